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
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import sympy
from sympy.polys.rings import PolyElement

from rnea.core.description import JOINT_ENTRIES, JOINT_KINDS
from rnea.core.model import Model
from rnea.core.model.joints import make_joint
from rnea.core.scalar_types.sympy_numbers import SYMPY
from rnea.core.spatial import Inertia, Pose, numbers
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType
from rnea.engine.symbolic.equations import coordinates
from rnea.errors import InputError

_PI = sympy.Symbol("pi")


def _partner(function: str, x: PolyElement) -> PolyElement:
    """The generator cos(x) or sin(x) of the generator x."""
    ring = x.ring
    (monomial,) = x
    wanted = sympy.Symbol(f"{function}({ring.symbols[monomial.index(1)]})")
    return ring.gens[ring.symbols.index(wanted)]


def _refuse(x: PolyElement) -> Any:
    raise InputError("roots, signs and exponentials of polynomials are no polynomials")


RING = ScalarType(
    "polynomial",
    lambda value: value,  # whole numbers mix with ring elements as they are
    sympy.pi,
    lambda x: _partner("sin", x),
    lambda x: _partner("cos", x),
    *([_refuse] * 4),
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
    """What the constants of a robot are made of beside numbers, by the names of generators."""

    symbols: set[str] = field(default_factory=set)
    angles: dict[str, sympy.Expr] = field(default_factory=dict)
    roots: dict[str, sympy.Expr] = field(default_factory=dict)
    inverses: dict[str, sympy.Expr] = field(default_factory=dict)

    def polynomial(self, value: Any) -> sympy.Expr:
        """A constant with a symbol for all that is no polynomial, which is noted down."""
        value = sympy.sympify(value)
        match value:
            case sympy.Rational():
                return value
            case sympy.S.Pi:
                self.symbols.add("pi")
                return _PI
            case sympy.Symbol():
                self.symbols.add(str(value))
                return value
            case sympy.Add() | sympy.Mul():
                return value.func(*map(self.polynomial, value.args))
            case sympy.cos() | sympy.sin():
                exact = _right_angle(value)
                if exact is not None:
                    return exact
                self.angles[str(value.args[0])] = value.args[0]
                return sympy.Symbol(f"{value.func.__name__}({value.args[0]})")
            case sympy.Pow(base=base, exp=sympy.Rational() as exponent) if exponent.q <= 2:
                return self._power(base, exponent)
        raise InputError(f"the closed form cannot contain the constant {value}")

    def _power(self, base: sympy.Expr, exponent: sympy.Rational) -> sympy.Expr:
        root = sympy.S.One
        if exponent.q == 2:
            # r^(k/2) = r^((k-1)/2) · sqrt(r), whatever the sign of k
            root, exponent = sympy.Symbol(f"sqrt({base})"), (exponent - sympy.S.Half)
            self.roots[str(root)] = base
        if exponent < 0 and not base.is_Rational:
            inverse = sympy.Symbol(f"1/({base})")
            self.inverses[str(inverse)] = base
            # its own parts belong to the ring, too
            self.polynomial(base)
            return inverse**-exponent * root
        return self.polynomial(base) ** exponent * root


def _right_angle(value: sympy.Expr) -> sympy.Integer | None:
    """cos or sin of a decimal right angle, by the same rule as the float kind's constants."""
    angle = value.args[0]
    if angle.is_Rational:
        exact = (FLOAT.cos if value.func is sympy.cos else FLOAT.sin)(float(angle))
        if exact in (-1.0, 0.0, 1.0):
            return sympy.Integer(exact)
    return None


class RobotRing:
    """The ring of one robot: parameters, coordinates, and what its constants need."""

    def __init__(self, model: Model, parameters: Iterable[str], gravity: str) -> None:
        """model: of SymPy constants; parameters in the order of printing, gravity's name last."""
        constants = Constants()
        polynomial = _converted(model, SYMPY, constants.polynomial)
        # beside numbers pi is one of them: 0.0157 kg, not 0.005 pi kg
        known = set() if constants.symbols == {"pi"} else constants.symbols
        self.n = model.nv
        self.parameters = [name for name in parameters if name in known and name != gravity]
        self.inverse, self.root = constants.inverses, constants.roots
        self.q, self.qd, self.qdd = coordinates(self.n)
        named = zip(self.q, model.coordinates, strict=True)
        self.constant_angles = constants.angles
        self.angles = [q for q, coordinate in named if coordinate.unit == "rad"]
        self.angles += self.constant_angles
        trig = [f"{f}({angle})" for angle in self.angles for f in ("cos", "sin")]
        self.scalars = [*self.inverse, *self.root, *(["pi"] if "pi" in known else [])]
        self.scalars += [*self.parameters, *(q for q in self.q if q not in self.angles)]
        self.scalars += [gravity] if gravity in known else []
        self.names = list(dict.fromkeys([*self.scalars, *self.angles, *self.qd, *self.qdd, *trig]))
        self.index = {name: i for i, name in enumerate(self.names)}
        self.ring = sympy.polys.rings.PolyRing(
            [sympy.Symbol(name) for name in self.names], sympy.QQ, sympy.polys.orderings.lex
        )
        self._numbers = {} if "pi" in known else {_PI: sympy.Rational(math.pi)}
        self.model = _converted(polynomial, RING, self._element)
        self.relations = [
            self.generator(u) * self._element(constants.polynomial(d)) - 1
            for u, d in self.inverse.items()
        ]
        self.relations += [
            self.generator(r) ** 2 - self._element(constants.polynomial(square))
            for r, square in self.root.items()
        ]

    def generator(self, name: str) -> PolyElement:
        return self.ring.gens[self.index[name]]

    def state(self, names: Iterable[str]) -> Array:
        return RING.array([self.generator(name) for name in names])

    def _element(self, polynomial: sympy.Expr) -> PolyElement:
        return self.ring.from_expr(polynomial.xreplace(self._numbers))

    def reduced(self, value: Any) -> PolyElement:
        """Without squares of roots and without inverses where they cancel."""
        value = self.ring(value) if isinstance(value, int) else value
        return value.rem(self.relations) if self.relations else value


def _converted(model: Model, kind: ScalarType, convert: Callable[[Any], Any]) -> Model:
    """The same model with every constant converted to another kind; without frames."""

    array = np.frompyfunc(convert, 1, 1)

    def pose(x: Pose) -> Pose:
        return Pose(array(x.rotation), array(x.translation))

    def inertia(x: Inertia) -> Inertia:
        return Inertia(convert(x.mass), array(x.com), array(x.about_com), kind)

    bodies = []
    for body in model.bodies:
        joint = body.joint
        numbers = iter(joint.describe())
        said = {
            entry: np.array([convert(next(numbers)) for _ in range(JOINT_ENTRIES[entry])])
            for entry in JOINT_KINDS[joint.kind].entries
        }
        placed = make_joint(joint.kind, joint.name, pose(joint.placement), kind, **said)
        bodies.append(replace(body, joint=placed, inertia=inertia(body.inertia)))
    return replace(
        model,
        kind=kind,
        bodies=tuple(bodies),
        base_inertia=inertia(model.base_inertia),
        base=pose(model.base),
        gravity=array(model.gravity),
        frames={},
    )
