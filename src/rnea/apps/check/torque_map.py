"""The torque that holds a robot still, over all positions of two of its coordinates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.apps.check.variable_coordinates import (
    coordinate_column,
    effort_column,
    effort_limit,
    span_near,
)
from rnea.apps.trajectory.profiles.assembled import independent_places
from rnea.apps.trajectory.profiles.closed_grid import grid_rows
from rnea.core.model import Model, NamedCoordinate, as_array, neutral, within_limits
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, require_count

_MOST_POINTS = 2000  # along each side: four million poses


@dataclass(frozen=True, eq=False)
class TorqueMap:
    """tau (len(y), len(x)) of `joint` in `unit`, over positions x and y of the joints `over`.

    units: "rad" or "m" of x and y; limit: the joint's effort limit, nan where unknown; at: where
    the other joints stand, all coordinates in the order of joint_names, of loops those of the
    independent ones; neutral: their zeros. Of a joint with several coordinates or efforts, its
    columns have the names.

    >>> from rnea import load
    >>> arm = load("planar_2r")
    >>> found = torque_map(arm.model, arm.gravity_torque, "joint1", ["joint1", "joint2"], points=5)
    >>> found.tau.shape, found.unit
    ((5, 5), 'N m')
    """

    joint: str
    unit: str
    limit: float
    over: tuple[str, str]
    units: tuple[str, str]
    x: Array
    y: Array
    tau: Array
    joint_names: tuple[str, ...]
    at: Array
    neutral: Array


def torque_map(
    model: Model,
    holding: Callable[[Array], Array],
    joint: str,
    over: Sequence[str],
    q: Any = None,
    points: int = 181,
    spans: Sequence[tuple[float, float] | None] = (None, None),
) -> TorqueMap:
    """The map by one call of `holding`: positions (N, nq) to torques (N, n).

    joint: whose effort; over: which coordinates; both by the joint's name or, of a joint with
    several, by the column's. The others stay at q (default 0, or the middle of limits that
    leave 0 out). A span is (lowest, highest); None: the joint's own limits, at most one turn;
    without limits one turn about 0, or 1 m for a sliding joint.

    >>> from rnea import load
    >>> arm = load("planar_2r")
    >>> around = torque_map(arm.model, arm.gravity_torque, "joint2", ["joint1", "joint2"], points=5)
    >>> around.tau.max().round(3)  # 3 kg, 0.4 m out
    np.float64(11.772)
    """
    number, varied = effort_column(model, joint), [coordinate_column(model, x) for x in over]
    if len(over) != 2 or over[0] == over[1]:
        raise InputError(f"a torque map needs two different joints, got {', '.join(over)}")
    points = require_count(points, "points", 2, _MOST_POINTS)
    zero, coordinates = neutral(model), model.coordinates
    place = within_limits(model, zero) if q is None else as_array(q, model.names("q"), "q")
    if place.shape != (model.nq,) or not np.isfinite(place).all():
        each = "joint" if all(b.joint.nq == 1 for b in model.independent) else "coordinate"
        raise InputError(f"q needs {model.nq} finite numbers, one per {each}, got {place}")
    first, second = varied
    x, y = (
        np.linspace(*_span(coordinates[k], span or span_near(model, k, place)), points)
        for k, span in zip(varied, spans, strict=True)
    )
    rows = grid_rows(model, place, (second, first), (y, x))
    held, own = model.dofs[number], independent_places(model)
    return TorqueMap(
        held.effort_name,
        held.effort_unit,
        effort_limit(held.body),
        (coordinates[first].name, coordinates[second].name),
        (coordinates[first].unit, coordinates[second].unit),
        x,
        y,
        holding(rows)[:, number].reshape(points, points),
        tuple(coordinates[k].name for k in own),
        place[own],
        zero[own] if model.closure is None else np.zeros(len(own)),
    )


def _span(coordinate: NamedCoordinate, given: tuple[float, float] | None) -> tuple[float, float]:
    body = coordinate.body
    if given is not None:
        low, high = given
        if not -np.inf < low < high < np.inf:
            raise InputError(
                f"the span of joint {coordinate.name!r} must rise between finite numbers, "
                f"got {low:g} to {high:g}"
            )
        return low, high
    turning = coordinate.unit == "rad"
    half = np.pi if turning else 0.5
    # bounds of a joint with several coordinates belong to none of them
    limits = (body.limits.lower, body.limits.upper) if body.joint.nq == 1 else (None, None)
    low, high = (
        float(default if limit is None or not np.isfinite(limit) else limit)
        for limit, default in zip(limits, (-half, half), strict=True)
    )
    if turning and high - low > 2 * np.pi:
        return -np.pi, np.pi
    return (low, high) if low < high else (low, low + 2 * half)
