"""A phase on any kind of number: the equations of `phases` as they are compiled.

What `Phases` has decided (who is held, which way joints slide, at which stops they lean) is here a
row of numbers, the parameters, and so are friction, stops and gains: one machine code serves all
phases of all runs of a robot. Nothing branches on a number:

- held joints get rows and columns of the unit matrix in M and no torque, so that their
  acceleration is exactly zero (`held_still` takes them out);
- a guard that is not watched has bounds at infinity.

A phase that would go on unchanged through `Phases.resolved` is told by `strict` and `weak`; what
ends it within a step by `after`, which are its guards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.apps.simulate.friction.friction_numbers import FrictionNumbers, Parameters
from rnea.apps.simulate.hybrid_state import HybridState
from rnea.apps.simulate.integrate.steps import PLAIN, ConfigurationSpace, Rate, State
from rnea.apps.simulate.phases.phases import ROOM, Phases
from rnea.core.recursions import factorized
from rnea.core.spatial.numbers import Array, sign

_WORKS = ("actuators", "outside", "friction")
_NONE = np.zeros(0)


@dataclass(frozen=True, eq=False)
class PhaseNumbers:
    """mass_matrix, bias, forward: as of a `Plant`, on any kind of number.

    couplings   of the mass matrix, one row per speed
    coordinates of q, by their names
    own         (n,): which number of q each speed is the rate of
    ends        speeds that have a stop
    holds       whether a joint may be held at all
    step        of the method, along `along`
    dependent         friction of joints that loops lead, as of a `Plant`
    shares      whether dq/dt comes with the other rates, of which it is a by-product with loops
    """

    step: Callable[..., State]
    along: ConfigurationSpace
    mass_matrix: Callable[[Array], Array]
    bias: Callable[[Array, Array], Array]
    forward: Callable[[Array, Array, Array], Array]
    couplings: Sequence[Sequence[int]]
    friction: FrictionNumbers
    coordinates: tuple[str, ...]
    own: tuple[int, ...]
    ends: tuple[int, ...]
    holds: bool
    dependent: Callable[[Array, Array], Array] | None = None
    shares: bool = False

    @property
    def n(self) -> int:
        return len(self.own)

    @property
    def structure(self) -> tuple[object, ...]:
        """What tells the code of these equations from that of others of the same robot."""
        return self.friction.structure, self.ends, self.holds, self.shares

    @property
    def guards(self) -> int:
        """How many numbers `after` gives."""
        return (3 * self.n if self.holds else 0) + 2 * len(self.ends)

    @property
    def states(self) -> int:
        """How many numbers x has: bristles, then works."""
        return self.friction.bristles + len(_WORKS)

    @property
    def _may_creep(self) -> bool:
        """Whether numbers of q might change that held speeds would move: those of quaternions."""
        return self.holds and self.along is not PLAIN

    # ---- within a step -------------------------------------------------------------------------

    def rate(
        self, tau: Array, q: Array, qd: Array, x: Array, p: Parameters
    ) -> tuple[Array, Array, Array, Array]:
        """qdd, the rates of bristles and of work, what holds each joint (n,), and dq/dt."""
        going = self.along.rate(q, qd) if self.shares else _NONE
        friction, bending = self.friction.torque(qd, x[: self.friction.bristles], p)
        if self.dependent is not None:
            friction = friction + self.dependent(q, qd)
        net = tau - friction
        works = np.array([(tau * qd).sum(), 0.0, (friction * qd).sum()], dtype=object)
        works = np.concatenate([bending, works])
        if not self.holds:
            return self.forward(q, qd, net), works, _NONE, going
        b, M, free = net - self.bias(q, qd), self.mass_matrix(q), p["free"]
        still = M * (free[:, None] * free) + np.diag(1 - free)
        qdd = factorized(still, self.couplings).solve((b * free)[:, None])[:, 0]
        return qdd, works, b - (M * qdd).sum(axis=-1), going

    def stepped(
        self,
        rate: Rate,
        going: Callable[[Array, Array], Array] | None,
        t: Any,
        q: Array,
        qd: Array,
        x: Array,
        h: Any,
        p: Parameters,
    ) -> State:
        """The method's step; what held speeds would move stays exactly."""
        along = self.along if going is None else replace(self.along, rate=going)
        after, qd, x = self.step(rate, t, q, qd, x, h, along)
        if self._may_creep:
            after = after * p["moves"] + q * (1 - p["moves"])
        return after, qd, x

    # ---- whether it goes on --------------------------------------------------------------------

    def strict(self, q: Array, qd: Array, hold: Array, p: Parameters) -> Array:
        """Positive as long as joints slide the way they do, away from all stops."""
        slides = qd * p["way"] + p["idle"] if self.holds else hold
        return np.concatenate([slides, *self._inside(q, p)])

    def weak(self, q: Array, qd: Array, hold: Array, p: Parameters) -> Array:
        """Not negative as long as held joints stay held whatever else is asked of them."""
        return np.concatenate(self._held(hold, p))

    def after(self, q: Array, qd: Array, hold: Array, p: Parameters) -> Array:
        """`Phases.guards`, each bound for itself."""
        slides = qd * p["way"] if self.holds else hold
        room = (hold * sign(hold) + 1.0) * ROOM
        return np.concatenate([slides, *(x + room for x in self._held(hold, p)),
                               *self._inside(q, p)])  # fmt: skip

    def _held(self, hold: Array, p: Parameters) -> list[Array]:
        return [p["upper"] - hold, hold - p["lower"]] if self.holds else [hold]

    def _inside(self, q: Array, p: Parameters) -> list[Array]:
        at = q[[self.own[k] for k in self.ends]]
        return [p["last"] - at, at - p["first"]]

    # ---- the parameters of a phase -------------------------------------------------------------

    def parameters(self, phases: Phases, phase: HybridState) -> dict[str, Array]:
        """The numbers of a phase; their names and sizes are those of any phase."""
        dry, held = phases.dry, phase.held
        out = {"limit": phases.control.limit, **self.friction.parameters(phase)}
        if self.holds:
            lower, upper = phases.box(phase.side)
            sliding = dry.is_dry & ~held
            out |= {
                "free": np.where(held, 0.0, 1.0),
                "lower": np.where(held, lower, -np.inf),
                "upper": np.where(held, upper, np.inf),
                "way": np.where(sliding, phase.direction, 0.0),
                # one that could stick but has no direction yet is not for the loop
                "idle": np.where(sliding, 0.0, 1.0),
            }
        if self._may_creep:
            out["moves"] = np.where(phases.plant.positions.still(held), 0.0, 1.0)
        stops, ends = phases.plant.stops, list(self.ends)
        first, last = np.where(held, -np.inf, stops.lower), np.where(held, np.inf, stops.upper)
        return out | {"first": first[ends], "last": last[ends]}
