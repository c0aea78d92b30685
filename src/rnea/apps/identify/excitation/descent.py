"""Descent on a smooth function of many variables: the method of limited memory (L-BFGS)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np

from rnea.core.spatial.numbers import Array

Slope = Callable[[Array], tuple[float, Array]]
"""A value and its gradient at a point."""
_MEMORY = 20
_ENOUGH = 1e-4
_HALVINGS = 25


def descended(
    function: Slope,
    x: Array,
    iterations: int,
    least: float,
    stop: Callable[[], bool] = lambda: False,
) -> Array:
    """A point below x, after so many steps, where ten of them gained less than `least`, or where
    somebody says stop.

    The steps are those of Nocedal and Wright, Numerical Optimization (2006), algorithm 7.4, with
    a line search that halves.
    """
    value, slope = function(x)
    pairs: deque[tuple[Array, Array]] = deque(maxlen=_MEMORY)
    values = [value]
    for _ in range(iterations):
        if stop():
            break
        way = -_product(pairs, slope)
        fall = float(way @ slope)
        if not fall < 0:
            # memory of another place: begin anew, straight down
            pairs.clear()
            way, fall = -slope, -float(slope @ slope)
            if fall == 0:
                break
        size = 1.0 if pairs else min(1.0, 0.1 / float(np.abs(way).max()))
        for _ in range(_HALVINGS):
            there = x + size * way
            new, new_slope = function(there)
            if new <= value + _ENOUGH * size * fall:
                break
            size /= 2
        else:
            if not pairs:
                break
            pairs.clear()
            continue
        step, change = there - x, new_slope - slope
        if step @ change > 1e-12 * np.linalg.norm(step) * np.linalg.norm(change):
            pairs.append((step, change))
        x, value, slope = there, new, new_slope
        values.append(value)
        if len(values) > 10 and values[-11] - value < least:
            break
    return x


def _product(pairs: deque[tuple[Array, Array]], slope: Array) -> Array:
    """The slope times what the steps so far tell of the inverse second derivatives."""
    out = slope.copy()
    parts = []
    for step, change in reversed(pairs):
        part = (step @ out) / (step @ change)
        parts.append(part)
        out -= part * change
    if pairs:
        step, change = pairs[-1]
        out *= (step @ change) / (change @ change)
    for (step, change), part in zip(pairs, reversed(parts), strict=True):
        out += (part - (change @ out) / (step @ change)) * step
    return out
