"""Householder's QR of tall matrices of full column rank, on any kind of number.

A = Q R, with Q a product of reflections H = 1 - v vᵀ β and R triangular. Nothing branches on a
number: which entries may differ from zero is known before, as a pattern, and decides the order of
the columns and the rows that each reflection mixes. So a matrix of many small blocks costs what
its blocks cost. Rows beyond the rank are welcome: `solve` then gives the least squares, and
`solve_transposed` the least norm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array, sign, sqrt


@dataclass(frozen=True)
class Reflection:
    """One column is brought to one entry, in the first of the rows that it mixes.

    column, rows: of the matrix; behind: the columns that are changed by it
    """

    column: int
    rows: tuple[int, ...]
    behind: tuple[int, ...]


def steps(pattern: Sequence[Sequence[bool]]) -> tuple[Reflection, ...]:
    """The order of elimination for a pattern (rows, columns): the fewest rows first."""
    filled = np.array(pattern, dtype=bool)
    active = np.ones(filled.shape[0], dtype=bool)
    waiting, order = list(range(filled.shape[1])), []
    while waiting:
        counts = [int((filled[:, k] & active).sum()) for k in waiting]
        column = waiting[int(np.argmin([count or filled.shape[0] + 1 for count in counts]))]
        waiting.remove(column)
        rows = np.flatnonzero(filled[:, column] & active)
        if not len(rows):
            raise ValueError(f"column {column} has no row left: the rank is less than the columns")
        touched = [k for k in waiting if filled[rows, k].any()]
        if len(rows) > 1:
            filled[rows[:, None], touched] = True
        order.append(Reflection(column, tuple(map(int, rows)), tuple(touched)))
        active[rows[0]] = False
    return tuple(order)


@dataclass(frozen=True, eq=False)
class Reflected:
    """A matrix (..., rows, columns) as reflections and a triangle; made by `reflected`."""

    order: tuple[Reflection, ...]
    triangle: Array
    # 1 over the diagonal, in the order of elimination: solutions multiply by it
    inverses: Array
    mirrors: tuple[tuple[Array, Array] | None, ...]

    @property
    def pivots(self) -> Array:
        """The triangle's diagonal (..., columns), in the order of elimination."""
        return np.stack([self.triangle[..., s.rows[0], s.column] for s in self.order], axis=-1)

    def solve(self, right: Array) -> Array:
        """x (..., columns, k) with A x nearest to right (..., rows, k)."""
        y = np.array(right, dtype=np.result_type(right, self.triangle))
        for step, mirror in zip(self.order, self.mirrors, strict=True):
            _reflect(y, step.rows, mirror)
        shape = (*y.shape[:-2], len(self.order), y.shape[-1])
        x = np.zeros(shape, dtype=y.dtype)
        for i, step in reversed(list(enumerate(self.order))):
            pivot = step.rows[0]
            value = y[..., pivot, :]
            for k in step.behind:
                value = value - x[..., k, :] * self.triangle[..., pivot, k, None]
            x[..., step.column, :] = value * self.inverses[..., i, None]
        return x

    def solve_transposed(self, right: Array) -> Array:
        """The smallest y (..., rows, k) with Aᵀ y = right (..., columns, k)."""
        rows = self.triangle.shape[-2]
        left = np.array(right, dtype=np.result_type(right, self.triangle))
        y = np.zeros((*left.shape[:-2], rows, left.shape[-1]), dtype=left.dtype)
        for i, step in enumerate(self.order):
            pivot = step.rows[0]
            value = left[..., step.column, :] * self.inverses[..., i, None]
            y[..., pivot, :] = value
            for k in step.behind:
                left[..., k, :] = left[..., k, :] - value * self.triangle[..., pivot, k, None]
        for step, mirror in zip(reversed(self.order), reversed(self.mirrors), strict=True):
            _reflect(y, step.rows, mirror)
        return y


def reflected(matrix: Array, order: tuple[Reflection, ...]) -> Reflected:
    """The factors of a matrix (..., rows, columns) whose `steps` are known."""
    rest = np.array(matrix)
    mirrors: list[tuple[Array, Array] | None] = []
    for step in order:
        if len(step.rows) == 1:
            # nothing to mix: the entry is the triangle's own
            mirrors.append(None)
            continue
        x = rest[..., list(step.rows), step.column]
        # |x|, and a sign that is 1 at zero
        squares = [x[..., i] * x[..., i] for i in range(len(step.rows))]
        total = np.asarray(squares[0])
        for square in squares[1:]:
            total = np.asarray(total + square)
        length = sqrt(total)
        side = sign(sign(x[..., 0]) * 2 + 1)
        v = np.array(x)
        v[..., 0] = x[..., 0] + side * length
        # H = 1 - v vᵀ β takes x to -side |x| in the first row
        beta = np.asarray(1 / np.asarray(length * (length + side * x[..., 0])))
        mirror = v, beta
        mirrors.append(mirror)
        block = (..., np.array(step.rows)[:, None], np.array(step.behind, dtype=int))
        mixed = np.array(rest[block])
        _reflect(mixed, tuple(range(len(step.rows))), mirror)
        rest[block] = mixed
        rest[..., step.rows[0], step.column] = np.asarray(-side * length)
    inverses = [np.asarray(1 / rest[..., step.rows[0], step.column]) for step in order]
    shape = (*rest.shape[:-2], 0)
    whole = np.stack(inverses, axis=-1) if order else np.zeros(shape, dtype=rest.dtype)
    return Reflected(order, rest, whole, tuple(mirrors))


def _reflect(y: Array, rows: tuple[int, ...], mirror: tuple[Array, Array] | None) -> None:
    """H y on some rows of y (..., rows, k), in place."""
    if mirror is None or not y.shape[-1]:
        return
    v, beta = mirror
    along = y[..., rows[0], :] * v[..., 0, None]
    for i, row in enumerate(rows[1:], 1):
        along = along + y[..., row, :] * v[..., i, None]
    along = along * beta[..., None]
    for i, row in enumerate(rows):
        y[..., row, :] = y[..., row, :] - along * v[..., i, None]
