"""How does a robot move while contacts hold it?

    M qdd + h = tau + Jᵀ x          J qdd + dJ/dt qd = 0

With qdd0 the acceleration without contacts, J M⁻¹ Jᵀ x = -(J qdd0 + dJ/dt qd). Conditions that say
the same twice leave x open: the least is taken. The singular values are those of L⁻¹ Jᵀ with
M = L Lᵀ, whose squares are those of J M⁻¹ Jᵀ: twice the digits to tell a redundant condition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

import numpy as np

from rnea.apps.contacts.contact import Contacts, placed
from rnea.apps.contacts.limits import ContactCones
from rnea.apps.contacts.results import ContactForwardDynamics, forces_of
from rnea.apps.contacts.touching import states_of, touching
from rnea.core.recursions import DriveOptions
from rnea.core.spatial.numbers import Array
from rnea.engine.arrays.libraries import takes_others
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot

# of the largest singular value; and of the largest force, so much beyond a limit is rounding
_RANK, _BREAKS = 1e-9, 1e-9


@takes_others
def contact_forward_dynamics(
    robot: Robot,
    q: Any,
    qd: Any = None,
    tau: Any = None,
    *,
    contacts: Contacts,
    length: float = 0.1,
    **case: Unpack[DriveOptions],
) -> ContactForwardDynamics:
    """Accelerations (..., nv) and contact forces that efforts cause while the contacts hold.

    Points do not accelerate, surfaces do not turn either. That a contact may only push, and what
    friction it has, is not enforced: the result says which contacts would give way. qd and tau
    are zero where not given. length: as in `contact_inverse_dynamics`, for redundant contacts.

    >>> from rnea import load
    >>> robot = load("quadruped")
    >>> feet = ["fl_foot", "fr_foot", "hl_foot", "hr_foot"]
    >>> tau = robot.contact_inverse_dynamics(robot.neutral, contacts=feet).tau
    >>> held = robot.contact_forward_dynamics(robot.neutral, None, tau, contacts=feet)
    >>> bool(abs(held.qdd).max() < 1e-9), int(held.redundant)
    (True, 0)
    """
    model = robot.model
    chosen = placed(model, contacts)
    states = states_of(model, q, qd, tau, names=("q", "qd", "tau"))
    eager = case.get("eager", False)
    free = robot.forward_dynamics(*states, **case)
    at = touching(robot, chosen, states[0], length, eager)
    drift = _drift(robot, at.contacts, at.rotations, states, case.get("base"), eager)
    # walked: of a robot with feet it is much to compile, and the solve takes longer
    M = robot.mass_matrix(states[0], rotor=case.get("rotor", True), eager=True)
    left = np.einsum("...ij,...j->...i", at.J, free) + drift
    JT = np.swapaxes(at.J, -1, -2)
    try:
        L = np.linalg.cholesky(M)
    except np.linalg.LinAlgError:
        raise InputError(
            f"the mass matrix of robot {model.name!r} is not positive definite in this position; "
            "condition_number answers for one, rnea check for masses and inertias"
        ) from None
    G = np.linalg.solve(L, JT * at.units)
    _, s, Vt = np.linalg.svd(G, full_matrices=False)
    used = s > _RANK * s.max(axis=-1, keepdims=True, initial=0.0)
    along = np.einsum("...ij,...j->...i", Vt, -left * at.units)
    y = np.where(used, along / np.where(used, s, 1.0) ** 2, 0.0)
    x = np.einsum("...ji,...j->...i", Vt, y) * at.units
    pushed = np.linalg.solve(M, (JT @ x[..., None]))[..., 0]
    qdd = free + pushed
    residual = np.abs(np.einsum("...ij,...j->...i", at.J, qdd) + drift).max(axis=-1, initial=0.0)
    redundant = len(at.units) - np.asarray(used.sum(axis=-1))
    rounding = _BREAKS * np.abs(x).max(axis=-1, initial=0.0)
    breaks = [
        ~ContactCones.of([contact]).met(x[..., part], rounding)
        for contact, part in zip(chosen, at.slices, strict=True)
    ]
    return ContactForwardDynamics(
        qdd, forces_of(at, x), redundant, residual, np.stack(breaks, axis=-1)
    )


def _drift(
    robot: Robot,
    contacts: Any,
    rotations: list[Array],
    states: tuple[Array, ...],
    base: Any,
    eager: bool,
) -> Array:
    """dJ/dt qd (..., m): how the contacts accelerate at qdd = 0, in their own axes."""
    parts = []
    for contact, R_WC in zip(contacts, rotations, strict=True):
        moved = robot.motion_at(contact.frame, *states[:2], axes="world", base=base, eager=eager)
        rates = (moved.wd, moved.vd) if contact.kind == "surface" else (moved.vd,)
        parts += [np.einsum("...ji,...j->...i", R_WC, rate) for rate in rates]
    return np.concatenate(parts, axis=-1)
