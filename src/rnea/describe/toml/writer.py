"""Our own robot file, written: any description as TOML that reads back to an equal one.

Formulas stay formulas and parameters stay parameters. Angles are in radians, whatever the file
said that the robot was read from (90 degrees come back as the formula pi/2). Shapes for drawing
and colliding have no place in the format, and the lines of the old file are not kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from rnea.describe.actuators import Gear, Motor
from rnea.describe.arithmetic import Expression
from rnea.describe.description import (
    Attachment,
    Description,
    DHLink,
    DHTable,
    ExtraFrame,
    Friction,
    Limits,
    LinkMass,
    Mimic,
    Placement,
    Rotor,
    Solid,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.describe.variants import tip_link
from rnea.errors import InputError
from rnea.spatial import TOOL

Entries = dict[str, Any]


def write(description: Description, model: object = None) -> tuple[str, list[str]]:
    """The text of the file, and a sentence for everything that it does not say."""
    structure = description.structure
    frames, tool = _frames_and_tool(description)
    top: Entries = {"format": 1, "name": description.name}
    for key in ("source", "licence", "notes", "unrealizable"):
        top |= _unless(key, getattr(description, key), "")
    if isinstance(structure, DHTable):
        top["convention"] = structure.convention
    top |= _unless("gravity", description.gravity, Description.gravity)
    top |= _unless("base", _placement(description.base), {})
    top |= {} if tool is None else {"tool": _placement(tool.placement)}
    blocks = [_lines(top)]
    if description.parameters:
        blocks.append(["[parameters]", *_lines(description.parameters)])
    if isinstance(structure, DHTable):
        blocks += _tables("links", map(_row, structure.rows))
    else:
        blocks += _tables("links", map(_link, structure.links))
        blocks += _tables("joints", map(_joint, structure.joints))
    blocks += _tables("frames", map(_frame, frames))
    blocks += _tables("attachments", map(_attachment, description.attachments))
    if isinstance(structure, Tree) and not structure.joints:
        # joints make a file a tree, even none of them
        blocks[0].append("joints = []")
    if isinstance(structure, Tree) and not structure.links:
        blocks[0].append("links = []")
    return "\n\n".join("\n".join(block) for block in blocks) + "\n", _losses(structure)


def _losses(structure: DHTable | Tree) -> list[str]:
    links = structure.links if isinstance(structure, Tree) else ()
    drawn = [link.name for link in links if link.geometry]
    return [f"shapes for drawing and colliding of {', '.join(drawn)}"] if drawn else []


def _frames_and_tool(description: Description) -> tuple[tuple[ExtraFrame, ...], ExtraFrame | None]:
    """The tool on the tip has a key of its own at the top, where it stands last of the frames."""
    frames = description.frames
    if not frames or frames[-1].name != TOOL:
        return frames, None
    try:
        on_tip = tip_link(description) == frames[-1].link
    except InputError:
        on_tip = False
    return (frames[:-1], frames[-1]) if on_tip else (frames, None)


# ---- the parts of a robot as mappings of keys to values, defaults left out -----------------------


def _unless(key: str, value: Any, default: Any) -> Entries:
    return {} if value == default else {key: value}


def _row(row: DHLink) -> Entries:
    out: Entries = {"name": row.name, "link": row.link, "joint": row.joint}
    for key in ("theta", "d", "a", "alpha", "offset"):
        out |= _unless(key, getattr(row, key), 0.0)
    told = _actuator(row.friction, row.rotor, row.limits)
    return out | _mass(row.body) | told | _drive(row.motor, row.gear)


def _link(link: TreeLink) -> Entries:
    return {"name": link.name} | _mass(link.body)


def _joint(joint: TreeJoint) -> Entries:
    out: Entries = {key: getattr(joint, key) for key in ("name", "kind", "parent", "child")}
    out |= _unless("placement", _placement(joint.placement), {})
    out |= _unless("axis", joint.axis, TreeJoint.axis)
    out |= _actuator(joint.friction, joint.rotor, joint.limits)
    out |= _drive(joint.motor, joint.gear)
    return out if joint.mimic is None else out | {"mimic": _mimic(joint.mimic)}


def _mimic(mimic: Mimic) -> Entries:
    told = _unless("ratio", mimic.ratio, 1.0) | _unless("offset", mimic.offset, 0.0)
    return {"joint": mimic.joint} | told


def _frame(frame: ExtraFrame) -> Entries:
    where = _unless("placement", _placement(frame.placement), {})
    return {"name": frame.name, "link": frame.link} | where


def _attachment(extra: Attachment) -> Entries:
    where = _unless("placement", _placement(extra.placement), {})
    return {"name": extra.name, "frame": extra.frame} | where | _mass(extra.body)


def _mass(body: LinkMass) -> Entries:
    out: Entries = {}
    for key in ("mass", "com", "inertia", "about"):
        out |= _unless(key, getattr(body, key), getattr(LinkMass, key))
    solids = [_solid(solid) for solid in body.solid]
    return out | ({"solid": solids[0] if len(solids) == 1 else solids} if solids else {})


def _solid(solid: Solid) -> Entries:
    sizes = solid.sizes["size"] if solid.shape == "box" else dict(solid.sizes)
    out: Entries = {solid.shape: sizes}
    out |= _unless("mass", solid.mass, None) | _unless("density", solid.density, None)
    return out | _placement(solid.placement) | _unless("hole", solid.hole, False)


def _actuator(friction: Friction | None, rotor: Rotor | None, limits: Limits | None) -> Entries:
    """None where a DH row made in Python does not say."""
    friction, rotor, limits = friction or Friction(), rotor or Rotor(), limits or Limits()
    parts: Entries = {
        "friction": _friction(friction),
        "rotor": _unless("inertia", rotor.inertia, 0.0) | _unless("gear", rotor.gear, 1.0),
        "limits": _unless("position", limits.position, None)
        | _unless("velocity", limits.velocity, None)
        | _unless("effort", limits.effort, None),
    }
    return {key: part for key, part in parts.items() if part}


def _friction(friction: Friction) -> Entries:
    out = _unless("viscous", friction.viscous, 0.0)
    out |= _unless("coulomb", _one_or_two(friction.coulomb), 0.0)
    if friction.static is not None:
        out["static"] = _one_or_two(friction.static)
    for key in ("side", "stribeck", "stribeck_power", "load", "ripple", "smooth"):
        out |= _unless(key, getattr(friction, key), getattr(Friction, key))
    return out


def _one_or_two(pair: tuple[Any, Any]) -> Any:
    return pair[0] if pair[0] == pair[1] else pair


def _drive(motor: Motor | None, gear: Gear | None) -> Entries:
    """Motor and gear: what differs from a part that says nothing."""
    out: Entries = {}
    for key, part in (("motor", motor), ("gear", gear)):
        if part is not None:
            out[key] = {
                field.name: getattr(part, field.name)
                for field in fields(part)
                if getattr(part, field.name) != field.default
            }
    return out


def _placement(given: Placement) -> Entries:
    out = _unless("xyz", given.xyz, Placement.xyz)
    if given.rotation is None:
        return out
    way, values = given.rotation
    match way:
        case "axis_angle":
            return out | {way: {"axis": values[:3], "angle": values[3]}}
        case "quaternion":
            return out | {way: dict(zip("wxyz", values, strict=True))}
        case _:
            return out | {way: values}


# ---- values as TOML ------------------------------------------------------------------------------


def _tables(name: str, entries: Iterable[Entries]) -> list[list[str]]:
    return [[f"[[{name}]]", *_lines(table)] for table in entries]


def _lines(table: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {_value(value)}" for key, value in table.items()]


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _quoted(value)
        case Expression():
            return _quoted(value.text)
        case float() | int():
            # repr is the shortest text that reads back to the same number
            return repr(float(value)) if isinstance(value, float) else repr(value)
        case Mapping():
            return "{ " + ", ".join(_lines(value)) + " }" if value else "{}"
        case list() | tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
    raise InputError(
        f"{value} cannot be written to a robot file, which holds numbers and formulas of named "
        "parameters; give the robot numbers first"
    )


_ESCAPES = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"'}
_ESCAPES["\\"] = "\\\\"


def _quoted(said: str) -> str:
    """A basic string of TOML: what does not print is written by its number."""
    return '"' + "".join(_escaped(character) for character in said) + '"'


def _escaped(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    return character if character.isprintable() else f"\\U{ord(character):08X}"
