"""WRONG PHYSICS ON PURPOSE. Newton-Euler with slips that learners make; nothing else may use it.

Without slips this is the recursion of `rnea.recursions.newton_euler`, and a test holds the two
together. It is written a second time for one reason: a learner works in the link frames of the
table at hand, and a rotation mixed up with its transpose, or an arm left out, gives other wrong
torques in the frames of standard DH than in those of modified DH. So all vectors of link i are
here in the axes of the frame that the robot's file gives link i, wherever that stands on the link:

    near    from the frame of the parent link to the joint, in the parent's axes
    far     from the joint to the link's own frame, in the link's axes

Modified DH and trees have far = 0, standard DH has near = 0. Moments are about the joint.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np

from rnea.model import Body, Model
from rnea.spatial import Pose, cross, dot, times, transpose, transposed_times
from rnea.spatial.numbers import Array


class Slip(Enum):
    """One wrong line in the recursion."""

    TRANSPOSED_OUTWARD = "R for its transpose on the way out"
    TRANSPOSED_INWARD = "R for its transpose on the way in"
    COM_PASSED_ON = "acceleration of the parent's centre of mass for that of the joint"
    NO_CORIOLIS_ACCELERATION = "2 d' w × z left out"
    HALF_CORIOLIS_ACCELERATION = "d' w × z, without the 2"
    NO_ARM = "p × f of the next link left out"
    ARM_AT_COM = "c × f of the next link in place of p × f"


Slips = frozenset[Slip]


@dataclass(frozen=True, eq=False)
class _Step:
    """How a link hangs on its parent link: rotation and the two arms, at the given positions."""

    R: Array
    near: Array
    far: Array


def link_frame(model: Model, index: int) -> Pose:
    """X_BL: the frame that the file gives a link, seen from its body."""
    return model.frame(model.body(index).name).pose if index else Pose.identity(model.kind)


def _step(model: Model, body: Body, q: Array) -> _Step:
    X_BL = link_frame(model, body.index)
    X_LJ = link_frame(model, body.parent).inverse() @ body.joint.pose(q[..., body.q])
    far = transposed_times(X_BL.rotation, X_BL.translation)
    return _Step((X_LJ @ X_BL).rotation, X_LJ.translation, far)


def _centripetal(w: Array, wd: Array, arm: Array) -> Array:
    return cross(wd, arm) + cross(w, cross(w, arm))


def rigid_torques(
    model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, slips: Slips = frozenset()
) -> Array:
    """tau (N, n) of the rigid body as someone gets it who makes these slips. q: (N, n)."""
    steps = [_step(model, body, q) for body in model.bodies]
    forces, moments = _outward(model, steps, qd, qdd, gravity, slips)
    return _inward(model, steps, forces, moments, slips)


def _outward(
    model: Model, steps: list[_Step], qd: Array, qdd: Array, gravity: Array, slips: Slips
) -> tuple[list[Array], list[Array]]:
    """F of every link, and N + (far + c) × F, its moment about the joint."""
    still = np.zeros((*qd.shape[:-1], 3))
    up = still - transposed_times(model.base.rotation, gravity)
    w, wd, vd, vdc = [still], [still], [up], [up]
    forces, moments = [], []
    factor = 2.0
    if Slip.HALF_CORIOLIS_ACCELERATION in slips:
        factor = 1.0
    if Slip.NO_CORIOLIS_ACCELERATION in slips:
        factor = 0.0
    for body, step in zip(model.bodies, steps, strict=True):
        R = transpose(step.R) if Slip.TRANSPOSED_OUTWARD in slips else step.R
        X_BL, P = link_frame(model, body.index), body.parent
        turn, slide = (
            transposed_times(X_BL.rotation, part) for part in body.joint.twist(qd[..., body.v])
        )
        turn_rate, slide_rate = (
            transposed_times(X_BL.rotation, part) for part in body.joint.twist(qdd[..., body.v])
        )
        w_carried = transposed_times(R, w[P])
        w.append(w_carried + turn)
        wd.append(transposed_times(R, wd[P]) + cross(w_carried, turn) + turn_rate)
        carried = vd[P] + _centripetal(w[P], wd[P], step.near)
        if Slip.COM_PASSED_ON in slips:
            carried = vdc[P]
        at_joint = transposed_times(R, carried) + cross(w_carried, slide) * factor + slide_rate
        vd.append(at_joint + _centripetal(w[-1], wd[-1], step.far))
        own = body.inertia.seen_from(X_BL.inverse())
        vdc.append(vd[-1] + _centripetal(w[-1], wd[-1], own.com))
        F = vdc[-1] * own.mass
        N = times(own.about_com, wd[-1]) + cross(w[-1], times(own.about_com, w[-1]))
        forces.append(F)
        moments.append(N + cross(step.far + own.com, F))
    return forces, moments


def _inward(
    model: Model, steps: list[_Step], forces: list[Array], moments: list[Array], slips: Slips
) -> Array:
    f, n = list(forces), list(moments)
    tau = np.empty((*forces[0].shape[:-1], model.nv)) if forces else np.zeros((0,))
    for body in reversed(model.bodies):
        i = body.index - 1
        X_BL = link_frame(model, body.index)
        turns, slides = body.joint.motion_axes()
        for k, column in enumerate(range(body.v.start, body.v.stop)):
            turn, slide = (transposed_times(X_BL.rotation, axes[k]) for axes in (turns, slides))
            tau[..., column] = dot(turn, n[i]) + dot(slide, f[i])
        if not body.parent:
            continue
        P = body.parent - 1
        R = transpose(steps[i].R) if Slip.TRANSPOSED_INWARD in slips else steps[i].R
        f_carried = times(R, f[i])
        arm = steps[P].far + steps[i].near
        if Slip.ARM_AT_COM in slips:
            parent = model.body(body.parent)
            own = parent.inertia.seen_from(link_frame(model, body.parent).inverse())
            arm = steps[P].far + own.com
        f[P] = f[P] + f_carried
        n[P] = n[P] + times(R, n[i])
        if Slip.NO_ARM not in slips:
            n[P] = n[P] + cross(arm, f_carried)
    return tau


def scalar_torques(model: Model, qd: Array, qdd: Array, gravity: Array, *, carried: bool) -> Array:
    """The planar recursion with scalars for vectors, as some lecture notes print it.

    Accelerations and forces are one number each "along the link"; directions, and so the joint
    angles, never enter. carried: the centre-of-mass acceleration of a link is handed on as the
    next joint's (the notes' explicit form); without it nothing is handed on (their loop, which
    reads the stored value before it is written), so that only link 1 feels gravity.
    """
    g = float(np.linalg.norm(gravity))
    w = np.cumsum(qd, axis=-1)
    wd = np.cumsum(qdd, axis=-1)
    n = model.nv
    a, f, tau = np.zeros_like(w), np.zeros_like(w), np.zeros_like(w)
    r = [float(np.linalg.norm(across(body))) for body in model.bodies]
    for i in range(n):
        before = g if i == 0 else a[..., i - 1] if carried else 0.0
        a[..., i] = before + wd[..., i] * r[i] - w[..., i] ** 2 * r[i]
    for i, body in reversed(list(enumerate(model.bodies))):
        axis = body.joint.axis
        about_axis = float(axis @ body.inertia.about_com @ axis)
        last = i == n - 1
        f[..., i] = (0.0 if last else f[..., i + 1]) + body.inertia.mass * a[..., i]
        tau[..., i] = (
            (0.0 if last else tau[..., i + 1]) + r[i] * f[..., i] + about_axis * wd[..., i]
        )
    return tau


def across(body: Body) -> Array:
    """The centre of mass of a body as seen from its joint, without the part along the axis."""
    com, axis = body.inertia.com, body.joint.axis
    return com - axis * dot(com, axis)
