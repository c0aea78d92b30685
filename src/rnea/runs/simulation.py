"""Simulating a robot: the composition of its dynamics with integrators, friction and controllers.

One robot with events (sticking, stops, play); `rollouts` runs many through one compiled step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Unpack

import numpy as np

from rnea.errors import InputError
from rnea.model import in_order, refuse_massless, trust_angles, warn_of_degrees, within_limits
from rnea.motion import Columns, Motion, Trajectory
from rnea.recursions import Driven, Quantity
from rnea.runs.compiled_steps import chosen_steps
from rnea.runs.cut_torques import cut_in_run
from rnea.runs.elastic_joints import elastic_drive, geared, with_motors_at
from rnea.simulate import (
    ALONG,
    Along,
    BehindGears,
    ControlFunction,
    Controller,
    ControllerModel,
    ControlLoop,
    DryFriction,
    Event,
    Follower,
    GivenTorque,
    LuGre,
    Plant,
    Reference,
    RunSettings,
    Simulation,
    Stops,
    along,
    along_of,
    bristles,
    controller_of,
    driven,
    friction_named,
    friction_of,
    method_named,
    positions_of,
    resting,
    run,
    steps_of,
    stops_of,
    torque_of_time,
)
from rnea.spatial import Wrench
from rnea.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.compile import KernelInputs
    from rnea.robot import Robot

_RIGID: Driven = {"friction": False, "rotor": False, "spring": False}


def simulate(
    robot: Robot,
    q: Any,
    qd: Any = None,
    *,
    time: float,
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
    **control: Any,
) -> Simulation:
    """The motion from a state through `time` seconds, with its energies and events.

    step, method       s; rk4 (default), midpoint, euler, or adaptive: dop853, rk45, radau
    sampling, delay, encoder   what lies between controller and robot
    friction           "set" (joints stick), "lugre", "viscous", "off", or a law of its own
    drive              "rigid", or "elastic": motors behind gears with a stiffness turn on their
                       own; q_motor, qd_motor where they start (joint side; "balanced": as
                       gravity winds the gears up), encoder_side "motor" or "joint"
    stops, restitution position limits as stops
    wrench             `Wrench` or a function of t that gives one, or several
    events             functions of (t, q, qd) by name, noted where they pass zero
    compiled           None (default): steps are compiled where they can be and there are many;
                       True: or refused, with the reason; False: Python takes every step.
                       `Simulation.compiled` tells, and `Simulation.why_python`
    control            torques or a controller: see `ControlOptions`
    """
    require_switches(stops=stops, check_step=check_step)
    options = ControlOptions(**control)
    elastic = elastic_drive(robot, drive, encoder_side, q_motor, qd_motor)
    moved = robot if elastic is None else elastic.without_rotors
    plant = plant_of(moved, friction, stops, restitution, wrench)
    q, moved_in = start_of(robot, plant) if q is None else (plant.position_values(q), ())
    qd = plant.joint_values(0.0 if qd is None else qd, "qd")
    warn_of_degrees(robot.model, q)
    trust_angles(robot.model, moved.model)
    law, limit = asked = options.law(robot, plant, q), options.limit(robot, plant)
    counts = None if encoder is None else _counts(plant, encoder)
    settings = RunSettings(
        time=time,
        step=step,
        method=method,
        rtol=rtol,
        atol=atol,
        events=_named_events(events) if isinstance(events, Mapping) else events,
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
    steps, believed = steps_of(time, step), options.model or robot
    found, note = chosen_steps(compiled, steps, moved, believed, plant, loop, method_named(method))
    settings = replace(settings, notes=(*settings.notes, *note))
    told = run(plant, loop, q, qd, settings, found)
    return replace(told, notes=(*told.notes, *cut_in_run(robot, *asked, told)))


def start_of(robot: Robot, plant: Plant) -> tuple[Array, tuple[str, ...]]:
    """Where a run starts if nobody says: every joint at its zero, or within its limits, and a note
    of those that are not at zero."""
    zero = plant.positions.neutral
    q = within_limits(robot.model, zero)
    names = robot.model.names("q")
    apart = [f"{names[k]} = {q[k]:g}" for k in np.flatnonzero(q != zero)]
    told = f"the run starts at {', '.join(apart)}: zero is beyond the limits there"
    return q, (told,) if apart else ()


def _counts(plant: Plant, encoder: Any) -> Array:
    """rad or m per count of every number of q (nq,); one number is for all that can be counted."""
    positions = plant.positions
    by_speed = plant.joint_values(encoder, "encoder")
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


def _named_events(functions: Mapping[str, Callable[..., float]]) -> list[Event]:
    return [Event(name, function) for name, function in functions.items()]


def plant_of(
    robot: Robot,
    friction: str | DryFriction | LuGre = "set",
    stops: bool = False,
    restitution: Any = 0.0,
    wrench: Any = None,
) -> Plant:
    """What a simulation needs to know of a robot."""
    body = robot.model
    if body.kind is not FLOAT:
        raise InputError("a simulation needs a robot of numbers, not of symbols")
    refuse_massless(body, rotor=True)
    positions = positions_of(body, _compiled_along(robot))
    ends = stops_of(body, restitution) if stops else Stops.none(robot.n)
    if isinstance(friction, str):
        kind, friction = friction, friction_named(friction, body)
        if kind == "lugre":
            friction = bristles(friction, robot.mass_matrix(positions.neutral))
    return Plant(
        positions=positions,
        mass_matrix=_bound(robot, "mass_matrix", robot.mass_matrix),
        bias=_at_no_acceleration(robot),
        forward=_bound(robot, "forward_dynamics", partial(robot.forward_dynamics, friction=False)),
        friction=friction,
        stops=ends,
        kinetic=robot.kinetic_energy,
        potential=robot.potential_energy,
        external=_external(robot, wrench),
    )


def _at_no_acceleration(robot: Robot) -> Callable[[Array, Array], Array]:
    """What speeds, gravity and springs demand; without springs a cheaper program has it all."""
    if not robot.model.has_springs:
        return _bound(robot, "bias", robot.bias)
    inverse = _bound(robot, "inverse_dynamics", partial(robot.inverse_dynamics, friction=False))
    return lambda q, qd: inverse(q, qd, np.zeros_like(qd))


def _compiled_along(robot: Robot) -> Along:
    """How positions follow speeds, by kernels where there is something to compute."""
    plain = along_of(robot.model)
    if not robot.model.has_quasi_velocities:
        return plain
    faster = {name: _bound(robot, row, getattr(plain, name)) for name, row in ALONG.items()}
    return Along(**faster)


def _bound(
    robot: Robot,
    quantity: str | Quantity,
    otherwise: Callable[..., Array],
    **switches: Unpack[KernelInputs],
) -> Callable[..., Array]:
    """A quantity by the shortest way: for single states a kernel with its own input arrays.

    A row of the table is without friction; switches: what else it is without.
    """
    if robot.eager or robot.n == 0:
        return otherwise
    try:
        own = isinstance(quantity, Quantity)
        without: KernelInputs = {} if own else {"friction": False, **switches}
        kernel = robot.kernel(quantity, **without)
    except InputError:
        # too large to compile
        return otherwise
    inputs = tuple(kernel.inputs.values())

    def evaluate(*states: Array) -> Array:
        if any(np.ndim(state) > 1 for state in states):
            return np.asarray(kernel(*states))
        for own, given in zip(inputs, states, strict=True):
            own[:] = given
        return np.array(kernel())

    return evaluate


def _external(robot: Robot, wrench: Any) -> Callable[[float, Array], Array] | None:
    """Torques that wrenches, constant or functions of time, put on the joints."""
    if wrench is None:
        return None
    several = [wrench] if isinstance(wrench, Wrench) or callable(wrench) else list(wrench)
    still = np.zeros(3)

    def external(t: float, q: Array) -> Array:
        now = [w(t) if callable(w) else w for w in several]
        # what the actuators need less
        around: Driven = {"gravity": still, "wrench": now, **_RIGID}
        return -robot.inverse_dynamics(q, **around)

    return external


@dataclass(frozen=True, eq=False)
class ControlOptions:
    """What moves a robot: torques, or a controller.

    torque             (n,) constant, or a function of t; default none: nothing drives the robot,
                       and a free base falls
    controller, motion pd, pd_gravity, feed_forward, computed_torque, a function
                       (t, q, qd) -> tau, or an object with such a method, torque(t, q, qd);
                       the motion to follow (default: stay)
    frequency, kp, kd  gains by a frequency in rad/s (critically damped), or themselves
    model, ignore      another robot as the controller's model; terms that it leaves out
    saturation         largest torques: the robot's own (True), none, or one number per joint

    A free joint has no actuator: controllers by name leave its six efforts at zero.
    """

    torque: Any = None
    controller: str | Controller | ControlFunction | None = None
    motion: Motion | Trajectory | Reference | None = None
    frequency: float = 20.0
    kp: Any = None
    kd: Any = None
    model: Robot | None = None
    ignore: Sequence[str] = ()
    saturation: Any = True

    def reference(self, robot: Robot) -> Reference | None:
        return None if self.motion is None else along(self.motion, positions_of(robot.model))

    def law(self, robot: Robot, plant: Plant, q: Array) -> Controller:
        """The control law of a robot that starts at q (nq,)."""
        if self.torque is not None and self.controller is not None:
            raise InputError("give either torque= or controller=, not both")
        efforts = robot.model.names("tau")
        if self.controller is None:
            if callable(self.torque):
                return GivenTorque(torque_of_time(self.torque, efforts))
            asked = in_order(self.torque, efforts, "tau")
            constant = plant.joint_values(0.0 if asked is None else asked, "torque")
            return GivenTorque(lambda t: constant)
        if not isinstance(self.controller, str):
            return controller_of(self.controller, efforts)
        model, frequency = self.model or robot, self.frequency
        if (model.nq, model.nv) != (robot.nq, robot.nv):
            raise InputError(
                f"the controller's model {model.name!r} has {size_of(model)}, the robot "
                f"{size_of(robot)}"
            )
        if not (np.isfinite(frequency) and frequency > 0):
            raise InputError(
                f"the controller's frequency must be positive (rad/s), not {frequency:g}"
            )
        # critically damped: per unit of inertia, or with the inertia of each joint at the start
        inertia = 1.0 if self.controller == "computed_torque" else np.diag(model.mass_matrix(q))
        driving = driven(robot.model)
        for name, gain in (("kp", self.kp), ("kd", self.kd)):
            if np.ndim(gain):
                _refuse_undriven(robot, plant.joint_values(gain, name), name)
        return Follower(
            self.controller,
            self.reference(robot) or resting(q, robot.n),
            plant.joint_values(inertia * frequency**2 if self.kp is None else self.kp, "kp"),
            plant.joint_values(inertia * 2 * frequency if self.kd is None else self.kd, "kd"),
            _controller_model(model, self.ignore),
            plant.positions,
            None if driving.all() else driving.astype(float),
        )

    def followed_by(self, law: Controller, robot: Robot) -> Reference | None:
        """The motion that a law follows."""
        own: Reference | None = getattr(law, "reference", None)
        return own if isinstance(law, Follower) else self.reference(robot) or own

    def notes(self, law: Controller, plant: Plant) -> tuple[str, ...]:
        """What a user should know of a law."""
        if not isinstance(law, Follower) or law.driven is None:
            return ()
        names = [plant.names[k] for k in np.flatnonzero(law.driven == 0)]
        return (
            f"the controller leaves {names[0]} .. {names[-1]} alone: a free joint has no actuator",
        )

    def limit(self, robot: Robot, plant: Plant) -> Array:
        """Largest torques: the robot's own (True), none (False), or one number per joint."""
        if self.saturation is False or self.saturation is None:
            return np.full(plant.n, np.inf)
        if self.saturation is True:
            efforts = [freedom.body.limits.effort for freedom in robot.model.freedoms]
            return np.array([np.inf if e is None else float(e) for e in efforts])
        largest = in_order(self.saturation, robot.model.names("tau"), "saturation")
        limit = plant.joint_values(largest, "saturation")
        if np.any(limit <= 0):
            raise InputError("saturation: the largest torque of a joint must be positive")
        return limit


def _refuse_undriven(robot: Robot, gains: Array, what: str) -> None:
    for k in np.flatnonzero((gains != 0) & ~driven(robot.model)):
        freedom = robot.model.freedoms[k]
        raise InputError(
            f"{what} of {freedom.name!r}: joint {freedom.body.joint.name!r} is "
            f"{freedom.body.joint.kind} and has no actuator; write 0 there, or for thrusters hand "
            "in a controller of your own, a function (t, q, qd) -> tau"
        )


def size_of(robot: Robot) -> str:
    if robot.nq == robot.nv:
        return f"{robot.n} joints"
    return f"{robot.nq} coordinates and {robot.nv} speeds"


def _controller_model(robot: Robot, ignores: Sequence[str]) -> ControllerModel:
    """A robot as a controller's model."""
    rubs = DryFriction.none(robot.n) if "friction" in ignores else friction_of(robot.model)
    spring = "spring" not in ignores
    inverse = partial(robot.inverse_dynamics, friction=False, spring=spring)
    return ControllerModel(
        inverse=_bound(robot, "inverse_dynamics", inverse, spring=spring),
        gravity=_bound(robot, "gravity_torque", robot.gravity_torque),
        friction=lambda qd: rubs.sliding(qd, np.sign(qd)),
        ignores=tuple(ignores),
    )
