"""Symbols, values and formulas of a worked calculation as text, LaTeX and MathML."""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING

import numpy as np

from rnea.spatial import number
from rnea.spatial.numbers import Array
from rnea.textbook import Markup, Operand, Step, Symbol

if TYPE_CHECKING:
    import sympy

NO_BREAK = "\u00a0"
_LATEX = {"ω": r"\omega", "θ": r"\theta", "τ": r"\tau", "η": r"\eta", "ε": r"\varepsilon",
          "×": r"\times", "·": r"\cdot", "−": "-",
          "½": r"\tfrac12", "\u0307": r"\dot", "\u0308": r"\ddot", "\u0302": r"\hat"}  # fmt: skip
_OVER = {"\u0307": "˙", "\u0308": "¨", "\u0302": "^"}
_RATE = r"([a-zA-Z]+)(\d+)('{1,2})"
_DIGITS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")


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

    def right_sides(self, step: Step) -> list[str]:
        """A step's formula in symbols, with values put in, and the result.

        A formula that is one symbol would show its value twice, so that is left out; what is given
        has no formula but its own symbol.
        """
        if isinstance(step.formula, Operand):
            lines = [] if step.formula.symbol == step.symbol else [step.formula.written(self)]
        else:
            lines = [step.formula.written(self)]
            lines.append(step.formula.written(replace(self, puts_in=True)))
        return [*lines, self.value(step.value, 8) + self.unit(step.unit)]


def _needs_brackets(value: Array) -> bool:
    """A negative number or a sum cannot stand in a formula without brackets."""
    if value.ndim:
        return False
    x = value.item()
    return bool(x.is_Add or x.could_extract_minus_sign()) if is_symbolic(x) else float(x) < 0


class Text(Language):
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
            return "(" + (", " if symbolic else NO_BREAK * 2).join(row[0] for row in rows) + ")"
        return "[" + "; ".join((", " if symbolic else NO_BREAK).join(row) for row in rows) + "]"

    def unit(self, unit: str) -> str:
        return f" {unit}" if unit else ""


class Latex(Language):
    def symbol(self, symbol: Symbol) -> str:
        text = _latex_glyph(symbol.glyph) + (f"_{{{symbol.sub}}}" if symbol.sub else "")
        if symbol.part:
            text += f"^{{{_LATEX.get(symbol.part, symbol.part)}}}"
        if symbol.before_super or symbol.before_sub:
            text = f"{{}}^{{{symbol.before_super}}}_{{{symbol.before_sub}}}{text}"
        if symbol.bracket:
            text = rf"\left[{text}\right]_{{{symbol.bracket}}}"
        if symbol.crossed:
            text = rf"\left[{text}\right]_{{\times}}"
        if symbol.by is not None:
            text = rf"\frac{{\partial {text}}}{{\partial {self.symbol(symbol.by)}}}"
        return f"{{{text}}}^{{T}}" if symbol.transposed else text

    def factor(self, number: str) -> str:
        return _LATEX.get(number, number) + (r"\cdot " if self.puts_in else r"\,")

    def sign(self, operator: str) -> str:
        mark = operator.strip()
        return operator.replace(mark, _LATEX.get(mark, mark))

    def brackets(self, inner: str) -> str:
        return rf"\left({inner}\right)"

    def entry(self, x: object, digits: int) -> str:
        if is_symbolic(x):
            return _latex_expression(x)
        mantissa, _, power = number(x, digits).partition("e")
        return rf"{mantissa}\cdot 10^{{{int(power)}}}" if power else mantissa

    def table(self, rows: list[list[str]], symbolic: bool) -> str:
        body = r" \\ ".join(" & ".join(row) for row in rows)
        return rf"\left[\begin{{smallmatrix}} {body} \end{{smallmatrix}}\right]"

    def unit(self, unit: str) -> str:
        text = unit.replace(" ", r"\,").replace("²", "^2").replace("³", "^3")
        return rf"\;\mathrm{{{text}}}" if unit else ""


def _latex_glyph(glyph: str) -> str:
    """Greek letters, marks above a letter and small digits as LaTeX has them."""
    text = re.sub("(.)([\u0302\u0307\u0308])", r"\2{\1}", unicodedata.normalize("NFD", glyph))
    text = re.sub("[₀-₉]+", lambda digits: f"_{{{digits[0].translate(_DIGITS)}}}", text)
    return "".join(_LATEX.get(letter, letter) for letter in text)


def _latex_expression(expression: sympy.Expr) -> str:
    """With q1' and q1'' as the dotted letters that they are."""
    import sympy

    names = {}
    for symbol in expression.free_symbols:
        if rate := re.fullmatch(_RATE, symbol.name):
            mark = r"\dot" if rate[3] == "'" else r"\ddot"
            names[symbol] = rf"{mark}{{{rate[1]}}}_{{{rate[2]}}}"
    return str(sympy.latex(expression, symbol_names=names))


class MathML(Language):
    def symbol(self, symbol: Symbol) -> str:
        glyph = f"<mi>{escape(symbol.base)}</mi>"
        for mark in symbol.glyph[len(symbol.base) :]:
            glyph = _over(glyph, _OVER[mark])
        sub, before_sub, before_super = (
            f"<mtext>{escape(index)}</mtext>" if index else "<mrow></mrow>"
            for index in (symbol.sub, symbol.before_sub, symbol.before_super)
        )
        text = f"<msub>{glyph}{sub}</msub>" if symbol.sub else glyph
        if symbol.before_sub or symbol.before_super:
            part = f"<mi>{escape(symbol.part)}</mi>" if symbol.part else "<mrow></mrow>"
            text = (f"<mmultiscripts>{glyph}{sub}{part}"
                    f"<mprescripts/>{before_sub}{before_super}</mmultiscripts>")  # fmt: skip
        if symbol.bracket:
            text = (f"<msub><mrow><mo>[</mo>{text}<mo>]</mo></mrow>"
                    f"<mtext>{escape(symbol.bracket)}</mtext></msub>")  # fmt: skip
        if symbol.crossed:
            text = f"<msub><mrow><mo>[</mo>{text}<mo>]</mo></mrow><mo>×</mo></msub>"
        if symbol.by is not None:
            above, below = (f"<mrow><mo>∂</mo>{x}</mrow>" for x in (text, self.symbol(symbol.by)))
            text = f"<mfrac>{above}{below}</mfrac>"
        return f"<msup>{text}<mi>T</mi></msup>" if symbol.transposed else text

    def factor(self, number: str) -> str:
        before = f"<mn>{number}</mn>" if number else ""
        return before + ("<mo>·</mo>" if self.puts_in else "")

    def sign(self, operator: str) -> str:
        return f"<mo>{operator.strip()}</mo>"

    def brackets(self, inner: str) -> str:
        return f"<mrow><mo>(</mo>{inner}<mo>)</mo></mrow>"

    def entry(self, x: object, digits: int) -> str:
        if is_symbolic(x):
            from sympy.printing.mathml import mathml

            return re.sub(f"<mi>{_RATE}</mi>", _mathml_rate, mathml(x, printer="presentation"))
        text = number(x, digits)
        if text.startswith("-"):
            return f"<mrow><mo>−</mo><mn>{text[1:]}</mn></mrow>"
        return f"<mn>{text}</mn>"

    def table(self, rows: list[list[str]], symbolic: bool) -> str:
        cells = ("".join(f"<mtd>{entry}</mtd>" for entry in row) for row in rows)
        body = "".join(f"<mtr>{row}</mtr>" for row in cells)
        return f"<mrow><mo>[</mo><mtable>{body}</mtable><mo>]</mo></mrow>"

    def unit(self, unit: str) -> str:
        return f"<mspace width='0.4em'/><mtext>{escape(unit)}</mtext>" if unit else ""


def _over(glyph: str, mark: str) -> str:
    return f'<mover>{glyph}<mo stretchy="false" class="mark">{mark}</mo></mover>'


def _mathml_rate(rate: re.Match[str]) -> str:
    letter = _over(f"<mi>{rate[1]}</mi>", "˙" if rate[3] == "'" else "¨")
    return f"<msub>{letter}<mn>{rate[2]}</mn></msub>"
