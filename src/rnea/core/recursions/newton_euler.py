"""The recursive Newton-Euler algorithm: which joint torques does a motion need?

For trees, any kind of joint, wrenches on any body, a moving base. Every vector of body i is in the
axes of body i. R and p are the rotation and position of a child in its parent (R_PB, p_PB); w, wd
are angular velocity and acceleration; v, vd belong to the body's origin, vc, vdc to its centre of
mass c; s are the joint's axes, angular or linear, one per speed: s qd is the joint's motion.

Outward, from base to tips
    (1) w   = Rᵀ w_P + s qd                                              angular part of s
    (2) wd  = Rᵀ wd_P + (Rᵀ w_P) × s qd + s qdd                          angular part of s
    (3) vd  = Rᵀ (vd_P + wd_P × p + w_P × (w_P × p))
              + (Rᵀ w_P + w) × s qd + s qdd                              linear part of s
    (4) vdc = vd + wd × c + w × (w × c)
    (5) F   = m vdc
    (6) N   = I wd + w × (I w)
Inward, from tips to base
    (7) f   = F + Σ R f_child - f_external
    (8) n   = N + c × F + Σ (R n_child + p × R f_child) - n_external
    (9) tau = s · (n, f)

Where a joint slides only, w is Rᵀ w_P and (3) has the books' 2 (Rᵀ w_P) × s qd. Where s itself
moves in the child (universal joints), (2) and (3) have its drift too.

Gravity enters as an upward acceleration of the base, vd_0 = -g: the accelerations carried here
are those an accelerometer would feel. Where accelerations are reported, g is added back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.model import Body, Model
from rnea.core.recursions.conditions import BaseMotion, BodyWrenches, Conditions
from rnea.core.recursions.kinematics import angular_velocities, joint_poses
from rnea.core.spatial import ForceMoment, Pose, cross, transposed_times
from rnea.core.spatial.numbers import Array


def accelerations(
    model: Model,
    poses: Sequence[Pose],
    w: Sequence[Array],
    q: Array,
    qd: Array,
    qdd: Array,
    wd_base: Array,
    vd_base: Array,
) -> tuple[list[Array], list[Array]]:
    """Steps 2 and 3: wd and vd of every body, the base first."""
    wd, vd = [wd_base], [vd_base]
    for body, X_PB in zip(model.bodies, poses, strict=True):
        R, p = X_PB.rotation, X_PB.translation
        w_P, wd_P, vd_P = w[body.parent], wd[body.parent], vd[body.parent]
        turning, sliding = velocity_products(body, R, w_P, w[body.index], q, qd)
        turning_rate, sliding_rate = body.joint.twist(q[..., body.q], qdd[..., body.v])
        # (2) angular acceleration
        wd.append(transposed_times(R, wd_P) + turning + turning_rate)
        # (3) acceleration of the origin
        carried = model.inertias[body.parent].acceleration_of_point(w_P, wd_P, vd_P, p)
        vd.append(transposed_times(R, carried) + sliding + sliding_rate)
    return wd, vd


def velocity_products(
    body: Body, R: Array, w_P: Array, w: Array, q: Array, qd: Array
) -> tuple[Array, Array]:
    """What the joint's speeds add to wd and vd in (2) and (3), beside s qdd."""
    position, speeds = q[..., body.q], qd[..., body.v]
    turning, sliding = body.joint.twist(position, speeds)
    w_carried = transposed_times(R, w_P)
    angular, linear = cross(w_carried, turning), cross(w_carried + w, sliding)
    drift = body.joint.drift(position, speeds)
    return (angular, linear) if drift is None else (angular + drift[0], linear + drift[1])


def joint_wrenches(
    model: Model,
    poses: Sequence[Pose],
    inertial: Sequence[ForceMoment],
    external: BodyWrenches,
) -> list[ForceMoment]:
    """Steps 7 and 8: f and n that each parent exerts on its child, at the child's origin.

    Entry 0 is what the world exerts on the base: the base reaction.
    """
    wrench = []
    for index, (taken, inertia) in enumerate(zip(inertial, model.inertias, strict=True)):
        own = ForceMoment(taken.force, taken.moment + cross(inertia.point, taken.force))
        wrench.append(own - external[index] if index in external else own)
    return carried_inward(model, poses, wrench)


def carried_inward(
    model: Model, poses: Sequence[Pose], own: Sequence[ForceMoment]
) -> list[ForceMoment]:
    """What each body has at its origin, and all that it carries with it; the base first."""
    total = list(own)
    for body in reversed(model.bodies):
        carried = total[body.index].seen_from(poses[body.index - 1])
        total[body.parent] = total[body.parent] + carried
    return total


def torques(model: Model, wrench: Sequence[ForceMoment], q: Array, like: Array) -> Array:
    """Step 9: the component of each joint's wrench that its actuator provides."""
    pairs = zip(model.bodies, wrench[1:], strict=True)
    efforts = model.by_coordinate(
        [b.joint.effort(q[..., b.q], x.force, x.moment) for b, x in pairs]
    )
    if not efforts:
        return like
    batch = np.broadcast_shapes(like.shape[:-1], *(effort.shape[:-1] for effort in efforts))
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
    vd_proper: list[Array]
    inertial: list[ForceMoment]
    wrench: list[ForceMoment]
    tau: Array


def run(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Steps:
    """The whole recursion. q (..., nq), qd and qdd (..., nv) of one batch shape."""
    base = case.base_of(model)
    poses = joint_poses(model, q)
    # outward
    w = angular_velocities(model, poses, q, qd, base.w)
    vd_base = base_acceleration(model, case.gravity_of(model), base)
    wd, vd = accelerations(model, poses, w, q, qd, qdd, base.wd, vd_base)
    # (4) to (6)
    inertial = [
        inertia.inertial_wrench(*motion)
        for inertia, *motion in zip(model.inertias, w, wd, vd, strict=True)
    ]
    # inward
    wrench = joint_wrenches(model, poses, inertial, case.wrenches)
    return Steps(poses, w, wd, vd, inertial, wrench, torques(model, wrench, q, qdd))


def base_acceleration(model: Model, gravity: Array, base: BaseMotion) -> Array:
    """vd_0 = a_0 - g, in base axes: gravity enters as an upward acceleration of the base."""
    return base.vd - transposed_times(model.base.rotation, gravity)


def rigid_torque(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (..., n) of the rigid body: no friction, rotors, springs; states of one batch shape."""
    return run(model, case, q, qd, qdd).tau


def gravity_in_bodies(model: Model, poses: Sequence[Pose], gravity: Array) -> list[Array]:
    """The acceleration of gravity in every body's axes, the base first."""
    g = [transposed_times(model.base.rotation, gravity)]
    for body, X_PB in zip(model.bodies, poses, strict=True):
        g.append(transposed_times(X_PB.rotation, g[body.parent]))
    return g
