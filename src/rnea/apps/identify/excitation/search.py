"""Search: the best of many descents from random series, within time or number."""

from __future__ import annotations

import math
import time as clock
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

import numpy as np

from rnea.apps.identify.excitation.descent import descended
from rnea.apps.identify.excitation.feasible import ExcitationCandidate, Within
from rnea.apps.identify.excitation.information import Information, information
from rnea.apps.identify.excitation.objective import Objective
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property

WEIGHTS = (30.0, 300.0, 3000.0)
"""Of what is beyond a bound, one after the other."""
_SETTLED = 1e-4
_LITTLE, _WIDER = 0.95, 3.0
_FIRST = 3
_FINER = 3
_ROWS = 8000
_DRAWING = 0.4
"""Of the budget, for the random motions."""
_OVER = 1.2
"""Times the budget: a first descent that would end later is not begun."""


@dataclass
class Watch:
    """How long to look: a budget in s, or so many descents; and who hears of it.

    steps: of a descent, at most. made: descents so far. cut: whether something had no time to end.
    reserve: s that it takes to bring what is found within its bounds. making: s that it takes to
    make machine code for a descent. reported: what there was no time for.
    """

    budget: float
    descents: int | None
    steps: int
    progress: Callable[[float], None] | None
    made: int = 0
    cut: bool = False
    reserve: float = 0.0
    making: float = 0.0
    reported: list[str] = field(default_factory=list)
    _taken: int = 0
    _first: float = 0.0
    _began: float = field(default_factory=lambda: clock.perf_counter())

    @property
    def seconds(self) -> float:
        return clock.perf_counter() - self._began

    def goes_on(self) -> bool:
        """Whether another descent is asked for, or one like the last ones would end in time."""
        if self.descents is not None:
            return self.made < self.descents
        if self.made == 0:
            self._first = self.seconds
            if self._late(self.making, _OVER):
                self.cut = True
                self.reported.append(
                    f"no descent: {self.seconds:.2g} s of {self.budget:g} had passed before, "
                    f"{self.making:.2g} s of them to make machine code, and as much again would "
                    "be needed; the motion is the best of the random ones"
                )
                return False
            return True
        return not self._late((self.seconds - self._first) / self.made)

    def draws_on(self, drawn: int, wanted: int) -> bool:
        """Whether another random motion is asked for: one at least."""
        late = self.descents is None and self.seconds > _DRAWING * self.budget
        if drawn and late and drawn < wanted:
            self.cut = True
            self.reported.append(f"the time ended after {drawn} of {wanted} random motions")
            return False
        return drawn < wanted

    def goes_on_shrinking(self) -> bool:
        """Whether there is time for a better one of the random motions."""
        return self.descents is not None or self.seconds < (1 + _DRAWING) / 2 * self.budget

    @property
    def is_over(self) -> bool:
        """Whether there is just time enough to bring what was found within its bounds."""
        return self.descents is None and self._late(0.0)

    def _late(self, needed: float, times: float = 1.0) -> bool:
        return self.seconds + needed + self.reserve > times * self.budget

    def ended(self) -> None:
        """A descent has ended."""
        self.made, self._taken = self.made + 1, 0

    def stops(self) -> bool:
        """Asked before every step: tells progress, and whether it is too late to go on."""
        self._taken += 1
        if self.progress is not None:
            part = self.made + min(self._taken / self.steps, 1.0)
            self.progress(self.seconds if self.descents is None else part)
        if self.is_over:
            if (ended := "the time ended within a descent") not in self.reported:
                self.reported.append(ended)
            self.cut = True
            return True
        return False


@dataclass(frozen=True, eq=False)
class ExcitationSearch:
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

    def information(self, one: ExcitationCandidate) -> Information:
        """What a series tells."""
        o = self.objective
        return information(o.robot, o.base, o.noise, *self.within.states(one))

    def best(
        self, rng: np.random.Generator, random: int, iterations: int, watch: Watch
    ) -> tuple[Array, ExcitationCandidate | None]:
        """log det of so many random series, and the best that was found from them and others."""
        drawn, heights = self._drawn(rng, random, watch)
        order = np.argsort(-heights)
        began = watch.seconds
        best = self._best_drawn(drawn, heights, order, watch)
        watch.reserve = watch.seconds - began
        highest = -math.inf if best is None else self.information(best).logdet
        while watch.goes_on():
            if watch.made < min(_FIRST, len(drawn)):
                first = drawn[order[watch.made]]
            else:
                first = self.within.drawn(rng, self.home, self.fixed)
            found = self._descent(first, iterations, watch)
            watch.ended()
            if found is not None and (height := self.information(found).logdet) > highest:
                best, highest = found, height
        return heights, best

    def _drawn(
        self, rng: np.random.Generator, random: int, watch: Watch
    ) -> tuple[list[ExcitationCandidate], Array]:
        """Random series and what each tells, as many as there is time for."""
        drawn: list[ExcitationCandidate] = []
        heights: list[float] = []
        took: list[float] = []
        while watch.draws_on(len(drawn), random):
            drawn.append(self.within.drawn(rng, self.home, self.fixed))
            began = watch.seconds
            heights.append(self.information(drawn[-1]).logdet)
            took.append(watch.seconds - began)
        # the first time machine code was made, or found
        watch.making = took[0] - min(took) if len(took) > 1 else took[0]
        return drawn, np.array(heights)

    def _best_drawn(
        self, drawn: list[ExcitationCandidate], heights: Array, order: Array, watch: Watch
    ) -> ExcitationCandidate | None:
        """The best of the random series within its bounds exactly, which lowers some heights."""
        best, highest = None, -math.inf
        for k in order:
            # none of the others can be higher: they too would only shrink
            if heights[k] <= highest or (best is not None and not watch.goes_on_shrinking()):
                break
            one = self.dense.shrunk(drawn[k], self.fixed)
            heights[k] = -math.inf if one is None else self.information(one).logdet
            if heights[k] > highest:
                best, highest = one, heights[k]
        return best

    def _descent(
        self, first: ExcitationCandidate, iterations: int, watch: Watch
    ) -> ExcitationCandidate | None:
        """Bounds weigh more and more until little is beyond them; the rest is taken away."""
        o, x = self.objective, self.objective.packed(first.start, first.shape)
        for weight in WEIGHTS:
            x = descended(partial(o, weight=weight), x, iterations, _SETTLED, watch.stops)
            if watch.is_over:
                break
        found = self.dense.shrunk(ExcitationCandidate(*o.unpacked(x)), self.fixed, _LITTLE)
        if found is not None or watch.is_over:
            return found
        # something was cut between two samples
        wider = partial(replace(o, margin=_WIDER * o.margin), weight=WEIGHTS[-1])
        x = descended(wider, x, iterations, _SETTLED, watch.stops)
        return self.dense.shrunk(ExcitationCandidate(*o.unpacked(x)), self.fixed)
