"""Whether a robot moves in a plane: then it is seen from that plane's side."""

from __future__ import annotations

import numpy as np

from rnea.pictures.joint_marks import Marks
from rnea.recursions import body_poses
from rnea.robot import Robot
from rnea.spatial import times
from rnea.spatial.numbers import Array


def plane_of_motion(robot: Robot) -> Array | None:
    """The direction (3,) that no link ever leaves its plane along; None if there is none.

    All joints turn about parallel axes or slide across them, at a configuration as good as any.
    """
    q = np.linspace(0.3, 1.1, robot.nq)
    poses = body_poses(robot.model, q)
    turning: list[Array] = []
    sliding: list[Array] = []
    for body in robot.model.bodies:
        marks = Marks.of(body.joint, q[body.q])
        R = poses[body.index].rotation
        turning += [np.asarray(times(R, axis), float) for axis in marks.turning]
        sliding += [np.asarray(times(R, axis), float) for axis in marks.sliding]
    if turning:
        normal = turning[0]
    else:
        # sliders span a plane; one alone, any plane along it, an upright one if there is one
        some_axis = np.eye(3)[np.abs(sliding[0]).argmin()]
        others = (*sliding[1:2], np.asarray(robot.gravity, float), some_axis)
        across = (np.cross(sliding[0], other) for other in others)
        normal = next(normal for normal in across if np.linalg.norm(normal) > 1e-6)
        normal = normal / np.linalg.norm(normal)
    parallel = all(np.linalg.norm(np.cross(axis, normal)) < 1e-6 for axis in turning)
    flat = all(abs(axis @ normal) < 1e-6 for axis in sliding)
    return normal if parallel and flat else None
