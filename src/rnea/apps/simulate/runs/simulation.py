"""Simulating a robot: the composition of its dynamics with integrators, friction and controllers.

One robot with events (sticking, stops, play); `rollouts` runs many through one compiled step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.simulate.control.control import Controller, ControlLoop, Reference
from rnea.apps.simulate.control.motor_side import BehindGears
from rnea.apps.simulate.control.user_controllers import ControlFunction, require_arguments
from rnea.apps.simulate.friction.dependent_joints import (
    dependent_ends,
    dependent_friction,
    refuse_beyond,
)
from rnea.apps.simulate.friction.friction import DryFriction, LuGre
from rnea.apps.simulate.hybrid_state import Event
from rnea.apps.simulate.integrate.steps import method_named
from rnea.apps.simulate.measurement import refuse_coarse
from rnea.apps.simulate.partial_results import keeping
from rnea.apps.simulate.plant import Plant
from rnea.apps.simulate.result import Simulation
from rnea.apps.simulate.run import RunSettings, run, steps_of
from rnea.apps.simulate.runs.compiled_steps import chosen_steps
from rnea.apps.simulate.runs.control_options import ControlOptions
from rnea.apps.simulate.runs.elastic_joints import elastic_drive, geared, with_motors_at
from rnea.apps.simulate.runs.exceeded_limits import limits_left
from rnea.apps.simulate.runs.plants import plant_of
from rnea.apps.simulate.runs.saturated_torques import cut_in_run, motors_beyond
from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Motion, Trajectory
from rnea.core.model import LoopsAt, refuse_gaps, trust_angles, warn_of_degrees, within_limits
from rnea.core.recursions import DriveOptions, Quantity
from rnea.core.spatial.numbers import Array
from rnea.engine.arrays.libraries import takes_others
from rnea.errors import InputError, require_number

if TYPE_CHECKING:
    from rnea.robot import Robot

_RIGID: DriveOptions = {"friction": False, "rotor": False, "spring": False}


@takes_others
def simulate(
    robot: Robot,
    q: Any,
    qd: Any = None,
    *,
    duration: float,
    step: float = 1e-3,
    method: str = "rk4",
    sampling: float = 0.0,
    delay: float = 0.0,
    encoder: Any = None,
    encoder_side: str = "motor",
    friction: str | DryFriction | LuGre = "set",
    drive: str = "rigid",
    q_motor: Any = None,
    qd_motor: Any = None,
    stops: bool = False,
    restitution: Any = 0.0,
    wrench: Any = None,
    events: Sequence[Event] | Mapping[str, Callable[..., float]] = (),
    rtol: float = 1e-9,
    atol: float = 1e-12,
    check_step: bool = True,
    compiled: bool | None = None,
    progress: Callable[[float], None] | None = None,
    torque: Any = None,
    tau_motors: Any = None,
    controller: str | Controller | ControlFunction | None = None,
    motion: Motion | Trajectory | Recording | Reference | None = None,
    frequency: float = 20.0,
    kp: Any = None,
    kd: Any = None,
    model: Robot | None = None,
    ignore: Sequence[str] = (),
    saturation: Any = True,
) -> Simulation:
    """The motion from a state q (nq,), qd (n,) through `duration` seconds, its energies and events.

    step, method       s; rk4 (default), midpoint, semi_implicit_euler, or adaptive: dop853, rk45,
                       radau with
                       the tolerances rtol and atol; check_step: refuse a step that is too long
    torque             (n,) constant, or a function of t; default none: nothing drives the robot
    tau_motors         the same of every motor, where loops put motors into other joints than the
                       independent ones (`Robot.motor_names`)
    controller, motion pd, pd_gravity, feed_forward, computed_torque, a function (t, q, qd) -> tau,
                       or an object with torque(t, q, qd); the motion to follow (default: stay)
    frequency, kp, kd  gains by a frequency in rad/s (critically damped), or themselves
    model, ignore      another robot as the controller's model; terms that it leaves out
    saturation         largest torques: the robot's own (True), none, or one number per joint
    sampling, delay    of the controller, s; encoder: rad or m per count, encoder_side: "motor" or
                       "joint"
    friction           "set" (joints stick), "lugre", "viscous", "off", or a law of its own
    drive              "rigid", or "elastic": motors behind gears with a stiffness turn on their
                       own; q_motor, qd_motor: where they start
    stops, restitution position limits as stops
    wrench             `Wrench` or a function of t that gives one, or several
    events             functions of (t, q, qd) by name, noted where they pass zero
    compiled           None: steps are compiled where that pays; True: or refused; False: never
    progress           is called with the time that the run has come to

    >>> from rnea import load
    >>> run = load("one_link").simulate([1.5], duration=1.0)
    >>> abs(run.energy_balance().open) < 1e-9
    True
    """
    require_switches(stops=stops, check_step=check_step)
    if not robot.model.nv:
        raise InputError(f"nothing moves in robot {robot.name!r}: all its joints are fixed")
    tolerances = {"rtol": rtol, "atol": atol, "sampling": sampling, "delay": delay}
    for what, value in tolerances.items():
        require_number(value, what)
    options = ControlOptions(
        torque=torque,
        tau_motors=tau_motors,
        controller=controller,
        motion=motion,
        frequency=frequency,
        kp=kp,
        kd=kd,
        model=model,
        ignore=ignore,
        saturation=saturation,
    )
    elastic = elastic_drive(robot, drive, encoder_side, q_motor, qd_motor)
    moved = robot if elastic is None else elastic.without_rotors
    plant = plant_of(moved, friction, stops, restitution, wrench)
    q, moved_in = start_of(robot, plant) if q is None else (plant.position_values(q), ())
    led = refuse_open_start(robot, friction, q, stops)
    qd = plant.joint_values(0.0 if qd is None else qd, "qd")
    warn_of_degrees(robot.model, q)
    trust_angles(robot.model, moved.model)
    law, limit = asked = options.law(robot, plant, q), options.limit(robot, plant)
    counts = None if encoder is None else _counts(plant, encoder)
    settings = RunSettings(
        duration=duration,
        step=step,
        method=method,
        rtol=rtol,
        atol=atol,
        events=(
            *_events(events),
            *(dependent_ends(robot.model) if stops else ()),
        ),
        wanted=options.followed_by(law, robot),
        progress=progress,
        check_step=check_step,
        notes=(
            *moved_in,
            *options.notes(law, plant),
            *(() if elastic is None else elastic.notes),
        ),
        columns=Columns.of(robot.model),
    )
    if elastic is not None:
        gears = elastic.gears
        both = geared(robot, plant, elastic, friction)
        wound = both.friction.offset[: plant.n]
        q, qd = with_motors_at(plant, elastic, q, qd, q_motor, qd_motor, wound)
        plant = both
        law, limit = BehindGears(law, gears, encoder_side), gears.onto_motors(limit, np.inf)
        if counts is not None:
            counts = np.concatenate([counts, gears.own_numbers(counts)])
    own = plant.positions.own
    loop = ControlLoop(law, limit, period=sampling, delay=delay, encoder=counts, own=own)
    steps, believed = steps_of(duration, step), options.model or robot
    how = method_named(method)
    found, note = chosen_steps(compiled, steps, moved, believed, plant, loop, how, led)
    settings = replace(settings, notes=(*settings.notes, *note))
    told = run(plant, loop, q, qd, settings, found)
    beyond = (*motors_beyond(robot, law, told), *limits_left(robot, *asked, told))
    with keeping(lambda: told, lambda: float(told.t[-1])):
        # the torques are asked for again
        cut = tuple(cut_in_run(robot, *asked, told))
    return replace(told, notes=(*told.notes, *cut, *beyond))


def refuse_open_start(robot: Robot, friction: Any, q: Array, stops: bool) -> Quantity | None:
    """An error for loops that are open at the start (..., nq), or led joints beyond their ends.

    Answers the friction of joints that loops lead.
    """
    model, closure = robot.model, robot.model.closure
    if closure is None:
        return None
    at = LoopsAt.of(model.tree, closure.cuts, closure.couplings, q)
    refuse_gaps(model, q, at.residuals())
    if stops:
        refuse_beyond(model, q)
    return dependent_friction(model, friction)


def start_of(robot: Robot, plant: Plant) -> tuple[Array, tuple[str, ...]]:
    """Where a run starts if nobody says: every joint at its zero, or within its limits, and a note
    of those that are not at zero."""
    zero = plant.positions.neutral
    if robot.model.closure is not None:
        return zero, ()
    q = within_limits(robot.model, zero)
    names = robot.model.names("q")
    apart = [f"{names[k]} = {q[k]:g}" for k in np.flatnonzero(q != zero)]
    told = f"the run starts at {', '.join(apart)}: zero is beyond the limits there"
    return q, (told,) if apart else ()


def _counts(plant: Plant, encoder: Any) -> Array:
    """rad or m per count of every number of q (nq,); one number is for all that can be counted."""
    positions = plant.positions
    by_speed = plant.joint_values(encoder, "encoder")
    refuse_coarse(by_speed.tolist(), "encoder")
    counted = positions.own >= 0
    if np.ndim(encoder):
        for k in np.flatnonzero((by_speed != 0) & ~counted):
            raise InputError(
                f"encoder: {positions.speeds[k]!r} is not the rate of a coordinate, so no counts "
                "tell it; write 0 there: it is measured exactly"
            )
    out = np.zeros(positions.nq)
    out[positions.own[counted]] = by_speed[counted]
    return out


def require_switches(**options: Any) -> None:
    """An error for words where True or False is meant: every word counts as True."""
    for name, value in options.items():
        if not isinstance(value, bool | np.bool_):
            raise InputError(f"{name} must be True or False, not {value!r}")


def _events(given: Sequence[Event] | Mapping[str, Callable[..., float]]) -> list[Event]:
    if isinstance(given, Mapping):
        given = [Event(name, function) for name, function in given.items()]
    for event in given:
        if not (isinstance(event, Event) and callable(event.function)):
            raise InputError(
                "events= takes functions (t, q, qd) -> number by name, or a list of "
                f"rnea.simulate.Event; got {event!r}"
            )
        require_arguments(event.function, 3, f"event {event.name!r}", "(t, q, qd)")
    return list(given)
