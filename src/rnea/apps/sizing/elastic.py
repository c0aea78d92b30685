"""An elastic joint: two inertias with a spring, a damper and perhaps a gap between them.

Everything is seen from the joint's side: θ is the motor's angle divided by the ratio, J = ratio²
times what spins at the motor, τm its torque times the ratio.

    (1) τ   = k (θ - q) + c (θ' - q')          through the gear, without a gap
    (2) J θ'' = τm - τ
    (3) M q'' = τ - (everything else at the joint)

These are pure functions of any kind of number, so that a simulation can step or trace them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.description import Gear
from rnea.core.spatial.numbers import Array, sign
from rnea.errors import InputError


def beyond_gap(twist: Any, gap: Any) -> Any:
    """How far a twist goes beyond a gap of the given whole width: the dead zone.

    >>> beyond_gap(np.array([-0.3, -0.05, 0.0, 0.1, 0.25]), 0.2)
    array([-0.2 , -0.  ,  0.  ,  0.  ,  0.15])
    """
    above = twist * sign(twist) - gap / 2
    return (above * sign(above) + above) / 2 * sign(twist)


def in_contact(twist: Any, gap: Any) -> Any:
    """1 where the teeth touch, 0 in the gap and at its edges."""
    touching = sign(twist * sign(twist) - gap / 2)
    return (touching * touching + touching) / 2


def transmitted_torque(
    stiffness: Any, damping: Any, twist: Any, rate: Any, gap: float = 0.0
) -> Any:
    """Equation 1: the torque through the gear at a twist θ - q and its rate.

    With a gap, teeth that touch push and never pull: where the damper would hold them back by more
    than the spring pushes, nothing is transmitted.

    >>> twist, rate = np.array([2e-3, 2e-3, 5e-4]), np.array([0.1, -0.5, 0.1])
    >>> transmitted_torque(1e4, 50.0, twist, rate, gap=2e-3)
    array([15.,  0.,  0.])
    """
    if gap == 0:
        return twist * stiffness + rate * damping
    side = sign(twist)
    pushing = (beyond_gap(twist, gap) * stiffness + rate * damping) * side
    return (pushing * sign(pushing) + pushing) / 2 * side * in_contact(twist, gap)


def motor_acceleration(motor_torque: Any, transmitted: Any, motor_inertia: Any) -> Any:
    """Equation 2: θ'' of the motor's side.

    >>> motor_acceleration(5.0, 3.0, 0.5)
    4.0
    """
    return (motor_torque - transmitted) / motor_inertia


@dataclass(frozen=True)
class Resonance:
    """Frequencies (rad/s) of two inertias and a spring.

    locked   the joint swings against a motor that is held; also the zero between motor torque
             and motor angle
    free     both swing against each other
    damping_ratio   of the free one: 1 is critical

    >>> resonance(stiffness=1e4, joint_inertia=4.0, motor_inertia=1.0).locked  # √(k / M)
    50.0
    """

    locked: float
    free: float
    damping_ratio: float


def resonance(
    stiffness: float, joint_inertia: float, motor_inertia: float, damping: float = 0.0
) -> Resonance:
    """√(k/M), √(k (1/M + 1/J)) and c/2 √((1/M + 1/J)/k), inertias at the joint's side.

    >>> resonance(stiffness=1e4, joint_inertia=4.0, motor_inertia=1.0)
    Resonance(locked=50.0, free=111.80339887498948, damping_ratio=0.0)
    """
    for name, value in (
        ("stiffness", stiffness),
        ("joint_inertia", joint_inertia),
        ("motor_inertia", motor_inertia),
    ):
        if not value > 0 or not math.isfinite(value):
            raise InputError(f"{name} must be above zero and finite (got {value:g})")
    both = 1 / joint_inertia + 1 / motor_inertia
    return Resonance(
        math.sqrt(stiffness / joint_inertia),
        math.sqrt(stiffness * both),
        damping / 2 * math.sqrt(both / stiffness),
    )


def motor_position(gear: Gear, q: Any, tau: Any) -> Array:
    """θ = q + τ/k: where the motor must stand (joint side) for a joint torque at rest.

    >>> motor_position(Gear(stiffness=1e4), 0.5, 20.0)
    np.float64(0.502)
    """
    q, tau = np.asarray(q, dtype=float), np.asarray(tau, dtype=float)
    return q if gear.stiffness is None else q + tau / gear.stiffness


def motor_motion(
    gear: Gear, t: Array, q: Array, qd: Array, qdd: Array, tau: Array
) -> tuple[Array, Array, Array]:
    """θ, θ', θ'' (joint side) (N,) along a motion whose torque tau is known at the times t.

    The rates of the torque come from its samples, by differences of second order: sample it
    finely enough. The damper is left out: with one, θ follows from a differential equation.

    >>> t = np.linspace(0, 1, 5)
    >>> angle, rate, _ = motor_motion(Gear(stiffness=1e4), t, t, 1 + 0 * t, 0 * t, 100 * t)
    >>> angle[-1].round(9), rate.round(9)  # the torque winds the gear up
    (np.float64(1.01), array([1.01, 1.01, 1.01, 1.01, 1.01]))
    """
    if gear.stiffness is None:
        return q, qd, qdd
    if len(t) < 3:
        raise InputError("the motion of an elastic drive needs at least three samples")
    first = np.gradient(tau, t, edge_order=2)
    second = np.gradient(first, t, edge_order=2)
    k = gear.stiffness
    return q + tau / k, qd + first / k, qdd + second / k
