"""Information: how much torques along a motion tell of the base parameters.

With noise of standard deviation s_j at joint j, and rows R = Y[:, kept] / s of the regressor at all
samples, the covariance of the parameters by least squares is (RᵀR)⁻¹. Its determinant is smallest
where log det RᵀR is largest (D-optimal). It does not depend on the units of the parameters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.core.recursions.regressors.base_parameters import BaseParameters
    from rnea.robot import Robot

# what is added to a correlation matrix that has 1 on its diagonal, so that it has a factor even
# where a motion does not tell some parameters apart
_LEAST = 1e-14
# what is left of a column of length 1 that others make up but for rounding
_APART = 1e-6
# rows of a product that one thread makes: a sum should not depend on how many there are, and of a
# product this small they would wait for each other longer than they work
_ROWS, _MOST_COLUMNS = 32, 90


@dataclass(frozen=True, eq=False)
class Information:
    """Of one sample on average: RᵀR / samples = sizes · correlation · sizes."""

    sizes: Array
    factor: Array

    @classmethod
    def of(cls, rows: Array, samples: int) -> Information:
        """Of rows (samples·n, base)."""
        total = _squared(rows) / samples
        sizes = np.sqrt(np.maximum(np.diagonal(total), np.finfo(float).tiny))
        scaled = total / sizes / sizes[:, None]
        return cls(sizes, np.linalg.cholesky(scaled + _LEAST * np.eye(len(scaled))))

    @property
    def logdet(self) -> float:
        return float(2 * np.log(np.diagonal(self.factor)).sum() + 2 * np.log(self.sizes).sum())

    @property
    def inverse(self) -> Array:
        """(base, base): the covariance that one sample would leave."""
        half = np.linalg.solve(self.factor, np.diag(1 / self.sizes))
        return np.asarray(half.T @ half)

    @property
    def distinguishable(self) -> Array:
        """Which parameters (base,) act on torques otherwise than those before them do."""
        return np.asarray(np.diagonal(self.factor) > _APART)

    def deviations(self, samples: float) -> Array:
        """Standard deviations of the parameters after so many samples, (base,)."""
        return np.asarray(np.sqrt(np.diagonal(self.inverse) / samples))


def _squared(rows: Array) -> Array:
    """rowsᵀ rows, in pieces where these are small."""
    if rows.shape[1] > _MOST_COLUMNS:
        return np.asarray(rows.T @ rows)
    whole = len(rows) // _ROWS * _ROWS
    pieces = rows[:whole].reshape(-1, _ROWS, rows.shape[1])
    rest = rows[whole:]
    return np.asarray((pieces.swapaxes(1, 2) @ pieces).sum(axis=0) + rest.T @ rest)


def information(
    robot: Robot, base: BaseParameters, noise: Array, q: Array, qd: Array, qdd: Array
) -> Information:
    """Of states (N, n) and noise (n,) in N m or N."""
    rows = robot.regressor(q, qd, qdd)[..., base.kept] / noise[:, None]
    return Information.of(rows.reshape(-1, len(base)), len(q))
