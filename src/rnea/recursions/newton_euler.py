"""The recursive Newton-Euler algorithm: which joint torques does a motion need?

For trees, any axis, revolute and prismatic joints, wrenches on any body, a moving base. Every
vector of body i is in the axes of body i. R and p are the rotation and position of a child in
its parent (R_PB, p_PB); w, wd are angular velocity and acceleration; v, vd belong to the body's
origin, vc, vdc to its centre of mass c; s is the joint's contribution, angular or linear.

Outward, from base to tips
    (1) w   = Rᵀ w_P + s qd                                              revolute part of s
    (2) wd  = Rᵀ wd_P + (Rᵀ w_P) × s qd + s qdd                          revolute part of s
    (3) vd  = Rᵀ (vd_P + wd_P × p + w_P × (w_P × p))
              + 2 (Rᵀ w_P) × s qd + s qdd                                prismatic part of s
    (4) vdc = vd + wd × c + w × (w × c)
    (5) F   = m vdc
    (6) N   = I wd + w × (I w)
Inward, from tips to base
    (7) f   = F + Σ R f_child - f_external
    (8) n   = N + c × F + Σ (R n_child + p × R f_child) - n_external
    (9) tau = s · n (revolute) or s · f (prismatic)

Gravity enters as an upward acceleration of the base, vd_0 = -g: the accelerations carried here
are those an accelerometer would feel. Where accelerations are reported, g is added back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.model import Model
from rnea.recursions.kinematics import (
    BaseMotion,
    angular_velocities,
    joint_poses,
)
from rnea.spatial import Pose, cross, times, transposed_times
from rnea.spatial.numbers import Array

ForceMoment = tuple[Array, Array]
BodyWrenches = Mapping[int, ForceMoment]
"""External force and moment on bodies by index: at the body's origin, in its axes, on the robot."""


def accelerations(
    model: Model,
    poses: Sequence[Pose],
    w: Sequence[Array],
    qd: Array,
    qdd: Array,
    wd_base: Array,
    vd_base: Array,
) -> tuple[list[Array], list[Array]]:
    """Steps 2 and 3: wd and vd of every body, the base first."""
    wd, vd = [wd_base], [vd_base]
    inertias = [model.base_inertia, *(body.inertia for body in model.bodies)]
    for body, X_PB in zip(model.bodies, poses, strict=True):
        R, p = X_PB.rotation, X_PB.translation
        w_P, wd_P, vd_P = w[body.parent], wd[body.parent], vd[body.parent]
        turning, sliding = body.joint.twist(qd[..., body.v])
        turning_rate, sliding_rate = body.joint.twist(qdd[..., body.v])
        w_carried = transposed_times(R, w_P)
        # (2) angular acceleration
        wd.append(transposed_times(R, wd_P) + cross(w_carried, turning) + turning_rate)
        # (3) acceleration of the origin
        carried = inertias[body.parent].acceleration_of_point(w_P, wd_P, vd_P, p)
        vd.append(transposed_times(R, carried) + cross(w_carried, sliding) * 2 + sliding_rate)
    return wd, vd


def joint_wrenches(
    model: Model,
    poses: Sequence[Pose],
    inertial: Sequence[ForceMoment],
    external: BodyWrenches,
) -> list[ForceMoment]:
    """Steps 7 and 8: f and n that each parent exerts on its child, at the child's origin.

    Entry 0 is what the world exerts on the base: the base reaction.
    """
    inertias = [model.base_inertia, *(body.inertia for body in model.bodies)]
    wrench = []
    for index, ((F, N), inertia) in enumerate(zip(inertial, inertias, strict=True)):
        f, n = F, N + cross(inertia.point, F)
        if index in external:
            f, n = f - external[index][0], n - external[index][1]
        wrench.append((f, n))
    for body in reversed(model.bodies):
        R, p = poses[body.index - 1].rotation, poses[body.index - 1].translation
        f_child, n_child = wrench[body.index]
        f, n = wrench[body.parent]
        f_carried = times(R, f_child)
        wrench[body.parent] = (f + f_carried, n + times(R, n_child) + cross(p, f_carried))
    return wrench


def torques(model: Model, wrench: Sequence[ForceMoment], like: Array) -> Array:
    """Step 9: the component of each joint's wrench that its actuator provides."""
    efforts = [body.joint.effort(*wrench[body.index]) for body in model.bodies]
    efforts = list(model.by_coordinate(efforts))
    batch = np.broadcast_shapes(like.shape[:-1], *(effort.shape[:-1] for effort in efforts))
    if not efforts:
        return like
    columns = [np.broadcast_to(effort, (*batch, effort.shape[-1])) for effort in efforts]
    return np.concatenate(columns, axis=-1)


@dataclass(frozen=True, eq=False)
class Steps:
    """Everything on the way, one entry per body with the base first; each in its body's axes.

    vd_felt are the accelerations carried by the recursion: true ones minus gravity.
    """

    poses: list[Pose]
    w: list[Array]
    wd: list[Array]
    vd_felt: list[Array]
    inertial: list[ForceMoment]
    wrench: list[ForceMoment]
    tau: Array


def run(
    model: Model,
    q: Array,
    qd: Array,
    qdd: Array,
    gravity: Array,
    external: BodyWrenches | None = None,
    base: BaseMotion | None = None,
) -> Steps:
    """The whole recursion. q, qd, qdd of one shape (..., n)."""
    base = base or BaseMotion.none(model.kind)
    poses = joint_poses(model, q)
    # outward
    w = angular_velocities(model, poses, qd, base.w)
    vd_base = felt_at_base(model, gravity, base)
    wd, vd = accelerations(model, poses, w, qd, qdd, base.wd, vd_base)
    inertias = [model.base_inertia, *(body.inertia for body in model.bodies)]
    # (4) to (6)
    inertial = [
        inertia.inertial_wrench(*motion)
        for inertia, *motion in zip(inertias, w, wd, vd, strict=True)
    ]
    # inward
    wrench = joint_wrenches(model, poses, inertial, external or {})
    return Steps(poses, w, wd, vd, inertial, wrench, torques(model, wrench, qdd))


def felt_at_base(model: Model, gravity: Array, base: BaseMotion) -> Array:
    """vd_0 = a_0 - g, in base axes: gravity enters as an upward acceleration of the base."""
    return base.vd - transposed_times(model.base.rotation, gravity)


def inverse_dynamics(
    model: Model,
    q: Array,
    qd: Array,
    qdd: Array,
    gravity: Array,
    external: BodyWrenches | None = None,
    base: BaseMotion | None = None,
) -> Array:
    """tau (..., n) of the rigid body: no friction, no rotors. q, qd, qdd of one shape (..., n)."""
    return run(model, q, qd, qdd, gravity, external, base).tau


def gravity_in_bodies(model: Model, poses: Sequence[Pose], gravity: Array) -> list[Array]:
    """The acceleration of gravity in every body's axes, the base first."""
    g = [transposed_times(model.base.rotation, gravity)]
    for body, X_PB in zip(model.bodies, poses, strict=True):
        g.append(transposed_times(X_PB.rotation, g[body.parent]))
    return g
