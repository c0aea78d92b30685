"""How far the coordinates of a joint swing on the way along one step."""

from __future__ import annotations

import numpy as np

from rnea.core.model import Body
from rnea.core.spatial.numbers import Array

_PER_RADIAN = 16
_MOST = 100_000
# halvings of a sixteenth of a radian to the last bit
_HALVINGS = 50


def extremes(body: Body, start: Array, end: Array, way: Array) -> tuple[Array, Array]:
    """The lowest and highest of each coordinate of one joint, start ∘ exp(s way), 0 ≤ s ≤ 1.

    start, end (nq,) and way (nv,) are of the whole robot. Between two samples where the rate of a
    coordinate changes its sign, halving finds its zero.
    """
    joint, start, end, step = body.joint, start[body.q], end[body.q], way[body.v]

    def at(s: Array) -> Array:
        return joint.integrate(np.broadcast_to(start, (*s.shape[:-1], joint.nq)), step * s)

    turns = [abs(x) for x, speed in zip(step, joint.speeds, strict=True) if "rad" in speed.unit]
    samples = min(_MOST, 2 + int(_PER_RADIAN * float(np.sum(turns))))
    s = np.linspace(0.0, 1.0, samples)
    q = at(s[:, None])
    rising = joint.rate(q, np.broadcast_to(step, (samples, joint.nv))) > 0
    row, column = np.nonzero(rising[1:] != rising[:-1])
    low, high, before = s[row], s[row + 1], rising[row, column]
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        rate = joint.rate(at(middle[:, None]), np.broadcast_to(step, (len(row), joint.nv)))
        left = (rate[np.arange(len(row)), column] > 0) == before
        low, high = np.where(left, middle, low), np.where(left, high, middle)
    every = np.concatenate([start[None], end[None], q[1:-1], at(low[:, None])])
    return every.min(axis=0), every.max(axis=0)
