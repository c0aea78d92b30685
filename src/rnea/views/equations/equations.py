"""Derived equations for people and for programs: text, LaTeX, Python, C and SymPy."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

from rnea.errors import UnknownNameError
from rnea.symbolic import Equations, Formula, Function, decimals, explained, names_in
from rnea.symbolic import reading_latex as latex
from rnea.symbolic import reading_text as text
from rnea.views.equations.programs import C, Notation, Python, SymPy


def show(equations: Equations, to: str = "text") -> str:
    """The equations in one of the notations of `TARGETS`."""
    if to not in TARGETS:
        raise UnknownNameError("target", to, TARGETS)
    return TARGETS[to](equations)


# ---- for programs ------------------------------------------------------------------------------


def _steps(equations: Equations, function: Function) -> list[tuple[str, Formula]]:
    """The shared sub-expressions that one function needs."""
    formulas = dict(equations.shared)
    needed: set[str] = set()
    waiting = set().union(*map(names_in, function.entries.values()))
    while waiting:
        name = waiting.pop()
        if name in formulas and name not in needed:
            needed.add(name)
            waiting |= names_in(formulas[name])
    return [(name, formula) for name, formula in equations.shared if name in needed]


def _names_used(equations: Equations, function: Function) -> set[str]:
    steps = [formula for _, formula in _steps(equations, function)]
    return set().union(*map(names_in, [*function.entries.values(), *steps]))


def _coordinates(equations: Equations, function: Function) -> list[tuple[str, str, int]]:
    """Name, array and index of every coordinate that a function uses."""
    used = _names_used(equations, function)
    every = [(x, i) for x in function.arguments for i in range(equations.joints)]
    return [(f"{x}{i + 1}", x, i) for x, i in every if f"{x}{i + 1}" in used]


def _python(equations: Equations) -> str:
    notation = Python(decimals(equations))
    lines = [f'"""{equations.robot}: equations of motion. SI units, radians."""', ""]
    lines += [f"# {note}" for note in equations.notes]
    lines += ["from math import cos, pi, sin, sqrt"]
    parameters = [f"{notation.name(k)}={v!r}" for k, v in equations.parameters.items()]
    for function in equations.functions:
        arguments = ", ".join([*function.arguments, *parameters])
        lines += ["", "", f"def {function.name}({arguments}):"]
        lines.append(f'    """{explained(equations, function)}"""')
        for name, array, i in _coordinates(equations, function):
            lines.append(f"    {name} = {array}[{i}]")
        for name, formula in _steps(equations, function):
            lines.append(f"    {name} = {notation.write(formula)}")
        lines += _python_results(function, notation)
    return "\n".join(lines) + "\n"


def _python_results(function: Function, notation: Notation) -> list[str]:
    if not function.shape:
        entry = function.entries.get(())
        return [f"    return {'0.0' if entry is None else notation.write(entry)}"]
    zeros = "0.0"
    for size in reversed(function.shape):
        zeros = f"[{zeros} for _ in range({size})]"
    lines = [f"    out = {zeros}"]
    for index, formula in function.entries.items():
        place = "".join(f"[{i}]" for i in index)
        lines.append(f"    out{place} = {notation.write(formula)}")
    return [*lines, "    return out"]


def _c(equations: Equations) -> str:
    notation = C(decimals(equations))
    title = equations.robot.replace("*/", "* /")
    lines = [f"/* {title}: equations of motion. SI units, radians."]
    lines += [f" * {note}" for note in equations.notes]
    lines += [f" * {k} = {v!r}" for k, v in equations.parameters.items()]
    lines += [" */", "#include <math.h>"]
    n = equations.joints
    for function in equations.functions:
        given = [f"const double {x}[{n}]" for x in function.arguments]
        given += [f"double {notation.name(name)}" for name in equations.parameters]
        shape = "".join(f"[{size}]" for size in function.shape)
        kind = "void" if shape else "double"
        given += [f"double out{shape}"] if shape else []
        lines += ["", f"/* {explained(equations, function)} */"]
        lines.append(f"{kind} {function.name}({', '.join(given)})" + "\n{")
        for name, array, i in _coordinates(equations, function):
            lines.append(f"    const double {name} = {array}[{i}];")
        if "pi" in _names_used(equations, function):
            lines.append(f"    const double pi = {math.pi!r};")
        for name, formula in _steps(equations, function):
            lines.append(f"    const double {name} = {notation.write(formula)};")
        # every function takes all parameters; a compiler need not warn of those it ignores
        used = _names_used(equations, function)
        touched = {array for _, array, _ in _coordinates(equations, function)}
        ignored = [x for x in function.arguments if x not in touched]
        ignored += [notation.name(k) for k in equations.parameters if k not in used]
        lines += [f"    (void){name};" for name in ignored]
        lines += [*_c_results(function, notation), "}"]
    return "\n".join(lines) + "\n"


def _c_results(function: Function, notation: Notation) -> list[str]:
    if not function.shape:
        return [f"    return {notation.write(f)};" for f in function.entries.values()] or [
            "    return 0.0;"
        ]
    lines = []
    for index in itertools.product(*map(range, function.shape)):
        place = "".join(f"[{i}]" for i in index)
        formula = function.entries.get(index)
        lines.append(f"    out{place} = {'0.0' if formula is None else notation.write(formula)};")
    return lines


def _sympy(equations: Equations) -> str:
    notation = SymPy(decimals(equations))
    lines = ["from sympy import Matrix, Rational, cos, pi, sin, sqrt, symbols", ""]
    lines += [f"# {note}" for note in equations.notes]
    symbols = [f"{x}{i + 1}" for x in ("q", "qd", "qdd") for i in range(equations.joints)]
    for name in [*symbols, *equations.parameters]:
        lines.append(f'{notation.name(name)} = symbols("{name}")')
    lines += [f"{name} = {notation.write(formula)}" for name, formula in equations.shared]
    for function in equations.functions:
        n = equations.joints
        match len(function.shape):
            case 0:
                entry = function.entries.get(())
                value = notation.write(entry) if entry is not None else "0"
                lines.append(f"{function.name} = {value}")
                continue
            case 1:
                lines.append(f"{function.name} = Matrix([0] * {n})")
            case 2:
                lines.append(f"{function.name} = Matrix([[0] * {n}] * {n})")
            case _:
                lines.append(f"{function.name} = [Matrix([[0] * {n}] * {n}) for _ in range({n})]")
        for index, formula in function.entries.items():
            place = "".join(f"[{i}]" for i in index[:-2]) + str(list(index[-2:]))
            lines.append(f"{function.name}{place} = {notation.write(formula)}")
    return "\n".join(lines) + "\n"


TARGETS: dict[str, Callable[[Equations], str]] = {
    "text": text,
    "latex": latex,
    "python": _python,
    "c": _c,
    "sympy": _sympy,
}
