"""A placement of plain numbers as a pose, for readers that must turn what a file gives turned."""

from __future__ import annotations

from rnea.describe.description import Placement
from rnea.spatial import Pose, rotations
from rnea.spatial.numbers import FLOAT


def pose_of(placement: Placement) -> Pose:
    """The pose of a placement that holds floats only."""
    translation = FLOAT.array(placement.xyz)
    if placement.rotation is None:
        return Pose(FLOAT.identity(), translation)
    way, values = placement.rotation
    if way == "rpy":
        return Pose(rotations.from_rpy(*values), translation)
    if way == "quaternion":
        return Pose(rotations.from_quaternion(*values), translation)
    if way == "matrix":
        matrix = FLOAT.array(values)
        rotations.require_rotation(matrix)
        return Pose(matrix, translation)
    *axis, angle = values
    return Pose(rotations.about_axis(rotations.unit(FLOAT.array(axis)), angle), translation)
