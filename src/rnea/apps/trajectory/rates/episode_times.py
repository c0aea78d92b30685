"""When the rows of an episode were recorded: what of all its times must be known beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.rates.median_step import StepTable
from rnea.apps.trajectory.recording import Place, Recording, by_row
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True)
class EpisodeTimes:
    """How many rows, the first and the last time, and of the steps between them the median and the
    widest, which ends at `wide_row` (counted from 0), at the time `wide_at`. All in s.

    >>> EpisodeTimes.of([0.0, 0.1, 0.2, 0.5]).usual
    0.1
    """

    rows: int
    first: float
    last: float
    usual: float
    widest: float
    wide_row: int
    wide_at: float

    @property
    def length(self) -> float:
        """From the first row to the last."""
        return self.last - self.first

    @classmethod
    def of(cls, t: Array | list[float]) -> EpisodeTimes:
        """Of times (N,) that are all at hand, and known to increase.

        >>> EpisodeTimes.of([0.0, 0.1, 0.2, 0.5]).length
        0.5
        """
        t = np.asarray(t, dtype=float)
        seen = _without_median(t)
        return replace(seen, usual=float(np.median(np.diff(t)))) if len(t) > 1 else seen

    @classmethod
    def over(
        cls, read: Callable[[], Iterable[Array]], file: str = "", place: Place = by_row
    ) -> EpisodeTimes:
        """Of times that `read` hands out in blocks, from the beginning whenever it is called: once
        where a clock made the steps, two or three times where all of them are different.

        Numbers are those that `of` has for all blocks together, bit by bit. Times that do not
        increase are refused; file and place (of a row, as a `Recording` has it) are for the error.

        >>> EpisodeTimes.over(lambda: np.split(np.arange(9000) * 0.25, 9)).usual
        0.25
        """
        seen, table = _without_median(np.empty(0)), StepTable()
        for t in _checked(read(), file, place):
            seen = _followed(seen, _without_median(t))
            table.add(np.diff(t))
        if seen.rows < 2:
            return seen
        middle = (seen.rows - 2) // 2, (seen.rows - 1) // 2
        low, high = table.span(*middle)
        while not table.exact:
            table = StepTable(low, high)
            for t in _joined(read()):
                table.add(np.diff(t))
            low, high = table.span(*middle)
        return replace(seen, usual=(low + high) / 2)


def _without_median(t: Array) -> EpisodeTimes:
    first, last = (float(t[0]), float(t[-1])) if len(t) else (np.nan, np.nan)
    if len(t) < 2:
        return EpisodeTimes(len(t), first, last, np.nan, 0.0, 0, first)
    step = np.diff(t)
    row = int(step.argmax()) + 1
    return EpisodeTimes(len(t), first, last, np.nan, float(step[row - 1]), row, float(t[row]))


def _followed(seen: EpisodeTimes, more: EpisodeTimes) -> EpisodeTimes:
    """By more rows, of which the first is the last one seen, if there was any."""
    if not seen.rows:
        return more
    before = seen.rows - 1
    seen = replace(seen, rows=before + more.rows, last=more.last)
    if more.widest <= seen.widest:
        return seen
    wide_row = before + more.wide_row
    return replace(seen, widest=more.widest, wide_row=wide_row, wide_at=more.wide_at)


def _joined(blocks: Iterable[Array]) -> Iterator[Array]:
    """Each block behind the last time of the one before it, so that no step is left out."""
    last = np.empty(0)
    for block in blocks:
        if len(block):
            t = np.concatenate([last, np.asarray(block, dtype=float)])
            yield t
            last = t[-1:]


def _checked(blocks: Iterable[Array], file: str, place: Place) -> Iterator[Array]:
    begin = 0
    for t in _joined(blocks):
        nothing = Recording(t, np.empty((len(t), 0)), None, None, (), file, by_row, Columns.of(()))
        nothing.counted_from(begin, place).checked()
        yield t
        begin += len(t) - 1
