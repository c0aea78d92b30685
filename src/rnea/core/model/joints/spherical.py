"""Spherical: turns any way about a point."""

from __future__ import annotations

from typing import final

import numpy as np

from rnea.core.model.joints.joint import Coordinate, Joint, Pair, Speed
from rnea.core.model.joints.limits import JointLimits
from rnea.core.spatial import MassMoments, Pose, product, quaternions, skew
from rnea.core.spatial.numbers import Array

QUATERNION = tuple(Coordinate(part, "") for part in ("qw", "qx", "qy", "qz"))
TURNS = tuple(Speed(f"w{x}", "rad/s", f"moment_{x}", "N m") for x in "xyz")


@final
class Spherical(Joint):
    """q: the child's orientation in the joint's frame as a quaternion, scalar part first; speeds
    are the angular velocity in the child's axes, efforts the moment there."""

    kind = "spherical"
    coordinates = QUATERNION
    speeds = TURNS
    quaternion = slice(0, 4)

    def pose(self, q: Array) -> Pose:
        turned = product(self.placement.rotation, quaternions.matrix(q))
        return Pose(turned, self.placement.translation)

    def motion_axes(self, q: Array) -> Pair:
        return self.number.identity(), self.number.zeros(3, 3)

    def twist(self, q: Array, v: Array) -> Pair:
        return v, self._zero

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        return moment

    def bracket(self, v: Array) -> Array:
        return skew(v)

    @property
    def neutral(self) -> Array:
        return np.array([1.0, 0.0, 0.0, 0.0])

    def rate(self, q: Array, v: Array) -> Array:
        return quaternions.rate(q, v)

    def integrate(self, q: Array, step: Array) -> Array:
        return self.normalized(quaternions.product(q, quaternions.exponential(step)))

    def difference(self, q0: Array, q1: Array) -> Array:
        between = quaternions.product(quaternions.conjugate(q0), q1)
        return quaternions.logarithm(quaternions.normalized(between))

    def normalized(self, q: Array) -> Array:
        return quaternions.normalized(q)

    def random(self, rng: np.random.Generator, limits: JointLimits, count: int) -> Array:
        return quaternions.normalized(rng.normal(size=(count, 4)))

    def on(self, placement: Pose) -> Spherical:
        return Spherical(self.name, placement, self.number)

    def unobservable(self, body: MassMoments) -> MassMoments:
        """The centre does not move against the parent: mass there."""
        return MassMoments(body.mass, np.zeros(3), np.zeros((3, 3)))
