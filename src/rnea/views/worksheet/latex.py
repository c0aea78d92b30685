"""The worked calculation as a LaTeX document for a plain TeX distribution (amsmath only)."""

from __future__ import annotations

from rnea.textbook import Step
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
_SAFE = {sign: rf"\{sign}" for sign in "&%#_{}$"} | {"^": r"\^{}", "²": "$^2$", "→": r"$\to$"}
_SAFE |= {"ω": r"$\omega$", "η": r"$\eta$", "ε": r"$\varepsilon$"}
_LATEX = Latex()


def as_latex(sheet: Worksheet) -> str:
    lines = [_HEAD, rf"\section*{{{_escape(sheet.title)}}}"]
    for name, value in sheet.state.items():
        lines.append(rf"{_escape(name)} $= {_LATEX.value(value, 8)}$\\")
    lines += [rf"{_escape(note)}\\" for note in sheet.notes]
    for heading, steps in sheet.steps():
        lines.append(rf"\subsection*{{{_escape(heading)}}}")
        lines += [line for step in steps for line in _step_lines(step)]
    lines += [r"\subsection*{Result}", *_closing(sheet), "", _escape(sheet.check())]
    return "\n".join([*lines, r"\end{document}", ""])


def _step_lines(step: Step) -> list[str]:
    source = "; ".join(filter(None, (step.reference, where(step))))
    equations = [rf"\fit{{= {side}}}" for side in _LATEX.right_sides(step)]
    equations[0] = equations[0].replace(r"\fit{", rf"\fit{{{_LATEX.symbol(step.symbol)} ", 1)
    head = rf"({step.number}) \textbf{{{_escape(step.name)}}} \hfill {_escape(source)}"
    return [head, r"\begin{center}", "\\\\[3pt]\n".join(equations), r"\end{center}"]


def _closing(sheet: Worksheet) -> list[str]:
    if sheet.budget is None:
        # symbolic torques are too long for a table
        return [
            rf"\fit{{\tau_{{{i}}} = {_LATEX.value(tau)}}}\\[3pt]"
            for i, tau in enumerate(sheet.tau, start=1)
        ]
    head, rows = sheet.closing()
    lines = [" & ".join(map(_escape, row)) + r" \\" for row in (head, *rows)]
    lines[0] = lines[0].replace("tau", r"$\tau$") + r" \hline"
    return [rf"\begin{{tabular}}{{l{'r' * (len(head) - 1)}}}", *lines, r"\end{tabular}"]


def _escape(text: str) -> str:
    """Text that LaTeX would read as commands, as text."""
    return "".join(_SAFE.get(sign, sign) for sign in text)
