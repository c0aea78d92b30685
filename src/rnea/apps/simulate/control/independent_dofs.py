"""Which of a robot's speeds are those of a joint: with loops some joints follow from others."""

from __future__ import annotations

import numpy as np

from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array


def independent_dofs(model: Model, body: Body) -> list[int]:
    """For each speed of a joint its place among those of the robot; -1 where it follows from
    others by loops."""
    return [int(k) for k in _places(model)[body.v]]


def is_dependent(model: Model, body: Body) -> bool:
    """Whether loops lead a joint, in all or some of its speeds."""
    return min(independent_dofs(model, body), default=0) < 0


def _places(model: Model) -> Array:
    if model.closure is None:
        return np.arange(model.nv)
    places = np.full(model.tree.nv, -1)
    places[list(model.closure.independent)] = np.arange(model.nv)
    return places
