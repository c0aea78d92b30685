"""Steps of a worked calculation: recorded by a formulation, shown by the worksheet views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from rnea.core.model import Model, Speed
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.formula import Formula, Operand, vector
from rnea.core.textbook.symbols import Symbol


@dataclass(frozen=True, eq=False)
class Step:
    """One line of the worked calculation.

    formula    the right-hand side; `value` is what it gave on its operands
    reference  where the equation stands in the source
    frame      in which axes the value is expressed; differentiated_in: seen from which frame the
               derivative was taken, where the source distinguishes that
    axes       in which axes the vectors of a formula stand whose value is none
    number, name: of the step; section, link: where it belongs
    symbol: the left-hand side; unit: of the value
    shown: how much of it a page has room for: "worked" (the formula in symbols, with values put in,
    and the value), "result" (the formula in symbols and the value) or "formula"

    >>> import numpy as np
    >>> from rnea import load
    >>> from rnea.textbook import work
    >>> arm, state = load("one_link"), np.array([0.5])
    >>> step = work(arm.model, "craig", state, state, state, arm.gravity).steps[1]
    >>> step.reference, step.value, step.mapped(lambda x: 2 * x).value
    ('Craig, outward (1)', array([0. , 0. , 0.5]), array([0., 0., 1.]))
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
    shown: str = "worked"
    axes: str = ""

    def __str__(self) -> str:
        return f"{self.symbol} = {self.formula}"

    @property
    def after(self) -> float:
        """Its place among passages, which follow the step of their number."""
        return self.number - 0.5

    def mapped(self, change: Callable[[Array], Array]) -> Step:
        """The same step with every value changed."""
        return replace(self, formula=self.formula.mapped(change), value=change(self.value))


Cell = str | Array
"""Something to read: words, or numbers that a view writes."""


@dataclass(frozen=True, eq=False)
class Passage:
    """What is said between steps: a sentence with values for its {keys}, and a table below.

    text, values: the sentence; head, rows: of the table
    after: the number of the step that it follows; section, link: where it belongs

    >>> Passage("loops", 1, "cut at {joint}", {"joint": "pin"}, (), (), after=3).after
    3
    """

    section: str
    link: int
    text: str
    values: dict[str, Cell]
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    after: int


@dataclass
class StepRecorder:
    """Works steps and collects them in their order. book: how the sheet calls the source."""

    book: str
    steps: list[Step] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)
    efforts: dict[int, Operand] = field(default_factory=dict)

    def at(
        self,
        section: str,
        link: int,
        frame: str = "",
        differentiated_in: str = "",
        book: str | None = None,
    ) -> None:
        """From here on the steps belong to this section and link, vectors to this frame.

        book: where these steps are from, if it is another one.
        """
        self.section, self.link, self.frame = section, link, frame
        self.differentiated_in = differentiated_in
        self.source = self.book if book is None else book

    def __call__(
        self,
        name: str,
        place: str,
        symbol: Symbol,
        formula: Formula,
        unit: str,
        about: str = "",
        shown: str = "worked",
        axes: str = "",
    ) -> Operand:
        """Work one step and hand its result back, for use in the formulas that follow.

        about: what else a reader must know of the frame, such as the point a moment is taken about.
        axes: those of the vectors in a formula for a number.
        """
        frame = ", ".join(filter(None, (self.frame, about))) if formula.rank else ""
        seen_from = self.differentiated_in if symbol.dots else ""
        result = Operand(symbol, formula.worked(), formula.rank)
        reference = ", ".join(filter(None, (self.source, place)))
        step = Step(len(self.steps) + 1, self.link, self.section, name, reference, symbol,
                    formula, result.value, unit, frame, seen_from, shown, axes)  # fmt: skip
        self.steps.append(step)
        return result

    def tell(
        self,
        text: str,
        head: Sequence[str] = (),
        rows: Sequence[Sequence[Cell]] = (),
        **values: Cell,
    ) -> None:
        """Say something here, with numbers and names put in by their keys, and show a table."""
        told = Passage(
            self.section, self.link, text, values, tuple(head), tuple(map(tuple, rows)),
            after=len(self.steps),
        )  # fmt: skip
        self.passages.append(told)

    def given(self, name: str, place: str, known: Operand, unit: str = "") -> Operand:
        """Show what the steps start from; its formula is its own symbol."""
        return self(name, place, known.symbol, known, unit)

    def effort(self, place: str, i: int, formula: Formula, speeds: Sequence[Speed]) -> None:
        """Work τ along one speed, a torque or a force, or along all speeds of joint i."""
        units = [speed.effort_unit for speed in speeds]
        names = [speed.effort_suffix for speed in speeds if speed.effort_suffix]
        name = "joint torque" if units == ["N m"] else "joint force"
        if names:
            name = f"{'efforts' if len(names) > 1 else 'effort'} {', '.join(names)}"
        # along speeds, which need be no axes of one frame
        self.frame = ""
        self.efforts[i] = self(name, place, Symbol("τ", str(i)), formula, each_unit(units))

    def tau(self) -> Array:
        """What was worked for the joints, (..., nv)."""
        worked = [self.efforts[i] for i in sorted(self.efforts)]
        columns = [x.value if x.rank else x.value[..., None] for x in worked]
        if not columns:
            return np.empty(0)
        batch = np.broadcast_shapes(*(column.shape[:-1] for column in columns))
        wide = [np.broadcast_to(column, (*batch, column.shape[-1])) for column in columns]
        return np.concatenate(wide, axis=-1)


def each_unit(units: Sequence[str]) -> str:
    """The unit of several numbers: one for all of them, or one each.

    >>> each_unit(["N", "N"]), each_unit(["N m", "N"])
    ('N', '(N m, N)')
    """
    return units[0] if len(set(units)) == 1 else f"({', '.join(units)})"


@dataclass
class Letter:
    """A book's letter over the links: `w[i] = formula` is worked and recorded; then w[i] is known.

    The indices of the symbol are written with i, the point that a moment is taken about with i-1.
    """

    record: StepRecorder
    name: str
    place: str
    symbol: Symbol
    unit: str
    about: str = ""
    known: dict[int, Operand] = field(default_factory=dict)

    def __getitem__(self, i: int) -> Operand:
        return self.known[i]

    def __setitem__(self, i: int, formula: Formula) -> None:
        about = self.about.replace("i-1", str(i - 1))
        symbol = self.symbol.at(i)
        self.known[i] = self.record(self.name, self.place, symbol, formula, self.unit, about)

    def given(self, i: int, value: Array) -> None:
        """A value to start from, which is no step."""
        self.known[i] = vector(self.symbol.at(i), value)


@dataclass(frozen=True)
class Notation:
    """A source's way to work: tau of (model, q, qd, qdd, gravity), every step recorded.

    book          how a sheet calls the source
    frame_name    what the source calls the frame of joint i (0: the base) where it has frames of
                  its own; frames_move: whether they move with the joint or stay on the link before
    remark        what a reader must know beside the steps; {tool} is the number of the tool's frame
    remark_of_branches  the same where links branch
    other_joints  the same of joints that do more than turn about an axis or slide along one
    title: over a sheet

    >>> from rnea.textbook import NOTATIONS
    >>> NOTATIONS["craig"].book, NOTATIONS["craig"].frames_move
    ('Craig', True)
    """

    title: str
    book: str
    work: Callable[[Model, Array, Array, Array, Array, StepRecorder], Array]
    frame_name: Callable[[int], str] | None = None
    frames_move: bool = False
    remark: str = ""
    remark_of_branches: str = ""
    other_joints: str = ""
