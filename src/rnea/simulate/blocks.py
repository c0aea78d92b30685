"""Blocks of steps in machine code, within one phase; whatever happens is left to `phases`.

A block takes whole steps, sampling of the controller included, as long as a phase goes on: joints
slide the way they do, held ones stay held, no stop is met, all is finite. The step in which that
ends is not taken; Python takes it by `fixed.advance`, events located and decided as ever, and the
next block begins behind it. So events are found at the same times as without blocks, and results
differ by rounding alone: sums in another order, products and sums fused.

What depends on time alone (the motion wanted, torques given) is computed before, for the very
times at which the method asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol, final

import numpy as np

from rnea.simulate.fixed import EVENLY, Searched, Tried
from rnea.simulate.instant import NOTHING, Instant
from rnea.simulate.phase_numbers import PhaseNumbers
from rnea.simulate.phases import Phases
from rnea.simulate.recorder import Recorder
from rnea.simulate.timed_laws import HeldTorque, TimedLaw
from rnea.spatial.numbers import Array

# steps for which what depends on time is computed at once
_CHUNK = 1024
# in the place of the sampling: a step to be tried
_TRIAL = 2.0
# trials on either side of an event that are looked at
_AROUND = 2


class Loop(Protocol):
    """Machine code: takes steps, changes state and control, fills rows of `out`.

    Answers how many, and whether the phase stood at the beginning of the last one it looked at.
    """

    def __call__(
        self, parameters: Array, timed: Array, state: Array, control: Array, out: Array
    ) -> tuple[int, bool]: ...


@dataclass(frozen=True, eq=False)
class Compiled:
    """A loop for one robot, one law and one method, and what it was made of."""

    loop: Loop
    numbers: PhaseNumbers
    law: TimedLaw


@final
class Blocks:
    """The blocks of one run of `steps` steps of h; the controller samples at each `every`-th."""

    def __init__(
        self,
        compiled: Compiled,
        step: Callable[..., Any],
        phases: Phases,
        steps: int,
        h: float,
        every: int,
    ) -> None:
        self._compiled, self._step, self._phases = compiled, step, phases
        self._steps, self._h, self._every = steps, h, every
        self._chunk: tuple[int, Array] = (-1, np.zeros((0, 0)))
        self._of_phase: tuple[tuple[Array, ...], Array] = ((), np.zeros(0))
        self._begun: tuple[Instant | None, float, Array] = (None, 0.0, np.zeros((0, 0)))
        # whether the loop has found that the phase goes on at the step that it did not take
        self.stands = False
        # whether the loop asks the law itself
        self.samples = not isinstance(compiled.law, HeldTorque)

    def advance(
        self, instant: Instant, first: int, recorder: Recorder
    ) -> tuple[Instant, int, bool]:
        """As many steps as one block may take from step `first` on.

        Answers the number of the next one, and whether the block must not take it.
        """
        chunk, table = self._timed(first)
        start = first - chunk * _CHUNK
        rows = len(table) - start
        if self._every and not self.samples:
            rows = min(rows, self._every - first % self._every)
        taken, after, control, out = self._run(instant, table[start : start + rows])
        seen = self._without_events(instant, first, taken, after, out)
        if seen < taken:
            # again, as far as nothing happens: the controller has a memory too
            taken, after, control, out = self._run(instant, table[start : start + seen])
        if not taken:
            return instant, first, True
        n, nq, last = len(instant.qd), len(instant.q), first + taken
        parts = np.split(out[:taken], np.cumsum([nq, n, len(instant.x), n]), axis=1)
        names = ("q", "qd", "x", "qdd", "delivered")
        times = np.arange(first, last) * self._h
        recorder.keep_many(instant, t=times, **dict(zip(names, parts, strict=True)))
        if self._every and self.samples:
            self._phases.control.memory = control
        q, qd, x = np.split(after, [nq, nq + n])
        return replace(instant, t=float(last * self._h), q=q, qd=qd, x=x), last, taken < rows

    # ---- trials ----------------------------------------------------------------------------------

    def one(self, instant: Instant, h: float) -> Tried:
        """A step of any size from an instant, and the guards behind it: see `fixed.Trials`."""
        return self._told(instant, h, self._trials(instant, h)[-1])

    def start(self, instant: Instant) -> Array:
        return self._told(instant, 0.0, self._trials(instant)[0])[1]

    def row(self, instant: Instant, h: float) -> tuple[Array, Array]:
        """qdd and the torque delivered (n,) at an instant from which a step of h comes next."""
        n = len(instant.qd)
        row = self._trials(instant, h)[0]
        return row[-2 * n : -n], row[-n:]

    def first_bad(self, instant: Instant, sizes: Array) -> Searched:
        _, of, rows = self._begun
        if (
            len(sizes) == len(EVENLY)
            and sizes[0] == of * EVENLY[0]
            and sizes[-1] == of * EVENLY[-1]
        ):
            rows = self._trials(instant)[1:-1]
        else:
            rows = self._tried(instant, sizes)
        end = len(instant.q) + len(instant.qd) + len(instant.x)
        good = (rows[:, end : end + self._compiled.numbers.guards] >= 0).all(axis=1)
        good &= np.isfinite(rows[:, : len(instant.q) + len(instant.qd)]).all(axis=1)
        k = len(sizes) if good.all() else int(np.argmin(good))
        # events are the user's: each has to be asked
        first = 0 if instant.above else max(k - _AROUND, 0)
        looked = range(first, min(k + _AROUND, len(sizes)))
        seen = [self._told(instant, float(sizes[i]), rows[i]) for i in looked]
        bad = (i for i, (_, guards) in zip(looked, seen, strict=True) if not np.all(guards >= 0))
        k = next(bad, len(sizes))
        after = seen[k - first][0] if k < len(sizes) else None
        return Searched(k, after, looked, [guards for _, guards in seen])

    def _trials(self, instant: Instant, h: float | None = None) -> Array:
        """Trials of no step at all, of parts of one, and of one; asked for repeatedly."""
        known, of, rows = self._begun
        if known is not instant or (h is not None and h != of):
            of = h or 0.0
            rows = self._tried(instant, np.array([0.0, *(of * EVENLY), of]))
            self._begun = (instant, of, rows)
        return rows

    def _tried(self, instant: Instant, sizes: Array) -> Array:
        """Rows of the state after steps of these sizes, the guards that it is told by, and qdd and
        the torque at the beginning."""
        numbers, many = self._compiled.numbers, len(sizes)
        rows = self._table(np.full(many, instant.t), sizes, np.full(many, _TRIAL))
        state = np.concatenate([instant.q, instant.qd, instant.x])
        out = np.empty((many, len(state) + numbers.guards + 2 * len(instant.qd)))
        self._compiled.loop(self._parameters(instant), rows, state, self._memory(instant), out)
        return out

    def _told(self, instant: Instant, h: float, row: Array) -> Tried:
        phases, n, nq = self._phases, len(instant.qd), len(instant.q)
        end = nq + n + len(instant.x)
        q, qd, x, guards = row[:nq], row[nq : nq + n], row[nq + n : end], row[end:]
        phases.refuse_infinite(instant.t + h, q, qd)
        after = replace(instant, t=instant.t + h, q=q, qd=qd, x=x)
        if phases.eventless:
            return after, NOTHING
        sliding = inside = np.ones(n)
        if self._compiled.numbers.holds:
            sliding, inside = guards[:n], np.minimum(guards[n : 2 * n], guards[2 * n : 3 * n])
        return after, phases.guards_of(instant, after.t, q, qd, sliding, inside)

    def _run(self, instant: Instant, table: Array) -> tuple[int, Array, Array, Array]:
        state = np.concatenate([instant.q, instant.qd, instant.x])
        memory = self._memory(instant)
        out = np.empty((len(table), len(state) + 2 * len(instant.qd)))
        p = self._parameters(instant)
        taken, self.stands = self._compiled.loop(p, table, state, memory, out)
        return taken, state, memory, out

    def _memory(self, instant: Instant) -> Array:
        control = self._phases.control
        if not self._every:
            return np.zeros(0)
        return control.memory if self.samples else control.torque(*instant.state[:3]).copy()

    def _parameters(self, phase: Instant) -> Array:
        decided = (phase.held, phase.direction, phase.side)
        known, _ = self._of_phase
        if not known or any(a is not b for a, b in zip(decided, known, strict=True)):
            numbers, law = self._compiled.numbers, self._compiled.law
            values = {**numbers.parameters(self._phases, phase), **law.parameters}
            self._of_phase = (decided, np.concatenate(list(values.values())))
        return self._of_phase[1]

    def _timed(self, first: int) -> tuple[int, Array]:
        """The chunk of the table that a step lies in: its number, and its rows."""
        number = first // _CHUNK
        if number != self._chunk[0]:
            k = np.arange(number * _CHUNK, min((number + 1) * _CHUNK, self._steps))
            t = k * self._h
            h = (k + 1) * self._h - t
            due = (k % self._every == 0) if self._every and self.samples else k < 0
            self._chunk = (number, self._table(t, h, due))
        return self._chunk

    def _table(self, t: Array, h: Array, sampling: Array) -> Array:
        """Rows of steps from t (N,): their sizes, whether the controller samples, and what depends
        on time at each stage."""
        if self._every:
            # what is held does not depend on time; what is sampled does at the beginning alone
            asked = [t] * len(stage_times(self._step, 0.0, 0.0))
        else:
            asked = stage_times(self._step, t, h)
        # methods ask repeatedly for the same times
        first = [
            next(i for i, a in enumerate(asked) if a is b or np.array_equal(a, b)) for b in asked
        ]
        each = sorted(set(first))
        found = self._compiled.law.at(np.concatenate([asked[i] for i in each]))
        parts = dict(zip(each, np.split(found, len(each)), strict=True))
        columns = [h[:, None], sampling[:, None], *(parts[i] for i in first)]
        return np.ascontiguousarray(np.concatenate(columns, axis=1))

    def _without_events(
        self, instant: Instant, first: int, taken: int, after: Array, out: Array
    ) -> int:
        """How many of the steps end before an event of the user's."""
        if not instant.above:
            return taken
        nq, n = len(instant.q), len(instant.qd)
        ends = [*out[1:taken], after]
        for k, y in enumerate(ends[:taken]):
            t = float((first + k + 1) * self._h)
            if np.any(self._phases.event_guards(instant, t, y[:nq], y[nq : nq + n]) < 0):
                return k
        return taken


def stage_times(step: Callable[..., Any], t: Any, h: Any) -> list[Any]:
    """The times at which a method asks for rates in steps from t, and the steps' ends.

    One step, or many (N,) at once.
    """
    asked: list[Any] = []

    def rate(t: Any, q: float, qd: float, x: float) -> tuple[float, float]:
        asked.append(t)
        return qd, x

    step(rate, t, 0.0, 0.0, 0.0, h)
    return [*asked, t + h]
