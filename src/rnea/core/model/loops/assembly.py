"""Closing loops: Newton's method on the equations of closure, with a line search. Floats.

Angles and lengths meet in one norm, so angles are counted at the robot's own size, `length_of`.
Steps are the smallest that the linearised equations ask for, of the speeds that may move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.model.configuration import integrate
from rnea.core.model.loops import LoopsAt
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.core.model.loops import Cut, JointCoupling
    from rnea.core.model.model import Model

_STEPS = 100
_HALVINGS = 12
# towards a dead centre gaps shrink to a quarter with every step; near the smallest gap they stay
_SLOW, _PATIENCE = 0.9, 8
ROUNDING = 1e-13
"""A closure is found when the closure error is rounding: below this part of the robot's size."""
CLOSED = 1e-9
"""A position is closed if its gaps are smaller than this part of the robot's size."""


def length_of(tree: Model, cuts: Sequence[Cut]) -> float:
    """The robot's size in metres: the farthest that a joint or a cut stands from its link."""
    placements = [body.joint.placement for body in tree.bodies]
    placements += [X for cut in cuts for X in (cut.X_PA, cut.X_CB)]
    sizes = [float(np.linalg.norm(np.asarray(X.translation, dtype=float))) for X in placements]
    return max([x for x in sizes if x > 0], default=1.0)


def sizes_of(
    tree: Model, cuts: Sequence[Cut], couplings: Sequence[JointCoupling]
) -> tuple[Array, Array]:
    """What equations (rows,) and speeds (nv of the tree,) are multiplied by to be lengths: those of
    angles count at the robot's size."""
    length = length_of(tree, cuts)
    turning = [k < cut.angular_rows for cut in cuts for k in range(cut.rows)]
    coupled = [coupling.unit == "rad" for coupling in couplings]
    turned = [freedom.unit == "rad/s" for freedom in tree.dofs]
    return np.where(turning + coupled, length, 1.0), np.where(turned, length, 1.0)


@dataclass(frozen=True, eq=False)
class AssemblyResult:
    """Positions q (n, nq), and what is left of the gaps of each (n,), in metres."""

    q: Array
    left: Array
    length: float

    @property
    def closed(self) -> Array:
        """Which of them are closed."""
        return np.asarray(self.left <= CLOSED * self.length)


def assembled(
    tree: Model,
    cuts: Sequence[Cut],
    couplings: Sequence[JointCoupling],
    start: Array,
    moving: Sequence[int],
) -> AssemblyResult:
    """The nearest closed positions to `start` (n, nq), by moving some of the tree's speeds."""
    length = length_of(tree, cuts)
    q, columns = np.array(start, dtype=float), list(moving)
    weights, _ = sizes_of(tree, cuts, couplings)

    def at(positions: Array) -> tuple[LoopsAt, Array, Array]:
        loops = LoopsAt.of(tree, cuts, couplings, positions)
        rows = loops.residuals() * weights
        return loops, rows, np.linalg.norm(rows, axis=-1)

    left = at(q)[2]
    active, slow = np.flatnonzero(~(left <= ROUNDING * length)), np.zeros(len(q), dtype=int)
    for _ in range(_STEPS):
        if not len(active):
            break
        loops, rows, _ = at(q[active])
        K = loops.matrix()[..., columns] * weights[:, None]
        if not np.isfinite(K).all():
            break
        change = -(np.linalg.pinv(K, rcond=1e-10) @ rows[..., None])[..., 0]
        step = np.zeros((len(active), tree.nv))
        step[:, columns] = change
        # not farther than half a turn or the robot's size at once
        most = np.abs(change).max(axis=-1, initial=0.0)[:, None]
        step = step / np.maximum(1.0, most / max(1.0, length))
        before = left[active]
        gained = _searched(tree, at, q, left, active, step)
        slow[active] = np.where(left[active] > _SLOW * before, slow[active] + 1, 0)
        going = gained & (slow[active] < _PATIENCE) & ~(left[active] <= ROUNDING * length)
        active = active[going]
    return AssemblyResult(q, left, length)


def _searched(
    tree: Model,
    at: Callable[[Array], tuple[LoopsAt, Array, Array]],
    q: Array,
    left: Array,
    active: Array,
    step: Array,
) -> Array:
    """Goes the steps of the active rows, halved until less is left; which of them gained."""
    gained = np.zeros(len(active), dtype=bool)
    factor = 1.0
    for _ in range(_HALVINGS):
        rest = np.flatnonzero(~gained)
        if not len(rest):
            break
        rows = active[rest]
        tried = integrate(tree, q[rows], step[rest] * factor)
        found = at(tried)[2]
        better = found < left[rows] * (1 - 1e-4 * factor)
        q[rows[better]], left[rows[better]] = tried[better], found[better]
        gained[rest[better]] = True
        factor /= 2
    return gained


def nearest(
    tree: Model,
    cuts: Sequence[Cut],
    couplings: Sequence[JointCoupling],
    start: Array,
    moving: Sequence[int],
) -> Array:
    """Where loops that cannot be closed come nearest to it, from one position (nq,).

    By Levenberg's damped steps: Newton's are wild where the equations have lost their rank, as they
    have at the nearest approach.
    """
    weights, sizes = sizes_of(tree, cuts, couplings)
    columns = list(moving)

    def at(position: Array) -> tuple[LoopsAt, Array]:
        loops = LoopsAt.of(tree, cuts, couplings, position)
        return loops, loops.residuals() * weights

    q, damping = np.array(start, dtype=float), 1e-2
    loops, rows = at(q)
    for _ in range(_STEPS):
        K = loops.matrix()[:, columns] * weights[:, None] / sizes[columns]
        change = -np.linalg.solve(K.T @ K + damping * np.eye(len(columns)), K.T @ rows)
        step = np.zeros(tree.nv)
        step[columns] = change / sizes[columns]
        there = integrate(tree, q, step)
        tried, found = at(there)
        if np.linalg.norm(found) < np.linalg.norm(rows):
            q, loops, rows, damping = there, tried, found, damping / 4
        elif damping < 1e8:
            damping *= 8
        else:
            break
    return q
