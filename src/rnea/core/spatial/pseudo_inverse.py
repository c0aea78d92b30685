"""The inverse of least norm, of matrices that may have lost their rank. Floats.

It answers what `householder.Reflected` answers, where no triangle can be solved any more: what the
equations leave open is zero, and what they contradict is met as nearly as can be.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array

LOST = 3e-6
"""Singular values below this part of the largest of a regular matrix have been lost. A
position that closes to 1e-13 of a robot's size is within the root of that of a dead centre."""


@dataclass(frozen=True, eq=False)
class PseudoInverse:
    """inverse (..., columns, rows)."""

    inverse: Array

    @classmethod
    def of(cls, matrix: Array, rows: Array, columns: Array, regular: Array) -> PseudoInverse:
        """Of (..., rows, columns); norms are those of equations times `rows`, and of unknowns times
        `columns`, so that metres and radians can be compared.

        regular: a matrix of the same kind (rows, columns) that has its rank and tells what is large
        """
        scaled = np.nan_to_num(matrix * rows[:, None] / columns, posinf=0.0, neginf=0.0)
        left, sizes, right = np.linalg.svd(scaled, full_matrices=False)
        least = LOST * np.linalg.norm(regular * rows[:, None] / columns, 2)
        kept = sizes > least
        inverses = np.where(kept, 1 / np.where(kept, sizes, 1.0), 0.0)
        inverse = (np.swapaxes(right, -1, -2) * inverses[..., None, :]) @ np.swapaxes(left, -1, -2)
        # what is no number stays so
        inverse[np.isnan(matrix).any(axis=(-2, -1))] = np.nan
        return cls(inverse * rows / columns[:, None])

    def solve(self, right: Array) -> Array:
        """x (..., columns, k) of least norm with A x nearest to right (..., rows, k)."""
        return self.inverse @ right

    def solve_transposed(self, right: Array) -> Array:
        """y (..., rows, k) of least norm with Aᵀ y nearest to right (..., columns, k)."""
        return np.swapaxes(self.inverse, -1, -2) @ right
