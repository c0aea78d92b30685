"""Elements of SymPy's polynomial rings as a kind of number, and a Model made of them.

Polynomials over the rationals compute far faster than expressions and have one form only. For an
angle x the ring has the generators x, cos(x) and sin(x); the seam's cosine of the generator x is
the generator cos(x), so cosine and sine are independent variables until `fourier.py` joins them.

A robot's constants are first made as SymPy expressions, exactly. What is no polynomial in them
becomes a generator of its own: the cosine and sine of a constant angle, a square root r with
r² known, the inverse u of a denominator d with u·d = 1, and pi (of round solids) where there are
symbols; without them pi is a number. Roots and inverses are reduced away at the end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import sympy
from sympy.polys.rings import PolyElement

from rnea.errors import InputError
from rnea.kinds.sympy_numbers import SYMPY
from rnea.model import Model, make_joint
from rnea.spatial import Inertia, Pose, numbers
from rnea.spatial.numbers import FLOAT, Array, Kind

_PI = math.pi.as_integer_ratio()


def _partner(function: str, x: PolyElement) -> PolyElement:
    """The generator cos(x) or sin(x) of the generator x."""
    ring = x.ring
    (monomial,) = x
    wanted = sympy.Symbol(f"{function}({ring.symbols[monomial.index(1)]})")
    return ring.gens[ring.symbols.index(wanted)]


def _refuse(x: PolyElement) -> Any:
    raise InputError("roots, signs and exponentials of polynomials are no polynomials")


RING = Kind(
    "polynomial",
    lambda value: value,  # whole numbers mix with ring elements as they are
    sympy.pi,
    lambda x: _partner("sin", x),
    lambda x: _partner("cos", x),
    _refuse,
    _refuse,
    _refuse,
    _refuse,
)
numbers.register(PolyElement, RING)


def _whole(function: Any) -> Any:
    """sin or cos that leaves pi/5 an angle: as radicals it could not join the joint's angle."""

    def of(angle: sympy.Expr) -> sympy.Expr:
        turns = angle / sympy.pi
        if not turns.is_Rational or (2 * turns).is_Integer:
            return function(angle)
        sign = -1 if function is sympy.sin and angle < 0 else 1
        return sign * function(abs(angle), evaluate=False)

    return of


ANGLES = replace(SYMPY, name="sympy with angles", sin=_whole(sympy.sin), cos=_whole(sympy.cos))


@dataclass
class Constants:
    """What the constants of a robot are made of, collected before the ring exists."""

    symbols: list[sympy.Symbol] = field(default_factory=list)
    angles: list[sympy.Expr] = field(default_factory=list)
    roots: list[sympy.Expr] = field(default_factory=list)
    inverses: list[sympy.Expr] = field(default_factory=list)
    pi: bool = False

    def collect(self, value: Any) -> None:
        match value:
            case sympy.Symbol():
                self._once(self.symbols, value)
            case sympy.cos() | sympy.sin():
                if _right_angle(value) is None:
                    self._once(self.angles, value.args[0])
            case sympy.Pow(base=base, exp=sympy.Rational() as exponent) if exponent.q <= 2:
                if exponent.q == 2:
                    self._once(self.roots, base)
                if exponent < 0 and not base.is_Rational:
                    self._once(self.inverses, base)
                self.collect(base)
            case sympy.Add() | sympy.Mul():
                for part in value.args:
                    self.collect(part)
            case sympy.Rational() | int():
                pass
            case sympy.S.Pi:
                self.pi = True
            case _:
                raise InputError(f"the closed form cannot contain the constant {value}")

    @staticmethod
    def _once(known: list[Any], value: Any) -> None:
        if value not in known:
            known.append(value)


def _right_angle(value: sympy.Expr) -> int | None:
    """cos or sin of a decimal right angle, by the same rule as the float kind's constants."""
    angle = value.args[0]
    if angle.is_Rational:
        exact = (FLOAT.cos if value.func is sympy.cos else FLOAT.sin)(float(angle))
        if exact in (-1.0, 0.0, 1.0):
            return int(exact)
    return None


class RobotRing:
    """The ring of one robot: parameters, coordinates, and what its constants need."""

    def __init__(
        self, constants: Constants, parameters: Iterable[str], gravity: str, joints: list[bool]
    ) -> None:
        """parameters in the order of printing, gravity's name last; joints: which of them turn."""
        n = len(joints)
        self.n, self.turning = n, joints
        known = [str(symbol) for symbol in constants.symbols]
        self.parameters = [name for name in parameters if name in known and name != gravity]
        self.inverse = {f"1/({d})": d for d in constants.inverses}
        self.root = {f"sqrt({square})": square for square in constants.roots}
        self.q, self.qd, self.qdd = ([f"{x}{i + 1}" for i in range(n)] for x in ("q", "qd", "qdd"))
        self.constant_angles = {_angle_name(angle): angle for angle in constants.angles}
        self.angles = [q for q, turns in zip(self.q, joints, strict=True) if turns]
        self.angles += list(self.constant_angles)
        trig = [f"{f}({angle})" for angle in self.angles for f in ("cos", "sin")]
        # beside numbers pi is one of them: 0.0157 kg, not 0.005 pi kg
        self.pi = ["pi"] if constants.pi and known else []
        self.scalars = [*self.inverse, *self.root, *self.pi, *self.parameters]
        self.scalars += [q for q in self.q if q not in self.angles]
        self.scalars += [gravity] if gravity in known else []
        names = [*self.scalars, *self.angles, *self.qd, *self.qdd, *trig]
        self.names = list(dict.fromkeys(names))
        self.ring = sympy.polys.rings.PolyRing(
            [sympy.Symbol(name) for name in self.names], sympy.QQ, sympy.polys.orderings.lex
        )
        self.index = {name: i for i, name in enumerate(self.names)}
        self.relations = [self.of(d) * self.generator(u) - 1 for u, d in self.inverse.items()]
        self.relations += [self.generator(r) ** 2 - self.of(s) for r, s in self.root.items()]

    def generator(self, name: str) -> PolyElement:
        return self.ring.gens[self.index[name]]

    def state(self, names: list[str]) -> Array:
        out = np.empty(len(names), dtype=object)
        out[:] = [self.generator(name) for name in names]
        return out

    def of(self, value: Any) -> PolyElement:
        """A SymPy constant as a polynomial."""
        match value:
            case sympy.Symbol():
                return self.generator(str(value))
            case sympy.cos() | sympy.sin():
                exact = _right_angle(value)
                name = f"{value.func.__name__}({_angle_name(value.args[0])})"
                return self.generator(name) if exact is None else self.ring(exact)
            case sympy.Add():
                return sum((self.of(part) for part in value.args), self.ring.zero)
            case sympy.Mul():
                result = self.ring.one
                for part in value.args:
                    result = result * self.of(part)
                return result
            case sympy.Rational() | int():
                return self.ring(sympy.QQ.convert(sympy.sympify(value)))
            case sympy.Pow(base=base, exp=exponent):
                return self._power(base, exponent)
            case sympy.S.Pi:
                return self.generator("pi") if self.pi else self.ring(sympy.QQ(*_PI))
        raise InputError(f"the closed form cannot contain the constant {value}")

    def _power(self, base: sympy.Expr, exponent: sympy.Rational) -> PolyElement:
        if exponent.q == 2:
            # r^(k/2) = r^((k-1)/2) · sqrt(r), whatever the sign of k
            whole = sympy.Integer((exponent.p - 1) // 2)
            return self.of(sympy.Pow(base, whole)) * self.generator(f"sqrt({base})")
        if exponent < 0:
            return self.generator(f"1/({base})") ** int(-exponent)
        return self.of(base) ** int(exponent)

    def reduced(self, value: Any) -> PolyElement:
        """Without squares of roots and without inverses where they cancel."""
        value = self.ring(value) if isinstance(value, int) else value
        return value.rem(self.relations) if self.relations else value

    def array(self, values: Array) -> Array:
        out = np.empty(np.shape(values), dtype=object)
        for index in np.ndindex(out.shape):
            out[index] = self.of(values[index])
        return out

    def _pose(self, pose: Pose) -> Pose:
        return Pose(self.array(pose.rotation), self.array(pose.translation))

    def _inertia(self, given: Inertia) -> Inertia:
        return Inertia(
            self.of(given.mass), self.array(given.com), self.array(given.about_com), RING
        )

    def model(self, model: Model) -> Model:
        """The same model with this ring's elements for its SymPy constants."""
        bodies = []
        for body in model.bodies:
            joint = body.joint
            place, axis = self._pose(joint.placement), self.array(joint.axis)
            made = make_joint(joint.kind, joint.name, place, axis, RING)
            bodies.append(replace(body, joint=made, inertia=self._inertia(body.inertia)))
        return replace(
            model,
            kind=RING,
            bodies=tuple(bodies),
            base_inertia=self._inertia(model.base_inertia),
            base=self._pose(model.base),
            gravity=self.array(model.gravity),
            frames={},
        )


def _angle_name(angle: sympy.Expr) -> str:
    return str(angle)


def constants_of(model: Model) -> Constants:
    """Everything that a model's SymPy constants are made of."""
    found = Constants()
    inertias = [model.base_inertia, *(body.inertia for body in model.bodies)]
    poses = [model.base, *(body.joint.placement for body in model.bodies)]
    arrays = [model.gravity, *(body.joint.axis for body in model.bodies)]
    arrays += [part for pose in poses for part in (pose.rotation, pose.translation)]
    arrays += [part for one in inertias for part in (one.com, one.about_com)]
    arrays += [np.array([one.mass for one in inertias], dtype=object)]
    for array in arrays:
        for value in array.flat:
            found.collect(sympy.sympify(value))
    return found
