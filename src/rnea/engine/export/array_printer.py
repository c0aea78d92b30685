"""Tapes as Python source for a library of arrays: NumPy, JAX and PyTorch share this printer.

One function per quantity, of arrays (..., n) of any batch shape. Each line computes one operation
for all rows that it is given; a variable is used again when nothing needs its value any more. What
differs from library to library is `ArrayDialect`: a name, imports, and a helper between the arrays
of a user and the columns that the lines work on. Constants are printed by `repr`, which reads back
exactly. What a user has named stands in comments only, cleaned.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rnea.engine.export.source import FUNCTIONS, OPERATORS, About, python_function
from rnea.engine.ir.program import Program
from rnea.engine.ir.tape import Tape
from rnea.engine.trace.tracer import LEAVES
from rnea.errors import InputError


@dataclass(frozen=True)
class ArrayDialect:
    """What a library calls its things.

    module   the name that its functions are found under
    imports  lines
    helper   the source of `_result(function, columns, shape, **states)`: it calls the function with
             every state's columns and with `out`, into which one column of the result after the
             other is put, and lays them out in rows
    remarks  for the comment
    own      operations that it has to write in another way, and how
    """

    module: str
    imports: tuple[str, ...]
    helper: str
    remarks: tuple[str, ...] = ()
    own: tuple[tuple[str, str], ...] = ()

    @property
    def forms(self) -> dict[str, str]:
        """How every operation of a tape is written."""
        named = {x: f"{self.module}.{x}({{0}})" for x in (*FUNCTIONS, "sign")}
        return OPERATORS | named | dict(self.own)


def source_text(programs: Mapping[str, Program], about: About, words: ArrayDialect) -> str:
    """A module with one function per quantity, named like it."""
    lines = [
        about.title,
        "",
        *about.conventions,
        "Arrays are (..., n): any batch shape in front, "
        f"one number per {'coordinate or speed' if about.has_several else 'joint'} at the end.",
        *words.remarks,
    ]
    return "\n".join([*(f"# {line}".rstrip() for line in lines), *_module(programs, words)])


def compiled(program: Program, words: ArrayDialect) -> Callable[..., Any]:
    """A program as a function of its arrays (..., n), computed by a library."""
    scope: dict[str, Any] = {}
    exec("\n".join(_module({"compiled": program}, words)), scope)
    function: Callable[..., Any] = scope["compiled"]
    return function


def _module(programs: Mapping[str, Program], words: ArrayDialect) -> list[str]:
    lines = [*words.imports, "", words.helper]
    for name, program in programs.items():
        lines += ["", *_function(name, program, words), ""]
    return lines


def _function(name: str, program: Program, words: ArrayDialect) -> list[str]:
    """The function that a user calls, and the one that works on columns for it."""
    columns, names = program.layout.columns, program.layout.arguments
    arguments = ", ".join(names)
    sizes = ", ".join(f"{a} (..., {n})" for a, n in zip(names, columns, strict=True))
    passed = ", ".join(f"{argument}={argument}" for argument in names)
    shape = ", ".join(["...", *map(str, program.layout.shape)])
    call = f"return _answer(_{name}, {columns!r}, {program.layout.shape!r}, {passed})"
    told = f"{program.description or name}: {sizes} to ({shape})."
    public = python_function(f"{name}({arguments})", told, [call])
    body = statements(program, words.forms, "{}[{}]".format, "out[{}] = {}".format)
    inner = python_function(f"_{name}({arguments}, out)", "", body or ["return"])
    return [*public, "", "", *inner, ""]


def statements(
    program: Program,
    forms: Mapping[str, str],
    read: Callable[[str, int], str],
    write: Callable[[int, str], str],
) -> list[str]:
    """One line per operation; a variable whose value nothing needs any more is used again.

    read: a state's name and column -> what stands for it; write: place and value -> a line
    """
    return list(_statements(program, forms, read, write))


def _statements(
    program: Program,
    forms: Mapping[str, str],
    read: Callable[[str, int], str],
    write: Callable[[int, str], str],
) -> Iterable[str]:
    tape, inputs, last = program.tape, program.layout.places, _last_uses(program.tape)
    places: dict[int, list[int]] = {}
    for place, i in enumerate(tape.outputs):
        places.setdefault(i, []).append(place)
    value: list[str] = []
    free: list[str] = []
    fresh = (f"v{k}" for k in itertools.count())
    for i, (what, *x) in enumerate(tape.operations):
        if what == "constant":
            value.append(constant(x[0]))
        elif what == "input":
            value.append(read(*inputs[x[0]]))
        else:
            text = forms[what].format(*(value[k] for k in x))
            # constants and inputs have no variable of their own
            free += [value[k] for k in dict.fromkeys(x) if last[k] == i and value[k].isidentifier()]
            value.append(free.pop() if free else next(fresh))
            yield f"{value[i]} = {text}"
        yield from (write(place, value[i]) for place in places.get(i, ()))
        if last[i] == i and value[i].isidentifier():
            free.append(value[i])


def _last_uses(tape: Tape) -> list[int]:
    """The last operation that needs each value; its own place if only the result does."""
    last = list(range(len(tape.operations)))
    for i, (what, *x) in enumerate(tape.operations):
        for k in x if what not in LEAVES else ():
            last[k] = i
    return last


def constant(value: float) -> str:
    """A number that reads back exactly, with brackets around a minus."""
    if not math.isfinite(value):
        raise InputError(f"the constant {value!r} cannot be written as a number")
    return f"({value!r})" if math.copysign(1, value) < 0 else repr(value)
