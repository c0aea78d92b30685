"""Limits of a motion: its own, a robot's, how much of each it uses, the least time within them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Any, NamedTuple, TypeVar

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.trajectory import Motion, Peaks
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, counted, shortened

LIMITED_RATES = ("velocity", "acceleration", "jerk")
_TOO_FAR = 10.0
"""rad or m: positions beyond this, outside the limits, are rather degrees or millimetres."""


@dataclass(frozen=True, eq=False)
class MotionLimits:
    """What each joint may do: arrays (n,), infinite where there is no limit.

    Of joints with several speeds, joint_names are the names of these.
    velocity, acceleration, jerk: in rad or m, per s, s² and s³

    >>> limits = MotionLimits.of(["hip", "knee"], velocity=1.0)
    >>> limits.velocity, limits.jerk
    (array([1., 1.]), array([inf, inf]))
    >>> moving = np.array([True, False])
    >>> limits.refuse_zero(moving), limits.refuse_jumps(moving, "cubic")
    (None, None)
    """

    joint_names: tuple[str, ...]
    velocity: Array
    acceleration: Array
    jerk: Array

    @classmethod
    def of(
        cls,
        joint_names: Sequence[str],
        velocity: Any = None,
        acceleration: Any = None,
        jerk: Any = None,
    ) -> MotionLimits:
        """From one number for all joints, one per joint (None or inf: no limit), or nothing.

        >>> MotionLimits.of(["a", "b"], velocity=[1, None], acceleration=2).velocity
        array([ 1., inf])
        """
        names = tuple(joint_names)
        values = zip(LIMITED_RATES, (velocity, acceleration, jerk), strict=True)
        return cls(names, *(_per_joint(rate, value, names) for rate, value in values))

    def __getitem__(self, rate: str) -> Array:
        values: Array = getattr(self, rate)
        return values

    def refuse_zero(self, moving: Array) -> None:
        """A joint that has a way to go cannot do so at no speed."""
        for rate in LIMITED_RATES:
            for k in np.flatnonzero(moving & (self[rate] == 0)):
                raise InputError(
                    f"joint {self.joint_names[k]!r} has to move, but its {rate} limit "
                    f"is 0; give it a positive one, or leave the joint where it is"
                )

    def refuse_jumps(self, moving: Array, profile: str) -> None:
        """Where the acceleration of a profile jumps, its jerk is infinite, however slow it is."""
        for k in np.flatnonzero(np.isfinite(self.jerk) & moving):
            raise InputError(
                f"joint {self.joint_names[k]!r} has a jerk limit, but the acceleration of a "
                f"{profile} motion jumps: its jerk is infinite, however slow; use the profile "
                "scurve or quintic, or set no limit of jerk"
            )


def limits_for(columns: Columns, limits: MotionLimits | None) -> MotionLimits:
    """The limits of a motion's speeds; none where none are given."""
    if limits is None:
        return MotionLimits.of(columns.speeds)
    if len(limits.joint_names) != len(columns.speeds):
        raise InputError(
            f"limits of {len(limits.joint_names)} speeds ({shortened(limits.joint_names)}), but "
            f"{len(columns.speeds)} move ({shortened(columns.speeds)}); limits_of(model) has one "
            "for each"
        )
    return limits


def _per_joint(rate: str, value: Any, names: tuple[str, ...]) -> Array:
    entries = list(value) if isinstance(value, (Sequence, np.ndarray)) else [value] * len(names)
    if len(entries) != len(names):
        raise InputError(
            f"{rate} limits: {counted(len(entries), 'value')} for {counted(len(names), 'joint')} "
            f"({', '.join(names)})"
        )
    out = np.array([np.inf if entry is None else float(entry) for entry in entries])
    for name, entry in zip(names, out, strict=True):
        if not entry >= 0:
            raise InputError(f"joint {name!r}: a {rate} limit must be positive, got {entry:g}")
    out.setflags(write=False)
    return out


@dataclass(frozen=True, eq=False)
class Usage:
    """How much of its limits a motion uses.

    share     peak / limit of each rate (n,), 0 where there is no limit
    needed    the part of the duration (n,) in which each joint alone could do its motion
    joint     who decides the duration (None where nothing is limited or nothing moves), by which
              limits

    >>> limits = MotionLimits.of(["hip"], velocity=2.0)
    >>> used = usage(Peaks(np.array([1.0]), np.zeros(1), np.zeros(1)), limits)
    >>> used.share["velocity"], used.joint
    (array([0.5]), 'hip')
    """

    share: dict[str, Array]
    needed: Array
    joint: str | None
    by: tuple[str, ...]


def usage(peaks: Peaks, limits: MotionLimits) -> Usage:
    """Stretching a motion by k divides velocity by k, acceleration by k² and jerk by k³.

    >>> limits = MotionLimits.of(["hip"], velocity=2.0)
    >>> usage(Peaks(np.array([1.0]), np.zeros(1), np.zeros(1)), limits).share["velocity"]
    array([0.5])
    """
    share = {rate: _share(peaks[rate], limits[rate]) for rate in LIMITED_RATES}
    demand = np.array([share[rate] ** (1 / k) for k, rate in enumerate(LIMITED_RATES, start=1)])
    needed = demand.max(axis=0, initial=0.0)
    if not len(needed) or needed.max() == 0:
        return Usage(share, needed, None, ())
    decides = int(needed.argmax())
    at_limit = demand[:, decides] >= needed[decides] * (1 - 1e-9)
    by = tuple(compress(LIMITED_RATES, at_limit))
    return Usage(share, needed, limits.joint_names[decides], by)


def _share(peak: Array, limit: Array) -> Array:
    # no limit: no share, also of an infinite jerk
    limited = np.isfinite(limit) & (peak > 0)
    with np.errstate(all="ignore"):
        return np.divide(peak, limit, out=np.zeros_like(peak), where=limited)


M = TypeVar("M", bound=Motion)


def timed(
    motion: M,
    moving: Array,
    limits: MotionLimits,
    duration: float | None,
    words: str = "the duration",
) -> M:
    """The same path as fast as the limits allow, or in the duration asked for if that is enough.

    moving (n,): which joints have a way to go. words: what the duration is called in messages.
    """
    if duration is not None and not (math.isfinite(duration) and duration > 0):
        raise InputError(f"{words} must be a positive number of seconds, not {duration:g}")
    alone = usage(motion.peaks, limits).needed * motion.duration
    slowest = int(alone.argmax()) if len(alone) else 0
    least = float(alone[slowest]) if len(alone) else 0.0
    if duration is not None:
        if duration < least * (1 - 1e-12):
            raise InputError(
                f"joint {limits.joint_names[slowest]!r} needs at least {least:.6g} s within its "
                f"limits, but {words} is {duration:g} s; allow {_rounded_up(least)} s or raise "
                "its limits"
            )
        return motion.lasting(duration)
    if not moving.any():
        raise InputError("nothing moves: start and end are the same; give a duration to hold still")
    for k in np.flatnonzero(moving & (alone == 0)):
        raise InputError(
            f"joint {limits.joint_names[k]!r} has no limit, so its motion has no least time; give "
            "a duration, or a limit of its velocity, acceleration or jerk"
        )
    if not (math.isfinite(least) and least > 0):
        raise InputError(
            f"joint {limits.joint_names[slowest]!r}: its way and its limits are so far apart that "
            "the time is no finite number"
        )
    return motion.lasting(least)


def _rounded_up(value: float) -> str:
    """A short number that is not below the value."""
    scale = 10.0 ** (3 - math.floor(math.log10(value)))
    return f"{math.ceil(value * scale) / scale:.4g}"


# ---- what a robot's own description allows -----------------------------------------------------


def limits_of(
    model: Model, velocity: Any = None, acceleration: Any = None, jerk: Any = None
) -> MotionLimits:
    """Limits as asked for; where no velocity is asked for, the robot's own one holds.

    A description knows nothing of acceleration and jerk. To ask for more velocity than the robot
    has is an error.

    >>> from rnea import load
    >>> limits_of(load("ur5").model, acceleration=2.0).velocity[:2].round(3)
    array([3.15, 3.15])
    """
    names = [freedom.name for freedom in model.dofs]
    highest = MotionLimits.of(names, [x.body.limits.velocity for x in model.dofs]).velocity
    asked = MotionLimits.of(names, velocity, acceleration, jerk)
    for k in np.flatnonzero(np.isfinite(asked.velocity) & (asked.velocity > highest)):
        raise InputError(
            f"joint {names[k]!r}: a velocity of {asked.velocity[k]:g} is above the robot's own "
            f"limit of {highest[k]:g}; ask for no more than that, or ignore its limits "
            "(--ignore-limits)"
        )
    return MotionLimits.of(
        names, np.minimum(asked.velocity, highest), asked.acceleration, asked.jerk
    )


def refuse_outside(model: Model, motion: Motion) -> None:
    """A motion must stay between the robot's limits of position; overshoot counts."""
    for beyond in _outside(model, *motion.span):
        raise InputError(
            f"joint {beyond.joint!r} would reach {beyond.reached}, outside its limits "
            f"{beyond.limits}{beyond.finding}; change the motion, or ignore the robot's limits "
            "(--ignore-limits)"
        )


def limit_notes(model: Model, q: Array, tau: Array, qd: Array | None = None) -> list[str]:
    """Which joints leave their position limits, are faster than theirs, or need more effort.

    q (..., nq), tau and qd (..., nv). A speed or an effort of 0 is no limit: many files write it
    for unknown.
    """
    positions, efforts = np.reshape(q, (-1, model.nq)), np.reshape(tau, (-1, model.nv))
    if not len(positions):
        return []
    notes = [
        f"joint {beyond.joint!r} leaves its position limits: q reaches {beyond.reached}, the "
        f"limits are {beyond.limits}{beyond.finding}"
        for beyond in _outside(model, positions.min(axis=0), positions.max(axis=0))
    ]
    speeds = np.zeros_like(efforts) if qd is None else np.reshape(qd, (-1, model.nv))
    for freedom, peak in zip(model.dofs, np.abs(speeds).max(axis=0), strict=True):
        limit = freedom.body.limits.velocity
        if limit and peak > float(limit) * (1 + 1e-9):
            notes.append(
                f"joint {freedom.name!r} moves at {peak:.4g} {freedom.unit}, faster than its limit "
                f"of {float(limit):g} {freedom.unit}"
            )
    for freedom, peak in zip(model.dofs, np.abs(efforts).max(axis=0), strict=True):
        limit = freedom.body.limits.effort
        if limit and peak > float(limit) * (1 + 1e-9):
            unit = freedom.effort_unit
            notes.append(
                f"joint {freedom.effort_name!r} needs {peak:.4g} {unit}, more than its effort "
                f"limit of {float(limit):g} {unit}"
            )
    return notes


class _Outside(NamedTuple):
    """A joint that gets beyond its position limits, in words."""

    joint: str
    reached: str
    limits: str
    finding: str


def _outside(model: Model, lowest: Array, highest: Array) -> Iterator[_Outside]:
    """The coordinates whose lowest or highest positions (nq,) are beyond their joint's limits."""
    for coordinate, low, high in zip(model.coordinates, lowest, highest, strict=True):
        limits, unit = coordinate.body.limits, coordinate.unit
        if not unit:
            # the parts of a quaternion have none
            continue
        lower = -np.inf if limits.lower is None else float(limits.lower)
        upper = np.inf if limits.upper is None else float(limits.upper)
        slack = 1e-9 * max(abs(low), abs(high))
        if low < lower - slack or high > upper + slack:
            # the end that is farther outside
            reached = low if lower - low > high - upper else high
            other = "degrees" if unit == "rad" else "millimetres"
            yield _Outside(
                coordinate.name,
                f"{reached:.6g} {unit}",
                f"{lower:g} .. {upper:g} {unit}",
                f" (are these {other}?)" if abs(reached) > _TOO_FAR else "",
            )
