"""A histogram whose range grows with what it meets, and never depends on the order.

There are always BINS bins on either side of zero. The range is a power of two, so a wider one has
bins of twice the width, and each is exactly two of the narrower ones: whatever was counted before
is counted as if the final range had been known from the start.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from rnea.core.spatial.numbers import Array

_LOG_BINS = 12
BINS = 2**_LOG_BINS
# numbers below 2**-1000 share a bin: their scale would be no double
LEAST_EXPONENT = -1000


def exponent_of(size: float) -> int:
    """The least e that this histogram can have with size < 2**e.

    >>> exponent_of(1.0), exponent_of(0.99), exponent_of(0.0)
    (1, 0, -1000)
    """
    return max(LEAST_EXPONENT, math.frexp(size)[1]) if size else LEAST_EXPONENT


def _empty() -> Array:
    return np.zeros(BINS, np.int64)


@dataclass(slots=True, eq=False)
class Histogram:
    """Counts of numbers x with k w <= |x| < (k + 1) w, by their sign; zero counts as positive.

    The width w of a bin is 2**exponent / BINS.
    """

    exponent: int = LEAST_EXPONENT
    positive: Array = field(default_factory=_empty)
    negative: Array = field(default_factory=_empty)

    @property
    def width(self) -> float:
        return math.ldexp(1.0, self.exponent - _LOG_BINS)

    @property
    def scale(self) -> float:
        """What takes numbers to numbers of bins: a power of two, so no digit is lost."""
        return math.ldexp(1.0, _LOG_BINS - self.exponent)

    def grow(self, exponent: int) -> int:
        """Make room for numbers below 2**exponent; by how many powers of two the range grew."""
        more = max(0, exponent - self.exponent)
        if more:
            self.positive, self.negative = (merged(x, more) for x in (self.positive, self.negative))
            self.exponent += more
        return more

    def add(self, in_bins: Array, places: Array, negatives: int) -> None:
        """Numbers times `scale` (n,), all within the range; how many numbers are below zero, which
        very small ones no longer show; places (n,) of integers is written."""
        np.copyto(places, in_bins, casting="unsafe")
        np.add(places, BINS, out=places)
        counts = np.bincount(places, minlength=2 * BINS)
        below = counts[BINS - 1 : 0 : -1]
        # cutting off towards zero put what lies on both sides of it into one bin
        at_zero = negatives - int(below.sum())
        self.negative[1:] += below
        self.positive += counts[BINS:]
        self.negative[0] += at_zero
        self.positive[0] -= at_zero

    def merge(self, other: Histogram) -> None:
        """Take in what was counted elsewhere."""
        self.grow(other.exponent)
        more = self.exponent - other.exponent
        self.positive += merged(other.positive, more)
        self.negative += merged(other.negative, more)

    def quantile(self, share: float) -> float:
        """The size |x| that a share of the numbers does not exceed, to within a bin's width; nan of
        no numbers."""
        sizes = self.positive + self.negative
        reached = np.cumsum(sizes)
        total = int(reached[-1])
        if not total:
            return math.nan
        wanted = max(share * total, 1.0)
        k = min(int(np.searchsorted(reached, wanted)), BINS - 1)
        before = int(reached[k]) - int(sizes[k])
        part = (wanted - before) / int(sizes[k])
        return float((k + part) * self.width)

    def bars(self, least: float, most: float, about: int) -> tuple[Array, Array]:
        """Edges (m + 1,) and counts (m,) from `least` to `most`, in bins wide enough that m is not
        much more than `about`."""
        counts = np.concatenate([self.negative[::-1], self.positive])
        low, high = self._place(least), self._place(most)
        joined = 1
        while (high - low) / joined >= about:
            joined *= 2
        # bins that are joined begin at zero, so that none reaches over it
        first, last = low // joined, high // joined + 1
        chosen = counts[first * joined + BINS : last * joined + BINS]
        with np.errstate(over="ignore"):
            edges = np.arange(first, last + 1) * (joined * self.width)
        # the last edge of the last range is just no double
        largest = np.finfo(float).max
        return edges.clip(-largest, largest), chosen.reshape(-1, joined).sum(axis=1)

    def _place(self, x: float) -> int:
        """The number of x's bin, counted from zero; those below zero are negative."""
        size = math.floor(abs(x) * self.scale)
        return -size - 1 if x < 0 else size


def merged(counts: Array, doublings: int) -> Array:
    """Counts of bins that are 2**doublings as wide."""
    if not doublings:
        return counts
    result = _empty()
    if doublings >= _LOG_BINS:
        result[0] = counts.sum()
    else:
        wide = counts.reshape(-1, 2**doublings).sum(axis=1)
        result[: len(wide)] = wide
    return result
