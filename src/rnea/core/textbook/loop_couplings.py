"""What one coupling demands, worked: Σ (c₁ q + c₂ q² + ...) + constant = 0 is a row of slopes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import JointCoupling
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.formula import Formula, Operand, summed, vector
from rnea.core.textbook.loop_rows import BOOK, ConstraintRows
from rnea.core.textbook.loop_view import JointPart
from rnea.core.textbook.steps import StepRecorder
from rnea.core.textbook.symbols import Symbol


def coupling_rows(
    coupling: JointCoupling, letter: str, parts: Sequence[JointPart], q: Array, record: StepRecorder
) -> ConstraintRows:
    """Tell a coupling's equation, and work its columns: the slopes of its terms."""
    rows = ConstraintRows(letter=letter, title=coupling.name)
    record.at(f"coupling {letter} ({coupling.name}): the equation", 0, "", book=BOOK)
    by_column = {part.columns[0]: part for part in parts if len(part.columns) == 1}
    told = [
        f"{_polynomial(term.coefficients)} of {by_column[term.v].joint}" for term in coupling.terms
    ]
    record.tell(
        "Coupling {name} demands that this sum is zero: {sum}, and the constant {constant}. At "
        "this position it is {rest}. Its row has the slope of each term.",
        name=coupling.name, sum=" plus ".join(told), constant=np.asarray(coupling.constant),
        rest=np.abs(coupling.residual(q)),
    )  # fmt: skip
    for term in coupling.terms:
        part = by_column[term.v]
        value = np.asarray(term.derivative(q))[..., None]
        how = "follows" if part.follows else "is independent"
        name = f"column of {part.joint}, which {how}"
        rows.columns[part] = record.given(name, "columns of K", vector(rows.of(part), value))
    return rows


def _polynomial(coefficients: Sequence[object]) -> str:
    powers = ("q", "q²", "q³", "q⁴", "q⁵", "q⁶", "q⁷", "q⁸", "q⁹")
    terms = zip(coefficients, powers, strict=False)
    return "(" + " + ".join(f"{number(c)} {power}" for c, power in terms if c != 0) + ")"


def coupling_drift(
    coupling: JointCoupling,
    rows: ConstraintRows,
    q: Array,
    rates: dict[JointPart, Operand],
    record: StepRecorder,
) -> Operand:
    """k of a coupling: the curvature of its terms times the speed squared."""
    terms: list[Formula] = []
    for term, part in zip(coupling.terms, rows.columns, strict=True):
        bend = term.curvature(q)
        if bend is not None:
            curvature = vector(Symbol("c", f"{rows.letter}{part.index}"), bend[..., None])
            terms.append(rates[part] * (rates[part] * curvature))
    symbol = Symbol("k", rows.letter)
    if not terms:
        zero = vector(symbol, np.zeros(1) + np.asarray(q[..., :1] * 0))
        return record.given("drift: none, the equation is linear", "drift k", zero)
    return record("drift: curvature times the speed squared", "drift k", symbol, summed(terms), "")
