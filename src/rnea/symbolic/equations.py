"""The result of a derivation: named functions of the joint state, each entry a formula."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rnea.symbolic.expression import Formula, evaluate

Index = tuple[int, ...]


@dataclass(frozen=True)
class Cost:
    """Operations: a sum or difference is an addition, sines and cosines are counted apart."""

    multiplications: int = 0
    additions: int = 0
    functions: int = 0

    @property
    def total(self) -> int:
        return self.multiplications + self.additions + self.functions

    def __str__(self) -> str:
        parts = [
            counted(self.multiplications, "multiplication"),
            counted(self.additions, "addition"),
            "1 sine or cosine" if self.functions == 1 else f"{self.functions} sines and cosines",
        ]
        return f"{counted(self.total, 'operation')} ({', '.join(parts)})"


def counted(number: int, what: str) -> str:
    return f"{number} {what}" + "s" * (number != 1)


@dataclass(frozen=True)
class Function:
    """One function of the equations, such as the mass matrix.

    name       as the method of Robot that computes the same
    symbol     as the book writes it: tau, M, C, g, c, T, V
    arguments  which of q, qd, qdd it takes
    shape      () for a number, (n,), (n, n) or (n, n, n)
    entries    the formulas by index (from 0); what is missing is zero
    """

    name: str
    symbol: str
    arguments: tuple[str, ...]
    shape: tuple[int, ...]
    entries: Mapping[Index, Formula]


@dataclass(frozen=True, repr=False)
class Equations:
    """Closed-form or shared equations of motion of a robot.

    parameters  name and value of every symbol that is no joint coordinate, in printing order
    shared      sub-expressions with a name, in the order in which they can be computed
    costs       operation counts, by what was counted
    notes       what a reader must know: what was left out, what symbols mean
    units       of every joint's torque or force: "N m" or "N"
    """

    robot: str
    form: str
    joints: int
    parameters: Mapping[str, float]
    functions: tuple[Function, ...]
    shared: tuple[tuple[str, Formula], ...] = ()
    costs: Mapping[str, Cost | int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    units: tuple[str, ...] = ()

    def __getitem__(self, symbol: str) -> Function:
        """A function by its symbol, such as equations["M"]."""
        return next(f for f in self.functions if symbol in (f.symbol, f.name))

    def __str__(self) -> str:
        # a formula's notation needs this module, and only a reader needs the notation
        from rnea.symbolic.reading import text

        return text(self).rstrip()

    def __repr__(self) -> str:
        symbols = ", ".join(function.symbol for function in self.functions)
        return f"<Equations of {self.robot!r}: {symbols}; print them, or rnea.views.equations.show>"

    def _repr_latex_(self) -> str:
        from rnea.symbolic.reading import formulas_in_latex

        return formulas_in_latex(self)

    def sympy(self) -> dict[str, Any]:
        """Every function by its symbol as a SymPy matrix, number or (for c) list of matrices.

        Symbols are named q1, qd1, qdd1 and as the parameters.
        """
        import sympy

        names: dict[str, Any] = {name: sympy.Symbol(name) for name in self.parameters}
        for x in ("q", "qd", "qdd"):
            names |= {f"{x}{i + 1}": sympy.Symbol(f"{x}{i + 1}") for i in range(self.joints)}
        known = {"sin": sympy.sin, "cos": sympy.cos, "sqrt": sympy.sqrt, "number": _exact}
        names["pi"] = sympy.pi
        for name, formula in self.shared:
            names[name] = evaluate(formula, names, known)
        out = {}
        for f in self.functions:
            value = {index: evaluate(entry, names, known) for index, entry in f.entries.items()}
            out[f.symbol] = _nested(f.shape, value)
        return out


def _exact(value: Any) -> Any:
    import sympy

    return sympy.Rational(value) if isinstance(value, Fraction) else sympy.Float(value)


def _nested(shape: tuple[int, ...], value: Mapping[Index, Any]) -> Any:
    import sympy

    if not shape:
        return value.get((), sympy.S.Zero)
    if len(shape) == 3:
        inner = [{k[1:]: v for k, v in value.items() if k[0] == i} for i in range(shape[0])]
        return [_nested(shape[1:], part) for part in inner]
    rows, columns = (*shape, 1)[:2]
    return sympy.Matrix(rows, columns, lambda i, j: value.get((i, j)[: len(shape)], 0))
