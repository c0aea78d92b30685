"""The robot as a whole: its centre of mass c, and its momentum about c, all in world axes.

    linear momentum   p = Σ m_i vc_i                      = m dc/dt
    angular momentum  L = Σ (I_i w_i + (c_i - c) × m_i vc_i)

Their rates are the sums of what the bodies' inertia takes; so they are the force, and the moment
about c, of everything that acts on the robot from outside, weight included. Rotors are not
counted: which way they turn in their links, a robot file does not say.

The base belongs to the robot. One that stands still has no momentum, but its mass has a place.
"""

from __future__ import annotations

import numpy as np

from rnea.errors import InputError
from rnea.model import Model
from rnea.recursions.case import Case
from rnea.recursions.composite_bodies import own, taken, together
from rnea.recursions.kinematics import (
    angular_velocities,
    body_poses,
    joint_poses,
    origin_velocities,
)
from rnea.recursions.newton_euler import run
from rnea.spatial import Pose, cross, side_by_side, times
from rnea.spatial.numbers import Array


def refuse_massless_robot(model: Model, case: Case) -> None:
    """An error for a robot that has no centre of mass."""
    if bool(model.mass == 0):
        raise InputError(
            f"robot {model.name!r} has no mass, so it has no centre of mass; give its links mass"
        )


def centre_of_mass(model: Model, case: Case, q: Array) -> Array:
    """c (..., 3) of everything, the base included, in the world."""
    return np.broadcast_to(_centre(model, body_poses(model, q)), (*q.shape[:-1], 3))


def centroidal_momentum(model: Model, case: Case, q: Array, qd: Array) -> Array:
    """L, p (..., 6): angular momentum about the centre of mass, then linear; world axes."""
    base, poses, world = case.base_of(model), joint_poses(model, q), body_poses(model, q)
    w = angular_velocities(model, poses, q, qd, base.w)
    v = origin_velocities(model, poses, w, q, qd, base.v)
    c, angular, linear = _centre(model, world), np.zeros(3, dtype=int), np.zeros(3, dtype=int)
    for inertia, X_WB, w_i, v_i in zip(model.inertias, world, w, v, strict=True):
        along, about_origin = taken(own(inertia), w_i, v_i)
        p = times(X_WB.rotation, along)
        angular = angular + times(X_WB.rotation, about_origin) + cross(X_WB.translation - c, p)
        linear = linear + p
    return side_by_side((angular, linear), case.batch(q, qd))


def centroidal_momentum_rate(model: Model, case: Case, q: Array, qd: Array, qdd: Array) -> Array:
    """dL/dt, dp/dt (..., 6) = A qdd + dA/dt qd, with A of `centroidal_momentum_matrix`.

    At qdd = 0 what remains is dA/dt qd.
    """
    weightless = Case(gravity=model.kind.zeros(3), base=case.base)
    steps, world = run(model, weightless, q, qd, qdd), body_poses(model, q)
    c, angular, linear = _centre(model, world), np.zeros(3, dtype=int), np.zeros(3, dtype=int)
    for inertia, X_WB, rate in zip(model.inertias, world, steps.inertial, strict=True):
        turned = rate.turned(X_WB.rotation)
        angular = angular + turned.moment + cross(X_WB.point(inertia.point) - c, turned.force)
        linear = linear + turned.force
    return side_by_side((angular, linear), case.batch(q, qd, qdd))


def centroidal_momentum_matrix(model: Model, case: Case, q: Array) -> Array:
    """A (..., 6, nv) with A qd = (L, p): each column is the momentum that a unit speed gives to
    everything beyond its joint, as one rigid body."""
    poses, world = joint_poses(model, q), body_poses(model, q)
    composite = [own(inertia) for inertia in model.inertias]
    for body, X_PB in zip(reversed(model.bodies), reversed(poses), strict=True):
        composite[body.parent] = together(composite[body.parent], composite[body.index], X_PB)
    c = _centre(model, world)
    A = np.zeros((*q.shape[:-1], 6, model.nv), dtype=np.result_type(q.dtype, c.dtype))
    for body in model.bodies:
        X_WB = world[body.index]
        turns, slides = body.joint.motion_axes(q[..., body.q])
        for k, column in enumerate(range(body.v.start, body.v.stop)):
            along, about_origin = taken(composite[body.index], turns[..., k, :], slides[..., k, :])
            p = times(X_WB.rotation, along)
            L = times(X_WB.rotation, about_origin) + cross(X_WB.translation - c, p)
            # joints that move together share a column
            A[..., :3, column] = A[..., :3, column] + L
            A[..., 3:, column] = A[..., 3:, column] + p
    return A


def centre_of_mass_jacobian(model: Model, case: Case, q: Array) -> Array:
    """J (..., 3, nv) with J qd = dc/dt."""
    return centroidal_momentum_matrix(model, case, q)[..., 3:, :] / model.mass


def centre_of_mass_velocity(model: Model, case: Case, q: Array, qd: Array) -> Array:
    """dc/dt (..., 3) in world axes."""
    return centroidal_momentum(model, case, q, qd)[..., 3:] / model.mass


def centre_of_mass_acceleration(model: Model, case: Case, q: Array, qd: Array, qdd: Array) -> Array:
    """d²c/dt² (..., 3) in world axes."""
    return centroidal_momentum_rate(model, case, q, qd, qdd)[..., 3:] / model.mass


def _centre(model: Model, world: list[Pose]) -> Array:
    first = np.zeros(3, dtype=int)
    for inertia, X_WB in zip(model.inertias, world, strict=True):
        m, h, _ = own(inertia)
        first = first + X_WB.translation * m[..., None] + times(X_WB.rotation, h)
    return first / model.mass
