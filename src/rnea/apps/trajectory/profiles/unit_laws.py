"""How a joint goes from rest to rest: unit laws s(u), from s(0) = 0 to s(1) = 1.

All laws here are symmetric, s(1 - u) = 1 - s(u), so that each only says its first half and the
second is its mirror image. A joint with way d and time T then moves with peaks

    velocity d/T · peak,   acceleration d/T² · peak,   jerk d/T³ · peak.

To add a law: write its class with the same members, and add it to `point_to_point`.
"""

from __future__ import annotations

import math
from typing import Any, Protocol, final

import numpy as np

from rnea.core.spatial.numbers import Array

Half = tuple[Any, Any, Any, Any]


class MotionProfile(Protocol):
    """peak: of |s'|, |s''|, |s'''|; each a number, or an array (n,) with one entry per joint.

    smooth says whether the acceleration is continuous, also at both ends against rest: only then
    is the jerk finite.
    """

    smooth: bool

    @property
    def peak(self) -> tuple[Any, Any, Any]: ...

    def first_half(self, u: Array) -> Half:
        """s, s', s'', s''' for u in [0, 1/2]."""


@final
class Cubic:
    """s = 3u² - 2u³: a parabola of speed; the acceleration falls evenly, and jumps at the ends."""

    smooth = False
    peak = (1.5, 6.0, 12.0)

    def first_half(self, u: Array) -> Half:
        return u * u * (3 - 2 * u), 6 * u * (1 - u), 6 - 12 * u, -12 + 0 * u


@final
class Quintic:
    """s = 10u³ - 15u⁴ + 6u⁵: at rest in speed and acceleration at both ends."""

    smooth = True
    peak = (15 / 8, 10 / math.sqrt(3), 60.0)

    def first_half(self, u: Array) -> Half:
        rest = 1 - u
        return (
            u**3 * (10 - 15 * u + 6 * u * u),
            30 * (u * rest) ** 2,
            60 * u * rest * (1 - 2 * u),
            60 * (1 - 6 * u * rest),
        )


@final
class Harmonic:
    """s = (1 - cos πu)/2: half a swing of a pendulum; the acceleration jumps at the ends."""

    smooth = False
    peak = (math.pi / 2, math.pi**2 / 2, math.pi**3 / 2)

    def first_half(self, u: Array) -> Half:
        # sin² of the half angle: no cancellation near u = 0
        angle, (v, a, j) = math.pi * u, self.peak
        return np.sin(angle / 2) ** 2, v * np.sin(angle), a * np.cos(angle), -j * np.sin(angle)


@final
class Trapezoid:
    """Constant acceleration for a fraction `ramp` of the time (0 < ramp ≤ 1/2), then cruising."""

    smooth = False

    def __init__(self, ramp: Any) -> None:
        self.ramp = np.asarray(ramp, dtype=float)

    @property
    def peak(self) -> tuple[Any, Any, Any]:
        cruise = 1 / (1 - self.ramp)
        return cruise, cruise / self.ramp, np.full_like(self.ramp, np.inf)

    def first_half(self, u: Array) -> Half:
        cruise, a, _ = self.peak
        ramping, nothing = u.real < self.ramp, 0 * u * self.ramp
        return (
            np.where(ramping, a * u * u / 2, cruise * (u - self.ramp / 2)),
            np.where(ramping, a * u, cruise + nothing),
            np.where(ramping, a, nothing),
            nothing,
        )


@final
class SCurve:
    """Jerk-limited: acceleration rises, stays and falls within `ramp`; `rise` is each slope of it.

    0 < rise ≤ ramp/2 and ramp ≤ 1/2, all as fractions of the time. Seven segments in general;
    rise = ramp/2: the acceleration is not held; ramp = 1/2: the speed is not held.
    """

    smooth = True

    def __init__(self, ramp: Any, rise: Any) -> None:
        self.ramp, self.rise = np.asarray(ramp, dtype=float), np.asarray(rise, dtype=float)

    @property
    def peak(self) -> tuple[Any, Any, Any]:
        cruise = 1 / (1 - self.ramp)
        a = cruise / (self.ramp - self.rise)
        return cruise, a, a / self.rise

    def first_half(self, u: Array) -> Half:
        ramp, rise, (cruise, a, j) = self.ramp, self.rise, self.peak
        left, middle, nothing = ramp - u, u - rise / 2, 0 * u * ramp
        at_speed = cruise * (u - ramp / 2)
        where = [u.real < rise, u.real < ramp - rise, u.real < ramp]
        return (
            np.select(
                where,
                [j * u**3 / 6, a * (middle**2 + rise**2 / 12) / 2, at_speed + j * left**3 / 6],
                at_speed,
            ),
            np.select(where, [j * u * u / 2, a * middle, cruise - j * left**2 / 2], cruise),
            np.select(where, [j * u, a + nothing, j * left], 0),
            np.select(where, [j + nothing, nothing, -j + nothing], 0),
        )
