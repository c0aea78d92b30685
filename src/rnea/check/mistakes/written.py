"""How exact numbers are as they were written: half a unit of their last digit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

import numpy as np

from rnea.spatial.numbers import Array

_PLAIN = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?", re.ASCII)


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


def of_a_table(halves: Array) -> Array:
    """Half units (N, n) of one program's numbers: zeros alone in a column have the others' digits.

    >>> of_a_table(np.array([[0.0, 0.005]]))
    array([[0.005, 0.005]])
    """
    zeros = np.all(halves == 0, axis=0)
    if np.all(zeros):
        return halves
    return np.where(zeros, halves.min(initial=np.inf, where=~zeros), halves)


def written(values: Array) -> Array:
    """Half units (N, n) of floats, as Python writes them."""
    columns = [[repr(x).removesuffix(".0") for x in column.tolist()] for column in values.T]
    return of_a_table(half_units(columns))


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
