"""Work: a torque calculation laid open, so that a mistake can be made at any place of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from rnea.check.mistakes.wrong_recursion import Slips, rigid_torques
from rnea.describe import Description
from rnea.model import Frame, Model
from rnea.recursions import actuator_torque, inverse_dynamics
from rnea.spatial import Inertia, combined
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
    slips: Slips = frozenset()
    left_out: tuple[Callable[[Work], Array], ...] = ()
    report: Change | None = None

    def but(self, **changes: Any) -> Work:
        return replace(self, **changes)

    def moved(self, change: Change) -> Work:
        """The same calculation with position, velocity and acceleration changed alike."""
        return self.but(q=change(self.q), qd=change(self.qd), qdd=change(self.qdd))

    def torques(self) -> Array:
        """tau (N, n) of this calculation, right or wrong."""
        tau = self.rigid(self.qd, self.qdd, self.gravity)
        for term in self.left_out:
            tau = tau - term(self)
        tau = tau + actuator_torque(
            self.model,
            self.qd,
            self.qdd,
            friction=self.friction,
            rotor=self.rotor,
            q=self.q,
            tau=tau,
        )
        return tau if self.report is None else self.report(tau)

    def rigid(self, qd: Array, qdd: Array, gravity: Array) -> Array:
        """The torques of the rigid body, with all terms."""
        if self.slips:
            return rigid_torques(self.model, self.q, qd, qdd, gravity, self.slips)
        return inverse_dynamics(self.model, self.q, qd, qdd, gravity)


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
