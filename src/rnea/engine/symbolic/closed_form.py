"""Closed forms: the recursion run on polynomials, each result split into terms and laid out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import sympy

from rnea.core.recursions import Conditions, kinetic_energy, potential_energy, rigid_torque
from rnea.engine.symbolic.equations import Entries, Index, Shared
from rnea.engine.symbolic.fourier import products, series
from rnea.engine.symbolic.layout import FormulaLayout
from rnea.engine.symbolic.monomials import Exponents, Term
from rnea.engine.symbolic.naming import Naming
from rnea.engine.symbolic.ring_numbers import ANGLES, RobotRing

MOST_TERMS = 150

Rows = Sequence[Sequence[Term]]


def closed_form(named: Naming, form: str, group: str) -> tuple[list[Entries], Shared] | None:
    """Every function of a form, and factors with a name; None if it were too long to read."""
    ring = RobotRing(named.model(ANGLES, sympy.Symbol), named.parameters, named.gravity)
    rows = _energies(ring) if form == "energy" else _torques(ring)
    if sum(map(len, rows)) > MOST_TERMS:
        return None
    layout = FormulaLayout(ring, rows, named.taken)
    match form:
        case "mcg":
            return _matrices(layout, rows)
        case "christoffel":
            return [_christoffel(layout, rows)], []
        case "energy":
            kinetic, potential = rows
            moving = layout.total(kinetic) if group == "terms" else layout.by_acceleration(kinetic)
            return [{(): moving}, {(): layout.still(potential)}], []
    laid_out = layout.by_terms if group == "terms" else layout.by_acceleration
    return [{(i,): laid_out(row) for i, row in enumerate(rows)}], []


# ---- the recursion -----------------------------------------------------------------------------


def _torques(ring: RobotRing) -> Rows:
    """tau of every joint; M, C and g are its coefficients."""
    q, qd, qdd = map(ring.state, (ring.q, ring.qd, ring.qdd))
    return [_terms(ring, tau) for tau in rigid_torque(ring.model, Conditions(), q, qd, qdd)]


def _energies(ring: RobotRing) -> Rows:
    """Kinetic energy, then potential energy less its value for the constants alone."""
    # with a batch axis, so that no sum starts from a bare ring element
    q, qd = ring.state(ring.q)[None], ring.state(ring.qd)[None]
    kinetic = kinetic_energy(ring.model, Conditions(rotor=False), q, qd)
    potential = potential_energy(ring.model, Conditions(spring=False), q)
    return [_terms(ring, energy.item()) for energy in (kinetic, potential)]


def _terms(ring: RobotRing, value: Any) -> list[Term]:
    """A polynomial as terms, the trigonometric part of each as a Fourier sum."""
    scalars = [ring.index[name] for name in ring.scalars]
    motion = [ring.index[name] for name in (*ring.qd, *ring.qdd)]
    trig = [ring.index[f"{f}({angle})"] for angle in ring.angles for f in ("cos", "sin")]
    parts: dict[tuple[Exponents, Exponents], list[tuple[Exponents, Fraction]]] = {}
    for monomial, c in ring.reduced(value).terms():
        key = tuple(monomial[i] for i in scalars), tuple(monomial[i] for i in motion)
        coefficient = Fraction(int(sympy.QQ.numer(c)), int(sympy.QQ.denom(c)))
        parts.setdefault(key, []).append((tuple(monomial[i] for i in trig), coefficient))
    return [
        Term(factor, *key, waves)
        for key, polynomial in parts.items()
        for factor, waves in products(series(polynomial))
    ]


# ---- matrices as coefficients of the torques ---------------------------------------------------


def _matrices(layout: FormulaLayout, rows: Rows) -> tuple[list[Entries], Shared]:
    """M, C and g, and the factors that C's entries share."""
    n = len(rows)
    pairs = [(row, i, j) for i, row in enumerate(rows) for j in range(n)]
    mass: Entries = {
        (i, j): layout.bracket(_coefficient(row, _unit(2 * n, n + j))) for row, i, j in pairs
    }
    velocity: dict[Index, Sequence[Term]] = {(i, j): _coriolis(row, j, n) for row, i, j in pairs}
    gravity: Entries = {
        (i,): layout.still(_coefficient(row, (0,) * 2 * n)) for i, row in enumerate(rows)
    }
    shared, coriolis = layout.with_common_factors(velocity)
    return [mass, coriolis, gravity], shared


def _christoffel(layout: FormulaLayout, rows: Rows) -> Entries:
    n = len(rows)
    return {
        (i, j, k): layout.bracket(_coefficient(_coriolis(row, j, n), _unit(2 * n, k)))
        for i, row in enumerate(rows)
        for j in range(n)
        for k in range(n)
    }


def _unit(size: int, index: int) -> Exponents:
    return tuple(int(i == index) for i in range(size))


def _coefficient(row: Sequence[Term], motion: Exponents) -> list[Term]:
    still = (0,) * len(motion)
    return [replace(t, motion=still) for t in row if t.motion == motion]


def _coriolis(row: Sequence[Term], j: int, n: int) -> list[Term]:
    """C_ij = ½ ∂h_i/∂qd_j of the velocity torque h: no derivative of M is needed."""
    out = []
    for t in row:
        if t.motion[j] and not any(t.motion[n:]):
            lower = tuple(e - (i == j) for i, e in enumerate(t.motion))
            half = t.coefficient * Fraction(t.motion[j], 2)
            out.append(replace(t, coefficient=half, motion=lower))
    return out
