"""LuGre friction: bristles that bend before they slip (Canudas de Wit and others, 1995).

z' = qd - s0 |qd| z / g(qd),   friction = s0 z + s1 z' + viscous qd,
g(qd) = coulomb + (static - coulomb)·exp(-(qd/stribeck)²), by the direction of qd.

At rest the bristles carry any load below break-away with a deflection of at most static/s0; once
|z| <= static/s0, it stays so. There are no events: the law is smooth but stiff.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.errors import InputError
from rnea.simulate.dry_friction import DryFriction
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class LuGre:
    """s0 in N m/rad or N/m, s1 in N m s/rad or N s/m: one number for all joints, or one each."""

    law: DryFriction
    s0: Array
    s1: Array

    def __post_init__(self) -> None:
        for name in ("s0", "s1"):
            values = np.broadcast_to(
                np.asarray(getattr(self, name), dtype=float), self.law.viscous.shape
            )
            object.__setattr__(self, name, values)
        if np.any(self.s0 <= 0) or np.any(self.s1 < 0):
            raise InputError("LuGre needs a bristle stiffness s0 > 0 and a damping s1 >= 0")

    @property
    def viscous(self) -> Array:
        return self.law.viscous

    @property
    def deflection(self) -> Array:
        """How far the bristles of each joint can bend: static/s0."""
        return np.maximum(self.law.static_forward, self.law.static_backward) / self.s0

    def bristle_rate(self, qd: Array, z: Array) -> Array:
        direction = np.where(qd != 0, np.sign(qd), np.where(z < 0, -1.0, 1.0))
        slipping = self.law.sliding(qd, direction) - qd * self.law.viscous
        g = np.abs(slipping)
        with np.errstate(divide="ignore", invalid="ignore"):
            back = np.where(g > 0, self.s0 * np.abs(qd) * z / g, 0.0)
        # a joint without dry friction has no bristles
        return np.where(g > 0, qd - back, 0.0)

    def relaxation(self, qd: Array) -> Array:
        """How fast the bristles follow at a speed, in 1/s: what the step must be short against."""
        slipping = np.abs(self.law.sliding(qd, np.sign(qd)) - qd * self.law.viscous)
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(slipping > 0, self.s0 * np.abs(qd) / slipping, 0.0)

    def torque(self, qd: Array, z: Array, zd: Array) -> Array:
        return self.s0 * z + self.s1 * zd + self.law.viscous * qd
