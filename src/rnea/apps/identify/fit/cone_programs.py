"""A least-squares problem with positive matrices and positive numbers, solved in two ways.

    minimise ½ uᵀ H u - gᵀ u,   1 + matrix(u_body) - ε 1 positive for each body,
                                 start + slope · u ≥ 0 for some unknowns.

By Clarabel, a solver of conic programs; and where that is missing by a barrier: Newton's method on
the objective less μ (log det + log), for ever smaller μ. The problem is convex and has one
solution, so both find the same.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.apps.identify.fit.pseudo_inertia import PLACES, matrix_of, rows_of
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.optional_packages import optional

_LAST, _TURNS = 1e-9, 60
_LAST_WEIGHT = 1e-6  # of the barrier: what is left of the objective is this for each condition


@dataclass(frozen=True, eq=False)
class ConeProgram:
    """H (k, k), g (k,); the first 10 · bodies unknowns are matrices, least: their smallest
    eigenvalue allowed; floors: unknown by number, and the value that it must not go below."""

    H: Array
    g: Array
    bodies: int
    least: float
    floors: tuple[tuple[int, float], ...]

    def value(self, u: Array) -> float:
        return float(u @ self.H @ u / 2 - self.g @ u)


def by_clarabel(program: ConeProgram) -> Array:
    """The unknowns (k,)."""
    solver = optional("clarabel", "physically consistent parameters by cones need", "", "identify")
    sparse = optional("scipy.sparse", "physically consistent parameters need", "", "identify")
    k, width = len(program.g), len(PLACES)
    rows = [np.eye(k)[width * b : width * (b + 1)] for b in range(program.bodies)]
    inside = rows_of(np.eye(4)) * (1 - program.least)
    floored = np.eye(k)[[number for number, _ in program.floors]].reshape(-1, k)
    G = -np.vstack([*rows, floored])
    h = np.concatenate([*[inside] * program.bodies, [-value for _, value in program.floors]])
    cones = [solver.PSDTriangleConeT(4)] * program.bodies
    cones.append(solver.NonnegativeConeT(len(program.floors)))
    settings = solver.DefaultSettings()
    settings.verbose = False
    settings.tol_gap_abs = settings.tol_gap_rel = settings.tol_feas = _LAST
    # all numbers near 1
    size = float(np.abs(program.H).max())
    P = sparse.csc_matrix(np.triu(program.H / size))
    done = solver.DefaultSolver(
        P, -program.g / size, sparse.csc_matrix(G), h, cones, settings
    ).solve()
    if done.status not in (solver.SolverStatus.Solved, solver.SolverStatus.AlmostSolved):
        raise InputError(f"the physical fit was not solved: {done.status}")
    return np.array(done.x)


def by_barrier(program: ConeProgram) -> Array:
    """The same without a solver."""
    u = np.zeros(len(program.g))
    for number, floor in program.floors:
        # begin within what is allowed
        u[number] = max(u[number], floor + 0.1)
    weight = max(1.0, abs(program.value(u)))
    while weight > _LAST_WEIGHT:
        for _ in range(_TURNS):
            value, gradient, curvature = _with_barrier(program, u, weight)
            step = np.linalg.solve(curvature, -gradient)
            gain = -float(gradient @ step)
            if gain < 1e-10 * max(1.0, weight):
                break
            size = 1.0
            while size > 1e-12:
                further = _barrier(program, u + size * step, weight)
                if further < value - 0.1 * size * gain:
                    break
                size /= 2
            else:
                break
            u = u + size * step
        weight /= 8
    return u


def _barrier(program: ConeProgram, u: Array, weight: float) -> float:
    """The objective with its barrier; infinite outside."""
    total = 0.0
    for M in _matrices(program, u):
        try:
            total -= 2 * float(np.log(np.diag(np.linalg.cholesky(M))).sum())
        except np.linalg.LinAlgError:
            return np.inf
    for number, floor in program.floors:
        if u[number] <= floor:
            return np.inf
        total -= float(np.log(u[number] - floor))
    return program.value(u) + weight * total


def _with_barrier(program: ConeProgram, u: Array, weight: float) -> tuple[float, Array, Array]:
    """Value, gradient and curvature."""
    gradient = program.H @ u - program.g
    curvature = program.H.copy()
    for b, M in enumerate(_matrices(program, u)):
        own = slice(len(PLACES) * b, len(PLACES) * (b + 1))
        inverse = np.linalg.inv(M)
        gradient[own] -= weight * rows_of(inverse)
        # d(M⁻¹) = -M⁻¹ dM M⁻¹, for every entry
        turned = np.array([rows_of(inverse @ E @ inverse) for E in _ENTRIES])
        curvature[own, own] += weight * turned
    for number, floor in program.floors:
        away = u[number] - floor
        gradient[number] -= weight / away
        curvature[number, number] += weight / away**2
    return _barrier(program, u, weight), gradient, curvature


def _matrices(program: ConeProgram, u: Array) -> list[Array]:
    width, most = len(PLACES), 1 - program.least
    return [
        np.eye(4) * most + matrix_of(u[width * b : width * (b + 1)]) for b in range(program.bodies)
    ]


_ENTRIES = [matrix_of(row) for row in np.eye(len(PLACES))]
