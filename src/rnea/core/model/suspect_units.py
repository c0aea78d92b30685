"""A suspicion: entries of a robot that look like another unit, degrees or millimetres.

They are looked at when a robot is built, one by one; `rnea check` compares them with each other and
finds more.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator
from typing import NamedTuple

from rnea.core.description import JOINT_KINDS, Description, DHLink, DHTable, LinkMass, Placement
from rnea.core.model.degrees import FARTHER, doubted_angle, outside
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.spatial import TOOL
from rnea.errors import ModelWarning

# a full turn, rounded up as tables round
_TURN = 2 * math.pi + 0.01
# m: cranes are shorter, and most lengths of arms in millimetres are larger numbers
_CRANE = 100.0


class _Entry(NamedTuple):
    """A number of a description, whose it is, and whether it is an angle or a length."""

    path: str
    called: str
    value: float
    is_angle: bool


def warn_of_other_units(description: Description, numbers: ParameterEvaluator) -> None:
    """A ModelWarning of the first angle of more than a turn, and of the first length that no arm
    has."""
    told: set[bool] = set()
    for entry in _entries(description, numbers):
        most = _TURN if entry.is_angle else _CRANE
        if entry.is_angle in told or not most < abs(entry.value) < FARTHER:
            continue
        told.add(entry.is_angle)
        warnings.warn(
            f"{numbers.place(entry.path)}: {entry.called} is {_finding(entry, description)}",
            ModelWarning,
            stacklevel=outside(),
        )


def _finding(entry: _Entry, description: Description) -> str:
    if not entry.is_angle:
        return f"{entry.value:.6g} m: are these millimetres? Lengths are in metres"
    ours = description.format in ("", "toml")
    return doubted_angle(entry.value) + '; a file in degrees says angles = "degrees"' * ours


def _entries(description: Description, numbers: ParameterEvaluator) -> Iterator[_Entry]:
    """Angles and lengths of a robot's structure. Not among them: how far away its base stands, what
    is fixed to what, and where something floats; a hall is longer than an arm."""
    structure = description.structure
    yield from _of_turn(description.base, "base", "the base", numbers)
    if isinstance(structure, DHTable):
        for i, row in enumerate(structure.rows):
            yield from _of_row(row, f"links[{i}]", numbers)
    else:
        for i, link in enumerate(structure.links):
            yield from _of_link(link.body, f"links[{i}]", link.name, numbers)
        for i, joint in enumerate(structure.joints):
            path, whose = f"joints[{i}].placement", f"joint {joint.name!r}"
            yield from _of_turn(joint.placement, path, whose, numbers)
            # not of what is fixed, and not of what may be anywhere
            moves = JOINT_KINDS[joint.kind].coordinates
            if moves and moves.count("m") < 3:
                for k, value in enumerate(joint.placement.xyz):
                    yield _length(f"{path}.xyz[{k}]", f"xyz of {whose}", value, numbers)
    for i, frame in enumerate(description.frames):
        path = TOOL if frame.name == TOOL else f"frames[{i}]"
        whose = f"frame {frame.name!r}"
        yield from _of_turn(frame.placement, f"{path}.placement", whose, numbers)


def _of_row(row: DHLink, path: str, numbers: ParameterEvaluator) -> Iterator[_Entry]:
    angles = {"theta": True, "alpha": True, "d": False, "a": False}
    for key, is_angle in (angles | {"offset": JOINT_KINDS[row.joint].turns}).items():
        value = float(numbers.scalar(getattr(row, key), f"{path}.{key}"))
        yield _Entry(f"{path}.{key}", f"{key} of joint {row.name!r}", value, is_angle)
    yield from _of_link(row.body, path, row.link, numbers)


def _of_link(body: LinkMass, path: str, name: str, numbers: ParameterEvaluator) -> Iterator[_Entry]:
    for k, value in enumerate(body.com):
        yield _length(f"{path}.com[{k}]", f"com of link {name!r}", value, numbers)


def _length(path: str, called: str, value: object, numbers: ParameterEvaluator) -> _Entry:
    return _Entry(path, called, float(numbers.scalar(value, path)), False)


def _of_turn(
    placement: Placement, path: str, whose: str, numbers: ParameterEvaluator
) -> Iterator[_Entry]:
    """The angles of a placement that is told by angles."""
    way, values = placement.rotation or ("", ())
    # of an axis and an angle the last number is the angle
    angles = {"rpy": range(3), "axis_angle": range(3, 4)}.get(way, range(0))
    for k in angles:
        value = float(numbers.scalar(values[k], f"{path}.{way}[{k}]"))
        yield _Entry(f"{path}.{way}", f"{way} of {whose}", value, True)
