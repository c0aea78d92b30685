"""Sums put into the order that takes fewest operations: products join a sum one at a time.

A recursion adds vectors, so a sum comes as (a·b + c·d) + e: a product, a fused multiply-add and a
sum. As (e + a·b) + c·d it is two fused operations. This pass takes every sum of the graph apart
into its terms (as far as nothing else uses the partial sums) and puts it together again: single
values first, products after them. Constant multiples of one value become one multiple.

The order of a sum changes last bits, as any order does; no term is added or lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rnea.engine.trace.tracer import LEAVES, Graph

Term = tuple[int, int]
"""A sign (1 or -1) and a node."""
Places = dict[int, int]
"""Where a node of the given graph is in the new one."""
_SUMS = ("add", "sub")


def gathered(graph: Graph, outputs: Sequence[int]) -> tuple[Graph, list[int]]:
    """A graph that computes the same outputs, its sums in the cheapest order, and its outputs."""
    uses = graph.uses(outputs)
    inner = _inner_sums(graph, uses)
    new = Graph()
    place: Places = {}
    for i in sorted(uses):
        name, *x = graph.nodes[i]
        if i in inner:
            continue
        if name in LEAVES:
            place[i] = new.node(name, *x)
        elif name in _SUMS:
            place[i] = _sum(new, graph, _terms(graph, i, inner), place, uses)
        else:
            place[i] = new.apply(name, *(place[k] for k in x))
    return new, [place[i] for i in outputs]


def _inner_sums(graph: Graph, uses: Counter[int]) -> set[int]:
    """Sums that are used once, and that by another sum."""
    return {
        k
        for i in uses
        if graph.nodes[i][0] in _SUMS
        for k in graph.nodes[i][1:]
        if uses[k] == 1 and graph.nodes[k][0] in _SUMS
    }


def _terms(graph: Graph, root: int, inner: set[int]) -> list[Term]:
    """The terms of a sum, in its order; inner sums are taken apart, without recursion."""
    terms, stack = [], [(1, root)]
    while stack:
        sign, i = stack.pop()
        if i != root and i not in inner:
            terms.append((sign, i))
            continue
        name, a, b = graph.nodes[i]
        stack += [(-sign if name == "sub" else sign, b), (sign, a)]
    return terms


def _sum(new: Graph, graph: Graph, terms: list[Term], place: Places, uses: Counter[int]) -> int:
    """The sum of some terms in the new graph: single values first, then products to be fused."""
    # coefficient of each value: constant multiples of one value are one multiple
    factors: dict[int, list[float]] = {}
    for sign, i in terms:
        value, factor = _multiple(graph, i) if uses[i] == 1 else (i, 1.0)
        factors.setdefault(value, []).append(sign * factor)
    singles: list[Term] = []
    products: list[Term] = []
    for value, parts in factors.items():
        if len(parts) > 1 or abs(parts[0]) != 1:
            parts = [sum(parts)]
        factor = new.constant(abs(parts[0]))
        node = new.mul(factor, place[value])
        fuses = abs(parts[0]) != 1 or (graph.nodes[value][0] == "mul" and uses[value] == 1)
        (products if fuses else singles).append((1 if parts[0] >= 0 else -1, node))
    # a sum begins with what is added, so that no sign is left over
    ordered = sorted(singles, key=_negative) + sorted(products, key=_negative)
    if ordered[0][0] < 0:
        ordered.sort(key=_negative)
    total = new.constant(0.0)
    for sign, node in ordered:
        total = new.add(total, node) if sign > 0 else new.sub(total, node)
    return total


def _negative(term: Term) -> bool:
    return term[0] < 0


def _multiple(graph: Graph, i: int) -> tuple[int, float]:
    """A node as constant multiple of another."""
    key = graph.nodes[i]
    for k in key[1:] if key[0] == "mul" else ():
        factor = graph.value(k)
        if factor is not None:
            return (key[2] if k == key[1] else key[1]), factor
    return i, 1.0
