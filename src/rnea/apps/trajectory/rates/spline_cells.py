"""Rows of a spline in cells: some pieces in succession, and the few rows that lie in them.

In a cell of g pieces live g + 5 B-splines, so its rows are a small dense matrix. What the rows add
to the normal equations is the product of two such, and so is what the curve is at the rows; many
cells are multiplied in one call. Each matrix has the same number of places for rows, a *slot*; a
cell with more rows than that has several.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple, final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from rnea.apps.trajectory.rates.smoothing import b_splines_of_degrees
from rnea.core.spatial.numbers import Array

_DEGREE = 5
# rows whose matrices stay in a core's own memory
_TOGETHER = 1 << 13


class _Slots(NamedTuple):
    """Of some cells from `first` on: their rows, which place of all slots each row has (N,), the
    first slot of each cell and the cell of each slot; B-splines of degrees 5, 4, 3 at the rows."""

    first: int
    rows: slice
    place: Array
    begins: Array
    owner: Array
    bases: list[list[Array]]


@final
class Cells:
    """`count` cells of `size` pieces each. Of each row (N,) in the order of time: which piece it is
    in, from the first cell's on, and at which part of it. slot: places for rows in a matrix.
    margin: how many cells at both ends only take part in the equations."""

    def __init__(
        self, part: Array, piece: Array, size: int, count: int, slot: int, margin: int
    ) -> None:
        self._size, self._count, self._slot, self._margin = size, count, slot, margin
        cell, self._piece = np.divmod(piece, size)
        self._begins = np.searchsorted(cell, np.arange(count + 1))
        own = range(margin, count - margin, max(1, _TOGETHER * count // max(count, len(part))))
        cuts = [0, *own, count - margin, count]
        self._slots = [self._in_slots(part, *ends) for ends in pairwise(cuts) if ends[0] < ends[1]]

    def equations(self, weight: Array, y: Array) -> tuple[Array, Array]:
        """Σ weight B_i B_j as bands (6, pieces + 5), and Σ weight B_i y (pieces + 5, n)."""
        size, width = self._size, self._size + _DEGREE
        bands = np.zeros((_DEGREE + 1, self._count * size + _DEGREE))
        right = np.zeros((bands.shape[1], y.shape[1]))
        for slots in self._slots:
            sums = self._sums(slots, weight, y)
            for i in range(width):
                begin = slots.first * size + i
                places = slice(begin, begin + (len(sums) - 1) * size + 1, size)
                for k in range(min(_DEGREE + 1, width - i)):
                    bands[k, places] += sums[:, i + k, i]
                right[places] += sums[:, i, width:]
        return bands, right

    def _sums(self, slots: _Slots, weight: Array, y: Array) -> Array:
        """Of each cell the products (g + 5, g + 5 + n) of its B-splines with themselves and y."""
        basis = self._dense(slots, slots.bases[0])
        share = np.zeros((basis.shape[0] * self._slot, 1))
        share[slots.place, 0] = weight[slots.rows]
        beside = np.zeros((len(share), basis.shape[2] + y.shape[1]))
        beside[:, : basis.shape[2]] = basis.reshape(len(share), -1) * share
        beside[slots.place, basis.shape[2] :] = y[slots.rows] * weight[slots.rows, None]
        sums = basis.transpose(0, 2, 1) @ beside.reshape(len(basis), self._slot, -1)
        return sums if len(sums) == len(slots.begins) else np.add.reduceat(sums, slots.begins)

    def values(self, found: Array, window: int) -> list[Array]:
        """The curve and two derivatives, by pieces, at the rows of all cells but the margins'.

        found (windows, window + 5, n): coefficients of these cells, by windows of pieces.
        """
        begin, end = self._begins[[self._margin, self._count - self._margin]].tolist()
        out = [np.empty((end - begin, found.shape[2])) for _ in range(3)]
        # the derivative of a spline is one of a lower degree, of differences of coefficients
        around = [self._around(np.diff(found, k, axis=1), _DEGREE - k) for k in range(3)]
        for slots in self._slots:
            if not self._margin <= slots.first < self._count - self._margin:
                continue
            cell = slots.first - self._margin + slots.owner
            places = np.divmod(cell, window // self._size)
            rows = slice(slots.rows.start - begin, slots.rows.stop - begin)
            for values, basis, near in zip(out, slots.bases, around, strict=True):
                curve = self._dense(slots, basis) @ near[places]
                values[rows] = curve.reshape(-1, curve.shape[2])[slots.place]
        return out

    def _around(self, coefficients: Array, degree: int) -> Array:
        """The coefficients (windows, cells, g + degree, n) that live in each cell, as a view."""
        every = sliding_window_view(coefficients, self._size + degree, axis=1)
        return every[:, :: self._size].swapaxes(-1, -2)

    def _in_slots(self, part: Array, low: int, high: int) -> _Slots:
        """The cells from low to high."""
        begins = self._begins[low : high + 1]
        counts = np.diff(begins)
        slots = np.maximum(1, -(-counts // self._slot))
        first = np.cumsum(slots) - slots
        rows = slice(int(begins[0]), int(begins[-1]))
        ahead = first * self._slot - (begins[:-1] - begins[0])
        place = np.arange(rows.stop - rows.start) + np.repeat(ahead, counts)
        owner = np.repeat(np.arange(high - low), slots)
        bases = b_splines_of_degrees(part[rows], _DEGREE, _DEGREE - 1, _DEGREE - 2)
        return _Slots(low, rows, place, first, owner, bases)

    def _dense(self, slots: _Slots, basis: list[Array]) -> Array:
        """B-splines at the rows as a matrix (slot, g + degree) for each slot; 0 without a row."""
        width = self._size + len(basis) - 1
        out = np.zeros(len(slots.owner) * self._slot * width)
        place = slots.place * width + self._piece[slots.rows]
        for values in basis:
            out[place] = values
            place += 1
        return out.reshape(len(slots.owner), self._slot, width)
