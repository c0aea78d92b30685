"""Work: a torque calculation laid open, so that a mistake can be made at any place of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.apps.check.diagnose.wrong_recursion import Slips, rigid_torques
from rnea.core.description import Description
from rnea.core.model import Model
from rnea.core.recursions import (
    QUANTITIES,
    Conditions,
    TorqueBudget,
    Wrenches,
    actuator_torque,
    applied_to,
    by_body,
    rigid_torque,
)
from rnea.core.spatial import ForceMoment
from rnea.core.spatial.numbers import Array

Change = Callable[[Array], Array]


@dataclass(frozen=True, eq=False)
class Calculation:
    """What is calculated with, from the robot's file to the column that the torque is written in.

    q, qd, qdd (N, n); gravity (3,); slips: wrong lines of the recursion; left_out: terms (N, n)
    that are missing from the sum; report: how the torques are written down; wrench: what acts on
    the robot from outside, pushing so many times (-1: the other way).
    """

    description: Description
    model: Model
    q: Array
    qd: Array
    qdd: Array
    gravity: Array
    friction: bool = True
    rotor: bool = True
    spring: bool = True
    slips: Slips = frozenset()
    left_out: tuple[Callable[[Calculation], Array], ...] = ()
    report: Change | None = None
    wrench: Wrenches = None
    pushing: float = 1.0

    def but(self, **changes: Any) -> Calculation:
        return replace(self, **changes)

    def moved(self, change: Change) -> Calculation:
        """The same calculation with position, velocity and acceleration changed alike."""
        return self.but(q=change(self.q), qd=change(self.qd), qdd=change(self.qdd))

    def reported(self, change: Change) -> Calculation:
        """The same calculation with its torques written down otherwise than before."""
        before = self.report
        return self.but(report=change if before is None else lambda tau: change(before(tau)))

    def torques(self) -> Array:
        """tau (N, n) of this calculation, right or wrong."""
        tau = self.rigid(self.qd, self.qdd, self.gravity)
        tau = tau + self.outside()
        for term in self.left_out:
            tau = tau - term(self)
        tau = tau + actuator_torque(self.model, self._case(), *self._motion(), tau)
        return tau if self.report is None else self.report(tau)

    def budget(self) -> TorqueBudget:
        """What right torques are spent on."""
        row = QUANTITIES["torque_budget"]
        return TorqueBudget.of(row.compute(self.model, self._case(), *self._motion()))

    def outside(self) -> Array:
        """What the wrench asks of the joints (N, n), whatever the rest is calculated by."""
        still = np.zeros_like(self.q)
        if self.wrench is None:
            return still
        case = Conditions(np.zeros(3), self._loads())
        return self.pushing * rigid_torque(self.model, case, self.q, still, still)

    def _case(self) -> Conditions:
        switches = self.friction, self.rotor, self.spring
        return Conditions(self.gravity, self._loads(), None, *switches)

    def _loads(self) -> dict[int, ForceMoment] | None:
        if self.wrench is None:
            return None
        return by_body(self.model, applied_to(self.model, self.q, self.wrench))

    def _motion(self) -> tuple[Array, Array, Array]:
        return self.q, self.qd, self.qdd

    def rigid(self, qd: Array, qdd: Array, gravity: Array) -> Array:
        """The torques of the rigid body, with all terms."""
        if self.slips:
            return rigid_torques(self.model, self.q, qd, qdd, gravity, self.slips)
        return rigid_torque(self.model, Conditions(gravity=gravity), self.q, qd, qdd)
