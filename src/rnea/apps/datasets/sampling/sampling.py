"""States of a robot by their numbers: row k of a seed, whoever asks, and for how many others.

Columns are q, qd and qdd side by side. A row is a function of robot, ranges, method, seed and k.
Rows are made in blocks of fixed beginnings, whole, so that neither files nor shards nor threads
have a part in it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from rnea.apps.datasets.sampling.closed_samples import Closing
from rnea.apps.datasets.sampling.state_ranges import Span, StateRanges, scale_of
from rnea.apps.datasets.sampling.uniforms import METHODS, drawn_again
from rnea.apps.trajectory.columns import RATES, Columns
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, require_count, suggestion

_BLOCK = 2**13
# where loops are closed, a row costs a thousand times as much
_CLOSED_BLOCK = 2**8
# so many of these blocks are closed at once: what NumPy and the interpreter cost is shared
_TOGETHER = 2**4
_ATTEMPTS = 200
MOST_ROWS = 2**53
SEEDS = 2**64


class Sampler:
    """Rows of states.

    method: "random" or "kronecker", which spreads rows more evenly. seed: of all that is drawn.

    >>> from rnea import load
    >>> from rnea.scale import ranges_for
    >>> model = load("planar_2r").model
    >>> Sampler(model, ranges_for(model)).rows(10**12, 3).shape
    (6, 3)
    """

    def __init__(
        self, model: Model, ranges: StateRanges, seed: int = 0, method: str = "random"
    ) -> None:
        if method not in METHODS:
            raise InputError(f"unknown method {method!r}. {suggestion(method, METHODS)}")
        seed = require_count(seed, "seed", 0, SEEDS - 1)
        self.model, self.ranges, self.seed, self.method = model, ranges, seed, method
        columns = Columns.of(model)
        self.names = tuple(f"{rate}_{name}" for rate in RATES for name in columns.names(rate))
        self.units = (
            *columns.position_units,
            *columns.speed_units,
            *(f"{unit}2" for unit in columns.speed_units),
        )
        self._closing = None if model.closure is None else Closing(model, ranges)
        self.block = _BLOCK if self._closing is None else _CLOSED_BLOCK
        self._together = 1 if self._closing is None else _TOGETHER
        self._positions = _Spread(ranges.q)
        self._rates = _Spread((*ranges.qd, *ranges.qdd))
        self._uniforms = METHODS[method](self._positions.uses + self._rates.uses, seed, self.block)
        if self._closing is not None:
            self._try(self._closing)

    def rows(
        self,
        first: int,
        count: int,
        out: Array | None = None,
        report: Callable[[int], None] = lambda rows: None,
    ) -> Array:
        """Rows first, first + 1, ... as an array (columns, count); out: where to put them.

        >>> from rnea import load
        >>> from rnea.scale import ranges_for
        >>> model = load("planar_2r").model
        >>> draw = Sampler(model, ranges_for(model), seed=1)
        >>> bool((draw.rows(0, 10)[:, 4:] == draw.rows(4, 6)).all())  # each row by itself
        True
        """
        if first < 0 or count < 0 or first + count > MOST_ROWS:
            raise InputError(f"rows are numbered from 0 and below 2^53, not {first} + {count}")
        if out is None:
            out = np.empty((len(self.names), count))
        # memory that is fresh costs more than what is written into it
        uniform = np.empty((self._positions.uses + self._rates.uses, self.block))
        at = 0
        while at < count:
            number, skipped = divmod(first + at, self.block)
            blocks = min(-(-(skipped + count - at) // self.block), self._together)
            taken = min(blocks * self.block - skipped, count - at)
            if taken == blocks * self.block:
                self._make(number, blocks, uniform, out[:, at : at + taken])
            else:
                whole = np.empty((len(self.names), blocks * self.block))
                self._make(number, blocks, uniform, whole)
                out[:, at : at + taken] = whole[:, skipped : skipped + taken]
            at += taken
            report(taken)
        return out

    def _make(self, number: int, blocks: int, uniform: Array, out: Array) -> None:
        """Whole blocks into an array (columns, blocks · block), by way of their uniform numbers."""
        nq, drawn = self.model.nq, []
        for k in range(blocks):
            columns = slice(k * self.block, (k + 1) * self.block)
            self._uniforms.fill(number + k, uniform)
            self._rates.spread(uniform[self._positions.uses :], out[nq:, columns])
            positions = uniform[: self._positions.uses]
            if self._closing is None:
                self._positions.spread(positions, out[:nq, columns])
            else:
                drawn.append(self._positions.of(positions).T)
        if self._closing is not None:
            out[:nq] = self._closed(self._closing, number, np.concatenate(drawn)).T

    # ---- loops ---------------------------------------------------------------------------------

    def _closed(self, closing: Closing, number: int, drawn: Array) -> Array:
        """Closed positions (blocks · block, nq) of drawn coordinates, from a block on. Rows that
        cannot be closed are drawn again, each by a count of its own attempts."""
        first, uses = number * self.block, self._positions.uses
        blocks = np.arange(len(drawn)) // self.block
        q, good = closing.closed(drawn, blocks)
        for attempt in range(1, _ATTEMPTS + 1):
            again = np.flatnonzero(~good)
            if not len(again):
                return q
            others = [drawn_again(self.seed, first + int(k), attempt, uses) for k in again]
            values = self._positions.of(np.stack(others, axis=1)).T
            q[again], good[again] = closing.closed(values, blocks[again])
        row = first + int(np.flatnonzero(~good)[0])
        raise InputError(
            f"row {row} cannot be assembled in {_ATTEMPTS} attempts; narrow the ranges (--range)"
        )

    def _try(self, closing: Closing) -> None:
        """The first block, by which it is judged whether ranges are too wide: so all shards say the
        same, whichever rows they have."""
        uniform = np.empty((self._positions.uses + self._rates.uses, self.block))
        self._uniforms.fill(0, uniform)
        drawn = self._positions.of(uniform[: self._positions.uses]).T
        _, good = closing.closed(drawn, np.zeros(self.block, dtype=int))
        closing.refuse_narrow(drawn, good)


class _Spread:
    """Uniform numbers onto the ranges of some columns; three make the four of an orientation.

    uses: how many numbers a row takes.
    """

    def __init__(self, spans: tuple[Span, ...]) -> None:
        self.width = len(spans)
        # runs of columns of one sort: (first number, first column, columns)
        self._runs: list[tuple[int, slice, Array | None, Array | None]] = []
        self.uses = at = 0
        while at < len(spans):
            begin, is_drawn = at, spans[at].is_drawn
            end = begin + 4
            if is_drawn:
                end = next((k for k in range(at, len(spans)) if not spans[k].is_drawn), len(spans))
            offset, factor = np.array([scale_of(span) for span in spans[begin:end]]).T[..., None]
            scales = (offset, factor) if is_drawn else (None, None)
            self._runs.append((self.uses, slice(begin, end), *scales))
            self.uses += end - begin if is_drawn else 3
            at = end

    def spread(self, uniform: Array, out: Array) -> None:
        """Numbers (uses, n) in [0, 1) onto columns (width, n)."""
        for first, columns, offset, factor in self._runs:
            if offset is None or factor is None:
                out[columns] = unit_quaternions(uniform[first : first + 3])
                continue
            part = out[columns]
            np.multiply(uniform[first : first + len(part)], factor, out=part)
            part += offset

    def of(self, uniform: Array) -> Array:
        out = np.empty((self.width, uniform.shape[1]))
        self.spread(uniform, out)
        return out


# of angles up to an eighth of a turn; the next terms are below 1e-18
_SINE = [(-1) ** k / math.factorial(2 * k + 1) for k in range(9)]
_COSINE = [(-1) ** k / math.factorial(2 * k) for k in range(9)]


def unit_quaternions(u: Array) -> Array:
    """Quaternions (4, n), scalar part first, of numbers (3, n) in [0, 1): Shoemake's method.

    Uniform over all rotations; where the numbers are evenly spread so are they.
    """
    long, short = np.sqrt(1.0 - u[0]), np.sqrt(u[0])
    (c1, s1), (c2, s2) = circle(u[1]), circle(u[2])
    return np.stack([short * c2, long * s1, long * c1, short * s2])


def circle(turns: Array) -> tuple[Array, Array]:
    """Cosine and sine of angles in turns, in [0, 1).

    >>> circle(np.array([0.0, 0.25, 1 / 3]))[1].round(6)
    array([0.      , 1.      , 0.866025])
    """
    quarters = np.rint(turns * 4.0)
    angle = (turns - quarters * 0.25) * (2.0 * math.pi)
    square = angle * angle
    c, s = _series(_COSINE, square), _series(_SINE, square) * angle
    number = quarters.astype(np.int64) % 4
    odd = number % 2 == 1
    cosine, sine = np.where(odd, s, c), np.where(odd, c, s)
    np.negative(cosine, out=cosine, where=(number == 1) | (number == 2))
    np.negative(sine, out=sine, where=number >= 2)
    return cosine, sine


def _series(terms: list[float], x: Array) -> Array:
    value = np.full_like(x, terms[-1])
    for term in reversed(terms[:-1]):
        value = value * x + term
    return value
