"""Matrices of a robot by another way than its own recursions: inverse dynamics on dual numbers.

h(q, qd) = C qd is quadratic in qd, so half its slope by qd is the Coriolis matrix; where speeds are
no rates of coordinates the choice of Levi and Civita has ½ M [qd, ·] beside it.
"""

from dataclasses import replace

import numpy as np

from rnea.core.spatial import dual
from rnea.model import along_speeds
from rnea.recursions import QUANTITIES, BaseMotion, Conditions, rigid_torque
from rnea.spatial import ForceMoment


def slopes(function, model, case, *states, moving=3):
    """∂function/∂state of the first so many states, by q along the speeds: (..., moving, n, n)."""
    case, states = _in_one_batch(case, states)
    matrices = []
    for k, moved in enumerate(states[:moving]):
        held = [dual.constants(x) for x in states]
        held[k] = dual.seed(moved)
        matrices.append(dual.jacobian(function(model, case, *held), like=moved))
    return np.stack([along_speeds(model, matrices[0], states[0]), *matrices[1:]], axis=-3)


def derivatives(model, case, q, qd, qdd):
    return slopes(QUANTITIES["inverse_dynamics"].compute, model, case, q, qd, qdd)


def forward_derivatives(model, case, q, qd, tau):
    """By the slopes of tau at the accelerations that tau causes, and by LAPACK."""
    qdd = QUANTITIES["forward_dynamics"].compute(model, replace(case, method="mass"), q, qd, tau)
    q, qd = (np.broadcast_to(x, (*qdd.shape[:-1], x.shape[-1])) for x in (q, qd))
    by_q, by_qd, M = np.moveaxis(derivatives(model, case, q, qd, qdd), -3, 0)
    inverse = np.linalg.inv(M)
    return np.stack([-inverse @ by_q, -inverse @ by_qd, inverse], axis=-3)


def mass_matrix(model, case, q):
    """The slope of tau by qdd."""
    still = np.zeros((*q.shape[:-1], model.nv))
    return derivatives(model, Conditions(rotor=case.rotor), q, still, still)[..., 2, :, :]


def coriolis_matrix(model, case, q, qd):
    weightless, at_rest = Conditions.weightless(model), dual.constants(np.zeros_like(qd))
    h = rigid_torque(model, weightless, dual.constants(q), dual.seed(qd), at_rest)
    C = dual.jacobian(h, like=qd) / 2
    M = mass_matrix(model, Conditions(rotor=False), q)
    for body in model.independent:
        bracket = body.joint.bracket(qd[..., body.v])
        if bracket is not None:
            C[..., body.v] += M[..., body.v] @ bracket / 2
    return C


def christoffel(model, case, q):
    """C is linear in qd: its value at the k-th unit speed is c_ijk."""
    units = np.broadcast_to(np.eye(model.nv), (*q.shape[:-1], model.nv, model.nv))
    every = np.broadcast_to(q[..., None, :], (*units.shape[:-1], model.nq))
    return np.moveaxis(coriolis_matrix(model, case, every, units), -3, -1)


def _in_one_batch(case, states):
    """A dual number holds a whole batch, so everything that has rows must be made of duals."""
    batch = case.batch(*states)

    def held(x):
        return dual.constants(np.broadcast_to(x, (*batch, 3))) if x.ndim > 1 else x

    wrench = {k: ForceMoment(held(w.force), held(w.moment)) for k, w in case.wrenches.items()}
    changed = replace(
        case,
        gravity=None if case.gravity is None else held(case.gravity),
        wrench=wrench,
        base=None if case.base is None else BaseMotion(*map(held, case.base.parts())),
    )
    return changed, tuple(np.broadcast_to(x, (*batch, x.shape[-1])) for x in states)
