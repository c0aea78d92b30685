"""How far recorded efforts are behind the motion: one number for one recording, with its deviation.

In each joint by itself the efforts are fitted by the file's torque times any factor, by friction,
offset and rotor (smoothed too), and by what bodies of other masses would add, as far as that is
plausible: a column A of it, in a unit of what is, makes the efforts' covariance A Aᵀ + noise. So
neither wrong masses nor a payload, a current in place of a torque or a reversed sign move the
answer much. The lag that leaves least of the efforts, taken later by as much, counts: Σ over joints
of the power left, in units of the least one's noise. Where joints disagree by more than their
noise, the model has another fault, and the deviation says so (a sandwich of the joints' slopes).
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.prepare import ROWS_PER_PERIOD, prepare
from rnea.apps.identify.fit.autocovariance import independent_rows
from rnea.apps.identify.fit.robust import mad_std
from rnea.apps.identify.fit.scales import carried
from rnea.apps.logs.log import Log
from rnea.core.model import INERTIAL, Model
from rnea.core.recursions.regressors.base_parameters import WIDTH, base_parameters
from rnea.core.spatial.numbers import Array
from rnea.errors import ModelWarning

if TYPE_CHECKING:
    from rnea.robot import Robot

LONGEST = 0.2
"""s: what is farther apart is no lag."""
_SURE, _LIKELY, _WORTH = 3.0, 1.5, 1e-3  # deviations, and seconds, that a lag must exceed
_USUAL = 0.01  # s: how late efforts may be where nothing tells it
_COARSE, _FINE = 0.01, 0.002  # s: spacing of the lags that are tried, then around the best
_ROWS = 1500  # neighbours are alike: more of them say no more
_FEWEST = 50  # rows that tell a lag
_OTHER = 0.1  # of the mass that a joint carries: how far bodies may be from the file
_SMOOTH = np.array([0.05, 0.15, 0.4])  # of a joint's usual speed: friction of a smoothed effort
_ROUNDING = 1e-9


@dataclass(frozen=True)
class Lag:
    """value: s that efforts are behind the motion, negative: before; its standard deviation. Both
    nan where the recording does not tell them.

    >>> Lag(0.012, 0.001).taken_out, Lag(0.004, 0.003).taken_out
    (0.012, 0.0)
    """

    value: float = math.nan
    deviation: float = math.nan

    @property
    def is_identified(self) -> bool:
        """Whether it is more than chance makes."""
        return abs(self.value) > max(_WORTH, _SURE * self.deviation)

    @property
    def facts(self) -> dict[str, float | None]:
        """The same for programs; None where nothing is told."""
        finite = {"value": self.value, "deviation": self.deviation}
        return {key: x if math.isfinite(x) else None for key, x in finite.items()}

    def __str__(self) -> str:
        """A sentence without its end; empty where nothing is told.

        >>> str(Lag(-0.012, 0.001))
        'efforts are 12.0 ± 1.0 ms before the motion'
        """
        if not math.isfinite(self.value):
            return ""
        word = "before" if self.value < 0 else "behind"
        none = "" if self.is_identified else f", which may be none (within {_SURE:.0f} deviations)"
        size, deviation = 1e3 * abs(self.value), 1e3 * self.deviation
        return f"efforts are {size:.1f} ± {deviation:.1f} ms {word} the motion{none}"

    @property
    def uncertainty(self) -> float:
        """s: how far a fit is off in time that took out what is to be taken out.

        >>> round(Lag(0.004, 0.003).uncertainty, 6), Lag(0.012, 0.001).uncertainty
        (0.005, 0.001)
        >>> Lag().uncertainty
        0.01
        """
        if not math.isfinite(self.value):
            return _USUAL
        return math.hypot(self.value - self.taken_out, self.deviation)

    @property
    def taken_out(self) -> float:
        """s: what a fit takes out. On average that helps long before the lag is sure: from where
        it is likelier to be nearer than none."""
        return self.value if abs(self.value) > max(_WORTH, _LIKELY * self.deviation) else 0.0


def effort_lag(robot: Robot, log: Log, cutoff: float | None = None, known: float = 0.0) -> Lag:
    """Of a recording whose joints are the robot's, beyond a lag that is known (s).

    cutoff: of the filter in Hz; the same for everybody, so that everybody is told the same.

    >>> from rnea import load
    >>> arm, push = load("one_link"), lambda t: [3 * np.sin(2 * t)]
    >>> run = arm.simulate([0.0], duration=8.0, torque=push)
    >>> round(effort_lag(arm, run.measured("lag=0.02", rate=100.0)).value, 2)
    0.02
    """
    p = prepare(log, cutoff, lag=known, fastest=ROWS_PER_PERIOD)
    used = p.sure_direction() & ~p.saturated & ~p.unmeasured
    begin, end = p.effort_curve.span

    def efforts(t: Array) -> Array:
        return p.effort_curve(np.clip(t + p.lag, begin, end))

    return lag_of_rows(robot, p.t, p.motion, used, efforts)


def lag_of_rows(
    robot: Robot,
    t: Array,
    motion: tuple[Array, Array, Array],
    used: Array,
    efforts: Callable[[Array], Array],
) -> Lag:
    """Of a motion at times t (N,): q, qd, qdd (N, n); used (N, n): rows that count for a joint.

    efforts: of times (M,), (M, n), at any time of the recording.

    >>> from rnea import load
    >>> arm, t = load("one_link"), np.linspace(0, 8, 800)
    >>> motion = tuple(x[:, None] for x in (np.sin(2 * t), 2 * np.cos(2 * t), -4 * np.sin(2 * t)))
    >>> tau, used = arm.inverse_dynamics(*motion), np.ones((800, 1), dtype=bool)
    >>> late = lambda at: np.interp(at - 0.02, t, tau[:, 0])[:, None]
    >>> round(lag_of_rows(arm, t, motion, used, late).value, 2)
    0.02
    """
    reach = min(LONGEST, 0.25 * float(t[-1] - t[0]))
    rows = np.flatnonzero(used.any(axis=1) & (t >= t[0] + reach) & (t <= t[-1] - reach))
    rows = rows[:: -(-len(rows) // _ROWS) or 1]
    if not len(rows):
        return Lag()
    joints = _joints(robot, tuple(x[rows] for x in motion), used[rows], efforts(t[rows]))
    if not joints:
        return Lag()

    def left(lags: Array) -> Array:
        """(lags, joints): power that each lag leaves."""
        shifted = np.stack([efforts(t[rows] + lag) for lag in lags])
        return np.stack([joint.left(shifted) for joint in joints], axis=1)

    count = math.floor(reach / _COARSE)
    tried = _COARSE * np.arange(-count, count + 1)
    power = left(tried)
    best = tried[int(np.sum(power / np.maximum(power.min(axis=0), 1e-300), axis=1).argmin())]
    if abs(best) > (count - 0.5) * _COARSE:
        return Lag()
    tried = best + _FINE * np.arange(-6, 7)
    power = left(tried)
    counts = [joint.independent(efforts(t[rows] + best)) for joint in joints]
    return _lowest(tried, power / np.maximum(power.min(axis=0), 1e-300) * counts)


def _lowest(tried: Array, cost: Array) -> Lag:
    """Of the joints' costs (lags, joints), each like a χ², the lag of the least sum."""
    k = int(cost.sum(axis=1).argmin())
    if k in (0, len(tried) - 1):
        return Lag()
    slopes, curves = (cost[k + 1] - cost[k - 1]) / 2, cost[k + 1] - 2 * cost[k] + cost[k - 1]
    step = -slopes.sum() / curves.sum()
    # at the least, joints that agree have slopes whose squares are twice their curvature
    there = slopes + curves * step
    chance = max(2 * float(curves.sum()), float(np.sum(there**2)))
    return Lag(float(tried[k] + _FINE * step), _FINE * math.sqrt(chance) / float(curves.sum()))


@dataclass(frozen=True, eq=False)
class _Joint:
    """One joint's rows: what can be made up there, as an orthonormal basis (M, k), and how large
    that may be along each of its vectors, sizes (k,)."""

    index: int
    rows: Array
    basis: Array
    sizes: Array

    def rest(self, efforts: Array) -> Array:
        """What of efforts (L, N, n) cannot be made up: (M, L), whitened by its covariance."""
        own = efforts[:, self.rows, self.index].T
        along = self.basis.T @ own
        noise = float(np.sum((own - self.basis @ along) ** 2, axis=0).min()) / len(own)
        taken = 1 - np.sqrt(noise / (self.sizes**2 + noise))
        return np.asarray(own - self.basis @ (taken[:, None] * along))

    def left(self, shifted: Array) -> Array:
        """(L,): the power of that."""
        return np.asarray(np.sum(self.rest(shifted) ** 2, axis=0))

    def independent(self, efforts: Array) -> float:
        """How many independent numbers are left beside those that the fit took."""
        free = 1 - self.basis.shape[1] / len(self.rows)
        return float(independent_rows(self.rest(efforts[None]))[0]) * free


def _joints(robot: Robot, motion: tuple[Array, ...], used: Array, efforts: Array) -> list[_Joint]:
    """Those that have enough rows."""
    kept = base_parameters(robot.model).kept
    # what a recording's units may be is said where it is read
    with warnings.catch_warnings(action="ignore", category=ModelWarning):
        columns = robot.regressor(*motion)[..., kept]
        model = robot.inverse_dynamics(*motion)
    is_body = kept % WIDTH < len(INERTIAL)
    free = np.concatenate([model[..., None], columns[..., ~is_body]], -1)
    other = columns[..., is_body] * _plausible(robot.model, kept[is_body])
    found = []
    for j in range(used.shape[1]):
        rows = np.flatnonzero(used[:, j])
        if len(rows) < _FEWEST:
            continue
        smooth = np.tanh(motion[1][rows, j, None] / (_SMOOTH * mad_std(motion[1][rows, j])))
        first = np.column_stack([free[rows, j], smooth])
        first, _ = _directions(first / _sizes(first))
        # what a current is of a torque, other masses are of it too
        unit = np.std(efforts[rows, j]) / max(float(np.std(free[rows, j, 0])), 1e-300)
        own = other[rows, j] * min(unit, 1.0)
        second, sizes = _directions(own - first @ (first.T @ own))
        basis = np.concatenate([first, second], axis=1)
        if 2 * basis.shape[1] < len(rows):
            sizes = np.concatenate([np.full(first.shape[1], np.inf), sizes])
            found.append(_Joint(j, rows, basis, sizes))
    return found


def _plausible(model: Model, names: Array) -> Array:
    """(k,): how far linear parameters of bodies may be from the file."""
    mass, length = carried(model)
    body, which = names // WIDTH, names % WIDTH
    power = np.where(which == 0, 0, np.where(which < 4, 1, 2))
    return np.asarray(_OTHER * mass[body] * length[body] ** power)


def _sizes(columns: Array) -> Array:
    return np.maximum(np.linalg.norm(columns, axis=0), 1e-300)


def _directions(columns: Array) -> tuple[Array, Array]:
    """Orthonormal vectors (M, k) of columns, and the size of each."""
    basis, sizes, _ = np.linalg.svd(columns, full_matrices=False)
    good = sizes > _ROUNDING * sizes.max(initial=0.0)
    return basis[:, good], sizes[good]
