"""Formulas as small trees: what a derivation makes and a view prints.

Not SymPy's expressions, because those order and regroup what they are given; here the terms stay
in the order, and the factors outside the brackets, where a textbook puts them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from operator import add, mul
from typing import Any


@dataclass(frozen=True)
class Number:
    value: Fraction | float


@dataclass(frozen=True)
class Name:
    """A parameter, a coordinate (q1, qd1, qdd1) or a shared sub-expression."""

    text: str


@dataclass(frozen=True)
class Power:
    base: Formula
    exponent: int


@dataclass(frozen=True)
class Product:
    """A number comes first, if there is one."""

    factors: tuple[Formula, ...]


@dataclass(frozen=True)
class Sum:
    terms: tuple[Formula, ...]


@dataclass(frozen=True)
class Call:
    """sin, cos or sqrt of a formula."""

    function: str
    argument: Formula


Formula = Number | Name | Power | Product | Sum | Call
ZERO, ONE = Number(Fraction(0)), Number(Fraction(1))


def power(base: Formula, exponent: int) -> Formula:
    if isinstance(base, Power):
        return power(base.base, base.exponent * exponent)
    return base if exponent == 1 else ONE if exponent == 0 else Power(base, exponent)


def product(*factors: Formula) -> Formula:
    """Factors in the given order, numbers multiplied together and put first."""
    number: Any = Fraction(1)
    others: list[Formula] = []
    for factor in factors:
        for part in factor.factors if isinstance(factor, Product) else (factor,):
            if isinstance(part, Number):
                number = number * part.value
            else:
                others.append(part)
    if number == 0:
        return ZERO
    if number != 1 or not others:
        others.insert(0, Number(number))
    return others[0] if len(others) == 1 else Product(tuple(others))


def total(*terms: Formula) -> Formula:
    """Terms in the given order, without zeros."""
    kept = tuple(
        part
        for term in terms
        for part in (term.terms if isinstance(term, Sum) else (term,))
        if part != ZERO
    )
    return ZERO if not kept else kept[0] if len(kept) == 1 else Sum(kept)


def split_sign(formula: Formula) -> tuple[bool, Formula]:
    """Whether a formula starts with a minus, and the formula without it."""
    if isinstance(formula, Number) and formula.value < 0:
        return True, Number(-formula.value)
    if isinstance(formula, Product):
        negative, first = split_sign(formula.factors[0])
        if negative and isinstance(first, Number):
            return True, product(first, *formula.factors[1:])
    return False, formula


def evaluate(formula: Formula, names: Mapping[str, Any], functions: Mapping[str, Callable]) -> Any:
    """The value in another kind of number: `names` and `functions` say how, "number" among them."""
    match formula:
        case Number(value):
            return functions["number"](value)
        case Name(text):
            return names[text]
        case Power(base, exponent):
            return evaluate(base, names, functions) ** exponent
        case Call(function, argument):
            return functions[function](evaluate(argument, names, functions))
        case Product(factors):
            return reduce(mul, (evaluate(factor, names, functions) for factor in factors))
        case Sum(terms):
            return reduce(add, (evaluate(term, names, functions) for term in terms))


def names_in(formula: Formula) -> set[str]:
    match formula:
        case Name(text):
            return {text}
        case Power(base, _):
            return names_in(base)
        case Call(_, argument):
            return names_in(argument)
        case Product(parts) | Sum(parts):
            return set().union(*map(names_in, parts))
    return set()
