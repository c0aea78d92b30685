"""Tapes as a Python module that needs nothing but numpy: one function per quantity.

A function takes arrays (..., n) of any batch shape. Inside, each line computes one operation for a
block of rows at once; a variable is used again when nothing needs its value any more, so a block's
memory stays small whatever the batch. Rows are laid out in one piece before any arithmetic, so
that a row gives the same bits in every batch. Constants are printed by `repr`, which reads back
exactly. What a user has named stands in comments only, cleaned.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rnea.compile.program import Program
from rnea.compile.source import FUNCTIONS, OPERATORS, About, python_function
from rnea.compile.tape import Tape
from rnea.errors import InputError
from rnea.spatial.numbers import Array
from rnea.tracing import LEAVES

_FORMS = OPERATORS | {name: f"np.{name}({{0}})" for name in (*FUNCTIONS, "sign")}
# rows computed at once: large enough that Python's overhead vanishes, small enough for the cache
_HELPER = '''
_BLOCK = 2048


def _by_blocks(function, columns, shape, **states):
    """Call a function on blocks of rows; its arrays have one row per column, in one piece."""
    arrays = [np.asarray(state, dtype=np.float64) for state in states.values()]
    for name, count, array in zip(states, columns, arrays):
        if array.ndim == 0 or array.shape[-1] != count:
            raise ValueError(f"{name} has shape {array.shape}; its last axis must be {count} long")
    batch = np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    rows, size = math.prod(batch), math.prod(shape)
    arrays = [np.broadcast_to(a, (*batch, n)).reshape(rows, n) for a, n in zip(arrays, columns)]
    out = np.empty((rows, size))
    with np.errstate(all="ignore"):
        for start in range(0, rows, _BLOCK):
            part = slice(start, start + _BLOCK)
            function(*(np.ascontiguousarray(array[part].T) for array in arrays), out[part].T)
    return out.reshape((*batch, *shape))
'''


def source_text(programs: Mapping[str, Program], about: About) -> str:
    """A module with one function per quantity, named like it."""
    lines = [
        about.title,
        "",
        *about.conventions,
        "Arrays are (..., n): any batch shape in front, "
        f"one number per {'coordinate or speed' if about.has_several else 'joint'} at the end.",
    ]
    return "\n".join([*(f"# {line}".rstrip() for line in lines), *_module(programs)])


def compile_numpy(program: Program) -> Callable[..., Array]:
    """A program as a function of its arrays (..., n), computed by numpy.

    >>> from rnea import load
    >>> from rnea.compile import Request, program
    >>> from rnea.recursions import quantity
    >>> asked = Request.of(quantity("gravity_torque"))
    >>> weight = compile_numpy(program(load("one_link").model, asked))
    >>> weight([[0.0], [1.5707963267948966]]).round(3)
    array([[0.   ],
           [4.905]])
    """
    scope: dict[str, Any] = {}
    exec("\n".join(_module({"compiled": program})), scope)
    function: Callable[..., Array] = scope["compiled"]
    return function


def _module(programs: Mapping[str, Program]) -> list[str]:
    lines = ["import math", "", "import numpy as np", "", _HELPER]
    for name, program in programs.items():
        lines += ["", *_function(name, program), ""]
    return lines


def _function(name: str, program: Program) -> list[str]:
    """The function that a user calls, and the one that computes a block of rows for it."""
    columns, names = program.layout.columns, program.layout.arguments
    arguments = ", ".join(names)
    sizes = ", ".join(f"{a} (..., {n})" for a, n in zip(names, columns, strict=True))
    passed = ", ".join(f"{argument}={argument}" for argument in names)
    shape = ", ".join(["...", *map(str, program.layout.shape)])
    call = f"return _by_blocks(_{name}, {columns!r}, {program.layout.shape!r}, {passed})"
    told = f"{program.says or name}: {sizes} to ({shape})."
    public = python_function(f"{name}({arguments})", told, [call])
    return [*public, "", "", *python_function(f"_{name}({arguments}, out)", "", _body(program)), ""]


def _body(program: Program) -> Iterable[str]:
    """One line per operation; a variable whose value nothing needs any more is used again."""
    tape, inputs, last = program.tape, program.layout.places, _last_uses(program.tape)
    places: dict[int, list[int]] = {}
    for place, i in enumerate(tape.outputs):
        places.setdefault(i, []).append(place)
    value: list[str] = []
    free: list[str] = []
    fresh = (f"v{k}" for k in itertools.count())
    for i, (what, *x) in enumerate(tape.operations):
        if what == "constant":
            value.append(_constant(x[0]))
        elif what == "input":
            value.append("{}[{}]".format(*inputs[x[0]]))
        else:
            text = _FORMS[what].format(*(value[k] for k in x))
            # constants and inputs have no variable of their own
            free += [value[k] for k in dict.fromkeys(x) if last[k] == i and value[k].isidentifier()]
            value.append(free.pop() if free else next(fresh))
            yield f"{value[i]} = {text}"
        yield from (f"out[{place}] = {value[i]}" for place in places.get(i, ()))
        if last[i] == i and value[i].isidentifier():
            free.append(value[i])
    if not tape.outputs:
        yield "return"


def _last_uses(tape: Tape) -> list[int]:
    """The last operation that needs each value; its own place if only the result does."""
    last = list(range(len(tape.operations)))
    for i, (what, *x) in enumerate(tape.operations):
        for k in x if what not in LEAVES else ():
            last[k] = i
    return last


def _constant(value: float) -> str:
    if not math.isfinite(value):
        raise InputError(f"the constant {value!r} cannot be written as a number")
    return f"({value!r})" if math.copysign(1, value) < 0 else repr(value)
