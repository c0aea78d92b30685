"""Gravity that no joint feels: whether a robot lies level.

Gravity's torque is an analytic function of the pose, so that one which is zero at a few poses drawn
at random is zero at all. It is zero too of a robot that is balanced about every axis, whichever way
gravity points: that is meant, and told apart by pointing gravity elsewhere.
"""

from __future__ import annotations

import math

import numpy as np

from rnea.core.model import Model, random_positions
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.quantities import quantity
from rnea.core.spatial.numbers import Array

_POSES, _ROUNDING = 8, 1e-9


class ObservableGravity:
    """What gravity asks of a robot's joints at a few poses, whichever way it points.

    nothing: efforts up to here are rounding; 0 where no direction of gravity asks for any
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        self._gravity = np.asarray(model.gravity, dtype=float)
        self._q = random_positions(model, np.random.default_rng(7), _POSES)
        elsewhere = max(self.along(across) for across in _across(self._gravity))
        self.nothing = _ROUNDING * elsewhere if 0 < elsewhere < math.inf else 0.0

    def along(self, gravity: Array) -> float:
        """The largest effort against this gravity."""
        case = Conditions(gravity=gravity)
        efforts = quantity("gravity_torque").compute(self._model, case, self._q)
        return float(np.abs(efforts).max(initial=0.0))

    @property
    def is_missing(self) -> bool:
        """Whether gravity asks for nothing, and would if it pointed elsewhere."""
        return self.nothing > 0 and self.along(self._gravity) <= self.nothing


def gravity_unobservable(model: Model) -> ObservableGravity | None:
    """What gravity could ask for where it asks no joint for an effort, in any pose; else None."""
    if not model.nv or not np.any(model.gravity):
        return None
    felt = ObservableGravity(model)
    return felt if felt.is_missing else None


def _across(gravity: Array) -> tuple[Array, Array]:
    """The same gravity along two directions that are level now."""
    axis = np.eye(3)[np.abs(gravity).argmin()]
    first = np.cross(gravity, axis)
    first *= np.linalg.norm(gravity) / np.linalg.norm(first)
    second = np.cross(gravity / np.linalg.norm(gravity), first)
    return first, second
