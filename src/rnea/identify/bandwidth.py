"""Through which filter efforts went before they were recorded, and how far behind they are.

Loggers and drives smooth efforts, and few say how. A filter that the model's torques do not pass is
seen in the residuals: friction that turns over at once looks like a fault of the model. So the
bandwidth and the lag are sought that leave the least: Σ log rms over the joints, one number at a
time. A filter is believed only if the residuals are smaller with it by a few percent.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.identify.equations import Source
from rnea.identify.friction_laws import Law
from rnea.identify.least_squares import quick_fit
from rnea.spatial.numbers import Array

ByNames = Callable[[tuple[int, ...]], Array]
BELIEVED = 0.02  # relative gain of the residuals that makes a filter or a lag believed
MOST_LAG = 0.1  # s
_GRID = 0.7 ** np.arange(9)
_GOLDEN = (math.sqrt(5) - 1) / 2


@dataclass(frozen=True)
class EffortFilter:
    """bandwidth in Hz, the comparison's own where there is no further one; lag in s.

    tried: (bandwidth, lag, misfit) of everything that was tried; misfit is the mean of log rms.
    """

    bandwidth: float
    lag: float
    found: bool
    tried: tuple[tuple[float, float, float], ...]


def effort_filter(source: Source, start: ByNames, scale: ByNames) -> EffortFilter:
    """The filter that explains the efforts best; start and scale as for the base fit, by names."""
    search = _Search(source, start, scale)
    cutoff = source.parts[0].cutoff
    if not source.efforts()[1].any():
        # nothing moves: nobody can tell
        return EffortFilter(cutoff, 0.0, False, ())
    longest = min(float(p.t[-1] - p.t[0]) for p in source.parts)
    lag = search.best_lag(cutoff, 0.0)
    widths = [cutoff * share for share in _GRID if cutoff * share > 4 / longest] or [cutoff]
    misfits = [search(width, lag) for width in widths]
    k = int(np.argmin(misfits))
    bandwidth, found = cutoff, False
    if k > 0 and misfits[k] < misfits[0] - BELIEVED:
        found = True
        low, high = widths[min(k + 1, len(widths) - 1)], widths[k - 1]
        bandwidth = search.narrowed(low, high, lag)
        # a filter looks like a lag and a lag like a filter: once more, each with the other
        again = search.best_lag(bandwidth, lag)
        if again != lag:
            lag = again
            bandwidth = search.narrowed(bandwidth / 1.3, min(bandwidth * 1.3, cutoff), lag)
    return EffortFilter(bandwidth, lag, found, tuple(search.tried))


class _Search:
    """Tries filters, and remembers what they left."""

    def __init__(self, source: Source, start: ByNames, scale: ByNames) -> None:
        self._source, self._start, self._scale = source, start, scale
        self._laws = [Law()] * len(source.robot.model.bodies)
        self.tried: list[tuple[float, float, float]] = []

    def __call__(self, bandwidth: float, lag: float) -> float:
        source = self._source.with_efforts(bandwidth, lag)
        equations = source.equations(self._laws)
        return self._tried(bandwidth, lag, self._fit(equations.columns, equations.names, source))

    def best_lag(self, bandwidth: float, around: float) -> float:
        """Lags cost little: the model's side stays as it is."""
        source = self._source.with_efforts(bandwidth, around)
        equations = source.equations(self._laws)

        def misfit(lag: float) -> float:
            left = self._fit(
                equations.columns, equations.names, source.with_efforts(bandwidth, lag)
            )
            return self._tried(bandwidth, lag, left)

        step = 1.0 / source.parts[0].cutoff / 8
        centre, best = around, misfit(around)
        while step > 1e-4:
            sides = [centre - step, centre + step]
            values = [misfit(x) if abs(x) <= MOST_LAG else math.inf for x in sides]
            if min(values) < best:
                best, centre = min(values), sides[int(np.argmin(values))]
            else:
                step /= 2
        start = next(m for b, x, m in self.tried if b == bandwidth and x == around)
        return centre if best < start - BELIEVED / 4 else around

    def narrowed(self, low: float, high: float, lag: float) -> float:
        """The bandwidth between two, by golden section on its logarithm."""
        a, b = math.log(low), math.log(high)
        x, y = b - _GOLDEN * (b - a), a + _GOLDEN * (b - a)
        left, right = self(math.exp(x), lag), self(math.exp(y), lag)
        while b - a > 0.06:
            if left < right:
                b, y, right = y, x, left
                x = b - _GOLDEN * (b - a)
                left = self(math.exp(x), lag)
            else:
                a, x, left = x, y, right
                y = a + _GOLDEN * (b - a)
                right = self(math.exp(y), lag)
        return math.exp((a + b) / 2)

    def _fit(self, columns: Array, names: tuple[int, ...], source: Source) -> float:
        scale = self._scale(names)
        efforts, used = source.efforts()
        y = efforts - columns @ self._start(names)
        rms = quick_fit(columns * scale, y, used)[1]
        counted = rms[used.any(axis=0)]
        return float(np.log(np.maximum(counted, 1e-300)).mean())

    def _tried(self, bandwidth: float, lag: float, misfit: float) -> float:
        self.tried.append((bandwidth, lag, misfit))
        return misfit
