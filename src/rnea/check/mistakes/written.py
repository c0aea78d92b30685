"""How exact numbers are as they were written: half a unit of their last digit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

import numpy as np

from rnea.spatial.numbers import Array

_PLAIN = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?", re.ASCII)


def half_unit(word: str) -> tuple[float, int]:
    """Half a unit of a number's last digit, and its places behind the point.

    Formulas such as pi/2 are exact, and so is a plain 0.

    >>> [half_unit(word) for word in ("7.52", "pi/2", "0", "0.00")]
    [(0.005, 2), (0.0, 0), (0.0, 0), (0.005, 2)]
    """
    number = _decimal(word)
    if number is None:
        return 0.0, 0
    return float(Decimal(5).scaleb(_last(number) - 1)), max(0, -_last(number))


def half_units(columns: Sequence[Sequence[str]]) -> Array:
    """Half units (N, n) of columns of numbers.

    A program may drop zeros at the end: among 12.34 and 5.678 the number 7.5 is 7.500 or 7.50. So
    every number counts as written with as many digits, or as many places, as another of its column.

    >>> half_units([["12.34", "5.678", "7.5"]]).ravel()
    array([0.005 , 0.0005, 0.0005])
    >>> half_units([["12.34", "5.67", "7"]]).ravel()
    array([0.005, 0.005, 0.005])
    """
    return np.stack([_column(words) for words in columns], axis=-1)


def written(values: Array) -> Array:
    """Half units (N, n) of floats, as Python writes them."""
    return half_units(
        [[repr(x).removesuffix(".0") for x in column.tolist()] for column in values.T]
    )


def _column(words: Sequence[str]) -> Array:
    numbers = [_decimal(word) for word in words]
    known = [number for number in numbers if number is not None]
    places = min((_last(number) for number in known), default=0)
    digits = max((_first(number) - _last(number) for number in known if number), default=0)
    last = [
        None if number is None else min(_last(number), max(places, _first(number) - digits))
        for number in numbers
    ]
    return np.array([0.0 if k is None else 0.5 * 10.0**k for k in last])


def _decimal(word: str) -> Decimal | None:
    word = word.strip()
    plain = _PLAIN.fullmatch(word) and word.lstrip("+-") != "0"
    return Decimal(word) if plain else None


def _last(number: Decimal) -> int:
    """The power of ten of a number's last digit."""
    return int(number.as_tuple().exponent)


def _first(number: Decimal) -> int:
    return number.adjusted() if number else _last(number)
