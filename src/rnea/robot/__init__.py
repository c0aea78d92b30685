"""Robot: the only place where the rooms are put together."""

from rnea.robot.front_desk import Robot

__all__ = ["Robot"]
