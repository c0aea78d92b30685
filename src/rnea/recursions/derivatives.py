"""How torques change with the motion, and accelerations with torques.

The derivative of a recursion comes from the recursion itself: on dual numbers, which carry value
and derivative through the same operations, or by the kind of number's own way (`Kind.jacobian`;
a traced program is differentiated backwards). Exact to rounding either way.

tau(q, qd, qdd(q, qd, tau)) = tau says how accelerations change,

    ∂qdd/∂q = -M⁻¹ ∂tau/∂q    ∂qdd/∂qd = -M⁻¹ ∂tau/∂qd    ∂qdd/∂tau = M⁻¹,

with the slopes of tau taken at that qdd, which counts as independent of q and qd there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from rnea.model import Model, along_speeds
from rnea.recursions.case import BaseMotion, Case
from rnea.recursions.composite_bodies import mass_matrix
from rnea.recursions.forward_dynamics import forward_dynamics
from rnea.recursions.inverse_dynamics import inverse_dynamics
from rnea.recursions.mass_factors import couplings, factorized
from rnea.spatial import ForceMoment, dual
from rnea.spatial.numbers import Array, common_kind


def torque_slopes(model: Model, case: Case, q: Array, qd: Array, qdd: Array) -> Array:
    """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd = M: (..., 3, n, n)."""
    return _slopes(inverse_dynamics, model, case, (q, qd, qdd), 3)


def acceleration_slopes(model: Model, case: Case, q: Array, qd: Array, tau: Array) -> Array:
    """∂qdd/∂q, ∂qdd/∂qd and ∂qdd/∂tau = M⁻¹: (..., 3, n, n)."""
    n = model.nv
    # the mass matrix is needed anyway, so its way is the cheaper one here
    qdd = forward_dynamics(model, replace(case, method="mass"), q, qd, tau)
    # gravity or a wrench may have a larger batch than the state
    q, qd = (np.broadcast_to(x, (*qdd.shape[:-1], x.shape[-1])) for x in (q, qd))
    slopes = _slopes(inverse_dynamics, model, case, (q, qd, qdd), 2)
    by_q, by_qd, M = slopes[..., 0, :, :], slopes[..., 1, :, :], mass_matrix(model, case, q)
    unit = np.broadcast_to(np.eye(n, dtype=int), by_q.shape)
    solved = factorized(M, couplings(model)).solve(np.concatenate([-by_q, -by_qd, unit], axis=-1))
    return np.stack([solved[..., k * n : (k + 1) * n] for k in range(3)], axis=-3)


def _slopes(
    function: Callable[..., Array],
    model: Model,
    case: Case,
    states: tuple[Array, ...],
    moving: int,
) -> Array:
    """∂function/∂state for the first so many states: (..., moving, n, n).

    All states count as independent of each other. By q means along the speeds: the slope by a
    small motion of each, not by the numbers of a quaternion.
    """
    if own_way := common_kind(np.concatenate([x.reshape(-1) for x in states])).jacobian:
        matrices = own_way(lambda *moved: function(model, case, *moved), states, moving)
    else:
        case, states = _in_one_batch(case, states)
        matrices = []
        for k, moved in enumerate(states[:moving]):
            held = [dual.constants(x) for x in states]
            held[k] = dual.seed(moved)
            matrices.append(dual.jacobian(function(model, case, *held), like=moved))
    return np.stack([along_speeds(model, matrices[0], states[0]), *matrices[1:]], axis=-3)


def _in_one_batch(case: Case, states: tuple[Array, ...]) -> tuple[Case, tuple[Array, ...]]:
    """A dual number holds a whole batch, so everything that has rows must be made of duals."""
    batch = case.batch(*states)

    def held(x: Array) -> Array:
        return dual.constants(np.broadcast_to(x, (*batch, 3))) if x.ndim > 1 else x

    wrench = {k: ForceMoment(held(w.force), held(w.moment)) for k, w in case.wrenches.items()}
    changed = replace(
        case,
        gravity=None if case.gravity is None else held(case.gravity),
        wrench=wrench,
        base=None if case.base is None else BaseMotion(*map(held, case.base.parts())),
    )
    return changed, tuple(np.broadcast_to(x, (*batch, x.shape[-1])) for x in states)
