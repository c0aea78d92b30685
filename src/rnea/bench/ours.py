"""Our own ways: the robot's method, and its kernel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from rnea.bench.contender import Way
from rnea.bench.reference import as_one, method
from rnea.recursions import Quantity
from rnea.robot import Robot
from rnea.spatial.numbers import Array

RNEA = "rnea"


def ways(
    robot: Robot, quantity: Quantity, states: list[Array], dtype: Any, threads: int
) -> tuple[Way, Way]:
    """The method and the kernel, for a batch (N, n) of states; a batch of one is plain arrays.

    The kernel of one state is bound: its arrays hold the state already. The one of a batch writes
    into an array that is there.
    """
    rows = len(states[0])
    kernel = robot.kernel(quantity, dtype=dtype)
    name, call = method(robot, quantity)
    whole = partial(robot.answer, quantity.name)
    given = [state[0] for state in states] if rows == 1 else states
    names = dict(zip(quantity.states, given, strict=True))
    arguments = ", ".join(names)
    plain = Way(
        f"arm.{name}",
        RNEA,
        f"call({arguments})",
        {"call": call, **names},
        rows,
        _picked(whole, given),
    )
    if rows == 1:
        for array, state in zip(kernel.inputs.values(), given, strict=True):
            array[:] = state
        bound = Way("bound kernel", RNEA, "kernel()", {"kernel": kernel}, 1, _picked(kernel, []))
        return plain, bound
    out = np.empty((rows, *kernel.shape), dtype)
    # every page is there before the first timing
    out.fill(0)
    statement = f"kernel({arguments}, out=out, threads={threads})"

    def run(*arrays: Array) -> Array:
        return kernel(*arrays, out=out, threads=threads)

    found = Way("kernel", RNEA, statement, {"kernel": kernel, "out": out, **names}, rows,
                _picked(run, given))  # fmt: skip
    return plain, found


def _picked(call: Callable[..., Any], given: list[Array]) -> Callable[[Array], Array]:
    """Rows of what the whole call gives."""

    def answer(numbers: Array) -> Array:
        result = as_one(call(*given))
        return result[numbers] if not given or given[0].ndim == 2 else result[None]

    def of_one(numbers: Array) -> Array:
        return as_one(call())[None].copy()

    return answer if given else of_one
