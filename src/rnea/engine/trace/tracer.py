"""Tracing numbers: a recursion run on them leaves a graph of its operations, folded and shared.

Equal operations on equal operands are one node. Constants fold at once; x·0, x·1 and x + 0
vanish; a minus is pulled out of products and absorbed by sums, so that a·b and (-a)·b share their
product. Most of the textbook's arithmetic disappears here, because a robot's constants are known.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from rnea.core.spatial import numbers
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType
from rnea.errors import InputError

Key = tuple[Any, ...]
LEAVES = ("constant", "input")
_OPERATORS = ("add", "sub", "mul", "div", "neg")


class TooManyOperations(Exception):  # noqa: N818
    """A trace has grown beyond what one function may hold."""


class Graph:
    """Nodes by number: (operation, operands...), ("constant", value) or ("input", label).

    An input's label is its number in a program, or the name that a formula shows.
    """

    def __init__(self, most: int | None = None) -> None:
        self.nodes: list[Key] = []
        self._known: dict[Key, int] = {}
        self._most = most

    def node(self, *key: Any) -> int:
        # 0.0 and -0.0 are equal as keys, and may be: no operation here tells them apart
        index = self._known.get(key)
        if index is None:
            index = self._known[key] = len(self.nodes)
            if self._most is not None and index > self._most:
                raise TooManyOperations
            self.nodes.append(key)
        return index

    def constant(self, value: float) -> int:
        return self.node("constant", float(value))

    def value(self, i: int) -> float | None:
        """The value of a constant node, None of others."""
        key = self.nodes[i]
        return key[1] if key[0] == "constant" else None

    def operands(self, i: int) -> tuple[int, ...]:
        """The nodes that a node is computed from."""
        key = self.nodes[i]
        return () if key[0] in LEAVES else key[1:]

    def uses(self, outputs: Sequence[int]) -> Counter[int]:
        """How often each node is an operand of what the outputs need, or an output.

        An operand has a smaller number than its node: sorted, these are an order to compute in.
        What an output needs counts as often as the output stands among the outputs.
        """
        uses: Counter[int] = Counter(outputs)
        waiting = list(outputs)
        while waiting:
            for operand in self.operands(waiting.pop()):
                if operand not in uses:
                    waiting.append(operand)
                uses[operand] += 1
        return uses

    def apply(self, operation: str, *operands: int) -> int:
        """The node of an operation by its name."""
        if operation in _OPERATORS:
            return getattr(self, operation)(*operands)
        return self.function(operation, *operands)

    def neg(self, a: int) -> int:
        match self.nodes[a]:
            case "constant", x:
                return self.constant(-x)
            case "neg", x:
                return int(x)
            case "sub", x, y:
                return self.node("sub", y, x)
        return self.node("neg", a)

    def add(self, a: int, b: int) -> int:
        match self.nodes[a], self.nodes[b]:
            case ("constant", x), ("constant", y):
                return self.constant(x + y)
            case ("constant", 0.0), _:
                return b
            case _, ("constant", 0.0):
                return a
            case _, ("neg", y):
                return self.sub(a, y)
            case ("neg", x), _:
                return self.sub(b, x)
        return self.node("add", min(a, b), max(a, b))

    def sub(self, a: int, b: int) -> int:
        match self.nodes[a], self.nodes[b]:
            case ("constant", x), ("constant", y):
                return self.constant(x - y)
            case _, ("constant", 0.0):
                return a
            case ("constant", 0.0), _:
                return self.neg(b)
            case _ if a == b:
                return self.constant(0.0)
            case _, ("neg", y):
                return self.add(a, y)
            case ("neg", x), _:
                return self.neg(self.add(x, b))
        return self.node("sub", a, b)

    def mul(self, a: int, b: int) -> int:
        if self.nodes[b][0] == "constant":
            a, b = b, a
        match self.nodes[a], self.nodes[b]:
            case ("constant", x), ("constant", y):
                return self.constant(x * y)
            case ("constant", 0.0), _:
                return self.constant(0.0)
            case ("constant", 1.0), _:
                return b
            case ("constant", x), _ if x < 0:
                return self.neg(self.mul(self.constant(-x), b))
            case ("neg", x), _:
                return self.neg(self.mul(x, b))
            case _, ("neg", y):
                return self.neg(self.mul(a, y))
        return self.node("mul", min(a, b), max(a, b))

    def div(self, a: int, b: int) -> int:
        match self.nodes[a], self.nodes[b]:
            case ("constant", x), ("constant", y):
                return self.constant(x / y)
            case _, ("constant", y) if math.frexp(y)[0] in (0.5, -0.5) and abs(y) >= 2.0**-1000:
                # dividing by a power of two is multiplying by one
                return self.mul(a, self.constant(1 / y))
            case ("constant", 0.0), _:
                return a
        return self.node("div", a, b)

    def function(self, name: str, a: int) -> int:
        match name, self.nodes[a]:
            case _, ("constant", x):
                return self.constant((np.sign if name == "sign" else getattr(math, name))(x))
            case "sin" | "sign" | "tanh", ("neg", x):
                return self.neg(self.function(name, x))
            case "cos", ("neg", x):
                return self.function(name, x)
        return self.node(name, a)


class Traced:
    """A number of a recursion that is being traced: a node of a graph."""

    __slots__ = ("graph", "index")

    def __init__(self, graph: Graph, index: int) -> None:
        self.graph, self.index = graph, index

    def _combine(self, other: Any, operation: str, swapped: bool = False) -> Any:
        if isinstance(other, Traced):
            operand = other.index
        elif isinstance(other, int | float | np.number):
            operand = self.graph.constant(float(other))
        else:
            # an array or a dual number knows how to take a traced number in
            return NotImplemented
        pair = (operand, self.index) if swapped else (self.index, operand)
        return Traced(self.graph, self.graph.apply(operation, *pair))

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

    def __pow__(self, exponent: int) -> Any:
        return math.prod([self] * exponent, start=1.0)

    def __abs__(self) -> Traced:
        raise InputError("a symbol in place of a gear ratio has no sign")


def _function(name: str) -> Callable[[Any], Any]:
    of_constant = getattr(FLOAT, name)

    def of(x: Any) -> Any:
        if not isinstance(x, Traced):
            return of_constant(x)
        return Traced(x.graph, x.graph.function(name, x.index))

    return of


# constants of a model stay floats: they meet tracing numbers in the recursion itself
TRACING = ScalarType(
    "tracing",
    lambda x: x if isinstance(x, Traced) else float(x),
    math.pi,
    *map(_function, ("sin", "cos", "sqrt", "sign", "exp", "tanh")),
)
numbers.register(Traced, TRACING)


def inputs(graph: Graph, count: int, first: int) -> Array:
    """`count` inputs of a program, numbered from `first`."""
    return labelled(graph, range(first, first + count))


def labelled(graph: Graph, labels: Iterable[int | str]) -> Array:
    """Inputs with these labels."""
    nodes = [Traced(graph, graph.node("input", label)) for label in labels]
    out = np.empty(len(nodes), dtype=object)
    out[:] = nodes
    return out


def indices(graph: Graph, results: Array) -> list[int]:
    """Node numbers of results; what became a plain float is a constant."""
    return [
        r.index if isinstance(r, Traced) else graph.constant(float(r)) for r in np.ravel(results)
    ]
