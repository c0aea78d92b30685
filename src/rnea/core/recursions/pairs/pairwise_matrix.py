"""Matrices of pairs of speeds: what each speed brings along, and how two of them meet.

A matrix of a robot has an entry for each two of its speeds, and one that is not zero only where the
one joint carries the other. Every such entry is a sum of products

    out[i, j] = Σ X[a, i] X[b, j],

of numbers that belong to speed i alone and to speed j alone. So a matrix is made in two parts: the
*ingredients* X (..., K, N), by a recursion from body to body, and the *finish*, which is the same
few products for all pairs and is told as data: it can be walked, traced, or run as a loop.

Speeds stand in the order of the bodies, so one that carries another stands before it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.mass_factors import couplings, factorized
from rnea.core.recursions.pairs.common_motion import at_once
from rnea.core.spatial.numbers import Array

Pairs = tuple[tuple[int, int], ...]
"""Rows (a, b) of X: a of the speed i of out[i, j], b of its speed j."""


@dataclass(frozen=True)
class PairMatrix:
    """One matrix: out[i, j] is the sum, in order, of X[a, i] X[b, j] over

    upper   where i stands before j or is the same, and its joint carries j's or is the same;
    lower   where i stands behind j, and its joint is carried by j's or is the same;

    and 0 for speeds of different branches. To the diagonal X[diagonal, i] is added, if there is
    such a row.

    turned  the matrix is a slope by positions. Within a joint whose speeds are along the child's
            own axes, each speed turns the axes of all: `lower` serves every pair of them.
    """

    upper: Pairs
    lower: Pairs
    diagonal: int | None = None
    turned: bool = False

    @property
    def is_symmetric(self) -> bool:
        """Whether the same products stand on both sides of the diagonal."""
        return self.lower == mirrored(self.upper) and not self.turned

    def masks(self, model: Model) -> tuple[Array, Array]:
        """Where `upper` and where `lower` counts: two arrays (N, N) of bool."""
        bodies = [body for body in model.bodies for _ in range(body.joint.nv)]
        place = np.arange(len(bodies))
        body = np.array([each.index for each in bodies], dtype=int)
        carries = np.eye(len(model.bodies) + 1, dtype=bool)
        for each in model.bodies:
            carries[list(model.support(each.index)), each.index] = True
        reaches = carries[body[:, None], body] & (place[:, None] <= place)
        upper, lower = reaches, reaches.T & ~np.eye(len(bodies), dtype=bool)
        if self.turned:
            moving = np.array([at_once(each.joint) for each in bodies], dtype=bool)
            within = (body[:, None] == body) & moving
            upper, lower = upper & ~within, lower | within
        return upper, lower

    def entries(self, model: Model, X: Array) -> Array:
        """The matrix (..., N, N) of all motions of all joints."""
        N = X.shape[-1]
        out = np.zeros((*X.shape[:-2], N, N), dtype=X.dtype)
        for pairs, mask in zip((self.upper, self.lower), self.masks(model), strict=True):
            i, j = np.nonzero(mask)
            if len(i):
                out[..., i, j] = _sum_of_products(X, pairs, i, j)
        if self.diagonal is not None and N:
            k = np.arange(N)
            out[..., k, k] = out[..., k, k] + X[..., self.diagonal, :]
        return out


def mirrored(pairs: Pairs) -> Pairs:
    """The same products with i and j exchanged."""
    return tuple((b, a) for a, b in pairs)


@dataclass(frozen=True)
class PackedVector:
    """Where a vector of every speed stands in X."""

    first: int
    count: int

    @classmethod
    def of(cls, *counts: int) -> list[PackedVector]:
        """Vectors of so many components, one below the other."""
        return [cls(sum(counts[:k]), count) for k, count in enumerate(counts)]

    def dot(self, other: PackedVector) -> Pairs:
        """The scalar product of this vector of speed i and another one of speed j, as far as the
        shorter one goes: what it leaves out is zero."""
        shared = min(self.count, other.count)
        return tuple((self.first + k, other.first + k) for k in range(shared))


def _sum_of_products(X: Array, pairs: Pairs, i: Array, j: Array) -> Array:
    (a, b), *others = pairs
    total = X[..., a, i] * X[..., b, j]
    for a, b in others:
        total = total + X[..., a, i] * X[..., b, j]
    return total


@dataclass(frozen=True)
class Assembly:
    """What is made of the ingredients: one matrix (..., n, n), or several (..., m, n, n).

    solve   the matrices are ∂tau/∂q, ∂tau/∂qd and M, and the answer is -M⁻¹ ∂tau/∂q,
            -M⁻¹ ∂tau/∂qd and M⁻¹, by the factors M = Lᵀ D L.
    """

    matrices: tuple[PairMatrix, ...]
    solve: bool = False

    def __call__(self, model: Model, X: Array) -> Array:
        made = [
            moving_together(model, matrix.entries(model, X), symmetric=matrix.is_symmetric)
            for matrix in self.matrices
        ]
        if self.solve:
            made = _solved(model, *made)
        return np.stack(made, axis=-3) if len(made) > 1 else made[0]


def _solved(model: Model, by_q: Array, by_qd: Array, M: Array) -> list[Array]:
    n = model.nv
    unit = np.broadcast_to(np.eye(n, dtype=int), by_q.shape)
    right = np.concatenate([-by_q, -by_qd, unit], axis=-1)
    solved = factorized(M, couplings(model)).solve(right)
    return [solved[..., k * n : (k + 1) * n] for k in range(3)]


def moving_together(model: Model, full: Array, *, symmetric: bool) -> Array:
    """Rows and columns of joints that share a coordinate, added up: Gᵀ (full) G."""
    out = added_up(model, full, axes=(-2, -1))
    if symmetric and model.has_mimics:
        # the same sums below the diagonal, to the last bit
        above, beside = np.triu_indices(model.nv, 1)
        out[..., beside, above] = out[..., above, beside]
    return out


def added_up(model: Model, full: Array, axes: tuple[int, ...]) -> Array:
    """One entry per coordinate along these axes, of one per motion: those of one are added up."""
    if not model.has_mimics:
        return full
    coordinate = [c for body in model.bodies for c in range(body.v.start, body.v.stop)]
    for axis in axes:
        motions = np.moveaxis(full, axis, 0)
        total = np.zeros((model.nv, *motions.shape[1:]), dtype=full.dtype)
        for c, part in zip(coordinate, motions, strict=True):
            total[c] = total[c] + part
        full = np.moveaxis(total, 0, axis)
    return full


@dataclass(frozen=True, eq=False)
class PairwiseMatrix:
    """A quantity as ingredients and finish; called, it computes the quantity.

    ingredients   (model, case, *states) -> X (..., K, N): K numbers for each motion of each joint
    finish        (model, case) -> Finish
    """

    ingredients: Callable[..., Array]
    finish: Callable[[Model, Conditions], Assembly]

    def __call__(self, model: Model, case: Conditions, *states: Array) -> Array:
        return self.finish(model, case)(model, self.ingredients(model, case, *states))

    @staticmethod
    def applies(model: Model) -> bool:
        """Whether every column of X is a speed of its own, so that the finish is pairs and no
        more: where joints follow others, rows and columns of one coordinate are added up."""
        return not model.has_mimics
