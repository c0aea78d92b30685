"""Backlash: when the teeth change flank, and how far motor and joint can then differ.

While the load pushes one way, the teeth touch on one side and the motor leads the joint by half
the play; where the torque through the gear changes its sign, they travel freely across the play.
Within it nobody who looks at the motor knows where the joint is, to ± half the play.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from rnea.core.description import Gear
from rnea.core.spatial.numbers import Array

# of the largest torque: what rounding leaves of one that is zero has any sign
_NOTHING = 1e-9


@dataclass(frozen=True)
class FlankChange:
    """The load torque crosses zero at a time (s), toward + or -.

    lasting: how long the torque was exactly zero there, 0 for a plain crossing.

    >>> flank_changes([0.0, 1.0], [1.0, -1.0])[0].time
    0.5
    """

    time: float
    toward: int
    lasting: float = 0.0


def flanks(tau: Any) -> Array:
    """+1 or -1 by sample: the side on which the teeth touch; without torque, the last one.

    >>> flanks([1.0, 0.0, -2.0])
    array([ 1.,  1., -1.])
    """
    sides = np.sign(np.asarray(tau, dtype=float))
    if not sides.any():
        return np.ones_like(sides)
    first = sides[np.flatnonzero(sides)[0]]
    held = np.maximum.accumulate(np.where(sides != 0, np.arange(len(sides)), -1))
    return np.where(held >= 0, sides[np.maximum(held, 0)], first)


def flank_changes(t: Any, tau: Any) -> list[FlankChange]:
    """Every change of sign of the torque through the gear (N,), its time by interpolation.

    >>> flank_changes([0.0, 1.0, 2.0], [1.0, -3.0, -1.0])
    [FlankChange(time=0.25, toward=-1, lasting=0.0)]
    """
    t, tau = np.asarray(t, dtype=float), np.asarray(tau, dtype=float)
    size = np.abs(tau)
    loaded = np.flatnonzero(size > _NOTHING * size.max(initial=0.0))
    changes = []
    for a, b in pairwise(loaded):
        if np.sign(tau[a]) == np.sign(tau[b]):
            continue
        toward = int(np.sign(tau[b]))
        if b == a + 1:
            part = tau[a] / (tau[a] - tau[b])
            changes.append(FlankChange(float(t[a] + part * (t[b] - t[a])), toward))
        else:
            start, end = float(t[a + 1]), float(t[b - 1])
            changes.append(FlankChange((start + end) / 2, toward, end - start))
    return changes


def motor_lead(gear: Gear, tau: Any) -> Array:
    """How far the motor stands before the joint (joint side): half the play, by flank.

    >>> motor_lead(Gear(backlash=0.002), [5.0, -5.0])
    array([ 0.001, -0.001])
    """
    return flanks(tau) * (gear.backlash / 2)
