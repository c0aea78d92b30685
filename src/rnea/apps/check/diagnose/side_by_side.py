"""Given and right torques of every joint beside each other, and which parts the given ones have.

What no known mistake explains is seen by eye in a ratio: -1 is a sign, 2 a term counted twice.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.apps.check.diagnose.residual import rms
from rnea.core.recursions import TorqueBudget
from rnea.core.spatial.numbers import Array

_STEADY = 0.01  # of the given torque: so far rows may be from one ratio, or one sum
_REMAINDER = 1e-12  # of a torque: what a difference leaves by rounding
_PER_FACTOR = 3  # numbers that each factor of a part must have to be more than a fit
_GOOD = 0.1  # of the difference: what the parts may leave of it


@dataclass(frozen=True, eq=False)
class SideBySide:
    """Torques of every joint (n,): those of one state, or the RMS of a file's.

    given, right, off   the torques and their difference
    ratio               given / right; nan where right torques are zero, or rows have no one ratio
    row                 the row that is off most, from 0

    >>> from rnea import load
    >>> from rnea.check import diagnose
    >>> arm = load("one_link")
    >>> torques = diagnose(arm, [[0.5]], [[0.0]], [[1.0]], [[7.0]]).torques
    >>> torques.given, torques.right.round(3), torques.ratio.round(3)
    (array([7.]), array([2.685]), array([2.607]))
    """

    given: Array
    right: Array
    off: Array
    ratio: Array
    row: int


def side_by_side(given: Array, right: Array, scale: Array) -> SideBySide:
    """Of torques (N, n); scale (n,): what a joint's difference is compared with."""
    off = np.where(np.abs(given - right) <= _REMAINDER * scale, 0.0, given - right)
    row = int(np.argmax(np.sum((off / scale) ** 2, axis=1)))
    ratio = _ratio(given, right)
    if len(given) == 1:
        return SideBySide(given[0], right[0], off[0], ratio, row)
    return SideBySide(rms(given), rms(right), rms(off), ratio, row)


def _ratio(given: Array, right: Array) -> Array:
    """k (n,) of given = k right, where all rows agree about it."""
    power = np.sum(right * right, axis=0)
    felt = power > 0
    k = np.sum(given * right, axis=0) / np.where(felt, power, 1.0)
    steady = rms(given - k * right) <= _STEADY * rms(given)
    return np.where(felt & steady, k, np.nan)


def scaled_parts(given: Array, right: Array, budget: TorqueBudget) -> dict[str, float]:
    """Factors by which the parts of the budget make up given torques (N, n), for all joints.

    None where there are hardly more numbers than factors, where parts go along with each other,
    or where the sum is not good in every joint: any few numbers are a sum of enough parts.
    """
    parts = {name: part.ravel() for name, part in budget.items() if np.abs(part).max() > 1e-9}
    if not parts:
        return {}
    A = np.stack(list(parts.values()), axis=-1)
    if np.count_nonzero(np.any(A, axis=1)) < _PER_FACTOR * len(parts):
        return {}
    factors, _, rank, _ = np.linalg.lstsq(A, given.ravel(), rcond=1e-9)
    rest = given - (A @ factors).reshape(given.shape)
    good = np.linalg.norm(rest) <= _GOOD * np.linalg.norm(given - right)
    if rank < len(parts) or not good or np.any(rms(rest) > _STEADY * rms(given)):
        return {}
    return dict(zip(parts, factors.tolist(), strict=True))
