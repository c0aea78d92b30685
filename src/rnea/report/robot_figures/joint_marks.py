"""How a joint is drawn: by what it turns about and slides along, whatever kind it is.

A hub stands for the axis that a joint turns about, a cross for two, a ball for three. A rail leads
along one axis of sliding; where the joint turns as well, it is a rod in two bearings. What slides
in two directions stands on a plate; what moves in all three floats, and is drawn as a body.
Nothing solid leads to either of these.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.model import Joint
from rnea.core.spatial.numbers import Array

_NONE = np.zeros((0, 3))
# half lengths, in sizes of the robot; bearings stand as far from the middle as the last says
HUB, CROSS, ROD, PLATE, BEARING, APART = 0.09, 0.15, 0.24, 0.2, 0.045, 0.1


@dataclass(frozen=True, eq=False)
class Marks:
    """Directions of length 1 in the child's axes: turned about (k, 3), slid along (m, 3)."""

    turning: Array
    sliding: Array

    @classmethod
    def of(cls, joint: Joint, q: Array) -> Marks:
        """At the joint's own coordinates (nq,)."""
        if joint.turns:
            return cls(joint.axis[None], _NONE)
        if joint.slides:
            return cls(_NONE, joint.axis[None])
        angular, linear = joint.motion_axes(q)
        return cls(_directions(angular), _directions(linear))

    @property
    def detached(self) -> bool:
        """Whether nothing solid leads from the parent to the child."""
        return len(self.sliding) >= 2

    @property
    def floats(self) -> bool:
        return len(self.sliding) == 3

    @property
    def ball(self) -> bool:
        return len(self.turning) == 3 and not self.floats

    @property
    def axes(self) -> Array:
        """The axes (k, 3) that are drawn; of a slider the rail's."""
        if len(self.turning) == 3:
            return _NONE
        return self.turning if len(self.turning) else self.sliding[:1]

    def hubs(self) -> list[tuple[str, Array, float, float]]:
        """Role, axis, and where on it a hub begins and ends, in sizes of the robot."""
        if self.rail is not None and len(self.turning):
            near, far = APART - BEARING, APART + BEARING
            return [("hub", self.rail, *ends) for ends in ((near, far), (-far, -near))]
        if len(self.turning) == 2:
            return [("cross", axis, -CROSS, CROSS) for axis in self.turning]
        return [("hub", axis, -HUB, HUB) for axis in self.axes]

    @property
    def rail(self) -> Array | None:
        return self.sliding[0] if len(self.sliding) == 1 else None

    def plate(self, half: float) -> Array | None:
        """Corners (5, 3) of the square that a body slides about on."""
        if len(self.sliding) != 2:
            return None
        corners = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1], [1, 1]])
        return np.asarray(corners @ self.sliding * half)


def _directions(axes: Array) -> Array:
    lengths = np.linalg.norm(np.asarray(axes, float), axis=-1)
    return np.asarray(axes[lengths > 0] / lengths[lengths > 0, None])
