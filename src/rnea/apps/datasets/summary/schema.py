"""Files of one data set should have the same columns: who has which, and where they differ."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rnea.apps.datasets.summary.tables.table import Column, Table
from rnea.errors import InputError, shortened


@dataclass(frozen=True)
class Schema:
    """Every column that some file has, in the order in which they are met, and notes about files
    that differ. A limit that differs between files is nan: rows are judged by their own file's."""

    columns: Mapping[str, Column]
    notes: tuple[str, ...]


def schema_of(tables: Sequence[Table]) -> Schema:
    """Of all files together; units that contradict each other are refused."""
    columns: dict[str, Column] = {}
    owner: dict[str, str] = {}
    having: dict[str, int] = {}
    limits: dict[str, set[float]] = {}
    silent: set[str] = set()
    for table in tables:
        for column in table.columns:
            name = column.name
            known = columns.setdefault(name, column)
            first = owner.setdefault(name, table.file)
            if column.unit and not known.unit:
                columns[name], owner[name] = column, table.file
            elif column.unit and column.unit != known.unit:
                _refuse_units(name, known.unit, first, column.unit, table.file)
            silent |= set() if column.unit else {name}
            having[name] = having.get(name, 0) + 1
            limits.setdefault(name, set()).add(-1.0 if math.isnan(column.limit) else column.limit)
    notes = _gaps(tables, columns, having)
    if unsaid := [name for name in columns if name in silent and columns[name].unit]:
        notes.append(f"units of {shortened(unsaid)} are said by some files only")
    if several := [name for name, found in limits.items() if len(found) > 1]:
        notes.append(
            f"limits of {shortened(several)} differ between files; each row is held against the "
            "limit of its own file"
        )
        columns |= {name: replace(columns[name], limit=math.nan) for name in several}
    return Schema(columns, (*notes, *_unread(tables)))


def _refuse_units(name: str, unit: str, file: str, other: str, other_file: str) -> None:
    raise InputError(
        f"column {name!r} is in {unit!r} in {file}, and in {other!r} in {other_file}: one number "
        "cannot tell of both; summarise them one by one"
    )


def _gaps(
    tables: Sequence[Table], columns: Mapping[str, Column], having: Mapping[str, int]
) -> list[str]:
    """Columns that only some files have, those of the same files together."""
    absent: dict[tuple[str, ...], list[str]] = {}
    lacking = [name for name in columns if having[name] < len(tables)]
    held = {t.file: {column.name for column in t.columns} for t in tables} if lacking else {}
    for name in lacking:
        without = tuple(file for file, names in held.items() if name not in names)
        absent.setdefault(without, []).append(name)
    return [
        f"{shortened(names)}: missing in {len(files)} of {len(tables)} files "
        f"({shortened(files, most=3)}), whose rows count as missing"
        for files, names in absent.items()
    ]


def _unread(tables: Sequence[Table]) -> list[str]:
    """Columns that hold no numbers, each kind once."""
    kinds = {pair: None for table in tables for pair in table.unread}
    told = shortened(f"{name} ({kind})" for name, kind in kinds)
    return [f"not read, as they hold no numbers: {told}"] if told else []
