"""Outward from base to tip: poses and velocities of bodies and frames, and the Jacobian."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.spatial import WORLD, Pose, cross, side_by_side, times, transposed_times
from rnea.core.spatial.numbers import Array


def joint_poses(model: Model, q: Array) -> list[Pose]:
    """X_PB of every moving body in its parent."""
    return [body.joint.pose(q[..., body.q]) for body in model.bodies]


def angular_velocities(
    model: Model, poses: Sequence[Pose], q: Array, qd: Array, w_base: Array
) -> list[Array]:
    """w of every body, the base first, each in its own axes."""
    w = [w_base]
    for body, X_PB in zip(model.bodies, poses, strict=True):
        w_joint, _ = body.joint.twist(q[..., body.q], qd[..., body.v])
        w.append(transposed_times(X_PB.rotation, w[body.parent]) + w_joint)
    return w


def origin_velocities(
    model: Model, poses: Sequence[Pose], w: Sequence[Array], q: Array, qd: Array, v_base: Array
) -> list[Array]:
    """v of every body's origin, the base first, each in its own axes."""
    v = [v_base]
    for body, X_PB in zip(model.bodies, poses, strict=True):
        _, v_joint = body.joint.twist(q[..., body.q], qd[..., body.v])
        carried = v[body.parent] + cross(w[body.parent], X_PB.translation)
        v.append(transposed_times(X_PB.rotation, carried) + v_joint)
    return v


def body_poses(model: Model, q: Array) -> list[Pose]:
    """X_WB of every body in the world, the base first."""
    world = [model.base]
    for body, X_PB in zip(model.bodies, joint_poses(model, q), strict=True):
        world.append(world[body.parent] @ X_PB)
    return world


def frame_pose(model: Model, name: str, world: Sequence[Pose]) -> Pose:
    """X_WF of a named frame, given the bodies' poses."""
    if name == WORLD:
        return Pose.identity(model.kind)
    frame = model.frame(name)
    return world[frame.body] @ frame.pose


def frame_poses(model: Model, case: Conditions, q: Array) -> Array:
    """Rotation, row by row, and position of every frame in the world: (..., frames, 12)."""
    world = body_poses(model, q)
    poses = [frame_pose(model, name, world) for name in model.frames]
    return np.stack([pose_row(pose, q.shape[:-1]) for pose in poses], axis=-2)


def pose_row(pose: Pose, batch: tuple[int, ...]) -> Array:
    """Rotation, row by row, and position: (*batch, 12)."""
    return side_by_side([*np.moveaxis(pose.rotation, -2, 0), pose.translation], batch)


def jacobian(model: Model, case: Conditions, q: Array) -> Array:
    """The geometric Jacobian (..., 6, nv) of the case's frame: angular rows first, world axes.

    J qd = (angular velocity of the frame, velocity of its origin).
    """
    world = body_poses(model, q)
    frame = model.frame(case.frame)
    origin = frame_pose(model, case.frame, world).translation
    J = np.zeros((*q.shape[:-1], 6, model.nv), dtype=q.dtype if q.dtype == object else origin.dtype)
    begun: set[int] = set()
    for index in model.support(frame.body):
        body, X_WB = model.body(index), world[index]
        turns, slides = body.joint.motion_axes(q[..., body.q])
        for column in range(body.v.start, body.v.stop):
            k = column - body.v.start
            turn, slide = turns[..., k, :], slides[..., k, :]
            angular = times(X_WB.rotation, turn)
            linear = times(X_WB.rotation, slide) + cross(angular, origin - X_WB.translation)
            if column in begun:
                # joints that move together share a column
                angular, linear = J[..., :3, column] + angular, J[..., 3:, column] + linear
            begun.add(column)
            J[..., :3, column], J[..., 3:, column] = angular, linear
    return J
