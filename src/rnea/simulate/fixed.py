"""Steps of fixed size, cut in two where something happens inside one.

Events are looked for at the ends of a step and then located by repeating shorter steps of the
same method, so that the order of the method survives friction and stops. What happens and is
undone again within one step is not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol, final

import numpy as np

from rnea.errors import InputError, SimulationError
from rnea.simulate.instant import NOTHING, Instant
from rnea.simulate.phases import Phases
from rnea.spatial.numbers import Array

Log = Callable[[float, list[str]], None]
Tried = tuple[Instant, Array]
"""The instant after a step, and the guards there."""
_MOST_EVENTS = 200
_ROUNDS = 100
# parts of an interval at which to look for the end of a phase
_EVENLY = np.arange(1, 16) / 16
_ABOUT = np.array([sign * 10.0**-k for sign in (1, -1) for k in (1, 1.5, 2, 3, 4, 5, 6, 8)] + [0])


def advance(
    phases: Phases, trials: Trials, log: Log, instant: Instant, times: Array
) -> tuple[Instant, bool]:
    """To the end of a step, events on the way dealt with; and whether to stop there."""
    (end,) = times.tolist()
    for _ in range(_MOST_EVENTS):
        h = end - instant.t
        if h <= 4 * np.spacing(end):
            return replace(instant, t=end), False
        after, guards = trials.one(instant, h)
        if np.all(guards >= 0):
            return replace(after, t=end), False
        after, which = _first_event(trials, instant, h, after, guards)
        instant, words, ends = phases.happened(after, which)
        log(instant.t, words)
        if ends:
            return instant, True
    raise phases.chattering(instant.t, int(which[0]))


class Trials(Protocol):
    """Steps of any size from an instant, to see what happens."""

    def start(self, instant: Instant) -> Array:
        """The guards before any step."""
        ...

    def one(self, instant: Instant, h: float) -> Tried: ...

    def first_bad(self, instant: Instant, sizes: Array) -> tuple[int, Mapping[int, Tried]]:
        """The first of some sizes, increasing, after which a guard is negative.

        Answers its number, that of the last and one more where there is none; and what was found
        there and just before.
        """
        ...


@final
class PythonTrials:
    """Steps of a method, tried one after the other."""

    def __init__(self, phases: Phases, step: Callable[..., Any]) -> None:
        self._phases, self._step = phases, step

    def start(self, instant: Instant) -> Array:
        return self._phases.guards(instant, *instant.state)

    def one(self, instant: Instant, h: float) -> Tried:
        after = _stepped(self._phases, self._step, instant, h)
        if self._phases.eventless:
            return after, NOTHING
        return after, self._phases.guards(instant, *after.state)

    def first_bad(self, instant: Instant, sizes: Array) -> tuple[int, Mapping[int, Tried]]:
        # what has turned negative stays so: few of them have to be looked at
        low, high, seen = -1, len(sizes), {}
        while high - low > 1:
            k = (low + high) // 2
            seen[k] = self.one(instant, float(sizes[k]))
            low, high = (k, high) if np.all(seen[k][1] >= 0) else (low, k)
        return high, seen


def _stepped(phases: Phases, step: Callable[..., Any], instant: Instant, h: float) -> Instant:
    positions = phases.plant.positions
    if instant.held.all() and len(instant.held):
        # nothing moves, nothing does work
        return replace(instant, t=instant.t + h)
    try:
        with np.errstate(over="ignore", invalid="ignore"):
            q, qd, x = step(phases.rate(instant), *instant.state, h, positions.along)
    except (InputError, np.linalg.LinAlgError) as problem:
        raise SimulationError(f"at t = {instant.t:.9g} s: {problem}") from problem
    phases.refuse_infinite(instant.t + h, q, qd)
    if instant.held.any() and not positions.plain:
        # a quaternion put to length 1 again and again might lose its last bit
        q = positions.unmoved(instant.q, q, instant.held)
    return replace(instant, t=instant.t + h, q=q, qd=qd, x=x)


def _first_event(
    trials: Trials,
    start: Instant,
    h: float,
    after: Instant,
    guards: Array,
) -> tuple[Instant, Array]:
    """The first instant at which some guard is negative, as near as time can tell, and which ones.

    Between a time at which all is well and one at which it is not, many times are tried at once:
    closer and closer about that at which the guard that would be met first comes to zero along a
    straight line, and evenly spread, because guards may jump.
    """
    least = 2 * np.spacing(start.t + h)
    low, high = 0.0, h
    at_low = np.maximum(trials.start(start), 0.0)
    for _ in range(_ROUNDS):
        if high - low <= least:
            break
        bad = guards < 0
        share = float((at_low[bad] / (at_low[bad] - guards[bad])).min())
        shares = np.concatenate([_EVENLY, np.clip(share + _ABOUT, 0.0, 1.0)])
        # near its ends an interval shrinks by as little as time can tell
        sizes = np.clip(low + (high - low) * shares, low + least / 2, high - least / 2)
        sizes = np.unique(sizes)
        k, seen = trials.first_bad(start, sizes)
        if k > 0:
            low, at_low = float(sizes[k - 1]), seen[k - 1][1]
        if k < len(sizes):
            high, (after, guards) = float(sizes[k]), seen[k]
    return after, np.flatnonzero(guards < 0)
