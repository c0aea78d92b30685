"""Robot: the front desk, and the only place where the rooms are put together."""

from rnea.robot.construction import scalars_of
from rnea.robot.robot import Robot
