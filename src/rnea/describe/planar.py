"""The n-link planar arm: rotary joints in a vertical plane, one row of numbers a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rnea.describe.description import (
    Description,
    DHLink,
    DHTable,
    ExtraFrame,
    Friction,
    Limits,
    Placement,
    Rotor,
)
from rnea.errors import InputError
from rnea.spatial import TOOL


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
    given = {"mass": mass, "length": length, "com": com, "inertia": inertia}
    counts = {key: len(values) for key, values in given.items()}
    if len(set(counts.values())) != 1:
        told = ", ".join(f"{key} {count}" for key, count in counts.items())
        raise InputError(f"every link needs mass, length, com and inertia; got {told}")
    if not len(mass):
        raise InputError("a planar arm needs at least one link")
    rows = tuple(
        DHLink(
            joint="revolute",
            a=length[i - 1] if i else 0.0,
            mass=mass[i],
            com=(com[i], 0.0, 0.0),
            inertia={"iyy": inertia[i], "izz": inertia[i]},
            friction=Friction(),
            rotor=Rotor(),
            limits=Limits(),
            name=f"joint{i + 1}",
            link=f"link{i + 1}",
        )
        for i in range(len(mass))
    )
    # x up, z horizontal: the plane of motion is vertical
    upright = ((0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 0.0, 0.0))
    tip = ExtraFrame(TOOL, rows[-1].link, Placement((length[-1], 0.0, 0.0)))
    return Description(
        name=name,
        structure=DHTable("modified", rows),
        gravity=tuple(gravity),
        base=Placement(rotation=("matrix", upright)),
        frames=(tip,),
        source="given in Python",
    )
