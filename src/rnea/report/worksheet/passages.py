"""What is said between steps: sentences and tables, with their numbers written."""

from __future__ import annotations

import numpy as np

from rnea.core.spatial import number
from rnea.core.textbook import Cell, Passage
from rnea.report.worksheet.markup import NO_BREAK, TextMarkup

_ROUNDING = 1e-9
"""Numbers below it are what rounding leaves: their size is all that they tell."""


def sentence(passage: Passage) -> str:
    """The text, with its values put in."""
    return passage.text.format_map({key: _describe(value) for key, value in passage.values.items()})


def _describe(value: Cell) -> str:
    if isinstance(value, str):
        return value
    array = np.asarray(value, dtype=float)
    if array.ndim == 0 and 0 < abs(array) < _ROUNDING:
        return number(array, 1)
    return TextMarkup().value(value, 6)


def table(passage: Passage) -> list[list[str]]:
    """The head and the rows of a passage's table; nothing where it has none."""
    if not passage.head:
        return []
    rows = [[_cell(cell) for cell in row] for row in passage.rows]
    return [list(passage.head), *rows]


def _cell(cell: Cell) -> str:
    return (cell if isinstance(cell, str) else TextMarkup().value(cell, 5)).replace(NO_BREAK, " ")


def aligned(rows: list[list[str]]) -> list[str]:
    """A table as lines of text."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
