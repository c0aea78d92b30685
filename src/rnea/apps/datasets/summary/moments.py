"""Mean and spread of very many numbers, block by block, by Chan's pairwise formula.

Mean and sum of squares are kept as unevaluated sums of two doubles. One double would do for the
mean itself, but not for the step from one block's mean to another's: beside an offset of 1e8 its
last digit is 1e-8, and a difference of means may be no larger.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array


@dataclass(slots=True)
class Moments:
    """How many numbers, their mean, and the sum of squares of what they differ from it by."""

    count: int = 0
    mean: float = 0.0
    mean_rest: float = 0.0
    squares: float = 0.0
    squares_rest: float = 0.0

    def add(self, values: Array, work: Array) -> None:
        """Finite numbers (n,), none so large that its square is not one; work (n,) is written."""
        n = len(values)
        mean = float(values.sum()) / n
        np.subtract(values, mean, out=work)
        rest = float(work.sum())
        np.multiply(work, work, out=work)
        # a mean that was rounded makes the sum of squares too large by this
        squares = max(0.0, float(work.sum()) - rest * rest / n)
        self.merge(Moments(n, mean, rest / n, squares))

    def merge(self, other: Moments) -> None:
        """Take in what was counted elsewhere."""
        if not other.count:
            return
        if not self.count:
            # a step from nowhere would have the mean's size, and round its rest away
            self.mean, self.mean_rest = other.mean, other.mean_rest
        count = self.count + other.count
        step = (other.mean - self.mean) + (other.mean_rest - self.mean_rest)
        between = step * step * (self.count * (other.count / count))
        self.mean, self.mean_rest = _sum(
            self.mean, self.mean_rest, step * (other.count / count), 0.0
        )
        self.squares, self.squares_rest = _sum(
            self.squares, self.squares_rest, other.squares, other.squares_rest + between
        )
        self.count = count

    def scaled(self, exponent: int) -> None:
        """The same of numbers that are 2**exponent as large: exact, as no digit changes."""
        self.mean, self.mean_rest = (math.ldexp(x, exponent) for x in (self.mean, self.mean_rest))
        self.squares = math.ldexp(self.squares, 2 * exponent)
        self.squares_rest = math.ldexp(self.squares_rest, 2 * exponent)

    @property
    def deviation(self) -> float:
        """The root of the mean square distance from the mean; nan of nothing."""
        total = self.squares + self.squares_rest
        return math.sqrt(total / self.count) if self.count else math.nan

    @property
    def rms(self) -> float:
        """The root of the mean square; nan of nothing."""
        return math.hypot(self.mean + self.mean_rest, self.deviation)


def _sum(a: float, a_rest: float, b: float, b_rest: float) -> tuple[float, float]:
    """(a + a_rest) + (b + b_rest), with what the leading sum rounds away kept (Knuth)."""
    high = a + b
    part = high - a
    lost = (a - (high - part)) + (b - part)
    low = lost + (a_rest + b_rest)
    total = high + low
    return total, low - (total - high)
