"""Christoffel symbols c_ijk, with C_ij = Σ_k c_ijk qd_k, in the common axes of `common_axes`.

C_ij = ∫ J_i · d/dt J_j dm is linear in the speeds (`coriolis`). At the k-th unit speed points
beyond k move by J_k, and axes that k carries by S_k × S_j, so

    c_ijk = ∫ J_i · (turn_j × J_k) dm  +  [k carries j] ∫ J_i · J of (S_k × S_j) dm

over the mass that all of them move. As J of (S_k × S_j) = turn_k × J_j - turn_j × J_k, one term
remains: with e the earlier one of j and k and l the later one,

    (1)  c_ijk = ∫ J_i · (turn_e × J_l) dm.

It changes its sign where i and l change places, so the outermost of all may stand for l, and with
B of `common_motion`, (8) and (9), of what is beyond m = l moving by S_m, it is S_i · B_m S_e:

    (2)  T_m[i, e] = S_i · B_m S_e
    (3)  c_ijk = T_l[i, e] if l is the outermost,  -T_i[l, e] if i is.

The speeds of a joint along the child's own axes carry each other's axes: there e is k and l is j,
and c is not symmetric in them. Work grows with the joints times the square of the tree's depth.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.pairs.common_axes import Axes, beyond, rigid_bodies
from rnea.core.recursions.pairs.common_motion import Flow, at_once
from rnea.core.recursions.pairs.pairwise_matrix import added_up
from rnea.core.spatial import dot
from rnea.core.spatial.numbers import Array


def christoffel(model: Model, case: Conditions, q: Array) -> Array:
    """c_ijk (..., n, n, n): h_i = Σ c_ijk qd_j qd_k; symmetric in j, k if speeds are rates."""
    axes = Axes.at(model, q)
    inertia = beyond(model, rigid_bodies(model, axes))
    first = np.cumsum([0, *(body.joint.nv for body in model.bodies)])
    cube = (first[-1],) * 3
    c = np.zeros((*q.shape[:-1], *cube), dtype=np.result_type(q, model.gravity))
    for body in model.bodies:
        support = model.support(body.index)
        through = np.concatenate([np.arange(first[k - 1], first[k]) for k in support])
        S = [axis for k in support for axis in axes.of_body[k - 1]]
        turns, slides = (np.stack(np.broadcast_arrays(*x), axis=-2) for x in zip(*S, strict=True))
        earlier, later = _ordered(model, support)
        before = len(S) - body.joint.nv
        for m in range(before, len(S)):
            # (2)
            flow = Flow.of(inertia[body.index - 1], S[m])
            moments, forces = flow.along(turns)
            T = dot(turns[..., :, None, :], moments[..., None, :, :])
            T = T + dot(slides[..., :, None, :], forces[..., None, :, :])
            # (3): it is zero where i is l
            j, k = np.nonzero(later == m)
            others = np.delete(np.arange(len(S)), m)
            c[..., through[others, None], through[j], through[k]] = T[
                ..., others[:, None], earlier[j, k]
            ]
            block = through[:before]
            within = later[:before, :before], earlier[:before, :before]
            c[..., through[m], block[:, None], block] = -T[..., *within]
    return added_up(model, c, axes=(-3, -2, -1))


def _ordered(model: Model, support: tuple[int, ...]) -> tuple[Array, Array]:
    """Of all pairs (j, k) of speeds on the way to a body, the earlier and the later one."""
    joints = [model.body(index).joint for index in support]
    joint = np.repeat(np.arange(len(joints)), [x.nv for x in joints])
    alike = np.array([at_once(x) for x in joints])[joint]
    j, k = np.indices((len(joint), len(joint)))
    carry_each_other = (joint[j] == joint[k]) & alike[j]
    earlier = np.where(carry_each_other, k, np.minimum(j, k))
    return earlier, np.where(carry_each_other, j, np.maximum(j, k))
