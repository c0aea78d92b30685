"""Torques from outside by the balance of momentum, without accelerations of the model.

With p = M(q) qd and dM/dt = C + Cᵀ (C of Christoffel's choice)

    dp/dt = tau + Cᵀ qd - g + tau_outside,

so what the surroundings exert is, in the mean from row to row, the change of p less the impulse of
everything known. The momentum observer lets it through a filter of first order; its mean over a
window, which is what a push of that length wants, is the balance between the window's ends.
(De Luca, Albu-Schäffer, Haddadin, Hirzinger: Collision detection and safe reaction, IROS 2006.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_AT_ONCE = 20_000  # rows: matrices of so many lie in memory together


def momentum_residual(robot: Robot, q: Array, qd: Array, tau: Array, step: float) -> Array:
    """(N, n): mean torque from outside from the row before to each row; zero in the first.

    On an even clock of `step` s; tau (N, n): what moves the bodies, without what friction, rotors
    and springs take, in such means too.
    """
    drive, p = np.empty_like(q), np.empty_like(q)
    for begin in range(0, len(q), _AT_ONCE):
        part = slice(begin, begin + _AT_ONCE)
        M = robot.mass_matrix(q[part], rotor=False)
        C = robot.coriolis_matrix(q[part], qd[part])
        p[part] = np.einsum("rij,rj->ri", M, qd[part])
        drive[part] = np.einsum("rji,rj->ri", C, qd[part]) - robot.gravity_torque(q[part])
    outside = np.zeros_like(q)
    outside[1:] = np.diff(p, axis=0) / step - row_to_row(drive)[1:] - tau[1:]
    return outside


def row_to_row(values: Array) -> Array:
    """Means (N, ...) of values at rows, from the row before to each; zero in the first."""
    return np.concatenate([0 * values[:1], (values[1:] + values[:-1]) / 2])
