"""Through which filter efforts went before they were recorded.

Loggers and drives smooth efforts, and few say how. A filter that the model's torques do not pass is
seen in the residuals: friction that turns over at once looks like a fault of the model. So the
bandwidth is sought that leaves the least: Σ log rms over the joints. A filter is believed only if
the residuals are smaller with it by a few percent. How late efforts are is known before (`lag`).
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
BELIEVED = 0.02  # relative gain of the residuals that makes a filter believed
_GRID = 0.7 ** np.arange(9)
_GOLDEN = (math.sqrt(5) - 1) / 2


@dataclass(frozen=True)
class EffortFilter:
    """bandwidth in Hz, the comparison's own where there is no further one.

    tried: (bandwidth, misfit) of everything that was tried; misfit is the mean of log rms.
    """

    bandwidth: float
    found: bool
    tried: tuple[tuple[float, float], ...]


def effort_filter(source: Source, start: ByNames, scale: ByNames) -> EffortFilter:
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
    return EffortFilter(bandwidth, found, tuple(search.tried))


class _Search:
    """Tries filters, and remembers what they left."""

    def __init__(self, source: Source, start: ByNames, scale: ByNames) -> None:
        self._source, self._start, self._scale = source, start, scale
        self._laws = [Law()] * len(source.robot.model.bodies)
        self.tried: list[tuple[float, float]] = []

    def __call__(self, bandwidth: float) -> float:
        equations = self._source.with_bandwidth(bandwidth).equations(self._laws)
        names = equations.names
        y = equations.residuals(self._start(names))
        rms = quick_fit(equations.columns * self._scale(names), y, equations.used)[1]
        counted = rms[equations.used.any(axis=0)]
        misfit = float(np.log(np.maximum(counted, 1e-300)).mean())
        self.tried.append((bandwidth, misfit))
        return misfit

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
