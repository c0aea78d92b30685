"""What pictures need computed: energy over a motion, holding torques, what motors can give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.apps.check.energy_history import EnergyHistory, energy_history
from rnea.apps.check.torque_map import TorqueMap, torque_map
from rnea.apps.check.variable_coordinates import (
    INSTEAD,
    coordinate_column,
    roams,
    speed_along,
    varied_columns,
)
from rnea.apps.simulate.result import Simulation
from rnea.apps.sizing.envelope import available_torque, corner_speed
from rnea.apps.sizing.joints import drives
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.description import Gear, Motor
from rnea.core.model import random_positions
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.figures.speed import Envelope
from rnea.robot import Robot


def energy_of(motion: Trajectory, robot: Robot) -> EnergyHistory:
    """Where the energy of a motion comes from and goes to."""
    state = (motion.q, motion.qd, motion.qdd)
    tau = robot.inverse_dynamics(*state)
    return energy_history(
        motion.t,
        motion.qd,
        tau,
        tau - robot.inverse_dynamics(*state, friction=False),
        robot.kinetic_energy(motion.q, motion.qd),
        robot.potential_energy(motion.q),
    )


def energy_of_run(run: Simulation) -> EnergyHistory:
    """The same of a simulation, which kept its own account."""
    put_in, lost = run.input + run.external, run.friction + run.stops
    potential = run.potential
    if run.elastic is not None and run.gears is not None:
        potential, lost = potential + run.elastic, lost + run.gears
    power, loss = (np.gradient(work, run.t) for work in (put_in, lost))
    return EnergyHistory(run.t, run.kinetic, potential, power, loss, put_in, lost)


def holding_map(
    robot: Robot,
    joint: str = "",
    over: Sequence[str] = (),
    q: Any = None,
    points: int = 181,
    spans: Sequence[tuple[float, float] | None] = (None, None),
) -> TorqueMap:
    """The torque that holds one joint still over the positions of two; see `torque_map`.

    Default: the first two joints that gravity moves, and the torque of the first of them. Of
    joints with several coordinates those count that vary alone.
    """
    over = over or _heavy(robot)
    if not joint:
        first = speed_along(robot.model, coordinate_column(robot.model, over[0]))
        joint = robot.model.dofs[first].effort_name
    return torque_map(robot.model, robot.gravity_torque, joint, over, q, points, spans)


def _heavy(robot: Robot) -> list[str]:
    """Two coordinates that vary alone, those that gravity moves first."""
    model = robot.model
    alone = varied_columns(model)
    if len(alone) < 2:
        if model.nq == model.nv or model.closure is not None:
            words = f"a torque map needs two joints; robot {robot.name!r} has {len(alone)}"
            raise InputError(words)
        joint = next(b.joint for b in model.independent if b.joint.nq != b.joint.nv)
        raise InputError(
            f"a torque map needs two coordinates that vary alone; robot {robot.name!r} has "
            f"{len(alone)}, because joint {joint.name!r} is {joint.kind}; {INSTEAD}"
        )
    # which of them gravity is felt along, at a few places that no symmetry singles out
    places = _anywhere(robot, np.random.default_rng(1))
    felt = np.abs(robot.gravity_torque(places)).max(axis=0)
    heavy = [k for k in alone if felt[speed_along(model, k)] > 1e-9 * felt.max()]
    # where a body flies or drives to changes no torque: other joints come first
    order = [*heavy, *(k for k in alone if k not in heavy)]
    chosen = sorted(order, key=lambda k: roams(model, k))[:2]
    return [model.coordinates[k].name for k in chosen]


def _anywhere(robot: Robot, rng: np.random.Generator) -> Array:
    """Twenty positions (20, nq); loops have to be closed at theirs."""
    if robot.model.closure is not None:
        return random_positions(robot.model, rng, 20)
    return rng.uniform(-3, 3, (20, robot.nq))


def motor_envelopes(robot: Robot) -> dict[str, Envelope]:
    """By joint name, for joints whose motor's torque and speed are limited."""
    curves = {
        name: envelope_at_joint(drive.motor, drive.gear)
        for name, drive in drives(robot.description).items()
        if drive.motor is not None and name in robot.joint_names
    }
    return {name: curve for name, curve in curves.items() if curve is not None}


def envelope_at_joint(motor: Motor, gear: Gear) -> Envelope | None:
    """What a motor gives through its gear where it drives; None if nothing limits it.

    Braking it can hold more, by the gear's losses; the picture shows the driving quadrants' curve
    in all four.
    """
    top = corner_speed(motor, 0.0)
    if top is None or not np.isfinite(available_torque(motor, np.zeros(1)))[0]:
        return None
    corner = corner_speed(motor, motor.peak_torque) if motor.peak_torque is not None else 0.0
    speed = np.unique(np.append(np.linspace(0.0, top, 101), min(corner or 0.0, top)))
    peak = available_torque(motor, speed)
    rated = None if motor.rated_torque is None else np.minimum(peak, motor.rated_torque)
    through = abs(gear.ratio) * gear.efficiency
    continuous = None if rated is None else rated * through
    return Envelope(motor.name or "motor", speed / abs(gear.ratio), peak * through, continuous)
