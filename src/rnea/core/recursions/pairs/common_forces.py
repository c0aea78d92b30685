"""What a moving robot takes, in one set of axes: accelerations, wrenches, efforts.

`common_axes` and `common_motion` have (1) to (10). Accelerations are felt ones, of spatial vectors,
with that of the base before all others:

    (11)  a   = a⁻ + S qdd + Ψ̇ qd                   after a speed, as v in (4)
    (12)  Ψ̈_j = a_j⁻ × S_j + v_j⁻ × Ψ̇_j
    (13)  f   = I a + B v - f_external              of one body
    (14)  tau_i = S_i · Σ f                         over all bodies beyond i
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.newton_euler import base_acceleration
from rnea.core.recursions.pairs.common_axes import Axes, Pair, RigidBody, beyond, rigid_bodies
from rnea.core.recursions.pairs.common_motion import (
    Flow,
    Velocities,
    at_once,
    crossed,
    flows,
    plus,
    scaled,
)
from rnea.core.spatial import ForceMoment, dot
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Accelerations:
    """Of each moving body a, and Ψ̈ of every speed."""

    of_body: list[Pair]
    carried: list[list[Pair]]

    @classmethod
    def at(
        cls, model: Model, axes: Axes, v: Velocities, a_base: Pair, qd: Array, qdd: Array
    ) -> Accelerations:
        """Equations 11 and 12."""
        made = cls([], [])
        for i, (body, own) in enumerate(zip(model.bodies, axes.of_body, strict=True)):
            a = a_parent = axes.before(body, made.of_body, a_base)
            carried, all_at_once = [], at_once(body.joint)
            for k, S in enumerate(own):
                before, Pd = a_parent if all_at_once else a, v.carried[i][k]
                carried.append(plus(crossed(before, S), crossed(v.before[i][k], Pd)))
                speed = body.v.start + k
                a = plus(a, plus(scaled(S, qdd[..., speed]), scaled(Pd, qd[..., speed])))
            made.of_body.append(a)
            made.carried.append(carried)
        return made


@dataclass(frozen=True, eq=False)
class Moving:
    """A robot at q and qd: everything that does not depend on its accelerations."""

    model: Model
    case: Conditions
    qd: Array
    axes: Axes
    v: Velocities
    bodies: list[RigidBody]
    flowing: list[Flow]

    @classmethod
    def at(cls, model: Model, case: Conditions, q: Array, qd: Array) -> Moving:
        axes, still = Axes.at(model, q), model.kind.zeros(3)
        v = Velocities.at(model, axes, (case.base_of(model).w, still), qd)
        bodies = rigid_bodies(model, axes)
        return cls(model, case, qd, axes, v, bodies, flows(bodies, v))

    def accelerations(self, qdd: Array) -> Accelerations:
        base, gravity = self.case.base_of(self.model), self.case.gravity_of(self.model)
        felt = base.wd, base_acceleration(self.model, gravity, base)
        return Accelerations.at(self.model, self.axes, self.v, felt, self.qd, qdd)

    def wrenches(self, a: Accelerations) -> list[ForceMoment]:
        """Equation 13, summed over each moving body and all that it carries."""
        alone = []
        for k, (body, flow) in enumerate(zip(self.bodies, self.flowing, strict=True)):
            moment, force = plus(body.times(a.of_body[k]), flow.times(self.v.of_body[k]))
            taken, external = ForceMoment(force, moment), self.case.wrenches.get(k + 1)
            if external is not None:
                taken = taken - external.seen_from(self.axes.poses[k])
            alone.append(taken)
        return beyond(self.model, alone)

    def efforts(self, wrenches: list[ForceMoment]) -> Array:
        """Equation 14: tau (..., n) of the rigid body."""
        tau: list[Array] = [np.zeros((), dtype=int)] * self.model.nv
        for body, own, f in zip(self.model.bodies, self.axes.of_body, wrenches, strict=True):
            for (turn, slide), c in zip(own, range(body.v.start, body.v.stop), strict=True):
                # joints that move together share a coordinate
                tau[c] = np.asarray(tau[c] + dot(turn, f.moment) + dot(slide, f.force))
        return np.stack(np.broadcast_arrays(*tau), axis=-1) if tau else np.zeros_like(self.qd)
