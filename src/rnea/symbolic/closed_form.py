"""Closed forms: the recursion run on polynomials, each result split into terms.

A term is a number times a monomial of the parameters, a monomial of the velocities and
accelerations, and a product of cosines and sines of whole multiples of the joint angles.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import sympy

from rnea.model import Model
from rnea.recursions import Case, kinetic_energy, potential_energy, rigid_torque
from rnea.symbolic.fourier import Waves, products, series
from rnea.symbolic.ring_numbers import RobotRing, constants_of

Exponents = tuple[int, ...]


@dataclass(frozen=True)
class Term:
    """coefficient · parameters · motion · waves.

    parameters: exponents of the ring's `scalars` (sliding coordinates among them); motion:
    exponents of qd1, qd2, ..., qdd1, qdd2, ...
    """

    coefficient: Fraction
    parameters: Exponents
    motion: Exponents
    waves: Waves


@dataclass(frozen=True)
class ClosedForm:
    """The torques (one list of terms per joint) or the two energies of a robot."""

    ring: RobotRing
    rows: tuple[tuple[Term, ...], ...]

    @property
    def size(self) -> int:
        return sum(len(row) for row in self.rows)


def robot_ring(model: Model, parameters: Iterable[str], gravity: str) -> RobotRing:
    """The ring for a model whose constants are SymPy expressions."""
    turning = [body.joint.kind == "revolute" for body in model.bodies]
    return RobotRing(constants_of(model), parameters, gravity, turning)


def torques(model: Model, ring: RobotRing) -> ClosedForm:
    """tau of every joint; M, C and g are its coefficients."""
    made = ring.model(model)
    q, qd, qdd = (ring.state(names) for names in (ring.q, ring.qd, ring.qdd))
    tau = rigid_torque(made, Case(), q, qd, qdd)
    return ClosedForm(ring, tuple(split(ring, value) for value in tau))


def energies(model: Model, ring: RobotRing) -> ClosedForm:
    """Kinetic energy, then potential energy less its value for the constants alone."""
    made = ring.model(model)
    # with a batch axis, so that no sum starts from a bare ring element
    q, qd = ring.state(ring.q)[None], ring.state(ring.qd)[None]
    kinetic = kinetic_energy(made, Case(rotor=False), q, qd)[0]
    potential = potential_energy(made, Case(), q)[0]
    return ClosedForm(ring, (split(ring, kinetic), split(ring, potential)))


def split(ring: RobotRing, value: Any) -> tuple[Term, ...]:
    """A polynomial as terms, the trigonometric part of each as a Fourier sum."""
    value = value.item() if isinstance(value, np.ndarray) else value
    scalars = [ring.index[name] for name in ring.scalars]
    motion = [ring.index[name] for name in (*ring.qd, *ring.qdd)]
    trig = [ring.index[f"{f}({angle})"] for angle in ring.angles for f in ("cos", "sin")]
    parts: dict[tuple[Exponents, Exponents], list[tuple[Exponents, Fraction]]] = {}
    for monomial, coefficient in ring.reduced(value).terms():
        key = tuple(monomial[i] for i in scalars), tuple(monomial[i] for i in motion)
        powers = tuple(monomial[i] for i in trig)
        parts.setdefault(key, []).append((powers, _fraction(coefficient)))
    out = []
    for (parameters, moving), polynomial in parts.items():
        for factor, waves in products(series(polynomial)):
            out.append(Term(factor, parameters, moving, waves))
    return tuple(out)


def _fraction(value: Any) -> Fraction:
    return Fraction(int(sympy.QQ.numer(value)), int(sympy.QQ.denom(value)))
