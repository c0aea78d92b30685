"""Positions of a robot: random, along speeds, and apart; of loops only closed ones. Floats."""

from __future__ import annotations

import numpy as np

from rnea.errors import InputError
from rnea.model import configuration
from rnea.model.loop_assembly import Assembled, assembled
from rnea.model.loop_building import approach_told
from rnea.model.loops import LoopsAt
from rnea.model.model import Model
from rnea.spatial.numbers import Array

# how often a random position is tried to be closed
_TRIES = 20
# from one closed position to another in steps of at most so much, rad or m, so that the branch of
# the assembly stays
_STRIDE = 0.2
_FARTHEST = 1000.0


def closed_from(model: Model, q: Array) -> Assembled:
    """Positions (n, nq) closed with the independent joints where they are."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    return assembled(tree, closure.cuts, closure.couplings, q, closure.dependent(tree))


def nearest_told(model: Model, q: Array) -> str:
    """What is left of the gaps where loops come nearest to being closed, with the independent
    joints where they are at a position (nq,)."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    return approach_told(tree, closure.cuts, closure.couplings, q, closure.dependent(tree))


def random_positions(model: Model, rng: np.random.Generator, count: int) -> Array:
    """Positions (count, nq) within the joints' limits; a turn or half a metre where none is.

    Of robots with loops closed ones, on the assembled branch: the independent joints are moved
    from the reference on random ways, as far as the loops can follow.
    """
    if model.closure is None:
        return configuration.random_positions(model, rng, count)
    here, found = configuration.neutral(model), np.zeros((0, model.nq))
    for _ in range(_TRIES):
        missing = count - len(found)
        if not missing:
            break
        there = configuration.random_positions(model.tree, rng, missing)
        step = configuration.difference(model.tree, np.broadcast_to(here, there.shape), there)
        step = step[:, list(model.closure.independent)] * rng.uniform(0, 1, (missing, 1))
        q, good = moved(model, np.broadcast_to(here, there.shape), step)
        found = np.concatenate([found, q[good]])
    if len(found) < count:
        # the way back to the reference is always closed
        again = np.resize(found if len(found) else here[None], (count - len(found), model.nq))
        found = np.concatenate([found, again])
    return found


def integrate(model: Model, q: Array, step: Array) -> Array:
    """Where the robot comes from q (..., nq) when it moves by qd dt = step (..., nv).

    Loops stay closed: the independent joints move by the step, the others follow.
    """
    if model.closure is None:
        return configuration.integrate(model, q, step)
    batch = np.broadcast_shapes(q.shape[:-1], step.shape[:-1])
    start = np.broadcast_to(q, (*batch, model.nq)).reshape(-1, model.nq)
    steps = np.broadcast_to(step, (*batch, model.nv)).reshape(-1, model.nv)
    there, good = moved(model, start, steps)
    if not good.all():
        row = int(np.flatnonzero(~good)[0])
        raise InputError(
            f"the loops of robot {model.name!r} cannot follow that step (row {row}): the nearest "
            f"approach leaves {nearest_told(model, there[row])}. Take a smaller step"
        )
    return there.reshape(*batch, model.nq)


def moved(model: Model, q: Array, step: Array) -> tuple[Array, Array]:
    """Closed positions (n, nq) moved by steps (n, nv) of the independent joints, in strides that
    keep to the branch; and which of them could follow."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    far = float(np.abs(step).max(initial=0.0))
    if not far <= _FARTHEST:
        raise InputError(
            f"the loops of robot {model.name!r} would be followed over {far:.6g} rad or m, in "
            f"small steps; {_FARTHEST:g} are the most. A position nearer to the assembled one, "
            "whole turns aside, is the same"
        )
    strides = max(1, int(np.ceil(far / _STRIDE)))
    here, good = np.array(q, dtype=float), np.ones(len(q), dtype=bool)
    own, dependent = list(closure.independent), list(closure.dependent(tree))
    for taken in range(1, strides + 1):
        rows = np.flatnonzero(good)
        K = LoopsAt.of(tree, closure.cuts, closure.couplings, here[rows]).matrix()
        full = np.zeros((len(rows), tree.nv))
        full[:, own] = step[rows] / strides
        right = (K[..., own] @ full[:, own, None])[..., 0]
        full[:, dependent] = -(np.linalg.pinv(K[..., dependent]) @ right[..., None])[..., 0]
        # a prediction near a dead centre may be far off: what follows is bounded by Newton's method
        full[:, dependent] = np.clip(full[:, dependent], -2 * _STRIDE, 2 * _STRIDE)
        there = closed_from(model, configuration.integrate(tree, here[rows], full))
        here[rows], good[rows] = there.q, there.closed
        # what cannot follow is brought to where it was to go, open as it is
        lost = rows[~there.closed]
        rest = np.zeros((len(lost), tree.nv))
        rest[:, own] = step[lost] * (1 - taken / strides)
        here[lost] = configuration.integrate(tree, here[lost], rest)
    return here, good


def difference(model: Model, q0: Array, q1: Array) -> Array:
    """The step (..., nv) that takes q0 to q1; of loops that of the independent joints."""
    step = configuration.difference(model.tree, q0, q1)
    return step if model.closure is None else step[..., list(model.closure.independent)]
