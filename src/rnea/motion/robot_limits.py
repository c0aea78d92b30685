"""What a robot's own description allows a motion to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from rnea.errors import InputError
from rnea.model import Model
from rnea.motion.limits import Limits
from rnea.motion.trajectory import Motion
from rnea.spatial.numbers import Array

_TOO_FAR = 10.0
"""rad or m: positions beyond this, outside the limits, are rather degrees or millimetres."""


def limits_of(
    model: Model, velocity: Any = None, acceleration: Any = None, jerk: Any = None
) -> Limits:
    """Limits as asked for; where no velocity is asked for, the robot's own one holds.

    A description knows nothing of acceleration and jerk. To ask for more velocity than the robot
    has is an error.
    """
    names = model.joint_names
    highest = Limits.of(names, [body.limits.velocity for body in model.independent]).velocity
    asked = Limits.of(names, velocity, acceleration, jerk)
    for k in np.flatnonzero(np.isfinite(asked.velocity) & (asked.velocity > highest)):
        raise InputError(
            f"joint {names[k]!r}: a velocity of {asked.velocity[k]:g} is above the robot's own "
            f"limit of {highest[k]:g}; ask for no more than that, or ignore its limits "
            "(--ignore-limits)"
        )
    return Limits.of(names, np.minimum(asked.velocity, highest), asked.acceleration, asked.jerk)


def refuse_outside(model: Model, motion: Motion) -> None:
    """A motion must stay between the robot's limits of position; overshoot counts."""
    for beyond in _outside(model, *motion.span):
        raise InputError(
            f"joint {beyond.joint!r} would reach {beyond.reached}, outside its limits "
            f"{beyond.limits}{beyond.suspicion}; change the motion, or ignore the robot's limits "
            "(--ignore-limits)"
        )


def limit_notes(model: Model, q: Array, tau: Array) -> list[str]:
    """Which joints leave their position limits or need more than their effort limit.

    q, tau: (..., n).
    """
    positions, efforts = (np.reshape(values, (-1, len(model.independent))) for values in (q, tau))
    if not len(positions):
        return []
    notes = [
        f"joint {beyond.joint!r} leaves its position limits: q reaches {beyond.reached}, the "
        f"limits are {beyond.limits}{beyond.suspicion}"
        for beyond in _outside(model, positions.min(axis=0), positions.max(axis=0))
    ]
    for body, peak in zip(model.independent, np.abs(efforts).max(axis=0), strict=True):
        limit = body.limits.effort
        if limit is not None and peak > float(limit) * (1 + 1e-9):
            unit = body.joint.effort_unit
            notes.append(
                f"joint {body.joint.name!r} needs {peak:.4g} {unit}, more than its effort limit of "
                f"{float(limit):g} {unit}"
            )
    return notes


class _Outside(NamedTuple):
    """A joint that gets beyond its position limits, in words."""

    joint: str
    reached: str
    limits: str
    suspicion: str


def _outside(model: Model, lowest: Array, highest: Array) -> Iterator[_Outside]:
    """The joints whose lowest or highest positions (n,) are beyond their limits."""
    for body, low, high in zip(model.independent, lowest, highest, strict=True):
        lower = -np.inf if body.limits.lower is None else float(body.limits.lower)
        upper = np.inf if body.limits.upper is None else float(body.limits.upper)
        slack = 1e-9 * max(abs(low), abs(high))
        if low < lower - slack or high > upper + slack:
            # the end that is farther outside
            reached = low if lower - low > high - upper else high
            unit = body.joint.position_unit
            other = "degrees" if unit == "rad" else "millimetres"
            yield _Outside(
                body.joint.name,
                f"{reached:.6g} {unit}",
                f"{lower:g} .. {upper:g} {unit}",
                f" (are these {other}?)" if abs(reached) > _TOO_FAR else "",
            )


def units_of(model: Model) -> tuple[str, ...]:
    """rad or m of each joint."""
    return tuple(body.joint.position_unit for body in model.independent)
