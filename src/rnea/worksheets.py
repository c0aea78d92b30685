"""Worksheets: a robot, a state and a book's notation put together."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.errors import InputError
from rnea.model import Losses, Model, joint_state
from rnea.recursions import Case, rigid_torque
from rnea.robot import Robot
from rnea.spatial.numbers import Array
from rnea.textbook import NOTATIONS, serial_chain, work
from rnea.views.worksheet import Worksheet, skeleton_svg

if TYPE_CHECKING:
    import sympy
    from numpy.typing import ArrayLike

_LARGEST_SYMBOLIC = 3


def worksheet(
    robot: Robot,
    notation: str,
    q: ArrayLike | None = None,
    qd: ArrayLike | None = None,
    qdd: ArrayLike | None = None,
    *,
    symbolic: bool = False,
    link: str | int | None = None,
) -> Worksheet:
    """The worked calculation of one state; missing values are taken as 0.5, 1 and 1.

    link: the steps of one link only, by name or number.
    """
    number = None if link is None else robot.moving_body(link)
    numbers = (q, qd, qdd)
    if symbolic and any(x is not None for x in numbers):
        raise InputError("a symbolic worksheet has no numbers for q, qd or qdd")
    model, state = _symbols(robot) if symbolic else (robot.model, _numbers(robot, *numbers))
    worked = work(model, notation, *state, model.gravity)
    sheet = Worksheet(
        model=model,
        state={"gravity (world)": model.gravity},
        worked=worked,
        budget=None,
        tau=worked.tau,
        apart=worked.tau - _other_tau(model, notation, *state),
        drawing=_drawing(robot, np.full(robot.n, 0.5) if symbolic else state[0], notation),
        link=number,
        notes=_notes(robot, notation),
    )
    return _compacted(sheet) if symbolic else _with_budget(sheet, robot, *state)


def _numbers(robot: Robot, *state: ArrayLike | None) -> tuple[Array, Array, Array]:
    defaults = (0.5, 1.0, 1.0)
    arrays = (
        np.full(robot.n, default) if x is None else np.asarray(x, float)
        for x, default in zip(state, defaults, strict=True)
    )
    q, qd, qdd = joint_state(robot.model, *arrays)
    return q, qd, qdd


def _symbols(robot: Robot) -> tuple[Model, tuple[Array, Array, Array]]:
    """The robot with the parameters that its file names, and q1, q1', q1'' of every joint."""
    import sympy

    from rnea.kinds.sympy_numbers import SYMPY
    from rnea.symbolic import naming

    if robot.n > _LARGEST_SYMBOLIC:
        raise InputError(
            f"a symbolic worksheet of {robot.n} joints would fill a book; possible: up to "
            f"{_LARGEST_SYMBOLIC} joints, or any robot with numbers"
        )
    # gravity gets a letter that no parameter uses
    model = naming(robot.description, robot.model).model(SYMPY, sympy.Symbol)
    q, qd, qdd = (
        np.array([sympy.Symbol(f"q{i + 1}{mark}") for i in range(robot.n)], dtype=object)
        for mark in ("", "'", "''")
    )
    return model, (q, qd, qdd)


def _compacted(sheet: Worksheet) -> Worksheet:
    """A symbolic sheet with every expression in its shortest form."""
    from rnea.symbolic import compact_array

    seen: dict[sympy.Expr, sympy.Expr] = {}

    def compact(value: Array) -> Array:
        return np.asarray(compact_array(value, seen))

    worked = sheet.worked
    return replace(
        sheet,
        worked=replace(worked, steps=tuple(step.mapped(compact) for step in worked.steps)),
        tau=compact(sheet.tau),
        apart=compact(np.asarray(sheet.apart)),
        notes=(*sheet.notes, "q1' and q1'' are the rates of joint 1's coordinate q1."),
    )


def _with_budget(sheet: Worksheet, robot: Robot, q: Array, qd: Array, qdd: Array) -> Worksheet:
    """A sheet of numbers with the state, what the actuators must give, and how exact it is."""
    units = list(dict.fromkeys(body.joint.position_unit for body in robot.model.bodies))
    largest = float(np.abs(sheet.tau).max(initial=0.0)) or 1.0
    budget = robot.torque_budget(q, qd, qdd)
    return replace(
        sheet,
        state={
            f"q ({' or '.join(units)})": q,
            f"qd ({'/s or '.join(units)}/s)": qd,
            f"qdd ({'/s² or '.join(units)}/s²)": qdd,
            "gravity (m/s², world)": robot.gravity,
        },
        budget=budget,
        tau=budget.total(),
        apart=float(np.abs(sheet.apart).max(initial=0.0)) / largest,
    )


def _notes(robot: Robot, notation: str) -> tuple[str, ...]:
    """What a reader must know beside the steps."""
    notes = [NOTATIONS[notation].remark.format(tool=robot.n + 1)]
    if any(friction_or_rotor(body.losses) for body in robot.model.bodies):
        notes.insert(
            0, "The steps work the rigid body alone; friction and rotors are added in the result."
        )
    return tuple(filter(None, notes))


def friction_or_rotor(losses: Losses) -> bool:
    """Whether a joint's actuator feels more than the rigid body."""
    return losses.rubs or bool(losses.rotor != 0)


def _other_tau(model: Model, notation: str, q: Array, qd: Array, qdd: Array) -> Array:
    """What a form is checked against: Lagrange, and Lagrange against the package's recursion."""
    if notation == "lagrange":
        return rigid_torque(model, Case(), q, qd, qdd)
    return work(model, "lagrange", q, qd, qdd, model.gravity).tau


def _drawing(robot: Robot, q: Array, notation: str) -> str:
    """The robot at q with the frames that the notation works in."""
    way = NOTATIONS[notation]
    if way.frame_name is None:
        poses = robot.forward_kinematics(q)
        frames = robot.model.frames.items()
        bones = [(frame.parent, name) for name, frame in frames if frame.parent in poses]
        shown = ["base", *(body.name for body in robot.model.bodies)]
        return skeleton_svg(poses, bones, {name: name for name in shown})
    chain = serial_chain(robot.model, robot.gravity)
    joints = chain.poses(q, robot.model.base)
    poses = {way.frame_name(0): robot.model.base}
    for i, (fixed, moved) in enumerate(joints, start=1):
        poses[way.frame_name(i)] = moved if way.frames_move else fixed
    poses["tool"] = joints[-1][1] @ chain.end
    bones = list(itertools.pairwise(poses))
    return skeleton_svg(poses, bones, {name: name for name in poses})
