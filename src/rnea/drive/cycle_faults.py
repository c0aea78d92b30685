"""Why a motion can hardly be a cycle: it ends on the way, does not come back, or has a hole.

A cycle is repeated for ever, so its end is its start, or a stop before the dwell. What lies between
rows that are far apart nobody knows: means over time take a straight line there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from rnea.errors import shortened
from rnea.model import Model
from rnea.spatial.numbers import Array

# of the highest speed, of the way: more is no rounding of a file's digits
_MOVING, _AWAY = 0.01, 0.01
# times the usual step between rows, and of the way within one
_HOLE, _LEAP = 10.0, 0.01


def cycle_faults(model: Model, t: Array, q: Array, qd: Array, dwell: float) -> list[str]:
    """Sentences; none of a motion that can be repeated. t (N,), q (N, nq), qd (N, nv).

    >>> from rnea import load
    >>> t = np.linspace(0, 1, 11)
    >>> q, qd = np.outer(t, [1.0]), np.ones((11, 1))
    >>> [text.split(":")[0] for text in cycle_faults(load("one_link").model, t, q, qd, 1.0)]
    ['The motion does not stop at its ends, and a dwell follows', 'The motion does not come back']
    """
    if len(t) < 2:
        return []
    return [
        *_on_the_way(model, qd, dwell),
        *_not_back(model, q),
        *_holes(t, q, qd),
    ]


def _on_the_way(model: Model, qd: Array, dwell: float) -> Iterator[str]:
    names = [freedom.name for freedom in model.freedoms]
    highest = np.abs(qd).max(axis=0)
    ends = np.maximum(np.abs(qd[0]), np.abs(qd[-1])) if dwell else np.abs(qd[-1] - qd[0])
    moving = _told(names, ends > _MOVING * highest)
    if not moving:
        return
    if dwell:
        yield (
            f"The motion does not stop at its ends, and a dwell follows: {moving} still move there "
            "by the file. What stops them and starts them again is counted nowhere."
        )
    else:
        yield (
            f"The motion does not end as fast as it began: {moving} would jump in speed when it is "
            "repeated. What that takes is counted nowhere."
        )


def _not_back(model: Model, q: Array) -> Iterator[str]:
    away = np.abs(q[-1] - q[0])
    for k, coordinate in enumerate(model.coordinates):
        limits = coordinate.body.limits
        if coordinate.unit == "rad" and limits.lower is None and limits.upper is None:
            # whole turns lead back
            away[k] = abs(math.remainder(float(away[k]), math.tau))
    names = [coordinate.name for coordinate in model.coordinates]
    gone = _told(names, away > _AWAY * np.ptp(q, axis=0))
    if gone:
        yield (
            f"The motion does not come back: {gone} end elsewhere than they began. A cycle is "
            "repeated, so the way back belongs to it; RMS values, means and heat are without it."
        )


def _holes(t: Array, q: Array, qd: Array) -> Iterator[str]:
    steps = np.diff(t)
    usual = float(np.median(steps))
    way = np.ptp(q, axis=0)
    leaps = np.any(np.abs(np.diff(q, axis=0)) > _LEAP * way, axis=1)
    moves = np.any(np.abs(qd) > _MOVING * np.abs(qd).max(axis=0), axis=1)
    known = ~(leaps | moves[1:] | moves[:-1])
    for k in np.flatnonzero((steps > _HOLE * usual) & ~known)[:3]:
        yield (
            f"The motion has a hole: from {t[k]:g} s to {t[k + 1]:g} s there is no row, where rows "
            f"come every {usual:.3g} s and the robot moves. Nobody knows what is asked there."
        )


def _told(names: Sequence[str], which: Array) -> str:
    return shortened([name for name, is_so in zip(names, which, strict=True) if is_so])
