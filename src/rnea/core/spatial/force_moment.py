"""A force and a moment that belong together: at one point, in one set of axes."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.core.spatial.numbers import Array
from rnea.core.spatial.pose import Pose
from rnea.core.spatial.vectors import cross, times, transposed_times


@dataclass(frozen=True, eq=False)
class ForceMoment:
    """force (N) and moment (N m), each (..., 3). It has no order, so it cannot be unpacked.

    >>> import numpy as np
    >>> weight = ForceMoment(np.array([0, 0, -10.0]), np.zeros(3))
    >>> lever = Pose(np.eye(3), np.array([2.0, 0, 0]))
    >>> weight.seen_from(lever).moment, weight.seen_at(lever).moment
    (array([ 0., 20.,  0.]), array([  0., -20.,   0.]))
    >>> weight.turned(np.diag([1.0, -1, -1])).force + 0
    array([ 0.,  0., 10.])
    """

    force: Array
    moment: Array

    def __add__(self, other: ForceMoment) -> ForceMoment:
        return ForceMoment(self.force + other.force, self.moment + other.moment)

    def __sub__(self, other: ForceMoment) -> ForceMoment:
        return ForceMoment(self.force - other.force, self.moment - other.moment)

    def __neg__(self) -> ForceMoment:
        return ForceMoment(-self.force, -self.moment)

    def turned(self, R: Array) -> ForceMoment:
        """In other axes, at the same point: R turns components from the old axes to the new."""
        return ForceMoment(times(R, self.force), times(R, self.moment))

    def seen_from(self, X_PB: Pose) -> ForceMoment:
        """Known at B's origin in its axes; at P's origin in P's axes."""
        turned = self.turned(X_PB.rotation)
        return ForceMoment(turned.force, turned.moment + cross(X_PB.translation, turned.force))

    def seen_at(self, X_AB: Pose) -> ForceMoment:
        """Known at A's origin in its axes; at B's origin in B's axes."""
        R, p = X_AB.rotation, X_AB.translation
        moment = self.moment - cross(p, self.force)
        return ForceMoment(transposed_times(R, self.force), transposed_times(R, moment))
