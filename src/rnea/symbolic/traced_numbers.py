"""Numbers that remember how they were computed: a recursion run on them leaves its own program.

Constants are floats and fold at once; what is multiplied by zero vanishes. Nothing is shared
while tracing: `shared.py` finds equal sub-expressions afterwards, in one pass.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.spatial import numbers
from rnea.spatial.numbers import FLOAT, Kind


class Traced:
    """One operation and what it was applied to; a leaf is a constant (float) or a name (str)."""

    __slots__ = ("arguments", "operation")

    def __init__(self, operation: str, *arguments: Any) -> None:
        self.operation = operation
        self.arguments = arguments

    @property
    def constant(self) -> float | None:
        return self.arguments[0] if self.operation == "constant" else None

    def __add__(self, other: Any) -> Any:
        return _sum(self, other, 1)

    def __radd__(self, other: Any) -> Any:
        return _sum(_traced(other), self, 1)

    def __sub__(self, other: Any) -> Any:
        return _sum(self, other, -1)

    def __rsub__(self, other: Any) -> Any:
        return _sum(_traced(other), self, -1)

    def __mul__(self, other: Any) -> Any:
        return _times(self, other)

    __rmul__ = __mul__

    def __neg__(self) -> Traced:
        return constant(-self.arguments[0]) if self.constant is not None else Traced("-", self)

    def __truediv__(self, other: Any) -> Any:
        if not isinstance(other, _KNOWN):
            return NotImplemented
        divisor = _traced(other)
        if divisor.constant is not None:
            return (
                self * (1 / divisor.constant)
                if self.constant is None
                else constant(self.constant / divisor.constant)
            )
        return constant(0.0) if self.constant == 0 else Traced("/", self, divisor)

    def __rtruediv__(self, other: Any) -> Any:
        return _traced(other) / self

    def __pow__(self, exponent: int) -> Traced:
        result = constant(1.0)
        for _ in range(exponent):
            result = result * self
        return result

    def __abs__(self) -> Traced:
        if self.constant is None:
            raise InputError("a symbol in place of a gear ratio has no sign")
        return constant(abs(self.constant))

    def __eq__(self, other: Any) -> bool:
        if self is other:
            return True
        if isinstance(other, Traced):
            return self.constant is not None and self.constant == other.constant
        return self.constant is not None and bool(self.constant == other)

    def __hash__(self) -> int:
        return hash(self.constant) if self.constant is not None else id(self)


def constant(value: Any) -> Traced:
    return value if isinstance(value, Traced) else Traced("constant", float(value))


def name(text: str) -> Traced:
    return Traced("name", text)


_traced = constant
# anything else (an array, a dual number) knows how to take a traced number in
_KNOWN = (Traced, int, float, np.number)


def _sum(a: Traced, other: Any, sign: int) -> Any:
    if not isinstance(other, _KNOWN):
        return NotImplemented
    b = _traced(other)
    if a.constant is not None and b.constant is not None:
        return constant(a.constant + sign * b.constant)
    if b.constant == 0:
        return a
    if a.constant == 0:
        return b if sign > 0 else -b
    return Traced("+" if sign > 0 else "-", a, b)


def _times(a: Traced, other: Any) -> Any:
    if not isinstance(other, _KNOWN):
        return NotImplemented
    b = _traced(other)
    if a.constant is None and b.constant is not None:
        a, b = b, a
    if a.constant is None:
        return Traced("*", a, b)
    if b.constant is not None:
        return constant(a.constant * b.constant)
    if a.constant == 0:
        return a
    if a.constant in (1.0, -1.0):
        return b if a.constant > 0 else -b
    return Traced("*", a, b)


def _function(text: str, on_constants: Any) -> Any:
    def of(x: Traced) -> Traced:
        if x.constant is not None:
            return constant(on_constants(x.constant))
        return Traced(text, x)

    return of


TRACED = Kind(
    "traced",
    constant,
    constant(FLOAT.pi),
    _function("sin", FLOAT.sin),
    _function("cos", FLOAT.cos),
    _function("sqrt", FLOAT.sqrt),
    _function("sign", FLOAT.sign),
    _function("exp", FLOAT.exp),
    _function("tanh", FLOAT.tanh),
)
numbers.register(Traced, TRACED)
