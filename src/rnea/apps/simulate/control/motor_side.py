"""Motors behind elastic gears as further coordinates: plant, friction, controller of both sides.

Everything of `simulate` then works on n + e speeds as it does on n. The mass matrix falls into
two blocks, so that a hit at a joint's stop does not reach its motor but through the gear.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, final

import numpy as np

from rnea.apps.simulate.control.control import Controller
from rnea.apps.simulate.control.elastic_gears import Gears
from rnea.apps.simulate.friction.friction import ARRAYS, DryFriction, LuGre
from rnea.apps.simulate.friction.stops import Stops
from rnea.apps.simulate.friction.stribeck import joined
from rnea.apps.simulate.plant import Plant
from rnea.core.spatial.numbers import Array

ENCODER_SIDES = ("motor", "joint")


def with_motors(plant: Plant, gears: Gears, friction: DryFriction | LuGre) -> Plant:
    """A plant of joints without their rotors, and the motors behind elastic gears.

    friction: of joints and motors together (n + e,).
    """
    n, e, of_joints = gears.n, len(gears.joints), gears.of_joints
    names = tuple(f"{plant.names[k]} (motor)" for k in gears.joints)
    ends, none = plant.stops, np.full(e, np.inf)
    external, led, rest = plant.external, plant.dependent, np.zeros(e)

    def mass_matrix(q: Array) -> Array:
        M = np.zeros((n + e, n + e))
        M[:n, :n] = plant.mass_matrix(of_joints(q))
        M[range(n, n + e), range(n, n + e)] = gears.inertia
        return M

    def bias(q: Array, qd: Array) -> Array:
        return np.concatenate([plant.bias(of_joints(q), qd[:n]), rest])

    def forward(q: Array, qd: Array, torque: Array) -> Array:
        joints = plant.forward(of_joints(q), qd[:n], torque[:n])
        return np.concatenate([joints, torque[n:] / gears.inertia])

    def kinetic(q: Array, qd: Array) -> Array:
        motors = (qd[:, n:] * qd[:, n:] * gears.inertia).sum(axis=-1) / 2
        return np.asarray(plant.kinetic(of_joints(q), qd[:, :n])) + motors

    return replace(
        plant,
        positions=plant.positions.augmented(names),
        mass_matrix=mass_matrix,
        bias=bias,
        forward=forward,
        friction=friction,
        stops=Stops(
            np.concatenate([ends.lower, -none]),
            np.concatenate([ends.upper, none]),
            np.concatenate([ends.restitution, rest]),
        ),
        kinetic=kinetic,
        potential=lambda q: plant.potential(of_joints(q)),
        external=external and (lambda t, q: np.concatenate([external(t, of_joints(q)), rest])),
        dependent=led and (lambda q, qd: np.concatenate([led(of_joints(q), qd[:n]), rest])),
        gears=gears,
    )


def both_sides(gears: Gears, joint: DryFriction, motor: DryFriction) -> DryFriction:
    """Friction at the joints, and at the motors behind their gears, each (n,): (n + e,)."""
    parts = {
        name: np.concatenate([getattr(joint, name), getattr(motor, name)[gears.joints]])
        for name in ARRAYS
    }
    followers = joined(joint.followers, motor.followers, gears.n, gears.joints)
    return DryFriction(**parts, followers=tuple(followers))


def at_the_joints(gears: Gears, law: DryFriction | LuGre) -> DryFriction | LuGre:
    """Friction of the joints alone, given as such."""
    none = DryFriction.none(gears.n)
    if isinstance(law, DryFriction):
        return both_sides(gears, law, none)
    s0, s1 = (np.concatenate([x, x[gears.joints]]) for x in (law.s0, law.s1))
    return LuGre(both_sides(gears, law.law, none), s0, s1)


@final
class BehindGears:
    """A control law of the joints (n,) on the states of joints and motors (n + e,).

    It turns the motors, and measures them too, or the joints with encoder_side "joint".
    """

    def __init__(self, law: Controller, gears: Gears, encoder_side: str = "motor") -> None:
        self._law, self._gears, self._at_motor = law, gears, encoder_side == "motor"

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        gears = self._gears
        if self._at_motor:
            q, qd = gears.positions_at_motors(q), gears.at_motors(qd)
        else:
            q, qd = gears.of_joints(q), qd[..., : gears.n]
        return gears.onto_motors(self._law.torque(t, q, qd), 0.0)
