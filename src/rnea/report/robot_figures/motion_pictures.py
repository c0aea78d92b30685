"""Pictures of motions and simulations, with what they need computed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.simulate.result import Simulation
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.model import rate
from rnea.core.recursions import TorqueBudget, Wrenches
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.figures.compare import comparison_figure
from rnea.report.figures.joint_columns import over_time
from rnea.report.figures.motion_figures import energy_figure, motion_figure, phase_figure
from rnea.report.figures.speed import Envelope, limits_of, torque_speed_figure
from rnea.report.figures.torque_figures import budget_bars, budget_figure, torque_figure
from rnea.report.figures.wrench import wrench_figure
from rnea.report.robot_figures.request import FigureRequest
from rnea.report.robot_figures.sources import energy_of, energy_of_run, motor_envelopes
from rnea.robot import Robot

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Moved = Trajectory | Simulation


def _path(moved: Moved, robot: Robot) -> Trajectory:
    """The motion of the robot, fit to be drawn."""
    motion = moved.trajectory() if isinstance(moved, Simulation) else moved
    if motion.joint_names != robot.joint_names:
        raise InputError(
            f"the motion moves {', '.join(motion.joint_names)}, but robot {robot.name!r} has "
            f"{', '.join(robot.joint_names)}"
        )
    # a motion without length is refused before anything is computed with it
    over_time(motion.t, ("position", motion.q))
    # what is missing stays missing: NaN keeps to its row
    q, qd, qdd = (np.where(np.isfinite(x), x, np.nan) for x in (motion.q, motion.qd, motion.qdd))
    return replace(motion, q=q, qd=qd, qdd=qdd)


def _torques(moved: Moved, robot: Robot, wrench: Wrenches) -> Array:
    """What the motion needs; of a simulation, what acted in it."""
    path = _path(moved, robot)
    if isinstance(moved, Simulation):
        if wrench is not None:
            raise InputError("a run has its torques: what acted from outside is in them already")
        return moved.tau
    return np.asarray(robot.inverse_dynamics(path.q, path.qd, path.qdd, wrench=wrench))


def _driven(moved: Moved, robot: Robot, wrench: Wrenches) -> tuple[Array, Array]:
    """Speeds and efforts (N, drives) of what drives the robot: of loops the motors."""
    path, closure = _path(moved, robot), robot.model.closure
    if closure is None:
        return path.qd, _torques(moved, robot, wrench)
    if not closure.actuated:
        raise InputError(f"robot {robot.name!r} has no motors: what drives it is not told")
    if isinstance(moved, Simulation) and wrench is not None:
        raise InputError("a run has its torques: what acted from outside is in them already")
    state = (path.q, path.qd, path.qdd)
    speeds = robot.joint_motion(*state)[0][..., list(closure.actuated)]
    return speeds, np.asarray(robot.motor_torque(*state, wrench=wrench))


def _motion(moved: Moved, request: FigureRequest) -> Figure:
    path = _path(moved, request.robot)
    places, speeds = request.coordinates, request.speeds
    q, qd, qdd = places.part(path.q), speeds.part(path.qd), speeds.part(path.qdd)
    return motion_figure(path.t, q, qd, qdd, speeds.joints, request.look, places.joints)


def _phase(moved: Moved, request: FigureRequest) -> Figure:
    path = _path(moved, request.robot)
    robot, places = request.robot, request.coordinates
    looped = robot.model.closure is not None
    speeds = robot.joint_motion(path.q, path.qd)[0] if looped else path.qd
    rates = rate(robot.model.tree, path.q, speeds)
    return phase_figure(places.part(path.q), places.part(rates), places.joints, request.look)


def _torque(
    moved: Moved, request: FigureRequest, subplots: bool | None = None, wrench: Wrenches = None
) -> Figure:
    efforts = request.drives
    tau = efforts.part(_driven(moved, request.robot, wrench)[1])
    return torque_figure(moved.t, tau, efforts.joints, request.look, subplots=subplots)


def _budget(moved: Moved, request: FigureRequest, wrench: Wrenches = None) -> Figure:
    path = _path(moved, request.robot)
    budget = request.robot.torque_budget(path.q, path.qd, path.qdd, wrench=wrench)
    return budget_picture(budget, replace(request, t=path.t))


def _wrenches(moved: Moved, request: FigureRequest, wrench: Wrenches = None) -> Figure:
    path = _path(moved, request.robot)
    carried = request.robot.joint_wrenches(path.q, path.qd, path.qdd, wrench=wrench)
    return wrench_figure(path.t, carried, request.look, request.names)


def _energy(moved: Moved, request: FigureRequest) -> Figure:
    if isinstance(moved, Simulation):
        return energy_figure(energy_of_run(moved), request.look)
    return energy_figure(energy_of(_path(moved, request.robot), request.robot), request.look)


def _torque_speed(
    moved: Moved,
    request: FigureRequest,
    envelopes: Mapping[str, Envelope] | None = None,
    wrench: Wrenches = None,
) -> Figure:
    joints, both = request.drives.joints, _driven(moved, request.robot, wrench)
    if envelopes is None:
        known = {**limits_of(joints), **motor_envelopes(request.robot)}
        envelopes = {name: curve for name, curve in known.items() if name in joints.names}
    qd, tau = map(request.drives.part, both)
    return torque_speed_figure(qd, tau, joints, envelopes, request.look)


def _tracking(run: Simulation, request: FigureRequest) -> Figure:
    if run.wanted is None:
        raise InputError("this run followed no motion, so there is no tracking to draw")
    places, names = request.coordinates, ("wanted", "reached")
    wanted, reached = places.part(run.wanted), places.part(run.q)
    return comparison_figure(run.t, wanted, reached, places.joints, names, request.look, "position")


def budget_picture(budget: TorqueBudget, request: FigureRequest) -> Figure:
    """Over time, or bars of one state."""
    efforts = request.efforts
    some = TorqueBudget(**{name: efforts.part(part) for name, part in budget.items()})
    if some.gravity.ndim == 1:
        return budget_bars(some, efforts.joints, request.look)
    return budget_figure(request.t, some, efforts.joints, request.look)


MOTION_PICTURES: dict[str, Callable[..., Figure]] = {
    "motion": _motion,
    "phase": _phase,
    "torque": _torque,
    "budget": _budget,
    "wrenches": _wrenches,
    "energy": _energy,
    "torque-speed": _torque_speed,
}
RUN_PICTURES = {**MOTION_PICTURES, "tracking": _tracking}
