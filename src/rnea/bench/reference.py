"""How a quantity is asked for here, and the recursion that every contender must agree with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from rnea.check import term_sizes
from rnea.recursions import Quantity
from rnea.robot import Robot
from rnea.spatial.numbers import Array

# rows of the table whose method has another name
_METHODS = {
    "frame_poses": "forward_kinematics",
    "derivatives": "inverse_dynamics_derivatives",
    "forward_derivatives": "forward_dynamics_derivatives",
}


def method(robot: Robot, quantity: Quantity) -> tuple[str, Callable[..., Any]]:
    """The robot's method by its name, called as a user calls it."""
    name = _METHODS.get(quantity.name, quantity.name)
    if "frame" in quantity.takes or not hasattr(robot, name):
        return f"answer({quantity.name!r})", partial(robot.answer, quantity.name)
    return name, getattr(robot, name)


def as_one(answer: object) -> Array:
    """Three matrices as one array (..., 3, n, n); other answers as they are."""
    if isinstance(answer, tuple):
        return np.stack([np.asarray(part) for part in answer], axis=-3)
    return np.asarray(answer)


def recursion(robot: Robot, quantity: Quantity, states: list[Array]) -> tuple[Array, Array]:
    """What the plain recursion gives in float64, and the size that differences are compared with.

    Torques: the size of the terms that each is a sum of, but at most the largest torque of its
    state; along a thousand joints such sums grow beyond all torques. What is solved for with the
    mass matrix: its largest entry times the largest condition number, as a solution's error is.
    Everything else: its largest entry.
    """
    states = [np.asarray(state, float) for state in states]
    right = robot.answer(quantity.name, *states, eager=True)
    if quantity.name == "inverse_dynamics" and not robot.model.has_mimics:
        q, qd, qdd = states
        terms = term_sizes(robot.model, q, qd, qdd, robot.model.gravity)
        return right, np.minimum(terms, np.abs(right).max(axis=-1, keepdims=True))
    largest = np.abs(right).max(initial=0.0)
    if "tau" in quantity.states:
        return right, largest * np.max(robot.condition_number(states[0]))
    return right, largest
