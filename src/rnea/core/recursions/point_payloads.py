"""Payloads without a moment of inertia, and the joints that rotate them about an axis close by.

A point mass m at a distance r from a joint's axis adds m r² to what the joint accelerates. A body
adds its own moment of inertia about the parallel axis through its center of mass (Steiner). The
least that can be expected of it is that of a compact body of a dense material: a cube of solid
steel with edge a = (m / ρ)^(1/3) has m a² / 6 about every axis through its center. Where that is
more than a tenth of m r², r < sqrt(10 / 6) a, the point mass is not good enough: torques of the
joint have at least that error in the payload's share, and a carton of the same mass has some 10
times the moment of inertia of the cube.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.model import Model, neutral
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.kinematics import body_poses, frame_pose
from rnea.core.recursions.quantities import quantity
from rnea.core.spatial import cross, dot
from rnea.core.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.core.description import Description

STEEL = 7850.0
"""kg/m³"""
_SHARE = 0.1
# rad for each unit of a joint; less is rounding
_TURNS = 1e-9


@dataclass(frozen=True)
class PointPayload:
    """A payload without a moment of inertia, and the joints for which that is not good enough.

    mass: in kg; frame: that carries it; joints: from the payload to the base; distance: of the
    nearest axis from the payload's center of mass, m

    >>> PointPayload("payload", 7.85, "tool", ("wrist",), 0.0).steel_edge
    0.1
    """

    name: str
    mass: float
    frame: str
    joints: tuple[str, ...]
    distance: float

    @property
    def fault(self) -> str:
        """What is wrong with it, to follow its name in a sentence."""
        joints = ", ".join(self.joints)
        turn = (
            f"{joints} rotates it about an axis"
            if len(self.joints) == 1
            else (f"{joints} rotate it about axes")
        )
        return (
            f"is a point mass without a moment of inertia, and {turn} as close as "
            f"{1e3 * self.distance:.3g} mm to its center of mass: torques there are too small"
        )

    @property
    def steel_edge(self) -> float:
        """Edge of a cube of solid steel with this mass, m, to three digits."""
        return float(f"{steel_edge(self.mass):.3g}")


def steel_edge(mass: float) -> float:
    return float(np.cbrt(mass / STEEL))


def point_payloads(
    description: Description, model: Model, q: Array | None = None
) -> list[PointPayload]:
    """The payloads of a robot that are point masses close to the axis of a joint.

    q (..., nq): positions to look at, the closest counts; without them the neutral one. How far a
    payload is from the axis of the joint that carries it, no position changes. A moment of inertia
    that is given as zero says that a point is meant.
    """
    if model.kind is not FLOAT:
        return []
    found = []
    for carried in description.attachments:
        body = carried.body
        if body.solid or body.inertia is not None:
            continue
        frame = model.frames[carried.name]
        mass = float(frame.inertia.mass)
        if mass <= 0 or frame.body == 0:
            continue
        near = _near(model, neutral(model) if q is None else q, carried.name, mass)
        if near:
            found.append(
                PointPayload(
                    carried.name, mass, carried.frame, tuple(near), round(min(near.values()), 9)
                )
            )
    return found


def _near(model: Model, q: Any, name: str, mass: float) -> dict[str, float]:
    """Joints, from the payload to the base, whose unit speed turns it about an axis too close.

    With loops these are the independent joints, and the axis is that of the payload's own motion.
    """
    frame = model.frames[name]
    J = np.asarray(quantity("jacobian").compute(model, Conditions(frame=name), q))
    origin = frame_pose(model, name, world := body_poses(model, q)).translation
    away = world[frame.body].point(frame.inertia.com) - origin
    square = steel_edge(mass) ** 2 / (6 * _SHARE)
    near: dict[str, float] = {}
    for k in reversed(range(model.nv)):
        w, v = J[..., :3, k], J[..., 3:, k]
        distance = _from_axis(w, v + cross(w, np.broadcast_to(away, w.shape)))
        joint = model.dofs[k].body.joint.name
        if distance**2 < square:
            near[joint] = min(distance, near.get(joint, np.inf))
    return near


def _from_axis(w: Array, v: Array) -> float:
    """The least distance of a point of velocity v from the axis about which its body turns."""
    turning = np.sqrt(dot(w, w))
    turns = turning > _TURNS
    rate = np.where(turns, turning, 1.0)
    axis = w / rate[..., None]
    # what slides along the axis, of helical joints and others, is no distance from it
    across = v - axis * dot(v, axis)[..., None]
    return float(np.where(turns, np.sqrt(dot(across, across)) / rate, np.inf).min(initial=np.inf))
