"""What a run leaves: rows as they come, one at a time or many, and events."""

from __future__ import annotations

from typing import final

import numpy as np

from rnea.simulate.instant import NOTHING, Instant
from rnea.simulate.phases import Phases
from rnea.spatial.numbers import Array

COLUMNS = ("t", "q", "qd", "x", "held", "lost", "qdd", "delivered", "through")


@final
class Recorder:
    """Rows of a run: instants, accelerations, torques delivered and through gears; and events."""

    def __init__(self, phases: Phases) -> None:
        self._phases = phases
        self._single: list[tuple[object, ...]] = []
        self._parts: list[dict[str, Array]] = []
        self.events: list[tuple[float, str]] = []
        self.singly = 0

    @property
    def empty(self) -> bool:
        return not (self._single or self._parts)

    def keep(self, instant: Instant, known: tuple[Array, Array] | None = None) -> None:
        """One row; known: its accelerations and the torques delivered, without elastic gears."""
        if known is None:
            # what overflows is found at the end of the step
            with np.errstate(over="ignore", invalid="ignore"):
                qdd, _ = self._phases.rate(instant)(*instant.state)
                on = self._phases.torques(instant, *instant.state)
            of_forces = (qdd, on.delivered, on.through)
        else:
            of_forces = (*known, NOTHING)
        self.singly += 1
        of_instant = (getattr(instant, name) for name in COLUMNS[:6])
        self._single.append((*of_instant, *of_forces))

    def keep_many(self, phase: Instant, **rows: Array) -> None:
        """Rows of one phase: t, q, qd, x, qdd and what was delivered."""
        self._close()
        many = len(rows["t"])
        same = {"held": phase.held, "lost": np.array(phase.lost), "through": NOTHING}
        self._parts.append(
            rows | {name: np.broadcast_to(x, (many, *x.shape)) for name, x in same.items()}
        )

    def log(self, t: float, words: list[str]) -> None:
        self.events += [(t, word) for word in words]

    def columns(self) -> dict[str, Array]:
        """All rows, by what they tell."""
        self._close()
        return {name: np.concatenate([part[name] for part in self._parts]) for name in COLUMNS}

    def _close(self) -> None:
        if self._single:
            values = zip(*self._single, strict=True)
            self._parts.append({name: np.array(x) for name, x in zip(COLUMNS, values, strict=True)})
            self._single = []
