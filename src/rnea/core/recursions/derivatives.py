"""How torques change with the motion, and accelerations with torques.

In the common axes of `common_axes`, `common_motion` and `common_forces`, which have (1) to (14).
Let the motion of every body beyond joint j change, v by s and a by d + s × v. Then f changes by

    (15)  I d + 2 B s,

because v ×* I s + s ×* I v - I (v × s) = 2 B s. So it is along each coordinate of j:

    (16)  by qdd   s = 0,   d = S_j
    (17)  by qd    s = S_j, d = Ψ̇_j + Ṡ_j           Ṡ_j: all later speeds are carried by it too
    (18)  by q     s = Ψ̇_j, d = Ψ̈_j                 what is before, seen by bodies that move along

and by q the bodies themselves move along S_j, which turns the wrench that a joint before feels,

    (19)  S ×* f = (turn × moment + slide × force,  turn × force),

external wrenches with it: they are constant in their bodies' axes. A joint beyond j moves along
too and feels no turn. With F = I S and P = 2 Bᵀ S, I and B of all that is beyond,

                        i carries j                              j carries i
    ∂tau_i/∂q_j      S_i · (2 B Ψ̇ + I Ψ̈ + S ×* Σ f)_j       P_i · Ψ̇_j + F_i · Ψ̈_j
    ∂tau_i/∂qd_j     S_i · (2 B S + I (Ψ̇ + Ṡ))_j             P_i · S_j + F_i · (Ψ̇ + Ṡ)_j
    ∂tau_i/∂qdd_j    S_i · F_j                                F_i · S_j

(Carpentier and Mansard, 2018; Singh, Russell and Wensing, 2022). Slopes by q are along the speeds:
by a small motion of each, not by the numbers of a quaternion. All states count as independent.

tau(q, qd, qdd(q, qd, tau)) = tau says how accelerations change,

    ∂qdd/∂q = -M⁻¹ ∂tau/∂q    ∂qdd/∂qd = -M⁻¹ ∂tau/∂qd    ∂qdd/∂tau = M⁻¹,

with the slopes of tau taken at that qdd.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.composite_bodies import mass_finish, with_rotors
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.forward_dynamics import (
    cheaper_method,
    forward_dynamics,
    singular_refused,
)
from rnea.core.recursions.joint.joint_friction import (
    friction_derivatives,
    has_friction_by_load,
    rotor_inertia,
)
from rnea.core.recursions.joint.springs import spring_stiffness, spring_torque
from rnea.core.recursions.mass_solve import caused
from rnea.core.recursions.pairs.common_axes import Pair, beyond, columns, of_leaders
from rnea.core.recursions.pairs.common_forces import Moving
from rnea.core.recursions.pairs.common_motion import plus
from rnea.core.recursions.pairs.pairwise_matrix import (
    Assembly,
    PackedVector,
    PairMatrix,
    PairwiseMatrix,
)
from rnea.core.spatial import ForceMoment, cross
from rnea.core.spatial.numbers import Array


def _ingredients(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """The vectors of every speed, in the order of `_LAYOUT`."""
    moving = Moving.at(model, case, q, qd)
    v, a = moving.v, moving.accelerations(qdd)
    # sums over all that is beyond each joint
    wrench, inertia = moving.wrenches(a), beyond(model, moving.bodies)
    flow = [each.twice() for each in beyond(model, moving.flowing)]
    vectors = []
    for i, own in enumerate(moving.axes.of_body):
        for k, S in enumerate(own):
            Pd, Pdd = v.carried[i][k], a.carried[i][k]
            d = plus(Pd, v.moving[i][k])
            by_q = plus(plus(flow[i].times(Pd), inertia[i].times(Pdd)), _turned(S, wrench[i]))
            by_qd = plus(flow[i].times(S), inertia[i].times(d))
            P = flow[i].transposed_times(S)
            vectors.append([*S, *inertia[i].times(S), P, *by_q, *by_qd, Pd[0], *Pdd, *d])
    loaded = case.friction and has_friction_by_load(model)
    tau = moving.efforts(wrench) if loaded else None
    if tau is not None and case.spring and model.has_springs:
        tau = tau + spring_torque(model, q)
    return columns(_with_actuators(model, case, q, qd, tau, vectors), case.batch(q, qd, qdd))


def _turned(S: Pair, f: ForceMoment) -> Pair:
    """Equation 19."""
    return cross(S[0], f.moment) + cross(S[1], f.force), cross(S[0], f.force)


def _with_actuators(
    model: Model,
    case: Conditions,
    q: Array,
    qd: Array,
    tau: Array | None,
    vectors: list[list[Array]],
) -> list[list[Array]]:
    """What friction, springs and rotors add to diagonals, and by what a load makes a row larger.

    tau: of rigid body and springs, where some friction depends on it.
    """
    nothing = np.zeros(model.nv, dtype=int)
    by_q = by_qd = by_tau = nothing
    if case.friction:
        by_q, by_qd, by_tau = friction_derivatives(model, q, qd, tau)
    if case.spring and model.has_springs:
        by_q = by_q + (by_tau + 1) * spring_stiffness(model)
    rotors = rotor_inertia(model) if case.rotor else nothing
    diagonals = zip(*(of_leaders(model, x) for x in (by_q, by_qd, rotors)), strict=True)
    out = [[*own, *more] for own, more in zip(vectors, diagonals, strict=True)]
    if tau is not None:
        coordinates = [c for body in model.bodies for c in range(body.v.start, body.v.stop)]
        larger = [by_tau[..., c, None] + 1 for c in coordinates]
        out = [[*own, *(x * by for x in own[:5])] for own, by in zip(out, larger, strict=True)]
    return out


_LAYOUT = PackedVector.of(6, 6, 3, 6, 6, 3, 6, 6, 1, 1, 1, 6, 6, 3)
_S, _F, _P, _BY_Q, _BY_QD, _PD, _PDD, _D, _Q_ALONE, _QD_ALONE, _ROTOR, *_LOADED = _LAYOUT


def _matrices(model: Model, case: Conditions) -> tuple[PairMatrix, ...]:
    # the vectors of row i: larger by what friction takes of its torque
    S, F, P = _LOADED if case.friction and has_friction_by_load(model) else (_S, _F, _P)
    return (
        PairMatrix(S.dot(_BY_Q), (*P.dot(_PD), *F.dot(_PDD)), _Q_ALONE.first, turned=True),
        PairMatrix(S.dot(_BY_QD), (*P.dot(_S), *F.dot(_D)), _QD_ALONE.first),
        PairMatrix(S.dot(_F), F.dot(_S), _ROTOR.first),
    )


def _at_torques(model: Model, case: Conditions, q: Array, qd: Array, tau: Array) -> Array:
    """The ingredients at the accelerations that torques cause."""
    if cheaper_method(model) == "mass":
        qdd = _by_mass(model, case, q, qd, tau)
    else:
        qdd = forward_dynamics(model, case, q, qd, tau)
    return _ingredients(model, case, q, qd, qdd)


def _by_mass(model: Model, case: Conditions, q: Array, qd: Array, tau: Array) -> Array:
    """qdd by the mass matrix, of the same vectors as the slopes: a trace shares them all."""
    moving = Moving.at(model, case, q, qd)
    wrench = moving.wrenches(moving.accelerations(np.zeros_like(qd)))
    pairs = zip(moving.axes.of_body, beyond(model, moving.bodies), strict=True)
    each = [[*S, *inertia.times(S)] for own, inertia in pairs for S in own]
    M = mass_finish(model, case)(model, columns(with_rotors(model, case, each), case.batch(q)))
    with singular_refused(model):
        return caused(model, case, q, qd, tau - moving.efforts(wrench), M)


DERIVATIVES = PairwiseMatrix(_ingredients, lambda model, case: Assembly(_matrices(model, case)))
FORWARD_DERIVATIVES = PairwiseMatrix(
    _at_torques, lambda model, case: Assembly(_matrices(model, case), solve=True)
)


def inverse_dynamics_derivatives(
    model: Model, case: Conditions, q: Array, qd: Array, qdd: Array
) -> Array:
    """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd = M: (..., 3, n, n)."""
    return DERIVATIVES(model, case, q, qd, qdd)


def forward_dynamics_derivatives(
    model: Model, case: Conditions, q: Array, qd: Array, tau: Array
) -> Array:
    """∂qdd/∂q, ∂qdd/∂qd and ∂qdd/∂tau = M⁻¹: (..., 3, n, n)."""
    return FORWARD_DERIVATIVES(model, case, q, qd, tau)
