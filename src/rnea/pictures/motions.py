"""Pictures of motions and simulations, with what they need computed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import InputError
from rnea.motion import Trajectory
from rnea.pictures.sources import energy_of, energy_of_run, motor_envelopes
from rnea.recursions import TorqueBudget
from rnea.robot import Robot
from rnea.simulate import Simulation

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from rnea.views import Look
    from rnea.views.plots import Joints

MOTION_PICTURES = ("motion", "phase", "torque", "budget", "wrenches", "energy", "torque-speed")
RUN_PICTURES = (*MOTION_PICTURES, "tracking")


def picked(robot: Robot, names: tuple[str, ...]) -> tuple[Joints, list[int]]:
    """The joints of a picture, and their columns."""
    from rnea.views.plots import Joints

    every = Joints.of(robot.model)
    if not names:
        return every, list(range(len(every)))
    members = [every.index(name) for name in names]
    return every.only(members), members


def motion_picture(
    motion: Trajectory,
    robot: Robot,
    what: str,
    joints: tuple[str, ...],
    look: Look,
    options: dict[str, Any],
) -> Figure:
    """One of MOTION_PICTURES. Takes what it uses out of `options`."""
    from rnea.views.plots import (
        energy_figure,
        motion_figure,
        over_time,
        phase_figure,
        wrench_figure,
    )

    if motion.joint_names != robot.joint_names:
        raise InputError(
            f"the motion moves {', '.join(motion.joint_names)}, but robot {robot.name!r} has "
            f"{', '.join(robot.joint_names)}"
        )
    # a motion without length is refused before anything is computed with it
    over_time(motion.t, ("position", motion.q))
    # what is missing stays missing: NaN keeps to its row
    q, qd, qdd = (np.where(np.isfinite(x), x, np.nan) for x in (motion.q, motion.qd, motion.qdd))
    motion, state = Trajectory(motion.t, q, qd, qdd, motion.joint_names), (q, qd, qdd)
    if what == "wrenches":
        carried = robot.joint_wrenches(*state)
        return wrench_figure(motion.t, carried, look, joints)
    if what == "energy":
        return energy_figure(energy_of(motion, robot), look)
    shown, k = picked(robot, joints)
    if what == "motion":
        q, qd, qdd = (part[:, k] for part in state)
        return motion_figure(motion.t, q, qd, qdd, shown, look)
    if what == "phase":
        return phase_figure(motion.q[:, k], motion.qd[:, k], shown, look)
    if what == "budget":
        return budget_picture(robot.torque_budget(*state), robot, motion.t, joints, look)
    tau = robot.inverse_dynamics(*state)
    return _of_torques(motion, tau, robot, what, joints, look, options)


def _of_torques(
    motion: Trajectory,
    tau: Any,
    robot: Robot,
    what: str,
    joints: tuple[str, ...],
    look: Look,
    options: dict[str, Any],
) -> Figure:
    """torque or torque-speed of torques (N, n) that are known."""
    from rnea.views.plots import (
        limits_of,
        torque_figure,
        torque_speed_figure,
    )

    shown, k = picked(robot, joints)
    if what == "torque":
        apart = options.pop("apart", None)
        return torque_figure(motion.t, tau[:, k], shown, look, apart=apart)
    envelopes = options.pop("envelopes", None)
    if envelopes is None:
        every = {**limits_of(shown), **motor_envelopes(robot)}
        envelopes = {name: curve for name, curve in every.items() if name in shown.names}
    return torque_speed_figure(motion.qd[:, k], tau[:, k], shown, envelopes, look)


def run_picture(
    run: Simulation,
    robot: Robot,
    what: str,
    joints: tuple[str, ...],
    look: Look,
    options: dict[str, Any],
) -> Figure:
    from rnea.views.plots import comparison_figure, energy_figure

    if what == "energy":
        return energy_figure(energy_of_run(run), look)
    if what in ("torque", "torque-speed"):
        return _of_torques(run.trajectory(), run.tau, robot, what, joints, look, options)
    if what != "tracking":
        return motion_picture(run.trajectory(), robot, what, joints, look, options)
    if run.wanted is None:
        raise InputError("this run followed no motion, so there is no tracking to draw")
    shown, k = picked(robot, joints)
    return comparison_figure(
        run.t, run.wanted[:, k], run.q[:, k], shown, ("wanted", "reached"), look, "position"
    )


def budget_picture(
    budget: TorqueBudget, robot: Robot, t: Any, joints: tuple[str, ...], look: Look
) -> Figure:
    from rnea.views.plots import budget_bars, budget_figure

    shown, k = picked(robot, joints)
    some = TorqueBudget(**{name: part[..., k] for name, part in budget.items()})
    if some.gravity.ndim == 1:
        return budget_bars(some, shown, look)
    return budget_figure(t, some, shown, look)
