"""Robots with loops: closing them, what they can do, and the forces through their cuts.

Attached to `Robot` as methods.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Unpack

import numpy as np

from rnea.core import description
from rnea.core import model as models
from rnea.core.model import LoopsAt, Mobility, Model, joint_array
from rnea.core.recursions import Conditions, DriveOptions, refuse_trees
from rnea.core.spatial import ForceMoment
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError
from rnea.robot.constraint_checks import refuse_open
from rnea.robot.construction import changed

if TYPE_CHECKING:
    from rnea.robot.robot import Robot


def assemble(robot: Robot, q: Any = None, *, near: Any = None) -> Array:
    """A closed position (..., nq): the independent joints as given, the others found.

    q: values by the joint's name, each a number, an array (...), or for a joint with several
    coordinates an array (..., count); or one array (..., count) of the coordinates of all
    independent joints in the order of `independent_joints`.
    near: a closed position to start from (nq,), by default where the file assembles the robot. The
    joints are moved from there in small steps, so the answer is on the same branch: start from
    another branch to stay on that one. `mobility(q).flipped` tells branches apart.

    >>> from rnea import load
    >>> load("four_bar").assemble({"crank": 1.0}).round(3)
    array([ 1.   , -0.562,  1.644])
    """
    model = _looped(robot)
    start = models.neutral(model) if near is None else _closed_position(robot, near, "near")
    if q is None:
        return start
    target, columns = _targets(model, q, start)
    flat = target.reshape(-1, model.nq)
    here = np.broadcast_to(start, flat.shape)
    step = models.difference(model.tree, here, flat)
    own = list(model.closure.independent) if model.closure else []
    unsaid = [k for k in columns if k not in own]
    if unsaid:
        names = ", ".join(model.tree.dofs[k].name for k in unsaid)
        raise InputError(
            f"{names} of robot {model.name!r} follow from its independent joints "
            f"({', '.join(model.names('qd'))}): give these"
        )
    newton = robot._answers.newton_step(len(flat))
    found, good = models.moved(model, here, step[:, own], newton)
    if not good.all():
        row = int(np.flatnonzero(~good)[0])
        where = "" if len(flat) == 1 else f" (row {row})"
        said = ", ".join(
            f"{model.coordinates[k].name} = {flat[row, k]:.6g} {model.coordinates[k].unit}"
            for k in range(model.nq)
            if model.coordinates[k].body.v.start in own
        )
        raise InputError(
            f"the loops of robot {model.name!r} cannot be closed at {said}{where}: the nearest "
            f"approach leaves {models.describe_nearest(model, found[row])}"
        )
    return found.reshape(target.shape)


def independent_joints(robot: Robot) -> tuple[str, ...]:
    """The joints whose coordinates determine all others; of a tree all joints that move."""
    return tuple(dict.fromkeys(freedom.body.joint.name for freedom in robot.model.dofs))


def mobility(robot: Robot, q: Any = None) -> Mobility:
    """Freedoms, redundant equations, idle motions, and how far from singular a position is.

    q: a closed position (nq,), by default where the robot is assembled.

    >>> from rnea import load
    >>> load("four_bar").mobility().dofs
    1
    """
    model = _looped(robot)
    return models.mobility(model, None if q is None else _closed_position(robot, q, "q"))


def loop_gap(robot: Robot, q: Any) -> dict[str, tuple[float, float]]:
    """How far each loop is open at a position (nq,): metres and radians, by its name.

    >>> from rnea import load
    >>> arm = load("four_bar")
    >>> arm.loop_gap(arm.neutral)["pin"][0] < 1e-12
    True
    """
    model = _looped(robot)
    closure = model.closure
    assert closure is not None
    found: dict[str, tuple[float, float]] = {}
    at = LoopsAt.of(model.tree, closure.cuts, closure.couplings, _position(robot, q, "q"))
    for name, size, unit in at.gaps():
        metres, radians = found.get(name, (0.0, 0.0))
        found[name] = (metres, radians + size) if unit == "rad" else (metres + size, radians)
    return found


def loop_forces(
    robot: Robot, q: Any, qd: Any = None, qdd: Any = None, **case: Unpack[DriveOptions]
) -> dict[str, ForceMoment]:
    """Force and moment (..., 3) that each loop's joint exerts on its child link, by its name.

    At the joint's frame on the parent link and in its axes. Where equations are redundant the
    smallest forces that do it: `mobility` names what is indeterminate. Friction of passive joints
    counts. Couplings exert no wrench.

    >>> from rnea import load
    >>> arm = load("four_bar")
    >>> arm.loop_forces(arm.assemble({"crank": 1.0}))["pin"].force.round(3)
    array([-1.44 ,  0.   , -4.466])
    """
    model = _looped(robot)
    rows = robot._ask("loop_forces", (q, qd, qdd), **case)
    names = [cut.name for cut in model.closure.cuts] if model.closure else []
    return {name: ForceMoment(rows[..., k, 3:], rows[..., k, :3]) for k, name in enumerate(names)}


def motor_torque(
    robot: Robot, q: Any, qd: Any = None, qdd: Any = None, **case: Unpack[DriveOptions]
) -> Array:
    """What each motor gives (..., motors), in the order of `motor_names`.

    As many motors as freedoms: the only answer. More: the smallest, in parts of the motors' limits
    where all have one; `preloads` may be added. Fewer: the nearest; `unactuated_torque` tells what
    is left, and cannot be done.

    >>> from rnea import load
    >>> arm = load("four_bar")
    >>> q = arm.assemble({"crank": 1.0})
    >>> np.allclose(arm.motor_torque(q), arm.inverse_dynamics(q))
    True
    """
    _looped(robot)
    return robot._ask("motor_torque", (q, qd, qdd), **case)


def unactuated_torque(
    robot: Robot, q: Any, qd: Any = None, qdd: Any = None, **case: Unpack[DriveOptions]
) -> Array:
    """What of `inverse_dynamics` (..., n) the motors cannot give, however they work together.

    Zero where motors drive every freedom. Elsewhere the motion is impossible: with what the motors
    can give the robot does `forward_dynamics(q, qd, inverse_dynamics - unactuated_torque)` instead.

    >>> from rnea import load
    >>> arm = load("four_bar")
    >>> arm.unactuated_torque(arm.neutral).round(9) + 0  # one motor drives its one freedom
    array([0.])
    """
    _looped(robot)
    return robot._ask("unactuated_torque", (q, qd, qdd), **case)


def motor_names(robot: Robot) -> tuple[str, ...]:
    """The efforts of motors; of a tree those of all joints."""
    model = robot.model
    if model.closure is None:
        return model.names("tau")
    return tuple(model.tree.dofs[k].effort_name for k in model.closure.actuated)


def preloads(robot: Robot, q: Any) -> Array:
    """Efforts of motors (ways, motors), each of length 1, that work against each other at a
    position (nq,) and move nothing; any sum of them may be added to `motor_torque`.

    >>> from rnea import load
    >>> arm = load("four_bar")
    >>> arm.preloads(arm.neutral).shape  # one motor has nobody to work against
    (0, 1)
    """
    model = _looped(robot)
    return models.preloads(model, _closed_position(robot, q, "q"))


def joint_motion(robot: Robot, q: Any, qd: Any = None, qdd: Any = None) -> tuple[Array, Array]:
    """Speeds and accelerations (..., m) of all joints, of those of the independent ones.

    >>> from rnea import load
    >>> arm = load("four_bar")
    >>> speeds, _ = arm.joint_motion(arm.assemble({"crank": 1.0}), [2.0])
    >>> speeds.round(3)
    array([ 2.   , -2.44 ,  0.548])
    """
    _looped(robot)
    rows = robot._ask("joint_motion", (q, qd, qdd))
    return rows[..., 0, :], rows[..., 1, :]


def with_loop(
    robot: Robot,
    name: str,
    kind: str,
    parent: str,
    child: str,
    *,
    placement: Mapping[str, Any] | None = None,
    child_placement: Mapping[str, Any] | None = None,
    independent: Sequence[str] | None = None,
    actuated: Sequence[str] | None = None,
    assembly: Mapping[str, Any] | None = None,
    **entries: Any,
) -> Robot:
    """The same robot with one more joint between two links that it has already.

    kind: as of other joints; "fixed" welds. placement, child_placement: the joint's frame on the
    parent and on the child link, as tables with xyz and rpy, matrix or quaternion.
    axis, axis2, pitch: as the kind has them.
    independent, actuated, assembly: as in robot files. What is None stays as it was, but the
    independent joints are chosen anew.

    >>> from rnea import Robot
    >>> arm = Robot.planar(mass=[1, 1, 1], length=[1, 1, 1], com=[0.5] * 3, inertia=[0.1] * 3)
    >>> pin = {"placement": {"xyz": (0, 1, 0)}, "child_placement": {"xyz": (1, 0, 0)}}
    >>> square = {"joint1": 0.0, "joint2": np.pi / 2, "joint3": np.pi / 2}
    >>> pin |= {"axis": (0, 0, 1), "assembly": square}
    >>> bars = arm.with_loop("pin", "revolute", "base", "link3", **pin)
    >>> bars.mobility().dofs
    1
    """
    said = {
        "name": name,
        "kind": kind,
        "parent": parent,
        "child": child,
        "placement": placement,
        "child_placement": child_placement,
        **entries,
    }
    looped = description.with_loop(robot.description, said)
    return changed(robot, _describe(looped, independent, actuated, assembly))


def with_coupling(
    robot: Robot,
    name: str,
    terms: Mapping[str, Any],
    constant: Any = 0.0,
    *,
    independent: Sequence[str] | None = None,
    actuated: Sequence[str] | None = None,
    assembly: Mapping[str, Any] | None = None,
) -> Robot:
    """The same robot with joints coupled: Σ (c₁ q + c₂ q² + ...) + constant = 0.

    terms: by the joint's name one coefficient, or those of q, q², ...

    >>> from rnea import load
    >>> arm = load("planar_2r").with_coupling("belt", {"joint1": 1.0, "joint2": 0.5})
    >>> arm.independent_joints, arm.assemble({"joint2": 0.2}).round(9)
    (('joint2',), array([-0.1,  0.2]))
    """
    said = {"name": name, "terms": terms, "constant": constant}
    coupled = description.with_coupling(robot.description, said)
    return changed(robot, _describe(coupled, independent, actuated, assembly))


def _describe(
    looped: description.Description,
    independent: Sequence[str] | None,
    actuated: Sequence[str] | None,
    assembly: Mapping[str, Any] | None,
) -> description.Description:
    """With other choices; those that were made for fewer loops are made anew where none is said."""
    if independent is None:
        looped = replace(looped, closures=replace(looped.closures, independent=None))
    return description.with_closure(
        looped, independent=independent, actuated=actuated, assembly=assembly
    )


def _looped(robot: Robot) -> Model:
    refuse_trees(robot.model, Conditions())
    return robot.model


def _position(robot: Robot, q: Any, what: str) -> Array:
    array = joint_array(robot.model, q, "q")
    if array.dtype.kind != "f" or array.ndim != 1:
        raise InputError(f"{what} must be one position of {robot.model.nq} numbers here")
    return array.astype(float)


def _closed_position(robot: Robot, q: Any, what: str) -> Array:
    position = _position(robot, q, what)
    refuse_open(robot.model, position)
    return position


def _targets(model: Model, q: Any, start: Array) -> tuple[Array, list[int]]:
    """Positions (..., nq) with the given joints at their values, and the speeds that these have."""
    bodies = {freedom.body.joint.name: freedom.body for freedom in model.dofs}
    every = {body.joint.name: body for body in model.independent}
    if not isinstance(q, Mapping):
        names = [x.name for x in model.coordinates if x.body.joint.name in bodies]
        values, given, at = models.as_array(q, names, "q"), {}, 0
        width = sum(body.joint.nq for body in bodies.values())
        if values.ndim == 0 or values.shape[-1] != width:
            told = ", ".join(bodies)
            raise InputError(
                f"assemble takes the {width} coordinates of the independent joints ({told}) in the "
                f"last axis, or a mapping by their names; got shape {values.shape}"
            )
        for name, body in bodies.items():
            part = values[..., at : at + body.joint.nq]
            given[name], at = part[..., 0] if body.joint.nq == 1 else part, at + body.joint.nq
        q = given
    parts = {}
    for name, value in q.items():
        if name not in every:
            raise UnknownNameError("joint", str(name), every)
        body, array = every[name], np.asarray(value, dtype=float)
        if body.joint.nq == 1:
            array = array[..., None]
        elif array.ndim == 0 or array.shape[-1] != body.joint.nq:
            raise InputError(
                f"joint {name!r} has {body.joint.nq} coordinates, and an array of shape "
                f"{array.shape} is given"
            )
        parts[name] = array
    batch = np.broadcast_shapes(*(x.shape[:-1] for x in parts.values()))
    target = np.array(np.broadcast_to(start, (*batch, model.nq)))
    columns: list[int] = []
    for name, array in parts.items():
        body = every[name]
        target[..., body.q] = body.joint.normalized(array)
        columns += range(model.tree.nv)[body.v]
    return target, columns
