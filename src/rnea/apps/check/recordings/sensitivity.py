"""The smallest push that a recording would show, at each link.

Pushes are tried on the recording itself: at random moments, what one newton adds to every window
is put beside what the window holds already and what it must exceed. The force that suffices nine
times of ten is told. So noise, poses in which no joint feels much, and reversals count as often as
the recording has them. Where an arm stands, friction holds against a push, and no recording tells
what that hides; there thresholds alone are counted, and all of the friction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.recordings.detector import LENGTHS, POWER, SLOWLY, Window, trailing
from rnea.apps.check.recordings.measured import MeasuredMotion
from rnea.apps.check.recordings.observer import row_to_row
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_TRIALS = 200
_FOUND = 0.97  # of trials, so that 0.9 are left of others in directions that nobody keeps exactly
_MOVES = 2.0  # a push of a tenth of the seconds around it moves their median and spread by a fifth
_POSES = 0.1  # s: levers are taken so far apart
_CLOCK = 0.01  # s
_NO_LEVER = 1e-6  # m: rounding


@dataclass(frozen=True, eq=False)
class Sensitivity:
    """A link: the force (N) at its far end that is found nine times of ten, at a random moment of
    the recording.

    best      of a push of 50 ms (`pushes`) in the direction that joints feel most
    most      the same in a random direction
    lasting   of a push of 0.4 s in the direction that joints feel most
    standing  the same while all joints stand, with friction against it as far as it can
    """

    link: str
    best: float
    most: float
    lasting: float
    standing: float


def pushes(step: float) -> tuple[float, float]:
    """s: lengths of the short and the long push that are tried; none is shorter than a row.

    >>> pushes(0.01), pushes(0.25)
    ((0.05, 0.4), (0.25, 0.4))
    """
    return max(LENGTHS[0], step), max(LENGTHS[-1], step)


def smallest_forces(
    robot: Robot, measured: MeasuredMotion, windows: list[Window], dry: Array
) -> tuple[Sensitivity, ...]:
    """dry (n,): Coulomb friction."""
    rng = np.random.default_rng(0)
    trials = [_Trials(measured, windows, x, rng) for x in pushes(measured.step)]
    short, long = trials
    needed = [x.efforts() for x in trials]
    # at rest friction errs by twice its size, and is allowed to; so it may hide that much besides
    standing = long.efforts_at_rest() + 4 * dry
    anywhere = rng.normal(size=(_TRIALS, 3))
    anywhere /= np.linalg.norm(anywhere, axis=1, keepdims=True)
    found = []
    for body in robot.model.bodies:
        levers = [point_jacobians(robot, x.q, body.index) for x in trials]
        best = [_most_sensitive(J[len(J) // 2], x) for J, x in zip(levers, needed, strict=True)]
        found.append(
            Sensitivity(
                link=body.name,
                best=short.force(levers[0], best[0]),
                most=short.force(levers[0], anywhere),
                lasting=long.force(levers[1], best[1]),
                standing=long.more * _force_at_rest(levers[1][0], standing),
            )
        )
    return tuple(found)


class _Trials:
    """Pushes of one length at random moments: rows (K, trials) that they can be seen in, the
    pulse (K,) that they are there, and poses q (some rows, trials, n) among them."""

    def __init__(
        self,
        measured: MeasuredMotion,
        windows: list[Window],
        seconds: float,
        rng: np.random.Generator,
    ) -> None:
        count = max(1, round(seconds / measured.step))
        span = count + windows[-1].rows
        # free of what was found already, and of the ends of what counts
        clear = measured.used & ~np.any([(w.excess > 1).any(axis=1) for w in windows], axis=0)
        behind = trailing(~clear[:, None], span)[:, 0] == 0
        behind[: span - 1] = False
        last = np.flatnonzero(behind if behind.any() else measured.used)
        # one in each of equal parts, so that reversals count as often as there are
        which = (np.arange(_TRIALS) + rng.random(_TRIALS)) / _TRIALS * len(last)
        rows = last[which.astype(int)] - np.arange(span)[::-1, None]
        self.rows = np.maximum(rows, 0)
        some = np.linspace(0, span - 1, 2 + int(span * measured.step / _POSES)).astype(int)
        self.q = measured.q[self.rows[some]]
        # lines from pose to pose
        self.hats = np.stack([np.interp(range(span), some, x) for x in np.eye(len(some))], axis=1)
        self.pulse = row_to_row(np.repeat([0.0, 1.0, 0.0], [1, count, span - count - 1]))
        self.more = 1 + _MOVES * seconds / SLOWLY
        # means over windows need no fast clock
        every = max(1, round(_CLOCK / measured.step))
        self.rows, self.hats, self.pulse = (x[::every] for x in (self.rows, self.hats, self.pulse))
        self.windows = [(window, max(1, window.rows // every)) for window in windows]

    def force(self, J: Array, directions: Array) -> float:
        """N that suffice mostly; J (some rows, trials, 3, n) of the point, directions
        (trials, 3)."""
        lever = np.einsum("stcj,tc->stj", J, directions)
        effort = np.tensordot(self.pulse[:, None] * self.hats, lever, axes=1)
        effort[np.abs(effort) < _NO_LEVER] = 0.0
        least = np.full(len(directions), np.inf)
        for window, rows in self.windows:
            adds = _means(effort.reshape(len(effort), -1), rows).reshape(effort.shape)
            lacks = window.allowed[self.rows] - np.sign(adds) * window.mean[self.rows]
            with np.errstate(divide="ignore", invalid="ignore"):
                needed = np.where(adds == 0, np.inf, lacks / np.abs(adds))
            # a joint that no effort was measured of, a window that is not whole
            needed[np.isnan(needed)] = np.inf
            least = np.minimum(least, needed.min(axis=(0, 2)))
        return self.more * float(np.quantile(least, _FOUND, method="higher"))

    def efforts(self) -> Array:
        """(trials, n): that would be found in each joint, were there no noise."""
        needed = []
        for window, rows in self.windows:
            gain = np.abs(_means(self.pulse[:, None], rows))[:, :, None]
            with np.errstate(divide="ignore"):
                needed.append(np.min(window.allowed[self.rows] / gain, axis=0))
        return np.asarray(np.min(needed, axis=0))

    def efforts_at_rest(self) -> Array:
        """(n,): that are found in 95 of 100 cases where a joint stands or turns round.

        Joints that hardly ever do so do not tell what that is like; there it counts as elsewhere.
        """
        least = np.min(
            [
                (window.threshold + POWER) * window.sigma / _means(self.pulse[:, None], rows).max()
                for window, rows in self.windows
            ],
            axis=0,
        )
        return np.where(np.isfinite(least[0]), least[0], least[1])


def _means(values: Array, rows: int) -> Array:
    """Over so many rows up to each (K, ...); there were zeros before the first."""
    there = np.minimum(np.arange(1, len(values) + 1), rows)
    return trailing(values, rows) * (there / rows)[:, None]


def _force_at_rest(J: Array, efforts: Array) -> float:
    """N that suffice in nine of ten poses, J (poses, 3, n), in the direction felt most."""
    felt = (np.linalg.norm(J, axis=1) / efforts).max(axis=1)
    enough = float(np.quantile(felt, 0.1, method="lower"))
    return 1 / enough if enough * efforts.min() > _NO_LEVER else np.inf


def _most_sensitive(J: Array, efforts: Array) -> Array:
    """(trials, 3): directions in which some joint tells a force soonest; J (trials, 3, n) of the
    point that is pushed, efforts (trials, n) that tell."""
    size = np.linalg.norm(J, axis=1)
    joint = (size / efforts).argmax(axis=1)[:, None]
    best = np.take_along_axis(J, joint[:, :, None], axis=2)[:, :, 0]
    return np.asarray(best / np.maximum(np.take_along_axis(size, joint, axis=1), _NO_LEVER))


def point_jacobians(robot: Robot, poses: Array, index: int) -> Array:
    """(..., 3, n): velocities of a link's far end, its next joint or its centre of mass."""
    model = robot.model
    body = model.body(index)
    following = model.children[index]
    place = model.body(following[0]).joint.placement.translation if following else body.inertia.com
    flat = poses.reshape(-1, poses.shape[-1])
    J = robot.jacobian(flat, frame=body.name, eager=True)
    frame = model.frame(body.name).pose
    R = robot.forward_kinematics(flat, eager=True)[body.name].rotation
    # from the link's own frame to the point, in world axes
    arm = np.einsum("pij,j->pi", R, frame.rotation.T @ (np.asarray(place) - frame.translation))
    found = J[:, 3:] + np.cross(J[:, :3], arm[:, :, None], axis=1)
    return np.asarray(found.reshape(*poses.shape[:-1], 3, -1))
