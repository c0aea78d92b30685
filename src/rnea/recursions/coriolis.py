"""Coriolis matrix and Christoffel symbols, from derivatives of the one Newton-Euler recursion.

The velocity torque h(q, qd) = C(q, qd) qd is quadratic in qd: h_i = Σ c_ijk qd_j qd_k. With c
symmetric in j and k (the Christoffel choice) half its derivative is the Coriolis matrix,

    ½ ∂h_i/∂qd_j = Σ_k c_ijk qd_k = C_ij,

and that choice is the one for which dM/dt - 2 C is skew-symmetric. The derivative is taken by
running the recursion on dual numbers, so it is exact to rounding.

Where speeds are not rates of coordinates (spherical, planar and free joints), the same choice, that
of Levi and Civita, has a part that h does not show,

    C = ½ ∂h/∂qd + ½ M [qd, ·],

with [qd, ·] each joint's `bracket`: one rotating body has ½ (I [w]× + [w]× I - [I w]×). Then
c_ijk is no longer symmetric in j and k.
"""

from __future__ import annotations

import numpy as np

from rnea.model import Model
from rnea.recursions.case import Case
from rnea.recursions.composite_bodies import mass_matrix
from rnea.recursions.newton_euler import rigid_torque
from rnea.spatial import dual
from rnea.spatial.numbers import Array


def coriolis_matrix(model: Model, case: Case, q: Array, qd: Array) -> Array:
    """C(q, qd) (..., n, n), Christoffel choice. q and qd of one shape (..., n)."""
    at_rest = dual.constants(np.zeros_like(qd))
    h = rigid_torque(model, Case.weightless(model), dual.constants(q), dual.seed(qd), at_rest)
    C = dual.jacobian(h, like=qd) / 2
    if not model.has_quasi_velocities:
        return C
    M = mass_matrix(model, Case(rotor=False), q)
    C = np.array(C)
    for body in model.independent:
        bracket = body.joint.bracket(qd[..., body.v])
        if bracket is not None:
            C[..., body.v] = C[..., body.v] + _product(M[..., body.v], bracket) / 2
    return C


def _product(a: Array, b: Array) -> Array:
    """a b in a fixed order of summation."""
    terms = [a[..., :, k, None] * b[..., None, k, :] for k in range(b.shape[-2])]
    return sum(terms[1:], terms[0])


def christoffel(model: Model, case: Case, q: Array) -> Array:
    """c_ijk (..., n, n, n): h_i = Σ c_ijk qd_j qd_k; symmetric in j, k if speeds are rates."""
    # C is linear in qd: its value at the k-th unit velocity is c_ijk
    unit_velocities = np.eye(model.nv, dtype=int).astype(q.dtype)
    batch = (*q.shape[:-1], model.nv)
    every = np.broadcast_to(q[..., None, :], (*batch, model.nq))
    C = coriolis_matrix(model, case, every, np.broadcast_to(unit_velocities, (*batch, model.nv)))
    return np.moveaxis(C, -3, -1)
