"""A cycle: a motion, then a dwell at its last pose, for ever.

What is averaged over a cycle counts the dwell with what holds the robot there: of a quantity x with
x_h in the dwell D after a motion of length T,

    (1) mean = (∫ x dt + x_h D) / (T + D)
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from rnea.drive.electrics import integral, mean
from rnea.errors import InputError
from rnea.spatial.numbers import Array


@dataclass(frozen=True)
class Cycle:
    """How long a robot moves (motion), and how long it then stands still (dwell), in s.

    >>> Cycle(motion=2.0, dwell=3.0).duty_factor
    0.4
    """

    motion: float
    dwell: float = 0.0

    def __post_init__(self) -> None:
        if not (math.isfinite(self.dwell) and self.dwell >= 0):
            raise InputError(f"a dwell is a time in s, not negative (got {self.dwell:g})")

    @property
    def duration(self) -> float:
        """Of the whole cycle, s."""
        return self.motion + self.dwell

    @property
    def duty_factor(self) -> float:
        """The part of the cycle that is motion (ED): 1 without a dwell."""
        return self.motion / self.duration if self.dwell else 1.0


def cycle_mean(t: Array, x: Array, dwell: float, held: float) -> float:
    """Equation 1; without a dwell the mean over the motion."""
    if not dwell:
        return mean(t, x)
    return (integral(t, x) + held * dwell) / (float(t[-1] - t[0]) + dwell)


def cycle_rms(t: Array, x: Array, dwell: float, held: float) -> float:
    """The root of the mean square over the cycle."""
    return math.sqrt(cycle_mean(t, x * x, dwell, held * held))
