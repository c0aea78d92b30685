"""Many steps in time as one loop of machine code: the tapes that it is made of.

A method of `simulate.steps` is traced by its own lines. Each time it asks for the rate, the trace
is cut: what it has computed so far are the arguments of a call, what it gets are fresh inputs. So
the rate, by far the largest part, is compiled once and called as often as the method wants it.

The loop knows no physics. It goes on as long as every number that `strict` gives at the beginning
of a step is positive, every one of `weak` not negative, and every one of `after` not negative at
its end; otherwise it ends before that step, which is then somebody else's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.engine.ir.reassociate import gathered
from rnea.engine.ir.tape import Tape, record
from rnea.engine.trace.tracer import Graph, indices, labelled

Numbers = Mapping[str, Array]
"""The parameters of a loop by their names."""


@dataclass(frozen=True)
class Sizes:
    """How many numbers: positions, speeds, states of the first order; of what depends on time; of
    the parameters by their names; what holds each speed (0 where nothing can); and the rates of
    positions that come with the others (0 where the method's own lines have them)."""

    q: int
    v: int
    x: int
    timed: int
    parameters: tuple[tuple[str, int], ...]
    hold: int
    going: int = 0

    @property
    def state(self) -> int:
        return self.q + self.v + self.x

    @property
    def rates(self) -> int:
        return self.v + self.x + self.hold + self.going

    @property
    def numbers(self) -> int:
        """Of the parameters, side by side."""
        return sum(count for _, count in self.parameters)

    def place(self, parameter: str) -> int | None:
        """Where a parameter begins; None where there is none of that name."""
        start = 0
        for name, count in self.parameters:
            if name == parameter:
                return start
            start += count
        return None


@dataclass(frozen=True, eq=False)
class StepEquations:
    """What a loop computes, as functions of numbers of any kind.

    law     (timed, q, qd, parameters) -> torque (v,); then kept within ± the parameter "limit",
            where there is one
    rate    (torque, q, qd, x, parameters) -> qdd (v,), xd (x,), hold, dq/dt (going,)
    step    (rate, going, t, q, qd, x, h, parameters) -> q, qd, x after it;
            rate(t, q, qd, x) -> qdd, xd; going(q, qd) -> dq/dt where rates have it, else None
    strict, weak, after   (q, qd, hold, parameters) -> numbers
    """

    law: Callable[..., Array]
    rate: Callable[..., tuple[Array, Array, Array, Array]]
    step: Callable[..., tuple[Array, Array, Array]]
    strict: Callable[..., Array]
    weak: Callable[..., Array]
    after: Callable[..., Array]


@dataclass(frozen=True, eq=False)
class StepTapes:
    """Inputs are labelled by what they are and their number: ("q", 2), ("a1", 0), ("p", 7).

    a0, b0, r0 are what the first rate gives, at the state itself; calls[0] are the arguments of the
    second one, which gives a1, b1, r1, and so on. Rates are asked for at some times of a step, its
    stages; stage_of says at which one each of them is, and last the end of the step.
    """

    sizes: Sizes
    law: Tape
    rate: Tape
    calls: tuple[Tape, ...]
    stage_of: tuple[int, ...]
    stepped: Tape
    strict: Tape
    weak: Tape
    after: Tape

    @property
    def stages(self) -> int:
        return max(self.stage_of) + 1

    def tapes(self) -> tuple[Tape, ...]:
        """All of them."""
        single = (self.law, self.rate, self.stepped, self.strict, self.weak, self.after)
        return (*single, *self.calls)


def step_tapes(sizes: Sizes, equations: StepEquations, most: int) -> StepTapes:
    """Trace everything; TooManyOperations where one of the tapes grows beyond so many."""
    law = _tape(
        lambda of: equations.law(of("timed"), of("q"), of("qd"), of.parameters()), sizes, most
    )
    rate = _tape(
        lambda of: np.concatenate(
            equations.rate(of("tau"), of("q"), of("qd"), of("x"), of.parameters())
        ),
        sizes,
        most,
    )
    checks = [
        _tape(lambda of, f=f: f(of("q"), of("qd"), of("hold"), of.parameters()), sizes, most)  # type: ignore[misc]
        for f in (equations.strict, equations.weak, equations.after)
    ]
    return StepTapes(sizes, law, rate, *_traced_step(sizes, equations, most), *checks)


class _Inputs:
    """Labelled inputs of one graph."""

    def __init__(self, graph: Graph, sizes: Sizes) -> None:
        self.graph, self.sizes = graph, sizes
        self._counts = {"q": sizes.q, "qd": sizes.v, "x": sizes.x, "tau": sizes.v,
                        "hold": sizes.hold, "timed": sizes.timed, "h": 1, "t": 1}  # fmt: skip

    def __call__(self, name: str, count: int | None = None) -> Array:
        count = self._counts[name] if count is None else count
        return labelled(self.graph, [(name, k) for k in range(count)])  # type: ignore[misc]

    def parameters(self) -> Numbers:
        every, out, start = self("p", self.sizes.numbers), {}, 0
        for name, count in self.sizes.parameters:
            out[name] = every[start : start + count]
            start += count
        return out


def _tape(function: Callable[[_Inputs], Array], sizes: Sizes, most: int) -> Tape:
    graph = Graph(most)
    found = indices(graph, np.asarray(function(_Inputs(graph, sizes))))
    graph, results = gathered(graph, found)
    return record(graph, results, 0, no_minus_zero=True)


def _traced_step(
    sizes: Sizes, equations: StepEquations, most: int
) -> tuple[tuple[Tape, ...], tuple[int, ...], Tape]:
    graph = Graph(most)
    of = _Inputs(graph, sizes)
    q, qd, x, (t,), (h,) = (of(name) for name in ("q", "qd", "x", "t", "h"))
    start = indices(graph, np.concatenate([q, qd, x]))
    calls: list[Tape] = []
    times: list[int] = []
    # where dq/dt was asked for, before the rate that tells it
    places: list[list[int]] = []

    def going(q: Array, qd: Array) -> Array:
        places.append(indices(graph, np.concatenate([q, qd])))
        return of(f"r{len(times)}", sizes.going)

    def rate(t: Any, *state: Array) -> tuple[Array, Array]:
        asked = indices(graph, np.concatenate(state))
        if sizes.going and places[-1:] != [asked[: sizes.q + sizes.v]]:
            raise ValueError("a method must ask where it goes before it asks for a rate there")
        if times:
            # sums stay in the order in which the method says them
            calls.append(record(graph, asked, 0))
        elif asked != start:
            raise ValueError("a method must ask for the rate of its start first")
        times.append(t.index)
        return of(f"a{len(calls)}", sizes.v), of(f"b{len(calls)}", sizes.x)

    told = going if sizes.going else None
    after = equations.step(rate, told, t, q, qd, x, h, of.parameters())
    if len(places) > len(times):
        raise ValueError("a method must ask for a rate where it has asked where it goes")
    times.append((t + h).index)
    # times that are the same node are the same whatever the step
    distinct = list(dict.fromkeys(times))
    stage_of = tuple(distinct.index(time) for time in times)
    return tuple(calls), stage_of, record(graph, indices(graph, np.concatenate(after)), 0)
