"""Robots with loops: the loops are cut, the tree is worked by a book, and multipliers close it.

    K q̇ = 0                    the cuts' joints forbid some motions (`loop_rows.py`)
    K q̈ + k = 0                the same a moment later, k from centripetal terms (`loop_motion.py`)
    τ = tree(q, q̇, q̈)          any book's recursion
    K_dᵀ λ = τ_d               joints without a motor can give nothing: the loops' forces do
    T = τ_u - K_uᵀ λ           what is left for the independent joints

u are the independent speeds, d those that follow. Where a loop alone determines as many speeds as
it has rows, it is solved alone; else all of them together (`loop_blocks.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import Model, sides
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.block_formulas import stacked
from rnea.core.textbook.formula import Formula, Operand, vector
from rnea.core.textbook.loop_blocks import ConstraintBlock, blocks_of, put_back
from rnea.core.textbook.loop_couplings import coupling_drift, coupling_rows
from rnea.core.textbook.loop_motion import LoopMotion
from rnea.core.textbook.loop_rows import BOOK, ConstraintRows, CutRows, cut_drift, cut_rows
from rnea.core.textbook.loop_state import Closed, loop_letter, moved
from rnea.core.textbook.loop_torques import Efforts, tell_power
from rnea.core.textbook.loop_view import JointPart, LoopView
from rnea.core.textbook.steps import Notation, StepRecorder, each_unit
from rnea.core.textbook.symbols import Symbol


def work(
    model: Model, way: Notation, q: Array, u: Array, ud: Array, gravity: Array, record: StepRecorder
) -> Array:
    """T (..., nv): the efforts of the independent joints of a robot with loops."""
    closed = Closed(model, way, q, u, ud, gravity, record)
    worked = WorkedLoops(closed)
    rows = worked.rows()
    blocks = blocks_of(rows, closed.parts)
    rates = worked.speeds(blocks)
    rates2 = worked.accelerations(blocks, rows, rates)
    needs = worked.needs(closed.joined(rates), closed.joined(rates2))
    T = Efforts(closed, blocks, rows).of(needs)
    tell_power(closed, rates, rates2, T)
    return closed.joined(T)[..., list(closed.closure.independent)]


class WorkedLoops:
    """The loops of a robot and how they move, while they are worked."""

    def __init__(self, closed: Closed) -> None:
        self.closed, self.tree, self.closure = closed, closed.tree, closed.closure
        self.way, self.q, self.gravity, self.record = (
            closed.way, closed.q, closed.gravity, closed.record,
        )  # fmt: skip
        self.chain, self.parts = closed.chain, closed.parts
        self.views: dict[int, LoopView] = {}

    # ---- the loops -----------------------------------------------------------------------------

    def rows(self) -> list[ConstraintRows]:
        """What every cut and coupling demands, those with nothing to demand left out."""
        letters = (loop_letter(k) for k in range(10**6))
        found: list[ConstraintRows] = []
        for cut in self.closure.cuts:
            view = self._view(sides(self.tree, cut)[0])
            found.append(cut_rows(self.tree, cut, next(letters), view, self.parts, self.record))
        for coupling in self.closure.couplings:
            found.append(coupling_rows(coupling, next(letters), self.parts, self.q, self.record))
        return [rows for rows in found if rows.count]

    def _view(self, origin: int) -> LoopView:
        if origin not in self.views:
            view = self.views[origin] = LoopView(self.chain, self.q, origin)
            self._tell_view(view)
        return self.views[origin]

    def _tell_view(self, view: LoopView) -> None:
        shown: list[int] = []
        for cut in self.closure.cuts:
            origin, *ways = sides(self.tree, cut)
            if origin == view.origin:
                shown += [i for way in ways for i in way]
        name = self.tree.body(view.origin).name if view.origin else "the base"
        self.record.at(f"the joints of loops, seen from {name}", 0, view.frame, book=BOOK)
        table = []
        for i in sorted(set(shown)):
            link, body = self.chain.links[i - 1], self.tree.body(i)
            axis = view.pose(i).rotation[..., :, 2] if link.has_axis else "several"
            table.append((str(i), body.joint.name, body.joint.kind, body.name,
                          view.pose(i).translation, axis))  # fmt: skip
        self.record.tell(
            "Each link's frame stands on its joint; where joints are and along which axis they "
            "move their link, in the axes of {frame}:",
            ("i", "joint", "kind", "link", "P (m)", "axis"), table, frame=view.frame,
        )  # fmt: skip
        if not all(self.chain.links[i - 1].has_axis for i in shown):
            self.record.tell(
                "A joint with several axes moves its link by S u: u are its speeds, and the "
                "columns of S say which way each of them turns the link (S with ω) and slides it "
                "(S with v), here in {frame}.",
                frame=view.frame,
            )

    # ---- the motion ----------------------------------------------------------------------------

    def speeds(self, blocks: Sequence[ConstraintBlock]) -> dict[JointPart, Operand]:
        self.record.at("speeds that the loops demand", 0, "", book=BOOK)
        rates = self.closed.given(self.closed.u, 1)
        for block in blocks:
            block.tell(self.record)
            for rows in block.rows:
                known = [(part, K) for part, K in rows.columns.items() if part not in block.parts]
                right = moved(known, rates)
                block.right[rows.letter] = self._right(rows, right, "b", block)
            rates |= block.solve(self.tree.nv, 1, self.record)
        put_back(blocks, rates, None, self.record)
        return rates

    def accelerations(
        self,
        blocks: Sequence[ConstraintBlock],
        rows: Sequence[ConstraintRows],
        rates: dict[JointPart, Operand],
    ) -> dict[JointPart, Operand]:
        drifts = self._drifts(rows, rates)
        self.record.at("accelerations that the loops demand", 0, "", book=BOOK)
        rates2 = self.closed.given(self.closed.ud, 2)
        for block in blocks:
            for own in block.rows:
                known = [(part, K) for part, K in own.columns.items() if part not in block.parts]
                right, k = moved(known, rates2), drifts.get(own.letter)
                if k is not None:
                    right = -k if right is None else right - k
                block.right[own.letter] = self._right(own, right, "c", block)
            rates2 |= block.solve(self.tree.nv, 2, self.record)
        put_back(blocks, rates2, drifts, self.record)
        self._tell_motion(rates, rates2)
        return rates2

    def _right(
        self, rows: ConstraintRows, formula: Formula | None, letter: str, block: ConstraintBlock
    ) -> Operand:
        """What the joints before, and the drift, leave for a block to make up for."""
        symbol = Symbol(letter, rows.letter)
        if formula is None:
            zero = vector(symbol, self.chain.kind.zeros(rows.count))
            return self.record.given(f"what is known of loop {rows.letter}: nothing", "", zero)
        name = f"what is known of loop {rows.letter}, on the right side"
        place, unit = ("K q̇ = 0", "/s") if letter == "b" else ("K q̈ + k = 0", "/s²")
        return self.record(name, place, symbol, formula, f"{rows.unit}{unit}" if rows.unit else "")

    def _drifts(
        self, rows: Sequence[ConstraintRows], rates: dict[JointPart, Operand]
    ) -> dict[str, Operand]:
        record, qd = self.record, self.closed.joined(rates)
        record.at("drift of the loops: accelerations at q̈ = 0", 0, "", book=BOOK)
        if all(bool(x == 0) for x in qd.flat):
            record.tell("Nothing moves, so there are no centripetal terms: k = 0.")
            return {}
        record.tell(
            "Turning joints bend the paths of points, so the cut would open even if no joint "
            "accelerated. Outward from {frames}, with q̈ = 0; terms that are zero are left out, "
            "such as those of parallel axes.",
            frames=" and ".join(view.frame for view in self.views.values()) or "the base",
        )
        motions = {}
        for origin, view in self.views.items():
            motions[origin] = LoopMotion(view, self.parts, rates, qd, record)
        found, couplings = {}, {x.name: x for x in self.closure.couplings}
        for own in rows:
            if isinstance(own, CutRows):
                record.frame = own.view.frame
                for i in sorted(i for side in sides(self.tree, own.cut)[1:] for i in side):
                    motions[own.view.origin].at(i)
                found[own.letter] = cut_drift(own, motions[own.view.origin], record)
            else:
                record.frame = ""
                found[own.letter] = coupling_drift(couplings[own.title], own, self.q, rates, record)
        return found

    def _tell_motion(
        self, rates: dict[JointPart, Operand], rates2: dict[JointPart, Operand]
    ) -> None:
        table = []
        for part in self.parts:
            units = each_unit([self.tree.dofs[k].unit for k in part.columns])
            how = "follows" if part.follows else "given"
            table.append((part.joint, str(rates[part].symbol), rates[part].value, units,
                          rates2[part].value, how))  # fmt: skip
        self.record.tell(
            "So all joints of the tree move like this:",
            ("joint", "speed", "value", "unit", "acceleration", ""), table,
        )  # fmt: skip

    # ---- forces --------------------------------------------------------------------------------

    def needs(self, qd: Array, qdd: Array) -> dict[JointPart, Operand]:
        """What the tree alone would need of every joint, by the book."""
        self.record.at("the tree, with the loops cut", 0)
        self.record.tell(
            "Next: the torques that this motion would take of every joint if the loops were cut, "
            "by {book}, link by link. Joints without a motor cannot give theirs: see below.",
            book=self.way.title,
        )
        batch = np.broadcast_shapes(self.q.shape[:-1], qd.shape[:-1], qdd.shape[:-1])
        q, qd, qdd = (np.broadcast_to(x, (*batch, x.shape[-1])) for x in (self.q, qd, qdd))
        self.way.work(self.tree, q, qd, qdd, self.gravity, self.record)
        efforts, found = self.record.efforts, {}
        by_speed = self.way.book == "Lagrange"
        for part in self.parts:
            if by_speed:
                each = [efforts[k + 1] for k in part.columns]
                joined = stacked(each).worked() if len(each) > 1 else each[0].value
                symbol = each[0].symbol if len(each) == 1 else Symbol("τ", part.index)
                found[part] = Operand(symbol, joined, int(len(each) > 1))
                continue
            whole = efforts[part.link]
            if whole.rank and len(part.own) == 1:
                symbol = Symbol("τ", part.index)
                found[part] = Operand(symbol, whole.value[..., part.own[0]], 0)
            else:
                found[part] = whole
        return found
