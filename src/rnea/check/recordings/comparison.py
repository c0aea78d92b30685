"""Measured beside model, joint by joint: how far apart, how much of it is friction, how late."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.recordings.joint_terms import columns, independent_rows, robust_fit
from rnea.check.recordings.measured import MOVES, Measured, refuse_unfit
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_LONGEST = 0.3  # s: lags beyond this are not looked for
_STANDS = 0.05  # of a joint's usual speed
_LAGS = 12  # so many lags are tried to either side, again and again more closely
_FEWEST = 50  # rows that tell a lag


@dataclass(frozen=True, eq=False)
class JointComparison:
    """One joint.

    measured, model   RMS of effort and of the model's torque
    range             from the smallest effort to the largest
    residual, rest    RMS of what the model leaves, and of that beside friction and offset
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
class Compared:
    """A recording beside a model: model, friction (N, n) as they were fitted, and every joint.

    friction: viscous, Coulomb and offset that the residual shows, beyond the file's own
    lag: s that efforts are behind the model's torques, nan where it cannot be told
    lag_sigma: its standard deviation
    overall: RMS of the residual of all joints that were measured over that of the effort
    """

    measured: Measured
    model: Array
    friction: Array
    joints: tuple[JointComparison, ...]
    lag: float
    lag_sigma: float
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
    joints = []
    for j, body in enumerate(robot.model.independent):
        joint, friction[:, j] = _joint(measured, model[:, j], at_bound[:, j], j)
        joints.append(JointComparison(name=body.joint.name, unit=body.joint.effort_unit, **joint))
    told = np.ix_(measured.used, ~measured.unmeasured)
    size, left = _rms(measured.effort[told]), _rms((measured.effort - model)[told])
    overall = left / size if size > 0 else float("nan")
    lag = lag_of_effort(measured, model)
    return Compared(measured, model, friction, tuple(joints), *lag, overall)


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
    apart = {
        "residual": _rms(left[measured.used]),
        "rest": after,
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
        "measured": _rms(effort[used]),
        "model": _rms(model[used]),
        "range": float(np.ptp(effort[used])),
        **apart,
        "still": float(np.mean(np.abs(qd[used]) < max(_STANDS * usual, MOVES))),
        "saturated": float(np.mean(saturated)),
    }, fitted


def lag_of_effort(measured: Measured, model: Array) -> tuple[float, float]:
    """s that efforts are behind the model's torques, and its standard deviation.

    For every lag the effort is fitted anew by the model's torque, friction and an offset; the lag
    that leaves least in all joints counts, between the rows too. nan where none does.
    """
    reach = round(_LONGEST / measured.step)
    rows = np.flatnonzero(measured.used)
    rows = rows[(rows >= reach) & (rows < len(measured.t) - reach)]
    spacing, best = max(1, reach // _LAGS), 0
    if len(rows) < _FEWEST or not (measured.moving & ~measured.unmeasured).any():
        return float("nan"), float("nan")
    while True:
        shifts = best + spacing * np.arange(-_LAGS, _LAGS + 1)
        shifts = shifts[np.abs(shifts) <= reach]
        cost = _cost_of_lags(measured, model, rows, shifts)
        k = int(cost.argmin())
        if k in (0, len(shifts) - 1):
            return float("nan"), float("nan")
        best = int(shifts[k])
        if spacing == 1:
            break
        spacing = max(1, spacing // (_LAGS // 2))
    before, here, after = cost[k - 1 : k + 2]
    curve = before - 2 * here + after
    lag = best + 0.5 * (before - after) / curve
    return float(lag * measured.step), float(measured.step * np.sqrt(2 / curve))


def _cost_of_lags(measured: Measured, model: Array, rows: Array, shifts: Array) -> Array:
    """What is left at every shift of the efforts by rows, in units of what is left at the best."""
    cost = np.zeros(len(shifts))
    for j in np.flatnonzero(measured.moving & ~measured.unmeasured):
        terms = columns(("friction", "offset"), measured.qd[:, j], measured.qdd[:, j])
        known = np.column_stack([model[:, j], terms])[rows]
        basis = np.linalg.qr(known / np.maximum(np.linalg.norm(known, axis=0), 1e-300))[0]
        shifted = np.stack([measured.effort[rows + k, j] for k in shifts], axis=1)
        left = shifted - basis @ (basis.T @ shifted)
        power = np.sum(left**2, axis=0)
        least = int(power.argmin())
        if power[least] > 0:
            cost += independent_rows(left[:, least]) * power / power[least]
    return cost


def _rms(values: Array) -> float:
    return float(np.sqrt(np.mean(values**2))) if values.size else 0.0
