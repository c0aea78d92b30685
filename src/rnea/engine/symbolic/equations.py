"""The result of a derivation: named functions of the joint state, each entry a formula."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from rnea.engine.symbolic.expression import Formula, evaluate
from rnea.errors import counted

Index = tuple[int, ...]
Entries = Mapping[Index, Formula]
"""The formulas of an array by index (from 0)."""
Shared = list[tuple[str, Formula]]
"""Sub-expressions with a name, in the order in which they can be computed."""


def coordinates(joints: int) -> tuple[list[str], list[str], list[str]]:
    """The names of the joint state in formulas: q1, q2, ..., then qd1, ... and qdd1, ..."""
    q, qd, qdd = ([f"{x}{i + 1}" for i in range(joints)] for x in ("q", "qd", "qdd"))
    return q, qd, qdd


@dataclass(frozen=True)
class OperationCount:
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


@dataclass(frozen=True)
class SymbolicFunction:
    """One function of the equations, such as the mass matrix.

    name       as the method of Robot that computes the same
    symbol     as the book writes it: tau, M, C, g, c, T, V
    arguments  which of q, qd, qdd it takes
    shape      () for a number, (n,), (n, n) or (n, n, n)
    entries    its formulas; what is missing is zero
    """

    name: str
    symbol: str
    arguments: tuple[str, ...]
    shape: tuple[int, ...]
    entries: Entries


@dataclass(frozen=True, repr=False)
class Equations:
    """Closed-form or shared equations of motion of a robot.

    parameters  name and value of every symbol that is no joint coordinate, in printing order
    shared      sub-expressions with a name, in the order in which they can be computed
    costs       operation counts, by what was counted
    notes       what a reader must know: what was left out, what symbols mean
    units       of every joint's torque or force: "N m" or "N"
    coordinates the names of q1, q2, ... where some joint has several; else ()
    functions: the equations
    joints: how many there are

    >>> from rnea import load
    >>> load("one_link").derive().sympy()["tau"]
    Matrix([[a**2*m*qdd1/3 + a*g*m*sin(q1)/2]])
    """

    robot: str
    form: str
    joints: int
    parameters: Mapping[str, float]
    functions: tuple[SymbolicFunction, ...]
    shared: tuple[tuple[str, Formula], ...] = ()
    costs: Mapping[str, OperationCount | int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    coordinates: tuple[str, ...] = ()

    @property
    def symbols(self) -> list[str]:
        """Every name of a formula that is not shared: coordinates, then parameters."""
        return [*chain(*coordinates(self.joints)), *self.parameters]

    @property
    def decimals(self) -> bool:
        """Whether all coefficients are measured numbers, which no fraction would show better."""
        return not self.parameters

    def __getitem__(self, symbol: str) -> SymbolicFunction:
        """A function by its symbol, such as equations["M"]."""
        return next(f for f in self.functions if symbol in (f.symbol, f.name))

    def __repr__(self) -> str:
        symbols = ", ".join(function.symbol for function in self.functions)
        show = "rnea.engine.symbolic.printing.show"
        return f"<Equations of {self.robot!r}: {symbols}; print them, or {show}>"

    def sympy(self) -> dict[str, Any]:
        """Every function by its symbol as a SymPy matrix, number or (for c) list of matrices.

        Symbols are named q1, qd1, qdd1 and as the parameters.
        """
        import sympy

        names = {name: sympy.Symbol(name) for name in self.symbols} | {"pi": sympy.pi}
        known = {"number": sympy.sympify, "sin": sympy.sin, "cos": sympy.cos, "sqrt": sympy.sqrt}
        for name, formula in self.shared:
            names[name] = evaluate(formula, names, known)
        return {
            f.symbol: _nested(f.shape, {k: evaluate(e, names, known) for k, e in f.entries.items()})
            for f in self.functions
        }


def _nested(shape: tuple[int, ...], value: Mapping[Index, Any]) -> Any:
    import sympy

    if not shape:
        return value.get((), sympy.S.Zero)
    if len(shape) == 3:
        inner = [{k[1:]: v for k, v in value.items() if k[0] == i} for i in range(shape[0])]
        return [_nested(shape[1:], part) for part in inner]
    rows, columns = (*shape, 1)[:2]
    return sympy.Matrix(rows, columns, lambda i, j: value.get((i, j)[: len(shape)], 0))
