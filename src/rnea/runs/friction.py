"""Which friction a simulation has: the robot's own, by the law that was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rnea.errors import UnknownNameError
from rnea.model import Body
from rnea.simulate import DryFriction, LuGre, friction_of, viscous_of
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

FRICTIONS = ("set", "lugre", "viscous", "off")


def friction_law(robot: Robot, asked: str | DryFriction | LuGre) -> DryFriction | LuGre:
    if isinstance(asked, DryFriction | LuGre):
        return asked
    if asked not in FRICTIONS:
        raise UnknownNameError("friction", str(asked), FRICTIONS)
    own = friction_of_bodies(robot, asked, robot.model.bodies)
    return own if asked != "lugre" else bristles(own, robot.mass_matrix(np.zeros(robot.n)))


def bristles(own: DryFriction, M: Array) -> LuGre:
    """LuGre friction with bristles that carry the break-away torque at 0.1 mrad or 0.1 mm.

    They are damped as one would a spring on the inertia M (n, n) at q = 0.
    """
    inertia = np.diag(M)
    static = np.maximum(own.static_forward, own.static_backward)
    stiffness = np.where(static > 0, static / 1e-4, 1.0)
    return LuGre(own, stiffness, 2 * np.sqrt(stiffness * inertia))


def friction_of_bodies(robot: Robot, asked: str, bodies: tuple[Body, ...]) -> DryFriction:
    if asked == "off":
        return DryFriction.none(robot.n)
    if asked == "viscous":
        return DryFriction.none(robot.n).changed(viscous=viscous_of(robot.model, bodies))
    return friction_of(robot.model, bodies)
