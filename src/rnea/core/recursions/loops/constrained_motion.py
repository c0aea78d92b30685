"""Robots with loops: every quantity of the tree, along the motions that the loops allow.

A robot with loops is a tree whose cuts are closed again. Its equations K qd = 0 (`model.loops`) are
split by columns into independent speeds u and dependent ones; K⁺ is the least-squares inverse of
the dependent columns, by Householder's reflections, so redundant rows do no harm.

    (1)  qd  = G u,          G = (1, -K⁺ K_u)
    (2)  qdd = G ud + γ,     γ = (0, -K⁺ k)       k from K qdd + k = 0
    (3)  tau = Gᵀ tau_tree                        the loops' forces do no work

Whatever the tree's row tells at (q, qd, qdd) is told of the closed robot at (q, u, ud); axes of an
answer that run along the tree's speeds are brought to the independent ones by Gᵀ. Matrices that
multiply speeds also feel that G moves. What is in (3) not done by the independent joints is done by
the loops, with the multipliers

    (4)  K⁺ᵀ: λ = (K_dᵀ)⁺ tau_d                   the least norm, where rows are redundant

which as loads on the two bodies of each cut (`loads`) make the wrenches in the tree right.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.model import Closure, LoopsAt, Model, sizes_of
from rnea.core.recursions.user_conditions import BodyWrench
from rnea.core.spatial import (
    ForceMoment,
    Pose,
    PseudoInverse,
    cross,
    householder,
    transposed_times,
)
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property


@dataclass(frozen=True, eq=False)
class Loops:
    """The loops of a robot at positions q (..., nq): from independent speeds to all, and back."""

    tree: Model
    closure: Closure
    at: LoopsAt
    K: Array
    factors: householder.Reflected | PseudoInverse

    @classmethod
    def of(cls, model: Model, q: Array) -> Loops:
        assert model.closure is not None
        return cls.between(model.tree, model.closure, q)

    @classmethod
    def between(cls, tree: Model, closure: Closure, q: Array) -> Loops:
        at = LoopsAt.of(tree, closure.cuts, closure.couplings, q)
        K, dependent = at.matrix(), list(closure.dependent(tree))
        if closure.least_norm:
            rows, columns = sizes_of(tree, closure.cuts, closure.couplings)
            regular = LoopsAt.of(tree, closure.cuts, closure.couplings, closure.reference).matrix()
            parts = K[..., dependent], rows, columns[dependent], regular[:, dependent]
            return cls(tree, closure, at, K, PseudoInverse.of(*parts))
        factors = householder.reflected(K[..., dependent], closure.order(tree))
        return cls(tree, closure, at, K, factors)

    def assembled(self) -> Loops:
        """The same loops where the robot is assembled; floats."""
        return self.between(self.tree, self.closure, self.closure.reference)

    @cached_property
    def _columns(self) -> tuple[list[int], list[int]]:
        return list(self.closure.independent), list(self.closure.dependent(self.tree))

    def speeds(self, u: Array) -> Array:
        """Equation 1: all speeds (..., nv of the tree)."""
        own, _ = self._columns
        return self._followed(u, times_columns(self.K[..., own], u))

    def accelerations(self, qd: Array, ud: Array) -> Array:
        """Equation 2: all accelerations, at all speeds."""
        own, _ = self._columns
        return self._followed(ud, times_columns(self.K[..., own], ud) + self.at.drift(qd))

    def _followed(self, own_values: Array, right: Array) -> Array:
        own, dependent = self._columns
        following = -self.factors.solve(right[..., None])[..., 0]
        batch = np.broadcast_shapes(own_values.shape[:-1], following.shape[:-1])
        out = np.zeros((*batch, self.tree.nv), dtype=np.result_type(own_values, following))
        out[..., own], out[..., dependent] = own_values, following
        return out

    @cached_property
    def G(self) -> Array:
        """(..., nv of the tree, nv): all speeds by the independent ones."""
        own, dependent = self._columns
        K = self.K[..., own]
        out = np.zeros((*K.shape[:-2], self.tree.nv, len(own)), dtype=K.dtype)
        out[..., own, :] = np.eye(len(own), dtype=int)
        out[..., dependent, :] = -self.factors.solve(K)
        return out

    def multipliers(self, tau: Array) -> Array:
        """Equation 4: λ (..., rows) that take what the dependent joints of the tree would need."""
        _, dependent = self._columns
        return self.factors.solve_transposed(tau[..., dependent, None])[..., 0]

    def efforts(self, tau: Array) -> Array:
        """Equation 3 of efforts (..., nv of the tree)."""
        own, _ = self._columns
        taken = transposed_columns(self.K[..., own], self.multipliers(tau))
        return np.asarray(tau[..., own] - taken)

    def projected(self, answer: Array, axis: int) -> Array:
        """An axis of an answer that runs along the tree's speeds, along the independent ones."""
        rows = np.moveaxis(answer, axis, -1)
        extra = rows.ndim - self.G.ndim + 1
        G = self.G.reshape(*self.G.shape[:-2], *([1] * max(extra, 0)), *self.G.shape[-2:])
        return np.moveaxis(transposed_columns(G, rows), -1, axis)

    def loads(self, multipliers: Array) -> list[BodyWrench]:
        """What the cuts exert on bodies: at each body's origin, in its axes."""
        found: list[BodyWrench] = []
        first = 0
        for seen in self.at.cuts:
            cut = seen.cut
            moment, force = seen.load(multipliers[..., first : first + cut.rows])
            first += cut.rows
            point = seen.child.frame.translation
            ends = (cut.parent, seen.parent, -1), (cut.child, seen.child, 1)
            for link, (body, side, sense) in zip(cut.links, ends, strict=True):
                load = _at_body(moment * sense, force * sense, point, side.body_pose)
                found.append(BodyWrench(link, body, load))
        return found


def _at_body(moment: Array, force: Array, point: Array, X_OB: Pose) -> ForceMoment:
    """A load at a point of O, at a body's origin in its axes."""
    arm = point - X_OB.translation
    turned = transposed_times(X_OB.rotation, moment + cross(arm, force))
    return ForceMoment(transposed_times(X_OB.rotation, force), turned)


def times_columns(matrix: Array, vector: Array) -> Array:
    """A x of (..., m, n) and (..., n), summed in the order of the columns."""
    total = matrix[..., 0] * vector[..., 0, None]
    for k in range(1, matrix.shape[-1]):
        total = total + matrix[..., k] * vector[..., k, None]
    return total


def transposed_columns(matrix: Array, vector: Array) -> Array:
    """Aᵀ x of (..., m, n) and (..., m)."""
    return times_columns(np.swapaxes(matrix, -1, -2), vector)


def matrices(a: Array, b: Array) -> Array:
    """A B of (..., m, k) and (..., k, n), summed in the order of k."""
    total = a[..., :, 0, None] * b[..., None, 0, :]
    for k in range(1, a.shape[-1]):
        total = total + a[..., :, k, None] * b[..., None, k, :]
    return total
