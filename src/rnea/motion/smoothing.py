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

from rnea.spatial.numbers import Array

KNOTS_PER_PERIOD = 10
_BLOCK = 48


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
        self._kept: list[tuple[int, int, Array]] | None = None
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
        if self._kept is None:
            self._kept = list(self._blocks())
        coefficients = self._fitted(y)
        out = np.empty((-(-len(y) // every), y.shape[1]))
        for begin, first, around in self._kept:
            chosen = around[:, -begin % every :: every]
            at = -(-begin // every)
            out[at : at + chosen.shape[1]] = chosen.T @ coefficients[first : first + len(around)]
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
        shares = y * (self._weight / self._knot)[:, None]
        right = np.zeros((self._pieces + 5, y.shape[1]))
        for begin, first, around in self._kept or self._blocks():
            right[first : first + len(around)] += around @ shares[begin : begin + _BLOCK]
        return self._matrix.solve(right)

    def _blocks(self) -> Iterator[tuple[int, int, Array]]:
        """Of some rows after one another the number of the first, that of the first B-spline, and
        what these are there. Times increase, so rows share few: a small dense matrix."""
        for begin in range(0, len(self._piece), _BLOCK):
            piece = self._piece[begin : begin + _BLOCK]
            first, each = int(piece[0]), np.arange(len(piece))
            around = np.zeros((int(piece[-1]) - first + 6, len(piece)))
            for k in range(6):
                around[piece - first + k, each] = self._basis[k, begin : begin + _BLOCK]
            yield begin, first, around


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

    Cut into blocks larger than the band, the matrix is block-tridiagonal, and each block leans on
    the one before it alone: time and memory grow with the size, not with its square.
    """

    def __init__(self, bands: Array) -> None:
        width, self._size = bands.shape
        block = max(_BLOCK, width)
        self._cuts = [*range(0, self._size, block), self._size]
        # of the diagonal blocks' factors the inverses: they are used again and again
        self._inverse: list[Array] = []
        self._below: list[Array] = []
        squares, beside = _blocks_of(bands, block)
        for k, square in enumerate(squares):
            count = self._cuts[k + 1] - self._cuts[k]
            if k:
                # a band reaches into the first rows of the next block alone
                reach = min(width - 1, count)
                below = beside[k - 1, :reach] @ self._inverse[-1].T
                self._below.append(below)
                square[:reach, :reach] -= below @ below.T
            self._inverse.append(np.linalg.inv(np.linalg.cholesky(square[:count, :count])))

    def solve(self, right: Array) -> Array:
        """x (size, m) with matrix · x = right."""
        parts = [right[b:e] for b, e in zip(self._cuts[:-1], self._cuts[1:], strict=True)]
        for k, inverse in enumerate(self._inverse):
            part = parts[k]
            if k:
                below = self._below[k - 1]
                part = part.copy()
                part[: len(below)] -= below @ parts[k - 1]
            parts[k] = inverse @ part
        for k in reversed(range(len(parts))):
            if k + 1 < len(parts):
                below = self._below[k]
                parts[k] = parts[k] - below.T @ parts[k + 1][: len(below)]
            parts[k] = self._inverse[k].T @ parts[k]
        return np.concatenate(parts)


def _blocks_of(bands: Array, block: int) -> tuple[Array, Array]:
    """The blocks of a matrix given by its lower bands: (n, block, block) on the diagonal, and
    (n - 1, width - 1, block) the first rows of those below."""
    width, size = bands.shape
    count = -(-size // block)
    padded = np.zeros((width, count * block))
    padded[:, :size] = bands
    rows = padded.reshape(width, count, block)
    squares, beside = np.zeros((count, block, block)), np.zeros((count - 1, width - 1, block))
    for k, band in enumerate(rows):
        each, over = np.arange(block - k), np.arange(k)
        squares[:, each + k, each] = squares[:, each, each + k] = band[:, : block - k]
        beside[:, over, block - k + over] = band[:-1, block - k :]
    return squares, beside
