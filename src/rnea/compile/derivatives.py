"""Derivatives of a traced program: forward along inputs, by the rules of calculus on its graph.

The derivative is a program on the same graph, so it shares every sub-expression with the original
and with the other directions, and what does not depend on an input folds to zero at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.compile.trace import Graph


def forward(graph: Graph, outputs: Sequence[int], along: Sequence[int]) -> list[list[int]]:
    """Nodes of ∂output/∂input: one row per output, one column per input number in `along`."""
    needed = _needed(graph, outputs)
    zero, one = graph.constant(0.0), graph.constant(1.0)
    columns = []
    for direction in along:
        tangent: dict[int, int] = {}
        for i in needed:
            key = graph.nodes[i]
            if key[0] == "input":
                tangent[i] = one if key[1] == direction else zero
            elif key[0] == "constant":
                tangent[i] = zero
            else:
                tangent[i] = _tangent(graph, i, [tangent[k] for k in key[1:]])
        columns.append([tangent[i] for i in outputs])
    return [list(row) for row in zip(*columns, strict=True)]


def _needed(graph: Graph, outputs: Sequence[int]) -> list[int]:
    """What the outputs are made of; a node's number is larger than its operands'."""
    seen, stack = set(outputs), list(outputs)
    while stack:
        key = graph.nodes[stack.pop()]
        for operand in key[1:] if key[0] not in ("constant", "input") else ():
            if operand not in seen:
                seen.add(operand)
                stack.append(operand)
    return sorted(seen)


def _tangent(graph: Graph, i: int, d: list[int]) -> int:
    """The derivative of node i, given those of its operands."""
    name, *x = graph.nodes[i]
    match name:
        case "add":
            return graph.add(d[0], d[1])
        case "sub":
            return graph.sub(d[0], d[1])
        case "neg":
            return graph.neg(d[0])
        case "mul":
            return graph.add(graph.mul(d[0], x[1]), graph.mul(x[0], d[1]))
        case "div":
            return graph.div(graph.sub(d[0], graph.mul(i, d[1])), x[1])
        case "sin":
            return graph.mul(graph.function("cos", x[0]), d[0])
        case "cos":
            return graph.neg(graph.mul(graph.function("sin", x[0]), d[0]))
        case "sqrt":
            return graph.div(d[0], graph.mul(graph.constant(2.0), i))
        case "sign":
            # constant on either side of zero; at zero it has none
            return graph.constant(0.0)
    raise ValueError(f"no derivative of operation {name!r}")
