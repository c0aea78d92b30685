"""What one pass over a column leaves: counts, moments, peaks and a histogram, to be merged.

However the rows are cut into blocks, and in whatever order these are added or merged, counts,
peaks with their places and the histogram are the same; moments agree to rounding.
"""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass, field

import numpy as np

from rnea.apps.datasets.summary.histogram import Histogram, exponent_of
from rnea.apps.datasets.summary.moments import Moments
from rnea.core.spatial.numbers import Array

# numbers that are looked at together: all that is made of them stays in a core's own cache
BLOCK = 2**16


@dataclass(frozen=True, order=True)
class Place:
    """Where a number stands: which file, counted from 0, and which of its rows."""

    file: int
    row: int


class _Desk(threading.local):
    """Memory for what is made of a block; each thread has its own."""

    def __init__(self) -> None:
        self.scaled = np.empty(BLOCK)
        self.work = np.empty(BLOCK)
        self.places = np.empty(BLOCK, np.intp)


_desk = _Desk()


@dataclass(slots=True, eq=False)
class Tally:
    """Numbers of a column. Those that are missing (NaN) or infinite are counted, and are in no
    mean, peak or bin; `above` counts |x| > limit among the `limited` rows that have a limit.

    >>> tally = Tally()
    >>> tally.add(np.array([3.0, -4.0, np.nan]), Place(0, 10), limit=3.5)
    >>> tally.count, tally.missing, tally.above, tally.rms == 12.5**0.5, tally.place.row
    (2, 1, 1, True, 11)
    """

    missing: int = 0
    infinite: int = 0
    limited: int = 0
    above: int = 0
    least: float = math.inf
    most: float = -math.inf
    peak: float = -1.0
    place: Place | None = None
    # in widths of the histogram's bins, so that no square is too large or too small for a double
    moments: Moments = field(default_factory=Moments)
    histogram: Histogram = field(default_factory=Histogram)

    def add(self, values: Array, first: Place, limit: float = math.nan) -> None:
        """Real numbers (n,) of rows that follow one another from `first` on."""
        for begin in range(0, len(values), BLOCK):
            block = np.ascontiguousarray(values[begin : begin + BLOCK], dtype=float)
            self._add(block, Place(first.file, first.row + begin), limit)

    def _add(self, block: Array, first: Place, limit: float) -> None:
        least, most = float(block.min()), float(block.max())
        rows = None
        if not (math.isfinite(least) and math.isfinite(most)):
            rows = np.flatnonzero(np.isfinite(block))
            self._count_others(block, len(rows), limit)
            block = block[rows]
            if not len(block):
                return
            least, most = float(block.min()), float(block.max())
        size = max(-least, most)
        # + 0.0: of -0 and 0 the one that came first must not show
        self.least, self.most = min(self.least, least) + 0.0, max(self.most, most) + 0.0
        self._find_peak(block, rows, size, first)
        if not math.isnan(limit):
            self.limited += len(block)
            self.above += int(np.count_nonzero(np.abs(block) > limit)) if size > limit else 0
        self._grow(exponent_of(size))
        n = len(block)
        scaled = np.multiply(block, self.histogram.scale, out=_desk.scaled[:n])
        negatives = int(np.count_nonzero(block < 0)) if least < 0 else 0
        self.histogram.add(scaled, _desk.places[:n], negatives)
        self.moments.add(scaled, _desk.work[:n])

    def _count_others(self, block: Array, finite: int, limit: float) -> None:
        missing = int(np.count_nonzero(np.isnan(block)))
        infinite = len(block) - finite - missing
        self.missing += missing
        self.infinite += infinite
        if not math.isnan(limit):
            self.limited += infinite
            self.above += infinite

    def _find_peak(self, block: Array, rows: Array | None, size: float, first: Place) -> None:
        """Of equal peaks the first one, by file and row, whichever is met first."""
        if size < self.peak or (size == self.peak and self.place is not None and
                                self.place < first):  # fmt: skip
            return
        k = int(np.argmax(np.abs(block) == size))
        place = Place(first.file, first.row + (k if rows is None else int(rows[k])))
        if size > self.peak or self.place is None or place < self.place:
            self.peak, self.place = size, place

    def _grow(self, exponent: int) -> None:
        if more := self.histogram.grow(exponent):
            self.moments.scaled(-more)

    def merge(self, other: Tally) -> None:
        """Take in what was counted elsewhere, which is left as it is."""
        self.missing += other.missing
        self.infinite += other.infinite
        self.limited += other.limited
        self.above += other.above
        if other.place is None:
            return
        self.least, self.most = min(self.least, other.least), max(self.most, other.most)
        if self.place is None or (-other.peak, other.place) < (-self.peak, self.place):
            self.peak, self.place = other.peak, other.place
        self._grow(other.histogram.exponent)
        moments = Moments(**{name: getattr(other.moments, name) for name in Moments.__slots__})
        moments.scaled(other.histogram.exponent - self.histogram.exponent)
        self.moments.merge(moments)
        self.histogram.merge(other.histogram)

    # ---- what was found; nan where there are no numbers ------------------------------------------

    @property
    def count(self) -> int:
        """Finite numbers."""
        return self.moments.count

    @property
    def mean(self) -> float:
        return self.moments.mean * self.histogram.width if self.count else math.nan

    @property
    def deviation(self) -> float:
        """The root of the mean square distance from the mean."""
        return self.moments.deviation * self.histogram.width

    @property
    def rms(self) -> float:
        return self.moments.rms * self.histogram.width

    @property
    def share_above(self) -> float:
        """The share of rows beyond their limit, of those that have a number and a limit."""
        return self.above / self.limited if self.limited else math.nan

    def quantile(self, share: float) -> float:
        """The size |x| that a share of the numbers does not exceed, to within a bin's width."""
        if not self.count:
            return math.nan
        smallest = max(self.least, -self.most, 0.0)
        return min(max(self.histogram.quantile(share), smallest), self.peak)

    def bars(self, about: int = 64) -> tuple[Array, Array]:
        """Edges (m + 1,) and counts (m,) of the histogram between least and most."""
        if not self.count:
            return np.zeros(1), np.zeros(0, np.int64)
        if not self.peak:
            # nothing but zeros: their bins are as narrow as any, and nobody could see one
            return np.array([-0.5, 0.5]), np.array([self.count])
        return self.histogram.bars(self.least, self.most, about)
