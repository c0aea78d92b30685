"""The articulated-body algorithm: which accelerations do joint torques cause?

Featherstone's three passes over a tree of any joints, with wrenches on any body and a moving base.
Every vector of body i is in the axes of body i and at its origin. R and p are the rotation and
position of a child in its parent; pairs are written (angular, linear), so s = (axis, 0) for a
revolute joint and (0, axis) for a prismatic one, a = (wd, vd) is the motion of a body and
f = (n, f) a wrench. X carries the motion of a parent to its child's origin,
X a_P = (Rᵀ wd_P, Rᵀ (vd_P + wd_P × p)), and Xᵀ carries a wrench the other way.

Outward, from base to tips
    (1)  w   = Rᵀ w_P + s qd                                             angular part of s
    (2)  c   = (Rᵀ w_P × s qd,  Rᵀ (w_P × (w_P × p)) + (Rᵀ w_P + w) × s qd)  angular, linear part
    (3)  p^A = what the body's inertia takes at a = 0 - f_external
Inward, from tips to base; I^A begins as the body's own inertia
    (4)  U   = I^A s
    (5)  D   = s · U + rotor
    (6)  u   = tau - friction - spring - s · p^A
    (7)  I^a = I^A - U D⁻¹ Uᵀ
    (8)  p^a = p^A + I^a c + U D⁻¹ u
    (9)  I^A_P = I^A_P + Xᵀ I^a X
    (10) p^A_P = p^A_P + Xᵀ p^a
Outward again
    (11) a'  = X a_P + c
    (12) qdd = D⁻¹ (u - U · a')
    (13) a   = a' + s qdd

An articulated body is what a joint feels of everything beyond it when the joints out there are
free to give way: I^A is its inertia, p^A the wrench that holds it at a = 0. The accelerations are
the classical ones of the bodies' origins, as in `newton_euler`, and gravity enters as there: as an
upward acceleration of the base. A rotor turns with its joint alone, so it adds to D.

A joint with several speeds gives way one speed after the other, the last first, as a chain of
single joints with nothing between them would: (4) to (7) and (12) to (13) are done for each, and
D stays a number.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import Body, Model
from rnea.core.recursions.articulated_inertia import ArticulatedInertia
from rnea.core.recursions.conditions import BodyWrenches, Conditions
from rnea.core.recursions.joint.joint_friction import moving_torque, rotor_inertia
from rnea.core.recursions.kinematics import angular_velocities, joint_poses
from rnea.core.recursions.newton_euler import base_acceleration, velocity_products
from rnea.core.spatial import Pose, cross, dot, times, transposed_times
from rnea.core.spatial.numbers import Array

Pair = tuple[Array, Array]
"""Angular and linear part: of a motion (wd, vd), or of a wrench (n, f)."""


def articulated_body(model: Model, case: Conditions, q: Array, qd: Array, tau: Array) -> Array:
    """qdd (..., n) that the torques cause. q, qd, tau of one shape (..., n).

    Joints that follow others are refused: two joints with one coordinate move together, and what
    lies beyond one of them is no articulated body of its own. `mass_solve` has a place for them.
    """
    model.refuse_mimics("the articulated-body algorithm")
    base = case.base_of(model)
    poses = joint_poses(model, q)
    # outward
    w = angular_velocities(model, poses, q, qd, base.w)
    products = drifts(model, poses, w, q, qd)
    held = wrenches_at_rest(model, w, case.wrenches)
    # inward
    driving = moving_torque(model, case, q, qd, tau)
    rotors = rotor_inertia(model) if case.rotor else np.zeros(model.nv, dtype=int)
    joints = [
        _Joint(body, q[..., body.q], rotors[body.v], driving[..., body.v]) for body in model.bodies
    ]
    articulate(model, poses, products, held, joints)
    # outward again
    felt = (base.wd, base_acceleration(model, case.gravity_of(model), base))
    return accelerate(model, poses, products, joints, felt, qd)


def drifts(
    model: Model, poses: Sequence[Pose], w: Sequence[Array], q: Array, qd: Array
) -> list[Pair]:
    """Step 2: the part of each body's acceleration that speeds alone cause."""
    products = []
    for body, X_PB in zip(model.bodies, poses, strict=True):
        R, p, w_P = X_PB.rotation, X_PB.translation, w[body.parent]
        turning, sliding = velocity_products(body, R, w_P, w[body.index], q, qd)
        drawn_in = transposed_times(R, cross(w_P, cross(w_P, p)))
        products.append((turning, drawn_in + sliding))
    return products


def wrenches_at_rest(model: Model, w: Sequence[Array], external: BodyWrenches) -> list[Pair]:
    """Step 3: the wrench that each moving body takes at its speed, its origin not accelerating."""
    still = model.kind.zeros(3)
    held = []
    for body in model.bodies:
        taken = body.inertia.inertial_wrench(w[body.index], still, still)
        n, f = taken.moment + cross(body.inertia.point, taken.force), taken.force
        if body.index in external:
            n, f = n - external[body.index].moment, f - external[body.index].force
        held.append((n, f))
    return held


class _Speed:
    """What the inward pass leaves with one speed of a joint: U, 1/D and u, for the pass outward."""

    def __init__(self, axis: Pair, rotor: Array, drive: Array) -> None:
        self.axis, self._rotor, self._drive = axis, rotor, drive

    def give_way(self, inertia: ArticulatedInertia, held: Pair) -> None:
        """Steps 4 to 6."""
        self.U = inertia.times(self.axis)
        self.inverse_D = 1 / (_along(self.axis, self.U) + self._rotor)
        self.u = self._drive - _along(self.axis, held)

    def acceleration(self, carried: Pair) -> Array:
        """Step 12."""
        return self.inverse_D * (self.u - _along(self.U, carried))


class _Joint:
    """The speeds of a joint, each with its axis."""

    def __init__(self, body: Body, q: Array, rotors: Array, drive: Array) -> None:
        turns, slides = body.joint.motion_axes(q)
        self.speeds = [
            _Speed((turns[..., k, :], slides[..., k, :]), rotors[k], drive[..., k, None])
            for k in range(body.joint.nv)
        ]

    def give_way(
        self, inertia: ArticulatedInertia, held: Pair, carry: bool
    ) -> tuple[ArticulatedInertia, Pair]:
        """Steps 4 to 8 but for I^a c: the last speed first; not the rest where nothing carries."""
        for speed in reversed(self.speeds):
            speed.give_way(inertia, held)
            if not carry and speed is self.speeds[0]:
                break
            inertia = inertia.giving_way(speed.U, speed.inverse_D)
            answer = speed.inverse_D * speed.u
            held = held[0] + speed.U[0] * answer, held[1] + speed.U[1] * answer
        return inertia, held


def _along(axis: Pair, wrench: Pair) -> Array:
    return np.asarray(dot(axis[0], wrench[0]) + dot(axis[1], wrench[1]))[..., None]


def articulate(
    model: Model,
    poses: Sequence[Pose],
    products: Sequence[Pair],
    held: list[Pair],
    joints: Sequence[_Joint],
) -> None:
    """Steps 4 to 10: U, D and u of every joint, from the tips to the base."""
    inertias = [ArticulatedInertia.rigid(body.inertia) for body in model.bodies]
    for body in reversed(model.bodies):
        i = body.index - 1
        inertia, (n, f) = joints[i].give_way(inertias[i], held[i], carry=body.parent != 0)
        if body.parent == 0:
            continue
        n, f = (own + taken for own, taken in zip((n, f), inertia.times(products[i]), strict=True))
        # (9) and (10): at the parent's origin, in its axes
        R, p, P = poses[i].rotation, poses[i].translation, body.parent - 1
        inertias[P] = inertias[P] + inertia.seen_from(poses[i])
        n_P, f_P = held[P]
        f_carried = times(R, f)
        held[P] = (n_P + times(R, n) + cross(p, f_carried), f_P + f_carried)


def accelerate(
    model: Model,
    poses: Sequence[Pose],
    products: Sequence[Pair],
    joints: Sequence[_Joint],
    base: Pair,
    like: Array,
) -> Array:
    """Steps 11 to 13: the joints' accelerations, from the base to the tips."""
    a, columns = [base], []
    for body, X_PB, c, joint in zip(model.bodies, poses, products, joints, strict=True):
        R, p = X_PB.rotation, X_PB.translation
        wd_P, vd_P = a[body.parent]
        # (11) as if the joint were locked
        carried = (
            transposed_times(R, wd_P) + c[0],
            transposed_times(R, vd_P + cross(wd_P, p)) + c[1],
        )
        # (12) and (13)
        for speed in joint.speeds:
            qdd = speed.acceleration(carried)
            columns.append(qdd)
            carried = carried[0] + speed.axis[0] * qdd, carried[1] + speed.axis[1] * qdd
        a.append(carried)
    if not columns:
        return like
    batch = np.broadcast_shapes(like.shape[:-1], *(column.shape[:-1] for column in columns))
    return np.concatenate([np.broadcast_to(x, (*batch, 1)) for x in columns], axis=-1)
