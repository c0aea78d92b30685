"""Pinocchio's columns of a regressor as ours: a body's inertia in our frame, order and company.

It has ten columns for each joint (mass, first moment, xx xy yy xz yz zz about the joint's origin);
friction, offset and rotor, which belong to a joint alone, have none there and are ours.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import INERTIAL, LINEAR_PARAMETERS
from rnea.core.spatial import (
    MassMoments,
    Pose,
    entries_of,
    second_moment,
    tensor_of_second_moment,
)
from rnea.core.spatial.numbers import Array

# where our entries of an inertia stand there
_THERE = [0, 1, 2, 3, 4, 6, 9, 5, 7, 8]
_TEN = len(INERTIAL)


def in_our_order(
    theirs: Array, numbers: Sequence[int], placing: Sequence[Pose], ours: Array
) -> Array:
    """Rows (..., 10 joints) as (..., 15 bodies).

    numbers: of our bodies' joints there, from 1; placing: our frames seen from theirs; ours: where
    the columns come from that they do not have.
    """
    whole = ours.reshape(*theirs.shape[:-1], len(numbers), len(LINEAR_PARAMETERS)).copy()
    for k, (number, place) in enumerate(zip(numbers, placing, strict=True)):
        columns = theirs[..., _TEN * (number - 1) : _TEN * number][..., _THERE]
        whole[..., k, :_TEN] = columns @ _seen_from(place)
    return whole.reshape(ours.shape)


def _seen_from(place: Pose) -> Array:
    """(10, 10): a body's parameters in their frame from those in ours; they are linear."""
    columns = []
    for unit in np.eye(_TEN):
        xx, yy, zz, xy, xz, yz = unit[4:]
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        moved = MassMoments(unit[0], unit[1:4], second_moment(tensor)).seen_from(place)
        entries = entries_of(tensor_of_second_moment(moved.second))
        columns.append([moved.mass, *moved.first, *entries])
    return np.array(columns, dtype=float).T
