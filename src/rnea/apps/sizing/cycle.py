"""A cycle: a motion, then a dwell at its last pose, for ever.

What is averaged over a cycle counts the dwell with what holds the robot there: of a quantity x with
x_h in the dwell D after a motion of length T,

    (1) mean = (∫ x dt + x_h D) / (T + D)

The duty factor is the part of the cycle in which something moves: rows of a motion that stand still
are no more a motion than the dwell is.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from rnea.apps.sizing.electrics import integral, mean
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

# what of the highest speed still counts as standing: rounding
_STILL = 1e-9


@dataclass(frozen=True)
class Cycle:
    """How long a motion is, how long the robot then stands still (dwell), in s.

    standing: the part of the motion in which nothing moves, s
    moves: whether anything does at all, which a motion of a single row says nowhere else

    >>> Cycle(motion=2.0, dwell=3.0).duty_factor
    0.4
    >>> Cycle(motion=2.0, dwell=3.0, standing=1.0).duty_factor
    0.2
    """

    motion: float
    dwell: float = 0.0
    standing: float = 0.0
    moves: bool = True

    @classmethod
    def of(cls, t: Array, qd: Array, dwell: float) -> Cycle:
        """Of the speeds (N, ...) of a motion.

        >>> t, qd = np.array([0.0, 1.0, 3.0, 4.0]), np.array([1.0, 0.0, 0.0, 1.0])
        >>> Cycle.of(t, qd, dwell=1.0).duty_factor  # it moves for 2 s of 5
        0.4
        """
        return cls(float(t[-1] - t[0]), dwell, standing_time(t, qd), bool(np.any(qd)))

    def __post_init__(self) -> None:
        if not (math.isfinite(self.dwell) and self.dwell >= 0):
            raise InputError(f"a dwell is a time in s, not negative (got {self.dwell:g})")

    @property
    def duration(self) -> float:
        """Of the whole cycle, s."""
        return self.motion + self.dwell

    @property
    def duty_factor(self) -> float:
        """The part of the cycle in which something moves (ED); of a cycle that takes no time all or
        nothing."""
        if not self.duration:
            return float(self.moves)
        return (self.motion - self.standing) / self.duration


def standing_time(t: Array, qd: Array) -> float:
    """How long all speeds (N, ...) are zero, s: the steps at both of whose ends they are.

    >>> standing_time(np.array([0.0, 1.0, 3.0, 4.0]), np.array([1.0, 0.0, 0.0, 1.0]))
    2.0
    """
    size = np.abs(qd).reshape(len(t), -1).max(axis=1, initial=0.0)
    still = size <= _STILL * size.max(initial=0.0)
    return float(np.diff(t)[still[1:] & still[:-1]].sum())


def cycle_mean(t: Array, x: Array, dwell: float, held: float) -> float:
    """Equation 1; without a dwell the mean over the motion."""
    if not dwell:
        return mean(t, x)
    return (integral(t, x) + held * dwell) / (float(t[-1] - t[0]) + dwell)


def cycle_rms(t: Array, x: Array, dwell: float, held: float) -> float:
    """The root of the mean square over the cycle."""
    return math.sqrt(cycle_mean(t, x * x, dwell, held * held))
