"""Tables of others: their columns as arrays, and results beside them in the same kind of table.

To add a library: a function that reads a column, one that makes a table, and a line in `_KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from rnea.apps.datasets.outputs import Field
from rnea.apps.datasets.sinks import arrow_array, arrow_field
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.optional_packages import optional


class DataFrameLibrary(NamedTuple):
    """names: of a table's columns. array: a column as floats (rows,) or (rows, n), None where it
    holds neither numbers nor lists of them. joined: a table and results, (fields, columns); with
    the table's own columns if so asked."""

    names: Callable[[Any], Sequence[str]]
    array: Callable[[Any, str], Array | None]
    joined: Callable[[Any, Sequence[Field], Mapping[str, Array], bool], Any]


def kind_of(table: Any) -> DataFrameLibrary:
    """How a table is read and made, by the package that it comes from."""
    if isinstance(table, Mapping):
        return _MAPPING
    package, name = type(table).__module__.partition(".")[0], type(table).__name__
    if (package, name) not in _KINDS:
        legal = ", ".join(f"{x}.{y}" for x, y in _KINDS)
        lazy = "; LazyFrame.map_batches hands frames to a stage" if name == "LazyFrame" else ""
        raise InputError(f"a batch is a mapping of arrays, {legal}, not {package}.{name}{lazy}")
    return _KINDS[package, name]


def lists(values: Iterable[Any]) -> Array | None:
    """Rows (rows, n) of lists, NaN where there is none; None where they are something else.

    >>> lists([[1, 2], None])
    array([[ 1.,  2.],
           [nan, nan]])
    """
    rows = list(values)
    there = [k for k, row in enumerate(rows) if np.ndim(row) == 1]
    width = len(rows[there[0]]) if there else 0
    if any(row is not None and np.ndim(row) != 1 for row in rows):
        return None
    if any(len(rows[k]) != width for k in there):
        raise InputError("a column's lists are not equally long")
    out = np.full((len(rows), width), np.nan)
    try:
        out[there] = [rows[k] for k in there]
    except (TypeError, ValueError):
        # lists of something else than numbers
        return None
    return out


def _of_array(values: Any) -> Array | None:
    array = np.asarray(values)
    if array.dtype == object:
        return _of_objects(array)
    if array.dtype.kind not in "fiu" or array.ndim not in (1, 2):
        return None
    return np.asarray(array, dtype=float)


def _of_objects(array: Any) -> Array | None:
    """A column of anything: numbers with gaps, or lists."""
    if array.ndim != 1 or any(isinstance(x, str | bytes) for x in array):
        return None
    some: Any = next((x for x in array if x is not None), None)
    if np.ndim(some):
        return lists(array)
    try:
        return np.array([np.nan if x is None else x for x in array], dtype=float)
    except (TypeError, ValueError):
        return None


def _flat(values: Array) -> Array:
    """Matrices of rows side by side: tables have columns of numbers, and of lists."""
    return values.reshape(len(values), -1) if values.ndim > 1 else values


# ---- mappings of arrays --------------------------------------------------------------------------


def _joined_arrays(
    batch: Mapping[str, Any], fields: Sequence[Field], found: Mapping[str, Array], keep: bool
) -> dict[str, Any]:
    shaped = {x.name: found[x.name].reshape(-1, *x.shape) for x in fields}
    return (dict(batch) if keep else {}) | shaped


# ---- pyarrow -------------------------------------------------------------------------------------


def _of_arrow(table: Any, name: str) -> Array | None:
    column = table.column(table.schema.names.index(name))
    types = optional("pyarrow", "tables need").types
    kind = column.type
    if types.is_integer(kind) or types.is_floating(kind):
        return np.asarray(column.to_numpy(zero_copy_only=False), dtype=float)
    if not (types.is_list(kind) or types.is_large_list(kind) or types.is_fixed_size_list(kind)):
        return None
    if not (types.is_integer(kind.value_type) or types.is_floating(kind.value_type)):
        return None
    compute = optional("pyarrow.compute", "tables need")
    lengths = compute.list_value_length(column).to_numpy(zero_copy_only=False)
    there = np.asarray(compute.is_valid(column).to_numpy(zero_copy_only=False), dtype=bool)
    width = int(lengths[there][0]) if there.any() else getattr(kind, "list_size", 0)
    if np.any(lengths[there] != width):
        raise InputError(f"column {name!r}: its lists are not equally long")
    out = np.full((len(column), width), np.nan)
    flat = compute.list_flatten(column).to_numpy(zero_copy_only=False)
    out[there] = flat.reshape(-1, width) if width else np.nan
    return out


def _joined_arrow(
    table: Any, fields: Sequence[Field], found: Mapping[str, Array], keep: bool
) -> Any:
    arrow = optional("pyarrow", "tables need")
    own, said = (list(table.schema), table.schema.metadata) if keep else ([], None)
    schema = arrow.schema([*own, *(arrow_field(x) for x in fields)], metadata=said)
    made = [arrow_array(x, found[x.name]) for x in fields]
    return type(table).from_arrays([*(table.columns if keep else []), *made], schema=schema)


# ---- pandas --------------------------------------------------------------------------------------


def _of_pandas(frame: Any, name: str) -> Array | None:
    column = frame[name]
    types = optional("pandas.api.types", "frames need")
    if types.is_bool_dtype(column.dtype) or types.is_complex_dtype(column.dtype):
        return None
    if types.is_numeric_dtype(column.dtype):
        return np.asarray(column.to_numpy(dtype=float, na_value=np.nan))
    return _of_objects(column.to_numpy(dtype=object)) if _may_hold_lists(column) else None


def _may_hold_lists(column: Any) -> bool:
    # texts and times need not be looked through
    return column.dtype == object or str(column.dtype).startswith(("list", "fixed_size_list"))


def _joined_pandas(
    frame: Any, fields: Sequence[Field], found: Mapping[str, Array], keep: bool
) -> Any:
    made = {x.name: list(_flat(v)) if (v := found[x.name]).ndim > 1 else v for x in fields}
    pandas = optional("pandas", "frames need")
    new = pandas.DataFrame(made, index=frame.index)
    return pandas.concat([frame, new], axis=1) if keep else new


# ---- Polars --------------------------------------------------------------------------------------


def _of_polars(frame: Any, name: str) -> Array | None:
    column = frame[name]
    if column.dtype.is_numeric():
        return np.asarray(column.to_numpy(), dtype=float)
    inner = getattr(column.dtype, "inner", None)
    if inner is None or not inner.is_numeric():
        return None
    if column.null_count() or not len(column):
        return lists(column.to_list())
    widths = column.list.len() if type(column.dtype).__name__ == "List" else None
    if widths is not None and widths.n_unique() > 1:
        raise InputError(f"column {name!r}: its lists are not equally long")
    return np.asarray(column.explode().to_numpy(), dtype=float).reshape(len(column), -1)


def _joined_polars(
    frame: Any, fields: Sequence[Field], found: Mapping[str, Array], keep: bool
) -> Any:
    new = type(frame)({x.name: _flat(found[x.name]) for x in fields})
    return frame.hstack(new) if keep else new


_MAPPING = DataFrameLibrary(
    lambda batch: tuple(batch), lambda batch, x: _of_array(batch[x]), _joined_arrays
)
_ARROW = DataFrameLibrary(lambda table: table.schema.names, _of_arrow, _joined_arrow)
_KINDS = {
    ("pyarrow", "Table"): _ARROW,
    ("pyarrow", "RecordBatch"): _ARROW,
    ("pandas", "DataFrame"): DataFrameLibrary(
        lambda frame: tuple(frame.columns), _of_pandas, _joined_pandas
    ),
    ("polars", "DataFrame"): DataFrameLibrary(
        lambda frame: frame.columns, _of_polars, _joined_polars
    ),
}
