"""What a robot's own description allows a motion to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.model import Model
from rnea.motion.limits import LIMITED_RATES, Limits
from rnea.motion.trajectory import Motion
from rnea.spatial.numbers import Array

_NO_ANGLE, _NO_WAY = 10.0, 10.0
"""rad and m: positions beyond these, outside the limits, are rather degrees and millimetres."""


def limits_of(
    model: Model, velocity: Any = None, acceleration: Any = None, jerk: Any = None
) -> Limits:
    """Limits as asked for; where no velocity is asked for, the robot's own one holds.

    A description knows nothing of acceleration and jerk. To ask for more velocity than the robot
    has is an error.
    """
    names = model.joint_names
    own = Limits.of(names, velocity=[body.limits.velocity for body in model.independent])
    asked = Limits.of(names, velocity, acceleration, jerk)
    for k in np.flatnonzero(np.isfinite(asked.velocity) & (asked.velocity > own.velocity)):
        raise InputError(
            f"joint {names[k]!r}: a velocity of {asked.velocity[k]:g} is above the robot's own "
            f"limit of {own.velocity[k]:g}; ask for no more than that, or ignore its limits "
            "(--ignore-limits)"
        )
    given = np.minimum(asked.velocity, own.velocity)
    return Limits.of(names, given, *(asked[rate] for rate in LIMITED_RATES[1:]))


def refuse_outside(model: Model, motion: Motion) -> None:
    """A motion must stay between the robot's limits of position; overshoot counts."""
    for found in outside(model, *motion.span):
        raise InputError(
            f"joint {found.joint!r} would reach {found.reached:.6g} {found.unit}, outside its "
            f"limits {found.limits()}{found.suspicion()}; change the motion, or ignore the robot's "
            "limits (--ignore-limits)"
        )


@dataclass(frozen=True)
class Outside:
    """A joint that gets beyond its position limits, in rad or m."""

    joint: str
    reached: float
    lower: float
    upper: float
    unit: str

    def limits(self) -> str:
        return f"{self.lower:g} .. {self.upper:g} {self.unit}"

    def sentence(self) -> str:
        return (
            f"q reaches {self.reached:.6g} {self.unit}, the limits are {self.limits()}"
            f"{self.suspicion()}"
        )

    def suspicion(self) -> str:
        """Another unit, where the number looks like one."""
        if self.unit == "rad":
            return " (are these degrees?)" if abs(self.reached) > _NO_ANGLE else ""
        return " (are these millimetres?)" if abs(self.reached) > _NO_WAY else ""


def outside(model: Model, lowest: Array, highest: Array) -> Iterator[Outside]:
    """The joints whose lowest or highest positions (n,) are beyond their limits."""
    for body, low, high in zip(model.independent, lowest, highest, strict=True):
        lower, upper = _bounds(body.limits.lower, -np.inf), _bounds(body.limits.upper, np.inf)
        slack = 1e-9 * max(abs(low), abs(high))
        if low < lower - slack or high > upper + slack:
            # the end that is farther outside
            reached = low if lower - low > high - upper else high
            yield Outside(body.joint.name, float(reached), lower, upper, body.joint.position_unit)


def _bounds(value: Any, otherwise: float) -> float:
    return otherwise if value is None else float(value)


def units_of(model: Model) -> tuple[str, ...]:
    """rad or m of each joint."""
    return tuple(body.joint.position_unit for body in model.independent)
