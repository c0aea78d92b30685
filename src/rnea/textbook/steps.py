"""Steps of a worked calculation: recorded by a formulation, shown by the worksheet views."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rnea.textbook.symbols import Symbol


@dataclass(frozen=True, eq=False)
class Operand:
    """A symbol of a formula and the value that is put in for it."""

    symbol: Symbol
    value: Any


@dataclass(frozen=True, eq=False)
class Step:
    """One line of the worked calculation.

    formula    the right-hand side with operands in braces: "{R} {w} + {qd} {z}"; the operators
               are + − · × and parentheses
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
    formula: str
    operands: dict[str, Operand]
    value: Any
    unit: str
    frame: str
    differentiated_in: str = ""


@dataclass
class Recorder:
    """Collects steps in the order in which they are worked."""

    steps: list[Step] = field(default_factory=list)
    section: str = ""
    link: int = 0

    def at(self, section: str, link: int) -> None:
        """From here on the steps belong to this section and link."""
        self.section, self.link = section, link

    def __call__(
        self,
        name: str,
        reference: str,
        symbol: Symbol,
        formula: str,
        value: Any,
        unit: str,
        frame: str,
        differentiated_in: str = "",
        **operands: tuple[Symbol, Any],
    ) -> Any:
        """Record one step and hand its value back."""
        named = {key: Operand(*pair) for key, pair in operands.items()}
        self.steps.append(
            Step(
                len(self.steps) + 1,
                self.link,
                self.section,
                name,
                reference,
                symbol,
                formula,
                named,
                value,
                unit,
                frame,
                differentiated_in,
            )
        )
        return value
