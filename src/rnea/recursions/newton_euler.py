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
are those an accelerometer would feel. `steps` adds g back where it reports accelerations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.model.model import Model
from rnea.recursions.kinematics import (
    BaseMotion,
    angular_velocities,
    joint_poses,
    origin_velocities,
)
from rnea.spatial.inertia import Inertia
from rnea.spatial.numbers import Array
from rnea.spatial.pose import Pose
from rnea.spatial.vectors import cross, times, transposed_times

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
    for body, X_PB in zip(model.bodies, poses, strict=True):
        R, p = X_PB.rotation, X_PB.translation
        w_P, wd_P, vd_P = w[body.parent], wd[body.parent], vd[body.parent]
        turning, sliding = body.joint.twist(qd[..., body.v])
        turning_rate, sliding_rate = body.joint.twist(qdd[..., body.v])
        w_carried = transposed_times(R, w_P)
        # (2) angular acceleration
        wd.append(transposed_times(R, wd_P) + cross(w_carried, turning) + turning_rate)
        # (3) acceleration of the origin
        carried = vd_P + cross(wd_P, p) + cross(w_P, cross(w_P, p))
        vd.append(transposed_times(R, carried) + cross(w_carried, sliding) * 2 + sliding_rate)
    return wd, vd


def acceleration_of_point(w: Array, wd: Array, vd: Array, point: Array) -> Array:
    """Step 4: acceleration of a point fixed in the body."""
    return vd + cross(wd, point) + cross(w, cross(w, point))


def inertial_wrench(inertia: Inertia, w: Array, wd: Array, vd: Array) -> ForceMoment:
    """Steps 4 to 6: force and moment about the centre of mass that the motion takes."""
    force = acceleration_of_point(w, wd, vd, inertia.com) * inertia.mass
    moment = times(inertia.about_com, wd) + cross(w, times(inertia.about_com, w))
    return force, moment


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
        f, n = F, N + cross(inertia.com, F)
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
    tau = np.empty_like(like)
    for body in model.bodies:
        tau[..., body.v] = body.joint.effort(*wrench[body.index])
    return tau


@dataclass(frozen=True, eq=False)
class Steps:
    """Everything on the way, one entry per body with the base first; each in its body's axes."""

    poses: list[Pose]
    w: list[Array]
    wd: list[Array]
    v: list[Array]
    vd_felt: list[Array]
    gravity: list[Array]
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
    """The whole recursion, everything kept. q, qd, qdd of one shape (..., n)."""
    g_base = transposed_times(model.base.rotation, gravity)
    still = model.kind.zeros(3)
    w_base, v_base, wd_base, vd_base = (
        (still, still, still, still) if base is None else (base.w, base.v, base.wd, base.vd)
    )
    poses = joint_poses(model, q)
    w = angular_velocities(model, poses, qd, w_base)
    v = origin_velocities(model, poses, w, qd, v_base)
    wd, vd = accelerations(model, poses, w, qd, qdd, wd_base, vd_base - g_base)
    inertial = _inertial_wrenches(model, w, wd, vd)
    wrench = joint_wrenches(model, poses, inertial, external or {})
    g = [g_base]
    for body, X_PB in zip(model.bodies, poses, strict=True):
        g.append(transposed_times(X_PB.rotation, g[body.parent]))
    return Steps(poses, w, wd, v, vd, g, inertial, wrench, torques(model, wrench, qdd))


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
    still = model.kind.zeros(3)
    w_base, wd_base, vd_base = (still,) * 3 if base is None else (base.w, base.wd, base.vd)
    poses = joint_poses(model, q)
    w = angular_velocities(model, poses, qd, w_base)
    vd_base = vd_base - transposed_times(model.base.rotation, gravity)
    wd, vd = accelerations(model, poses, w, qd, qdd, wd_base, vd_base)
    wrench = joint_wrenches(model, poses, _inertial_wrenches(model, w, wd, vd), external or {})
    return torques(model, wrench, qdd)


def _inertial_wrenches(
    model: Model, w: Sequence[Array], wd: Sequence[Array], vd: Sequence[Array]
) -> list[ForceMoment]:
    inertias = [model.base_inertia, *(body.inertia for body in model.bodies)]
    return [inertial_wrench(*entry) for entry in zip(inertias, w, wd, vd, strict=True)]
