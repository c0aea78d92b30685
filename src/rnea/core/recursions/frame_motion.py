"""How a frame moves: velocity and acceleration of its origin, and its turning."""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.kinematics import (
    angular_velocities,
    body_poses,
    frame_pose,
    joint_poses,
    origin_velocities,
)
from rnea.core.recursions.newton_euler import accelerations
from rnea.core.spatial import acceleration_of_point, cross, product, times, transpose
from rnea.core.spatial.numbers import Array


def motion_at(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """w, v, wd, vd (..., 4, 3) of the case's frame, in its own axes or those of another frame.

    Accelerations are the true ones: gravity is not in them.
    """
    on, base = model.frame(case.frame), case.base_of(model)
    poses = joint_poses(model, q)
    w = angular_velocities(model, poses, q, qd, base.w)
    v = origin_velocities(model, poses, w, q, qd, base.v)[on.body]
    wd, vd = accelerations(model, poses, w, q, qd, qdd, base.wd, base.vd)
    w_B, wd_B, p = w[on.body], wd[on.body], on.pose.translation
    v = v + cross(w_B, p)
    a = acceleration_of_point(w_B, wd_B, vd[on.body], p)
    world = body_poses(model, q)
    R_WA = frame_pose(model, case.axes or case.frame, world).rotation
    R_AB = product(transpose(R_WA), world[on.body].rotation)
    shape = (*case.batch(q), 3)
    turned = [np.broadcast_to(times(R_AB, part), shape) for part in (w_B, v, wd_B, a)]
    return np.stack(turned, axis=-2)
