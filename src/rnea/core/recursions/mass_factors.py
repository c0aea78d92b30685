"""M = Lᵀ D L: the factors of a mass matrix, and solving with them.

The factors are taken from the last coordinate to the first, tips before base. In that order a
tree's branches stay apart: entries of M between joints of different branches are zero and remain
so, and no work is done on them (Featherstone's L^T D L). No square roots and no pivoting: M is
positive definite, and the pivots D are what each joint feels when all joints beyond it are free.
They are the D of the articulated-body algorithm.

Every sum has one fixed order, elementwise over the batch, so a row of a batch has the bits of the
row alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Factors:
    """M = Lᵀ D L: L unit lower triangular (..., n, n), the pivots' inverses 1/D (..., n).

    before[k]: the coordinates that k is coupled with, of those that stand before it;
    behind[k]: the same relation seen from the other side.
    """

    L: Array
    pivot_inverses: Array
    before: Sequence[Sequence[int]]
    behind: Sequence[Sequence[int]]

    def solve(self, right: Array) -> Array:
        """x (..., n, m) of M x = right, for m right sides at once."""
        n = self.L.shape[-1]
        batch = np.broadcast_shapes(self.L.shape[:-2], right.shape[:-2])
        dtype = np.result_type(self.L, right)
        x = np.array(np.broadcast_to(right, (*batch, *right.shape[-2:])), dtype=dtype)
        # Lᵀ y = right, from tips to base
        for k in reversed(range(n)):
            if nearer := list(self.before[k]):
                taken = self.L[..., k, nearer, None] * x[..., k, None, :]
                x[..., nearer, :] = x[..., nearer, :] - taken
        x = x * self.pivot_inverses[..., None]
        # L x = y / D, from base to tips
        for k in range(n):
            if beyond := list(self.behind[k]):
                taken = self.L[..., beyond, k, None] * x[..., k, None, :]
                x[..., beyond, :] = x[..., beyond, :] - taken
        return x


def factorized(M: Array, before: Sequence[Sequence[int]]) -> Factors:
    """The factors of a symmetric matrix (..., n, n) whose couplings are known; see `couplings`."""
    n = M.shape[-1]
    rest, L = np.array(M), np.zeros_like(M)
    pivot_inverses = np.zeros(M.shape[:-1], dtype=M.dtype)
    for k in reversed(range(n)):
        pivot_inverses[..., k] = 1 / rest[..., k, k]
        nearer = np.array(before[k], dtype=int)
        if not len(nearer):
            continue
        row = rest[..., k, nearer]
        L[..., k, nearer] = row * pivot_inverses[..., k, None]
        # what the others feel once coordinate k gives way; only the lower half is looked at again
        block = (..., nearer[:, None], nearer)
        rest[block] = rest[block] - L[..., k, nearer, None] * row[..., None, :]
    behind: list[list[int]] = [[] for _ in range(n)]
    for k, nearer_ones in enumerate(before):
        for i in nearer_ones:
            behind[i].append(k)
    return Factors(L, pivot_inverses, before, behind)


def couplings(model: Model) -> list[tuple[int, ...]]:
    """For each coordinate those before it that M couples it with: the joints that carry it.

    Where joints follow others, one coordinate may move several branches, and all are coupled; so
    they are with loops.
    """
    if model.has_mimics or model.closure is not None:
        return [tuple(range(k)) for k in range(model.nv)]
    before = []
    for body in model.bodies:
        carrying = [model.body(i).v for i in model.support(body.index)[:-1]]
        inner = [k for v in carrying for k in range(v.start, v.stop)]
        # and the joint's own other speeds
        before += [(*inner, *range(body.v.start, k)) for k in range(body.v.start, body.v.stop)]
    return before
