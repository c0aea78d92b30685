"""States of every row: read where a file has all of them, estimated episode by episode where not.

Rates are never taken across the end of an episode: an episode ends where its column changes, and
with its file. Each is estimated by `rnea.motion.estimate_rates`, as a motion of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, final

import numpy as np

from rnea.errors import RneaError, TrajectoryError
from rnea.model import Model
from rnea.motion import (
    RATES,
    Columns,
    Recording,
    estimate_rates,
    unit_quaternions,
    whole_recording,
)
from rnea.scale.block import ALL, Block
from rnea.scale.layout import Layout, Reading
from rnea.scale.problems import Problems
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Rows:
    """Rows of a file with all of their states: q, qd, qdd and effort where it was measured.

    first: the number of the first in the file. t: in s, where it is known. kept: columns to be
    handed on, in parts that follow one another. lost: whether there are no states, but NaN.
    """

    first: int
    count: int
    t: Array | None
    kept: Sequence[Mapping[str, Any]]
    lost: bool = False

    def __len__(self) -> int:
        return self.count

    def states(
        self, part: slice = ALL, room: Mapping[str, Array] | None = None
    ) -> dict[str, Array]:
        """Of some rows, (rows, n) by name. room: memory for them, to be used once more."""
        raise NotImplementedError


@final
@dataclass(frozen=True, eq=False)
class Given(Rows):
    """Rows whose states are arrays."""

    arrays: Mapping[str, Array] = field(default_factory=dict)

    def states(
        self, part: slice = ALL, room: Mapping[str, Array] | None = None
    ) -> dict[str, Array]:
        return {name: values[part] for name, values in self.arrays.items()}


@final
@dataclass(frozen=True, eq=False)
class Read(Rows):
    """Rows whose states are columns of a block; they are put side by side when they are needed."""

    block: Block = field(kw_only=True)
    layout: Layout = field(kw_only=True)

    def states(
        self, part: slice = ALL, room: Mapping[str, Array] | None = None
    ) -> dict[str, Array]:
        return {
            name: self.layout.rows(self.block, name, part, None if room is None else room[name])
            for name in self.layout.states
        }


class States:
    """The states of one file's blocks."""

    def __init__(
        self, model: Model, layout: Layout, reading: Reading, file: str, problems: Problems
    ) -> None:
        self.model, self.columns = model, Columns.of(model)
        self.layout, self.reading, self.file, self.problems = layout, reading, file, problems
        if not layout.has_rates and not layout.t and reading.rate is None:
            raise self._error(
                "no column of times, which rates are estimated by; --map THEIRS=t says which it "
                "is, or --rate HZ how many rows come in a second"
            )

    def of(self, blocks: Iterable[Block]) -> Iterator[Rows]:
        """All rows, in order."""
        # where loops are closed, a row is found from the one before
        if self.layout.has_rates and self.model.closure is None:
            return map(self._read, blocks)
        return self._estimated(blocks)

    def _error(self, message: str, row: int | None = None) -> TrajectoryError:
        words = "" if row is None else f"row {row + 1}: "
        return TrajectoryError(words + message, file=self.file)

    def _read(self, block: Block) -> Rows:
        """Each row by itself; what is no number makes torques that are none."""
        if block.broken:
            return self._lost([block])
        about = block.first, block.rows, self.layout.times(block), [block.kept]
        read = Read(*about, block=block, layout=self.layout)
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

    def _estimated(self, blocks: Iterable[Block]) -> Iterator[Rows]:
        for parts in self._episodes(blocks):
            try:
                yield self._worked(parts)
            except RneaError as problem:
                self.problems.met(self._named(problem, parts), sum(x.rows for x in parts))
                yield self._lost(parts)

    def _episodes(self, blocks: Iterable[Block]) -> Iterator[list[Block]]:
        """The blocks of each episode, cut where its number changes."""
        seen: set[float] = set()
        parts: list[Block] = []
        current: float | None = None
        for block in blocks:
            for piece, number in self._pieces(block, current):
                if parts and (number != current or piece.broken or parts[-1].broken):
                    yield parts
                    parts = []
                if number is not None and number != current and number in seen:
                    raise self._error(f"rows of episode {number:g} stand apart", piece.first)
                current = number
                seen |= set() if number is None else {number}
                parts.append(piece)
        if parts:
            yield parts

    def _pieces(self, block: Block, current: float | None) -> Iterator[tuple[Block, float | None]]:
        """The parts of a block with their episodes; what is broken is a gap in the current one."""
        if block.broken or not self.layout.episode:
            yield block, current
            return
        numbers = block.columns[self.layout.episode]
        if np.isnan(numbers).any():
            row = int(np.isnan(numbers).argmax())
            raise self._error("the row belongs to no episode", block.first + row)
        borders = [0, *(np.flatnonzero(np.diff(numbers)) + 1).tolist(), block.rows]
        for begin, end in pairwise(borders):
            yield _cut(block, begin, end), float(numbers[begin])

    def _worked(self, parts: list[Block]) -> Rows:
        """One episode with its rates."""
        if parts[0].broken:
            return self._lost(parts)
        layout, first = self.layout, parts[0].first
        read = {
            name: np.concatenate([layout.rows(part, name) for part in parts])
            for name in layout.states
        }
        rows = len(read["q"])
        if self.reading.rate is not None or not layout.t:
            rate = self.reading.rate or 1.0
            t = np.arange(rows) / rate
        else:
            t = np.concatenate([layout.times(part) for part in parts])
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

    def _named(self, problem: RneaError, parts: list[Block]) -> TrajectoryError:
        """The problem with its episode said."""
        said = str(problem).removeprefix(f"{self.file}: ")
        if self.layout.episode:
            number = parts[0].columns[self.layout.episode][0]
            said = f"episode {number:g}: {said}"
        return self._error(said)

    def _lost(self, parts: list[Block]) -> Rows:
        """Rows without numbers."""
        rows = sum(part.rows for part in parts)
        none = {name: np.full((rows, self._width(name)), np.nan) for name in (*RATES, "effort")}
        kept = [part.kept for part in parts]
        return Given(parts[0].first, rows, None, kept, lost=True, arrays=none)


def _placed(recording: Recording, places: Array) -> Recording:
    """The recording with rows counted from the begin of the file; places: of its rows there."""
    return replace(recording, place=lambda row: (f"row {places[row] + 1}: ", 0))


def _cut(block: Block, begin: int, end: int) -> Block:
    """Some rows of a block."""
    if (begin, end) == (0, block.rows):
        return block
    return Block(
        block.first + begin,
        end - begin,
        {name: column[begin:end] for name, column in block.columns.items()},
        {name: column[begin:end] for name, column in block.kept.items()},
    )
