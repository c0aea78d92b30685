"""Plain arithmetic in robot files: "m1*l1**2/12", "pi/2". Parsed by hand-picked rules, never eval.

Allowed: decimal numbers, + - * / **, parentheses, `pi`, and the names of the file's parameters.
"""

from __future__ import annotations

import ast
import math
import operator
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rnea.core.description.number_range import require_in_range
from rnea.core.spatial.numbers import ScalarType
from rnea.errors import InputError, RneaError, suggestion

_OPERATORS: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}
_LEGAL = "numbers, + - * / **, parentheses, pi and parameter names"
_LONGEST = 400
_NUMBER = re.compile(r"(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*", re.ASCII)


@dataclass(frozen=True)
class Expression:
    """A formula of a robot file, kept as written so that it can run on any kind of number."""

    text: str

    def __post_init__(self) -> None:
        if len(self.text) > _LONGEST:
            raise InputError(f"a formula of {len(self.text)} characters (at most {_LONGEST})")
        words = re.findall(r"[A-Za-z0-9_.]+(?:(?<=[0-9.][eE])[+-][0-9]+)?", self.text)
        if not re.fullmatch(r"[A-Za-z0-9_.+\-*/() \t]+", self.text) or not all(
            _NUMBER.fullmatch(word) or _NAME.fullmatch(word) for word in words
        ):
            raise InputError(f"cannot read {self.text!r} as arithmetic. Legal: {_LEGAL}")
        try:
            ast.parse(self.text.strip(), mode="eval")
        except (SyntaxError, RecursionError, MemoryError, ValueError):
            raise InputError(f"cannot read {self.text!r} as arithmetic. Legal: {_LEGAL}") from None

    def evaluate(self, names: Mapping[str, Any], kind: ScalarType) -> Any:
        """The value, with `names` as the parameters and literals made by `kind`."""
        return self._value(ast.parse(self.text.strip(), mode="eval").body, names, kind)

    def _value(self, node: ast.expr, names: Mapping[str, Any], kind: ScalarType) -> Any:
        match node:
            case ast.Constant(value=int() | float() as literal) if not isinstance(literal, bool):
                if abs(literal) > sys.float_info.max:
                    raise InputError(f"{self.text!r} contains a number that is not finite")
                return kind.constant(literal)
            case ast.Name(id=name):
                return self._named(name, names, kind)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -self._value(operand, names, kind)
            case ast.UnaryOp(op=ast.UAdd(), operand=operand):
                return self._value(operand, names, kind)
            case ast.BinOp(left=left, op=ast.Pow(), right=ast.Constant(value=int() as power)):
                if isinstance(power, bool) or not 0 <= power <= 9:
                    raise InputError(f"{self.text!r}: powers are whole numbers from 0 to 9")
                try:
                    return self._value(left, names, kind) ** power
                except OverflowError:
                    raise InputError(f"{self.text!r} is too large a number") from None
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                a, b = self._value(left, names, kind), self._value(right, names, kind)
                try:
                    return _OPERATORS[type(op)](a, b)
                except ZeroDivisionError:
                    raise InputError(f"{self.text!r} divides by zero") from None
        raise InputError(f"cannot read {self.text!r} as arithmetic. Legal: {_LEGAL}")

    def _named(self, name: str, names: Mapping[str, Any], kind: ScalarType) -> Any:
        if name in names:
            return names[name]
        if name == "pi":
            return kind.pi
        raise InputError(f"unknown parameter {name!r}. {suggestion(name, (*names, 'pi'))}")


Scalar = Any
"""A float, an `Expression`, or a number of another kind handed in from Python."""


Angle = Callable[[Scalar], Scalar]
"""How an angle of a file becomes radians: `radians` or `degrees`."""


def radians(value: Scalar) -> Scalar:
    """An angle that is in radians already."""
    return value


def degrees(value: Scalar) -> Scalar:
    """An angle given in degrees, in radians; a formula in pi, so that 90 stays exactly pi/2."""
    if isinstance(value, Expression):
        return Expression(f"({value.text})*pi/180")
    if not isinstance(value, float):
        raise TypeError("angles in degrees come from files, as floats or formulas")
    turns = Fraction(repr(value)) / 180
    if turns == 0:
        return 0.0
    factor = {1: "pi", -1: "-pi"}.get(turns.numerator, f"{turns.numerator}*pi")
    return Expression(factor if turns.denominator == 1 else f"{factor}/{turns.denominator}")


def evaluate(value: Scalar, names: Mapping[str, Any], kind: ScalarType) -> Any:
    """The number behind a scalar of a description; a float must be finite."""
    try:
        number = (
            value.evaluate(names, kind) if isinstance(value, Expression) else kind.constant(value)
        )
    except RneaError:
        raise
    except (TypeError, ValueError, OverflowError):
        raise InputError(f"{value!r} is not a number") from None
    if isinstance(number, float) and not math.isfinite(number):
        shown = value.text if isinstance(value, Expression) else value
        raise InputError(f"{shown} is not a finite number")
    if isinstance(number, float) and isinstance(value, Expression):
        require_in_range(number, value.text)
    return number
