"""What is asked of a picture besides its subject: whose joints, which of them, how it looks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rnea.errors import InputError
from rnea.robot import Robot
from rnea.spatial.numbers import Array
from rnea.views import Look
from rnea.views.plots import Joints


@dataclass(frozen=True, eq=False)
class Request:
    """owner: the robot, where one was given; t: times in s; names: of the joints to be shown,
    all if empty; subject: in words, for errors."""

    look: Look
    subject: str
    owner: Robot | None = None
    t: Any = None
    names: tuple[str, ...] = ()

    @property
    def robot(self) -> Robot:
        if self.owner is None:
            raise InputError(
                f"{self.subject} does not know the units of its joints; say whose it is: "
                "plot(..., robot=arm)"
            )
        return self.owner

    @cached_property
    def columns(self) -> list[int]:
        """The columns of the joints to be shown."""
        every = Joints.of(self.robot.model)
        return [every.index(name) for name in self.names] or list(range(len(every)))

    @cached_property
    def joints(self) -> Joints:
        return Joints.of(self.robot.model).only(self.columns)

    def shown(self, values: Array) -> Array:
        """The columns of values (..., n) that belong to the joints shown."""
        return values[..., self.columns]
