"""Derivatives of any quantity as quantities of their own, by the rules of calculus on its graph.

`gradient_of` goes backwards through the traced operations: one program gives the gradients by
every number that the quantity is computed from, at three to four times its operations, however
many there are. `tangent_of` goes forwards, along one direction. Both are quantities, so they are
compiled, kept on disk and run as all others are, and have derivatives themselves.

By q means by each number of q as it stands in the array. A quaternion counts by its direction
alone: its gradient is at right angles to it, and twice as long a quaternion has half the gradient.
sgn is flat everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from rnea.core.model import Model, parameters
from rnea.core.recursions import Conditions, Quantity
from rnea.core.spatial.numbers import Array
from rnea.engine.ir.program import sizes
from rnea.engine.trace.tracer import LEAVES, Graph, Traced, indices
from rnea.errors import InputError

# a quantity of more operations has derivatives that take minutes to compile
MOST_OPERATIONS = 150_000
COTANGENT = "cotangent"
TANGENT = "d_"


@lru_cache(maxsize=256)
def gradient_of(quantity: Quantity, inputs: tuple[str, ...] = ()) -> Quantity:
    """The gradients of Σ cotangent · result, side by side in one row.

    They are those by the states, by what stands behind them, and by the `inputs` (gravity, wrench,
    base, parameters) that the program is to take: in the order of the program's arguments, without
    the cotangent, which stands last among what is behind the states.
    """
    again = sum(name.startswith(COTANGENT) for name, _ in quantity.also)
    name = COTANGENT + (str(again + 1) if again else "")
    return _derived(
        quantity,
        f"{quantity.name}.vjp",
        f"gradients of {quantity.description}",
        _Gradient(quantity, inputs),
        shape=lambda model: (sum(columns(quantity, inputs, model).values()),),
        also=((name, lambda model: math.prod(quantity.shape(model))),),
    )


@lru_cache(maxsize=256)
def tangent_of(quantity: Quantity, inputs: tuple[str, ...] = ()) -> Quantity:
    """The rate of the result where every argument has a rate, called d_q, d_qd, ..., d_gravity.

    The rates stand last among what is behind the states, in the order of the program's arguments.
    """
    arguments = (*quantity.states, *dict(quantity.also), *inputs)
    rate = TANGENT
    while not {rate + name for name in arguments}.isdisjoint(arguments):
        # the rate of a rate has a name of its own
        rate += TANGENT
    return _derived(
        quantity,
        f"{quantity.name}.jvp",
        f"rate of {quantity.description}",
        _Tangent(quantity, inputs),
        shape=quantity.shape,
        also=tuple((rate + name, _Count(quantity, inputs, name)) for name in arguments),
    )


def columns(quantity: Quantity, inputs: Sequence[str], model: Model) -> dict[str, int]:
    """How many numbers each argument of a program has."""
    of_states = {state: model.columns(state) for state in quantity.states}
    of_inputs = sizes(len(model.bodies))
    return of_states | quantity.further(model) | {name: of_inputs[name] for name in inputs}


def _derived(
    of: Quantity, name: str, says: str, compute: _Gradient | _Tangent, *, shape: Any, also: Any
) -> Quantity:
    """The same states and options; its matrices are not made in two parts."""
    further = (*of.also, *also)
    own = Quantity.closed
    return replace(
        of,
        name=name,
        description=says,
        walk=compute,
        closed=own,
        shape=shape,
        also=further,
        parts=None,
    )


@dataclass(frozen=True)
class _Count:
    """How many numbers an argument has."""

    quantity: Quantity
    inputs: tuple[str, ...]
    name: str

    def __call__(self, model: Model) -> int:
        return columns(self.quantity, self.inputs, model)[self.name]


@dataclass(frozen=True)
class _Derivative:
    """A quantity's own computation, and what of its surroundings counts as a variable."""

    of: Quantity
    inputs: tuple[str, ...]

    @property
    def func(self) -> Callable[..., Any]:
        """Whose lines these are: with them the derivative changes."""
        return getattr(self.of.walk, "func", self.of.walk)

    def _traced(
        self, model: Model, case: Conditions, given: Sequence[Array]
    ) -> tuple[Graph, list[int], list[int]]:
        """The graph, the nodes of the variables and those of the results."""
        arrays = (*given, *_surrounding(model, case, self.inputs))
        variables = [number for array in arrays for number in np.ravel(array)]
        graph = next((x.graph for x in variables if isinstance(x, Traced)), None)
        if graph is None and len(variables):
            raise InputError(
                f"derivatives of {self.of.name} are compiled, and not computed by walking the "
                "links: ask for them without eager"
            )
        graph = graph or Graph()
        results = indices(graph, self.of.compute(model, case, *given))
        if len(graph.nodes) > MOST_OPERATIONS:
            raise InputError(
                f"derivatives of {self.of.name} of {model.name!r} would take some "
                f"{3 * len(graph.nodes):,} operations, minutes to compile. inverse_dynamics has "
                "M qdd, C qd and gravity in it: its derivatives are short for robots of any size"
            )
        return graph, indices(graph, np.array(variables, dtype=object)), results


class _Gradient(_Derivative):
    def __call__(self, model: Model, case: Conditions, *arrays: Array) -> Array:
        *given, cotangent = arrays
        graph, variables, results = self._traced(model, case, given)
        return _as_array(graph, backwards(graph, results, indices(graph, cotangent), variables))


class _Tangent(_Derivative):
    def __call__(self, model: Model, case: Conditions, *arrays: Array) -> Array:
        behind = len(self.of.states) + len(self.of.also)
        given, rates = arrays[:behind], arrays[behind:]
        graph, variables, results = self._traced(model, case, given)
        along = indices(graph, np.concatenate([*rates, []]))
        return _as_array(graph, forwards(graph, results, dict(zip(variables, along, strict=True))))


def _surrounding(model: Model, case: Conditions, inputs: Sequence[str]) -> list[Array]:
    """What a program takes beside its states, as its arrays have it."""
    found: list[Array] = []
    for name in inputs:
        if name == "gravity":
            found.append(case.gravity_of(model))
        elif name == "wrench":
            found += [x for load in case.wrenches.values() for x in (load.moment, load.force)]
        elif name == "base":
            found += case.base_of(model).parts()
        else:
            found.append(parameters(model))
    return found


def _as_array(graph: Graph, nodes: Sequence[int]) -> Array:
    out = np.empty(len(nodes), dtype=object)
    out[:] = [Traced(graph, node) for node in nodes]
    return out


# ---- on graphs -----------------------------------------------------------------------------------


def backwards(
    graph: Graph, outputs: Sequence[int], weights: Sequence[int], along: Sequence[int]
) -> list[int]:
    """Nodes of the slopes of Σ weight · output by each node of `along`."""
    zero = graph.constant(0.0)
    # slope of the sum by a node: over all ways that lead from it to an output
    slope: dict[int, int] = {}
    for output, weight in zip(outputs, weights, strict=True):
        slope[output] = graph.add(slope.get(output, zero), weight)
    matter = _depending(graph, outputs, along)
    for i in sorted(matter, reverse=True):
        by_this = slope.get(i, zero)
        if by_this == zero:
            continue
        for operand, partial in _partials(graph, i):
            if operand in matter:
                way = graph.mul(by_this, partial)
                slope[operand] = graph.add(slope.get(operand, zero), way)
    return [slope.get(i, zero) for i in along]


def forwards(graph: Graph, outputs: Sequence[int], rates: Mapping[int, int]) -> list[int]:
    """Nodes of the outputs' rates, where some nodes have a rate that is given."""
    zero = graph.constant(0.0)
    rate = dict(rates)
    for i in sorted(_depending(graph, outputs, list(rates))):
        if i in rate:
            continue
        total = zero
        for operand, partial in _partials(graph, i):
            total = graph.add(total, graph.mul(rate.get(operand, zero), partial))
        rate[i] = total
    return [rate.get(i, zero) for i in outputs]


def _depending(graph: Graph, outputs: Sequence[int], on: Sequence[int]) -> set[int]:
    """What the outputs need and what is computed from some nodes, these included."""
    depending = set(on)
    needed = graph.uses(outputs)
    for i in sorted(needed):
        if not depending.isdisjoint(graph.operands(i)):
            depending.add(i)
    return depending & needed.keys()


def _partials(graph: Graph, i: int) -> list[tuple[int, int]]:
    """The operands of a node, each with the node of the partial derivative by it."""
    name, *x = graph.nodes[i]
    if name in LEAVES:
        return []
    one = graph.constant(1.0)
    match name:
        case "add":
            return [(x[0], one), (x[1], one)]
        case "sub":
            return [(x[0], one), (x[1], graph.constant(-1.0))]
        case "neg":
            return [(x[0], graph.constant(-1.0))]
        case "mul":
            return [(x[0], x[1]), (x[1], x[0])]
        case "div":
            # one quotient for everything that is divided by the same
            part = graph.div(one, x[1])
            return [(x[0], part), (x[1], graph.neg(graph.mul(part, i)))]
        case "sin":
            return [(x[0], graph.function("cos", x[0]))]
        case "cos":
            return [(x[0], graph.neg(graph.function("sin", x[0])))]
        case "sqrt":
            return [(x[0], graph.div(graph.constant(0.5), i))]
        case "exp":
            return [(x[0], i)]
        case "tanh":
            return [(x[0], graph.sub(one, graph.mul(i, i)))]
        case "sign":
            return []
    raise ValueError(f"no derivative of operation {name!r}")
