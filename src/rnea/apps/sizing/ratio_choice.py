"""The gear ratio for a motor over one motion or several, such as those of several payloads.

Of a ratio r the motor's torque is a / r + b r + c (`ratio_windows`), so r² times its mean square is

    (1) mean(b²) r⁴ + 2 mean(b c) r³ + (mean(c²) + 2 mean(a b)) r² + 2 mean(a c) r + mean(a²)

and the mean square has its stationary ratios where

    (2) mean(b²) r⁴ + mean(b c) r³ - mean(a c) r - mean(a²) = 0.

The largest of several mean squares is least at an end of a window, where one of them is stationary,
or where two of them cross. Where no ratio is within all limits, the limits' own ends cut the ratios
into pieces within which the same limits are broken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import numpy as np

from rnea.apps.sizing.cycle import cycle_mean
from rnea.apps.sizing.envelope import rated_current
from rnea.apps.sizing.exceeded_limits import exceeds
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.apps.sizing.ratio_windows import OfRatio, by_ratio, windows
from rnea.core.description import Gear, Motor
from rnea.core.spatial.numbers import Array

_PEAKS = {"torque": "peak_torque", "speed": "max_speed", "voltage": "voltage"}
# a piece is looked at in so many places, then around the best of them, so many times
_PLACES, _ZOOMS = 17, 6


def least_torque_ratio(
    motor: Motor,
    gear: Gear,
    t: Array,
    qd: Array,
    qdd: Array,
    tau: Array,
    most: float,
    dwell: float = 0.0,
    hold: float = 0.0,
) -> float | None:
    """The ratio of least RMS torque, from 1 to `most`, within the motor's peak region.

    None where the motor cannot do this motion behind any such gear.
    dwell: s after the motion, in which the joint needs the torque hold

    >>> motor = Motor(torque_constant=0.1, resistance=0.5, peak_torque=0.5, max_speed=100)
    >>> t, still = np.linspace(0, 1, 5), np.zeros(5)
    >>> round(least_torque_ratio(motor, Gear(), t, still + 2, still, still + 20, 200), 6)
    50.0
    """
    motion = JointMotion("", t, qd, qdd, tau, 0.0, dwell, hold)
    return coolest_ratio(motor, gear, [motion], most)


def coolest_ratio(
    motor: Motor, gear: Gear, motions: Sequence[JointMotion], most: float
) -> float | None:
    """The ratio whose largest RMS torque over all motions is least, within the peak region of all.

    None where there is no such ratio from 1 to `most`.
    """
    open_to_all = _common([_windows(motor, gear, motion, most) for motion in motions])
    squares = [_MeanSquare(motor, gear, motion) for motion in motions]
    turning = np.concatenate([x.stationary for x in squares])
    crossing = [np.roots(x.whole - y.whole).real for x, y in combinations(squares, 2)]
    inner = np.concatenate([turning, *crossing])
    candidates = [
        float(np.clip(ratio, low, high))
        for low, high in open_to_all
        for ratio in (low, *inner, high)
    ]
    return min(candidates, key=lambda r: max(square(r) for square in squares), default=None)


def nearest_ratio(motor: Motor, gear: Gear, motions: Sequence[JointMotion], most: float) -> float:
    """The ratio from 1 to `most` that breaks the fewest limits of the motor, and these the least.

    The least: the largest share of any limit is smallest.

    >>> motor = Motor(torque_constant=0.1, resistance=0.5, peak_torque=0.5, max_speed=60)
    >>> t, still = np.linspace(0, 1, 5), np.zeros(5)
    >>> motion = JointMotion("j", t, still + 2, still, still + 20, 0.0)
    >>> round(nearest_ratio(motor, Gear(), [motion], 200), 6)  # 60 of 60 rad/s, 0.67 of 0.5 N m
    30.0
    """
    used = [_Used(motor, gear, motion) for motion in motions]

    def key(ratio: float) -> tuple[int, float]:
        shares = [of(ratio) for of in used]
        broken = {what for one in shares for what, share in one.items() if exceeds(share)}
        return len(broken), max((x for one in shares for x in one.values()), default=0.0)

    ends = sorted({1.0, most, *_ends(motor, gear, motions, most)})
    pieces = list(pairwise(ends)) or [(most, most)]
    tried = {ratio: key(ratio) for ratio in (*ends, *(_between(*piece) for piece in pieces))}
    fewest = min(broken for broken, _ in tried.values())
    for piece in pieces:
        if tried[_between(*piece)][0] == fewest:
            ratio = _least(key, *piece)
            tried[ratio] = key(ratio)
    return min(tried, key=lambda ratio: tried[ratio])


def _least(key: Any, low: float, high: float) -> float:
    """Where it is least within a piece: in ever finer steps."""
    for _ in range(_ZOOMS):
        places = np.geomspace(low, high, _PLACES)
        best = min(range(_PLACES), key=lambda k: key(float(places[k])))
        low, high = float(places[max(best - 1, 0)]), float(places[min(best + 1, _PLACES - 1)])
    return _between(low, high)


def _between(low: float, high: float) -> float:
    return float(np.sqrt(low * high))


class _MeanSquare:
    """The mean square of the motor's torque over a cycle, by ratio: equation 1 over r²."""

    def __init__(self, motor: Motor, gear: Gear, motion: JointMotion) -> None:
        a, b, c = _of_ratio(motor, gear, motion)["torque"]

        def mean(x: Array, held: float = 0.0) -> float:
            return cycle_mean(motion.t, x, motion.dwell, held)

        square = mean(a * a, motion.hold * motion.hold)
        self.whole = np.array(
            [mean(b * b), 2 * mean(b * c), mean(c * c) + 2 * mean(a * b), 2 * mean(a * c), square]
        )

    @property
    def stationary(self) -> Array:
        """Roots of equation 2; what is not real is none, but does no harm."""
        b2, bc, _, ac, a2 = self.whole
        return np.asarray(np.roots([b2, bc / 2, 0.0, -ac / 2, -a2]).real)

    def reaches(self, square: float) -> Array:
        """Ratios at which it has this value."""
        return np.asarray(np.roots(self.whole - np.array([0, 0, square, 0, 0])).real)

    def __call__(self, ratio: float) -> float:
        return float(np.polyval(self.whole, ratio)) / (ratio * ratio)


class _Used:
    """By ratio: what of each limit of a motor a motion uses."""

    def __init__(self, motor: Motor, gear: Gear, motion: JointMotion) -> None:
        of, square = _of_ratio(motor, gear, motion), _MeanSquare(motor, gear, motion)
        limits = {what: getattr(motor, key) for what, key in _PEAKS.items()}
        self._peaks = [(what, of[what], most) for what, most in limits.items() if most is not None]
        # what holds the joint stands still: of torque and voltage a / r is left
        held = np.array([motion.hold if motion.dwell else 0.0])
        none = np.zeros(1)
        at_rest = by_ratio(motor, gear, none, none, none, held)
        self._held = {what: float(at_rest[what].a[0]) for what in _PEAKS}
        self._square, self._bearable = square, _bearable(motor)

    def __call__(self, ratio: float) -> dict[str, float]:
        shares = {}
        for what, values, most in self._peaks:
            top = max(float(np.abs(values(ratio)).max()), abs(self._held[what]) / ratio)
            shares[what] = top / float(most)
        if self._bearable is not None:
            shares["thermal"] = self._square(ratio) / self._bearable
        return shares


def _of_ratio(motor: Motor, gear: Gear, motion: JointMotion) -> dict[str, OfRatio]:
    return by_ratio(motor, gear, motion.t, motion.qd, motion.qdd, motion.tau)


def _bearable(motor: Motor) -> float | None:
    """The mean square of the torque that the winding bears for ever."""
    current = rated_current(motor)
    return None if current is None else float((current * motor.torque_constant) ** 2)


def _windows(
    motor: Motor, gear: Gear, motion: JointMotion, most: float
) -> list[tuple[float, float]]:
    hold = motion.hold if motion.dwell else 0.0
    return windows(motor, gear, motion.t, motion.qd, motion.qdd, motion.tau, most, hold)


def _common(several: Sequence[list[tuple[float, float]]]) -> list[tuple[float, float]]:
    """What intervals of ratios have in common."""
    common = several[0]
    for others in several[1:]:
        pairs = [(max(a, c), min(b, d)) for a, b in common for c, d in others]
        common = [(low, high) for low, high in pairs if low <= high]
    return common


def _ends(motor: Motor, gear: Gear, motions: Sequence[JointMotion], most: float) -> Iterable[float]:
    """Where a limit begins or ceases to be broken, each limit by itself."""
    free = replace(motor, peak_torque=None, max_speed=None, voltage=None)
    bearable = _bearable(motor)
    for motion in motions:
        for key in _PEAKS.values():
            if getattr(motor, key) is not None:
                alone: dict[str, Any] = {key: getattr(motor, key)}
                for window in _windows(replace(free, **alone), gear, motion, most):
                    yield from window
        if bearable is not None:
            found = _MeanSquare(motor, gear, motion).reaches(bearable)
            yield from (float(x) for x in found if 1 < x < most)
