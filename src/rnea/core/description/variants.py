"""New descriptions from old ones: payloads, tools, loops, another base, gravity or parameters."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rnea.core.description.closure_tables import read_closures
from rnea.core.description.closures import OPEN
from rnea.core.description.description import (
    Attachment,
    Description,
    DHTable,
    ExtraFrame,
    Friction,
    Placement,
)
from rnea.core.description.parts import parts_from_python
from rnea.core.spatial import BASE, TOOL
from rnea.errors import InputError, UnknownNameError


def with_payload(
    description: Description, name: str, frame: str, mass_keys: Mapping[str, Any]
) -> Description:
    """A link welded to a frame; its centre of mass and inertia in that frame's axes."""
    payload = Attachment(name, frame, parts_from_python(mass_keys, name).link_mass())
    return replace(description, attachments=(*description.attachments, payload))


def with_tool(description: Description, link: str, placement: Mapping[str, Any]) -> Description:
    """The tool frame placed on a link."""
    frame = ExtraFrame(TOOL, link, _placement(placement, TOOL))
    others = tuple(f for f in description.frames if f.name != TOOL)
    return replace(description, frames=(*others, frame))


def with_base(description: Description, placement: Mapping[str, Any]) -> Description:
    """The robot standing elsewhere in the world."""
    return replace(description, base=_placement(placement, BASE))


def _placement(given: Mapping[str, Any], key: str) -> Placement:
    where = {way: value for way, value in given.items() if value is not None}
    placement = parts_from_python({key: where}).placement(key)
    match placement.rotation:
        case "quaternion", values if all(isinstance(value, float) for value in values):
            # of any length here; a file wants length 1
            length = math.hypot(*values)
            unit = tuple(value / length for value in values) if length else values
            return replace(placement, rotation=("quaternion", unit))
    return placement


def with_loop(description: Description, loop: Mapping[str, Any]) -> Description:
    """One more joint between two links, with the keys that a loop has in a robot file."""
    placed = {
        key: _placement(value, key)
        for key, value in loop.items()
        if key in ("placement", "child_placement") and isinstance(value, Mapping)
    }
    table = {key: value for key, value in {**loop, **placed}.items() if value is not None}
    return _closed(description, {"loops": [table]})


def with_coupling(description: Description, coupling: Mapping[str, Any]) -> Description:
    """One more equation between joints, with the keys that a coupling has in a robot file."""
    table = {key: value for key, value in coupling.items() if value is not None}
    return _closed(description, {"couplings": [table]})


def with_closure(
    description: Description,
    *,
    independent: Any = None,
    actuated: Any = None,
    assembly: Mapping[str, Any] | None = None,
) -> Description:
    """Other choices for a robot with loops: of joints that lead, of motors, and where it closes.

    What is None stays; positions of joints that `assembly` does not name stay too.
    """
    said = {"independent": independent, "actuated": actuated, "assembly": assembly}
    return _closed(description, said)


def without_loops(description: Description) -> Description:
    """The tree alone, as if the file said nothing of loops and couplings."""
    return replace(description, closures=OPEN)


def _closed(description: Description, said: Mapping[str, Any]) -> Description:
    kinds = dict(description.structure.joint_kinds())
    closures = read_closures(parts_from_python(said), kinds, before=description.closures)
    return replace(description, closures=closures)


def with_gravity(description: Description, gravity: Any) -> Description:
    values = parts_from_python({"gravity": gravity}).scalars("gravity", 3)
    return replace(description, gravity=values)


def with_parameters(description: Description, values: Mapping[str, Any]) -> Description:
    """Other values for named parameters of the file."""
    for name in values:
        if name not in description.parameters:
            raise UnknownNameError("parameter", name, description.parameters)
    given = parts_from_python(values)
    checked = {name: given.scalar(name) for name in values}
    return replace(description, parameters={**description.parameters, **checked})


def with_friction(description: Description, friction: Mapping[str, Friction]) -> Description:
    """Joints, by name, with another friction in place of their own."""
    structure = description.structure
    parts = structure.rows if isinstance(structure, DHTable) else structure.joints
    names = [part.name for part in parts]
    for name in friction:
        if name not in names:
            raise UnknownNameError("joint", name, names)
    return _with_joints(
        description, lambda part: replace(part, friction=friction.get(part.name, part.friction))
    )


def with_smooth_friction(description: Description, velocity: float) -> Description:
    """Every joint's friction with tanh(v / velocity) in place of the sign; 0: the sign again."""
    given = parts_from_python({"velocity": velocity})
    smooth = given.scalar("velocity")
    if isinstance(smooth, float) and smooth < 0:
        raise given.error("velocity", f"must not be negative (got {smooth:g})")

    def smoothed(part: Any) -> Any:
        return replace(part, friction=replace(part.friction or Friction(), smooth=smooth))

    return _with_joints(description, smoothed)


def _with_joints(description: Description, change: Callable[[Any], Any]) -> Description:
    """Every joint, or row of a DH table, as `change` makes it."""
    structure = description.structure
    if isinstance(structure, DHTable):
        rows = tuple(change(row) for row in structure.rows)
        return replace(description, structure=replace(structure, rows=rows))
    joints = tuple(change(joint) for joint in structure.joints)
    return replace(description, structure=replace(structure, joints=joints))


def without_mimics(description: Description) -> Description:
    """Every joint on its own, as if the file said nothing of joints that follow others."""
    structure = description.structure
    if isinstance(structure, DHTable):
        return description
    joints = tuple(replace(joint, mimic=None) for joint in structure.joints)
    return replace(description, structure=replace(structure, joints=joints))


def tip_link(description: Description) -> str:
    """The last link of a robot with a single tip."""
    tips = description.structure.tips()
    if len(tips) != 1:
        raise InputError(
            f"the robot has {len(tips)} tips ({', '.join(tips)}); say which link: link=..."
        )
    return tips[0]
