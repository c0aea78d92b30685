"""Work: what is done to each file of a data set, and the doing of it, from one file to another."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.datasets.block import TILE_ROWS, Block, tiles
from rnea.apps.datasets.dataset_rates import States
from rnea.apps.datasets.layout import ColumnLayout, ReadOptions, layout_of
from rnea.apps.datasets.long_episodes import long_episodes
from rnea.apps.datasets.outputs import Computer, Results, Wanted
from rnea.apps.datasets.problems import Problems
from rnea.apps.datasets.read_ahead import ahead, behind
from rnea.apps.datasets.rows import StateRows
from rnea.apps.datasets.sinks import Head, Sink, open_sink
from rnea.apps.datasets.sources import Damaged, Source, open_source
from rnea.apps.datasets.stamps import size_and_time, stamp_of
from rnea.apps.trajectory.columns import Columns
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.atomic_files import whole_file
from rnea.system.version import __version__

if TYPE_CHECKING:
    from rnea.robot import Robot


@dataclass(frozen=True)
class WorkOrder:
    """robot: whose torques. format: of the results. codec: of Parquet. keep_going: whether rows
    that cannot be worked become NaN. states: what the files of the data set have, "q, qd, qdd"; a
    file that has other states is refused. threads: of one process. verify: whether files are
    recognized by a hash of all their bytes.
    """

    robot: Robot
    wanted: Wanted = field(default_factory=Wanted)
    reading: ReadOptions = field(default_factory=ReadOptions)
    format: str = "parquet"
    codec: str = "snappy"
    keep_going: bool = False
    states: str = ""
    threads: int = 2
    verify: bool = False

    def facts(self) -> dict[str, Any]:
        """What decides the bytes that come out, as far as it is not the input."""
        return {
            "robot": self.robot.name,
            "hash": self.robot.hash,
            "version": __version__,
            "options": self.wanted.facts() | self.reading.facts(),
        }


@dataclass(frozen=True)
class Done:
    """What became of one file: rows that were written; missing: of them without torques. problems:
    a line for each; seconds and bytes that it took. stamp, result: what the input and the output
    are recognized by (`stamps.stamp_of`)."""

    input: str
    output: str
    rows: int
    missing: int = 0
    problems: tuple[str, ...] = ()
    seconds: float = 0.0
    bytes: int = 0
    stamp: Mapping[str, Any] = field(default_factory=dict)
    result: Mapping[str, Any] = field(default_factory=dict)

    def facts(self) -> dict[str, Any]:
        """As a line of the manifest."""
        return asdict(self)


def layout_for(source: Source, work: WorkOrder) -> ColumnLayout:
    """How a file tells the robot's states; refused where it tells others than the first did."""
    columns = Columns.of(work.robot.model)
    layout = layout_of(source.headings, source.names, columns, source.reading, source.path)
    if work.states and layout.describe != work.states:
        raise source.error(
            f"has {layout.describe}, "
            f"where the first file of the data set has {work.states}; one data "
            "set has one schema: work on files of each kind by themselves"
        )
    return layout


def question(source: Source, work: WorkOrder) -> tuple[ColumnLayout, Computer, Head]:
    """How a file is read, computed and written; refused where it cannot be, before it is."""
    layout, computer = layout_for(source, work), Computer(work.robot, work.wanted)
    refuse_without_effort(computer, layout, source.error)
    kept = {name: source.kind_of(name) for name in layout.kept}
    head = Head(kept, computer.fields, work.facts(), work.codec)
    _refuse_equal(head, source)
    return layout, computer, head


def batches(
    path: str, work: WorkOrder, problems: Problems
) -> Iterator[tuple[StateRows, dict[str, Array]]]:
    """All rows of a file with their states, and the columns that are wanted of them."""
    with open_source(path, Columns.of(work.robot.model), work.reading) as source:
        layout, computer, _ = question(source, work)
        with _rows(source, layout, work, problems) as every:
            for rows in every:
                yield rows, computed(computer, rows)


@contextmanager
def _rows(
    source: Source, layout: ColumnLayout, work: WorkOrder, problems: Problems
) -> Iterator[Iterator[StateRows]]:
    """All rows; whatever ends them, nobody reads any more when the file is closed."""
    long = {} if layout.has_rates else long_episodes(source, layout, work.reading)
    states = States(work.robot.model, layout, work.reading, source.path, problems, long)
    blocks = _blocks(source, layout, problems)
    with closing(ahead(blocks) if work.threads > 1 else blocks) as read:
        yield states.of(read)


def _blocks(source: Source, layout: ColumnLayout, problems: Problems) -> Generator[Block]:
    """The blocks of a file; those that cannot be read become NaN, where problems allow it."""
    blocks = source.blocks(layout.headings, layout.kept)
    while True:
        try:
            block = next(blocks, None)
        except Damaged as problem:
            problems.met(problem, problem.rows)
            block = _empty(source, layout, problem)
        if block is None:
            return
        yield block


def _empty(source: Source, layout: ColumnLayout, problem: Damaged) -> Block:
    """Rows of which nothing is known but how many they are."""
    rows = problem.rows
    kept = {name: [None] * rows for name in layout.kept}
    return Block(problem.first, rows, {}, kept, broken=str(problem))


def refuse_without_effort(
    computer: Computer, layout: ColumnLayout, error: Callable[[str], Exception]
) -> None:
    """An error where efforts are asked for that nobody has measured."""
    if computer.needs_effort and "effort" not in layout.states:
        raise error(
            "no measured efforts, which a residual needs: columns effort_<joint> or tau_<joint>, "
            "or a list effort"
        )


def computed(computer: Computer, rows: StateRows) -> dict[str, Array]:
    """The columns that are wanted; NaN where a row has no numbers."""
    closed = computer.robot.model.closure is not None
    out = Results(computer.fields, len(rows), empty=rows.lost or closed)
    if rows.lost:
        return out.columns
    if closed:
        _closed(computer, rows, out)
        return out.columns
    room: dict[str, Array] | None = None
    for part in tiles(len(rows), TILE_ROWS):
        states = rows.states(part, room)
        computer(states, out, part)
        room = states if room is None else room
    return out.columns


def _closed(computer: Computer, rows: StateRows, out: Results) -> None:
    """Rows that are no numbers would be refused as open loops; they stay NaN."""
    states = rows.states()
    good = np.all([np.isfinite(x).all(axis=1) for x in states.values()], axis=0)
    begins = np.flatnonzero(np.diff(good, prepend=False, append=False))
    for begin, end in begins.reshape(-1, 2).tolist():
        part = slice(begin, end)
        computer({name: x[part] for name, x in states.items()}, out, part)


def work_file(
    path: str, output: str, work: WorkOrder, heard: Callable[[int, int | None], None] | None = None
) -> Done:
    """Work one file into another, which is there whole or not at all.

    heard: is told how many rows are done, and of how many where that is known.
    """
    begin, problems, before = time.monotonic(), Problems(work.keep_going), size_and_time(path)
    known = stamp_of(path, work.verify)
    with open_source(path, Columns.of(work.robot.model), work.reading) as source:
        layout, computer, head = question(source, work)
        try:
            with whole_file(output) as partial:
                sink = open_sink(work.format, str(partial), head)
                try:
                    count, missing = _fill(sink, source, layout, computer, work, problems, heard)
                    sink.close()
                except BaseException:
                    sink.abandon()
                    raise
                if size_and_time(path) != before:
                    raise source.error("was changed while it was read; work on it once more")
        except OSError as problem:
            raise InputError(f"cannot write {output}: {problem.strerror or problem}") from None
    made = stamp_of(output, work.verify) if os.path.isfile(output) else {}
    size = made.get("size", 0)
    seconds = time.monotonic() - begin
    told = tuple(problems.reported)
    return Done(path, output, count, missing, told, round(seconds, 3), size, known, made)


def _fill(
    sink: Sink,
    source: Source,
    layout: ColumnLayout,
    computer: Computer,
    work: WorkOrder,
    problems: Problems,
    heard: Callable[[int, int | None], None] | None,
) -> tuple[int, int]:
    """Rows that were written, and of them those without torques."""
    count = missing = 0
    put = _write_to(sink)
    with (
        behind(put) if work.threads > 1 else nullcontext(put) as write,
        _rows(source, layout, work, problems) as every,
    ):
        for rows in every:
            columns = computed(computer, rows)
            missing += _missing(columns)
            write((rows, columns))
            count += len(rows)
            if heard is not None:
                heard(count, source.rows)
    return count, missing


def _write_to(sink: Sink) -> Callable[[tuple[StateRows, dict[str, Array]]], None]:
    def write(part: tuple[StateRows, dict[str, Array]]) -> None:
        rows, columns = part
        sink.write(rows.kept, columns)

    return write


def _missing(columns: dict[str, Array]) -> int:
    """Rows of which some number is none; one sum of a column tells whether it has any."""
    bad: Any = False
    with np.errstate(over="ignore", invalid="ignore"):
        for values in columns.values():
            if not np.isfinite(values.sum()):
                none = ~np.isfinite(values)
                bad = bad | (none.any(axis=1) if none.ndim > 1 else none)
    return int(np.count_nonzero(bad))


def _refuse_equal(head: Head, source: Source) -> None:
    """A column that is handed on must not be called as one that is made."""
    for made in head.fields:
        if made.name in head.kept:
            raise source.error(f"column {made.name!r} cannot be kept: a result is called so")
