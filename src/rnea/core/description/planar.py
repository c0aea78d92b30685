"""The n-link planar arm: rotary joints in a vertical plane, one row of numbers a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rnea.core.description.description import Description, DHLink, ExtraFrame, Placement
from rnea.core.description.dh_rows import table_from_python
from rnea.core.spatial import TOOL
from rnea.errors import InputError


def planar_arm(
    mass: Sequence[Any],
    length: Sequence[Any],
    com: Sequence[Any],
    inertia: Sequence[Any],
    name: str,
    gravity: Any,
) -> Description:
    """Links along x, each turning about z; at q = 0 all point straight up (+ turns them over).

    `inertia` is about each link's centre of mass and its axis of rotation; the link is taken as
    a thin rod, since planar motion feels nothing else.
    """
    columns = {"mass": mass, "length": length, "com": com, "inertia": inertia}
    if len({len(values) for values in columns.values()}) != 1:
        counts = ", ".join(f"{key} {len(values)}" for key, values in columns.items())
        raise InputError(f"every link needs mass, length, com and inertia; got {counts}")
    if not len(mass):
        raise InputError("a planar arm needs at least one link")
    rows = [
        DHLink(
            a=length[i - 1] if i else 0.0,
            mass=mass[i],
            com=(com[i], 0.0, 0.0),
            inertia={"iyy": inertia[i], "izz": inertia[i]},
        )
        for i in range(len(mass))
    ]
    table = table_from_python(rows, "modified")
    # x up, z horizontal: the plane of motion is vertical
    upright = ((0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 0.0, 0.0))
    tip = ExtraFrame(TOOL, table.rows[-1].link, Placement((length[-1], 0.0, 0.0)))
    return Description(
        name=name,
        structure=table,
        gravity=tuple(gravity),
        base=Placement(rotation=("matrix", upright)),
        frames=(tip,),
        source="given in Python",
    )
