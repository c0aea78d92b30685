"""The worked calculation as a LaTeX document for a plain TeX distribution (amsmath only)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.core.textbook import Passage, Step
from rnea.engine.symbolic.printing.latex_text import latex_text
from rnea.report.given import latex_tables, latex_words
from rnea.report.worksheet.in_latex import LatexMarkup
from rnea.report.worksheet.passages import sentence, table
from rnea.report.worksheet.sheet import Worksheet, where

_HEAD = r"""\documentclass[10pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{amsmath}
\usepackage[landscape,margin=15mm]{geometry}
% no index of an index is smaller than 7 pt
\DeclareMathSizes{10}{10}{7}{7}
% mathematics of a paragraph: a line that is too long is broken behind a sign
\newcommand{\worked}[1]{{\raggedright\leftskip=2em\hangindent=2em\hangafter=1
  \lineskiplimit=3pt\lineskip=5pt\binoppenalty=100\relpenalty=50
  \noindent$\displaystyle #1$\par}\vspace{4pt}}
\setlength{\arraycolsep}{3pt}
\setlength{\parindent}{0pt}
\begin{document}
"""
_LATEX = LatexMarkup()


def as_latex(sheet: Worksheet) -> str:
    lines = [_HEAD, rf"\section*{{{latex_text(sheet.title)}}}"]
    if sheet.given:
        lines += [
            r"\subsection*{Given}",
            *(rf"{latex_words(told)}\par" for told in sheet.robot_facts),
        ]
        lines += [*latex_tables(sheet.given), r"\medskip\textbf{The state}\par\nopagebreak"]
    for name, value in sheet.state.items():
        numbers = ", ".join(f"${_LATEX.entry(x, 8)}$" for x in np.atleast_1d(value))
        lines.append(rf"{latex_text(name)} = ({numbers})\par")
    lines += [rf"{latex_text(note)}\par" for note in sheet.notes]
    for heading, entries in sheet.parts():
        lines.append(rf"\subsection*{{{latex_text(heading)}}}")
        lines += [line for entry in entries for line in _lines(entry)]
    if sheet.results:
        lines += [r"\subsection*{Answers}", *_results(sheet)]
    lines += [r"\subsection*{Result}", *_closing(sheet), "", latex_text(sheet.check())]
    return "\n".join([*lines, r"\end{document}", ""])


def _lines(entry: Step | Passage) -> list[str]:
    if isinstance(entry, Step):
        return _step_lines(entry)
    lines = [rf"{latex_text(sentence(entry))}\par\smallskip"] if entry.text else []
    if rows := table(entry):
        lines += [*_tabular(rows, "l" * len(rows[0])), r"\par\medskip"]
    return lines


def _tabular(rows: Sequence[Sequence[str]], columns: str) -> list[str]:
    """A table, of which the first row is the head."""
    lines = [" & ".join(map(latex_text, row)) + r" \\" for row in rows]
    lines[0] += r" \hline"
    return [rf"\begin{{tabular}}{{{columns}}}", *lines, r"\end{tabular}"]


def _step_lines(step: Step) -> list[str]:
    source = "; ".join(filter(None, (step.reference, where(step))))
    first, *others = _LATEX.right_sides(step)
    head = (
        rf"\medskip({step.number}) \textbf{{{latex_text(step.name)}}} \hfill {latex_text(source)}"
    )
    lines = [rf"{_LATEX.symbol(step.symbol)} = {first}", *(rf"{{}} = {side}" for side in others)]
    return [rf"{head}\par\nopagebreak", *(rf"\worked{{{line}}}" for line in lines)]


def _results(sheet: Worksheet) -> list[str]:
    rows = [
        f"{latex_text(step.name)} & ${_LATEX.symbol(step.symbol)}$ & "
        f"{_numbers(step.value)} & {latex_text(step.unit)} & {latex_text(where(step))} "
        r"\\"
        for step in sheet.results
    ]
    return [r"\begin{tabular}{lllll}", *rows, r"\end{tabular}\par"]


def _numbers(value: Array) -> str:
    """A number, or a vector in one line."""
    numbers = ", ".join(_LATEX.entry(x, 8) for x in np.atleast_1d(value))
    return f"$({numbers})$" if np.ndim(value) else f"${numbers}$"


def _closing(sheet: Worksheet) -> list[str]:
    if sheet.budget is None:
        # symbolic torques are too long for a table
        units = [_LATEX.unit(freedom.effort_unit) for freedom in sheet.model.dofs]
        return [
            rf"\worked{{\tau_{{{i}}} = {_LATEX.value(tau)}{unit}}}"
            for i, (tau, unit) in enumerate(zip(sheet.tau, units, strict=True), start=1)
        ]
    head, rows = sheet.closing()
    lines = _tabular([head, *rows], "l" + "r" * (len(head) - 1))
    return [lines[0], lines[1].replace("tau", r"$\tau$"), *lines[2:]]
