"""The 40 robots: those of the catalogue that are trees, and trees made at random from seeds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from rnea.apps.vectors.records import Record, placement_of, record_of, robot_of, rounded
from rnea.errors import UnknownNameError
from rnea.robot.loading import load

# by name, so that a robot more in the catalogue does not change the file
CATALOGUE = (
    "one_link", "planar_2r", "craig_2r", "spong_2r", "double_pendulum", "pr_arm", "rp_arm",
    "planar_3r", "cylindrical_rpp", "gantry", "spherical_pendulum", "scara", "satellite",
    "stanford", "puma560", "ur5", "ur10", "iiwa14", "panda", "two_arms", "quadruped",
)  # fmt: skip

_ARM, _SLIDE = ("revolute",), ("prismatic",)
_BOTH = ("revolute", "prismatic")
_ANY = ("revolute", "prismatic", "spherical")


class RandomRobot(NamedTuple):
    """A tree at random: how many bodies, in which shape, of which joints; the first one free or
    not; heavy: by how much each body is heavier than its parent."""

    name: str
    bodies: int
    shape: str
    kinds: tuple[str, ...]
    floats: bool = False
    heavy: float = 1.0


GENERATED = (
    RandomRobot("chain_2", 2, "chain", _ARM),
    RandomRobot("chain_3_slides", 3, "chain", _SLIDE),
    RandomRobot("chain_4", 4, "chain", _BOTH),
    RandomRobot("chain_5_heavy_tip", 5, "chain", _ARM, heavy=4.0),
    RandomRobot("chain_5_light_tip", 5, "chain", _ARM, heavy=0.25),
    RandomRobot("chain_7", 7, "chain", _ARM),
    RandomRobot("chain_8", 8, "chain", _BOTH),
    RandomRobot("chain_12", 12, "chain", _ARM),
    RandomRobot("star_4", 4, "star", _BOTH),
    RandomRobot("star_8", 8, "star", _ARM),
    RandomRobot("tree_5", 5, "tree", _ARM),
    RandomRobot("tree_7", 7, "tree", _BOTH),
    RandomRobot("tree_9", 9, "tree", _ARM),
    RandomRobot("tree_12", 12, "tree", _BOTH),
    RandomRobot("balls_3", 3, "chain", ("spherical",)),
    RandomRobot("floating_1", 1, "chain", _ARM, floats=True),
    RandomRobot("floating_chain_6", 6, "chain", _ARM, floats=True),
    RandomRobot("floating_tree_9", 9, "tree", _BOTH, floats=True),
    RandomRobot("floating_tree_12", 12, "tree", _ANY, floats=True),
)

_MADE = {row.name: (seed, row) for seed, row in enumerate(GENERATED)}
NAMES = (*CATALOGUE, *_MADE)
_SHORT = 6
"""Decimals of what is drawn: enough for anything to happen, and easily read."""


def record_named(name: str) -> Record:
    """A robot of the file by its name."""
    if name in CATALOGUE:
        arm = load(name)
        return record_of(name, arm, f"catalogue of rnea: {arm.description.source}")
    if name not in _MADE:
        raise UnknownNameError("robot of the test vectors", name, NAMES)
    seed, row = _MADE[name]
    return _made(row, np.random.default_rng([2026, seed]), f"made at random, seed {seed}")


def _made(row: RandomRobot, rng: np.random.Generator, source: str) -> Record:
    bodies = [_body(row, rng, i) for i in range(1, row.bodies + 1)]
    gravity = [0.0, 0.0, -9.81]
    told = {"name": row.name, "gravity": gravity, "bodies": bodies}
    # read once, so that names of coordinates and the URDF come from where others have them
    return record_of(row.name, robot_of(told), source)


def _body(row: RandomRobot, rng: np.random.Generator, index: int) -> Record:
    above = {"chain": index - 1, "star": 0, "tree": int(rng.integers(0, index))}
    kind = "free" if row.floats and index == 1 else str(rng.choice(row.kinds))
    parent = max(above[row.shape], 1) if row.floats and index > 1 else above[row.shape]
    joint: Record = {"name": f"joint{index}", "kind": kind}
    if kind in ("revolute", "prismatic"):
        reach = 3.0 if kind == "revolute" else 0.5
        joint |= {"axis": _axis(rng), "limits": [-reach, reach], "velocity": 3.0}
    mass, com, inertia = _cloud(rng, row.heavy ** (index - 1))
    return {
        "name": f"link{index}",
        "parent": parent,
        "joint": joint,
        "placement": placement_of(_drawn(rng.uniform(-0.5, 0.5, 3)), _turned(rng)),
        "mass": mass,
        "com": com,
        "inertia": inertia,
    }


def _drawn(numbers: Iterable[float]) -> list[float]:
    return [round(float(x), _SHORT) + 0.0 for x in numbers]


def _turned(rng: np.random.Generator) -> list[float]:
    quaternion = rng.normal(size=4)
    return rounded(quaternion / np.sqrt((quaternion * quaternion).sum()))


def _axis(rng: np.random.Generator) -> list[float]:
    """Any direction; coordinate axes of either sense too, where errors of sign hide."""
    if rng.random() < 0.4:
        axis = [0.0, 0.0, 0.0]
        axis[int(rng.integers(3))] = float(rng.choice([-1.0, 1.0]))
        return axis
    return _drawn(rng.normal(size=3))


def _cloud(rng: np.random.Generator, scale: float) -> tuple[float, list[float], list[float]]:
    """Mass, centre and inertia of six points: what a body can have by construction."""
    points = rng.normal(scale=0.2, size=(6, 3)) + rng.normal(scale=0.2, size=3)
    masses = rng.uniform(0.1, 1.0, size=6) * scale
    mass = masses.sum()
    com = (masses[:, None] * points).sum(axis=0) / mass
    arms = points - com
    second = (masses[:, None, None] * arms[:, :, None] * arms[:, None, :]).sum(axis=0)
    inertia = np.eye(3) * np.trace(second) - second
    return _drawn([mass])[0], _drawn(com), _shortened(inertia)


def _shortened(inertia: np.ndarray) -> list[float]:
    """To six digits of the largest entry."""
    largest = float(np.abs(inertia).max())
    decimals = _SHORT - 1 - int(np.floor(np.log10(largest)))
    return [round(x, decimals) + 0.0 for x in rounded(inertia)]
