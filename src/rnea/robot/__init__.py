"""Robot: the only place where the rooms are put together."""

from rnea.robot.robot import Robot

__all__ = ["Robot"]

from rnea.robot.making import scalars_of
