"""Derived equations as text for a terminal."""

from __future__ import annotations

import re
import textwrap
from fractions import Fraction
from functools import partial

from rnea.engine.symbolic.equations import Equations
from rnea.engine.symbolic.expression import Formula, Name, power
from rnea.engine.symbolic.printing.functions import explained, has_zeros, listed
from rnea.engine.symbolic.printing.notation import EquationPrinter, broken
from rnea.errors import counted

WIDTH = 100
_SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_ROUNDING = 1e-12
COORDINATE = re.compile(r"(q|qd|qdd)(\d+)")


def text(equations: Equations, width: int = WIDTH) -> str:
    """In lines of so many columns, as far as a formula has places to break it."""
    notation = TextPrinter(equations.decimals)
    noun = "coordinate" if equations.coordinates else "joint"
    lines = [f"{equations.robot}: {counted(equations.joints, noun)}"]
    for note in equations.notes:
        lines += _wrapped(note, width)
    head = len(lines)
    if equations.shared:
        lines.append("")
    for name, formula in equations.shared:
        lines += _equation(name, formula, notation, width)
    for function in equations.functions:
        lines += ["", *_wrapped(explained(equations, function), width)]
        entries = listed(function)
        for index, formula in entries.items():
            lines += _equation(function.symbol + index, formula, notation, width)
        if has_zeros(function):
            lines.append("everything else is 0" if entries else f"{function.symbol} = 0")
    if equations.costs:
        lines.append("")
    for what, cost in equations.costs.items():
        told = counted(cost, "operation") if isinstance(cost, int) else cost
        lines += _wrapped(f"{what}: {told}", width)
    if notation.rounded:
        told = f"Numbers are rounded to {notation.digits} digits here, not in --to python."
        lines.insert(head, told)
    return "\n".join(lines) + "\n"


def _wrapped(sentence: str, width: int) -> list[str]:
    return textwrap.wrap(sentence, width, subsequent_indent="  ")


def _equation(label: str, formula: Formula, notation: EquationPrinter, width: int) -> list[str]:
    places = partial(_places, width=width)
    return broken(f"{label} = {notation.write(formula)}", places, " " * (len(label) + 1))


def _places(line: str, width: int) -> list[tuple[int, int]]:
    """Where a line may be broken if it is too long, never in a call: before a + or -, in the second
    half if that can be, else between the factors of a product."""
    if len(line) <= width:
        return []
    open_calls: list[bool] = []
    sums: list[tuple[int, int]] = []
    factors: list[tuple[int, int]] = []
    begin = len(line) - len(line.lstrip())
    for i, letter in enumerate(line[:width]):
        if letter == "(":
            open_calls.append(i > 0 and line[i - 1].isalpha())
        elif letter == ")" and open_calls:
            open_calls.pop()
        elif letter == " " and i > begin + 2 and not any(open_calls):
            is_sum = line[i : i + 3] in (" + ", " - ")
            (sums if is_sum else factors).append((len(open_calls), -i))
    late = [place for place in sums if -place[1] > width // 2]
    # not between a sign and what it belongs to
    return late or sums or [x for x in factors if line[-x[1] - 1] not in "+-="]


class TextPrinter(EquationPrinter):
    """For a terminal: m2 l2² (q1'' + q2'')."""

    digits = 8
    # whether some number was, so far
    rounded = False

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and (value.denominator == 1 or not self.decimals):
            return str(value)
        exact = float(value)
        written = f"{exact:.{self.digits}g}"
        self.rounded |= abs(float(written) - exact) > _ROUNDING * abs(exact)
        return written

    def name(self, text: str) -> str:
        coordinate = COORDINATE.fullmatch(text)
        return f"q{coordinate[2]}{chr(39) * (len(coordinate[1]) - 1)}" if coordinate else text

    def power(self, base: Formula, exponent: int) -> str:
        if exponent < 0:
            below = self.write(power(base, -exponent))
            return f"1/{below}" if isinstance(base, Name) else f"1/({below})"
        return self.atom(base) + str(exponent).translate(_SUPERSCRIPTS)
