"""Blocks of steps in machine code, within one phase; whatever happens is left to `phases`.

A block takes whole steps, sampling of the controller included, as long as a phase goes on: joints
slide the way they do, held ones stay held, no stop is met, all is finite. The step in which that
ends is not taken; Python takes it by `fixed.advance`, events located and decided as ever, and the
next block begins behind it. So events are found at the same times as without blocks, and results
differ by rounding alone: sums in another order, products and sums fused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, final

import numpy as np

from rnea.apps.simulate.compiled.compiled_trials import CompiledTrials
from rnea.apps.simulate.compiled.step_loops import Compiled, LoopCalls
from rnea.apps.simulate.hybrid_state import HybridState
from rnea.apps.simulate.phases.phases import Phases
from rnea.apps.simulate.recorder import Recorder
from rnea.core.spatial.numbers import Array
from rnea.errors import SimulationError

# steps for which what depends on time is computed at once
_CHUNK = 1024


@final
class StepBlocks:
    """The blocks of one run of `steps` steps of h; the controller samples at each `every`-th.

    samples   whether the loop asks the controller; otherwise that is done before a block begins
    stands    whether a loop has found that the phase goes on at the step that it did not take
    trials    steps in the same machine code, to find events
    """

    def __init__(
        self,
        compiled: Compiled,
        step: Callable[..., Any],
        phases: Phases,
        steps: int,
        h: float,
        every: int,
    ) -> None:
        self._phases, self._steps, self._h, self._every = phases, steps, h, every
        self._calls = LoopCalls(compiled, step, phases, bool(every))
        self._chunk: tuple[int, Array] = (0, np.zeros((0, 0)))
        self.samples = self._calls.samples or not every
        self.trials = CompiledTrials(self._calls, compiled.numbers, phases)
        self.stands = False

    def advance(
        self, instant: HybridState, first: int, recorder: Recorder
    ) -> tuple[HybridState, int, bool]:
        """As many steps as one block may take from step `first` on.

        Answers the number of the next one, and whether the block must not take it.
        """
        rows = self._rows(first)
        taken, after, control, out = self._run(instant, rows)
        seen = self._without_events(instant, first, taken, after, out)
        if seen < taken:
            # again, as far as nothing happens: the controller has a memory too
            taken, after, control, out = self._run(instant, rows[:seen])
        if not taken:
            return instant, first, True
        n, nq, last = len(instant.qd), len(instant.q), first + taken
        recorder.keep_many(instant, np.arange(first, last) * self._h, out[:taken])
        if self._calls.samples:
            self._phases.control.memory = control
        q, qd, x = after[:nq], after[nq : nq + n], after[nq + n :]
        after_all = replace(instant, t=float(last * self._h), q=q, qd=qd, x=x)
        return after_all, last, taken < len(rows)

    def _run(self, instant: HybridState, rows: Array) -> tuple[int, Array, Array, Array]:
        columns = len(instant.q) + 3 * len(instant.qd) + len(instant.x)
        after, control, out, (taken, self.stands) = self._calls.run(instant, rows, columns)
        return taken, after, control, out

    def _rows(self, first: int) -> Array:
        """The table from a step on, as far as a block may go."""
        begin, rows = self._chunk
        if not begin <= first < begin + len(rows):
            rows = self._table(first, min(_CHUNK, self._steps - first))
            begin, self._chunk = first, (first, rows)
        rows = rows[first - begin :]
        return rows if self.samples else rows[: self._every - first % self._every]

    def _table(self, first: int, count: int) -> Array:
        """Rows from a step on; fewer before one at which a function of a user's raises."""
        k = np.arange(first, first + count)
        t = k * self._h
        due = k % self._every == 0 if self._calls.samples else k < 0
        try:
            return self._calls.table(t, (k + 1) * self._h - t, due)
        except SimulationError:
            if count == 1:
                raise
            return self._table(first, count // 2)

    def _without_events(
        self, instant: HybridState, first: int, taken: int, after: Array, out: Array
    ) -> int:
        """How many of the steps end before an event of the user's."""
        if not instant.above:
            return taken
        nq, n = len(instant.q), len(instant.qd)
        ends = [*out[1:taken], after]
        for k, y in enumerate(ends[:taken]):
            t = float((first + k + 1) * self._h)
            try:
                guards = self._phases.event_guards(instant, t, y[:nq], y[nq : nq + n])
            except SimulationError:
                # the step is Python's, and raises it
                return k
            if np.any(guards < 0):
                return k
        return taken
