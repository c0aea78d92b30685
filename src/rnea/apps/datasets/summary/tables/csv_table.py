"""CSV files: comments, a row of names (`tau_elbow [N m]` has its unit in it), rows of numbers.

A file is one part, read in blocks of lines. What NumPy's parser refuses is looked at cell by cell,
so that an error has a line and a column, and an empty cell is a missing number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import IO

import numpy as np

from rnea.apps.datasets.summary.tables.table import Column, FilePart, RowBlock, Table
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, counted

_LINES = 2**13
_HEADING = re.compile(r"(.*?\S)\s*\[([^\[\]]*)\]", re.DOTALL)
_NUMBER = re.compile(r"[+-]?((\d+\.?\d*|\.\d+)([eE][+-]?\d+)?|inf(inity)?|nan)", re.ASCII | re.I)
_EMPTY = ("", "na", "n/a", "none", "null")


def table_of(path: str) -> Table:
    with _lines(path) as stream:
        header, line = _header(stream, path)
        first = next((text for text in stream if _is_row(text)), "")
    cells = [cell.strip() for cell in first.split(",")] if first else [""] * len(header)
    columns, unread = [], []
    for k, heading in enumerate(header):
        match = _HEADING.fullmatch(heading)
        name, unit = (match[1], match[2].strip()) if match else (heading, "")
        if k < len(cells) and not _could_be_number(cells[k]):
            unread.append((name, "text"))
        else:
            columns.append(Column(name, unit, place=k))
    names = [column.name for column in columns]
    if repeated := [name for name in names if names.count(name) > 1]:
        raise InputError(f"{path}:{line}: column {repeated[0]!r} appears twice")
    blocks = partial(_blocks, path, len(header))
    part = FilePart("", Path(path).stat().st_size, None, blocks)
    return Table(path, tuple(columns), tuple(unread), (part,))


def _lines(path: str) -> IO[str]:
    try:
        return open(path, encoding="utf-8-sig", errors="replace", newline="\n")
    except OSError as problem:
        raise InputError(f"cannot read {path}: {problem.strerror}") from None


def _is_row(text: str) -> bool:
    return bool(text.strip()) and not text.lstrip().startswith("#")


def _header(stream: IO[str], path: str) -> tuple[list[str], int]:
    """The names of the columns, and the line that they stand in."""
    for number, text in enumerate(stream, start=1):
        if not _is_row(text):
            continue
        names = [cell.strip() for cell in text.split(",")]
        if len(names) == 1 and (";" in text or "\t" in text):
            raise InputError(f"{path}:{number}: columns must be separated by commas")
        if all(_NUMBER.fullmatch(name) for name in names):
            raise InputError(f"{path}:{number}: the first row must name the columns")
        return names, number
    raise InputError(f"{path}: the file is empty; its first row must name the columns")


def _could_be_number(cell: str) -> bool:
    return cell.lower() in _EMPTY or _NUMBER.fullmatch(cell) is not None


def _blocks(path: str, width: int, columns: Sequence[Column]) -> Iterator[RowBlock]:
    places = [column.place for column in columns]
    with _lines(path) as stream:
        _, line = _header(stream, path)
        row = 0
        while lines := list(islice(stream, _LINES)):
            table = _numbers(lines, places, width)
            if table is None:
                table = _cell_by_cell(lines, columns, width, path, line + 1)
            yield RowBlock(row, len(table), {x.name: table[:, k] for k, x in enumerate(columns)})
            row += len(table)
            line += len(lines)


def _numbers(lines: Sequence[str], places: list[int], width: int) -> Array | None:
    """Columns (rows, n) by NumPy's parser; None where something must be looked at."""
    if any(text.count(",") != width - 1 or not _is_row(text) for text in lines):
        return None
    if not places:
        # rows are counted all the same
        return np.empty((len(lines), 0))
    try:
        return np.loadtxt(lines, delimiter=",", usecols=places, ndmin=2, comments=None)
    except ValueError:
        return None


def _cell_by_cell(
    lines: Sequence[str], columns: Sequence[Column], width: int, path: str, first: int
) -> Array:
    rows = []
    for number, text in enumerate(lines, start=first):
        if not _is_row(text):
            continue
        cells = text.split(",")
        if len(cells) != width:
            told = f"{counted(len(cells), 'value')} in a row of {counted(width, 'column')}"
            raise InputError(f"{path}:{number}: {told}")
        rows.append([_number(cells[x.place], x.name, path, number) for x in columns])
    return np.array(rows, dtype=float).reshape(len(rows), len(columns))


def _number(cell: str, name: str, path: str, line: int) -> float:
    cell = cell.strip()
    if cell.lower() in _EMPTY:
        return np.nan
    if _NUMBER.fullmatch(cell) is None:
        raise InputError(f"{path}:{line}: column {name!r}: {cell[:60]!r} is not a number")
    return float(cell)
