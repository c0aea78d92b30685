"""What moves a robot in a run, as a user says it: torques, or a controller and its model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import InputError
from rnea.model import in_order
from rnea.motion import Motion, Trajectory
from rnea.runs.plants import bound
from rnea.simulate import (
    ControlFunction,
    Controller,
    ControllerModel,
    DryFriction,
    Follower,
    GivenTorque,
    Plant,
    Reference,
    along,
    controller_of,
    driven,
    friction_of,
    positions_of,
    resting,
    torque_of_time,
)
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot


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
        inverse=bound(robot, "inverse_dynamics", inverse, spring=spring),
        gravity=bound(robot, "gravity_torque", robot.gravity_torque),
        friction=lambda qd: rubs.sliding(qd, np.sign(qd)),
        ignores=tuple(ignores),
    )
