"""A robot as plain numbers, and the way back: nothing of it is told elsewhere.

Numbers are rounded to 12 digits when a record is made, so that the last bits of another machine's
sine do not make another file. The record is what counts from then on. A rotation is told by a
quaternion of any length, which is exact; nine numbers of a matrix could not be.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import mpmath
import numpy as np

from rnea.core.description import (
    Description,
    Limits,
    LinkMass,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.core.model import Body
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.core.spatial import Pose, rotations
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType
from rnea.robot import Robot
from rnea.robot.writing import written

Record = dict[str, Any]

KINDS = ("revolute", "prismatic", "spherical", "free")
"""Joints that a record can have."""
_IN_URDF = {"revolute", "prismatic", "free"}
_DIGITS = 12
_GROUND = "ground"
# where a robot has no limits: rad, m; then rad/s, m/s
_RANGE = {"revolute": 3.0, "prismatic": 0.5}
_SPEED = {"revolute": 3.0, "prismatic": 1.0}
_EFFORT = 1000.0
_NOTHING = 1e-40  # what 50 digits leave of a zero
_REASON = "as the source of its numbers has it"


def rounded(values: Any) -> list[float]:
    """Numbers that belong together, to 12 digits of the largest of them."""
    numbers = [float(x) for x in np.ravel(values)]
    largest = max(map(abs, numbers), default=0.0)
    if largest == 0:
        return [0.0] * len(numbers)
    decimals = _DIGITS - 1 - math.floor(math.log10(largest))
    # no negative zeros: they read like a mistake
    return [round(x, decimals) + 0.0 for x in numbers]


def record_of(name: str, robot: Robot, source: str) -> Record:
    """A tree of rotary, sliding, spherical and free joints, its fixed links welded to bodies."""
    model = robot.model
    bodies = [_body(body, model.base) for body in model.bodies]
    record: Record = {"name": name, "source": source, "gravity": rounded(model.gravity)}
    record["bodies"] = bodies
    record["coordinates"] = [x.name for x in model.coordinates]
    record["speeds"] = [x.name for x in model.dofs]
    in_urdf = all(body["joint"]["kind"] in _IN_URDF for body in bodies)
    record["urdf"] = written(robot_of(record), "urdf")[0] if in_urdf else None
    return record


def robot_of(record: Record, kind: ScalarType = FLOAT) -> Robot:
    """The robot that a record tells, in any kind of number."""
    names = [_GROUND, *(body["name"] for body in record["bodies"])]
    links, joints = [TreeLink(_GROUND)], []
    for body in record["bodies"]:
        inertia = tuple(map(tuple, np.reshape(body["inertia"], (3, 3)).tolist()))
        links.append(TreeLink(body["name"], LinkMass(body["mass"], tuple(body["com"]), inertia)))
        joint, place = body["joint"], body["placement"]
        told: dict[str, Any] = {}
        if "axis" in joint:
            told["axis"] = tuple(joint["axis"])
            told["limits"] = Limits(tuple(joint["limits"]), joint["velocity"], _EFFORT)
        placement = Placement(
            tuple(place["translation"]), ("quaternion", tuple(place["quaternion"]))
        )
        joints.append(
            TreeJoint(
                joint["name"], joint["kind"], names[body["parent"]], body["name"], placement, **told
            )
        )
    gravity = tuple(record["gravity"])
    tree = Tree(tuple(links), tuple(joints))
    description = Description(record["name"], tree, gravity, unrealizable=_REASON)
    return Robot(description, kind=kind, eager=True)


def placement_of(translation: Sequence[float], quaternion: Sequence[float]) -> Record:
    """A placement, with the matrix of its quaternion to the last bit of each number."""
    with mpmath.workdps(50):
        w, x, y, z = map(mpmath.mpf, quaternion)
        exact = rotations.from_quaternion(w, x, y, z, kind=MPMATH)
        matrix = [0.0 if abs(x) < _NOTHING else float(x) for x in exact.ravel()]
    return {"translation": [*translation], "quaternion": [*quaternion], "rotation": matrix}


def _body(body: Body, base: Pose) -> Record:
    placement = body.joint.placement if body.parent else base @ body.joint.placement
    quaternion = rounded(rotations.to_quaternion(np.array(placement.rotation, dtype=float)))
    inertia = np.array(body.inertia.about_com, dtype=float)
    return {
        "name": body.name,
        "parent": body.parent,
        "joint": _joint(body),
        "placement": placement_of(rounded(placement.translation), quaternion),
        "mass": rounded([body.inertia.mass])[0],
        "com": rounded(body.inertia.com),
        "inertia": rounded((inertia + inertia.T) / 2),
    }


def _joint(body: Body) -> Record:
    joint, limits = body.joint, body.limits
    told: Record = {"name": joint.name, "kind": joint.kind}
    if joint.kind in _RANGE:
        reach, speed = _RANGE[joint.kind], _SPEED[joint.kind]
        ends = (-reach, reach) if limits.lower is None else (limits.lower, limits.upper)
        told["axis"] = rounded(_axis(body))
        told["limits"] = rounded(ends)
        told["velocity"] = rounded([speed if limits.velocity is None else limits.velocity])[0]
    return told


def _axis(body: Body) -> Array:
    """Along which it slides, or about which it turns, in the body's axes."""
    turning, sliding = body.joint.motion_axes(body.joint.neutral)
    return np.array(turning[0] if body.joint.turns else sliding[0], dtype=float)
