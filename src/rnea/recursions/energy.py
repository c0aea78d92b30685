"""Kinetic and potential energy."""

from __future__ import annotations

from rnea.model import Model
from rnea.recursions.kinematics import (
    BaseMotion,
    angular_velocities,
    body_poses,
    joint_poses,
    origin_velocities,
)
from rnea.spatial.numbers import Array


def kinetic_energy(model: Model, q: Array, qd: Array, base: BaseMotion | None = None) -> Array:
    """½ Σ (m |vc|² + w·I w) in J (...); rotors not included."""
    base = base or BaseMotion.none(model.kind)
    poses = joint_poses(model, q)
    w = angular_velocities(model, poses, qd, base.w)
    v = origin_velocities(model, poses, w, qd, base.v)
    inertias = [model.base_inertia, *(body.inertia for body in model.bodies)]
    # starts from zeros of the batch's shape, so that a robot without joints has one too; each
    # speed times 0 before the sum, because rad/s and m/s do not add
    total = (qd * 0).sum(axis=-1)
    for inertia, w_i, v_i in zip(inertias, w, v, strict=True):
        total = total + inertia.kinetic_energy(w_i, v_i)
    return total


def potential_energy(model: Model, q: Array, gravity: Array) -> Array:
    """-Σ m g·r in J (...), zero where the centre of mass is level with the world's origin."""
    inertias = [model.base_inertia, *(body.inertia for body in model.bodies)]
    total = (q * 0).sum(axis=-1)
    for inertia, X_WB in zip(inertias, body_poses(model, q), strict=True):
        total = total - inertia.first_moment_along(gravity, X_WB)
    return total
