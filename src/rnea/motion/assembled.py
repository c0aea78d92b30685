"""Motions of robots with loops: rows of the independent joints, closed one after the other.

A motion of such a robot is that of its independent joints; all others follow. Rates need nothing:
qd and qdd are those of the independent joints alone. Positions do: q has the coordinates of all
joints, and which of several assemblies is meant is told by the way there, so rows are closed in
their order, each from one before it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from rnea import model as models
from rnea.errors import InputError
from rnea.model import LoopsAt, Model, gaps_told
from rnea.spatial.numbers import Array

# rows so far apart along the way, rad or m, are closed from the same one at once
_TOGETHER = 0.2


def independent_places(model: Model) -> list[int]:
    """Which numbers of q belong to the joints that all others follow; of a tree all of them.

    >>> from rnea import load
    >>> independent_places(load("four_bar").model)
    [0]
    """
    if model.closure is None:
        return list(range(model.nq))
    bodies = {freedom.body.index for freedom in model.freedoms}
    return [k for k, x in enumerate(model.coordinates) if x.body.index in bodies]


def closed_along(model: Model, rows: Any, near: Array | None = None) -> Array:
    """Closed positions (N, nq) of rows (N, k) of the independent joints, in the order of time.

    rows: the numbers of q that `independent_places` names. near: a closed position (nq,) from which
    the first row is reached, by default where the file assembles the robot. A tree's rows are its
    positions.

    >>> from rnea import load
    >>> closed_along(load("four_bar").model, [[1.0], [1.1]]).round(3)
    array([[ 1.   , -0.562,  1.644],
           [ 1.1  , -0.683,  1.673]])
    """
    values = np.asarray(rows, dtype=float)
    if model.closure is None or not len(values):
        return np.array(np.broadcast_to(values, (len(values), model.nq)))
    places = independent_places(model)
    start = models.neutral(model) if near is None else np.asarray(near, dtype=float)
    wanted = np.array(np.broadcast_to(start, (len(values), model.nq)))
    wanted[:, places] = values
    wanted = models.normalized(model.tree, wanted)
    way = models.difference(model, np.concatenate([start[None], wanted[:-1]]), wanted)
    # rows of one bin lie within a stride of its first row; the first of all is reached by itself
    length = np.cumsum(np.abs(way[1:]).max(axis=-1, initial=0.0))
    bins = np.concatenate([[0.0], np.floor(length / _TOGETHER)])
    begins = [0, *(np.flatnonzero(np.diff(bins)) + 1).tolist(), len(values)]
    q, here = np.empty_like(wanted), start
    for first, last in pairwise(begins):
        here = _closed(model, here[None], wanted[first : first + 1], first)[0]
        q[first] = here
        q[first + 1 : last] = _closed(model, here[None], wanted[first + 1 : last], first + 1)
        here = q[last - 1]
    return q


def _closed(model: Model, here: Array, wanted: Array, row: int) -> Array:
    """The independent joints brought from closed positions (1, nq) to where they are wanted."""
    if not len(wanted):
        return wanted
    start = np.broadcast_to(here, wanted.shape)
    found, good = models.moved(model, start, models.difference(model, start, wanted))
    closure = model.closure
    assert closure is not None
    for bad in np.flatnonzero(~good)[:1]:
        at = LoopsAt.of(model.tree, closure.cuts, closure.couplings, found[bad])
        said = ", ".join(
            f"{model.coordinates[k].name} = {wanted[bad, k]:.6g} {model.coordinates[k].unit}"
            for k in independent_places(model)
        )
        raise InputError(
            f"the loops of robot {model.name!r} cannot be closed in row {row + bad}, at {said}: "
            f"the nearest approach leaves {gaps_told(at.gaps())}"
        )
    return found
