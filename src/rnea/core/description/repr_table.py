"""How a description shows itself: the heads of a robot file, without its thousand numbers."""

from __future__ import annotations

from itertools import groupby
from textwrap import shorten
from typing import TYPE_CHECKING

from rnea.core.description.arithmetic import Expression, Scalar
from rnea.core.spatial import Table, number
from rnea.errors import shortened

if TYPE_CHECKING:
    from rnea.core.description.description import Description

_TOLD = 16
"""Joints that a line names."""


def description_table(description: Description) -> Table:
    """What it is, whose joints it has, which numbers have names, where they come from."""
    closures = description.closures
    values = (f"{name} = {_written(x)}" for name, x in description.parameters.items())
    said = {
        "joints": _joints(description),
        "gravity": ", ".join(map(_written, description.gravity)) + " m/s²",
        "parameters": shortened(values),
        "frames": shortened(frame.name for frame in description.frames),
        "attachments": shortened(extra.name for extra in description.attachments),
        "loops": shortened(f"{loop.name} ({loop.kind})" for loop in closures.loops),
        "couplings": shortened(coupling.name for coupling in closures.couplings),
        "independent": shortened(closures.independent or ()) if closures else "",
        "actuated": shortened(closures.actuated or ()) if closures else "",
        "file": description.file,
        "source": shorten(description.source, 200, placeholder=" ..."),
    }
    title = f"Description of {description.name!r}: {description.structure.title}"
    rows = [(name, text) for name, text in said.items() if text]
    return title, ("entry", "what it says"), rows


def _joints(description: Description) -> str:
    """The names, the kind behind all that share it."""
    joints = description.structure.joint_kinds()
    groups = groupby(joints[:_TOLD], key=lambda joint: joint[1])
    told = (f"{', '.join(name for name, _ in group)} ({kind})" for kind, group in groups)
    rest = len(joints) - _TOLD
    return ", ".join(told) + (f", and {rest} more" if rest > 0 else "")


def _written(value: Scalar) -> str:
    return value.text if isinstance(value, Expression) else number(value)
