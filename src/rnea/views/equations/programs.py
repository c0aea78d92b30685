"""Formulas as programs write them: Python, C and SymPy. Those for people are in `symbolic`."""

from __future__ import annotations

import keyword
import re
from fractions import Fraction

from rnea.symbolic import Call, Formula, Latex, Name, Notation, Text, broken

__all__ = ["C", "Latex", "Notation", "Python", "SymPy", "Text", "broken"]

_OF_C = """auto break case char const continue default do double else enum extern float for goto if
inline int long main register restrict return short signed sizeof static struct switch typedef
union unsigned void volatile while y0 y1 yn j0 j1 jn gamma pow"""
_OURS = {"q", "qd", "qdd", "out", "cos", "sin", "sqrt"}
_RESERVED = {
    "python": {*keyword.kwlist, *_OURS},
    "c": {*re.findall(r"\w+", _OF_C), *_OURS},
    "sympy": {*keyword.kwlist, *_OURS, "Matrix", "Rational", "symbols"},
}


class Python(Notation):
    times = "*"
    language = "python"

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction):
            if value.denominator == 1 and abs(value) < 10**15:
                return str(value)
            if not self.decimals and value.denominator < 10**4:
                return f"{value.numerator}/{value.denominator}"
        return repr(float(value))

    def name(self, text: str) -> str:
        return f"{text}_" if text in _RESERVED[self.language] else text

    def power(self, base: Formula, exponent: int) -> str:
        text = self.write(base)
        text = text if isinstance(base, Name | Call) else f"({text})"
        return f"{text}**{exponent}" if exponent > 0 else f"(1/{text}**{-exponent})"


class C(Python):
    language = "c"

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and value.denominator != 1 and not self.decimals:
            return f"({value.numerator}.0/{value.denominator}.0)"
        return repr(float(value))

    def power(self, base: Formula, exponent: int) -> str:
        text = self.write(base)
        if isinstance(base, Name) and 0 < exponent <= 3:
            return "*".join([text] * exponent)
        return f"pow({text}, {exponent})"


class SymPy(Python):
    language = "sympy"

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and value.denominator != 1:
            return f"Rational({value.numerator}, {value.denominator})"
        return str(value) if isinstance(value, Fraction) else repr(float(value))
