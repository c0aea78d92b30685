"""Constant rotations, made once when a robot is built, in that robot's kind of number.

R_AB turns components in B into components in A; its columns are B's axes seen from A.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.spatial.numbers import FLOAT, Array, Kind
from rnea.spatial.vectors import outer, product, skew


def about_axis(axis: Array, angle: Any, kind: Kind = FLOAT) -> Array:
    """Rotation by `angle` (rad) about a unit `axis` (Rodrigues).

    Written as a aᵀ + cos·(1 - a aᵀ) + sin·[a]×, which is exact about a coordinate axis.
    """
    along = outer(axis, axis)
    one = kind.identity()
    return along + (one - along) * kind.cos(angle) + skew(axis) * kind.sin(angle)


def about_x(angle: Any, kind: Kind = FLOAT) -> Array:
    return about_axis(kind.array((1, 0, 0)), angle, kind)


def about_y(angle: Any, kind: Kind = FLOAT) -> Array:
    return about_axis(kind.array((0, 1, 0)), angle, kind)


def about_z(angle: Any, kind: Kind = FLOAT) -> Array:
    return about_axis(kind.array((0, 0, 1)), angle, kind)


def from_rpy(roll: Any, pitch: Any, yaw: Any, kind: Kind = FLOAT) -> Array:
    """Roll, pitch, yaw about the fixed x, y, z axes, in that order: Rz(yaw) Ry(pitch) Rx(roll)."""
    return product(about_z(yaw, kind), product(about_y(pitch, kind), about_x(roll, kind)))


def from_quaternion(w: Any, x: Any, y: Any, z: Any, kind: Kind = FLOAT) -> Array:
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


def unit(axis: Array, kind: Kind = FLOAT) -> Array:
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
