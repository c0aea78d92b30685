"""The worked calculation as text and as Markdown."""

from __future__ import annotations

import textwrap

from rnea.textbook import Step
from rnea.views.markdown_text import markdown_text
from rnea.views.worksheet.in_latex import Latex
from rnea.views.worksheet.markup import NO_BREAK, Text
from rnea.views.worksheet.sheet import Worksheet, where

WIDTH = 100


def as_text(sheet: Worksheet) -> str:
    """For a terminal: no line is wider than 100 columns."""
    lines = [sheet.title, "=" * min(len(sheet.title), WIDTH), ""]
    lines += [f"{name} = {Text().value(value, 8)}" for name, value in sheet.state.items()]
    lines += sheet.notes
    for heading, steps in sheet.steps():
        lines += ["", heading, "-" * len(heading)]
        lines += [line for step in steps for line in _step_lines(step)]
    lines += ["", "Result", "------"]
    head, rows = sheet.closing()
    for joint, tau, unit, *parts in rows:
        budget = ", ".join(f"{name} {part}" for name, part in zip(head[3:], parts, strict=True))
        lines.append(f"{joint}: tau = {tau} {unit}" + (f"  =  {budget}" if budget else ""))
    lines += ["", sheet.check()]
    return "\n".join(_fitted(line) for line in lines).replace(NO_BREAK, " ") + "\n"


def _step_lines(step: Step) -> list[str]:
    head, left = f"({step.number}) {step.name}", str(step.symbol)
    first, *others = Text().right_sides(step)
    lines = [f"{head}{step.reference:>{max(1, 96 - len(head))}}", f"    {left} = {first}"]
    lines += [f"    {' ' * len(left)} = {side}" for side in others]
    if where(step):
        lines[-1] += f"   [{where(step)}]"
    return lines


def _fitted(line: str) -> str:
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(line, WIDTH, subsequent_indent=indent, replace_whitespace=False,
                         break_long_words=False, break_on_hyphens=False)  # fmt: skip


def as_markdown(sheet: Worksheet) -> str:
    """Markdown with mathematics between dollar signs."""
    latex = Latex()
    lines = [f"# {markdown_text(sheet.title)}", ""]
    lines += [f"- {name} = {Text().value(value, 8)}" for name, value in sheet.state.items()]
    lines += [f"- {markdown_text(note)}" for note in sheet.notes]
    for heading, steps in sheet.steps():
        lines += ["", f"## {markdown_text(heading)}"]
        for step in steps:
            first, *others = latex.right_sides(step)
            source = "; ".join(filter(None, (step.reference, where(step))))
            name = markdown_text(step.name)
            lines += ["", f"**({step.number}) {name}** — {markdown_text(source)}"]
            lines += ["", f"$${latex.symbol(step.symbol)} = {first}$$"]
            lines += ["", f"$$= {' = '.join(others)}$$"] if others else []
    head, rows = sheet.closing()
    lines += ["", "## Result", ""]
    for row in (head, ["---"] * len(head), *rows):
        lines.append("| " + " | ".join(map(markdown_text, row)) + " |")
    return "\n".join([*lines, "", markdown_text(sheet.check()), ""])
