"""Numbers written in attributes, read strictly.

`float()` alone would take "nan", "1_000" and digits of other scripts; so the text is checked first.
"""

from __future__ import annotations

import math
import re

from rnea.errors import InputError

_NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")
_BLANKS = re.compile(r"[ \t\r\n]+")
_LONGEST = 400


def number_from(text: str) -> float:
    """One finite decimal number.

    >>> number_from(" -1.5e-3 ")
    -0.0015
    """
    (value,) = numbers_from(text, 1)
    return value


def numbers_from(text: str, count: int) -> tuple[float, ...]:
    """Exactly `count` finite decimal numbers between blanks.

    >>> numbers_from("1 2. .5", 3)
    (1.0, 2.0, 0.5)
    """
    # the length first: a hostile attribute may hold a whole file
    words = _BLANKS.split(text.strip(" \t\r\n"), maxsplit=count) if text.strip(" \t\r\n") else []
    if len(words) != count:
        wanted = "1 number" if count == 1 else f"{count} numbers"
        raise InputError(f"expected {wanted}, got {_shown(text)}")
    return tuple(_finite(word) for word in words)


def _finite(word: str) -> float:
    if len(word) > _LONGEST or not _NUMBER.fullmatch(word):
        raise InputError(f"{_shown(word)} is not a decimal number such as -1.5 or 2e-3")
    value = float(word)
    if not math.isfinite(value):
        raise InputError(f"{_shown(word)} is too large a number")
    return value


def _shown(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")
