"""Moments of mass: a body as ∫ dm, ∫ r dm and ∫ r rᵀ dm about its frame's origin.

They add like numbers and need no centre of mass, so a body of mass zero, or one that lent part of
its mass to another, is as good as any. Together they are the pseudo-inertia [[Σ, h], [hᵀ, m]].

With the acceleration of a point at r in the body, vd + U r (`spin` gives U), the rates of
momentum are integrals over the mass:

    F = ∫ (vd + U r) dm                 = m vd + U h
    N = ∫ r × (vd + U r) dm             = h × vd + axial part of U Σ - (U Σ)ᵀ
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from rnea.core.spatial.force_moment import ForceMoment
from rnea.core.spatial.inertia import (
    Inertia,
    second_moment,
    tensor_of_second_moment,
    turning_moment,
)
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType, read_only
from rnea.core.spatial.pose import Pose
from rnea.core.spatial.vectors import cross, dot, outer, spin, times, transpose, turned_symmetric


@final
@dataclass(frozen=True, eq=False)
class MassMoments:
    """Mass m (kg), first moment h (kg m) and second moment Σ = ∫ r rᵀ dm (kg m²) of a body."""

    mass: Any
    first: Array
    second: Array
    kind: ScalarType = FLOAT

    @classmethod
    def of(cls, body: Inertia | MassMoments) -> MassMoments:
        """The moments of a body that is given in another way."""
        if isinstance(body, MassMoments):
            return body
        # shifted only now: a far centre of mass must not drown the moments across its direction
        about_com, shift = second_moment(body.about_com, body.kind), outer(body.com, body.com)
        return cls(body.mass, body.com * body.mass, about_com + shift * body.mass, body.kind)

    @property
    def point(self) -> Array:
        """The point about which `inertial_wrench` gives its moment: the origin."""
        return self.kind.zeros(3)

    def frozen(self) -> MassMoments:
        """A copy that cannot be written to, for the constants of a robot."""
        return MassMoments(self.mass, read_only(self.first), read_only(self.second), self.kind)

    def __sub__(self, other: MassMoments) -> MassMoments:
        first, second = self.first - other.first, self.second - other.second
        return MassMoments(self.mass - other.mass, first, second, self.kind)

    def seen_from(self, X_AB: Pose) -> MassMoments:
        """The same body, given in B, described in frame A: turned and moved."""
        R, p = X_AB.rotation, X_AB.translation
        turned = times(R, self.first)
        mixed = outer(p, turned)
        shift = mixed + transpose(mixed) + outer(p, p) * self.mass
        second = turned_symmetric(R, self.second) + shift
        return MassMoments(self.mass, turned + p * self.mass, second, self.kind)

    def moments(self) -> tuple[Any, Array, Array]:
        """Mass, first moment and inertia tensor, about the origin."""
        return self.mass, self.first, tensor_of_second_moment(self.second, self.kind)

    def acceleration_of_point(self, w: Array, wd: Array, vd: Array, point: Array) -> Array:
        """Acceleration of a point of the body; vd is the origin's. U is that of the wrench."""
        return vd + times(spin(w, wd), point)

    def inertial_wrench(self, w: Array, wd: Array, vd: Array) -> ForceMoment:
        """Force and moment about the origin that the motion takes."""
        return self.field_wrench(spin(w, wd), vd)

    def field_wrench(self, U: Array, vd: Array) -> ForceMoment:
        """Force and moment about the origin that accelerations vd + U r of its points take."""
        force = vd * self.mass + times(U, self.first)
        return ForceMoment(force, turning_moment(U, self.second) + cross(self.first, vd))

    def kinetic_energy(self, w: Array, v: Array) -> Array:
        """½ m |v|² + v · (w × h) + ½ w · I w."""
        _, _, tensor = self.moments()
        own = dot(v, v) * self.mass + dot(w, times(tensor, w))
        return np.asarray(own / 2 + dot(v, cross(w, self.first)))

    def first_moment_along(self, direction: Array, X_AB: Pose) -> Array:
        """∫ r dm along a direction of A, with the body standing at X_AB."""
        return dot(direction, X_AB.translation * self.mass + times(X_AB.rotation, self.first))


def together(parts: Iterable[MassMoments], kind: ScalarType = FLOAT) -> MassMoments:
    """One rigid body made of several, all given in the same frame."""
    total = MassMoments(kind.constant(0), kind.zeros(3), kind.zeros(3, 3), kind)
    for part in parts:
        first, second = total.first + part.first, total.second + part.second
        total = MassMoments(total.mass + part.mass, first, second, kind)
    return total
