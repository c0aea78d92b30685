"""Positions and orientations as an uncompiled MJCF element gives them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from rnea.core.spatial import Pose, cross, dot, product, rotations
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

_AXES = {"x": rotations.about_x, "y": rotations.about_y, "z": rotations.about_z}


def pose_of(element: Any) -> Pose:
    """An element's pose in its body's frame: its own within the <frame>s around it.

    A geom or site from one point to another has its z axis from the second point to the first.
    """
    if ends := ends_of(element):
        start, end = ends
        own = Pose(turned_to(rotations.unit(start - end)), (start + end) / 2)
    else:
        own = Pose(_rotation(element.quat, element.alt, element.compiler), np.array(element.pos))
    return within_frames(element) @ own


def ends_of(element: Any) -> tuple[Array, Array] | None:
    """The two points of an element that is given by `fromto`."""
    points = getattr(element, "fromto", None)
    if points is None or not np.isfinite(points[0]):
        return None
    return np.array(points[:3]), np.array(points[3:])


def within_frames(element: Any) -> Pose:
    """The pose of the <frame>s that an element stands in, innermost last."""
    pose, frame = Pose.identity(), element.frame
    while frame is not None:
        rotation = _rotation(frame.quat, frame.alt, frame.compiler)
        pose = Pose(rotation, np.array(frame.pos)) @ pose
        frame = frame.frame
    return pose


def inertial_rotation(body: Any) -> Array:
    """How the axes of a body's <inertial> stand in the body's frame."""
    return _rotation(body.iquat, body.ialt, body.compiler)


def radians(angle: float, compiler: Any) -> float:
    return math.radians(angle) if compiler.degree else float(angle)


def _rotation(quat: Array, other: Any, compiler: Any) -> Array:
    """One of the five ways in which MJCF gives an orientation."""
    way = other.type.name.removeprefix("mjORIENTATION_")
    if way == "AXISANGLE":
        *axis, angle = (float(value) for value in other.axisangle)
        return rotations.about_axis(rotations.unit(np.array(axis)), radians(angle, compiler))
    if way == "EULER":
        return _euler([float(angle) for angle in other.euler], compiler)
    if way == "XYAXES":
        return _from_xy(np.array(other.xyaxes[:3]), np.array(other.xyaxes[3:]))
    if way == "ZAXIS":
        return turned_to(rotations.unit(np.array(other.zaxis)))
    w, x, y, z = (float(part) for part in quat)
    return rotations.from_quaternion(w, x, y, z)


def _euler(angles: list[float], compiler: Any) -> Array:
    """Lower case turns about the carried axes, upper case about the fixed ones."""
    rotation = np.eye(3)
    sequence = "".join(compiler.eulerseq[i] for i in range(3))
    for letter, angle in zip(sequence, angles, strict=True):
        if letter.lower() not in _AXES:
            raise InputError(f"eulerseq {sequence!r} is not made of three of x, y, z, X, Y, Z")
        turn = _AXES[letter.lower()](radians(angle, compiler))
        rotation = product(rotation, turn) if letter.islower() else product(turn, rotation)
    return rotation


def _from_xy(x: Array, y: Array) -> Array:
    """x as it is, y made orthogonal to it."""
    x = rotations.unit(x)
    y = rotations.unit(y - x * dot(x, y))
    return np.stack([x, y, cross(x, y)], axis=-1)


def turned_to(z: Array) -> Array:
    """The smallest rotation that turns (0, 0, 1) to z."""
    axis = np.array([-z[1], z[0], 0.0])
    sine = math.hypot(axis[0], axis[1])
    if sine < 1e-10:
        return np.eye(3) if z[2] > 0 else np.diag([1.0, -1.0, -1.0])
    return rotations.about_axis(axis / sine, math.atan2(sine, z[2]))
