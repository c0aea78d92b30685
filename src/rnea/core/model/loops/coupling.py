"""One equation between the coordinates of joints: Σ (c₁ q + c₂ q² + ...) + constant = 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class CouplingTerm:
    """A joint's share: its number in q and among the speeds, and the coefficients of q, q², ...

    A joint that follows another one is named, and `ratio` and `offset` tell its own coordinate.
    """

    joint: str
    q: int
    v: int
    coefficients: tuple[Any, ...]
    ratio: Any = 1
    offset: Any = 0

    def _powers(self, q: Array) -> list[Array]:
        x = q[..., self.q]
        x = np.asarray(x) if self.ratio == 1 else np.asarray(x * self.ratio)
        x = x if self.offset == 0 else np.asarray(x + self.offset)
        powers = [x]
        for _ in self.coefficients[1:]:
            powers.append(np.asarray(powers[-1] * x))
        return powers

    def value(self, q: Array) -> Array:
        parts = [x * c for x, c in zip(self._powers(q), self.coefficients, strict=True)]
        return np.asarray(sum(parts[1:], parts[0]))

    def derivative(self, q: Array) -> Array:
        """By the coordinate in q."""
        powers = self._powers(q)
        total = np.asarray(powers[0] * 0 + self.coefficients[0])
        for k, c in enumerate(self.coefficients[1:], 2):
            total = np.asarray(total + powers[k - 2] * (c * k))
        return total if self.ratio == 1 else np.asarray(total * self.ratio)

    def curvature(self, q: Array) -> Array | None:
        """The second slope; None where it is zero everywhere."""
        if len(self.coefficients) == 1:
            return None
        powers = self._powers(q)
        total = np.asarray(powers[0] * 0 + self.coefficients[1] * 2)
        for k, c in enumerate(self.coefficients[2:], 3):
            total = np.asarray(total + powers[k - 3] * (c * (k * (k - 1))))
        return total if self.ratio == 1 else np.asarray(total * (self.ratio * self.ratio))


@dataclass(frozen=True, eq=False)
class JointCoupling:
    """The equation; `unit` is that of its sum: rad, m, or both where joints of both kinds meet."""

    name: str
    terms: tuple[CouplingTerm, ...]
    constant: Any
    unit: str

    def residual(self, q: Array) -> Array:
        """(...,): zero where the joints fit together."""
        parts = [term.value(q) for term in self.terms]
        return np.asarray(sum(parts[1:], parts[0]) + self.constant)
