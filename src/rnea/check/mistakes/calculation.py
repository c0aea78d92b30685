"""Work: a torque calculation laid open, so that a mistake can be made at any place of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from rnea.check.mistakes.wrong_recursion import Slips, rigid_torques
from rnea.describe import Description
from rnea.model import Model
from rnea.recursions import QUANTITIES, Case, TorqueBudget, actuator_torque, rigid_torque
from rnea.spatial.numbers import Array

Change = Callable[[Array], Array]


@dataclass(frozen=True, eq=False)
class Work:
    """What is calculated with, from the robot's file to the column that the torque is written in.

    q, qd, qdd (N, n); gravity (3,); slips: wrong lines of the recursion; left_out: terms (N, n)
    that are missing from the sum; report: how the torques are written down.
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
    left_out: tuple[Callable[[Work], Array], ...] = ()
    report: Change | None = None

    def but(self, **changes: Any) -> Work:
        return replace(self, **changes)

    def moved(self, change: Change) -> Work:
        """The same calculation with position, velocity and acceleration changed alike."""
        return self.but(q=change(self.q), qd=change(self.qd), qdd=change(self.qdd))

    def reported(self, change: Change) -> Work:
        """The same calculation with its torques written down otherwise than before."""
        before = self.report
        return self.but(report=change if before is None else lambda tau: change(before(tau)))

    def torques(self) -> Array:
        """tau (N, n) of this calculation, right or wrong."""
        tau = self.rigid(self.qd, self.qdd, self.gravity)
        for term in self.left_out:
            tau = tau - term(self)
        tau = tau + actuator_torque(self.model, self._case(), *self._motion(), tau)
        return tau if self.report is None else self.report(tau)

    def budget(self) -> TorqueBudget:
        """What right torques are spent on."""
        row = QUANTITIES["torque_budget"]
        return TorqueBudget.of(row.compute(self.model, self._case(), *self._motion()))

    def _case(self) -> Case:
        return Case(self.gravity, None, None, self.friction, self.rotor, self.spring)

    def _motion(self) -> tuple[Array, Array, Array]:
        return self.q, self.qd, self.qdd

    def rigid(self, qd: Array, qdd: Array, gravity: Array) -> Array:
        """The torques of the rigid body, with all terms."""
        if self.slips:
            return rigid_torques(self.model, self.q, qd, qdd, gravity, self.slips)
        return rigid_torque(self.model, Case(gravity=gravity), self.q, qd, qdd)
