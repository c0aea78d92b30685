"""Prismatic: slides along an axis."""

from __future__ import annotations

from typing import Any, final

import numpy as np

from rnea.core.model.joints.joint import SLIDE, AxisJoint, Coordinate, Pair, column
from rnea.core.spatial import MassMoments, Pose, dot, times
from rnea.core.spatial.numbers import Array, ScalarType, read_only


@final
class Prismatic(AxisJoint):
    """Slides along an axis; q in metres, effort in N."""

    kind = "prismatic"
    coordinates = (Coordinate("", "m"),)
    speeds = (SLIDE,)
    slides = True
    frame_is_free = "direction"

    def __init__(self, name: str, placement: Pose, axis: Array, number: ScalarType) -> None:
        super().__init__(name, placement, axis, number)
        self._axis_in_parent = read_only(times(placement.rotation, self.axis))

    def pose(self, q: Array) -> Pose:
        slid = self.placement.translation + self._axis_in_parent * q
        return Pose(self.placement.rotation, slid)

    def motion_axes(self, q: Array) -> Pair:
        return self._zero[None], self.axis[None]

    def twist(self, q: Array, v: Array) -> Pair:
        return self._zero, self.axis * v

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        return column(dot(self.axis, force))

    def moved(self, placement: Pose, axis: Array, offset: Any, number: ScalarType) -> Prismatic:
        return Prismatic(self.name, placement, axis, number)

    def unobservable(self, body: MassMoments) -> MassMoments:
        """It does not turn against the parent: all second moments."""
        return MassMoments(0.0, np.zeros(3), body.second)
