"""Worksheets: a robot, a state and a book's notation put together."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.model import Model, as_array, joint_state, normalized, within_limits
from rnea.core.recursions import Conditions, plane_of_motion, rigid_torque
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import NOTATIONS, links_of, loop_letter, work
from rnea.errors import InputError
from rnea.report.scene.camera import OBLIQUE, Camera, plane_camera
from rnea.report.worksheet import Worksheet, given_of, shifted_centers, skeleton_svg
from rnea.robot import Robot

if TYPE_CHECKING:
    import sympy
    from numpy.typing import ArrayLike

_LARGEST_SYMBOLIC = 3
_ROUNDING = 1e-13


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
    """The worked calculation of one state: q of 0.5, qd and qdd of 1 where none is given.

    Of a state that is given in part the missing rates are 0.

    A joint whose limits leave 0.5 out stands in the middle of them. A quaternion's joint is moved
    by 0.5 rad and m along each of its speeds, from its neutral place.
    link: the steps of one link only, by name or number.
    """
    number = None if link is None else robot.moving_body(link)
    numbers = (q, qd, qdd)
    if symbolic and any(x is not None for x in numbers):
        raise InputError("a symbolic worksheet has no numbers for q, qd or qdd")
    if symbolic:
        _refuse_loops(robot)
    model, state = _symbols(robot) if symbolic else (robot.model, _numbers(robot, *numbers))
    # first, because it refuses loops that are open
    against, other_tau = _second_opinion(robot, model, notation, *state)
    worked = work(model, notation, *state, model.gravity)
    told, given = given_of(robot.description, model, model.gravity, NOTATIONS[notation])
    sheet = Worksheet(
        model=model,
        state={"gravity (world)": model.gravity},
        worked=worked,
        budget=None,
        tau=worked.tau,
        difference=worked.tau - other_tau,
        against=against,
        drawing=_drawing(robot, _some_position(robot) if symbolic else state[0], notation),
        link=number,
        notes=_notes(robot, notation),
        robot_facts=told,
        moved=shifted_centers(robot.description, model, model.gravity, NOTATIONS[notation]),
        given=given,
    )
    return _compacted(sheet) if symbolic else _with_budget(sheet, robot, *state)


def _numbers(robot: Robot, *state: ArrayLike | None) -> tuple[Array, Array, Array]:
    # a state that is said in part has no other rates than those
    rate = np.ones(robot.n) if all(x is None for x in state) else np.zeros(robot.n)
    defaults = (_some_position(robot), rate, rate)
    if state[0] is not None and robot.model.closure is not None:
        state = (_assembled(robot, state[0]), *state[1:])
    arrays = (
        default if x is None else as_array(x, robot.model.names(what), what)
        for x, default, what in zip(state, defaults, ("q", "qd", "qdd"), strict=True)
    )
    q, qd, qdd = joint_state(robot.model, *arrays)
    q = normalized(robot.model, q)
    for body in robot.model.independent:
        if np.isnan(q[..., body.q]).any():
            raise InputError(
                f"q of joint {body.joint.name!r}: a quaternion of length 0 is no orientation; "
                "the one that turns nothing is 1, 0, 0, 0"
            )
    return q, qd, qdd


def _refuse_loops(robot: Robot) -> None:
    if robot.model.closure is not None:
        raise InputError(
            f"a symbolic worksheet of {robot.name!r} is not possible: its joints depend on each "
            "other by the closure of its loops, which has no closed form in general. Possible: the "
            "same worksheet with numbers"
        )


def _some_position(robot: Robot) -> Array:
    """0.5 of every coordinate, within its limits; of quaternions, 0.5 along every speed.

    Of a robot with loops so of its independent joints where that can be closed; else the position
    at which it is assembled.
    """
    if robot.model.closure is not None:
        return _closed_position(robot)
    joints = [body.joint for body in robot.model.independent]
    parts = [
        np.full(joint.nq, 0.5)
        if joint.quaternion is None
        else joint.integrate(joint.neutral, np.full(joint.nv, 0.5))
        for joint in joints
    ]
    return within_limits(robot.model, np.concatenate([np.zeros(0), *parts]))


def _closed_position(robot: Robot) -> Array:
    model = robot.model
    wanted = within_limits(model.tree, np.full(model.nq, 0.5))
    bodies = dict.fromkeys(freedom.body for freedom in model.dofs)
    if any(body.joint.quaternion is not None for body in bodies):
        return robot.assemble()
    try:
        return robot.assemble({body.joint.name: _one_or_all(wanted[body.q]) for body in bodies})
    except InputError:
        return robot.assemble()


def _assembled(robot: Robot, q: ArrayLike | Mapping[str, Any]) -> ArrayLike:
    """q as it is; or that of the independent joints alone, and the others found."""
    model = robot.model
    bodies = dict.fromkeys(freedom.body for freedom in model.dofs)
    if isinstance(q, Mapping):
        names = {body.joint.name for body in bodies}
        return robot.assemble(q) if set(q) <= names else q  # type: ignore[return-value]
    count = sum(body.joint.nq for body in bodies)
    return robot.assemble(q) if count != model.nq and np.shape(q) == (count,) else q


def _one_or_all(values: Array) -> Array:
    return values[0] if len(values) == 1 else values


def _words(robot: Robot) -> str:
    return "joints" if robot.n == len(robot.joint_names) else "speeds"


def _symbols(robot: Robot) -> tuple[Model, tuple[Array, Array, Array]]:
    """The robot with the parameters that its file names, and q1, q1', q1'' of every joint."""
    import sympy

    from rnea.core.scalar_types.sympy_numbers import SYMPY
    from rnea.engine.symbolic.naming import naming

    if robot.n > _LARGEST_SYMBOLIC:
        raise InputError(
            f"a symbolic worksheet of {robot.n} {_words(robot)} would fill a book; possible: up to "
            f"{_LARGEST_SYMBOLIC}, or any robot with numbers"
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
    from rnea.engine.symbolic.fourier import compact_array

    seen: dict[sympy.Expr, sympy.Expr] = {}

    def compact(value: Array) -> Array:
        return np.asarray(compact_array(value, seen))

    worked = sheet.worked
    return replace(
        sheet,
        worked=replace(worked, steps=tuple(step.mapped(compact) for step in worked.steps)),
        tau=compact(sheet.tau),
        difference=compact(np.asarray(sheet.difference)),
        notes=(*sheet.notes, _rates_note(sheet.model)),
    )


def _rates_note(model: Model) -> str:
    if all(body.joint.nq == 1 for body in model.bodies):
        return "q1' and q1'' are the rates of joint 1's coordinate q1."
    named = ", ".join(f"q{i} is {x.name}" for i, x in enumerate(model.coordinates, start=1))
    return f"{named}; q1' and q1'' are the rates of q1."


def _with_budget(sheet: Worksheet, robot: Robot, q: Array, qd: Array, qdd: Array) -> Worksheet:
    """A sheet of numbers with the state, what the actuators must give, and how exact it is."""
    largest = float(np.abs(sheet.tau).max(initial=0.0)) or 1.0
    budget = robot.torque_budget(q, qd, qdd)
    return replace(
        sheet,
        state=_shown(robot.model, q, qd, qdd) | {"gravity (m/s², world)": robot.gravity},
        budget=budget,
        tau=budget.total(),
        difference=float(np.abs(sheet.difference).max(initial=0.0)) / largest,
    )


def _shown(model: Model, q: Array, qd: Array, qdd: Array) -> dict[str, Array]:
    """The state with its units: all joints in one line, or joint by joint where some have several
    numbers."""
    if model.closure is not None:
        return _shown_with_loops(model, q, qd, qdd)
    if all(body.joint.nq == 1 for body in model.bodies):
        units = list(dict.fromkeys(body.joint.position_unit for body in model.bodies))
        return {
            f"q ({' or '.join(units)})": q,
            f"qd ({'/s or '.join(units)}/s)": qd,
            f"qdd ({'/s² or '.join(units)}/s²)": qdd,
        }
    out = {}
    for body in model.independent:
        joint = body.joint
        speeds = [(speed.suffix, speed.unit) for speed in joint.speeds]
        rates = [(suffix, unit.replace("/s", "/s²")) for suffix, unit in speeds]
        for what, numbers, columns in (
            ("q", joint.coordinates, q[..., body.q]),
            ("qd", speeds, qd[..., body.v]),
            ("qdd", rates, qdd[..., body.v]),
        ):
            for unit, group in itertools.groupby(enumerate(numbers), lambda item: item[1][1]):
                places, named = zip(*group, strict=True)
                names = ", ".join(filter(None, (suffix for suffix, _ in named)))
                label = f"{what} of {joint.name}" + (f": {names}" if names else "")
                shown = columns[..., list(places) if len(places) > 1 else places[0]]
                out[label + (f" ({unit})" if unit else "")] = shown
    return out


def _shown_with_loops(model: Model, q: Array, qd: Array, qdd: Array) -> dict[str, Array]:
    """q of every joint, those that follow too; qd and qdd of the independent ones."""
    out = {}
    # what assembling leaves of a zero
    q = np.where(np.abs(q) < _ROUNDING, 0.0, q)
    for body in model.independent:
        units = list(dict.fromkeys(unit for _, unit in body.joint.coordinates if unit))
        told = f" ({' or '.join(units)})" if units else ""
        values = q[..., body.q]
        out[f"q of {body.joint.name}{told}"] = values[..., 0] if body.joint.nq == 1 else values
    for k, freedom in enumerate(model.dofs):
        out[f"qd of {freedom.name} ({freedom.unit})"] = qd[..., k]
        out[f"qdd of {freedom.name} ({freedom.unit.replace('/s', '/s²')})"] = qdd[..., k]
    return out


def _notes(robot: Robot, notation: str) -> tuple[str, ...]:
    """What a reader must know beside the steps."""
    way, model = NOTATIONS[notation], robot.model
    remark = way.remark if model.is_serial else way.remark_of_branches
    notes = [remark.format(tool=len(model.bodies) + 1)]
    if any(not (body.joint.turns or body.joint.slides) for body in model.bodies):
        notes.append(way.other_joints)
    if beyond := beyond_the_rigid_body(model):
        cuts = "" if model.closure is None else ", not in the forces through the cuts"
        alone = "The steps work the rigid body alone;"
        notes.insert(0, f"{alone} {beyond} are added in the result{cuts}.")
    return tuple(filter(None, notes))


def beyond_the_rigid_body(model: Model) -> str:
    """What the actuators feel beside the rigid body, in words; empty if nothing."""
    driven = any(body.losses.rubs or body.losses.rotor != 0 for body in model.bodies)
    if driven and model.has_springs:
        return "friction, rotors and springs"
    return "friction and rotors" if driven else "springs" * model.has_springs


def _second_opinion(
    robot: Robot, model: Model, notation: str, q: Array, qd: Array, qdd: Array
) -> tuple[str, Array]:
    """What a form is checked against: Lagrange's, where it can be worked and is another one; else
    the package's recursion, which for robots with loops has an elimination of its own."""
    if model.closure is not None:
        tau = robot.inverse_dynamics(q, qd, qdd, friction=False, rotor=False, spring=False)
        return "the recursion", tau
    if notation == "lagrange" or model.has_quasi_velocities:
        return "the recursion", rigid_torque(model, Conditions(), q, qd, qdd)
    return "Lagrange's form", work(model, "lagrange", q, qd, qdd, model.gravity).tau


def _drawing(robot: Robot, q: Array, notation: str) -> str:
    """The robot at q with the frames that the notation works in; a planar one in its plane."""
    way, camera = NOTATIONS[notation], _camera(robot)
    if way.frame_name is None:
        poses = dict(robot.forward_kinematics(q))
        frames = robot.model.frames.items()
        bones = [(frame.parent, name) for name, frame in frames if frame.parent in poses]
        shown = ["base", *(body.name for body in robot.model.bodies)]
        return skeleton_svg(poses, bones, {name: name for name in shown}, camera)
    chain = links_of(robot.model, robot.gravity)
    joints = chain.poses(q, robot.model.base)
    poses = {way.frame_name(0): robot.model.base}
    for i, (fixed, moved) in enumerate(joints, start=1):
        poses[way.frame_name(i)] = moved if way.frames_move else fixed
    if chain.end is not None:
        poses["tool"] = joints[-1][1] @ chain.end
    names = list(poses)
    bones = [(names[i], name) for i, name in zip(chain.before, names[1:], strict=True)]
    for k, cut in enumerate(robot.model.closure.cuts if robot.model.closure else ()):
        at = robot.model.base if cut.parent == 0 else joints[cut.parent - 1][1]
        turned = at if cut.parent == 0 else at @ chain.links[cut.parent - 1].turned.inverse()
        poses[loop_letter(k)] = turned @ cut.X_PA
        bones += [(names[link], loop_letter(k)) for link in (cut.parent, cut.child)]
    return skeleton_svg(poses, bones, {name: name for name in poses}, camera)


def _camera(robot: Robot) -> Camera:
    normal = plane_of_motion(robot.model)
    if normal is None:
        return OBLIQUE
    gravity = np.asarray(robot.gravity, float)
    return plane_camera(normal, -gravity if gravity.any() else np.array([0.0, 0.0, 1.0]))
