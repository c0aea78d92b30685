"""What moves a robot in a run, as a user says it: torques, or a controller and its model."""

from __future__ import annotations

import reprlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.simulate.control.control import (
    Controller,
    ControllerModel,
    GivenTorque,
    Reference,
    TrackingController,
)
from rnea.apps.simulate.control.motor_torques import FROM_MOTORS, MotorTorque
from rnea.apps.simulate.control.references import along, resting
from rnea.apps.simulate.control.user_controllers import (
    ControlFunction,
    controller_of,
    torque_of_time,
)
from rnea.apps.simulate.friction.dependent_joints import dependent_friction
from rnea.apps.simulate.friction.friction import DryFriction, friction_of
from rnea.apps.simulate.integrate.positions import driven, positions_of
from rnea.apps.simulate.plant import Plant
from rnea.apps.simulate.runs.plants import bound, compiled_positions
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Motion, Trajectory
from rnea.core.model import Model, as_array, in_order
from rnea.core.recursions import Conditions
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, counted, name_of, require_number

if TYPE_CHECKING:
    from rnea.robot import Robot


@dataclass(frozen=True, eq=False)
class ControlOptions:
    """What moves a robot: torques, or a controller.

    torque             (n,) constant, or a function of t; default none: nothing drives the robot,
                       and a free base falls
    tau_motors         the same of every motor (m,), where loops put motors into other joints than
                       the independent ones (`Robot.motor_names`)
    controller, motion pd, pd_gravity, feed_forward, computed_torque, a function
                       (t, q, qd) -> tau, or an object with such a method, torque(t, q, qd);
                       the motion to follow (default: stay)
    frequency, kp, kd  gains by a frequency in rad/s (critically damped), or themselves
    model, ignore      another robot as the controller's model; terms that it leaves out
    saturation         largest torques: the robot's own (True), none, or one number per joint

    A free joint has no actuator: controllers by name leave its six efforts at zero. With loops
    that have at least as many motors as freedoms, controllers drive all of them.
    """

    torque: Any = None
    tau_motors: Any = None
    controller: str | Controller | ControlFunction | None = None
    motion: Motion | Trajectory | Recording | Reference | None = None
    frequency: float = 20.0
    kp: Any = None
    kd: Any = None
    model: Robot | None = None
    ignore: Sequence[str] = ()
    saturation: Any = True

    def __post_init__(self) -> None:
        if isinstance(self.ignore, str) or not isinstance(self.ignore, Sequence):
            raise InputError(f"ignore must be a list of names, not {reprlib.repr(self.ignore)}")
        for term in self.ignore:
            name_of(term, "a term to ignore")
        require_number(self.frequency, "frequency")

    def reference(self, robot: Robot) -> Reference | None:
        if self.motion is None:
            return None
        trees = robot.model.closure is None
        positions = positions_of(robot.model) if trees else compiled_positions(robot)
        return along(self.motion, positions)

    def law(self, robot: Robot, plant: Plant, q: Array, rows: int = 0) -> Controller:
        """The control law of a robot that starts at q (nq,); rows: of rollouts."""
        given = ("torque", "tau_motors", "controller")
        said = [f"{name}=" for name in given if getattr(self, name) is not None]
        if len(said) > 1:
            raise InputError(
                f"give either {' or '.join(said)}, not {'all' if said[2:] else 'both'}"
            )
        if self.tau_motors is not None:
            return self._of_motors(robot)
        efforts = robot.model.names("tau")
        if self.controller is None:
            if callable(self.torque):
                return GivenTorque(torque_of_time(self.torque, efforts, rows=rows))
            asked = in_order(self.torque, efforts, "tau")
            constant = plant.joint_values(0.0 if asked is None else asked, "torque")
            return GivenTorque(lambda t: constant)
        if not isinstance(self.controller, str):
            return controller_of(self.controller, efforts, plant.positions, rows)
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
        return TrackingController(
            self.controller,
            self.reference(robot) or resting(q, robot.n),
            plant.joint_values(inertia * frequency**2 if self.kp is None else self.kp, "kp"),
            plant.joint_values(inertia * 2 * frequency if self.kd is None else self.kd, "kd"),
            _controller_model(model, self.ignore),
            plant.positions,
            None if driving.all() else driving.astype(float),
        )

    def _of_motors(self, robot: Robot) -> Controller:
        model, names = robot.model, robot.motor_names
        if model.closure is None:
            raise InputError(f"robot {model.name!r} has no loops: its motors' efforts are torque=")
        if callable(self.tau_motors):
            of_time = torque_of_time(self.tau_motors, names, "tau_motors=")
        else:
            values = as_array(self.tau_motors, names, "tau_motors")
            try:
                constant = np.array(np.broadcast_to(values, (len(names),)), dtype=float)
            except (TypeError, ValueError):
                raise InputError(
                    f"tau_motors needs {len(names)} numbers, one per motor ({', '.join(names)})"
                ) from None
            of_time = lambda t: constant  # noqa: E731
        felt = bound(robot, FROM_MOTORS, partial(FROM_MOTORS.compute, model, Conditions()))
        limit = motor_limits(model) if self.saturation is True else np.full(len(names), np.inf)
        return MotorTorque(of_time, limit, felt)

    def followed_by(self, law: Controller, robot: Robot) -> Reference | None:
        """The motion that a law follows."""
        own: Reference | None = getattr(law, "reference", None)
        return own if isinstance(law, TrackingController) else self.reference(robot) or own

    def notes(self, law: Controller, plant: Plant) -> tuple[str, ...]:
        """What a user should know of a law."""
        if not isinstance(law, TrackingController) or law.driven is None:
            return ()
        names = [plant.names[k] for k in np.flatnonzero(law.driven == 0)]
        why = "no motor acts there" if plant.positions.loops else "a free joint has no actuator"
        return (f"the controller leaves {names[0]} .. {names[-1]} alone: {why}",)

    def limit(self, robot: Robot, plant: Plant) -> Array:
        """Largest torques: the robot's own (True), none (False), or one number per joint."""
        if self.saturation is False or self.saturation is None:
            return np.full(plant.n, np.inf)
        if self.saturation is True:
            efforts = [freedom.body.limits.effort for freedom in robot.model.dofs]
            return np.array([np.inf if e is None else float(e) for e in efforts])
        largest = in_order(self.saturation, robot.model.names("tau"), "saturation")
        limit = plant.joint_values(largest, "saturation")
        if np.any(limit <= 0):
            raise InputError("saturation: the largest torque of a joint must be positive")
        return limit


def _refuse_undriven(robot: Robot, gains: Array, what: str) -> None:
    for k in np.flatnonzero((gains != 0) & ~driven(robot.model)):
        freedom = robot.model.dofs[k]
        own, cure = f"is {freedom.body.joint.kind} and has no actuator", "for thrusters "
        if robot.model.closure is not None:
            own, cure = "has no motor", ""
        raise InputError(
            f"{what} of {freedom.name!r}: joint {freedom.body.joint.name!r} {own}; write 0 there, "
            f"or {cure}hand in a controller of your own, a function (t, q, qd) -> tau"
        )


def motor_limits(model: Model) -> Array:
    """The largest effort of every motor (m,) of a robot with loops, infinite where none is said."""
    closure = model.closure
    assert closure is not None
    efforts = [model.tree.dofs[k].body.limits.effort for k in closure.actuated]
    return np.array([np.inf if e is None else float(e) for e in efforts])


def size_of(robot: Robot) -> str:
    if robot.nq == robot.nv:
        return counted(robot.n, "joint")
    return f"{counted(robot.nq, 'coordinate')} and {counted(robot.nv, 'speed')}"


def _controller_model(robot: Robot, ignores: Sequence[str]) -> ControllerModel:
    """A robot as a controller's model."""
    own = DryFriction.none(robot.n) if "friction" in ignores else friction_of(robot.model)
    led = None if "friction" in ignores else dependent_friction(robot.model, "set")
    of_led = (
        None if led is None else bound(robot, led, partial(led.compute, robot.model, Conditions()))
    )

    def rubs(q: Array, qd: Array) -> Array:
        alone = own.sliding(qd, np.sign(qd))
        return alone if of_led is None else alone + of_led(q, qd)

    spring = "spring" not in ignores
    inverse = partial(robot.inverse_dynamics, friction=False, spring=spring)
    return ControllerModel(
        inverse=bound(robot, "inverse_dynamics", inverse, spring=spring),
        gravity=bound(robot, "gravity_torque", robot.gravity_torque),
        friction=rubs,
        ignores=tuple(ignores),
    )
