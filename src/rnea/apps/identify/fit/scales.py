"""What is plausible of a parameter: what a robot of this mass, length and torque could have.

It makes unknowns comparable, and tells which of them a motion did not excite: those that could be
as large as all that the joint carries, and nobody would notice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.prepare import Prepared
from rnea.core.model import LINEAR_PARAMETERS, Model, neutral
from rnea.core.recursions import body_poses
from rnea.core.recursions.regressors.base_parameters import WIDTH
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot


def plausible(robot: Robot, names: Sequence[int], parts: Sequence[Prepared]) -> Array:
    """(k,): for columns of the linear parameters and of friction's laws."""
    model = robot.model
    masses, lengths = carried(model)
    effort, speed, jerk = (
        np.max([np.quantile(np.abs(getattr(p, key)), 0.95, axis=0) for p in parts], axis=0)
        for key in ("tau", "qd", "qdd")
    )
    effort = np.maximum(effort, 1e-3 * max(float(effort.max()), 1e-300))
    speed, jerk = (np.maximum(x, 1e-3 * max(float(x.max()), 1e-300)) for x in (speed, jerk))
    sizes = []
    for name in names:
        body, which = divmod(name, WIDTH)
        if body >= len(model.bodies):
            behind = name - WIDTH * len(model.bodies)
            sizes.append(0.3 if behind % 2 else float(effort[behind // 2]))
            continue
        key, mass, length = LINEAR_PARAMETERS[which], masses[body], lengths[body]
        if key == "mass":
            sizes.append(mass)
        elif which < 4:
            sizes.append(mass * length)
        elif key.endswith("_origin"):
            sizes.append(mass * length * length)
        elif key == "viscous":
            sizes.append(float(effort[body] / speed[body]))
        elif key == "rotor":
            sizes.append(float(effort[body] / jerk[body]))
        else:
            sizes.append(float(effort[body]))
    return np.array(sizes)


def carried(model: Model) -> tuple[Array, Array]:
    """(bodies,): the mass that each joint carries, and how far away its parts are."""
    own = np.array([max(float(body.inertia.mass), 0.0) for body in model.bodies])
    poses = body_poses(model, neutral(model))
    origins = np.array([pose.translation for pose in poses[1:]], dtype=float)
    centres = [
        pose.rotation @ np.asarray(body.inertia.com, dtype=float) + pose.translation
        for pose, body in zip(poses[1:], model.bodies, strict=True)
    ]
    masses, lengths = np.zeros(len(own)), np.zeros(len(own))
    for body in model.bodies:
        k = body.index - 1
        for index in model.support(body.index):
            masses[index - 1] += own[k]
            for point in (origins[k], centres[k]):
                away = float(np.linalg.norm(point - origins[index - 1]))
                lengths[index - 1] = max(lengths[index - 1], away)
    # of links without mass or length, something all the same
    return (
        np.maximum(masses, 0.02 * (own.sum() or 1.0)),
        np.maximum(lengths, 0.05 * (lengths.max(initial=0.0) or 1.0)),
    )
