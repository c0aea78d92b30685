"""States to be drawn: of the right shape, in numbers, with orientations that are some."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.model import Model, in_order, normalized
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError
from rnea.robot import Robot


def checked_rows(robot: Robot, q: Any, qd: Any, qdd: Any) -> tuple[Array, Array, Array]:
    """q (frames, nq), qd and qdd (frames, nv); rates that are not given are zero."""
    if robot.n == 0:
        raise InputError(f"robot {robot.name!r} has no joints: there is nothing to draw")
    if robot.model.kind is not FLOAT:
        raise InputError(f"robot {robot.name!r} holds symbols: a picture needs numbers")
    model = robot.model
    names = {x: model.names(x) for x in ("q", "qd", "qdd")}
    state = {x: in_order(y, names[x], x) for x, y in zip(names, (q, qd, qdd), strict=True)}
    for name, values in state.items():
        if values is not None and np.shape(values)[-1:] != (len(names[name]),):
            raise InputError(
                f"{name} has shape {np.shape(values)}, but robot {robot.name!r} has "
                f"{len(names[name])} {_word(model, name)} ({', '.join(names[name])})"
            )
    arrays = [np.asarray(0.0 if x is None else x, dtype=float) for x in state.values()]
    frames = len(np.atleast_2d(arrays[0]))
    rows = [
        np.broadcast_to(values, (frames, len(names[name])))
        for name, values in zip(state, arrays, strict=True)
    ]
    for name, values in zip(state, rows, strict=True):
        for row, column in np.argwhere(~np.isfinite(values)):
            raise InputError(
                f"{name} of joint {names[name][column]!r} in frame {row + 1} is not finite"
            )
    for row, column in np.argwhere(~np.isfinite(normalized(model, rows[0]))):
        joint = model.coordinates[column].body.joint.name
        raise InputError(
            f"q of joint {joint!r} in frame {row + 1}: a quaternion of length 0 says no "
            "orientation; (1, 0, 0, 0) is the neutral one"
        )
    return rows[0], rows[1], rows[2]


def _word(model: Model, state: str) -> str:
    if all(body.joint.nq == body.joint.nv == 1 for body in model.independent):
        return "joints"
    return "coordinates" if state == "q" else "speeds"
