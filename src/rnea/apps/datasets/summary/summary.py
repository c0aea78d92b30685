"""A whole data set in one pass: every column's peaks, RMS, quantiles and histogram.

Parts of files (row groups) are read ahead by threads and tallied where they are read; their tallies
are merged in the order of the files, so that the same files give the same bits. A part that turns
out to be corrupt is in no tally.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatchcase
from threading import Event

from rnea.apps.datasets.summary.histogram import BINS
from rnea.apps.datasets.summary.schema import Schema, schema_of
from rnea.apps.datasets.summary.tables.found import found_files, read_table
from rnea.apps.datasets.summary.tables.table import Column, FilePart, Table
from rnea.apps.datasets.summary.tally import Place, Tally
from rnea.engine.runtime.threads import available as available_cores
from rnea.errors import InputError, suggestion
from rnea.system.file_access import Packages

# of tallies that wait to be merged
_WAITING_BYTES = 2**27
_CURE = "; --keep-going (keep_going=True) summarises the rest"


@dataclass(frozen=True)
class Fault:
    """What could not be read: a file, or a part of one, and why."""

    file: str
    part: str
    message: str

    @classmethod
    def of(cls, file: str, part: str, problem: InputError) -> Fault:
        # where a line is known, it stands behind the file's name, and stays
        return cls(file, part, str(problem).removeprefix(f"{file}: "))

    def __str__(self) -> str:
        lined = self.message.startswith(f"{self.file}:")
        where = () if lined else (self.file, self.part)
        return ": ".join(word for word in (*where, self.message) if word)


@dataclass(frozen=True)
class ColumnSummary:
    r"""What all rows of all files have in one column, the tally; quantity and joint: what the
    column's name tells, as far as it is one of ours.

    >>> import tempfile
    >>> from pathlib import Path
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = Path(folder, "a.csv").write_text("t,tau_hip\n0,1\n1,3\n")
    ...     column = summarize(folder).columns["tau_hip"]
    >>> column.quantity, column.joint
    ('tau', 'hip')
    """

    column: Column
    quantity: str
    joint: str
    tally: Tally


@dataclass(frozen=True)
class Summary:
    r"""What a data set holds: `rows` of all `files` that were read, `numbers` that were looked at,
    columns by name; `notes` about files that differ, `faults` where reading went on.

    >>> import tempfile
    >>> from pathlib import Path
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = Path(folder, "a.csv").write_text("t,tau_hip\n0,1\n1,3\n")
    ...     found = summarize(folder)
    >>> peak = found.columns["tau_hip"].tally
    >>> found.rows, found.numbers, peak.peak, Path(found.file_of(peak.place)).name
    (2, 4, 3.0, 'a.csv')
    """

    files: tuple[str, ...]
    rows: int
    numbers: int
    columns: Mapping[str, ColumnSummary]
    notes: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()

    def file_of(self, place: Place) -> str:
        """The file that a peak stands in."""
        return self.files[place.file]


def summarize(
    data: str | Sequence[str],
    columns: Sequence[str] = (),
    *,
    threads: int | None = None,
    keep_going: bool = False,
    report: Callable[[int, int], None] | None = None,
    packages: Packages | None = None,
) -> Summary:
    r"""The columns of files (Parquet, CSV, NPZ) or of a folder of them, in one pass.

    columns: names, or patterns such as "tau_*"; all of them by default. threads: as many as there
    are cores by default. keep_going: corrupt files and row groups become `faults` in place of an
    error. report hears how many bytes are done, and of how many. packages: folders by name, to
    which links in a folder may lead. Memory does not depend on how many rows there are.

    >>> import tempfile
    >>> from pathlib import Path
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = Path(folder, "a.csv").write_text("t,tau_hip\n0,1\n1,3\n")
    ...     list(summarize(folder).columns)
    ['t', 'tau_hip']
    """
    found = found_files([data] if isinstance(data, str) else data, packages)
    faults: list[Fault] = []
    tables = list(_tables(found.files, keep_going, faults))
    schema = schema_of(tables)
    wanted = _chosen(schema, columns)
    totals = {name: Tally() for name in wanted}
    rows = numbers = done = 0
    whole = sum(part.size for table in tables for part in table.parts)
    for work, outcome in _tallied(tables, wanted, threads or available_cores()):
        done += work.part.size
        if report is not None:
            report(done, whole)
        if isinstance(outcome, InputError):
            fault = Fault.of(work.table.file, work.part.name, outcome)
            if not keep_going:
                raise InputError(f"{fault}{_CURE}")
            faults.append(fault)
            continue
        rows += outcome.rows
        numbers += outcome.numbers
        for name, total in totals.items():
            if name in outcome.tallies:
                total.merge(outcome.tallies[name])
            else:
                total.missing += outcome.rows
    notes = list(schema.notes)
    if found.others:
        notes.append(f"{found.others} file(s) with other endings were passed by")
    told = parted(schema.columns)
    summed = {name: ColumnSummary(wanted[name], *told[name], totals[name]) for name in wanted}
    files = tuple(table.file for table in tables)
    return Summary(files, rows, numbers, summed, tuple(notes), tuple(faults))


def _tables(files: Sequence[str], keep_going: bool, faults: list[Fault]) -> Iterator[Table]:
    several = len(files) > 1
    for file in files:
        try:
            yield read_table(file)
        except InputError as problem:
            fault = Fault.of(file, "", problem)
            if not keep_going:
                raise InputError(f"{fault}{_CURE if several else ''}") from None
            faults.append(fault)


def _chosen(schema: Schema, patterns: Sequence[str]) -> dict[str, Column]:
    """The columns that patterns name; one that names none is refused."""
    every = schema.columns
    if not every:
        raise InputError("there is no column of numbers to summarise")
    if not patterns:
        return dict(every)
    found = set()
    for pattern in patterns:
        mine = {
            name
            for name, column in every.items()
            if pattern in (name, column.held_in) or fnmatchcase(name, pattern)
        }
        if not mine:
            raise InputError(f"no column is called {pattern!r}. {suggestion(pattern, every)}")
        found |= mine
    return {name: column for name, column in every.items() if name in found}


@dataclass(frozen=True)
class _Work:
    number: int
    table: Table
    part: FilePart


@dataclass(frozen=True)
class _Outcome:
    rows: int
    numbers: int
    tallies: dict[str, Tally]


def _tallied(
    tables: Sequence[Table], wanted: Mapping[str, Column], threads: int
) -> Iterator[tuple[_Work, _Outcome | InputError]]:
    """Every part with what it holds, in order; so many are read ahead as memory allows."""
    each = 2 * 8 * BINS * max(1, len(wanted))
    ahead = max(1, min(2 * threads, _WAITING_BYTES // each))
    queue: deque[tuple[_Work, Future[_Outcome | InputError]]] = deque()
    ended = Event()
    with ThreadPoolExecutor(min(threads, ahead)) as pool:
        try:
            for number, table in enumerate(tables):
                mine = [column for column in table.columns if column.name in wanted]
                for part in table.parts:
                    work = _Work(number, table, part)
                    queue.append((work, pool.submit(_tally, work, mine, ended)))
                    if len(queue) > ahead:
                        first, future = queue.popleft()
                        yield first, future.result()
            for first, future in queue:
                yield first, future.result()
        finally:
            # whatever ends this, an interrupt or a fault, nobody waits for parts that nobody wants
            ended.set()
            pool.shutdown(wait=False, cancel_futures=True)


def _tally(work: _Work, columns: Sequence[Column], ended: Event) -> _Outcome | InputError:
    """What a part holds, or why it cannot be read: then nothing of it counts."""
    tallies = {column.name: Tally() for column in columns}
    limits = {column.name: column.limit for column in columns}
    rows = numbers = 0
    try:
        for block in work.part.blocks(columns):
            place = Place(work.number, block.first)
            for name, values in block.numbers.items():
                tallies[name].add(values, place, limits[name])
                numbers += len(values)
            rows += block.rows
            if ended.is_set():
                break
    except InputError as problem:
        return problem
    rows = rows if work.part.rows is None else work.part.rows
    return _Outcome(rows, numbers, tallies)


# whose columns are of joints, always: what follows the first of these is a joint's name
_LEADING = re.compile(r"(?:tau|power|residual|effort|q|qd|qdd)_(.+)", re.DOTALL)
_ELEMENT = re.compile(r"(.+)(\[\d+\])", re.DOTALL)


def parted(names: Iterable[str]) -> dict[str, tuple[str, str]]:
    """(quantity, joint) by name; a column that is of no joint is a quantity of its own.

    Joints may have _ in their names, and so may quantities: who is a joint is learnt from columns
    whose quantity is known.

    >>> parted(["tau_left_knee", "gravity_torque_left_knee", "kinetic_energy", "mass_matrix[3]"])
    ... # doctest: +NORMALIZE_WHITESPACE
    {'tau_left_knee': ('tau', 'left_knee'),
     'gravity_torque_left_knee': ('gravity_torque', 'left_knee'),
     'kinetic_energy': ('kinetic_energy', ''), 'mass_matrix[3]': ('mass_matrix', '[3]')}
    """
    listed = list(names)
    joints = {match[1] for match in map(_LEADING.fullmatch, listed) if match}
    return {name: _parted(name, joints) for name in listed}


def _parted(name: str, joints: set[str]) -> tuple[str, str]:
    if match := _LEADING.fullmatch(name):
        return name[: match.start(1) - 1], match[1]
    if match := _ELEMENT.fullmatch(name):
        return match[1], match[2]
    # the longest that fits: of `left_knee` and `knee` the first
    for place in (k for k, letter in enumerate(name) if letter == "_" and k):
        if name[place + 1 :] in joints:
            return name[:place], name[place + 1 :]
    return name, ""
