"""Symmetric positive definite systems whose entries lie near the diagonal."""

from __future__ import annotations

from typing import final

import numpy as np

from rnea.spatial.numbers import Array

_BLOCK = 48


@final
class BandedCholesky:
    """L Lᵀ of a matrix given by its diagonals: bands[k, i] stands at row i + k, column i.

    Cut into blocks larger than the band, the matrix is block-tridiagonal, and each block leans on
    the one before it alone: time and memory grow with the size, not with its square.
    """

    def __init__(self, bands: Array) -> None:
        width, self._size = bands.shape
        block = max(_BLOCK, width)
        self._cuts = [*range(0, self._size, block), self._size]
        self._diagonal: list[Array] = []
        self._below: list[Array] = []
        for k, (begin, end) in enumerate(zip(self._cuts[:-1], self._cuts[1:], strict=True)):
            own = _dense(bands, begin, end, begin, end)
            own = own + np.tril(own, -1).T
            if k:
                before = self._cuts[k - 1]
                beside = _dense(bands, begin, end, before, begin)
                below = np.linalg.solve(self._diagonal[-1], beside.T).T
                self._below.append(below)
                own = own - below @ below.T
            self._diagonal.append(np.linalg.cholesky(own))

    def solve(self, right: Array) -> Array:
        """x (size, m) with matrix · x = right."""
        parts = [right[b:e] for b, e in zip(self._cuts[:-1], self._cuts[1:], strict=True)]
        for k, L in enumerate(self._diagonal):
            if k:
                parts[k] = parts[k] - self._below[k - 1] @ parts[k - 1]
            parts[k] = np.linalg.solve(L, parts[k])
        for k in reversed(range(len(parts))):
            if k + 1 < len(parts):
                parts[k] = parts[k] - self._below[k].T @ parts[k + 1]
            parts[k] = np.linalg.solve(self._diagonal[k].T, parts[k])
        return np.concatenate(parts)


def _dense(bands: Array, begin: int, end: int, first: int, last: int) -> Array:
    """The lower entries of rows begin..end, columns first..last."""
    out = np.zeros((end - begin, last - first))
    for k, band in enumerate(bands):
        columns = np.arange(max(first, begin - k), min(last, end - k))
        out[columns + k - begin, columns - first] = band[columns]
    return out
