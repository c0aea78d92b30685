"""Several joints from rest to rest in the least time their limits allow, all in the same time.

Each joint alone would need its own least time; the slowest one decides, and the others take
their own fastest motion stretched to the same duration, which keeps every limit of theirs.

Where a law's proportions are free (trapezoid, S-curve) and every limit that shapes it is given,
they are those of the fastest motion. Where one is missing, or only a duration is given, the law
has equal segments: thirds for the trapezoid, sevenths for the S-curve.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.errors import InputError, UnknownNameError
from rnea.motion.limits import LIMITED_RATES, Limits
from rnea.motion.profiles import Cubic, Harmonic, Law, Quintic, SCurve, Trapezoid
from rnea.motion.rest_to_rest import RestToRest
from rnea.spatial.numbers import Array

_FIXED: dict[str, type[Cubic] | type[Quintic] | type[Harmonic]] = {
    "cubic": Cubic,
    "quintic": Quintic,
    "sinusoid": Harmonic,
}
POINT_TO_POINT = (*_FIXED, "trapezoid", "scurve")


def point_to_point(
    start: Any,
    end: Any,
    profile: str,
    joint_names: Sequence[str],
    limits: Limits | None = None,
    duration: float | None = None,
    swings: int = 1,
) -> RestToRest:
    """The fastest motion within the limits, or one of a given duration that keeps them.

    >>> limits = Limits.of(["a"], velocity=1.0, acceleration=2.0)
    >>> point_to_point([0.0], [3.0], "trapezoid", ["a"], limits).duration
    3.5
    """
    names = tuple(joint_names)
    start, end = positions(start, names, "start"), positions(end, names, "end")
    limits = Limits.of(names) if limits is None else limits
    if swings < 1:
        raise InputError(f"a motion needs at least one swing, got {swings}")
    way = np.abs(end - start)
    limits.refuse_zero(way > 0)
    law = _law(profile, way, limits)
    refuse_impossible_jerk(profile, law.smooth, limits, way > 0)
    alone = time_needed(way, law.peak, limits) * swings
    duration = common_duration(alone, way, limits, duration)
    return RestToRest(start, end, law, duration, names, swings)


def _law(profile: str, way: Array, limits: Limits) -> Law:
    if profile in _FIXED:
        return _FIXED[profile]()
    if profile == "trapezoid":
        return Trapezoid([_fastest_ramp(*row) for row in _rows(way, limits)])
    if profile == "scurve":
        shapes = [_fastest_s(*row) for row in _rows(way, limits)]
        return SCurve([ramp for ramp, _ in shapes], [rise for _, rise in shapes])
    raise UnknownNameError("profile", profile, POINT_TO_POINT)


def _rows(way: Array, limits: Limits) -> list[tuple[float, ...]]:
    columns = (way, limits.velocity, limits.acceleration, limits.jerk)
    return [tuple(row) for row in np.stack(columns, axis=-1).tolist()]


def _fastest_ramp(way: float, v: float, a: float, _: float) -> float:
    """The part of the time in which the fastest trapezoid speeds up."""
    if not way or math.isinf(a):
        return 1 / 3
    if math.isinf(v):
        return 1 / 2
    ramp = v / a
    cruise = way / v - ramp
    # too short to reach the speed: accelerate for half of the time
    return ramp / (2 * ramp + cruise) if cruise > 0 else 1 / 2


def _fastest_s(way: float, v: float, a: float, j: float) -> tuple[float, float]:
    """Ramp and rise of the fastest S-curve, as parts of its time.

    With rise time h = a/j the ramp to speed v lasts v/a + h, and its mean speed is v/2. On a short
    way to a small speed, the acceleration limit is not reached: the ramp is twice √(v/j).
    """
    if not way or math.isinf(j):
        return 3 / 7, 1 / 7
    h = a / j
    held = v >= a * h and math.isfinite(h)
    rise = h if held else math.sqrt(v / j)
    ramp = v / a + h if held else 2 * rise
    cruise = way / v - ramp
    if cruise > 0:
        total = 2 * ramp + cruise
        return ramp / total, min(rise, ramp / 2) / total
    # v is not reached but the speed with way = speed (speed/a + h), unless that is less than a h:
    # then the acceleration is not held either, and the motion has four equal parts
    if math.isinf(h):
        return 1 / 2, 1 / 4
    speed = way / (math.sqrt(h * h / 4 + way / a) + h / 2)
    return 1 / 2, min(h / (2 * (speed / a + h)), 1 / 4)


def time_needed(way: Array, peak: tuple[Any, Any, Any], limits: Limits) -> Array:
    """The least time (n,) of each joint alone; `peak` of its three rates for way 1 in time 1."""
    times = [np.zeros_like(way)]
    with np.errstate(all="ignore"):
        for k, (rate, unit) in enumerate(zip(LIMITED_RATES, peak, strict=True), start=1):
            limited = np.isfinite(limits[rate]) & (way > 0)
            times.append(np.where(limited, (way * unit / limits[rate]) ** (1 / k), 0.0))
    return np.max(times, axis=0)


def common_duration(
    alone: Array, moving: Array, limits: Limits, duration: float | None, words: str = "the duration"
) -> float:
    """The duration of the slowest joint, or the one asked for if it is long enough for all."""
    if duration is not None and not (math.isfinite(duration) and duration > 0):
        raise InputError(f"{words} must be a positive number of seconds, not {duration:g}")
    slowest = int(alone.argmax()) if len(alone) else 0
    least = float(alone[slowest]) if len(alone) else 0.0
    if duration is not None:
        if duration < least * (1 - 1e-12):
            raise InputError(
                f"joint {limits.joint_names[slowest]!r} needs at least {least:.6g} s within its "
                f"limits, but {words} is {duration:g} s; allow {rounded_up(least)} s or raise "
                "its limits"
            )
        return duration
    if not np.any(moving):
        raise InputError("nothing moves: start and end are the same; give a duration to hold still")
    unlimited = [limits.joint_names[i] for i in np.flatnonzero((moving > 0) & (alone == 0))]
    if unlimited:
        raise InputError(
            f"joint {unlimited[0]!r} has no limit, so its motion has no least time; give "
            "a duration, or a limit of its velocity, acceleration or jerk"
        )
    if not (math.isfinite(least) and least > 0):
        raise InputError(
            f"joint {limits.joint_names[slowest]!r}: its way and its limits are so far apart that "
            "the time is no finite number"
        )
    return least


def rounded_up(value: float, digits: int = 4) -> str:
    """A short number that is not below the value."""
    scale = 10.0 ** (digits - 1 - math.floor(math.log10(value)))
    return f"{math.ceil(value * scale) / scale:.{digits}g}"


def refuse_impossible_jerk(profile: str, smooth: bool, limits: Limits, moving: Array) -> None:
    limited = np.flatnonzero(np.isfinite(limits.jerk) & moving)
    if not smooth and len(limited):
        raise InputError(
            f"joint {limits.joint_names[int(limited[0])]!r} has a jerk limit, but the acceleration "
            f"of a {profile} motion jumps: its jerk is infinite, however slow; use the profile "
            "scurve or quintic, or set no limit of jerk"
        )


def positions(values: Any, names: tuple[str, ...], what: str) -> Array:
    out = np.asarray(values, dtype=float)
    if out.shape != (len(names),):
        shown = ", ".join(names)
        raise InputError(
            f"{what}: expected {len(names)} values ({shown}), got an array {out.shape}"
        )
    for name, value in zip(names, out, strict=True):
        if not math.isfinite(value):
            raise InputError(f"{what}: joint {name!r} is {value:g}, not a finite number")
    return out
