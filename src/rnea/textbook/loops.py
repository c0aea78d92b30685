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

from rnea.model import Model, sides
from rnea.recursions import OF_LOOPS, Case, kinetic_energy, potential_energy
from rnea.spatial import dual
from rnea.spatial.numbers import Array
from rnea.textbook.arranged import solved_transposed, stacked
from rnea.textbook.chain import Chain, links_of
from rnea.textbook.formula import Formula, Operand, dot, matrix, summed, vector
from rnea.textbook.loop_blocks import Block, blocks_of, put_back
from rnea.textbook.loop_motion import Motion
from rnea.textbook.loop_rows import (
    BOOK,
    CutRows,
    Rows,
    coupling_drift,
    coupling_rows,
    cut_drift,
    cut_rows,
)
from rnea.textbook.loop_view import Part, View
from rnea.textbook.steps import Notation, Recorder, each_unit
from rnea.textbook.symbols import Symbol


def work(
    model: Model, way: Notation, q: Array, u: Array, ud: Array, gravity: Array, record: Recorder
) -> Array:
    """T (..., nv): the efforts of the independent joints of a robot with loops."""
    return Closed(model, way, q, gravity, record).work(u, ud)


class Closed:
    """One robot with loops at positions q (..., nq), while it is worked."""

    def __init__(
        self, model: Model, way: Notation, q: Array, gravity: Array, record: Recorder
    ) -> None:
        assert model.closure is not None
        self.model, self.tree, self.closure = model, model.tree, model.closure
        self.way, self.q, self.gravity, self.record = way, q, gravity, record
        self.chain: Chain = links_of(self.tree, gravity)
        self.parts = parts_of(model, way)
        self.views: dict[int, View] = {}

    def work(self, u: Array, ud: Array) -> Array:
        self.u, self.ud = u, ud
        rows = self._rows()
        blocks = blocks_of(rows, self.parts)
        rates = self._speeds(blocks, u)
        rates2 = self._accelerations(blocks, rows, rates, ud)
        needs = self._tree(self._joined(rates), self._joined(rates2))
        T = self._efforts(blocks, rows, needs)
        self._power(rates, rates2, needs, T)
        columns = [x.value if x.rank else x.value[..., None] for x in T.values()]
        return np.concatenate(np.broadcast_arrays(*columns) if columns else columns, axis=-1)

    # ---- the loops -----------------------------------------------------------------------------

    def _rows(self) -> list[Rows]:
        """What every cut and coupling demands, those with nothing to demand left out."""
        letters = (loop_letter(k) for k in range(10**6))
        found: list[Rows] = []
        for cut in self.closure.cuts:
            view = self._view(sides(self.tree, cut)[0])
            found.append(cut_rows(self.tree, cut, next(letters), view, self.parts, self.record))
        for coupling in self.closure.couplings:
            found.append(coupling_rows(coupling, next(letters), self.parts, self.q, self.record))
        return [rows for rows in found if rows.count]

    def _view(self, origin: int) -> View:
        if origin not in self.views:
            view = self.views[origin] = View(self.chain, self.q, origin)
            self._tell_view(view)
        return self.views[origin]

    def _tell_view(self, view: View) -> None:
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

    def _speeds(self, blocks: Sequence[Block], u: Array) -> dict[Part, Operand]:
        self.record.at("speeds that the loops demand", 0, "", book=BOOK)
        rates = self._given(u, 1)
        for block in blocks:
            block.tell(self.record)
            for rows in block.rows:
                known = [(part, K) for part, K in rows.columns.items() if part not in block.parts]
                right = _moved(known, rates)
                block.right[rows.letter] = self._right(rows, right, "b", block)
            rates |= block.solve(self._like_all(), 1, self.record)
        put_back(blocks, rates, None, self.record)
        return rates

    def _accelerations(
        self, blocks: Sequence[Block], rows: Sequence[Rows], rates: dict[Part, Operand], ud: Array
    ) -> dict[Part, Operand]:
        drifts = self._drifts(rows, rates)
        self.record.at("accelerations that the loops demand", 0, "", book=BOOK)
        rates2 = self._given(ud, 2)
        for block in blocks:
            for own in block.rows:
                known = [(part, K) for part, K in own.columns.items() if part not in block.parts]
                right, k = _moved(known, rates2), drifts.get(own.letter)
                if k is not None:
                    right = -k if right is None else right - k
                block.right[own.letter] = self._right(own, right, "c", block)
            rates2 |= block.solve(self._like_all(), 2, self.record)
        put_back(blocks, rates2, drifts, self.record)
        self._tell_motion(rates, rates2)
        return rates2

    def _right(self, rows: Rows, formula: Formula | None, letter: str, block: Block) -> Operand:
        """What the joints before, and the drift, leave for a block to make up for."""
        symbol = Symbol(letter, rows.letter)
        if formula is None:
            zero = vector(symbol, self.chain.kind.zeros(rows.count))
            return self.record.given(f"what is known of loop {rows.letter}: nothing", "", zero)
        name = f"what is known of loop {rows.letter}, on the right side"
        place, unit = ("K q̇ = 0", "/s") if letter == "b" else ("K q̈ + k = 0", "/s²")
        return self.record(name, place, symbol, formula, f"{rows.unit}{unit}" if rows.unit else "")

    def _drifts(self, rows: Sequence[Rows], rates: dict[Part, Operand]) -> dict[str, Operand]:
        record, qd = self.record, self._joined(rates)
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
            motions[origin] = Motion(view, self.parts, rates, qd, record)
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

    def _given(self, values: Array, dots: int) -> dict[Part, Operand]:
        """Rates of the independent parts."""
        spread = np.zeros((*values.shape[:-1], self.tree.nv), dtype=values.dtype)
        spread[..., list(self.closure.independent)] = values
        return {part: part.of(spread, dots) for part in self.parts if not part.follows}

    def _like_all(self) -> int:
        return self.tree.nv

    def _joined(self, rates: dict[Part, Operand]) -> Array:
        """(..., nv of the tree)."""
        batch = np.broadcast_shapes(
            *(x.value.shape[: x.value.ndim - x.rank] for x in rates.values())
        )
        dtype = np.result_type(*(x.value for x in rates.values()))
        out = np.zeros((*batch, self.tree.nv), dtype=dtype)
        for part, x in rates.items():
            out[..., list(part.columns)] = x.value if x.rank else x.value[..., None]
        return out

    def _tell_motion(self, rates: dict[Part, Operand], rates2: dict[Part, Operand]) -> None:
        table = []
        for part in self.parts:
            units = each_unit([self.tree.freedoms[k].unit for k in part.columns])
            how = "follows" if part.follows else "given"
            table.append((part.joint, str(rates[part].symbol), rates[part].value, units,
                          rates2[part].value, how))  # fmt: skip
        self.record.tell(
            "So all joints of the tree move like this:",
            ("joint", "speed", "value", "unit", "acceleration", ""), table,
        )  # fmt: skip

    # ---- forces --------------------------------------------------------------------------------

    def _tree(self, qd: Array, qdd: Array) -> dict[Part, Operand]:
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

    def _efforts(
        self, blocks: Sequence[Block], rows: Sequence[Rows], needs: dict[Part, Operand]
    ) -> dict[Part, Operand]:
        """T of the independent joints; the loops' forces on the way."""
        record, closure = self.record, self.closure
        at_home = set(closure.actuated) == set(closure.independent)
        record.at("multipliers: what the joints that follow cannot give", 0, "", book=BOOK)
        record.tell(
            "The joints that follow have no motor, so their torque must be zero: "
            "τ_d - K_dᵀ λ = 0. λ has a number for each row."
            if at_home
            else "Some motors act on joints that follow. First all efforts are thought to come "
            "from the independent joints, and none from those that follow: τ_d - K_dᵀ μ = 0. μ has "
            "a number for each row."
        )
        multipliers = _multipliers(blocks, needs, "λ" if at_home else "μ", record)
        if at_home:
            self._forces(rows, multipliers)
        record.at("efforts of the independent joints", 0, "", book=BOOK)
        T = {
            part: self._left(part, needs[part], rows, multipliers, "T")
            for part in self.parts if not part.follows
        }  # fmt: skip
        if not at_home:
            self._forces(rows, self._motors(blocks, needs, T))
        return T

    def _left(
        self, part: Part, need: Operand, rows: Sequence[Rows], multipliers: dict[str, Operand],
        letter: str,
    ) -> Operand:  # fmt: skip
        taken = [
            _by_loop(x.columns[part], multipliers[x.letter]) for x in rows if part in x.columns
        ]
        formula: Formula = need
        for term in taken:
            formula = formula - term
        units = [self.tree.freedoms[k].effort_unit for k in part.columns]
        name = f"what {part.joint} gives, with the loops closed"
        return self.record(
            name, "T = τ_u - K_uᵀ λ", Symbol(letter, part.index), formula, each_unit(units)
        )

    def _motors(
        self, blocks: Sequence[Block], needs: dict[Part, Operand], T: dict[Part, Operand]
    ) -> dict[str, Operand]:
        """Where motors act on other joints: their efforts, and the multipliers beside them."""
        record, actuated = self.record, list(self.closure.actuated)
        record.at("motors", 0, "", book=BOOK)
        G = self._by_motors(blocks, actuated)
        names = [self.tree.freedoms[k].effort_name for k in actuated]
        whole = stacked(list(T.values()))
        symbol = Symbol("T", "m")
        record.tell(
            "The motors act on {names}. G has their speeds when one independent joint moves with "
            "speed 1, from K q̇ = 0 as above; the motors' power is that of T, so Gᵀ T_m = T.",
            names=", ".join(names),
        )
        record.given("speeds of the motors by those of the independent joints", "motors", G)
        units = each_unit([self.tree.freedoms[k].effort_unit for k in actuated])
        if G.value.shape[-1] == G.value.shape[-2]:
            name = "efforts of the motors"
            motors = record(name, "motors", symbol, solved_transposed(G, whole), units)
        else:
            said = "the smallest of many that do it" if len(actuated) > len(whole.worked()) else \
                "the nearest that so few motors can do"  # fmt: skip
            motors = record.given(f"efforts of the motors: {said}", "motors",
                                  vector(symbol, self._shared()), units)  # fmt: skip
        record.tell("", ("motor", "effort", "unit"), [
            (name, motors.value[..., k], self.tree.freedoms[column].effort_unit)
            for k, (name, column) in enumerate(zip(names, actuated, strict=True))
        ])  # fmt: skip
        record.at("multipliers, with the motors where they are", 0, "", book=BOOK)
        left = dict(needs)
        for part in self.parts:
            own = [actuated.index(k) if k in actuated else None for k in part.columns]
            if not part.follows or all(k is None for k in own):
                continue
            zero = np.asarray(motors.value[..., 0] * 0)
            given = [zero if k is None else motors.value[..., k] for k in own]
            values = given[0] if needs[part].rank == 0 else np.stack(given, axis=-1)
            motor = Operand(Symbol("T", part.index), values, needs[part].rank)
            symbol = Symbol("τ*", part.index)
            name = f"what the motor of {part.joint} leaves to the loops"
            left[part] = record(name, "λ", symbol, needs[part] - motor, units)
        return _multipliers(blocks, left, "λ", record)

    def _by_motors(self, blocks: Sequence[Block], actuated: list[int]) -> Operand:
        """G of the motors: all speeds at unit speeds of the independent joints."""
        columns = []
        like = np.asarray(self.q[..., :1] * 0)
        for one in np.eye(len(self.closure.independent), dtype=int):
            silent = Recorder(BOOK)
            silent.at("", 0)
            rates = self._given(like + one, 1)
            for block in blocks:
                for rows in block.rows:
                    known = [(p, K) for p, K in rows.columns.items() if p not in block.parts]
                    right = _moved(known, rates)
                    zero = self.chain.kind.zeros(rows.count)
                    value = zero if right is None else right.worked()
                    block.right[rows.letter] = vector(Symbol("b", rows.letter), value)
                rates |= block.solve(self._like_all(), 1, silent)
            columns.append(self._joined(rates)[..., actuated])
        return matrix(Symbol("G"), np.stack(columns, axis=-1))

    def _shared(self) -> Array:
        """What the motors give where they are more or fewer than the freedoms."""
        case = Case(friction=False, rotor=False, spring=False, gravity=self.gravity)
        row = OF_LOOPS["motor_efforts"]
        return row.compute(self.model, case, self.q, self.u, self.ud)

    def _forces(self, rows: Sequence[Rows], multipliers: dict[str, Operand]) -> None:
        record = self.record
        record.at("forces through the cuts", 0, "", book=BOOK)
        cuts = [own for own in rows if isinstance(own, CutRows)]
        for own in cuts:
            cut, letter, view = own.cut, own.letter, own.view
            record.frame = view.frame
            pushed = f"{cut.links[0]} on {cut.links[1]}"
            if own.moving is not None:
                record(f"force of {pushed}", "λ as a force", view.symbol("f", letter),
                       own.moving.T @ multipliers[letter], "N", f"at P_{letter}")  # fmt: skip
            if own.turning is not None:
                record(f"moment of {pushed}", "λ as a force", view.symbol("n", letter),
                       own.turning.T @ multipliers[letter], "N m", f"about P_{letter}")  # fmt: skip
        if cuts:
            record.tell("The other link feels the opposite.")
        if len(cuts) < len(rows):
            record.tell("A coupling acts on its joints alone: K times its multiplier.")

    # ---- the check -----------------------------------------------------------------------------

    def _power(
        self, rates: dict[Part, Operand], rates2: dict[Part, Operand],
        needs: dict[Part, Operand], T: dict[Part, Operand],
    ) -> None:  # fmt: skip
        record = self.record
        record.at("check: power", 0, "", book=BOOK)
        free = [part for part in self.parts if not part.follows]
        given = summed([dot(T[p], rates[p]) if T[p].rank else T[p] * rates[p] for p in free])
        power = record("power that comes in", "power", Symbol("W"), given, "W")
        if self.q.ndim > 1 or self.q.dtype == object:
            return
        qd, qdd = self._joined(rates), self._joined(rates2)
        energy = _energy_rate(self.tree, self.gravity, self.q, qd, qdd)
        record.tell(
            "The energy of all links together, kinetic and potential, changes by {energy} W: "
            "differentiated along the motion, without any force. The two differ by {apart} W: the "
            "forces through the cuts do no work.",
            energy=np.asarray(energy), apart=np.abs(power.value - energy),
        )  # fmt: skip


def parts_of(model: Model, way: Notation) -> list[Part]:
    """The joints' speeds, joint by joint; speed by speed where only some of a joint's follow."""
    assert model.closure is not None
    free, found = set(model.closure.independent), []
    for body in model.tree.bodies:
        columns = tuple(range(body.v.start, body.v.stop))
        mixed = len({k in free for k in columns}) > 1
        groups = [(k,) for k in columns] if mixed else [columns]
        for group in groups:
            first = body.v.start
            index = str(body.index) if not mixed else f"{body.index},{group[0] - first + 1}"
            letter = "θ" if body.joint.turns else "d" if body.joint.slides else "u"
            if way.book == "Lagrange":
                index, letter = ",".join(str(k + 1) for k in group), "q"
            found.append(Part(body.index, index, body.joint.name, group,
                              tuple(k - first for k in group), group[0] not in free, letter,
                              tuple(model.tree.freedoms[k].unit for k in group)))  # fmt: skip
    return found


def loop_letter(k: int) -> str:
    """The letter of loop k, from 0: A, B, ... Z, AA, AB, ..."""
    return (loop_letter(k // 26 - 1) if k >= 26 else "") + chr(ord("A") + k % 26)


def _moved(known: Sequence[tuple[Part, Operand]], rates: dict[Part, Operand]) -> Formula | None:
    """-Σ K q̇ of the joints that are known."""
    total: Formula | None = None
    for part, K in known:
        term = K @ rates[part] if K.rank == 2 else rates[part] * K
        total = -term if total is None else total - term
    return total


def _by_loop(K: Operand, multipliers: Operand) -> Formula:
    """Kᵀ λ of one part."""
    return K.T @ multipliers if K.rank == 2 else dot(K, multipliers)


def _multipliers(
    blocks: Sequence[Block], needs: dict[Part, Operand], letter: str, record: Recorder
) -> dict[str, Operand]:
    """λ of every loop, in the opposite order: what later loops take of a joint is taken first."""
    found: dict[str, Operand] = {}
    later: list[Rows] = []
    for block in reversed(blocks):
        left = {}
        for part in block.parts:
            taken = [_by_loop(x.columns[part], found[x.letter]) for x in later if part in x.columns]
            left[part] = needs[part]
            if taken:
                formula: Formula = needs[part]
                for term in taken:
                    formula = formula - term
                name = f"what other loops leave of the torque of {part.joint}"
                symbol = Symbol("τ′" if letter == "λ" else "τ″", part.index)
                left[part] = record(name, "λ", symbol, formula, "N m")
        found |= block.multipliers(left, letter, record)
        later += block.rows
    return found


def _energy_rate(tree: Model, gravity: Array, q: Array, qd: Array, qdd: Array) -> Array:
    """d/dt of kinetic and potential energy along a motion, by dual numbers."""
    state = dual.seed(np.concatenate([q, qd]))
    case = Case(friction=False, rotor=False, spring=False, gravity=gravity)
    at, speed = state[: tree.nq], state[tree.nq :]
    energy = kinetic_energy(tree, case, at, speed) + potential_energy(tree, case, at)
    slopes = dual.jacobian(np.reshape(energy, 1), like=np.concatenate([q, qd]))[0]
    rate = np.concatenate([b.joint.rate(q[b.q], qd[b.v]) for b in tree.bodies])
    return np.asarray(slopes @ np.concatenate([rate, qdd]))
