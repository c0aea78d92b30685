"""Formulas as text in one of five notations: for reading, LaTeX, Python, C and SymPy."""

from __future__ import annotations

import keyword
import re
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
_OF_C = """auto break case char const continue default do double else enum extern float for goto if
inline int long main register restrict return short signed sizeof static struct switch typedef
union unsigned void volatile while y0 y1 yn j0 j1 jn gamma pow"""
_OURS = {"q", "qd", "qdd", "out", "cos", "sin", "sqrt"}
_RESERVED = {
    "python": {*keyword.kwlist, *_OURS},
    "c": {*re.findall(r"\w+", _OF_C), *_OURS},
    "sympy": {*keyword.kwlist, *_OURS, "Matrix", "Rational", "symbols"},
}


class Notation:
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

    def number(self, value: Fraction | float) -> str:
        raise NotImplementedError

    def name(self, text: str) -> str:
        return text

    def call(self, function: str, argument: str) -> str:
        return f"{function}({argument})"

    def power(self, base: Formula, exponent: int) -> str:
        raise NotImplementedError


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

    times, open, close = r" \, ", r"\left(", r"\right)"

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
        # lc1 is l with the index c1, alpha1 a Greek letter with the index 1
        head = next((g for g in _GREEK if re.fullmatch(rf"{g}[_\d]*", text)), text[0])
        index = text[len(head) :].strip("_").replace("_", r"\_")
        letter = f"\\{head}" if head in _GREEK else head
        if sum(map(str.isalpha, index)) > 1:
            index = f"\\mathrm{{{index}}}"
        return f"{letter}_{{{index}}}" if index else letter

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
