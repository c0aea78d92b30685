"""What contacts that only push allow, as rows on their forces x; see `Contact`.

In a contact's axes, z the normal, with f and n force and moment at its origin:

    pushes               f_z >= 0
    friction             |(f_x, f_y)| <= μ f_z
    centre of pressure   at (x, y) = (-n_y, n_x) / f_z: a x + b y <= c for every edge of the sole
    torsion              |n_z| <= k f_z
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from rnea.apps.contacts.contact import Contact
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class ContactCones:
    """zero x = 0; positive x >= 0; and of every cone x[0] >= |x[1:]|, each a matrix (3, m)."""

    zero: Array
    positive: Array
    cones: tuple[Array, ...]

    @classmethod
    def of(cls, contacts: Iterable[Contact]) -> ContactCones:
        contacts = list(contacts)
        names = [(k, what) for k, contact in enumerate(contacts) for what in contact.unknowns]
        column = dict(zip(names, np.eye(len(names)), strict=True))
        zero: list[Array] = []
        positive: list[Array] = []
        cones: list[Array] = []
        for k, contact in enumerate(contacts):
            if not contact.unilateral:
                continue
            fx, fy, fz = (column[k, what] for what in ("fx", "fy", "fz"))
            positive.append(fz)
            if contact.friction == 0:
                zero += [fx, fy]
            elif contact.friction is not None:
                cones.append(np.array([fz * contact.friction, fx, fy]))
            for a, b, c in contact.edges:
                positive.append(fz * c + column[k, "ny"] * a - column[k, "nx"] * b)
            if contact.torsion is not None:
                nz, most = column[k, "nz"], fz * contact.torsion
                positive += [most - nz, most + nz]
        none = np.zeros((0, len(names)))
        return cls(np.array(zero) if zero else none, np.array(positive or none), tuple(cones))

    def met(self, x: Array, rounding: Array) -> Array:
        """Whether forces (..., m) keep to all limits, but for rounding (...)."""
        good = (np.abs(x @ self.zero.T) <= rounding[..., None]).all(axis=-1)
        good &= (x @ self.positive.T >= -rounding[..., None]).all(axis=-1)
        for cone in self.cones:
            at = x @ cone.T
            good &= at[..., 0] + rounding >= np.hypot(at[..., 1], at[..., 2])
        return good
