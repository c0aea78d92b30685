"""Which effort does each motor of a robot with loops give?

Motors act along some of the tree's speeds, the rows G_a of G. Efforts along the independent speeds
are those of the motors, brought there by the loops:

    G_aᵀ tau_a = tau.

As many motors as freedoms: solved. More: the smallest tau_a, in parts of the motors' limits where
all have one; what they can do against each other without moving anything is the null space of G_aᵀ.
Fewer: the nearest, and what is left of tau cannot be done.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.model import Closure, Model
from rnea.core.recursions.loops.constrained_motion import Loops, transposed_columns
from rnea.core.spatial import PseudoInverse, householder
from rnea.core.spatial.numbers import Array


def motor_weights(tree: Model, closure: Closure) -> list[Any]:
    """In which unit each motor's effort counts: its limit, where all have one that is not zero."""
    limits = [tree.dofs[k].body.limits.effort for k in closure.actuated]
    return limits if all(limits) else [1] * len(closure.actuated)


def by_motors(loops: Loops) -> Array:
    """How motors drive the independent speeds, as a tall matrix: G_aᵀ (..., nv, motors) where there
    are fewer motors than freedoms, else G_a with each row times its motor's weight."""
    driven = loops.G[..., list(loops.closure.actuated), :]
    if driven.shape[-2] < driven.shape[-1]:
        return np.swapaxes(driven, -1, -2)
    weights = loops.tree.kind.array(motor_weights(loops.tree, loops.closure))
    return np.asarray(driven * weights[:, None])


def motor_torque(loops: Loops, tau: Array) -> Array:
    """tau_a (..., motors) for efforts (..., nv) along the independent speeds."""
    closure = loops.closure
    if closure.actuated == closure.independent:
        return tau
    tall, right = by_motors(loops), tau[..., None]
    rows, columns = tall.shape[-2:]
    factors: householder.Reflected | PseudoInverse
    if closure.least_norm:
        regular = by_motors(loops.assembled())
        factors = PseudoInverse.of(tall, np.ones(rows), np.ones(columns), regular)
    else:
        factors = householder.reflected(tall, _dense(rows, columns))
    if len(closure.actuated) < len(closure.independent):
        return factors.solve(right)[..., 0]
    weights = loops.tree.kind.array(motor_weights(loops.tree, closure))
    return np.asarray(factors.solve_transposed(right)[..., 0] * weights)


def unactuated(loops: Loops, tau: Array, tau_motors: Array) -> Array:
    """What of the efforts (..., nv) the motors leave undone."""
    if not loops.closure.actuated:
        return tau
    driven = loops.G[..., list(loops.closure.actuated), :]
    return np.asarray(tau - transposed_columns(driven, tau_motors))


def tree_efforts(loops: Loops, tau_motors: Array) -> Array:
    """The motors' efforts (..., nv of the tree) as those of all joints."""
    out = np.zeros((*tau_motors.shape[:-1], loops.tree.nv), dtype=tau_motors.dtype)
    out[..., list(loops.closure.actuated)] = tau_motors
    return out


def _dense(rows: int, columns: int) -> tuple[householder.Reflection, ...]:
    return householder.steps(np.ones((rows, columns), dtype=bool).tolist())
