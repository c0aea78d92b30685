"""New descriptions from old ones: a payload, another tool, base or gravity, other parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rnea.describe.description import (
    Attachment,
    Description,
    DHTable,
    ExtraFrame,
    Friction,
)
from rnea.describe.dh_rows import radians
from rnea.describe.fields import Fields
from rnea.errors import InputError, RobotFileError, UnknownNameError
from rnea.spatial import BASE, TOOL


def _fields(given: Mapping[str, Any], what: str) -> Fields:
    def fail(path: str, message: str) -> RobotFileError:
        return RobotFileError(message, path=path)

    return Fields({k: v for k, v in given.items() if v is not None}, what, fail)


def with_payload(
    description: Description, name: str, frame: str, mass_keys: Mapping[str, Any]
) -> Description:
    """A link welded to a frame; its centre of mass and inertia in that frame's axes."""
    given = _fields(mass_keys, name)
    body = given.link_mass()
    return replace(
        description, attachments=(*description.attachments, Attachment(name, frame, body))
    )


def with_tool(description: Description, link: str, placement: Mapping[str, Any]) -> Description:
    """The tool frame placed on a link."""
    where = _fields({"tool": {k: v for k, v in placement.items() if v is not None}}, "")
    frame = ExtraFrame(TOOL, link, where.placement("tool", radians))
    others = tuple(f for f in description.frames if f.name != TOOL)
    return replace(description, frames=(*others, frame))


def with_base(description: Description, placement: Mapping[str, Any]) -> Description:
    """The robot standing elsewhere in the world."""
    where = _fields({BASE: {k: v for k, v in placement.items() if v is not None}}, "")
    return replace(description, base=where.placement(BASE, radians))


def with_gravity(description: Description, gravity: Any) -> Description:
    values = _fields({"gravity": gravity}, "").scalars("gravity", 3)
    return replace(description, gravity=values)


def with_parameters(description: Description, values: Mapping[str, Any]) -> Description:
    """Other values for named parameters of the file."""
    for name in values:
        if name not in description.parameters:
            raise UnknownNameError("parameter", name, description.parameters)
    given = _fields(values, "")
    checked = {name: given.scalar(name) for name in values}
    return replace(description, parameters={**description.parameters, **checked})


def with_smooth_friction(description: Description, velocity: float) -> Description:
    """Every joint's friction with tanh(v / velocity) in place of the sign; 0: the sign again."""
    given = _fields({"velocity": velocity}, "")
    smooth = given.scalar("velocity")
    if isinstance(smooth, float) and smooth < 0:
        raise given.error("velocity", f"must not be negative (got {smooth:g})")

    def smoothed(part: Any) -> Any:
        return replace(part, friction=replace(part.friction or Friction(), smooth=smooth))

    structure = description.structure
    if isinstance(structure, DHTable):
        rows = tuple(smoothed(row) for row in structure.rows)
        return replace(description, structure=replace(structure, rows=rows))
    joints = tuple(smoothed(joint) for joint in structure.joints)
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
    structure = description.structure
    if isinstance(structure, DHTable):
        return structure.rows[-1].link if structure.rows else BASE
    parents = {joint.parent for joint in structure.joints}
    tips = [joint.child for joint in structure.joints if joint.child not in parents]
    if len(tips) != 1:
        raise InputError(
            f"the robot has {len(tips)} tips ({', '.join(tips)}); say which link: link=..."
        )
    return tips[0]
