"""Through which filter efforts went before they were recorded.

Loggers and drives smooth efforts, and few say how. A filter that the model's torques do not pass is
seen in the residuals: friction that turns over at once looks like a fault of the model. So the
bandwidth is sought that leaves the least: Σ log rms over the joints. A filter is believed only if
the residuals are smaller with it by a few percent. How late efforts are is known before (`lag`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from rnea.apps.identify.data.equations import EquationSource, RegressionEquations
from rnea.apps.identify.fit.friction_laws import FrictionLaw
from rnea.apps.identify.fit.robust import rms
from rnea.apps.trajectory.rates.smoothing import SmoothingSpline
from rnea.core.spatial.numbers import Array

ByNames = Callable[[tuple[int, ...]], Array]
BELIEVED = 0.02  # relative gain of the residuals that makes a filter believed
_GRID = 0.7 ** np.arange(9)
_NOTHING = 0.003  # of the efforts' variation: less is left by a filter only
_PERIODS = 15  # of a filter: fewer do not tell what it is
_GOLDEN = (math.sqrt(5) - 1) / 2


@dataclass(frozen=True)
class EffortFilter:
    """bandwidth in Hz, the comparison's own where there is no further one.

    tried: (bandwidth, misfit) of everything that was tried; misfit is the mean of log rms.
    why: whose sharp changes the efforts do not show: "friction", or "motion" where they are those
    of accelerations that positions give. beyond: RMS of the efforts as recorded that is faster than
    twice the bandwidth, over all of it, of the middle joint. periods: of the bandwidth that the
    shortest recording has.
    """

    bandwidth: float
    found: bool
    tried: tuple[tuple[float, float], ...]
    why: str = ""
    beyond: float = math.nan
    periods: float = math.inf

    @property
    def between(self) -> tuple[float, float]:
        """Hz: bandwidths that were tried and leave hardly more."""
        least = min(misfit for _, misfit in self.tried)
        near = [width for width, misfit in self.tried if misfit < least + BELIEVED]
        return min(near), max(near)

    def __str__(self) -> str:
        """What the number means, as far as the recording says it; empty where none was found."""
        if not self.found:
            return ""
        told = (
            "The measured efforts follow the model best if its torques pass a low pass of about "
            f"{self.bandwidth:.2g} Hz first, and so they are compared. "
        )
        low, high = self.between if self.tried else (self.bandwidth,) * 2
        if high > low:
            told += f"From {low:.2g} to {high:.2g} Hz it makes next to no difference. "
        if self.periods < _PERIODS:
            return told + "The recording is too short to say what it stands for."
        share = f"{100 * self.beyond:.2g} % of the efforts' variation (RMS)"
        if self.why == "motion":
            return told + (
                "It is the accelerations made of the recorded positions that are too rough above "
                "it (noise, rows that come twice or late). The efforts themselves were not cut "
                f"there: {share} is faster than twice as much."
            )
        if self.beyond < _NOTHING:
            return told + (
                f"Only {share} is faster than twice as much, as if they had been smoothed before "
                "they were recorded; without delay, as software does it afterwards: a filter that "
                f"runs along would be late by {1e3 / (2 * math.pi * self.bandwidth):.0f} ms or so."
            )
        return told + (
            "Friction turns over more slowly than a step where a joint turns round. Either efforts "
            f"were smoothed before they were recorded, though {share} is faster than twice as "
            "much, or friction builds up over an angle, as in elastic gears: this recording does "
            "not tell which."
        )


def effort_filter(source: EquationSource, start: ByNames, scale: ByNames) -> EffortFilter:
    """The filter that explains the efforts best; start and scale as for the base fit, by names."""
    search = _Search(source, start, scale)
    cutoff = source.parts[0].cutoff
    if not source.efforts()[1].any():
        # nothing moves: nobody can tell
        return EffortFilter(cutoff, False, ())
    longest = min(float(p.t[-1] - p.t[0]) for p in source.parts)
    widths = [cutoff * share for share in _GRID if cutoff * share > 4 / longest] or [cutoff]
    misfits = [search(width) for width in widths]
    k = int(np.argmin(misfits))
    bandwidth, found = cutoff, False
    if k > 0 and misfits[k] < misfits[0] - BELIEVED:
        found = True
        low, high = widths[min(k + 1, len(widths) - 1)], widths[k - 1]
        bandwidth = search.narrowed(low, high)
    if not found:
        return EffortFilter(bandwidth, found, tuple(search.tried))
    why, beyond = search.why(bandwidth), _beyond(source, 2 * bandwidth)
    return EffortFilter(bandwidth, found, tuple(search.tried), why, beyond, longest * bandwidth)


def _beyond(source: EquationSource, frequency: float) -> float:
    """Of the efforts as recorded, the share (RMS) that is faster."""
    shares = []
    for p in source.parts:
        raw = p.log.effort
        assert raw is not None
        slow = SmoothingSpline(p.log.t, raw, min(frequency, p.rate / 4))(p.log.t)
        shares.append(np.std(raw - slow, axis=0) / np.maximum(np.std(raw, axis=0), 1e-300))
    return float(np.median(np.concatenate(shares)))


class _Search:
    """Tries filters, and remembers what they left."""

    def __init__(self, source: EquationSource, start: ByNames, scale: ByNames) -> None:
        self._source, self._start, self._scale = source, start, scale
        self._laws = [FrictionLaw()] * len(source.robot.model.bodies)
        self.tried: list[tuple[float, float]] = []

    def __call__(self, bandwidth: float) -> float:
        misfit = self._misfit(self._equations(bandwidth))
        self.tried.append((bandwidth, misfit))
        return misfit

    def _equations(self, bandwidth: float) -> RegressionEquations:
        return self._source.with_bandwidth(bandwidth).equations(self._laws)

    def _misfit(self, equations: RegressionEquations) -> float:
        names = equations.names
        y = equations.residuals(self._start(names))
        rms = quick_fit(equations.columns * self._scale(names), y, equations.used)[1]
        counted = rms[equations.used.any(axis=0)]
        return float(np.log(np.maximum(counted, 1e-300)).mean())

    def why(self, bandwidth: float) -> str:
        """Which columns must be smooth: with friction's alone, or with all others alone."""
        smooth, sharp = self._equations(bandwidth), self._equations(self._source.parts[0].cutoff)
        is_body = np.arange(smooth.columns.shape[-1]) < len(self._source.smooth_names)
        left = [
            self._misfit(
                replace(
                    smooth,
                    columns=np.where(which, smooth.columns, sharp.columns),
                    used=smooth.used & sharp.used,
                )
            )
            for which in (~is_body, is_body)
        ]
        return "friction" if left[0] < left[1] else "motion"

    def narrowed(self, low: float, high: float) -> float:
        """The bandwidth between two, by golden section on its logarithm."""
        a, b = math.log(low), math.log(high)
        x, y = b - _GOLDEN * (b - a), a + _GOLDEN * (b - a)
        left, right = self(math.exp(x)), self(math.exp(y))
        while b - a > 0.06:
            if left < right:
                b, y, right = y, x, left
                x = b - _GOLDEN * (b - a)
                left = self(math.exp(x))
            else:
                a, x, left = x, y, right
                y = a + _GOLDEN * (b - a)
                right = self(math.exp(y))
        return math.exp((a + b) / 2)


def quick_fit(A: Array, y: Array, used: Array, turns: int = 2) -> tuple[Array, Array]:
    """z (k,), and the residuals' rms of each joint (n,), joints weighted by their residuals."""
    k = A.shape[-1]
    sizes = rms(y, used)
    sizes = np.maximum(sizes, 1e-9 * max(float(sizes.max()), 1e-300))
    A, y = np.where(used[..., None], A, 0.0), np.where(used, y, 0.0)
    squares = np.einsum("mjk,mjl->jkl", A, A, optimize=True)
    products = np.einsum("mjk,mj->jk", A, y, optimize=True)
    z = np.zeros(k)
    for _ in range(turns):
        N = np.tensordot(1 / sizes**2, squares, axes=1) + np.eye(k)
        z = np.linalg.solve(N, (1 / sizes**2) @ products)
        sizes = np.maximum(rms(y - A @ z, used), 1e-6 * sizes)
    return z, sizes
