"""Derived equations for people: text for a terminal, LaTeX for a page."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping

from rnea.symbolic.equations import Equations, Function, Index, counted
from rnea.symbolic.expression import Formula
from rnea.symbolic.notation import Latex, Notation, Text, broken

_WIDTH = 100
_LINE = 390.0
"""Points of a LaTeX line that terms may fill."""
_TITLES = {
    "tau": "Torques and forces",
    "M": "Mass matrix",
    "C": "Coriolis matrix",
    "g": "Gravity",
    "T": "Kinetic energy",
    "V": "Potential energy",
    "c": "Christoffel symbols",
}


def decimals(equations: Equations) -> bool:
    return not equations.parameters


def explained(equations: Equations, function: Function) -> str:
    """One line on what a function is, with its units."""
    match function.symbol:
        case "tau":
            return f"tau: {_by_unit(equations, 'tau{}')}"
        case "M":
            return f"M: mass matrix, symmetric ({_mass_units(equations)}); tau = M q'' + C q' + g"
        case "C":
            return "C: Coriolis matrix, Christoffel choice: dM/dt - 2 C is skew-symmetric"
        case "g":
            return f"g: what holds the robot still against gravity: {_by_unit(equations, 'g{}')}"
        case "T":
            return "T: kinetic energy (J)"
        case "V":
            return "V: potential energy (J)"
    return "c_ijk: (C q')_i = sum over j, k of c_ijk q_j' q_k'; c_ijk = c_ikj"


def _by_unit(equations: Equations, symbol: str) -> str:
    """Which of the joints have torques, which forces."""
    kinds = {"N m": ("torque", "torques"), "N": ("force", "forces")}
    found = []
    for unit, names in kinds.items():
        labels = [symbol.format(i) for i, u in enumerate(equations.units, start=1) if u == unit]
        if len(labels) == len(equations.units) > 0:
            return f"{names[len(labels) > 1]} ({unit})"
        if labels:
            found.append(f"{names[len(labels) > 1]} {', '.join(labels)} ({unit})")
    return " and ".join(found) or "torques (N m) and forces (N)"


def _mass_units(equations: Equations) -> str:
    if len(set(equations.units)) == 1:
        return {"N m": "kg m²", "N": "kg"}[equations.units[0]]
    return "kg m² between turning joints, kg between sliding ones, kg m between the two"


def _listed(function: Function) -> dict[Index, Formula]:
    """Entries for reading: of symmetric ones only the first."""
    symmetric = function.symbol in ("M", "c")
    return {
        index: formula
        for index, formula in function.entries.items()
        if not (symmetric and index[-2] > index[-1])
    }


def _size(function: Function) -> int:
    """How many entries are listed if none is zero."""
    n = function.shape[0] if function.shape else 1
    pairs = n * (n + 1) // 2
    every = n ** len(function.shape)
    return {"M": pairs, "c": n * pairs}.get(function.symbol, every)


# ---- text --------------------------------------------------------------------------------------


def text(equations: Equations) -> str:
    notation = Text(decimals(equations))
    lines = [f"{equations.robot}: {counted(equations.joints, 'joint')}"]
    for note in equations.notes:
        lines += textwrap.wrap(note, _WIDTH, subsequent_indent="  ")
    if decimals(equations):
        lines.append(f"Numbers are rounded to {notation.digits} digits here, not in --to python.")
    if equations.shared:
        lines.append("")
        lines += [_text_line(name, formula, notation) for name, formula in equations.shared]
    for function in equations.functions:
        lines.append("")
        lines += textwrap.wrap(explained(equations, function), _WIDTH, subsequent_indent="  ")
        listed = _listed(function)
        for index, formula in listed.items():
            lines.append(_text_line(_label(function, index), formula, notation))
        if len(listed) < _size(function):
            lines.append("everything else is 0" if listed else f"{function.symbol} = 0")
    if equations.costs:
        lines.append("")
    for what, cost in equations.costs.items():
        lines.append(f"{what}: {counted(cost, 'operation') if isinstance(cost, int) else cost}")
    return "\n".join(lines) + "\n"


def _label(function: Function, index: Index) -> str:
    separator = "," if function.shape and function.shape[0] > 9 else ""
    return function.symbol + separator.join(str(i + 1) for i in index)


def _text_line(label: str, formula: Formula, notation: Notation) -> str:
    indent = " " * (len(label) + 1)
    return broken(f"{label} = {notation.write(formula)}", _WIDTH, indent)


# ---- LaTeX -------------------------------------------------------------------------------------


def latex(equations: Equations) -> str:
    """A document of its own."""
    notation = Latex(decimals(equations))
    lines = [r"\documentclass{article}", r"\usepackage[margin=25mm]{geometry}"]
    lines += [r"\usepackage{amsmath}", r"\allowdisplaybreaks", r"\setlength{\parindent}{0pt}"]
    lines += [r"\begin{document}", rf"\section*{{{_escaped(equations.robot)}}}"]
    lines += [_escaped(note) + r"\par" for note in equations.notes]
    if decimals(equations):
        lines.append(rf"SI units; numbers are rounded to {notation.digits} digits.\par")
    if equations.shared:
        lines.append(r"\subsection*{Shared sub-expressions}")
        lines += _aligned(_rows(_shared_labels(equations, notation), notation))
    for function in equations.functions:
        lines.append(rf"\subsection*{{{_TITLES[function.symbol]}}}")
        lines.append(_latex_explained(equations, function) + r"\par")
        labelled = _latex_labels(function)
        lines += _aligned(_rows(labelled, notation))
        if len(labelled) < _size(function):
            symbol = _latex_symbol(function)
            lines.append("Everything else is 0." if labelled else f"${symbol} = 0$")
            lines[-1] += r"\par"
    return "\n".join([*lines, r"\end{document}"]) + "\n"


def formulas_in_latex(equations: Equations) -> str:
    """The formulas alone, as a notebook shows them."""
    notation = Latex(decimals(equations))
    rows = _rows(_shared_labels(equations, notation), notation)
    for function in equations.functions:
        found = _rows(_latex_labels(function), notation)
        rows += found or [f"{_latex_symbol(function)} &= 0"]
    return "$$\\begin{aligned}\n" + " \\\\\n".join(rows) + "\n\\end{aligned}$$"


def _latex_explained(equations: Equations, function: Function) -> str:
    match function.symbol:
        case "tau":
            found = _by_unit(equations, r"$\tau_{{{}}}$")
            return f"{found[0].upper()}{found[1:]}."
        case "M":
            units = _mass_units(equations).replace("²", "$^2$")
            return rf"Symmetric ({units}); $\tau = M \ddot{{q}} + C \dot{{q}} + g$."
        case "C":
            return r"Christoffel choice: $\dot{M} - 2 C$ is skew-symmetric."
        case "g":
            return f"What holds the robot still: {_by_unit(equations, '$g_{{{}}}$')}."
        case "T" | "V":
            return "In J."
    rule = r"$(C \dot{q})_i = \sum_{j,k} c_{ijk} \, \dot{q}_j \, \dot{q}_k$"
    return f"{rule}; $c_{{ijk}} = c_{{ikj}}$."


def _shared_labels(equations: Equations, notation: Notation) -> dict[str, Formula]:
    return {notation.name(name): formula for name, formula in equations.shared}


def _latex_symbol(function: Function) -> str:
    return r"\tau" if function.symbol == "tau" else function.symbol


def _latex_labels(function: Function) -> dict[str, Formula]:
    symbol = _latex_symbol(function)
    comma = "," if function.shape and function.shape[0] > 9 else ""
    labelled = {}
    for index, formula in _listed(function).items():
        below = comma.join(str(i + 1) for i in index)
        labelled[f"{symbol}_{{{below}}}" if below else symbol] = formula
    return labelled


def _aligned(rows: Iterable[str]) -> list[str]:
    found = " \\\\\n".join(rows)
    return [r"\begin{align*}", found, r"\end{align*}"] if found else []


def _rows(formulas: Mapping[str, Formula], notation: Notation) -> list[str]:
    """Equations under each other, long ones broken between their terms."""
    rows = []
    for label, formula in formulas.items():
        first, *others = _latex_lines(notation.write(formula))
        rows.append(f"{label} &= {first}")
        rows += [rf"&\quad {line}" for line in others]
    return rows


_TOKEN = re.compile(r" [+-] |\\[a-zA-Z]+|\\.|.", re.DOTALL)
_WIDTHS = {" + ": 12.2, " - ": 12.2, "\\sin": 14.0, "\\cos": 15.0, "\\,": 1.7}
_NOTHING = {*"{}_^ &", "\\bigl", "\\bigr", "\\left", "\\right", "\\dot", "\\ddot"}
_NOTHING |= {"\\mathrm", "\\tfrac", "\\frac"}


def _latex_lines(text: str) -> list[str]:
    """A formula in lines that fit, broken before a + or -, at the outermost bracket possible."""
    lines: list[str] = []
    while True:
        places: list[tuple[int, int]] = []
        width, depth, closed, at, small = 0.0, 0, 0, 0, False
        for found in _TOKEN.finditer(text):
            token, at = found[0], found.start()
            if width > _LINE:
                break
            # what stands in braces or in a call stays together
            closed += (token in ("{", "\\left")) - (token in ("}", "\\right"))
            depth += (token == "\\bigl") - (token == "\\bigr")
            if token in (" + ", " - ") and not closed and width > _LINE / 3:
                places.append((depth, -at))
            if token not in _NOTHING:
                small = closed > 0
                width += _WIDTHS.get(token, 4.2 if token in "()." or small else 5.8)
        if width <= _LINE or not places:
            return [*lines, text]
        at = -min(places)[1]
        lines.append(text[:at])
        text = text[at + 1 :]


def _escaped(text: str) -> str:
    for letter in "&%$#_{}":
        text = text.replace(letter, f"\\{letter}")
    return text
