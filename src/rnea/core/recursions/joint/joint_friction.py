"""What the actuator spends beside the rigid body: friction, the inertia of its own rotor, springs.

Friction of one joint at the velocity v, each term only where the joint has it:

    s = sgn(v), or tanh(v / smooth)
    (1) viscous    d v
    (2) dry        s F(v),  F(v) = Fc + (Fs - Fc) exp(-|v / vs|^δ), of either direction its own
    (3) load       s μ |τ|,  τ the torque of rigid body and spring, which the gear transmits
    (4) ripple     s Σ a cos(k q + φ)
    (5) offset     b, whichever way the joint moves, and at rest

sgn(0) = 0: at rest inverse dynamics counts no friction but the offset. Rest is an interval of
torques, and `break_away` tells it. The absolute value is |x| = x sgn(x), so a term costs few
operations.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.model import Body, JointDrive, Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.joint.springs import spring_torque
from rnea.core.spatial import dual
from rnea.core.spatial.numbers import FLOAT, Array, cos, exp, sign, tanh
from rnea.errors import InputError


def friction_torque(
    model: Model, qd: Array, q: Array | None = None, tau: Array | None = None
) -> Array:
    """Friction at the velocity qd (..., n), with sgn(0) = 0.

    q is needed where friction depends on the position, tau (of rigid body and springs) where it
    depends on the load.
    """
    torque = np.empty_like(qd)
    felt = [coordinate_friction(body, body.losses, qd, q, tau) for body in model.bodies]
    for body, part in zip(model.independent, model.by_coordinate(felt), strict=True):
        torque[..., body.v] = part
    return torque


def friction_derivatives(
    model: Model, q: Array, qd: Array, tau: Array | None = None
) -> tuple[Array, Array, Array]:
    """Slopes of friction by q, qd and tau, each (..., n): of every coordinate by its own.

    Friction of a coordinate depends on no other one, so one direction serves them all.
    """
    arrays = [q, qd] if tau is None else [q, qd, tau]
    batch = np.broadcast_shapes(*(x.shape[:-1] for x in arrays))
    arrays = [np.broadcast_to(x, (*batch, x.shape[-1])) for x in arrays]
    one_direction = np.zeros((*batch, 1), dtype=np.result_type(*arrays))
    slopes = []
    for moving in range(len(arrays)):
        held = [dual.constants(x) if k != moving else dual.alike(x) for k, x in enumerate(arrays)]
        friction = friction_torque(model, held[1], held[0], *held[2:])
        slopes.append(dual.jacobian(friction, like=one_direction)[..., 0])
    return slopes[0], slopes[1], slopes[2] if tau is not None else np.zeros_like(slopes[1])


def has_friction_by_load(model: Model) -> bool:
    """Whether some joint rubs more the more it carries."""
    return any(bool(body.losses.load != 0) for body in model.bodies)


def break_away(
    model: Model, q: Array | None = None, tau: Array | None = None
) -> tuple[Array, Array]:
    """The torques (lowest, highest) (..., n) that static friction takes before a joint moves.

    A joint at rest stays there while the torque that the rest of the dynamics leaves lies between.

    >>> from rnea import Robot
    >>> friction = {"coulomb": 2.0, "static": [3.0, 2.5]}
    >>> arm = Robot.from_dh([{"mass": 1.0, "friction": friction}], convention="standard")
    >>> break_away(arm.model)
    (array([-2.5]), array([3.]))
    """
    model.refuse_mimics("the interval of static friction")
    shape = next((np.shape(x) for x in (q, tau) if x is not None), (model.nv,))
    dtype = float if model.kind is FLOAT else object
    lowest, highest = np.zeros(shape, dtype), np.zeros(shape, dtype)
    for body in model.bodies:
        losses, further = body.losses, _further(body, body.losses, q, tau)
        for out, static, dry, way in (
            (highest, losses.static_forward, losses.coulomb_forward, 1),
            (lowest, losses.static_backward, losses.coulomb_backward, -1),
        ):
            size = dry if static is None else static
            size = (size if further is None else further + size) * way
            out[..., body.v] = size if losses.offset == 0 else size + losses.offset
    return lowest, highest


def coordinate_friction(
    body: Body, losses: JointDrive, qd: Array, q: Array | None = None, tau: Array | None = None
) -> Array:
    """The friction of one joint, its own or another, as its coordinate feels it."""
    own = qd[..., body.v]
    further = _further(body, losses, q, tau)
    if body.follows is None:
        return _friction(losses, own, further)
    # power balances: what rubs at the rate ratio · qd resists qd by ratio times as much
    ratio = body.follows.ratio
    return _friction(losses, own * ratio, further) * ratio


def _friction(losses: JointDrive, qd: Array, further: Array | None) -> Array:
    """Equations 1 to 5 of a joint; further: the sizes of load and ripple together."""
    direction = sign(qd) if losses.smooth == 0 else tanh(qd / losses.smooth)
    forward, backward = losses.coulomb_forward, losses.coulomb_backward
    viscous = qd * losses.viscous
    alike = forward == backward
    if not (losses.stribeck == 0 or losses.static_forward is None):
        alike = alike and losses.static_forward == losses.static_backward
        fading = _stribeck(losses, qd)
        forward = fading * (losses.static_forward - forward) + forward
        backward = fading * (losses.static_backward - backward) + backward
    if alike:
        total = viscous + direction * forward
    else:
        # sgn² ± sgn is exactly 2 or 0, so each side gets its own coefficient unrounded
        going_forward = (direction * direction + direction) / 2
        going_backward = (direction * direction - direction) / 2
        total = viscous + going_forward * forward - going_backward * backward
    if further is not None:
        total = total + direction * further
    return total if losses.offset == 0 else total + losses.offset


def _stribeck(losses: JointDrive, qd: Array) -> Array:
    """exp(-|v / vs|^δ): how much of the static friction is left."""
    x = qd / losses.stribeck
    power = x * sign(x) if losses.stribeck_power % 2 else x * x
    for _ in range((losses.stribeck_power - 1) // 2):
        power = power * (x * x)
    return exp(-power)


def _further(body: Body, losses: JointDrive, q: Array | None, tau: Array | None) -> Array | None:
    """Load and ripple of a joint; None where it has neither."""
    total = None
    if losses.load != 0:
        if body.follows is not None:
            raise InputError(
                f"friction by load of joint {body.joint.name!r}: the torque through a joint that "
                f"follows another one ({body.follows.joint!r}) is not known by itself"
            )
        own = _needed(tau, "load", "the torque of the rigid body", body)[..., body.v]
        total = own * sign(own) * losses.load
    if losses.ripple:
        position = _needed(q, "ripple", "the position", body)[..., body.q]
        if body.follows is not None:
            position = position * body.follows.ratio + body.follows.offset
        for amplitude, multiple, phase in losses.ripple:
            term = cos(position * multiple + phase) * amplitude
            total = term if total is None else total + term
    return total


def _needed(state: Array | None, key: str, what: str, body: Body) -> Array:
    if state is None:
        raise InputError(
            f"friction.{key} of joint {body.joint.name!r} needs {what}, not given here"
        )
    return state


def actuator_torque(
    model: Model, case: Conditions, q: Array, qd: Array, qdd: Array, tau: Array | None = None
) -> Array:
    """What friction, rotors and springs, if the case has them, add to tau of the rigid body."""
    total = np.zeros_like(qdd)
    if case.rotor:
        total = total + qdd * rotor_inertia(model)
    if case.spring and model.has_springs:
        held = spring_torque(model, q)
        total, tau = total + held, None if tau is None else tau + held
    if case.friction:
        total = total + friction_torque(model, qd, q, tau)
    return total


def moving_torque(model: Model, case: Conditions, q: Array, qd: Array, tau: Array) -> Array:
    """What of the torque tau is left for the rigid body: less friction and springs."""
    if case.friction:
        _refuse_load(model)
        tau = tau - friction_torque(model, qd, q)
    return tau - spring_torque(model, q) if case.spring and model.has_springs else tau


def _refuse_load(model: Model) -> None:
    """Friction by load needs the torque through the joint, which only the answer would tell."""
    for body in model.bodies:
        if body.losses.load != 0:
            raise InputError(
                f"friction.load of joint {body.joint.name!r}: accelerations do not follow from "
                "torques where friction grows with the load, because the load depends on the "
                "acceleration; ask without friction (friction=False), or leave friction.load out "
                "of the robot"
            )


def rotor_inertia(model: Model) -> Array:
    """The reflected inertia of each joint's rotor, gear² · J: what it adds to M's diagonal."""
    felt = model.by_coordinate([_rotor_torque(body) for body in model.bodies])
    pairs = zip(model.independent, felt, strict=True)
    values = [value for body, value in pairs for _ in range(body.joint.nv)]
    return model.kind.array(values) if values else np.zeros(0)


def _rotor_torque(body: Body) -> Any:
    if body.follows is None:
        return body.losses.rotor
    return body.losses.rotor * (body.follows.ratio * body.follows.ratio)
