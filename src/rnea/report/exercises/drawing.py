"""Numbers with few digits, drawn from a seed: a learner can compute with them on paper."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
ANGLES = (-60, -45, -30, 30, 45, 60, 90, 120, 135, 150)
"""Degrees, whose sines and cosines one knows."""
TURNING = (-3.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0)
SLIDING = (-0.8, -0.6, -0.5, -0.4, -0.2, 0.2, 0.4, 0.5, 0.6, 0.8)
"""Rates: rad/s and rad/s², m/s and m/s²."""


class Drawing:
    """One number after another; the same words give the same numbers, on any machine.

    >>> Drawing("planar_2r", 7).one(ANGLES) == Drawing("planar_2r", 7).one(ANGLES)
    True
    """

    def __init__(self, *words: object) -> None:
        # of a text, and by random() alone: both are promised to stay what they are
        self._random = random.Random("/".join(map(str, words)))

    def one(self, choices: Sequence[T]) -> T:
        return choices[int(self._random.random() * len(choices))]

    def mass(self, usual: float) -> float:
        """kg, about the usual one."""
        step = _decade(usual) / 2 if usual < 0.5 else 0.1 if usual < 2 else 0.5
        return self.one(between(0.6 * usual, 1.6 * usual, step if usual < 10 else 1.0))

    def length(self, usual: float) -> float:
        """m: of an arm 0.3 to 0.9, of what is much smaller or larger about the usual one."""
        if 0.25 <= abs(usual) <= 1.2:
            return math.copysign(self.one(between(0.3, 0.9, 0.05)), usual)
        step = _decade(abs(usual)) / 10
        size = self.one(between(0.6 * abs(usual), 1.4 * abs(usual), step))
        return math.copysign(size, usual)


def between(low: float, high: float, step: float) -> list[float]:
    """Multiples of a step, both ends included.

    >>> between(0.3, 0.5, 0.05)
    [0.3, 0.35, 0.4, 0.45, 0.5]
    """
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [float(f"{k * step:.6g}") for k in range(first, last + 1)]


def few_digits(value: float, digits: int = 2) -> float:
    return float(f"{value:.{digits}g}")


def _decade(value: float) -> float:
    return float(10.0 ** math.floor(math.log10(value)))
