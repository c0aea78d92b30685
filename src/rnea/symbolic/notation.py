"""Formulas for people: the plain notation of a terminal, and LaTeX."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from fractions import Fraction

from rnea.symbolic.expression import (
    Call,
    Formula,
    Name,
    Number,
    Power,
    Product,
    Sum,
    power,
    product,
    split_sign,
)

_SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_COORDINATE = re.compile(r"(q|qd|qdd)(\d+)")
_GREEK = re.findall(
    r"\w+",
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau "
    "upsilon phi chi psi omega",
)
# one letter and its index, as books write masses, lengths, centres and inertias: lc1, mp, Ixx2
_LETTER_AND_INDEX = re.compile(r"(?=[mlrI][a-z]\d*$|I[xyz]{2}\d+$|[cp][xyz]\d+$)(.)(.+)", re.ASCII)


class Notation(ABC):
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

    @abstractmethod
    def number(self, value: Fraction | float) -> str: ...

    def name(self, text: str) -> str:
        return text

    def call(self, function: str, argument: str) -> str:
        return f"{function}({argument})"

    @abstractmethod
    def power(self, base: Formula, exponent: int) -> str: ...


class Text(Notation):
    """For a terminal: m2 l2² (q1'' + q2'')."""

    digits = 8

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and (value.denominator == 1 or not self.decimals):
            return str(value)
        return f"{float(value):.{self.digits}g}"

    def name(self, text: str) -> str:
        found = _COORDINATE.fullmatch(text)
        return f"q{found[2]}{chr(39) * (len(found[1]) - 1)}" if found else text

    def power(self, base: Formula, exponent: int) -> str:
        if exponent < 0:
            below = self.write(power(base, -exponent))
            return f"1/{below}" if isinstance(base, Name) else f"1/({below})"
        return self._atom(base) + str(exponent).translate(_SUPERSCRIPTS)

    def _atom(self, base: Formula) -> str:
        text = self.write(base)
        return text if isinstance(base, Name | Call) else f"({text})"


class Latex(Text):
    """For a book: \\dot{q}_1, fractions, subscripts."""

    # brackets of a fixed size, as \left and \right could not stand in different lines
    times, open, close = r" \, ", r"\bigl(", r"\bigr)"

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and value.denominator != 1 and not self.decimals:
            return rf"\tfrac{{{value.numerator}}}{{{value.denominator}}}"
        text = super().number(value)
        mantissa, e, exponent = text.partition("e")
        return rf"{mantissa} \cdot 10^{{{int(exponent)}}}" if e else text

    def name(self, text: str) -> str:
        found = _COORDINATE.fullmatch(text)
        if found:
            dots = ("q", r"\dot{q}", r"\ddot{q}")[len(found[1]) - 1]
            return f"{dots}_{{{found[2]}}}"
        if text in _GREEK:
            return f"\\{text}"
        head, *indices = _name_parts(text)
        letter = (
            f"\\{head}" if head in _GREEK else head if len(head) == 1 else rf"\mathrm{{{head}}}"
        )
        below = ",".join(rf"\mathrm{{{x}}}" if re.search("[^0-9]{2}", x) else x for x in indices)
        return f"{letter}_{{{below}}}" if below else letter

    def call(self, function: str, argument: str) -> str:
        if function == "sqrt":
            return rf"\sqrt{{{argument}}}"
        return rf"\{function}\left({argument}\right)"

    def power(self, base: Formula, exponent: int) -> str:
        if isinstance(base, Call) and base.function != "sqrt" and exponent > 1:
            return rf"\{base.function}^{{{exponent}}}\left({self.write(base.argument)}\right)"
        if exponent < 0:
            return rf"\frac{{1}}{{{self.write(power(base, -exponent))}}}"
        text = self.write(base)
        text = text if isinstance(base, Name) else rf"\left({text}\right)"
        return f"{{{text}}}^{{{exponent}}}"


def _name_parts(text: str) -> list[str]:
    """A name and its indices: m_arm2 is m with arm and 2, depth2 is depth with 2, lc1 l with c1."""
    if found := _LETTER_AND_INDEX.fullmatch(text):
        return list(found.groups())
    head, *indices = [part for part in text.split("_") if part] or ["x"]
    word, digits = re.fullmatch(r"(.*?)(\d*)", head).groups()  # type: ignore[union-attr]
    return [word, *([digits] if digits else []), *indices] if word else [head, *indices]


def broken(text: str, width: int, indent: str) -> str:
    """A long line broken before a + or -, at the outermost bracket that fits, never in a call."""
    lines = []
    while len(text) > width:
        places = _places(text, width)
        if not places:
            break
        outermost = min(depth for _, depth in places)
        at = max(place for place, depth in places if depth == outermost)
        lines.append(text[:at])
        text = indent + text[at + 1 :]
    return "\n".join([*lines, text])


def _places(text: str, width: int) -> list[tuple[int, int]]:
    """Where a line may end, and how many brackets are open there."""
    open_calls: list[bool] = []
    found = []
    for i, letter in enumerate(text[:width]):
        if letter == "(":
            open_calls.append(i > 0 and text[i - 1].isalpha())
        elif letter == ")" and open_calls:
            open_calls.pop()
        elif text[i : i + 3] in (" + ", " - ") and not any(open_calls) and i > width // 2:
            found.append((i, len(open_calls)))
    return found
