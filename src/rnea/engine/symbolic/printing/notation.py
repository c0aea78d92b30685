"""How a formula is written: what all targets have in common, and lines of limited length."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from fractions import Fraction

from rnea.engine.symbolic.expression import (
    Call,
    Formula,
    Name,
    Number,
    Power,
    Product,
    Sum,
    product,
    split_sign,
)


class EquationPrinter(ABC):
    """How one target writes numbers, names, powers, products and calls."""

    times, open, close = " ", "(", ")"

    def __init__(self, decimals: bool) -> None:
        self.decimals = decimals

    def write(self, formula: Formula) -> str:
        match formula:
            case Number(value):
                return self.number(value) if value >= 0 else f"-{self.number(-value)}"
            case Name(text):
                return self.name(text)
            case Call(function, argument):
                return self.call(function, self.write(argument))
            case Power(base, exponent):
                return self.power(base, exponent)
            case Sum(terms):
                return self.sum(terms)
        return self.product(formula.factors)

    def sum(self, terms: tuple[Formula, ...]) -> str:
        out = ""
        for term in terms:
            negative, bare = split_sign(term)
            sign = (" - " if negative else " + ") if out else "-" if negative else ""
            # a sum behind a minus needs its brackets: a - (b + c)
            out += sign + (self.bracketed(bare) if negative else self.write(bare))
        return out

    def product(self, factors: tuple[Formula, ...]) -> str:
        negative, bare = split_sign(product(*factors))
        if self.decimals and Name("pi") in factors:
            # 1/7 pi has no decimals
            return type(self)(decimals=False).product(factors)
        if not isinstance(bare, Product):
            return ("-" if negative else "") + self.bracketed(bare)
        return ("-" if negative else "") + self.times.join(map(self.bracketed, bare.factors))

    def bracketed(self, formula: Formula) -> str:
        text = self.write(formula)
        return f"{self.open}{text}{self.close}" if isinstance(formula, Sum) else text

    def atom(self, base: Formula) -> str:
        """What a power is taken of."""
        text = self.write(base)
        return text if isinstance(base, Name | Call) else f"({text})"

    @abstractmethod
    def number(self, value: Fraction | float) -> str: ...

    def name(self, text: str) -> str:
        return text

    def call(self, function: str, argument: str) -> str:
        return f"{function}({argument})"

    @abstractmethod
    def power(self, base: Formula, exponent: int) -> str: ...


Places = Callable[[str], list[tuple[int, int]]]
"""Where a line that is too long may end: the open brackets there, and minus the place."""


def broken(text: str, places: Places, indent: str = "") -> list[str]:
    """A long line broken before a + or -, at the outermost bracket that fits."""
    lines = []
    while possible := places(text):
        place = -min(possible)[1]
        lines.append(text[:place])
        text = indent + text[place + 1 :]
    return [*lines, text]
