"""Torques that the actuators must deliver: all of them, those of gravity, those at no qdd."""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.joint.joint_friction import actuator_torque
from rnea.core.recursions.newton_euler import rigid_torque
from rnea.core.spatial.numbers import Array


def inverse_dynamics(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (..., n) of the rigid body, friction, rotors and springs, as far as the case has them."""
    tau = rigid_torque(model, case, q, qd, qdd)
    return tau + actuator_torque(model, case, q, qd, qdd, tau)


def gravity_torque(model: Model, case: Conditions, q: Array) -> Array:
    """g(q) (..., n): what holds the robot still against gravity; springs are not in it."""
    return bias(model, case, q, np.zeros((*q.shape[:-1], model.nv), q.dtype))


def bias(model: Model, case: Conditions, q: Array, qd: Array) -> Array:
    """Coriolis, centrifugal and gravity torque (..., n): the rigid body's, but for qdd."""
    return rigid_torque(model, Conditions(gravity=case.gravity), q, qd, np.zeros_like(qd))
