"""Planar: slides any way in a plane and turns about its normal."""

from __future__ import annotations

import math
from typing import final

import numpy as np

from rnea.core.model.joints.axis_rotation import Turning
from rnea.core.model.joints.joint import AxisJoint, Coordinate, Pair, Speed
from rnea.core.model.joints.limits import JointLimits
from rnea.core.spatial import Pose, cross, dot, quaternions, times
from rnea.core.spatial.numbers import Array, ScalarType, cos, read_only, sin


@final
class Planar(AxisJoint):
    """q: x and y of the child's origin in the plane, and the angle about its normal, the axis.

    Of a plane with normal z the directions are the joint's x and y, of one with normal x its y and
    z, and so on around; of any other normal the nearest to these. Speeds are along and about the
    child's own axes, so they are not the rates of x and y.
    """

    kind = "planar"
    coordinates = (Coordinate("x", "m"), Coordinate("y", "m"), Coordinate("angle", "rad"))
    speeds = (
        Speed("vx", "m/s", "force_x", "N"),
        Speed("vy", "m/s", "force_y", "N"),
        Speed("w", "rad/s", "moment", "N m"),
    )

    def __init__(self, name: str, placement: Pose, axis: Array, number: ScalarType) -> None:
        super().__init__(name, placement, axis, number)
        self._turning = Turning(placement.rotation, self.axis, number)
        self._x, self._y = directions(self.axis, number)
        self._in_parent = [read_only(times(placement.rotation, e)) for e in (self._x, self._y)]

    def pose(self, q: Array) -> Pose:
        x, y = self._in_parent
        slid = self.placement.translation + x * q[..., 0:1] + y * q[..., 1:2]
        return Pose(self._turning.by(q[..., 2]), slid)

    def motion_axes(self, q: Array) -> Pair:
        turns = np.stack([self._zero, self._zero, self.axis])
        return turns, np.stack([self._x, self._y, self._zero])

    def twist(self, q: Array, v: Array) -> Pair:
        return self.axis * v[..., 2:], self._x * v[..., 0:1] + self._y * v[..., 1:2]

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        along = dot(self._x, force), dot(self._y, force), dot(self.axis, moment)
        return np.stack(np.broadcast_arrays(*along), axis=-1)

    def bracket(self, v: Array) -> Array:
        vx, vy, w = v[..., 0], v[..., 1], v[..., 2]
        zero = w * 0
        rows = ((zero, -w, vy), (w, zero, -vx), (zero, zero, zero))
        return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)

    def rate(self, q: Array, v: Array) -> Array:
        c, s = cos(q[..., 2]), sin(q[..., 2])
        vx, vy = v[..., 0], v[..., 1]
        return np.stack([c * vx - s * vy, s * vx + c * vy, v[..., 2] + c * 0], axis=-1)

    def integrate(self, q: Array, step: Array) -> Array:
        turn, travel = _in_space(step)
        moved = quaternions.displacement(turn, travel)
        return np.concatenate([q[..., :2] + _turned(moved, q), q[..., 2:] + step[..., 2:]], -1)

    def difference(self, q0: Array, q1: Array) -> Array:
        angle = q1[..., 2:] - q0[..., 2:]
        back = -q0[..., 2]
        apart = q1[..., :2] - q0[..., :2]
        c, s = cos(back), sin(back)
        local = np.stack([c * apart[..., 0] - s * apart[..., 1],
                          s * apart[..., 0] + c * apart[..., 1]], axis=-1)  # fmt: skip
        turn, displaced = _in_space(np.concatenate([local, angle], axis=-1))
        return np.concatenate([quaternions.travel(turn, displaced)[..., :2], angle], axis=-1)

    def random(self, rng: np.random.Generator, limits: JointLimits, count: int) -> Array:
        return rng.uniform(-1, 1, (count, 3)) * [self.reach, self.reach, math.pi]


def directions(axis: Array, number: ScalarType) -> tuple[Array, Array]:
    """Two directions across a unit axis that make a right-handed set with it, in this order."""
    try:
        largest = int(np.argmax(np.abs(axis.astype(float))))
    except TypeError:
        # symbols, whose size nobody knows
        largest = 2
    nearest = number.array(np.eye(3, dtype=int)[(largest + 1) % 3])
    x = nearest - axis * dot(axis, nearest)
    x = x / number.sqrt(dot(x, x)[()])
    return read_only(x), read_only(cross(axis, x))


def _in_space(step: Array) -> tuple[Array, Array]:
    """(vx, vy, w) as a turn about z and a travel across it."""
    zero = np.zeros_like(step[..., :1])
    return (
        np.concatenate([zero, zero, step[..., 2:]], axis=-1),
        np.concatenate([step[..., :2], zero], axis=-1),
    )


def _turned(moved: Array, q: Array) -> Array:
    """The first two of components in the child's axes at q, in those of the plane."""
    c, s = cos(q[..., 2]), sin(q[..., 2])
    x, y = moved[..., 0], moved[..., 1]
    return np.stack([c * x - s * y, s * x + c * y], axis=-1)
