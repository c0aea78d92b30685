"""A motion that shows what a robot can do, where nobody asked for another one."""

from __future__ import annotations

import math

import numpy as np

from rnea.apps.trajectory.profiles.assembled import (
    LoopTrajectory,
    closed_along,
    independent_places,
)
from rnea.apps.trajectory.profiles.point_to_point import RestToRest, point_to_point
from rnea.core import model as models
from rnea.core.model import Dof, Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

# of the way to a joint's limit, and not farther than so many rad or m; or so far, where it has none
_PART, _MOST, _RAD, _M = 0.6, 0.8, 0.3, 0.1


def demo_trajectory(model: Model, duration: float = 4.0) -> RestToRest | LoopTrajectory[RestToRest]:
    """A whole turn of the only independent joint, if nothing ends its way; else away from the
    neutral position and back, neighbouring joints in opposite senses.

    Loops stay closed and joints within their limits.

    >>> from rnea import load
    >>> demo_trajectory(load("four_bar").model).at([0.0, 4.0]).q[:, 0].round(4)
    array([1.    , 7.2832])
    """
    start = models.neutral(model)
    if _turns_wholly(model, start):
        own = start[independent_places(model)]
        return point_to_point(own, own + 2 * math.pi, "quintic", model, None, duration)
    steps = [_away(x, start, (-1.0) ** k) for k, x in enumerate(model.dofs)]
    end = models.some_way(model, np.array(steps))
    return point_to_point(start, end, "quintic", model, None, duration, 2)


def _away(freedom: Dof, start: Array, sense: float) -> float:
    """How far one joint moves: towards a limit, the other one where it stands at this."""
    body = freedom.body
    low, high = models.ends(body) if body.joint.nq == 1 else (-math.inf, math.inf)
    if not math.isfinite(high - low):
        return sense * (_RAD if freedom.unit.startswith("rad") else _M)
    here = float(start[body.q][0])
    down, up = low - here, high - here
    toward, other = (up, down) if sense > 0 else (down, up)
    way = _PART * (toward if abs(toward) > 0.2 * (high - low) else other)
    # the second one less: a symmetric robot would move along a line
    return float(np.clip(way, -_MOST, _MOST)) * (1.0 if sense > 0 else 0.4)


def _turns_wholly(model: Model, start: Array) -> bool:
    """Whether one joint moves all others, and can turn on and on."""
    if model.nv != 1 or not model.dofs[0].body.joint.turns:
        return False
    if np.isfinite(models.ends(model.dofs[0].body)).any():
        return False
    turn = start[independent_places(model)] + np.linspace(0.0, 2 * math.pi, 73)[:, None]
    try:
        rows = closed_along(model, turn)
    except InputError:
        return False
    lowest, highest = models.ranges_of(model)
    return bool(np.all((rows >= lowest) & (rows <= highest)))
