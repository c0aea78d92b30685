"""How far chance goes: levels that noise leaves so many times a second.

A normal process leaves a level of z deviations nu(z) = nu(u) exp(-(z² - u²) / 2) times a second
(Rice); the root of the sum of n such squares nu(z) = nu(u) (z/u)^(n-1) exp(-(z² - u²) / 2) times.
nu at a low level u is counted. Where tails are heavier, z² - u² is longer by a factor, which the
largest values of stretches tell: their median is where nu times the stretch is ln 2, and pushes in
less than half of the stretches do not move it.
"""

from __future__ import annotations

import math

import numpy as np

from rnea.core.spatial.numbers import Array

BEYOND = 0.0455
"""Share of rows beyond the low level: often enough to be counted."""
_LOW, _ONE_SIDED = 2.0, 1.690  # normal deviations that leave so many beyond both, and beyond one
_TIMES, _FEWEST = 4, 3  # a stretch leaves the low level so often; so many stretches tell a tail
_LONGEST = 4.0  # longer than that is no tail of noise: pushes are all that leaves the level


def low_level(squares: int) -> float:
    """Of the root of a sum of so many squares of unit deviates (Wilson, Hilferty)."""
    if squares == 1:
        return _LOW
    part = 2 / (9 * squares)
    return math.sqrt(squares * (1 - part + _ONE_SIDED * math.sqrt(part)) ** 3)


def tail(sizes: Array, squares: int = 1) -> float:
    """How much longer the tail of sizes (N,) is than a normal one, in squares; one to four.

    Of stretches that leave the low level some times each, half stay below a size that is left
    ln 2 times in a stretch.
    """
    low = low_level(squares)
    count = _leaves(sizes, low)
    if count < _FEWEST * _TIMES:
        return 1.0
    parts = np.array_split(sizes, count // _TIMES)
    half = float(np.median([part.max() for part in parts]))
    normal = math.log(count / len(parts) / math.log(2)) + (squares - 1) * math.log(half / low)
    return min(max(1.0, (half**2 - low**2) / 2 / normal), _LONGEST)


def level(sizes: Array, step: float, longer: float, alarms: float, squares: int = 1) -> float:
    """Deviations that sizes (N,), `step` s apart, go beyond so many times a second."""
    low = low_level(squares)
    rate = max(1, _leaves(sizes, low)) / (step * max(1, len(sizes)))
    found = low
    # the power of z is slow beside the exponential
    for _ in range(20):
        often = math.log(rate / alarms) + (squares - 1) * math.log(found / low)
        found = math.sqrt(low**2 + 2 * longer * often)
    return found


def _leaves(sizes: Array, low: float) -> int:
    """How often sizes (N,) go beyond the low level."""
    above = np.concatenate([[False], sizes > low])
    return int((above[1:] & ~above[:-1]).sum())
