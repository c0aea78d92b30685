"""Forces and moments inside a robot. Attached to `Robot` as methods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from rnea.core import recursions
from rnea.core.recursions import (
    EnvironmentOptions,
    FreeBody,
    JointWrenches,
    NewtonEulerResult,
    by_body,
)
from rnea.core.spatial import WORLD, Wrench
from rnea.engine.arrays.libraries import takes_others
from rnea.engine.native import Give
from rnea.errors import InputError, UnknownNameError, name_of
from rnea.robot.native_dispatch import short

if TYPE_CHECKING:
    from rnea.robot.robot import Robot


@takes_others
def newton_euler(
    robot: Robot, q: Any, qd: Any = None, qdd: Any = None, **around: Unpack[EnvironmentOptions]
) -> NewtonEulerResult:
    """The whole recursion; its tau is the rigid body's alone. Walks unless eager=False.

    >>> from rnea import load
    >>> load("one_link").newton_euler([0.0], [2.0]).F.round(9) + 0
    array([[-2.,  0.,  0.]])
    """
    rows = robot._ask("newton_euler", (q, qd, qdd), **({"eager": True} | around))
    case, applied = robot._answers.around(q, around)
    return recursions.newton_euler_result(
        robot.model,
        case,
        robot._answers.position(q),
        rows,
        lambda frame: by_body(robot.model, applied, frame).get(robot.model.frame(frame).body),
    )


@short(
    "joint_wrenches",
    Give.OBJECT,
    JointWrenches,
    lambda robot, axes: (robot.model.moving_joint_names, axes or "joint"),
)
def joint_wrenches(
    robot: Robot,
    q: Any,
    qd: Any = None,
    qdd: Any = None,
    *,
    axes: str = "joint",
    **around: Unpack[EnvironmentOptions],
) -> JointWrenches:
    """The full force and moment through every joint (parent on child) and the base reaction.

    axes: "joint" (each in its own) or "world".

    >>> from rnea import load
    >>> load("one_link").joint_wrenches([0.0], axes="world")["joint1"].force.round(9) + 0
    array([0.  , 0.  , 9.81])
    """
    if name_of(axes, "axes") not in ("joint", WORLD):
        raise UnknownNameError("axes", axes, ("joint", WORLD))
    in_axes = WORLD if axes == WORLD else ""
    rows = robot._ask("joint_wrenches", (q, qd, qdd), axes=in_axes, **around)
    return recursions.joint_wrenches_of(robot.model, rows, axes)


@short("wrench_at", Give.FUNCTION, Wrench.of_six, lambda robot, frame: frame)
def wrench_at(
    robot: Robot,
    frame: str,
    q: Any,
    qd: Any = None,
    qdd: Any = None,
    **around: Unpack[EnvironmentOptions],
) -> Wrench:
    """The wrench through a section at a frame: what the near side exerts on all beyond.

    At the frame's origin, in its axes: what an ideal force sensor mounted there reads.

    >>> from rnea import load
    >>> arm = load("one_link").with_payload(2.0)
    >>> arm.wrench_at("payload", [0.0]).force.round(9) + 0  # along x, which points down
    array([-19.62,   0.  ,   0.  ])
    """
    robot.model.frame(frame)
    six = robot._ask("wrench_at", (q, qd, qdd), frame=frame, **around)
    return Wrench.of_six(six, frame)


@takes_others
def contact_wrench(
    robot: Robot,
    reading: Wrench,
    q: Any,
    qd: Any = None,
    qdd: Any = None,
    *,
    at: str = "tool",
    **around: Unpack[EnvironmentOptions],
) -> Wrench:
    """The contact that a force sensor's reading reveals: a wrench on the robot at frame `at`.

    `reading` is what `wrench_at(reading.frame, ...)` would return: the wrench through the
    sensor, near side on far side. What the moving mass beyond the sensor takes is subtracted.

    >>> from rnea import Wrench, load
    >>> arm = load("one_link").with_payload(2.0)
    >>> push = Wrench((0, 3, 0), frame="payload")
    >>> reading = arm.wrench_at("payload", [0.4], wrench=push)
    >>> arm.contact_wrench(reading, [0.4]).force.round(9) + 0
    array([0., 3., 0.])
    """
    if reading.sense != "on":
        raise InputError("a reading is what the near side exerts on the far side, not 'by'")
    if reading.point is not None:
        reading = robot.transform(reading, to=reading.frame, q=q)
    free = robot.wrench_at(reading.frame, q, qd, qdd, **around)
    contact = Wrench(free.force - reading.force, free.moment - reading.moment, reading.frame)
    return robot.transform(contact, to=at, q=q)


@takes_others
def free_body(
    robot: Robot,
    link: str | int,
    q: Any,
    qd: Any = None,
    qdd: Any = None,
    **around: Unpack[EnvironmentOptions],
) -> FreeBody:
    """Every force and moment on one moving link, and the balance they must satisfy.

    >>> from rnea import load
    >>> body = load("one_link").free_body("joint1", [0.0], [2.0])
    >>> [load.by for load in body.loads], abs(body.missing_force).max() < 1e-12
    (['joint joint1, from base', 'weight'], np.True_)
    """
    index = robot.moving_body(link)
    result = robot.newton_euler(q, qd, qdd, **around)
    _, applied = robot._answers.around(q, around)
    if robot.model.closure is None:
        return recursions.free_body(robot.model, result, applied, index)
    rows = robot._ask("loop_forces", (q, qd, qdd), **({"eager": True} | around))
    world = recursions.body_poses(robot.model, robot._answers.position(q))
    cuts = recursions.cut_loads(robot.model, world, rows, index)
    return recursions.free_body(robot.model, result, applied, index, cuts)
