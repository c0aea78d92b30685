"""What a worksheet shows, whatever it is written in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions import TorqueBudget
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import NOTATIONS, Passage, Step, WorkedCalculation
from rnea.report.given import GivenTable
from rnea.report.worksheet.markup import NO_BREAK, TextMarkup


@dataclass(frozen=True, eq=False)
class Worksheet:
    """Everything that a worksheet shows: the steps, then tau, its budget and a check.

    `apart` is the largest difference from what it was checked `against` (a number, or the
    simplified symbolic differences); `notes` says what the steps leave out and how to read them.
    `told` and `given` are sentences and tables of the robot, which sheets on paper begin with;
    `moved` is what of it text begins with: whose frames the steps are in, if not the file's.
    `answers` are steps that a problem asked for, and `heading` is over its solution.
    """

    model: Model
    state: dict[str, Array]
    worked: WorkedCalculation
    budget: TorqueBudget | None
    tau: Array
    difference: float | Array
    against: str
    drawing: str = ""
    link: int | None = None
    notes: tuple[str, ...] = ()
    robot_facts: tuple[str, ...] = ()
    moved: str = ""
    given: tuple[GivenTable, ...] = ()
    results: tuple[Step, ...] = ()
    heading: str = ""

    @property
    def title(self) -> str:
        if self.heading:
            return self.heading
        way = NOTATIONS[self.worked.notation].title
        loops = "" if self.model.closure is None else "its loops cut, and closed by multipliers; "
        return f"{self.model.name}: {loops}{way}"

    @property
    def joints(self) -> tuple[str, ...]:
        return self.model.joint_names

    def parts(self) -> Iterator[tuple[str, list[Step | Passage]]]:
        """Steps, and what is said between them, by section and link, with a heading each."""
        every: list[Step | Passage] = [*self.worked.steps, *self.worked.passages]
        every.sort(key=lambda x: x.after)
        shown = [x for x in every if self.link in (None, x.link)]
        for (section, link), entries in groupby(shown, key=lambda s: (s.section, s.link)):
            heading = f"{section[:1].upper()}{section[1:]}"
            if link:
                body = self.model.bodies[link - 1]
                heading += f", link {link} ({body.name}, {body.joint.kind} {body.joint.name})"
            yield heading, list(entries)

    def steps(self) -> Iterator[tuple[str, list[Step]]]:
        """Steps by section and link, with a heading each."""
        for heading, entries in self.parts():
            if steps := [x for x in entries if isinstance(x, Step)]:
                yield heading, steps

    def closing(self) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
        """Head and rows of a table: joint, tau, unit, and the parts of tau that are not zero."""
        text, parts = TextMarkup(), {}
        if self.budget is not None:
            floor = 1e-13 * abs(self.tau).max(initial=0.0)
            shown = ((name, abs(part) > floor, part) for name, part in self.budget.items())
            parts = {name: np.where(large, part, 0) for name, large, part in shown if large.any()}
        rows = [
            (freedom.effort_name, text.value(self.tau[i], 10), freedom.effort_unit,
             *(text.value(part[i], 6) for part in parts.values()))
            for i, freedom in enumerate(self.model.dofs)
        ]  # fmt: skip
        return ("joint", "tau", "unit", *parts), rows

    def result_table(self) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
        """Head and rows: what was asked for, its symbol, value and unit."""
        rows: list[tuple[str, ...]]
        rows = [
            (step.name, str(step.symbol), TextMarkup().value(step.value, 8).replace(NO_BREAK, " "),
             step.unit, where(step))
            for step in self.results
        ]  # fmt: skip
        return ("answer", "symbol", "value", "unit", "where"), rows

    def check(self) -> str:
        other = self.against
        if isinstance(self.difference, float):
            within = f"{self.difference:.1e}"
            return f"Check: {other} gives the same tau within {within} of the largest one."
        return (
            f"Check: tau minus that of {other} simplifies to {TextMarkup().value(self.difference)}."
        )


def where(step: Step) -> str:
    """In which frame a value stands, or the vectors that it is of, and seen from which it was
    differentiated."""
    parts = [f"in {step.frame}"] if step.frame else []
    parts += [f"vectors in {step.axes}"] if step.axes else []
    if step.differentiated_in:
        parts.append(f"differentiated in {step.differentiated_in}")
    return ", ".join(parts)
