"""Coordinates that can be varied one at a time, and whose torque is asked for, by name.

A joint with one coordinate is meant by its own name, one of several by the coordinate's. The parts
of a quaternion have no unit: they say an orientation together, and none varies alone.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from rnea.apps.trajectory.profiles.assembled import independent_places
from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError

INSTEAD = (
    "torques of a motion can be drawn of every joint: rnea plot torque ROBOT MOTION, "
    "rnea animate ROBOT --kind playback --motion MOTION"
)

_NEAR = {"m": 0.1, "rad": 0.3}


def varied_columns(model: Model) -> list[int]:
    """The columns of q that can vary alone: of loops those of the independent joints."""
    own = independent_places(model)
    return [k for k, x in enumerate(model.coordinates) if x.unit and k in own]


def coordinate_column(model: Model, name: str) -> int:
    """The column of q that a name means; an error says which names of a joint vary alone."""
    coordinates, alone = model.coordinates, varied_columns(model)
    for k, x in enumerate(coordinates):
        if name == x.name and k in alone:
            return k
    for x in coordinates:
        joint = x.body.joint
        if name in (x.name, joint.name):
            if model.closure is not None and x.body not in {f.body for f in model.dofs}:
                raise InputError(
                    f"joint {joint.name!r} of robot {model.name!r} follows from its loops and does "
                    f"not vary alone; these do: {', '.join(coordinates[k].name for k in alone)}"
                )
            some = [coordinates[k].name for k in alone if coordinates[k].body is x.body]
            choices = f"of its coordinates these do: {', '.join(some)}" if some else INSTEAD
            raise InputError(
                f"joint {joint.name!r} is {joint.kind}: {name!r} does not vary alone; {choices}"
            )
    raise UnknownNameError("joint", name, _legal(model, (coordinates[k].name for k in alone)))


def effort_column(model: Model, name: str) -> int:
    """The column of tau that a name means: a joint's only one, or one by its own name."""
    freedoms = model.dofs
    for k, x in enumerate(freedoms):
        if name in (x.effort_name, x.name):
            return k
    for x in freedoms:
        if name == x.body.joint.name:
            efforts = [f.effort_name for f in freedoms if f.body is x.body]
            raise InputError(
                f"joint {name!r} is {x.body.joint.kind} and has several efforts; "
                f"name one: {', '.join(efforts)}"
            )
    raise UnknownNameError("joint", name, _legal(model, (x.effort_name for x in freedoms)))


def speed_along(model: Model, column: int) -> int:
    """The column of speeds and efforts along a coordinate that varies alone."""
    body, unit = model.coordinates[column].body, model.coordinates[column].unit
    before = [x for x in model.coordinates[body.q.start : column] if x.unit == unit]
    alike = [k for k, x in enumerate(model.dofs) if x.body is body and x.unit == f"{unit}/s"]
    return alike[len(before)]


def roams(model: Model, column: int) -> bool:
    """Whether a coordinate says where a body flies or drives: its speeds are along its own axes."""
    joint = model.coordinates[column].body.joint
    return joint.bracket(np.zeros(joint.nv)) is not None


def span_near(model: Model, column: int, place: Array) -> tuple[float, float] | None:
    """Where loops hold a body that could roam else, a coordinate of it varies about its place
    (nq,); None for all other coordinates, which have ranges of their own."""
    if model.closure is None or not roams(model, column):
        return None
    half = _NEAR[model.coordinates[column].unit]
    return float(place[column]) - half, float(place[column]) + half


def effort_limit(body: Body) -> float:
    """nan where it is not known; one number says nothing of N and N m together."""
    shared = len({speed.effort_unit for speed in body.joint.speeds}) == 1
    return float(body.limits.effort) if shared and body.limits.effort is not None else np.nan


def _legal(model: Model, columns: Iterable[str]) -> list[str]:
    bodies = dict.fromkeys(freedom.body for freedom in model.dofs)
    single = [body.joint.name for body in bodies if body.joint.nq == 1]
    return list(dict.fromkeys((*single, *columns)))
