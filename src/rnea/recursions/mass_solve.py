"""Accelerations from the mass matrix: M qdd = tau - bias - friction - springs, by M = Lᵀ D L."""

from __future__ import annotations

import numpy as np

from rnea.model import Model
from rnea.recursions.case import Conditions
from rnea.recursions.composite_bodies import mass_matrix
from rnea.recursions.joint_losses import moving_torque
from rnea.recursions.mass_factors import couplings, factorized
from rnea.recursions.newton_euler import rigid_torque
from rnea.spatial.numbers import Array


def mass_solve(model: Model, case: Conditions, q: Array, qd: Array, tau: Array) -> Array:
    """qdd (..., n) that the torques cause. q, qd, tau of one shape (..., n)."""
    left = tau - rigid_torque(model, case, q, qd, np.zeros_like(qd))
    return caused(model, case, q, qd, left, mass_matrix(model, case, q))


def caused(model: Model, case: Conditions, q: Array, qd: Array, left: Array, M: Array) -> Array:
    """qdd (..., n) by what the bias of the rigid body leaves of the torques, less friction and
    springs."""
    left = moving_torque(model, case, q, qd, left)
    return factorized(M, couplings(model)).solve(left[..., None])[..., 0]
