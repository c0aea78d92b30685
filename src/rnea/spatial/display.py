"""How numbers look in a terminal and in a notebook: units beside them, no noise, names escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

import numpy as np


def number(value: Any, digits: int = 6) -> str:
    """A number for reading: few digits, no minus before zero; symbols as they print."""
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item()
    if value is None:
        return "-"
    if not isinstance(value, int | float | np.floating):
        return str(value)
    return f"{0.0 if value == 0 else float(value):.{digits}g}"


def vector(values: Any, digits: int = 6) -> str:
    """[x y z], or what a batch of them is."""
    array = np.asarray(values)
    if array.ndim > 1:
        return f"<array {' × '.join(map(str, array.shape))}>"
    return "[" + " ".join(number(value, digits) for value in array) + "]"


def plain(text: str) -> str:
    """Text for a terminal: what it would obey, and what it cannot show, is shown as Python does.

    >>> print(plain("a\x1b[31mred"))
    a\x1b[31mred
    """
    return "".join(c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in text)


def table_html(columns: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    """A plain HTML table; every text is escaped."""
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    title = f"<caption><b>{escape(caption)}</b></caption>" if caption else ""
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def details_html(summary: str, inside: str) -> str:
    """A part that opens on a click; `inside` is HTML already."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"
