"""The worked calculation as text and as Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rnea.core.spatial import markdown_text
from rnea.core.textbook import Passage, Step
from rnea.report.given import markdown_tables
from rnea.report.worksheet.in_latex import LatexMarkup
from rnea.report.worksheet.markup import NO_BREAK, TextMarkup
from rnea.report.worksheet.passages import aligned, sentence, table
from rnea.report.worksheet.sheet import Worksheet, where

WIDTH = 100


def as_text(sheet: Worksheet, width: int = WIDTH) -> str:
    """For a terminal: no line is wider than `width` columns, but for words that are."""
    lines = [sheet.title, "=" * min(len(sheet.title), width), ""]
    lines += [sheet.moved, ""] if sheet.moved else []
    lines += [f"{name} = {TextMarkup().value(value, 8)}" for name, value in sheet.state.items()]
    lines += sheet.notes
    for heading, entries in sheet.parts():
        lines += ["", heading, "-" * len(heading)]
        lines += [line for entry in entries for line in _lines(entry, width)]
    if sheet.results:
        head, rows = sheet.result_table()
        lines += ["", "Answers", "-------", *aligned([list(head), *map(list, rows)])]
    lines += ["", "Result", "------"]
    head, rows = sheet.closing()
    for joint, tau, unit, *parts in rows:
        budget = ", ".join(f"{name} {part}" for name, part in zip(head[3:], parts, strict=True))
        lines.append(f"{joint}: tau = {tau} {unit}" + (f"  =  {budget}" if budget else ""))
    lines += ["", sheet.check()]
    return "\n".join(_fitted(line, width) for line in lines).replace(NO_BREAK, " ") + "\n"


def _lines(entry: Step | Passage, width: int) -> list[str]:
    if isinstance(entry, Step):
        return _step_lines(entry, width)
    lines = [sentence(entry)] if entry.text else []
    return [*lines, *(f"    {line}" for line in aligned(table(entry)))]


def _step_lines(step: Step, width: int) -> list[str]:
    head, left = f"({step.number}) {step.name}", str(step.symbol)
    first, *others = TextMarkup().right_sides(step)
    lines = [f"{head}{step.reference:>{max(1, width - 4 - len(head))}}", f"    {left} = {first}"]
    lines += [f"    {' ' * len(left)} = {side}" for side in others]
    if where(step):
        lines[-1] += f"   [{where(step)}]"
    return lines


def _fitted(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(line, width, subsequent_indent=indent, replace_whitespace=False,
                         break_long_words=False, break_on_hyphens=False)  # fmt: skip


def as_markdown(sheet: Worksheet) -> str:
    """Markdown with mathematics between dollar signs."""
    latex = LatexMarkup()
    lines = [f"# {markdown_text(sheet.title)}", ""]
    if sheet.given:
        lines += ["## Given", ""]
        lines += [line for told in sheet.robot_facts for line in (markdown_text(told), "")]
        lines += [*markdown_tables(sheet.given), "**The state**", ""]
    lines += [f"- {name} = {TextMarkup().value(value, 8)}" for name, value in sheet.state.items()]
    lines += [f"- {markdown_text(note)}" for note in sheet.notes]
    for heading, entries in sheet.parts():
        lines += ["", f"## {markdown_text(heading)}"]
        for step in entries:
            if isinstance(step, Passage):
                lines += ["", markdown_text(sentence(step)), "", *_rows(table(step))]
                continue
            first, *others = latex.right_sides(step)
            source = "; ".join(filter(None, (step.reference, where(step))))
            name = markdown_text(step.name)
            lines += ["", f"**({step.number}) {name}** — {markdown_text(source)}"]
            lines += ["", f"$${latex.symbol(step.symbol)} = {first}$$"]
            lines += ["", f"$$= {' = '.join(others)}$$"] if others else []
    if sheet.results:
        head, rows = sheet.result_table()
        lines += ["", "## Answers", "", *_rows([head, *rows])]
    head, rows = sheet.closing()
    lines += ["", "## Result", "", *_rows([head, *rows])]
    return "\n".join([*lines, "", markdown_text(sheet.check()), ""])


def _rows(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table, of which the first row is the head."""
    if not rows:
        return []
    lines = (rows[0], ["---"] * len(rows[0]), *rows[1:])
    return ["| " + " | ".join(map(markdown_text, row)) + " |" for row in lines]
