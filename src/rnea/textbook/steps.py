"""Steps of a worked calculation: recorded by a formulation, shown by the worksheet views."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from rnea.model import Model
from rnea.spatial.numbers import Array
from rnea.textbook.formula import Formula, Operand
from rnea.textbook.symbols import Symbol


@dataclass(frozen=True, eq=False)
class Step:
    """One line of the worked calculation.

    formula    the right-hand side; `value` is what it gave on its operands
    reference  where the equation stands in the source
    frame      in which axes the value is expressed; differentiated_in: seen from which frame the
               derivative was taken, where the source distinguishes that
    """

    number: int
    link: int
    section: str
    name: str
    reference: str
    symbol: Symbol
    formula: Formula
    value: Array
    unit: str
    frame: str
    differentiated_in: str = ""

    def __str__(self) -> str:
        return f"{self.symbol} = {self.formula}"

    def mapped(self, change: Callable[[Array], Array]) -> Step:
        """The same step with every value changed."""
        return replace(self, formula=self.formula.mapped(change), value=change(self.value))


@dataclass
class Recorder:
    """Works steps and collects them in their order. book: how the sheet calls the source."""

    book: str
    steps: list[Step] = field(default_factory=list)

    def at(self, section: str, link: int, frame: str = "") -> None:
        """From here on the steps belong to this section and link, vectors to this frame."""
        self.section, self.link, self.frame = section, link, frame

    def __call__(
        self,
        name: str,
        place: str,
        symbol: Symbol,
        formula: Formula,
        unit: str,
        about: str = "",
        differentiated_in: str = "",
    ) -> Operand:
        """Work one step and hand its result back, for use in the formulas that follow.

        about: what else a reader must know of the frame, such as the point a moment is taken about.
        """
        frame = ", ".join(filter(None, (self.frame, about))) if formula.rank else ""
        result = Operand(symbol, formula.worked(), formula.rank)
        step = Step(len(self.steps) + 1, self.link, self.section, name, f"{self.book}, {place}",
                    symbol, formula, result.value, unit, frame, differentiated_in)  # fmt: skip
        self.steps.append(step)
        return result


def by_joint(results: list[Operand]) -> Array:
    """One number per joint as an array (..., n)."""
    return np.stack(np.broadcast_arrays(*(result.value for result in results)), axis=-1)


@dataclass(frozen=True)
class Notation:
    """A source's way to work: tau of (model, q, qd, qdd, gravity), every step recorded.

    book          how a sheet calls the source
    frame_name    what the source calls the frame of joint i (0: the base) where it has frames of
                  its own; frames_move: whether they move with the joint or stay on the link before
    remark        what a reader must know beside the steps; {tool} is the number of the tool's frame
    """

    title: str
    book: str
    work: Callable[[Model, Array, Array, Array, Array, Recorder], Array]
    frame_name: Callable[[int], str] | None = None
    frames_move: bool = False
    remark: str = ""
