"""How exact numbers are as they were written, and how far torques may be off because of that.

Torques and their state are judged by the same rules whether they are typed, in a file or floats in
Python; only a zero at the end, 12.0 for 12, is known of text alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_PLAIN = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?", re.ASCII)
MOST_WRITTEN = 2000
"""Rows of which the digits of every number are looked at."""
_COMPUTED = 8  # significant digits: more are written by programs only
_ROUNDED = 3  # places behind the point from which on a position or a speed may have been rounded


def half_units(columns: Sequence[Sequence[str]]) -> Array:
    """Half units (N, n) of columns of numbers.

    A program may drop zeros at the end: among 12.34 and 5.678 the number 7.5 is 7.500 or 7.50. So
    every number counts as written with as many digits, or as many places, as another of its column,
    a plain 0 too; alone, it is exact.

    >>> half_units([["12.34", "5.678", "7.5"]]).ravel()
    array([0.005 , 0.0005, 0.0005])
    >>> half_units([["12.34", "5.67", "7", "0"], ["0", "0", "0", "0"]])[:, 0]
    array([0.005, 0.005, 0.005, 0.005])
    >>> half_units([["0"], ["12.34"]])
    array([[0.   , 0.005]])
    """
    return np.stack([_column(words) for words in columns], axis=-1)


def of_a_table(halves: Array, values: Array) -> Array:
    """Half units (N, n) of the numbers (N, n) of one table.

    Zeros alone in a column have the digits of the others. Where a program wrote one number of a
    single row with all its digits, it wrote the others with as many: a 12 is exact there.

    >>> of_a_table(np.array([[0.0, 0.005]]), np.array([[0.0, 12.34]]))
    array([[0.005, 0.005]])
    >>> bool(np.all(of_a_table(np.array([[0.5, 5e-10]]), np.array([[12, 3.141592654]])) < 1e-7))
    True
    """
    zeros = np.all(halves == 0, axis=0)
    if np.all(zeros):
        return halves
    halves = np.where(zeros, halves.min(initial=np.inf, where=~zeros), halves)
    computed = np.abs(values) * (0.5 * 10.0**-_COMPUTED)
    known = halves > 0
    if len(halves) > 1 or not np.any(known & (halves <= computed)):
        return halves  # the other rows of a column say how many digits it has
    finest = halves.min(initial=np.inf, where=known)  # or with as many places
    return np.minimum(halves, np.maximum(computed, finest))


def written(values: Array, given: Any = None) -> Array:
    """Half units (N, n) of floats, as Python writes them.

    given: the same numbers as they came; those of float32 and float16 have fewer digits, and their
    own rounding is added.

    >>> single = np.array([[12.34, 5.67]], dtype=np.float32)
    >>> written(single.astype(float), single).round(4)
    array([[0.005, 0.005]])
    """
    kind = next((x for x in (np.float16, np.float32) if getattr(given, "dtype", None) == x), None)
    if kind is None:
        texts = [map(repr, column.tolist()) for column in values.T]
    else:
        texts = [map(str, column.astype(kind)) for column in values.T]
    columns = [[text.removesuffix(".0") for text in column] for column in texts]
    halves = of_a_table(half_units(columns), values)
    return halves if kind is None else halves + np.abs(values) * np.finfo(kind).eps / 2


def typed(text: str, values: Array) -> Array:
    """Half units (1, n) of a list of numbers as it was typed; values (1, n): what they are.

    >>> typed("17,-6.1", np.array([[17.0, -6.1]]))
    array([[0.5 , 0.05]])
    """
    words = text.split(",") if "," in text else text.split()
    return of_a_table(half_units([[word.strip()] for word in words]), values)


def torque_digits(
    robot: Robot,
    of_torques: Array,
    of_motion: Sequence[Array | None],
    motion: Sequence[Array],
    case: Mapping[str, Any],
) -> Array:
    """How far right torques (N, n) may be from those that were given, by the digits of all.

    of_torques (N, n): half units of the torques; of_motion: those of q, qd and qdd, None where they
    were not given; motion: these as numbers; case: the options of `inverse_dynamics`. Torques are
    rounded as written. Positions, speeds and accelerations are meant as written, 0.3 as 0.3, unless
    they have three places or round a twelfth of pi, as 3.14 does: then another might have been
    calculated with, and what that changes in the torques is added.
    """
    off = of_torques
    at = robot.inverse_dynamics(*motion, **case, eager=True)  # a few states are worth no compiling
    for i, half in enumerate(of_motion):
        if half is None:
            continue
        halves = _roundings(half, motion[i])
        for j in np.flatnonzero(np.any(halves, axis=0)):
            step = halves * (np.arange(halves.shape[1]) == j)
            moved = [x + step if k == i else x for k, x in enumerate(motion)]
            off = off + np.abs(robot.inverse_dynamics(*moved, **case, eager=True) - at)
    return off


def _roundings(half: Array, values: Array) -> Array:
    """How far (N, n) what was calculated with may be from a motion as it was written."""
    twelfth = np.pi / 12 * np.round(values / (np.pi / 12))
    # half a unit of the third place; rounding must not decide
    fine = half < 0.6 * 10.0**-_ROUNDED
    pi_part = (half < 0.006) & (np.abs(twelfth - values) <= half)
    # a zero is meant as one: friction would jump there
    return np.where((values != 0) & (fine | pi_part), half, 0.0)


def _column(words: Sequence[str]) -> Array:
    numbers = [_decimal(word) for word in words]
    known = [number for number in numbers if number is not None]
    if not known:
        return np.zeros(len(words))
    places = min(_last(number) for number in known)
    digits = max((_first(number) - _last(number) for number in known if number), default=0)
    return np.array(
        [
            (0.5 * 10.0**places if _is_zero(word) else 0.0)
            if number is None
            else 0.5 * 10.0 ** min(_last(number), max(places, _first(number) - digits))
            for word, number in zip(words, numbers, strict=True)
        ]
    )


def _is_zero(word: str) -> bool:
    return word.strip().lstrip("+-") == "0"


def _decimal(word: str) -> Decimal | None:
    word = word.strip()
    plain = _PLAIN.fullmatch(word) and not _is_zero(word)
    return Decimal(word) if plain else None


def _last(number: Decimal) -> int:
    """The power of ten of a number's last digit."""
    return int(number.as_tuple().exponent)


def _first(number: Decimal) -> int:
    return number.adjusted() if number else _last(number)
