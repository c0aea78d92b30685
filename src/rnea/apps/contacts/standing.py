"""Which contacts stand still in a motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.contacts.contact import Contacts, placed
from rnea.apps.contacts.touching import states_of, touching
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot


def contact_speeds(
    robot: Robot, q: Any, qd: Any, *, contacts: Contacts, length: float = 0.1, eager: bool = False
) -> Array:
    """How fast each contact moves (..., contacts) in m/s: √(|v|² + |length · w|²), of points |v|.

    A foot that stands has 0 here; what is slower than some bound may be taken as `active` by
    `contact_inverse_dynamics`.
    """
    chosen = placed(robot.model, contacts)
    q, qd = states_of(robot.model, q, qd, names=("q", "qd"))
    at = touching(robot, chosen, q, length, eager)
    moves = np.einsum("...ij,...j->...i", at.J, qd)
    turning = np.array([what[0] == "n" for c in chosen for what in c.unknowns])
    squares = (moves * np.where(turning, length, 1.0)) ** 2
    return np.sqrt(np.stack([squares[..., part].sum(axis=-1) for part in at.slices], axis=-1))
