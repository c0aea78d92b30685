"""Steps of fixed size, cut in two where something happens inside one.

Events are looked for at the ends of a step and then located by repeating shorter steps of the
same method, so that the order of the method survives friction and stops. What happens and is
undone again within one step is not seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from rnea.errors import InputError, SimulationError
from rnea.simulate.instant import NOTHING, Instant
from rnea.simulate.phases import Phases
from rnea.spatial.numbers import Array

Log = Callable[[float, list[str]], None]
Trial = Callable[[Instant, float], tuple[Instant, Array]]
"""(instant, h) -> the instant after a step of that size, and the guards there."""
_MOST_EVENTS = 200
_ROUNDS = 100


def advance(
    phases: Phases, tried: Trial, log: Log, instant: Instant, times: Array
) -> tuple[Instant, bool]:
    """To the end of a step, events on the way dealt with; and whether to stop there."""
    (end,) = times.tolist()
    for _ in range(_MOST_EVENTS):
        h = end - instant.t
        if h <= 4 * np.spacing(end):
            return replace(instant, t=end), False
        after, guards = tried(instant, h)
        if np.all(guards >= 0):
            return replace(after, t=end), False
        after, which = _first_event(phases, tried, instant, h, after, guards)
        instant, words, ends = phases.happened(after, which)
        log(instant.t, words)
        if ends:
            return instant, True
    raise phases.chattering(instant.t, int(which[0]))


def trial(phases: Phases, step: Callable[..., Any]) -> Trial:
    """Steps of a method, tried."""

    def tried(instant: Instant, h: float) -> tuple[Instant, Array]:
        after = _stepped(phases, step, instant, h)
        if phases.eventless:
            return after, NOTHING
        return after, phases.guards(instant, *after.state)

    return tried


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
    phases: Phases,
    tried: Trial,
    start: Instant,
    h: float,
    after: Instant,
    guards: Array,
) -> tuple[Instant, Array]:
    """The first instant at which some guard is negative, as near as time can tell, and which ones.

    Between a time at which all is well and one at which it is not: by the secant of the guard that
    would be met first, by twice that way from the nearer end, so that the other end comes near too
    (Alefeld and Potra, 1992), and by halving where that does not help (guards may jump).
    """
    least = 2 * np.spacing(start.t + h)
    low, high = 0.0, h
    at_low = np.maximum(phases.guards(start, *start.state), 0.0)
    for _ in range(_ROUNDS):
        width = high - low
        for guess in (_secant, _beyond, _middle):
            if high - low <= least:
                return after, np.flatnonzero(guards < 0)
            if guess is _middle and high - low < width / 2:
                break
            share = guess(at_low, guards)
            # near its ends an interval shrinks by as little as time can tell
            middle = min(max(low + (high - low) * share, low + least / 2), high - least / 2)
            there, found = tried(start, middle)
            if np.all(found >= 0):
                low, at_low = middle, found
            else:
                high, after, guards = middle, there, found
    return after, np.flatnonzero(guards < 0)


def _secant(at_low: Array, at_high: Array) -> float:
    """Which part of the way the straight line through a guard's ends takes to zero; the first."""
    bad = at_high < 0
    return float((at_low[bad] / (at_low[bad] - at_high[bad])).min())


def _beyond(at_low: Array, at_high: Array) -> float:
    """Twice as far from the nearer end; in the middle where that is beyond it."""
    share = _secant(at_low, at_high)
    twice = 2 * share if share < 0.5 else 1 - 2 * (1 - share)
    return twice if abs(twice - share) < 0.5 else 0.5


def _middle(at_low: Array, at_high: Array) -> float:
    return 0.5
