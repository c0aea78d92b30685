"""Tracing numbers: a recursion run on them leaves a graph of its operations, folded and shared.

Equal operations on equal operands are one node. Constants fold at once; x·0, x·1 and x + 0
vanish; a minus is pulled out of products and absorbed by sums, so that a·b and (-a)·b share their
product. Most of the textbook's arithmetic disappears here, because a robot's constants are known.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from rnea.spatial import numbers
from rnea.spatial.numbers import Array, Kind

Key = tuple[Any, ...]


class TooManyOperations(Exception):  # noqa: N818
    """A trace has grown beyond what can be compiled in bounded time."""


class Graph:
    """Nodes by number. A node is (operation, operands...) or ("constant", value), ("input", k)."""

    def __init__(self, most: int | None = None) -> None:
        self.nodes: list[Key] = []
        self._known: dict[Key, int] = {}
        self._most = most

    def node(self, *key: Any) -> int:
        # 0.0 and -0.0 are equal as keys, and may be: no operation here tells them apart
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = len(self.nodes)
            if self._most is not None and found > self._most:
                raise TooManyOperations
            self.nodes.append(key)
        return found

    def constant(self, value: float) -> int:
        return self.node("constant", float(value))

    def value(self, i: int) -> float | None:
        """The value of a constant node, None of others."""
        key = self.nodes[i]
        return key[1] if key[0] == "constant" else None

    def neg(self, a: int) -> int:
        key = self.nodes[a]
        if key[0] == "constant":
            return self.constant(-key[1])
        if key[0] == "neg":
            return int(key[1])
        if key[0] == "sub":
            return self.node("sub", key[2], key[1])
        return self.node("neg", a)

    def add(self, a: int, b: int) -> int:
        x, y = self.value(a), self.value(b)
        if x is not None and y is not None:
            return self.constant(x + y)
        if x == 0:
            return b
        if y == 0:
            return a
        if self.nodes[b][0] == "neg":
            return self.sub(a, self.nodes[b][1])
        if self.nodes[a][0] == "neg":
            return self.sub(b, self.nodes[a][1])
        return self.node("add", min(a, b), max(a, b))

    def sub(self, a: int, b: int) -> int:
        x, y = self.value(a), self.value(b)
        if x is not None and y is not None:
            return self.constant(x - y)
        if y == 0:
            return a
        if x == 0:
            return self.neg(b)
        if a == b:
            return self.constant(0.0)
        if self.nodes[b][0] == "neg":
            return self.add(a, self.nodes[b][1])
        if self.nodes[a][0] == "neg":
            return self.neg(self.add(self.nodes[a][1], b))
        return self.node("sub", a, b)

    def mul(self, a: int, b: int) -> int:
        x, y = self.value(a), self.value(b)
        if x is not None and y is not None:
            return self.constant(x * y)
        if y is not None:
            a, b, x, y = b, a, y, x
        if x is not None:
            if x == 0:
                return self.constant(0.0)
            if x == 1:
                return b
            if x < 0:
                return self.neg(self.mul(self.constant(-x), b))
        for one, other in ((a, b), (b, a)):
            if self.nodes[one][0] == "neg":
                return self.neg(self.mul(self.nodes[one][1], other))
        return self.node("mul", min(a, b), max(a, b))

    def div(self, a: int, b: int) -> int:
        x, y = self.value(a), self.value(b)
        if x is not None and y is not None:
            return self.constant(x / y)
        if y is not None and math.frexp(y)[0] in (0.5, -0.5) and abs(y) >= 2.0**-1000:
            # dividing by a power of two is multiplying by one
            return self.mul(a, self.constant(1 / y))
        if x == 0:
            return a
        return self.node("div", a, b)

    def function(self, name: str, a: int) -> int:
        key = self.nodes[a]
        if key[0] == "constant":
            plain: dict[str, Any] = {
                "sin": math.sin,
                "cos": math.cos,
                "sqrt": math.sqrt,
                "sign": np.sign,
                "exp": math.exp,
                "tanh": math.tanh,
            }
            return self.constant(float(plain[name](key[1])))
        if key[0] == "neg" and name in ("sin", "sign", "tanh"):
            return self.neg(self.function(name, key[1]))
        if key[0] == "neg" and name == "cos":
            return self.function(name, key[1])
        return self.node(name, a)


class Traced:
    """A number of a recursion that is being traced: a node of a graph."""

    __slots__ = ("graph", "index")

    def __init__(self, graph: Graph, index: int) -> None:
        self.graph, self.index = graph, index

    def _operand(self, other: Any) -> int | None:
        if isinstance(other, Traced):
            return other.index
        if isinstance(other, int | float | np.number):
            return self.graph.constant(float(other))
        return None

    def _combine(self, other: Any, name: str, swapped: bool = False) -> Any:
        b = self._operand(other)
        if b is None:
            return NotImplemented
        pair = (b, self.index) if swapped else (self.index, b)
        return Traced(self.graph, getattr(self.graph, name)(*pair))

    def __add__(self, other: Any) -> Any:
        return self._combine(other, "add")

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self._combine(other, "sub")

    def __rsub__(self, other: Any) -> Any:
        return self._combine(other, "sub", swapped=True)

    def __mul__(self, other: Any) -> Any:
        return self._combine(other, "mul")

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        return self._combine(other, "div")

    def __rtruediv__(self, other: Any) -> Any:
        return self._combine(other, "div", swapped=True)

    def __neg__(self) -> Traced:
        return Traced(self.graph, self.graph.neg(self.index))


def _function(name: str) -> Any:
    return lambda x: Traced(x.graph, x.graph.function(name, x.index))


# constants of the model stay floats: they meet tracing numbers in the recursion itself
TRACING = Kind(
    "tracing",
    lambda x: x,
    math.pi,
    _function("sin"),
    _function("cos"),
    _function("sqrt"),
    _function("sign"),
    _function("exp"),
    _function("tanh"),
    jacobian=lambda function, states: _jacobian(function, states),
)
numbers.register(Traced, TRACING)


def _jacobian(function: Callable[..., Array], states: Sequence[Array]) -> Array:
    from rnea.compile.derivatives import jacobian

    return jacobian(function, states)


def inputs(graph: Graph, count: int, first: int) -> Array:
    """`count` inputs of a program, numbered from `first`."""
    out = np.empty(count, dtype=object)
    for k in range(count):
        out[k] = Traced(graph, graph.node("input", first + k))
    return out


def indices(graph: Graph, results: Array) -> list[int]:
    """Node numbers of results; what became a plain float is a constant."""
    return [
        r.index if isinstance(r, Traced) else graph.constant(float(r)) for r in np.ravel(results)
    ]
