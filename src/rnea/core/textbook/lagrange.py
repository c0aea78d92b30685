"""Lagrange's form (source 004): energies, and everything else from them by differentiation.

    K = ½ Σ (m |vc|² + ω·I ω)        P = -Σ m g·r
    M_ij  = K(e_i + e_j) - K(e_i) - K(e_j)        (K is quadratic in q'; for i = j: 2 K(e_i))
    c_ijk = ½ (∂M_ij/∂q_k + ∂M_ik/∂q_j - ∂M_jk/∂q_i)
    g_i   = ∂P/∂q_i
    τ_i   = Σ_j M_ij q''_j + Σ_jk c_ijk q'_j q'_k + g_i

Derivatives with respect to q are taken by dual numbers: exact, in any kind of number. Joints whose
speeds are no rates of coordinates have no place in these equations.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rnea.core import spatial
from rnea.core.model import Model
from rnea.core.recursions import (
    BaseMotion,
    angular_velocities,
    body_poses,
    joint_poses,
    origin_velocities,
)
from rnea.core.spatial import dual
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.formula import Formula, Operand, dot, half, matrix, scalar, summed, vector
from rnea.core.textbook.steps import Notation, Step, StepRecorder
from rnea.core.textbook.symbols import Symbol, lowered
from rnea.errors import InputError


def work(
    model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, record: StepRecorder
) -> Array:
    """tau of any robot whose speeds are rates of coordinates, from its energies alone."""
    _require_rates(model)
    dP = _energies(model, q, qd, gravity, record)
    M, dM = _mass_matrix(model, q, record)
    c = _christoffel(model, dM, record)
    rate, rate2 = vector(Symbol("q", dots=1), qd), vector(Symbol("q", "j", dots=2), qdd)
    speeds = [(body, speed) for body in model.bodies for speed in body.joint.speeds]
    for k, (body, speed) in enumerate(speeds):
        i, unit = str(k + 1), speed.effort_unit
        record.at("equation of motion", body.index)
        M_i = vector(Symbol("M", f"{i}j"), M[..., k, :])
        c_i = matrix(Symbol("c", f"{i}jk"), c[..., k, :, :])
        inertia = record("inertia torque", "torques", Symbol("(M q̈)", i), dot(M_i, rate2), unit)
        velocity = record("velocity torque", "torques", Symbol("(C q̇)", i),
                          dot(rate, c_i @ rate), unit)  # fmt: skip
        weight = record("gravity torque", "torques", Symbol("G", i),
                        _partial(Symbol("P"), k, dP), unit)  # fmt: skip
        record.effort("torques", k + 1, inertia + velocity + weight, (speed,))
    return record.tau()


def _require_rates(model: Model) -> None:
    """An error that names the first joint whose speeds are no rates of coordinates."""
    for joint in (body.joint for body in model.bodies):
        if joint.bracket(np.zeros(joint.nv)) is not None:
            speeds = ", ".join(speed.suffix for speed in joint.speeds)
            raise InputError(
                "Lagrange's equations are written in coordinates whose rates are the speeds, and "
                f"in robot {model.name!r} the speeds {speeds} of {joint.kind} joint "
                f"{joint.name!r} are no such rates. Possible here: the notation craig, which works "
                "any joint"
            )


def _energies(model: Model, q: Array, qd: Array, gravity: Array, record: StepRecorder) -> Array:
    """Kinetic and potential energy, link by link; the gradient ∂P/∂q (..., n) of the sum."""
    g, potentials = vector(Symbol("g"), gravity), []
    kinetic, X = _kinetic(model, q, qd), body_poses(model, dual.seed(q))
    for body, energy in zip(model.bodies, kinetic, strict=True):
        i = str(body.index)
        record.at("energies", body.index)
        record("kinetic energy", "energies", Symbol("K", i), energy, "J", axes=f"{{{i}}}")
        m = scalar(Symbol("m", i), body.inertia.mass)
        r = vector(Symbol("r", f"C{i}"), X[body.index].point(body.inertia.com))
        potential = -dot(m * g, r)
        record("potential energy", "energies", Symbol("P", i), potential.mapped(_plain), "J",
               axes="the world")  # fmt: skip
        potentials.append(scalar(Symbol("P", i), potential.worked()))
    if not potentials:
        return np.zeros_like(q)
    total = sum(potentials[1:], potentials[0])
    record.at("potential energy of the robot", 0)
    record("potential energy", "energies", Symbol("P"), total.mapped(_plain), "J")
    return _gradient(total.worked(), q)


def _kinetic(model: Model, q: Array, qd: Array) -> list[Formula]:
    """The kinetic energy of every body."""
    base, poses, energies = BaseMotion.none(model.kind), joint_poses(model, q), []
    w_all = angular_velocities(model, poses, q, qd, base.w)
    v_all = origin_velocities(model, poses, w_all, q, qd, base.v)
    for body, w_body, v_body in zip(model.bodies, w_all[1:], v_all[1:], strict=True):
        i, inertia = str(body.index), body.inertia
        m = scalar(Symbol("m", i), inertia.mass)
        w = vector(Symbol("ω", i), w_body)
        vc = vector(Symbol("v", f"C{i}"), v_body + spatial.cross(w_body, inertia.com))
        tensor = matrix(Symbol("I", i), inertia.about_com)
        energies.append(dot(half(m * vc), vc) + dot(half(w), tensor @ w))
    return energies


def unit_energy_steps(model: Model, q: Array) -> tuple[Step, ...]:
    """Kinetic energies of unit velocities, link by link: what the mass matrix is made of.

    >>> from rnea import load
    >>> print(unit_energy_steps(load("one_link").model, np.zeros(1))[-1])
    K(e₁+e₁) = ½ m₁ v_C1 · v_C1 + ½ ω₁ · I₁ ω₁
    """
    record, n = StepRecorder("Lagrange"), model.nv
    unit = np.eye(n, dtype=q.dtype)
    single = [(_unit_speed(i), unit[i]) for i in range(n)]
    pairs = [
        (f"{_unit_speed(i)}+{_unit_speed(j)}", unit[i] + unit[j])
        for i in range(n)
        for j in range(i + 1)
    ]
    record.at("kinetic energies of unit velocities", 0)
    for name, velocity in (*single, *pairs):
        energy = summed(_kinetic(model, q, velocity))
        record("kinetic energy", "energies", Symbol(f"K({name})"), energy, "J",
               axes="{i} of link i")  # fmt: skip
    return tuple(record.steps)


def _unit_speed(i: int) -> str:
    return f"e{lowered(str(i + 1))}"


def _mass_matrix(model: Model, q: Array, record: StepRecorder) -> tuple[Array, Array]:
    """M and its derivatives ∂M_ij/∂q_k, from kinetic energies of unit velocities."""
    n, seeded = model.nv, dual.seed(q)
    unit = np.eye(n, dtype=int)
    e = [_unit_speed(i) for i in range(n)]

    def energy(name: str, velocity: Array) -> Operand:
        bodies = _kinetic(model, seeded, dual.constants(velocity.astype(q.dtype)))
        return scalar(Symbol(f"K({name})"), sum((body.worked() for body in bodies), np.array(0)))

    single = [energy(e[i], unit[i]) for i in range(n)]
    M, dM = np.empty((*q.shape, n), q.dtype), np.empty((*q.shape, n, n), q.dtype)
    record.at("mass matrix, from kinetic energies of unit velocities", 0)
    for i in range(n):
        for j in range(i + 1):
            formula = energy(f"{e[i]}+{e[j]}", unit[i] + unit[j]) - single[i] - single[j]
            entry = record("mass matrix", "M from K", Symbol("M", f"{i + 1}{j + 1}"),
                           formula.mapped(_plain), _unit(model, i, j))  # fmt: skip
            M[..., i, j] = M[..., j, i] = entry.value
            dM[..., i, j, :] = dM[..., j, i, :] = _gradient(formula.worked(), q)
    return M, dM


def _christoffel(model: Model, dM: Array, record: StepRecorder) -> Array:
    """c_ijk from the derivatives of M; those that are zero are not shown."""
    n, c = model.nv, np.empty_like(dM)
    floor = 0.0 if dM.dtype == object else 1e-13 * float(np.abs(dM).max(initial=0.0))
    record.at("Christoffel symbols (those not shown are zero)", 0)

    def partial(i: int, j: int, k: int) -> Operand:
        return _partial(Symbol("M", f"{i + 1}{j + 1}"), k, dM[..., i, j, :])

    for i, j, k in np.ndindex(n, n, n):
        if k < j:
            continue
        formula = half(partial(i, j, k) + partial(i, k, j) - partial(j, k, i))
        c[..., i, j, k] = c[..., i, k, j] = formula.worked()
        if not _vanishes(formula.worked(), floor):
            record("Christoffel symbol", "C from M", Symbol("c", f"{i + 1}{j + 1}{k + 1}"),
                   formula, _unit(model, i, j, k))  # fmt: skip
    return c


def _unit(model: Model, *speeds: int) -> str:
    """Of M_ij or c_ijk: kg m², one metre less for each speed that is in metres."""
    power = 2 - sum(model.dofs[i].unit == "m/s" for i in speeds)
    return {2: "kg m²", 1: "kg m", 0: "kg", -1: "kg/m"}[power]


def _partial(symbol: Symbol, k: int, gradient: Array) -> Operand:
    """The derivative by coordinate k (from 0)."""
    return scalar(replace(symbol, by=Symbol("q", str(k + 1))), gradient[..., k])


def _gradient(energy: Array, q: Array) -> Array:
    """(..., n) of a number that was worked on `dual.seed(q)`."""
    return dual.jacobian(np.reshape(energy, 1), like=q)[..., 0, :]


def _plain(value: Array) -> Array:
    """The values of dual numbers; a batch inside them becomes the leading axes."""
    if value.dtype != object:
        return value
    entries = [x.value if isinstance(x, dual.Dual) else x for x in value.flat]
    batches = np.broadcast_arrays(*entries)
    return np.stack(batches, axis=-1).reshape(batches[0].shape + value.shape)


def _vanishes(value: Array, floor: float) -> bool:
    """Whether a number is zero but for rounding; an expression: wherever it is tried."""
    names = sorted(getattr(value[()], "free_symbols", ()), key=str)
    if names:
        trials = [{x: seed + 0.37 * k for k, x in enumerate(names)} for seed in (0.61, 1.13)]
        value, floor = np.array([complex(value.item().subs(t).evalf()) for t in trials]), 1e-12
    return bool(np.all(abs(value) <= floor))


LAGRANGE = Notation(book="Lagrange", title="Lagrange's equations from the energies", work=work)
