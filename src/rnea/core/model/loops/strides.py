"""One stride of a robot with loops: the independent joints move, the others follow. Floats.

The dependent joints are predicted from the loops' velocity equations and then closed by Newton's
method. A `NewtonStep`, made from the same equations, does both for many rows at once. It is used
where it converges as Newton's method does at regular positions; all other rows go through
`assembled`, whose line search reaches positions close to singular ones and decides what is closed.
Either gives the same iterates to rounding, hence the same branch.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rnea.core.model import configuration
from rnea.core.model.loops import LoopsAt
from rnea.core.model.loops.assembly import ROUNDING, AssemblyResult, assembled, length_of
from rnea.core.model.model import Model
from rnea.core.spatial.numbers import Array

NewtonStep = Callable[[Array, Array], Array]
"""Of positions q (n, nq) and steps (n, nv) of the independent joints: rows (n, nq + 2) of q after
the step, the norm of the closure errors there, weighted as in `assembled`, and the largest step of
a dependent joint."""

STRIDE = 0.2
"""The independent joints move by at most so much at once, rad or m, to stay on their branch."""
# towards a singular position steps shrink the error to a quarter each and need about twenty; at
# regular ones the error is squared, and the prediction leaves some hundredths
_STEPS, _GAIN = 6, 0.5
# where a step gains no more, what is left is rounding if it is below this many times `ROUNDING`
_FLOOR = 10.0


def closed_from(model: Model, q: Array) -> AssemblyResult:
    """Positions (n, nq) closed with the independent joints where they are."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    return assembled(tree, closure.cuts, closure.couplings, q, closure.dependent(tree))


def advance(model: Model, q: Array, step: Array, newton: NewtonStep | None) -> AssemblyResult:
    """Closed positions (n, nq) moved by one stride (n, nv) of the independent joints."""
    if newton is None:
        return _searched(model, q, step)
    found, regular = _converged(model, q, step, newton)
    rest = np.flatnonzero(~regular)
    if len(rest):
        searched = _searched(model, q[rest], step[rest])
        found.q[rest], found.left[rest] = searched.q, searched.left
    return found


def _searched(model: Model, q: Array, step: Array) -> AssemblyResult:
    """The stride in NumPy, for rows of any kind."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    own, dependent = list(closure.independent), list(closure.dependent(tree))
    K = LoopsAt.of(tree, closure.cuts, closure.couplings, q).matrix()
    full = np.zeros((len(q), tree.nv))
    full[:, own] = step
    right = (K[..., own] @ full[:, own, None])[..., 0]
    full[:, dependent] = -(np.linalg.pinv(K[..., dependent]) @ right[..., None])[..., 0]
    # a prediction near a dead centre may be far off: what follows is bounded by Newton's method
    full[:, dependent] = np.clip(full[:, dependent], -2 * STRIDE, 2 * STRIDE)
    return closed_from(model, configuration.integrate(tree, q, full))


def _converged(
    model: Model, q: Array, step: Array, newton: NewtonStep
) -> tuple[AssemblyResult, Array]:
    """The stride by steps in machine code, and for which rows (n,) these converged."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    length = length_of(tree, closure.cuts)
    here, left, most = _parts(newton(q, step))
    # NaN is not regular
    regular = most <= 2 * STRIDE
    going = np.flatnonzero(regular & ~(left <= ROUNDING * length))
    for _ in range(_STEPS):
        if not len(going):
            break
        there, after, most = _parts(newton(here[going], np.zeros_like(step[going])))
        gained = (after <= _GAIN * left[going]) & (most <= max(1.0, length))
        better = going[gained]
        here[better], left[better] = there[gained], after[gained]
        going = better[~(left[better] <= ROUNDING * length)]
    regular &= left <= _FLOOR * ROUNDING * length
    return AssemblyResult(here, left, length), regular


def _parts(rows: Array) -> tuple[Array, Array, Array]:
    return np.array(rows[:, :-2]), np.array(rows[:, -2]), rows[:, -1]
