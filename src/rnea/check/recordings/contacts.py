"""Was that a contact? Pushes against a robot, seen in its efforts.

The momentum observer gives what the surroundings exert at the joints, together with everything
that the model has wrong. Friction, offset and a factor of the model are fitted and taken away;
what goes on slowly, over seconds, is taken for a fault of the model. What is left has a usual size
in every joint, and a push is what exceeds five times that size, or somewhat more in long
recordings, where chance has many tries. Where a joint turns round nobody knows which way friction
acts: there a push must exceed friction as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.recordings.joint_terms import SLOW, columns, robust_fit
from rnea.check.recordings.measured import Measured, refuse_unfit
from rnea.check.recordings.observer import GAIN, momentum_residual
from rnea.model import Model
from rnea.spatial import TOOL
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

SIGMAS = 5.0
_BY_CHANCE = 0.002  # false alarms that noise may raise in a recording
_FREQUENCY = 8.0  # Hz: of noise behind filter and observer
_GOES_ON = 0.6  # of the threshold: an event begins and ends where it leaves this
_MEMORY = 4 / GAIN  # s: so long the observer remembers
_AROUND = 0.2  # s: real friction has peaks around a reversal that no fitted curve has
_LEAST = 0.03  # s: shorter ones are noise
_TOGETHER = 0.15  # s: joints that feel one push
_SLOW = 4.0  # s: what is the same for half of this is a fault of the model
_WELL = 30.0  # condition of the Jacobian with lengths in 0.5 m: beyond, forces are guesses
_LENGTH = 0.5
_POSES = 15
_STRETCHES = 12
_STANDS_OUT = 1.6  # times the largest residual that most stretches have
_FEW = 20  # rows that say a median
_MORE = 1.2  # so much more noise some seconds may have by chance


@dataclass(frozen=True, eq=False)
class Contact:
    """A push: begin and end in s; joints that felt it, with the peak of each (N m or N).

    beyond   the link that was touched, or one that it carries
    turns    whether every joint that felt it turns round just then: it may be friction
    force, moment   on the robot at the tool, world axes, at the peak; None where they are guesses
    why_not  why they are
    """

    begin: float
    end: float
    peak: float
    joints: tuple[str, ...]
    efforts: tuple[float, ...]
    beyond: str
    turns: bool
    force: Array | None
    moment: Array | None
    why_not: str


@dataclass(frozen=True, eq=False)
class Sensitivity:
    """A link: the smallest force (N) at its far end that is noticed, in the best direction and in
    the usual one; over the poses of the recording."""

    link: str
    best: float
    usual: float


@dataclass(frozen=True, eq=False)
class Contacts:
    """residual (N, n): of the observer, freed of friction and of slow faults; sigma (n,): its
    usual size; threshold (n,): what a push must exceed; events, in order; sensitivity of links;
    tip: the frame that forces are told at."""

    t: Array
    residual: Array
    sigma: Array
    threshold: Array
    events: tuple[Contact, ...]
    sensitivity: tuple[Sensitivity, ...]
    tip: str


def find_contacts(robot: Robot, measured: Measured, explained: Array | None = None) -> Contacts:
    """Pushes in a recording whose effort is a torque.

    explained: efforts (N, n) without pushes, where more is known than the model's torques.
    """
    refuse_unfit(robot, measured)
    losses, dry = _known_losses(robot, measured, explained)
    tau = measured.effort - losses
    raw = momentum_residual(robot, measured.q, measured.qd, tau, measured.step)
    known = measured.used[:, None] & _settled(measured)
    residual = raw - _over_seconds(raw, known, measured.step, lambda x: float(np.median(x)))
    sigmas = _sigmas(measured, robot.n)
    sigma = np.array([_sigma(x[k], sigmas) for x, k in zip(residual.T, known.T, strict=True)])
    # nothing is felt where nothing was measured
    sigma = np.where(measured.unmeasured, np.inf, sigma)
    threshold = sigma * sigmas
    # noise of rates weighs more in poses of large inertia
    here = _over_seconds(residual, known, measured.step, _usual) / _MORE
    here = np.maximum(sigma, here)
    allowed = here * sigmas + 2 * dry * ~known
    size = np.abs(residual) / allowed * measured.used[:, None]
    events = tuple(
        _event(robot, measured, residual, sigma, size, *span)
        for span in _spans(size, measured.step)
    )
    seen = _sensitivity(robot, measured, threshold)
    tip = tip_frame(robot.model)
    return Contacts(measured.t, residual, sigma, threshold, events, seen, tip)


def _sigmas(measured: Measured, joints: int) -> float:
    """How many sigmas noise leaves in one of 500 such recordings; five at least.

    Noise leaves a level z upwards or downwards 2 f exp(-z²/2) times a second (Rice).
    """
    leaves = 2 * _FREQUENCY * joints * measured.step * len(measured.t)
    return max(SIGMAS, float(np.sqrt(2 * np.log(leaves / _BY_CHANCE))))


def _settled(measured: Measured) -> Array:
    """(N, n): where directions are known, and have been for as long as the observer remembers."""
    # Coulomb friction is whole where the speed is well beyond that in which it fades
    slides = measured.sure & ((np.abs(measured.qd) > 4 * SLOW) | ~measured.moving)
    known = slides.copy()
    for k in range(1, round(_MEMORY / measured.step) + 1):
        known[k:] &= slides[:-k]
    return known


def _known_losses(robot: Robot, measured: Measured, explained: Array | None) -> tuple[Array, Array]:
    """What of the efforts does not move the file's bodies: rotors, springs, friction, causes that
    are known.

    Besides, the Coulomb friction (n,) that is in it.
    """
    motion = measured.q, measured.qd, measured.qdd
    model = robot.inverse_dynamics(*motion) if explained is None else explained
    bodies = robot.inverse_dynamics(*motion, friction=False, rotor=False, spring=False)
    losses, dry = model - bodies, np.zeros(robot.n)
    for j in range(robot.n):
        rows = measured.used & measured.sure[:, j]
        beside = columns(("friction", "offset"), measured.qd[:, j], measured.qdd[:, j])
        beside = np.column_stack([beside, bodies[:, j], measured.qdd[:, j]])
        found, _ = robust_fit(beside[rows], (measured.effort - model)[rows, j])
        losses[:, j] += beside @ found
        # that of all losses, whoever has told of it
        dry[j] = abs(float(robust_fit(beside[rows], losses[rows, j])[0][1]))
    return losses, dry


def _over_seconds(
    values: Array, known: Array, step: float, what: Callable[[Array], float]
) -> Array:
    """A number of some seconds around, joined by lines (N, n): what a short push does not move."""
    half = max(2, round(_SLOW / 2 / step))
    if len(values) <= 2 * half:
        centres = np.array([len(values) // 2])
        half = len(values)
    else:
        count = 2 * len(values) // half
        centres = np.unique(np.linspace(half, len(values) - half, count).astype(int))
    out = np.empty_like(values)
    for j, column in enumerate(values.T):
        found = []
        for k in centres:
            part = slice(max(0, k - half), k + half)
            inside = column[part][known[part, j]]
            found.append(what(inside if len(inside) > _FEW else column[part]))
        out[:, j] = np.interp(np.arange(len(values)), centres, found)
    return out


def _usual(values: Array) -> float:
    """Standard deviation that a few large values do not change."""
    if not len(values):
        return float("inf")
    return max(1.4826 * float(np.median(np.abs(values - np.median(values)))), 1e-12)


def _sigma(values: Array, sigmas: float) -> float:
    """The same where faults of the model reach farther than noise does, all over the recording.

    Every stretch tells how far its rows reach, and half of the stretches have no push: a push
    stands out of what most of them have.
    """
    parts = [part for part in np.array_split(np.abs(values), _STRETCHES) if len(part)]
    if not parts:
        return float("inf")
    reach = float(np.median([np.quantile(part, 0.98) for part in parts])) / 2.326
    farthest = float(np.median([part.max() for part in parts])) * _STANDS_OUT / sigmas
    return max(_usual(values), reach, farthest)


def _spans(size: Array, step: float) -> list[tuple[int, int]]:
    """First and last row of every event, of all joints together; size: over what is allowed."""
    found: list[tuple[int, int]] = []
    for column in size.T:
        on = column > _GOES_ON
        edges = np.flatnonzero(np.diff(np.concatenate([[False], on, [False]]).astype(int)))
        for begin, end in edges.reshape(-1, 2).tolist():
            if column[begin:end].max() > 1 and (end - begin) * step >= _LEAST:
                found.append((begin, end - 1))
    joined: list[tuple[int, int]] = []
    for begin, end in sorted(found):
        if joined and (begin - joined[-1][1]) * step <= _TOGETHER:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((begin, end))
    return joined


def _event(
    robot: Robot,
    measured: Measured,
    residual: Array,
    sigma: Array,
    size: Array,
    begin: int,
    end: int,
) -> Contact:
    inside, within = residual[begin : end + 1], size[begin : end + 1]
    peak = begin + int(within.max(axis=1).argmax())
    felt = np.flatnonzero(within.max(axis=0) > 1)
    rows = np.abs(inside).argmax(axis=0)
    efforts = [float(inside[rows[j], j]) for j in felt]
    reach = round(_AROUND / measured.step)
    around = slice(max(0, peak - reach), peak + reach)
    force, moment, why_not = _at_tool(robot, measured.q[peak], residual[peak], sigma)
    return Contact(
        begin=float(measured.t[begin]),
        end=float(measured.t[end]),
        peak=float(measured.t[peak]),
        joints=tuple(robot.joint_names[j] for j in felt),
        efforts=tuple(efforts),
        beyond=robot.model.independent[int(felt[-1])].name,
        turns=bool((~measured.sure[around][:, felt]).any(axis=0).all()),
        force=force,
        moment=moment,
        why_not=why_not,
    )


def _at_tool(
    robot: Robot, q: Array, r: Array, sigma: Array
) -> tuple[Array | None, Array | None, str]:
    """Force and moment at the tool that explain r at all joints, if that can be told."""
    if robot.n < 6:
        return None, None, f"{robot.n} joints do not feel all six numbers of a wrench"
    J = robot.jacobian(q, frame=tip_frame(robot.model), eager=True)
    scaled = J / np.array([1.0] * 3 + [_LENGTH] * 3)[:, None]
    condition = float(np.linalg.cond(scaled))
    if condition > _WELL:
        return None, None, f"near a singular pose (condition {condition:.0f})"
    A = J.T / sigma[:, None]
    six, *_ = np.linalg.lstsq(A, r / sigma, rcond=None)
    left = r / sigma - A @ six
    if robot.n > 6 and float(np.abs(left).max()) > SIGMAS:
        return None, None, "no force there explains all joints: the contact is elsewhere"
    return six[3:], six[:3], ""


def tip_frame(model: Model) -> str:
    """The tool's frame, or that of the last link."""
    return TOOL if TOOL in model.frames else model.bodies[-1].name


def _sensitivity(robot: Robot, measured: Measured, threshold: Array) -> tuple[Sensitivity, ...]:
    rows = np.flatnonzero(measured.used)
    poses = measured.q[rows[np.linspace(0, len(rows) - 1, _POSES).astype(int)]]
    directions = np.random.default_rng(0).normal(size=(200, 3))
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    out = []
    for body in robot.model.bodies:
        felt = _point_jacobians(robot, poses, body.index) / threshold
        best = np.linalg.norm(felt, axis=1).max(axis=1)
        usual = np.abs(np.einsum("pcj,dc->pdj", felt, directions)).max(axis=2)
        with np.errstate(divide="ignore"):
            out.append(
                Sensitivity(body.name, float(np.median(1 / best)), float(np.median(1 / usual)))
            )
    return tuple(out)


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
