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
CONTROLLERS = ("pd", "pd_gravity", "feed_forward", "computed_torque")
TERMS = ("coriolis", "gravity", "friction")
"""What a controller's model may leave out."""


@dataclass(frozen=True, eq=False)
class ControllerModel:
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
@dataclass(frozen=True, eq=False)
class Follower:
    """A controller that follows a reference by one of CONTROLLERS."""

    law: str
    reference: Reference
    kp: Array
    kd: Array
    model: ControllerModel

    def __post_init__(self) -> None:
        if self.law not in CONTROLLERS:
            raise UnknownNameError("controller", self.law, CONTROLLERS)

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        q_w, qd_w, qdd_w = self.reference(t)
        correction = (q_w - q) * self.kp + (qd_w - qd) * self.kd
        match self.law:
            case "pd":
                return correction
            case "pd_gravity":
                return correction + self.model.gravity(q)
            case "feed_forward":
                return self.model.torque(q_w, qd_w, qdd_w, qd_w) + correction
            case _:
                return self.model.torque(q, qd, qdd_w + correction, qd_w)
