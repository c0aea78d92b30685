"""MuJoCo: mj_inverse on one state after another.

mj_inverse does more than the recursion: it also finds the mass matrix, contacts and constraints
(of which these robots have none).
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from rnea.bench.contender import Way
from rnea.bench.peers import looped
from rnea.check.peers import MujocoPeer
from rnea.robot import Robot
from rnea.spatial.numbers import Array


class MujocoWays:
    """A robot in MuJoCo, built body by body from ours."""

    def __init__(self, robot: Robot) -> None:
        self._inverse: Any = importlib.import_module("mujoco").mj_inverse
        self._model, self._data, theirs = MujocoPeer.building(robot.model).inside
        # where our columns are in its vectors
        self._order = np.empty(robot.n, dtype=int)
        for body, column in zip(robot.model.bodies, theirs, strict=True):
            self._order[body.v.start] = column

    def way(self, quantity: str, states: list[Array], threads: int) -> Way | None:
        if quantity != "inverse_dynamics":
            return None
        inverse, model, data, order = self._inverse, self._model, self._data, self._order
        theirs = []
        for state in states:
            turned = np.empty(state.shape)
            turned[:, order] = state
            theirs.append(turned)

        def call(q: Array, qd: Array, qdd: Array) -> Array:
            data.qpos[:], data.qvel[:], data.qacc[:] = q, qd, qdd
            inverse(model, data)
            return data.qfrc_inverse.copy()

        names = {"inverse": inverse, "model": model, "data": data}
        found = looped(
            "mujoco", "mj_inverse", call, theirs, {"statement": "inverse(model, data)", **names}
        )
        # the state of single calls lies in its place
        call(*(state[0] for state in theirs))
        plain = found.answer

        def answer(numbers: Array) -> Array:
            return plain(numbers)[:, order]

        return Way(found.name, "mujoco", found.statement, found.names, found.rows, answer)
