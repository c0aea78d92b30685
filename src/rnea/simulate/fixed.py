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
from rnea.simulate.instant import Instant
from rnea.simulate.phases import Phases
from rnea.spatial.numbers import Array

Log = Callable[[float, list[str]], None]
_MOST_EVENTS = 200
_ROUNDS = 100


def advance(
    phases: Phases, step: Callable[..., Any], log: Log, instant: Instant, times: Array
) -> tuple[Instant, bool]:
    """To the end of a step, events on the way dealt with; and whether to stop there."""
    (end,) = times.tolist()
    for _ in range(_MOST_EVENTS):
        h = end - instant.t
        if h <= 4 * np.spacing(end):
            return replace(instant, t=end), False
        after = _stepped(phases, step, instant, h)
        if phases.eventless:
            return replace(after, t=end), False
        guards = phases.guards(instant, *after.state)
        if np.all(guards >= 0):
            return replace(after, t=end), False
        after, which = _first_event(phases, step, instant, h, after, guards)
        instant, words, ends = phases.happened(after, which)
        log(instant.t, words)
        if ends:
            return instant, True
    raise phases.chattering(instant.t, int(which[0]))


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
    step: Callable[..., Any],
    start: Instant,
    h: float,
    after: Instant,
    guards: Array,
) -> tuple[Instant, Array]:
    """The first instant at which some guard is negative, as near as time can tell, and which ones.

    Between a time at which all is well and one at which it is not: by false position on the
    guard that would be met first, and by halving where that does not help (guards may jump).
    """
    low, high = 0.0, h
    weight_low = np.maximum(phases.guards(start, *start.state), 0.0)
    weight_high = guards
    for k in range(_ROUNDS):
        if high - low <= 2 * np.spacing(start.t + h):
            break
        middle = (low + high) / 2
        if k % 3 != 2:
            bad = weight_high < 0
            share = weight_low[bad] / (weight_low[bad] - weight_high[bad])
            guess = low + (high - low) * float(share.min())
            if low < guess < high:
                middle = guess
        tried = _stepped(phases, step, start, middle)
        at_middle = phases.guards(start, *tried.state)
        if np.all(at_middle >= 0):
            low, weight_low = middle, at_middle
            # the other side counts half, so that it moves too
            weight_high = weight_high / 2
        else:
            high, weight_high, after, guards = middle, at_middle, tried, at_middle
            weight_low = weight_low / 2
    return after, np.flatnonzero(guards < 0)
