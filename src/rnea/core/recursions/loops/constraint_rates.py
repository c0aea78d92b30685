"""How the equations of loops change along motions, by dual numbers through their own lines."""

from __future__ import annotations

import numpy as np

from rnea.core.model import LoopsAt, Model, rate
from rnea.core.recursions.loops.constrained_motion import Loops, matrices
from rnea.core.spatial import dual
from rnea.core.spatial.numbers import Array


def along(values: Array, changes: Array) -> Array:
    """Numbers (..., n) that change by (..., n, d) along d directions, as n duals."""
    out = np.empty(values.shape[-1], dtype=object)
    for k in range(values.shape[-1]):
        out[k] = dual.Dual(np.asarray(values[..., k]), changes[..., k, :])
    return out


def positions_along(tree: Model, q: Array, motions: Array) -> Array:
    """q (..., nq) that moves by d motions of all speeds (..., nv, d), as duals."""
    batch = np.broadcast_shapes(q.shape[:-1], motions.shape[:-2])
    q = np.broadcast_to(q, (*batch, q.shape[-1]))
    motions = np.broadcast_to(motions, (*batch, *motions.shape[-2:]))
    rates = [rate(tree, q, motions[..., k]) for k in range(motions.shape[-1])]
    return along(q, np.stack(rates, axis=-1))


def loops_along(loops: Loops, motions: Array) -> LoopsAt:
    """The loops on duals that move by d motions (..., nv of the tree, d)."""
    moved = positions_along(loops.tree, loops.at.q, motions)
    return LoopsAt.of(loops.tree, loops.closure.cuts, loops.closure.couplings, moved)


def matrix_rates(loops: Loops, motions: Array) -> Array:
    """dK (..., rows, nv of the tree, d) along d motions."""
    K = loops_along(loops, motions).matrix()
    found = dual.jacobian(K.reshape(-1), like=_directions(loops, motions))
    return found.reshape(*found.shape[:-2], *K.shape, motions.shape[-1])


def drift_rates(loops: Loops, qd: Array, motions: Array | None, speeds: Array) -> Array:
    """dk (..., rows, d) along d motions of all positions (None: they stay) while all speeds
    change by (..., nv of the tree, d)."""
    still = np.zeros_like(speeds) if motions is None else motions
    k = loops_along(loops, still).drift(along(np.broadcast_to(qd, speeds.shape[:-1]), speeds))
    return dual.jacobian(k, like=_directions(loops, speeds))


def rate_of_G(loops: Loops, qd: Array) -> Array:
    """dG/dt (..., nv of the tree, nv) at all speeds: K G = 0 stays so."""
    changes = matrix_rates(loops, qd[..., None])[..., 0]
    return followed(loops, matrices(changes, loops.G))


def followed(loops: Loops, right: Array) -> Array:
    """(..., nv of the tree, d): nothing for the independent speeds, -K⁺ right for the others."""
    following = -loops.factors.solve(right)
    out = np.zeros((*following.shape[:-2], loops.tree.nv, following.shape[-1]), following.dtype)
    out[..., list(loops.closure.dependent(loops.tree)), :] = following
    return out


def _directions(loops: Loops, motions: Array) -> Array:
    """Zeros (..., d), as many as there are directions."""
    batch = np.broadcast_shapes(loops.at.q.shape[:-1], motions.shape[:-2])
    return np.zeros((*batch, motions.shape[-1]), dtype=np.result_type(loops.at.q, motions))
