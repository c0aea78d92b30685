"""Uniform numbers that are counted, not drawn one after the other.

Numbers come in blocks of some rows. A block is a function of the seed and of its own number alone,
so whoever needs a row finds it, in any order and on any machine. `random` has Philox, a cipher of
a counter: block b of a seed is what it makes of (seed, b). `kronecker` has an additive recurrence,
row k of a column being the fraction of shift + k · step, which fills a range more evenly.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal, localcontext
from typing import final

import numpy as np

from rnea.core.spatial.numbers import Array

# second words of a key: what a seed's numbers are for, so that none are used twice
_SHIFTS = 2**63
_ONE = np.float64(1.0).view(np.uint64)


@final
class Random:
    """Blocks of random numbers (columns, block) in [0, 1) of a seed."""

    def __init__(self, columns: int, seed: int, block: int) -> None:
        self._seed = seed

    def fill(self, number: int, out: Array) -> None:
        """The numbers of a block, into a contiguous array (columns, block)."""
        np.random.Generator(_philox(self._seed, 0, number)).random(out=out)


@final
class Kronecker:
    """The same, evenly spread: steps are powers of the generalised golden ratio.

    All is done in integers modulo 2^64, so that row 10^12 is as exact as row 1. The steps are odd:
    no column repeats before 2^64 rows.
    """

    def __init__(self, columns: int, seed: int, block: int) -> None:
        self._steps = np.array(golden_steps(columns), dtype=np.uint64)
        self._shifts = np.asarray(_philox(seed, _SHIFTS, 0).random_raw(columns), dtype=np.uint64)
        self._within = self._steps[:, None] * np.arange(block, dtype=np.uint64)

    def fill(self, number: int, out: Array) -> None:
        """The same for these: the first 52 bits of each fraction."""
        first = np.uint64(number * self._within.shape[1] % 2**64)
        bits = out.view(np.uint64)
        np.add(self._within, (self._shifts + self._steps * first)[:, None], out=bits)
        # as the fraction of a number between 1 and 2: no pass over them converts
        bits >>= np.uint64(12)
        bits |= _ONE
        out -= 1.0


METHODS: dict[str, Callable[[int, int, int], Random | Kronecker]] = {
    "random": Random,
    "kronecker": Kronecker,
}
"""How rows are spread, by name."""


def drawn_again(seed: int, row: int, attempt: int, columns: int) -> Array:
    """Random numbers (columns,) for the n-th attempt, from 1, at one row."""
    return np.random.Generator(_philox(seed, attempt, row, 1)).random(columns)


def golden_steps(columns: int) -> list[int]:
    """Powers 1, 2, ... of 1/x in parts of 2^64, where x^(columns + 1) = x + 1; made odd.

    >>> [step / 2**64 for step in golden_steps(1)]
    [0.6180339887498949]
    """
    with localcontext() as context:
        context.prec = 60
        # y = 1/x: y^(n+1) + y^n = 1, where Newton's method comes down from 1 without overshooting
        y, n = Decimal(1), columns
        for _ in range(100):
            power = y**n
            y -= (power * y + power - 1) / ((n + 1) * power + n * power / y)
        return [int(y**k * 2**64) | 1 for k in range(1, columns + 1)]


def _philox(seed: int, use: int, number: int, kind: int = 0) -> np.random.Philox:
    """The generator at the beginning of what belongs to a number, up to 2^64 blocks of 4 long."""
    counter = np.array([0, number, kind, 0], dtype=np.uint64)
    return np.random.Philox(key=np.array([seed, use], dtype=np.uint64), counter=counter)
