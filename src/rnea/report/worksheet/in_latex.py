"""The language of LaTeX, with brackets of fixed size, between which TeX can break a line."""

from __future__ import annotations

import re
import unicodedata
from functools import partial
from typing import TYPE_CHECKING

from rnea.core.spatial import number
from rnea.core.textbook import Symbol
from rnea.engine.symbolic.printing import broken, places
from rnea.report.worksheet.markup import is_symbolic
from rnea.report.worksheet.typeset import RATE, Typeset

if TYPE_CHECKING:
    import sympy

_LATEX = {"ω": r"\omega", "θ": r"\theta", "τ": r"\tau", "η": r"\eta", "ε": r"\varepsilon",
          "α": r"\alpha", "γ": r"\gamma", "δ": r"\delta", "λ": r"\lambda", "μ": r"\mu",
          "″": "''", "′": "'",
          "×": r"\times", "·": r"\cdot", "−": "-",
          "½": r"\tfrac12", "\u0307": r"\dot", "\u0308": r"\ddot", "\u0302": r"\hat"}  # fmt: skip
_MARKS = {"⁻¹": "-1", "⁻ᵀ": "-T", "⁺": "+", "⁺ᵀ": "+T"}
_DIGITS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_WIDEST = 450.0
"""Points that the entries of one row of a matrix may fill."""


class LatexMarkup(Typeset):
    def symbol(self, symbol: Symbol) -> str:
        text = _glyph(symbol.glyph) + (f"_{{{symbol.sub}}}" if symbol.sub else "")
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
        size = "Bigg" if "matrix" in inner else "bigg" if r"\frac" in inner else "big"
        return rf"\{size}l({inner}\{size}r)"

    def inverse(self, matrix: str, mark: str) -> str:
        return rf"{{{matrix}}}^{{{_MARKS[mark]}}}"

    def entry(self, x: object, digits: int) -> str:
        if is_symbolic(x):
            return self.expression(x)
        mantissa, _, power = number(x, digits).partition("e")
        return rf"{mantissa}\cdot 10^{{{int(power)}}}" if power else mantissa

    def side_by_side(self, factors: list[str]) -> str:
        return r"\, ".join(factors)

    def atom(self, x: sympy.Expr) -> str:
        """With q1' and q1'' as the dotted letters that they are."""
        import sympy

        names = {}
        for symbol in x.free_symbols:
            if rate := re.fullmatch(RATE, symbol.name):
                mark = r"\dot" if rate[3] == "'" else r"\ddot"
                names[symbol] = rf"{mark}{{{rate[1]}}}_{{{rate[2]}}}"
        return str(sympy.latex(x, symbol_names=names))

    def table(self, rows: list[list[str]], symbolic: bool) -> str:
        if symbolic:
            rows = [[_cell(entry, _WIDEST / len(row)) for entry in row] for row in rows]
        body = r" \\ ".join(" & ".join(row) for row in rows)
        return rf"\left[\begin{{matrix}} {body} \end{{matrix}}\right]"

    def unit(self, unit: str) -> str:
        text = unit.replace(" ", r"\,").replace("²", "^2").replace("³", "^3")
        return rf"\;\mathrm{{{text}}}" if unit else ""


def _cell(entry: str, width: float) -> str:
    """An entry of a matrix, where TeX breaks no line: one that is too long in several."""
    first, *others = broken(entry, partial(places, widest=width))
    if not others:
        return entry
    lines = r" \\ ".join([first, *(rf"\quad {line}" for line in others)])
    return rf"\begin{{array}}{{@{{}}l@{{}}}} {lines} \end{{array}}"


def _glyph(glyph: str) -> str:
    """Greek letters, marks above a letter and small digits as LaTeX has them."""
    text = re.sub("(.)([\u0302\u0307\u0308])", r"\2{\1}", unicodedata.normalize("NFD", glyph))
    text = re.sub("[₀-₉]+", lambda digits: f"_{{{digits[0].translate(_DIGITS)}}}", text)
    return "".join(_LATEX.get(letter, letter) for letter in text)
