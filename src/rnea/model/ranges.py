"""Ranges: between which positions joints move, and states that nobody chose brought within them."""

from __future__ import annotations

import numpy as np

from rnea.model.model import Body, Model
from rnea.spatial.numbers import FLOAT, Array


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


def within_limits(model: Model, q: Array) -> Array:
    """A position (nq,) that nobody asked for: joints beyond their limits stand in the middle.

    Where a joint ends on one side only it stands there; joints with several coordinates, and
    those whose limits leave no position, stay as they are.
    """
    out = np.array(q)
    if model.kind is not FLOAT:
        return out
    for leader in model.independent:
        together = [ends(body) for body in model.bodies if body.q == leader.q]
        low, high = max(low for low, _ in together), min(high for _, high in together)
        if leader.joint.nq == 1 and low <= high and not low <= out[leader.q.start] <= high:
            middle = (low + high) / 2
            out[leader.q] = middle if np.isfinite(middle) else np.clip(out[leader.q], low, high)
    return out
