"""Kinetic and potential energy."""

from __future__ import annotations

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.joint.joint_friction import rotor_inertia
from rnea.core.recursions.joint.springs import spring_energy
from rnea.core.recursions.kinematics import (
    angular_velocities,
    body_poses,
    joint_poses,
    origin_velocities,
)
from rnea.core.spatial.numbers import Array


def kinetic_energy(model: Model, case: Conditions, q: Array, qd: Array) -> Array:
    """½ Σ (m |vc|² + w·I w) in J (...), and ½ gear² J qd² of the rotors where they count."""
    base = case.base_of(model)
    poses = joint_poses(model, q)
    w = angular_velocities(model, poses, q, qd, base.w)
    v = origin_velocities(model, poses, w, q, qd, base.v)
    # starts from zeros of the batch's shape, so that a robot without joints has one too; each
    # speed times 0 before the sum, because rad/s and m/s do not add
    total = (qd * 0).sum(axis=-1)
    for inertia, w_i, v_i in zip(model.inertias, w, v, strict=True):
        total = total + inertia.kinetic_energy(w_i, v_i)
    return total + (qd * qd * rotor_inertia(model)).sum(axis=-1) / 2 if case.rotor else total


def potential_energy(model: Model, case: Conditions, q: Array) -> Array:
    """-Σ m g·r in J (...), zero where the centre of mass is level with the world's origin, and
    what the springs store where they count."""
    total, gravity = (q * 0).sum(axis=-1), case.gravity_of(model)
    for inertia, X_WB in zip(model.inertias, body_poses(model, q), strict=True):
        total = total - inertia.first_moment_along(gravity, X_WB)
    return total + spring_energy(model, q) if case.spring and model.has_springs else total
