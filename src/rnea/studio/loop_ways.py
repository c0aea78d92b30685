"""How a page moves robots with loops: independent joints go somewhere, all others follow.

A page takes a step at the rates of all joints and has its end closed. Newton's method does that
with the independent joints where they are; its matrix is factorised once, where the step led to. A
place that cannot be closed is NaN, and so is one beyond a dead centre: K_d⁺ (K_d - K_d before),
which has no bound there, must be below 1. So a page learns how far a joint can go by trying.
"""

from __future__ import annotations

import numpy as np

from rnea.model import CLOSED, LoopsAt, Model, length_of, normalized, rate
from rnea.recursions import Case, Loops
from rnea.spatial.numbers import Array, sign, sqrt

_CORRECTIONS = 3
# what Newton's method would still move, rad or parts of the robot's size
_LEFT = 1e-11
_MOST_CHANGE = 0.75


def rate_of_loops(model: Model, case: Case, q: Array, u: Array) -> Array:
    """dq/dt (nq,) of all joints at the independent speeds."""
    return rate(model.tree, q, Loops.of(model, q).speeds(u))


def ended(model: Model, case: Case, q: Array, after: Array) -> Array:
    """Where a step ends that led from a closed place q to another one: closed, or NaN."""
    before, tree = Loops.of(model, q), model.tree
    closure, here = before.closure, normalized(tree, after)
    dependent = list(closure.dependent(tree))
    loops = Loops.of(model, here)
    at = loops.at
    for _ in range(_CORRECTIONS):
        back = -loops.factors.solve(at.residuals()[..., None])[..., 0]
        step = np.zeros((*back.shape[:-1], tree.nv), dtype=back.dtype)
        step[..., dependent] = back
        here = normalized(tree, here + rate(tree, here, step))
        at = LoopsAt.of(tree, closure.cuts, closure.couplings, here)
    return here * _good(before, loops, at.residuals(), dependent)[..., None]


def _good(before: Loops, loops: Loops, residuals: Array, dependent: list[int]) -> Array:
    """1 where a place is closed and no dead centre lies before it, NaN elsewhere."""
    tree, closure = loops.tree, loops.closure
    length = length_of(tree, closure.cuts)
    turns = np.array([x.unit == "rad/s" for x in tree.freedoms])[dependent]
    # angles as they are, lengths in parts of the robot's size
    sizes, heights = np.where(turns, 1.0, length), np.where(closure.angular, 1.0, length)
    changes = (loops.K - before.K)[..., dependent] * sizes
    found = loops.factors.solve(np.concatenate([residuals[..., None], changes], axis=-1))
    found = found / sizes[:, None]
    room = (
        _LEFT**2 - _squares(found[..., 0]),
        CLOSED**2 - _squares(residuals / heights),
        _MOST_CHANGE**2 - _squares(found[..., 1:].reshape(*found.shape[:-2], -1)),
    )
    one, two, three = (sqrt(sign(sign(x) * 2 + 1)) for x in room)
    return np.asarray(one * two * three)


def _squares(values: Array) -> Array:
    return np.asarray((values * values).sum(axis=-1))
