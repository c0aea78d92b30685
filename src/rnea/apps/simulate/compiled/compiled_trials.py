"""Trial steps in machine code, many at once: how `fixed` finds events in a compiled run."""

from __future__ import annotations

from dataclasses import replace
from typing import final

import numpy as np

from rnea.apps.simulate.compiled.step_loops import TRIAL, LoopCalls
from rnea.apps.simulate.hybrid_state import NOTHING, HybridState
from rnea.apps.simulate.integrate.fixed import EVENLY, Searched, Tried
from rnea.apps.simulate.phases.phase_numbers import PhaseNumbers
from rnea.apps.simulate.phases.phases import Phases
from rnea.core.spatial.numbers import Array


@final
class CompiledTrials:
    """Steps of any size from an instant, and the guards behind them: `fixed.Trials`."""

    def __init__(self, calls: LoopCalls, numbers: PhaseNumbers, phases: Phases) -> None:
        self._calls, self._numbers, self._phases = calls, numbers, phases
        self._begun: tuple[HybridState | None, float, Array] = (None, 0.0, np.zeros((0, 0)))

    def one(self, instant: HybridState, h: float) -> Tried:
        row = self._trials(instant, h)[-1]
        return self._after(instant, h, row), self._guards(instant, np.array([h]), row[None])[0]

    def start(self, instant: HybridState) -> Array:
        return self._guards(instant, np.zeros(1), self._trials(instant)[:1])[0]

    def row(self, instant: HybridState, h: float) -> tuple[Array, Array]:
        """qdd and the torque delivered (n,) at an instant from which a step of h comes next."""
        n = len(instant.qd)
        row = self._trials(instant, h)[0]
        return row[-2 * n : -n], row[-n:]

    def first_bad(self, instant: HybridState, sizes: Array) -> Searched:
        known, h, rows = self._begun
        if known is instant and np.array_equal(sizes, h * EVENLY):
            rows = rows[1:-1]
        else:
            rows = self._tried(instant, sizes)
        guards = self._guards(instant, sizes, rows)
        good = (guards >= 0).all(axis=1)
        k = len(sizes) if good.all() else int(np.argmin(good))
        after = self._after(instant, float(sizes[k]), rows[k]) if k < len(sizes) else None
        return Searched(k, after, range(len(sizes)), list(guards))

    def _trials(self, instant: HybridState, h: float | None = None) -> Array:
        """Trials of no step at all, of parts of one, and of one; asked for repeatedly."""
        known, of, rows = self._begun
        if known is not instant or (h is not None and h != of):
            of = h or 0.0
            rows = self._tried(instant, np.array([0.0, *(of * EVENLY), of]))
            self._begun = (instant, of, rows)
        return rows

    def _tried(self, instant: HybridState, sizes: Array) -> Array:
        """Rows of the state after steps of these sizes, the guards that it is told by, and qdd and
        the torque at the beginning."""
        many, n = len(sizes), len(instant.qd)
        columns = len(instant.q) + n + len(instant.x) + self._numbers.guards + 2 * n
        table = self._calls.table(np.full(many, instant.t), sizes, np.full(many, TRIAL))
        return self._calls.run(instant, table, columns)[2]

    def _after(self, instant: HybridState, h: float, row: Array) -> HybridState:
        n, nq = len(instant.qd), len(instant.q)
        # all the other rows need not stay
        row = row.copy()
        q, qd, x = row[:nq], row[nq : nq + n], row[nq + n : nq + n + len(instant.x)]
        self._phases.refuse_infinite(instant, instant.t + h, q, qd)
        return replace(instant, t=instant.t + h, q=q, qd=qd, x=x)

    def _guards(self, instant: HybridState, sizes: Array, rows: Array) -> Array:
        """Those of `Phases.guards`, a row for each trial."""
        phases, n, nq = self._phases, len(instant.qd), len(instant.q)
        if phases.eventless:
            return np.zeros((len(rows), len(NOTHING)))
        sliding = inside = np.ones((len(rows), n))
        if self._numbers.holds:
            first = nq + n + len(instant.x)
            sliding, upper, lower = (rows[:, first + k * n : first + (k + 1) * n] for k in range(3))
            inside = np.minimum(upper, lower)
        q, qd = rows[:, :nq], rows[:, nq : nq + n]
        return phases.guards_of(instant, instant.t + sizes, q, qd, sliding, inside)
