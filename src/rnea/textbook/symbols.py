"""A book's symbol with its indices: what stands before and behind a letter, and above it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

_RAISED = str.maketrans("0123456789+-inC", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁱⁿᶜ")
_LOWERED = str.maketrans("0123456789+-injk", "₀₁₂₃₄₅₆₇₈₉₊₋ᵢₙⱼₖ")
_MARKS = ("", "\u0307", "\u0308")


def lowered(index: str) -> str:
    """An index as small letters below the line; without small forms it stands behind a _.

    >>> lowered("0,12"), lowered("C1")
    ('₀₁₂', '_C1')
    """
    below = index.replace(",", "").translate(_LOWERED)
    return f"_{index}" if (below and below.isascii()) or "C" in index else below


@dataclass(frozen=True)
class Symbol:
    """base with dots or hat, indices before it (frames) and behind it (link), e.g. ¹ω₁.

    bracket: the index of the frame written outside brackets, as in Saha's [ω]₁.
    by: the symbol is the partial derivative by this coordinate, as in ∂P/∂q₁.

    >>> print(Symbol("ω", "1", before_super="1", dots=1), Symbol("Q", "2", transposed=True))
    ¹ω̇₁ Q₂ᵀ
    """

    base: str
    sub: str = ""
    before_super: str = ""
    before_sub: str = ""
    dots: int = 0
    hat: bool = False
    bracket: str = ""
    transposed: bool = False
    by: Symbol | None = None

    @property
    def glyph(self) -> str:
        """The letter with what stands above it, as combining characters."""
        return self.base + _MARKS[self.dots] + ("\u0302" if self.hat else "")

    def __str__(self) -> str:
        before = self.before_super.translate(_RAISED) + lowered(self.before_sub)
        text = before + self.glyph + lowered(self.sub)
        if self.bracket:
            text = f"[{text}]{lowered(self.bracket)}"
        if self.transposed:
            text += "ᵀ"
        if self.by is not None:
            text = f"∂{text}/∂{self.by}"
        # one character where there is one: Z with a hat, not Z followed by a hat
        return unicodedata.normalize("NFC", text)
