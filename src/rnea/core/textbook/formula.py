"""Formulas that compute and print: a page cannot show anything but what was worked.

A formula is built from operands (a book's symbol and the value that it stands for) with the
operators of the page: + and -, * by a number, @ of a matrix and a vector, `cross`, `dot`, `half`.
It is worked in whatever kind of number the operands have, over any leading batch axes. `str` writes
it in symbols; a `Markup` writes it in another language, or with values put in.

>>> w = vector(Symbol("ω"), np.array([0.0, 0.0, 2.0]))
>>> r = vector(Symbol("r"), np.array([1.0, 3.0, 0.0]))
>>> formula = half(scalar(Symbol("m"), np.array(3.0)) * w) + cross(w, cross(w, r))
>>> print(formula, "=", formula.worked())
½ m ω + ω × (ω × r) = [ -4. -12.   3.]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce

import numpy as np

from rnea.core import spatial
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.symbols import Symbol

# what binds more tightly has the higher level: a b × c + d reads ((a b) × c) + d
_SUM, _CROSS, _PRODUCT, _OPERAND = range(4)
_LEVELS = {" + ": _SUM, " − ": _SUM, "−": _SUM, " × ": _CROSS, " · ": _CROSS}


class Markup:
    """How a language writes the parts of a formula; this one is plain text with symbols.

    Operators are " + ", " − ", " × ", " · ", " " (factors side by side) and, before their operand,
    "−", "½ " and whole numbers such as "2 ".

    >>> a, b = (vector(Symbol(x), np.ones(3)) for x in "ab")
    >>> (a + b).written(Markup()), Markup().operand(a), Markup().operator(" × ")
    ('a + b', 'a', ' × ')
    >>> Markup().brackets("a"), Markup().inverse("M", "⁻¹"), Markup().arranged(a, [["1", "2"]])
    ('(a)', 'M⁻¹', '[1, 2]')
    """

    def operand(self, operand: Operand) -> str:
        return str(operand.symbol)

    def operator(self, operator: str) -> str:
        """One of the operators."""
        return operator

    def brackets(self, inner: str) -> str:
        """A part in brackets."""
        return f"({inner})"

    def arranged(self, formula: Formula, rows: list[list[str]]) -> str:
        """Blocks of a matrix or a vector, each written already."""
        return f"[{'; '.join(', '.join(row) for row in rows)}]"

    def inverse(self, matrix: str, mark: str) -> str:
        """A matrix that is written already, and ⁻¹, ⁻ᵀ, ⁺ or ⁺ᵀ behind it."""
        return matrix + mark


class Formula(ABC):
    """Something that can be worked and written. rank: 0 of a number, 1 vector, 2 matrix.

    >>> a, b = (vector(Symbol(x), np.array([1.0, 2.0, 3.0])) for x in "ab")
    >>> total = a + b
    >>> str(total), total.worked(), total.written(Markup())
    ('a + b', array([2., 4., 6.]), 'a + b')
    >>> [str(x) for x in total.operands()], total.mapped(lambda x: 2 * x).worked()
    (['a', 'b'], array([ 4.,  8., 12.]))
    """

    rank: int

    @abstractmethod
    def worked(self) -> Array:
        """The value, with `rank` axes at the end."""

    @abstractmethod
    def written(self, markup: Markup) -> str:
        """The formula in a language."""

    @abstractmethod
    def operands(self) -> Iterator[Operand]:
        """The operands in the order in which they are written."""

    @abstractmethod
    def mapped(self, change: Callable[[Array], Array]) -> Formula:
        """The same formula with every operand's value changed."""

    def __str__(self) -> str:
        return self.written(Markup())

    def __add__(self, other: Formula) -> Formula:
        return Operation(" + ", (self, other), np.add, self.rank)

    def __sub__(self, other: Formula) -> Formula:
        return Operation(" − ", (self, other), np.subtract, self.rank)

    def __neg__(self) -> Formula:
        return Operation("−", (self,), np.negative, self.rank)

    def __rmul__(self, number: int) -> Formula:
        return Operation(f"{number} ", (self,), lambda a: a * number, self.rank)

    def __mul__(self, other: Formula) -> Formula:
        """A number times a number, a vector or a matrix."""
        axes = (..., *[None] * other.rank)
        return Operation(" ", (self, other), lambda a, b: b * a[axes], other.rank)

    def __matmul__(self, other: Formula) -> Formula:
        """A matrix times a vector or a matrix."""
        if other.rank == 2:
            return Operation(" ", (self, other), spatial.product, 2)
        return Operation(" ", (self, other), lambda A, b: _dot(A, b[..., None, :]), 1)


def cross(a: Formula, b: Formula) -> Formula:
    """a × b."""
    return Operation(" × ", (a, b), spatial.cross, 1)


def dot(a: Formula, b: Formula) -> Formula:
    """a · b, of vectors of any length."""
    return Operation(" · ", (a, b), _dot, 0)


def half(a: Formula) -> Formula:
    """½ a."""
    return Operation("½ ", (a,), lambda a: a / 2, a.rank)


def summed(terms: Sequence[Formula]) -> Formula:
    """a + b + ... of one term or more."""
    return reduce(lambda total, term: total + term, terms)


def _dot(a: Array, b: Array) -> Array:
    # summed in a fixed order, as in spatial.vectors, but over any length
    return reduce(np.add, np.moveaxis(a * b, -1, 0))


@dataclass(frozen=True, eq=False)
class Operand(Formula):
    """A symbol and the value that is put in for it.

    >>> mass = scalar(Symbol("m"), np.array(3.0))
    >>> str(mass), mass.worked(), mass.written(Markup())
    ('m', array(3.), 'm')
    >>> [str(x) for x in mass.operands()], mass.mapped(lambda x: 2 * x).worked()
    (['m'], np.float64(6.0))
    """

    symbol: Symbol
    value: Array
    rank: int

    @property
    def T(self) -> Operand:
        """The transpose of a matrix."""
        transposed = replace(self.symbol, transposed=True)
        return Operand(transposed, spatial.transpose(self.value), 2)

    def worked(self) -> Array:
        return self.value

    def written(self, markup: Markup) -> str:
        return markup.operand(self)

    def operands(self) -> Iterator[Operand]:
        """Itself."""
        yield self

    def mapped(self, change: Callable[[Array], Array]) -> Operand:
        """The same symbol with its value changed."""
        return replace(self, value=change(self.value))


def scalar(symbol: Symbol, value: Array) -> Operand:
    return Operand(symbol, np.asarray(value), 0)


def vector(symbol: Symbol, value: Array) -> Operand:
    return Operand(symbol, value, 1)


def matrix(symbol: Symbol, value: Array) -> Operand:
    return Operand(symbol, value, 2)


def each(
    make: Callable[[Symbol, Array], Operand],
    symbol: Symbol,
    values: list[Array],
    start: int = 1,
    before: list[int] | None = None,
) -> dict[int, Operand]:
    """One operand per link, numbered from `start`; the symbol's indices are written with i.

    before: the link before each, where that is another than the one numbered before it.
    """
    earlier = [None] * len(values) if before is None else before
    numbered = enumerate(zip(values, earlier, strict=True), start)
    return {i: make(symbol.at(i, link), value) for i, (value, link) in numbered}


@dataclass(frozen=True, eq=False)
class Operation(Formula):
    """One formula behind an operator or two joined by it, and the function that works it."""

    operator: str
    parts: tuple[Formula, ...]
    function: Callable[..., Array]
    rank: int

    def worked(self) -> Array:
        return np.asarray(self.function(*(part.worked() for part in self.parts)))

    def written(self, markup: Markup) -> str:
        *left, right = self.parts
        before = "".join(self._bracketed(part, markup, "left") for part in left)
        return before + markup.operator(self.operator) + self._bracketed(right, markup, "right")

    def _bracketed(self, part: Formula, markup: Markup, side: str) -> str:
        """A part, in brackets unless it binds more tightly or simply goes on, as in a + b + c."""
        level, text = _level(self), part.written(markup)
        goes_on = level == _PRODUCT or (level == _SUM and side == "left")
        bare = _level(part) > level or (_level(part) == level and goes_on)
        return text if bare else markup.brackets(text)

    def operands(self) -> Iterator[Operand]:
        for part in self.parts:
            yield from part.operands()

    def mapped(self, change: Callable[[Array], Array]) -> Operation:
        return replace(self, parts=tuple(part.mapped(change) for part in self.parts))


def _level(formula: Formula) -> int:
    if isinstance(formula, Operation):
        return _LEVELS.get(formula.operator, _PRODUCT)
    return _OPERAND
