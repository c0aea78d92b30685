"""Can a robot with loops be asked at a position? A few numbers that tell, beside every answer.

Each is a sum of squares, so that a batch is looked at by one comparison a row:

    gaps      of the equations, in parts of what is allowed           open beyond 1
    follow    1 / pivots of the dependent speeds' columns             large where one is lost
    drive     1 / pivots of the motors' rows of G                     large where one is lost

Pivots are those of Householder's triangle, in parts of the columns' sizes where the robot is
assembled. One of them is zero where, and only where, the columns have lost their rank: there 1 / 0
makes the number infinite, or none at all. The numbers are a sieve for rows that have to be looked
at closely; a program that answers has computed nearly all of them anyway.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from rnea.core.model import CLOSED, Model, length_of
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.loops import constrained
from rnea.core.recursions.loops.constrained import Walk
from rnea.core.recursions.loops.constrained_motion import Loops
from rnea.core.recursions.loops.loop_quantities import loop_gap
from rnea.core.recursions.loops.motor_torques import by_motors
from rnea.core.recursions.quantities import Quantity
from rnea.core.spatial import householder
from rnea.core.spatial.numbers import Array


def looks(model: Model, quantity: Quantity) -> int:
    """How many numbers tell whether a robot with loops can be asked for a quantity."""
    if not follows(quantity):
        return 1
    closure = model.closure
    assert closure is not None
    elsewhere = bool(closure.actuated) and closure.actuated != closure.independent
    return 3 if elsewhere and _of_motors(quantity) else 2


def follows(quantity: Quantity) -> bool:
    """Whether speeds of joints that follow others are part of a row."""
    return quantity.states != ("q",) or quantity.closed not in (constrained.LIFTED, constrained.own)


def _of_motors(quantity: Quantity) -> bool:
    """Whether the motors' own efforts are part of a row."""
    return (
        quantity.closed in (constrained.own, constrained.loaded) and quantity.name != "joint_motion"
    )


def look(model: Model, quantity: Quantity, q: Array) -> Array:
    """(..., looks) at positions q (..., nq)."""
    closure, count = model.closure, looks(model, quantity)
    assert closure is not None
    allowed = np.where(closure.angular, 1.0, length_of(model.tree, closure.cuts)) * CLOSED
    parts = [_squares(loop_gap(model, Conditions(), q), 1 / allowed)]
    if count > 1 and closure.dependent(model.tree):
        # the way of `Loops.of`, so that a program computes it once
        loops = Loops.of(model, q)
        there = loops.assembled()
        order, dependent = closure.order(model.tree), list(closure.dependent(model.tree))
        assert isinstance(loops.factors, householder.Reflected)
        parts.append(_inverse_squares(loops.factors, order, there.K[:, dependent]))
        if count > 2:
            tall, size = by_motors(loops), by_motors(there)
            order = householder.steps(np.ones(size.shape, dtype=bool).tolist())
            parts.append(_inverse_squares(householder.reflected(tall, order), order, size))
    parts += [parts[0] * 0] * (count - len(parts))
    return np.stack(parts, axis=-1)


def _squares(values: Array, weights: Array) -> Array:
    total = np.asarray(values[..., 0] * 0)
    for k, weight in enumerate(weights.tolist()):
        part = values[..., k] * weight
        total = np.asarray(total + part * part)
    return total


def _inverse_squares(
    factors: householder.Reflected, order: Sequence[householder.Reflection], assembled: Array
) -> Array:
    sizes = np.linalg.norm(assembled, axis=0)
    sizes = np.where(sizes > 0, sizes, sizes.max(initial=0.0) or 1.0)
    pivots = factors.pivots
    total = np.asarray(pivots[..., 0] * 0)
    for k, step in enumerate(order):
        part = np.asarray(float(sizes[step.column]) / pivots[..., k])
        total = np.asarray(total + part * part)
    return total


@lru_cache(maxsize=256)
def with_constraint_checks(quantity: Quantity) -> Quantity:
    """The row of a robot with loops with its looks behind it, all in one axis."""

    def rule(walk: Walk, model: Model, case: Conditions, *states: Array) -> Array:
        answer = quantity.closed(walk, model, case, *states)
        seen = look(model, quantity, states[0])
        batch = case.batch(*states[: len(quantity.states)])
        answer = np.broadcast_to(answer, (*batch, *quantity.shape(model)))
        flat = answer.reshape(*batch, math.prod(quantity.shape(model)))
        return np.concatenate([flat, np.broadcast_to(seen, (*batch, seen.shape[-1]))], axis=-1)

    def shape(model: Model) -> tuple[int]:
        return (math.prod(quantity.shape(model)) + looks(model, quantity),)

    return replace(
        quantity, name=f"{quantity.name}, looked at", shape=shape, closed=rule, parts=None
    )
