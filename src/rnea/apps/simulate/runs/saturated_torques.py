"""Given torques that the robot's effort limits cut: nobody is told less than was asked, unsaid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.simulate.control.control import Controller, GivenTorque
from rnea.apps.simulate.control.motor_torques import MotorTorque
from rnea.apps.simulate.result import Simulation
from rnea.apps.simulate.runs.control_options import motor_limits
from rnea.core.recursions import Loops, motor_torque
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot


def cut_in_run(robot: Robot, law: Controller, limit: Array, run: Simulation) -> Iterator[str]:
    """A note on a finished run; the law is asked again only where a limit was reached."""
    if isinstance(law, GivenTorque):
        reached = run.t[(np.abs(run.tau) >= limit).any(axis=1)]
        given = [np.abs(law.of_time(t)) for t in reached]
        yield from cut_note(robot, limit, np.max(given, axis=0, initial=0.0))


def motors_beyond(robot: Robot, law: Controller, run: Simulation) -> Iterator[str]:
    """A note on motors that would have to give more than they can.

    Where they do not stand in the independent joints, nothing cuts what a controller asks for.
    """
    closure = robot.model.closure
    if closure is None or isinstance(law, MotorTorque) or closure.actuated == closure.independent:
        return
    limits = motor_limits(robot.model)
    if not np.isfinite(limits).any() or not run.tau.any():
        return
    given = np.abs(shared_by_motors(robot, run.q, run.tau)).max(axis=0)
    beyond = np.flatnonzero(given > limits)
    if len(beyond):
        told = ", ".join(f"{robot.motor_names[k]} {given[k]:.4g} of {limits[k]:g}" for k in beyond)
        yield f"motors would give more than their limits ({told}): nothing cuts them here"


def shared_by_motors(robot: Robot, q: Array, tau: Array) -> Array:
    """What each motor gives (..., m) for efforts (..., n) along the independent speeds."""
    return motor_torque(Loops.of(robot.model, q), tau)


def cut_note(robot: Robot, limit: Array, most: Array) -> Iterator[str]:
    """What to say of given torques, at most `most` (n,), beyond the limits."""
    beyond = np.flatnonzero(most > limit)
    if len(beyond):
        names = [freedom.effort_name for freedom in robot.model.dofs]
        cut = ", ".join(f"{names[k]} from {most[k]:g} to {limit[k]:g}" for k in beyond)
        yield f"given torques are cut to the effort limits ({cut}); saturation=False cuts nothing"
