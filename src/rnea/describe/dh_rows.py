"""DH rows from mappings, from `DHLink` objects, and with degrees turned into radians."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, fields
from fractions import Fraction
from typing import Any

from rnea.describe.actuators import Gear, Motor
from rnea.describe.arithmetic import Expression, Scalar
from rnea.describe.description import CONVENTIONS, DHLink, DHTable, Friction, Limits, Rotor
from rnea.describe.fields import Fields
from rnea.errors import RobotFileError, suggestion

ROW_KEYS = tuple(f.name for f in fields(DHLink))


def radians(value: Scalar) -> Scalar:
    return value


def degrees(value: Scalar) -> Scalar:
    """An angle given in degrees, in radians; a formula in pi, so that 90 stays exactly pi/2."""
    if isinstance(value, Expression):
        return Expression(f"({value.text})*pi/180")
    if not isinstance(value, float):
        raise TypeError("angles in degrees come from files, as floats or formulas")
    turns = Fraction(repr(value)) / 180
    if turns == 0:
        return 0.0
    factor = {1: "pi", -1: "-pi"}.get(turns.numerator, f"{turns.numerator}*pi")
    return Expression(factor if turns.denominator == 1 else f"{factor}/{turns.denominator}")


def convention(value: Any, fail: Callable[[str, str], RobotFileError]) -> str:
    """There is no default: the same numbers mean another robot in the other convention."""
    if value is None:
        raise fail(
            "convention",
            "the DH convention must be said. Legal: 'standard' (distal: frame i at the far end of "
            "link i, Rz(theta) Tz(d) Tx(a) Rx(alpha)) or 'modified' (proximal, Craig: frame i on "
            "joint i, Rx(alpha) Tx(a) Rz(theta) Tz(d))",
        )
    if not isinstance(value, str) or value not in CONVENTIONS:
        message = f"unknown convention {value!r}. {suggestion(str(value), CONVENTIONS)}"
        raise fail("convention", message)
    return str(value)


def read_row(row: Fields, index: int, angle: Callable[[Scalar], Scalar]) -> DHLink:
    row.allow(*ROW_KEYS)
    joint = row.choice("joint", ("revolute", "prismatic"), "revolute")
    moved = "theta" if joint == "revolute" else "d"
    if moved in row and not _is_zero(row.scalar(moved)):
        raise row.error(
            moved, f"{moved} is what a {joint} joint moves and must be 0; use 'offset' to shift it"
        )
    own_angle = angle if joint == "revolute" else radians
    body = row.link_mass(angle)
    return DHLink(
        joint=joint,
        theta=angle(row.scalar("theta")) if joint == "prismatic" else 0.0,
        d=row.scalar("d"),
        a=row.scalar("a"),
        alpha=angle(row.scalar("alpha")),
        offset=own_angle(row.scalar("offset")),
        mass=body.mass,
        com=body.com,
        inertia=body.inertia,
        about=body.about,
        friction=row.friction(),
        rotor=row.rotor(),
        limits=row.limits(own_angle),
        name=row.name("name") or f"joint{index + 1}",
        link=row.name("link") or f"link{index + 1}",
        solid=body.solid or None,
        motor=row.motor(),
        gear=row.gear(),
    )


def _is_zero(value: Scalar) -> bool:
    text = value.text if isinstance(value, Expression) else str(value)
    return text in ("0", "0.0", "-0.0")


def _mapping(row: Any) -> Any:
    """A row given in Python, `DHLink` or mapping, as the mapping that a file would have given."""
    if isinstance(row, DHLink):
        table = {f.name: getattr(row, f.name) for f in fields(DHLink)}
    elif isinstance(row, Mapping):
        table = dict(row)
    else:
        return row
    parts = (Friction, Rotor, Limits, Motor, Gear)
    for key, kind in zip(("friction", "rotor", "limits", "motor", "gear"), parts, strict=True):
        if isinstance(table.get(key), kind):
            table[key] = {k: v for k, v in asdict(table[key]).items() if v is not None}
    return {key: value for key, value in table.items() if value is not None}


def table_from_python(rows: Iterable[DHLink | Mapping[str, Any]], convention_: Any) -> DHTable:
    """The table behind `Robot.from_dh`: rows are `DHLink` or mappings with its fields as keys."""

    def fail(path: str, message: str) -> RobotFileError:
        return RobotFileError(message, path=path)

    said = convention(convention_, fail)
    if isinstance(rows, DHLink | Mapping) or not isinstance(rows, Iterable):
        raise fail("rows", "a DH table is a list of rows (DHLink or mappings)")
    fields_of = [Fields(_mapping(row), f"rows[{i}]", fail) for i, row in enumerate(rows)]
    return DHTable(said, tuple(read_row(row, i, radians) for i, row in enumerate(fields_of)))
