"""The worked calculation as text and as Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rnea.recursions import TorqueBudget
from rnea.textbook import TITLES, Step, Worked
from rnea.views.worksheet.values import NO_BREAK, formula_text, value_text

WIDTH = 100


@dataclass(frozen=True, eq=False)
class Worksheet:
    """Everything that a worksheet shows: the steps, then tau, its budget and a check.

    `apart` is the largest difference from Lagrange's form (a number, or the simplified symbolic
    differences); `notes` says what the steps leave out and how to read them.
    """

    robot: str
    joints: tuple[str, ...]
    units: tuple[str, ...]
    state: dict[str, Any]
    worked: Worked
    budget: TorqueBudget | None
    tau: Any
    apart: Any
    drawing: str = ""
    link: int | None = None
    notes: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return f"{self.robot}: {TITLES[self.worked.notation]}"

    def steps(self) -> Iterator[tuple[str, list[Step]]]:
        """Steps by section and link, with a heading each."""
        chosen = [s for s in self.worked.steps if self.link is None or s.link == self.link]
        for (section, link), steps in groupby(chosen, key=lambda s: (s.section, s.link)):
            where = f", link {link}" if link else ""
            if link and self.worked.chain is not None:
                made = self.worked.chain.links[link - 1]
                kind = "revolute" if made.revolute else "prismatic"
                where += f" ({made.name}, {kind} {made.joint})"
            yield f"{section[:1].upper()}{section[1:]}{where}", list(steps)


def where_text(step: Step) -> str:
    """In which frame a value stands, and seen from which it was differentiated."""
    parts = [f"in {step.frame}"] if step.frame else []
    if step.differentiated_in:
        parts.append(f"differentiated in {step.differentiated_in}")
    return ", ".join(parts)


def closing_rows(sheet: Worksheet) -> list[tuple[str, ...]]:
    """joint, tau, unit, and each part of the budget that is not zero."""
    rows: list[tuple[str, ...]] = []
    parts = budget_parts(sheet)
    for i, (joint, unit) in enumerate(zip(sheet.joints, sheet.units, strict=True)):
        cells = [value_text(part[i], 6) for _, part in parts]
        rows.append((joint, value_text(sheet.tau[i], 10), unit, *cells))
    return rows


def budget_parts(sheet: Worksheet) -> list[tuple[str, Any]]:
    if sheet.budget is None:
        return []
    floor = 1e-13 * max((abs(float(t)) for t in sheet.tau), default=0.0)
    cleaned = [
        (name, [x if abs(float(x)) > floor else 0.0 for x in part])
        for name, part in sheet.budget.items()
    ]
    return [(name, part) for name, part in cleaned if any(part)]


def check_text(sheet: Worksheet) -> str:
    lagrange = sheet.worked.notation == "lagrange"
    other = "the recursion" if lagrange else "Lagrange's form"
    if isinstance(sheet.apart, float):
        return f"Check: {other} gives the same tau within {sheet.apart:.1e} of the largest one."
    return f"Check: tau minus that of {other} simplifies to {value_text(sheet.apart)}."


def as_text(sheet: Worksheet) -> str:
    """For a terminal: no line is wider than 100 columns."""
    lines = [sheet.title, "=" * min(len(sheet.title), WIDTH), ""]
    lines += [f"{name} = {value_text(value, 8)}" for name, value in sheet.state.items()]
    lines += sheet.notes
    for heading, steps in sheet.steps():
        lines += ["", heading, "-" * len(heading)]
        for step in steps:
            lines += _step_lines(step)
    lines += ["", "Result", "------"]
    names = [name for name, _ in budget_parts(sheet)]
    for joint, tau, unit, *cells in closing_rows(sheet):
        budget = ", ".join(f"{name} {cell}" for name, cell in zip(names, cells, strict=True))
        lines.append(f"{joint}: tau = {tau} {unit}" + (f"  =  {budget}" if budget else ""))
    lines += ["", check_text(sheet)]
    return "\n".join(_fitted(line) for line in lines).replace(NO_BREAK, " ") + "\n"


def _step_lines(step: Step) -> list[str]:
    head = f"({step.number}) {step.name}"
    lines = [f"{head}{step.reference:>{max(1, 96 - len(head))}}"]
    symbol = step.symbol.text()
    pad = " " * len(symbol)
    result = f"{value_text(step.value, 8)} {step.unit}".rstrip()
    where = where_text(step)
    formula, numbers = formula_text(step, numbers=False), formula_text(step, numbers=True)
    lines.append(f"    {symbol} = {formula}")
    if numbers != formula:
        lines.append(f"    {pad} = {numbers}")
    lines.append(f"    {pad} = {result}" + (f"   [{where}]" if where else ""))
    return lines


def _fitted(line: str) -> str:
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return "\n".join(
        textwrap.wrap(
            line,
            WIDTH,
            subsequent_indent=indent,
            replace_whitespace=False,
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


def as_markdown(sheet: Worksheet) -> str:
    """Markdown with mathematics between dollar signs."""
    from rnea.views.worksheet.values import formula_latex, value_latex

    lines = [f"# {sheet.title}", ""]
    lines += [f"- {name} = {value_text(value, 8)}" for name, value in sheet.state.items()]
    lines += [f"- {note}" for note in sheet.notes]
    for heading, steps in sheet.steps():
        lines += ["", f"## {heading}"]
        for step in steps:
            symbol = step.symbol.latex()
            result = rf"{value_latex(step.value)}\;\mathrm{{{_unit_latex(step.unit)}}}"
            where = where_text(step)
            lines += [
                "",
                f"**({step.number}) {step.name}** — {step.reference}"
                + (f"; {where}" if where else ""),
                "",
                f"$${symbol} = {formula_latex(step, numbers=False)}$$",
                "",
                f"$$= {formula_latex(step, numbers=True)} = {result}$$",
            ]
    names = [name for name, _ in budget_parts(sheet)]
    lines += ["", "## Result", "", "| joint | tau | unit | " + " | ".join(names) + " |"]
    lines.append("|---" * (3 + max(1, len(names))) + "|")
    lines += ["| " + " | ".join(row) + " |" for row in closing_rows(sheet)]
    lines += ["", check_text(sheet), ""]
    return "\n".join(lines)


def _unit_latex(unit: str) -> str:
    return unit.replace(" ", r"\,").replace("²", "^2").replace("³", "^3") or r"{}"
