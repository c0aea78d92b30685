"""Revolute: turns about an axis."""

from __future__ import annotations

import math
from typing import Any, final

import numpy as np

from rnea.core.model.joints.axis_rotation import Turning
from rnea.core.model.joints.joint import TURN, AxisJoint, Coordinate, Pair, column
from rnea.core.spatial import MassMoments, Pose, dot, outer, times
from rnea.core.spatial.numbers import Array, ScalarType


@final
class Revolute(AxisJoint):
    """Turns about an axis; q in radians, effort in N m. `offset` is added to q."""

    kind = "revolute"
    coordinates = (Coordinate("", "rad"),)
    speeds = (TURN,)
    reach = math.pi
    turns = True
    frame_is_free = "axis"

    def __init__(
        self, name: str, placement: Pose, axis: Array, number: ScalarType, offset: Any = None
    ) -> None:
        super().__init__(name, placement, axis, number)
        self.offset = offset
        self._turning = Turning(placement.rotation, self.axis, number)

    def pose(self, q: Array) -> Pose:
        angle = q[..., 0] if self.offset is None else q[..., 0] + self.offset
        return Pose(self._turning.by(angle), self.placement.translation)

    def motion_axes(self, q: Array) -> Pair:
        return self.axis[None], self._zero[None]

    def twist(self, q: Array, v: Array) -> Pair:
        return self.axis * v, self._zero

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        return column(dot(self.axis, moment))

    def at_zero(self) -> Pose:
        return self.placement if self.offset is None else self.pose(self._zero[:1])

    def on(self, placement: Pose) -> Revolute:
        return Revolute(self.name, placement, self.axis, self.number, self.offset)

    def moved(self, placement: Pose, axis: Array, offset: Any, number: ScalarType) -> Revolute:
        return Revolute(self.name, placement, axis, number, offset)

    def unobservable(self, body: MassMoments) -> MassMoments:
        """On a line mass has three moments, ∫ dm, ∫ z dm and ∫ z² dm: all three."""
        axis = self.axis
        second = float(dot(axis, times(body.second, axis)))
        along = axis * float(dot(axis, body.first))
        return MassMoments(body.mass, np.asarray(along), outer(axis, axis) * second)
