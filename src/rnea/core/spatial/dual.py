"""Dual numbers: a value and its exact derivatives along several directions.

A recursion run on duals yields its own derivatives, to rounding and without a step size. Value
and tangent may be float arrays (then one dual carries a whole batch: the tangent has one more
axis, the directions, at its end) or any other kind of number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from rnea.core.spatial import numbers
from rnea.core.spatial.numbers import Array, ScalarType


class Dual:
    """value + tangent·ε with ε² = 0."""

    __slots__ = ("tangent", "value")

    def __init__(self, value: Any, tangent: Any) -> None:
        self.value = value
        self.tangent = tangent

    # with an array of objects numpy combines element by element: it is let do so

    def __add__(self, other: Any) -> Dual:
        if isinstance(other, Dual):
            return Dual(self.value + other.value, self.tangent + other.tangent)
        return NotImplemented if _holds_objects(other) else Dual(self.value + other, self.tangent)

    __radd__ = __add__

    def __neg__(self) -> Dual:
        return Dual(-self.value, -self.tangent)

    def __sub__(self, other: Any) -> Dual:
        if isinstance(other, Dual):
            return Dual(self.value - other.value, self.tangent - other.tangent)
        return NotImplemented if _holds_objects(other) else Dual(self.value - other, self.tangent)

    def __rsub__(self, other: Any) -> Dual:
        return -self + other

    def __mul__(self, other: Any) -> Dual:
        if isinstance(other, Dual):
            tangent = other.tangent * _along(self.value) + self.tangent * _along(other.value)
            return Dual(self.value * other.value, tangent)
        if _holds_objects(other):
            return NotImplemented
        return Dual(self.value * other, self.tangent * other)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Dual:
        if isinstance(other, Dual):
            quotient = self.value / other.value
            tangent = self.tangent - other.tangent * _along(quotient)
            return Dual(quotient, tangent / _along(other.value))
        if _holds_objects(other):
            return NotImplemented
        return Dual(self.value / other, self.tangent / other)

    def __rtruediv__(self, other: Any) -> Dual:
        quotient = other / self.value
        return Dual(quotient, self.tangent * _along(-quotient / self.value))


def _holds_objects(value: Any) -> bool:
    return isinstance(value, np.ndarray) and value.dtype == object


def _along(value: Any) -> Any:
    """A value next to its tangent: batch values gain the axis of the directions."""
    return value[..., None] if isinstance(value, np.ndarray) else value


def _function(
    function: Callable[[Any], Array], slope: Callable[[Array, Array], Array]
) -> Callable[[Dual], Dual]:
    """A function of duals by the chain rule; its slope is given x and the function's value."""

    def of_dual(x: Dual) -> Dual:
        at = np.asarray(x.value)
        value = function(at)
        # a bare number of another kind becomes an array again
        return Dual(value, np.asarray(slope(at, value))[..., None] * x.tangent)

    return of_dual


DUAL = ScalarType(
    "dual",
    lambda x: x,
    np.pi,
    sin=_function(numbers.sin, lambda x, _: numbers.cos(x)),
    cos=_function(numbers.cos, lambda x, _: -numbers.sin(x)),
    sqrt=_function(numbers.sqrt, lambda _, root: 1 / (2 * root)),
    sign=lambda x: Dual(numbers.sign(np.asarray(x.value)), x.tangent * 0),
    exp=_function(numbers.exp, lambda _, value: value),
    tanh=_function(numbers.tanh, lambda _, value: 1 - value * value),
)
numbers.register(Dual, DUAL)


def seed(x: Array) -> Array:
    """Turn coordinates (..., n) into n duals, the i-th with derivative 1 along direction i."""
    n = x.shape[-1]
    out = np.empty(n, dtype=object)
    for i, direction in enumerate(np.eye(n, dtype=int)):
        # a whole array of directions per batch row, so that every tangent has the full shape
        tangent = np.zeros((*x.shape[:-1], n), dtype=x.dtype) + direction
        out[i] = Dual(_column(x, i), tangent)
    return out


def alike(x: Array) -> Array:
    """Turn coordinates (..., n) into n duals that all have derivative 1 along one direction."""
    out = np.empty(x.shape[-1], dtype=object)
    for i in range(x.shape[-1]):
        out[i] = Dual(_column(x, i), np.ones((*x.shape[:-1], 1), dtype=x.dtype))
    return out


def constants(x: Array) -> Array:
    """Turn coordinates (..., n) into n duals that do not change along any direction."""
    out = np.empty(x.shape[-1], dtype=object)
    for i in range(x.shape[-1]):
        out[i] = Dual(_column(x, i), 0)
    return out


def _column(x: Array, i: int) -> Array:
    # always an array, also for a single state, so that values and tangents broadcast alike
    return np.asarray(x[..., i])


def jacobian(y: Array, like: Array) -> Array:
    """The matrix ∂y_i/∂x_j (..., len(y), n) from duals y that were computed from `seed(x)`."""
    shape = like.shape
    rows = [
        np.broadcast_to(getattr(yi, "tangent", 0) + np.zeros(shape, dtype=like.dtype), shape)
        for yi in y
    ]
    return np.stack(rows, axis=-2) if rows else np.zeros((*shape[:-1], 0, shape[-1]))
