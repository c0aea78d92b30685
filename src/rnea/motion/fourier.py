"""Periodic motions as finite Fourier series, as used to excite a robot for identification."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, final

import numpy as np

from rnea.errors import InputError
from rnea.motion.limits import Limits, Peaks, State
from rnea.motion.point_to_point import common_duration, positions, time_needed
from rnea.motion.rest_to_rest import finite_times
from rnea.spatial.numbers import Array


@final
class Fourier:
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
        joint_names: Sequence[str],
        cycles: int = 1,
    ) -> None:
        self.joint_names = names = tuple(joint_names)
        self.offset = positions(offset, names, "offset")
        rows = max(len(cosine), len(sine))
        if rows == 0:
            raise InputError("a Fourier series needs at least one harmonic")
        self.cosine, self.sine = (_harmonics(given, rows, names) for given in (cosine, sine))
        if not (math.isfinite(period) and period > 0):
            raise InputError(f"the period must be a positive number of seconds, got {period:g}")
        if cycles < 1:
            raise InputError(f"a series needs at least one cycle, got {cycles}")
        self.period, self.cycles = float(period), cycles

    @property
    def duration(self) -> float:
        return self.period * self.cycles

    def lasting(self, duration: float) -> Fourier:
        """The same path in another time."""
        period = duration / self.cycles
        names = self.joint_names
        return Fourier(self.offset, self.cosine, self.sine, period, names, self.cycles)

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
        states = [self.at(self._stationary(order)) for order in (1, 2, 3)]
        return Peaks(
            *(
                np.abs(np.einsum("inn->in", state[order])).max(axis=0, initial=0.0)
                for order, state in enumerate(states, start=1)
            )
        )

    @property
    def span(self) -> tuple[Array, Array]:
        """The lowest and the highest position of each joint."""
        q = np.einsum("inn->in", self.at(self._stationary(0)).q)
        return q.min(axis=0), q.max(axis=0)

    def _stationary(self, order: int) -> Array:
        """Times (m, n) at which a derivative of each joint has its extremes, and a few more.

        With z = exp(iωt) the next derivative is a polynomial in z; its roots on the unit circle
        are the extremes. Roots elsewhere give times that do no harm: a value there is no peak.
        """
        H = len(self.cosine)
        k = np.arange(1, H + 1)
        times = np.zeros((2 * H + 1, len(self.joint_names)))
        for joint, (a, b) in enumerate(zip(self.cosine.T, self.sine.T, strict=True)):
            upper = (a - 1j * b) * (1j * k) ** (order + 1)
            size = np.abs(upper).max(initial=0.0)
            if size == 0:
                continue
            coefficients = np.concatenate([upper[::-1], [0], np.conj(upper)]) / size
            roots = np.roots(coefficients)
            turns = np.angle(roots) / (2 * math.pi)
            times[: len(turns), joint] = turns * self.period
        return times


def _harmonics(given: Any, rows: int, names: tuple[str, ...]) -> Array:
    """Amplitudes (H, n); harmonics that are not given are 0."""
    out = np.zeros((rows, len(names)))
    for k, row in enumerate(given):
        out[k] = positions(row, names, f"harmonic {k + 1}")
    return out


def fourier(
    offset: Any,
    cosine: Any,
    sine: Any,
    joint_names: Sequence[str],
    limits: Limits | None = None,
    duration: float | None = None,
    cycles: int = 1,
) -> Fourier:
    """A series of the given amplitudes: as fast as the limits allow, or in a given duration."""
    names = tuple(joint_names)
    limits = Limits.of(names) if limits is None else limits
    unit = Fourier(offset, cosine, sine, 1.0, names, cycles)
    moving = np.any(unit.cosine != 0, axis=0) | np.any(unit.sine != 0, axis=0)
    limits.refuse_zero(moving)
    alone = time_needed(moving.astype(float), unit.peaks.all(), limits) * cycles
    return unit.lasting(common_duration(alone, moving, limits, duration))
