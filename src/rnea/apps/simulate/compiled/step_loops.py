"""Loops of steps in machine code, and what they are called with.

What depends on time alone (the motion wanted, torques given) is computed before, for the very
times at which the method asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, final

import numpy as np

from rnea.apps.simulate.compiled.controller_split import HeldTorque, TimedLaw
from rnea.apps.simulate.hybrid_state import HybridState
from rnea.apps.simulate.phases.phase_numbers import PhaseNumbers
from rnea.apps.simulate.phases.phases import Phases
from rnea.core.spatial.numbers import Array

# in the place of the sampling: a step to be tried
TRIAL = 2.0


class CompiledStepper(Protocol):
    """Machine code: takes steps, changes state and control, fills rows of `out`.

    Answers how many, and whether the phase stood at the beginning of the last one it looked at.
    """

    def __call__(
        self, parameters: Array, timed: Array, state: Array, control: Array, out: Array
    ) -> tuple[int, bool]: ...


@dataclass(frozen=True, eq=False)
class Compiled:
    """A loop for one robot, one law and one method, and what it was made of."""

    loop: CompiledStepper
    numbers: PhaseNumbers
    law: TimedLaw


@final
class LoopCalls:
    """Calls of a loop in one run, whose controller samples or acts at every instant."""

    def __init__(
        self, compiled: Compiled, step: Callable[..., Any], phases: Phases, sampled: bool
    ) -> None:
        self._compiled, self._step, self._phases = compiled, step, phases
        self._sampled = sampled
        # whether the loop asks the law itself
        self.samples = sampled and not isinstance(compiled.law, HeldTorque)
        self._of_phase: tuple[tuple[Array, ...], Array] = ((), np.zeros(0))
        # which of the times that a method asks about are its stages: others are the same again
        some = stage_times(step, 0.7, 0.3)
        self._stages = [some.index(time) for time in dict.fromkeys(some)]

    def table(self, t: Array, h: Array, sampling: Array) -> Array:
        """Rows of steps from t (N,): their sizes, whether the controller samples, and what depends
        on time at each stage."""
        if self._sampled:
            # nothing depends on time but at a sample, at the beginning
            parts = [self._compiled.law.at(t)] * len(self._stages)
        else:
            times = stage_times(self._step, t, h)
            found = self._compiled.law.at(np.concatenate([times[k] for k in self._stages]))
            parts = list(found.reshape(len(self._stages), len(t), -1))
        rows = np.concatenate([h[:, None], sampling[:, None], *parts], axis=1)
        return np.ascontiguousarray(rows)

    def run(
        self, instant: HybridState, table: Array, columns: int
    ) -> tuple[Array, Array, Array, Any]:
        """State, the controller's memory and rows of `columns` numbers after a call, and what it
        answered."""
        state = np.concatenate([instant.q, instant.qd, instant.x])
        control, out = self._memory(instant), np.empty((len(table), columns))
        told = self._compiled.loop(self._parameters(instant), table, state, control, out)
        return state, control, out, told

    def _memory(self, instant: HybridState) -> Array:
        control = self._phases.control
        if not self._sampled:
            return np.zeros(0)
        return control.memory if self.samples else control.torque(*instant.state[:3]).copy()

    def _parameters(self, phase: HybridState) -> Array:
        decided = (phase.held, phase.direction, phase.side)
        known, _ = self._of_phase
        if not known or any(a is not b for a, b in zip(decided, known, strict=True)):
            numbers, law = self._compiled.numbers, self._compiled.law
            counting = self._phases.control.counting if self.samples else {}
            values = {**numbers.parameters(self._phases, phase), **law.parameters, **counting}
            self._of_phase = (decided, np.concatenate(list(values.values())))
        return self._of_phase[1]


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
