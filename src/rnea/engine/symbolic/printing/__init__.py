"""Derived equations for people and for programs: one printer per target.

To add a target: a function of `Equations` in a file of its own, its `Notation` beside it, and a
line in TARGETS and ENDINGS.
"""

from __future__ import annotations

from collections.abc import Callable

from rnea.engine.symbolic.equations import Equations
from rnea.engine.symbolic.printing.facts import equation_facts
from rnea.engine.symbolic.printing.latex import formulas_in_latex, latex, places
from rnea.engine.symbolic.printing.notation import broken
from rnea.engine.symbolic.printing.programs import c, python, sympy
from rnea.engine.symbolic.printing.text import WIDTH, TextPrinter, text
from rnea.errors import UnknownNameError

TARGETS: dict[str, Callable[[Equations], str]] = {
    "text": text,
    "latex": latex,
    "python": python,
    "c": c,
    "sympy": sympy,
}
# of files; .py is Python unless SymPy is asked for
ENDINGS: dict[str, tuple[str, ...]] = {
    "text": ("", ".txt"),
    "latex": (".tex",),
    "python": (".py",),
    "c": (".c",),
    "sympy": (".py",),
}


def show(equations: Equations, to: str = "text") -> str:
    """The equations in one of the notations of `TARGETS`."""
    if to not in TARGETS:
        raise UnknownNameError("target", to, TARGETS)
    return TARGETS[to](equations)


class PrintedEquations(Equations):
    """Equations that show themselves: as text where they are printed, as LaTeX in a notebook."""

    def __str__(self) -> str:
        return text(self).rstrip()

    def _repr_latex_(self) -> str:
        return formulas_in_latex(self)
