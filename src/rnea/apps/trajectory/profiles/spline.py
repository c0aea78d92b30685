"""Cubic splines through via points: position, velocity and acceleration are continuous."""

from __future__ import annotations

from typing import Any, final

import numpy as np

from rnea.apps.trajectory.columns import Columns, Joints
from rnea.apps.trajectory.limits import MotionLimits, limits_for, timed
from rnea.apps.trajectory.profiles.assembled import (
    LoopTrajectory,
    closed_places,
    independent_part,
)
from rnea.apps.trajectory.profiles.held import Held, plain_part, refuse_moving
from rnea.apps.trajectory.repr_motion import profile_table
from rnea.apps.trajectory.trajectory import Peaks, State, finite_times, positions
from rnea.core.model import in_order
from rnea.core.spatial import Table, Tabled
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError

ENDS = ("clamped", "natural")


@final
class Spline(Tabled):
    """Through points (k, n) at times (k,); all joints share the times.

    ends   "clamped": the end velocities are given (n,), 0 by default
           "natural": no acceleration at the ends; the velocities there are what they become
    Before and after, the joints go on with the velocity of the end, at rest if it is 0.

    >>> Spline([[0.0], [1.0], [0.0]], [0.0, 1.0, 2.0], ["a"], ends="natural").at(0.5).q
    array([0.6875])
    """

    def __init__(
        self,
        points: Any,
        times: Any,
        joint_names: Joints,
        ends: str = "clamped",
        velocities: tuple[Any, Any] = (0.0, 0.0),
    ) -> None:
        self.columns = columns = Columns.of(joint_names)
        self.joint_names = columns.joints
        self.points = _points(points, columns)
        if columns.curved:
            raise InputError(
                "a Spline moves joints with plain coordinates; use the function spline"
            )
        self.times = np.asarray(times, dtype=float)
        _check_times(self.times, len(self.points))
        if ends not in ENDS:
            raise UnknownNameError("kind of ends", ends, ENDS)
        self.ends = ends
        first, last = (
            np.broadcast_to(np.asarray(v, dtype=float), len(columns.speeds)) for v in velocities
        )
        self._acceleration = _accelerations(self.points, np.diff(self.times), ends, first, last)
        self._slope = _knot_velocities(
            self.points, np.diff(self.times)[:, None], self._acceleration
        )

    @property
    def duration(self) -> float:
        """s, from the first point to the last."""
        return float(self.times[-1])

    def _table(self) -> Table:
        return profile_table(self)

    def lasting(self, duration: float) -> Spline:
        """The same path in another time.

        >>> Spline([[0.0], [1.0]], [0.0, 1.0], ["a"]).lasting(4.0).duration
        4.0
        """
        factor = duration / self.duration
        ends = self._slope[0] / factor, self.at(self.duration).qd / factor
        times = self.times * factor
        times[-1] = duration
        return Spline(self.points, times, self.columns, self.ends, ends)

    def at(self, t: Any) -> State:
        """Position and rates at any times (...): four arrays (..., n)."""
        t = finite_times(t)
        piece = np.clip(
            np.searchsorted(self.times, t.real, side="right") - 1, 0, len(self.times) - 2
        )
        inside = np.clip(t.real, 0, self.duration) + (t - t.real)
        x = (inside - self.times[piece])[..., None]
        q, v, a = self.points[piece], self._slope[piece], self._acceleration[piece]
        j = self._jerk[piece]
        outside = ((t.real < 0) | (t.real > self.duration))[..., None]
        beyond = (t - inside)[..., None]
        state = _cubic(q, v, a, j, x)
        return State(
            state.q + beyond * state.qd,
            state.qd,
            np.where(outside, 0, state.qdd),
            np.where(outside, 0, state.jerk),
        )

    @property
    def _jerk(self) -> Array:
        return np.diff(self._acceleration, axis=0) / np.diff(self.times)[:, None]

    @property
    def peaks(self) -> Peaks:
        # the acceleration is linear in each piece, so velocity peaks at its ends or where it is 0
        """The largest speed, acceleration and jerk of each joint."""
        speeds = [self._slope, self.at(self.duration).qd[None], self._where(2).qd]
        return Peaks(
            np.abs(np.concatenate(speeds)).max(axis=0),
            np.abs(self._acceleration).max(axis=0),
            np.abs(self._jerk).max(axis=0),
        )

    @property
    def span(self) -> tuple[Array, Array]:
        """The lowest and the highest position of each joint, overshoot included."""
        all_points = np.concatenate([self.points, self._where(1).q])
        return all_points.min(axis=0), all_points.max(axis=0)

    def _where(self, rate: int) -> State:
        """The state of each joint where its velocity (1) or acceleration (2) is 0: rows (m, n)."""
        a, v, j = self._acceleration[:-1], self._slope, self._jerk
        with np.errstate(all="ignore"):
            if rate == 2:
                roots = [-a / j]
            else:
                # v + a x + j x²/2 = 0, in the form that does not cancel
                root = -(a + np.copysign(np.sqrt(a * a - 2 * v * j), a))
                roots = [root / j, 2 * v / root]
        length = np.diff(self.times)[:, None]
        # elsewhere: the piece's first point
        inside = (np.where((x > 0) & (x < length), x, 0) for x in roots)
        states = (_cubic(self.points[:-1], v, a, j, x) for x in inside)
        return State(*(np.concatenate(parts) for parts in zip(*states, strict=True)))


def _cubic(q: Array, v: Array, a: Array, j: Array, x: Array) -> State:
    """The state a time x after one with these rates, at constant jerk."""
    return State(
        q + x * (v + x * (a / 2 + x * j / 6)), v + x * (a + x * j / 2), a + x * j, j + 0 * x
    )


def spline(
    points: Any,
    joint_names: Joints,
    limits: MotionLimits | None = None,
    duration: float | None = None,
    times: Any = None,
    ends: str = "clamped",
) -> Spline | Held[Spline] | LoopTrajectory[Spline | Held[Spline]]:
    """A spline at given times, or in the least time of a spline of its shape within the limits.

    Without times, each piece gets a part of the time in proportion to the way of the joint that
    has to hurry most there: way over speed limit if every joint has one, else the plain way.
    joint_names: of joints with one coordinate each, or a model, whose spherical, planar and free
    joints must stay where they are.

    >>> spline([[0.0], [1.0], [0.0]], ["hip"], duration=2.0).at(1.0).q
    array([1.])
    """
    columns = Columns.of(joint_names)
    if columns.looped is not None:
        first, told = closed_places(columns.looped, points=points)
        joints = independent_part(columns.looped)
        plan = spline(told["points"], joints, limits, duration, times, ends)
        assert not isinstance(plan, LoopTrajectory)
        return LoopTrajectory(plan, columns.looped, first)
    places = _points(points, columns)
    if len(places) < 2:
        raise InputError(f"a spline needs at least 2 points, got {len(places)}")
    limits = limits_for(columns, limits)
    if columns.curved:
        refuse_moving(columns, [columns.difference(places[0], place) for place in places], "spline")
        names, own = plain_part(columns, limits)
        moving = spline(places[:, columns.straight[0]], names, own, duration, times, ends)
        assert isinstance(moving, Spline)
        return Held(moving, columns, places[0])
    moved = np.ptp(places, axis=0) > 0
    limits.refuse_zero(moved)
    if times is not None and duration is not None:
        raise InputError("give either the times of the points or a duration, not both")
    shares = _shares(places, limits) if times is None else times
    curve = Spline(places, shares, columns, ends)
    if ends != "natural":
        limits.refuse_jumps(moved, f"spline with {ends} ends")
    if times is None:
        return timed(curve, moved, limits, duration)
    return timed(curve, moved, limits, curve.duration, "the last time")


def _points(points: Any, columns: Columns) -> Array:
    points = in_order(points, columns.positions, "q")
    return np.array([positions(p, columns, f"point {k}") for k, p in enumerate(points, start=1)])


def _shares(points: Array, limits: MotionLimits) -> Array:
    """Times from 0 to 1 in proportion to the ways between the points."""
    speed = limits.velocity if np.all(np.isfinite(limits.velocity)) else np.ones(points.shape[1])
    step = np.abs(np.diff(points, axis=0))
    ways = np.divide(step, speed, out=np.zeros_like(step), where=step > 0).max(axis=1, initial=0.0)
    if not np.any(ways):
        return np.linspace(0.0, 1.0, len(points))
    same = np.flatnonzero(ways == 0)
    if len(same):
        k = int(same[0]) + 1
        raise InputError(f"points {k} and {k + 1} are the same; leave one out or give times")
    return np.concatenate([[0.0], np.cumsum(ways) / ways.sum()])


def _check_times(times: Array, points: int) -> None:
    if times.shape != (points,):
        raise InputError(f"{points} points need {points} times, got {times.size}")
    if points < 2:
        raise InputError(f"a spline needs at least 2 points, got {points}")
    if not np.all(np.isfinite(times)) or times[0] != 0 or np.any(np.diff(times) <= 0):
        raise InputError(f"times of points must start at 0 and increase, got {times.tolist()}")


def _accelerations(points: Array, h: Array, ends: str, first: Array, last: Array) -> Array:
    """qdd at the points (k, n), from the continuity of velocity at each of them.

    h₋ qdd₋ + 2 (h₋ + h₊) qdd + h₊ qdd₊ = 6 (slope₊ - slope₋); the ends say the first and last row.
    """
    slope = np.diff(points, axis=0) / h[:, None]
    if ends == "natural":
        middle = _tridiagonal(2 * (h[:-1] + h[1:]), h[1:-1], 6 * np.diff(slope, axis=0))
        still = np.zeros_like(points[:1])
        return np.concatenate([still, middle, still])
    left, right = np.concatenate([[0.0], h]), np.concatenate([h, [0.0]])
    slopes = np.concatenate([first[None], slope, last[None]])
    return _tridiagonal(2 * (left + right), h, 6 * np.diff(slopes, axis=0))


def _tridiagonal(diagonal: Array, beside: Array, right: Array) -> Array:
    """Solve a symmetric tridiagonal system; ours is diagonally dominant, so no pivots."""
    diagonal, x = diagonal.copy(), right.copy()
    for k in range(1, len(x)):
        ratio = beside[k - 1] / diagonal[k - 1]
        diagonal[k] -= ratio * beside[k - 1]
        x[k] -= ratio * x[k - 1]
    for k in reversed(range(len(x))):
        above = beside[k] * x[k + 1] if k + 1 < len(x) else 0.0
        x[k] = (x[k] - above) / diagonal[k]
    return x


def _knot_velocities(points: Array, h: Array, acceleration: Array) -> Array:
    """qd at the start of each piece."""
    return np.diff(points, axis=0) / h - h * (2 * acceleration[:-1] + acceleration[1:]) / 6
