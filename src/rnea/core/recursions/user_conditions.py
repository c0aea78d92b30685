"""What a user says of a robot's surroundings, brought to its bodies.

A `Wrench` may be given in any axes and at any point; the recursion wants force and moment at a
body's origin in the body's axes, acting on the robot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypedDict

import numpy as np

from rnea.core.model import Model, gravity_vector
from rnea.core.recursions.conditions import BaseMotion, BodyWrenches, Conditions
from rnea.core.recursions.kinematics import body_poses, frame_pose
from rnea.core.recursions.section_wrench import opens_a_joint, welded_beyond
from rnea.core.spatial import WORLD, ForceMoment, Pose, Twist, Wrench, cross, twist_at
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError

Wrenches = Wrench | Sequence[Wrench] | None
Motion = BaseMotion | Mapping[str, Any] | None


class EnvironmentOptions(TypedDict, total=False):
    """What surrounds a robot, and whether to walk its links: see `Robot.inverse_dynamics`."""

    gravity: Any
    wrench: Wrenches
    base: Motion
    eager: bool


class DriveOptions(EnvironmentOptions, total=False):
    """What surrounds a robot, and the switches of the joints' own terms."""

    friction: bool
    rotor: bool
    spring: bool


@dataclass(frozen=True, eq=False)
class BodyWrench:
    """A wrench on one frame's link: at its body's origin, in the body's axes, on the robot."""

    frame: str
    body: int
    wrench: ForceMoment


def surrounded(
    model: Model, case: Conditions, states: Sequence[Array], around: EnvironmentOptions
) -> Conditions:
    """The case with gravity, wrenches and the base's motion as the recursions take them."""
    gravity, wrench, base = around.get("gravity"), around.get("wrench"), around.get("base")
    if gravity is None and wrench is None and base is None:
        return case
    batch = np.broadcast_shapes(*(x.shape[:-1] for x in states))
    q = np.broadcast_to(states[0], (*batch, states[0].shape[-1]))
    q = q.astype(float) if q.dtype == np.float32 else q
    applied, moving = applied_to(model, q, wrench), base_motion(base)
    if moving is not None:
        refuse_floating(model)
    g = None if gravity is None else gravity_vector(model, gravity)
    one_batch(q, g, applied, moving)
    loads = None if wrench is None else by_body(model, applied, case.frame)
    return replace(case, gravity=g, wrench=loads, base=moving)


def program_inputs(model: Model, case: Conditions) -> dict[str, Array]:
    """What a case holds, as arrays (..., columns) beside the states."""
    inputs: dict[str, Array] = {}
    if case.gravity is not None:
        inputs["gravity"] = case.gravity
    if case.wrench is not None:
        inputs["wrench"] = wrench_rows(model, case.wrench)
    if case.base is not None:
        inputs["base"] = np.concatenate(np.broadcast_arrays(*case.base.parts()), axis=-1)
    return inputs


def base_motion(base: Motion) -> BaseMotion | None:
    """What `base=` was given as."""
    if base is None or isinstance(base, BaseMotion):
        return base
    if not isinstance(base, Mapping):
        raise InputError(
            f"base= takes rnea.BaseMotion or a mapping with w, v, wd, vd; got {base!r}"
        )
    unknown = [key for key in base if key not in ("w", "v", "wd", "vd")]
    if unknown:
        raise UnknownNameError("key of the base's motion", str(unknown[0]), ("w", "v", "wd", "vd"))
    return BaseMotion(**base)


def refuse_floating(model: Model) -> None:
    """An error where a base's motion is prescribed and the base moves freely."""
    for body in model.bodies:
        if body.parent == 0 and body.joint.nv == 6:
            raise InputError(
                f"base= prescribes how the base moves, but robot {model.name!r} floats on joint "
                f"{body.joint.name!r}: give its motion as that joint's q, qd and qdd"
            )


def applied_to(model: Model, q: Array, wrench: Wrenches) -> list[BodyWrench]:
    """Wrenches by the links that they act on."""
    if wrench is None:
        return []
    if isinstance(wrench, Iterator):
        # it could be read only once, and a question may have to be asked twice
        raise InputError("wrench= takes one Wrench or a list of them, not an iterator")
    several: list[Any] = [*wrench] if isinstance(wrench, Iterable) else [wrench]
    for item in several:
        if not isinstance(item, Wrench):
            raise InputError(
                "wrench= takes rnea.Wrench(force=..., moment=..., frame=...), one or several; "
                f"got {type(item).__name__}"
            )
    return _resolved(model, q, several)


def _resolved(model: Model, q: Array, wrenches: Iterable[Wrench]) -> list[BodyWrench]:
    """Bring wrenches to the bodies they act on."""
    world: list[Pose] | None = None
    applied = []
    for wrench in wrenches:
        point_frame = wrench.point if isinstance(wrench.point, str) else wrench.frame
        link = wrench.link or point_frame
        if link == WORLD:
            raise InputError(
                "a wrench given in world axes must say what it acts on: "
                "Wrench(..., frame='world', point='tool') or link='...'"
            )
        acts_on = model.frame(link)
        names = {wrench.frame, point_frame}
        if any(name == WORLD or model.frame(name).body != acts_on.body for name in names):
            world = world or body_poses(model, q)
        batches = [x.shape[:-1] for x in (wrench.force, wrench.moment)]
        try:
            np.broadcast_shapes(q.shape[:-1], *batches)
        except ValueError:
            raise InputError(
                f"the batch shapes do not fit together: q {q.shape[:-1]}, wrench on {link} "
                f"{batches[0]} and {batches[1]}"
            ) from None
        X_BA = _seen_from(model, acts_on.body, wrench.frame, world)
        X_BP = _seen_from(model, acts_on.body, point_frame, world)
        point = X_BP.translation
        if wrench.point is not None and not isinstance(wrench.point, str):
            point = X_BA.point(wrench.point)
        turned = ForceMoment(wrench.force, wrench.moment).turned(X_BA.rotation)
        exerted = ForceMoment(turned.force, turned.moment + cross(point, turned.force))
        on_robot = exerted if wrench.sense == "on" else -exerted
        applied.append(BodyWrench(link, acts_on.body, on_robot))
    return applied


def _seen_from(model: Model, body: int, name: str, world: list[Pose] | None) -> Pose:
    """X_BF of any frame, seen from a body: a constant when the frame is on that body."""
    if name != WORLD and model.frame(name).body == body:
        return model.frame(name).pose
    assert world is not None
    return world[body].inverse() @ frame_pose(model, name, world)


def one_batch(
    q: Array, gravity: Array | None, applied: Iterable[BodyWrench], base: BaseMotion | None
) -> None:
    """Refuse batches that do not fit together, by name."""
    shapes = {"q": q.shape[:-1]} | ({} if gravity is None else {"gravity": gravity.shape[:-1]})
    for item in applied:
        shapes[f"wrench on {item.frame}"] = np.broadcast_shapes(
            item.wrench.force.shape[:-1], item.wrench.moment.shape[:-1]
        )
    if base is not None:
        shapes |= {f"base {k}": getattr(base, k).shape[:-1] for k in ("w", "v", "wd", "vd")}
    try:
        np.broadcast_shapes(*shapes.values())
    except ValueError:
        told = ", ".join(f"{name} {shape}" for name, shape in shapes.items() if shape)
        raise InputError(f"the batch shapes do not fit together: {told}") from None


def by_body(
    model: Model, applied: Iterable[BodyWrench], through: str = ""
) -> dict[int, ForceMoment]:
    """The sum on each body.

    through: the frame of a section. Where that opens a weld, of the wrenches on its body those
    beyond the weld count alone.
    """
    own, beyond = -1, set[str]()
    if through and not opens_a_joint(model, through):
        own, beyond = model.frame(through).body, welded_beyond(model, through)
    total: dict[int, ForceMoment] = {}
    for item in applied:
        if item.body != own or item.frame in beyond:
            so_far = total.get(item.body)
            total[item.body] = item.wrench if so_far is None else so_far + item.wrench
    return total


def wrench_rows(model: Model, loads: BodyWrenches) -> Array:
    """Moment and force on every body, the base first, side by side: (..., 6 (bodies + 1))."""
    parts = [x for load in loads.values() for x in (load.moment, load.force)]
    batch = np.broadcast_shapes(*(x.shape[:-1] for x in parts))
    out = np.zeros((*batch, len(model.bodies) + 1, 6), np.result_type(float, *parts))
    for body, load in loads.items():
        out[..., body, :3], out[..., body, 3:] = load.moment, load.force
    return out.reshape(*batch, 6 * (len(model.bodies) + 1))


def transformed(model: Model, thing: Wrench | Twist, to: str, q: Array) -> Wrench | Twist:
    """The same wrench or twist at the origin and in the axes of another frame."""
    world = body_poses(model, q)
    X_WA = frame_pose(model, thing.frame, world)
    X_AB = X_WA.inverse() @ frame_pose(model, to, world)
    if isinstance(thing, Twist):
        return Twist(*twist_at(X_AB, thing.angular, thing.linear), frame=to)
    moment = thing.moment
    if isinstance(thing.point, str):
        X_WP = frame_pose(model, thing.point, world)
        moment = moment + cross((X_WA.inverse() @ X_WP).translation, thing.force)
    elif thing.point is not None:
        moment = moment + cross(thing.point, thing.force)
    seen = ForceMoment(thing.force, moment).seen_at(X_AB)
    named = thing.point if isinstance(thing.point, str) else thing.frame
    link = thing.link or named
    return Wrench(seen.force, seen.moment, frame=to, link=link, sense=thing.sense)
