"""Derivatives of a traced program, backwards, by the rules of calculus on its graph.

The independent witness of the recursions for slopes: what the tape of inverse dynamics itself has
as derivatives. `reverse` carries the derivative of one output by every node back to the inputs.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.tracing import Graph


def reverse(graph: Graph, outputs: Sequence[int], along: Sequence[int]) -> list[list[int]]:
    """Nodes of ∂output/∂input, one row per output, one column per input number in `along`."""
    zero = graph.constant(0.0)
    rows = []
    for output in outputs:
        # ∂output/∂node, the sum over all ways from the node to the output
        adjoint = {output: graph.constant(1.0)}
        by_input = {}
        for i in sorted(graph.uses([output]), reverse=True):
            key = graph.nodes[i]
            if key[0] == "input":
                by_input[key[1]] = adjoint.get(i, zero)
            elif key[0] != "constant" and adjoint.get(i, zero) != zero:
                for operand, part in _adjoints(graph, i, adjoint[i]):
                    adjoint[operand] = graph.add(adjoint.get(operand, zero), part)
        rows.append([by_input.get(number, zero) for number in along])
    return rows


def _adjoints(graph: Graph, i: int, a: int) -> list[tuple[int, int]]:
    """What node i, at adjoint a, adds to the adjoint of each of its operands."""
    name, *x = graph.nodes[i]
    match name:
        case "add":
            return [(x[0], a), (x[1], a)]
        case "sub":
            return [(x[0], a), (x[1], graph.neg(a))]
        case "neg":
            return [(x[0], graph.neg(a))]
        case "mul":
            return [(x[0], graph.mul(a, x[1])), (x[1], graph.mul(a, x[0]))]
        case "div":
            part = graph.div(a, x[1])
            return [(x[0], part), (x[1], graph.neg(graph.mul(part, i)))]
        case "sin":
            return [(x[0], graph.mul(a, graph.function("cos", x[0])))]
        case "cos":
            return [(x[0], graph.neg(graph.mul(a, graph.function("sin", x[0]))))]
        case "sqrt":
            return [(x[0], graph.div(a, graph.mul(graph.constant(2.0), i)))]
        case "exp":
            return [(x[0], graph.mul(a, i))]
        case "tanh":
            return [(x[0], graph.mul(a, _slope_of_tanh(graph, i)))]
        case "sign":
            return []
    raise ValueError(f"no derivative of operation {name!r}")


def _slope_of_tanh(graph: Graph, i: int) -> int:
    """1 - tanh², of the node i = tanh(x)."""
    return graph.sub(graph.constant(1.0), graph.mul(i, i))
