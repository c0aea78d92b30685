"""The steps in the middle of very many, without sorting or keeping them.

Bit patterns of positive numbers are in the order of the numbers, so steps are counted by their
patterns. A clock's steps have few of these. Where there are more than fit into a table, those are
counted together that differ in their last bits alone; then one knows between which two numbers the
middle lies, and another table may look at what is between these.
"""

from __future__ import annotations

import math
from typing import final

import numpy as np

from rnea.core.spatial.numbers import Array

_ENTRIES = 1 << 16
_COARSER = 4


@final
class StepTable:
    """Counts positive numbers from low to high by their first 64 - shift bits.

    >>> table = StepTable()
    >>> table.add(np.array([3.0, 1.0, 2.0, 1.0]))
    >>> table.span(1, 2), table.exact
    ((1.0, 2.0), True)
    """

    def __init__(self, low: float = 0.0, high: float = math.inf) -> None:
        self._low, self._high, self._below, self._shift = low, high, 0, 0
        self._patterns = np.empty(0, np.int64)
        self._counts = np.empty(0, np.int64)
        self._waiting: list[Array] = []
        self._rows_waiting = 0

    def add(self, steps: Array) -> None:
        """Count these as well."""
        self._below += int(np.count_nonzero(steps < self._low))
        inside = steps[(steps >= self._low) & (steps <= self._high)]
        self._waiting.append(inside)
        self._rows_waiting += len(inside)
        if self._rows_waiting >= _ENTRIES:
            self._count()

    @property
    def exact(self) -> bool:
        """Whether numbers that differ were counted apart, up to the last `span`."""
        return self._shift == 0

    def span(self, first: int, last: int) -> tuple[float, float]:
        """Between which two the numbers lie that come `first` and `last` in the order of all, from
        0; where the table is exact, the two themselves."""
        self._count()
        places = np.searchsorted(self._below + np.cumsum(self._counts), (first, last), "right")
        low, high = self._patterns[places].tolist()
        ends = np.array([low << self._shift, ((high + 1) << self._shift) - 1], np.int64)
        return float(ends.view(float)[0]), float(ends.view(float)[1])

    def _count(self) -> None:
        new = np.concatenate([np.empty(0), *self._waiting]).view(np.int64) >> self._shift
        self._waiting, self._rows_waiting = [], 0
        self._merge(*np.unique(new, return_counts=True))
        while len(self._patterns) > _ENTRIES:
            self._shift += _COARSER
            patterns, counts = self._patterns >> _COARSER, self._counts
            self._patterns, self._counts = patterns[:0], counts[:0]
            self._merge(patterns, counts)

    def _merge(self, patterns: Array, counts: Array) -> None:
        every = np.concatenate([self._patterns, patterns])
        self._patterns, places = np.unique(every, return_inverse=True)
        sums = np.zeros(len(self._patterns), np.int64)
        np.add.at(sums, places, np.concatenate([self._counts, counts]))
        self._counts = sums
