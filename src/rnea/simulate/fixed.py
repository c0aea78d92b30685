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

from rnea.errors import InputError
from rnea.simulate.instant import Moment
from rnea.simulate.phases import Phases
from rnea.simulate.stopped import BlowUpError, SimulationError, chattering
from rnea.spatial.numbers import Array

Log = Callable[[float, list[str]], None]
_MOST_EVENTS = 200
_ROUNDS = 100


def advance(
    phases: Phases, step: Callable[..., Any], moment: Moment, end: float, log: Log
) -> tuple[Moment, bool]:
    """The moment at the end of a step, events on the way dealt with; and whether to stop there."""
    for _ in range(_MOST_EVENTS):
        h = end - moment.t
        if h <= 4 * np.spacing(end):
            return replace(moment, t=end), False
        after = _stepped(phases, step, moment, h)
        if phases.eventless:
            return replace(after, t=end), False
        guards = phases.guards(moment, after.t, after.q, after.qd, after.x)
        if np.all(guards >= 0):
            return replace(after, t=end), False
        after, which = _first_event(phases, step, moment, h, after, guards)
        moment, words, ends = phases.happened(after, which)
        log(moment.t, words)
        if ends:
            return moment, True
    raise chattering(phases.culprit(int(which[0])), moment.t)


def _stepped(phases: Phases, step: Callable[..., Any], moment: Moment, h: float) -> Moment:
    if moment.held.all() and len(moment.held):
        # nothing moves, nothing does work
        return replace(moment, t=moment.t + h)
    state = (moment.t, moment.q, moment.qd, moment.x)
    try:
        with np.errstate(over="ignore", invalid="ignore"):
            q, qd, x = step(phases.rate(moment), *state, h)
    except (InputError, np.linalg.LinAlgError) as problem:
        raise SimulationError(f"at t = {moment.t:.9g} s: {problem}") from problem
    if not (np.isfinite(qd).all() and np.isfinite(q).all()):
        bad = np.flatnonzero(~(np.isfinite(qd) & np.isfinite(q)))
        raise BlowUpError(phases.plant.joint_names[bad[0]], moment.t + h)
    return replace(moment, t=moment.t + h, q=q, qd=qd, x=x)


def _first_event(
    phases: Phases,
    step: Callable[..., Any],
    start: Moment,
    h: float,
    after: Moment,
    guards: Array,
) -> tuple[Moment, Array]:
    """The first moment at which some guard is negative, as near as time can tell, and which ones.

    Between a time at which all is well and one at which it is not: by false position on the
    guard that would be met first, and by halving where that does not help (guards may jump).
    """
    low, high = 0.0, h
    weight_low = np.maximum(phases.guards(start, start.t, start.q, start.qd, start.x), 0.0)
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
        there = _stepped(phases, step, start, middle)
        found = phases.guards(start, there.t, there.q, there.qd, there.x)
        if np.all(found >= 0):
            low, weight_low = middle, found
            # the other side counts half, so that it moves too
            weight_high = weight_high / 2
        else:
            high, weight_high, after, guards = middle, found, there, found
            weight_low = weight_low / 2
    return after, np.flatnonzero(guards < 0)
