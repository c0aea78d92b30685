"""A robot run in time: its dynamics composed with integrators, friction and control.

Here a `Robot` meets `rnea.simulate`, which knows none.
"""

from rnea.apps.simulate.runs.control_options import ControlOptions
from rnea.apps.simulate.runs.elastic_joints import DRIVES
from rnea.apps.simulate.runs.robot_rollouts import rollouts
from rnea.apps.simulate.runs.simulation import simulate
