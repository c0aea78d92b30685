"""Derived equations for people and for programs: text, LaTeX, Python, C and SymPy."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping

from rnea.errors import UnknownNameError
from rnea.symbolic.equations import Equations, Function, Index
from rnea.symbolic.expression import Formula, names_in, split_sign, terms_of
from rnea.views.formulas import C, Latex, Notation, Python, SymPy, Text, broken

_WIDTH = 100
_EXPLAINED = {
    "tau": "tau: torques (N m) and forces (N)",
    "M": "M: mass matrix, symmetric; tau = M q'' + C q' + g",
    "C": "C: Coriolis matrix, Christoffel choice: dM/dt - 2 C is skew-symmetric",
    "g": "g: what holds the robot still against gravity",
    "T": "T: kinetic energy (J)",
    "V": "V: potential energy (J)",
    "c": "c_ijk: (C q')_i = sum over j, k of c_ijk q_j' q_k'; c_ijk = c_ikj",
}


def show(equations: Equations, to: str = "text") -> str:
    """The equations in one of the notations of `TARGETS`."""
    if to not in TARGETS:
        raise UnknownNameError("target", to, TARGETS)
    return TARGETS[to](equations)


def _listed(function: Function) -> dict[Index, Formula]:
    """Entries for reading: of symmetric ones only the first."""
    symmetric = function.symbol in ("M", "c")
    return {
        index: formula
        for index, formula in function.entries.items()
        if not (symmetric and index[-2] > index[-1])
    }


def _decimals(equations: Equations) -> bool:
    return not equations.parameters


# ---- for people --------------------------------------------------------------------------------


def _text(equations: Equations) -> str:
    notation = Text(_decimals(equations))
    lines = [f"{equations.robot}: {equations.joints} joint" + "s" * (equations.joints != 1)]
    lines += equations.notes
    if _decimals(equations):
        lines.append(f"Numbers are rounded to {notation.digits} digits here, not in --to python.")
    if equations.shared:
        lines.append("")
        lines += [_text_line(name, formula, notation) for name, formula in equations.shared]
    for function in equations.functions:
        lines += ["", _EXPLAINED[function.symbol]]
        listed = _listed(function)
        for index, formula in listed.items():
            lines.append(_text_line(_label(function, index), formula, notation))
        if len(listed) < _size(function):
            lines.append("everything else is 0" if listed else f"{function.symbol} = 0")
    lines.append("")
    for what, cost in equations.costs.items():
        lines.append(f"{what}: {cost}" + (" operations" if isinstance(cost, int) else ""))
    return "\n".join(lines) + "\n"


def _size(function: Function) -> int:
    """How many entries are listed if none is zero."""
    n = function.shape[0] if function.shape else 1
    pairs = n * (n + 1) // 2
    every = n ** len(function.shape)
    return {"M": pairs, "c": n * pairs}.get(function.symbol, every)


def _label(function: Function, index: Index) -> str:
    separator = "," if function.shape and function.shape[0] > 9 else ""
    return function.symbol + separator.join(str(i + 1) for i in index)


def _text_line(label: str, formula: Formula, notation: Notation) -> str:
    indent = " " * (len(label) + 1)
    return broken(f"{label} = {notation.write(formula)}", _WIDTH, indent)


def _latex(equations: Equations) -> str:
    notation = Latex(_decimals(equations))
    lines = [r"\documentclass{article}", r"\usepackage{amsmath}", r"\allowdisplaybreaks"]
    lines += [r"\begin{document}", rf"\section*{{{_escaped(equations.robot)}}}"]
    lines += [_escaped(note) + r"\par" for note in equations.notes]
    if equations.shared:
        lines += _aligned({notation.name(k): f for k, f in equations.shared}, notation)
    for function in equations.functions:
        symbol = r"\tau" if function.symbol == "tau" else function.symbol
        comma = "," if function.shape and function.shape[0] > 9 else ""
        labelled = {}
        for index, formula in _listed(function).items():
            below = comma.join(str(i + 1) for i in index)
            labelled[f"{symbol}_{{{below}}}" if below else symbol] = formula
        lines += _aligned(labelled, notation) or [f"${symbol} = 0$"]
    return "\n".join([*lines, r"\end{document}"]) + "\n"


def _aligned(formulas: Mapping[str, Formula], notation: Notation) -> list[str]:
    """Equations under each other, long ones broken between their terms."""
    rows = []
    reading = Text(notation.decimals)
    for label, formula in formulas.items():
        line, length = f"{label} &=", 0
        for i, term in enumerate(terms_of(formula)):
            negative, bare = split_sign(term)
            size = len(reading.write(bare)) + 3
            if i and length + size > 60:
                rows.append(line)
                line, length = r"&\quad", 0
            sign = " -" if negative else " +" if i else ""
            line += f"{sign} {notation.bracketed(bare) if negative else notation.write(bare)}"
            length += size
        rows.append(line)
    if not rows:
        return []
    return [r"\begin{align*}", " \\\\\n".join(rows), r"\end{align*}"]


def _escaped(text: str) -> str:
    for letter in "&%$#_{}":
        text = text.replace(letter, f"\\{letter}")
    return text


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
    notation = Python(_decimals(equations))
    lines = [f'"""{equations.robot}: equations of motion. SI units, radians."""', ""]
    lines += [f"# {note}" for note in equations.notes]
    lines += ["from math import cos, pi, sin, sqrt"]
    parameters = [f"{notation.name(k)}={v!r}" for k, v in equations.parameters.items()]
    for function in equations.functions:
        arguments = ", ".join([*function.arguments, *parameters])
        lines += ["", "", f"def {function.name}({arguments}):"]
        lines.append(f'    """{_EXPLAINED[function.symbol]}"""')
        for name, array, i in _coordinates(equations, function):
            lines.append(f"    {name} = {array}[{i}]")
        for name, formula in _steps(equations, function):
            lines.append(f"    {name} = {notation.write(formula)}")
        zeros = "0.0"
        for size in reversed(function.shape):
            zeros = f"[{zeros} for _ in range({size})]"
        lines.append(f"    out = {zeros}")
        for index, formula in function.entries.items():
            place = "".join(f"[{i}]" for i in index)
            lines.append(f"    out{place} = {notation.write(formula)}")
        lines.append("    return out")
    return "\n".join(lines) + "\n"


def _c(equations: Equations) -> str:
    notation = C(_decimals(equations))
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
        lines += ["", f"/* {_EXPLAINED[function.symbol]} */"]
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
    notation = SymPy(_decimals(equations))
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
    "text": _text,
    "latex": _latex,
    "python": _python,
    "c": _c,
    "sympy": _sympy,
}
