"""Helical: turns about an axis and slides along it by so much per turn, as a screw does."""

from __future__ import annotations

import math
from typing import Any, final

from rnea.core.model.joints.axis_rotation import Turning
from rnea.core.model.joints.joint import TURN, AxisJoint, Coordinate, Pair, column
from rnea.core.spatial import Pose, dot, times
from rnea.core.spatial.numbers import Array, ScalarType, read_only
from rnea.errors import InputError


@final
class Helical(AxisJoint):
    """q: the angle in radians; pitch: metres along the axis per turn, positive for a right-handed
    screw; effort: the moment about the axis in N m, which also drives the slide."""

    kind = "helical"
    coordinates = (Coordinate("", "rad"),)
    speeds = (TURN,)
    reach = math.pi

    def __init__(
        self, name: str, placement: Pose, axis: Array, pitch: Any, number: ScalarType
    ) -> None:
        super().__init__(name, placement, axis, number)
        if pitch == 0:
            raise InputError("a helical joint of pitch 0 does not slide: make it revolute")
        self.pitch = pitch
        self._turning = Turning(placement.rotation, self.axis, number)
        self._along = read_only(self.axis * (pitch / (2 * number.pi)))
        self._along_in_parent = read_only(times(placement.rotation, self._along))

    def pose(self, q: Array) -> Pose:
        slid = self.placement.translation + self._along_in_parent * q
        return Pose(self._turning.by(q[..., 0]), slid)

    def motion_axes(self, q: Array) -> Pair:
        return self.axis[None], self._along[None]

    def twist(self, q: Array, v: Array) -> Pair:
        return self.axis * v, self._along * v

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        return column(dot(self.axis, moment) + dot(self._along, force))

    def describe(self) -> list[Any]:
        return [*super().describe(), self.pitch]

    def on(self, placement: Pose) -> Helical:
        return Helical(self.name, placement, self.axis, self.pitch, self.number)
