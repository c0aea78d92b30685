"""Rotation about an axis as joints need it: R(q) = R₀ (a aᵀ + cos q (1 - a aᵀ) + sin q [a]×)."""

from __future__ import annotations

from typing import final

from rnea.core.spatial import outer, product, skew
from rnea.core.spatial.numbers import Array, ScalarType, cos, read_only, sin


@final
class Turning:
    """A rotation by an angle, with the constant rotation before it multiplied in once."""

    def __init__(self, before: Array, axis: Array, number: ScalarType) -> None:
        along = outer(axis, axis)
        self._fixed = read_only(product(before, along))
        self._by_cos = read_only(product(before, number.identity() - along))
        self._by_sin = read_only(product(before, skew(axis)))

    def by(self, angle: Array) -> Array:
        """The rotation (..., 3, 3) at an angle (...)."""
        c, s = cos(angle)[..., None, None], sin(angle)[..., None, None]
        return self._fixed + self._by_cos * c + self._by_sin * s
