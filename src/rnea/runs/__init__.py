"""A robot run in time: its dynamics composed with integrators, friction and control."""

from rnea.runs.elastic_joints import DRIVES
from rnea.runs.friction import FRICTIONS
from rnea.runs.rollouts import rollouts
from rnea.runs.simulation import simulate
