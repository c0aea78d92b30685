"""Control: laws that follow a motion, and how a controller meets the robot.

All laws take states of any batch shape.

With e = q_wanted - q and ed = qd_wanted - qd:

pd               kp e + kd ed
pd_gravity       kp e + kd ed + g(q)
feed_forward     kp e + kd ed + inverse dynamics of the wanted motion
computed_torque  M(q)(qdd_wanted + kd ed + kp e) + Coriolis, gravity and springs of the measured
                 motion + friction of the wanted one

The friction of the wanted motion is that of its direction; nobody can measure the sign of a speed
that is meant to be zero. Gains of computed torque are per unit of inertia (1/s², 1/s).

Of joints that turn any way e is the step along each speed from q to q_wanted, the shorter way
around, and the wanted speeds and accelerations are first seen from the axes that the child has now
(`Positions.difference`, `Positions.seen_from`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, final

import numpy as np

from rnea.apps.simulate.integrate.positions import Positions
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError

Reference = Callable[[Any], tuple[Array, Array, Array]]
"""t -> q (..., nq), qd, qdd (..., n) wanted."""
CONTROLLERS = ("pd", "pd_gravity", "feed_forward", "computed_torque")
TERMS = ("coriolis", "gravity", "friction", "spring")
"""What a controller's model may leave out."""


class Controller(Protocol):
    """A control law. t in s; q (..., nq), qd (..., n) as measured; the torque (..., n) it asks for.

    It may be asked several times for one instant, so it should remember nothing, or be sampled and
    simulated with check_step=False.
    """

    def torque(self, t: Any, q: Array, qd: Array) -> Array: ...


@final
@dataclass(frozen=True)
class GivenTorque:
    """A torque that does not listen: a function of time, or constant."""

    of_time: Callable[[Any], Array]

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        return np.asarray(self.of_time(t), dtype=float)


@dataclass(frozen=True, eq=False)
class ControllerModel:
    """The controller's model of the robot, which may be wrong.

    inverse    q, qd, qdd -> torque without friction, and without springs where these are ignored
    friction   q, qd -> torque
    """

    inverse: Callable[[Array, Array, Array], Array]
    gravity: Callable[[Array], Array]
    friction: Callable[[Array, Array], Array]
    ignores: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for term in self.ignores:
            if term not in TERMS:
                raise UnknownNameError("term to ignore", term, TERMS)

    def torque(self, q: Array, qd: Array, qdd: Array, wanted: tuple[Array, Array]) -> Array:
        """The torque of a motion as this model sees it; friction of the wanted q and qd."""
        moving = np.zeros_like(qd) if "coriolis" in self.ignores else qd
        tau = self.inverse(q, moving, qdd)
        if "gravity" in self.ignores:
            tau = tau - self.gravity(q)
        return tau if "friction" in self.ignores else tau + self.friction(*wanted)


@final
@dataclass(frozen=True, eq=False)
class TrackingController:
    """A controller that follows a reference by one of CONTROLLERS.

    positions: where q and q_wanted are apart. driven (n,): 1 for what it can drive, 0 for the
    efforts of a base that nothing holds; None where it drives all.
    """

    law: str
    reference: Reference
    kp: Array
    kd: Array
    model: ControllerModel
    positions: Positions
    driven: Array | None = None

    def __post_init__(self) -> None:
        if self.law not in CONTROLLERS:
            raise UnknownNameError("controller", self.law, CONTROLLERS)

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        torque = self._on_all(t, q, qd)
        return torque if self.driven is None else torque * self.driven

    def _on_all(self, t: Any, q: Array, qd: Array) -> Array:
        q_w, qd_w, qdd_w = self.reference(t)
        e = self.positions.difference(q, q_w)
        going, speeding = self.positions.seen_from(e, qd, qd_w, qdd_w)
        correction = e * self.kp + (going - qd) * self.kd
        match self.law:
            case "pd":
                return correction
            case "pd_gravity":
                return correction + self.model.gravity(q)
            case "feed_forward":
                return self.model.torque(q_w, qd_w, qdd_w, (q_w, qd_w)) + correction
            case _:
                return self.model.torque(q, qd, speeding + correction, (q_w, qd_w))


@final
class ControlLoop:
    """A controller wired to a robot.

    period      s between samples; 0: at every instant, as no real controller does
    delay       s from measuring to acting, a whole number of periods
    encoder     rad or m per count (nq,), 0: exact. With counts the speed is measured as difference
                of counts over a period; own (n,) says which number of q each speed is the rate of
                (default: the one in its place), -1 for those that are measured exactly
    limit       largest torque (n,), infinite where there is none
    """

    def __init__(
        self,
        law: Controller,
        limit: Array,
        *,
        period: float = 0.0,
        delay: float = 0.0,
        encoder: Array | None = None,
        own: Array | None = None,
    ) -> None:
        self.law, self.limit = law, limit
        self.own = np.arange(len(limit)) if own is None else own
        self.period, self.encoder = period, encoder
        if not (np.isfinite(period) and period >= 0 and np.isfinite(delay) and delay >= 0):
            raise InputError("a sampling time and a delay are numbers of seconds from 0")
        if not period and (delay or encoder is not None):
            raise InputError("a delay and counting encoders need a sampling time")
        self._late = whole_number(delay, period, "the delay", "sampling times") if period else 0
        self._unlimited = bool(np.all(np.isinf(limit)))
        self._torque: Array | None = None
        self._counted: Array | None = None
        self._coming: deque[Array] = deque()

    def sample(self, t: float, q: Array, qd: Array) -> None:
        """A sampling time: measure, compute, and hold what is due."""
        n = len(qd)
        if self.encoder is not None:
            exact = self.encoder == 0
            with np.errstate(divide="ignore", invalid="ignore"):
                counted = np.where(exact, q, np.round(q / self.encoder) * self.encoder)
            before = counted if self._counted is None else self._counted
            rates = ((counted - before) / self.period)[self.own]
            q, qd = counted, np.where(exact[self.own] | (self.own < 0), qd, rates)
            self._counted = counted
        self._coming.append(self.limited(self.law.torque(t, q, qd)))
        # nothing has been computed yet that could act
        late = len(self._coming) <= self._late
        self._torque = np.zeros(n) if late else self._coming.popleft()

    def torque(self, t: float, q: Array, qd: Array) -> Array:
        """What the motors deliver now."""
        if self.period:
            assert self._torque is not None
            return self._torque
        return self.limited(self.law.torque(t, q, qd))

    @property
    def late(self) -> int:
        """How many samples pass from measuring to acting."""
        return self._late

    @property
    def memory(self) -> Array:
        """The torque that is held, then those that are to act at the next samples, then what
        counting encoders told last, side by side.

        Before there are so many torques, nothing acts.
        """
        assert self._torque is not None
        none = np.zeros_like(self._torque)
        missing = [none] * (self._late - len(self._coming))
        counted = [] if self._counted is None else [self._counted]
        return np.concatenate([self._torque, *missing, *self._coming, *counted])

    @memory.setter
    def memory(self, values: Array) -> None:
        n, late = len(self.limit), self._late
        self._torque, *coming = (values[k * n : (k + 1) * n] for k in range(1 + late))
        self._coming = deque(coming)
        if self._counted is not None:
            self._counted = values[(1 + late) * n :]

    @property
    def counting(self) -> dict[str, Array]:
        """What a measuring controller is told by, if it counts: encoders and the sampling time."""
        if self.encoder is None:
            return {}
        return {"encoder": self.encoder, "period": np.array([self.period])}

    def limited(self, torque: Array) -> Array:
        return torque if self._unlimited else np.clip(torque, -self.limit, self.limit)


def whole_number(time: float, of: float, what: str, units: str) -> int:
    """How often `of` goes into a time; it must go without rest."""
    count = round(time / of)
    if abs(count * of - time) > 1e-9 * max(time, of):
        raise InputError(f"{what} of {time:g} s must be a whole number of {units} of {of:g} s")
    return count
