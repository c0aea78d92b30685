"""Between which numbers states are drawn: a robot's limits, what the user says, what is left.

Positions within the joints' limits, a turn where there are none; what slides has no such bound of
its own, and is refused until somebody says one. Speeds within the limits of speed. Accelerations
have no limits in robot files.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.profiles.assembled import independent_part, independent_places
from rnea.core import model as models
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError

SPEEDS = {"rad/s": math.pi, "m/s": 1.0}
"""The largest speeds of joints without a limit, by unit."""
ACCELERATIONS = {"rad/s": 10.0, "m/s": 2.0}
"""The largest accelerations, by unit of the speed."""
# rad or m: limits so far apart are none, but what a format demands where nobody knows any
_ENDLESS = 1e6
_LARGEST = 1.0 - 2.0**-53


class Span(NamedTuple):
    """The range of one column; why: who says so. An orientation has no range: unit is ""."""

    name: str
    low: float
    high: float
    unit: str
    why: str

    @property
    def is_drawn(self) -> bool:
        """Whether it is uniform between its ends."""
        return bool(self.unit)


@dataclass(frozen=True, eq=False)
class StateRanges:
    """q, qd, qdd: a range for each column that is drawn, of loops for those of independent joints.

    lowest, highest (nq,): where all joints must be, infinite where nothing ends them.

    >>> from rnea import load
    >>> ranges_for(load("planar_2r").model, speed=2).facts()["qd_joint2"]
    [-2.0, 2.0]
    """

    q: tuple[Span, ...]
    qd: tuple[Span, ...]
    qdd: tuple[Span, ...]
    lowest: Array
    highest: Array

    def facts(self) -> dict[str, list[float]]:
        """Lowest and highest by the column's name; orientations are uniform and not named."""
        return {
            f"{rate}_{span.name}": [span.low, span.high]
            for rate, spans in (("q", self.q), ("qd", self.qd), ("qdd", self.qdd))
            for span in spans
            if span.is_drawn
        }


def ranges_for(
    model: Model,
    asked: Mapping[str, tuple[float, float]] | None = None,
    speed: Any = None,
    acceleration: Any = None,
) -> StateRanges:
    """The ranges of a robot's states.

    asked: lowest and highest position by the coordinate's name. speed, acceleration: the largest,
    one for all or one for each speed; a joint's own limit of speed holds besides.

    >>> from rnea import load
    >>> ranges_for(load("planar_2r").model, {"joint1": (0, 1)}, speed=2).facts()["q_joint1"]
    [0.0, 1.0]
    """
    if not model.nv:
        raise InputError(f"robot {model.name!r} has no joint that moves: there is nothing to draw")
    lowest, highest = _limits(model)
    said = _describe(model, asked or {}, lowest, highest)
    for k, (low, high) in said.items():
        lowest[k], highest[k] = low, high
    drawn = independent_places(model)
    if model.closure is not None:
        # robots of which it cannot be told are refused
        independent_part(model)
    q = tuple(_position(model, k, lowest[k], highest[k], k in said) for k in drawn)
    return StateRanges(
        q, _speeds(model, speed), _accelerations(model, acceleration), lowest, highest
    )


def scale_of(span: Span) -> tuple[float, float]:
    """(offset, factor) such that offset + factor · u is in the range for every u in [0, 1)."""
    low, factor = span.low, span.high - span.low
    while low + factor * _LARGEST > span.high:
        factor = math.nextafter(factor, 0.0)
    return low, factor


# ---- positions ---------------------------------------------------------------------------------


def _limits(model: Model) -> tuple[Array, Array]:
    """Lowest and highest (nq,), infinite where no limit is; joints that follow count too."""
    lowest, highest = models.ranges_of(model)
    for k, coordinate in enumerate(model.coordinates):
        if lowest[k] > highest[k]:
            raise InputError(
                f"joint {coordinate.name!r} has no position within its limits and those of the "
                f"joints that follow it: {lowest[k]:g} is above {highest[k]:g} {coordinate.unit}"
            )
    return lowest, highest


def _describe(
    model: Model, asked: Mapping[str, tuple[float, float]], lowest: Array, highest: Array
) -> dict[int, tuple[float, float]]:
    """The ranges that the user says, by the number of the coordinate."""
    names = Columns.of(model).positions
    places = {name: k for k, name in enumerate(names) if model.coordinates[k].unit}
    said = {}
    for name, (low, high) in asked.items():
        if name not in places:
            raise UnknownNameError("coordinate", name, places)
        k, unit = places[name], model.coordinates[places[name]].unit
        if not (low <= high and math.isfinite(high - low)):
            raise InputError(
                f"the range of {name!r} must go from a lower to a higher number, not from {low:g} "
                f"to {high:g}"
            )
        if low < lowest[k] or high > highest[k]:
            raise InputError(
                f"the range of {name!r}, {low:g} to {high:g} {unit}, leaves its limits, "
                f"{lowest[k]:g} to {highest[k]:g} {unit}"
            )
        said[k] = (float(low), float(high))
    return said


def _position(model: Model, k: int, low: float, high: float, is_said: bool) -> Span:
    coordinate = model.coordinates[k]
    name, unit = Columns.of(model).positions[k], coordinate.unit
    if not unit:
        return Span(name, -1.0, 1.0, "", "uniform orientation")
    if is_said or high - low < _ENDLESS:
        return Span(name, float(low), float(high), unit, "--range" if is_said else "limits")
    if unit == "rad" and low <= -_ENDLESS and high >= _ENDLESS:
        return Span(name, -math.pi, math.pi, unit, "no limits: a turn")
    reach = coordinate.body.joint.reach
    if coordinate.body.joint.nq > 1:
        return Span(name, -reach, reach, unit, f"no limits: {reach:g} {unit} each way")
    raise InputError(
        f"joint {coordinate.body.joint.name!r} of robot {model.name!r} has no limits; say between "
        f"which positions, in {unit}: --range {name}={_within(low, high, reach)}"
    )


def _within(low: float, high: float, reach: float) -> str:
    """Some range between two ends, one of which may be near."""
    begin = low if low > -_ENDLESS else min(-reach, high - 2 * reach)
    return f"{begin:g}:{begin + 2 * reach:g}"


# ---- rates -------------------------------------------------------------------------------------


def _speeds(model: Model, asked: Any) -> tuple[Span, ...]:
    limits, wanted, spans = _speed_limits(model), _each(model, asked, "speed"), []
    for k, (name, freedom) in enumerate(zip(Columns.of(model).speeds, model.dofs, strict=True)):
        most, why = SPEEDS[freedom.unit], "no limit: default"
        if limits[k] < _ENDLESS:
            most, why = float(limits[k]), "limit"
        if wanted is not None and (wanted[k] < most or why != "limit"):
            most, why = float(wanted[k]), "--velocity"
        spans.append(Span(name, -most, most, freedom.unit, why))
    return tuple(spans)


def _accelerations(model: Model, asked: Any) -> tuple[Span, ...]:
    wanted, spans = _each(model, asked, "acceleration"), []
    for k, (name, freedom) in enumerate(zip(Columns.of(model).speeds, model.dofs, strict=True)):
        most = ACCELERATIONS[freedom.unit] if wanted is None else float(wanted[k])
        why = "default" if wanted is None else "--acceleration"
        spans.append(Span(name, -most, most, f"{freedom.unit}2", why))
    return tuple(spans)


def _speed_limits(model: Model) -> Array:
    """(nv,): what joints allow, and what those allow that follow them."""
    tree = model.tree
    most = np.full(tree.nv, np.inf)
    for body in tree.bodies:
        limit = body.limits.velocity
        ratio = 1.0 if body.follows is None else abs(float(body.follows.ratio))
        if limit is not None and ratio:
            most[body.v] = np.minimum(most[body.v], float(limit) / ratio)
    return most if model.closure is None else most[list(model.closure.independent)]


def _each(model: Model, asked: Any, what: str) -> Array | None:
    if asked is None:
        return None
    values = np.asarray(asked, dtype=float)
    if values.shape not in ((), (model.nv,)):
        raise InputError(
            f"{what}: one number for all, or one for each of the {model.nv} speeds; got an array "
            f"{values.shape}"
        )
    values = np.broadcast_to(values, model.nv)
    for name, value in zip(Columns.of(model).speeds, values, strict=True):
        if not (math.isfinite(value) and value >= 0):
            raise InputError(f"the {what} of {name!r} must not be negative, got {value:g}")
    return values
