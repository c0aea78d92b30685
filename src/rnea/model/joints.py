"""The kinds of joint: one small final class each.

A joint stands between a parent body and a child body. The child's frame is the joint's frame
carried along by the motion, so its origin stays on the joint's axis. Each kind answers three
questions in the child's axes: where is the child (`pose`), how does it move relative to the
parent (`twist`), and which part of a wrench does the actuator feel (`effort`).

To add a kind: write its class here with the same members, `nq` coordinates and `nv` speeds, add
it to `make_joint` and to `JOINT_KINDS` of the description, and to the tests' random robots. The
recursions take coordinates in slices, so a joint may have several.
"""

from __future__ import annotations

from typing import Any, Protocol, final

import numpy as np

from rnea.spatial import Pose, dot, outer, product, skew, times
from rnea.spatial.numbers import Array, Kind, cos, read_only, sin


class Joint(Protocol):
    """What a recursion may ask of a joint."""

    name: str
    kind: str
    nq: int
    nv: int
    placement: Pose
    axis: Array
    effort_unit: str
    position_unit: str

    def pose(self, q: Array) -> Pose:
        """X_PB: the child in the parent, at coordinates q (..., nq)."""

    def twist(self, qd: Array) -> tuple[Array, Array]:
        """Angular and linear velocity of the child relative to the parent, at speeds (..., nv)."""

    def effort(self, force: Array, moment: Array) -> Array:
        """The part (..., nv) of a wrench at the child's origin that the actuator provides."""

    def motion_axes(self) -> tuple[Array, Array]:
        """`twist` of each unit speed: two arrays (nv, 3), angular and linear."""

    def at_zero(self) -> Pose:
        """X_PB where the joint's own coordinate is zero."""

    def moved(self, placement: Pose, axis: Array, offset: Any, number: Kind) -> Joint:
        """The same joint between other frames; `offset` is added to an angle (None: nothing)."""


@final
class Revolute:
    """Turns about an axis; q in radians, effort in N m."""

    kind = "revolute"
    nq = nv = 1
    effort_unit = "N m"
    position_unit = "rad"

    def __init__(
        self, name: str, placement: Pose, axis: Array, number: Kind, offset: Any = None
    ) -> None:
        self.name, self.placement, self.axis = name, placement.frozen(), read_only(axis)
        self._zero, self.offset = number.zeros(3), offset
        # R_PB(q) = R_PJ (a aᵀ + cos q (1 - a aᵀ) + sin q [a]×), with R_PJ multiplied in once
        along = outer(self.axis, self.axis)
        R_PJ = placement.rotation
        self._fixed = read_only(product(R_PJ, along))
        self._by_cos = read_only(product(R_PJ, number.identity() - along))
        self._by_sin = read_only(product(R_PJ, skew(self.axis)))

    def pose(self, q: Array) -> Pose:
        angle = q[..., 0] if self.offset is None else q[..., 0] + self.offset
        c, s = cos(angle)[..., None, None], sin(angle)[..., None, None]
        return Pose(self._fixed + self._by_cos * c + self._by_sin * s, self.placement.translation)

    def twist(self, qd: Array) -> tuple[Array, Array]:
        return self.axis * qd, self._zero

    def effort(self, force: Array, moment: Array) -> Array:
        return _column(dot(self.axis, moment))

    def motion_axes(self) -> tuple[Array, Array]:
        return self.axis[None], self._zero[None]

    def at_zero(self) -> Pose:
        return self.placement if self.offset is None else self.pose(self._zero[:1])

    def moved(self, placement: Pose, axis: Array, offset: Any, number: Kind) -> Revolute:
        return Revolute(self.name, placement, axis, number, offset)


@final
class Prismatic:
    """Slides along an axis; q in metres, effort in N."""

    kind = "prismatic"
    nq = nv = 1
    effort_unit = "N"
    position_unit = "m"

    def __init__(self, name: str, placement: Pose, axis: Array, number: Kind) -> None:
        self.name, self.placement, self.axis = name, placement.frozen(), read_only(axis)
        self._zero = number.zeros(3)
        self._axis_in_parent = read_only(times(placement.rotation, self.axis))

    def pose(self, q: Array) -> Pose:
        slid = self.placement.translation + self._axis_in_parent * q
        return Pose(self.placement.rotation, slid)

    def twist(self, qd: Array) -> tuple[Array, Array]:
        return self._zero, self.axis * qd

    def effort(self, force: Array, moment: Array) -> Array:
        return _column(dot(self.axis, force))

    def motion_axes(self) -> tuple[Array, Array]:
        return self._zero[None], self.axis[None]

    def at_zero(self) -> Pose:
        return self.placement

    def moved(self, placement: Pose, axis: Array, offset: Any, number: Kind) -> Prismatic:
        return Prismatic(self.name, placement, axis, number)


@final
class Following:
    """A joint that moves with another one: at the other's q it stands where its own would at
    ratio · q + offset. Speeds, efforts and axes count per unit of the other's coordinate."""

    def __init__(self, own: Joint, ratio: Any, offset: Any) -> None:
        self._own, self._ratio, self._offset = own, ratio, offset
        self.name, self.kind, self.nq, self.nv = own.name, own.kind, own.nq, own.nv
        self.placement, self.axis = own.placement, own.axis
        self.effort_unit, self.position_unit = own.effort_unit, own.position_unit

    def pose(self, q: Array) -> Pose:
        return self._own.pose(q * self._ratio + self._offset)

    def twist(self, qd: Array) -> tuple[Array, Array]:
        return self._own.twist(qd * self._ratio)

    def effort(self, force: Array, moment: Array) -> Array:
        return self._own.effort(force, moment) * self._ratio

    def motion_axes(self) -> tuple[Array, Array]:
        angular, linear = self._own.motion_axes()
        return angular * self._ratio, linear * self._ratio

    def at_zero(self) -> Pose:
        return self._own.at_zero()

    def moved(self, placement: Pose, axis: Array, offset: Any, number: Kind) -> Following:
        own = self._own.moved(placement, axis, offset, number)
        return Following(own, self._ratio, self._offset)


def make_joint(kind: str, name: str, placement: Pose, axis: Array, number: Kind) -> Joint:
    """A joint of a kind; `axis` has length 1."""
    kinds: dict[str, Any] = {"revolute": Revolute, "prismatic": Prismatic}
    joint: Joint = kinds[kind](name, placement, axis, number)
    return joint


def _column(value: Any) -> Array:
    return np.asarray(value)[..., None]
