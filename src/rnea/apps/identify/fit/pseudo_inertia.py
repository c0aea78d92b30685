"""Pseudo-inertia: a rigid body's ten parameters as a matrix that is positive where a body exists.

    P = ⎡ Σ   h ⎤,   Σ = ½ tr(I) 1 - I,   h = m c,   I about the origin of the body's frame.
        ⎣ hᵀ  m ⎦

P = ∫ (x, 1)(x, 1)ᵀ dm, so masses that are positive everywhere make P positive definite, and every
positive P is one of such masses (Wensing, Kim and Slotine 2018). The triangle inequality of the
moments of inertia, a positive mass and a centre within the body are all in it.

A symmetric matrix is written as a row (`rows_of`) of its upper triangle, column by column, entries
off the diagonal times √2: then the row has the matrix' norm.
"""

from __future__ import annotations

import math

import numpy as np

from rnea.core.spatial.numbers import Array

PLACES = tuple((i, j) for j in range(4) for i in range(j + 1))
"""Entries of a row, in the order in which conic solvers want them."""
_LEAST = 1e-6
# relative: what a file that no body has is moved by


def pseudo_inertia(parameters: Array) -> Array:
    """(4, 4) of mass, m·c and xx, yy, zz, xy, xz, yz about the origin.

    >>> pseudo_inertia(np.array([2.0, 0, 0, 0, 1, 1, 1, 0, 0, 0])).diagonal()
    array([0.5, 0.5, 0.5, 2. ])
    """
    mass, first, (xx, yy, zz, xy, xz, yz) = parameters[0], parameters[1:4], parameters[4:10]
    tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    P = np.empty((4, 4))
    P[:3, :3] = np.eye(3) * np.trace(tensor) / 2 - tensor
    P[:3, 3] = P[3, :3] = first
    P[3, 3] = mass
    return P


def body_parameters(P: Array) -> Array:
    """(10,) of a pseudo-inertia: the way back."""
    S = P[:3, :3]
    tensor = np.eye(3) * np.trace(S) - S
    entries = [tensor[i, j] for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))]
    return np.array([P[3, 3], *P[:3, 3], *entries])


def rows_of(matrix: Array) -> Array:
    return np.array([matrix[i, j] * (1 if i == j else math.sqrt(2)) for i, j in PLACES])


def matrix_of(row: Array) -> Array:
    out = np.zeros((4, 4))
    for value, (i, j) in zip(row, PLACES, strict=True):
        out[i, j] = out[j, i] = value if i == j else value / math.sqrt(2)
    return out


def root_near(P: Array, mass: float, length: float) -> Array:
    """L with L Lᵀ = P, or near it where P is not positive: no body is smaller than a millionth.

    L is upper triangular, (A, c √m; 0, √m) with c the centre and A Aᵀ the second moments about it:
    changes L U Lᵀ by the last column of U are of mass and centre, by the others of second moments
    about the centre alone. mass, length: the size that a body of this robot has.
    """
    least = _LEAST * mass * np.diag([length**2, length**2, length**2, 1.0])
    units = np.sqrt(np.diag([length**2, length**2, length**2, 1.0]) * mass)
    inverse = np.diag(1 / np.diag(units))
    values, vectors = np.linalg.eigh(inverse @ (P + least) @ inverse)
    near = (vectors * np.maximum(values, _LEAST)) @ vectors.T
    return units @ np.linalg.cholesky(near[::-1, ::-1])[::-1, ::-1]
