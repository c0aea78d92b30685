"""Rollouts on a GPU: whole stretches of steps in one launch, with torques tabulated before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.simulate.compiled.rigid_step import step_quantity
from rnea.apps.simulate.control.control import Controller, GivenTorque
from rnea.apps.simulate.partial_results import keeping
from rnea.apps.simulate.rollouts import Rollouts
from rnea.apps.trajectory.columns import Columns
from rnea.core.recursions import Conditions
from rnea.core.spatial.numbers import Array
from rnea.engine.cuda.cuda_steps import CudaSteps
from rnea.engine.ir.program import ProgramRequest
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot

# steps from look to look for states that are not finite, as on the CPU
_LOOK = 50
# numbers of torques in one launch
_MOST_TORQUES = 32 * 2**20


def refuse_laws(law: Controller) -> None:
    """An error for controllers: what looks at the state would have to be asked at every step."""
    if not isinstance(law, GivenTorque):
        raise InputError(
            'rollouts with device="cuda" take torque=: constant, or a function of time, for all '
            'rollouts or (N, n); a controller looks at the state, and runs with device="cpu"'
        )


def rollouts_on_device(
    robot: Robot,
    method: str,
    friction: bool,
    q: Array,
    qd: Array,
    steps: int,
    h: float,
    *,
    torque: Callable[[float, Array, Array], Array],
    device: int,
    parameters: Array | None,
    every: int,
    progress: Callable[[float], None] | None,
) -> Rollouts:
    """As `simulate.rollouts`, with the same bits; torque is asked with the first states."""
    inputs = () if parameters is None else ("parameters",)
    request = ProgramRequest.of(step_quantity(method), Conditions(friction=friction), inputs)
    state = np.concatenate([q, qd], axis=1)
    going = CudaSteps(robot.model, request, state, h, parameters, device)
    kept = [(0.0, state)] if every else []
    columns, k = Columns.of(robot.model), 0

    def result() -> Rollouts:
        return Rollouts.of_states(columns, k, h, going.state(), kept, going.lost())

    def reached() -> float:
        return k * h

    while k < steps:
        with keeping(result, reached):
            first = torque(k * h, q, qd)
            count = _stretch(k, steps, every, first.size)
            rows = [first, *(torque((k + i) * h, q, qd) for i in range(1, count))]
        shape = np.broadcast_shapes(*(row.shape for row in rows), (robot.n,))
        k += count
        looks = k % _LOOK == 0 or k == steps
        table = np.array([np.broadcast_to(row, shape) for row in rows])
        going.go(table, k * h if looks else np.nan)
        if every and k % every == 0:
            kept.append((k * h, going.state()))
        if looks and progress is not None:
            with keeping(result, reached):
                progress(k * h)
    return result()


def _stretch(k: int, steps: int, every: int, numbers: int) -> int:
    """Steps until somebody looks, and as many as their torques may take memory."""
    until = [steps, (k // _LOOK + 1) * _LOOK]
    if every:
        until.append((k // every + 1) * every)
    return max(1, min(min(until) - k, _MOST_TORQUES // max(numbers, 1)))
