"""Limits that a run leaves, and those that a controller's torques are cut at: once per joint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.simulate.control.control import Controller, GivenTorque
from rnea.apps.simulate.control.motor_torques import MotorTorque
from rnea.apps.simulate.result import Simulation
from rnea.core.spatial import percent
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_ROUNDING = 1e-9  # of the limit: a stop is reached, not left


def limits_left(robot: Robot, law: Controller, limit: Array, run: Simulation) -> Iterator[str]:
    """Notes on a finished run; limit (n,): what torques were cut at.

    Of given torques that are cut another note says more.
    """
    yield from _positions(robot, run)
    yield from _speeds(robot, run)
    if not isinstance(law, (GivenTorque, MotorTorque)):
        yield from _cut(robot, limit, run)


def _positions(robot: Robot, run: Simulation) -> Iterator[str]:
    for k, coordinate in enumerate(robot.model.coordinates):
        if not coordinate.unit:
            # the parts of a quaternion have none
            continue
        limits, q = coordinate.body.limits, run.q[:, k]
        lower = -np.inf if limits.lower is None else float(limits.lower)
        upper = np.inf if limits.upper is None else float(limits.upper)
        beyond = np.maximum(lower - q, q - upper)
        ends = [abs(x) for x in (lower, upper) if np.isfinite(x)]
        outside = beyond > _ROUNDING * max([1.0, *ends])
        if outside.any():
            unit, worst = coordinate.unit, int(beyond.argmax())
            yield (
                f"joint {coordinate.name!r} leaves its position limits {lower:g} .. {upper:g} "
                f"{unit} at {_first(run, outside)}: it reaches {q[worst]:.5g} {unit} at "
                f"{run.t[worst]:.4g} s, {beyond[worst]:.3g} {unit} beyond"
            )


def _speeds(robot: Robot, run: Simulation) -> Iterator[str]:
    for k, freedom in enumerate(robot.model.dofs):
        limit, speed = freedom.body.limits.velocity, np.abs(run.qd[:, k])
        if not limit:
            # many files write 0 for unknown
            continue
        outside = speed > float(limit) * (1 + _ROUNDING)
        if outside.any():
            worst = int(speed.argmax())
            yield (
                f"joint {freedom.name!r} is faster than its limit of {float(limit):g} "
                f"{freedom.unit}, first at {_first(run, outside)}: up to {speed[worst]:.4g} "
                f"{freedom.unit} at {run.t[worst]:.4g} s"
            )


def _cut(robot: Robot, limit: Array, run: Simulation) -> Iterator[str]:
    for k, freedom in enumerate(robot.model.dofs):
        outside = np.abs(run.tau[:, k]) >= limit[k] * (1 - _ROUNDING)
        if not (np.isfinite(limit[k]) and outside.any()):
            continue
        if limit[k] == 0:
            yield (
                f"the controller's torques of {freedom.effort_name!r} are all cut to zero: its "
                "effort limit is 0. Where that stands for unknown, take the limit out of the file"
            )
        else:
            yield (
                f"the controller's torques of {freedom.effort_name!r} are cut at its effort limit "
                f"of {limit[k]:g} {freedom.effort_unit}, first at {_first(run, outside)}, "
                f"{percent(float(f'{outside.mean():.2g}'))} of the time"
            )


def _first(run: Simulation, rows: Array) -> str:
    return f"{run.t[int(rows.argmax())]:.4g} s"
