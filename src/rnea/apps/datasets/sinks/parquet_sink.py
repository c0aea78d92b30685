"""Results as Parquet: row groups of one size, whatever the size of the blocks that come."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rnea.apps.datasets.block import BLOCK_ROWS
from rnea.apps.datasets.outputs import Field
from rnea.apps.datasets.sinks.sink import Head, Sink
from rnea.system.optional_packages import arrow_file, optional

CODECS = ("snappy", "zstd", "lz4", "gzip", "none")


class ParquetSink(Sink):
    """Waits until a row group is full, so that a file depends on its rows alone."""

    def __init__(self, partial: str, head: Head) -> None:
        super().__init__(partial, head)
        self._arrow = optional("pyarrow", "Parquet files need")
        self._schema = _schema(self._arrow, head)
        self._file = arrow_file(partial, "wb")
        self._writer = parquet_writer(self._file, self._schema, head.codec)
        self._waiting: list[Any] = []
        self._rows = 0

    def write(self, kept: Sequence[Mapping[str, Any]], columns: Mapping[str, Any]) -> None:
        arrays = [self._joined(name, kept) for name in self.head.kept]
        arrays += [arrow_array(field, columns[field.name]) for field in self.head.fields]
        table = self._arrow.Table.from_arrays(arrays, schema=self._schema)
        self._waiting.append(table)
        self._rows += len(table)
        if self._rows >= BLOCK_ROWS:
            self._put(self._rows - self._rows % BLOCK_ROWS)

    def _put(self, rows: int) -> None:
        """Write so many of the rows that wait."""
        whole = self._arrow.concat_tables(self._waiting)
        if len(self._waiting) > 1 or any(x.num_chunks > 1 for x in whole.columns):
            # where pages begin must not tell in which pieces the rows came
            whole = whole.combine_chunks()
        for begin in range(0, rows, BLOCK_ROWS):
            self._writer.write_table(whole.slice(begin, min(BLOCK_ROWS, rows - begin)), BLOCK_ROWS)
        rest = whole.slice(rows)
        self._waiting, self._rows = ([rest], len(rest)) if len(rest) else ([], 0)

    def close(self) -> None:
        if self._rows:
            self._put(self._rows)
        self._writer.close()
        self._file.close()

    def abandon(self) -> None:
        # what cannot be written any more is not worth a second error
        with contextlib.suppress(Exception):
            self._writer.close()
        with contextlib.suppress(Exception):
            self._file.close()

    def _joined(self, name: str, parts: Sequence[Mapping[str, Any]]) -> Any:
        """A column that is handed on, of parts that may be arrays of NumPy or of arrow."""
        kind = self._schema.field(name).type
        chunks: list[Any] = []
        for part in parts:
            values = part[name]
            found = getattr(values, "chunks", None)
            chunks += [self._arrow.array(values, kind)] if found is None else found
        return self._arrow.chunked_array(chunks, kind)


def arrow_array(field: Field, values: Any) -> Any:
    """The numbers of a column; matrices as lists of one length."""
    arrow = optional("pyarrow", "Parquet files need")
    if not field.width:
        return arrow.array(values)
    flat = arrow.array(np.ascontiguousarray(values).reshape(-1))
    return arrow.FixedSizeListArray.from_arrays(flat, field.width)


def arrow_field(field: Field) -> Any:
    """What a column is called and holds, with its unit, its limit and its shape as text."""
    arrow = optional("pyarrow", "Parquet files need")
    kind = arrow.list_(arrow.float64(), field.width) if field.width else arrow.float64()
    said = {"unit": field.unit}
    said |= {} if field.limit is None else {"limit": repr(field.limit)}
    said |= {"shape": json.dumps(field.shape)} if field.shape else {}
    # what is missing is NaN and never null, which is a third faster to write
    about = {k: v for k, v in said.items() if v}
    return arrow.field(field.name, kind, nullable=False, metadata=about)


def parquet_writer(partial: Any, schema: Any, codec: str) -> Any:
    """A writer of pyarrow with the settings of all our files.

    Numbers of motions hardly repeat: a dictionary of them makes files larger, and four times slower
    to write.
    """
    arrow = optional("pyarrow", "Parquet files need")
    parquet = optional("pyarrow.parquet", "Parquet files need")
    texts = [
        x.name
        for x in schema
        if arrow.types.is_string(x.type) or arrow.types.is_large_string(x.type)
    ]
    return parquet.ParquetWriter(
        partial, schema, compression=codec, use_dictionary=texts or False, store_schema=True
    )


def _kind(arrow: Any, kind: Any) -> Any:
    """A type of arrow, of which sources that know none tell the name."""
    if kind is None:
        return arrow.float64()
    return arrow.type_for_alias(kind) if isinstance(kind, str) else kind


def _schema(arrow: Any, head: Head) -> Any:
    fields = [arrow.field(name, _kind(arrow, kind)) for name, kind in head.kept.items()]
    fields += [arrow_field(field) for field in head.fields]
    return arrow.schema(fields, metadata={"rnea": json.dumps(head.about, sort_keys=True)})
