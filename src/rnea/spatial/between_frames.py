"""The same velocity or force, seen at another frame of the same rigid body (wrist, sensor, tool).

With X_AB the pose of B in A, R and p its rotation and position:

    force   f_B = Rᵀ f_A          moment    n_B = Rᵀ (n_A - p × f_A)
    angular w_B = Rᵀ w_A          velocity  v_B = Rᵀ (v_A + w_A × p)
"""

from __future__ import annotations

from dataclasses import dataclass

from rnea.spatial.numbers import Array
from rnea.spatial.pose import Pose
from rnea.spatial.vectors import cross, times, transposed_times


def wrench_at(X_AB: Pose, force: Array, moment: Array) -> tuple[Array, Array]:
    """Force and moment known at A's origin in A's axes, at B's origin in B's axes."""
    R, p = X_AB.rotation, X_AB.translation
    return transposed_times(R, force), transposed_times(R, moment - cross(p, force))


def twist_at(X_AB: Pose, angular: Array, linear: Array) -> tuple[Array, Array]:
    """A body's angular and linear velocity known at A, at B."""
    R, p = X_AB.rotation, X_AB.translation
    return transposed_times(R, angular), transposed_times(R, linear + cross(angular, p))


@dataclass(frozen=True, eq=False)
class PointAcceleration:
    """The five parts of the acceleration of a point seen from a moving frame, in A's axes."""

    origin: Array
    coriolis: Array
    relative: Array
    euler: Array
    centripetal: Array

    @property
    def total(self) -> Array:
        return self.origin + self.coriolis + self.relative + self.euler + self.centripetal


def acceleration_of_moving_point(
    R_AB: Array,
    origin_acceleration: Array,
    angular_velocity: Array,
    angular_acceleration: Array,
    position: Array,
    velocity: Array,
    acceleration: Array,
) -> PointAcceleration:
    """Acceleration, seen from A, of a point Q that moves in a frame B which itself moves in A.

    The frame's motion (acceleration of its origin, Ω, Ω') is given in A's axes; the point's
    (Q, V, V') is differentiated in B and given in B's axes. With r = R_AB Q:

        origin + 2 Ω × R_AB V + R_AB V' + Ω' × r + Ω × (Ω × r)

    A bead at 2 m on a rod that turns at 3 rad/s, sliding out at 1 m/s:

    >>> import numpy as np
    >>> zero, z = np.zeros(3), np.array([0.0, 0, 1])
    >>> a = acceleration_of_moving_point(
    ...     np.eye(3), zero, 3 * z, zero, np.array([2.0, 0, 0]), np.array([1.0, 0, 0]), zero)
    >>> a.coriolis, a.centripetal
    (array([0., 6., 0.]), array([-18.,   0.,   0.]))
    """
    r = times(R_AB, position)
    return PointAcceleration(
        origin=origin_acceleration,
        coriolis=cross(angular_velocity, times(R_AB, velocity)) * 2,
        relative=times(R_AB, acceleration),
        euler=cross(angular_acceleration, r),
        centripetal=cross(angular_velocity, cross(angular_velocity, r)),
    )
