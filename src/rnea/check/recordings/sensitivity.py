"""The smallest push that a recording would show, at each link."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.recordings.detector import LENGTHS, POWER, Window, trailing
from rnea.check.recordings.measured import Measured
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_POSES = 15


@dataclass(frozen=True, eq=False)
class Sensitivity:
    """A link: the smallest force (N) at its far end that is noticed in 90 of 100 cases, over the
    poses of the recording.

    best      of a push of 50 ms, in the best direction
    usual     the same in the usual direction
    lasting   of a push of 0.4 s, in the usual direction
    standing  the same where all joints stand, and friction hides what it can
    """

    link: str
    best: float
    usual: float
    lasting: float
    standing: float


def smallest_forces(
    robot: Robot, measured: Measured, windows: list[Window], hidden: Array
) -> tuple[Sensitivity, ...]:
    """hidden (n,): effort that friction may hide in a joint that stands."""
    rows = np.flatnonzero(measured.used)
    poses = measured.q[rows[np.linspace(0, len(rows) - 1, _POSES).astype(int)]]
    directions = np.random.default_rng(0).normal(size=(200, 3))
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    short, lasting = (smallest_efforts(measured, windows, t) for t in (LENGTHS[0], LENGTHS[-1]))
    found = []
    for body in robot.model.bodies:
        J = _point_jacobians(robot, poses, body.index)
        felt = np.abs(np.einsum("pcj,dc->pdj", J, directions))
        with np.errstate(divide="ignore"):
            best = np.median(1 / np.linalg.norm(J / short, axis=1).max(axis=1))
            usual = [
                float(np.median(1 / (felt / least).max(axis=2)))
                for least in (short, lasting, lasting + hidden)
            ]
        found.append(Sensitivity(body.name, float(best), *usual))
    return tuple(found)


def smallest_efforts(measured: Measured, windows: list[Window], seconds: float) -> Array:
    """(n,): efforts of a push of so many seconds that are found in 90 of 100 cases, away from
    reversals; the filter of the recording makes short ones smaller."""
    count = len(measured.t)
    push = np.zeros((count, 1))
    push[count // 2 : count // 2 + max(1, round(seconds / measured.step))] = 1.0
    seen = measured.filtered(push)
    needed = [
        (window.threshold + POWER) * window.sigma / trailing(seen, window.rows).max()
        for window in windows
    ]
    return np.min(needed, axis=0)


def _point_jacobians(robot: Robot, poses: Array, index: int) -> Array:
    """(poses, 3, n): velocities of a link's far end, its next joint or its centre of mass."""
    model = robot.model
    body = model.body(index)
    following = model.children[index]
    place = model.body(following[0]).joint.placement.translation if following else body.inertia.com
    J = robot.jacobian(poses, frame=body.name, eager=True)
    frame = model.frame(body.name).pose
    R = robot.forward_kinematics(poses, eager=True)[body.name].rotation
    # from the link's own frame to the point, in world axes
    arm = np.einsum("pij,j->pi", R, frame.rotation.T @ (np.asarray(place) - frame.translation))
    return np.asarray(J[:, 3:] + np.cross(J[:, :3], arm[:, :, None], axis=1))
