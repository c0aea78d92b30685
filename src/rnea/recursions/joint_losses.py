"""What the actuator spends beside the rigid body: friction and the inertia of its own rotor."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.model.model import Body, Losses, Model
from rnea.spatial.numbers import Array, sign


def friction_torque(model: Model, qd: Array) -> Array:
    """viscous · qd + Coulomb by the direction of qd, with sgn(0) = 0; (..., n)."""
    torque = np.empty_like(qd)
    felt = [_felt(body, qd[..., body.v]) for body in model.bodies]
    for body, part in zip(model.independent, model.by_coordinate(felt), strict=True):
        torque[..., body.v] = part
    return torque


def _felt(body: Body, qd: Array) -> Array:
    """The friction of one joint as its coordinate feels it."""
    if body.follows is None:
        return _friction(body.losses, qd)
    # power balances: what rubs at the rate ratio · qd resists qd by ratio times as much
    ratio = body.follows.ratio
    return _friction(body.losses, qd * ratio) * ratio


def _friction(losses: Losses, qd: Array) -> Array:
    direction = sign(qd)
    forward, backward = losses.coulomb_forward, losses.coulomb_backward
    viscous = qd * losses.viscous
    if forward == backward:
        return viscous + direction * forward
    # sgn² ± sgn is exactly 2 or 0, so each side gets its own coefficient unrounded
    going_forward = (direction * direction + direction) / 2
    going_backward = (direction * direction - direction) / 2
    return viscous + going_forward * forward - going_backward * backward


def actuator_torque(model: Model, qd: Array, qdd: Array, *, friction: bool, rotor: bool) -> Array:
    """What the switched-on terms add to the torque of the rigid body."""
    total = np.zeros_like(qdd)
    if rotor:
        total = total + qdd * rotor_inertia(model)
    if friction:
        total = total + friction_torque(model, qd)
    return total


def rotor_inertia(model: Model) -> Array:
    """The reflected inertia of each joint's rotor, gear² · J: what it adds to M's diagonal."""
    felt = model.by_coordinate([_rotor_felt(body) for body in model.bodies])
    pairs = zip(model.independent, felt, strict=True)
    values = [value for body, value in pairs for _ in range(body.joint.nv)]
    return model.kind.array(values) if values else np.zeros(0)


def _rotor_felt(body: Body) -> Any:
    if body.follows is None:
        return body.losses.rotor
    return body.losses.rotor * (body.follows.ratio * body.follows.ratio)
