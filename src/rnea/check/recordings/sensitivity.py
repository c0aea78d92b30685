"""The smallest push that a recording would show, at each link."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.recordings.detector import LENGTHS, Window, trailing
from rnea.check.recordings.measured import Measured
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_POSES = 15
_MOST = 0.9  # of poses and directions


@dataclass(frozen=True, eq=False)
class Sensitivity:
    """A link: the smallest force (N) at its far end that is noticed in 90 of 100 cases, in nine of
    ten poses of the recording.

    best      of a push of 50 ms in the direction that joints feel most, while they move
    most      the same in nine of ten directions
    lasting   of a push of 0.4 s in the best direction
    standing  the same while joints stand or turn round, where friction hides what it can
    """

    link: str
    best: float
    most: float
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
    _, short = smallest_efforts(measured, windows, LENGTHS[0])
    standing, lasting = smallest_efforts(measured, windows, LENGTHS[-1])
    found = []
    for body in robot.model.bodies:
        J = _point_jacobians(robot, poses, body.index)
        felt = np.abs(np.einsum("pcj,dc->pdj", J, directions)) / short
        most = _enough(felt.max(axis=2))
        best = [
            _enough(np.linalg.norm(J / least, axis=1).max(axis=1))
            for least in (short, lasting, standing + hidden)
        ]
        found.append(Sensitivity(body.name, best[0], most, *best[1:]))
    return tuple(found)


def _enough(felt: Array) -> float:
    """The force that suffices mostly; felt: shares of what must be felt that 1 N makes."""
    with np.errstate(divide="ignore"):
        return float(1 / np.quantile(felt, 1 - _MOST))


def smallest_efforts(measured: Measured, windows: list[Window], seconds: float) -> Array:
    """(2, n): efforts of a push of so many seconds that are found in 90 of 100 cases, where a
    joint stands or turns round, and everywhere else.

    The filter of the recording makes short ones smaller. Joints that hardly ever turn round do not
    tell what that is like; there it counts as everywhere else.
    """
    count = len(measured.t)
    push = np.zeros((count, 1))
    push[count // 2 : count // 2 + max(1, round(seconds / measured.step))] = 1.0
    seen = measured.filtered(push)
    least = np.min([w.surely / trailing(seen, w.rows).max() for w in windows], axis=0)
    return np.where(np.isfinite(least), least, least[1])


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
