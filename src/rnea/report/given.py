"""Tables of what is given, for sheets of problems and of solutions alike."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rnea.core.spatial import markdown_text, table_html
from rnea.engine.symbolic.printing.latex_text import latex_text


@dataclass(frozen=True)
class GivenTable:
    """What is given, by its title: cells are written already; the first row is the head."""

    title: str
    rows: tuple[tuple[str, ...], ...]


def markdown_tables(tables: Iterable[GivenTable]) -> list[str]:
    lines: list[str] = []
    for table in tables:
        head, *rows = (" | ".join(map(markdown_text, row)) for row in table.rows)
        rule = " | ".join("---" for _ in table.rows[0])
        lines += [f"**{markdown_text(table.title)}**", ""]
        lines += [f"| {row} |" for row in (head, rule, *rows)] + [""]
    return lines


def latex_tables(tables: Iterable[GivenTable]) -> list[str]:
    return [line for table in tables for line in _tabular(table)]


def _tabular(table: GivenTable) -> list[str]:
    rows = [" & ".join(map(latex_words, row)) + r" \\" for row in table.rows]
    return [
        rf"\medskip\textbf{{{latex_words(table.title)}}}\par\nopagebreak",
        rf"\begin{{tabular}}{{l{'r' * (len(table.rows[0]) - 1)}}}",
        rf"{rows[0]} \hline",
        *rows[1:],
        r"\end{tabular}\par",
    ]


def latex_words(text: str) -> str:
    """Text with the minus of mathematics before numbers, and angles in degrees."""
    safe = latex_text(text).replace("°", r"$^\circ$")
    return re.sub(r"(?<![\w)}-])-(?=\d)", "$-$", safe)


def html_tables(tables: Iterable[GivenTable]) -> str:
    shown = "".join(
        f'<div class="scroll">{table_html(table.rows[0], table.rows[1:], table.title)}</div>'
        for table in tables
    )
    return f'<div class="given">{shown}</div>'
