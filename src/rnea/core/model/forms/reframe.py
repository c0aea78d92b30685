"""Link frames chosen anew, so that a traced recursion has fewer operations.

In the manner of modified DH: a body's z axis lies along its joint, its x axis along the common
normal with the axis of the body it carries. Seen from its parent a body then stands at
Rx(alpha) Tx(a) Rz(theta) Tz(d): of the twelve numbers of a general placement most are zero. Where
a body carries several, the longest branch takes the common normal, the others a general placement.

What the choice leaves free goes where it saves most: a tip's x axis makes its theta zero, parallel
axes make d zero, and a sliding body's origin, which may be anywhere, lies at that of the body it
carries. A theta of quarter turns is an exchange of sine and cosine; any other is added to the
joint's angle.

Torques, the mass matrix and energies do not depend on frames; wrenches are told in other ones.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.core.model.joints import AxisJoint
from rnea.core.model.model import Body, Model
from rnea.core.spatial import Inertia, Pose, times, transposed_times
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.core.spatial.rotations import about_z
from rnea.errors import InputError

# what the rotations and sums of this file may leave of an exact zero: a handful of roundings, each
# half a unit in the last place of the sizes that went in. Nothing larger is ever taken to be zero.
_ROUNDING = 16 * float(np.finfo(float).eps)
# nearer to parallel than this, or with feet farther away than this many lengths of the link, a
# common normal would magnify rounding errors; then it is not used
_LEAST_SINE = 0.1
_FARTHEST = 4.0


@dataclass
class _Choice:
    """A new frame on a body, in the body's own axes: origin, z and x; x None where it is free."""

    origin: Array
    z: Array
    x: Array | None


def reframed(model: Model) -> Model:
    """The same robot with re-chosen body frames: z along each joint, x along common normals."""
    if model.kind is not FLOAT:
        raise InputError("link frames are chosen anew for numbers only, not for symbols")
    choices = _choices(model)
    # X_BD: the new frame D of each body, seen from its old frame B; the base keeps its own
    X_BD = [Pose.identity()]
    bodies = []
    for body, choice in zip(model.bodies, choices, strict=True):
        X_P = X_BD[body.parent]
        if not body.joint.frame_is_free:
            X_BD.append(Pose.identity())
            placement = _seen_from(X_P, body.joint.placement)
            bodies.append(replace(body, joint=body.joint.on(placement)))
            continue
        X_BD.append(_settled(body, choice, X_P))
        bodies.append(_moved(body, X_P, X_BD[-1]))
    frames = {
        name: replace(
            frame,
            pose=(X_BD[frame.body].inverse() @ frame.pose).frozen(),
            inertia=frame.inertia.seen_from(X_BD[frame.body].inverse()).frozen(),
        )
        for name, frame in model.frames.items()
    }
    closure = model.closure
    if closure is not None:
        cuts = [
            replace(
                cut,
                X_PA=_seen_from(X_BD[cut.parent], cut.X_PA),
                X_CB=_seen_from(X_BD[cut.child], cut.X_CB),
            )
            for cut in closure.cuts
        ]
        closure = replace(closure, cuts=tuple(cuts))
    return replace(model, bodies=tuple(bodies), frames=frames, closure=closure)


def _seen_from(X_BD: Pose, X_BF: Pose) -> Pose:
    """A frame on a body, seen from the body's new frame, without what rounding left of zeros."""
    moved = X_BD.inverse() @ X_BF
    size = float(np.linalg.norm(X_BD.translation) + np.linalg.norm(X_BF.translation))
    return Pose(_snapped(moved.rotation, 1.0), _snapped(moved.translation, size)).frozen()


def _choices(model: Model) -> list[_Choice]:
    """The frame of every body, tips first: a body looks at the frame of the one it carries."""
    chosen: dict[int, _Choice] = {}
    height = [0] * (len(model.bodies) + 1)
    for body in reversed(model.bodies):
        index = body.index
        height[body.parent] = max(height[body.parent], height[index] + 1)
        # a joint without an axis of its own gives nothing to look at
        carried = [k for k in model.children[index] if model.body(k).joint.frame_is_free]
        if not body.joint.frame_is_free:
            chosen[index] = _Choice(np.zeros(3), np.array([0.0, 0, 1]), None)
        elif carried:
            longest = max(carried, key=lambda child: height[child])
            chosen[index] = _offset(body, model.body(longest), chosen[longest])
        else:
            chosen[index] = _tip(body, model)
    return [chosen[body.index] for body in model.bodies]


def _tip(body: Body, model: Model) -> _Choice:
    """The frame of a body that carries none: nearest to its parent's axis; x is free."""
    z = _axis(body)
    if body.joint.frame_is_free == "direction":
        # its mass at the origin has no first moment
        return _Choice(_center(body.inertia), z, None)
    origin = np.zeros(3)
    if body.parent and model.body(body.parent).joint.frame_is_free == "axis":
        X_BP = body.joint.at_zero().inverse()
        direction = times(X_BP.rotation, _axis(model.body(body.parent)))
        foot = _foot(z, direction, X_BP.translation)
        origin = origin if foot is None else z * foot
    return _Choice(origin, z, None)


def _axis(body: Body) -> Array:
    """Of a joint whose child's frame is free."""
    assert isinstance(body.joint, AxisJoint)
    return body.joint.axis


def _center(inertia: Any) -> Array:
    return inertia.com if isinstance(inertia, Inertia) else np.zeros(3)


def _offset(body: Body, child: Body, chosen: _Choice) -> _Choice:
    """The frame of a body that looks at the axis of a child whose frame is chosen."""
    z, X_BC = _axis(body), child.joint.at_zero()
    direction = times(X_BC.rotation, chosen.z)
    size = float(np.linalg.norm(X_BC.translation) + np.linalg.norm(chosen.origin))
    point = _snapped(X_BC.point(chosen.origin), size)
    normal = np.cross(z, direction)
    sine = float(np.linalg.norm(normal))
    x = _perpendicular(z, direction, normal) if sine > _LEAST_SINE else None
    if body.joint.frame_is_free == "direction":
        return _Choice(point, z, x)
    foot = _foot(z, direction, point) if x is not None else None
    if foot is not None:
        return _Choice(z * foot, z, x)
    # parallel, or too nearly so: level with the child's origin, looking at it
    level = z * np.dot(z, point)
    aside = point - level
    distance = float(np.linalg.norm(aside))
    return _Choice(level, z, aside / distance if distance > _ROUNDING * size else None)


def _perpendicular(z: Array, direction: Array, normal: Array) -> Array:
    """The unit vector along a common normal, at right angles to both within rounding."""
    x = normal / np.linalg.norm(normal)
    across = np.cross(z, x)
    x = x - across * (np.dot(x, direction) / np.dot(across, direction))
    return np.asarray(x / np.linalg.norm(x))


def _foot(z: Array, direction: Array, point: Array) -> float | None:
    """How far along z, from the origin, the common normal with another axis stands.

    None if the axes are too nearly parallel, or the normal is too far from either origin.
    """
    normal = np.cross(z, direction)
    sine = float(np.linalg.norm(normal))
    if sine <= _LEAST_SINE:
        return None
    near = float(np.dot(np.cross(point, direction), normal)) / sine**2
    far = float(np.dot(np.cross(point, z), normal)) / sine**2
    length = float(np.linalg.norm(point))
    limit = _FARTHEST * length
    # what rounding left of an axis through the origin would be carried from body to body
    near = 0.0 if abs(near) <= _ROUNDING * length else near
    return near if max(abs(near), abs(far)) <= limit else None


def _settled(body: Body, choice: _Choice, X_P: Pose) -> Pose:
    """The frame in full: x as chosen with the sense that turns least, or such that theta is 0."""
    z = choice.z
    X_PB = body.joint.at_zero()
    straight = _straight(transposed_times(X_P.rotation, times(X_PB.rotation, z)))
    # the x axis of theta = 0, in the body's axes
    x0 = transposed_times(X_PB.rotation, times(X_P.rotation, straight[:, 0]))
    x = x0 if choice.x is None else choice.x
    if np.dot(x, x0) < -_ROUNDING:
        x = -x
    x = _snapped(x - z * np.dot(x, z), 1.0)
    x = x / np.linalg.norm(x)
    return Pose(np.stack([x, np.cross(z, x), z], axis=-1), choice.origin)


def _straight(z: Array) -> Array:
    """The rotation Rz(gamma) Rx(alpha) that takes the z axis to z; gamma 0 if z has no x."""
    z = _snapped(z, 1.0)
    z = z / np.linalg.norm(z)
    if z[0] == 0:
        return np.array([[1.0, 0, 0], [0, z[2], z[1]], [0, -z[1], z[2]]])
    sine = math.hypot(z[0], z[1])
    x = np.array([-z[1] / sine, z[0] / sine, 0.0])
    return np.stack([x, np.cross(z, x), z], axis=-1)


def _moved(body: Body, X_P: Pose, X_B: Pose) -> Body:
    """A body in its new frame, on its parent's new frame."""
    step = X_P.inverse() @ body.joint.at_zero() @ X_B
    straight = _straight(step.rotation[:, 2])
    along = transposed_times(straight, step.rotation[:, 0])
    theta = math.atan2(along[1], along[0])
    quarters = round(theta / (math.pi / 2))
    rest = theta - quarters * (math.pi / 2)
    if abs(rest) <= _ROUNDING:
        turn, offset = about_z(quarters * (math.pi / 2)), None
    elif body.joint.frame_is_free == "direction":
        turn, offset = about_z(theta), None
    else:
        turn, offset = FLOAT.identity(), theta
    lengths = [body.joint.at_zero().translation, X_P.translation, X_B.translation]
    size = sum(float(np.linalg.norm(part)) for part in lengths)
    placement = Pose(straight @ turn, _snapped(step.translation, size))
    joint = body.joint.moved(placement, np.array([0.0, 0, 1]), offset, FLOAT)
    return replace(body, joint=joint, inertia=_clean(body.inertia, X_B).frozen())


def _clean(inertia: Any, X_B: Pose) -> Any:
    """An inertia in the new frame, without what rounding left of zeros."""
    moved = inertia.seen_from(X_B.inverse())
    if not isinstance(moved, Inertia):
        return moved
    size = float(np.linalg.norm(inertia.com) + np.linalg.norm(X_B.translation))
    tensor = _snapped(moved.about_com, float(np.abs(moved.about_com).max()))
    return Inertia(moved.mass, _snapped(moved.com, size), tensor, moved.kind)


def _snapped(values: Array, size: float) -> Array:
    """Values with those that are zero within rounding, for numbers of a size, made exactly so."""
    return np.where(np.abs(values) <= _ROUNDING * size, 0.0, values)
