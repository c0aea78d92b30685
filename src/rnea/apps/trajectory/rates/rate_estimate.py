"""How uncertain estimated rates are, from what the curve leaves over.

How far noise comes through is known in closed form. With errors of deviation σ at steps Δt, the
filter 1/(1 + (ω/ω_c)⁶) of `smoothing` leaves, away from the ends,

    q: σ √(5 ω_c Δt/18)     qd: σ √(ω_c³ Δt/12)     qdd: σ √(ω_c⁵ Δt/18),

so twice the bandwidth makes accelerations 5.7 times as noisy. σ itself is taken from what the
curve leaves over, whose sum of squares is σ² (N - 7 ω_c T/18 - 1.5) for N samples over a time T.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import final

import numpy as np

from rnea.apps.trajectory.rates.episode_times import EpisodeTimes
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class RateEstimate:
    """How rates were found, and how uncertain they are. Arrays (nv,), one entry per speed.

    source       "q" or "qd": the columns that were smoothed and differentiated
    bandwidth    in Hz: there, half of a sinusoid's amplitude passes
    chosen       how the bandwidth was chosen, in words
    noise        deviation of the errors in `source`, NaN where there are too few samples to tell
    qd, qdd      deviations that this leaves in the rates, away from the ends (NaN for a given qd)
    ends         the deviation of qdd at the first and last sample, over that in the middle
    removed      the largest change that smoothing made to `source`
    smooth       correlation of neighbouring residuals: near 1, motion was removed rather than noise
    sample_rate: of the motion, Hz

    >>> from rnea.motion import Recording, estimate_rates
    >>> t = np.linspace(0, 1, 101)
    >>> _, found = estimate_rates(Recording(t, np.sin(t)[:, None], None, None, ("hip",)))
    >>> found.source, round(found.sample_rate)
    ('q', 100)
    """

    source: str
    bandwidth: float
    chosen: str
    sample_rate: float
    noise: Array
    qd: Array
    qdd: Array
    ends: tuple[float, float]
    removed: Array
    smooth: Array


@final
class SmoothingResiduals:
    """What a curve leaves over, row by row, added up: arrays (n,).

    squares and neighbours: sums of r_k² and of r_k r_(k+1). largest: of |r_k|
    """

    def __init__(self, columns: int) -> None:
        self.squares, self.neighbours, self.largest = (np.zeros(columns) for _ in range(3))
        self._last = np.empty((0, columns))

    def add(self, residual: Array) -> None:
        """More rows (N, n), which follow the ones before."""
        behind = np.concatenate([self._last, residual[:1]])
        for pairs in (behind, residual):
            self.neighbours += (pairs[1:] * pairs[:-1]).sum(axis=0)
        self.squares += (residual * residual).sum(axis=0)
        self.largest = np.maximum(self.largest, np.abs(residual).max(axis=0))
        self._last = residual[-1:].copy()

    @property
    def correlation(self) -> Array:
        """Of neighbours; 0 where nothing is left over."""
        out = np.zeros_like(self.squares)
        return np.divide(self.neighbours, self.squares, out=out, where=self.squares > 0)


def rate_estimate(
    source: str,
    times: EpisodeTimes,
    bandwidth: tuple[float, str],
    residuals: SmoothingResiduals,
    gains: tuple[float, float, float],
) -> RateEstimate:
    """Of "q" or "qd". bandwidth: in Hz, and how it was chosen. gains: of noise into qdd, at the
    first time, in the middle and at the last."""
    pace = 2 * math.pi * bandwidth[0]
    step = times.length / (times.rows - 1)
    first, second = math.sqrt(pace**3 * step / 12), math.sqrt(pace**5 * step / 18)
    into = (first, second) if source == "q" else (np.nan, first)
    free = times.rows - (7 * pace * times.length / 18 + 1.5)
    unknown = np.full(len(residuals.squares), np.nan)
    noise = np.sqrt(residuals.squares / free) if free >= 2 else unknown
    begin, middle, end = gains
    return RateEstimate(
        source=source,
        bandwidth=bandwidth[0],
        chosen=bandwidth[1],
        sample_rate=1 / step,
        noise=noise,
        qd=noise * into[0],
        qdd=noise * into[1],
        ends=(begin / middle, end / middle),
        removed=residuals.largest,
        smooth=residuals.correlation,
    )
