"""Numbers with SI dimensions as a kind of number: every sum checks that it adds like to like.

A `DimensionedValue` is a value and the exponents of metre, kilogram and second; radians are pure
numbers.
Run through a recursion it does the error check that Craig recommends for equations of motion (look
at the unit of every term) for every addition that the program makes. A literal zero of the program
(an empty sum, the entry of a zero vector) has no unit and may be added to anything; a zero that was
measured, such as a centre of mass at 0 m, has one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from rnea.core.spatial import numbers
from rnea.core.spatial.numbers import FLOAT, ScalarType
from rnea.errors import InputError

Dimension = tuple[Any, Any, Any]
"""Exponents of m, kg and s: whole numbers, or fractions after a root."""

ONE: Dimension = (0, 0, 0)
METRE: Dimension = (1, 0, 0)
KILOGRAM: Dimension = (0, 1, 0)

_NAMES: dict[Dimension, str] = {
    ONE: "1",
    (1, 1, -2): "N",
    (2, 1, -2): "N m",
    (0, 1, -2): "N/m",
    (2, 1, -1): "N m s",
    (0, 1, -1): "N s/m",
}
_SUPERSCRIPT = str.maketrans("0123456789-/", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻ᐟ")


def unit_name(dimension: Dimension | None) -> str:
    """A dimension as a unit: N m, kg m², m/s². None, the literal zero's, is 'any (exactly 0)'.

    >>> unit_name((2, 1, 0)), unit_name((1, 0, -2)), unit_name((2, 1, -2))
    ('kg m²', 'm/s²', 'N m')
    """
    if dimension is None:
        return "any (exactly 0)"
    if dimension in _NAMES:
        return _NAMES[dimension]
    parts = list(zip(("kg", "m", "s"), (dimension[1], dimension[0], dimension[2]), strict=True))
    above = " ".join(_power(name, e) for name, e in parts if e > 0)
    below = [_power(name, -e) for name, e in parts if e < 0]
    if not below:
        return above
    return f"{above or '1'}/{below[0] if len(below) == 1 else '(' + ' '.join(below) + ')'}"


def _power(name: str, exponent: Any) -> str:
    return name if exponent == 1 else name + str(exponent).translate(_SUPERSCRIPT)


def times_dimension(a: Dimension, b: Dimension, sign: int = 1) -> Dimension:
    """The dimension of a product, or with sign = -1 of a quotient."""
    return (a[0] + sign * b[0], a[1] + sign * b[1], a[2] + sign * b[2])


def power_dimension(a: Dimension, power: Any) -> Dimension:
    x, y, z = (Fraction(e) * power for e in a)
    return (_whole(x), _whole(y), _whole(z))


def _whole(exponent: Fraction) -> Any:
    return int(exponent) if exponent.denominator == 1 else exponent


class UnitError(InputError):
    """Unlike things were added, or a function was given a number with a unit; names both units.

    >>> DimensionedValue(1.0, KILOGRAM) + DimensionedValue(1.0, METRE)
    Traceback (most recent call last):
        ...
    rnea.apps.units.numbers_with_units.UnitError: cannot add unlike quantities: 1 kg + 1 m
    """


@dataclass
class UnitCheckCounts:
    """How many sums were checked, and how many had a literal zero as a term."""

    checked: int = 0
    with_zero: int = 0


_TALLY: ContextVar[UnitCheckCounts] = ContextVar("tally")


@contextmanager
def counting() -> Iterator[UnitCheckCounts]:
    """Count the additions of quantities inside."""
    tally = UnitCheckCounts()
    token = _TALLY.set(tally)
    try:
        yield tally
    finally:
        _TALLY.reset(token)


class DimensionedValue:
    """A value with a dimension; dimension None marks the literal zero.

    >>> DimensionedValue(2.0, KILOGRAM) * DimensionedValue(3.0, METRE)
    Quantity(6.0 kg m)
    >>> DimensionedValue(2.0, KILOGRAM) + DimensionedValue(3.0, METRE)
    Traceback (most recent call last):
    rnea.apps.units.numbers_with_units.UnitError: cannot add unlike quantities: 2 kg + 3 m
    """

    __slots__ = ("dimension", "value")

    def __init__(self, value: Any, dimension: Dimension | None = ONE) -> None:
        self.value = value
        self.dimension = dimension

    @property
    def unit(self) -> str:
        """In SI, as text."""
        return unit_name(self.dimension)

    def __repr__(self) -> str:
        return f"Quantity({self.value} {self.unit})"

    def __str__(self) -> str:
        if self.dimension is None:
            return "0"
        shown = f"{float(self.value):.6g}"
        return f"{shown} (a pure number)" if self.dimension == ONE else f"{shown} {self.unit}"

    def _sum(self, other: Any, sign: int) -> Any:
        other = _as_quantity(other)
        if other is None:
            return NotImplemented
        tally = _TALLY.get(None)
        if self.dimension is None or other.dimension is None:
            if tally:
                tally.with_zero += 1
            dimension = other.dimension if self.dimension is None else self.dimension
        elif self.dimension == other.dimension:
            if tally:
                tally.checked += 1
            dimension = self.dimension
        else:
            written = "+" if sign > 0 else "-"
            raise UnitError(f"cannot add unlike quantities: {self} {written} {other}")
        return DimensionedValue(self.value + sign * other.value, dimension)

    def __add__(self, other: Any) -> Any:
        return self._sum(other, 1)

    def __sub__(self, other: Any) -> Any:
        return self._sum(other, -1)

    def __radd__(self, other: Any) -> Any:
        left = _as_quantity(other)
        return NotImplemented if left is None else left._sum(self, 1)

    def __rsub__(self, other: Any) -> Any:
        left = _as_quantity(other)
        return NotImplemented if left is None else left._sum(self, -1)

    def __neg__(self) -> DimensionedValue:
        return DimensionedValue(-self.value, self.dimension)

    def __abs__(self) -> DimensionedValue:
        return DimensionedValue(abs(self.value), self.dimension)

    def __mul__(self, other: Any) -> Any:
        other = _as_quantity(other)
        if other is None:
            return NotImplemented
        if self.dimension is None or other.dimension is None:
            return DimensionedValue(0.0, None)
        dimension = times_dimension(self.dimension, other.dimension)
        return DimensionedValue(self.value * other.value, dimension)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        other = _as_quantity(other)
        if other is None:
            return NotImplemented
        if self.dimension is None:
            return self
        # a literal zero below: Python says that it divides by zero
        below = ONE if other.dimension is None else other.dimension
        return DimensionedValue(
            self.value / other.value, times_dimension(self.dimension, below, -1)
        )

    def __rtruediv__(self, other: Any) -> Any:
        left = _as_quantity(other)
        return NotImplemented if left is None else left / self

    def __pow__(self, power: int) -> DimensionedValue:
        if self.dimension is None:
            return DimensionedValue(1.0) if power == 0 else self
        return DimensionedValue(self.value**power, power_dimension(self.dimension, power))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, DimensionedValue):
            return bool(self.value == other.value and self.dimension == other.dimension)
        # a plain number is compared with the value: `mass == 0` asks for no unit
        return bool(self.value == other)

    def __hash__(self) -> int:
        return hash(self.value)

    def __float__(self) -> float:
        return float(self.value)

    def sin(self) -> DimensionedValue:
        """Of a pure number; `numpy.sin` asks for it.

        >>> DimensionedValue(0.0).sin()
        Quantity(0.0 1)
        """
        return _sin(self)

    def cos(self) -> DimensionedValue:
        """Of a pure number; `numpy.cos` asks for it.

        >>> DimensionedValue(0.5, METRE).cos()
        Traceback (most recent call last):
        rnea.apps.units.numbers_with_units.UnitError: cos needs an angle or a pure number, not 0.5 m
        """
        return _cos(self)

    def sqrt(self) -> DimensionedValue:
        """With half of its unit's exponents; `numpy.sqrt` asks for it.

        >>> DimensionedValue(9.0, (2, 0, 0)).sqrt()
        Quantity(3.0 m)
        """
        return _sqrt(self)


def _as_quantity(value: Any) -> DimensionedValue | None:
    """Plain numbers are pure numbers, plain zeros literal ones; anything else is not ours."""
    if isinstance(value, DimensionedValue):
        return value
    if isinstance(value, int | float | np.integer | np.floating):
        return DimensionedValue(float(value), None if value == 0 else ONE)
    return None


def constant(value: Any) -> DimensionedValue:
    quantity = _as_quantity(value)
    if quantity is None:
        raise InputError(f"{value!r} is no number that could have a unit")
    return quantity


def _pure(function: str, x: DimensionedValue) -> float:
    if x.dimension not in (None, ONE):
        raise UnitError(f"{function} needs an angle or a pure number, not {x}")
    return float(x.value)


def _sin(x: DimensionedValue) -> DimensionedValue:
    return DimensionedValue(FLOAT.sin(_pure("sin", x)))


def _cos(x: DimensionedValue) -> DimensionedValue:
    return DimensionedValue(FLOAT.cos(_pure("cos", x)))


def _sqrt(x: DimensionedValue) -> DimensionedValue:
    dimension = None if x.dimension is None else power_dimension(x.dimension, Fraction(1, 2))
    return DimensionedValue(math.sqrt(x.value), dimension)


def _sign(x: DimensionedValue) -> DimensionedValue:
    return DimensionedValue(float(np.sign(x.value)))


def _exp(x: DimensionedValue) -> DimensionedValue:
    return DimensionedValue(math.exp(_pure("exp", x)))


def _tanh(x: DimensionedValue) -> DimensionedValue:
    return DimensionedValue(math.tanh(_pure("tanh", x)))


DIMENSIONED = ScalarType(
    "dimensioned", constant, DimensionedValue(math.pi), _sin, _cos, _sqrt, _sign, _exp, _tanh,
    meter=DimensionedValue(1.0, METRE),
)  # fmt: skip
numbers.register(DimensionedValue, DIMENSIONED)
