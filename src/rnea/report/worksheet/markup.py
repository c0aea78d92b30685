"""Symbols, values and formulas of a worked calculation: what all languages share, and text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

import numpy as np

from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import Formula, Markup, Operand, Step, Symbol

NO_BREAK = "\u00a0"
_LONGEST = 4
"""Numbers of a vector that stay on one line of text."""


def is_symbolic(value: object) -> bool:
    return hasattr(value, "free_symbols")


@dataclass(frozen=True)
class Language(Markup, ABC):
    """A markup with the book's symbols, or with their values put in."""

    puts_in: bool = False

    @abstractmethod
    def symbol(self, symbol: Symbol) -> str: ...

    @abstractmethod
    def entry(self, x: object, digits: int) -> str:
        """One number or expression."""

    @abstractmethod
    def table(self, rows: list[list[str]], symbolic: bool) -> str:
        """A matrix, or a vector as a matrix of one column."""

    @abstractmethod
    def unit(self, unit: str) -> str:
        """A unit with the space before it."""

    def value(self, value: object, digits: int = 5) -> str:
        array = np.asarray(value)
        symbolic = any(is_symbolic(x) for x in array.flat)
        if not symbolic:
            # rounding noise of a vector's other components reads as zero
            array = array.astype(float)
            array = np.where(abs(array) < 1e-13 * abs(array).max(initial=0.0), 0.0, array)
        if array.ndim == 0:
            return self.entry(array[()], digits)
        rows = array[:, None] if array.ndim == 1 else array
        return self.table([[self.entry(x, digits) for x in row] for row in rows], symbolic)

    @abstractmethod
    def factor(self, number: str) -> str:
        """A number or nothing before a factor, with a dot behind it where 2 θ̇ would read as 21."""

    def sign(self, operator: str) -> str:
        """Any other operator."""
        return operator

    def operator(self, operator: str) -> str:
        mark = operator.strip()
        return self.factor(mark) if operator == f"{mark} " else self.sign(operator)

    def operand(self, operand: Operand) -> str:
        if not self.puts_in:
            return self.symbol(operand.symbol)
        text = self.value(operand.value)
        return self.brackets(text) if _needs_brackets(operand.value) else text

    def arranged(self, formula: Formula, rows: list[list[str]]) -> str:
        return self.value(formula.worked()) if self.puts_in else self.table(rows, True)

    def right_sides(self, step: Step) -> list[str]:
        """A step's formula in symbols, with values put in, and the result.

        A formula that is one symbol would show its value twice, so that is left out; what is given
        has no formula but its own symbol. Steps with many numbers show less (`Step.shown`).
        """
        if isinstance(step.formula, Operand):
            lines = [] if step.formula.symbol == step.symbol else [step.formula.written(self)]
        else:
            lines = [step.formula.written(self)]
            if step.shown == "worked":
                lines.append(step.formula.written(replace(self, puts_in=True)))
        if step.shown == "formula":
            return lines
        return [*lines, self.value(step.value, 8) + self.unit(step.unit)]


def _needs_brackets(value: Array) -> bool:
    """A negative number or a sum cannot stand in a formula without brackets."""
    if value.ndim:
        return False
    x = value.item()
    return bool(x.is_Add or x.could_extract_minus_sign()) if is_symbolic(x) else float(x) < 0


class TextMarkup(Language):
    """0.5, (x  y  z) or [a b c; d e f; g h i]."""

    def symbol(self, symbol: Symbol) -> str:
        return str(symbol)

    def factor(self, number: str) -> str:
        return number + ("·" if self.puts_in else " ")

    def entry(self, x: object, digits: int) -> str:
        return str(x).replace("**", "^") if is_symbolic(x) else number(x, digits)

    def table(self, rows: list[list[str]], symbolic: bool) -> str:
        # numbers of one vector stay on one line: no line is broken at these spaces
        if all(len(row) == 1 for row in rows):
            gap = ", " if symbolic else NO_BREAK * 2 if len(rows) <= _LONGEST else "  "
            return "(" + gap.join(row[0] for row in rows) + ")"
        return "[" + "; ".join((", " if symbolic else NO_BREAK).join(row) for row in rows) + "]"

    def unit(self, unit: str) -> str:
        return f" {unit}" if unit else ""
