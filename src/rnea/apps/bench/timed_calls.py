"""How another package is asked, as its users type it, made into a way that can be timed.

A `PeerCall` is text: lines of Python in which the package's functions, its model and the states
have
names. A single call is timed as it stands. A batch is a loop over these lines in one thread, over
states that were brought into the package's own coordinates beforehand; what it leaves in its data
is not copied out.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.apps.bench.contender import PeerFunction
from rnea.core.spatial.numbers import Array

# where a package takes only one state at a time, so many rows of a batch are worked through, or
# as many as fit into so many seconds
_LOOPED, _LOOP_SECONDS = 500, 0.05


@dataclass(frozen=True, eq=False)
class PeerCall:
    """One question to a package.

    name    for reading
    lines   Python statements; the last is an expression, whose value is the result
    names   what stands in them besides the states: functions, model, data
    read    (result, our q, our qd) -> the answer as we tell it; the result may lie in the data
    place   lines that put the state where the package looks for it; for one state this is done
            before the time is taken, as a bound kernel has it
    """

    name: str
    lines: tuple[str, ...]
    names: Mapping[str, Any]
    read: Callable[..., Array]
    place: tuple[str, ...] = ()


def way(
    package: str,
    call: PeerCall,
    theirs: Callable[[list[Array]], Mapping[str, Array]],
    ours: list[Array],
) -> PeerFunction:
    """A way through our states (N, ...).

    theirs: rows of our states as the package has them, by their names there; outside the time.
    """
    first = [state[:1] for state in ours]
    once = _function(call, list(theirs(first)))

    def evaluate(numbers: Array) -> Array:
        some = [state[numbers] for state in ours]
        answers = []
        for k, row in enumerate(zip(*theirs(some).values(), strict=True)):
            result = once(*row)
            answers.append(np.array(call.read(result, *(state[k] for state in some)), float))
        return np.array(answers)

    one = {name: rows[0].copy() for name, rows in theirs(first).items()}
    if len(ours[0]) == 1:
        once(*one.values())
        statement = "; ".join(call.lines)
        return PeerFunction(call.name, package, statement, {**call.names, **one}, 1, evaluate)
    taken = min(timeit.repeat(lambda: once(*one.values()), number=1, repeat=3))
    rows = min(len(ours[0]), _LOOPED, max(1, int(_LOOP_SECONDS / taken)))
    loop = _loop(call, theirs([state[:rows] for state in ours]))
    return PeerFunction(
        f"{call.name}, a loop over rows", package, "loop()", {"loop": loop}, rows, evaluate
    )


def _function(call: PeerCall, states: list[str]) -> Callable[..., Any]:
    """The lines as a function of one state."""
    body = [*call.place, *call.lines[:-1], f"return {call.lines[-1]}"]
    return _made([f"def run({', '.join(states)}):", *_indented(body)], call.names)


def _loop(call: PeerCall, rows: Mapping[str, Array]) -> Callable[[], None]:
    """The lines for one row after the other; the rows are taken apart beforehand."""
    names = ", ".join(rows)
    head = [f"def run({', '.join(call.names)}):", f"  for {names}, in _rows:"]
    inner = _made([*head, *_indented([*call.place, *call.lines], 4)],
                  {"_rows": list(zip(*rows.values(), strict=True))})  # fmt: skip
    # as arguments the names are found fastest
    return lambda: inner(*call.names.values())


def _indented(lines: list[str], by: int = 2) -> list[str]:
    return [" " * by + line for line in lines]


def _made(lines: list[str], names: Mapping[str, Any]) -> Callable[..., Any]:
    scope = dict(names)
    exec("\n".join(lines), scope)
    made: Callable[..., Any] = scope["run"]
    return made
