"""What can be measured: our method, the recursion it must agree with, and Pinocchio's function."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.check import term_sizes
from rnea.errors import UnknownNameError
from rnea.robot import Robot
from rnea.spatial.numbers import Array


@dataclass(frozen=True)
class Measured:
    """A quantity by the names that it has here and there; "" where nobody else computes it."""

    method: str
    states: int
    pinocchio: str = ""
    in_parallel: str = ""
    others: bool = False


MEASURED = {
    "inverse_dynamics": Measured("inverse_dynamics", 3, "rnea", "rneaInParallel", others=True),
    "gravity_torque": Measured("gravity_torque", 1, "computeGeneralizedGravity"),
    "bias": Measured("bias", 2, "nonLinearEffects"),
    "mass_matrix": Measured("mass_matrix", 1, "crba"),
    "coriolis_matrix": Measured("coriolis_matrix", 2, "computeCoriolisMatrix"),
    "kinetic_energy": Measured("kinetic_energy", 2, "computeKineticEnergy"),
    "potential_energy": Measured("potential_energy", 1, "computePotentialEnergy"),
    "derivatives": Measured("inverse_dynamics_derivatives", 3, "computeRNEADerivatives"),
}


def measured(quantity: str) -> Measured:
    if quantity not in MEASURED:
        raise UnknownNameError("quantity", quantity, MEASURED)
    return MEASURED[quantity]


def method(robot: Robot, quantity: str) -> Callable[..., Array]:
    """The robot's method, called as a user calls it."""
    found: Callable[..., Array] = getattr(robot, measured(quantity).method)
    return found


def as_one(answer: object) -> Array:
    """Three matrices as one array (..., 3, n, n); other answers as they are."""
    if isinstance(answer, tuple):
        return np.stack([np.asarray(part) for part in answer], axis=-3)
    return np.asarray(answer)


def recursion(robot: Robot, quantity: str, states: list[Array]) -> tuple[Array, Array]:
    """What the plain recursion gives in float64, and the size that differences are compared with.

    Torques: the size of the terms that each is a sum of, but at most the largest torque of its
    state; along a thousand joints such sums grow beyond all torques. Everything else: its largest
    entry.
    """
    states = [np.asarray(state, float) for state in states]
    right = as_one(method(robot, quantity)(*states, eager=True))
    if quantity == "inverse_dynamics" and not robot.model.has_mimics:
        q, qd, qdd = states
        terms = term_sizes(robot.model, q, qd, qdd, robot.model.gravity)
        return right, np.minimum(terms, np.abs(right).max(axis=-1, keepdims=True))
    return right, np.abs(right).max(initial=0.0)
