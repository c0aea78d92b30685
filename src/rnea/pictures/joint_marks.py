"""How a joint is drawn: by what it turns about and slides along, whatever kind it is.

A hub stands for each axis that a joint turns about: one of a revolute joint, a cross of two. What
turns about three has a ball. A rail leads along one axis of sliding, with a rod through the hub
where the joint turns as well. What slides in two directions stands on a plate; what moves in all
three floats, and is drawn as a body. Nothing solid leads to either of these.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.model import Joint
from rnea.spatial.numbers import Array

_NONE = np.zeros((0, 3))
HUB, ROD, PLATE = 0.09, 0.22, 0.2  # half lengths, in sizes of the robot


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
    def hubs(self) -> Array:
        """Axes (k, 3) that are drawn as hubs; of a slider the rail's."""
        if len(self.turning) == 3:
            return _NONE
        return self.turning if len(self.turning) else self.sliding[:1]

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
