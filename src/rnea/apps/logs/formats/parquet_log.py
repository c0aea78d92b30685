"""Recordings in Parquet files: columns by their headings, or an episode as LeRobot writes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np

from rnea.apps.logs.blocks import MOST_BYTES, too_many
from rnea.apps.logs.formats import parquet_values
from rnea.apps.logs.formats.column_tables import log_of_table, read_heads
from rnea.apps.logs.log import Log
from rnea.apps.logs.request import LogRequest
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError, RobotFileError, TrajectoryError
from rnea.system.optional_packages import arrow_file, optional
from rnea.system.sandbox import call


def read(path: str, request: LogRequest) -> Log:
    """The rows of a table, as they are; other columns are not touched."""
    error = partial(TrajectoryError, file=path)
    with opened(path) as source:
        names = list(source.schema_arrow.names)
        heads = read_heads(names, request, error)
        places = [column.place for column in heads.columns]
        table = read_columns(source, [names[place] for place in places], path)
        values = {place: numbers(table.column(k), path) for k, place in enumerate(places)}
    return log_of_table(heads, values, request, path, error)


@contextmanager
def opened(path: str) -> Iterator[Any]:
    """A file of pyarrow; what its parser finds wrong becomes an error of ours."""
    who, instead = "Parquet files need", "without it use .csv or .npz"
    arrow, parquet = (optional(x, who, instead) for x in ("pyarrow", "pyarrow.parquet"))
    try:
        with arrow_file(path) as file, parquet.ParquetFile(file) as source:
            yield source
    except RneaError:
        raise
    except (arrow.ArrowException, OSError, ValueError, LookupError, MemoryError) as problem:
        first_line = (str(problem).splitlines() or [""])[0]
        said = f"is not a readable Parquet file: {first_line}"
        raise TrajectoryError(said, file=path) from None


def read_columns(source: Any, names: Sequence[str], path: str) -> Any:
    """These columns, each once; a table that has no rows or too many is refused."""
    if 8 * _count(source, names, path) > MOST_BYTES:
        raise too_many(source.metadata.num_rows, path)
    table = source.read(columns=list(names))
    if not table.num_rows:
        raise TrajectoryError("the file has columns but no rows", file=path)
    # a name with a dot is a path to pyarrow, and one that repeats comes more than once
    return table.select([table.column_names.index(name) for name in names])


def _count(source: Any, names: Sequence[str], path: str) -> int:
    """How many numbers these columns hold; a row of a column of lists holds many."""
    single = source.metadata.num_rows * len(names)
    schema = source.schema_arrow
    if not any(schema.field(schema.names.index(name)).type.num_fields for name in names):
        return single
    # a damaged footer ends the process that looks into its columns, and no error can be caught
    try:
        inside: int = call(parquet_values.values_in, path, list(names), who="pyarrow", file=path)
    except RobotFileError as problem:
        raise TrajectoryError(problem.message, file=path) from None
    return max(inside, single)


def numbers(column: Any, path: str) -> Array:
    """A column of real numbers or times; what is empty is NaN."""
    kind = str(column.type)
    if kind.startswith("timestamp"):
        # from the first on, as a double has no room for all digits of a date
        scale = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9}[column.type.unit]
        whole = column.cast("int64").drop_null().to_numpy()
        if len(whole) < len(column):
            raise TrajectoryError("some rows have no time", file=path)
        return (whole - whole[0]) * scale
    values = np.asarray(column.to_numpy(zero_copy_only=False))
    if values.dtype.kind not in "fiu":
        raise TrajectoryError(f"a column holds {kind}, not real numbers", file=path)
    return values.astype(float)
