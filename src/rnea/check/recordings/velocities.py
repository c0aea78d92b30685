"""Recorded velocities beside the positions' own rates: unit, sign, filter and lag.

The model is asked with rates of the positions, so wrong velocities spoil nothing here; but whoever
uses them should know.
"""

from __future__ import annotations

import numpy as np

from rnea.spatial.numbers import Array

_CLEAR = 0.9  # correlation
_DEGREES = 180 / np.pi


def velocity_notes(t: Array, q: Array, qd: Array | None, names: tuple[str, ...]) -> list[str]:
    """Sentences about velocities qd (N, n) that are not the rates of positions q at times t."""
    if qd is None or len(t) < 5:
        return []
    own = np.gradient(q, t, axis=0)
    moving = np.flatnonzero(np.ptp(q, axis=0) > 1e-6)
    factors: dict[str, list[str]] = {}
    for j in moving.tolist():
        for what in _faults(own[:, j], qd[:, j]):
            factors.setdefault(what, []).append(names[j])
    return [
        f"recorded velocities {what}: {'all joints' if len(who) == len(moving) else ', '.join(who)}"
        for what, who in factors.items()
    ]


def _faults(own: Array, given: Array) -> list[str]:
    if not np.any(given):
        return ["are all zero"]
    size = float(np.linalg.norm(own) * np.linalg.norm(given))
    along = float(own @ given) / size if size else 0.0
    factor = float(np.linalg.norm(given) / np.linalg.norm(own)) if np.any(own) else np.inf
    if abs(along) < _CLEAR:
        return ["are not the rates of the positions"]
    found = []
    if along < 0:
        found.append("have the opposite sign of the positions' rates")
    if abs(factor / _DEGREES - 1) < 0.2:
        found.append("are in deg/s where positions are in rad")
    elif abs(factor * _DEGREES - 1) < 0.2:
        found.append("are in rad/s where positions are in degrees")
    elif not 0.7 < factor < 1.4:
        found.append(f"are about {factor:.2g} times the positions' rates")
    return found
