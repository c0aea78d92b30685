"""Episodes too long for memory: found before, and their rows kept in step with the rates."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

import numpy as np

from rnea.apps.datasets.block import Block
from rnea.apps.datasets.episodes import cut, episodes
from rnea.apps.datasets.layout import ColumnLayout, ReadOptions
from rnea.apps.datasets.rows import Given
from rnea.apps.datasets.sources import Damaged, Source
from rnea.apps.trajectory.rates.episode_times import EpisodeTimes
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.spatial.numbers import Array

LONG = 1 << 17
"""Rows from which on an episode is worked in parts, which is faster too."""
# of a file whose rows are not known, what they cannot be fewer than: bytes of a row of text
_SHORTEST_ROW = 32


def long_episodes(
    source: Source, layout: ColumnLayout, reading: ReadOptions
) -> dict[int, EpisodeTimes]:
    """The times of long episodes, by their first row: one pass over times and numbers alone."""
    rows = source.rows
    if rows is None:
        rows = os.path.getsize(source.path) // _SHORTEST_ROW
    if rows < LONG:
        return {}
    found: dict[int, int] = {}
    for pieces in episodes(_alone(source, layout), layout.episode, source.path):
        first, count = None, 0
        for piece in pieces:
            first = piece.first if first is None else first
            count += 0 if piece.broken else piece.rows
        if first is not None and count >= LONG:
            found[first] = count
    return {first: _times(source, layout, reading, first, count) for first, count in found.items()}


def _alone(source: Source, layout: ColumnLayout) -> Iterator[Block]:
    """Blocks of times and episodes; what cannot be read is told when it is read for good."""
    blocks = source.blocks([x for x in (layout.t, layout.episode) if x], ())
    while True:
        try:
            block = next(blocks, None)
        except Damaged as problem:
            block = Block(problem.first, problem.rows, {}, broken=str(problem))
        if block is None:
            return
        yield block


def _times(
    source: Source, layout: ColumnLayout, reading: ReadOptions, first: int, count: int
) -> EpisodeTimes:
    if reading.rate is not None or not layout.t:
        step = 1 / (reading.rate or 1.0)
        last = (count - 1) * step
        return EpisodeTimes(count, 0.0, last, step, step, 1, step)

    def read() -> Iterator[Array]:
        for block in _alone(source, layout):
            begin, end = max(first, block.first), min(first + count, block.first + block.rows)
            if begin < end:
                times = layout.times(block)
                assert times is not None
                yield times[begin - block.first : end - block.first]

    return EpisodeTimes.over(read, source.path, lambda row: (f"row {first + row + 1}: ", 0))


class Waiting:
    """Rows whose rates are not known yet: what of them is handed on with the rates."""

    def __init__(self, layout: ColumnLayout) -> None:
        self._layout = layout
        self._pieces: list[Block] = []

    def add(self, piece: Block) -> None:
        """More rows."""
        self._pieces.append(piece)

    def answered(self, motion: Trajectory) -> Given:
        """The next rows, with their rates."""
        parts, missing = [], len(motion)
        while missing:
            piece = self._pieces.pop(0)
            if piece.rows > missing:
                self._pieces.insert(0, cut(piece, missing, piece.rows))
                piece = cut(piece, 0, missing)
            parts.append(piece)
            missing -= piece.rows
        states = {"q": motion.q, "qd": motion.qd, "qdd": motion.qdd}
        if "effort" in self._layout.states:
            states["effort"] = np.concatenate([self._layout.rows(x, "effort") for x in parts])
        kept = [part.kept for part in parts]
        return Given(parts[0].first, len(motion), motion.t, kept, arrays=states)

    def left(self) -> Iterable[Block]:
        """Rows that were not answered."""
        return self._pieces
