"""Derived equations in LaTeX: a document of its own, or the formulas alone for a notebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction

from rnea.engine.symbolic.equations import Equations, SymbolicFunction
from rnea.engine.symbolic.expression import Call, Formula, Name, power
from rnea.engine.symbolic.printing.functions import explained, has_zeros, listed, title
from rnea.engine.symbolic.printing.latex_text import latex_text
from rnea.engine.symbolic.printing.notation import EquationPrinter, broken
from rnea.engine.symbolic.printing.text import COORDINATE, TextPrinter

_GREEK = re.findall(
    r"\w+",
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau "
    "upsilon phi chi psi omega",
)
# one letter and its index, as books write masses, lengths, centres and inertias: lc1, mp, Ixx2
_LETTER_AND_INDEX = re.compile(r"(?=[mlrI][a-z]\d*$|I[xyz]{2}\d+$|[cp][xyz]\d+$)(.)(.+)", re.ASCII)
_LINE = 390.0
"""Points of a LaTeX line that terms may fill."""


def latex(equations: Equations) -> str:
    """A document of its own."""
    notation = LatexPrinter(equations.decimals)
    lines = [r"\documentclass{article}", r"\usepackage[margin=25mm]{geometry}"]
    lines += [r"\usepackage{amsmath}", r"\allowdisplaybreaks", r"\setlength{\parindent}{0pt}"]
    lines += [r"\begin{document}", rf"\section*{{{latex_text(equations.robot)}}}"]
    lines += [latex_text(note) + r"\par" for note in equations.notes]
    head = len(lines)
    if equations.shared:
        lines.append(r"\subsection*{Shared sub-expressions}")
        lines += _aligned(_shared(equations, notation))
    for function in equations.functions:
        lines.append(rf"\subsection*{{{title(function)}}}")
        lines.append(explained(equations, function, latex=True) + r"\par")
        rows = _entries(function, notation)
        lines += _aligned(rows)
        if has_zeros(function):
            rest = "Everything else is 0." if rows else f"${_symbol(function)} = 0$"
            lines.append(rest + r"\par")
    told = ["SI units."] if equations.decimals else []
    told += [f"Numbers are rounded to {notation.digits} digits."] if notation.rounded else []
    if told:
        lines.insert(head, " ".join(told) + r"\par")
    return "\n".join([*lines, r"\end{document}"]) + "\n"


def formulas_in_latex(equations: Equations) -> str:
    """The formulas alone, as a notebook shows them."""
    notation = LatexPrinter(equations.decimals)
    rows = _shared(equations, notation)
    for function in equations.functions:
        rows += _entries(function, notation) or [f"{_symbol(function)} &= 0"]
    return "$$\\begin{aligned}\n" + " \\\\\n".join(rows) + "\n\\end{aligned}$$"


def _shared(equations: Equations, notation: EquationPrinter) -> list[str]:
    return _rows({notation.name(name): formula for name, formula in equations.shared}, notation)


def _entries(function: SymbolicFunction, notation: EquationPrinter) -> list[str]:
    symbol = _symbol(function)
    entries = {f"{symbol}_{{{k}}}" if k else symbol: f for k, f in listed(function).items()}
    return _rows(entries, notation)


def _rows(formulas: Mapping[str, Formula], notation: EquationPrinter) -> list[str]:
    """Equations under each other, long ones broken between their terms."""
    rows = []
    for label, formula in formulas.items():
        first, *others = broken(notation.write(formula), places)
        rows += [f"{label} &= {first}", *(rf"&\quad {line}" for line in others)]
    return rows


def _symbol(function: SymbolicFunction) -> str:
    return r"\tau" if function.symbol == "tau" else function.symbol


def _aligned(rows: Iterable[str]) -> list[str]:
    body = " \\\\\n".join(rows)
    return [r"\begin{align*}", body, r"\end{align*}"] if body else []


_TOKEN = re.compile(r" [+-] |\\[a-zA-Z]+|\\.|.", re.DOTALL)
_WIDTHS = {" + ": 12.2, " - ": 12.2, "\\sin": 14.0, "\\cos": 15.0, "\\,": 1.7}
_OPEN = {"\\bigl", "\\biggl", "\\Biggl"}
_CLOSED = {"\\bigr", "\\biggr", "\\Biggr"}
_NOTHING = {*"{}_^ &", *_OPEN, *_CLOSED, "\\left", "\\right", "\\dot", "\\ddot"}
_NOTHING |= {"\\mathrm", "\\tfrac", "\\frac"}


def places(line: str, widest: float = _LINE) -> list[tuple[int, int]]:
    """Where a line may be broken if it is wider than so many points."""
    found: list[tuple[int, int]] = []
    width, depth, closed, small = 0.0, 0, 0, False
    for match in _TOKEN.finditer(line):
        token = match[0]
        if width > widest:
            return found
        # what stands in braces or in a call stays together
        closed += (token in ("{", "\\left")) - (token in ("}", "\\right"))
        depth += (token in _OPEN) - (token in _CLOSED)
        if token in (" + ", " - ") and not closed and width > widest / 3:
            found.append((depth, -match.start()))
        if token not in _NOTHING:
            small = closed > 0
            width += _WIDTHS.get(token, 4.2 if token in "()." or small else 5.8)
    return found if width > widest else []


class LatexPrinter(TextPrinter):
    """For a book: \\dot{q}_1, fractions, subscripts."""

    # brackets of a fixed size, as \left and \right could not stand in different lines
    times, open, close = r" \, ", r"\bigl(", r"\bigr)"

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and value.denominator != 1 and not self.decimals:
            return rf"\tfrac{{{value.numerator}}}{{{value.denominator}}}"
        text = super().number(value)
        mantissa, e, exponent = text.partition("e")
        return rf"{mantissa} \cdot 10^{{{int(exponent)}}}" if e else text

    def name(self, text: str) -> str:
        if coordinate := COORDINATE.fullmatch(text):
            dots = ("q", r"\dot{q}", r"\ddot{q}")[len(coordinate[1]) - 1]
            return f"{dots}_{{{coordinate[2]}}}"
        if text in _GREEK:
            return f"\\{text}"
        head, *indices = _name_parts(text)
        letter = (
            f"\\{head}" if head in _GREEK else head if len(head) == 1 else rf"\mathrm{{{head}}}"
        )
        below = ",".join(rf"\mathrm{{{x}}}" if re.search("[^0-9]{2}", x) else x for x in indices)
        return f"{letter}_{{{below}}}" if below else letter

    def call(self, function: str, argument: str) -> str:
        if function == "sqrt":
            return rf"\sqrt{{{argument}}}"
        return rf"\{function}\left({argument}\right)"

    def power(self, base: Formula, exponent: int) -> str:
        if isinstance(base, Call) and base.function != "sqrt" and exponent > 1:
            return rf"\{base.function}^{{{exponent}}}\left({self.write(base.argument)}\right)"
        if exponent < 0:
            return rf"\frac{{1}}{{{self.write(power(base, -exponent))}}}"
        text = self.write(base)
        text = text if isinstance(base, Name) else rf"\left({text}\right)"
        return f"{{{text}}}^{{{exponent}}}"


def _name_parts(text: str) -> list[str]:
    """A name and its indices: m_arm2 is m with arm and 2, depth2 is depth with 2, lc1 l with c1."""
    if letter_and_index := _LETTER_AND_INDEX.fullmatch(text):
        return list(letter_and_index.groups())
    head, *indices = [part for part in text.split("_") if part] or ["x"]
    word, digits = re.fullmatch(r"(.*?)(\d*)", head).groups()  # type: ignore[union-attr]
    return [word, *([digits] if digits else []), *indices] if word else [head, *indices]
