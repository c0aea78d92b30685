"""What a robot's own description allows a motion to do."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.model.model import Model
from rnea.motion.limits import RATES, Limits
from rnea.motion.trajectory import Motion


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
            f"limit of {own.velocity[k]:g}; ask for no more than that, or ignore its limits"
        )
    given = np.minimum(asked.velocity, own.velocity)
    return Limits.of(names, given, *(asked[rate] for rate in RATES[1:]))


def refuse_outside(model: Model, motion: Motion) -> None:
    """A motion must stay between the robot's limits of position; overshoot counts."""
    lowest, highest = motion.span
    for body, low, high in zip(model.independent, lowest, highest, strict=True):
        lower, upper = _bounds(body.limits.lower, -np.inf), _bounds(body.limits.upper, np.inf)
        slack = 1e-9 * max(abs(low), abs(high))
        if low < lower - slack or high > upper + slack:
            reached = low if low < lower - slack else high
            unit = body.joint.position_unit
            raise InputError(
                f"joint {body.joint.name!r} would reach {reached:.6g} {unit}, outside its limits "
                f"{lower:g} .. {upper:g} {unit}; change the motion, or ignore the robot's limits"
            )


def _bounds(value: Any, otherwise: float) -> float:
    return otherwise if value is None else float(value)


def units_of(model: Model) -> tuple[str, ...]:
    """rad or m of each joint."""
    return tuple(body.joint.position_unit for body in model.independent)
