"""Steps of fixed size, cut in two where something happens inside one.

Events are looked for at the ends of a step and then located by repeating shorter steps of the
same method, so that the order of the method survives friction and stops. What happens and is
undone again within one step is not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Protocol, final

import numpy as np

from rnea.apps.simulate.hybrid_state import NOTHING, HybridState
from rnea.apps.simulate.phases.phases import Phases
from rnea.core.spatial.numbers import Array

Log = Callable[[float, list[str]], None]
Tried = tuple[HybridState, Array]
"""The instant after a step, and the guards there."""
_MOST_EVENTS = 200
_ROUNDS = 100
# parts of an interval at which to look for the end of a phase
EVENLY, _FINELY = np.arange(1, 8) / 8, np.arange(1, 64) / 64
_ABOUT = np.array([sign * 10.0**-k for sign in (1, -1) for k in (1, 2, 3, 4, 6, 8)])
_NEXT = np.array([-12, -4, -1.5, -0.5, 0.5, 1.5, 4, 12])
# points through which a guard is interpolated
_NEAR = 5


def advance(
    phases: Phases, trials: Trials, log: Log, instant: HybridState, times: Array
) -> tuple[HybridState, bool]:
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

    def start(self, instant: HybridState) -> Array:
        """The guards before any step."""
        ...

    def one(self, instant: HybridState, h: float) -> Tried: ...

    def first_bad(self, instant: HybridState, sizes: Array) -> Searched:
        """The first of some sizes, increasing, after which a guard is negative."""
        ...


class Searched(NamedTuple):
    """first: the number of the first bad size, that of the last and one more where there is none;
    after: the instant there. looked: the numbers of some sizes, the one before it and the first
    bad one among them, and guards, a row for each."""

    first: int
    after: HybridState | None
    looked: Sequence[int]
    guards: Sequence[Array]


@final
class PythonTrials:
    """Steps of a method, tried one after the other."""

    def __init__(self, phases: Phases, step: Callable[..., Any]) -> None:
        self._phases, self._step = phases, step

    def start(self, instant: HybridState) -> Array:
        return self._phases.guards(instant, *instant.state)

    def one(self, instant: HybridState, h: float) -> Tried:
        after = _stepped(self._phases, self._step, instant, h)
        if self._phases.eventless:
            return after, NOTHING
        return after, self._phases.guards(instant, *after.state)

    def first_bad(self, instant: HybridState, sizes: Array) -> Searched:
        # what has turned negative stays so: few of them have to be looked at
        low, high, after = -1, len(sizes), None
        looked, guards = [], []
        while high - low > 1:
            k = (low + high) // 2
            there, found = self.one(instant, float(sizes[k]))
            looked.append(k)
            guards.append(found)
            if np.all(found >= 0):
                low = k
            else:
                high, after = k, there
        return Searched(high, after, looked, guards)


def _stepped(
    phases: Phases, step: Callable[..., Any], instant: HybridState, h: float
) -> HybridState:
    positions = phases.plant.positions
    if instant.held.all() and len(instant.held):
        # nothing moves, nothing does work
        return replace(instant, t=instant.t + h)
    with np.errstate(over="ignore", invalid="ignore"):
        q, qd, x = step(phases.rate(instant), *instant.state, h, positions.along)
    phases.refuse_infinite(instant, instant.t + h, q, qd)
    if instant.held.any() and not positions.plain:
        # a quaternion put to length 1 again and again might lose its last bit
        q = positions.unmoved(instant.q, q, instant.held)
    return replace(instant, t=instant.t + h, q=q, qd=qd, x=x)


def _first_event(
    trials: Trials, start: HybridState, h: float, after: HybridState, guards: Array
) -> tuple[HybridState, Array]:
    """The first instant at which some guard is negative, as near as time can tell, and which ones.

    Between a time at which all is well and one at which it is not, many times are tried at once:
    closer and closer about that at which the guard that would be met first comes to zero, and
    evenly spread, because guards may jump; finely, once it looks as if they did.
    """
    least = 2 * np.spacing(start.t + h)
    low, high = 0.0, h
    known = {0.0: np.maximum(trials.start(start), 0.0), h: guards}
    sizes = h * EVENLY
    for _ in range(_ROUNDS):
        width = high - low
        if width <= least:
            break
        found = trials.first_bad(start, sizes)
        known |= zip(sizes[found.looked].tolist(), found.guards, strict=True)
        if found.first > 0:
            low = float(sizes[found.first - 1])
        if found.after is not None:
            high, after = float(sizes[found.first]), found.after
        evenly = _FINELY if high - low > width / 6 else EVENLY
        width, zero = high - low, _zero(known, low, high)
        sizes = np.concatenate([low + width * evenly, zero + width * _ABOUT, zero + least * _NEXT])
        # near its ends an interval shrinks by as little as time can tell
        sizes = np.unique(np.clip(sizes, low + least / 2, high - least / 2))
    return after, np.flatnonzero(known[high] < 0)


def _zero(known: Mapping[float, Array], low: float, high: float) -> float:
    """Where the first of the guards that are negative at `high` is zero, as far as can be told.

    By inverse interpolation through the nearest sizes; along a straight line where that leads out
    of the interval.
    """
    middle = (low + high) / 2
    near = sorted(known, key=lambda size: abs(size - middle))[:_NEAR]
    zeros = []
    for j in np.flatnonzero(known[high] < 0):
        a, b = float(known[low][j]), float(known[high][j])
        found = _inverse([float(known[size][j]) for size in near], near)
        zeros.append(found if low < found < high else low + (high - low) * a / (a - b))
    return min(zeros)


def _inverse(y: list[float], x: list[float]) -> float:
    """x at y = 0 on the polynomial x(y) through some points, by Neville's scheme; NaN if none."""
    x = list(x)
    for k in range(1, len(x)):
        for i in range(len(x) - k):
            apart = y[i] - y[i + k]
            if apart == 0:
                return np.nan
            x[i] = (y[i] * x[i + 1] - y[i + k] * x[i]) / apart
    return x[0]
