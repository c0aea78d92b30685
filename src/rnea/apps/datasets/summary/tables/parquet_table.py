"""Parquet files: a part is a row group, read in batches so that memory does not follow its size."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from typing import Any

import numpy as np

from rnea.apps.datasets.summary.tables.table import (
    Column,
    FilePart,
    RowBlock,
    Table,
    list_columns,
)
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, RneaError
from rnea.system.optional_packages import arrow_file, optional

# of a batch; a fraction of it is in memory per column
_BATCH_BYTES = 2**25
_BATCH_ROWS = 2**17
_READ_BYTES = 2**18
# lists are matrices, or states of a robot; pictures are none of our numbers
_LONGEST_LIST = 2048
_WHO, _INSTEAD = "Parquet files need", "without it use .csv or .npz"


def table_of(path: str) -> Table:
    with _describe(path):
        source = _opened(path)
        with source:
            schema, metadata = source.schema_arrow, source.metadata
            _refuse_repeated(schema.names, path)
            columns: list[Column] = []
            unread = []
            for field in schema:
                mine = _columns(field)
                columns += mine
                unread += [] if mine else [(field.name, str(field.type))]
            count = metadata.num_row_groups
            # never a group's `column`: of a corrupt one pyarrow ends the whole process
            groups = [metadata.row_group(k) for k in range(count)]
            rows = [group.num_rows for group in groups]
            parts = tuple(
                FilePart(
                    f"row group {k} of {count}",
                    max(0, group.total_byte_size),
                    rows[k],
                    partial(_blocks, path, k, (sum(rows[:k]), rows[k])),
                )
                for k, group in enumerate(groups)
            )
    return Table(path, tuple(columns), tuple(unread), parts)


def _columns(field: Any) -> list[Column]:
    """The columns of numbers that a field is; none of text, times or lists of any length."""
    types = optional("pyarrow", _WHO, _INSTEAD).types
    said = field.metadata or {}
    unit = said.get(b"unit", b"").decode(errors="replace")
    limit = _limit(said.get(b"limit"))
    kind = field.type
    if _is_number(kind):
        return [Column(field.name, unit, limit)]
    listed = types.is_fixed_size_list(kind) and _is_number(kind.value_type)
    if listed and 0 < kind.list_size <= _LONGEST_LIST:
        return list_columns(field.name, unit, limit, kind.list_size)
    return []


def _is_number(kind: Any) -> bool:
    types = optional("pyarrow", _WHO, _INSTEAD).types
    return bool(types.is_floating(kind) or types.is_integer(kind))


def _limit(text: bytes | None) -> float:
    """As the field says it; what is no number is none."""
    try:
        limit = float(text) if text is not None else math.nan
    except ValueError:
        return math.nan
    return limit if limit >= 0 else math.nan


def _refuse_repeated(names: Sequence[str], path: str) -> None:
    repeated = {name for name in names if names.count(name) > 1}
    if repeated:
        raise InputError(f"{path}: column {sorted(repeated)[0]!r} appears twice")


def _blocks(
    path: str, group: int, span: tuple[int, int], columns: Sequence[Column]
) -> Iterator[RowBlock]:
    """span: the group's first row, and how many it should have."""
    first, told = span
    end = first + told
    names = list(dict.fromkeys(column.held_in for column in columns))
    rows = max(1024, min(_BATCH_ROWS, _BATCH_BYTES // (8 * max(1, len(columns)))))
    with _describe(path), _opened(path) as source:
        if not names:
            return
        batches = source.iter_batches(rows, row_groups=[group], columns=names, use_threads=False)
        for batch in batches:
            # a name with a dot is a path to pyarrow, and may bring others along
            held = {name: batch.column(batch.schema.names.index(name)) for name in names}
            tables = {name: _matrix(array) for name, array in held.items()}
            numbers = {x.name: tables[x.held_in][:, x.place] for x in columns}
            yield RowBlock(first, batch.num_rows, numbers)
            first += batch.num_rows
        if first != end:
            raise ValueError(f"{told} rows are told, and {told - end + first} are there")


def _matrix(array: Any) -> Array:
    """Numbers (rows, n) of a column, n = 1 where its rows are no lists; null is NaN."""
    if not hasattr(array.type, "list_size"):
        return _numbers(array)[:, None]
    count = array.type.list_size
    # flattened, a list that is null would be left out
    inner = array.values.slice(array.offset * count, len(array) * count)
    return _with_gaps(_numbers(inner).reshape(-1, count), array)


def _numbers(array: Any) -> Array:
    """The memory of an array as it lies there; pyarrow's own way would import pandas for it."""
    data = array.buffers()[-1]
    kind = np.dtype(array.type.to_pandas_dtype())
    if data is None:
        return np.full(len(array), np.nan)
    begin = array.offset * kind.itemsize
    return _with_gaps(np.frombuffer(data, kind, len(array), begin), array)


def _with_gaps(values: Array, array: Any) -> Array:
    """NaN in the rows that an array says are null."""
    if not array.null_count:
        return values
    bits = np.frombuffer(array.buffers()[0], np.uint8)
    valid = np.unpackbits(bits, bitorder="little")[array.offset : array.offset + len(array)]
    values = np.array(values, dtype=float)
    values[valid == 0] = np.nan
    return values


def _opened(path: str) -> Any:
    parquet = optional("pyarrow.parquet", _WHO, _INSTEAD)
    kept = os.stat(path)
    metadata = _metadata(path, kept.st_size, kept.st_mtime_ns)
    return parquet.ParquetFile(
        arrow_file(path),
        metadata=metadata,
        # by default all of a row group would lie in memory, however large it is
        pre_buffer=False,
        buffer_size=_READ_BYTES,
        # a flipped bit of a double is a double: only a checksum tells, where the writer made one
        page_checksum_verification=True,
    )


@lru_cache(maxsize=16)
def _metadata(path: str, size: int, changed: int) -> Any:
    """The end of a file, which every row group of it would have to be opened with."""
    with arrow_file(path) as file:
        return optional("pyarrow.parquet", _WHO, _INSTEAD).read_metadata(file)


@contextmanager
def _describe(path: str) -> Iterator[None]:
    """What a parser that is not ours finds wrong becomes an error of ours."""
    arrow = optional("pyarrow", _WHO, _INSTEAD)
    try:
        yield
    except RneaError:
        raise
    except (arrow.ArrowException, OSError, ValueError, LookupError, MemoryError) as problem:
        first_line = (str(problem).splitlines() or [""])[0]
        raise InputError(f"{path}: is not readable as Parquet: {first_line}") from None
