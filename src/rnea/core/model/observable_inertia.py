"""Which entries of its inertia a body can feel: those about the axes about which it can turn.

A link that turns about one axis alone, as all do in a planar arm, feels one moment of inertia. A
file that gives only this one leaves out what nothing depends on, and is right to do so.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model.model import Frame, Model
from rnea.core.spatial import Inertia
from rnea.core.spatial.numbers import Array

PARALLEL = 1e-5
"""Axes this close (rad) are one: so far is a printed 3.1416 from pi, and an inertia feels the
square of it."""


def turning_axes(model: Model) -> tuple[Array, ...]:
    """The directions (k, 3) about which each body can turn, the base first, in its own axes.

    k is 0, 1, or 3 for more than one; on a base that stands still.
    """
    found = [np.zeros((0, 3))]
    for body in model.bodies:
        joint = body.joint
        carried = found[body.parent] @ joint.at_zero().rotation
        angular, _ = joint.motion_axes(joint.neutral)
        found.append(_spanned(np.vstack([carried, angular])))
    return tuple(found)


def _spanned(directions: Array) -> Array:
    lengths = np.linalg.norm(directions, axis=1)
    units = directions[lengths > 0] / lengths[lengths > 0, None]
    if not len(units):
        return units
    if np.linalg.norm(np.cross(units, units[0]), axis=1).max() <= PARALLEL:
        return units[:1]
    return np.eye(3)


def omits_unobservable(inertia: Inertia, frame: Frame, axes: tuple[Array, ...]) -> bool:
    """Whether the inertia of a link, in its own frame, is one moment and the link feels no other.

    Numbers that are given and contradict each other are no such case, felt or not: something is
    wrong with them.
    """
    about = axes[frame.body] @ frame.pose.rotation
    if len(about) > 1 or inertia.mass <= 0:
        return False
    for tensor in (inertia.about_com, inertia.at_origin()):
        if not np.isfinite(tensor).all():
            continue  # it outgrew float64 on its way to the origin
        # what only slides feels none: the one that is given may be about any axis
        axis = about[0] if len(about) else np.linalg.eigh(tensor)[1][:, -1]
        rest = tensor - np.outer(axis, axis) * (axis @ tensor @ axis)
        if np.abs(rest).max() <= PARALLEL * np.abs(tensor).max():
            return bool(axis @ inertia.about_com @ axis >= 0)
    return False
