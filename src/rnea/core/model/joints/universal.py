"""Universal: turns about an axis of the parent, then about one of the child (Cardan's joint)."""

from __future__ import annotations

import math
from typing import Any, final

import numpy as np

from rnea.core.model.joints.axis_rotation import Turning
from rnea.core.model.joints.joint import Coordinate, Joint, Pair, Speed
from rnea.core.spatial import Pose, cross, dot, product, transposed_times
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType, read_only
from rnea.errors import InputError

# sine of the least angle between the two axes
_LEAST_SINE = 1e-6


def require_two_axes(axis: Array, second: Array, number: ScalarType) -> None:
    """Raise InputError where the axes of a universal joint, in a tree or a loop, are parallel."""
    if number is FLOAT and float(np.linalg.norm(np.cross(axis, second))) < _LEAST_SINE:
        raise InputError(
            "the two axes of a universal joint are parallel: it would turn about one line "
            "only; use a revolute joint, or turn axis2"
        )


@final
class Universal(Joint):
    """q: the angle about the first axis, which the parent carries, and about the second, which
    the child carries; both given at q = 0 in the joint's frame. Radians and N m."""

    kind = "universal"
    coordinates = (Coordinate("angle1", "rad"), Coordinate("angle2", "rad"))
    speeds = (
        Speed("angle1", "rad/s", "moment1", "N m"),
        Speed("angle2", "rad/s", "moment2", "N m"),
    )
    reach = math.pi

    def __init__(
        self, name: str, placement: Pose, axis: Array, second: Array, number: ScalarType
    ) -> None:
        super().__init__(name, placement, number)
        require_two_axes(axis, second, number)
        self._first, self.second = read_only(axis), read_only(second)
        self._about_first = Turning(placement.rotation, self._first, number)
        self._about_second = Turning(number.identity(), self.second, number)

    def pose(self, q: Array) -> Pose:
        R = product(self._about_first.by(q[..., 0]), self._about_second.by(q[..., 1]))
        return Pose(R, self.placement.translation)

    def _first_in_child(self, q: Array) -> Array:
        return transposed_times(self._about_second.by(q[..., 1]), self._first)

    def motion_axes(self, q: Array) -> Pair:
        first, second = np.broadcast_arrays(self._first_in_child(q), self.second)
        turns = np.stack([first, second], axis=-2)
        return turns, np.stack([self._zero, self._zero])

    def twist(self, q: Array, v: Array) -> Pair:
        return self._first_in_child(q) * v[..., :1] + self.second * v[..., 1:], self._zero

    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        about = dot(self._first_in_child(q), moment), dot(self.second, moment)
        return np.stack(np.broadcast_arrays(*about), axis=-1)

    def drift(self, q: Array, v: Array) -> Pair:
        """The first axis moves in the child as the child turns about the second."""
        return cross(self._first_in_child(q) * v[..., :1], self.second * v[..., 1:]), self._zero

    def describe(self) -> list[Any]:
        return [*self._first.tolist(), *self.second.tolist()]

    def on(self, placement: Pose) -> Universal:
        return Universal(self.name, placement, self._first, self.second, self.number)
