"""Worksheets: a robot, a state and a book's notation put together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.robot.front_desk import Robot
from rnea.spatial.numbers import FLOAT, Array
from rnea.spatial.pose import Pose
from rnea.textbook.chain import serial_chain
from rnea.textbook.formulations import Worked, work
from rnea.views.skeleton import Bone, skeleton_svg
from rnea.views.worksheet import Worksheet

_LARGEST_SYMBOLIC = 3


def worksheet(
    robot: Robot,
    notation: str,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    *,
    symbolic: bool = False,
    link: int | None = None,
) -> Worksheet:
    """The worked calculation of one state; missing values are taken as 0.5, 1 and 1."""
    if link is not None and not 0 <= link <= robot.n:
        raise InputError(f"link {link}: links are numbered 1 to {robot.n}")
    if symbolic:
        if any(x is not None for x in (q, qd, qdd)):
            raise InputError("a symbolic worksheet has no numbers for q, qd or qdd")
        return _symbolic(robot, notation, link)
    defaults = (np.full(robot.n, 0.5), np.ones(robot.n), np.ones(robot.n))
    given = [
        d if x is None else np.asarray(x, float)
        for x, d in zip((q, qd, qdd), defaults, strict=True)
    ]
    q, qd, qdd = robot._state(*given)
    worked = work(robot.model, notation, q, qd, qdd, robot.gravity)
    other = work(robot.model, _check_form(notation), q, qd, qdd, robot.gravity)
    largest = float(np.abs(other.tau).max(initial=0.0)) or 1.0
    return Worksheet(
        robot=robot.name,
        joints=robot.joint_names,
        units=_units(robot),
        state={"q": q, "qd": qd, "qdd": qdd, "gravity (world)": np.array(robot.gravity)},
        worked=worked,
        budget=robot.torque_budget(q, qd, qdd),
        tau=robot.inverse_dynamics(q, qd, qdd),
        apart=float(np.abs(worked.tau - other.tau).max(initial=0.0)) / largest,
        drawing=_drawing(robot, q, notation),
        link=link,
    )


def _symbolic(robot: Robot, notation: str, link: int | None) -> Worksheet:
    import sympy

    from rnea.symbolic.compact import compact, compact_array
    from rnea.symbolic.sympy_numbers import SYMPY

    if robot.n > _LARGEST_SYMBOLIC:
        raise InputError(
            f"a symbolic worksheet of {robot.n} joints would fill a book; possible: up to "
            f"{_LARGEST_SYMBOLIC} joints, or any robot with numbers"
        )
    names = {name: sympy.Symbol(name) for name in robot.description.parameters}
    arm = robot.with_parameters(**names) if names else robot.with_numbers(SYMPY)
    g = sympy.Symbol("g")
    size = sympy.sqrt(sum(x**2 for x in robot.with_numbers(SYMPY).gravity))
    gravity = np.array([x / size * g for x in arm.gravity], dtype=object)
    q, qd, qdd = (
        np.array([sympy.Symbol(f"q{i + 1}{mark}") for i in range(robot.n)], dtype=object)
        for mark in ("", "'", "''")
    )
    worked = work(arm.model, notation, q, qd, qdd, gravity)
    other = work(arm.model, _check_form(notation), q, qd, qdd, gravity)
    apart = np.array([compact(a - b) for a, b in zip(worked.tau, other.tau, strict=True)])
    return Worksheet(
        robot=robot.name,
        joints=robot.joint_names,
        units=_units(robot),
        state={"gravity (world)": gravity},
        worked=_compacted(worked),
        budget=None,
        tau=compact_array(worked.tau, {}),
        apart=apart,
        drawing=_drawing(robot, np.full(robot.n, 0.5), notation),
        link=link,
    )


def _compacted(worked: Worked) -> Worked:
    from rnea.symbolic.compact import compact_array

    seen: dict[Any, Any] = {}
    steps = tuple(
        replace(
            step,
            value=compact_array(step.value, seen),
            operands={
                key: replace(operand, value=compact_array(operand.value, seen))
                for key, operand in step.operands.items()
            },
        )
        for step in worked.steps
    )
    return replace(worked, steps=steps)


def _check_form(notation: str) -> str:
    """What a form is checked against: Lagrange, and Lagrange against Craig."""
    return "craig" if notation == "lagrange" else "lagrange"


def _units(robot: Robot) -> tuple[str, ...]:
    return tuple(body.joint.effort_unit for body in robot.model.bodies)


def _drawing(robot: Robot, q: Array, notation: str) -> str:
    """The robot at q with the frames that the notation works in."""
    poses, bones, labels = {}, [], {}
    if notation == "lagrange" or not robot.model.is_serial:
        poses = robot.forward_kinematics(q)
        labels = {"base": "base"} | {b.name: b.name for b in robot.model.bodies}
        frames = robot.model.frames.items()
        bones = [Bone(frame.parent, name) for name, frame in frames if frame.parent in poses]
        return skeleton_svg(poses, bones, labels)
    chain = serial_chain(robot.model, robot.gravity)
    X, name = robot.model.base, "{0}"
    poses[name] = X
    for i, link in enumerate(chain.links):
        X = X @ link.placement @ Pose(link.turn(q[i], FLOAT), link.slide(q[i], FLOAT))
        poses[f"{{{i + 1}}}"] = X
        bones.append(Bone(name, f"{{{i + 1}}}"))
        name = f"{{{i + 1}}}"
    poses["tool"] = X @ chain.end
    bones.append(Bone(name, "tool"))
    return skeleton_svg(poses, bones, {key: key for key in poses})
