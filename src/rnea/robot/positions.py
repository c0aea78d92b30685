"""Positions of a robot: where it stands at zero, random ones, and ways from one to another.

Attached to `Robot` as methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core import model as models
from rnea.core.model import joint_array
from rnea.core.spatial.numbers import Array
from rnea.engine.arrays.libraries import takes_others
from rnea.errors import InputError, require_count

if TYPE_CHECKING:
    from rnea.robot.robot import Robot


def neutral(robot: Robot) -> Array:
    """The q (nq,) at which every joint stands at its zero; quaternions are (1, 0, 0, 0).

    >>> from rnea import load
    >>> load("scara").neutral
    array([0., 0., 0., 0.])
    """
    return models.neutral(robot.model)


@takes_others
def integrate(robot: Robot, q: Any, qd: Any, dt: Any = 1.0) -> Array:
    """Where the robot comes from q (..., nq) in the time dt (...) at constant speeds (..., nv).

    Orientations are turned on, and come out as quaternions of length 1.

    >>> from rnea import load
    >>> load("planar_2r").integrate([0.0, 0.0], [1.0, 2.0], 0.5)
    array([0.5, 1. ])
    """
    q, qd = _floats(robot, q, "q"), _floats(robot, qd, "qd")
    duration = np.asarray(dt, dtype=float)[..., None]
    _require_one_batch(q=q, qd=qd, dt=duration)
    return models.integrate(robot.model, q, qd * duration)


@takes_others
def difference(robot: Robot, q0: Any, q1: Any) -> Array:
    """The step (..., nv) that `integrate` takes from q0 to q1 in one second.

    >>> from rnea import load
    >>> load("planar_2r").difference([0.0, 0.0], [0.5, 1.0])
    array([0.5, 1. ])
    """
    q0, q1 = _floats(robot, q0, "q"), _floats(robot, q1, "q")
    _require_one_batch(q0=q0, q1=q1)
    return models.difference(robot.model, q0, q1)


def random_state(
    robot: Robot, rng: np.random.Generator | int | None = None, rows: int | None = None
) -> tuple[Array, Array]:
    """A random position within the joints' limits, and speeds within theirs: q and qd.

    Where there is no limit, angles are within half a turn, ways within half a metre, speeds of
    unit variance; orientations are uniform. rows: so many, as a first axis.

    >>> from rnea import load
    >>> q, qd = load("panda").random_state(0)
    >>> q.shape, qd.shape
    ((7,), (7,))
    """
    if not (rng is None or isinstance(rng, np.random.Generator)):
        rng = require_count(rng, "rng")
    rng = np.random.default_rng(rng)
    count = 1 if rows is None else require_count(rows, "rows")
    q = models.random_positions(robot.model, rng, count, robot._answers.newton_step(count))
    qd = rng.normal(size=(count, robot.model.nv))
    for k, freedom in enumerate(robot.model.dofs):
        fastest = freedom.body.limits.velocity
        if fastest is not None:
            qd[:, k] = rng.uniform(-float(fastest), float(fastest), count)
    return (q[0], qd[0]) if rows is None else (q, qd)


def _require_one_batch(**arrays: Array) -> None:
    try:
        np.broadcast_shapes(*(array.shape[:-1] for array in arrays.values()))
    except ValueError:
        shapes = ", ".join(f"{name} {array.shape[:-1]}" for name, array in arrays.items())
        raise InputError(f"the batch shapes do not fit together: {shapes}") from None


def _floats(robot: Robot, value: Any, what: str) -> Array:
    array = joint_array(robot.model, value, what)
    if array.dtype.kind != "f":
        raise InputError(f"{what} must hold plain numbers here")
    return array.astype(float)
