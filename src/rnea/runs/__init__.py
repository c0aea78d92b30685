"""A robot run in time: its dynamics composed with integrators, friction and control.

Here a `Robot` meets `rnea.simulate`, which knows none. `Robot.simulate` and `Robot.rollouts` say
what the options mean.
"""

from rnea.runs.elastic_joints import DRIVES
from rnea.runs.rollouts import rollouts
from rnea.runs.simulation import simulate
