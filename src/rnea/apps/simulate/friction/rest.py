"""Joints at rest: which stay, which leave, and what holds them. A complementarity problem.

For the joints at rest (friction or a stop holds them) the hold h lies in a box, and

    M qdd = b - h,   qdd_i = 0,   or h_i at its upper bound and qdd_i > 0,
                                  or h_i at its lower bound and qdd_i < 0,

with b the torque of everything else. M is positive definite, so there is exactly one answer. It is
tried first with all joints held, then found by projected Gauss-Seidel on the inverse of M, whose
clipping tells which joints are held; those then get exactly no acceleration, and the others theirs
by one linear solve. Where the sweeps had not settled yet, that solve shows it, and who is held is
put right until it fits.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array

_SWEEPS = 2_000
_CORRECTIONS = 100


@dataclass(frozen=True, eq=False)
class StictionState:
    """held (n,) bool; hold (n,) torque that resists, 0 for others; qdd (n,), 0 where held."""

    held: Array
    hold: Array
    qdd: Array


def held_still(M: Array, b: Array, held: Array) -> tuple[Array, Array]:
    """qdd and hold where the held joints do not accelerate."""
    qdd, hold = np.zeros_like(b), np.zeros_like(b)
    free = ~held
    if free.any():
        qdd[free] = np.linalg.solve(M[free][:, free], b[free])
    hold[held] = b[held] - M[held] @ qdd
    return qdd, hold


def at_rest(M: Array, b: Array, resting: Array, lower: Array, upper: Array) -> StictionState:
    """Which of the resting joints are held, within bounds (n,) of the hold."""
    qdd, hold = held_still(M, b, resting)
    if np.all((hold >= lower) & (hold <= upper) | ~resting):
        return StictionState(resting.copy(), hold, qdd)
    hold = _gauss_seidel(M, b, resting, lower, upper)
    for _ in range(_CORRECTIONS):
        held = resting & (hold > lower) & (hold < upper)
        at_bound = np.where(held | ~resting, 0.0, hold)
        qdd, kept = held_still(M, b - at_bound, held)
        # beyond its box: let go; accelerating against its bound: held after all
        beyond = held & ((kept < lower) | (kept > upper))
        against = ((at_bound >= upper) & (qdd < 0)) | ((at_bound <= lower) & (qdd > 0))
        back = resting & ~held & against & (lower < upper)
        if not (beyond.any() or back.any()):
            break
        hold = np.where(held, np.clip(kept, lower, upper), at_bound)
        # any value inside will do: the solve finds the right one
        hold = np.where(back, _inside(lower, upper), hold)
    return StictionState(held, np.where(held, kept, at_bound), qdd)


def _inside(lower: Array, upper: Array) -> Array:
    """Some value strictly between bounds, either of which may be infinite."""
    low, high = np.maximum(lower, -1e300), np.minimum(upper, 1e300)
    return low / 2 + high / 2


def _gauss_seidel(M: Array, b: Array, resting: Array, lower: Array, upper: Array) -> Array:
    """The hold of resting joints: each in turn takes what would stop it, clipped to its box."""
    W, rows = np.linalg.inv(M), np.flatnonzero(resting)
    hold = np.where(resting, np.clip(0.0, lower, upper), 0.0)
    scale = max(float(np.abs(b).max(initial=0.0)), 1e-300)
    enough = np.full_like(b, 1e-14 * scale)
    return projected(W, hold, W @ (b - hold), rows, lower, upper, enough, _SWEEPS)[0]


def projected(
    W: Array,
    push: Array,
    motion: Array,
    rows: Array,
    lower: Array,
    upper: Array,
    enough: Array,
    sweeps: int,
) -> tuple[Array, Array]:
    """Pushes (n,) that stop some rows of a motion (n,), each within its bounds, by Gauss-Seidel.

    A push p changes the motion by -W p. Each row in turn takes what would stop it, clipped, until
    none changes by more than `enough` (n,). Answers the pushes, and the motion that is left.
    """
    push, motion = push.copy(), motion.copy()
    for _ in range(sweeps):
        settled = True
        for i in rows:
            new = min(max(push[i] + motion[i] / W[i, i], lower[i]), upper[i])
            change = new - push[i]
            if change:
                push[i] = new
                motion = motion - W[:, i] * change
                settled = settled and abs(change) <= enough[i]
        if settled:
            break
    return push, motion


def released(
    M: Array,
    b: Array,
    resting: Array,
    lower: Array,
    upper: Array,
    moving: tuple[Array, Array],
) -> tuple[StictionState, Array]:
    """Who stays and which way the others go, where leaving takes more than going on.

    moving: what resists a joint that has just left forward, and backward (n,). A joint that leaves
    is resisted by that from then on, which may pull others along; so joints are let go until no
    more leave. The second answer is the direction (n,) of joints that left, 0 for others.
    """
    direction = np.zeros(len(b))
    left = b.copy()
    while True:
        rest = at_rest(M, left, resting & (direction == 0), lower, upper)
        leaving = resting & (direction == 0) & ~rest.held
        if not leaving.any():
            return rest, direction
        forward, backward = moving
        direction[leaving] = np.where(rest.hold[leaving] >= upper[leaving], 1.0, -1.0)
        resists = np.where(direction > 0, forward, np.where(direction < 0, -backward, 0.0))
        left = b - resists
