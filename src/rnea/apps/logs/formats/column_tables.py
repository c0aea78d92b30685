"""Columns by their headings made into a log: t, q_<joint>, qd_<joint>, effort_ or tau_<joint>."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.apps.logs.log import Log
from rnea.apps.logs.request import LogRequest
from rnea.apps.trajectory.files.column_mapping import LEFT_OUT
from rnea.apps.trajectory.files.column_units import CURRENTS, UNITS, factor
from rnea.core.spatial.numbers import Array
from rnea.errors import TrajectoryError, shortened

_COLUMN = re.compile(r"(?:(t)|(q|qd|effort|tau)_(.*?\S))(?:\s*\[([^\[\]]*)\])?", re.DOTALL)
_TIMES = ("time", "timestamp", "times", "stamp", "sec", "secs", "seconds")
Error = Callable[[str], TrajectoryError]


@dataclass(frozen=True)
class LogColumn:
    """One that tells something: of what, of which joint, in which unit if it says so."""

    quantity: str
    joint: str
    unit: str | None
    place: int


@dataclass(frozen=True)
class Heads:
    """The headings of a table, those that tell nothing left out."""

    columns: tuple[LogColumn, ...]
    ignored: tuple[str, ...]

    @property
    def joints(self) -> tuple[str, ...]:
        """Whose positions are told."""
        return tuple(column.joint for column in self.columns if column.quantity == "q")


def read_heads(header: Sequence[str], request: LogRequest, error: Error) -> Heads:
    """What each column tells, by the user's spelling; an error where times or positions lack."""
    targets = [name for name in request.spelling.names.values() if not _COLUMN.fullmatch(name)]
    spelt = request.spelling.headings(header, [*request.joints, *targets], error)
    columns: dict[tuple[str, str], LogColumn] = {}
    ignored = []
    for place, (heading, own) in enumerate(zip(spelt, header, strict=True)):
        match = _COLUMN.fullmatch(heading) if len(heading) < 1000 else None
        if match is None:
            ignored += [own] if heading != LEFT_OUT else []
            continue
        quantity = "effort" if match[2] == "tau" else match[1] or match[2]
        column = LogColumn(quantity, match[3] or "", match[4], place)
        other = columns.setdefault((quantity, column.joint), column)
        if other is not column:
            raise error(
                f"columns {header[other.place]!r} and {own!r} tell the same; "
                f"--map {own}= leaves the second out"
            )
    heads = Heads(tuple(columns.values()), tuple(ignored))
    if ("t", "") not in columns and request.rate is None:
        raise error(_no_time(header))
    if not heads.joints:
        raise error(_no_positions(header))
    return heads


def _no_time(header: Sequence[str]) -> str:
    near = [name for name in header if re.split(r"[\s\[(_]", name.lower())[0] in _TIMES]
    offer = f"--map {near[0].partition(' [')[0]}=t" if near else "--map THEIRS=t"
    return f"no column t, the time; {offer} says which it is. There are: {_listed(header)}"


def _no_positions(header: Sequence[str]) -> str:
    return (
        "no positions: columns q_<joint>, qd_<joint>, effort_<joint> are needed. --map "
        f"THEIRS=q_JOINT,... says which they are. There are: {_listed(header)}"
    )


def _listed(header: Sequence[str]) -> str:
    return shortened((name[:80] for name in header), most=40) or "none"


def log_of_table(
    heads: Heads, values: Mapping[int, Array], request: LogRequest, file: str, error: Error
) -> Log:
    """values: of the columns, by place; what is missing is NaN."""
    joints, rows = heads.joints, len(next(iter(values.values())))
    tables = {q: np.full((rows, len(joints)), np.nan) for q in ("q", "qd", "effort")}
    own: Array | None = None
    units = []
    for column in heads.columns:
        scale = _scale(column, request, error)
        if column.unit is not None and scale != 1:
            units.append(f"{column.quantity} in {column.unit}")
        with np.errstate(over="ignore", invalid="ignore"):
            numbers = values[column.place] * scale
        if column.quantity == "t":
            own = numbers
        elif column.joint in joints:
            tables[column.quantity][:, joints.index(column.joint)] = numbers
    t, notes = request.times(rows, own)
    notes += [f"converted, as headings say: {', '.join(dict.fromkeys(units))}"] if units else []
    if said := {q: u for q, u in request.units.of.items() if _without_unit(heads, q)}:
        notes += request.units.notes(said)
    if currents := {x.unit for x in heads.columns if x.quantity == "effort" and x.unit in CURRENTS}:
        notes.append(f"efforts are in {', '.join(sorted(map(str, currents)))}: no torques yet")
    if heads.ignored:
        notes.append(f"not read: the columns {shortened(x[:80] for x in heads.ignored)}")
    if alone := [x for x in heads.columns if x.quantity != "t" and x.joint not in joints]:
        told = shortened(f"{x.quantity}_{x.joint}"[:80] for x in alone)
        without = shortened(dict.fromkeys(f"q_{x.joint}"[:80] for x in alone))
        notes.append(f"not used: the columns {told}, as there are no positions {without}")
    qd, effort = (None if np.isnan(x).all() else x for x in (tables["qd"], tables["effort"]))
    used = frozenset(request.spelling.names)
    return Log(t, tables["q"], qd, effort, joints, file, "", tuple(notes), used)


def _without_unit(heads: Heads, quantity: str) -> bool:
    of = quantity.partition("_")[0]
    return any(x.quantity == of and x.unit is None for x in heads.columns)


def _scale(column: LogColumn, request: LogRequest, error: Error) -> float:
    """What one of a column is in our unit: its heading says so, or the user does for all."""
    if column.unit is None:
        return request.units.factor(column.quantity, column.joint)
    unit = column.unit.strip()
    if unit not in UNITS[column.quantity]:
        legal = ", ".join(UNITS[column.quantity])
        told = f"{column.quantity}_{column.joint}" if column.joint else "t"
        raise error(f"column {told[:80]!r} is in {unit[:40]!r}; legal: {legal}")
    return factor(column.quantity, unit)
