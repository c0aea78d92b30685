"""Forces of robots with loops: multipliers, forces through the cuts, efforts, motors, and power."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions import OF_LOOPS, Conditions, kinetic_energy, potential_energy
from rnea.core.spatial import dual
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.block_formulas import solved_transposed, stacked
from rnea.core.textbook.formula import Formula, Operand, dot, matrix, summed, vector
from rnea.core.textbook.loop_blocks import ConstraintBlock
from rnea.core.textbook.loop_rows import BOOK, ConstraintRows, CutRows
from rnea.core.textbook.loop_state import Closed, moved
from rnea.core.textbook.loop_view import JointPart
from rnea.core.textbook.steps import StepRecorder, each_unit
from rnea.core.textbook.symbols import Symbol


class Efforts:
    """What the loops and the motors give, of what the tree would need of every joint."""

    def __init__(
        self, closed: Closed, blocks: Sequence[ConstraintBlock], rows: Sequence[ConstraintRows]
    ) -> None:
        self.closed, self.blocks, self.rows = closed, blocks, rows
        self.tree, self.closure = closed.tree, closed.closure
        self.parts, self.record = closed.parts, closed.record

    def of(self, needs: dict[JointPart, Operand]) -> dict[JointPart, Operand]:
        """T of the independent joints; the loops' forces on the way."""
        record, closure, blocks, rows = self.record, self.closure, self.blocks, self.rows
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
        self, part: JointPart, need: Operand, rows: Sequence[ConstraintRows],
        multipliers: dict[str, Operand],
        letter: str,
    ) -> Operand:  # fmt: skip
        taken = [
            _by_loop(x.columns[part], multipliers[x.letter]) for x in rows if part in x.columns
        ]
        formula: Formula = need
        for term in taken:
            formula = formula - term
        units = [self.tree.dofs[k].effort_unit for k in part.columns]
        name = f"what {part.joint} gives, with the loops closed"
        return self.record(
            name, "T = τ_u - K_uᵀ λ", Symbol(letter, part.index), formula, each_unit(units)
        )

    def _motors(
        self,
        blocks: Sequence[ConstraintBlock],
        needs: dict[JointPart, Operand],
        T: dict[JointPart, Operand],
    ) -> dict[str, Operand]:
        """Where motors act on other joints: their efforts, and the multipliers beside them."""
        record, actuated = self.record, list(self.closure.actuated)
        record.at("motors", 0, "", book=BOOK)
        G = self._by_motors(blocks, actuated)
        names = [self.tree.dofs[k].effort_name for k in actuated]
        whole = stacked(list(T.values()))
        symbol = Symbol("T", "m")
        record.tell(
            "The motors act on {names}. G has their speeds when one independent joint moves with "
            "speed 1, from K q̇ = 0 as above; the motors' power is that of T, so Gᵀ T_m = T.",
            names=", ".join(names),
        )
        record.given("speeds of the motors by those of the independent joints", "motors", G)
        units = each_unit([self.tree.dofs[k].effort_unit for k in actuated])
        if G.value.shape[-1] == G.value.shape[-2]:
            name = "efforts of the motors"
            motors = record(name, "motors", symbol, solved_transposed(G, whole), units)
        else:
            said = "the smallest of many that do it" if len(actuated) > len(whole.worked()) else \
                "the nearest that so few motors can do"  # fmt: skip
            motors = record.given(f"efforts of the motors: {said}", "motors",
                                  vector(symbol, self._shared()), units)  # fmt: skip
        record.tell("", ("motor", "effort", "unit"), [
            (name, motors.value[..., k], self.tree.dofs[column].effort_unit)
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

    def _by_motors(self, blocks: Sequence[ConstraintBlock], actuated: list[int]) -> Operand:
        """G of the motors: all speeds at unit speeds of the independent joints."""
        columns = []
        like = np.asarray(self.closed.q[..., :1] * 0)
        for one in np.eye(len(self.closure.independent), dtype=int):
            silent = StepRecorder(BOOK)
            silent.at("", 0)
            rates = self.closed.given(like + one, 1)
            for block in blocks:
                for rows in block.rows:
                    known = [(p, K) for p, K in rows.columns.items() if p not in block.parts]
                    right = moved(known, rates)
                    zero = self.closed.chain.kind.zeros(rows.count)
                    value = zero if right is None else right.worked()
                    block.right[rows.letter] = vector(Symbol("b", rows.letter), value)
                rates |= block.solve(self.tree.nv, 1, silent)
            columns.append(self.closed.joined(rates)[..., actuated])
        return matrix(Symbol("G"), np.stack(columns, axis=-1))

    def _shared(self) -> Array:
        """What the motors give where they are more or fewer than the freedoms."""
        case = Conditions(friction=False, rotor=False, spring=False, gravity=self.closed.gravity)
        row = OF_LOOPS["motor_torque"]
        return row.compute(self.closed.model, case, self.closed.q, self.closed.u, self.closed.ud)

    def _forces(self, rows: Sequence[ConstraintRows], multipliers: dict[str, Operand]) -> None:
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


def tell_power(
    closed: Closed,
    rates: dict[JointPart, Operand],
    rates2: dict[JointPart, Operand],
    T: dict[JointPart, Operand],
) -> None:
    """The motors' power, and how the energy changes along the motion."""
    record = closed.record
    record.at("check: power", 0, "", book=BOOK)
    free = [part for part in closed.parts if not part.follows]
    given = summed([dot(T[p], rates[p]) if T[p].rank else T[p] * rates[p] for p in free])
    power = record("power that comes in", "power", Symbol("W"), given, "W")
    if closed.q.ndim > 1 or closed.q.dtype == object:
        return
    qd, qdd = closed.joined(rates), closed.joined(rates2)
    energy = _energy_rate(closed.tree, closed.gravity, closed.q, qd, qdd)
    record.tell(
        "The energy of all links together, kinetic and potential, changes by {energy} W: "
        "differentiated along the motion, without any force. The two differ by {apart} W: the "
        "forces through the cuts do no work.",
        energy=np.asarray(energy), apart=np.abs(power.value - energy),
    )  # fmt: skip


def _by_loop(K: Operand, multipliers: Operand) -> Formula:
    """Kᵀ λ of one part."""
    return K.T @ multipliers if K.rank == 2 else dot(K, multipliers)


def _multipliers(
    blocks: Sequence[ConstraintBlock],
    needs: dict[JointPart, Operand],
    letter: str,
    record: StepRecorder,
) -> dict[str, Operand]:
    """λ of every loop, in the opposite order: what later loops take of a joint is taken first."""
    found: dict[str, Operand] = {}
    later: list[ConstraintRows] = []
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
    case = Conditions(friction=False, rotor=False, spring=False, gravity=gravity)
    at, speed = state[: tree.nq], state[tree.nq :]
    energy = kinetic_energy(tree, case, at, speed) + potential_energy(tree, case, at)
    slopes = dual.jacobian(np.reshape(energy, 1), like=np.concatenate([q, qd]))[0]
    rate = np.concatenate([b.joint.rate(q[b.q], qd[b.v]) for b in tree.bodies])
    return np.asarray(slopes @ np.concatenate([rate, qdd]))
