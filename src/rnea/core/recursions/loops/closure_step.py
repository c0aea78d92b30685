"""A step of Newton's method on the closure of loops as a quantity that can be compiled.

With u a step of the independent joints, e the closure errors at q and K = (K_u, K_d) their
Jacobian, the dependent joints step by -K_d⁺ (K_u u + e): the first-order prediction at a closed
position, a correction where u is zero. Rows are weighted as in `model.loop_assembly`, where the
same step is taken with a line search.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model import LoopsAt, Model, integrate, sizes_of
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.loops.constrained_motion import times_columns
from rnea.core.recursions.loops.loop_quantities import refuse_trees
from rnea.core.recursions.quantities import Quantity
from rnea.core.spatial import householder
from rnea.core.spatial.numbers import Array, sign, sqrt


def closure_step(model: Model, case: Conditions, q: Array, u: Array) -> Array:
    """(..., nq + 2): q after the step, the norm of its weighted closure errors, and the largest
    step of a dependent joint."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    own, dependent = list(closure.independent), list(closure.dependent(tree))
    weights, _ = sizes_of(tree, closure.cuts, closure.couplings)
    at = LoopsAt.of(tree, closure.cuts, closure.couplings, q)
    K = at.matrix()
    right = (times_columns(K[..., own], u) + at.residuals()) * weights
    factors = householder.reflected(K[..., dependent] * weights[:, None], closure.order(tree))
    following = -factors.solve(right[..., None])[..., 0]
    step = np.zeros((*following.shape[:-1], tree.nv), dtype=following.dtype)
    step[..., own], step[..., dependent] = u, following
    there = integrate(tree, q, step)
    errors = LoopsAt.of(tree, closure.cuts, closure.couplings, there).residuals() * weights
    numbers = np.stack([sqrt((errors * errors).sum(axis=-1)), _largest(following)], axis=-1)
    return np.concatenate([there, numbers], axis=-1)


def _largest(values: Array) -> Array:
    """The largest size of numbers (..., n), without a branch."""
    sizes = values * sign(values)
    largest = np.asarray(sizes[..., 0])
    for k in range(1, sizes.shape[-1]):
        apart = np.asarray(sizes[..., k] - largest)
        largest = np.asarray((sizes[..., k] + largest + apart * sign(apart)) / 2)
    return largest


CLOSURE_STEP = Quantity(
    name="closure_step",
    states=("q", "qd"),
    shape=lambda model: (model.nq + 2,),
    walk=closure_step,
    description="q after a step of Newton's method on the closure of loops",
    # weights are lengths of the robot as its file places the joints
    inner=True,
    check=refuse_trees,
)
