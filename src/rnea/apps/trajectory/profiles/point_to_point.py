"""Several joints from rest to rest in the least time their limits allow, all in the same time.

Each joint alone would need its own least time; the slowest one decides, and the others take
their own fastest motion stretched to the same duration, which keeps every limit of theirs.

Where a law's proportions are free (trapezoid, S-curve) and every limit that shapes it is given,
they are those of the fastest motion. Where one is missing, or only a duration is given, the law
has equal segments: thirds for the trapezoid, sevenths for the S-curve.

A joint whose speeds are not the rates of its coordinates goes along the one step d that leads from
start to end, q(t) = start ∘ exp(s(t) d): an orientation turns about one axis, a free body moves on
a screw. Along its own axes it then has exactly the speeds s' d and the accelerations s'' d.
"""

from __future__ import annotations

import math
from typing import Any, final

import numpy as np

from rnea.apps.trajectory.columns import Columns, Joints, quaternions
from rnea.apps.trajectory.limits import MotionLimits, limits_for, timed
from rnea.apps.trajectory.profiles.assembled import (
    LoopTrajectory,
    closed_places,
    independent_part,
)
from rnea.apps.trajectory.profiles.unit_laws import (
    Cubic,
    Harmonic,
    MotionProfile,
    Quintic,
    SCurve,
    Trapezoid,
)
from rnea.apps.trajectory.repr_motion import profile_table
from rnea.apps.trajectory.trajectory import Peaks, State, finite_times, positions
from rnea.core.model import Body, as_array
from rnea.core.spatial import Table, Tabled
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError

_FIXED: dict[str, MotionProfile] = {"cubic": Cubic(), "quintic": Quintic(), "sinusoid": Harmonic()}
POINT_TO_POINT = (*_FIXED, "trapezoid", "scurve")


@final
class RestToRest(Tabled):
    """All joints start and arrive together; before and after, they rest.

    duration is the time of all swings together. Odd swings lead from start to end, even ones back.

    >>> RestToRest([0.0], [2.0], Cubic(), 4.0, ["a"]).at(1.0).q
    array([0.3125])
    """

    def __init__(
        self,
        start: Any,
        end: Any,
        law: MotionProfile,
        duration: float,
        joint_names: Joints,
        swings: int = 1,
    ) -> None:
        self.columns = Columns.of(joint_names)
        names = self.columns.positions
        self.start, self.end = as_array(start, names, "start"), as_array(end, names, "end")
        self.law, self.duration, self.swings = law, float(duration), swings
        self.joint_names = self.columns.joints
        self.way = self.columns.difference(self.start, self.end)
        if self.columns.curved and self.columns.model is not None:
            self.end, reached = self.end.copy(), self.columns.integrate(self.start, self.way)
            for _, parts in quaternions(self.columns.model):
                # the same orientation, said with the sign that the way arrives with
                self.end[parts] *= 1.0 if reached[parts] @ self.end[parts] > 0 else -1.0
        self._time = self.duration / swings

    def _table(self) -> Table:
        turns = f" in {self.swings} swings" if self.swings > 1 else ""
        return profile_table(self, f" by {type(self.law).__name__.lower()}{turns}")

    def lasting(self, duration: float) -> RestToRest:
        """The same path in another time.

        >>> RestToRest([0.0], [2.0], Cubic(), 4.0, ["a"]).lasting(8.0).duration
        8.0
        """
        return RestToRest(self.start, self.end, self.law, duration, self.columns, self.swings)

    @property
    def peaks(self) -> Peaks:
        """The largest speed, acceleration and jerk of each joint."""
        size, time = np.abs(self.way), self._time
        # a joint that stays has no jerk, whatever its law says
        values = (
            np.multiply(size / time**k, peak, out=np.zeros_like(size), where=size > 0)
            for k, peak in enumerate(self.law.peak, start=1)
        )
        return Peaks(*values)

    @property
    def span(self) -> tuple[Array, Array]:
        """The lowest and the highest number of each coordinate."""
        low, high = np.minimum(self.start, self.end), np.maximum(self.start, self.end)
        for body in self.columns.curved:
            low[body.q], high[body.q] = extremes(body, self.start, self.end, self.way)
        return low, high

    def at(self, t: Any) -> State:
        """Position q (..., nq) and rates (..., nv) at any times (...)."""
        t = finite_times(t)[..., None]
        swing = np.clip(np.floor(t.real / self._time), 0, self.swings - 1)
        since = t - swing * self._time
        until = (swing + 1) * self._time - t
        # the second half is the first one seen from the end: both ends are met exactly
        early = since.real <= until.real
        u = np.where(early, since, until) / self._time
        outside = u.real < 0
        s, v, a, j = self.law.first_half(np.where(outside, 0, u))
        forth = swing % 2 == 0
        begin, finish = (
            np.where(forth, self.start, self.end),
            np.where(forth, self.end, self.start),
        )
        way = np.where(forth, self.way, -self.way)
        from_start, from_end = (
            self.columns.integrate(place, step)
            for place, step in ((begin, way * s), (finish, -way * s))
        )
        q = np.where(early, from_start, from_end)
        mirror = np.where(early, 1, -1)
        inside = np.where((t.real < 0) | (t.real > self.duration), 0, way)
        T = self._time
        return State(q, inside * v / T, mirror * inside * a / T**2, inside * j / T**3)


def point_to_point(
    start: Any,
    end: Any,
    profile: str,
    joint_names: Joints,
    limits: MotionLimits | None = None,
    duration: float | None = None,
    swings: int = 1,
) -> RestToRest | LoopTrajectory[RestToRest]:
    """The fastest motion within the limits, or one of a given duration that keeps them.

    joint_names: of joints with one coordinate each, or a model; then start and end are (nq,), and
    the limits those of its speeds. Of a model with loops they may be those of the independent
    joints alone, and the others follow.

    >>> limits = MotionLimits.of(["a"], velocity=1.0, acceleration=2.0)
    >>> point_to_point([0.0], [3.0], "trapezoid", ["a"], limits).duration
    3.5
    """
    columns = Columns.of(joint_names)
    if columns.looped is not None:
        first, told = closed_places(columns.looped, start=start, end=end)
        joints = independent_part(columns.looped)
        plan = point_to_point(
            **told,
            profile=profile,
            joint_names=joints,
            limits=limits,
            duration=duration,
            swings=swings,
        )
        assert isinstance(plan, RestToRest)
        return LoopTrajectory(plan, columns.looped, first)
    start, end = positions(start, columns, "start"), positions(end, columns, "end")
    limits = limits_for(columns, limits)
    if swings < 1:
        raise InputError(f"a motion needs at least one swing, got {swings}")
    way = np.abs(columns.difference(start, end))
    limits.refuse_zero(way > 0)
    law = _law(profile, _requested(columns, way, limits))
    if not law.smooth:
        limits.refuse_jumps(way > 0, profile)
    one_second_each = RestToRest(start, end, law, swings, columns, swings)
    return timed(one_second_each, way > 0, limits, duration)


def _requested(columns: Columns, way: Array, limits: MotionLimits) -> list[list[float]]:
    """Way and limits of each speed; those of a joint that moves along one step share a law."""
    rows = np.stack((way, limits.velocity, limits.acceleration, limits.jerk), axis=-1)
    for body in columns.curved:
        moving = rows[body.v][way[body.v] > 0]
        if len(moving):
            # s goes from 0 to 1; the speed that is nearest to its limit decides
            rows[body.v] = [1.0, *(moving[:, 1:] / moving[:, :1]).min(axis=0)]
    asked: list[list[float]] = rows.tolist()
    return asked


def _law(profile: str, joints: list[list[float]]) -> MotionProfile:
    if profile in _FIXED:
        return _FIXED[profile]
    if profile == "trapezoid":
        return Trapezoid([_fastest_ramp(*joint[:3]) for joint in joints])
    if profile == "scurve":
        shapes = [_fastest_s(*joint) for joint in joints]
        return SCurve([ramp for ramp, _ in shapes], [rise for _, rise in shapes])
    raise UnknownNameError("profile", profile, POINT_TO_POINT)


def _fastest_ramp(way: float, v: float, a: float) -> float:
    """The part of the time in which the fastest trapezoid speeds up."""
    if not way or math.isinf(a):
        return 1 / 3
    if math.isinf(v):
        return 1 / 2
    ramp = v / a
    cruise = way / v - ramp
    # too short to reach the speed: accelerate for half of the time
    return ramp / (2 * ramp + cruise) if cruise > 0 else 1 / 2


def _fastest_s(way: float, v: float, a: float, j: float) -> tuple[float, float]:
    """Ramp and rise of the fastest S-curve, as parts of its time.

    With rise time h = a/j the ramp to speed v lasts v/a + h, and its mean speed is v/2. On a short
    way to a small speed, the acceleration limit is not reached: the ramp is twice √(v/j).
    """
    if not way or math.isinf(j):
        return 3 / 7, 1 / 7
    h = a / j
    held = v >= a * h and math.isfinite(h)
    rise = h if held else math.sqrt(v / j)
    ramp = v / a + h if held else 2 * rise
    cruise = way / v - ramp
    if cruise > 0:
        total = 2 * ramp + cruise
        return ramp / total, min(rise, ramp / 2) / total
    # v is not reached but the speed with way = speed (speed/a + h), unless that is less than a h:
    # then the acceleration is not held either, and the motion has four equal parts
    if math.isinf(h):
        return 1 / 2, 1 / 4
    speed = way / (math.sqrt(h * h / 4 + way / a) + h / 2)
    return 1 / 2, min(h / (2 * (speed / a + h)), 1 / 4)


_PER_RADIAN = 16
_MOST = 100_000
# halvings of a sixteenth of a radian to the last bit
_HALVINGS = 50


def extremes(body: Body, start: Array, end: Array, way: Array) -> tuple[Array, Array]:
    """The lowest and highest of each coordinate of one joint, start ∘ exp(s way), 0 ≤ s ≤ 1.

    start, end (nq,) and way (nv,) are of the whole robot. Between two samples where the rate of a
    coordinate changes its sign, halving finds its zero.
    """
    joint, start, end, step = body.joint, start[body.q], end[body.q], way[body.v]

    def at(s: Array) -> Array:
        return joint.integrate(np.broadcast_to(start, (*s.shape[:-1], joint.nq)), step * s)

    turns = [abs(x) for x, speed in zip(step, joint.speeds, strict=True) if "rad" in speed.unit]
    samples = min(_MOST, 2 + int(_PER_RADIAN * float(np.sum(turns))))
    s = np.linspace(0.0, 1.0, samples)
    q = at(s[:, None])
    rising = joint.rate(q, np.broadcast_to(step, (samples, joint.nv))) > 0
    row, column = np.nonzero(rising[1:] != rising[:-1])
    low, high, before = s[row], s[row + 1], rising[row, column]
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        rate = joint.rate(at(middle[:, None]), np.broadcast_to(step, (len(row), joint.nv)))
        left = (rate[np.arange(len(row)), column] > 0) == before
        low, high = np.where(left, middle, low), np.where(left, high, middle)
    every = np.concatenate([start[None], end[None], q[1:-1], at(low[:, None])])
    return every.min(axis=0), every.max(axis=0)
