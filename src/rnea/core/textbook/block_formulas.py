"""Formulas of equations that are solved together: blocks side by side, and solutions.

>>> from rnea.core.textbook.formula import vector
>>> from rnea.core.textbook.symbols import Symbol
>>> a, b = (vector(Symbol(x), np.array(y)) for x, y in (("a", [2.0, 0.0]), ("b", [1.0, 4.0])))
>>> x = solved(side_by_side([a, b]), vector(Symbol("r"), np.array([5.0, 8.0])))
>>> print(x, "=", x.worked())
[a, b]⁻¹ r = [1.5 2. ]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from rnea.core.spatial import householder
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.formula import Formula, Markup, Operand, Operation

_WITHOUT_CROSS = ("⁻¹", "⁻ᵀ")
_LEAST = ("⁺", "⁺ᵀ")


@dataclass(frozen=True, eq=False)
class Arranged(Formula):
    """Numbers, vectors (as columns) and matrices in rows of blocks; None is a block of zeros.

    rank: 1 of numbers and vectors below each other, else 2
    """

    blocks: tuple[tuple[Formula | None, ...], ...]
    rank: int

    def worked(self) -> Array:
        known = [[None if x is None else _as_matrix(x) for x in row] for row in self.blocks]
        parts = [x for row in known for x in row if x is not None]
        batch = np.broadcast_shapes(*(x.shape[:-2] for x in parts))
        heights = [next(x.shape[-2] for x in row if x is not None) for row in known]
        widths = [
            next(x.shape[-1] for x in column if x is not None)
            for column in zip(*known, strict=True)
        ]
        out = np.zeros((*batch, sum(heights), sum(widths)), dtype=np.result_type(*parts))
        for i, row in enumerate(known):
            for j, part in enumerate(row):
                if part is not None:
                    top, left = sum(heights[:i]), sum(widths[:j])
                    out[..., top : top + heights[i], left : left + widths[j]] = part
        return out if self.rank == 2 else out[..., 0]

    def written(self, markup: Markup) -> str:
        rows = [["0" if x is None else x.written(markup) for x in row] for row in self.blocks]
        return markup.arranged(self, rows)

    def operands(self) -> Iterator[Operand]:
        for row in self.blocks:
            for part in row:
                if part is not None:
                    yield from part.operands()

    def mapped(self, change: Callable[[Array], Array]) -> Arranged:
        rows = (
            tuple(None if part is None else part.mapped(change) for part in row)
            for row in self.blocks
        )
        return replace(self, blocks=tuple(rows))


def _as_matrix(part: Formula) -> Array:
    value = part.worked()
    return value[(..., *[None] * (2 - part.rank))]


def side_by_side(columns: Sequence[Formula]) -> Formula:
    """Vectors or matrices side by side."""
    return Arranged((tuple(columns),), 2)


def stacked(parts: Sequence[Formula]) -> Formula:
    """Numbers and vectors as one vector; one alone stays what it is if it is a vector."""
    if len(parts) == 1 and parts[0].rank == 1:
        return parts[0]
    return Arranged(tuple((part,) for part in parts), 1)


def blocks(rows: Sequence[Sequence[Formula | None]]) -> Formula:
    """A matrix of matrices."""
    return Arranged(tuple(map(tuple, rows)), 2)


class Solved(Operation):
    """The inverse of a matrix, or of its transpose, times a vector."""

    def written(self, markup: Markup) -> str:
        matrix, right = self.parts
        inverse = markup.inverse(matrix.written(markup), self._mark())
        return inverse + markup.operator(" ") + self._bracketed(right, markup, "right")

    def _mark(self) -> str:
        rows, columns = self.parts[0].worked().shape[-2:]
        marks = _WITHOUT_CROSS if rows == columns else _LEAST
        return marks[self.function is _solved_transposed]


def solved(matrix: Formula, right: Formula) -> Formula:
    """x of A x = b; with more rows than columns that of the least squares, A⁺ b."""
    return Solved(" ", (matrix, right), _solved, 1)


def solved_transposed(matrix: Formula, right: Formula) -> Formula:
    """y of Aᵀ y = b; with more rows than columns the smallest."""
    return Solved(" ", (matrix, right), _solved_transposed, 1)


def _solved(A: Array, b: Array) -> Array:
    return _factors(A).solve(_wide(A, b))[..., 0]


def _solved_transposed(A: Array, b: Array) -> Array:
    return _factors(A).solve_transposed(_wide(A, b))[..., 0]


def _factors(A: Array) -> householder.Reflected:
    return householder.reflected(A, householder.steps(np.ones(A.shape[-2:], dtype=bool).tolist()))


def _wide(A: Array, b: Array) -> Array:
    batch = np.broadcast_shapes(A.shape[:-2], b.shape[:-1])
    return np.broadcast_to(b, (*batch, b.shape[-1]))[..., None]
