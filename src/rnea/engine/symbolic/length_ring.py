"""Polynomials in the lengths of a robot: where its joints stand, exactly.

Constants are rational numbers; the cosine of an angle that is no right one is the decimal that a
float has. What depends on a symbol in another way (1/l, cos of a named angle) is a generator with
its text as a name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import sympy

from rnea.core.spatial import Pose
from rnea.core.spatial.numbers import FLOAT
from rnea.engine.symbolic.expression import (
    Formula,
    Name,
    Number,
    power,
    product,
    split_sign,
    total,
)
from rnea.engine.symbolic.monomials import Exponents, Grouping, minus, square_root

Terms = dict[Exponents, Fraction]
"""Coefficients by monomial."""


class Lengths:
    """Names and values of the symbols; `polynomials` makes the ring."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self._names = dict(values)
        self._generators: dict[str, float] = {}

    def polynomials(self, poses: Sequence[Pose]) -> list[Pose]:
        """Poses of SymPy expressions as poses of ring elements."""
        plain = np.frompyfunc(self._polynomial, 1, 1)
        found = [(plain(pose.rotation), plain(pose.translation)) for pose in poses]
        order = [name for name in self._names if name in self._generators]
        order += [name for name in self._generators if name not in self._names]
        self._order = order
        symbols = [sympy.Symbol(name) for name in order] or [sympy.Symbol("none")]
        ring = sympy.polys.rings.PolyRing(symbols, sympy.QQ, sympy.polys.orderings.lex)
        element = np.frompyfunc(ring.from_expr, 1, 1)
        return [Pose(element(rotation), element(translation)) for rotation, translation in found]

    def _polynomial(self, value: Any) -> sympy.Expr:
        """An expression with a symbol for all that is no polynomial."""
        value = sympy.sympify(value)
        match value:
            case sympy.Rational():
                return value
            case sympy.Symbol():
                return self._generator(value)
            case sympy.Add() | sympy.Mul():
                return value.func(*map(self._polynomial, value.args))
            case sympy.Pow(base=base, exp=sympy.Integer() as exponent) if exponent > 0:
                return self._polynomial(base) ** exponent
        if value.free_symbols:
            return self._generator(value)
        return _decimal(value)

    def _generator(self, value: sympy.Expr) -> sympy.Symbol:
        name = str(value)
        self._generators[name] = float(value.subs(self._names))
        return sympy.Symbol(name)

    def value(self, polynomial: Any) -> float:
        """With the robot's lengths in place of the symbols."""
        values = [self._generators[name] for name in self._order]
        return sum(
            float(c) * float(np.prod([v**e for v, e in zip(values, m, strict=False) if e]))
            for m, c in polynomial.terms()
        )

    def used_in(self, polynomials: Iterable[Any]) -> dict[str, float]:
        """The symbols that occur, and their values."""
        powers = [monomial for polynomial in polynomials for monomial in polynomial]
        places = {i for monomial in powers for i, e in enumerate(monomial) if e}
        return {self._order[i]: self._generators[self._order[i]] for i in sorted(places)}

    def formula(self, polynomial: Any) -> Formula:
        """A common number before the bracket; inside, terms with a plus come first."""
        terms = {
            tuple(m): Fraction(int(c.numerator), int(c.denominator)) for m, c in polynomial.terms()
        }
        content = Grouping(decimals=True).content(list(terms.values()))
        inside = {exponents: c / content for exponents, c in terms.items()}
        parts = [self._factored(part) for part in _separate(inside)]
        ordered = sorted(parts, key=lambda part: split_sign(part)[0])
        return product(Number(content), total(*ordered))

    def _factored(self, terms: Terms) -> Formula:
        """Terms that share symbols: a² + 2 a b + b² is (a + b)², and a b + a c is a (b + c)."""
        common = tuple(min(column) for column in zip(*terms, strict=True))
        inside = {minus(exponents, common): c for exponents, c in terms.items()}
        root = square_root(inside) if len(inside) > 1 else None
        if root is not None:
            names = [product(Number(c), Name(self._order[i])) for i, c in root.items()]
            return product(*self._powers(common), power(total(*names), 2))
        listed = sorted(inside.items(), key=lambda term: (term[1] < 0, *(-e for e in term[0])))
        sums = [product(Number(c), *self._powers(exponents)) for exponents, c in listed]
        return product(*self._powers(common), total(*sums))

    def _powers(self, exponents: Exponents) -> list[Formula]:
        return [power(Name(self._order[i]), e) for i, e in enumerate(exponents) if e]


def _separate(terms: Terms) -> list[Terms]:
    """In groups that have no symbol in common."""
    groups: list[tuple[set[int], Terms]] = []
    for exponents, c in terms.items():
        symbols, group = {i for i, e in enumerate(exponents) if e}, {exponents: c}
        for other in [other for other in groups if other[0] & symbols]:
            groups.remove(other)
            symbols, group = symbols | other[0], other[1] | group
        groups.append((symbols, group))
    return [group for _, group in groups]


def _decimal(value: sympy.Expr) -> sympy.Rational:
    """A constant; right angles by the rule of the float kind."""
    if isinstance(value, sympy.cos | sympy.sin):
        function = FLOAT.cos if isinstance(value, sympy.cos) else FLOAT.sin
        return sympy.Rational(float(function(float(value.args[0]))))
    return sympy.Rational(float(value))
