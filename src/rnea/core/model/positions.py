"""Positions of a robot: random, along speeds, and apart; of loops only closed ones. Floats."""

from __future__ import annotations

import numpy as np

from rnea.core.model import configuration
from rnea.core.model.loops.building import describe_approach
from rnea.core.model.loops.strides import STRIDE, NewtonStep, advance
from rnea.core.model.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

# how often a random position is tried to be closed
_TRIES = 20
_FARTHEST = 1000.0


def describe_nearest(model: Model, q: Array) -> str:
    """What is left of the gaps where loops come nearest to being closed, with the independent
    joints where they are at a position (nq,)."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    return describe_approach(tree, closure.cuts, closure.couplings, q, closure.dependent(tree))


def random_positions(
    model: Model, rng: np.random.Generator, count: int, newton: NewtonStep | None = None
) -> Array:
    """Positions (count, nq) within the joints' limits; a turn or half a metre where none is.

    Of robots with loops closed ones, on the assembled branch: the independent joints are moved
    from the reference on random ways, as far as the loops can follow. newton: as for `moved`.
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
        q, good = moved(model, np.broadcast_to(here, there.shape), step, newton)
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
            f"approach leaves {describe_nearest(model, there[row])}. Take a smaller step"
        )
    return there.reshape(*batch, model.nq)


def moved(
    model: Model,
    q: Array,
    step: Array,
    newton: NewtonStep | None = None,
    groups: Array | None = None,
) -> tuple[Array, Array]:
    """Closed positions (n, nq) moved by steps (n, nv) of the independent joints, in strides that
    keep to the branch; and which of them could follow.

    newton: Newton's step in machine code, for many rows; the result differs by rounding. groups: a
    number (n,) for each row; rows of the same number take equally many strides, by default all do.
    """
    closure, tree = model.closure, model.tree
    assert closure is not None
    far = np.abs(step).max(axis=1, initial=0.0)
    if not far.max(initial=0.0) <= _FARTHEST:
        raise InputError(
            f"the loops of robot {model.name!r} would be followed over {far.max():.6g} rad or m, "
            f"in small steps; {_FARTHEST:g} are the most. A position nearer to the assembled one, "
            "whole turns aside, is the same"
        )
    strides = _strides(far, groups)
    here, good = np.array(q, dtype=float), np.ones(len(q), dtype=bool)
    own = list(closure.independent)
    for taken in range(1, int(strides.max(initial=1)) + 1):
        rows = np.flatnonzero(good & (taken <= strides))
        there = advance(model, here[rows], step[rows] / strides[rows, None], newton)
        here[rows], good[rows] = there.q, there.closed
        # what cannot follow is brought to where it was to go, open as it is
        lost = rows[~there.closed]
        rest = np.zeros((len(lost), tree.nv))
        rest[:, own] = step[lost] * (1 - taken / strides[lost, None])
        here[lost] = configuration.integrate(tree, here[lost], rest)
    return here, good


def _strides(far: Array, groups: Array | None) -> Array:
    """How many strides (n,) rows take that go so far (n,): as many as the farthest of a group."""
    if groups is None:
        farthest = np.full(len(far), far.max(initial=0.0))
    else:
        _, group = np.unique(groups, return_inverse=True)
        most = np.zeros(len(far))
        np.maximum.at(most, group, far)
        farthest = most[group]
    return np.maximum(1, np.ceil(farthest / STRIDE)).astype(int)


def difference(model: Model, q0: Array, q1: Array) -> Array:
    """The step (..., nv) that takes q0 to q1; of loops that of the independent joints."""
    step = configuration.difference(model.tree, q0, q1)
    return step if model.closure is None else step[..., list(model.closure.independent)]
