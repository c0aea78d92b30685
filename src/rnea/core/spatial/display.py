"""How numbers look in a terminal and in a notebook: units beside them, no noise, names escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from rnea.core.spatial.foreign_text import html_text

Table = tuple[str, Sequence[str], Sequence[tuple[str, ...]]]
"""Title, columns and rows."""


def number(value: Any, digits: int = 6) -> str:
    """A number for reading: few digits, no minus before zero; symbols as they print."""
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item()
    if value is None:
        return "-"
    if not isinstance(value, int | float | np.floating):
        return str(value)
    # halves that rounding errors tell apart are one number, and print alike
    value = float(f"{value:.13g}") if digits < 13 else float(value)
    return f"{0.0 if value == 0 else value:.{digits}g}"


def percent(share: float | None) -> str:
    """A share for reading: three digits, and no power of ten where it is many times the whole.
    What rounding leaves is 0.

    >>> percent(0.12345), percent(18.834), percent(None)
    ('12.3 %', '1883 %', '-')
    """
    if share is None:
        return "-"
    if abs(share) < 1e-12:
        return "0 %"
    return f"{100 * share:.0f} %" if 10 <= share < 1e4 else f"{100 * share:.3g} %"


def for_reading(values: Any) -> np.ndarray[Any, Any]:
    """Numbers as an array of NumPy, also those of a tensor with gradients or on another device."""
    if hasattr(values, "detach"):
        values = values.detach().cpu()
    elif hasattr(values, "__cuda_array_interface__") and hasattr(values, "get"):
        values = values.get()
    return np.asarray(values)


def vector(values: Any, digits: int = 6) -> str:
    """[x y z], or what a batch of them is."""
    array = for_reading(values)
    if array.ndim > 1:
        return f"<array {' × '.join(map(str, array.shape))}>"
    return "[" + " ".join(number(value, digits) for value in array) + "]"


def table_text(columns: Sequence[str], rows: Iterable[Sequence[str]], title: str) -> str:
    """A table for a terminal under its title, with columns of numbers to the right.

    >>> print(table_text(("joint", "tau"), [("hip", "1.5"), ("knee", "-10")], "Torques"))
    Torques
      joint  tau
      hip    1.5
      knee   -10
    """
    lines = [tuple(columns), *map(tuple, rows)]
    aligned = []
    for column in zip(*lines, strict=True):
        width = max(map(len, column))
        right = any(map(_is_number, column[1:]))
        aligned.append([cell.rjust(width) if right else cell.ljust(width) for cell in column])
    shown = ["  ".join(line).rstrip() for line in zip(*aligned, strict=True)]
    return "\n  ".join([title, *shown])


def _is_number(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True


class Tabled:
    """Base of what shows itself as a table, in a terminal and in a notebook."""

    def _table(self) -> Table:
        """Title, columns and rows."""
        raise NotImplementedError

    def __repr__(self) -> str:
        title, columns, rows = self._table()
        return table_text(columns, rows, title)

    def _repr_html_(self) -> str:
        title, columns, rows = self._table()
        return table_html(columns, rows, title)


def table_html(columns: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    """A plain HTML table; every text is escaped."""
    head = "".join(f"<th>{html_text(column)}</th>" for column in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{html_text(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    title = f"<caption><b>{html_text(caption)}</b></caption>" if caption else ""
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def details_html(summary: str, inside: str) -> str:
    """A part that opens on a click; `inside` is HTML already."""
    return f"<details><summary>{html_text(summary)}</summary>{inside}</details>"
