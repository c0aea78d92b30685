"""WRONG PHYSICS ON PURPOSE. Newton-Euler with slips that learners make; nothing else may use it.

Without slips this is the recursion of `rnea.core.recursions.newton_euler`, and a test holds the two
together. It is written a second time for one reason: a learner works in the link frames of the
table at hand, and a rotation mixed up with its transpose, or an arm left out, gives other wrong
torques in the frames of standard DH than in those of modified DH. So all vectors of link i are
here in the axes of the frame that the robot's file gives link i, wherever that stands on the link:

    near    from the frame of the parent link to the joint, in the parent's axes
    far     from the joint to the link's own frame, in the link's axes

Modified DH and trees have far = 0, standard DH has near = 0. How far a prismatic joint has slid is
part of the arm p of its link: of near in modified DH, whose joint slides along, of far in standard
DH, whose frame i-1 stays. Moments are about the joint.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np

from rnea.core.model import Body, Model
from rnea.core.spatial import Inertia, Pose, cross, dot, times, transpose, transposed_times
from rnea.core.spatial.numbers import Array


class RecursionMistake(Enum):
    """One wrong line in the recursion."""

    TRANSPOSED_OUTWARD = "R for its transpose on the way out"
    TRANSPOSED_INWARD = "R for its transpose on the way in"
    FORCE_UNTURNED = "f of the next link added to f without R"
    FORCE_TRANSPOSED = "f of the next link added to f with the transpose of R"
    ARM_FORCE_UNTURNED = "p × f of the next link without R"
    MOMENT_UNTURNED = "n of the next link added without R"
    COM_PASSED_ON = "acceleration of the parent's centre of mass for that of the joint"
    RATE_NOT_CARRIED = "w of the parent left out of w"
    TURNING_NOT_CARRIED = "wd of the parent left out of wd"
    AXIS_NOT_TURNED = "w × z qd left out of wd"
    NO_GYROSCOPIC = "w × I w left out"
    NO_CENTRIPETAL_AT_COM = "w × (w × c) left out"
    CENTRIPETAL_AT_COM_NEGATED = "-w × (w × c)"
    NO_CENTRIPETAL_FROM_JOINT = "w × (w × c) left out, c from the joint"
    CENTRIPETAL_FROM_JOINT_NEGATED = "-w × (w × c), c from the joint"
    NO_CENTRIPETAL_AT_NEXT = "w × (w × p) of the next joint left out"
    CENTRIPETAL_AT_NEXT_NEGATED = "-w × (w × p) of the next joint"
    NO_CORIOLIS_ACCELERATION = "2 d' w × z left out"
    HALF_CORIOLIS_ACCELERATION = "d' w × z, without the 2"
    MOMENT_NOT_CARRIED = "n of the next link left out"
    NO_ARM = "p × f of the next link left out"
    ARM_NEGATED = "-p × f of the next link"
    ARM_AT_COM = "c × f of the next link in place of p × f"
    SCALARS = "numbers along the link for vectors, each link by itself"
    SCALARS_HANDED_ON = "numbers along the link for vectors, handed on from centre to centre"


Slips = frozenset[RecursionMistake]


@dataclass(frozen=True, eq=False)
class _Link:
    """A link in the axes of its own frame, at the given positions.

    R             from its axes to those of the parent link
    near, far     the two arms, see above
    turns, slides the motion axes (nv, 3) of its joint
    """

    body: Body
    R: Array
    near: Array
    far: Array
    inertia: Inertia
    turns: Array
    slides: Array


def _link_frame(model: Model, index: int) -> Pose:
    """X_BL: the frame that the file gives a link, seen from its body."""
    return model.frame(model.body(index).name).pose if index else Pose.identity(model.kind)


def frames_off_joints(model: Model) -> bool:
    """Whether links have frames that stand off their joints, as standard DH has them."""
    return any(np.any(_link_frame(model, body.index).translation) for body in model.bodies)


def _link(model: Model, body: Body, q: Array) -> _Link:
    X_BL = _link_frame(model, body.index)
    X_PL = _link_frame(model, body.parent).inverse()
    X_LJ = X_PL @ body.joint.pose(q[..., body.q])
    X_LB = X_BL.inverse()
    R = (X_LJ @ X_BL).rotation
    near, far = X_LJ.translation, -X_LB.translation
    if frames_off_joints(model):
        near = (X_PL @ body.joint.placement).translation
        far = far + transposed_times(R, X_LJ.translation - near)
    turns, slides = (transposed_times(X_BL.rotation, axes) for axes in body.joint.motion_axes(q))
    return _Link(body, R, near, far, body.inertia.seen_from(X_LB), turns, slides)


def _at_arm(w: Array, wd: Array, arm: Array, centripetal: float = 1.0) -> Array:
    """What turning adds to the acceleration at the end of an arm."""
    return cross(wd, arm) + cross(w, cross(w, arm)) * centripetal


def rigid_torques(
    model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, slips: Slips = frozenset()
) -> Array:
    """tau (N, n) of the rigid body as someone gets it who makes these slips. q: (N, n)."""
    if slips & {RecursionMistake.SCALARS, RecursionMistake.SCALARS_HANDED_ON}:
        return _scalar_torques(
            model, qd, qdd, gravity, carried=RecursionMistake.SCALARS not in slips
        )
    links = [_link(model, body, q) for body in model.bodies]
    forces, moments = _outward(model, links, qd, qdd, gravity, slips)
    return _inward(links, forces, moments, np.zeros_like(qd), slips)


def _centripetal(slips: Slips) -> tuple[float, float, float]:
    """Factors of w × (w × c) from the link's frame and from its joint, and of w × (w × p)."""

    def factor(none: RecursionMistake, negated: RecursionMistake) -> float:
        return 0.0 if none in slips else -1.0 if negated in slips else 1.0

    return (
        factor(RecursionMistake.NO_CENTRIPETAL_AT_COM, RecursionMistake.CENTRIPETAL_AT_COM_NEGATED),
        factor(
            RecursionMistake.NO_CENTRIPETAL_FROM_JOINT,
            RecursionMistake.CENTRIPETAL_FROM_JOINT_NEGATED,
        ),
        factor(
            RecursionMistake.NO_CENTRIPETAL_AT_NEXT, RecursionMistake.CENTRIPETAL_AT_NEXT_NEGATED
        ),
    )


def _outward(
    model: Model, links: list[_Link], qd: Array, qdd: Array, gravity: Array, slips: Slips
) -> tuple[list[Array], list[Array]]:
    """F of every link, and N + (far + c) × F, its moment about the joint."""
    still = np.zeros((*qd.shape[:-1], 3))
    up = still - transposed_times(model.base.rotation, gravity)
    w, wd, vd, vdc = [still], [still], [up], [up]
    forces, moments = [], []
    factor = 1.0 if RecursionMistake.HALF_CORIOLIS_ACCELERATION in slips else 2.0
    factor = 0.0 if RecursionMistake.NO_CORIOLIS_ACCELERATION in slips else factor
    at_com, from_joint, at_next = _centripetal(slips)
    for link in links:
        R = transpose(link.R) if RecursionMistake.TRANSPOSED_OUTWARD in slips else link.R
        P, v = link.body.parent, link.body.v
        turn, slide = qd[..., v] @ link.turns, qd[..., v] @ link.slides
        w_carried, wd_carried = transposed_times(R, w[P]), transposed_times(R, wd[P])
        w.append(turn if RecursionMistake.RATE_NOT_CARRIED in slips else w_carried + turn)
        gained = qdd[..., v] @ link.turns
        if RecursionMistake.AXIS_NOT_TURNED not in slips:
            gained = gained + cross(w_carried, turn)
        wd.append(gained if RecursionMistake.TURNING_NOT_CARRIED in slips else wd_carried + gained)
        carried = vd[P] + _at_arm(w[P], wd[P], link.near, at_next)
        if RecursionMistake.COM_PASSED_ON in slips:
            carried = vdc[P]
        at_joint = transposed_times(R, carried) + cross(w_carried, slide) * factor
        at_joint = at_joint + qdd[..., v] @ link.slides
        vd.append(at_joint + _at_arm(w[-1], wd[-1], link.far, at_next))
        own = link.inertia
        at_frame = at_joint + _at_arm(w[-1], wd[-1], link.far, from_joint)
        vdc.append(at_frame + _at_arm(w[-1], wd[-1], own.com, from_joint * at_com))
        F = vdc[-1] * own.mass
        N = times(own.about_com, wd[-1])
        if RecursionMistake.NO_GYROSCOPIC not in slips:
            N = N + cross(w[-1], times(own.about_com, w[-1]))
        forces.append(F)
        moments.append(N + cross(link.far + own.com, F))
    return forces, moments


def _inward(links: list[_Link], f: list[Array], n: list[Array], tau: Array, slips: Slips) -> Array:
    """tau, filled in from the tip; f and n become those that each joint carries."""
    for i, link in reversed(list(enumerate(links))):
        tau[..., link.body.v] = n[i] @ link.turns.T + f[i] @ link.slides.T
        if not link.body.parent:
            continue
        P = link.body.parent - 1
        R = transpose(link.R) if RecursionMistake.TRANSPOSED_INWARD in slips else link.R
        f_carried = times(R, f[i])
        at_arm = f[i] if RecursionMistake.ARM_FORCE_UNTURNED in slips else f_carried
        if RecursionMistake.FORCE_TRANSPOSED in slips:
            f_carried = times(transpose(R), f[i])
        elif RecursionMistake.FORCE_UNTURNED in slips:
            f_carried = f[i]
        arm = links[P].inertia.com if RecursionMistake.ARM_AT_COM in slips else link.near
        f[P] = f[P] + f_carried
        if RecursionMistake.MOMENT_NOT_CARRIED not in slips:
            n[P] = n[P] + (n[i] if RecursionMistake.MOMENT_UNTURNED in slips else times(R, n[i]))
        if RecursionMistake.NO_ARM not in slips:
            sign = -1.0 if RecursionMistake.ARM_NEGATED in slips else 1.0
            n[P] = n[P] + cross(links[P].far + arm, at_arm) * sign
    return tau


def _scalar_torques(model: Model, qd: Array, qdd: Array, gravity: Array, *, carried: bool) -> Array:
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
