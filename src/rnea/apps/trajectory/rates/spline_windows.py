"""The smoothing spline of `smoothing`, stretch by stretch: for motions too long for memory.

What the curve is at one time hardly depends on samples far away. Away from the ends it is a filter
with the poles of 1/(1 + (ω/ω_c)⁶), of which the nearest to the real axis have the imaginary part
ω_c/2: what happens at one time has faded by exp(-π f_c |t|) at another. (Poles of the sampled
filter, λ (1 - z)³ (1 - 1/z)³ + (z² + 26 z + 66 + 26/z + 1/z²)/120 = 0 with λ = (ω_c Δt)⁻⁶, fade
by the same to .04 % up to the longest steps that are allowed, Δt = 1/(4 f_c).) So a stretch follows
from the samples in it and a margin of 11/f_c on both sides: exp(-11 π) = 1e-15, and the factor
before it is below 5 (measured, for the curve and its derivatives in units of |y|, |y| ω_c and
|y| ω_c²).

All stretches have the knots of the whole, so only where margins end does anything differ from it.
"""

from __future__ import annotations

import math
from typing import final

import numpy as np

from rnea.apps.trajectory.rates.banded_windows import solved_windows
from rnea.apps.trajectory.rates.smoothing import KNOTS_PER_PERIOD, knots_of, roughness, stiffness
from rnea.apps.trajectory.rates.spline_cells import Cells
from rnea.core.spatial.numbers import Array

_MARGIN = 11.0
# what a step of all windows of a stretch costs apart from its numbers, in steps of one window
_STEP = 90
# rows of a cell, about; pieces of a cell at most
_CELL = 16
_LONGEST_CELL = 24
_ORDER = 6


@final
class SplineWindows:
    """A curve of some bandwidth, Hz, over `length` seconds and `rows` samples, in stretches of
    about so many rows together; margin in 1/f_c.

    Stretch s has the pieces from `begin(s)` to `begin(s + 1)`, and follows from the rows in the
    pieces from begin(s) - margin to begin(s + 1) + margin, as far as there are any.
    """

    def __init__(
        self, length: float, rows: int, bandwidth: float, together: int, margin: float = _MARGIN
    ) -> None:
        self.pieces, self.knot = knots_of(length, bandwidth)
        self._stiffness = stiffness(bandwidth, self.knot)
        each = rows / self.pieces
        self._cell = min(max(1, round(_CELL / each)), _LONGEST_CELL)
        # room for a row more than on average; cells that have yet more are cut
        self._slot = math.ceil(self._cell * each) + 1
        self.margin = _in_cells(margin * KNOTS_PER_PERIOD, self._cell)
        together_pieces = min(together / each, self.pieces)
        # long windows waste little on margins, short ones need few steps: the cheapest length
        cheapest = math.sqrt(2 * self.margin * together_pieces / _STEP)
        self._window = _in_cells(max(cheapest, self.margin), self._cell)
        if self.pieces <= self._window + 2 * self.margin:
            # one window that ends where the curve does
            self._window, self.margin = _in_cells(self.pieces, self._cell), 0
        windows = math.ceil(together_pieces / self._window)
        self._stretch = windows * self._window
        self.stretches = math.ceil(self.pieces / self._stretch)

    def begin(self, stretch: int) -> int:
        """The first piece of a stretch."""
        return min(stretch * self._stretch, self.pieces)

    def piece(self, t: Array) -> Array:
        """The piece (N,) that each time lies in, counted from the first row's."""
        return np.clip(np.floor(t / self.knot), 0, self.pieces - 1).astype(int)

    def curve(self, stretch: int, t: Array, weight: Array, y: Array) -> tuple[Array, Array, Array]:
        """The curve and its first two derivatives (N, n) at the rows in the pieces of a stretch.

        t (M,), weight (M,), y (M, n): times since the first row of all, shares of time and samples
        of all rows that the stretch follows from.
        """
        first, last = self.begin(stretch), self.begin(stretch + 1)
        windows = math.ceil((last - first) / self._window)
        margin = self.margin // self._cell
        cells = windows * self._window // self._cell + 2 * margin
        piece, begin = self.piece(t), first - self.margin
        layout = self._cell, cells, self._slot, margin
        rows = Cells(t / self.knot - piece, piece - begin, *layout)
        bands, right = rows.equations(weight / self.knot, y)
        self._complete(bands, begin)
        found = solved_windows(bands, right, self._window, self.margin)
        f, slope, bend = rows.values(found, self._window)
        return f, slope / self.knot, bend / self.knot**2

    def _complete(self, bands: Array, begin: int) -> None:
        """Add what the curve's roughness weighs; coefficients that no piece has become 0."""
        low, high = (min(max(p - begin, 0), bands.shape[1] - 5) for p in (0, self.pieces))
        each = self._stiffness * roughness(1)
        for i in range(_ORDER):
            for k in range(_ORDER - i):
                bands[k, low + i : high + i] += each[k, i]
        bands[0, :low] = bands[0, high + 5 :] = 1.0


def _in_cells(pieces: float, cell: int) -> int:
    """Up to whole cells."""
    return math.ceil(pieces / cell) * cell
