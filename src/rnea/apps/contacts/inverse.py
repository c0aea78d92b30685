"""With feet on the ground, which joint efforts and contact forces does a motion need?

    M qdd + h = Sᵀ tau + Σ Jᵀ x

The rows of joints without motors (a free base) hold no tau: they are conditions on the contact
forces x. Of all x that meet them the least is taken, and the rows of the other joints give tau.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Unpack

import numpy as np

from rnea.apps.contacts.cone_program import least_within
from rnea.apps.contacts.contact import Contacts, placed
from rnea.apps.contacts.limits import ContactCones
from rnea.apps.contacts.results import ContactInverseDynamics, forces_of
from rnea.apps.contacts.touching import (
    Touching,
    active_rows,
    effort_units,
    states_of,
    touching,
    without_motors,
)
from rnea.core.recursions import DriveOptions
from rnea.core.spatial.numbers import Array
from rnea.engine.arrays.libraries import takes_others

if TYPE_CHECKING:
    from rnea.robot import Robot


# of what must be carried: a remainder below this is rounding, of the conic program at most
_CARRIED = 1e-7
# of the largest force: less than this beyond a limit is rounding; a pull that is worth telling
_ROUNDING, _PULLS = 1e-12, 1e-9


@takes_others
def contact_inverse_dynamics(
    robot: Robot,
    q: Any,
    qd: Any = None,
    qdd: Any = None,
    *,
    contacts: Contacts,
    unactuated: Any = None,
    active: Any = None,
    length: float = 0.1,
    **case: Unpack[DriveOptions],
) -> ContactInverseDynamics:
    """Joint efforts and contact forces of a motion, the contact forces of least norm.

    contacts    `Contact`s, or names of frames, which mean points that hold in every direction
    unactuated  names of the joints without motors; by default the free joints
    active      (..., contacts) True where a contact touches; by default everywhere
    length      L (m): the least Σ weight (|f|² + |n|²/L²) is taken, f and n at the contacts'
                frames; and of what cannot be carried the least |f|² + |n|²/L², f and n at the
                origin of the body that the joint without motors carries
    case        gravity, wrench, base, friction, rotor, spring, eager of `inverse_dynamics`

    Contacts that may pull are solved all rows at once. Those that only push take a small conic
    program per row, where the least norm is beyond their limits; what they cannot carry is made
    least first, then the norm.

    >>> from rnea import load
    >>> robot = load("quadruped")
    >>> feet = ["fl_foot", "fr_foot", "hl_foot", "hr_foot"]
    >>> held = robot.contact_inverse_dynamics(robot.neutral, contacts=feet)
    >>> held.forces["fl_foot"].force.round(4) + 0.0, bool(held.carried), int(held.indeterminate)
    (array([ 0.    ,  0.    , 31.8825]), True, 6)
    """
    model = robot.model
    chosen = placed(model, contacts)
    idle = without_motors(model, unactuated)
    states = states_of(model, q, qd, qdd, names=("q", "qd", "qdd"))
    needed = robot.inverse_dynamics(*states, **case)
    at = touching(robot, chosen, states[0], length, case.get("eager", False))
    batch = needed.shape[:-1]
    on = active_rows(active, chosen, batch)
    row_units = effort_units(model, idle, length)
    A = np.broadcast_to(np.swapaxes(at.J[..., idle], -1, -2), (*batch, len(idle), len(at.units)))
    x, indeterminate, null_space, pulls = _shared(at, A, needed[..., idle], row_units, on)
    efforts = needed - np.einsum("...ij,...i->...j", at.J, x)
    remainder = efforts[..., idle]
    remainder_size = np.linalg.norm(remainder / row_units, axis=-1)
    size = np.linalg.norm(needed[..., idle] / row_units, axis=-1)
    # in flight nothing must be carried, and rounding is of the size of the weight's
    weight = float(model.mass) * (1.0 + np.linalg.norm(model.gravity))
    carried = remainder_size <= _CARRIED * size + _ROUNDING * weight
    tau = efforts.copy()
    tau[..., idle] = 0.0
    only_push = np.array([bool(contact.unilateral) for contact in chosen])
    return ContactInverseDynamics(
        tau,
        forces_of(at, x),
        remainder,
        tuple(model.dofs[k].effort_name for k in idle),
        remainder_size,
        carried,
        indeterminate,
        null_space,
        tuple(f"{c.frame} {what}" for c in chosen for what in c.unknowns),
        pulls & ~(only_push & carried[..., None]),
        float(length),
    )


def _shared(
    at: Touching, A: Array, b: Array, row_units: Array, on: Array
) -> tuple[Array, Array, Array, Array]:
    """x, how many times it is indeterminate, the null space, and which contacts pull if they may.

    Rows in which the same contacts touch are solved together.
    """
    batch, m, contacts = b.shape[:-1], len(at.units), len(at.contacts)
    A, b, on = A.reshape(-1, *A.shape[-2:]), b.reshape(-1, b.shape[-1]), on.reshape(-1, contacts)
    x, indeterminate = np.zeros((len(b), m)), np.zeros(len(b), dtype=int)
    null_space, pulls = np.zeros((len(b), m, m)), np.zeros((len(b), contacts), dtype=bool)
    normals = [part.stop - 1 for part in at.slices]
    for pattern in np.unique(on, axis=0):
        rows = np.flatnonzero((on == pattern).all(axis=-1))
        columns = np.flatnonzero(np.repeat(pattern, [len(c.unknowns) for c in at.contacts]))
        units, part, right = at.units[columns], A[rows][..., columns], b[rows]
        least = least_norm(part, right, row_units, units)
        x[np.ix_(rows, columns)] = least.x
        largest = np.abs(least.x).max(axis=-1, initial=0.0)
        pulls[rows] = x[np.ix_(rows, normals)] < -_PULLS * largest[:, None]
        limits = ContactCones.of(
            c for c, touches in zip(at.contacts, pattern, strict=True) if touches
        )
        for k in np.flatnonzero(~limits.met(least.x, _ROUNDING * largest)):
            x[rows[k], columns] = least_within(part[k], right[k], row_units, units, limits)
        indeterminate[rows] = len(columns) - least.rank
        null_space[np.ix_(rows, columns, np.arange(least.null_space.shape[-1]))] = least.null_space
    most = int(indeterminate.max(initial=0))
    return (
        x.reshape(*batch, m),
        indeterminate.reshape(batch),
        null_space[..., :most].reshape(*batch, m, most),
        pulls.reshape(*batch, contacts),
    )


# of the largest singular value: below this a direction counts as one that contacts cannot push in
_RANK = 1e-9


@dataclass(frozen=True, eq=False)
class LeastNorm:
    """x (..., m), its rank (...), and a basis (..., m, k) of what leaves A x alone.

    Where rows of a batch have bases of different sizes, the smaller ones have columns of zeros.
    """

    x: Array
    rank: Array
    null_space: Array


def least_norm(A: Array, b: Array, row_units: Array, column_units: Array) -> LeastNorm:
    """The least |x / column_units| among those with the least |(A x - b) / row_units|."""
    scaled = A * column_units / row_units[:, None]
    U, s, Vt = np.linalg.svd(scaled, full_matrices=True)
    used = s > _RANK * s.max(axis=-1, keepdims=True, initial=0.0)
    along = np.einsum("...ji,...j->...i", U[..., : s.shape[-1]], b / row_units)
    y = np.where(used, along / np.where(used, s, 1.0), 0.0)
    x = np.einsum("...ji,...j->...i", Vt[..., : s.shape[-1], :], y) * column_units
    rank = used.sum(axis=-1)
    return LeastNorm(x, rank, _null_space(Vt, rank) * column_units[:, None])


def _null_space(Vt: Array, rank: Array) -> Array:
    """The last columns of V, those that belong to the rank of another row left zero."""
    first = int(np.min(rank, initial=Vt.shape[-1]))
    index = np.arange(first, Vt.shape[-1])
    kept = Vt[..., first:, :] * (index >= rank[..., None])[..., None]
    return np.swapaxes(kept, -1, -2)
