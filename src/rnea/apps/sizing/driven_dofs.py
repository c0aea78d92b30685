"""Which speeds of a robot are driven, and what a motion asks of each: of a tree all of them, of a
robot with loops those of its motors, which need not be its independent ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from rnea.core.model import Dof, Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


class DrivenRobot(Protocol):
    """What is asked of a robot for the motion of its drives."""

    @property
    def model(self) -> Model: ...
    def inverse_dynamics(self, q: Any, qd: Any, qdd: Any, *, wrench: Any, rotor: bool) -> Array: ...
    def motor_torque(self, q: Any, qd: Any, qdd: Any, *, wrench: Any, rotor: bool) -> Array: ...
    def joint_motion(self, q: Any, qd: Any, qdd: Any = None) -> tuple[Array, Array]: ...
    def mass_matrix(self, q: Any, *, rotor: bool) -> Array: ...


def driven_speeds(model: Model) -> tuple[Dof, ...]:
    """`Model.driven`, of which there must be some."""
    if model.closure is not None and not model.driven:
        raise InputError(
            f"robot {model.name!r} has no motors: its file says actuated = []; name the joints "
            "that have one there"
        )
    return model.driven


@dataclass(frozen=True, eq=False)
class DriveMotion:
    """Speeds, accelerations and efforts (N, drives), the efforts without and with the rotors;
    inertia: what each drive accelerates while the others stand still."""

    qd: Array
    qdd: Array
    tau: Array
    tau_with_rotor: Array
    inertia: Array


def holding_efforts(arm: DrivenRobot, q: Array, wrench: Any = None) -> Array:
    """What the drives need to stand still at the last of the positions q (N, nq), (drives,)."""
    there = np.broadcast_to(q[-1], q.shape)
    still = np.zeros((len(q), arm.model.nv))
    ask = arm.inverse_dynamics if arm.model.closure is None else arm.motor_torque
    return np.asarray(ask(there, still, still, wrench=wrench, rotor=False)[-1])


def drive_motion(
    arm: DrivenRobot, q: Array, qd: Array, qdd: Array, wrench: Any = None
) -> DriveMotion:
    """q (N, nq), qd and qdd (N, nv)."""
    M, closure = arm.mass_matrix(q, rotor=False), arm.model.closure
    ask = arm.inverse_dynamics if closure is None else arm.motor_torque
    tau, with_rotor = (ask(q, qd, qdd, wrench=wrench, rotor=rotor) for rotor in (False, True))
    if closure is not None:
        columns = list(closure.actuated)
        G = np.stack(
            [
                arm.joint_motion(q, np.broadcast_to(one, qd.shape))[0]
                for one in np.eye(arm.model.nv)
            ],
            axis=-1,
        )[..., columns, :]
        # speeds that the motors tell; more motors than freedoms tell them by least squares
        back = np.linalg.pinv(G)
        M = np.swapaxes(back, -1, -2) @ M @ back
        qd, qdd = (part[..., columns] for part in arm.joint_motion(q, qd, qdd))
    return DriveMotion(qd, qdd, tau, with_rotor, np.einsum("tii->ti", M))
