"""What is asked of a picture besides its subject: whose joints, which of them, how it looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.figures.joint_columns import Joints
from rnea.report.style import Look
from rnea.robot import Robot
from rnea.system.cached import cached_property


@dataclass(frozen=True, eq=False)
class ShownJoints:
    """Columns of a robot's efforts, speeds or coordinates that a picture shows."""

    joints: Joints
    columns: list[int]

    def part(self, values: Array) -> Array:
        """These columns of values (..., n)."""
        return values[..., self.columns]


@dataclass(frozen=True, eq=False)
class FigureRequest:
    """owner: the robot, where one was given; t: times in s; names: of the joints to be shown,
    or of some of their columns, all if empty; subject: in words, for errors."""

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
    def efforts(self) -> ShownJoints:
        return self._shown("effort")

    @cached_property
    def drives(self) -> ShownJoints:
        """The efforts of what drives the robot: of loops the motors'."""
        return self._shown("drive")

    @cached_property
    def speeds(self) -> ShownJoints:
        return self._shown("speed")

    @cached_property
    def coordinates(self) -> ShownJoints:
        return self._shown("coordinate")

    def of(self, quantity: str) -> ShownJoints:
        """The columns that an "effort", a "velocity" or a "position" has."""
        return self._shown({"position": "coordinate", "velocity": "speed"}.get(quantity, "effort"))

    def _shown(self, word: str) -> ShownJoints:
        every = Joints.of(self.robot.model, word)
        columns = every.numbers(self.names) or list(range(len(every)))
        return ShownJoints(every.only(columns), columns)
