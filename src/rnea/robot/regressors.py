"""What depends linearly on the robot's masses, friction and rotors. Attached to `Robot`.

The columns are those of `linear_parameters`: 15 numbers (`rnea.LINEAR_PARAMETERS`) for each moving
body, one body after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core import model as models
from rnea.core.recursions import Motion
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, NoValueError, RobotFileError
from rnea.robot.native_dispatch import short

if TYPE_CHECKING:
    from rnea.robot.robot import Robot


@short("regressor")
def regressor(
    robot: Robot,
    q: Any,
    qd: Any = None,
    qdd: Any = None,
    *,
    gravity: Any = None,
    base: Motion = None,
    eager: bool = False,
    out: Array | None = None,
) -> Array:
    """Y (..., nv, 15 bodies): tau = Y @ linear_parameters.

    Springs, static friction, friction by load and position are not linear in these, and not in Y.

    >>> from rnea import load
    >>> arm = load("planar_2r")
    >>> motion = [0.1, 0.2], [0.3, 0.4], [0.5, 0.6]
    >>> tau = arm.regressor(*motion) @ arm.linear_parameters
    >>> np.allclose(tau, arm.inverse_dynamics(*motion))
    True
    """
    states = (q, qd, qdd)
    return robot._ask("regressor", states, gravity=gravity, base=base, eager=eager, out=out)


@short("base_wrench_regressor")
def base_wrench_regressor(
    robot: Robot,
    q: Any,
    qd: Any = None,
    qdd: Any = None,
    *,
    gravity: Any = None,
    base: Motion = None,
    eager: bool = False,
    out: Array | None = None,
) -> Array:
    """Y (..., 6, 15 bodies) of moment and force that the moving bodies take of the base, at its
    origin in its axes: for force plates and sensors under a robot.

    >>> from rnea import load
    >>> arm = load("one_link")
    >>> wrench = arm.base_wrench_regressor([0.0]) @ arm.linear_parameters
    >>> wrench.round(9) + 0  # the weight, along the base's x
    array([ 0.  ,  0.  ,  0.  , -9.81,  0.  ,  0.  ])
    """
    states = (q, qd, qdd)
    return robot._ask(
        "base_wrench_regressor", states, gravity=gravity, base=base, eager=eager, out=out
    )


@short("kinetic_energy_regressor")
def kinetic_energy_regressor(
    robot: Robot,
    q: Any,
    qd: Any,
    *,
    base: Motion = None,
    eager: bool = False,
    out: Array | None = None,
) -> Array:
    """Y (..., 15 bodies): the moving bodies' kinetic energy is Y @ linear_parameters.

    >>> from rnea import load
    >>> arm = load("one_link")
    >>> round(arm.kinetic_energy_regressor([0.0], [3.0]) @ arm.linear_parameters, 9)
    np.float64(1.5)
    """
    return robot._ask("kinetic_energy_regressor", (q, qd), base=base, eager=eager, out=out)


@short("potential_energy_regressor")
def potential_energy_regressor(
    robot: Robot, q: Any, *, gravity: Any = None, eager: bool = False, out: Array | None = None
) -> Array:
    """Y (..., 15 bodies): the moving bodies' potential energy is Y @ linear_parameters.

    >>> from rnea import load
    >>> arm = load("one_link")
    >>> round(arm.potential_energy_regressor([0.0]) @ arm.linear_parameters, 9)
    np.float64(-4.905)
    """
    return robot._ask("potential_energy_regressor", (q,), gravity=gravity, eager=eager, out=out)


def linear_parameters(robot: Robot) -> Array:
    """The parameters that torques are linear in (15 bodies,): of each moving body the columns
    `rnea.LINEAR_PARAMETERS`, that is mass, m·c, inertia about the origin, friction and rotor.

    >>> from rnea import load
    >>> load("one_link").linear_parameters.reshape(-1, 15)[0, :4]
    array([1. , 0.5, 0. , 0. ])
    """
    _require_numbers(robot)
    return models.linear_parameters(robot.model).ravel()


def with_linear_parameters(robot: Robot, values: Any) -> Robot:
    """The same robot with other linear parameters (15 bodies,), as `linear_parameters` has them.

    The link that a joint carries gets all the mass that moves with it. Numbers that no body has
    (inertia without mass) are refused.

    >>> from rnea import load
    >>> arm = load("one_link")
    >>> arm.with_linear_parameters(2 * arm.linear_parameters).mass
    2.0
    """
    _require_numbers(robot)
    count = len(models.LINEAR_PARAMETERS)
    wanted = count * len(robot.model.bodies)
    try:
        given = np.asarray(values, dtype=float)
    except (TypeError, ValueError):
        raise InputError("linear parameters must be numbers") from None
    if given.shape not in ((wanted,), (wanted // count, count)):
        raise InputError(
            f"{robot.name} has {wanted} linear parameters, {count} for each moving body; "
            f"got an array {given.shape}"
        )
    rows = given.reshape(-1, count)
    description = models.with_linear_parameters(robot.description, robot.model, rows)
    try:
        return type(robot)(description, eager=robot.eager)
    except RobotFileError as problem:
        raise InputError(f"no robot has these linear parameters: {problem.message}") from None


def _require_numbers(robot: Robot) -> None:
    if robot.model.kind is not FLOAT:
        raise NoValueError("parameters are numbers; this robot has symbols")
