"""The numbers that a robot file may hold: zero, or between 1e-100 and 1e100 in size.

No robot has others. Products of a few of them stay within what a double can hold, so that nothing
that is computed of a file overflows or vanishes without a word. Every reader asks here, before it
computes anything.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from rnea.errors import InputError

LARGEST, SMALLEST = 1e100, 1e-100
# a number out of range has an exponent of three digits, or a great many digits
_SUSPECT = re.compile(r"[0-9.][eE][+-]?[0-9]{3}|[0-9]{99}")
_NUMBER = re.compile(
    r"(?<![\w.])[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?(?![\w.])", re.ASCII
)


def float_from(word: str) -> float:
    """The number of a decimal text; one too small for a double is not zero but the smallest."""
    value = float(word)
    if value == 0 and re.search("[1-9]", re.split("[eE]", word)[0]):
        return math.ulp(0.0)
    return value


def require_in_range(value: float, said: str = "") -> None:
    """Refuse a number that no robot has; said: as it is written, where that is known.

    >>> require_in_range(2.5)
    >>> require_in_range(1e200)
    Traceback (most recent call last):
        ...
    rnea.errors.InputError: '1e+200' is too large a number (at most 1e+100)
    """
    if value == 0 or SMALLEST <= abs(value) <= LARGEST:
        return
    shown = said or repr(value)
    shown = repr(shown if len(shown) <= 40 else shown[:37] + "...")
    if abs(value) > LARGEST:
        raise InputError(f"{shown} is too large a number (at most {LARGEST:g})")
    raise InputError(f"{shown} is too small a number (0, or at least {SMALLEST:g})")


def may_be_out_of_range(text: str) -> bool:
    """Whether a whole text is worth looking through."""
    return _SUSPECT.search(text) is not None


def numbers_in(text: str) -> Iterator[str]:
    """The decimal numbers in a text, as written."""
    return (found.group() for found in _NUMBER.finditer(text))
