"""Ranges: between which positions joints move, and states that nobody chose brought within them."""

from __future__ import annotations

import numpy as np

from rnea.core.model import configuration
from rnea.core.model.model import Body, Model
from rnea.core.model.positions import moved
from rnea.core.spatial.numbers import FLOAT, Array

# of a step that is too long
_PARTS = (1.0, 0.5, 0.25, 0.1, 0.03)


def ends(body: Body) -> tuple[float, float]:
    """Where the coordinate of a joint ends by the limits of that joint, infinite where nowhere.

    Of a joint that follows another one it is the other's coordinate.
    """
    low = -np.inf if body.limits.lower is None else float(body.limits.lower)
    high = np.inf if body.limits.upper is None else float(body.limits.upper)
    if body.follows is None:
        return low, high
    ratio, offset = float(body.follows.ratio), float(body.follows.offset)
    if ratio == 0:
        # it stands at its offset, wherever the other joint goes
        return -np.inf, np.inf
    both = sorted(((low - offset) / ratio, (high - offset) / ratio))
    return both[0], both[1]


def ranges_of(model: Model) -> tuple[Array, Array]:
    """Between which positions joints and those that follow them may be: lowest and highest (nq,).

    Infinite where nothing ends them, as for joints with several coordinates.
    """
    lowest, highest = np.full(model.nq, -np.inf), np.full(model.nq, np.inf)
    for body in model.bodies:
        if body.joint.nq == 1:
            low, high = ends(body)
            lowest[body.q] = np.maximum(lowest[body.q], low)
            highest[body.q] = np.minimum(highest[body.q], high)
    return lowest, highest


def within_limits(model: Model, q: Array) -> Array:
    """A position (nq,) that nobody asked for: joints beyond their limits stand in the middle.

    Where a joint ends on one side only it stands there; joints with several coordinates, and
    those whose limits leave no position, stay as they are. Loops must stay closed: their robot
    goes back where it is assembled.
    """
    out = np.array(q)
    if model.kind is not FLOAT:
        return out
    if model.closure is not None:
        return out if _inside(model, out) else configuration.neutral(model)
    for k, (low, high) in enumerate(zip(*ranges_of(model), strict=True)):
        if low <= high and not low <= out[k] <= high:
            middle = (low + high) / 2
            out[k] = middle if np.isfinite(middle) else np.clip(out[k], low, high)
    return out


def some_way(model: Model, step: Array) -> Array:
    """A position (nq,) that nobody asked for: a step (nv,) from the neutral one, within limits.

    Loops may not follow so far, or joints of theirs leave their limits: half the step then, and
    half of that.
    """
    start = configuration.neutral(model)
    if model.closure is None:
        return within_limits(model, configuration.integrate(model, start, step))
    for part in _PARTS:
        q, good = moved(model, start[None], np.asarray(step, dtype=float)[None] * part)
        if good.all() and _inside(model, q[0]):
            return q[0]
    return start


def _inside(model: Model, q: Array) -> bool:
    lowest, highest = ranges_of(model)
    return bool(np.all((q >= lowest) & (q <= highest)))
