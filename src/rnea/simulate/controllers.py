"""Control laws that follow a motion. All take states of any batch shape.

With e = q_wanted - q and its rate ed:

pd               kp e + kd ed
pd_gravity       kp e + kd ed + g(q)
feed_forward     kp e + kd ed + inverse dynamics of the wanted motion
computed_torque  M(q)(qdd_wanted + kd ed + kp e) + Coriolis and gravity of the measured motion
                 + friction of the wanted one

The friction of the wanted motion is that of its direction; nobody can measure the sign of a speed
that is meant to be zero. Gains of computed torque are per unit of inertia (1/s², 1/s).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from rnea.errors import UnknownNameError
from rnea.spatial.numbers import Array

Reference = Callable[[Any], tuple[Array, Array, Array]]
"""t -> q, qd, qdd wanted, each (..., n)."""
TERMS = ("coriolis", "gravity", "friction")
"""What a controller's model may leave out."""


@dataclass(frozen=True, eq=False)
class Knowledge:
    """The controller's model of the robot, which may be wrong.

    inverse    q, qd, qdd -> torque without friction; friction: qd -> torque
    """

    inverse: Callable[[Array, Array, Array], Array]
    gravity: Callable[[Array], Array]
    friction: Callable[[Array], Array]
    ignores: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for term in self.ignores:
            if term not in TERMS:
                raise UnknownNameError("term to ignore", term, TERMS)

    def torque(self, q: Array, qd: Array, qdd: Array, wanted: Array) -> Array:
        """The torque of a motion as this model sees it; friction at the wanted velocity."""
        moving = np.zeros_like(qd) if "coriolis" in self.ignores else qd
        tau = self.inverse(q, moving, qdd)
        if "gravity" in self.ignores:
            tau = tau - self.gravity(q)
        return tau if "friction" in self.ignores else tau + self.friction(wanted)


@final
class PD:
    """Springs and dampers to the wanted motion; gravity(q) is added where given."""

    def __init__(
        self,
        reference: Reference,
        kp: Array,
        kd: Array,
        gravity: Callable[[Array], Array] | None = None,
    ) -> None:
        self.reference, self.kp, self.kd, self._gravity = reference, kp, kd, gravity

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        q_w, qd_w, _ = self.reference(t)
        tau = (q_w - q) * self.kp + (qd_w - qd) * self.kd
        return tau if self._gravity is None else tau + self._gravity(q)


@final
class FeedForward:
    """The torque of the wanted motion, and PD for the rest."""

    def __init__(self, reference: Reference, kp: Array, kd: Array, knows: Knowledge) -> None:
        self.reference, self.kp, self.kd, self._knows = reference, kp, kd, knows

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        q_w, qd_w, qdd_w = self.reference(t)
        ahead = self._knows.torque(q_w, qd_w, qdd_w, qd_w)
        return ahead + (q_w - q) * self.kp + (qd_w - qd) * self.kd


@final
class ComputedTorque:
    """The model at the measured state, so that what remains is a linear oscillator per joint."""

    def __init__(self, reference: Reference, kp: Array, kd: Array, knows: Knowledge) -> None:
        self.reference, self.kp, self.kd, self._knows = reference, kp, kd, knows

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        q_w, qd_w, qdd_w = self.reference(t)
        asked = qdd_w + (qd_w - qd) * self.kd + (q_w - q) * self.kp
        return self._knows.torque(q, qd, asked, qd_w)


CONTROLLERS = ("pd", "pd_gravity", "feed_forward", "computed_torque")


def controller(name: str, reference: Reference, kp: Array, kd: Array, knows: Knowledge) -> Any:
    """A law by its name."""
    if name == "pd":
        return PD(reference, kp, kd)
    if name == "pd_gravity":
        return PD(reference, kp, kd, knows.gravity)
    if name == "feed_forward":
        return FeedForward(reference, kp, kd, knows)
    if name == "computed_torque":
        return ComputedTorque(reference, kp, kd, knows)
    raise UnknownNameError("controller", name, CONTROLLERS)
