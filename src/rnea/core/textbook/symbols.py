"""A book's symbol with its indices: what stands before and behind a letter, and above it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace

_RAISED = str.maketrans("0123456789+-inCjωv", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁱⁿᶜʲʷᵛ")
_LOWERED = str.maketrans("0123456789+-injk", "₀₁₂₃₄₅₆₇₈₉₊₋ᵢₙⱼₖ")
_MARKS = ("", "\u0307", "\u0308")


def lowered(index: str) -> str:
    """An index as small letters below the line; without small forms it stands behind a _.

    >>> lowered("0,12"), lowered("C1")
    ('₀₁₂', '_C1')
    """
    below = index.replace(",", "").translate(_LOWERED)
    return f"_{index}" if any(letter.isascii() for letter in below) else below


@dataclass(frozen=True)
class Symbol:
    """base with dots or hat, indices before it (frames) and behind it (link), e.g. ¹ω₁.

    bracket: the index of the frame written outside brackets, as in Saha's [ω]₁.
    part: ω or v, the turning or the sliding part of a motion subspace, as in S^ω.
    crossed: the matrix of a vector that crosses what stands behind it, as in [ε]×.
    by: the symbol is the partial derivative by this coordinate, as in ∂P/∂q₁.
    Indices may be written with i, those of the link before with i-1; `at` puts numbers in.
    sub: the index behind, below; before_super, before_sub: those before
    transposed: with a T behind it

    >>> print(Symbol("ω", "i", "i", dots=1).at(3), Symbol("f", "i-1,i", bracket="i").at(2))
    ³ω̇₃ [f₁₂]₂
    """

    base: str
    sub: str = ""
    before_super: str = ""
    before_sub: str = ""
    dots: int = 0
    hat: bool = False
    bracket: str = ""
    transposed: bool = False
    part: str = ""
    crossed: bool = False
    by: Symbol | None = None

    def at(self, i: int, before: int | None = None) -> Symbol:
        """The symbol of link i; the link before has the number before it, if no other is given.

        >>> print(Symbol("ω", "i", "i").at(3))
        ³ω₃
        """

        def numbered(index: str) -> str:
            index = index.replace("i-1", str(i - 1 if before is None else before))
            return index.replace("i+1", str(i + 1)).replace("i", str(i))

        return replace(
            self,
            sub=numbered(self.sub),
            before_super=numbered(self.before_super),
            before_sub=numbered(self.before_sub),
            bracket=numbered(self.bracket),
        )

    @property
    def glyph(self) -> str:
        """The letter with what stands above it, as combining characters."""
        return self.base + _MARKS[self.dots] + ("\u0302" if self.hat else "")

    def __str__(self) -> str:
        before = self.before_super.translate(_RAISED) + lowered(self.before_sub)
        text = before + self.glyph + self.part.translate(_RAISED) + lowered(self.sub)
        if self.bracket:
            text = f"[{text}]{lowered(self.bracket)}"
        if self.crossed:
            text = f"[{text}]×"
        if self.transposed:
            text += "ᵀ"
        if self.by is not None:
            text = f"∂{text}/∂{self.by}"
        # one character where there is one: Z with a hat, not Z followed by a hat
        return unicodedata.normalize("NFC", text)
