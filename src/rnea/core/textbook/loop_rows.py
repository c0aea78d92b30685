"""What one cut demands, worked: its rows, its columns, its drift and its force.

With ω and v the motion of its child's link relative to its parent's, at the cut's point

    D^ω ω + D^v v = 0         a row for every motion that its joint forbids
    K_i = ± (D^ω Ẑ_i + D^v Ẑ_i × (P - P_i))      by the speed of joint i, + on the child's side
    k = D^ω (α - α' - ω' × ω) + D^v (γ - γ' - 2 ω' × (v - v'))       with all q̈ = 0

where a dash marks the parent's side. λ pushes along the rows: force D^vᵀ λ and moment D^ωᵀ λ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from rnea.core.model import Cut, Model, sides
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.formula import Formula, Operand, cross, matrix, summed, vector
from rnea.core.textbook.loop_motion import LoopMotion
from rnea.core.textbook.loop_view import JointPart, LoopView
from rnea.core.textbook.steps import StepRecorder
from rnea.core.textbook.symbols import Symbol

# entries below this part of the largest are rounding
_NOTHING = 1e-11
BOOK = "Loops"
Pair = tuple[Array, Array]


@dataclass(eq=False, kw_only=True)
class ConstraintRows:
    """A cut's or a coupling's equations Σ K_i q̇_i = 0, with a letter in symbols.

    columns: K_i by the parts of joints that stand in them
    """

    letter: str
    title: str
    columns: dict[JointPart, Operand] = field(default_factory=dict)

    @property
    def count(self) -> int:
        return next((K.value.shape[-1 if K.rank == 1 else -2] for K in self.columns.values()), 0)

    @property
    def unit(self) -> str:
        """Of what a row adds up, if it is one for all."""
        return ""

    @property
    def multiplier_unit(self) -> str:
        return {"m": "N", "rad": "N m"}.get(self.unit, "")

    def of(self, part: JointPart) -> Symbol:
        return Symbol("K", f"{self.letter}{part.index}")


@dataclass(eq=False, kw_only=True)
class CutRows(ConstraintRows):
    """A cut seen from O: the point P where it closes, and the directions that it forbids.

    turning, moving: D^ω and D^v of the rows that are kept; None if all of it is zero
    """

    cut: Cut
    view: LoopView
    point: Operand
    kept: Sequence[int]
    turning: Operand | None
    moving: Operand | None

    @property
    def unit(self) -> str:
        return "m" if self.turning is None else "rad" if self.moving is None else ""

    def directed(self, turned: Formula | None, moved: Formula | None) -> Formula | None:
        """D^ω of a turning and D^v of a moving; all three directions of {O} are left out."""
        terms: list[Formula] = []
        if turned is not None and self.turning is not None:
            terms.append(self.turning @ turned)
        if moved is not None and self.moving is not None:
            terms.append(moved if _is_identity(self.moving.value) else self.moving @ moved)
        return summed(terms) if terms else None


def cut_rows(
    model: Model,
    cut: Cut,
    letter: str,
    view: LoopView,
    parts: Sequence[JointPart],
    record: StepRecorder,
) -> CutRows:
    """Tell what a cut forbids, go both ways around, and work its columns."""
    _, parent_side, child_side = sides(model, cut)
    X_OA, X_OB = view.at(cut.parent, cut.X_PA), view.at(cut.child, cut.X_CB)
    pairs = cut.covectors(X_OA, X_OB)
    point = vector(view.symbol("P", letter), X_OB.translation)
    by_side = [(part, side) for side, links in ((1, child_side), (-1, parent_side))
               for part in parts if part.link in links]  # fmt: skip
    full = [_entries(view, part, pairs, point.value) for part, _ in by_side]
    kept = _acting(full, len(pairs))
    turning, moving = (_directions(view, letter, pairs, kept, which) for which in (0, 1))
    rows = CutRows(letter=letter, title=cut.name, cut=cut, view=view, point=point, kept=kept,
                   turning=turning, moving=moving)  # fmt: skip
    _tell_cut(rows, pairs, record)
    rows.point = _both_ways(rows, X_OA.translation, record)
    record.at(_heading(rows, "how each joint moves it"), 0, view.frame, book=BOOK)
    for part, side in by_side:
        record.frame = view.frame
        formula = rows.directed(view.turning(part), view.moving(part, rows.point, letter, record))
        record.frame = ""
        if formula is None:
            continue
        how = "follows" if part.follows else "is independent"
        rows.columns[part] = record(
            f"column of {part.joint}, which {how}", "columns of K", rows.of(part),
            formula if side > 0 else -formula, _unit(rows, part),
        )  # fmt: skip
    return rows


def _entries(view: LoopView, part: JointPart, pairs: Sequence[Pair], point: Array) -> Array:
    """The size of every row's entry, (rows, ...); to see which rows act at all."""
    record = StepRecorder("")
    record.at("", 0)
    P = vector(Symbol("P"), point)
    turned, moved = view.turning(part), view.moving(part, P, "", record)
    out = []
    for m, f in pairs:
        terms = [
            np.abs(np.asarray((x.worked() if x.rank == 2 else x.worked()[..., None])
                              * np.asarray(d)[..., None]).sum(axis=-2))
            for x, d in ((turned, m), (moved, f)) if x is not None
        ]  # fmt: skip
        out.append(np.asarray(sum(terms)).astype(float).max())
    return np.array(out)


def _acting(full: Sequence[Array], count: int) -> list[int]:
    """The rows in which some joint has an entry."""
    sizes = np.max(full, axis=0) if full else np.zeros(count)
    return [k for k in range(count) if sizes[k] > _NOTHING * sizes.max()]


def _heading(rows: ConstraintRows, what: str) -> str:
    return f"loop {rows.letter} ({rows.title}): {what}"


def _directions(
    view: LoopView, letter: str, pairs: Sequence[Pair], kept: Sequence[int], which: int
) -> Operand | None:
    """D^ω or D^v of the rows that are kept."""
    directions = [np.asarray(pairs[k][which]) for k in kept]
    if all(bool(x == 0) for d in directions for x in d.flat):
        return None
    symbol = view.symbol("D", letter, part="ωv"[which])
    return matrix(symbol, np.stack(np.broadcast_arrays(*directions), axis=-2))


def _tell_cut(rows: CutRows, pairs: Sequence[Pair], record: StepRecorder) -> None:
    cut, view = rows.cut, rows.view
    record.at(_heading(rows, "the cut"), 0, view.frame, book=BOOK)
    told = [name.removeprefix(f"{cut.name}: ") for name in cut.row_names()]
    table = []
    for k in rows.kept:
        turns = k < cut.angular_rows
        table.append((told[k], "ω" if turns else "v", pairs[k][0 if turns else 1]))
    record.tell(
        "Here the robot is cut: the {kind} joint {name} between {parent} and {child} is taken out, "
        "and a tree is left. What the joint forbids comes back as equations, a row for each motion "
        "of {child} relative to {parent} (turning ω, moving v of the point {point}) that must be "
        "zero. A {kind} joint forbids {count}; directions are in {frame}.",
        ("forbidden", "of", "along"), table, kind=cut.kind, name=cut.name, parent=cut.links[0],
        child=cut.links[1], point=f"P_{rows.letter}", count=str(cut.rows), frame=view.frame,
    )  # fmt: skip
    left_out = [told[k] for k in range(cut.rows) if k not in rows.kept]
    if left_out:
        record.tell(
            "Left out: {names}. No joint of the loop moves the cut that way, so these rows read "
            "0 = 0. They hold the links where the other joints hold them already, and the forces "
            "along them cannot be told from the motion; they are taken to be zero.",
            names=", ".join(left_out),
        )
    for D, name in ((rows.turning, "turning"), (rows.moving, "moving")):
        if D is not None and not (D is rows.moving and _is_identity(D.value)):
            record.given(f"directions of forbidden {name}, a row each", "rows of the cut", D)


def _both_ways(rows: CutRows, other: Array, record: StepRecorder) -> Operand:
    """P by the child's links, and by the parent's."""
    cut, view, letter = rows.cut, rows.view, rows.letter
    record.at(_heading(rows, "both ways around"), 0, view.frame, book=BOOK)
    ends: list[Operand] = []
    for link, name, base, value in ((cut.child, cut.links[1], "P", rows.point.value),
                                    (cut.parent, cut.links[0], "P′", other)):  # fmt: skip
        symbol = view.symbol(base, letter)
        if link == view.origin:
            ends.append(record.given(f"the cut on {name}", "closure", vector(symbol, value), "m"))
            continue
        place = view.place(link)
        arm = vector(view.symbol("d", f"{link}{letter}"), value - place.value)
        ends.append(record(f"the cut, by {name}", "closure", symbol, place + arm, "m"))
    gap = _acting_gap(rows, *(x.value for x in ends))
    record.tell(
        "Both ways around lead to the same point{but}: they differ by {gap} m.",
        gap=gap, but="" if _all_three(rows) else " along what the joint forbids",
    )  # fmt: skip
    return ends[0]


def _acting_gap(rows: CutRows, one: Array, other: Array) -> Array:
    apart = np.asarray(one - other)
    if rows.moving is not None:
        D = rows.moving.value
        apart = np.asarray((D * apart[..., None, :]).sum(axis=-1))
    return np.asarray(np.abs(apart).max())


def _all_three(rows: CutRows) -> bool:
    return rows.cut.holds_its_point


def _is_identity(D: Array) -> bool:
    return D.shape == (3, 3) and bool((np.eye(3, dtype=int) == D).all())


def _unit(rows: CutRows, part: JointPart) -> str:
    """Of a column: that of the rows by that of the speeds, if it is one for all."""
    return "m" if rows.unit == "m" and set(part.units) == {"rad/s"} else ""


def cut_drift(rows: CutRows, motion: LoopMotion, record: StepRecorder) -> Operand:
    """k: what the cut's frames would accelerate by, along the rows, with all q̈ = 0."""
    cut, view, letter = rows.cut, rows.view, rows.letter
    child, parent = motion.at(cut.child), motion.at(cut.parent)
    moved = turned = None
    if rows.moving is not None:
        ends = [
            motion.point(link, rows.point, view.symbol(base, letter), name, record)
            for link, base, name in (
                (cut.child, "γ", cut.links[1]), (cut.parent, "γ′", cut.links[0]),
            )
        ]  # fmt: skip
        moved = _difference(*ends)
        if not _all_three(rows) and parent.w is not None:
            slid = motion.slid(rows, record)
            term = cross(2 * parent.w, slid)
            moved = -term if moved is None else moved - term
    if rows.turning is not None:
        turned = _difference(child.alpha, parent.alpha)
        if parent.w is not None and child.w is not None:
            term = cross(parent.w, child.w)
            turned = -term if turned is None else turned - term
    formula = rows.directed(turned, moved)
    own = _own_drift(rows, motion)
    if own is not None:
        formula = own if formula is None else formula + own
    symbol = Symbol("k", letter)
    if formula is None:
        zero = view.chain.kind.zeros(rows.count)
        return record.given("drift: nothing", "drift k", vector(symbol, zero))
    name = "drift: what the cut would accelerate by, along its rows"
    record.frame = ""
    return record(name, "drift k", symbol, formula, "m/s²" if rows.turning is None else "")


def _own_drift(rows: CutRows, motion: LoopMotion) -> Operand | None:
    cut, view = rows.cut, rows.view
    X_OA, X_OB = view.at(cut.parent, cut.X_PA), view.at(cut.child, cut.X_CB)
    w = [motion.at(link).w for link in (cut.child, cut.parent)]
    zero = view.chain.kind.zeros(3)
    one, other = (zero if x is None else x.value for x in w)
    own = cut.drift(X_OA, X_OB, np.asarray(one - other))
    if all(own[k] is None for k in rows.kept):
        return None
    values = [np.asarray(zero[0] if own[k] is None else own[k]) for k in rows.kept]
    symbol = view.symbol("δ", rows.letter)
    return vector(symbol, np.stack(np.broadcast_arrays(*values), axis=-1))


def _difference(one: Formula | None, other: Formula | None) -> Formula | None:
    if one is None:
        return None if other is None else -other
    return one if other is None else one - other
