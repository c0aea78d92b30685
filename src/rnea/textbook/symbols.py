"""A book's symbol with its indices, printed as text, as LaTeX, or as MathML."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from html import escape

_SUPER = str.maketrans("0123456789+-inC", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁱⁿᶜ")
_SUB = str.maketrans("0123456789+-in", "₀₁₂₃₄₅₆₇₈₉₊₋ᵢₙ")
_LATEX = {
    "ω": r"\omega",
    "θ": r"\theta",
    "τ": r"\tau",
    "Γ": r"\Gamma",
}
_DOTS = {0: "", 1: "\u0307", 2: "\u0308"}
_DOTS_LATEX = {0: "", 1: r"\dot", 2: r"\ddot"}


_OVER = {1: "˙", 2: "¨"}


def over(glyph: str, mark: str) -> str:
    """A mark above a glyph in MathML."""
    return f'<mover>{glyph}<mo stretchy="false" class="mark">{mark}</mo></mover>'


@dataclass(frozen=True)
class Symbol:
    """base with dots or hat, indices before it (frames) and behind it (link), e.g. ¹ω₁.

    bracket: the index of the frame written outside brackets, as in Saha's [ω]₁.
    tex: the LaTeX of a base that is more than a letter.
    """

    base: str
    sub: str = ""
    before_super: str = ""
    before_sub: str = ""
    dots: int = 0
    hat: bool = False
    bracket: str = ""
    transposed: bool = False
    tex: str = ""

    def text(self) -> str:
        glyph = self.base + _DOTS[self.dots] + ("\u0302" if self.hat else "")
        inner = self._raised(self.before_super) + self._lowered(self.before_sub)
        inner += glyph + self._lowered(self.sub)
        if self.bracket:
            inner = f"[{inner}]{self._lowered(self.bracket)}"
        # one character where there is one: Z with a hat, not Z followed by a hat
        return unicodedata.normalize("NFC", inner + ("ᵀ" if self.transposed else ""))

    @staticmethod
    def _raised(index: str) -> str:
        return index.translate(_SUPER)

    @staticmethod
    def _lowered(index: str) -> str:
        # letters without a small form stand behind an underscore
        low = index.replace(",", "").translate(_SUB)
        return low if all(c not in index for c in "CxyzKP") else f"_{index}"

    def latex(self) -> str:
        glyph = self.tex or _LATEX.get(self.base, self.base)
        if self.dots:
            glyph = f"{_DOTS_LATEX[self.dots]}{{{glyph}}}"
        if self.hat:
            glyph = rf"\hat{{{glyph}}}"
        before = ""
        if self.before_super or self.before_sub:
            before = f"{{}}^{{{self.before_super}}}_{{{self.before_sub}}}"
        inner = before + glyph + (f"_{{{self.sub}}}" if self.sub else "")
        if self.bracket:
            inner = rf"\left[{inner}\right]_{{{self.bracket}}}"
        return f"{{{inner}}}^{{T}}" if self.transposed else inner

    def mathml(self) -> str:
        glyph = f"<mi>{escape(self.base)}</mi>"
        if self.dots:
            glyph = over(glyph, _OVER[self.dots])
        if self.hat:
            glyph = over(glyph, "^")
        sub, pre_sub, pre_super = (
            f"<mtext>{escape(index)}</mtext>" if index else "<mrow></mrow>"
            for index in (self.sub, self.before_sub, self.before_super)
        )
        inner = f"<msub>{glyph}{sub}</msub>" if self.sub else glyph
        if self.before_sub or self.before_super:
            inner = (
                f"<mmultiscripts>{glyph}{sub}<mrow></mrow>"
                f"<mprescripts/>{pre_sub}{pre_super}</mmultiscripts>"
            )
        if self.bracket:
            inner = (
                f"<msub><mrow><mo>[</mo>{inner}<mo>]</mo></mrow>"
                f"<mtext>{escape(self.bracket)}</mtext></msub>"
            )
        return f"<msup>{inner}<mi>T</mi></msup>" if self.transposed else inner
