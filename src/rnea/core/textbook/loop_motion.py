"""How links of loops turn and accelerate if no joint accelerates: the centripetal terms.

With q̈ = 0, seen from {O} and in its axes, outward from O as in the books:

    ω_i = ω_P + θ̇_i Ẑ_i
    α_i = α_P + ω_P × θ̇_i Ẑ_i
    γ_i = γ_P + α_P × (P_i - P_P) + ω_P × (ω_P × (P_i - P_P)) + (ω_P + ω_i) × ḋ_i Ẑ_i

What is zero in every state is left out, and so is what parallel axes make zero.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.core.textbook.formula import Formula, Operand, cross, summed
from rnea.core.textbook.loop_view import JointPart, LoopView
from rnea.core.textbook.steps import StepRecorder
from rnea.core.textbook.symbols import Symbol

if TYPE_CHECKING:
    from rnea.core.textbook.loop_rows import CutRows

_NOTHING = 1e-13


@dataclass(frozen=True)
class LinkMotion:
    """ω, α and γ of a link; None is zero."""

    w: Operand | None = None
    alpha: Operand | None = None
    gamma: Operand | None = None


class LoopMotion:
    """The motion of links behind O, each worked when it is first needed."""

    def __init__(
        self,
        view: LoopView,
        parts: list[JointPart],
        rates: dict[JointPart, Operand],
        qd: Array,
        record: StepRecorder,
    ) -> None:
        self.view, self.rates, self.qd, self.record = view, rates, qd, record
        self._parts: dict[int, list[JointPart]] = {}
        for part in parts:
            self._parts.setdefault(part.link, []).append(part)
        self._known = {view.origin: LinkMotion()}

    def at(self, i: int) -> LinkMotion:
        """The motion of link i."""
        if i not in self._known:
            before = self.at(self.view.chain.links[i - 1].before)
            self._known[i] = self._moved(i, before)
        return self._known[i]

    def _moved(self, i: int, before: LinkMotion) -> LinkMotion:
        view, link = self.view, self.view.chain.links[i - 1]
        turns = self._own(i, view.turning)
        w = self._step(i, "angular velocity", "ω", "rad/s", [before.w, turns])
        v = self.qd[..., link.v]
        terms: list[Formula | None]
        terms = [before.alpha, _crossed(before.w, turns), self._drift(i, v, 0)]
        alpha = self._step(i, "angular acceleration at q̈ = 0", "α", "rad/s²", terms)
        slides = self._own(i, view.sliding)
        terms = [before.gamma]
        if link.before != view.origin:
            arm = view.place(i) - view.place(link.before)
            terms += _carried(before, arm)
        if slides is not None:
            both = [x for x in (before.w, w) if x is not None]
            if both:
                turning = 2 * both[0] if before.w is w else summed(both)
                terms.append(cross(turning, slides))
        terms.append(self._drift(i, v, 1))
        name = "acceleration of its origin at q̈ = 0"
        return LinkMotion(w, alpha, self._step(i, name, "γ", "m/s²", terms))

    def _drift(self, i: int, v: Array, which: int) -> Operand | None:
        found = self.view.drift(i, v, which)
        if found is None:
            return None
        unit = ("rad/s²", "m/s²")[which]
        name = f"what the turning of its own axes adds, joint {i}"
        return self.record.given(name, "drift k", found, unit)

    def _own(self, i: int, axes: object) -> Formula | None:
        """What a joint's speeds add: θ̇ Ẑ or S u."""
        terms: list[Formula] = []
        for part in self._parts[i]:
            S = axes(part)  # type: ignore[operator]
            if S is not None:
                terms.append(S @ self.rates[part] if S.rank == 2 else self.rates[part] * S)
        return summed(terms) if terms else None

    def _step(
        self, i: int, name: str, letter: str, unit: str, terms: list[Formula | None]
    ) -> Operand | None:
        present = [term for term in terms if term is not None]
        if not present:
            return None
        symbol = self.view.symbol(letter, str(i))
        if len(present) == 1 and isinstance(present[0], Operand):
            # carried on unchanged: the same number under the link's own name would be no step
            return present[0]
        return self.record(f"{name}, link {i}", "drift k", symbol, summed(present), unit)

    def point(
        self, i: int, point: Operand, symbol: Symbol, name: str, record: StepRecorder
    ) -> Operand | None:
        """γ of a point of link i."""
        at = self.at(i)
        terms: list[Formula | None] = [at.gamma]
        if i != self.view.origin:
            terms += _carried(at, point - self.view.place(i))
        present = [term for term in terms if term is not None]
        if not present:
            return None
        return record(
            f"acceleration of the cut at q̈ = 0, as a point of {name}", "drift k", symbol,
            summed(present), "m/s²",
        )  # fmt: skip

    def slid(self, rows: CutRows, record: StepRecorder) -> Operand:
        """The velocity of the cut's child relative to its parent."""
        terms: list[Formula] = []
        ahead = set(_links(self.view, rows.cut.child))
        for part in rows.columns:
            by_one = self.view.moving(part, rows.point, rows.letter, record)
            if by_one is None:
                continue
            rate = self.rates[part]
            term = by_one @ rate if by_one.rank == 2 else rate * by_one
            terms.append(term if part.link in ahead else -term)
        return record("velocity of the cut's child relative to its parent", "drift k",
                      self.view.symbol("v", rows.letter), summed(terms), "m/s")  # fmt: skip


def _links(view: LoopView, i: int) -> list[int]:
    found = []
    while i != view.origin:
        found.append(i)
        i = view.chain.links[i - 1].before
    return found


def _carried(at: LinkMotion, arm: Formula) -> list[Formula | None]:
    """α × r + ω × (ω × r)."""
    turned = None if at.alpha is None else cross(at.alpha, arm)
    return [turned, None if at.w is None else cross(at.w, cross(at.w, arm))]


def _crossed(w: Operand | None, turns: Formula | None) -> Formula | None:
    """ω × θ̇ Ẑ; None where the two are parallel."""
    if w is None or turns is None:
        return None
    product = cross(w, turns)
    value, size = product.worked(), np.abs(w.value).max() * np.abs(turns.worked()).max()
    return None if bool(np.all(np.abs(value) <= size * _NOTHING)) else product
