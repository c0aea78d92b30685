"""Coriolis matrix and Christoffel symbols, from derivatives of the one Newton-Euler recursion.

The velocity torque h(q, qd) = C(q, qd) qd is quadratic in qd: h_i = Σ c_ijk qd_j qd_k. With c
symmetric in j and k (the Christoffel choice) half its derivative is the Coriolis matrix,

    ½ ∂h_i/∂qd_j = Σ_k c_ijk qd_k = C_ij,

and that choice is the one for which dM/dt - 2 C is skew-symmetric. The derivative is taken by
running the recursion on dual numbers, so it is exact to rounding.
"""

from __future__ import annotations

import numpy as np

from rnea.model import Model
from rnea.recursions.case import Case
from rnea.recursions.newton_euler import rigid_torque
from rnea.spatial import dual
from rnea.spatial.numbers import Array


def coriolis_matrix(model: Model, case: Case, q: Array, qd: Array) -> Array:
    """C(q, qd) (..., n, n), Christoffel choice. q and qd of one shape (..., n)."""
    at_rest = dual.constants(np.zeros_like(qd))
    h = rigid_torque(model, Case.weightless(model), dual.constants(q), dual.seed(qd), at_rest)
    return dual.jacobian(h, like=qd) / 2


def christoffel(model: Model, case: Case, q: Array) -> Array:
    """c_ijk (..., n, n, n): h_i = Σ c_ijk qd_j qd_k, symmetric in j and k."""
    # C is linear in qd: its value at the k-th unit velocity is c_ijk
    unit_velocities = np.eye(model.nv, dtype=int).astype(q.dtype)
    every = np.broadcast_to(q[..., None, :], (*q.shape[:-1], model.nv, model.nv))
    C = coriolis_matrix(model, case, every, np.broadcast_to(unit_velocities, every.shape))
    return np.moveaxis(C, -3, -1)
