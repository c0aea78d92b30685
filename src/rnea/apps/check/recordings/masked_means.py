"""Means over windows of which some rows are left out, and how much more noise they have.

Where friction is anything between two bounds, a row tells nothing of a push that friction could not
have done as well. The others of its window do: rows from the first such row to the last are left
out, and the mean is that of the rest.

Noise of neighbouring rows is alike, or opposite where it comes from differences of positions. With
V(m) the variance of a sum of m neighbours, that of p rows and s rows with h rows between them is

    V(p) + V(s) + V(p + h + s) + V(h) - V(p + h) - V(h + s):

twice the covariance of two sums is what both have together beyond what each has. (White: p + s.)
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rnea.apps.identify.fit.robust import mad_std
from rnea.core.spatial.numbers import Array

_STRAYS = 3.0  # deviations: more of a row is no noise


class WindowMeans(NamedTuple):
    """Windows (N, n) without some rows: their mean, nan where none is left; how many deviations it
    has to one of the whole window; and which share of its rows is left."""

    mean: Array
    noisier: Array
    share: Array


def rest_of_windows(residual: Array, out: Array, rows: int, sums: Array) -> WindowMeans:
    """Of so many rows up to each row of a residual (N, n).

    out (N, n): rows that tell nothing; sums (n, rows + 1 or more): V(0), V(1), ... by joint.
    """
    row = np.arange(len(residual))[:, None] + np.zeros(residual.shape, int)
    begin = np.maximum(row - rows + 1, 0)
    # the first row that is out, one behind the window where none is; and the last
    later = np.minimum.accumulate(np.where(out, row, len(out))[::-1], axis=0)[::-1]
    first = np.minimum(np.take_along_axis(later, begin, axis=0), row + 1)
    last = np.maximum(np.maximum.accumulate(np.where(out, row, -1), axis=0), first - 1)
    total = np.concatenate([0 * residual[:1], np.cumsum(residual, axis=0)])
    to_first, to_last, to_begin = (
        np.take_along_axis(total, at, axis=0) for at in (first, last + 1, begin)
    )
    before, hole, behind = first - begin, last + 1 - first, row - last
    left, whole = before + behind, row - begin + 1
    of = np.arange(residual.shape[1])
    noise = sums[of, before] + sums[of, behind] + sums[of, whole] + sums[of, hole]
    noise -= sums[of, before + hole] + sums[of, hole + behind]
    with np.errstate(divide="ignore", invalid="ignore"):
        mean = (total[1:] - to_last + to_first - to_begin) / left
        noisier = np.sqrt(np.maximum(noise, 0.0) / sums[of, whole]) * whole / left
    # fewer rows are no better, whatever few seconds say of V
    return WindowMeans(mean, np.where(left > 0, np.fmax(noisier, 1.0), np.inf), left / rows)


def variances_of_sums(residual: Array, known: Array, most: int) -> Array:
    """(n, most + 1): V(0), V(1), ... of each joint, from rows `known` of a residual (both (N, n)),
    in squares of a row's deviation."""
    return np.stack([_variances(x, k, most) for x, k in zip(residual.T, known.T, strict=True)])


def _variances(values: Array, known: Array, most: int) -> Array:
    size = mad_std(values[known])
    if not size:
        return np.arange(most + 1.0)
    x = np.where(known, np.clip(values / size, -_STRAYS, _STRAYS), 0.0)
    products, pairs = _products(x, most), _products(known.astype(float), most)
    alike = products / np.maximum(pairs, 1.0)
    # V(m + 1) = V(m) + r(0) + 2 (r(1) + ... + r(m))
    steps = np.cumsum(np.concatenate([alike[:1], 2 * alike[1:]]))
    return np.concatenate([[0.0], np.cumsum(steps)])


def _products(values: Array, most: int) -> Array:
    """(most,): sums of products of rows that are 0, 1, ... apart."""
    size = len(values) + most
    return np.asarray(np.fft.irfft(np.abs(np.fft.rfft(values, size)) ** 2, size)[:most])
