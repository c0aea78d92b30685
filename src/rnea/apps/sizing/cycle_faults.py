"""Why a motion can hardly be a cycle: it ends on the way, does not come back, or has a hole.

A cycle is repeated for ever, so its end is its start, or a stop before the dwell. A file may also
leave the last row out, as it is the first one again: then one more step leads there,

    (1) x_start = x_end + (ẋ_end + ẋ_start) Δt / 2.

What lies between rows that are far apart nobody knows: means over time take a straight line there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from rnea.core.model import Model, difference
from rnea.core.spatial.numbers import Array
from rnea.errors import shortened

# of the highest speed, of the way: more is no rounding of a file's digits
_MOVING, _AWAY = 0.01, 0.01
# rad or m: above an encoder's noise, and no drive is chosen for so short a way
_STANDS = 1e-3
# times the usual step between rows, and of the way within one
_HOLE, _LEAP = 10.0, 0.01


def cycle_faults(
    model: Model, t: Array, q: Array, qd: Array, qdd: Array, dwell: float
) -> list[str]:
    """Sentences; none of a motion that can be repeated. t (N,), q (N, nq), qd and qdd (N, nv).

    >>> from rnea import load
    >>> t = np.linspace(0, 1, 11)
    >>> q, qd, qdd = np.outer(t, [1.0]), np.ones((11, 1)), np.zeros((11, 1))
    >>> [text.split(":")[0] for text in cycle_faults(load("one_link").model, t, q, qd, qdd, 1.0)]
    ['The motion does not stop at its ends, and a dwell follows', 'The motion does not come back']
    """
    if len(t) < 2:
        return []
    motion = _Motion.of(model, t, q, qd, qdd)
    return [*_on_the_way(motion, dwell), *_not_back(motion), *_holes(motion)]


class _Motion(NamedTuple):
    """A motion, freedom by freedom: also an orientation's way is counted along its speeds.

    way (nv,): how far positions are apart; moves (nv,): whether the joint does more than stand,
    where speeds are rounding or noise
    """

    model: Model
    t: Array
    q: Array
    qd: Array
    qdd: Array
    way: Array
    moves: Array

    @classmethod
    def of(cls, model: Model, t: Array, q: Array, qd: Array, qdd: Array) -> _Motion:
        way = np.ptp(difference(model, np.broadcast_to(q[0], q.shape), q), axis=0)
        return cls(model, t, q, qd, qdd, way, way > _STANDS)

    def after_one_step(self, short: Array, rates: Array) -> Array:
        """What is left (nv,) of what is short at the end: as it is, or by equation 1."""
        step = (rates[0] + rates[-1]) / 2 * np.median(np.diff(self.t))
        return np.minimum(np.abs(short), np.abs(short - step))

    def names(self, which: Array) -> list[str]:
        return [x.name for x, is_so in zip(self.model.dofs, which, strict=True) if is_so]


def _on_the_way(motion: _Motion, dwell: float) -> Iterator[str]:
    qd = motion.qd
    ends = (
        np.maximum(np.abs(qd[0]), np.abs(qd[-1]))
        if dwell
        else motion.after_one_step(qd[0] - qd[-1], motion.qdd)
    )
    moving = motion.names(motion.moves & (ends > _MOVING * np.abs(qd).max(axis=0)))
    if not moving:
        return
    if dwell:
        move, them = ("moves", "it") if len(moving) == 1 else ("move", "them")
        yield (
            f"The motion does not stop at its ends, and a dwell follows: {shortened(moving)} still "
            f"{move} there by the file. What stops {them} and starts {them} again is counted "
            "nowhere."
        )
    else:
        yield (
            f"The motion does not end as fast as it began: {shortened(moving)} would jump in speed "
            "when it is repeated. What that takes is counted nowhere."
        )


def _not_back(motion: _Motion) -> Iterator[str]:
    short = difference(motion.model, motion.q[-1], motion.q[0])
    for k, freedom in enumerate(motion.model.dofs):
        limits = freedom.body.limits
        if freedom.unit == "rad/s" and limits.lower is None and limits.upper is None:
            # whole turns lead back
            short[k] = math.remainder(float(short[k]), math.tau)
    away = motion.after_one_step(short, motion.qd)
    gone = motion.names(away > np.maximum(_AWAY * motion.way, _STANDS))
    if gone:
        end = "ends elsewhere than it" if len(gone) == 1 else "end elsewhere than they"
        yield (
            f"The motion does not come back: {shortened(gone)} {end} began. A cycle is repeated, "
            "so the way back belongs to it; RMS values, means and heat are without it."
        )


def _holes(motion: _Motion) -> Iterator[str]:
    t, q, qd = motion.t, motion.q, np.abs(motion.qd[:, motion.moves])
    steps = np.diff(t)
    usual = float(np.median(steps))
    ways = np.abs(difference(motion.model, q[:-1], q[1:]))
    leaps = np.any((ways > _LEAP * motion.way)[:, motion.moves], axis=1)
    moves = np.any(qd > _MOVING * qd.max(axis=0), axis=1)
    known = ~(leaps | moves[1:] | moves[:-1])
    for k in np.flatnonzero((steps > _HOLE * usual) & ~known)[:3]:
        yield (
            f"The motion has a hole: from {t[k]:g} s to {t[k + 1]:g} s there is no row, where rows "
            f"come every {usual:.3g} s and the robot moves. Nobody knows what is asked there."
        )
