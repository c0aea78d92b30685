"""Rows of numbers that come one by one, kept in blocks: eight bytes a number and no objects."""

from __future__ import annotations

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

MOST_BYTES = 2**31
"""What the numbers of one recording may take."""
_FIRST, _LARGEST = 64, 65536


class SampleBuffer:
    """Rows of (time of receipt, stamp) in ns, and of numbers (width)."""

    def __init__(self, width: int) -> None:
        self.width, self._full = width, 0
        self._times: list[Array] = []
        self._numbers: list[Array] = []
        self._used = 0

    def __len__(self) -> int:
        return self._full + self._used

    def add(self, received: int, stamp: int) -> Array:
        """A new row, to be filled by who asked for it."""
        if not self._numbers or self._used == len(self._numbers[-1]):
            self._grow()
        row, self._used = self._used, self._used + 1
        self._times[-1][row] = received, stamp
        return self._numbers[-1][row]

    def joined(self) -> tuple[Array, Array]:
        """Times (N, 2) in ns, and numbers (N, width)."""
        if not self._numbers:
            return np.zeros((0, 2), np.int64), np.zeros((0, self.width))
        times = [*self._times[:-1], self._times[-1][: self._used]]
        numbers = [*self._numbers[:-1], self._numbers[-1][: self._used]]
        return np.concatenate(times), np.concatenate(numbers)

    def _grow(self) -> None:
        self._full, self._used = self._full + self._used, 0
        count = min(max(_FIRST, len(self)), _LARGEST)
        self._times.append(np.zeros((count, 2), np.int64))
        self._numbers.append(np.full((count, self.width), np.nan))


def too_many(rows: int, file: str) -> InputError:
    """The error for what shall not be kept in memory."""
    return InputError(
        f"{file}: from row {rows:,} on the numbers take more than the {MOST_BYTES >> 30} GiB that "
        "are kept in memory; cut the recording into shorter ones"
    )
