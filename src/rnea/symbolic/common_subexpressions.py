"""Shared sub-expressions: equal parts of a traced computation found, counted and named.

One pass numbers the nodes by value: two with the same operation on the same values are one. A
sign is no part of a value, so that a·b and (-a)·b share their product and a - b and b - a their
difference; a minus costs nothing, as it turns a sum into a difference further on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rnea.symbolic.equations import Cost
from rnea.symbolic.expression import Call, Formula, Name, Number, power, product, total
from rnea.symbolic.traced_numbers import Traced, constant

Signed = tuple[int, int]
"""A sign and the number of a value."""
Value = tuple[Any, ...]
"""An operation and its arguments: ("*", i, j), ("+", i, j), ("-", i, j), ("name", text), ..."""


class Shared:
    """The values behind some results of a trace."""

    def __init__(self) -> None:
        self.values: list[Value] = []
        self._number: dict[Value, int] = {}
        self._seen: dict[int, Signed] = {}
        # a node's id is its key, so nodes must live as long as this object
        self._alive: list[Traced] = []

    def add(self, result: Any) -> Signed:
        """The value of a traced result; without recursion, as traces are deep."""
        root = constant(result)
        stack = [root]
        while stack:
            node = stack[-1]
            if id(node) in self._seen:
                stack.pop()
                continue
            inner = [a for a in node.arguments if isinstance(a, Traced)]
            waiting = [a for a in inner if id(a) not in self._seen]
            if waiting:
                stack.extend(waiting)
                continue
            self._seen[id(node)] = self._value(node, [self._seen[id(a)] for a in inner])
            self._alive.append(node)
            stack.pop()
        return self._seen[id(root)]

    def _value(self, node: Traced, arguments: Sequence[Signed]) -> Signed:
        match node.operation:
            case "constant":
                size = abs(node.arguments[0])
                return (-1 if node.arguments[0] < 0 else 1), self._same("constant", size)
            case "name":
                return 1, self._same("name", node.arguments[0])
            case "-" if len(arguments) == 1:
                return -arguments[0][0], arguments[0][1]
            case "*" | "/":
                (s, a), (t, b) = arguments
                ordered = sorted((a, b)) if node.operation == "*" else (a, b)
                return s * t, self._same(node.operation, *ordered)
            case "+" | "-":
                (s, a), (t, b) = arguments
                t = t if node.operation == "+" else -t
                (s, a), (t, b) = sorted(((s, a), (t, b)), key=lambda signed: signed[1])
                if a == b:
                    # x + x or x - x
                    if s != t:
                        return 1, self._same("constant", 0.0)
                    return s, self._same("*", *sorted((self._same("constant", 2.0), a)))
                return s, self._same("+" if s == t else "-", a, b)
            case "sin":
                return arguments[0][0], self._same("sin", arguments[0][1])
            case "cos":
                return 1, self._same("cos", arguments[0][1])
        # any other function sees its argument with its sign
        return 1, self._same(node.operation, *(part for pair in arguments for part in pair))

    def _same(self, *value: Any) -> int:
        if value not in self._number:
            self._number[value] = len(self.values)
            self.values.append(value)
        return self._number[value]

    # ---- counting ------------------------------------------------------------------------------

    def needed(self, roots: Iterable[Signed]) -> dict[int, int]:
        """How often each value behind the roots is used."""
        uses: dict[int, int] = {}
        stack = [number for _, number in roots]
        while stack:
            number = stack.pop()
            uses[number] = uses.get(number, 0) + 1
            if uses[number] == 1:
                stack.extend(arguments_of(self.values[number]))
        return uses

    def cost(self, roots: Sequence[Signed]) -> Cost:
        """Every value computed once."""
        kinds = [self.values[number][0] for number in self.needed(roots)]
        multiplications = kinds.count("*") + kinds.count("/")
        additions = kinds.count("+") + kinds.count("-")
        return Cost(multiplications, additions, kinds.count("sin") + kinds.count("cos"))

    def unshared(self, roots: Sequence[Signed]) -> int:
        """Operations if every formula were written out: what sharing saves."""
        size: list[int] = []
        for value in self.values:
            leaf = value[0] in ("constant", "name")
            size.append(0 if leaf else 1 + sum(size[i] for i in arguments_of(value)))
        return sum(size[number] for _, number in roots)

    # ---- formulas ------------------------------------------------------------------------------

    def formulas(
        self, roots: Mapping[Any, Signed], prefix: str = "t"
    ) -> tuple[list[tuple[str, Formula]], dict[Any, Formula]]:
        """Named sub-expressions in order of computation, and the roots in terms of them."""
        uses = self.needed(roots.values())
        named: list[tuple[str, Formula]] = []
        made: dict[int, Formula] = {}
        for number in sorted(uses):
            value = self.values[number]
            formula = self._formula(value, made)
            # a leaf is as short as its name; a value used once stays where it is used
            if uses[number] > 1 and value[0] not in ("constant", "name"):
                named.append((f"{prefix}{len(named) + 1}", formula))
                formula = Name(named[-1][0])
            made[number] = formula
        results = {key: product(Number(s), made[number]) for key, (s, number) in roots.items()}
        return named, results

    def _formula(self, value: Value, made: Mapping[int, Formula]) -> Formula:
        operation, *arguments = value
        match operation:
            case "constant":
                return Number(arguments[0])
            case "name":
                return Name(arguments[0])
            case "*":
                return product(*(made[i] for i in arguments))
            case "/":
                return product(made[arguments[0]], power(made[arguments[1]], -1))
            case "+":
                return total(*(made[i] for i in arguments))
            case "-":
                return total(made[arguments[0]], product(Number(-1), made[arguments[1]]))
            case "sin" | "cos":
                return Call(operation, made[arguments[0]])
        sign, number = arguments
        return Call(operation, product(Number(sign), made[number]))


def arguments_of(value: Value) -> tuple[int, ...]:
    match value[0]:
        case "constant" | "name":
            return ()
        case "*" | "/" | "+" | "-" | "sin" | "cos":
            return value[1:]
    return (value[2],)
