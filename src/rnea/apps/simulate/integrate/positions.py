"""Positions of a robot in a run: its coordinates, its speeds, and how the ones follow the others.

q has nq numbers and qd has nv. Most speeds are the rate of a coordinate of their own; those of
joints that turn any way, or slide in the child's axes, are not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import cast

import numpy as np

from rnea.apps.simulate.control.independent_dofs import independent_dofs
from rnea.apps.simulate.integrate.closed_positions import LoopPositions, along_of_loops
from rnea.apps.simulate.integrate.steps import PLAIN, ConfigurationSpace
from rnea.apps.simulate.integrate.tree_positions import along_of_tree
from rnea.core.model import Body, Model, difference, integrate, neutral
from rnea.core.recursions import Conditions, Quantity
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property


def along_of(model: Model) -> ConfigurationSpace:
    """How positions of a model follow its speeds, on any kind of number."""
    if model.closure is not None:
        return along_of_loops(model)
    return along_of_tree(model) if model.has_quasi_velocities else PLAIN


def _as_quantity(
    name: str,
    states: tuple[str, ...],
    says: str,
    *also: tuple[str, int | Callable[[Model], int]],
) -> Quantity:
    """One of the functions of `ConfigurationSpace` as a quantity that can be compiled."""

    def compute(model: Model, case: Conditions, *states: Array) -> Array:
        numbers = (*states[:-1], states[-1][0]) if _STEP in also else states
        found: Array = getattr(along_of(model), name)(*numbers)
        return found

    return Quantity(
        name=f"position_{name}",
        states=states,
        shape=lambda model: (model.nq,),
        walk=compute,
        description=says,
        also=also,
    )


_STEP = ("step", 1)
ALONG = {
    "rate": _as_quantity("rate", ("q", "qd"), "dq/dt"),
    "halfway": _as_quantity("halfway", ("q", "qd"), "q in the middle of a step", _STEP),
    "through": _as_quantity("through", ("q", "qd"), "q after a step at that rate", _STEP),
    "normalized": _as_quantity("normalized", ("q",), "q with quaternions of length 1"),
    "ended": _as_quantity(
        "ended", ("q", "qd"), "q at the end of a step", ("after", lambda model: model.nq)
    ),
}
"""The functions of `ConfigurationSpace`, to be compiled for robots whose speeds are not all
rates."""


@dataclass(frozen=True, eq=False)
class Positions:
    """coordinates, speeds: the names of the nq numbers of q and of the nv speeds.

    together    numbers of q and the speeds that move them: one of each where a speed is the rate
                of a coordinate, all of a joint where it is not. With loops numbers of q that
                follow from the others are in none
    along       how a step carries q
    integrate   (q, step) -> q; step (..., nv) along each speed
    difference  (q0, q1) -> the step (..., nv) that takes q0 to q1
    neutral     the q (nq,) of joints at their zero
    brackets    speeds that are no rates, with the matrix of [v, .] of theirs (`Joint.bracket`)
    loops       None without loops
    """

    coordinates: tuple[str, ...]
    speeds: tuple[str, ...]
    together: tuple[tuple[slice, slice], ...]
    along: ConfigurationSpace
    integrate: Callable[[Array, Array], Array]
    difference: Callable[[Array, Array], Array]
    neutral: Array
    brackets: tuple[tuple[slice, Callable[[Array], Array]], ...] = ()
    loops: LoopPositions | None = None

    @property
    def nq(self) -> int:
        return len(self.coordinates)

    @property
    def nv(self) -> int:
        return len(self.speeds)

    @cached_property
    def own(self) -> Array:
        """(nv,): which number of q each speed is the rate of; -1 for those that are no rate."""
        out = np.full(self.nv, -1)
        for q, v in self.together:
            if v.stop - v.start == 1:
                out[v] = q.start
        return out

    @cached_property
    def plain(self) -> bool:
        """Whether every speed is the rate of the number of q that stands in its place."""
        return self.along is PLAIN

    @cached_property
    def all_rates(self) -> bool:
        """Whether every speed is the rate of some number of q."""
        return bool((self.own >= 0).all())

    def by_speed(self, q: Array) -> Array:
        """The position (..., nv) that each speed is the rate of; 0 for those that are no rate."""
        return q if self.plain else np.where(self.own >= 0, q[..., self.own], 0.0)

    def moved_to(self, q: Array, by_speed: Array) -> Array:
        """q (nq,) with the positions that have a speed of their own put elsewhere."""
        if self.plain:
            return by_speed
        out, has = q.copy(), self.own >= 0
        out[self.own[has]] = by_speed[has]
        return out

    def unmoved(self, before: Array, after: Array, held: Array) -> Array:
        """q (nq,) after a step, with what held speeds (nv,) would move exactly as before it."""
        return np.where(self.still(held), before, after)

    def still(self, held: Array) -> Array:
        """Which numbers of q (nq,) no speed moves but held ones (nv,)."""
        if self.plain:
            return held
        # what follows from all others is still where these are
        out = np.full(self.nq, bool(held.all()))
        for q, v in self.together:
            out[q] = held[v].all()
        return out

    def seen_from(
        self, step: Array, qd: Array, qd_there: Array, qdd_there: Array
    ) -> tuple[Array, Array]:
        """The speeds and accelerations of a place that is a step away, along the axes from here.

        They are Ad v and its rate Ad v' - [qd, Ad v], Ad = exp [step, .], where one moves at qd.
        """
        if not self.brackets:
            return qd_there, qdd_there
        shape = np.broadcast_shapes(*(x.shape for x in (step, qd, qd_there, qdd_there)))
        speeds, rates = (np.array(np.broadcast_to(x, shape)) for x in (qd_there, qdd_there))
        for own, bracket in self.brackets:
            turned = _exponential(bracket(step[..., own]))
            v, rate = ((turned @ x[..., own, None])[..., 0] for x in (speeds, rates))
            turning = (bracket(qd[..., own]) @ v[..., None])[..., 0]
            speeds[..., own], rates[..., own] = v, rate - turning
        return speeds, rates

    def augmented(self, names: tuple[str, ...]) -> Positions:
        """The same with further numbers behind q and behind the speeds, each the other's rate."""
        nq, nv, along, more = self.nq, self.nv, self.along, len(names)
        behind = ((slice(nq + k, nq + k + 1), slice(nv + k, nv + k + 1)) for k in range(more))

        def both(joints: Array, others: Array) -> Array:
            return np.concatenate([joints, others], axis=-1)

        def far(q: Array, v: Array) -> tuple[Array, Array]:
            return q[..., nq:], v[..., nv:]

        of_both = ConfigurationSpace(
            lambda q, v: both(along.rate(q[..., :nq], v[..., :nv]), v[..., nv:]),
            lambda q, v, h: both(
                along.halfway(q[..., :nq], v[..., :nv], h), PLAIN.halfway(*far(q, v), h)
            ),
            lambda q, v, h: both(
                along.through(q[..., :nq], v[..., :nv], h), PLAIN.through(*far(q, v), h)
            ),
            lambda q: both(along.normalized(q[..., :nq]), q[..., nq:]),
            lambda q, v, after: both(
                along.ended(q[..., :nq], v[..., :nv], after[..., :nq]), after[..., nq:]
            ),
        )
        return Positions(
            (*self.coordinates, *names),
            (*self.speeds, *names),
            (*self.together, *behind),
            PLAIN if self.plain else of_both,
            lambda q, v: both(self.integrate(q[..., :nq], v[..., :nv]), np.add(*far(q, v))),
            lambda a, b: both(self.difference(a[..., :nq], b[..., :nq]), b[..., nq:] - a[..., nq:]),
            both(self.neutral, np.zeros(more)),
            self.brackets,
            self.loops,
        )


def positions_of(model: Model, along: ConfigurationSpace | None = None) -> Positions:
    """The positions of a robot; along: faster ways for its own `along_of`."""
    plain = model.closure is None and not model.has_quasi_velocities
    together, brackets = [], []
    for body in model.independent:
        own = independent_dofs(model, body)
        if not _is_no_rate(body):
            pairs = zip(_columns(body.q), own, strict=True)
            together += [(slice(i, i + 1), slice(k, k + 1)) for i, k in pairs if k >= 0]
        elif own[0] >= 0 and own == list(range(own[0], own[0] + len(own))):
            # where loops lead some of them, the others move none of its numbers by themselves
            speeds = slice(own[0], own[0] + len(own))
            together.append((body.q, speeds))
            brackets.append((speeds, _bracket(body)))
    return Positions(
        tuple(x.name for x in model.coordinates),
        tuple(x.name for x in model.dofs),
        tuple(together),
        along or along_of(model),
        (lambda q, step: q + step) if plain else partial(integrate, model),
        (lambda q0, q1: q1 - q0) if plain else partial(difference, model),
        neutral(model),
        tuple(brackets),
        None if model.closure is None else LoopPositions(model),
    )


def driven(model: Model) -> Array:
    """(nv,) bool: whether an actuator can stand there; in a joint that holds nothing it cannot.

    With loops: where a motor acts, or everywhere where there are motors enough elsewhere.
    """
    if model.closure is not None:
        motors = model.closure.actuated
        own = np.array([column in motors for column in model.closure.independent], dtype=bool)
        enough = len(motors) >= model.nv
        return np.full(model.nv, True) if enough else own
    return np.array([freedom.body.joint.nv < 6 for freedom in model.dofs], dtype=bool)


def _is_no_rate(body: Body) -> bool:
    """Whether the speeds of a joint are not the rates of its coordinates."""
    return body.joint.bracket(np.zeros(body.joint.nv)) is not None


def _bracket(body: Body) -> Callable[[Array], Array]:
    return cast(Callable[[Array], Array], body.joint.bracket)


def _exponential(matrices: Array) -> Array:
    """exp of (..., n, n) for turns of at most half a turn: a series of 1/64 of it, squared."""
    small = matrices / 64
    out = term = np.broadcast_to(np.eye(matrices.shape[-1]), matrices.shape)
    for k in range(1, 12):
        term = term @ small / k
        out = out + term
    for _ in range(6):
        out = out @ out
    return out


def _columns(part: slice) -> range:
    return range(part.start, part.stop)
