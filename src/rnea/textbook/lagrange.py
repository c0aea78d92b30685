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

from rnea.model.model import Model
from rnea.recursions.energy import kinetic_energy, potential_energy
from rnea.spatial import dual
from rnea.spatial.numbers import Array
from rnea.textbook.steps import Recorder
from rnea.textbook.symbols import Symbol


def work(model: Model, q: Array, qd: Array, qdd: Array, gravity: Array, note: Recorder) -> Array:
    """tau of any robot, from its energies alone."""
    n = model.nv
    M, dM = _mass_matrix(model, q)
    g = dual.jacobian(
        np.array([potential_energy(model, dual.seed(q), gravity)], dtype=object), like=q
    )[0]
    note.at("energies", 0)
    note("kinetic energy", "004 A", Symbol("K"), "½ {qd} · {M} {qd}", kinetic_energy(model, q, qd),
         "J", "", qd=(Symbol("q", dots=1), qd), M=(Symbol("M"), M))  # fmt: skip
    note("potential energy", "004 A", Symbol("P"), "−Σ {m} {g} · {r}",
         potential_energy(model, q, gravity), "J", "", m=(Symbol("m", "i"), _masses(model)),
         g=(Symbol("g"), gravity), r=(Symbol("r", "i"), "centres of mass"))  # fmt: skip
    note.at("mass matrix", 0)
    note("mass matrix", "004 B", Symbol("M"), "second derivatives of {K}", M, "", "",
         K=(Symbol("K"), "K"))  # fmt: skip
    note.at("Christoffel symbols", 0)
    c = np.empty((n, n, n), dtype=dM.dtype)
    for i in range(n):
        for j in range(n):
            for k in range(n):
                c[i, j, k] = (dM[i, j, k] + dM[i, k, j] - dM[j, k, i]) / 2
                if k >= j and not _is_zero(c[i, j, k]):
                    note("Christoffel symbol", "004 C", Symbol("c", f"{i + 1}{j + 1}{k + 1}"),
                         "½ ({a} + {b} − {d})", c[i, j, k], "", "",
                         a=(_partial(i, j, k), dM[i, j, k]), b=(_partial(i, k, j), dM[i, k, j]),
                         d=(_partial(j, k, i), dM[j, k, i]))  # fmt: skip
    note.at("gravity", 0)
    note("gravity torque", "004 D", Symbol("g"), "gradient of {P}", g, "", "",
         P=(Symbol("P"), "P"))  # fmt: skip
    tau = np.empty(n, dtype=object)
    for i in range(n):
        inertia = sum((M[i, j] * qdd[j] for j in range(1, n)), M[i, 0] * qdd[0])
        products = [c[i, j, k] * qd[j] * qd[k] for j in range(n) for k in range(n)]
        velocity = sum(products[1:], products[0])
        unit = model.bodies[i].joint.effort_unit
        note.at("equation of motion", i + 1)
        tau[i] = note("torque of the actuator", "004 A", Symbol("τ", str(i + 1)), "{m} + {c} + {g}",
                      inertia + velocity + g[i], unit, "",
                      m=(Symbol("(M q̈)", str(i + 1), tex=r"(M\ddot{q})"), inertia),
                      c=(Symbol("(C q̇)", str(i + 1), tex=r"(C\dot{q})"), velocity),
                      g=(Symbol("g", str(i + 1)), g[i]))  # fmt: skip
    return tau


def _mass_matrix(model: Model, q: Array) -> tuple[Array, Array]:
    """M and its derivatives ∂M_ij/∂q_k, from kinetic energies of unit velocities."""
    n = model.nv
    seeded = dual.seed(q)

    def energy(velocity: Array) -> Any:
        return kinetic_energy(model, seeded, dual.constants(velocity.astype(q.dtype)))

    unit = np.eye(n, dtype=int)
    single = [energy(unit[i]) for i in range(n)]
    M = np.empty((n, n), dtype=q.dtype)
    dM = np.empty((n, n, n), dtype=q.dtype)
    for i in range(n):
        for j in range(i + 1):
            both = energy(unit[i] + unit[j]) - single[i] - single[j]
            M[i, j] = M[j, i] = np.asarray(both.value)[()]
            gradient = dual.jacobian(np.array([both], dtype=object), like=q)[0]
            dM[i, j] = dM[j, i] = gradient
    return M, dM


def _partial(i: int, j: int, k: int) -> Symbol:
    tex = rf"\partial M_{{{i + 1}{j + 1}}}/\partial q_{{{k + 1}}}"
    return Symbol(f"∂M{i + 1}{j + 1}/∂q{k + 1}", tex=tex)


def _masses(model: Model) -> Array:
    out = np.empty(len(model.bodies), dtype=object)
    out[:] = [body.inertia.mass for body in model.bodies]
    return out


def _is_zero(value: Any) -> bool:
    return bool(value == 0)
