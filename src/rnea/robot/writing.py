"""Robots written as files, and what the writing changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from rnea.core import description as describe
from rnea.core.description import Description, DHLink, DHTable, Expression, TreeJoint
from rnea.core.model import plain_tree
from rnea.core.spatial import vector
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import InputError, UnknownNameError
from rnea.files.robots import formats
from rnea.robot import Robot, scalars_of

FORMATS = {form.name: form.endings for form in formats.FORMATS if form.written_from}
"""The formats that can be written, and the names that such files have."""
_NOTHING = 1e-12


def written(robot: Robot, form: str) -> tuple[str, list[str]]:
    """The text of a robot file, and a sentence for everything that the format cannot say.

    form: a key of `FORMATS`. TOML says everything; the others hold numbers only.
    """
    if form not in FORMATS:
        raise UnknownNameError("format", form, FORMATS)
    if robot.model.kind is not FLOAT:
        raise InputError("a robot file holds numbers; this robot has parameters of another kind")
    row = next(row for row in formats.FORMATS if row.name == form)
    as_tree, in_full = row.written_from == "tree", row.written_from == "description"
    description = plain_tree(robot.description) if as_tree else robot.description
    text, losses = row.write(description, robot.model)
    return text, losses if in_full else [*losses, *_unsaid(robot.description)]


def _unsaid(description: Description) -> Iterator[str]:
    """What formats of plain numbers leave out."""
    if description.parameters:
        yield f"the names of the parameters {', '.join(description.parameters)}: values are written"
    elif any(isinstance(value, Expression) for value in scalars_of(description)):
        yield "formulas: their values are written"
    structure = description.structure
    parts: Sequence[DHLink | TreeJoint]
    parts = structure.rows if isinstance(structure, DHTable) else structure.joints
    driven = [part.name for part in parts if part.motor is not None or part.gear is not None]
    if driven:
        yield f"constants, efficiencies and limits of the motors and gears of {', '.join(driven)}"
    if description.unrealizable:
        yield "why some inertias are ones that no rigid body has"
    if description.notes:
        yield "the notes of the file"


def moved(before: Robot, after: Robot) -> list[str]:
    """Which frames of links stand elsewhere in `after`, and how their centres of mass read there.

    Compared at the zero position, for links and frames that both robots have.
    """
    before, after = _comparable(before, after)
    here, there = (robot.forward_kinematics(robot.neutral) for robot in (before, after))
    changes = []
    for name in here:
        if name not in there:
            changes.append(f"{name}: no such frame any more")
            continue
        X = (here[name].inverse() @ there[name]).matrix() - np.eye(4)
        size = max(1.0, float(np.abs(here[name].translation).max()))
        if np.abs(X).max() <= _NOTHING * size:
            continue
        changed = f"{name}: frame moved by {vector(X[:3, 3], 6)} m"
        if np.abs(X[:3, :3]).max() > _NOTHING:
            changed += " and turned"
        old, new = (vector(robot.link(name).inertia.com, 6) for robot in (before, after))
        if old != new:
            changed += f", centre of mass {old} -> {new} m"
        changes.append(changed)
    return changes


def _comparable(before: Robot, after: Robot) -> tuple[Robot, Robot]:
    """Two robots that can be asked alike: a format without loops has the tree alone, and one that
    does not say which joints are independent is told."""
    closures, written = before.description.closures, after.description.closures
    if closures and not written:
        return Robot(describe.without_loops(before.description)), after
    names = before.model.names("qd")
    if closures and after.model.names("qd") != names:
        return before, Robot(describe.with_closure(after.description, independent=list(names)))
    return before, after


def require_same_torques(before: Robot, after: Robot, what: str) -> None:
    """Refuse a file that does not give the rigid body's torques back: a net below the writers."""
    before, after = _comparable(before, after)
    rng = np.random.default_rng(0)
    q = before.integrate(before.neutral, rng.uniform(-1, 1, size=(5, before.n)))
    state = [q, *(rng.uniform(-1, 1, size=(5, before.n)) for _ in range(2))]
    options: dict[str, Any] = dict.fromkeys(("friction", "rotor", "spring"), False)
    options["gravity"] = before.gravity
    names = [
        [*(x.name for x in robot.model.coordinates), *(x.name for x in robot.model.dofs)]
        for robot in (before, after)
    ]
    if names[0] != names[1]:
        raise InputError(f"{what} would have other joints: {', '.join(after.joint_names)}")
    wanted = before.inverse_dynamics(*state, **options)
    apart = np.abs(after.inverse_dynamics(*state, **options) - wanted).max(initial=0.0)
    if not apart <= 1e-9 * np.abs(wanted).max(initial=0.0):
        raise InputError(f"{what} would give other torques, by {apart:.3g}; nothing was written")
