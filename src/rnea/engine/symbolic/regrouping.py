"""What nobody feels, in polynomials: a part of a body, and minus that part on its parent.

A part of a body that its joint cannot feel may as well belong to the parent: a unit body u behind
the joint, and -u as the parent sees it, are felt by nobody,

    Y (e_child(u) - e_parent(X u)) = 0,

with entries that are polynomials in lengths. The pairs of which the numbers say that nobody feels
them are solved for the columns that were not kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import sympy

from rnea.core.model import Body
from rnea.core.recursions.regressors.base_parameters import BaseParameters
from rnea.core.scalar_types.sympy_numbers import SYMPY
from rnea.core.spatial import MassMoments, Pose, entries_of, second_moment
from rnea.core.spatial.numbers import Array
from rnea.engine.symbolic.length_ring import Lengths
from rnea.engine.symbolic.naming import Naming
from rnea.engine.symbolic.ring_numbers import RING

_SAME = 1e-6
"""How far a formula may be from its number, which was fitted to rounded columns."""

Row = dict[int, Any]
"""A combination of columns: polynomials by column."""


def solved(named: Naming, lengths: Lengths, base: BaseParameters) -> dict[tuple[int, int], Any]:
    """Polynomials by kept and dependent column; what numbers alone tell is missing."""
    bodies = named.model(SYMPY, sympy.Symbol).bodies
    poses = lengths.polynomials([body.joint.at_zero() for body in bodies])
    solver = _Solver(base, lengths)
    for body, pose in zip(bodies, poses, strict=True):
        for pair in _pairs(body, pose, base.width):
            solver.add(pair)
    return solver.formulas()


def _pairs(body: Body, X_PB: Pose, width: int) -> Iterator[Row]:
    """Unit bodies behind a joint, less what the parent sees of them."""
    one = X_PB.rotation[0, 0].ring(1)
    units = [np.array([one * int(i == k) for i in range(10)]) for k in range(10)]
    # mass on a line through the origin, along each axis of the frame
    rods = [units[4] + units[5] + units[6] - units[4 + k] for k in range(3)]
    for unit in (*units, *rods):
        seen = _as_columns(_moments(unit).seen_from(X_PB))
        pair = {(body.index - 1) * width + k: x for k, x in enumerate(unit) if x}
        if body.parent:
            first = (body.parent - 1) * width
            pair |= {first + k: -x for k, x in enumerate(seen) if x}
        yield pair


def _moments(unit: Array) -> MassMoments:
    xx, yy, zz, xy, xz, yz = unit[4:]
    tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    return MassMoments(unit[0], unit[1:4], second_moment(tensor, RING), RING)


def _as_columns(moments: MassMoments) -> list[Any]:
    mass, first, tensor = moments.moments()
    return [mass, *first, *entries_of(tensor)]


class _Solver:
    """Elimination of the dependent columns, with constants as pivots: nothing is divided."""

    def __init__(self, base: BaseParameters, lengths: Lengths) -> None:
        self._base, self._value = base, lengths.value
        self._dependent = {int(c): k for k, c in enumerate(base.dependent)}
        self._kept = {int(c): k for k, c in enumerate(base.kept)}
        # dependent columns as sums of others
        self._solved: dict[int, Row] = {}

    def add(self, pair: Row) -> None:
        """One pair, if the numbers say that nobody feels it."""
        row = {c: x for c, x in pair.items() if c in self._dependent or c in self._kept}
        if not row or not self._is_unobservable(row):
            return
        for column in [c for c in row if c in self._solved]:
            row = _replaced(row, column, self._solved[column])
        pivots = [c for c in row if c in self._dependent and row[c].is_ground]
        if not pivots:
            return
        column = max(pivots, key=lambda c: self._dependent[c])
        factor = row.pop(column)
        found = {c: -x / factor for c, x in row.items()}
        for other, known in self._solved.items():
            if column in known:
                self._solved[other] = _replaced(known, column, found)
        self._solved[column] = found

    def formulas(self) -> dict[tuple[int, int], Any]:
        """Polynomials by kept and dependent column, each as near to its number as that can be."""
        out: dict[tuple[int, int], Any] = {}
        for column, row in self._solved.items():
            numbers = self._base.coefficients[:, self._dependent[column]]
            found = np.zeros(len(numbers))
            for c, x in row.items():
                found[self._kept.get(c, 0)] = self._value(x) if c in self._kept else np.nan
            if np.all(np.abs(found - numbers) <= _SAME * (1 + np.abs(numbers))):
                out |= {(c, column): x for c, x in row.items()}
        return out

    def _is_unobservable(self, row: Row) -> bool:
        """Y row = Y[:, kept] (row[kept] + coefficients row[dependent])."""
        kept, dependent = np.zeros(len(self._kept)), np.zeros(len(self._dependent))
        for c, x in row.items():
            if c in self._kept:
                kept[self._kept[c]] = self._value(x)
            else:
                dependent[self._dependent[c]] = self._value(x)
        grouped = self._base.coefficients @ dependent
        size = 1 + np.abs(kept) + np.abs(self._base.coefficients) @ np.abs(dependent)
        return bool(np.all(np.abs(kept + grouped) <= _SAME * size))


def _replaced(row: Row, column: int, by: Row) -> Row:
    """A combination with one of its columns written as a sum of others."""
    out = dict(row)
    factor = out.pop(column)
    for c, x in by.items():
        out[c] = out[c] + factor * x if c in out else factor * x
    return {c: x for c, x in out.items() if x}
