"""The shared form: a robot's functions traced, and what is used more than once given a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions import QUANTITIES, Conditions
from rnea.core.spatial.numbers import Array
from rnea.engine.symbolic.equations import Entries, OperationCount, Shared, coordinates
from rnea.engine.symbolic.expression import Call, Formula, Name, Number, power, product, total
from rnea.engine.symbolic.naming import Naming
from rnea.engine.trace.tracer import LEAVES, TRACING, Graph, indices, labelled
from rnea.system.cached import cached_property


class FormulaGraph(Graph):
    """A graph to be written as formulas, where a minus costs nothing.

    It turns a sum into a difference further on; so a - b and b - a are one node and its negative.
    """

    def node(self, *key: Any) -> int:
        match key:
            case "sub", a, b if a > b:
                return self.neg(super().node("sub", b, a))
            case "add", a, b if a == b:
                return self.mul(self.constant(2.0), a)
        return super().node(*key)

    def neg(self, a: int) -> int:
        return self.node("neg", a) if self.nodes[a][0] == "sub" else super().neg(a)

    def cost(self, outputs: Sequence[int]) -> OperationCount:
        """Every node computed once."""
        counts = Counter(self.nodes[i][0] for i in self.uses(outputs))
        pairs = (("mul", "div"), ("add", "sub"), ("sin", "cos"))
        return OperationCount(*(counts[one] + counts[other] for one, other in pairs))

    def unshared_cost(self, outputs: Sequence[int]) -> int:
        """Operations if every formula were written out: what sharing saves."""
        size: dict[int, int] = {}
        for i in sorted(self.uses(outputs)):
            operation = self.nodes[i][0] not in (*LEAVES, "neg")
            size[i] = operation + sum(size[k] for k in self.operands(i))
        return sum(size[i] for i in outputs)

    def formulas(self, outputs: Sequence[int], prefix: str) -> tuple[Shared, list[Formula]]:
        """Named sub-expressions in the order of computation, and the outputs in terms of them."""
        needed = sorted(self.uses(outputs))
        uses = Counter(outputs)
        for i in needed:
            uses.update(self.operands(i))
        # a minus has no name: whoever uses it uses what it is the minus of
        for i in needed:
            if self.nodes[i][0] == "neg":
                uses[self.nodes[i][1]] += uses[i] - 1
        shared: Shared = []
        written: dict[int, Formula] = {}
        for i in needed:
            written[i] = self._formula(i, written)
            # a leaf is as short as its name; what is used once stays where it is used
            if uses[i] > 1 and self.nodes[i][0] not in (*LEAVES, "neg"):
                shared.append((f"{prefix}{len(shared) + 1}", written[i]))
                written[i] = Name(shared[-1][0])
        return shared, [written[i] for i in outputs]

    def _formula(self, i: int, written: Mapping[int, Formula]) -> Formula:
        match self.nodes[i]:
            case "constant", value:
                return Number(value)
            case "input", name:
                return Name(name)
            case "mul", a, b:
                return product(written[a], written[b])
            case "div", a, b:
                return product(written[a], power(written[b], -1))
            case "add", a, b:
                return total(written[a], written[b])
            case "sub", a, b:
                return total(written[a], product(Number(-1), written[b]))
            case "neg", a:
                return product(Number(-1), written[a])
        function, a = self.nodes[i]
        return Call(function, written[a])


class TracedRobot:
    """A robot's functions of its state, traced on one graph; its parameters keep their names."""

    def __init__(self, named: Naming) -> None:
        self.named, self.graph = named, FormulaGraph()
        free = (p for p in "tuxyz" if not any(name.startswith(p) for name in named.taken))
        self.prefix = next(free, "shared_")

    @cached_property
    def model(self) -> Model:
        return self.named.model(TRACING, lambda name: labelled(self.graph, [name])[0])

    def function(self, name: str) -> Array:
        """The result of one function, an array of traced numbers."""
        row = QUANTITIES[name]
        states = dict(zip(("q", "qd", "qdd"), self._state(), strict=True))
        # with a batch axis, so that no sum starts from a bare number
        given = [states[state][None] for state in row.states]
        alone = Conditions(friction=False, rotor=False, spring=False)
        return row.compute(self.model, alone, *given)[0]

    def _state(self) -> list[Array]:
        return [labelled(self.graph, names) for names in coordinates(self.model.nv)]

    def equations(self, names: Sequence[str]) -> tuple[list[Entries], Shared, OperationCount]:
        """The entries of some functions, what they share, and what all of it costs."""
        results = [np.asarray(self.function(name), dtype=object) for name in names]
        outputs = [i for result in results for i in indices(self.graph, result)]
        shared, formulas = self.graph.formulas(outputs, self.prefix)
        left = iter(formulas)
        entries: list[Entries] = [
            {index: next(left) for index in np.ndindex(result.shape)} for result in results
        ]
        return entries, shared, self.graph.cost(outputs)

    def costs(self) -> dict[str, OperationCount | int]:
        """tau by the recursion, and by M, C and g as Lagrange's equations have it."""
        _, qd, qdd = self._state()
        names = ("mass_matrix", "coriolis_matrix", "gravity_torque")
        M, C, g = (self.function(name) for name in names)
        torques = [sum(M[i] * qdd, start=g[i]) + sum(C[i] * qd) for i in range(self.model.nv)]
        lagrange = indices(self.graph, np.array(torques, dtype=object))
        recursion = indices(self.graph, self.function("inverse_dynamics"))
        return {
            "tau by the recursion": self.graph.cost(recursion),
            "tau by M q'' + C q' + g": self.graph.cost(lagrange),
            "the same without sharing": self.graph.unshared_cost(lagrange),
        }
