"""Whether a robot moves in a plane: then it is seen from that plane's side."""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.kinematics import body_poses
from rnea.core.spatial import times
from rnea.core.spatial.numbers import Array


def plane_of_motion(model: Model) -> Array | None:
    """The direction (3,) that no link ever leaves its plane along; None if there is none.

    All joints turn about parallel axes or slide across them, at a configuration as good as any.
    """
    q = np.linspace(0.3, 1.1, model.nq)
    poses = body_poses(model, q)
    turning: list[Array] = []
    sliding: list[Array] = []
    for body in model.bodies:
        R = poses[body.index].rotation
        angular, linear = body.joint.motion_axes(q[body.q])
        turning += [np.asarray(times(R, axis), float) for axis in _directions(angular)]
        sliding += [np.asarray(times(R, axis), float) for axis in _directions(linear)]
    if turning:
        normal = turning[0]
    elif sliding:
        # sliders span a plane; one alone, any plane along it, an upright one if there is one
        some_axis = np.eye(3)[np.abs(sliding[0]).argmin()]
        others = (*sliding[1:2], np.asarray(model.gravity, float), some_axis)
        across = (np.cross(sliding[0], other) for other in others)
        normal = next(normal for normal in across if np.linalg.norm(normal) > 1e-6)
        normal = normal / np.linalg.norm(normal)
    else:
        return None
    parallel = all(np.linalg.norm(np.cross(axis, normal)) < 1e-6 for axis in turning)
    flat = all(abs(axis @ normal) < 1e-6 for axis in sliding)
    return normal if parallel and flat else None


def _directions(axes: Array) -> Array:
    axes = np.asarray(axes, float)
    lengths = np.linalg.norm(axes, axis=-1)
    return np.asarray(axes[lengths > 0] / lengths[lengths > 0, None])
