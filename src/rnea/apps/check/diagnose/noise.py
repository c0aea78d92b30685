"""Whether what a calculation leaves unexplained may pass for noise.

Noise follows nothing. So the rest is held against everything that torques are made of, and against
its own past; what goes along with one of these more than chance allows is a mistake's, not noise.
Noise has one relative size in all joints, or one absolute size: a small joint may drown in it, but
no joint has more of it, in both measures, than the others, and none is free of it.
"""

from __future__ import annotations

import numpy as np

from rnea.apps.check.diagnose.residual import EXACT, SMALL, Residual, rms, worst_rms
from rnea.apps.check.diagnose.structure import Clues, explained, structured
from rnea.core.spatial.numbers import Array

ENOUGH = 20
"""Rows from which on noise can be told from structure."""
FEW = 0.01
"""What few rows may be off before more than rounding is looked for."""
_QUIET = 0.05  # noise of this relative size needs no likeness in other joints
_LOUD = 0.3  # beyond this the torques say nothing about the calculation
_FAR = 20.0  # times the median: no noise strays so far
_STILL = 0.01  # of what other joints have: less is no noise at all


def is_noise(left: Array, rest: Residual, scale: Array, clues: Clues, together: int = 1) -> bool:
    """Whether differences left (N, n), measured as rest by scale (n,), may pass for noise.

    together: so many rows, one after the other, count as one draw of chance.
    """
    if np.all(worst_rms(left) <= EXACT * scale):
        return True
    if _in_some_joints(rest, clues.torques[0]) or explained(left, scale, clues):
        return False
    if len(left) < ENOUGH:
        return bool(np.all(rest.joint <= FEW))
    quiet = rest.overall <= _LOUD and _of_one_size(rest)
    return (
        quiet
        and not _in_places(left, clues.torques[0], together)
        and not structured(left, scale, clues, together)
    )


def visible(left: Array) -> Array:
    """How large (n,) something in each joint must be to be seen in noise like this (N, n)."""
    return rms(left) * (4 / np.sqrt(len(left)))


def _of_one_size(rest: Residual) -> bool:
    """No joint is noisier than three times all others, neither relatively nor absolutely."""
    for j, (size, share) in enumerate(zip(rest.rms, rest.joint, strict=True)):
        others = np.delete(rest.rms, j), np.delete(rest.joint, j)
        largest = (3 * float(x.max(initial=0.0)) for x in others)
        if share > (_LOUD if len(rest.rms) == 1 else _QUIET) and (
            size > next(largest) and share > next(largest)
        ):
            return False
    return True


def _in_some_joints(rest: Residual, tau: Array) -> bool:
    """Whether a joint that has torques is exact beside one that is off.

    Noise of one relative size leaves out joints without torque, that of one absolute size none.
    """
    share = float(rest.joint.max())
    least = np.minimum(rest.rms.max(), share * rms(tau))
    return share > SMALL and bool(np.any(rest.rms < _STILL * least))


def _in_places(left: Array, tau: Array, together: int) -> bool:
    """Whether some rows of a joint are off and most are not, by themselves and for their torque.

    In a long file means of rows stray as well: noise has none, a few wrong rows in a row have.
    """
    widths = (1,) if together == 1 else (1, together, 10 * together)
    size = rms(tau)
    return any(_strays(_levelled(left, w), _levelled(np.abs(tau), w), size) for w in widths)


def _strays(left: Array, tau: Array, size: Array) -> bool:
    off = np.abs(left)
    share = off / (tau + 0.01 * size + 1e-300)
    far = [x.max(axis=0) > _FAR * np.median(x, axis=0) for x in (off, share)]
    return bool(np.any(far[0] & far[1] & (worst_rms(left) > SMALL * size)))


def _levelled(values: Array, width: int) -> Array:
    """Every row (N, n) replaced by the mean of the `width` rows or more that it stands with.

    No shorter remainder is left at the end: the mean of a single row is no mean.
    """
    parts = len(values) // width
    starts = np.arange(parts) * len(values) // parts
    counts = np.diff([*starts, len(values)])
    means = np.add.reduceat(values, starts, axis=0) / counts[:, None]
    return np.repeat(means, counts, axis=0)
