"""How torques change with the motion, and accelerations with torques.

In the common axes of `common_axes` and `common_motion`, (1) to (10) there. Accelerations are felt
ones, of spatial vectors, with those of the base before all others:

    (11)  a   = a⁻ + S qdd + Ψ̇ qd                   after a speed, as v in (4)
    (12)  Ψ̈_j = a_j⁻ × S_j + v_j⁻ × Ψ̇_j
    (13)  f   = I a + B v - f_external              of one body
    (14)  tau_i = S_i · Σ f                         over all bodies beyond i

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

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from rnea.model import Model
from rnea.recursions.case import Case
from rnea.recursions.common_axes import (
    Axes,
    Pair,
    RigidBody,
    beyond,
    columns,
    of_leaders,
    rigid_bodies,
)
from rnea.recursions.common_motion import Flow, Velocities, at_once, crossed, flows, plus, scaled
from rnea.recursions.forward_dynamics import forward_dynamics
from rnea.recursions.joint_losses import friction_slopes, has_friction_by_load, rotor_inertia
from rnea.recursions.newton_euler import felt_at_base
from rnea.recursions.pairs import Finish, PairMatrix, Rows, TwoParts
from rnea.spatial import ForceMoment, cross, dot
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Accelerations:
    """Of each moving body a, and Ψ̈ of every speed."""

    of_body: list[Pair]
    carried: list[list[Pair]]

    @classmethod
    def at(
        cls, model: Model, axes: Axes, v: Velocities, a_base: Pair, qd: Array, qdd: Array
    ) -> Accelerations:
        """Equations 11 and 12."""
        made = cls([], [])
        for i, (body, own) in enumerate(zip(model.bodies, axes.of_body, strict=True)):
            a = a_parent = axes.before(body, made.of_body, a_base)
            carried, all_at_once = [], at_once(body.joint)
            for k, S in enumerate(own):
                before, Pd = a_parent if all_at_once else a, v.carried[i][k]
                carried.append(plus(crossed(before, S), crossed(v.before[i][k], Pd)))
                speed = body.v.start + k
                a = plus(a, plus(scaled(S, qdd[..., speed]), scaled(Pd, qd[..., speed])))
            made.of_body.append(a)
            made.carried.append(carried)
        return made


def _ingredients(model: Model, case: Case, q: Array, qd: Array, qdd: Array) -> Array:
    """The vectors of every speed, in the order of `_LAYOUT`."""
    base, still, axes = case.base_of(model), model.kind.zeros(3), Axes.at(model, q)
    v = Velocities.at(model, axes, (base.w, still), qd)
    felt = base.wd, felt_at_base(model, case.gravity_of(model), base)
    a = Accelerations.at(model, axes, v, felt, qd, qdd)
    # sums over all that is beyond each joint
    bodies = rigid_bodies(model, axes)
    flowing = flows(bodies, v)
    wrench = beyond(model, _wrenches(case, axes, bodies, flowing, v, a))
    inertia, flow = beyond(model, bodies), [each.twice() for each in beyond(model, flowing)]
    vectors = []
    for i, own in enumerate(axes.of_body):
        for k, S in enumerate(own):
            Pd, Pdd = v.carried[i][k], a.carried[i][k]
            d = plus(Pd, v.moving[i][k])
            by_q = plus(plus(flow[i].times(Pd), inertia[i].times(Pdd)), _turned(S, wrench[i]))
            by_qd = plus(flow[i].times(S), inertia[i].times(d))
            P = flow[i].transposed_times(S)
            vectors.append([*S, *inertia[i].times(S), P, *by_q, *by_qd, Pd[0], *Pdd, *d])
    batch = case.batch(q, qd, qdd)
    return columns(_with_actuators(model, case, q, qd, wrench, vectors, batch), batch)


def _wrenches(
    case: Case,
    axes: Axes,
    bodies: Sequence[RigidBody],
    flowing: Sequence[Flow],
    v: Velocities,
    a: Accelerations,
) -> list[ForceMoment]:
    """Equation 13 of every moving body."""
    wrenches = []
    for k, (body, flow) in enumerate(zip(bodies, flowing, strict=True)):
        moment, force = plus(body.times(a.of_body[k]), flow.times(v.of_body[k]))
        taken = ForceMoment(force, moment)
        external = case.wrenches.get(k + 1)
        wrenches.append(taken if external is None else taken - external.seen_from(axes.poses[k]))
    return wrenches


def _turned(S: Pair, f: ForceMoment) -> Pair:
    """Equation 19."""
    return cross(S[0], f.moment) + cross(S[1], f.force), cross(S[0], f.force)


def _with_actuators(
    model: Model,
    case: Case,
    q: Array,
    qd: Array,
    wrench: list[ForceMoment],
    vectors: list[list[Array]],
    batch: tuple[int, ...],
) -> list[list[Array]]:
    """What friction and rotors add to the diagonals, and by what a load makes a row larger."""
    nothing = np.zeros((*batch, model.nv), dtype=int)
    by_q = by_qd = by_tau = nothing
    loaded = case.friction and has_friction_by_load(model)
    if case.friction:
        tau = _rigid_torque(model, wrench, vectors, batch) if loaded else None
        by_q, by_qd, by_tau = friction_slopes(model, q, qd, tau)
    rotors = rotor_inertia(model) if case.rotor else nothing
    diagonals = zip(*(of_leaders(model, x) for x in (by_q, by_qd, rotors)), strict=True)
    out = [[*own, *more] for own, more in zip(vectors, diagonals, strict=True)]
    if loaded:
        coordinates = [c for body in model.bodies for c in range(body.v.start, body.v.stop)]
        larger = [by_tau[..., c, None] + 1 for c in coordinates]
        out = [[*own, *(x * by for x in own[:5])] for own, by in zip(out, larger, strict=True)]
    return out


def _rigid_torque(
    model: Model, wrench: list[ForceMoment], vectors: list[list[Array]], batch: tuple[int, ...]
) -> Array:
    """Equation 14."""
    tau = [np.zeros(batch, dtype=int) for _ in range(model.nv)]
    motions = iter(vectors)
    for body in model.bodies:
        for c in range(body.v.start, body.v.stop):
            turn, slide, *_ = next(motions)
            f = wrench[body.index - 1]
            tau[c] = tau[c] + dot(turn, f.moment) + dot(slide, f.force)
    return np.stack(tau, axis=-1)


_LAYOUT = Rows.of(6, 6, 3, 6, 6, 3, 6, 6, 1, 1, 1, 6, 6, 3)
_S, _F, _P, _BY_Q, _BY_QD, _PD, _PDD, _D, _Q_ALONE, _QD_ALONE, _ROTOR, *_LOADED = _LAYOUT


def _matrices(model: Model, case: Case) -> tuple[PairMatrix, ...]:
    # the vectors of row i: larger by what friction takes of its torque
    S, F, P = _LOADED if case.friction and has_friction_by_load(model) else (_S, _F, _P)
    return (
        PairMatrix(S.dot(_BY_Q), (*P.dot(_PD), *F.dot(_PDD)), _Q_ALONE.first, turned=True),
        PairMatrix(S.dot(_BY_QD), (*P.dot(_S), *F.dot(_D)), _QD_ALONE.first),
        PairMatrix(S.dot(_F), F.dot(_S), _ROTOR.first),
    )


def _at_torques(model: Model, case: Case, q: Array, qd: Array, tau: Array) -> Array:
    """The ingredients at the accelerations that torques cause."""
    qdd = forward_dynamics(model, replace(case, method=""), q, qd, tau)
    return _ingredients(model, case, q, qd, qdd)


DERIVATIVES = TwoParts(_ingredients, lambda model, case: Finish(_matrices(model, case)))
FORWARD_DERIVATIVES = TwoParts(
    _at_torques, lambda model, case: Finish(_matrices(model, case), solve=True)
)


def torque_slopes(model: Model, case: Case, q: Array, qd: Array, qdd: Array) -> Array:
    """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd = M: (..., 3, n, n)."""
    return DERIVATIVES(model, case, q, qd, qdd)


def acceleration_slopes(model: Model, case: Case, q: Array, qd: Array, tau: Array) -> Array:
    """∂qdd/∂q, ∂qdd/∂qd and ∂qdd/∂tau = M⁻¹: (..., 3, n, n)."""
    return FORWARD_DERIVATIVES(model, case, q, qd, tau)
