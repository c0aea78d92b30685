"""The Robotics Toolbox for Python: a DH robot, on one state after another."""

from __future__ import annotations

import importlib
import warnings
from typing import Any

import numpy as np

from rnea.apps.bench import timed_calls
from rnea.apps.bench.contender import PeerFunction
from rnea.core.description import DHTable
from rnea.core.recursions import QUANTITIES
from rnea.core.spatial import TOOL
from rnea.core.spatial.numbers import Array
from rnea.robot import Robot

TOOLBOX = "roboticstoolbox"
_ASKED = {
    "inverse_dynamics": "robot.rne(q, qd, qdd, gravity=gravity)",
    "gravity_torque": "robot.gravload(q, gravity=gravity)",
    "mass_matrix": "robot.inertia(q)",
    "coriolis_matrix": "robot.coriolis(q, qd)",
    "forward_dynamics": "robot.accel(q, qd, tau, gravity=gravity)",
    "jacobian": "placed.jacob0(q)",
}
ANSWERS = tuple(_ASKED)


class ToolboxWays:
    """A serial robot in the toolbox, by modified DH parameters."""

    def __init__(self, robot: Robot) -> None:
        with warnings.catch_warnings():
            # its own dependencies warn when they are imported
            warnings.simplefilter("ignore")
            toolbox: Any = importlib.import_module(TOOLBOX)
            as_dh = robot.to_tree().to_dh("modified")
        model = as_dh.model
        # gravity is told in base axes
        self._gravity = np.array(model.base.rotation, float).T @ np.array(model.gravity, float)
        self._robot = toolbox.DHRobot(_links(toolbox, as_dh), name=robot.name)
        self._placed = None
        if TOOL in model.frames:
            # places are told with base and tool, which its dynamics do not take in their stride
            base, tool = (
                np.array(x.matrix(), float) for x in (model.base, model.frames[TOOL].pose)
            )
            self._placed = toolbox.DHRobot(_links(toolbox, as_dh), base=base, tool=tool)

    def ways(
        self, quantity: str, states: list[Array], threads: int, frame: str
    ) -> list[PeerFunction]:
        if quantity not in _ASKED or (frame and (frame != TOOL or self._placed is None)):
            return []
        ours = [np.asarray(state, float) for state in states]
        names = {"robot": self._robot, "placed": self._placed, "gravity": self._gravity}
        line = _ASKED[quantity]
        read = _angular_first if quantity == "jacobian" else _plain

        def theirs(rows: list[Array]) -> dict[str, Array]:
            return dict(zip(QUANTITIES[quantity].states, rows, strict=True))

        call = timed_calls.PeerCall(line.split("(")[0].split(".")[1], (line,), names, read)
        return [timed_calls.way(TOOLBOX, call, theirs, ours)]


def _links(toolbox: Any, as_dh: Robot) -> list[Any]:
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
    return links


def _plain(result: Any, *state: Array) -> Array:
    return np.asarray(result)


def _angular_first(result: Any, *state: Array) -> Array:
    return np.asarray(result)[[3, 4, 5, 0, 1, 2]]
