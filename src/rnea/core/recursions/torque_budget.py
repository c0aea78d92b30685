"""The torque budget: which part of tau is due to what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.centrifugal import centrifugal_torque
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.joint.joint_friction import friction_torque, rotor_inertia
from rnea.core.recursions.joint.springs import spring_torque
from rnea.core.recursions.newton_euler import rigid_torque
from rnea.core.spatial import InParts, Table, for_reading, number, table_html, table_text
from rnea.core.spatial.numbers import Array

Efforts = tuple[tuple[str, str], ...]
"""Name and unit of every effort of a robot."""


@dataclass(frozen=True, eq=False)
class TorqueBudget(InParts):
    """Parts of tau, each (..., n), in N m or N by joint. They sum to tau.

    centrifugal: the terms in qd_j²; coriolis: the products qd_j qd_k, j ≠ k; base: everything
    that the motion of the base adds; external: what the given wrenches demand; spring: what holds
    the joints' springs stretched.
    inertia: what accelerates the links; gravity: what holds them; friction, rotor: of joints and
      motors

    >>> from rnea import load
    >>> shares = load("one_link").torque_budget([np.pi / 2], [0.0], [3.0])
    >>> shares.gravity.round(3), shares.total().round(3)
    (array([4.905]), array([5.905]))
    >>> [name for name, part in shares.items() if part.any()]
    ['inertia', 'gravity']
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
    def of(cls, parts: Array, efforts: Efforts | None = None) -> TorqueBudget:
        """From the rows (..., 9, n) of `torque_budget`; efforts: the names of the n and their
        units.

        >>> TorqueBudget.of(np.ones((9, 2))).total()
        array([9., 9.])
        """
        return cls.of_rows(parts, efforts)

    def _part(self, name: str) -> Array:
        return self._rows[..., PARTS.index(name), :]

    def __repr__(self) -> str:
        title, columns, rows = self._table()
        return table_text(columns, rows, title)

    def _repr_html_(self) -> str:
        title, columns, rows = self._table()
        return table_html(columns, rows, title)

    def _table(self) -> Table:
        """One row per joint; of many states the largest sizes. Parts that are zero are named."""
        total = for_reading(self.total())
        states = total.shape[:-1]
        # symbols have no size: what is zero of them is exactly so
        floor = 0 if total.dtype == object else 1e-13 * np.abs(total).max(initial=0.0)
        parts, zero = {}, []
        for name, part in (*self.items(), ("total", total)):
            part = for_reading(part)
            if states and total.dtype != object:
                part = np.abs(part).reshape(-1, part.shape[-1]).max(axis=0, initial=0.0)
            clean = part if total.dtype == object else np.where(np.abs(part) <= floor, 0.0, part)
            if name == "total" or np.any(clean != 0):
                parts[name] = clean
            else:
                zero.append(name)
        rows = [
            (name, unit, *(number(part[..., k], 5) for part in parts.values()))
            for k, (name, unit) in enumerate(self._efforts(total.shape[-1]))
        ]
        title = "TorqueBudget"
        if states:
            title += f" of {' × '.join(map(str, states))} states, the largest sizes"
        if zero:
            title += f" (zero: {', '.join(zero)})"
        return title, ("joint", "unit", *parts), rows

    def _efforts(self, n: int) -> Efforts:
        """Names and units; numbers where a budget was put together without them."""
        known: Efforts | None = getattr(self, "_about", None)
        return known or tuple((f"{k + 1}", "N m or N") for k in range(n))

    def items(self) -> Iterator[tuple[str, Array]]:
        """The parts by name."""
        for field in fields(self):
            yield field.name, getattr(self, field.name)

    def total(self) -> Array:
        """The sum of all parts."""
        parts = [part for _, part in self.items()]
        return sum(parts[1:], parts[0])


PARTS = tuple(field.name for field in fields(TorqueBudget))


def efforts_of(model: Model) -> Efforts:
    """Name and unit of every effort."""
    return tuple((freedom.effort_name, freedom.effort_unit) for freedom in model.dofs)


def torque_budget(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """The parts (..., 9, n) in the order of `PARTS`: each by a recursion, run with everything
    else switched off."""
    batch = case.batch(q, qd, qdd)
    q, qd, qdd = (np.broadcast_to(x, (*batch, x.shape[-1])) for x in (q, qd, qdd))
    none, weightless = np.zeros_like(qdd), Conditions.weightless(model)

    def caused(case: Conditions, qd: Array = none, qdd: Array = none) -> Array:
        return rigid_torque(model, case, q, qd, qdd)

    velocity = caused(weightless, qd)
    centrifugal = centrifugal_torque(model, q, qd)
    forced = moved = none
    if case.wrenches:
        forced = caused(replace(weightless, wrench=case.wrench))
    if case.base is not None:
        moved = caused(replace(weightless, base=case.base), qd, qdd) - caused(weightless, qd, qdd)
    inertia = caused(weightless, none, qdd)
    weight = caused(Conditions(gravity=case.gravity))
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
