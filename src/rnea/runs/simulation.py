"""Simulating a robot: the composition of its dynamics with integrators, friction and controllers.

One robot with events (sticking, stops, play); `rolling_out` runs many through one compiled step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import InputError, UnknownNameError
from rnea.model import refuse_massless
from rnea.motion import Motion, Trajectory
from rnea.runs.elastic_joints import elastic_drive, geared, with_motors_at
from rnea.runs.friction import friction_law
from rnea.simulate import (
    CONTROLLERS,
    BehindGears,
    Controller,
    DryFriction,
    Event,
    Given,
    Knowledge,
    LuGre,
    Order,
    Plant,
    Reference,
    Simulation,
    Stops,
    Wired,
    along,
    controller,
    friction_of,
    of_joints,
    resting,
)
from rnea.simulate import run_run as run
from rnea.spatial import Wrench
from rnea.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.robot import Robot


def simulate(
    robot: Robot,
    q: Any,
    qd: Any = None,
    *,
    time: float,
    step: float = 1e-3,
    method: str = "rk4",
    torque: Any = None,
    controller: str | Controller | None = None,
    motion: Motion | Trajectory | Reference | None = None,
    frequency: float = 20.0,
    kp: Any = None,
    kd: Any = None,
    model: Robot | None = None,
    ignore: Sequence[str] = (),
    sampling: float = 0.0,
    delay: float = 0.0,
    encoder: Any = None,
    encoder_side: str = "motor",
    saturation: Any = True,
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
    progress: Callable[[float], None] | None = None,
) -> Simulation:
    """See `Robot.simulate`."""
    elastic = elastic_drive(robot, drive, encoder_side, q_motor, qd_motor)
    moved = robot if elastic is None else elastic.without_rotors
    plant = plant_of(moved, friction, stops, restitution, wrench)
    q = plant.joint_values(q, "q")
    qd = plant.joint_values(0.0 if qd is None else qd, "qd")
    wanted = None if motion is None else reference_for(motion)
    law = law_for(robot, plant, q, torque, controller, wanted, frequency, kp, kd, model, ignore)
    limit = saturation_for(robot, plant, saturation)
    counts = None if encoder is None else plant.joint_values(encoder, "encoder")
    followed, notes = followed_by(law, wanted), () if elastic is None else elastic.notes
    if elastic is not None:
        q, qd = with_motors_at(plant, elastic, q, qd, q_motor, qd_motor)
        plant = geared(robot, plant, elastic, friction)
        law = BehindGears(law, elastic.gears, encoder_side)
        limit = of_joints(elastic.gears, limit, np.inf)
        if counts is not None:
            counts = np.concatenate([counts, counts[elastic.gears.joints]])
    control = Wired(law, limit, period=sampling, delay=delay, encoder=counts)
    order = Order(
        time=time,
        step=step,
        method=method,
        rtol=rtol,
        atol=atol,
        events=_events(events),
        wanted=followed,
        progress=progress,
        check_step=check_step,
        notes=notes,
    )
    return run(plant, control, q, qd, order)


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
    n = robot.n
    ends = Stops.none(n)
    if stops:
        limits = [b.limits for b in body.independent]
        lower = [-np.inf if x.lower is None else float(x.lower) for x in limits]
        upper = [np.inf if x.upper is None else float(x.upper) for x in limits]
        back = np.array(np.broadcast_to(np.asarray(restitution, dtype=float), (n,)))
        ends = Stops(np.array(lower), np.array(upper), back)
    return Plant(
        joint_names=robot.joint_names,
        mass_matrix=_bound(robot, "mass_matrix", robot.mass_matrix),
        bias=_bound(robot, "bias", robot.bias),
        forward=_bound(robot, "forward_dynamics", partial(robot.forward_dynamics, friction=False)),
        friction=friction_law(robot, friction),
        stops=ends,
        kinetic=robot.kinetic_energy,
        potential=robot.potential_energy,
        external=_external(robot, wrench),
    )


def _bound(robot: Robot, quantity: str, otherwise: Callable[..., Array]) -> Callable[..., Array]:
    """A quantity by the shortest way: for single states a kernel with its own input arrays."""
    if robot.eager or robot.n == 0:
        return otherwise
    try:
        kernel = robot.kernel(quantity, friction=False)
    except InputError:
        # too large to compile
        return otherwise
    inputs = tuple(kernel.inputs.values())

    def evaluate(*states: Array) -> Array:
        if any(state.ndim > 1 for state in states):
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
        return -robot.inverse_dynamics(q, gravity=still, wrench=now, friction=False, rotor=False)

    return external


def knowledge_of(robot: Robot, ignores: Sequence[str] = ()) -> Knowledge:
    """A robot as a controller's model."""
    rubs = DryFriction.none(robot.n) if "friction" in ignores else friction_of(robot.model)

    def friction(qd: Array) -> Array:
        return rubs.sliding(qd, np.sign(qd))

    return Knowledge(
        inverse=_bound(robot, "inverse_dynamics", partial(robot.inverse_dynamics, friction=False)),
        gravity=_bound(robot, "gravity_torque", robot.gravity_torque),
        friction=friction,
        ignores=tuple(ignores),
    )


def reference_for(motion: Motion | Trajectory | Reference) -> Reference:
    return motion if callable(motion) else along(motion)


def followed_by(law: Controller, wanted: Reference | None) -> Reference | None:
    return wanted if wanted is not None else getattr(law, "reference", None)


def law_for(
    robot: Robot,
    plant: Plant,
    q: Array,
    torque: Any,
    name: str | Controller | None,
    wanted: Reference | None,
    frequency: float,
    kp: Any,
    kd: Any,
    model: Robot | None,
    ignore: Sequence[str],
) -> Controller:
    if torque is not None and name is not None:
        raise InputError("give either torque= or controller=, not both")
    if name is None:
        if torque is None or not callable(torque):
            constant = plant.joint_values(0.0 if torque is None else torque, "torque")
            return Given(lambda t: constant)
        return Given(torque)
    if not isinstance(name, str):
        return name
    if name not in CONTROLLERS:
        raise UnknownNameError("controller", name, CONTROLLERS)
    knows = model or robot
    if knows.n != robot.n:
        raise InputError(
            f"the controller's model {knows.name!r} has {knows.n} joints, the robot {robot.n}"
        )
    if not (np.isfinite(frequency) and frequency > 0):
        raise InputError(f"the controller's frequency must be positive (rad/s), not {frequency:g}")
    # critically damped: per unit of inertia, or with the inertia of each joint at the start
    inertia = 1.0 if name == "computed_torque" else np.diag(knows.mass_matrix(q))
    gains = (
        plant.joint_values(inertia * frequency**2 if kp is None else kp, "kp"),
        plant.joint_values(inertia * 2 * frequency if kd is None else kd, "kd"),
    )
    follows = wanted if wanted is not None else resting(q)
    return controller(name, follows, *gains, knowledge_of(knows, ignore))


def saturation_for(robot: Robot, plant: Plant, asked: Any) -> Array:
    """Largest torques: the robot's own (True), none (False), or one number per joint."""
    if asked is False or asked is None:
        return np.full(plant.n, np.inf)
    if asked is True:
        efforts = [body.limits.effort for body in robot.model.independent]
        return np.array([np.inf if e is None else float(e) for e in efforts])
    limit = plant.joint_values(asked, "saturation")
    if np.any(limit <= 0):
        raise InputError("saturation: the largest torque of a joint must be positive")
    return limit


def _events(given: Sequence[Event] | Mapping[str, Callable[..., float]]) -> list[Event]:
    if isinstance(given, Mapping):
        return [Event(name, function) for name, function in given.items()]
    return list(given)
