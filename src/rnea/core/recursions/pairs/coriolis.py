"""The Coriolis matrix, from the same pairs of speeds as the mass matrix.

The force on a point at r is that of its acceleration, d/dt Σ J_j(r) qd_j, and what speed i feels of
it is its part along J_i. So with (7) of `common_motion`

    C_ij = ∫ J_i · d/dt J_j dm = S_i · (B S_j + I Ṡ_j)                  i carries j
                               = (Bᵀ S_i) · S_j + (I S_i) · Ṡ_j         j carries i

where B and I are of all that is beyond the outer joint (Echeandia and Wensing, 2021). As M_ij is
∫ J_i · J_j dm, dM/dt = C + Cᵀ: dM/dt - 2 C is skew-symmetric, and C is the one of Christoffel's
symbols, C_ij = Σ_k c_ijk qd_k with c symmetric in j and k where speeds are rates of coordinates.
Where they are not, it is the choice of Levi and Civita: one rotating body has
½ (I [w]× + [w]× I - [I w]×), and c_ijk is not symmetric in j and k.
"""

from __future__ import annotations

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.pairs.common_axes import Axes, beyond, columns, rigid_bodies
from rnea.core.recursions.pairs.common_motion import Velocities, flows, plus
from rnea.core.recursions.pairs.pairwise_matrix import (
    Assembly,
    PackedVector,
    PairMatrix,
    PairwiseMatrix,
)
from rnea.core.spatial.numbers import Array


def _ingredients(model: Model, case: Conditions, q: Array, qd: Array) -> Array:
    """S, B S + I Ṡ, Ṡ, I S (6 rows each) and the angular part of Bᵀ S (3 rows) of every speed."""
    axes, still = Axes.at(model, q), model.kind.zeros(3)
    v = Velocities.at(model, axes, (still, still), qd)
    bodies = rigid_bodies(model, axes)
    inertia, flow = beyond(model, bodies), beyond(model, flows(bodies, v))
    each = []
    for i, own in enumerate(axes.of_body):
        for S, Sd in zip(own, v.moving[i], strict=True):
            felt = plus(flow[i].times(S), inertia[i].times(Sd))
            each.append([*S, *felt, *Sd, *inertia[i].times(S), flow[i].transposed_times(S)])
    return columns(each, case.batch(q, qd))


_S, _FELT, _SD, _F, _TURNED = PackedVector.of(6, 6, 6, 6, 3)
_COUPLED = PairMatrix(upper=_S.dot(_FELT), lower=(*_TURNED.dot(_S), *_F.dot(_SD)))

CORIOLIS = PairwiseMatrix(_ingredients, lambda model, case: Assembly((_COUPLED,)))


def coriolis_matrix(model: Model, case: Conditions, q: Array, qd: Array) -> Array:
    """C(q, qd) (..., n, n), Christoffel choice. q and qd of one batch shape."""
    return CORIOLIS(model, case, q, qd)
