"""Whether what a calculation leaves unexplained may pass for noise.

Noise follows nothing. So the rest is held against everything that torques are made of, and against
its own past; what goes along with one of these more than chance allows is a mistake's, not noise.
Noise has one relative size in all joints, or one absolute size: a small joint may drown in it, but
no joint has more of it, in both measures, than the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.check.mistakes.calculation import Work
from rnea.check.mistakes.residual import EXACT, SMALL, Residual, rms, worst_rms
from rnea.spatial.numbers import Array

ENOUGH = 20
"""Rows from which on noise can be told from structure."""
_QUIET = 0.05  # noise of this relative size needs no likeness in other joints
_LOUD = 0.3  # beyond this the torques say nothing about the calculation
_FEW = 0.01  # what few rows may be off, since nobody can see there what it is
_FAR = 20.0  # times the median: no noise strays so far
_DRAWS = 999  # what is larger than in all of these draws is no chance


@dataclass(frozen=True, eq=False)
class Clues:
    """What a mistake's torques may follow in every joint.

    torques: each (N, n), the calculated ones first; shared (S, N): a constant, and the motion of
    every joint with what torques are made of it.
    """

    torques: Sequence[Array]
    shared: Array

    @classmethod
    def of(cls, work: Work, torques: Sequence[Array]) -> Clues:
        q, qd, qdd = work.q, work.qd, work.qdd
        moved = [q, np.sin(q), np.cos(q), qd, qd**2, np.sign(qd), qdd]
        return cls(torques, np.concatenate([np.ones((1, len(q))), *(x.T for x in moved)]))

    def joint(self, j: int) -> Array:
        """The clues (F, N) of one joint that are not zero."""
        columns = np.concatenate([[tau[:, j] for tau in self.torques], self.shared])
        return columns[np.abs(columns).max(axis=1) > 0]


def is_noise(left: Array, rest: Residual, scale: Array, clues: Clues, together: int = 1) -> bool:
    """Whether differences left (N, n), measured as rest by scale (n,), may pass for noise.

    together: so many rows, one after the other, count as one draw of chance.
    """
    if np.all(worst_rms(left) <= EXACT * scale):
        return True
    if len(left) < ENOUGH:
        return bool(np.all(rest.joint <= _FEW))
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


def structured(left: Array, scale: Array, clues: Clues, together: int = 1) -> bool:
    """Whether the rest of some joint follows a clue, or goes on from row to row.

    Noise of any size per row looks the same with its signs drawn anew. So sums of products with
    a clue, over the root of their squares, are compared with those of 999 such draws; the
    largest of all joints and clues counts, and chance has one try in 1000. What a clue explains
    must be worth the name too: more than SMALL of the joint's torque. Rows that stand together
    share their sign: neighbours in a long file may be alike in a filter's noise.
    """
    starts = np.arange(0, len(left), together)
    signs = np.random.default_rng(0).choice((-1.0, 1.0), size=(_DRAWS, len(starts)))
    found, by_chance = 0.0, np.zeros(_DRAWS)
    for j, rest in enumerate(left.T):
        if not np.any(rest):
            continue
        columns = clues.joint(j)
        size = np.linalg.norm(columns, axis=1)
        explained = np.abs(columns @ rest) / size / np.sqrt(len(left))
        worth = explained > SMALL * scale[j]
        products = np.add.reduceat(columns * rest, starts, axis=1)
        spread = np.maximum(np.linalg.norm(products, axis=1), 1e-300)
        sums = np.abs(products.sum(axis=1)) / spread
        found = max(found, float(sums[worth].max(initial=0.0)))
        drawn = np.abs(signs @ products.T) / spread
        by_chance = np.maximum(by_chance, drawn.max(axis=1))
    apart = left[::together]
    return found > by_chance.max() or any(_goes_on(rest, signs) for rest in apart.T)


def _goes_on(left: Array, signs: Array) -> bool:
    """Whether a row's residual is like that of the row before."""

    def correlation(x: Array) -> Array:
        centred = x - x.mean(axis=-1, keepdims=True)
        power = np.maximum(np.sum(centred**2, axis=-1), 1e-300)
        return np.sum(centred[..., 1:] * centred[..., :-1], axis=-1) / power

    here = float(correlation(left))
    return bool(here > 0.5 and here > float(correlation(signs * left).max()))
