"""Worksheets: a robot, a state and a book's notation put together."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.model import Losses, Model, joint_state
from rnea.recursions import inverse_dynamics
from rnea.robot import Robot
from rnea.spatial.numbers import Array
from rnea.textbook import Worked, serial_chain, work
from rnea.views.worksheet import Worksheet, skeleton_svg

_LARGEST_SYMBOLIC = 3


def worksheet(
    robot: Robot,
    notation: str,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    *,
    symbolic: bool = False,
    link: str | int | None = None,
) -> Worksheet:
    """The worked calculation of one state; missing values are taken as 0.5, 1 and 1.

    link: the steps of one link only, by name or number.
    """
    number = None if link is None else robot.moving_body(link)
    if symbolic:
        if any(x is not None for x in (q, qd, qdd)):
            raise InputError("a symbolic worksheet has no numbers for q, qd or qdd")
        return _symbolic(robot, notation, number)
    defaults = (np.full(robot.n, 0.5), np.ones(robot.n), np.ones(robot.n))
    given = [
        d if x is None else np.asarray(x, float)
        for x, d in zip((q, qd, qdd), defaults, strict=True)
    ]
    q, qd, qdd = joint_state(robot.model, *given)
    worked = work(robot.model, notation, q, qd, qdd, robot.gravity)
    other = _other_tau(robot.model, notation, q, qd, qdd, robot.gravity)
    largest = float(np.abs(other).max(initial=0.0)) or 1.0
    return Worksheet(
        robot=robot.name,
        joints=robot.joint_names,
        units=_units(robot),
        state=_state(robot, q, qd, qdd),
        worked=worked,
        budget=robot.torque_budget(q, qd, qdd),
        tau=robot.inverse_dynamics(q, qd, qdd),
        apart=float(np.abs(worked.tau - other).max(initial=0.0)) / largest,
        drawing=_drawing(robot, q, notation),
        link=number,
        notes=_notes(robot, notation),
    )


def _symbolic(robot: Robot, notation: str, link: int | None) -> Worksheet:
    import sympy

    from rnea.kinds.sympy_numbers import SYMPY
    from rnea.symbolic import compact, compact_array, naming

    if robot.n > _LARGEST_SYMBOLIC:
        raise InputError(
            f"a symbolic worksheet of {robot.n} joints would fill a book; possible: up to "
            f"{_LARGEST_SYMBOLIC} joints, or any robot with numbers"
        )
    # named parameters as the file has them; gravity gets a letter that no parameter uses
    model = naming(robot.description, robot.model).model(SYMPY, sympy.Symbol)
    gravity = model.gravity
    q, qd, qdd = (
        np.array([sympy.Symbol(f"q{i + 1}{mark}") for i in range(robot.n)], dtype=object)
        for mark in ("", "'", "''")
    )
    worked = work(model, notation, q, qd, qdd, gravity)
    other = _other_tau(model, notation, q, qd, qdd, gravity)
    apart = np.array([compact(a - b) for a, b in zip(worked.tau, other, strict=True)])
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
        notes=(*_notes(robot, notation), "q1' and q1'' are the rates of joint 1's coordinate q1."),
    )


def _compacted(worked: Worked) -> Worked:
    from rnea.symbolic import compact_array

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


def _state(robot: Robot, q: Array, qd: Array, qdd: Array) -> dict[str, Any]:
    units = list(dict.fromkeys(body.joint.position_unit for body in robot.model.bodies))
    unit = " or ".join(units)
    return {
        f"q ({unit})": q,
        f"qd ({'/s or '.join(units)}/s)": qd,
        f"qdd ({'/s² or '.join(units)}/s²)": qdd,
        "gravity (m/s², world)": np.array(robot.gravity),
    }


def unit_sheet(robot: Robot) -> tuple[Any, Any]:
    """The units of every sum, and entries of the file that look like another unit."""
    from rnea.units import check_units
    from rnea.units import dimensions_suspect_units as suspect_units

    return check_units(robot), suspect_units(robot)


def _notes(robot: Robot, notation: str) -> tuple[str, ...]:
    """What a reader must know beside the steps."""
    notes = []
    if any(friction_or_rotor(body.losses) for body in robot.model.bodies):
        notes.append(
            "The steps work the rigid body alone; friction and rotors are added in the result."
        )
    if notation == "craig":
        notes.append(
            f"Accelerations of origins and centres of mass include the upward g of the base; "
            f"frame {{{robot.n + 1}}} is the tool."
        )
    return tuple(notes)


def friction_or_rotor(losses: Losses) -> bool:
    """Whether a joint's actuator feels more than the rigid body."""
    return losses.rubs or bool(losses.rotor != 0)


def _other_tau(
    model: Model, notation: str, q: Array, qd: Array, qdd: Array, gravity: Array
) -> Array:
    """What a form is checked against: Lagrange, and Lagrange against the package's recursion."""
    if notation == "lagrange":
        return inverse_dynamics(model, q, qd, qdd, gravity)
    return work(model, "lagrange", q, qd, qdd, gravity).tau


def _units(robot: Robot) -> tuple[str, ...]:
    return tuple(body.joint.effort_unit for body in robot.model.independent)


def _drawing(robot: Robot, q: Array, notation: str) -> str:
    """The robot at q with the frames that the notation works in."""
    poses, bones, labels = {}, [], {}
    if notation == "lagrange" or not robot.model.is_serial:
        poses = robot.forward_kinematics(q)
        labels = {"base": "base"} | {b.name: b.name for b in robot.model.bodies}
        frames = robot.model.frames.items()
        bones = [(frame.parent, name) for name, frame in frames if frame.parent in poses]
        return skeleton_svg(poses, bones, labels)
    chain = serial_chain(robot.model, robot.gravity)
    poses["0"] = robot.model.base
    for i, (fixed, moved) in enumerate(chain.poses(q, robot.model.base), start=1):
        # Craig's frame i moves with link i; Saha's stays on link i - 1; 000 counts from O0
        name = {"craig": f"{{{i}}}", "saha": f"frame {i}"}.get(notation, f"O{i - 1}")
        poses[name] = moved if notation == "craig" else fixed
        last = moved
    poses["tool"] = last @ chain.end
    names = list(poses)
    bones = list(itertools.pairwise(names))
    labels = {name: name for name in names} | {"0": "{0}" if notation == "craig" else "base"}
    return skeleton_svg(poses, bones, labels)
