"""Banded systems that are windows of one long one, solved side by side.

A solution decays away from what it answers to, so a stretch of it follows from a window that is
wider than the stretch by a margin; outside the window the solution is taken to be 0. Windows do not
wait for one another: one column of all of them is eliminated at a time, each operation on a whole
row of windows. L D Lᵀ, without pivoting, as the matrix is positive definite.
"""

from __future__ import annotations

import numpy as np
from numpy.lib.stride_tricks import as_strided

from rnea.core.spatial.numbers import Array

# so many windows at once that their columns in use stay in a core's own memory
_TOGETHER = 256


def solved_windows(bands: Array, right: Array, step: int, margin: int) -> Array:
    """Solutions (windows, size - (windows - 1) step - 2 margin, n) of overlapping windows, each
    `step` behind the one before it, without their margins.

    bands (width, total): [k, i] stands at row i + k, column i of a symmetric matrix. right (total,
    n). The first and the last margin of the whole are part of both.
    """
    total = bands.shape[1]
    count = max(1, (total - 2 * margin) // step)
    size = total - (count - 1) * step
    parts = [
        _solved(bands[:, k * step :], right[k * step :], step, size, min(_TOGETHER, count - k))
        for k in range(0, count, _TOGETHER)
    ]
    return np.concatenate([part[:, margin : size - margin] for part in parts])


def _solved(bands: Array, right: Array, step: int, size: int, count: int) -> Array:
    """All of each of `count` windows: (count, size, n)."""
    reach = len(bands) - 1
    pairs, later = _laid_out(bands, step, size, count, reach)
    y = np.zeros((size + reach, right.shape[1], count))
    y[:size] = _windows(right.T, step, size, count).transpose(1, 0, 2)
    after = _sliding(y, 1, size, reach)
    below = pairs[:, reach + 1 :]
    square, beside = np.empty((reach, reach, count)), np.empty((reach, *y.shape[1:]))
    for j in range(size):
        column = below[j]
        factors = column / pairs[j, reach]
        np.multiply(factors[:, None], column, out=square)
        np.subtract(later[j], square, out=later[j])
        np.multiply(factors[:, None], y[j], out=beside)
        np.subtract(after[j], beside, out=after[j])
        column[:] = factors
    y[:size] /= pairs[:size, reach, None]
    for j in reversed(range(size)):
        np.multiply(below[j][:, None], after[j], out=beside)
        y[j] -= np.add.reduce(beside, axis=0)
    return np.ascontiguousarray(y[:size].transpose(2, 0, 1))


def _laid_out(bands: Array, step: int, size: int, count: int, reach: int) -> tuple[Array, Array]:
    """Columns of all windows (size + reach, 2 reach + 1, count) with the diagonal in the middle,
    and of each column the square (reach, reach, count) behind it that its elimination changes.

    With both halves of the matrix in store, that square is one view: entry (i, k) of it stands in
    column k at i - k from the diagonal. The upper half is written and never read.
    """
    pairs = np.zeros((size + reach, 2 * reach + 1, count))
    pairs[size:, reach] = 1.0
    pairs[:size, reach:] = _windows(bands, step, size, count).transpose(1, 0, 2)
    column, entry, window = pairs.strides
    # from column j's diagonal: k columns on, and there i - k entries on
    begin = pairs[1:, reach:]
    strides = (column, column - entry, entry, window)
    return pairs, as_strided(begin, (size, reach, reach, count), strides)


def _windows(rows: Array, step: int, size: int, count: int) -> Array:
    """Of rows (m, total) the windows (m, size, count), as a view."""
    row, entry = rows.strides
    return as_strided(rows, (len(rows), size, count), (row, entry, step * entry), writeable=False)


def _sliding(values: Array, first: int, size: int, reach: int) -> Array:
    """values[j + first : j + first + reach] for each j, as a view that can be written."""
    begin = values[first:]
    return as_strided(begin, (size, reach, *values.shape[1:]), (values.strides[0], *values.strides))
