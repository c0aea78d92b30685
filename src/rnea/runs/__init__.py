"""A robot run in time: its dynamics composed with integrators, friction and control.

Here a `Robot` meets `rnea.simulate`, which knows none.
"""

from rnea.runs.control_options import ControlOptions
from rnea.runs.elastic_joints import DRIVES
from rnea.runs.rollouts import rollouts
from rnea.runs.simulation import simulate
