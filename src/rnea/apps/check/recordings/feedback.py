"""Is effort what a controller commanded? Then the noise of its positions is in it, with a gain.

A command Kp (q_ref - q) - Kd qd + ... is computed from measured positions, and what these have
wrong by noise comes out in it, times Kp and Kd. No sensor at a joint feels an encoder's noise. So
the fastest changes of both, of which a smooth motion has none, are held side by side. They must be
noise, that is without memory from row to row: where a joint shakes, both sides show that too.
"""

from __future__ import annotations

import numpy as np

from rnea.core.spatial.numbers import Array

_ORDER = 6  # differences of this order leave noise, and next to nothing of a smooth motion
_WHITE = -6 / 7  # correlation of neighbours in sixth differences of noise without memory
_NEAR = 0.1
_MOST = 0.5  # of the effort's fast changes that the position's explain
_FEWEST = 100


def follows_position_noise(q: Array, effort: Array) -> bool:
    """Whether q, effort (N, n) as recorded change fast together, in most joints."""
    every = [_explained(*x) for x in zip(q.T, effort.T, strict=True)]
    told = [x for x in every if x is not None]
    return bool(told) and float(np.median(told)) > _MOST


def _explained(q: Array, effort: Array) -> float | None:
    """R² of a joint's fast changes; None where its positions have no noise to be followed."""
    if len(q) < _FEWEST or not (np.ptp(q) and np.ptp(effort)):
        return None
    noise = np.diff(q, n=_ORDER)
    power = float(noise @ noise)
    # rounding is no noise that a controller sees
    if power <= (1e-12 * float(np.abs(q).max())) ** 2 * len(noise):
        return None
    if abs(float(noise[1:] @ noise[:-1]) / power - _WHITE) > _NEAR:
        return None
    columns = np.column_stack([noise, np.diff(np.gradient(q), n=_ORDER)])
    y = np.diff(effort, n=_ORDER)
    gains = np.linalg.lstsq(columns, y, rcond=None)[0]
    # positive feedback is no controller's
    if gains[0] > 0 and gains[1] > 0:
        return 0.0
    return 1 - float(np.sum((y - columns @ gains) ** 2)) / max(float(y @ y), 1e-300)
