"""Measured beside model, joint by joint: how far apart, how much of it is friction, and how late."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.recordings.joint_terms import columns, robust_fit
from rnea.check.recordings.measured import MOVES, Measured, refuse_unfit
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_LONGEST = 0.3  # s: lags beyond this are not looked for
_STANDS = 0.05  # of a joint's usual speed
_CLEAR = 0.5  # correlation, below which no lag is told


@dataclass(frozen=True, eq=False)
class JointComparison:
    """One joint.

    measured, model   RMS of effort and of the model's torque
    range             from the smallest effort to the largest
    residual, rest    RMS of what the model leaves, and of that beside friction and offset
    friction          share of the residual's power that friction and offset explain, 0 to 1
    viscous, coulomb, offset   what was fitted for that
    still, saturated  share of the rows
    lag               s that the effort is behind the model; nan where it cannot be told
    """

    name: str
    unit: str
    measured: float
    model: float
    range: float
    residual: float
    rest: float
    friction: float
    viscous: float
    coulomb: float
    offset: float
    still: float
    saturated: float
    lag: float

    @property
    def share(self) -> float:
        """RMS of the residual over the range of the effort."""
        return self.residual / self.range if self.range > 0 else float("nan")


@dataclass(frozen=True, eq=False)
class Compared:
    """A recording beside a model: model, friction (N, n) as they were fitted, and every joint.

    friction: viscous, Coulomb and offset that the residual shows, beyond the file's own
    lag: s of all joints together, nan where none tells
    overall: RMS of the residual of all joints over that of the effort
    """

    measured: Measured
    model: Array
    friction: Array
    joints: tuple[JointComparison, ...]
    lag: float
    overall: float

    @property
    def residual(self) -> Array:
        return self.measured.effort - self.model


def compare(robot: Robot, measured: Measured, saturated: Array | None = None) -> Compared:
    """A recording beside its model. saturated (N, n): where an effort stands at a bound."""
    refuse_unfit(robot, measured)
    model = robot.inverse_dynamics(measured.q, measured.qd, measured.qdd)
    at_bound = np.zeros(model.shape, bool) if saturated is None else saturated
    friction = np.zeros_like(model)
    joints, lags = [], []
    for j, body in enumerate(robot.model.independent):
        joint, friction[:, j] = _joint(measured, model[:, j], at_bound[:, j], j)
        joints.append(JointComparison(name=body.joint.name, unit=body.joint.effort_unit, **joint))
        lags.append(joint["lag"])
    known = [(joint.lag, joint.model) for joint in joints if np.isfinite(joint.lag)]
    rows = measured.used
    size = float(np.sqrt(np.mean(measured.effort[rows] ** 2)))
    left = float(np.sqrt(np.mean((measured.effort - model)[rows] ** 2)))
    overall = left / size if size > 0 else float("nan")
    return Compared(measured, model, friction, tuple(joints), _weighted_median(known), overall)


def _joint(
    measured: Measured, model: Array, saturated: Array, j: int
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
    usual = float(np.quantile(np.abs(qd), 0.9))
    used = measured.used
    return {
        "measured": _rms(effort[used]),
        "model": _rms(model[used]),
        "range": float(np.ptp(effort[used])),
        "residual": _rms(left[used]),
        "rest": after,
        "friction": max(0.0, 1 - (after / before) ** 2) if before > 0 else 0.0,
        "viscous": float(found[0]),
        "coulomb": float(found[1]),
        "offset": float(found[2]),
        "still": float(np.mean(np.abs(qd[used]) < max(_STANDS * usual, MOVES))),
        "saturated": float(np.mean(saturated)),
        "lag": lag_between(effort[used], (model + fitted)[used], measured.step)
        if moves
        else np.nan,
    }, fitted


def lag_between(effort: Array, model: Array, step: float) -> float:
    """s that effort (N,) is behind model (N,): where they correlate best, between the rows too.

    nan where they hardly correlate, or best at the end of what is looked at.
    """
    reach = min(round(_LONGEST / step), len(effort) // 4)
    a, b = effort - effort.mean(), model - model.mean()
    size = float(np.linalg.norm(a) * np.linalg.norm(b))
    if size == 0 or reach < 1:
        return float("nan")
    length = 2 * len(a)
    product = np.fft.irfft(np.fft.rfft(a, length) * np.conj(np.fft.rfft(b, length)), length)
    shifts = np.arange(-reach, reach + 1)
    # fewer rows overlap the farther they are shifted
    score = product[shifts] / (len(a) - np.abs(shifts)) * len(a) / size
    k = int(score.argmax())
    if score[k] < _CLEAR or k in (0, len(score) - 1):
        return float("nan")
    before, here, after = score[k - 1 : k + 2]
    top = 0.5 * (before - after) / (before - 2 * here + after)
    return float((shifts[k] + top) * step)


def _rms(values: Array) -> float:
    return float(np.sqrt(np.mean(values**2))) if len(values) else 0.0


def _weighted_median(known: list[tuple[float, float]]) -> float:
    """Of (value, weight): a joint with a large torque tells its lag best."""
    if not known:
        return float("nan")
    values, weights = map(np.array, zip(*sorted(known), strict=True))
    total = np.cumsum(weights)
    return float(values[np.searchsorted(total, total[-1] / 2)])
