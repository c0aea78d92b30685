"""Other packages with our robot in them, as far as they are installed.

To add one: a class like that in with_pinocchio.py, and a line in PEERS.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable
from importlib import import_module, metadata
from typing import Any, Protocol

from rnea.apps.bench.contender import PeerFunction
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError
from rnea.robot import Robot


class Peer(Protocol):
    """One robot in another package."""

    def ways(
        self, quantity: str, states: list[Array], threads: int, frame: str
    ) -> list[PeerFunction]:
        """How it computes a quantity for states (N, n), about a frame where it has one.

        None where it does not; where there are several, the fastest counts.
        """


# what a package is imported as, its name in print, and where our door to it is
PEERS = {
    "pinocchio": ("Pinocchio", "rnea.apps.bench.with_pinocchio", "PinocchioWays"),
    "mujoco": ("MuJoCo", "rnea.apps.bench.with_mujoco", "MujocoWays"),
    "roboticstoolbox": ("Robotics Toolbox", "rnea.apps.bench.with_toolbox", "ToolboxWays"),
}
_DISTRIBUTIONS = {"pinocchio": "pin", "roboticstoolbox": "roboticstoolbox-python"}


def installed() -> list[str]:
    """Packages that can be found, by the name that they are imported as."""
    return [name for name in PEERS if importlib.util.find_spec(name) is not None]


def version(package: str) -> str:
    try:
        return metadata.version(_DISTRIBUTIONS.get(package, package))
    except metadata.PackageNotFoundError:
        return str(getattr(import_module(package), "__version__", "?"))


def built(robot: Robot, packages: Iterable[str]) -> tuple[dict[str, Peer], list[str]]:
    """The robot in every package that can hold it, and why it is not in the others."""
    found: dict[str, Peer] = {}
    if robot.model.closure is not None:
        # their states are those of all joints, with forces in the loops as further unknowns
        return found, ["others answer no such question about loops: ours alone is measured"]
    remarks = []
    for package in packages:
        shown, module, name = PEERS[package]
        try:
            make: Callable[[Robot], Any] = getattr(import_module(module), name)
            found[package] = make(robot)
        except (RneaError, ImportError, ValueError, RuntimeError, NotImplementedError) as problem:
            first = (str(problem).strip().splitlines() or [type(problem).__name__])[0]
            remarks.append(f"{robot.name} is not measured in {shown}: {first}")
    return found, remarks
