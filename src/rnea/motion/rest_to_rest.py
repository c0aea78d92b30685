"""A motion of several joints from rest to rest in the same time, there once or to and fro."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np

from rnea.errors import InputError
from rnea.motion.limits import Peaks, State
from rnea.motion.profiles import Law
from rnea.spatial.numbers import Array


@final
class RestToRest:
    """All joints start and arrive together; before and after, they rest.

    duration is the time of all swings together. Odd swings lead from start to end, even ones back.

    >>> from rnea.motion.profiles import Cubic
    >>> RestToRest([0.0], [2.0], Cubic(), 4.0, ["a"]).at(1.0).q
    array([0.3125])
    """

    def __init__(
        self,
        start: Any,
        end: Any,
        law: Law,
        duration: float,
        joint_names: Sequence[str],
        swings: int = 1,
    ) -> None:
        self.start, self.end = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
        self.law, self.duration, self.swings = law, float(duration), swings
        self.joint_names = tuple(joint_names)
        self.way = self.end - self.start
        self._time = self.duration / swings

    def lasting(self, duration: float) -> RestToRest:
        """The same path in another time."""
        names = self.joint_names
        return RestToRest(self.start, self.end, self.law, duration, names, self.swings)

    @property
    def peaks(self) -> Peaks:
        size, time = np.abs(self.way), self._time
        # a joint that stays has no jerk, whatever its law says
        values = (
            np.multiply(size / time**k, peak, out=np.zeros_like(size), where=size > 0)
            for k, peak in enumerate(self.law.peak, start=1)
        )
        return Peaks(*values)

    @property
    def span(self) -> tuple[Array, Array]:
        """The lowest and the highest position of each joint."""
        return np.minimum(self.start, self.end), np.maximum(self.start, self.end)

    def at(self, t: Any) -> State:
        """Position and rates at any times (...): four arrays (..., n)."""
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
        q = np.where(early, begin + way * s, finish - way * s)
        mirror = np.where(early, 1, -1)
        inside = np.where((t.real < 0) | (t.real > self.duration), 0, way)
        T = self._time
        return State(q, inside * v / T, mirror * inside * a / T**2, inside * j / T**3)


def finite_times(t: Any) -> Array:
    """Times as an array; complex ones are let through, for derivatives by a complex step."""
    t = np.asarray(t)
    if t.dtype.kind != "c":
        t = t.astype(float)
    if not np.all(np.isfinite(t)):
        raise InputError("a motion is evaluated at finite times; got NaN or infinity")
    return t
