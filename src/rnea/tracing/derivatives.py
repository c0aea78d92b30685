"""Derivatives of a traced program, by the rules of calculus on its graph.

The derivative is a program on the same graph, so it shares every sub-expression with the original
and with the other directions, and what does not depend on an input folds to zero at once.

`reverse` carries the derivative of one output by every node from the output back to the inputs. The
other way, from inputs to outputs, is that of dual numbers; it gives the same values to rounding in
more operations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from rnea.spatial.numbers import Array
from rnea.tracing.trace import Graph, Traced, indices, labelled

# labels of inputs that no program has
_FREE = 1 << 40


def jacobian(function: Callable[..., Array], states: Sequence[Array], moving: int) -> list[Array]:
    """∂function/∂state of the first so many traced states, each (m, n).

    All states count as independent. One that is an input already is its own variable; for others
    one is made, and replaced by the state's own nodes once the derivative is taken.
    """
    graph: Graph = next(x.graph for state in states for x in state if isinstance(x, Traced))
    own: dict[int, int] = {}
    variables, moved = [], []
    for state in states:
        labels = []
        for node in indices(graph, state):
            kind, label = graph.nodes[node][:2]
            if kind != "input":
                label = _FREE + len(own)
                own[label] = node
            labels.append(label)
        variables.append(labels)
        moved.append(labelled(graph, labels))
    results = indices(graph, function(*moved))
    # few results of many variables: fewer operations backwards
    rows = reverse(graph, results, [label for labels in variables[:moving] for label in labels])
    nodes = replaced(graph, [node for row in rows for node in row], own)
    slopes = np.empty(len(nodes), dtype=object)
    slopes[:] = [Traced(graph, node) for node in nodes]
    matrix = slopes.reshape(len(results), -1)
    ends = np.cumsum([len(labels) for labels in variables[:moving]])
    return np.split(matrix, ends[:-1], axis=-1)


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


def replaced(graph: Graph, outputs: Sequence[int], by: Mapping[int, int]) -> list[int]:
    """The same outputs with some inputs, by their number, replaced by nodes of the graph."""
    place: dict[int, int] = {}
    for i in sorted(graph.uses(outputs)):
        name, *x = graph.nodes[i]
        if name == "input":
            place[i] = by.get(x[0], i)
        elif name == "constant" or all(place[k] == k for k in x):
            place[i] = i
        else:
            place[i] = graph.apply(name, *(place[k] for k in x))
    return [place[i] for i in outputs]


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
