"""The tape: a straight-line program in single assignment, inputs first, dead code gone.

Products that are used once and only added are fused into one multiply-add, as an operation of its
own: scalar and vector kernels, and `run_python`, then round alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rnea.engine.trace.tracer import LEAVES, Graph, Key

# a·b + c, a·b - c, c - a·b: each rounded once
FUSED = ("fma", "fms", "fnma")


@dataclass(frozen=True, eq=False)
class Tape:
    """operations[i] = (name, operands...); operands are earlier indices, constants or inputs."""

    operations: tuple[Key, ...]
    outputs: tuple[int, ...]
    n_inputs: int

    def counts(self) -> Counter[str]:
        return Counter(key[0] for key in self.operations if key[0] not in LEAVES)


def record(
    graph: Graph,
    outputs: list[int],
    n_inputs: int,
    *,
    known: Mapping[int, int] | None = None,
    no_minus_zero: bool = False,
) -> Tape:
    """The tape of some outputs, depth-first, so that few values are alive at a time.

    A recursion from tips to base is best recorded from the last output to the first, one outward
    from the first to the last: of both, the one with fewer values alive is taken.

    known: nodes whose values are handed in, with the number of the input.
    no_minus_zero: add 0 to every output, because nobody wants to read -0.
    """
    uses = graph.uses(outputs)
    made = [
        _recorded(graph, uses, order, known or {}, no_minus_zero)
        for order in (list(outputs), list(reversed(outputs)))
    ]
    nodes, place = min(made, key=lambda pair: _alive(pair[0]))
    return Tape(tuple(nodes), tuple(place[k] for k in outputs), n_inputs)


def _recorded(
    graph: Graph,
    uses: Counter[int],
    outputs: list[int],
    known: Mapping[int, int],
    no_minus_zero: bool,
) -> tuple[list[Key], dict[int, int]]:
    """Operations in the order that these outputs ask for, and the place of every output."""
    nodes: list[Key] = []
    place: dict[int, int] = {}
    results: dict[int, int] = {}

    def fused(key: Key) -> Key:
        """A sum with a product that nothing else uses, as one operation."""
        if key[0] not in ("add", "sub"):
            return key
        a, b = key[1], key[2]
        for one, other, name in ((b, a, "fnma" if key[0] == "sub" else "fma"),
                                 (a, b, "fms" if key[0] == "sub" else "fma")):  # fmt: skip
            product = graph.nodes[one]
            if product[0] == "mul" and uses[one] == 1:
                return (name, product[1], product[2], other)
        return key

    if no_minus_zero:
        nodes.append(("constant", 0.0))
    for output in dict.fromkeys(outputs):
        stack = [output]
        while stack:
            i = stack[-1]
            if i in place:
                stack.pop()
                continue
            key = ("input", known[i]) if i in known else fused(graph.nodes[i])
            operands = key[1:] if key[0] not in LEAVES else ()
            waiting = [k for k in operands if k not in place]
            if waiting:
                stack.extend(reversed(waiting))
                continue
            place[i] = len(nodes)
            nodes.append((key[0], *(place[k] for k in operands)) if operands else key)
            stack.pop()
        results[output] = place[output]
        if no_minus_zero and nodes[place[output]][0] != "constant":
            results[output] = len(nodes)
            nodes.append(("add", place[output], 0))
    return nodes, results


def _alive(nodes: list[Key]) -> int:
    """Operations for which values wait, over all values: between the first and the last use."""
    last: dict[int, int] = {}
    for i, key in enumerate(nodes):
        if key[0] not in LEAVES:
            for k in key[1:]:
                last[k] = i
    return sum(end - k for k, end in last.items() if nodes[k][0] not in LEAVES)
