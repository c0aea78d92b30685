"""How noise comes through at the ends and in the middle of an episode that is not in memory.

What a curve makes of noise at one time depends on the times of the samples around it alone, so
those within a margin are kept, and a curve through nothing is asked. Its knots are its own, which
changes gains by less than a part in 500; they are told in two digits.
"""

from __future__ import annotations

from typing import final

import numpy as np

from rnea.apps.trajectory.rates.smoothing import SmoothingSpline
from rnea.core.spatial.numbers import Array

# in 1/f_c: what lies farther away has faded to 1e-16
_REACH = 12


@final
class NoiseGains:
    """Of a curve over `length` seconds, with a bandwidth in Hz."""

    def __init__(self, length: float, bandwidth: float) -> None:
        self._bandwidth, self._reach = bandwidth, _REACH / bandwidth
        self._places = (0.0, length / 2, length)
        self._near: tuple[list[Array], ...] = ([], [], [])

    def add(self, t: Array) -> None:
        """Further times, since the first row of all."""
        for place, near in zip(self._places, self._near, strict=True):
            begin, end = np.searchsorted(t, (place - self._reach, place + self._reach))
            near.append(t[begin:end].copy())

    def gains(self, derivative: int) -> tuple[float, float, float]:
        """`noise_gain` at the first time, in the middle and at the last."""
        begin, middle, end = (
            self._curve(near).noise_gain(place, derivative)
            for place, near in zip(self._places, self._near, strict=True)
        )
        return begin, middle, end

    def _curve(self, near: list[Array]) -> SmoothingSpline:
        t = np.concatenate(near)
        return SmoothingSpline(t, np.empty((len(t), 0)), self._bandwidth)
