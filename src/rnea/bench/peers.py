"""Other packages with our robot in them, as far as they are installed.

To add one: a class like those in pinocchio_ways.py, and a line in PEERS.
"""

from __future__ import annotations

import importlib.util
import timeit
from collections.abc import Callable, Iterable
from importlib import import_module, metadata
from typing import Any, Protocol

import numpy as np

from rnea.bench.contender import Way
from rnea.errors import RneaError
from rnea.robot import Robot
from rnea.spatial.numbers import Array

# where a package takes only one state at a time, so many rows of a batch are worked through, or
# as many as fit into so many seconds
_LOOPED, _LOOP_SECONDS = 1000, 0.1


class Peer(Protocol):
    """One robot in another package."""

    def way(self, quantity: str, states: list[Array], threads: int) -> Way | None:
        """How it computes a quantity for states (N, n); None where it does not."""


# what a package is imported as, its name in print, and where our door to it is
PEERS = {
    "pinocchio": ("Pinocchio", "rnea.bench.with_pinocchio", "PinocchioWays"),
    "mujoco": ("MuJoCo", "rnea.bench.with_mujoco", "MujocoWays"),
    "roboticstoolbox": ("Robotics Toolbox", "rnea.bench.with_toolbox", "ToolboxWays"),
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
    remarks = []
    for package in packages:
        shown, module, name = PEERS[package]
        try:
            # other packages have other coordinates for the rest: not the same work
            robot.model.require_single_axes("a measurement beside others")
            make: Callable[[Robot], Any] = getattr(import_module(module), name)
            found[package] = make(robot)
        except (RneaError, ImportError, ValueError, RuntimeError, NotImplementedError) as problem:
            first = (str(problem).strip().splitlines() or [type(problem).__name__])[0]
            remarks.append(f"{robot.name} is not measured in {shown}: {first}")
    return found, remarks


def looped(
    package: str, name: str, call: Callable[..., Any], states: list[Array], names: dict[str, Any]
) -> Way:
    """A way that takes one state after another, in a loop of Python.

    call(*state) gives the result of one state. `names` has a single call under "statement", and
    what that needs.
    """

    def answer(numbers: Array) -> Array:
        several = zip(*(state[numbers] for state in states), strict=True)
        return np.array([np.array(call(*state)) for state in several])

    if len(states[0]) == 1:
        needed = {key: value for key, value in names.items() if key != "statement"}
        return Way(name, package, names["statement"], needed, 1, answer)
    first = [state[0] for state in states]
    one = min(timeit.repeat(lambda: call(*first), number=1, repeat=3))
    rows = min(len(states[0]), _LOOPED, max(1, int(_LOOP_SECONDS / one)))
    some = [state[:rows] for state in states]

    def loop() -> None:
        for state in zip(*some, strict=True):
            call(*state)

    return Way(f"{name}, a loop over rows", package, "loop()", {"loop": loop}, rows, answer)
