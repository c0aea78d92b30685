"""The rows of the table on robots with loops: a rule for each, of what the tree's row tells.

A rule is a function of (walk, model, case, *states), where walk is the tree's row. `loops` has the
equations (1) to (4) that the rules use; G moves with the robot, so that with dots for rates

    M = Gᵀ M G      C = Gᵀ (C G + M Ġ)      h = Gᵀ tau(q, G u, γ)

of which the second keeps dM/dt - 2 C skew-symmetric, and is Christoffel's choice if the tree's is.
Rotors of dependent joints are accelerated by γ too: they count in C and h.

Slopes of tau are taken along each motion g of the loops, with K g = 0. As K G = 0 and
K qdd + k = 0 stay so, and with λ of (4) for tau of the tree,

    (5)  dqd  = -K⁺ dK qd              dqdd = -K⁺ (dK qdd + dk)      of the dependent speeds
    (6)  dtau = Gᵀ (∂tau/∂q g + ∂tau/∂qd dqd + M dqdd - dKᵀ λ).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.composite_bodies import mass_matrix
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.derivatives import inverse_dynamics_derivatives
from rnea.core.recursions.inverse_dynamics import inverse_dynamics
from rnea.core.recursions.joint.joint_friction import rotor_inertia
from rnea.core.recursions.loops.constrained_motion import (
    Loops,
    matrices,
    times_columns,
    transposed_columns,
)
from rnea.core.recursions.loops.constraint_rates import (
    drift_rates,
    followed,
    matrix_rates,
    rate_of_G,
)
from rnea.core.recursions.loops.motor_torques import motor_torque, tree_efforts
from rnea.core.recursions.mass_factors import factorized
from rnea.core.recursions.newton_euler import rigid_torque
from rnea.core.recursions.pairs.coriolis import coriolis_matrix
from rnea.core.recursions.user_conditions import by_body
from rnea.core.spatial.numbers import Array

Walk = Callable[..., Array]
Rule = Callable[..., Array]


def project(*axes: int) -> Rule:
    """The tree's row at the states of all joints; axes of its answer run along its speeds."""

    def rule(walk: Walk, model: Model, case: Conditions, *states: Array) -> Array:
        if len(states) == 1 and not axes:
            return walk(model.tree, case, *states)
        loops, states = expand(model, case, *states)
        answer = walk(model.tree, case, *states)
        if axes == (-1,) and answer.ndim == states[0].ndim:
            return loops.efforts(answer)
        for axis in axes:
            answer = loops.projected(answer, axis)
        return answer

    return rule


LIFTED = project()
"""Rows of positions alone are the tree's, and so are those of its motion once that is known."""


def own(walk: Walk, model: Model, case: Conditions, *states: Array) -> Array:
    """Rows that are about loops themselves."""
    return walk(model, case, *states)


def expand(
    model: Model, case: Conditions, q: Array, *motion: Array
) -> tuple[Loops, tuple[Array, ...]]:
    """The loops at q, and q, qd, qdd of all joints."""
    batch = case.batch(q, *motion)
    q, *motion_ = (np.broadcast_to(x, (*batch, x.shape[-1])) for x in (q, *motion))
    loops = Loops.of(model, q)
    states = [q]
    if motion_:
        states.append(loops.speeds(motion_[0]))
    if motion_[1:]:
        states.append(loops.accelerations(states[1], motion_[1]))
    return loops, tuple(states)


def constrained_bias(walk: Walk, model: Model, case: Conditions, q: Array, u: Array) -> Array:
    """h: what a motion at constant independent speeds takes."""
    loops, (q, qd, gamma) = expand(model, case, q, u, np.zeros_like(u))
    tau = rigid_torque(model.tree, Conditions(gravity=case.gravity), q, qd, gamma)
    return loops.efforts(tau + gamma * rotor_inertia(model.tree))


def coriolis(walk: Walk, model: Model, case: Conditions, q: Array, u: Array) -> Array:
    """C = Gᵀ (C G + M Ġ)."""
    loops, (q, qd) = expand(model, case, q, u)
    M, C = mass_matrix(model.tree, Conditions(), q), coriolis_matrix(model.tree, case, q, qd)
    moved = matrices(C, loops.G) + matrices(M, rate_of_G(loops, qd))
    return loops.projected(moved, -2)


def christoffel(walk: Walk, model: Model, case: Conditions, q: Array) -> Array:
    """C is linear in the speeds: its value at the k-th unit speed is c_ijk."""
    unit = np.eye(model.nv, dtype=int) if q.dtype == object else np.eye(model.nv, dtype=q.dtype)
    each = [coriolis(walk, model, case, q, one + q[..., :1] * 0) for one in unit]
    return np.stack(each, axis=-1)


def constrained_forward_dynamics(
    walk: Walk, model: Model, case: Conditions, q: Array, u: Array, tau: Array
) -> Array:
    """ud = M⁻¹ (tau - h), with friction and springs of all joints in h."""
    loops, (q, qd, gamma) = expand(model, case, q, u, np.zeros_like(u))
    needed = inverse_dynamics(model.tree, case, q, qd, gamma)
    left = tau - loops.efforts(needed)
    return solved(reduced_mass(loops, case, q), left[..., None])[..., 0]


def reduced_mass(loops: Loops, case: Conditions, q: Array) -> Array:
    """Gᵀ M G."""
    M = mass_matrix(loops.tree, Conditions(rotor=case.rotor), q)
    return loops.projected(matrices(M, loops.G), -2)


def solved(M: Array, right: Array) -> Array:
    n = M.shape[-1]
    return factorized(M, [tuple(range(k)) for k in range(n)]).solve(right)


def constrained_derivatives(
    walk: Walk, model: Model, case: Conditions, q: Array, u: Array, ud: Array
) -> Array:
    """Equations 5 and 6: by q along the loops' motions, by u and by ud."""
    loops, (q, qd, qdd) = expand(model, case, q, u, ud)
    tree = inverse_dynamics_derivatives(model.tree, case, q, qd, qdd)
    by_q, by_qd, M = (tree[..., k, :, :] for k in range(3))
    tau, G = inverse_dynamics(model.tree, case, q, qd, qdd), loops.G
    dK, count = matrix_rates(loops, G), G.shape[-1]

    def along_each(vector: Array, transposed: bool = False) -> Array:
        """dK x or dKᵀ x (..., size, d) for every direction."""
        each = [dK[..., k] for k in range(count)]
        multiply = transposed_columns if transposed else times_columns
        return np.stack([multiply(one, vector) for one in each], axis=-1)

    dqd = followed(loops, along_each(qd))
    dqdd = followed(loops, along_each(qdd) + drift_rates(loops, qd, G, dqd))
    held = along_each(loops.multipliers(tau), transposed=True)
    first = matrices(by_q, G) + matrices(by_qd, dqd) + matrices(M, dqdd) - held
    # by u all speeds change by G, and with them the drift
    bent = followed(loops, drift_rates(loops, qd, None, np.broadcast_to(G, dqd.shape)))
    second = matrices(by_qd, G) + matrices(M, bent)
    parts = [loops.projected(x, -2) for x in (first, second, matrices(M, G))]
    return np.stack(np.broadcast_arrays(*parts), axis=-3)


def constrained_forward_derivatives(
    walk: Walk, model: Model, case: Conditions, q: Array, u: Array, tau: Array
) -> Array:
    """By q, u and tau, of the slopes of tau at the accelerations that it causes."""
    ud = constrained_forward_dynamics(walk, model, case, q, u, tau)
    parts = constrained_derivatives(walk, model, case, q, u, ud)
    by_q, by_u, M = (parts[..., k, :, :] for k in range(3))
    n = M.shape[-1]
    unit = np.broadcast_to(np.eye(n, dtype=int if M.dtype == object else M.dtype), M.shape)
    found = solved(M, np.concatenate([-by_q, -by_u, unit + M * 0], axis=-1))
    return np.stack([found[..., k * n : (k + 1) * n] for k in range(3)], axis=-3)


def budget(parts: tuple[str, ...]) -> Rule:
    """Efforts by cause; what the loops' own bending takes is centrifugal and Coriolis torque."""

    def rule(walk: Walk, model: Model, case: Conditions, q: Array, u: Array, ud: Array) -> Array:
        loops, (q, qd, qdd) = expand(model, case, q, u, ud)
        tree, weightless = model.tree, Conditions.weightless(model)
        own = loops.accelerations(qd * 0, ud)
        rows = walk(tree, case, q, qd, own)
        by_cause = {name: loops.efforts(rows[..., k, :]) for k, name in enumerate(parts)}

        def of_speeds(only: Array) -> Array:
            some = loops.speeds(only)
            bent = loops.accelerations(some, only * 0)
            return loops.efforts(rigid_torque(tree, weightless, q, some, bent))

        alone = [of_speeds(u * one) for one in np.eye(model.nv, dtype=int)]
        by_cause["centrifugal"] = sum(alone[1:], alone[0])
        by_cause["coriolis"] = of_speeds(u) - by_cause["centrifugal"]
        if case.rotor:
            by_cause["rotor"] = loops.efforts(qdd * rotor_inertia(tree))
        return np.stack([by_cause[name] for name in parts], axis=-2)

    return rule


def loaded(walk: Walk, model: Model, case: Conditions, *states: Array) -> Array:
    """Rows that tell of wrenches inside: the tree's, with what the cuts exert on its bodies."""
    loops, states = expand(model, case, *states)
    applied = loops.loads(multipliers(loops, case, *states))
    cuts = by_body(model.tree, applied, case.frame)
    total: dict[int, Any] = dict(case.wrenches)
    for body, load in cuts.items():
        total[body] = total[body] + load if body in total else load
    return walk(model.tree, replace(case, wrench=total), *states)


def multipliers(loops: Loops, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """λ of the rows, with the motors' own efforts."""
    every = Conditions(case.gravity, case.wrench, case.base, case.friction, case.rotor, case.spring)
    tau = inverse_dynamics(loops.tree, every, q, qd, qdd)
    given = motor_torque(loops, loops.efforts(tau))
    return loops.multipliers(tau - tree_efforts(loops, given))
