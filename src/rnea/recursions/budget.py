"""The torque budget: which part of tau is due to what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

import numpy as np

from rnea.model import Model
from rnea.recursions.joint_losses import friction_torque, rotor_inertia
from rnea.recursions.kinematics import BaseMotion
from rnea.recursions.newton_euler import BodyWrenches, inverse_dynamics
from rnea.spatial import table_html, vector
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class TorqueBudget:
    """Parts of tau, each (..., n), in N m or N by joint. They sum to tau.

    centrifugal: the terms in qd_j²; coriolis: the products qd_j qd_k, j ≠ k; base: everything
    that the motion of the base adds; external: what the given wrenches demand.
    """

    inertia: Array
    coriolis: Array
    centrifugal: Array
    gravity: Array
    external: Array
    base: Array
    friction: Array
    rotor: Array

    def __repr__(self) -> str:
        lines = [f"  {name:12} {vector(part)}" for name, part in self.items()]
        return "\n".join(["TorqueBudget (N m or N by joint)", *lines])

    def _repr_html_(self) -> str:
        rows = [(name, vector(part)) for name, part in self.items()]
        rows.append(("total", vector(self.total())))
        return table_html(("part", "by joint (N m or N)"), rows, "Torque budget")

    def items(self) -> Iterator[tuple[str, Array]]:
        for field in fields(self):
            yield field.name, getattr(self, field.name)

    def total(self) -> Array:
        """The sum of all parts."""
        parts = [part for _, part in self.items()]
        return sum(parts[1:], parts[0])


def torque_budget(
    model: Model,
    q: Array,
    qd: Array,
    qdd: Array,
    gravity: Array,
    external: BodyWrenches,
    base: BaseMotion | None,
    friction: bool,
    rotor: bool,
) -> TorqueBudget:
    """Each part by the one recursion, run with everything else switched off."""
    none, weightless = np.zeros_like(q), model.kind.zeros(3)

    def nothing() -> Array:
        return np.zeros_like(q)

    velocity = inverse_dynamics(model, q, qd, none, weightless)
    # one joint moving at a time leaves the qd_j² terms only
    each = np.broadcast_to(q[..., None, :], (*q.shape, q.shape[-1]))
    one_moving = qd[..., None, :] * np.eye(model.nv, dtype=int)
    still = np.zeros_like(one_moving)
    centrifugal = inverse_dynamics(model, each, one_moving, still, weightless).sum(axis=-2)
    moved, forced = nothing(), nothing()
    if external:
        forced = inverse_dynamics(model, q, none, none, weightless, external)
    if base is not None:
        with_base = inverse_dynamics(model, q, qd, qdd, weightless, None, base)
        moved = with_base - inverse_dynamics(model, q, qd, qdd, weightless)
    inertia = inverse_dynamics(model, q, none, qdd, weightless)
    weight = inverse_dynamics(model, q, none, none, gravity)
    rigid = inertia + velocity + weight + forced + moved
    return TorqueBudget(
        inertia=inertia,
        coriolis=velocity - centrifugal,
        centrifugal=centrifugal,
        gravity=weight,
        external=forced,
        base=moved,
        friction=friction_torque(model, qd, q, rigid) if friction else nothing(),
        rotor=qdd * rotor_inertia(model) if rotor else nothing(),
    )
