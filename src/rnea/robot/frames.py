"""Where frames are and how they move. Attached to `Robot` as methods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from rnea.core import recursions
from rnea.core.recursions import Motion
from rnea.core.spatial import FrameMotion, Poses, Twist, Wrench
from rnea.core.spatial.numbers import Array
from rnea.engine.arrays.libraries import takes_others
from rnea.engine.native import Give
from rnea.robot.native_dispatch import short

if TYPE_CHECKING:
    from rnea.robot.robot import Robot


@short("frame_poses", Give.OBJECT, Poses, lambda robot: robot.frame_names)
def forward_kinematics(robot: Robot, q: Any, *, eager: bool = False) -> Poses:
    """The pose of every frame in the world: a mapping from names to `Pose`.

    >>> from rnea import load
    >>> load("one_link").forward_kinematics([0.0])["tool"].translation + 0
    array([ 0.,  0., -1.])
    """
    return Poses(robot._ask("frame_poses", (q,), eager=eager), robot.frame_names)


@short("jacobian")
def jacobian(
    robot: Robot, q: Any, *, frame: str = "tool", eager: bool = False, out: Array | None = None
) -> Array:
    """The geometric Jacobian (..., 6, n) of a frame, world axes, angular rows first.

    >>> from rnea import load
    >>> load("one_link").jacobian([0.0]).ravel().round(9) + 0  # turns about -y, moves along x
    array([ 0., -1.,  0.,  1.,  0.,  0.])
    """
    robot.model.frame(frame)
    return robot._ask("jacobian", (q,), frame=frame, eager=eager, out=out)


@short(
    "motion_at",
    Give.OBJECT,
    FrameMotion,
    lambda robot, frame, axes: (frame, axes or frame),
)
def motion_at(
    robot: Robot,
    frame: str,
    q: Any,
    qd: Any,
    qdd: Any = None,
    *,
    axes: str = "",
    base: Motion = None,
    eager: bool = False,
) -> FrameMotion:
    """Velocity and acceleration of a frame, in its own axes or in those of another frame.

    >>> from rnea import load
    >>> motion = load("one_link").motion_at("tool", [0.0], [2.0], axes="world")
    >>> motion.v.round(9) + 0, motion.vd.round(9) + 0
    (array([2., 0., 0.]), array([0., 0., 4.]))
    """
    robot.model.frame(frame)
    rows = robot._ask("motion_at", (q, qd, qdd), frame=frame, axes=axes, base=base, eager=eager)
    return FrameMotion.of_rows(rows, (frame, axes or frame))


@overload
def transform(robot: Robot, thing: Wrench, *, to: str, q: Any) -> Wrench: ...
@overload
def transform(robot: Robot, thing: Twist, *, to: str, q: Any) -> Twist: ...
@takes_others
def transform(robot: Robot, thing: Wrench | Twist, *, to: str, q: Any) -> Wrench | Twist:
    """The same wrench or twist at the origin and in the axes of another frame, at pose q.

    A twist belongs to one rigid body: between wrist, sensor and tool it is that of the hand.

    >>> from rnea import Wrench, load
    >>> push = Wrench((0, 0, 10), frame="tool")  # at the tip, across the arm
    >>> load("one_link").transform(push, to="base", q=[0.0]).moment.round(9) + 0
    array([  0., -10.,   0.])
    """
    return recursions.transformed(robot.model, thing, to, robot._answers.position(q))
