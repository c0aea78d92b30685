"""The language of MathML, for browsers that have no mathematical font.

Only such a font has brackets that grow and slanted letters of their own. So the page's style draws
the brackets of matrices (classes `matrix` and `round`) and slants the letters of a text font. No
browser breaks a line within mathematics: where it may be broken stands a mark, and the page makes
an element of its own of what lies between two marks.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rnea.core.spatial import html_text, number
from rnea.core.textbook import Symbol
from rnea.report.worksheet.markup import is_symbolic
from rnea.report.worksheet.typeset import RATE, Typeset

if TYPE_CHECKING:
    import sympy

TERM, FACTOR = "\u2028", "\u2029"
"""A line may be broken before a term; before a factor if a term alone is too long."""
_WIDEST = 60
"""Letters that the entries of one row of a matrix may fill."""
_OVER = {"\u0307": "˙", "\u0308": "¨", "\u0302": "ˆ"}
_MINUS = '<mo form="prefix">−</mo>'
_MARKS = {"⁻¹": f"{_MINUS}<mn>1</mn>", "⁻ᵀ": f"{_MINUS}<mi>T</mi>",
          "⁺": "<mo>+</mo>", "⁺ᵀ": "<mo>+</mo><mi>T</mi>"}  # fmt: skip
_PLAIN = "<m[in]>[^<]*</m[in]>"
_INDEXED = f"(?:{_PLAIN}|<mover.*?</mover>){_PLAIN}"
_POWER = r"<msubsup>\1\2</msubsup>"
_GAP = '<mspace width="0.15em"/>'


class MathML(Typeset):
    def symbol(self, symbol: Symbol) -> str:
        glyph = _letter(symbol.base, symbol.glyph[len(symbol.base) :])
        sub, before_sub, before_super = (
            f"<mtext>{html_text(index)}</mtext>" if index else "<mrow></mrow>"
            for index in (symbol.sub, symbol.before_sub, symbol.before_super)
        )
        text = f"<msub>{glyph}{sub}</msub>" if symbol.sub else glyph
        if symbol.before_sub or symbol.before_super:
            part = _letter(symbol.part) if symbol.part else "<mrow></mrow>"
            text = (f"<mmultiscripts>{glyph}{sub}{part}"
                    f"<mprescripts/>{before_sub}{before_super}</mmultiscripts>")  # fmt: skip
        if symbol.bracket:
            text = (f"<msub><mrow>{_bracket('[')}{text}{_bracket(']')}</mrow>"
                    f"<mtext>{html_text(symbol.bracket)}</mtext></msub>")  # fmt: skip
        if symbol.crossed:
            text = f"<msub><mrow>{_bracket('[')}{text}{_bracket(']')}</mrow><mo>×</mo></msub>"
        if symbol.by is not None:
            above, below = (f"<mrow><mo>∂</mo>{x}</mrow>" for x in (text, self.symbol(symbol.by)))
            text = f"<mfrac>{above}{below}</mfrac>"
        return f"<msup>{text}<mi>T</mi></msup>" if symbol.transposed else text

    def factor(self, number: str) -> str:
        before = f"<mn>{number}</mn>" if number else ""
        if not self.puts_in:
            return before
        return f'{before}{"" if before else FACTOR}<mo form="infix">·</mo>'

    def sign(self, operator: str) -> str:
        mark = operator.strip()
        if mark == operator:
            return f'<mo form="prefix">{mark}</mo>'
        # said to stand between two things, as it may be the first of its element
        return f'{TERM if mark in "+−" else FACTOR}<mo form="infix">{mark}</mo>'

    def brackets(self, inner: str) -> str:
        # brackets that grow hold one line; a longer one is broken, and theirs stay small
        if "<mtable" in inner or ("<mfrac" in inner and _letters(inner) <= _WIDEST):
            return f'<mtable class="round"><mtr><mtd>{_unbroken(inner)}</mtd></mtr></mtable>'
        return _bracket("(") + inner.replace(TERM, FACTOR) + _bracket(")")

    def entry(self, x: object, digits: int) -> str:
        if is_symbolic(x):
            return self.expression(x)
        mantissa, _, power = number(x, digits).partition("e")
        text = f"<mn>{mantissa.removeprefix('-')}</mn>"
        if power:
            text += f"<mo>·</mo><msup><mn>10</mn><mn>{_minus(str(int(power)))}</mn></msup>"
        return (
            f'<mrow><mo form="prefix">−</mo>{text}</mrow>' if text and mantissa[0] == "-" else text
        )

    def inverse(self, matrix: str, mark: str) -> str:
        raised = _MARKS[mark]
        return f"<msup><mrow>{_unbroken(matrix)}</mrow><mrow>{raised}</mrow></msup>"

    def side_by_side(self, factors: list[str]) -> str:
        return _GAP.join(factors)

    def atom(self, x: sympy.Expr) -> str:
        from sympy.printing.mathml import mathml

        text = mathml(x, printer="presentation")
        text = re.sub(f"<mi>{RATE}</mi>", _rate, text)
        text = re.sub(r"<mi>(\d+)</mi>", r"<mn>\1</mn>", text)
        text = re.sub("<mi>(sin|cos|tan|exp|log)</mi>", r'<mi class="function">\1</mi>', text)
        text = re.sub(r"<mo>([()])</mo>", lambda found: _bracket(found[1]), text)
        text = text.replace("<mo>&InvisibleTimes;</mo>", _GAP)
        # one power and one index at a letter stand above each other
        text = re.sub(f"<msup><msub>({_INDEXED})</msub>({_PLAIN})</msup>", _POWER, text)
        return text.replace("<mo>-</mo>", "<mo>−</mo>")

    def table(self, rows: list[list[str]], symbolic: bool) -> str:
        rows = [[_cell(entry, _WIDEST // len(row)) for entry in row] for row in rows]
        cells = ("".join(f"<mtd>{entry}</mtd>" for entry in row) for row in rows)
        body = "".join(f"<mtr>{row}</mtr>" for row in cells)
        return f'<mtable class="matrix">{body}</mtable>'

    def unit(self, unit: str) -> str:
        return f"<mspace width='0.4em'/><mtext>{html_text(unit)}</mtext>" if unit else ""


def _letter(base: str, marks: str = "") -> str:
    """A letter, or a few, and what stands above."""
    text = f"<mi>{html_text(base)}</mi>"
    for mark in marks:
        text = f'<mover accent="true">{text}<mo stretchy="false">{_OVER[mark]}</mo></mover>'
    return text


def _bracket(mark: str) -> str:
    form = "prefix" if mark in "([" else "postfix"
    return f'<mo form="{form}" stretchy="false">{mark}</mo>'


def _minus(text: str) -> str:
    return text.replace("-", "−")


def _unbroken(text: str) -> str:
    return text.replace(TERM, "").replace(FACTOR, "")


def _letters(text: str) -> int:
    """How many are seen of MathML."""
    return len(re.sub("<[^>]*>", "", text))


def _cell(entry: str, widest: int) -> str:
    """An entry of a matrix, in several lines where it is too long."""
    lines = [""]
    for term in entry.split(TERM):
        longer = lines[-1] + term
        if lines[-1] and _letters(longer) > widest:
            lines.append(term)
        else:
            lines[-1] = longer
    if len(lines) == 1:
        return _unbroken(entry)
    rows = "".join(f"<mtr><mtd>{_unbroken(line)}</mtd></mtr>" for line in lines)
    return f'<mtable class="lines">{rows}</mtable>'


def _rate(rate: re.Match[str]) -> str:
    letter = _letter(rate[1], "\u0307" if rate[3] == "'" else "\u0308")
    return f"<msub>{letter}<mn>{rate[2]}</mn></msub>"
