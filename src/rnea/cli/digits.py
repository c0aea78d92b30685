"""How far right torques may be off by the digits of a state, typed or in a file of few rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.robot import Robot
from rnea.spatial.numbers import Array

_ROUNDED = 3  # places behind the point from which on a position or a speed may have been rounded


def typed_digits(text: str) -> Array:
    """Half units (1, n) of the numbers of an option."""
    from rnea.check import half_units

    words = text.split(",") if "," in text else text.split()
    return half_units([[word.strip()] for word in words])


def torque_digits(
    arm: Robot,
    of_torques: Array,
    motion: Sequence[Array | None],
    state: tuple[Array, ...],
    case: dict[str, Any],
) -> Array:
    """How far right torques (N, n) may be from those that were given, by the digits of all.

    of_torques (N, n): half units of the torques; motion: those of q, qd and qdd, None where they
    were not given; state: these as numbers. Torques are rounded as written. Positions, speeds and
    accelerations are meant as written, 0.3 as 0.3, unless they have three places or round a twelfth
    of pi, as 3.14 does: then another might have been calculated with, and what that changes in the
    torques is added.
    """
    off = of_torques
    at = arm.inverse_dynamics(*state, **case, eager=True)  # a few states are worth no compiling
    for i, half in enumerate(motion):
        if half is None:
            continue
        halves = _roundings(half, np.atleast_2d(state[i]))
        for j in np.flatnonzero(np.any(halves, axis=0)):
            step = halves * (np.arange(arm.n) == j)
            moved = [x + step if k == i else x for k, x in enumerate(state)]
            off = off + np.abs(arm.inverse_dynamics(*moved, **case, eager=True) - at)
    return off


def _roundings(half: Array, values: Array) -> Array:
    """How far (N, n) what was calculated with may be from a motion as it was written."""
    twelfth = np.pi / 12 * np.round(values / (np.pi / 12))
    # half a unit of the third place; rounding must not decide
    fine = half < 0.6 * 10.0**-_ROUNDED
    pi_part = (half < 0.006) & (np.abs(twelfth - values) <= half)
    # a zero is meant as one: friction would jump there
    return np.where((values != 0) & (fine | pi_part), half, 0.0)
