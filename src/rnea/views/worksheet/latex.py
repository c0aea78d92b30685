"""The worked calculation as a LaTeX document for a plain TeX distribution (amsmath only)."""

from __future__ import annotations

from rnea.textbook import Step
from rnea.views.latex_text import latex_text
from rnea.views.worksheet.markup import Latex
from rnea.views.worksheet.sheet import Worksheet, where

_HEAD = r"""\documentclass[10pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{amsmath}
\usepackage{graphicx}
\usepackage[landscape,margin=15mm]{geometry}
% a line that is too long for the page is made smaller, not cut
\newcommand{\fit}[1]{%
  \resizebox{\ifdim\width>\linewidth\linewidth\else\width\fi}{!}{$\displaystyle #1$}}
\setlength{\parindent}{0pt}
\allowdisplaybreaks
\begin{document}
"""
_LATEX = Latex()


def as_latex(sheet: Worksheet) -> str:
    lines = [_HEAD, rf"\section*{{{latex_text(sheet.title)}}}"]
    for name, value in sheet.state.items():
        lines.append(rf"{latex_text(name)} $= {_LATEX.value(value, 8)}$\\")
    lines += [rf"{latex_text(note)}\\" for note in sheet.notes]
    for heading, steps in sheet.steps():
        lines.append(rf"\subsection*{{{latex_text(heading)}}}")
        lines += [line for step in steps for line in _step_lines(step)]
    lines += [r"\subsection*{Result}", *_closing(sheet), "", latex_text(sheet.check())]
    return "\n".join([*lines, r"\end{document}", ""])


def _step_lines(step: Step) -> list[str]:
    source = "; ".join(filter(None, (step.reference, where(step))))
    equations = [rf"\fit{{= {side}}}" for side in _LATEX.right_sides(step)]
    equations[0] = equations[0].replace(r"\fit{", rf"\fit{{{_LATEX.symbol(step.symbol)} ", 1)
    head = rf"({step.number}) \textbf{{{latex_text(step.name)}}} \hfill {latex_text(source)}"
    return [head, r"\begin{center}", "\\\\[3pt]\n".join(equations), r"\end{center}"]


def _closing(sheet: Worksheet) -> list[str]:
    if sheet.budget is None:
        # symbolic torques are too long for a table
        return [
            rf"\fit{{\tau_{{{i}}} = {_LATEX.value(tau)}}}\\[3pt]"
            for i, tau in enumerate(sheet.tau, start=1)
        ]
    head, rows = sheet.closing()
    lines = [" & ".join(map(latex_text, row)) + r" \\" for row in (head, *rows)]
    lines[0] = lines[0].replace("tau", r"$\tau$") + r" \hline"
    return [rf"\begin{{tabular}}{{l{'r' * (len(head) - 1)}}}", *lines, r"\end{tabular}"]
