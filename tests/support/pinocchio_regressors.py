"""Pinocchio's regressors with our columns: 15 for a body, its inertia in our frame and order.

There a body has mass, first moment, and xx xy yy xz yz zz of its inertia about the joint's origin.
What belongs to joints alone (friction, offset, rotor) has no columns there and is left open.
"""

import numpy as np

from rnea.model import INERTIAL, LINEAR_PARAMETERS

# where our entries of an inertia stand there
_THERE = (0, 1, 2, 3, 4, 6, 9, 5, 7, 8)


def our_columns(theirs, numbers, offsets):
    """Rows (..., 10 joints) of theirs as (..., 15 bodies).

    numbers: of our bodies' joints there, from 1; offsets: our frames seen from theirs.
    """
    whole = np.full((*theirs.shape[:-1], len(numbers), len(LINEAR_PARAMETERS)), np.nan)
    for k, (number, offset) in enumerate(zip(numbers, offsets, strict=True)):
        own = theirs[..., 10 * (number - 1) : 10 * number][..., _THERE]
        whole[..., k, : len(INERTIAL)] = own @ seen_from(offset)
    return whole.reshape(*theirs.shape[:-1], -1)


def seen_from(offset):
    """(10, 10): the parameters of a body in their frame from those in ours.

    By the pseudo-inertia, J' = H J Hᵀ.
    """
    H = np.eye(4)
    H[:3, :3], H[:3, 3] = offset.rotation, offset.translation
    return np.array([_parameters(H @ _pseudo(unit) @ H.T) for unit in np.eye(10)]).T


def _pseudo(parameters):
    mass, first, (xx, yy, zz, xy, xz, yz) = parameters[0], parameters[1:4], parameters[4:]
    tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    J = np.zeros((4, 4))
    J[:3, :3] = np.trace(tensor) / 2 * np.eye(3) - tensor
    J[:3, 3] = J[3, :3] = first
    J[3, 3] = mass
    return J


def _parameters(J):
    second = J[:3, :3]
    tensor = np.trace(second) * np.eye(3) - second
    entries = [tensor[i, j] for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))]
    return np.array([J[3, 3], *J[:3, 3], *entries])
