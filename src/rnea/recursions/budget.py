"""The torque budget: which part of tau is due to what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

import numpy as np

from rnea.model import Model
from rnea.recursions.case import Case
from rnea.recursions.joint_losses import friction_torque, rotor_inertia
from rnea.recursions.newton_euler import rigid_torque
from rnea.recursions.springs import spring_torque
from rnea.spatial import InParts, table_html, vector
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class TorqueBudget(InParts):
    """Parts of tau, each (..., n), in N m or N by joint. They sum to tau.

    centrifugal: the terms in qd_j²; coriolis: the products qd_j qd_k, j ≠ k; base: everything
    that the motion of the base adds; external: what the given wrenches demand; spring: what holds
    the joints' springs stretched.
    """

    inertia: Array
    coriolis: Array
    centrifugal: Array
    gravity: Array
    external: Array
    base: Array
    friction: Array
    rotor: Array
    spring: Array

    @classmethod
    def of(cls, parts: Array) -> TorqueBudget:
        """From the rows (..., 9, n) of `torque_budget`."""
        return cls.of_rows(parts)

    def _part(self, name: str) -> Array:
        return self._rows[..., PARTS.index(name), :]

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


PARTS = tuple(field.name for field in fields(TorqueBudget))


def torque_budget(model: Model, case: Case, q: Array, qd: Array, qdd: Array) -> Array:
    """The parts (..., 9, n) in the order of `PARTS`: each by the one recursion, run with
    everything else switched off."""
    batch = case.batch(q, qd, qdd)
    q, qd, qdd = (np.broadcast_to(x, (*batch, x.shape[-1])) for x in (q, qd, qdd))
    none, weightless = np.zeros_like(qdd), Case.weightless(model)

    def caused(case: Case, qd: Array = none, qdd: Array = none) -> Array:
        return rigid_torque(model, case, q, qd, qdd)

    velocity = caused(weightless, qd)
    # one joint moving at a time leaves the qd_j² terms only
    each = np.broadcast_to(q[..., None, :], (*batch, model.nv, model.nq))
    one_moving = qd[..., None, :] * np.eye(model.nv, dtype=int)
    alone = rigid_torque(model, weightless, each, one_moving, np.zeros_like(one_moving))
    centrifugal = alone.sum(axis=-2)
    forced = moved = none
    if case.wrenches:
        forced = caused(replace(weightless, wrench=case.wrench))
    if case.base is not None:
        moved = caused(replace(weightless, base=case.base), qd, qdd) - caused(weightless, qd, qdd)
    inertia = caused(weightless, none, qdd)
    weight = caused(Case(gravity=case.gravity))
    rigid = inertia + velocity + weight + forced + moved
    held = spring_torque(model, q) if case.spring and model.has_springs else none
    parts = TorqueBudget(
        inertia=inertia,
        coriolis=velocity - centrifugal,
        centrifugal=centrifugal,
        gravity=weight,
        external=forced,
        base=moved,
        friction=friction_torque(model, qd, q, rigid + held) if case.friction else none,
        rotor=qdd * rotor_inertia(model) if case.rotor else none,
        spring=held,
    )
    return np.stack([part for _, part in parts.items()], axis=-2)
