"""Following: a joint that moves with another one."""

from __future__ import annotations

from typing import Any, final

from rnea.core.model.joints.joint import AxisJoint, Pair
from rnea.core.spatial import MassMoments, Pose
from rnea.core.spatial.numbers import Array, ScalarType


@final
class MimicJoint(AxisJoint):
    """At the other's q it stands where its own would at ratio · q + offset. Speeds, efforts and
    axes count per unit of the other's coordinate."""

    def __init__(self, own: AxisJoint, ratio: Any, offset: Any) -> None:
        super().__init__(own.name, own.placement, own.axis, own.number)
        self._own, self._ratio, self._offset = own, ratio, offset
        self.kind, self.coordinates, self.speeds = own.kind, own.coordinates, own.speeds
        self.turns, self.slides = own.turns, own.slides
        self.reach, self.frame_is_free = own.reach, own.frame_is_free

    def pose(self, q: Array) -> Pose:
        return self._own.pose(q * self._ratio + self._offset)

    def motion_axes(self, q: Array) -> Pair:
        angular, linear = self._own.motion_axes(q)
        return angular * self._ratio, linear * self._ratio

    def twist(self, q: Array, v: Array) -> Pair:
        return self._own.twist(q, v * self._ratio)

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        return self._own.effort(q, force, moment) * self._ratio

    def at_zero(self) -> Pose:
        return self._own.at_zero()

    def on(self, placement: Pose) -> MimicJoint:
        return MimicJoint(self._own.on(placement), self._ratio, self._offset)

    def moved(self, placement: Pose, axis: Array, offset: Any, number: ScalarType) -> MimicJoint:
        own = self._own.moved(placement, axis, offset, number)
        return MimicJoint(own, self._ratio, self._offset)

    def unobservable(self, body: MassMoments) -> MassMoments | None:
        return self._own.unobservable(body)
