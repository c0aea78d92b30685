"""Measured beside model, joint by joint: how far apart, how much of it is friction, how late."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.recordings.joint_terms import between, columns, robust_fit
from rnea.apps.check.recordings.measured import MOVES, MeasuredMotion, refuse_unfit
from rnea.apps.identify.data.lag import Lag, lag_of_rows
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_STANDS = 0.05  # of a joint's usual speed


@dataclass(frozen=True, eq=False)
class JointComparison:
    """One joint.

    measured, model   RMS of effort and of the model's torque, where the joint's direction is
                      certain; so is all that follows
    range             from the smallest effort to the largest
    residual, rest    RMS of what the model leaves, and of that beside friction and offset
    recorded          the latter of the effort as it was recorded, before any filter
    friction          share of the residual's power that friction and offset explain, 0 to 1
    viscous, coulomb, offset   what was fitted for that
    still, saturated  share of the rows

    Of a joint whose effort was not measured, what is left and what was fitted are nan.
    """

    name: str
    unit: str
    measured: float
    model: float
    range: float
    residual: float
    rest: float
    recorded: float
    friction: float
    viscous: float
    coulomb: float
    offset: float
    still: float
    saturated: float

    @property
    def share(self) -> float:
        """RMS of the residual over the range of the effort."""
        return self.residual / self.range if self.range > 0 else float("nan")


@dataclass(frozen=True, eq=False)
class LogComparison:
    """A recording beside a model: model, friction (N, n) as they were fitted, and every joint.

    friction: viscous, Coulomb and offset that the residual shows, beyond the file's own
    lag: how far efforts are behind the motion
    overall: RMS of the residual of all joints that were measured over that of the effort: roots of
    sums of the joints' squares
    """

    measured: MeasuredMotion
    model: Array
    friction: Array
    joints: tuple[JointComparison, ...]
    lag: Lag
    overall: float

    @property
    def residual(self) -> Array:
        return self.measured.effort - self.model


def compare(
    robot: Robot, measured: MeasuredMotion, saturated: Array | None = None, lag: Lag | None = None
) -> LogComparison:
    """A recording beside its model. saturated (N, n): where an effort stands at a bound; lag: of
    the efforts, where it is known (else it is sought)."""
    refuse_unfit(robot, measured)
    model = robot.inverse_dynamics(measured.q, measured.qd, measured.qdd)
    at_bound = np.zeros(model.shape, bool) if saturated is None else saturated
    friction = np.zeros_like(model)
    joints = []
    for j, body in enumerate(robot.model.independent):
        joint, friction[:, j] = _joint(measured, model[:, j], at_bound[:, j], j)
        joints.append(JointComparison(name=body.joint.name, unit=body.joint.effort_unit, **joint))
    told = [x for x, silent in zip(joints, measured.unmeasured, strict=True) if not silent]
    size = math.hypot(*(joint.measured for joint in told))
    left = math.hypot(*(joint.residual for joint in told))
    overall = left / size if size > 0 else float("nan")
    lag = lag_of_effort(robot, measured) if lag is None else lag
    return LogComparison(measured, model, friction, tuple(joints), lag, overall)


def _joint(
    measured: MeasuredMotion, model: Array, saturated: Array, j: int
) -> tuple[dict[str, float], Array]:
    rows = measured.used & measured.sure[:, j]
    effort, qd, qdd = measured.effort[:, j], measured.qd[:, j], measured.qdd[:, j]
    left = effort - model
    beside = columns(("friction", "offset"), qd, qdd)
    moves = bool(np.abs(qd[rows]).max(initial=0.0) > MOVES)
    # the friction of a joint at rest is not told, its offset is
    beside = beside if moves else beside * np.array([0.0, 0.0, 1.0])
    found, _ = robust_fit(beside[rows], left[rows])
    fitted = beside @ found
    before, after = _rms(left[rows]), _rms((left - fitted)[rows])
    apart = {
        "residual": before,
        "rest": after,
        "recorded": _rms(_as_recorded(measured, model + fitted, rows, j)),
        "friction": max(0.0, 1 - (after / before) ** 2) if before > 0 else 0.0,
        "viscous": float(found[0]),
        "coulomb": float(found[1]),
        "offset": float(found[2]),
    }
    if measured.unmeasured[j]:
        apart, fitted = dict.fromkeys(apart, float("nan")), np.zeros_like(left)
    usual = float(np.quantile(np.abs(qd), 0.9))
    used = measured.used
    return {
        "measured": _rms(effort[rows]),
        "model": _rms(model[rows]),
        "range": float(np.ptp(effort[used])),
        **apart,
        "still": float(np.mean(np.abs(qd[used]) < max(_STANDS * usual, MOVES))),
        "saturated": float(np.mean(saturated)),
    }, fitted


def _as_recorded(measured: MeasuredMotion, explained: Array, rows: Array, j: int) -> Array:
    """What is left of joint j's effort as recorded, beside an explanation (N,), where the nearest
    of rows (N,) counts."""
    t = measured.raw_t
    counts = np.interp(t, measured.t, rows.astype(float), left=0.0, right=0.0) >= 0.5
    return np.asarray((measured.raw[:, j] - np.interp(t, measured.t, explained))[counts])


def lag_of_effort(robot: Robot, measured: MeasuredMotion) -> Lag:
    """How late the efforts are, of rows on an even clock."""
    used = measured.used[:, None] & measured.sure & ~measured.unmeasured & measured.moving
    begin, step = measured.t[0], measured.step
    return lag_of_rows(
        robot,
        measured.t,
        (measured.q, measured.qd, measured.qdd),
        used,
        lambda t: between(measured.effort, (t - begin) / step),
    )


def _rms(values: Array) -> float:
    return float(np.sqrt(np.mean(values**2))) if values.size else 0.0
