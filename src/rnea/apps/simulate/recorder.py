"""What a run leaves: rows as they come, one at a time or many, and events."""

from __future__ import annotations

from dataclasses import replace
from typing import final

import numpy as np

from rnea.apps.simulate.hybrid_state import NOTHING, HybridState
from rnea.apps.simulate.phases.phases import Phases
from rnea.core.spatial.numbers import Array

COLUMNS = ("t", "q", "qd", "x", "held", "lost", "qdd", "delivered", "through")


@final
class Recorder:
    """Rows of a run: instants, accelerations, torques delivered and through gears; and events."""

    def __init__(self, phases: Phases) -> None:
        self._phases = phases
        self._single: list[tuple[object, ...]] = []
        self._many: list[tuple[HybridState, Array, Array]] = []
        self._parts: list[dict[str, Array]] = []
        self._last: HybridState | None = None
        self.events: list[tuple[float, str]] = []
        self.singly = 0

    @property
    def reached(self) -> float:
        """The time of the last row."""
        return 0.0 if self._last is None else self._last.t

    @property
    def empty(self) -> bool:
        return not (self._single or self._many or self._parts)

    def keep(self, instant: HybridState, known: tuple[Array, Array] | None = None) -> None:
        """One row; known: its accelerations and the torques delivered, without elastic gears."""
        if known is None:
            # what overflows is found at the end of the step
            with np.errstate(over="ignore", invalid="ignore"):
                qdd, _ = self._phases.rate(instant)(*instant.state)
                on = self._phases.torques(instant, *instant.state)
            of_forces = (qdd, on.delivered, on.through)
        else:
            of_forces = (*known, NOTHING)
        self._phases.refuse_rates(instant, *of_forces[:2])
        if self._many:
            self._close()
        self._last = instant
        self.singly += 1
        of_instant = (getattr(instant, name) for name in COLUMNS[:6])
        self._single.append((*of_instant, *of_forces))

    def keep_many(self, phase: HybridState, t: Array, rows: Array) -> None:
        """Rows of one phase at times t (N,): q, qd, x, qdd and what was delivered, side by side."""
        if self._single:
            self._close()
        self._many.append((phase, t, rows))
        self._last = replace(phase, t=float(t[-1]))

    def log(self, t: float, words: list[str]) -> None:
        self.events += [(t, word) for word in words]

    def columns(self) -> dict[str, Array]:
        """All rows, by what they tell."""
        self._close()
        return {name: np.concatenate([part[name] for part in self._parts]) for name in COLUMNS}

    def _close(self) -> None:
        """What came last as columns; blocks and single rows take turns."""
        if self._single:
            values = zip(*self._single, strict=True)
            self._parts.append({name: np.array(x) for name, x in zip(COLUMNS, values, strict=True)})
            self._single = []
        if self._many:
            phases, times, rows = zip(*self._many, strict=True)
            n, count = len(phases[0].qd), [len(t) for t in times]
            sizes = [len(phases[0].q), n, len(phases[0].x), n]
            names = ("q", "qd", "x", "qdd", "delivered")
            parts = np.split(np.concatenate(rows), np.cumsum(sizes), axis=1)
            out = dict(zip(names, parts, strict=True))
            out["t"] = np.concatenate(times)
            out["held"] = np.repeat([phase.held for phase in phases], count, axis=0)
            out["lost"] = np.repeat([phase.lost for phase in phases], count)
            out["through"] = np.zeros((sum(count), len(NOTHING)))
            self._parts.append(out)
            self._many = []
