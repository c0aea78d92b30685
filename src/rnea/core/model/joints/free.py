"""Free: moves any way. The joint of a floating base."""

from __future__ import annotations

from typing import final

import numpy as np

from rnea.core.model.joints.joint import Coordinate, Joint, Pair, Speed
from rnea.core.model.joints.limits import JointLimits
from rnea.core.model.joints.spherical import QUATERNION, TURNS
from rnea.core.spatial import Pose, product, quaternions, skew, times, transposed_times
from rnea.core.spatial.numbers import Array


@final
class Free(Joint):
    """q: the child's position x y z in the joint's frame, then its orientation there as a
    quaternion, scalar part first. Speeds: angular velocity, then velocity of the child's origin,
    both in the child's axes; efforts: moment, then force, there."""

    kind = "free"
    coordinates = (*(Coordinate(x, "m") for x in "xyz"), *QUATERNION)
    speeds = (*TURNS, *(Speed(f"v{x}", "m/s", f"force_{x}", "N") for x in "xyz"))
    quaternion = slice(3, 7)

    def pose(self, q: Array) -> Pose:
        R, p = self.placement.rotation, self.placement.translation
        return Pose(product(R, quaternions.matrix(q[..., 3:])), p + times(R, q[..., :3]))

    def motion_axes(self, q: Array) -> Pair:
        one, none = self.number.identity(), self.number.zeros(3, 3)
        return np.concatenate([one, none]), np.concatenate([none, one])

    def twist(self, q: Array, v: Array) -> Pair:
        return v[..., :3], v[..., 3:]

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        return np.concatenate(np.broadcast_arrays(moment, force), axis=-1)

    def bracket(self, v: Array) -> Array:
        w, u = skew(v[..., :3]), skew(v[..., 3:])
        above = np.concatenate([w, w * 0], axis=-1)
        return np.concatenate([above, np.concatenate([u, w], axis=-1)], axis=-2)

    @property
    def neutral(self) -> Array:
        return np.array([0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])

    def rate(self, q: Array, v: Array) -> Array:
        along = times(quaternions.matrix(q[..., 3:]), v[..., 3:])
        turned = quaternions.rate(q[..., 3:], v[..., :3])
        batch = np.broadcast_shapes(along.shape[:-1], turned.shape[:-1])
        parts = np.broadcast_to(along, (*batch, 3)), np.broadcast_to(turned, (*batch, 4))
        return np.concatenate(parts, axis=-1)

    def integrate(self, q: Array, step: Array) -> Array:
        turn = step[..., :3]
        moved = quaternions.displacement(turn, step[..., 3:])
        position = q[..., :3] + times(quaternions.matrix(q[..., 3:]), moved)
        turned = quaternions.product(q[..., 3:], quaternions.exponential(turn))
        return np.concatenate([position, quaternions.normalized(turned)], axis=-1)

    def difference(self, q0: Array, q1: Array) -> Array:
        between = quaternions.product(quaternions.conjugate(q0[..., 3:]), q1[..., 3:])
        turn = quaternions.logarithm(quaternions.normalized(between))
        apart = transposed_times(quaternions.matrix(q0[..., 3:]), q1[..., :3] - q0[..., :3])
        return np.concatenate([turn, quaternions.travel(turn, apart)], axis=-1)

    def normalized(self, q: Array) -> Array:
        return np.concatenate([q[..., :3], quaternions.normalized(q[..., 3:])], axis=-1)

    def random(self, rng: np.random.Generator, limits: JointLimits, count: int) -> Array:
        place = rng.uniform(-self.reach, self.reach, (count, 3))
        turned = quaternions.normalized(rng.normal(size=(count, 4)))
        return np.concatenate([place, turned], axis=-1)

    def on(self, placement: Pose) -> Free:
        return Free(self.name, placement, self.number)
