"""Control laws in two parts: what depends on time, in rows made before, and what on the state.

The second part runs on any kind of number and is compiled (`blocks`); it is the law's own lines,
with the first part's numbers in the places of the motion that is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol, final

import numpy as np

from rnea.apps.simulate.control.control import ControllerModel, GivenTorque, TrackingController
from rnea.apps.simulate.integrate.positions import Positions
from rnea.core.spatial.numbers import Array


class TimedLaw(Protocol):
    """columns: how many numbers depend on time; parameters: further constants of the law."""

    @property
    def columns(self) -> int: ...

    @property
    def parameters(self) -> Mapping[str, Array]: ...

    def at(self, times: Array) -> Array:
        """The numbers that depend on time: (N, columns)."""
        ...

    def torque(self, timed: Array, q: Array, qd: Array, p: Mapping[str, Array]) -> Array:
        """The law on any kind of number; timed (columns,), p by the names of `parameters`."""
        ...


@final
@dataclass(frozen=True, eq=False)
class TimedTorque:
    """A torque that depends on time alone."""

    law: GivenTorque
    columns: int

    @property
    def parameters(self) -> Mapping[str, Array]:
        return {}

    def at(self, times: Array) -> Array:
        # one time after the other: a function of a user's may not know arrays
        nowhere = np.zeros(0)
        rows = np.array([self.law.torque(t, nowhere, nowhere) for t in times.tolist()])
        return np.broadcast_to(rows.reshape(len(times), -1), (len(times), self.columns))

    def torque(self, timed: Array, q: Array, qd: Array, p: Mapping[str, Array]) -> Array:
        return timed


TIMED = {"pd": 2, "pd_gravity": 2, "feed_forward": 3, "computed_torque": 4}
"""Of each law of `CONTROLLERS`: how many rows (n,) of what it follows depend on time alone."""


@final
@dataclass(frozen=True, eq=False)
class TimedTrackingController:
    """A `TrackingController`; inverse, gravity: its model on any kind of number.

    Of time alone are the wanted motion, the friction that its speeds mean, and all of the torque
    that the model feeds forward.
    """

    law: TrackingController
    inverse: Callable[[Array, Array, Array], Array]
    gravity: Callable[[Array], Array]

    @property
    def columns(self) -> int:
        return len(self.law.kp) * TIMED[self.law.law]

    @property
    def parameters(self) -> Mapping[str, Array]:
        known = {"kp": self.law.kp, "kd": self.law.kd}
        return known if self.law.driven is None else known | {"driven": self.law.driven}

    def at(self, times: Array) -> Array:
        law, model = self.law, self.law.model
        q, qd, qdd = (np.asarray(x, dtype=float) for x in law.reference(times))
        at = law.positions.by_speed(q)
        match law.law:
            case "feed_forward":
                rows = [at, qd, model.torque(q, qd, qdd, (q, qd))]
            case "computed_torque":
                ignored = "friction" in model.ignores
                rows = [at, qd, qdd, np.zeros_like(qd) if ignored else model.friction(q, qd)]
            case _:
                rows = [at, qd]
        shape = (len(times), len(law.kp))
        rows = [row if row.shape == shape else np.broadcast_to(row, shape) for row in rows]
        return np.concatenate(rows, axis=1)

    def torque(self, timed: Array, q: Array, qd: Array, p: Mapping[str, Array]) -> Array:
        law, parts = self.law, timed.reshape(-1, len(self.law.kp))
        wanted = parts[0], parts[1], parts[2] if len(parts) == 4 else np.zeros_like(parts[0])
        ahead = parts[-1]
        model: ControllerModel = replace(
            law.model, inverse=self.inverse, gravity=self.gravity, friction=lambda q, qd: ahead
        )
        if law.law == "feed_forward":
            model = _Known(ahead)  # type: ignore[assignment]
        return replace(
            law,
            reference=lambda t: wanted,
            kp=p["kp"],
            kd=p["kd"],
            model=model,
            positions=_Rates(law.positions),  # type: ignore[arg-type]
            driven=p.get("driven"),
        ).torque(None, q, qd)


@dataclass(frozen=True, eq=False)
class _Rates:
    """Positions all of whose speeds are rates of numbers of q; the wanted ones are these alone."""

    positions: Positions

    def difference(self, q: Array, wanted: Array) -> Array:
        return wanted - (q if self.positions.plain else q[list(self.positions.own)])

    def seen_from(self, step: Array, qd: Array, *there: Array) -> tuple[Array, ...]:
        return there


@dataclass(frozen=True, eq=False)
class _Known:
    """A model whose torque has been computed."""

    ahead: Array

    def torque(self, *state: Array) -> Array:
        return self.ahead


@final
@dataclass(frozen=True, eq=False)
class HeldTorque:
    """A controller that Python asks at its samples: in between nothing is computed."""

    n: int
    columns: int = 0

    @property
    def parameters(self) -> Mapping[str, Array]:
        return {}

    def at(self, times: Array) -> Array:
        return np.zeros((len(times), 0))

    def torque(self, timed: Array, q: Array, qd: Array, p: Mapping[str, Array]) -> Array:
        return np.zeros(self.n)
