"""Quaternions that people and files hand in: of length 1, and without jumps of their sign."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rnea.apps.trajectory.columns import quaternions
from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array

_ROUNDING = 1e-12
_TOLERATED = 1e-3


def unit_quaternions(
    model: Model, q: Array, error: Callable[[str, int], Exception]
) -> tuple[Array, list[str]]:
    """Positions (N, nq) with quaternions of length 1, and a note for each joint that had others.

    Farther than 1e-3 from it is refused: `error` makes the exception, from words and the row.
    """
    q, notes = q.copy(), []
    for body, parts in quaternions(model):
        length = np.linalg.norm(q[:, parts], axis=-1)
        off = np.abs(length - 1)
        for row in np.flatnonzero(off > _TOLERATED):
            raise error(_not_of_length_one(body, model, parts, float(length[row])), int(row))
        some = off > _ROUNDING
        if np.any(some):
            q[np.ix_(some, parts)] /= length[some, None]
            notes.append(
                f"the quaternion of joint {body.joint.name!r} is up to {off.max():.2g} off length "
                "1; it was divided by its length"
            )
    return q, notes


def _not_of_length_one(body: Body, model: Model, parts: list[int], length: float) -> str:
    names = ", ".join(model.coordinates[k].name for k in parts)
    says = "says no orientation at all" if length == 0 else "is too far from one of length 1"
    return (
        f"the quaternion ({names}) of joint {body.joint.name!r} has length {length:.6g}, which "
        f"{says}; an orientation has length 1 within {_TOLERATED:g}, no turn is 1, 0, 0, 0"
    )


def same_side(model: Model, q: Array) -> tuple[Array, list[str]]:
    """Positions (N, nq) over time whose quaternions never jump to the other sign, and notes.

    q and -q are one orientation, so files may change from one to the other at any row.
    """
    q, notes = q.copy(), []
    for body, parts in quaternions(model):
        other = (q[1:, parts] * q[:-1, parts]).sum(axis=-1) < 0
        if np.any(other):
            q[1:, parts] *= np.cumprod(np.where(other, -1, 1))[:, None]
            count = int(other.sum())
            times = "once" if count == 1 else f"{count} times"
            notes.append(
                f"the quaternion of joint {body.joint.name!r} changes its sign {times}; q and -q "
                "are one orientation, and it is read on without the jump"
            )
    return q, notes
