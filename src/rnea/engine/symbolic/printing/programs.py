"""Derived equations as programs: Python, C and SymPy."""

from __future__ import annotations

import keyword
import math
import re
from collections.abc import Iterable
from fractions import Fraction

import numpy as np

from rnea.engine.export.source import c_function, clean, python_function
from rnea.engine.symbolic.equations import Equations, SymbolicFunction
from rnea.engine.symbolic.expression import Formula, Name, names_in
from rnea.engine.symbolic.printing.functions import explained
from rnea.engine.symbolic.printing.notation import EquationPrinter

_OURS = {"q", "qd", "qdd", "out", "cos", "sin", "sqrt"}
_OF_C = """auto break case char const continue default do double else enum extern float for goto if
inline int long main register restrict return short signed sizeof static struct switch typedef
union unsigned void volatile while y0 y1 yn j0 j1 jn gamma pow"""


class Python(EquationPrinter):
    times = "*"
    reserved = frozenset({*keyword.kwlist, *_OURS})

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction):
            if value.denominator == 1 and abs(value) < 10**15:
                return str(value)
            if not self.decimals and value.denominator < 10**4:
                return f"{value.numerator}/{value.denominator}"
        return repr(float(value))

    def name(self, text: str) -> str:
        return f"{text}_" if text in self.reserved else text

    def power(self, base: Formula, exponent: int) -> str:
        text = self.atom(base)
        return f"{text}**{exponent}" if exponent > 0 else f"(1/{text}**{-exponent})"

    def entry(self, function: SymbolicFunction, index: tuple[int, ...], zero: str = "0.0") -> str:
        """One entry of a function; what has none is zero."""
        return self.write(function.entries[index]) if index in function.entries else zero


class C(Python):
    reserved = frozenset({*re.findall(r"\w+", _OF_C), *_OURS})

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and value.denominator != 1 and not self.decimals:
            return f"({value.numerator}.0/{value.denominator}.0)"
        return repr(float(value))

    def power(self, base: Formula, exponent: int) -> str:
        text = self.write(base)
        if isinstance(base, Name) and 0 < exponent <= 3:
            return "*".join([text] * exponent)
        return f"pow({text}, {exponent})"


class SymPy(Python):
    reserved = Python.reserved | {"Matrix", "Rational", "symbols"}

    def number(self, value: Fraction | float) -> str:
        if isinstance(value, Fraction) and value.denominator != 1:
            return f"Rational({value.numerator}, {value.denominator})"
        return str(value) if isinstance(value, Fraction) else repr(float(value))


def _names_used(equations: Equations, function: SymbolicFunction) -> set[str]:
    """Coordinates, parameters and shared sub-expressions that a function needs."""
    formulas = dict(equations.shared)
    used: set[str] = set()
    waiting = set().union(*map(names_in, function.entries.values()))
    while waiting:
        name = waiting.pop()
        used.add(name)
        if name in formulas:
            waiting |= names_in(formulas[name]) - used
    return used


def _values(
    equations: Equations, function: SymbolicFunction, used: set[str], notation: EquationPrinter
) -> list[tuple[str, str]]:
    """Names and values that come before the results: coordinates, shared sub-expressions."""
    coordinates = [
        (f"{x}{i + 1}", f"{x}[{i}]")
        for x in function.arguments
        for i in range(equations.joints)
        if f"{x}{i + 1}" in used
    ]
    steps = [(name, notation.write(f)) for name, f in equations.shared if name in used]
    return coordinates + steps


def _place(index: Iterable[int]) -> str:
    return "".join(f"[{i}]" for i in index)


def python(equations: Equations) -> str:
    notation = Python(equations.decimals)
    lines = [f'"""{clean(equations.robot)}: equations of motion. SI units, radians."""', ""]
    lines += [f"# {note}" for note in equations.notes]
    lines += ["from math import cos, pi, sin, sqrt"]
    parameters = [f"{notation.name(k)}={v!r}" for k, v in equations.parameters.items()]
    for function in equations.functions:
        values = _values(equations, function, _names_used(equations, function), notation)
        body = [f"{name} = {value}" for name, value in values]
        if function.shape:
            zeros = "0.0"
            for size in reversed(function.shape):
                zeros = f"[{zeros} for _ in range({size})]"
            body.append(f"out = {zeros}")
            body += [f"out{_place(k)} = {notation.write(f)}" for k, f in function.entries.items()]
        body.append(f"return {'out' if function.shape else notation.entry(function, ())}")
        head = f"{function.name}({', '.join([*function.arguments, *parameters])})"
        lines += ["", "", *python_function(head, explained(equations, function), body)]
    return "\n".join(lines) + "\n"


def c(equations: Equations) -> str:
    notation = C(equations.decimals)
    lines = [f"/* {clean(equations.robot)}: equations of motion. SI units, radians."]
    lines += [f" * {note}" for note in equations.notes]
    lines += [f" * {k} = {v!r}" for k, v in equations.parameters.items()]
    lines += [" */", "#include <math.h>"]
    for function in equations.functions:
        used = _names_used(equations, function)
        values = _values(equations, function, used, notation)
        values = [("pi", repr(math.pi))] * ("pi" in used) + values
        arguments = [f"const double {x}[{equations.joints}]" for x in function.arguments]
        arguments += [f"double {notation.name(name)}" for name in equations.parameters]
        arguments += [f"double out{_place(function.shape)}"] if function.shape else []
        kind = "void" if function.shape else "double"
        head = f"{kind} {function.name}({', '.join(arguments)})"
        # every function takes all parameters; a compiler need not warn of those it ignores
        joints = range(1, equations.joints + 1)
        unused = [x for x in function.arguments if not used & {f"{x}{i}" for i in joints}]
        unused += [notation.name(k) for k in equations.parameters if k not in used]
        results = [
            f"{f'out{_place(k)} =' if function.shape else 'return'} {notation.entry(function, k)}"
            for k in np.ndindex(function.shape)
        ]
        lines += ["", f"/* {explained(equations, function)} */"]
        lines.append(c_function(head, unused, values, results))
    return "\n".join(lines) + "\n"


def sympy(equations: Equations) -> str:
    notation = SymPy(equations.decimals)
    lines = ["from sympy import Matrix, Rational, cos, pi, sin, sqrt, symbols", ""]
    lines += [f"# {note}" for note in equations.notes]
    for name in equations.symbols:
        lines.append(f'{notation.name(name)} = symbols("{name}")')
    lines += [f"{name} = {notation.write(formula)}" for name, formula in equations.shared]
    n = equations.joints
    matrix = f"Matrix([[0] * {n}] * {n})"
    zeros = {1: f"Matrix([0] * {n})", 2: matrix, 3: f"[{matrix} for _ in range({n})]"}
    for function in equations.functions:
        if not function.shape:
            lines.append(f"{function.name} = {notation.entry(function, (), zero='0')}")
            continue
        lines.append(f"{function.name} = {zeros[len(function.shape)]}")
        for index, formula in function.entries.items():
            place = _place(index[:-2]) + str(list(index[-2:]))
            lines.append(f"{function.name}{place} = {notation.write(formula)}")
    return "\n".join(lines) + "\n"
