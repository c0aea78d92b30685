"""Our own ways: the robot's method, and its kernel."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.apps.bench.contender import PeerFunction
from rnea.apps.bench.reference import typed
from rnea.core.recursions import Quantity
from rnea.core.spatial.numbers import Array
from rnea.engine.runtime.kernel import Kernel
from rnea.robot import Robot

RNEA = "rnea"


def kernel_of(robot: Robot, quantity: Quantity, dtype: Any, frame: str) -> Kernel:
    if not frame:
        return robot.kernel(quantity, dtype=dtype)
    return robot.kernel(quantity, dtype=dtype, frame=frame)


def method(robot: Robot, quantity: Quantity, states: list[Array], frame: str) -> PeerFunction:
    """The question as a user types it; a batch (N, n) of one row is plain arrays."""
    rows = len(states[0])
    given = [state[0] for state in states] if rows == 1 else states
    statement, names = typed(robot, quantity, frame)
    about = {"frame": frame} if frame else {}

    def evaluate(numbers: Array) -> Array:
        # the method has names for parts of this array
        result = np.asarray(robot.evaluate(quantity.name, *given, **about))
        return result[numbers] if rows > 1 else result[None]

    names |= dict(zip(quantity.states, given, strict=True))
    return PeerFunction(statement.partition("(")[0], RNEA, statement, names, rows, evaluate)


def bound(kernel: Kernel, states: list[Array]) -> PeerFunction:
    """The kernel of one state: its arrays hold the state already."""

    def evaluate(numbers: Array) -> Array:
        return np.asarray(kernel())[None].copy()

    for array, state in zip(kernel.inputs.values(), states, strict=True):
        array[:] = state[0]
    return PeerFunction("bound kernel", RNEA, "kernel()", {"kernel": kernel}, 1, evaluate)


def batch(kernel: Kernel, states: list[Array], out: Array) -> PeerFunction:
    """The kernel of a batch, into an array that is there; threads as `threads_used` has them."""
    given = dict(zip(kernel.arguments, states, strict=True))
    statement = f"kernel({', '.join(given)}, out=out)"

    def evaluate(numbers: Array) -> Array:
        return kernel(*states, out=out)[numbers]

    names = {"kernel": kernel, "out": out, **given}
    return PeerFunction("kernel", RNEA, statement, names, len(states[0]), evaluate)


def place_for(shape: tuple[int, ...], dtype: Any) -> Array:
    """An array for the results of a batch; every page of it is there before the first timing."""
    out = np.empty(shape, dtype)
    out.fill(0)
    return out


def ways(
    robot: Robot, quantity: Quantity, states: list[Array], dtype: Any, frame: str = ""
) -> tuple[PeerFunction, PeerFunction]:
    """The method and the kernel, for a batch (N, n) of states; a batch of one is plain arrays."""
    kernel = kernel_of(robot, quantity, dtype, frame)
    typed_so = method(robot, quantity, states, frame)
    if len(states[0]) == 1:
        return typed_so, bound(kernel, states)
    out = place_for((len(states[0]), *kernel.shape), dtype)
    return typed_so, batch(kernel, states, out)
