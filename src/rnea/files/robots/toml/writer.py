"""Our own robot file, written: any description as TOML that reads back to an equal one.

Formulas stay formulas and parameters stay parameters. Angles are in radians, whatever the file
said that the robot was read from (90 degrees come back as the formula pi/2). Shapes for drawing
and colliding have no place in the format, and the lines of the old file are not kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from rnea.core.description.arithmetic import Expression
from rnea.core.description.closures import Closures, Coupling, Loop
from rnea.core.description.description import (
    JOINT_ENTRIES,
    JOINT_KINDS,
    Description,
    DHTable,
    ExtraFrame,
    LinkMass,
    Placement,
    Solid,
    Spring,
    Tree,
    TreeJoint,
)
from rnea.core.spatial import TOOL
from rnea.errors import InputError

Entries = dict[str, Any]


def write(description: Description, model: object = None) -> tuple[str, list[str]]:
    """The text of the file, and a sentence for everything that it does not say."""
    structure = description.structure
    frames, tool = _frames_and_tool(description)
    head, texts = _entries(description), ("source", "licence", "notes", "unrealizable")
    top: Entries = {"format": 1, "name": description.name}
    top |= {key: head[key] for key in texts if key in head}
    if isinstance(structure, DHTable):
        top["convention"] = structure.convention
    top |= {key: head[key] for key in ("gravity", "base") if key in head}
    top |= {} if tool is None else {"tool": _placement(tool.placement)}
    closures = description.closures
    chosen = {key: getattr(closures, key) for key in ("independent", "actuated") if closures}
    top |= {key: names for key, names in chosen.items() if names is not None}
    blocks = [_lines(top)]
    if description.parameters:
        blocks.append(["[parameters]", *_lines(description.parameters)])
    if isinstance(structure, DHTable):
        blocks += _tables("links", structure.rows)
    else:
        # joints make a file a tree, even none of them
        for key, parts in (("joints", structure.joints), ("links", structure.links)):
            blocks[0] += [] if parts else [f"{key} = []"]
        blocks += _tables("links", structure.links) + _tables("joints", structure.joints)
    blocks += _tables("frames", frames) + _tables("attachments", description.attachments)
    blocks += _closing(closures)
    return "\n\n".join("\n".join(block) for block in blocks) + "\n", _losses(structure)


def _losses(structure: DHTable | Tree) -> list[str]:
    links = structure.links if isinstance(structure, Tree) else ()
    drawn = [link.name for link in links if link.geometry]
    return [f"shapes for drawing and colliding of {', '.join(drawn)}"] if drawn else []


def _frames_and_tool(description: Description) -> tuple[tuple[ExtraFrame, ...], ExtraFrame | None]:
    """The tool on the only tip has a key of its own at the top, if it stands last of the frames."""
    *others, last = description.frames or (None,)
    if last is None or last.name != TOOL or description.structure.tips() != [last.link]:
        return description.frames, None
    return tuple(others), last


def _closing(closures: Closures) -> list[list[str]]:
    blocks = [["[[loops]]", *_lines(_loop(loop))] for loop in closures.loops]
    blocks += [["[[couplings]]", *_lines(_coupling(coupling))] for coupling in closures.couplings]
    if closures and closures.assembly:
        blocks.append(["[assembly]", *_lines(closures.assembly)])
    return blocks


# ---- the parts of a robot as mappings of keys to values, defaults left out -----------------------

# what the format does not say of a link
_LEFT_OUT = ("inertial", "geometry")


def _entries(part: Any) -> Entries:
    """The fields of a part that differ from their defaults, as the keys of its table."""
    # a row's joint is said even if it is the usual one
    out: Entries = {k: getattr(part, k) for k in ("name", "link", "joint") if getattr(part, k, "")}
    unsaid: tuple[str, ...] = _LEFT_OUT
    if isinstance(part, TreeJoint):
        # what other kinds of joint have; a fixed one may have had another kind
        others = [entry for entry in JOINT_ENTRIES if entry not in part.entries]
        unsaid = () if part.kind == "fixed" else tuple(others)
    for field in fields(part):
        key, value = field.name, getattr(part, field.name)
        if value is None or value == field.default or key in unsaid:
            continue
        if isinstance(value, LinkMass):
            out |= _entries(value)
        elif key == "solid":
            solids = [_solid(solid) for solid in value]
            out |= {key: solids[0] if len(solids) == 1 else solids} if solids else {}
        elif key in ("coulomb", "static"):
            # both directions at once, where they are alike
            out[key] = value[0] if value[0] == value[1] else value
        elif isinstance(value, Placement):
            out[key] = _placement(value)
        elif isinstance(value, Spring):
            out[key] = _spring(value)
        elif is_dataclass(value) and not isinstance(value, Expression):
            inner = _entries(value)
            # a gear that says nothing is a gear; other parts are there in any case
            out |= {key: inner} if inner or key == "gear" else {}
        else:
            out[key] = value
    return out


def _solid(solid: Solid) -> Entries:
    sizes = solid.sizes["size"] if solid.shape == "box" else dict(solid.sizes)
    amount = {"density": solid.density} if solid.mass is None else {"mass": solid.mass}
    hole = {"hole": True} if solid.hole else {}
    return {solid.shape: sizes} | amount | _placement(solid.placement) | hole


def _spring(spring: Spring) -> Entries:
    """One number where the joint has one coordinate; a rest of zeros need not be said."""
    said = {"stiffness": spring.stiffness, "rest": spring.rest if any(spring.rest) else ()}
    return {key: x[0] if len(x) == 1 else x for key, x in said.items() if x}


def _loop(loop: Loop) -> Entries:
    out: Entries = {key: getattr(loop, key) for key in ("name", "kind", "parent", "child")}
    for key in ("placement", "child_placement"):
        placed = _placement(getattr(loop, key))
        out |= {key: placed} if placed else {}
    return out | {key: getattr(loop, key) for key in JOINT_KINDS[loop.kind].entries}


def _coupling(coupling: Coupling) -> Entries:
    """A joint in proportion has one number, any other its list."""
    terms = {joint: c[0] if len(c) == 1 else c for joint, c in coupling.terms.items()}
    out: Entries = {"name": coupling.name, "terms": terms}
    return out if coupling.constant == 0 else out | {"constant": coupling.constant}


def _placement(placement: Placement) -> Entries:
    out: Entries = {} if placement.xyz == Placement.xyz else {"xyz": placement.xyz}
    match placement.rotation:
        case None:
            return out
        case "axis_angle", (x, y, z, angle):
            return out | {"axis_angle": {"axis": (x, y, z), "angle": angle}}
        case "quaternion", values:
            return out | {"quaternion": dict(zip("wxyz", values, strict=True))}
        case way, values:
            return out | {way: values}


# ---- values as TOML ------------------------------------------------------------------------------


def _tables(name: str, parts: Iterable[object]) -> list[list[str]]:
    return [[f"[[{name}]]", *_lines(_entries(part))] for part in parts]


def _lines(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    """Names of joints are keys too, and need quotes unless they are words."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key, re.ASCII) else _quoted(key)


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
