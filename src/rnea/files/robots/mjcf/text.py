"""Pieces of MJCF text: numbers with all their digits, names, poses, inertials and shapes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any
from xml.sax.saxutils import quoteattr

import numpy as np

from rnea.core.description.description import Geometry
from rnea.core.description.plain_numbers import pose_of
from rnea.core.spatial import Inertia, Pose, entries_of
from rnea.errors import InputError
from rnea.files.robots.mjcf.geometry import FACTORS


def inertial_text(inertia: Inertia) -> str:
    """A tensor along its axes is written as such: MuJoCo lets welded links have zeros there."""
    tensor = inertia.about_com
    if _is_diagonal(inertia):
        said = f'diaginertia="{numbers(np.diag(tensor))}"'
    else:
        said = f'fullinertia="{numbers(entries_of(tensor))}"'
    return f'<inertial pos="{numbers(inertia.com)}" mass="{numbers([inertia.mass])}" {said}/>'


def _is_diagonal(inertia: Inertia) -> bool:
    return not (inertia.about_com - np.diag(np.diag(inertia.about_com))).any()


def geom_text(shape: Geometry) -> str:
    """A shape without mass: that is said by <inertial>."""
    pairs = zip(shape.sizes, FACTORS[shape.shape], strict=True)
    size = numbers(size / factor for size, factor in pairs)
    seen = "" if shape.role == "collision" else ' contype="0" conaffinity="0"'
    where = placed(pose_of(shape.placement))
    return f'<geom type="{shape.shape}" size="{size}"{where} mass="0"{seen}/>'


def placed(pose: Pose) -> str:
    """Position and orientation; two axes of the frame lose nothing, a quaternion would."""
    said = ""
    if pose.translation.any():
        said += f' pos="{numbers(pose.translation)}"'
    if not np.array_equal(pose.rotation, np.eye(3)):
        said += f' xyaxes="{numbers([*pose.rotation[:, 0], *pose.rotation[:, 1]])}"'
    return said


def numbers(values: Iterable[Any]) -> str:
    shown = []
    for value in values:
        number = float(value)
        if not math.isfinite(number):
            raise InputError(f"{number} cannot be written to a robot file")
        # a zero has no sign here
        shown.append(repr(int(number) if number == int(number) and abs(number) < 1e15 else number))
    return " ".join(shown)


def quoted(name: str) -> str:
    if any(ord(letter) < 32 for letter in name):
        raise InputError(f"the name {name!r} holds a control character, which XML cannot say")
    return quoteattr(name)
