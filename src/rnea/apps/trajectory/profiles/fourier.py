"""Periodic motions as finite Fourier series, as used to excite a robot for identification."""

from __future__ import annotations

import math
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
from rnea.apps.trajectory.trajectory import Peaks, State, finite, finite_times, positions
from rnea.core.spatial import Table, Tabled
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


@final
class Fourier(Tabled):
    """q = offset + Σ cosine_k cos(k ω t) + sine_k sin(k ω t), k = 1 ... H, ω = 2π/period.

    offset (n,); cosine and sine (H, n). The series goes on for all times; duration = cycles·period.

    >>> Fourier([1.0], [[0.0]], [[2.0]], period=4.0, joint_names=["a"]).at(1.0).q
    array([3.])
    """

    def __init__(
        self,
        offset: Any,
        cosine: Any,
        sine: Any,
        period: float,
        joint_names: Joints,
        cycles: int = 1,
    ) -> None:
        self.columns = columns = Columns.of(joint_names)
        self.joint_names = columns.joints
        self.offset = positions(offset, columns, "offset")
        if columns.curved:
            raise InputError(
                "a Fourier moves joints with plain coordinates; use the function fourier"
            )
        self.cosine, self.sine = _amplitudes(cosine, sine, columns)
        if not (math.isfinite(period) and period > 0):
            raise InputError(f"the period must be a positive number of seconds, got {period:g}")
        if cycles < 1:
            raise InputError(f"a series needs at least one cycle, got {cycles}")
        self.period, self.cycles = float(period), cycles

    @property
    def duration(self) -> float:
        return self.period * self.cycles

    def _table(self) -> Table:
        return profile_table(self)

    def lasting(self, duration: float) -> Fourier:
        """The same path in another time.

        >>> Fourier([1.0], [[0.0]], [[2.0]], period=4.0, joint_names=["a"]).lasting(8.0).at(2.0).q
        array([3.])
        """
        period, columns = duration / self.cycles, self.columns
        return Fourier(self.offset, self.cosine, self.sine, period, columns, self.cycles)

    def at(self, t: Any) -> State:
        """Position and rates at any times (...): four arrays (..., n)."""
        t = finite_times(t)
        pace = 2 * math.pi * np.arange(1, len(self.cosine) + 1) / self.period
        angle = t[..., None] * pace
        c, s, rate = np.cos(angle)[..., None], np.sin(angle)[..., None], pace[:, None]
        a, b = self.cosine, self.sine
        return State(
            self.offset + (c * a + s * b).sum(axis=-2),
            ((c * b - s * a) * rate).sum(axis=-2),
            -((c * a + s * b) * rate**2).sum(axis=-2),
            -((c * b - s * a) * rate**3).sum(axis=-2),
        )

    @property
    def peaks(self) -> Peaks:
        """The largest speed, acceleration and jerk of each joint."""
        extremes = (self._at_extremes(order) for order in (1, 2, 3))
        return Peaks(*(np.abs(rates).max(axis=0, initial=0.0) for rates in extremes))

    @property
    def span(self) -> tuple[Array, Array]:
        """The lowest and the highest position of each joint."""
        q = self._at_extremes(0)
        return q.min(axis=0), q.max(axis=0)

    def _at_extremes(self, order: int) -> Array:
        """The derivative of an order where each joint has its extremes, and at a few more times.

        With z = exp(iωt) the next derivative is a polynomial in z; its roots on the unit circle
        are the extremes. Roots elsewhere give times that do no harm: a value there is no peak.
        """
        H = len(self.cosine)
        k = np.arange(1, H + 1)
        times = np.zeros((2 * H + 1, len(self.columns.speeds)))
        for joint, (a, b) in enumerate(zip(self.cosine.T, self.sine.T, strict=True)):
            upper = (a - 1j * b) * (1j * k) ** (order + 1)
            size = np.abs(upper).max(initial=0.0)
            if size > 0:
                roots = np.roots(np.concatenate([upper[::-1], [0], np.conj(upper)]) / size)
                times[: len(roots), joint] = np.angle(roots) / (2 * math.pi) * self.period
        return np.einsum("inn->in", self.at(times)[order])


def _amplitudes(cosine: Any, sine: Any, columns: Columns) -> tuple[Array, Array]:
    rows = max(len(cosine), len(sine))
    if rows == 0:
        raise InputError("a Fourier series needs at least one harmonic")
    return _harmonics(cosine, rows, columns), _harmonics(sine, rows, columns)


def _harmonics(amplitudes: Any, rows: int, columns: Columns) -> Array:
    """Amplitudes (H, n); harmonics that are not given are 0."""
    out = np.zeros((rows, len(columns.speeds)))
    for k, row in enumerate(amplitudes):
        out[k] = finite(row, columns.speeds, f"harmonic {k + 1}")
    return out


def fourier(
    offset: Any,
    cosine: Any,
    sine: Any,
    joint_names: Joints,
    limits: MotionLimits | None = None,
    duration: float | None = None,
    cycles: int = 1,
) -> Fourier | Held[Fourier] | LoopTrajectory[Fourier | Held[Fourier]]:
    """A series of the given amplitudes: as fast as the limits allow, or in a given duration.

    joint_names: of joints with one coordinate each, or a model; then offset is (nq,) and amplitudes
    are (H, nv), those of spherical, planar and free joints 0.

    >>> fourier([0.0], [[0.0]], [[1.0]], ["hip"], duration=2.0).at(0.5).q.round(9)
    array([1.])
    """
    columns = Columns.of(joint_names)
    if columns.looped is not None:
        first, told = closed_places(columns.looped, offset=offset)
        joints = independent_part(columns.looped)
        plan = fourier(told["offset"], cosine, sine, joints, limits, duration, cycles)
        assert not isinstance(plan, LoopTrajectory)
        return LoopTrajectory(plan, columns.looped, first)
    limits = limits_for(columns, limits)
    if columns.curved:
        offset = positions(offset, columns, "offset")
        amplitudes = _amplitudes(cosine, sine, columns)
        refuse_moving(columns, amplitudes, "Fourier series")
        (names, own), (places, speeds) = plain_part(columns, limits), columns.straight
        cosine, sine = (part[:, speeds] for part in amplitudes)
        moving = fourier(offset[places], cosine, sine, names, own, duration, cycles)
        assert isinstance(moving, Fourier)
        return Held(moving, columns, offset)
    unit = Fourier(offset, cosine, sine, 1.0, columns, cycles)
    moved = np.any(unit.cosine != 0, axis=0) | np.any(unit.sine != 0, axis=0)
    limits.refuse_zero(moved)
    return timed(unit, moved, limits, duration)
