"""Cylindrical: turns about an axis and slides along it, each on its own."""

from __future__ import annotations

from typing import final

import numpy as np

from rnea.core.model.joints.axis_rotation import Turning
from rnea.core.model.joints.joint import AxisJoint, Coordinate, Pair, Speed
from rnea.core.spatial import Pose, dot, times
from rnea.core.spatial.numbers import Array, ScalarType, read_only


@final
class Cylindrical(AxisJoint):
    """q: the angle in radians, then the way along the axis in metres."""

    kind = "cylindrical"
    coordinates = (Coordinate("angle", "rad"), Coordinate("slide", "m"))
    speeds = (Speed("angle", "rad/s", "moment", "N m"), Speed("slide", "m/s", "force", "N"))

    def __init__(self, name: str, placement: Pose, axis: Array, number: ScalarType) -> None:
        super().__init__(name, placement, axis, number)
        self._turning = Turning(placement.rotation, self.axis, number)
        self._axis_in_parent = read_only(times(placement.rotation, self.axis))

    def pose(self, q: Array) -> Pose:
        slid = self.placement.translation + self._axis_in_parent * q[..., 1:]
        return Pose(self._turning.by(q[..., 0]), slid)

    def motion_axes(self, q: Array) -> Pair:
        return np.stack([self.axis, self._zero]), np.stack([self._zero, self.axis])

    def twist(self, q: Array, v: Array) -> Pair:
        return self.axis * v[..., :1], self.axis * v[..., 1:]

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        along = np.broadcast_arrays(dot(self.axis, moment), dot(self.axis, force))
        return np.stack(along, axis=-1)
