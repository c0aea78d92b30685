"""Lagrange's form (source 004): energies, and everything else from them by differentiation.

    K = ½ Σ (m |vc|² + ω·I ω)        P = -Σ m g·r
    M_ij  = K(e_i + e_j) - K(e_i) - K(e_j)        (K is quadratic in q'; for i = j: 2 K(e_i))
    c_ijk = ½ (∂M_ij/∂q_k + ∂M_ik/∂q_j - ∂M_jk/∂q_i)
    g_i   = ∂P/∂q_i
    τ_i   = Σ_j M_ij q''_j + Σ_jk c_ijk q'_j q'_k + g_i

Derivatives with respect to q are taken by dual numbers: exact, in any kind of number.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.model import Model
from rnea.recursions import (
    BaseMotion,
    Case,
    angular_velocities,
    body_poses,
    joint_poses,
    kinetic_energy,
    origin_velocities,
    potential_energy,
)
from rnea.spatial import cross, dot, dual, times
from rnea.spatial.numbers import Array
from rnea.textbook.steps import Recorder
from rnea.textbook.symbols import Symbol


def work(model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, note: Recorder) -> Array:
    """tau of any robot, from its energies alone."""
    _energies(model, q, qd, gravity, note)
    M, dM = _mass_matrix(model, q, note)
    c = _christoffel(model, dM, note)
    potential = potential_energy(model, Case(gravity=gravity), dual.seed(q))
    g = dual.jacobian(np.array([potential], dtype=object), like=q)[0]
    n = model.nv
    tau = np.empty(n, dtype=object)
    for i in range(n):
        index, unit = str(i + 1), model.bodies[i].joint.effort_unit
        note.at("equation of motion", i + 1)
        inertia = _sum([M[i, j] * qdd[j] for j in range(n)])
        note("inertia torque", "Lagrange, torques", Symbol("(M q̈)", index, tex=r"(M\ddot{q})"),
             "{m} · {a}", inertia, unit, "", m=(Symbol("M", f"{index}j"), M[i]),
             a=(Symbol("q", "j", dots=2), qdd))  # fmt: skip
        velocity = _sum([c[i, j, k] * qd[j] * qd[k] for j in range(n) for k in range(n)])
        note("velocity torque", "Lagrange, torques", Symbol("(C q̇)", index, tex=r"(C\dot{q})"),
             "{v} · {c} {v}", velocity, unit, "", v=(Symbol("q", dots=1), qd),
             c=(Symbol("c", f"{index}jk"), c[i]))  # fmt: skip
        note("gravity torque", "Lagrange, torques", Symbol("G", index),
             f"derivative of {{P}} by q{index}", g[i], unit, "", P=(Symbol("P"), "P"))  # fmt: skip
        tau[i] = note("joint torque" if unit == "N m" else "joint force", "Lagrange, torques",
                      Symbol("τ", index), "{m} + {c} + {g}", inertia + velocity + g[i], unit, "",
                      m=(Symbol("(M q̈)", index, tex=r"(M\ddot{q})"), inertia),
                      c=(Symbol("(C q̇)", index, tex=r"(C\dot{q})"), velocity),
                      g=(Symbol("G", index), g[i]))  # fmt: skip
    return tau


def _energies(model: Model, q: Array, qd: Array, gravity: Array, note: Recorder) -> None:
    """Kinetic and potential energy, link by link."""
    base = BaseMotion.none(model.kind)
    poses = joint_poses(model, q)
    w = angular_velocities(model, poses, qd, base.w)
    v = origin_velocities(model, poses, w, qd, base.v)
    world = body_poses(model, q)
    for body in model.bodies:
        k, own = body.index, body.inertia
        index = str(k)
        vc = v[k] + cross(w[k], own.com)
        note.at("energies", k)
        energy = (dot(vc, vc) * own.mass + dot(w[k], times(own.about_com, w[k]))) / 2
        note("kinetic energy", "Lagrange, energies", Symbol("K", index),
             "½ {m} {vc} · {vc} + ½ {w} · {I} {w}", np.asarray(energy)[()], "J", "",
             m=(Symbol("m", index), own.mass), vc=(Symbol("v", f"C{index}"), vc),
             w=(Symbol("ω", index), w[k]), I=(Symbol("I", index), own.about_com))  # fmt: skip
        r = world[k].point(own.com)
        note("potential energy", "Lagrange, energies", Symbol("P", index), "−{m} {g} · {r}",
             np.asarray(-(dot(gravity, r) * own.mass))[()], "J", "",
             m=(Symbol("m", index), own.mass),
             g=(Symbol("g"), gravity), r=(Symbol("r", f"C{index}"), r))  # fmt: skip


def _christoffel(model: Model, dM: Array, note: Recorder) -> Array:
    """c_ijk from the derivatives of M; those that are zero are not worked."""
    n = model.nv
    c = np.empty((n, n, n), dtype=dM.dtype)
    floor = 0.0 if dM.dtype == object else 1e-13 * float(np.abs(dM).max(initial=0.0))
    note.at("Christoffel symbols (those not shown are zero)", 0)
    for i in range(n):
        for j in range(n):
            for k in range(n):
                c[i, j, k] = (dM[i, j, k] + dM[i, k, j] - dM[j, k, i]) / 2
                if k < j or _is_zero(c[i, j, k], floor):
                    continue
                unit = _unit(model, i, j, k)
                note("Christoffel symbol", "Lagrange, C from M",
                     Symbol("c", f"{i + 1}{j + 1}{k + 1}"), "½ ({a} + {b} − {d})", c[i, j, k], unit,
                     "", a=(_partial(i, j, k), dM[i, j, k]), b=(_partial(i, k, j), dM[i, k, j]),
                     d=(_partial(j, k, i), dM[j, k, i]))  # fmt: skip
    return c


def _unit(model: Model, *joints: int) -> str:
    """Of M_ij or c_ijk: kg m², one metre less for each joint that slides."""
    power = 2 - sum(model.bodies[i].joint.kind == "prismatic" for i in joints)
    return {2: "kg m²", 1: "kg m", 0: "kg", -1: "kg/m"}[power]


def _sum(terms: list[Any]) -> Any:
    return sum(terms[1:], terms[0])


def _mass_matrix(model: Model, q: Array, note: Recorder) -> tuple[Array, Array]:
    """M and its derivatives ∂M_ij/∂q_k, from kinetic energies of unit velocities."""
    n = model.nv
    seeded = dual.seed(q)

    def energy(velocity: Array) -> Any:
        still = Case(rotor=False)
        return kinetic_energy(model, still, seeded, dual.constants(velocity.astype(q.dtype)))

    unit = np.eye(n, dtype=int)
    single = [energy(unit[i]) for i in range(n)]
    note.at("mass matrix, from kinetic energies of unit velocities", 0)
    M = np.empty((n, n), dtype=q.dtype)
    dM = np.empty((n, n, n), dtype=q.dtype)
    for i in range(n):
        for j in range(i + 1):
            pair = energy(unit[i] + unit[j])
            both = pair - single[i] - single[j]
            M[i, j] = M[j, i] = np.asarray(both.value)[()]
            terms = [np.asarray(x.value)[()] for x in (pair, single[i], single[j])]
            e, f = f"e{i + 1}", f"e{j + 1}"
            note("mass matrix", "Lagrange, M from K", Symbol("M", f"{i + 1}{j + 1}"),
                 "{a} − {b} − {c}", M[i, j], _unit(model, i, j), "",
                 a=(Symbol(f"K({e}+{f})"), terms[0]), b=(Symbol(f"K({e})"), terms[1]),
                 c=(Symbol(f"K({f})"), terms[2]))  # fmt: skip
            gradient = dual.jacobian(np.array([both], dtype=object), like=q)[0]
            dM[i, j] = dM[j, i] = gradient
    return M, dM


def _partial(i: int, j: int, k: int) -> Symbol:
    tex = rf"\partial M_{{{i + 1}{j + 1}}}/\partial q_{{{k + 1}}}"
    return Symbol(f"∂M{i + 1}{j + 1}/∂q{k + 1}", tex=tex)


def _is_zero(value: Any, floor: float) -> bool:
    if hasattr(value, "free_symbols"):
        return _vanishes(value)
    return bool(abs(value) <= floor)


def _vanishes(value: Any) -> bool:
    # numbers put in twice: an expression that is zero at both is taken for zero, so not shown
    names = sorted(value.free_symbols, key=str)
    return all(
        abs(complex(value.subs({x: seed + 0.37 * k for k, x in enumerate(names)}).evalf())) < 1e-12
        for seed in (0.61, 1.13)
    )
