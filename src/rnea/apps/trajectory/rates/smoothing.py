"""Smoothing splines: a curve through noisy positions whose rates can be trusted.

Sought is the f that minimises

    Σ Δt_k (y_k - f(t_k))²  +  ω_c⁻⁶ ∫ f'''(t)² dt,

a quintic spline. Away from the ends it is a filter without delay: a sinusoid of frequency f passes
with the factor 1/(1 + (f/f_c)⁶), ω_c = 2π f_c. Weighting each sample with its share of time makes
the bandwidth f_c mean the same at every sampling rate, and lets times be spaced unevenly.

At the ends nothing is assumed about what was before or comes after (no padding, no mirror): the
integral stops there, as if the motion went on with constant acceleration. So nothing rings, and
parabolas are reproduced exactly, but the last 1/f_c at each end is known less well than the rest.

Knots are equally spaced, 10 to each 1/f_c, which is finer than the filter can tell.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from copy import copy
from typing import final

import numpy as np

from rnea.core.spatial.numbers import Array

KNOTS_PER_PERIOD = 10
_BLOCK = 24  # rows or splines whose dense matrix is worth its zeros
_STRIP = 48  # columns that are filtered together: they stay in the second cache
_PORTION = 50_000  # numbers of a strip that are spread at a time
_NOTHING = 1e-30  # of what a block hands on, so little is lost in rounding


@final
class SmoothingSpline:
    """Fitted to y (N, n) at increasing times t (N,), with the bandwidth in Hz.

    >>> t = np.linspace(0, 1, 101)
    >>> SmoothingSpline(t, t[:, None]**2, bandwidth=5.0)(t, 2)[[0, 50, 100], 0].round(6)
    array([2., 2., 2.])
    """

    def __init__(self, t: Array, y: Array, bandwidth: float) -> None:
        self.bandwidth = bandwidth
        self._begin = float(t[0])
        self._pieces, self._knot = knots_of(float(t[-1] - t[0]), bandwidth)
        self._weight = shares_of_time(t)
        self._piece, self._basis = self._at(t, 0)
        self._rows = _Rows(self._piece, self._basis, self._pieces)
        self._thinned: dict[int, _Rows] = {}
        # in units of the knot spacing, all numbers are near 1
        weight = self._weight / self._knot
        bands = gram_bands(self._piece, self._basis, weight, self._pieces + 5)
        stiff = stiffness(bandwidth, self._knot)
        self._matrix = BandedCholesky(bands + stiff * roughness(self._pieces))
        self._coefficients = self._fitted(y)

    def of(self, y: Array) -> SmoothingSpline:
        """The same filter of other data at the same times, without the work that both share."""
        other = copy(self)
        other._coefficients = self._fitted(y)
        return other

    def passed(self, y: Array, every: int = 1) -> Array:
        """The curve of other data y (N, n) at every k-th of their times: what the filter passes.

        The matrices of all rows are kept: to be used again and again, where `of` is for one curve.
        """
        if every not in self._thinned:
            rows = _Rows(self._piece[::every], self._basis[:, ::every], self._pieces)
            self._thinned[every] = rows.kept()
            self._rows = self._rows.kept()
        rows = self._thinned[every]
        out = np.empty((-(-len(y) // every), y.shape[1]))
        for begin in range(0, y.shape[1], _STRIP):
            strip = slice(begin, begin + _STRIP)
            out[:, strip] = rows.curve(self._fitted(y[:, strip]))
        return out

    @property
    def span(self) -> tuple[float, float]:
        """The first and the last time of the data."""
        return self._begin, self._begin + self._pieces * self._knot

    def __call__(self, t: Array, derivative: int = 0) -> Array:
        """The curve, or a derivative of it, at times within the data: (..., n)."""
        piece, basis = self._at(t, derivative)
        return sum(basis[k][:, None] * self._coefficients[piece + k] for k in range(6))

    def noise_gain(self, t: float, derivative: int) -> float:
        """Standard deviation of the result at one time, if every y has an error of deviation 1."""
        piece, basis = self._at(np.array([t]), derivative)
        row = np.zeros((self._pieces + 5, 1))
        row[piece[0] : piece[0] + 6, 0] = basis[:, 0]
        back = self._matrix.solve(row)[:, 0]
        effect = sum(self._basis[k] * back[self._piece + k] for k in range(6))
        return float(np.linalg.norm(effect * self._weight / self._knot))

    def _at(self, t: Array, derivative: int) -> tuple[Array, Array]:
        """The piece (N,) that each time lies in, and the 6 B-splines (6, N) that live there."""
        x = (t - self._begin) / self._knot
        piece = np.clip(np.floor(x), 0, self._pieces - 1).astype(int)
        return piece, b_splines(x - piece, 5, derivative) / self._knot**derivative

    def _fitted(self, y: Array) -> Array:
        """Coefficients (pieces + 5, n): each sample's share given to the 6 B-splines around it."""
        return self._matrix.solve(self._rows.sums(y * (self._weight / self._knot)[:, None]))


class _Rows:
    """The B-splines at N increasing times: a sparse matrix (N, pieces + 5), of small dense ones.

    Rows that lie in the same `width` pieces after one another make a group: they share width + 5
    B-splines. A group of many rows is cut into chunks, so that uneven times cost no more memory.
    """

    def __init__(self, piece: Array, basis: Array, pieces: int) -> None:
        self._piece, self._basis, self._splines = piece, basis, pieces + 5
        self._width = min(_BLOCK, max(1, round(_BLOCK * pieces / max(1, len(piece)))))
        group, first, count = np.unique(piece // self._width, return_index=True, return_counts=True)
        height = min(int(count.max()), 2 * _BLOCK)
        chunks = -(-count // height)
        begin = np.cumsum(chunks) - chunks
        over = height * (np.arange(chunks.sum()) - np.repeat(begin, chunks))
        # of each chunk its group, its first row, and how many rows it has
        self._group = np.repeat(group, chunks)
        self._first = np.repeat(first, chunks) + over
        self._count = np.minimum(height, np.repeat(count, chunks) - over)
        self._within = np.arange(height)
        self._matrices: Array | None = None

    def kept(self) -> _Rows:
        """The same, its matrices made once for all."""
        if self._matrices is None:
            self._matrices = self._made(slice(None))
        return self

    def sums(self, values: Array) -> Array:
        """(pieces + 5, n): Σ basis · values (N, n) over all rows."""
        groups = self._splines // self._width + 6
        out = np.zeros((groups * self._width, values.shape[1]))
        spread = out.reshape(groups, self._width, -1)
        for chunks in self._portions(values.shape[1]):
            made = self._of(chunks) @ values[self._row(chunks)]
            group, starts = np.unique(self._group[chunks], return_index=True)
            if len(group) < len(made):
                made = np.add.reduceat(made, starts, axis=0)
            for over in range(0, self._width + 5, self._width):
                part = made[:, over : over + self._width]
                spread[group + over // self._width, : part.shape[1]] += part
        return out[: self._splines]

    def curve(self, coefficients: Array) -> Array:
        """(N, n): Σ basis · coefficients (pieces + 5, n) over all B-splines."""
        out = np.empty((len(self._piece), coefficients.shape[1]))
        each = np.arange(self._width + 5)
        for chunks in self._portions(coefficients.shape[1]):
            spline = self._group[chunks, None] * self._width + each
            around = coefficients[np.minimum(spline, self._splines - 1)]
            made = self._of(chunks).transpose(0, 2, 1) @ around
            begin = self._first[chunks][0]
            rows = made[self._within < self._count[chunks, None]]
            out[begin : begin + len(rows)] = rows
        return out

    def _portions(self, columns: int) -> Iterator[slice]:
        """Of the chunks as many at a time as the second cache holds."""
        step = max(1, _PORTION // (len(self._within) * max(1, columns)))
        for begin in range(0, len(self._group), step):
            yield slice(begin, begin + step)

    def _of(self, chunks: slice) -> Array:
        return self._made(chunks) if self._matrices is None else self._matrices[chunks]

    def _row(self, chunks: slice) -> Array:
        """(chunks, height): which rows these are; short chunks repeat their last."""
        over = np.minimum(self._within, self._count[chunks, None] - 1)
        return np.asarray(self._first[chunks, None] + over)

    def _made(self, chunks: slice) -> Array:
        """(chunks, width + 5, height): what each B-spline is at each row of a chunk."""
        row = self._row(chunks)
        spline = self._piece[row] - self._group[chunks, None] * self._width
        made = np.zeros((len(row), self._width + 5, len(self._within)))
        chunk = np.arange(len(row))[:, None]
        present = self._within < self._count[chunks, None]
        for k in range(6):
            made[chunk, spline + k, self._within] = np.where(present, self._basis[k, row], 0.0)
        return made


def knots_of(length: float, bandwidth: float) -> tuple[int, float]:
    """How many pieces a curve of so many seconds has, and how long each is."""
    pieces = max(1, math.ceil(length * bandwidth * KNOTS_PER_PERIOD))
    return pieces, length / pieces


def stiffness(bandwidth: float, knot: float) -> float:
    """What roughness weighs beside samples, in units of the knot spacing."""
    return (2 * math.pi * bandwidth * knot) ** -6


def b_splines(u: Array, degree: int, derivative: int = 0) -> Array:
    """The degree + 1 B-splines on equally spaced knots, at a part u of one piece: (degree + 1, N).

    Raised from degree to degree by B_d(x) = (x B_{d-1}(x) + (d + 1 - x) B_{d-1}(x - 1)) / d, and
    differentiated by B_d'(x) = B_{d-1}(x) - B_{d-1}(x - 1). Spline m is the one that started
    degree - m pieces ago.
    """
    (values,) = b_splines_of_degrees(u, degree - derivative)
    for _ in range(derivative):
        old = [0 * u, *values, 0 * u]
        values = [old[m] - old[m + 1] for m in range(len(values) + 1)]
    return np.array(values)


def b_splines_of_degrees(u: Array, *degrees: int) -> list[list[Array]]:
    """The d + 1 B-splines of each of these degrees d, as `b_splines` has them, in one go."""
    top = max(degrees)
    # k + u since a spline started, k - u until it ends
    since, until = ([k + sign * u for k in range(top + 1)] for sign in (1, -1))
    # times d!, so that all of them are divided once
    every = [[np.ones_like(u)]]
    for d in range(1, top + 1):
        old = every[-1]
        inner = [since[d - m] * old[m - 1] + until[m + 1] * old[m] for m in range(1, d)]
        every.append([until[1] * old[0], *inner, u * old[-1]])
    return [[values / math.factorial(d) for values in every[d]] for d in degrees]


def gram_bands(piece: Array, basis: Array, weight: Array, size: int) -> Array:
    """Σ weight · basis_i · basis_j as lower bands: [k, i] for the pair (i + k, i)."""
    order = len(basis)
    bands = np.zeros((order, size))
    for i in range(order):
        for k in range(order - i):
            bands[k] += np.bincount(piece + i, basis[i] * basis[i + k] * weight, size)
    return bands


def roughness(pieces: int) -> Array:
    """∫ B_i''' B_j''' over all pieces, as bands, in units of the knot spacing."""
    # third derivatives of quintics are parabolas, their products of degree 4: three Gauss points
    points, weights = np.polynomial.legendre.leggauss(3)
    every = np.tile(np.arange(pieces), 3)
    u, w = np.repeat((points + 1) / 2, pieces), np.repeat(weights / 2, pieces)
    return gram_bands(every, b_splines(u, 5, 3), w, pieces + 5)


def shares_of_time(t: Array) -> Array:
    """What each sample stands for: half of the step before it and half of the step behind it.

    The first and last sample stand for a whole step, as all others do on an even grid.
    """
    step = np.diff(t)
    return (np.concatenate([step[:1], step]) + np.concatenate([step, step[-1:]])) / 2


@final
class BandedCholesky:
    """L Lᵀ of a matrix given by its diagonals: bands[k, i] stands at row i + k, column i.

    Cut into blocks larger than the band, the matrix is block-tridiagonal, and each block depends on
    the one before it alone: time and memory grow with the size, not with its square. To solve, all
    blocks are first solved as if each stood alone; what one hands to the next concerns as few
    rows as the band is wide.
    """

    def __init__(self, bands: Array) -> None:
        width, self._size = bands.shape
        block = max(_BLOCK, width)
        squares, beside = _blocks_of(bands, block)
        # the last block is filled up with the identity
        filled = np.arange(self._size - (len(squares) - 1) * block, block)
        squares[-1, filled, filled] = 1
        # of the diagonal blocks' factors the inverses: they are used again and again
        self._inverse = np.empty_like(squares)
        reach = width - 1
        below = np.zeros((len(squares), reach, block))
        for k, square in enumerate(squares):
            if k:
                # a band reaches into the first rows of the next block alone
                below[k] = beside[k - 1] @ self._inverse[k - 1].T
                square[:reach, :reach] -= below[k] @ below[k].T
            self._inverse[k] = np.linalg.inv(np.linalg.cholesky(square))
        self._reach, last = reach, slice(block - reach, None)
        upper = self._inverse.transpose(0, 2, 1)
        # forward a block takes from the last rows of that before it, backward from the first rows
        # of that behind it
        self._forward = -self._inverse[:, :, :reach] @ below[:, :, last]
        behind = np.concatenate([below[1:], 0 * below[:1]])
        self._backward = -upper[:, :, last] @ behind[:, :, last].transpose(0, 2, 1)
        self._ends = _Recurrence(self._forward[:, last])
        self._starts = _Recurrence(self._backward[::-1, :reach])

    def solve(self, right: Array) -> Array:
        """x (size, m) with matrix · x = right."""
        count, block, _ = self._inverse.shape
        padded = np.zeros((count * block, right.shape[1]))
        padded[: self._size] = right
        x = self._inverse @ padded.reshape(count, block, -1)
        ends = self._ends.along(x[:, block - self._reach :])
        x[1:] += self._forward[1:] @ ends[:-1]
        x = self._inverse.transpose(0, 2, 1) @ x
        starts = self._starts.along(x[::-1, : self._reach])[::-1]
        x[:-1] += self._backward[:-1] @ starts[1:]
        return x.reshape(count * block, -1)[: self._size]


class _Recurrence:
    """x_k = u_k + A_k x_{k-1} of many k at once, by doubling: first what the one before k adds,
    then the two before it, the four, …, until nothing that far away counts."""

    def __init__(self, steps: Array) -> None:
        self._over: list[Array] = []
        over, far = steps, 1
        while far < len(steps) and np.abs(over).max(initial=0) > _NOTHING:
            self._over.append(over)
            over = np.concatenate([over[:far], over[far:] @ over[:-far]])
            over[:far] = 0
            far *= 2

    def along(self, u: Array) -> Array:
        x, far = u.copy(), 1
        for over in self._over:
            x[far:] += over[far:] @ x[:-far]
            far *= 2
        return x


def _blocks_of(bands: Array, block: int) -> tuple[Array, Array]:
    """The blocks of a matrix given by its lower bands: (n, block, block) on the diagonal, and
    (n - 1, width - 1, block) the first rows of those below."""
    width, size = bands.shape
    count = -(-size // block)
    padded = np.zeros((width, count * block))
    # what stands beyond the end belongs to no row
    beyond = np.add.outer(np.arange(width), np.arange(size)) >= size
    padded[:, :size] = np.where(beyond, 0.0, bands)
    rows = padded.reshape(width, count, block)
    squares, beside = np.zeros((count, block, block)), np.zeros((count - 1, width - 1, block))
    for k, band in enumerate(rows):
        each, over = np.arange(block - k), np.arange(k)
        squares[:, each + k, each] = squares[:, each, each + k] = band[:, : block - k]
        beside[:, over, block - k + over] = band[:-1, block - k :]
    return squares, beside
