"""The worked calculation as a LaTeX document for a plain TeX distribution (amsmath only)."""

from __future__ import annotations

from rnea.views.worksheet.text import (
    Worksheet,
    _unit_latex,
    budget_parts,
    check_text,
    closing_rows,
    where_text,
)
from rnea.views.worksheet.values import formula_latex, value_latex

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


def as_latex(sheet: Worksheet) -> str:
    lines = [_HEAD, rf"\section*{{{escape(sheet.title)}}}"]
    for name, value in sheet.state.items():
        lines.append(rf"{escape(name)} $= {value_latex(value, 8)}$\\")
    lines += [rf"{escape(note)}\\" for note in sheet.notes]
    for heading, steps in sheet.steps():
        lines.append(rf"\subsection*{{{escape(heading)}}}")
        for step in steps:
            where = where_text(step)
            note = f"{step.reference}; {where}" if where else step.reference
            symbol = step.symbol.latex()
            unit = rf"\;\mathrm{{{_unit_latex(step.unit)}}}" if step.unit else ""
            lines += [
                rf"({step.number}) \textbf{{{escape(step.name)}}} \hfill {escape(note)}",
                r"\begin{center}",
                rf"\fit{{{symbol} = {formula_latex(step, numbers=False)}}}\\[3pt]",
                rf"\fit{{= {formula_latex(step, numbers=True)}}}\\[3pt]",
                rf"\fit{{= {value_latex(step.value, 8)}{unit}}}",
                r"\end{center}",
            ]
    lines += [r"\subsection*{Result}", _closing(sheet), "", escape(check_text(sheet))]
    return "\n".join([*lines, r"\end{document}", ""])


def _closing(sheet: Worksheet) -> str:
    names = [name for name, _ in budget_parts(sheet)]
    head = " & ".join(["joint", r"$\tau$", "unit", *names]) + r" \\ \hline"
    rows = [" & ".join(escape(cell) for cell in row) + r" \\" for row in closing_rows(sheet)]
    columns = "l" + "r" * (2 + len(names))
    if sheet.budget is None:
        # symbolic torques are too long for a table
        equations = [
            rf"\fit{{\tau_{{{i + 1}}} = {value_latex(tau)}}}\\[3pt]"
            for i, tau in enumerate(sheet.tau)
        ]
        return "\n".join(equations)
    return "\n".join([rf"\begin{{tabular}}{{{columns}}}", head, *rows, r"\end{tabular}"])


def escape(text: str) -> str:
    """Text that LaTeX would read as commands, as text."""
    for plain, safe in (
        ("&", r"\&"),
        ("%", r"\%"),
        ("#", r"\#"),
        ("_", r"\_"),
        ("^", r"\^{}"),
        ("{", r"\{"),
        ("}", r"\}"),
        ("$", r"\$"),
        ("²", r"$^2$"),
        ("→", r"$\to$"),
    ):
        text = text.replace(plain, safe)
    return text
