"""Stops: where joints end. A hit is an impulse that reverses a part of the speed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from rnea.errors import InputError
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Stops:
    """lower, upper (n,), infinite where there is none; restitution (n,) from 0 to 1."""

    lower: Array
    upper: Array
    restitution: Array

    def __post_init__(self) -> None:
        if np.any(self.lower > self.upper):
            raise InputError("stops: a lower end lies above the upper one")
        if not np.all((self.restitution >= 0) & (self.restitution <= 1)):
            raise InputError("restitution must lie between 0 and 1")

    @classmethod
    def none(cls, n: int) -> Stops:
        return cls(np.full(n, -np.inf), np.full(n, np.inf), np.zeros(n))

    @cached_property
    def any(self) -> bool:
        return bool(np.any(np.isfinite(self.lower)) or np.any(np.isfinite(self.upper)))

    def side(self, q: Array) -> Array:
        """1 at (or beyond) the upper end, -1 at the lower one, else 0."""
        return np.where(q >= self.upper, 1.0, 0.0) - np.where(q <= self.lower, 1.0, 0.0)


def after_hit(M: Array, qd: Array, side: Array, bounce: Array) -> Array:
    """Velocities after impulses at the stops: (n,).

    side says at which end each joint stands, bounce which part of its speed it gets back. The
    impulses push inwards only; several at once are found by projected Gauss-Seidel. Friction is a
    finite torque and takes no part in an impulse, so joints at rest elsewhere are set in motion.
    """
    W, v = np.linalg.inv(M), qd.copy()
    rows = np.flatnonzero(side)
    # speed towards the stop that each joint may keep: a rebound, or none
    wanted = np.where(side * qd > 0, -bounce * side * qd, 0.0)
    impulse = np.zeros_like(qd)
    for _ in range(10_000):
        most = 0.0
        for i in rows:
            new = max(impulse[i] + (side[i] * v[i] - wanted[i]) / W[i, i], 0.0)
            change = new - impulse[i]
            if change:
                impulse[i] = new
                v = v - W[:, i] * (side[i] * change)
                most = max(most, abs(change) * W[i, i])
        if most <= 1e-15 * max(float(np.abs(qd).max(initial=0.0)), 1e-300):
            break
    for i in rows:
        if impulse[i] > 0 or side[i] * v[i] > 0:
            v[i] = side[i] * wanted[i]
    return v
