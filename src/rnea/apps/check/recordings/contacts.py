"""Was that a contact? Pushes against a robot, seen in its efforts.

The balance of momentum gives what the surroundings exert at the joints, together with everything
that the model has wrong. Friction, offset and a factor of the model are fitted and taken away;
what goes on slowly, over seconds, is taken for a fault of the model. A push is what the means of
the rest over 50 to 400 ms do not reach by chance, in one joint or in all of them together
(`detector`). They are means of efforts as they were recorded, up to a row and not beyond. Where a
joint turns round, its friction turns over as it does in the recording's other reversals
(`reversals`), and rows have a spread of their own. Where a joint is so slow that nobody knows which
way, or stands, friction is anything between its bounds: such rows are left out, or that much is
allowed besides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.recordings.detector import ALARMS, Window, bank, over_seconds
from rnea.apps.check.recordings.encoders import Encoders
from rnea.apps.check.recordings.joint_terms import SLOW, columns, robust_fit
from rnea.apps.check.recordings.measured import MeasuredMotion, refuse_unfit
from rnea.apps.check.recordings.observer import momentum_residual, row_to_row
from rnea.apps.check.recordings.reversals import turning_over, unsure
from rnea.apps.check.recordings.sensitivity import Sensitivity, pushes, smallest_forces
from rnea.core.model import Model
from rnea.core.spatial import TOOL
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_AROUND = 0.2  # s: real friction has peaks around a reversal that no fitted curve has
_ROUNDS = 6  # what one finds to be a push does not tell the next what is usual
_TOGETHER = 0.15  # s: joints that feel one push
_WELL = 30.0  # condition of the Jacobian with lengths in 0.5 m: beyond, forces are guesses
_LENGTH = 0.5
_UNEXPLAINED = 5.0  # deviations that a force at the tool may leave in a joint


@dataclass(frozen=True, eq=False)
class ContactEvent:
    """A push: begin and end in s; joints that felt it, with the mean of each (N m or N).

    begin, end   where a step best parts rows with the push from rows without
    alarm    when what had been recorded until then sufficed to tell
    beyond   the link that was touched, or one that it carries
    turns    whether every joint that felt it turns round just then: it may be friction
    force, moment   on the robot at the tool, world axes, in the mean; None where they are guesses
    why_not  why they are
    """

    begin: float
    end: float
    alarm: float
    joints: tuple[str, ...]
    efforts: tuple[float, ...]
    beyond: str
    turns: bool
    force: Array | None
    moment: Array | None
    why_not: str


@dataclass(frozen=True, eq=False)
class ContactEvents:
    """residual (N, n): from outside, freed of friction and of slow faults, in means over the
    shortest window of so many seconds; sigma (n,): its spread; threshold (n,): what a push must
    exceed in it, if one joint alone feels it; events, in order; excess (N, n): the largest mean
    over any window up to then over what it must exceed, alone or with other joints, above one is a
    push; sensitivity of links, to pushes of two lengths (s); tip: the frame that forces are told
    at."""

    t: Array
    seconds: float
    residual: Array
    sigma: Array
    threshold: Array
    excess: Array
    events: tuple[ContactEvent, ...]
    sensitivity: tuple[Sensitivity, ...]
    tip: str
    lengths: tuple[float, float]

    @property
    def highest(self) -> float:
        """The largest mean of all, over what it must exceed."""
        return float(self.excess.max())


def find_contacts(
    robot: Robot, measured: MeasuredMotion, explained: Array | None = None
) -> ContactEvents:
    """Pushes in a recording whose effort is a torque.

    explained: efforts (N, n) without pushes, where more is known than the model's torques.
    """
    refuse_unfit(robot, measured)
    losses, total = _known_losses(robot, measured, explained)
    # efforts as they were recorded: windows are filters enough, and these do not look ahead
    tau = measured.recorded - row_to_row(losses)
    raw = momentum_residual(robot, measured.q, measured.qd, tau, measured.step)
    turning = ~measured.sure | ((np.abs(measured.qd) < 4 * SLOW) & measured.moving)
    known = measured.used[:, None] & ~turning
    residual = raw - over_seconds(raw, known, measured.step, lambda x: float(np.median(x)))
    sharper, widths = turning_over(residual, measured, _laws(robot, total))
    residual, dry = residual + sharper, np.abs(total)
    residual[:, measured.unmeasured] = 0.0
    # so slow, friction may push either way
    either = unsure(measured, widths, ALARMS)
    turning, hidden = turning | either, row_to_row(2 * dry * either)
    encoders, pushed = Encoders.of(robot, measured), np.zeros(len(residual), bool)
    for _ in range(_ROUNDS):
        windows = bank(residual, measured.used, turning, hidden, measured.step, pushed, encoders)
        windows = [_deaf(window, measured.unmeasured) for window in windows]
        spans = _spans(windows, measured.step)
        before = pushed.copy()
        for begin, end in spans:
            pushed[begin:end] = True
        if (pushed == before).all():
            break
    shortest = windows[0]
    return ContactEvents(
        t=measured.t,
        seconds=shortest.rows * measured.step,
        residual=np.nan_to_num(shortest.mean),
        sigma=shortest.sigma[1],
        threshold=shortest.sigma[1] * shortest.threshold[1],
        excess=np.max([window.excess for window in windows], axis=0),
        events=tuple(_event(robot, measured, residual, windows, *span) for span in spans),
        sensitivity=smallest_forces(robot, measured, windows, dry),
        tip=tip_frame(robot.model),
        lengths=pushes(measured.step),
    )


def _deaf(window: Window, joints: Array) -> Window:
    """Nothing is felt where nothing was measured."""
    sigma, allowed = (np.where(joints, np.inf, x) for x in (window.sigma, window.allowed))
    return replace(window, sigma=sigma, allowed=allowed)


def _runs(on: Array) -> list[tuple[int, int]]:
    """First row of each run of True, and the row behind its last."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], on, [False]]).astype(int)))
    return [(int(begin), int(end)) for begin, end in edges.reshape(-1, 2)]


def _known_losses(
    robot: Robot, measured: MeasuredMotion, explained: Array | None
) -> tuple[Array, Array]:
    """What of the efforts does not move the file's bodies: rotors, springs, friction, causes that
    are known.

    Besides, the Coulomb friction (n,) that is in it, with its sign.
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
        dry[j] = robust_fit(beside[rows], losses[rows, j])[0][1]
    return losses, dry


def _laws(robot: Robot, total: Array) -> list[list[tuple[float, float]]]:
    """Dry friction by joint, of size `total` (n,): what the file has and what was fitted beside it,
    sizes and widths in which they turn over."""
    found = []
    for body, size in zip(robot.model.independent, total, strict=True):
        file = (body.losses.coulomb_forward + body.losses.coulomb_backward) / 2
        found.append([(file, body.losses.smooth), (size - file, SLOW)])
    return found


def _spans(windows: list[Window], step: float) -> list[tuple[int, int]]:
    """Rows of windows that exceed what is allowed, of all joints, as (first, behind the last)."""
    found = []
    for window in windows:
        for begin, end in _runs(np.any(window.excess > 1, axis=1)):
            found.append((begin - window.rows + 1, end))
    joined: list[tuple[int, int]] = []
    for begin, end in sorted(found):
        if joined and (begin - joined[-1][1]) * step <= _TOGETHER:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((begin, end))
    return joined


def _event(
    robot: Robot,
    measured: MeasuredMotion,
    residual: Array,
    windows: list[Window],
    begin: int,
    end: int,
) -> ContactEvent:
    inside = [window.excess[begin:end] for window in windows]
    # the window that stands out most
    best = int(np.argmax([excess.max() for excess in inside]))
    window, last = windows[best], begin + int(inside[best].max(axis=1).argmax())
    felt = np.flatnonzero(np.max(inside, axis=(0, 1)) > 1)
    alarm = begin + int((np.max(inside, axis=(0, 2)) > 1).argmax())
    first, behind = _ends(residual[:, felt] / windows[0].sigma[1, felt], windows, alarm, begin, end)
    reach = round(_AROUND / measured.step)
    around = slice(max(0, first - reach), behind + reach)
    middle = measured.q[last - window.rows // 2]
    force, moment, why_not = _at_tool(robot, middle, window.mean[last], window.sigma[1])
    return ContactEvent(
        begin=float(measured.t[first]),
        end=float(measured.t[behind]),
        alarm=float(measured.t[alarm]),
        joints=tuple(robot.joint_names[j] for j in felt),
        efforts=tuple(float(window.mean[last, j]) for j in felt),
        beyond=robot.model.independent[int(felt[-1])].name,
        turns=bool((~measured.sure[around][:, felt]).any(axis=0).all()),
        force=force,
        moment=moment,
        why_not=why_not,
    )


def _ends(white: Array, windows: list[Window], alarm: int, begin: int, end: int) -> tuple[int, int]:
    """First and last row of a push: where it begins, seen from the first window that exceeds what
    is allowed, and where it ends, seen backwards from the last one."""
    short, long = windows[0].rows, windows[-1].rows
    leave = (
        max(
            int(np.flatnonzero((window.excess[begin:end] > 1).any(axis=1)).max()) - window.rows + 1
            for window in windows
            if (window.excess[begin:end] > 1).any()
        )
        + begin
    )
    first = _onset(white[max(0, alarm - 2 * long) : alarm + short])
    behind = _onset(white[max(0, leave - short) + 1 : leave + 2 * long][::-1])
    first += max(0, alarm - 2 * long)
    behind = min(len(white), leave + 2 * long) - 1 - behind
    return first, max(first, behind)


def _onset(white: Array) -> int:
    """The row in which a step begins that lasts to the end of rows (N, n) of unit noise: where its
    likelihood is largest, with any height in every joint."""
    total = np.cumsum(white[::-1], axis=0)[::-1]
    return int((np.sum(total**2, axis=1) / np.arange(len(white), 0, -1)).argmax())


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
    if robot.n > 6 and float(np.abs(left).max()) > _UNEXPLAINED:
        return None, None, "no force there explains all joints: the contact is elsewhere"
    return six[3:], six[:3], ""


def tip_frame(model: Model) -> str:
    """The tool's frame, or that of the last link."""
    return TOOL if TOOL in model.frames else model.bodies[-1].name
