"""DH tables from mappings of keys, as files have them, and from `DHLink` objects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields
from typing import Any

from rnea.core.description.actuators import Gear, Motor
from rnea.core.description.arithmetic import Angle, Expression, Scalar, radians
from rnea.core.description.description import (
    CONVENTIONS,
    DHLink,
    DHTable,
    Friction,
    Limits,
    Rotor,
    Spring,
    convention_called,
)
from rnea.core.description.field_units import UnitContext
from rnea.core.description.parts import Parts, parts_from_python
from rnea.errors import suggestion

ROW_KEYS = tuple(f.name for f in fields(DHLink))


def read_table(top: Parts, key: str, angle: Angle) -> DHTable:
    """The convention and the rows under `key`.

    The convention has no default: the same numbers mean another robot in the other one.
    """
    convention = top.value("convention")
    if convention is None:
        raise top.error(
            "convention",
            "the DH convention must be said. Legal: 'standard' (distal: frame i at the far end of "
            "link i, Rz(theta) Tz(d) Tx(a) Rx(alpha)) or 'modified' (proximal, Craig: frame i on "
            "joint i, Rx(alpha) Tx(a) Rz(theta) Tz(d))",
        )
    if not isinstance(convention, str) or convention not in CONVENTIONS:
        hint = convention_called(convention) + suggestion(str(convention), CONVENTIONS)
        raise top.error("convention", f"unknown convention {convention!r}. {hint}")
    rows = [_row(row, i, angle) for i, row in enumerate(top.tables(key))]
    return DHTable(convention, tuple(rows))


def _row(row: Parts, index: int, angle: Angle) -> DHLink:
    row.allow(*ROW_KEYS)
    joint = row.choice("joint", ("revolute", "prismatic"), "revolute")
    moved = "theta" if joint == "revolute" else "d"
    if moved in row and not _is_zero(row.scalar(moved)):
        raise row.error(
            moved,
            f"{moved} is what a {joint} joint moves: leave it out, the joint's variable is added "
            "by itself; use 'offset' to shift it",
        )
    telling, body = UnitContext(angle, joint), row.link_mass(angle)
    numbers = [key for key in ("theta", "d", "a", "alpha", "offset") if key != moved]
    return DHLink(
        joint=joint,
        **{key: telling(key)(row.scalar(key)) for key in numbers},
        name=row.name("name") or f"joint{index + 1}",
        link=row.name("link") or f"link{index + 1}",
        **vars(body) | {"solid": body.solid or None},
        **row.acting(joint, angle),
    )


def _is_zero(value: Scalar) -> bool:
    text = value.text if isinstance(value, Expression) else str(value)
    return text in ("0", "0.0", "-0.0")


def table_from_python(rows: Iterable[DHLink | Mapping[str, Any]], convention: Any) -> DHTable:
    """The table behind `Robot.from_dh`: rows are `DHLink` or mappings with its fields as keys."""
    top = parts_from_python({"convention": convention})
    if isinstance(rows, DHLink | Mapping) or not isinstance(rows, Iterable):
        raise top.error("rows", "a DH table is a list of rows (DHLink or mappings)")
    given = {"convention": convention, "rows": [_mapping(row) for row in rows]}
    return read_table(parts_from_python(given), "rows", radians)


def _mapping(row: Any) -> Any:
    """A row given in Python, `DHLink` or mapping, as the mapping that a file would have given."""
    if isinstance(row, DHLink):
        row = {key: getattr(row, key) for key in ROW_KEYS}
    if not isinstance(row, Mapping):
        return row
    parts = {
        key: {k: v for k, v in asdict(part).items() if v is not None}
        for key, part in row.items()
        if isinstance(part, Friction | Rotor | Spring | Limits | Motor | Gear)
    }
    return {key: value for key, value in {**row, **parts}.items() if value is not None}
