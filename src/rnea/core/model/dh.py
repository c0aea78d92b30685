"""DH tables as links and joints: where each joint stands, and where each link's frame stands on it.

    standard (distal)    X_{i-1,i} = Rz(theta) Tz(d) Tx(a) Rx(alpha)
    modified (proximal)  X_{i-1,i} = Rx(alpha) Tx(a) Rz(theta) Tz(d)

The motion of joint i is along or about a z axis. What stands before it goes into the joint's
placement on the parent link; what stands behind it is the link's frame seen from the joint.
Rz and Tz of the same axis commute, so the constant one of theta and d can stand on either side.
"""

from __future__ import annotations

from typing import Any

from rnea.core.description import DHLink
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.spatial import Pose
from rnea.core.spatial.numbers import ScalarType
from rnea.core.spatial.rotations import about_x, about_z


def rotate_x(angle: Any, kind: ScalarType) -> Pose:
    return Pose(about_x(angle, kind), kind.zeros(3))


def rotate_z(angle: Any, kind: ScalarType) -> Pose:
    return Pose(about_z(angle, kind), kind.zeros(3))


def translate(x: Any, z: Any, kind: ScalarType) -> Pose:
    return Pose(kind.identity(), kind.array((x, 0, z)))


def far_end(a: Any, alpha: Any, kind: ScalarType) -> Pose:
    """Tx(a) Rx(alpha), which commute: from one end of a link to the other."""
    return translate(a, 0, kind) @ rotate_x(alpha, kind)


def joint_and_link(
    convention: str, row: DHLink, numbers: ParameterEvaluator, path: str
) -> tuple[Pose, Pose]:
    """X_LJ, the joint on the previous link's frame, and X_JL, this link's frame on the joint."""
    kind = numbers.kind
    theta, d, a, alpha, offset = (
        numbers.scalar(getattr(row, key), f"{path}.{key}")
        for key in ("theta", "d", "a", "alpha", "offset")
    )
    if row.joint == "revolute":
        before, behind = rotate_z(offset, kind), translate(0, d, kind)
    else:
        before, behind = rotate_z(theta, kind) @ translate(0, offset, kind), Pose.identity(kind)
    if convention == "standard":
        return before, behind @ far_end(a, alpha, kind)
    # the link's frame is the joint's own, so a constant d moves the joint along its axis
    return rotate_x(alpha, kind) @ translate(a, 0, kind) @ behind @ before, Pose.identity(kind)
