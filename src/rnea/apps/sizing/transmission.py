"""Coupled transmissions: motors that move several joints at once.

A matrix T relates motors to joints: qm = T q, so velocities too; power balances, so
tau = Tᵀ tau_m, and the joints feel the rotors' inertias as Tᵀ diag(J) T. A plain gear is a
diagonal T with the ratios on it; a wrist with bevel gears, or a belt over the elbow, has more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


@dataclass(frozen=True, eq=False)
class Transmission:
    """qm = matrix · q, with as many motors as joints. matrix (n, n): motor turns per joint turn.

    >>> wrist = Transmission([[50.0, 50.0], [50.0, -50.0]])
    >>> wrist.motor_positions([1.0, 0.2])
    array([60., 40.])
    >>> wrist.motor_torques([10.0, 0.0])
    array([0.1, 0.1])
    """

    matrix: Array

    def __post_init__(self) -> None:
        matrix = np.array(self.matrix, dtype=float)
        if matrix.ndim != 2 or matrix.shape[0] != matrix.shape[1]:
            raise InputError(f"a transmission is a square matrix, got shape {matrix.shape}")
        if not np.isfinite(matrix).all():
            raise InputError("a transmission's matrix has an entry that is not a finite number")
        if np.linalg.matrix_rank(matrix) < len(matrix):
            raise InputError("this transmission is singular: some joint is moved by no motor")
        matrix.flags.writeable = False
        object.__setattr__(self, "matrix", matrix)

    def motor_positions(self, q: Any) -> Array:
        """qm (..., n) from q; velocities and accelerations go the same way."""
        return _times(self.matrix, q)

    def joint_positions(self, qm: Any) -> Array:
        """q of the motors' positions.

        >>> Transmission([[50.0, 50.0], [50.0, -50.0]]).joint_positions([60.0, 40.0])
        array([1. , 0.2])
        """
        return _times(np.linalg.inv(self.matrix), qm)

    def joint_torques(self, motor: Any) -> Array:
        """tau = Tᵀ tau_m (..., n).

        >>> Transmission([[50.0, 50.0], [50.0, -50.0]]).joint_torques([0.1, 0.1])
        array([10.,  0.])
        """
        return _times(self.matrix.T, motor)

    def motor_torques(self, tau: Any) -> Array:
        """What the motors must deliver for torques of the joints (..., n), without losses."""
        return _times(np.linalg.inv(self.matrix).T, tau)

    def reflected_inertia(self, inertia: Any) -> Array:
        """Tᵀ diag(J) T (n, n): what rotors of inertia J (n,) add to the mass matrix.

        >>> Transmission([[50.0, 50.0], [50.0, -50.0]]).reflected_inertia([1e-4, 1e-4])
        array([[0.5, 0. ],
               [0. , 0.5]])
        """
        J = np.asarray(inertia, dtype=float)
        T = self.matrix
        return np.einsum("ki,k,kj->ij", T, J, T)


def _times(matrix: Array, x: Any) -> Array:
    return np.einsum("ij,...j->...i", matrix, np.asarray(x, dtype=float))
