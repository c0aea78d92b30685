"""Efforts of motors that do not stand in the independent joints, as these feel them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions import Conditions, Loops, Quantity, transposed_columns
from rnea.core.spatial.numbers import Array


def _transmitted(model: Model, case: Conditions, q: Array, tau_motors: Array) -> Array:
    """G_aᵀ tau_a: what motors do, along the independent speeds."""
    loops = Loops.of(model, q)
    return transposed_columns(loops.G[..., list(loops.closure.actuated), :], tau_motors)


def _motors(model: Model) -> int:
    return 0 if model.closure is None else len(model.closure.actuated)


FROM_MOTORS = Quantity(
    name="from_motors",
    states=("q",),
    shape=lambda model: (model.nv,),
    walk=_transmitted,
    description="what motors do along the independent speeds",
    also=(("tau_motors", _motors),),
)


@final
@dataclass(frozen=True, eq=False)
class MotorTorque:
    """Efforts of motors (m,) that do not listen, each within its own limit.

    transmitted: q, tau_motors -> tau along the independent speeds
    """

    of_time: Callable[[Any], Any]
    limit: Array
    transmitted: Callable[[Array, Array], Array]

    def given(self, t: Any) -> Array:
        tau = np.asarray(self.of_time(t), dtype=float)
        return np.clip(tau, -self.limit, self.limit)

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        tau = self.given(t)
        return self.transmitted(q, np.broadcast_to(tau, (*q.shape[:-1], tau.shape[-1])))


@final
@dataclass(frozen=True, eq=False)
class TimedMotorTorque:
    """A `MotorTorque` in its two parts; felt on any kind of number."""

    law: MotorTorque
    transmitted: Callable[[Array, Array], Array]

    @property
    def columns(self) -> int:
        return len(self.law.limit)

    @property
    def parameters(self) -> Mapping[str, Array]:
        return {}

    def at(self, times: Array) -> Array:
        return np.array([self.law.given(t) for t in times.tolist()]).reshape(len(times), -1)

    def torque(self, timed: Array, q: Array, qd: Array, p: Mapping[str, Array]) -> Array:
        return self.transmitted(q, timed)
