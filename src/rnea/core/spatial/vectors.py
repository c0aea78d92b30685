"""Vectors and 3x3 matrices on the last axes, any leading batch axes, any kind of number.

Every function is written out in elementwise sums of fixed order. That is what makes a row of a
batch bit-identical to the row computed alone: library matrix products (BLAS, einsum) choose
another order of summation, or fused operations, by shape and stride.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from rnea.core.spatial.numbers import Array

_NEXT = np.array((1, 2, 0))
_LAST = np.array((2, 0, 1))
_UPPER_ROW = np.array(((0, 0, 0), (0, 1, 1), (0, 1, 2)))
_UPPER_COLUMN = np.array(((0, 1, 2), (1, 1, 2), (2, 2, 2)))


def cross(a: Array, b: Array) -> Array:
    """a × b.

    >>> cross(np.array([1.0, 0, 0]), np.array([0, 1.0, 0]))
    array([0., 0., 1.])
    """
    return a.take(_NEXT, -1) * b.take(_LAST, -1) - a.take(_LAST, -1) * b.take(_NEXT, -1)


def dot(a: Array, b: Array) -> Array:
    """a · b, always an array: without batch axes one of no dimensions."""
    c = a * b
    # not c0 + c1 + c2: the first sum would be a bare number, which may not know arrays
    return np.asarray(np.add(np.add(c[..., 0], c[..., 1]), c[..., 2]))


def times(matrix: Array, vector: Array) -> Array:
    """M v; with a rotation R_AB: components of a vector in B turned into components in A."""
    return (
        matrix[..., 0] * vector[..., 0, None]
        + matrix[..., 1] * vector[..., 1, None]
        + matrix[..., 2] * vector[..., 2, None]
    )


def transposed_times(matrix: Array, vector: Array) -> Array:
    """Mᵀ v; with a rotation R_AB: components of a vector in A turned into components in B."""
    return (
        matrix[..., 0, :] * vector[..., 0, None]
        + matrix[..., 1, :] * vector[..., 1, None]
        + matrix[..., 2, :] * vector[..., 2, None]
    )


def product(a: Array, b: Array) -> Array:
    """The matrix product A B."""
    return (
        a[..., :, 0, None] * b[..., None, 0, :]
        + a[..., :, 1, None] * b[..., None, 1, :]
        + a[..., :, 2, None] * b[..., None, 2, :]
    )


def turned_symmetric(R: Array, S: Array) -> Array:
    """R S Rᵀ of a symmetric S, symmetric to the last bit: the entries below are those above."""
    return symmetric(product(product(R, S), transpose(R)))


def symmetric(a: Array) -> Array:
    """A matrix that is symmetric but for rounding, made so: the entries below are those above."""
    return a[..., _UPPER_ROW, _UPPER_COLUMN]


def transpose(a: Array) -> Array:
    return np.swapaxes(a, -1, -2)


def outer(a: Array, b: Array) -> Array:
    """The matrix a bᵀ."""
    return a[..., :, None] * b[..., None, :]


def skew(a: Array) -> Array:
    """The matrix [a]× with [a]× b = a × b."""
    x, y, z = a[..., 0], a[..., 1], a[..., 2]
    zero = x * 0
    rows = ((zero, -z, y), (z, zero, -x), (-y, x, zero))
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def spin(w: Array, wd: Array) -> Array:
    """The matrix U of a turning body: U r = wd × r + w × (w × r) for any point r of the body.

    U = [wd]× + w wᵀ - |w|² 1, written out so that its six products serve every point.
    """
    x, y, z = w[..., 0], w[..., 1], w[..., 2]
    xd, yd, zd = wd[..., 0], wd[..., 1], wd[..., 2]
    xx, yy, zz, xy, xz, yz = x * x, y * y, z * z, x * y, x * z, y * z
    rows = ((-(yy + zz), xy - zd, xz + yd), (xy + zd, -(xx + zz), yz - xd),
            (xz - yd, yz + xd, -(xx + yy)))  # fmt: skip
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def side_by_side(vectors: Iterable[Array], batch: tuple[int, ...]) -> Array:
    """Vectors (..., 3) of one batch shape in one row: (*batch, 3 · count)."""
    return np.concatenate([np.broadcast_to(x, (*batch, 3)) for x in vectors], axis=-1)
