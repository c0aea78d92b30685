"""Loops that are solved together: as few as possible, so that a reader can follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.core.textbook.block_formulas import (
    blocks,
    side_by_side,
    solved,
    solved_transposed,
    stacked,
)
from rnea.core.textbook.formula import Formula, Operand, vector
from rnea.core.textbook.loop_rows import ConstraintRows
from rnea.core.textbook.loop_view import JointPart
from rnea.core.textbook.steps import StepRecorder, each_unit
from rnea.core.textbook.symbols import Symbol

LARGEST = 4
"""Unknowns of equations whose numbers are put in; larger ones are shown in symbols."""
_WORST = 1e8


@dataclass(eq=False)
class ConstraintBlock:
    """Some loops and the parts whose speeds they determine, of what was determined before.

    right: what stands on the right side of each loop's equations, by its letter
    """

    rows: list[ConstraintRows]
    parts: list[JointPart]
    right: dict[str, Operand] = field(default_factory=dict)
    matrix: Operand | None = None

    @property
    def name(self) -> str:
        return self.rows[0].letter if len(self.rows) == 1 else "d"

    @property
    def unknowns(self) -> int:
        return sum(len(part.columns) for part in self.parts)

    @property
    def shown(self) -> str:
        return "worked" if self.unknowns <= LARGEST else "formula"

    def _arranged(self) -> Formula:
        if len(self.rows) == 1:
            return side_by_side([self.rows[0].columns[part] for part in self.parts])
        return blocks([[own.columns.get(part) for part in self.parts] for own in self.rows])

    def tell(self, record: StepRecorder) -> None:
        """Which speeds these loops determine, and the matrix of their columns."""
        unknown = ", ".join(str(part.symbol(1)) for part in self.parts)
        loops = ", ".join(f"{own.letter} ({own.title})" for own in self.rows)
        count = sum(own.count for own in self.rows)
        more = count > self.unknowns
        text = (
            "Loop {loops}: {count} equations, of which the unknown speeds are {unknown}, together "
            "{symbol}."
        )
        if len(self.rows) > 1:
            text = text.replace("Loop {loops}", "Loops {loops} are solved together")
        if more:
            text += (
                " There are more equations than unknowns, but no contradiction between them: "
                "least squares fulfil them all."
            )
        if self.shown == "formula":
            text += (
                " So many are solved by elimination, not by hand: they are shown in blocks, the "
                "solution in the table below, and a line tells how well it fits."
            )
        record.tell(text, loops=loops, count=str(count), unknown=unknown,
                    symbol=str(self._speed(1)))  # fmt: skip
        self.matrix = record("columns of the joints that follow", "K q̇ = 0",
                             Symbol("K", self.name), self._arranged(), "",
                             shown="result" if self.shown == "worked" else "formula")  # fmt: skip

    def _speed(self, dots: int) -> Symbol:
        return Symbol("q", self.name, dots=dots)

    def solve(self, columns: int, dots: int, record: StepRecorder) -> dict[JointPart, Operand]:
        """The rates that the loops determine."""
        matrix = self.matrix
        assert matrix is not None
        right = stacked([self.right[own.letter] for own in self.rows])
        name = "speeds that follow" if dots == 1 else "accelerations that follow"
        place = "K q̇ = 0" if dots == 1 else "K q̈ + k = 0"
        units = each_unit([unit for part in self.parts for unit in part.units])
        units = units if dots == 1 else units.replace("/s", "/s²")
        found = record(name, place, self._speed(dots), solved(matrix, right), units,
                       shown=self.shown)  # fmt: skip
        batch = found.value.shape[:-1]
        spread = np.zeros((*batch, columns), dtype=found.value.dtype)
        spread[..., [k for part in self.parts for k in part.columns]] = found.value
        return {part: part.of(spread, dots) for part in self.parts}

    def multipliers(
        self, needs: dict[JointPart, Operand], letter: str, record: StepRecorder
    ) -> dict[str, Operand]:
        """λ of each loop, by its letter."""
        assert self.matrix is not None
        right = stacked([needs[part] for part in self.parts])
        shown = "result" if self.shown == "formula" else self.shown
        units = each_unit([own.multiplier_unit for own in self.rows])
        whole = record("multipliers", "K_dᵀ λ = τ_d", Symbol(letter, self.name),
                       solved_transposed(self.matrix, right), units, shown=shown)  # fmt: skip
        left = self.matrix.T @ whole - right
        record.tell("Put back: the torque of these joints, τ - Kᵀ λ, is zero within {left}.",
                    left=np.abs(left.worked()).max())  # fmt: skip
        if len(self.rows) == 1:
            return {self.rows[0].letter: whole}
        found, first = {}, 0
        for own in self.rows:
            value = whole.value[..., first : first + own.count]
            found[own.letter] = vector(Symbol(letter, own.letter), value)
            first += own.count
        return found


def blocks_of(rows: Sequence[ConstraintRows], parts: Sequence[JointPart]) -> list[ConstraintBlock]:
    """Loops one by one where one determines as many speeds as it has rows; else all together."""
    known = {part for part in parts if not part.follows}
    left, found = list(rows), []
    while left:
        alone = next((own for own in left if _determines(own, known)), None)
        chosen = left if alone is None else [alone]
        touched = {part for own in chosen for part in own.columns} - known
        found.append(ConstraintBlock(list(chosen), [part for part in parts if part in touched]))
        known |= touched
        left = [own for own in left if own not in chosen]
    if any(sum(own.count for own in block.rows) > block.unknowns for block in found):
        # the smallest forces of redundant rows are smallest only if all loops are seen at once
        return [ConstraintBlock(list(rows), [part for part in parts if part.follows])]
    return found


def _determines(own: ConstraintRows, known: set[JointPart]) -> bool:
    unknown = [K for part, K in own.columns.items() if part not in known]
    if not unknown:
        return False
    matrix = side_by_side(unknown).worked()
    if matrix.shape[-1] != matrix.shape[-2]:
        return False
    return bool(np.max(np.linalg.cond(matrix.astype(float))) < _WORST)


def put_back(
    found: Sequence[ConstraintBlock],
    rates: dict[JointPart, Operand],
    drifts: dict[str, Operand] | None,
    record: StepRecorder,
) -> None:
    """Tell how well the loops' equations are fulfilled."""
    worst: list[Array] = []
    for block in found:
        for own in block.rows:
            total = None if not drifts else drifts[own.letter].value
            for part, K in own.columns.items():
                rate = rates[part]
                term = (K @ rate if K.rank == 2 else rate * K).worked()
                total = term if total is None else total + term
            worst.append(np.abs(np.asarray(total)).max())
    left = "K q̇" if drifts is None else "K q̈ + k"
    record.tell("Put back: {left} is zero within {worst}.", left=left, worst=np.max(worst))
