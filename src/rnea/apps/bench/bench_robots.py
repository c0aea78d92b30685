"""Robots to measure: of the catalogue, of files, and random ones that always come out the same."""

from __future__ import annotations

import re
import warnings
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from rnea.core.description import (
    Description,
    DHTable,
    Friction,
    LinkMass,
    Placement,
    Rotor,
    Tree,
    TreeJoint,
    TreeLink,
    with_fixed_base,
    with_free_base,
)
from rnea.core.model import Model, random_positions
from rnea.core.recursions import Quantity
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, ModelWarning, UnknownNameError
from rnea.files.catalogs import robots
from rnea.robot import Robot
from rnea.robot.loading import load

USUAL = ("ur5", "panda", "puma560", "tree30")
CHAINS = ("chain10", "chain100", "chain1000")
_MOST_JOINTS = 10_000
_CLOSED = 1_000
_SEED = 30
# how a base is put, as `load` names it
_PUT = {"free": with_free_base, "fixed": with_fixed_base}


def label(name: str, base: str | None = None) -> str:
    """What a robot is called in print."""
    return Path(name).stem + (f", {base} base" if base else "")


def find(name: str, base: str | None = None) -> Robot:
    """A robot to measure, a rigid body alone: other packages' recursions have nothing else.

    name: of the catalogue, a path, or treeN and chainN for a random robot of N joints.
    base: "free" for one that floats, "fixed" for one that must not, as `load` has it.

    >>> find("tree30").n
    30
    """
    made = re.fullmatch(r"(tree|chain)([1-9][0-9]{0,5})", name)
    if made and name not in robots.names():
        joints = int(made[2])
        if joints > _MOST_JOINTS:
            raise InputError(f"{name}: random robots have at most {_MOST_JOINTS} joints")
        robot = random_robot(name, joints, branches=made[1] == "tree")
        return Robot(_PUT[base](robot.description)) if base else robot
    try:
        with warnings.catch_warnings():
            # whether the numbers are plausible is the business of `rnea check`
            warnings.simplefilter("ignore", ModelWarning)
            # peers let joints that follow others move on their own: so must we, to compare
            robot = load(name, mimic=False, base=base)
            return Robot(without_losses(robot.description))
    except UnknownNameError as problem:
        raise UnknownNameError("robot", name, (*problem.choices, "tree30", *CHAINS)) from None


def random_states(robot: Robot, quantity: Quantity, rows: int, dtype: Any) -> list[Array]:
    """Arrays (rows, n) of a quantity's states: positions anywhere, the rest of unit variance."""
    random = np.random.default_rng(rows)
    model = robot.model
    states = [
        _positions(model, random, rows)
        if state == "q"
        else random.normal(size=(rows, model.columns(state)))
        for state in quantity.states
    ]
    return [state.astype(dtype) for state in states]


def _positions(model: Model, random: np.random.Generator, rows: int) -> Array:
    """Closing loops takes longer than what is measured: of them a thousand, again and again."""
    some = rows if model.closure is None else min(rows, _CLOSED)
    return np.resize(random_positions(model, random, some), (rows, model.nq))


def without_losses(description: Description) -> Description:
    """The robot without friction, rotors, springs and drives: rigid bodies alone."""
    structure = description.structure
    bare: DHTable | Tree
    if isinstance(structure, DHTable):
        bare = replace(structure, rows=tuple(map(_bare, structure.rows)))
    else:
        bare = replace(structure, joints=tuple(map(_bare, structure.joints)))
    return replace(description, structure=bare)


def _bare(part: Any) -> Any:
    """A DH row or a joint of a tree; not both have all of these."""
    none = {"friction": Friction(), "rotor": Rotor(), "spring": None, "motor": None, "gear": None}
    known = {field.name for field in fields(part)}
    return replace(part, **{name: value for name, value in none.items() if name in known})


def random_robot(name: str, joints: int, *, branches: bool) -> Robot:
    """Mostly turning joints with any axis, links of point masses; the same numbers every time."""
    random = np.random.default_rng([_SEED, joints, branches])
    links, made = [TreeLink("link0", _cloud(random))], []
    for i in range(1, joints + 1):
        parent = int(random.integers(0, i)) if branches else i - 1
        made.append(_joint(random, i, parent))
        links.append(TreeLink(f"link{i}", _cloud(random)))
    return Robot(Description(name, Tree(tuple(links), tuple(made))))


def _joint(random: np.random.Generator, i: int, parent: int) -> TreeJoint:
    turn = random.normal(size=4)
    x, y, z, w = (turn / np.linalg.norm(turn)).tolist()
    place = Placement(_three(random.uniform(-0.3, 0.3, 3)), ("quaternion", (w, x, y, z)))
    kind = "prismatic" if random.random() < 0.2 else "revolute"
    axis = _three(random.normal(size=3))
    return TreeJoint(f"joint{i}", kind, f"link{parent}", f"link{i}", place, axis)


def _cloud(random: np.random.Generator) -> LinkMass:
    """Mass, centre and inertia of eight point masses: some body has them."""
    points, masses = random.normal(scale=0.15, size=(8, 3)), random.uniform(0.05, 0.5, 8)
    com = masses @ points / masses.sum()
    arms = points - com
    second = (arms * masses[:, None]).T @ arms
    inertia = np.trace(second) * np.eye(3) - (second + second.T) / 2
    return LinkMass(float(masses.sum()), _three(com), tuple(map(tuple, inertia.tolist())))


def _three(values: np.ndarray) -> tuple[float, float, float]:
    x, y, z = values.tolist()
    return x, y, z
