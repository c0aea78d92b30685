"""Methods that go straight to machine code: what the extension is told of a Python function.

`straight(function, ...)` stands in a class in place of the function. Plain arguments go to the
object's own callers without a line of Python; all others, and the first of their kind, go to the
function. The class keeps them in a slot named `_ways`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from inspect import CO_VARARGS
from types import MappingProxyType
from typing import Any

from rnea.engine.native.extension import _calls

Word = str | bool
# (object, the names that were said or None) -> callers for float64 and float32, what results know
Learn = Callable[[Any, tuple[Word | None, ...]], tuple[Any, Any, Any] | None]


class Give(IntEnum):
    """What is made of an array, as the extension numbers it."""

    ARRAY = 0
    NUMBER = 1  # where there is no batch; an array of numbers else
    PARTS = 2  # a tuple of arrays, along the first axis of the answer's own shape
    OBJECT = 3  # of a class with the slots _rows and _about
    FUNCTION = 4  # of the array and what results know


NOTHING: Mapping[str, Any] = MappingProxyType({})
_STATE, _NAME, _OUT, _SWITCH = range(4)


def straight(
    function: Any,
    learn: Learn,
    *,
    states: Sequence[str],
    names: Sequence[str],
    further: Mapping[str, Any] = NOTHING,
    give: Give = Give.ARRAY,
    made: Any = None,
) -> Any:
    """The function itself where there is no extension.

    states   the parameters that are arrays, in the order of the machine code's; where the function
             takes any number of arguments, the places of those
    names    parameters that are names or switches and tell one machine code from another
    further  keywords that the function takes without naming them, with their defaults
    made     the class, or the function, of `give`
    """
    if _calls is None:
        return function
    code, defaults = function.__code__, function.__defaults__ or ()
    positional = code.co_varnames[1 : code.co_argcount]
    keyword = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    plain = dict(zip(positional[::-1], defaults[::-1], strict=False))
    plain |= function.__kwdefaults__ or {}
    plain |= further
    # arguments that stand in a row behind the positional ones have no keywords
    places = tuple(f"*{state}" for state in states) if code.co_flags & CO_VARARGS else ()
    known = [
        _parameter(name, states, names, plain.get(name))
        for name in (*positional, *places, *keyword, *further)
    ]
    required = len(positional) - len(defaults)
    return _calls.Method(
        function, learn, tuple(known), len(positional) + len(places), required, len(names),
        int(give), made,
    )  # fmt: skip


def _parameter(
    name: str, states: Sequence[str], names: Sequence[str], plain: Any
) -> tuple[str, int, int, Any]:
    if name.startswith("*"):
        return "", _STATE, list(states).index(name[1:]), None
    if name in states:
        return name, _STATE, list(states).index(name), plain
    if name in names:
        return name, _NAME, list(names).index(name), plain
    if name == "out":
        return name, _OUT, 0, plain
    return name, _SWITCH, 0, plain
