"""The inertia of an articulated body: three 3x3 blocks between motion and wrench.

    n = J wd + H vd
    f = Hᵀ wd + M vd

A rigid body has J = its tensor about the origin, H = [m c]× and M = m 1. Beyond a joint that gives
way the mass M is no longer the same in all directions, so all blocks are full; J and M stay
symmetric, to the last bit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np

from rnea.core.spatial import (
    Inertia,
    Pose,
    cross,
    outer,
    product,
    skew,
    symmetric,
    times,
    transpose,
    transposed_times,
    turned_symmetric,
)
from rnea.core.spatial.numbers import Array

Pair = tuple[Array, Array]


@final
@dataclass(frozen=True, eq=False)
class ArticulatedInertia:
    """J (kg m²), H (kg m) and M (kg), each (..., 3, 3), at a body's origin in its axes."""

    J: Array
    H: Array
    M: Array

    @classmethod
    def rigid(cls, body: Inertia) -> ArticulatedInertia:
        mass, first, tensor = body.moments()
        return cls(tensor, skew(first), np.eye(3, dtype=int) * mass)

    def times(self, motion: Pair) -> Pair:
        """The wrench (n, f) that a motion (wd, vd) takes."""
        wd, vd = motion
        return (
            times(self.J, wd) + times(self.H, vd),
            transposed_times(self.H, wd) + times(self.M, vd),
        )

    def __add__(self, other: ArticulatedInertia) -> ArticulatedInertia:
        return ArticulatedInertia(self.J + other.J, self.H + other.H, self.M + other.M)

    def giving_way(self, U: Pair, inverse_D: Array) -> ArticulatedInertia:
        """I - U D⁻¹ Uᵀ: what is felt through a joint that moves freely; inverse_D (..., 1)."""
        U_n, U_f = U
        by_D = U_n * inverse_D
        return ArticulatedInertia(
            self.J - symmetric(outer(by_D, U_n)),
            self.H - outer(by_D, U_f),
            self.M - symmetric(outer(U_f * inverse_D, U_f)),
        )

    def seen_from(self, X_PB: Pose) -> ArticulatedInertia:
        """The same, given in B, felt at the origin of P and in its axes.

        With R and p of B in P, and every block turned by R first:
        M_P = M, H_P = H + [p]× M, J_P = J + [p]× H_Pᵀ - H [p]×.
        """
        R, p = X_PB.rotation, X_PB.translation
        J, M = turned_symmetric(R, self.J), turned_symmetric(R, self.M)
        H = product(product(R, self.H), transpose(R))
        # p × each row of A is A [p]×ᵀ
        arm = p[..., None, :]
        H_P = H + transpose(cross(arm, M))
        return ArticulatedInertia(J + symmetric(transpose(cross(arm, H_P)) + cross(arm, H)), H_P, M)
