"""The robot as a whole: its centre of mass c, and its momentum about c, all in world axes.

    linear momentum   p = Σ m_i vc_i                      = m dc/dt
    angular momentum  L = Σ (I_i w_i + (c_i - c) × m_i vc_i)

Their rates are the sums of what the bodies' inertia takes; so they are the force, and the moment
about c, of everything that acts on the robot from outside, weight included. Rotors are not
counted: which way they turn in their links, a robot file does not say.

The base belongs to the robot. One that stands still has no momentum, but its mass has a place.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.composite_bodies import own, taken, together
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.kinematics import (
    angular_velocities,
    body_poses,
    joint_poses,
    origin_velocities,
)
from rnea.core.recursions.newton_euler import carried_inward, run
from rnea.core.spatial import ForceMoment, Pose, cross, side_by_side, times
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


def refuse_massless_robot(model: Model, case: Conditions) -> None:
    """An error for a robot that has no centre of mass."""
    if bool(model.mass == 0):
        raise InputError(
            f"robot {model.name!r} has no mass, so it has no centre of mass; give its links mass"
        )


def center_of_mass(model: Model, case: Conditions, q: Array) -> Array:
    """c (..., 3) of everything, the base included, in the world."""
    c = model.base.point(_center_in_base(model, joint_poses(model, q)))
    return np.broadcast_to(c, (*q.shape[:-1], 3))


def centroidal_momentum(model: Model, case: Conditions, q: Array, qd: Array) -> Array:
    """L, p (..., 6): angular momentum about the centre of mass, then linear; world axes."""
    base, poses = case.base_of(model), joint_poses(model, q)
    w = angular_velocities(model, poses, q, qd, base.w)
    v = origin_velocities(model, poses, w, q, qd, base.v)
    # momentum passes inward as forces and moments do
    momenta = [
        ForceMoment(*taken(own(inertia), w_i, v_i))
        for inertia, w_i, v_i in zip(model.inertias, w, v, strict=True)
    ]
    total = carried_inward(model, poses, momenta)[0]
    return _about_center(model, poses, total, case.batch(q, qd))


def centroidal_momentum_rate(
    model: Model, case: Conditions, q: Array, qd: Array, qdd: Array
) -> Array:
    """dL/dt, dp/dt (..., 6) = A qdd + dA/dt qd, with A of `centroidal_momentum_matrix`.

    At qdd = 0 what remains is dA/dt qd. It is what the world exerts on the base of a robot without
    weight.
    """
    weightless = Conditions(gravity=model.kind.zeros(3), base=case.base)
    steps = run(model, weightless, q, qd, qdd)
    return _about_center(model, steps.poses, steps.wrench[0], case.batch(q, qd, qdd))


def _about_center(
    model: Model, poses: Sequence[Pose], total: ForceMoment, batch: tuple[int, ...]
) -> Array:
    """Of base axes and the base's origin; about the centre of mass, in world axes (*batch, 6)."""
    moment = total.moment - cross(_center_in_base(model, poses), total.force)
    R = model.base.rotation
    return side_by_side((times(R, moment), times(R, total.force)), batch)


def _center_in_base(model: Model, poses: Sequence[Pose]) -> Array:
    """c in the base's axes, from its origin: first moments m c, added up from tips to base."""
    first, mass = [], []
    for inertia in model.inertias:
        m, h, _ = own(inertia)
        first.append(h)
        mass.append(m)
    for body in reversed(model.bodies):
        X_PB, m = poses[body.index - 1], mass[body.index]
        turned = times(X_PB.rotation, first[body.index])
        first[body.parent] = first[body.parent] + turned + X_PB.translation * m[..., None]
        mass[body.parent] = np.asarray(mass[body.parent] + m)
    return first[0] / model.mass


def centroidal_momentum_matrix(model: Model, case: Conditions, q: Array) -> Array:
    """A (..., 6, nv) with A qd = (L, p): each column is the momentum that a unit speed gives to
    everything beyond its joint, as one rigid body."""
    poses, world = joint_poses(model, q), body_poses(model, q)
    composite = [own(inertia) for inertia in model.inertias]
    for body, X_PB in zip(reversed(model.bodies), reversed(poses), strict=True):
        composite[body.parent] = together(composite[body.parent], composite[body.index], X_PB)
    c = model.base.point(composite[0][1] / model.mass)
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


def center_of_mass_jacobian(model: Model, case: Conditions, q: Array) -> Array:
    """J (..., 3, nv) with J qd = dc/dt."""
    return centroidal_momentum_matrix(model, case, q)[..., 3:, :] / model.mass


def center_of_mass_velocity(model: Model, case: Conditions, q: Array, qd: Array) -> Array:
    """dc/dt (..., 3) in world axes."""
    return centroidal_momentum(model, case, q, qd)[..., 3:] / model.mass


def center_of_mass_acceleration(
    model: Model, case: Conditions, q: Array, qd: Array, qdd: Array
) -> Array:
    """d²c/dt² (..., 3) in world axes."""
    return centroidal_momentum_rate(model, case, q, qd, qdd)[..., 3:] / model.mass
