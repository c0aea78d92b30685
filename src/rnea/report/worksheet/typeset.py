"""Symbolic values as mathematics: sums and products taken apart, so that long ones can be broken.

What stands in a fraction, a root or a function stays together, and SymPy writes it.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from rnea.report.worksheet.markup import Language

if TYPE_CHECKING:
    import sympy

RATE = r"([a-zA-Z]+)(\d+)('{1,2})"
"""The name of a rate, such as q1'."""


class Typeset(Language):
    """A language of typesetting: the signs of a sum are those of its formulas."""

    @abstractmethod
    def atom(self, x: sympy.Expr) -> str:
        """What is not taken apart."""

    @abstractmethod
    def side_by_side(self, factors: list[str]) -> str: ...

    def expression(self, x: sympy.Expr) -> str:
        if x.is_Add:
            return self._sum(x.as_ordered_terms())
        if x.could_extract_minus_sign():
            return self.sign("−") + self._bracketed(-x)
        coefficient, rest = x.as_coeff_Mul()
        factors = rest.as_ordered_factors()
        sums = any(factor.is_Add for factor in factors)
        if not sums or not rest.as_numer_denom()[1].is_Number:
            return self.atom(x)
        shown = [self._bracketed(factor) for factor in factors]
        return self.side_by_side(shown if coefficient == 1 else [self.atom(coefficient), *shown])

    def _sum(self, terms: list[sympy.Expr]) -> str:
        out = ""
        for term in terms:
            negative = term.could_extract_minus_sign()
            sign = " − " if negative else " + "
            before = self.sign(sign) if out else self.sign("−") if negative else ""
            out += before + self._bracketed(-term if negative else term)
        return out

    def _bracketed(self, x: sympy.Expr) -> str:
        return self.brackets(self.expression(x)) if x.is_Add else self.expression(x)
