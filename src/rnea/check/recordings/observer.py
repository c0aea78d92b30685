"""The generalised momentum observer: torques from outside, without accelerations.

With p = M(q) qd and dM/dt = C + Cᵀ (C of Christoffel's choice)

    dp/dt = tau + Cᵀ qd - g + tau_outside,
    r = K (p - p(0) - ∫ (tau + Cᵀ qd - g + r) dt)   =>   dr/dt = K (tau_outside - r):

r follows what the surroundings exert at the joints with the time constant 1/K.
(De Luca, Albu-Schäffer, Haddadin, Hirzinger: Collision detection and safe reaction, IROS 2006.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

GAIN = 50.0
"""1/s: 20 ms to 63 % of a push."""
_AT_ONCE = 20_000  # rows: matrices of so many lie in memory together


def momentum_residual(
    robot: Robot, q: Array, qd: Array, tau: Array, step: float, gain: float = GAIN
) -> Array:
    """r (N, n) on an even clock of `step` s; tau (N, n): what moves the bodies, without what
    friction, rotors and springs take.

    Rates between rows are the mean of both ends; r itself is taken at the new row, so that any
    gain is stable.
    """
    drive, p = np.empty_like(q), np.empty_like(q)
    for begin in range(0, len(q), _AT_ONCE):
        part = slice(begin, begin + _AT_ONCE)
        M = robot.mass_matrix(q[part], rotor=False)
        C = robot.coriolis_matrix(q[part], qd[part])
        p[part] = np.einsum("rij,rj->ri", M, qd[part])
        drive[part] = (
            tau[part] + np.einsum("rji,rj->ri", C, qd[part]) - robot.gravity_torque(q[part])
        )
    outside = np.diff(p, axis=0) - step * (drive[1:] + drive[:-1]) / 2
    r = np.zeros_like(q)
    for k in range(len(outside)):
        r[k + 1] = (r[k] + gain * outside[k]) / (1 + gain * step)
    return r
