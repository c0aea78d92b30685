"""The torque that holds a robot still, over all positions of two of its joints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.errors import InputError, UnknownNameError
from rnea.model import Body, Model
from rnea.spatial.numbers import Array

_MOST_POINTS = 4_000_000


@dataclass(frozen=True, eq=False)
class TorqueMap:
    """tau (len(y), len(x)) of `joint` in `unit`, over positions x and y of the joints `over`.

    units: "rad" or "m" of x and y; limit: the joint's effort limit, nan where unknown; at: where
    the other joints stand (n,), all joints in the order of joint_names.
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


def torque_map(
    model: Model,
    holding: Callable[[Array], Array],
    joint: str,
    over: Sequence[str],
    q: Any = None,
    points: int = 181,
    spans: Sequence[tuple[float, float] | None] = (None, None),
) -> TorqueMap:
    """The map by one call of `holding`: positions (N, n) to torques (N, n).

    The other joints stay at q (default 0). A span is (lowest, highest); None: the joint's own
    limits, at most one turn; without limits one turn about 0, or 1 m for a sliding joint.
    """
    names = model.joint_names
    for name in (joint, *over):
        if name not in names:
            raise UnknownNameError("joint", name, names)
    if len(over) != 2 or over[0] == over[1]:
        raise InputError(f"a torque map needs two different joints, got {', '.join(over)}")
    if points < 2 or points * points > _MOST_POINTS:
        most = int(_MOST_POINTS**0.5)
        raise InputError(f"points along each side: 2 to {most}, got {points}")
    place = np.zeros(len(names)) if q is None else np.asarray(q, dtype=float)
    if place.shape != (len(names),) or not np.isfinite(place).all():
        raise InputError(f"q needs {len(names)} finite numbers, one per joint, got {place}")
    first, second = (names.index(name) for name in over)
    bodies = model.independent
    x, y = (
        np.linspace(*_span(bodies[k], span), points)
        for k, span in zip((first, second), spans, strict=True)
    )
    rows = np.tile(place, (points * points, 1))
    rows[:, first], rows[:, second] = np.tile(x, points), np.repeat(y, points)
    number = names.index(joint)
    effort = bodies[number].limits.effort
    return TorqueMap(
        joint,
        bodies[number].joint.effort_unit,
        np.nan if effort is None else float(effort),
        (over[0], over[1]),
        (bodies[first].joint.position_unit, bodies[second].joint.position_unit),
        x,
        y,
        holding(rows)[:, number].reshape(points, points),
        names,
        place,
    )


def _span(body: Body, given: tuple[float, float] | None) -> tuple[float, float]:
    if given is not None:
        low, high = given
        if not -np.inf < low < high < np.inf:
            raise InputError(
                f"the span of joint {body.joint.name!r} must rise between finite numbers, "
                f"got {low:g} to {high:g}"
            )
        return low, high
    turning = body.joint.position_unit == "rad"
    half = np.pi if turning else 0.5
    low, high = (
        float(default if limit is None or not np.isfinite(limit) else limit)
        for limit, default in ((body.limits.lower, -half), (body.limits.upper, half))
    )
    if turning and high - low > 2 * np.pi:
        return -np.pi, np.pi
    return (low, high) if low < high else (low, low + 2 * half)
