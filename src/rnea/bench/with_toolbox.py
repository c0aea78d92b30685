"""The Robotics Toolbox for Python: `rne` of a DH robot, on one state after another."""

from __future__ import annotations

import importlib
import warnings
from typing import Any

import numpy as np

from rnea.bench.contender import Way
from rnea.bench.peers import looped
from rnea.describe import DHTable
from rnea.robot import Robot
from rnea.spatial.numbers import Array


class ToolboxWays:
    """A serial robot in the toolbox, by modified DH parameters."""

    def __init__(self, robot: Robot) -> None:
        with warnings.catch_warnings():
            # its own dependencies warn when they are imported
            warnings.simplefilter("ignore")
            toolbox: Any = importlib.import_module("roboticstoolbox")
            as_dh = robot.to_tree().to_dh("modified")
        table = as_dh.description.structure
        assert isinstance(table, DHTable)
        links = []
        for row, body in zip(table.rows, as_dh.model.bodies, strict=True):
            own = body.inertia
            turns = row.joint == "revolute"
            make = toolbox.RevoluteMDH if turns else toolbox.PrismaticMDH
            fixed = {"d": row.d} if turns else {"theta": row.theta}
            numbers = {"a": row.a, "alpha": row.alpha, "offset": row.offset, **fixed}
            links.append(
                make(
                    **{name: float(value) for name, value in numbers.items()},
                    m=float(own.mass),
                    r=np.array(own.com, float),
                    I=np.array(own.about_com, float),
                    G=1.0,
                )
            )
        self._robot = toolbox.DHRobot(links, name=robot.name)
        # in base axes
        base = np.array(as_dh.model.base.rotation, float)
        self._gravity = base.T @ np.array(as_dh.model.gravity, float)

    def way(self, quantity: str, states: list[Array], threads: int) -> Way | None:
        if quantity != "inverse_dynamics":
            return None
        rne, gravity = self._robot.rne, self._gravity

        def call(q: Array, qd: Array, qdd: Array) -> Array:
            return np.asarray(rne(q, qd, qdd, gravity=gravity)).ravel()

        states = [np.asarray(state, float) for state in states]
        one = dict(zip(("q", "qd", "qdd"), (state[0] for state in states), strict=True))
        statement = "rne(q, qd, qdd, gravity=gravity)"
        names = {"rne": rne, "gravity": gravity, "statement": statement, **one}
        return looped("roboticstoolbox", "rne", call, states, names)
