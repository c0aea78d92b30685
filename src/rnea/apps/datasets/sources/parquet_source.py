"""Parquet files, row group by row group; LeRobot's lists get the names of its joints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from rnea.apps.datasets.block import BLOCK_ROWS, Block
from rnea.apps.datasets.layout import ReadOptions
from rnea.apps.datasets.sources.source import Damaged, Source
from rnea.apps.logs.formats.lerobot import info_of, list_headings
from rnea.apps.trajectory.columns import Columns
from rnea.core.spatial.numbers import Array
from rnea.system.optional_packages import arrow_file, optional

_TIME_UNITS = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9}
# larger row groups are read in pieces, of which pages alone are unpacked
_WHOLE_GROUP = 2 * BLOCK_ROWS
_BUFFER = 1 << 20
# among which the first list is looked for at a time
_FIRST_ROWS = 64


class ParquetSource(Source):
    """One file of pyarrow."""

    def __init__(self, path: str, columns: Columns, reading: ReadOptions) -> None:
        super().__init__(path, columns, reading)
        who = "Parquet files need"
        self._arrow = optional("pyarrow", who)
        self._parquet = optional("pyarrow.parquet", who)
        try:
            self._file = self._parquet.ParquetFile(arrow_file(path), buffer_size=_BUFFER)
            schema = self._file.schema_arrow
        except self._problems() as problem:
            raise self.error(f"is not a readable Parquet file: {_first_line(problem)}") from None
        self.rows = self._file.metadata.num_rows
        self.names = tuple(schema.names)
        self._types = {field.name: field.type for field in schema}
        # heading -> column of the file, and which number of its lists
        self._place: dict[str, tuple[str, int | None]] = {}
        self._begin: dict[str, int] = {}
        for name in dict.fromkeys(self.names):
            self._take_up(name)
        self.headings = tuple(self._place)

    def close(self) -> None:
        self._file.close(force=True)

    def kind_of(self, name: str) -> Any:
        return self._types[name]

    def _problems(self) -> tuple[type[BaseException], ...]:
        return (self._arrow.ArrowException, OSError, ValueError, LookupError, MemoryError)

    def _take_up(self, name: str) -> None:
        """Give a column its heading, or its numbers theirs, where they are numbers."""
        types, kind = self._arrow.types, self._types[name]
        if types.is_integer(kind) or types.is_floating(kind) or types.is_timestamp(kind):
            self._place[name] = name, None
        elif types.is_list(kind) or types.is_fixed_size_list(kind) or types.is_large_list(kind):
            width = self._width(name, kind)
            headings = self.list_headings(name, width) if width else None
            for k, heading in enumerate(headings or ()):
                if heading in self._place:
                    raise self.error(f"{heading!r} is told twice, by {name!r} and another column")
                self._place[heading] = name, k

    def list_headings(self, name: str, width: int) -> list[str] | None:
        return list_headings(
            name, width, info_of(self.path, self.reading.packages)
        ) or super().list_headings(name, width)

    def _width(self, name: str, kind: Any) -> int:
        """How long the lists of a column are: by its type, or by its first row."""
        if self._arrow.types.is_fixed_size_list(kind):
            return int(kind.list_size)
        inner = kind.value_type
        if not (self._arrow.types.is_floating(inner) or self._arrow.types.is_integer(inner)):
            return 0
        damage = ""
        for group in range(self._file.num_row_groups):
            try:
                if width := self._width_in(group, name):
                    return width
            except self._problems() as problem:
                # another group may tell
                damage = damage or _first_line(problem)
        if damage:
            raise self.error(f"column {name!r} cannot be read: {damage}")
        return 0

    def _width_in(self, group: int, name: str) -> int:
        for batch in self._file.iter_batches(_FIRST_ROWS, row_groups=[group], columns=[name]):
            rows = batch.column(batch.schema.names.index(name)).drop_null()
            if len(rows):
                return len(rows[0])
        return 0

    def blocks(self, headings: Sequence[str], kept: Sequence[str]) -> Iterator[Block]:
        names = list(dict.fromkeys([*(self._place[x][0] for x in headings), *kept]))
        return _Groups(self, names, headings, kept)

    def group_tables(self, group: int, names: Sequence[str]) -> Iterator[Any]:
        """The columns of a row group, in one table or several."""
        wanted = list(names)
        if self._file.metadata.row_group(group).num_rows <= _WHOLE_GROUP:
            yield self._file.read_row_group(group, columns=wanted)
            return
        for batch in self._file.iter_batches(
            batch_size=BLOCK_ROWS, row_groups=[group], columns=wanted
        ):
            yield self._arrow.Table.from_batches([batch])

    def block(self, table: Any, first: int, headings: Sequence[str], kept: Sequence[str]) -> Block:
        """The numbers of a table."""
        # a name with a dot is a path to pyarrow, and one that repeats comes more than once
        places = {name: table.column_names.index(name) for name in table.column_names}
        matrices: dict[str, Array] = {}
        columns = {}
        for heading in headings:
            name, k = self._place[heading]
            column = table.column(places[name])
            if k is None:
                columns[heading] = self._numbers(name, column)
                continue
            if name not in matrices:
                matrices[name] = self._matrix(name, column)
            columns[heading] = matrices[name][:, k]
        return Block(
            first, len(table), columns, {name: table.column(places[name]) for name in kept}
        )

    def _numbers(self, name: str, column: Any) -> Array:
        """A column of real numbers or times as floats; what is empty is NaN."""
        if self._arrow.types.is_timestamp(column.type):
            # from the file's first on, as a double has no room for all digits of a date
            whole = column.cast("int64")
            if whole.null_count:
                raise self.error(f"column {name!r}: some rows have no time")
            ticks = whole.to_numpy()
            begin = self._begin.setdefault(name, int(ticks[0]) if len(ticks) else 0)
            return (ticks - begin) * _TIME_UNITS[column.type.unit]
        values = np.asarray(column.to_numpy(zero_copy_only=False))
        return values if values.dtype == np.float64 else values.astype(float)

    def _matrix(self, name: str, column: Any) -> Array:
        """A column of lists as (rows, n); they must be equally long."""
        rows = column.combine_chunks()
        flat = rows.flatten()
        width = sum(own == name for own, _ in self._place.values())
        there = rows.is_valid().to_numpy(zero_copy_only=False)
        said = f"column {name!r}: not all rows are lists of {width} numbers"
        if len(flat) != width * np.count_nonzero(there):
            raise self.error(said)
        if not self._arrow.types.is_fixed_size_list(rows.type):
            lengths = np.diff(np.asarray(rows.offsets.to_numpy()))
            if np.any(lengths[there] != width):
                raise self.error(said)
        values = np.asarray(flat.to_numpy(zero_copy_only=False)).astype(float, copy=False)
        values = values.reshape(-1, width)
        if len(values) == len(rows):
            return values
        # rows without a list
        out = np.full((len(rows), width), np.nan)
        out[there] = values
        return out


class _Groups:
    """The blocks of a file; goes on behind a group that cannot be read."""

    def __init__(
        self, source: ParquetSource, names: list[str], headings: Sequence[str], kept: Sequence[str]
    ) -> None:
        self._source, self._names, self._headings, self._kept = source, names, headings, kept
        self._group, self._first = -1, 0
        self._left = 0
        self._tables: Iterator[Any] = iter(())

    def __iter__(self) -> _Groups:
        return self

    def __next__(self) -> Block:
        source, metadata = self._source, self._source._file.metadata
        while True:
            try:
                table = next(self._tables, None)
                if table is not None:
                    block = source.block(table, self._first, self._headings, self._kept)
                    self._first, self._left = self._first + len(table), self._left - len(table)
                    return block
            except source._problems() as problem:
                first, rows = self._first, self._left
                self._tables, self._first, self._left = iter(()), first + rows, 0
                raise Damaged(
                    f"row group {self._group} of {metadata.num_row_groups} (rows {first} to "
                    f"{first + rows - 1}) cannot be read: {_first_line(problem)}",
                    file=source.path,
                    first=first,
                    rows=rows,
                ) from None
            if self._group + 1 == metadata.num_row_groups:
                raise StopIteration
            self._group += 1
            self._left = metadata.row_group(self._group).num_rows
            self._tables = source.group_tables(self._group, self._names)


def _first_line(problem: BaseException) -> str:
    return (str(problem).splitlines() or [type(problem).__name__])[0][:300]
