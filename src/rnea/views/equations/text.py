"""Derived equations as text for a terminal."""

from __future__ import annotations

import re
import textwrap
from fractions import Fraction

from rnea.symbolic import Equations, Formula, Name, counted, power
from rnea.views.equations.functions import explained, has_zeros, listed
from rnea.views.equations.notation import Notation, broken

_WIDTH = 100
_SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
COORDINATE = re.compile(r"(q|qd|qdd)(\d+)")


def text(equations: Equations) -> str:
    notation = Text(equations.decimals)
    noun = "coordinate" if equations.coordinates else "joint"
    lines = [f"{equations.robot}: {counted(equations.joints, noun)}"]
    for note in equations.notes:
        lines += _wrapped(note)
    if equations.decimals:
        lines.append(f"Numbers are rounded to {notation.digits} digits here, not in --to python.")
    if equations.shared:
        lines.append("")
    for name, formula in equations.shared:
        lines += _equation(name, formula, notation)
    for function in equations.functions:
        lines += ["", *_wrapped(explained(equations, function))]
        entries = listed(function)
        for index, formula in entries.items():
            lines += _equation(function.symbol + index, formula, notation)
        if has_zeros(function):
            lines.append("everything else is 0" if entries else f"{function.symbol} = 0")
    if equations.costs:
        lines.append("")
    for what, cost in equations.costs.items():
        lines.append(f"{what}: {counted(cost, 'operation') if isinstance(cost, int) else cost}")
    return "\n".join(lines) + "\n"


def _wrapped(sentence: str) -> list[str]:
    return textwrap.wrap(sentence, _WIDTH, subsequent_indent="  ")


def _equation(label: str, formula: Formula, notation: Notation) -> list[str]:
    return broken(f"{label} = {notation.write(formula)}", _places, " " * (len(label) + 1))


def _places(line: str) -> list[tuple[int, int]]:
    """Where a line may be broken if it is too long: never in a call."""
    if len(line) <= _WIDTH:
        return []
    open_calls: list[bool] = []
    places = []
    for i, letter in enumerate(line[:_WIDTH]):
        if letter == "(":
            open_calls.append(i > 0 and line[i - 1].isalpha())
        elif letter == ")" and open_calls:
            open_calls.pop()
        elif line[i : i + 3] in (" + ", " - ") and not any(open_calls) and i > _WIDTH // 2:
            places.append((len(open_calls), -i))
    return places


class Text(Notation):
    """For a terminal: m2 l2² (q1'' + q2'')."""

    digits = 8

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and (value.denominator == 1 or not self.decimals):
            return str(value)
        return f"{float(value):.{self.digits}g}"

    def name(self, text: str) -> str:
        coordinate = COORDINATE.fullmatch(text)
        return f"q{coordinate[2]}{chr(39) * (len(coordinate[1]) - 1)}" if coordinate else text

    def power(self, base: Formula, exponent: int) -> str:
        if exponent < 0:
            below = self.write(power(base, -exponent))
            return f"1/{below}" if isinstance(base, Name) else f"1/({below})"
        return self.atom(base) + str(exponent).translate(_SUPERSCRIPTS)
