"""Work: a torque calculation laid open, so that a mistake can be made at any place of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.check.diagnose.wrong_recursion import Slips, rigid_torques, scalar_torques
from rnea.describe import Description
from rnea.model import Frame, Model
from rnea.recursions import Case, actuator_torque, rigid_torque
from rnea.spatial import Inertia, combined
from rnea.spatial.numbers import Array

Report = Callable[[Array], Array]


@dataclass(frozen=True, eq=False)
class Work:
    """What is calculated with, from the robot's file to the column that the torque is written in.

    q, qd, qdd (N, n); gravity (3,); scalar: "" for vectors, else which scalar recursion;
    no_coriolis, no_centrifugal: velocity terms dropped; forget: a term that is left out of the
    sum; report: how the torques are written down.
    """

    description: Description
    model: Model
    q: Array
    qd: Array
    qdd: Array
    gravity: Array
    friction: bool = True
    rotor: bool = True
    slips: Slips = frozenset()
    scalar: str = ""
    no_coriolis: bool = False
    no_centrifugal: bool = False
    forget: Callable[[Work], Array] | None = None
    report: Report | None = None

    def but(self, **changes: Any) -> Work:
        return replace(self, **changes)

    def rows(self, chosen: Any) -> Work:
        """The same calculation for some of the rows."""
        return self.but(q=self.q[chosen], qd=self.qd[chosen], qdd=self.qdd[chosen])

    def torques(self) -> Array:
        """tau (N, n) of this calculation, right or wrong."""
        tau = self._rigid(self.qd, self.qdd, self.gravity)
        if self.no_coriolis or self.no_centrifugal:
            tau = tau - self._dropped()
        if self.forget is not None:
            tau = tau - self.forget(self)
        case = Case(friction=self.friction, rotor=self.rotor)
        tau = tau + actuator_torque(self.model, case, self.q, self.qd, self.qdd, tau)
        return tau if self.report is None else self.report(tau)

    def _rigid(self, qd: Array, qdd: Array, gravity: Array) -> Array:
        if self.scalar:
            carried = self.scalar == "carried"
            return scalar_torques(self.model, qd, qdd, gravity, carried=carried)
        if self.slips:
            return rigid_torques(self.model, self.q, qd, qdd, gravity, self.slips)
        return rigid_torque(self.model, Case(gravity=gravity), self.q, qd, qdd)

    def _dropped(self) -> Array:
        """The velocity terms that are left out, split as in the torque budget."""
        still, weightless = np.zeros_like(self.qd), np.zeros(3)
        every = self._rigid(self.qd, still, weightless)
        squares = np.zeros_like(every)
        for j in range(self.qd.shape[-1]):
            one = np.zeros_like(self.qd)
            one[..., j] = self.qd[..., j]
            squares = squares + self._rigid(one, still, weightless)
        products = every - squares
        nothing = np.zeros_like(every)
        return (products if self.no_coriolis else nothing) + (
            squares if self.no_centrifugal else nothing
        )


def with_links(model: Model, change: Callable[[Frame, Inertia], Inertia]) -> Model:
    """The model with the inertia of every moving link changed; change sees it in its own frame.

    No check of realizability: a wrong inertia may be one that no body has.
    """
    parts: list[list[Inertia]] = [[] for _ in range(len(model.bodies) + 1)]
    for frame in model.frames.values():
        inertia = frame.inertia
        if frame.body and not inertia.is_zero:
            own = inertia.seen_from(frame.pose.inverse())
            inertia = change(frame, own).seen_from(frame.pose)
        parts[frame.body].append(inertia)
    bodies = tuple(
        replace(body, inertia=combined(parts[body.index], model.kind).frozen())
        for body in model.bodies
    )
    return replace(model, bodies=bodies)
