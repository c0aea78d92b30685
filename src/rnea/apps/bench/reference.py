"""How a quantity is asked for here, and the recursion that every contender must agree with."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.apps.check.term_sizes import term_sizes
from rnea.core.recursions import Quantity
from rnea.core.spatial import TOOL
from rnea.core.spatial.numbers import Array
from rnea.robot import Robot

# rows of the table whose method has another name
_METHODS = {
    "derivatives": "inverse_dynamics_derivatives",
    "forward_derivatives": "forward_dynamics_derivatives",
}
# methods that give names to every number of an answer, one by one, or walk: the array is asked for
_BY_NAME = ("frame_poses", "newton_euler")
# methods whose first argument is the frame
_FRAME_FIRST = ("wrench_at", "motion_at")


def frame_of(robot: Robot, quantity: Quantity) -> str:
    """The frame that is asked about: the tool, else that of the body with most joints to it."""
    if not quantity.frame or TOOL in robot.frame_names:
        return quantity.frame
    joints = [0]
    for body in robot.model.bodies:
        joints.append(joints[body.parent] + body.joint.nv)
    frames = robot.model.frames
    return max(frames, key=lambda name: joints[frames[name].body])


def typed(robot: Robot, quantity: Quantity, frame: str) -> tuple[str, dict[str, Any]]:
    """The question as a user types it, and what `arm` and `frame` are in it."""
    states = ", ".join(quantity.states)
    name = _METHODS.get(quantity.name, quantity.name)
    names: dict[str, Any] = {"arm": robot, "frame": frame} if frame else {"arm": robot}
    if quantity.name in _BY_NAME or not hasattr(robot, name):
        return f"arm.evaluate({quantity.name!r}, {states})", names
    if quantity.name in _FRAME_FIRST:
        return f"arm.{name}(frame, {states})", names
    return f"arm.{name}({states}{', frame=frame' if frame else ''})", names


def recursion(
    robot: Robot, quantity: Quantity, states: list[Array], frame: str = ""
) -> tuple[Array, Array]:
    """What the plain recursion gives in float64, and the size that differences are compared with.

    Torques: the size of the terms that each is a sum of, but at most the largest torque of its
    state; along a thousand joints such sums grow beyond all torques. What is solved for with the
    mass matrix: its largest entry times the largest condition number, as a solution's error is.
    Everything else: its largest entry.
    """
    states = [np.asarray(state, float) for state in states]
    about = {"frame": frame} if frame else {}
    right = robot.evaluate(quantity.name, *states, **about, eager=True)
    if quantity.name == "inverse_dynamics" and not robot.model.has_mimics:
        q, qd, qdd = states
        terms = term_sizes(robot.model, q, qd, qdd, robot.model.gravity)
        return right, np.minimum(terms, np.abs(right).max(axis=-1, keepdims=True))
    largest = np.abs(right).max(initial=0.0)
    if "tau" in quantity.states:
        return right, largest * np.max(robot.condition_number(states[0]))
    return right, largest
