"""Constant rotations, made once when a robot is built, in that robot's kind of number.

R_AB turns components in B into components in A; its columns are B's axes seen from A.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import FLOAT, Array, ScalarType
from rnea.core.spatial.vectors import outer, product, skew
from rnea.errors import InputError


def about_axis(axis: Array, angle: Any, kind: ScalarType = FLOAT) -> Array:
    """Rotation by `angle` (rad) about a unit `axis` (Rodrigues).

    Written as a aᵀ + cos·(1 - a aᵀ) + sin·[a]×, which is exact about a coordinate axis.
    """
    along = outer(axis, axis)
    one = kind.identity()
    return along + (one - along) * kind.cos(angle) + skew(axis) * kind.sin(angle)


def about_x(angle: Any, kind: ScalarType = FLOAT) -> Array:
    return _about_coordinate(0, angle, kind)


def about_y(angle: Any, kind: ScalarType = FLOAT) -> Array:
    return _about_coordinate(1, angle, kind)


def about_z(angle: Any, kind: ScalarType = FLOAT) -> Array:
    return _about_coordinate(2, angle, kind)


def _about_coordinate(index: int, angle: Any, kind: ScalarType) -> Array:
    """`about_axis` for a coordinate axis; for floats its matrices are made once, as files may
    hold thousands of such rotations."""
    if kind is not FLOAT:
        return about_axis(kind.array(_UNIT[index]), angle, kind)
    along, across, turning = _coordinate_matrices(index)
    return along + across * kind.cos(angle) + turning * kind.sin(angle)


@lru_cache
def _coordinate_matrices(index: int) -> tuple[Array, Array, Array]:
    axis = FLOAT.array(_UNIT[index])
    along = outer(axis, axis)
    return along, FLOAT.identity() - along, skew(axis)


_UNIT = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def from_rpy(roll: Any, pitch: Any, yaw: Any, kind: ScalarType = FLOAT) -> Array:
    """Roll, pitch, yaw about the fixed x, y, z axes, in that order: Rz(yaw) Ry(pitch) Rx(roll)."""
    return product(about_z(yaw, kind), product(about_y(pitch, kind), about_x(roll, kind)))


def to_rpy(R: Array) -> tuple[float, float, float]:
    """Roll, pitch, yaw of a rotation of floats, such that `from_rpy` gives it back to rounding.

    The yaw is taken off before roll and pitch are measured, so that at a pitch of a right angle,
    where yaw and roll turn about the same line, the two still fit together.

    >>> to_rpy(from_rpy(0.1, -0.2, 0.3))
    (0.1, -0.2, 0.3)
    """
    yaw = math.atan2(R[1, 0], R[0, 0])
    c, s = FLOAT.cos(yaw), FLOAT.sin(yaw)
    pitch = math.atan2(-R[2, 0], c * R[0, 0] + s * R[1, 0])
    roll = math.atan2(s * R[0, 2] - c * R[1, 2], c * R[1, 1] - s * R[0, 1])
    # no minus in front of a zero: + 0.0 takes it off
    return roll + 0.0, pitch + 0.0, yaw + 0.0


def from_quaternion(w: Any, x: Any, y: Any, z: Any, kind: ScalarType = FLOAT) -> Array:
    """The rotation of a quaternion w + xi + yj + zk, normalized here."""
    w, x, y, z = (kind.constant(part) for part in (w, x, y, z))
    length = w * w + x * x + y * y + z * z
    if length == 0:
        raise InputError("a quaternion of zero length is no rotation")
    s = kind.constant(2) / length
    rows = [
        [1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)],
        [s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)],
        [s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)],
    ]
    return kind.array(rows)


def to_quaternion(R: Array) -> tuple[float, float, float, float]:
    """w, x, y, z of a rotation of floats, w not negative, each to rounding at any angle.

    >>> to_quaternion(from_quaternion(0.5, -0.5, 0.5, 0.5))
    (0.5, -0.5, 0.5, 0.5)
    """
    # four times the products of the parts, of which the row of the largest part is taken
    xx, yy, zz = R[0, 0], R[1, 1], R[2, 2]
    wx, wy, wz = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    xy, xz, yz = R[0, 1] + R[1, 0], R[0, 2] + R[2, 0], R[1, 2] + R[2, 1]
    rows = [
        (1 + xx + yy + zz, wx, wy, wz),
        (wx, 1 + xx - yy - zz, xy, xz),
        (wy, xy, 1 - xx + yy - zz, yz),
        (wz, xz, yz, 1 - xx - yy + zz),
    ]
    largest = max(range(4), key=lambda k: float(rows[k][k]))
    length = math.copysign(math.hypot(*rows[largest]), rows[largest][0])
    w, x, y, z = (float(part) / length + 0.0 for part in rows[largest])
    return w, x, y, z


def unit(axis: Array, kind: ScalarType = FLOAT) -> Array:
    """The axis at length 1. Coordinate axes come out exact."""
    if kind is FLOAT:
        largest = np.abs(axis).max()
        if not np.isfinite(largest):
            raise InputError("the axis must be made of finite numbers")
        # squares of very long or very short axes would overflow or vanish
        axis = axis if largest == 0 else axis / largest
    square = axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]
    if square == 0:
        raise InputError("the axis has length zero; give a direction such as [0, 0, 1]")
    return axis / kind.sqrt(square)


def require_rotation(matrix: Array) -> None:
    """Refuse a float matrix that is not a proper rotation, with the measured violation."""
    if matrix.shape != (3, 3):
        raise InputError(f"a rotation is a 3x3 matrix, not one of shape {matrix.shape}")
    if matrix.dtype == object:
        return
    error = float(np.abs(matrix.T @ matrix - np.eye(3)).max())
    if not error <= 1e-9:
        raise InputError(
            f"the matrix is no rotation: its columns miss orthonormality by {error:.3g}"
        )
    if np.linalg.det(matrix) < 0:
        raise InputError("the matrix is a reflection (determinant -1), not a rotation")
