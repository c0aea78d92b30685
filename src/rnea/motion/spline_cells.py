"""Rows of a spline in cells: some pieces in succession, and the few rows that lie in them.

In a cell of g pieces live g + 5 B-splines, so its rows are a small dense matrix. What the rows add
to the normal equations is the product of two such, and so is what the curve is at the rows; many
cells are multiplied in one call. Each matrix has the same number of places for rows, a *slot*; a
cell with more rows than that has several.
"""

from __future__ import annotations

from typing import NamedTuple, final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from rnea.motion.smoothing import b_splines_by_degree
from rnea.spatial.numbers import Array

_DEGREE = 5
# rows whose matrices stay in a core's own memory
_TOGETHER = 1 << 13


class _Slots(NamedTuple):
    """Of some cells: their rows, which place of all slots each row has (N,), the first slot of
    each cell and the cell of each slot."""

    rows: slice
    place: Array
    begins: Array
    owner: Array


@final
class Cells:
    """`count` cells of `size` pieces each. Of each row (N,) in the order of time: which piece it is
    in, from the first cell's on, and at which part of it. slot: places for rows in a matrix."""

    def __init__(self, part: Array, piece: Array, size: int, count: int, slot: int) -> None:
        self._size, self._count, self._slot = size, count, slot
        self._part = part
        cell, self._piece = np.divmod(piece, size)
        self._begins = np.searchsorted(cell, np.arange(count + 1))
        rows_each = max(1.0, len(part) / count)
        self._together = max(1, round(_TOGETHER / rows_each))

    def equations(self, weight: Array, y: Array) -> tuple[Array, Array]:
        """Σ weight B_i B_j as bands (6, pieces + 5), and Σ weight B_i y (pieces + 5, n)."""
        size, width = self._size, self._size + _DEGREE
        bands = np.zeros((_DEGREE + 1, self._count * size + _DEGREE))
        right = np.zeros((bands.shape[1], y.shape[1]))
        for low, high in self._chunks(0, self._count):
            sums = self._sums(self._slots(low, high), weight, y)
            for i in range(width):
                places = slice(low * size + i, (high - 1) * size + i + 1, size)
                for k in range(min(_DEGREE + 1, width - i)):
                    bands[k, places] += sums[:, i + k, i]
                right[places] += sums[:, i, width:]
        return bands, right

    def _sums(self, slots: _Slots, weight: Array, y: Array) -> Array:
        """Of each cell the products (g + 5, g + 5 + n) of its B-splines with themselves and y."""
        basis = self._dense(slots, b_splines_by_degree(self._part[slots.rows], _DEGREE)[-1])
        share = np.zeros((basis.shape[0] * self._slot, 1))
        share[slots.place, 0] = weight[slots.rows]
        beside = np.zeros((len(share), basis.shape[2] + y.shape[1]))
        beside[:, : basis.shape[2]] = basis.reshape(len(share), -1) * share
        beside[slots.place, basis.shape[2] :] = y[slots.rows] * weight[slots.rows, None]
        sums = basis.transpose(0, 2, 1) @ beside.reshape(len(basis), self._slot, -1)
        return sums if len(sums) == len(slots.begins) else np.add.reduceat(sums, slots.begins)

    def values(self, found: Array, window: int, low: int, high: int) -> list[Array]:
        """The curve and two derivatives, by pieces, at the rows of the cells low to high.

        found (windows, window + 5, n): coefficients of the cells low ..., by windows of pieces.
        """
        begin, end = self._begins[low], self._begins[high]
        out = [np.empty((end - begin, found.shape[2])) for _ in range(3)]
        of_degree = {5: found, 4: np.diff(found, axis=1), 3: np.diff(found, 2, axis=1)}
        around = {d: self._around(of_degree[d], d) for d in of_degree}
        for first, last in self._chunks(low, high):
            slots = self._slots(first, last)
            bases = b_splines_by_degree(self._part[slots.rows], _DEGREE)
            which, cell = np.divmod(first - low + slots.owner, window // self._size)
            rows = slice(slots.rows.start - begin, slots.rows.stop - begin)
            for values, d in zip(out, (5, 4, 3), strict=True):
                curve = self._dense(slots, bases[d]) @ around[d][which, cell]
                values[rows] = curve.reshape(-1, curve.shape[2])[slots.place]
        return out

    def _around(self, coefficients: Array, degree: int) -> Array:
        """The coefficients (windows, cells, g + degree, n) that live in each cell, as a view."""
        every = sliding_window_view(coefficients, self._size + degree, axis=1)
        return every[:, :: self._size].swapaxes(-1, -2)

    def _chunks(self, low: int, high: int) -> list[tuple[int, int]]:
        begins = range(low, high, self._together)
        return [(first, min(first + self._together, high)) for first in begins]

    def _slots(self, low: int, high: int) -> _Slots:
        begins = self._begins[low : high + 1]
        counts = np.diff(begins)
        slots = np.maximum(1, -(-counts // self._slot))
        first = np.cumsum(slots) - slots
        rows = slice(int(begins[0]), int(begins[-1]))
        ahead = first * self._slot - (begins[:-1] - begins[0])
        place = np.arange(rows.stop - rows.start) + np.repeat(ahead, counts)
        return _Slots(rows, place, first, np.repeat(np.arange(high - low), slots))

    def _dense(self, slots: _Slots, basis: list[Array]) -> Array:
        """B-splines at the rows as a matrix (slot, g + degree) for each slot; 0 without a row."""
        width = self._size + len(basis) - 1
        out = np.zeros(len(slots.owner) * self._slot * width)
        place = slots.place * width + self._piece[slots.rows]
        for values in basis:
            out[place] = values
            place += 1
        return out.reshape(len(slots.owner), self._slot, width)
