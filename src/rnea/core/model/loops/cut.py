"""A loop is closed by a joint that the tree does not have: the cut, and what it does not allow.

Frame A is the joint's on its parent, frame B on its child. Both are seen from O, a body that
carries both. ω and v are the child's angular velocity and the velocity of B's origin, relative to
A. Each *row* of a cut is one motion that the joint does not allow,

    (1)  m · ω + f · v = 0

with m and f in O's axes; as a load, λ times the row is the moment and force at B's origin that the
parent exerts on the child through the joint. What a joint allows along or about an axis a, fixed
in A, it does not allow across it; b is the second axis of a universal joint, fixed in B:

    joint         angular rows      linear rows         their count
    fixed         all               all                 6
    revolute      across a          all                 5
    prismatic     all               across a            5
    helical       across a          across a, screw     5
    cylindrical   across a          across a            4
    universal     a × b             all                 4
    spherical     -                 all                 3
    planar        across a          along a             3

A screw's row is a · v - h a · ω with h the lead per radian. Angular rows are in metres too, those
of a point one metre off: rows are added up where redundant ones are shared out. Rows "across a" are
fixed in A; where all three directions are forbidden, any three will do, and those of O need no
rotation.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.model.joints import require_two_axes
from rnea.core.spatial import Pose, cross, dot, times
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType, cos, sin

Pair = tuple[Array, Array]
"""An angular and a linear part."""

# by kind: angular and linear rows
_ROWS = {
    "fixed": ("all", "all"),
    "revolute": ("across", "all"),
    "prismatic": ("all", "across"),
    "helical": ("across", "screw"),
    "cylindrical": ("across", "across"),
    "universal": ("second", "all"),
    "spherical": ("", "all"),
    "planar": ("across", "along"),
}
CUT_KINDS = tuple(_ROWS)
_COUNT = {"": 0, "all": 3, "across": 2, "along": 1, "second": 1, "screw": 3}


@dataclass(frozen=True, eq=False)
class Cut:
    """One loop's joint.

    name, kind: of the joint
    parent, child: the numbers of the bodies it joins, 0 for the base; links: their links' names
    X_PA, X_CB: the joint's frame on either body
    axis, second, pitch: as far as the kind has them; axis in A, second in B
    """

    name: str
    kind: str
    parent: int
    child: int
    links: tuple[str, str]
    X_PA: Pose
    X_CB: Pose
    axis: Array
    second: Array
    pitch: Any
    number: ScalarType

    @property
    def angular_rows(self) -> int:
        """They stand before the linear ones."""
        return _COUNT[_ROWS[self.kind][0]]

    @property
    def rows(self) -> int:
        """How many motions the joint does not allow."""
        return self.angular_rows + _COUNT[_ROWS[self.kind][1]]

    @property
    def holds_its_point(self) -> bool:
        """Whether B's origin cannot leave A's."""
        return _ROWS[self.kind][1] == "all"

    def require_axes(self) -> None:
        """Raise InputError where the two axes of a universal joint are parallel."""
        if _ROWS[self.kind][0] == "second":
            require_two_axes(self.axis, self.second, self.number)

    def row_names(self) -> list[str]:
        """What each row forbids."""
        told = {
            "all": ("x", "y", "z"),
            "across": ("across 1", "across 2"),
            "along": ("along the normal",),
            "second": ("about both axes' normal",),
            "screw": ("across 1", "across 2", "along the screw"),
        }
        angular, linear = _ROWS[self.kind]
        turns = [f"{self.name}: turning {x}" for x in told.get(angular, ())]
        return turns + [f"{self.name}: moving {x}" for x in told.get(linear, ())]

    @property
    def _lead(self) -> Any:
        """Metres per radian."""
        return self.pitch / (2 * self.number.pi)

    def _across(self) -> tuple[Array, Array]:
        """Two directions that make a right-handed frame with the axis, in A."""
        a = np.asarray(self.axis, dtype=float) if self.number is FLOAT else self.axis
        sizes = [abs(float(x)) for x in a]
        k = int(np.argmin(sizes))
        start = cross(a, self.number.identity()[k])
        first = start / self.number.sqrt(dot(start, start).item())
        return first, cross(a, first)

    def _weighed(self, angular: Array) -> Array:
        """An angle's part of a row as a length."""
        metre = self.number.meter
        return angular if metre is None else np.asarray(angular * metre)

    def covectors(self, X_OA: Pose, X_OB: Pose) -> list[Pair]:
        """(m, f) of every row, in O's axes."""
        angular, linear = _ROWS[self.kind]
        zero, unit = self.number.zeros(3), self.number.identity()
        rows: list[Pair] = []
        match angular:
            case "all":
                rows += [(self._weighed(unit[k]), zero) for k in range(3)]
            case "across":
                across = (times(X_OA.rotation, x) for x in self._across())
                rows += [(self._weighed(x), zero) for x in across]
            case "second":
                a = times(X_OA.rotation, self.axis)
                b = times(X_OB.rotation, self.second)
                rows += [(self._weighed(cross(a, b)), zero)]
        match linear:
            case "all":
                rows += [(zero, unit[k]) for k in range(3)]
            case "across" | "screw":
                rows += [(zero, times(X_OA.rotation, x)) for x in self._across()]
            case "along":
                rows += [(zero, times(X_OA.rotation, self.axis))]
        if linear == "screw":
            a = times(X_OA.rotation, self.axis)
            rows += [(a * -self._lead, a)]
        return rows

    def allowed(self, X_OA: Pose, X_OB: Pose) -> tuple[Array, Array]:
        """Directions that the joint turns about (k, 3) and slides along (m, 3), in O's axes."""
        angular, linear = _ROWS[self.kind]
        axis, none = self.axis, self.number.zeros(0, 3)
        in_A: dict[str, Array] = {
            "": self.number.identity(),
            "all": none,
            "across": axis[None],
            "along": np.stack(self._across()),
            "second": axis[None],
            "screw": axis[None],
        }
        turning, sliding = (
            np.stack([times(X_OA.rotation, x) for x in in_A[rows]]) if len(in_A[rows]) else none
            for rows in (angular, linear)
        )
        if angular == "second":
            turning = np.stack([turning[0], times(X_OB.rotation, self.second)])
        return turning, sliding

    def residuals(self, X_OA: Pose, X_OB: Pose) -> list[Array]:
        """How far the joint is from being closed, one number (...,) per row: rad and m.

        Where it is nearly closed its rate is (1). Turned by half a turn it would be zero again:
        `gap` tells that apart.
        """
        angular, linear = _ROWS[self.kind]
        A, B = X_OA.rotation, X_OB.rotation
        p = X_OB.translation - X_OA.translation
        rows: list[Array] = []
        match angular:
            case "all":
                turned = [cross(A[..., :, k], B[..., :, k]) for k in range(3)]
                both = turned[0] + turned[1] + turned[2]
                rows += [both[..., k] / 2 for k in range(3)]
            case "across":
                off = cross(times(A, self.axis), times(B, self.axis))
                rows += [dot(times(A, x), off) for x in self._across()]
            case "second":
                opening = dot(self.axis, self.second)
                rows += [opening - dot(times(A, self.axis), times(B, self.second))]
        match linear:
            case "all":
                rows += [p[..., k] for k in range(3)]
            case "across" | "screw":
                rows += [dot(times(A, x), p) for x in self._across()]
            case "along":
                rows += [dot(times(A, self.axis), p)]
        if linear == "screw":
            first, second = (times(A, x) for x in self._across())
            turned_first = times(B, self._across()[0])
            slid = dot(times(A, self.axis), p) / self._lead
            # the sine of the angle that slide and turn differ by
            cosine, sine = dot(first, turned_first), dot(second, turned_first)
            rows += [(sin(slid) * cosine - cos(slid) * sine) * self._lead]
        return [np.asarray(row) for row in rows]

    def drift(self, X_OA: Pose, X_OB: Pose, turning: Array) -> list[Array | None]:
        """What the rows' own motion in A adds to the rate of (1), at the relative ω."""
        own: list[Array | None] = [None] * self.rows
        if _ROWS[self.kind][0] == "second":
            # d/dt (a × b) = a × (ω × b), seen from A
            b = times(X_OB.rotation, self.second)
            a = times(X_OA.rotation, self.axis)
            own[0] = self._weighed(dot(cross(a, cross(turning, b)), turning))
        return own

    def gap(self, X_OA: Pose, X_OB: Pose) -> tuple[float, float]:
        """Metres and radians between the frames along what the joint does not allow; floats."""
        rows = [float(x) for x in self.residuals(X_OA, X_OB)]
        angular = math.hypot(*rows[: self.angular_rows])
        if _ROWS[self.kind][0] in ("all", "across"):
            angular = self._angle(X_OA, X_OB, angular)
        return math.hypot(*rows[self.angular_rows :]), angular

    def _angle(self, X_OA: Pose, X_OB: Pose, sine: float) -> float:
        """The whole angle of which `residuals` have the sine."""
        if _ROWS[self.kind][0] == "all":
            trace = sum(
                float(dot(X_OA.rotation[..., :, k], X_OB.rotation[..., :, k])) for k in range(3)
            )
            return math.atan2(sine, (trace - 1) / 2)
        cosine = dot(times(X_OA.rotation, self.axis), times(X_OB.rotation, self.axis))
        return math.atan2(sine, float(cosine))
