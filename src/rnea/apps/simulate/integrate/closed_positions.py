"""How positions of robots with loops follow their independent speeds, on any kind of number.

The joints' own rates of G u carry all coordinates (`recursions.loops`), so a method keeps its
order; what it leaves of a gap is closed at the end of each step, by Newton's method with the
independent coordinates where they are. Its matrix is factorised once, at the place the step led to:
from a gap e one correction leaves about e², each further one e times what the last left.

Numbers tell whether that could be done. What is left of the gaps must be rounding. And the step
must stay away from where the dependent columns K_d become singular, a dead centre or a fork where
another branch begins: D = K_d⁺ (K_d - K_d at the step's beginning) grows beyond all bounds there.
As long as its norm is below 1, K_d = K_d at the beginning (1 - D)⁻¹ has kept its rank all the way.
A place that fails is NaN, as that of a quaternion of length 0 is: no branching, and
`LoopPositions.stuck` finds the words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, final

import numpy as np

from rnea.apps.simulate.integrate.steps import ConfigurationSpace
from rnea.apps.simulate.integrate.stuck_loops import why_stuck
from rnea.apps.simulate.integrate.tree_positions import halfway_of_tree, through_of_tree
from rnea.core.model import (
    CLOSED,
    LoopsAt,
    Model,
    closed_from,
    describe_closure_errors,
    difference,
    integrate,
    length_of,
    normalized,
    rate,
)
from rnea.core.recursions import Loops
from rnea.core.spatial.numbers import Array, sign, sqrt
from rnea.errors import InputError

_CORRECTIONS = 3
# of what Newton's method would still move, in rad or parts of the robot's size
_LEFT = 1e-11
_MOST_CHANGE = 0.75


def along_of_loops(model: Model) -> ConfigurationSpace:
    """How positions of a robot with loops follow its independent speeds."""
    return ConfigurationSpace(
        partial(_rate, model),
        partial(_halfway, model),
        partial(_through, model),
        partial(normalized, model.tree),
        partial(_ended, model),
    )


def _rate(model: Model, q: Array, u: Array) -> Array:
    return rate(model.tree, q, Loops.of(model, q).speeds(u))


def _ended(model: Model, q: Array, u: Array, after: Array) -> Array:
    return _closed(model, Loops.of(model, q), after)


# The implicit midpoint is that of the independent coordinates: all others are functions of them.


def _halfway(model: Model, q: Array, u: Array, h: Any) -> Array:
    loops = Loops.of(model, q)
    return _closed(model, loops, halfway_of_tree(model.tree, q, loops.speeds(u), h))


def _through(model: Model, q: Array, u: Array, h: Any) -> Array:
    loops = Loops.of(model, q)
    half = _closed(model, loops, halfway_of_tree(model.tree, q, loops.speeds(u), h))
    speeds = Loops.of(model, half).speeds(u)
    return _closed(model, loops, through_of_tree(model.tree, q, speeds, h))


def _closed(model: Model, start: Loops, q: Array) -> Array:
    """q with the loops closed, the independent joints where they are; NaN where that fails."""
    tree, closure = model.tree, start.closure
    dependent = list(closure.dependent(tree))
    if not dependent:
        return normalized(tree, q)
    here = normalized(tree, q)
    loops = Loops.of(model, here)
    at = loops.at
    for _ in range(_CORRECTIONS):
        back = -loops.factors.solve(at.residuals()[..., None])[..., 0]
        step = np.zeros((*back.shape[:-1], tree.nv), dtype=back.dtype)
        step[..., dependent] = back
        here = normalized(tree, here + rate(tree, here, step))
        at = LoopsAt.of(tree, closure.cuts, closure.couplings, here)
    length, residuals = length_of(tree, closure.cuts), at.residuals()
    # angles as they are, lengths in parts of the robot's size
    turns = np.array([x.unit == "rad/s" for x in tree.dofs])[dependent]
    sizes, heights = np.where(turns, 1.0, length), np.where(closure.angular, 1.0, length)
    changes = (loops.K - start.K)[..., dependent] * sizes
    found = loops.factors.solve(np.concatenate([residuals[..., None], changes], axis=-1))
    found = found / sizes[:, None]
    left, D = found[..., 0], found[..., 1:]
    room = (
        _LEFT**2 - _squares(left),
        CLOSED**2 - _squares(residuals / heights),
        _MOST_CHANGE**2 - _squares(D.reshape(*D.shape[:-2], -1)),
    )
    for number in room:
        here = here * _one_or_nan(number)[..., None]
    return here


def _squares(values: Array) -> Array:
    return np.asarray((values * values).sum(axis=-1))


def _one_or_nan(value: Array) -> Array:
    """1 where a number is not negative, NaN elsewhere."""
    return sqrt(sign(sign(value) * 2 + 1))


@final
@dataclass(frozen=True, eq=False)
class LoopPositions:
    """Positions of a robot with loops in floats: closing them, and words where that fails."""

    model: Model

    def closed(self, q: Array) -> Array:
        """Positions (..., nq) closed, with the independent joints where they are."""
        found = closed_from(self.model, np.reshape(q, (-1, self.model.nq)))
        if not found.closed.all():
            row = found.q[int(np.argmin(found.closed))]
            raise InputError(
                "the loops cannot follow the motion that is wanted: the nearest approach leaves "
                f"{describe_closure_errors(self._at(row).gaps())}"
            )
        return found.q.reshape(q.shape)

    def rate(self, q: Array, u: Array) -> Array:
        """dq/dt of the independent joints, 0 for all others; on any kind of number."""
        closure, tree = self.model.closure, self.model.tree
        assert closure is not None
        speeds = np.zeros((*u.shape[:-1], tree.nv), dtype=u.dtype)
        speeds[..., list(closure.independent)] = u
        return rate(tree, q, speeds)

    def reconstructed(self, before: Array, after: Array) -> Array:
        """Positions (nq,) after others, as near as these numbers can say them."""
        tree = self.model.tree
        return integrate(tree, before, difference(tree, before, after))

    def stuck(self, q: Array, u: Array, h: float) -> str:
        """Why loops could not be closed after a step of h from q (nq,) at speeds u (nv,)."""
        return why_stuck(self.model, q, u, h)

    def _at(self, q: Array) -> LoopsAt:
        closure = self.model.closure
        assert closure is not None
        return LoopsAt.of(self.model.tree, closure.cuts, closure.couplings, q)
