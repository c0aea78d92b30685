"""How far right torques may be off by the digits of a state, typed or in a file of few rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.robot import Robot
from rnea.spatial.numbers import Array

_ROUNDED = 3  # places behind the point from which on a position or a speed may have been rounded

Words = Sequence[Sequence[str]]
"""Numbers as they were written, (N, n)."""


def typed_words(text: str) -> Words:
    """The numbers of an option, one row of them."""
    words = text.split(",") if "," in text else text.split()
    return [[word.strip() for word in words]]


def float_words(values: Array) -> Words:
    """Numbers (N, n) as Python writes them."""
    return [[repr(x) for x in row] for row in values.tolist()]


def typed_digits(text: str) -> Array:
    """Half units (1, n) of the numbers of an option."""
    from rnea.check import half_units

    return half_units([[word] for word in typed_words(text)[0]])


def torque_digits(
    arm: Robot,
    of_torques: Array,
    motion: dict[str, Words | None],
    state: tuple[Array, ...],
    case: dict[str, Any],
) -> Array:
    """How far right torques (N, n) may be from those that were given, by the digits of all.

    of_torques (N, n): half units of the torques; motion: q, qd and qdd as they were written, None
    where they were not; state: these as numbers. Torques are rounded as
    written. Positions, speeds and accelerations are meant as written, 0.3 as 0.3, unless they have
    three places or round a twelfth of pi, as 3.14 does: then another might have been calculated
    with, and what that changes in the torques is added.
    """
    off = of_torques
    at = arm.inverse_dynamics(*state, **case, eager=True)  # a few states are worth no compiling
    for i, words in enumerate(motion.values()):
        if words is None:
            continue
        halves = _roundings(words, np.atleast_2d(state[i]))
        for j in np.flatnonzero(np.any(halves, axis=0)):
            step = halves * (np.arange(arm.n) == j)
            moved = [x + step if k == i else x for k, x in enumerate(state)]
            off = off + np.abs(arm.inverse_dynamics(*moved, **case, eager=True) - at)
    return off


def _roundings(words: Words, values: Array) -> Array:
    """How far (N, n) what was calculated with may be from a motion as it was written."""
    from rnea.check import half_unit

    out = np.zeros(values.shape)
    for place, value in np.ndenumerate(values):
        half, places = half_unit(words[place[0]][place[1]])
        twelfth = np.pi / 12 * round(value / (np.pi / 12))
        rounded = places >= _ROUNDED or (places == 2 and abs(twelfth - value) <= half)
        # a zero is meant as one: friction would jump there
        out[place] = half if rounded and value else 0.0
    return out
