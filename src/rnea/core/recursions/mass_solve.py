"""Accelerations from the mass matrix: M qdd = tau - bias - friction - springs, by M = Lᵀ D L."""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.composite_bodies import mass_matrix
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.joint.joint_friction import moving_torque
from rnea.core.recursions.mass_factors import couplings, factorized
from rnea.core.recursions.newton_euler import rigid_torque
from rnea.core.spatial.numbers import Array


def mass_solve(model: Model, case: Conditions, q: Array, qd: Array, tau: Array) -> Array:
    """qdd (..., n) that the torques cause. q, qd, tau of one shape (..., n)."""
    left = tau - rigid_torque(model, case, q, qd, np.zeros_like(qd))
    return caused(model, case, q, qd, left, mass_matrix(model, case, q))


def caused(model: Model, case: Conditions, q: Array, qd: Array, left: Array, M: Array) -> Array:
    """qdd (..., n) by what the bias of the rigid body leaves of the torques, less friction and
    springs."""
    left = moving_torque(model, case, q, qd, left)
    return factorized(M, couplings(model)).solve(left[..., None])[..., 0]
