"""States of every row: read where a file has all of them, estimated episode by episode where not.

Rates are never taken across the end of an episode: an episode ends where its column changes, and
with its file. Each is estimated by `rnea.motion.estimate_rates`, as a motion of its own; a long one
by `LongRates`, with the same numbers to rounding.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain
from types import MappingProxyType

import numpy as np

from rnea.apps.datasets.block import Block
from rnea.apps.datasets.episodes import episodes
from rnea.apps.datasets.layout import ColumnLayout, ReadOptions
from rnea.apps.datasets.long_episodes import LONG, Waiting
from rnea.apps.datasets.problems import Problems
from rnea.apps.datasets.rows import BlockRows, Given, StateRows
from rnea.apps.trajectory.columns import RATES, Columns
from rnea.apps.trajectory.orientations import unit_quaternions
from rnea.apps.trajectory.rates.episode_times import EpisodeTimes
from rnea.apps.trajectory.rates.long_rates import LongRates
from rnea.apps.trajectory.rates.rates import estimate_rates
from rnea.apps.trajectory.recording import Recording, whole_recording
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError, TrajectoryError


class States:
    """The states of one file's blocks."""

    def __init__(
        self,
        model: Model,
        layout: ColumnLayout,
        reading: ReadOptions,
        file: str,
        problems: Problems,
        long: Mapping[int, EpisodeTimes] = MappingProxyType({}),
    ) -> None:
        """long: the times of episodes that are too long for memory, by their first row."""
        self.model, self.columns, self.long = model, Columns.of(model), long
        self.layout, self.reading, self.file, self.problems = layout, reading, file, problems
        if not layout.has_rates and not layout.t and reading.rate is None:
            raise self._error(
                "no column of times, which rates are estimated by; --map THEIRS=t says which it "
                "is, or --rate HZ how many rows come in a second"
            )

    def of(self, blocks: Iterable[Block]) -> Iterator[StateRows]:
        """All rows, in order."""
        # where loops are closed, a row is found from the one before
        if self.layout.has_rates and self.model.closure is None:
            return map(self._read, blocks)
        return self._estimated(blocks)

    def _error(self, message: str, row: int | None = None) -> TrajectoryError:
        words = "" if row is None else f"row {row + 1}: "
        return TrajectoryError(words + message, file=self.file)

    def _read(self, block: Block) -> StateRows:
        """Each row by itself; what is no number makes torques that are none."""
        if block.broken:
            return self._lost([block])
        about = block.first, block.rows, self.layout.times(block), [block.kept]
        read = BlockRows(*about, block=block, layout=self.layout)
        if not self.columns.curved:
            return read
        states = read.states()
        try:
            states["q"], _ = unit_quaternions(
                self.model, states["q"], lambda said, row: self._error(said, block.first + row)
            )
        except TrajectoryError as problem:
            self.problems.met(problem, block.rows)
            return self._lost([block])
        return Given(*about, arrays=states)

    # ---- episode by episode ----------------------------------------------------------------------

    def _estimated(self, blocks: Iterable[Block]) -> Iterator[StateRows]:
        for pieces in episodes(blocks, self.layout.episode, self.file):
            first = next(pieces)
            if first.first in self.long:
                yield from self._long(first, pieces)
                continue
            parts = [first, *pieces]
            try:
                yield self._worked(parts)
            except RneaError as problem:
                self.problems.met(self._named(problem, first), sum(x.rows for x in parts))
                yield self._lost(parts)

    def _long(self, first: Block, pieces: Iterator[Block]) -> Iterator[StateRows]:
        """An episode of which some part is in memory at a time."""
        times, waiting = self.long[first.first], Waiting(self.layout)
        place = partial(_place, first.first)
        try:
            asked = self.reading.bandwidth
            rates = LongRates(
                self.columns, times, asked, together=LONG, file=self.file, place=place
            )
            for piece in chain([first], pieces):
                waiting.add(piece)
                t = self._times(piece, piece.first - first.first)
                states = [
                    self.layout.rows(piece, x) for x in ("q", "qd") if x in self.layout.states
                ]
                for motion in rates.add(t, *states):
                    yield waiting.answered(motion)
            rates.end()
        except RneaError as problem:
            left = [*waiting.left(), *pieces]
            self.problems.met(self._named(problem, first), sum(x.rows for x in left))
            if left:
                yield self._lost(left)

    def _times(self, piece: Block, begin: int) -> Array:
        """(rows,): of a piece that begins so many rows behind the begin of its episode."""
        own = None if self.reading.rate is not None else self.layout.times(piece)
        if own is not None:
            return own
        return np.arange(begin, begin + piece.rows) / (self.reading.rate or 1.0)

    def _worked(self, parts: list[Block]) -> StateRows:
        """One episode with its rates."""
        if parts[0].broken:
            return self._lost(parts)
        layout, first = self.layout, parts[0].first
        read = {
            name: np.concatenate([layout.rows(part, name) for part in parts])
            for name in layout.states
        }
        rows = len(read["q"])
        t = np.concatenate([self._times(part, part.first - first) for part in parts])
        if layout.has_rates:
            states = self._closed(read, first)
        else:
            given = read["q"], read.get("qd"), read.get("qdd")
            recording = whole_recording(t, *given, self.columns, self.file)
            recording = _placed(recording, first + np.arange(rows)).checked()
            motion, _ = estimate_rates(recording, self.reading.bandwidth)
            states = {"q": motion.q, "qd": motion.qd, "qdd": motion.qdd}
        if "effort" in read:
            states["effort"] = read["effort"]
        return Given(first, rows, t, [part.kept for part in parts], arrays=states)

    def _closed(self, read: Mapping[str, Array], first: int) -> dict[str, Array]:
        """States of closed loops; rows that are no numbers stay so, and times do not matter."""
        good = np.all([np.isfinite(read[x]).all(axis=1) for x in RATES], axis=0)
        states = {x: np.full((len(good), self._width(x)), np.nan) for x in RATES}
        places = np.flatnonzero(good)
        if not len(places):
            return states
        q, qd, qdd = (read[x][good] for x in RATES)
        t = np.arange(float(len(places)))
        recording = whole_recording(t, q, qd, qdd, self.columns, self.file)
        motion = _placed(recording, first + places).checked().trajectory()
        for x in RATES:
            states[x][good] = getattr(motion, x)
        return states

    def _width(self, state: str) -> int:
        return self.model.nq if state == "q" else self.model.nv

    def _named(self, problem: RneaError, first: Block) -> TrajectoryError:
        """The problem with its episode said."""
        said = str(problem).removeprefix(f"{self.file}: ")
        if self.layout.episode:
            number = first.columns[self.layout.episode][0]
            said = f"episode {number:g}: {said}"
        return self._error(said)

    def _lost(self, parts: list[Block]) -> StateRows:
        """Rows without numbers."""
        rows = sum(part.rows for part in parts)
        none = {name: np.full((rows, self._width(name)), np.nan) for name in (*RATES, "effort")}
        kept = [part.kept for part in parts]
        return Given(parts[0].first, rows, None, kept, lost=True, arrays=none)


def _place(first: int, row: int) -> tuple[str, int]:
    """Rows are counted from the begin of the file."""
    return f"row {first + row + 1}: ", 0


def _placed(recording: Recording, places: Array) -> Recording:
    """The recording with rows counted from the begin of the file; places: of its rows there."""
    return replace(recording, place=lambda row: _place(int(places[row]), 0))
