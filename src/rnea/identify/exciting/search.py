"""Search: the best of many descents from random series, within time or number."""

from __future__ import annotations

import math
import time as clock
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

import numpy as np

from rnea.identify.exciting.descent import descended
from rnea.identify.exciting.feasible import Candidate, Within
from rnea.identify.exciting.information import Information, information
from rnea.identify.exciting.objective import Objective
from rnea.kept import cached_property
from rnea.spatial.numbers import Array

WEIGHTS = (30.0, 300.0, 3000.0)
"""Of what is beyond a bound, one after the other."""
_SETTLED = 1e-4
_LITTLE, _WIDER = 0.95, 3.0
_FIRST = 3
_FINER = 3
_ROWS = 8000
_PATIENCE = 2.0
"""Times the budget: then even the first descent ends."""


@dataclass
class Watch:
    """How long to look: a budget in s, or so many descents; and who hears of it.

    steps: of a descent, at most. made: descents so far. cut: whether one had no time to end.
    """

    budget: float
    descents: int | None
    steps: int
    progress: Callable[[float], None] | None
    made: int = 0
    cut: bool = False
    _taken: int = 0
    _first: float = 0.0
    _began: float = field(default_factory=clock.perf_counter)

    @property
    def seconds(self) -> float:
        return clock.perf_counter() - self._began

    def goes_on(self) -> bool:
        """Whether another descent is asked for, or one like the last ones would end in time."""
        if self.descents is not None:
            return self.made < self.descents
        if self.made == 0:
            # one at least: a budget is no reason for a motion at random
            self._first = self.seconds
            return True
        return self.seconds + (self.seconds - self._first) / self.made < self.budget

    def ended(self) -> None:
        """A descent has ended."""
        self.made, self._taken = self.made + 1, 0

    def stops(self) -> bool:
        """Asked before every step: tells progress, and whether it is too late to go on."""
        self._taken += 1
        if self.progress is not None:
            part = self.made + min(self._taken / self.steps, 1.0)
            self.progress(self.seconds if self.descents is None else part)
        self.cut = self.descents is None and self.seconds > _PATIENCE * self.budget
        return self.cut


@dataclass(frozen=True, eq=False)
class Search:
    """Over the series of an objective; `dense` holds what is found against its bounds.

    home: (n,) where the robot can rest, the start if that is given.
    """

    objective: Objective
    dense: Within
    home: Array

    @property
    def fixed(self) -> bool:
        """Whether the start is given."""
        return self.objective.start is not None

    @cached_property
    def within(self) -> Within:
        """For what need not be exact, with fewer samples; of many joints fewer still."""
        coarse, joints = self.objective.samples, len(self.home)
        return replace(self.dense, samples=max(coarse, min(_FINER * coarse, _ROWS // joints)))

    def told(self, one: Candidate) -> Information:
        """What a series tells."""
        o = self.objective
        return information(o.robot, o.base, o.noise, *self.within.states(one))

    def best(
        self, rng: np.random.Generator, random: int, iterations: int, watch: Watch
    ) -> tuple[Array, Candidate | None]:
        """log det of so many random series, and the best that was found from them and others."""
        drawn = [self.within.drawn(rng, self.home, self.fixed) for _ in range(random)]
        heights = np.array([self.told(one).logdet for one in drawn])
        order = np.argsort(-heights)
        best = self._best_drawn(drawn, heights, order)
        highest = -math.inf if best is None else self.told(best).logdet
        while watch.goes_on():
            if watch.made < min(_FIRST, random):
                first = drawn[order[watch.made]]
            else:
                first = self.within.drawn(rng, self.home, self.fixed)
            found = self._descent(first, iterations, watch)
            watch.ended()
            if found is not None and (height := self.told(found).logdet) > highest:
                best, highest = found, height
        return heights, best

    def _best_drawn(self, drawn: list[Candidate], heights: Array, order: Array) -> Candidate | None:
        """The best of the random series within its bounds exactly, which lowers some heights."""
        best, highest = None, -math.inf
        for k in order:
            # none of the others can be higher: they too would only shrink
            if heights[k] <= highest:
                break
            one = self.dense.shrunk(drawn[k], self.fixed)
            heights[k] = -math.inf if one is None else self.told(one).logdet
            if heights[k] > highest:
                best, highest = one, heights[k]
        return best

    def _descent(self, first: Candidate, iterations: int, watch: Watch) -> Candidate | None:
        """Bounds weigh more and more until little is beyond them; the rest is taken away."""
        o, x = self.objective, self.objective.packed(first.start, first.shape)
        for weight in WEIGHTS:
            x = descended(partial(o, weight=weight), x, iterations, _SETTLED, watch.stops)
        found = self.dense.shrunk(Candidate(*o.unpacked(x)), self.fixed, _LITTLE)
        if found is not None:
            return found
        # something was cut between two samples
        wider = partial(replace(o, margin=_WIDER * o.margin), weight=WEIGHTS[-1])
        x = descended(wider, x, iterations, _SETTLED, watch.stops)
        return self.dense.shrunk(Candidate(*o.unpacked(x)), self.fixed)
