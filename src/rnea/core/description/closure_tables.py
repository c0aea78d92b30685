"""Loops and couplings: read out of the tables that files and Python give alike, and in numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, cast

from rnea.core.description.arithmetic import Angle, Expression, Scalar, evaluate, radians
from rnea.core.description.closures import OPEN, Closures, Coupling, Loop
from rnea.core.description.description import JOINT_ENTRIES, JOINT_KINDS, Description, Placement
from rnea.core.description.field_units import UnitContext
from rnea.core.description.fields import is_list, shown
from rnea.core.description.parts import Parts
from rnea.core.spatial.numbers import FLOAT

CLOSURE_KEYS = ("independent", "actuated", "assembly", "loops", "couplings")
"""The keys of a robot that `read_closures` reads."""

# a free joint keeps nothing together
LOOP_KINDS = tuple(kind for kind in JOINT_KINDS if kind != "free")


def read_closures(
    top: Parts, kinds: Mapping[str, str], angle: Angle = radians, before: Closures = OPEN
) -> Closures:
    """What a table says of loops, added to what was said before.

    kinds: of the tree's joints by name, which tell the units of their coordinates; whether a name
    is known at all is seen when the robot is built
    """
    loops = tuple(_loop(table, angle) for table in top.tables("loops"))
    couplings = tuple(_coupling(table, kinds, angle) for table in top.tables("couplings"))
    _refuse_namesakes(top, before, loops, couplings)
    read = Closures(
        before.loops + loops,
        before.couplings + couplings,
        _names(top, "independent", before.independent),
        _names(top, "actuated", before.actuated),
        {**before.assembly, **_assembly(top, kinds, angle)},
    )
    for key in ("independent", "actuated", "assembly"):
        if key in top and not read:
            message = f"{key!r} is for robots with loops: add [[loops]] or [[couplings]]"
            raise top.error(key, message)
    return read


def _refuse_namesakes(
    top: Parts, before: Closures, loops: tuple[Loop, ...], couplings: tuple[Coupling, ...]
) -> None:
    """Loops and couplings are told apart by their names: both have forces."""
    known = [loop.name for loop in before.loops] + [each.name for each in before.couplings]
    names = [(f"loops[{i}].name", loop.name) for i, loop in enumerate(loops)]
    names += [(f"couplings[{i}].name", each.name) for i, each in enumerate(couplings)]
    for path, name in names:
        if name in known:
            raise top.error(path, f"two loops or couplings are named {name!r}")
        known.append(name)


def _loop(table: Parts, angle: Angle) -> Loop:
    table.allow(
        *("name", "kind", "parent", "child", "placement", "child_placement", *JOINT_ENTRIES)
    )
    if table.value("kind") == "free":
        legal = ", ".join(LOOP_KINDS)
        raise table.error("kind", f"a free joint holds nothing together. Legal: {legal}")
    kind = table.choice("kind", LOOP_KINDS)
    parent, child = table.required_name("parent"), table.required_name("child")
    if parent == child:
        raise table.error("child", f"a loop joins two links, and both are {parent!r}")
    return Loop(
        name=table.required_name("name"),
        kind=kind,
        parent=parent,
        child=child,
        placement=_placed(table, "placement", angle),
        child_placement=_placed(table, "child_placement", angle),
        **_entries(table, kind),
    )


def _placed(table: Parts, key: str, angle: Angle) -> Placement:
    """As a file tells it, or as Python has it already."""
    value = table.value(key)
    return value if isinstance(value, Placement) else table.placement(key, angle)


def _entries(table: Parts, kind: str) -> dict[str, Any]:
    """What is told of the joint's kind, with nothing that other kinds have."""
    said: dict[str, Any] = {}
    for entry, count in JOINT_ENTRIES.items():
        belongs = entry in JOINT_KINDS[kind].entries
        if entry in table and not belongs:
            has = ", ".join(JOINT_KINDS[kind].entries) or "none"
            raise table.error(entry, f"a loop of kind {kind!r} has no {entry}. It has: {has}")
        if entry in table:
            said[entry] = table.scalars(entry, count) if count > 1 else table.scalar(entry)
        elif belongs and count == 1:
            raise table.error(entry, f"a loop of kind {kind!r} needs its {entry}")
    if "pitch" in said and is_zero(said["pitch"]):
        raise table.error("pitch", 'a screw without pitch is a hinge: say kind = "revolute"')
    return said


def _coupling(table: Parts, kinds: Mapping[str, str], angle: Angle) -> Coupling:
    table.allow("name", "terms", "constant")
    name, terms = table.required_name("name"), table.table("terms")
    if not list(terms):
        message = "a coupling needs terms, such as terms = { shoulder = 1, elbow = [1, 0.2] }"
        raise table.error("terms", message)
    read = {joint: _coefficients(terms, joint) for joint in terms}
    # an equation between angles alone has an angle for its constant; any other is in SI units
    turning = all(JOINT_KINDS[kinds[joint]].turns for joint in read if joint in kinds)
    unit = "rad" if turning else "m"
    constant = UnitContext(angle)("couplings.constant", unit=unit)(table.scalar("constant"))
    return Coupling(name, read, constant)


def _coefficients(terms: Parts, joint: str) -> tuple[Scalar, ...]:
    """One number, of q, or those of q, q² and so on."""
    value = terms.value(joint)
    if is_list(value) and not len(value):
        raise terms.error(joint, "expected the coefficients of q, q², ..., got an empty list")
    coefficients = _one_or_more(terms, joint, len(value) if is_list(value) else 1)
    if all(is_zero(coefficient) for coefficient in coefficients):
        raise terms.error(joint, f"all coefficients are 0: leave {joint!r} out")
    return coefficients


def _names(top: Parts, key: str, before: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """A list of different names."""
    if key not in top:
        return before
    value = top.value(key)
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise top.error(key, f"expected a list of names of joints, got {shown(value)}")
    for i, name in enumerate(value):
        if name in value[:i]:
            raise top.error(f"{key}[{i}]", f"{name!r} stands there twice")
    return tuple(value)


def _assembly(top: Parts, kinds: Mapping[str, str], angle: Angle) -> dict[str, Any]:
    """Where joints stand, in the units of their coordinates."""
    table, told = top.table("assembly"), UnitContext(angle)
    read: dict[str, Any] = {}
    for joint in table:
        value = table.value(joint)
        units: tuple[str, ...] = ("",)
        if joint in kinds:
            units = JOINT_KINDS[kinds[joint]].coordinates
        elif is_list(value):
            units = ("",) * len(value)
        if not is_list(value) and len(units) != 1:
            has = f"has {len(units)} coordinates: expected a list of {len(units)} numbers"
            raise table.error(joint, f"{joint!r} is {kinds[joint]} and {has}")
        numbers = _one_or_more(table, joint, len(units))
        turned = tuple(
            told("assembly", unit=unit)(number) for unit, number in zip(units, numbers, strict=True)
        )
        read[joint] = turned[0] if len(turned) == 1 else turned
    return read


def without_joints(closures: Closures, names: Collection[str]) -> Closures:
    """The same loops where some joints, that are in no coupling, are joints no more."""
    chosen = {
        key: tuple(name for name in said if name not in names)
        for key in ("independent", "actuated")
        if (said := getattr(closures, key)) is not None
    }
    assembly = {name: at for name, at in closures.assembly.items() if name not in names}
    return replace(closures, **chosen, assembly=assembly)


def in_numbers(description: Description) -> Closures:
    """What a description says of loops, with its formulas evaluated to floats."""
    names: dict[str, Any] = {}
    for name, value in description.parameters.items():
        names[name] = evaluate(value, names, FLOAT)

    def plain(part: Any) -> Any:
        if isinstance(part, Expression):
            return evaluate(part, names, FLOAT)
        if isinstance(part, tuple):
            return tuple(plain(item) for item in part)
        if isinstance(part, Mapping):
            return {key: plain(item) for key, item in part.items()}
        if is_dataclass(part) and not isinstance(part, type):
            values = {field.name: plain(getattr(part, field.name)) for field in fields(part)}
            return replace(part, **values)
        return part

    return cast("Closures", plain(description.closures))


def _one_or_more(table: Parts, key: str, count: int) -> tuple[Scalar, ...]:
    """A list of numbers, or one number alone."""
    value = table.value(key)
    return table.scalars(key, count) if is_list(value) else (table.to_scalar(value, key),)


def is_zero(value: Scalar) -> bool:
    """Whether a plain number is 0; formulas are looked at when they are evaluated."""
    return isinstance(value, float) and value == 0
