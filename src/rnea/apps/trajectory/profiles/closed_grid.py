"""Positions while one coordinate, or two, go through their ranges and the others stay: of loops,
the independent ones stay and the others follow."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core import model as models
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array


def grid_rows(model: Model, place: Array, columns: Sequence[int], values: Sequence[Array]) -> Array:
    """Positions (product of the counts, nq) over the values of some columns of q, the last column
    going through its values first.

    Loops are closed from neighbour to neighbour, beginning at the place (nq,); where they cannot be
    closed a row is NaN.

    >>> from rnea import load
    >>> values = [np.arange(2.0), np.arange(3.0)]
    >>> grid_rows(load("planar_2r").model, np.zeros(2), [0, 1], values).shape
    (6, 2)
    """
    place = np.asarray(place, dtype=float)
    if model.closure is None:
        meshes = np.meshgrid(*values, indexing="ij")
        rows = np.tile(place, (meshes[0].size, 1))
        for column, mesh in zip(columns, meshes, strict=True):
            rows[:, column] = mesh.ravel()
        return rows
    rows = place[None]
    for column, steps in zip(columns, values, strict=True):
        rows = _swept(model, rows, column, np.asarray(steps)).reshape(-1, model.nq)
    return rows


def _swept(model: Model, starts: Array, column: int, values: Array) -> Array:
    """Each of the positions (n, nq) with a coordinate at every value: (n, values, nq)."""
    out = np.full((len(starts), len(values), model.nq), np.nan)
    known = np.flatnonzero(np.isfinite(starts).all(axis=-1))
    if not len(known):
        return out
    nearest = int(np.abs(values - starts[known[0], column]).argmin())
    # up from the nearest value, then down from it
    for order in (range(nearest, len(values)), range(nearest - 1, -1, -1)):
        here = starts[known]
        for k in order:
            wanted = np.array(here)
            wanted[:, column] = values[k]
            found, good = models.moved(model, here, models.difference(model, here, wanted))
            out[known[good], k] = found[good]
            # the next value is reached from the last one that could be closed
            here = np.where(good[:, None], found, here)
    return out
