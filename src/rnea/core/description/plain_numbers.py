"""Between what a description says in plain numbers and the poses and inertias it means."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from rnea.core.description.description import LinkMass, Placement
from rnea.core.description.quaternion_lengths import require_unit
from rnea.core.spatial import Inertia, Pose, rotations, tensor_from
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType


def pose_of(placement: Placement, kind: ScalarType = FLOAT) -> Pose:
    """The pose of a placement in which no formula is left."""
    return Pose(_rotation(placement, kind), kind.array(placement.xyz))


def _rotation(placement: Placement, kind: ScalarType) -> Array:
    if placement.rotation is None:
        return kind.identity()
    match placement.rotation:
        case "rpy", (roll, pitch, yaw):
            return rotations.from_rpy(roll, pitch, yaw, kind)
        case "quaternion", (w, x, y, z):
            if kind is FLOAT:
                require_unit((w, x, y, z))
            return rotations.from_quaternion(w, x, y, z, kind)
        case "axis_angle", (x, y, z, angle):
            return rotations.about_axis(rotations.unit(kind.array((x, y, z)), kind), angle, kind)
        case _, rows:
            matrix = kind.array(rows)
            rotations.require_rotation(matrix)
            return matrix


def placement_of(pose: Pose) -> Placement:
    """A pose of floats as a file gives it; without rotation none is said."""
    xyz = tuple(pose.translation.tolist())
    if (pose.rotation == FLOAT.identity()).all():
        return Placement(xyz)
    return Placement(xyz, ("matrix", _rows(pose.rotation)))


def mass_of(inertia: Inertia) -> LinkMass:
    """An inertia of floats as a file gives it: about the centre of mass."""
    return LinkMass(float(inertia.mass), tuple(inertia.com.tolist()), _rows(inertia.about_com))


def mass_at(pose: Pose, mass: float, tensor: Mapping[str, float]) -> LinkMass:
    """The mass of a link whose file gives the entries of its tensor in axes of their own.

    Their origin, the centre of mass, and their directions are those of `pose`.
    """
    # what outgrows float64 is refused by the builder
    with np.errstate(over="ignore", invalid="ignore"):
        inertia = Inertia(mass, FLOAT.zeros(3), tensor_from(tensor, FLOAT))
        return mass_of(inertia.seen_from(pose))


def _rows(matrix: Array) -> tuple[tuple[float, ...], ...]:
    return tuple(map(tuple, matrix.tolist()))
