"""Wrenches between robot and surroundings, resolved to the bodies they act on.

A `Wrench` may be given in any axes and at any point; the recursion wants force and moment at a
body's origin in the body's axes, acting on the robot.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from rnea.errors import InputError
from rnea.model import Model
from rnea.recursions.kinematics import BaseMotion, body_poses, frame_pose
from rnea.recursions.newton_euler import ForceMoment
from rnea.spatial import WORLD, Pose, Wrench, cross, times
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Applied:
    """A wrench on one frame's link: at its body's origin, in the body's axes, on the robot."""

    frame: str
    body: int
    force: Array
    moment: Array


def resolve(model: Model, q: Array, wrenches: Iterable[Wrench]) -> list[Applied]:
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
        force, moment = times(X_BA.rotation, wrench.force), times(X_BA.rotation, wrench.moment)
        moment = moment + cross(point, force)
        if wrench.sense == "by":
            force, moment = -force, -moment
        applied.append(Applied(link, acts_on.body, force, moment))
    return applied


def _seen_from(model: Model, body: int, name: str, world: list[Pose] | None) -> Pose:
    """X_BF of any frame, seen from a body: a constant when the frame is on that body."""
    if name != WORLD and model.frame(name).body == body:
        return model.frame(name).pose
    assert world is not None
    return world[body].inverse() @ frame_pose(model, name, world)


def one_batch(
    q: Array, gravity: Array, applied: Iterable[Applied], base: BaseMotion | None
) -> None:
    """Refuse batches that do not fit together, by name."""
    shapes = {"q": q.shape[:-1], "gravity": gravity.shape[:-1]}
    for item in applied:
        shapes[f"wrench on {item.frame}"] = np.broadcast_shapes(
            item.force.shape[:-1], item.moment.shape[:-1]
        )
    if base is not None:
        shapes |= {f"base {k}": getattr(base, k).shape[:-1] for k in ("w", "v", "wd", "vd")}
    try:
        np.broadcast_shapes(*shapes.values())
    except ValueError:
        told = ", ".join(f"{name} {shape}" for name, shape in shapes.items() if shape)
        raise InputError(f"the batch shapes do not fit together: {told}") from None


def by_body(applied: Iterable[Applied]) -> dict[int, ForceMoment]:
    """The sum on each body."""
    total: dict[int, ForceMoment] = {}
    for item in applied:
        if item.body in total:
            force, moment = total[item.body]
            total[item.body] = (force + item.force, moment + item.moment)
        else:
            total[item.body] = (item.force, item.moment)
    return total


def rows(model: Model, applied: Iterable[Applied]) -> Array:
    """Force and moment on every body, the base first, side by side: (..., 6 (bodies + 1))."""
    loads = by_body(applied)
    batch = np.broadcast_shapes(*(x.shape[:-1] for pair in loads.values() for x in pair))
    out = np.zeros((*batch, len(model.bodies) + 1, 6))
    for body, (force, moment) in loads.items():
        out[..., body, :3], out[..., body, 3:] = force, moment
    return out.reshape(*batch, 6 * (len(model.bodies) + 1))
