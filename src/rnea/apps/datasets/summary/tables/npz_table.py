"""NumPy's NPZ files: arrays (N,) are columns, arrays (N, k) have a column for each of k names.

Names come from q_names (for q), qd_names (for qd, qdd and what else has as many columns) or
joint_names, else they are counted. Arrays are read block by block, never whole.
"""

from __future__ import annotations

import math
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any

import numpy as np

from rnea.apps.datasets.summary.tables.table import Column, FilePart, RowBlock, Table
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, RneaError

_BLOCK_BYTES = 2**22
_MOST_COLUMNS = 2048
# short lists of names; a text array that is longer is something else
_MOST_TEXT = 2**22


def table_of(path: str) -> Table:
    with _describe(path), zipfile.ZipFile(path) as archive:
        heads = {}
        for entry in archive.namelist():
            with archive.open(entry) as stream:
                heads[entry.removesuffix(".npy")] = _head(stream)
        names: dict[str, list[str]] = {
            key: _texts(archive, key)
            for key in ("joint_names", "q_names", "qd_names")
            if key in heads and heads[key][2].kind == "U" and _size(heads[key]) < _MOST_TEXT
        }
    columns: list[Column] = []
    unread = []
    rows = 0
    for key, (shape, _, dtype) in heads.items():
        mine = _columns(key, shape, names) if dtype.kind in "fiu" else []
        columns += mine
        # names of columns are read, and what has no rows is a number about the file
        if not mine and key not in names and shape:
            unread.append((key, f"array of {dtype}"))
        rows = max(rows, shape[0]) if mine else rows
    part = FilePart("", Path(path).stat().st_size, rows, partial(_blocks, path, heads))
    return Table(path, tuple(columns), tuple(unread), (part,))


def _head(stream: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """Shape, whether columns follow one another in place of rows, and the kind of numbers."""
    version = np.lib.format.read_magic(stream)
    read = {
        (1, 0): np.lib.format.read_array_header_1_0,
        (2, 0): np.lib.format.read_array_header_2_0,
    }.get(version)
    if read is None:
        raise ValueError(f"an array of format {version[0]}.{version[1]}")
    shape, by_columns, dtype = read(stream)
    return shape, by_columns, dtype


def _size(head: tuple[tuple[int, ...], bool, np.dtype[Any]]) -> int:
    return math.prod(head[0]) * head[2].itemsize


def _texts(archive: zipfile.ZipFile, key: str) -> list[str]:
    with archive.open(f"{key}.npy") as stream:
        return [str(name) for name in np.lib.format.read_array(stream, allow_pickle=False)]


def _columns(key: str, shape: tuple[int, ...], names: Mapping[str, list[str]]) -> list[Column]:
    if len(shape) == 1:
        return [Column(key)]
    if len(shape) != 2 or not 0 < shape[1] <= _MOST_COLUMNS:
        return []
    order = ("q_names", "joint_names") if key == "q" else ("qd_names", "joint_names")
    fitting = (names[x] for x in order if len(names.get(x, ())) == shape[1])
    called = next(fitting, [str(k + 1) for k in range(shape[1])])
    return [Column(f"{key}_{name}", stored=key, place=k) for k, name in enumerate(called)]


def _blocks(path: str, heads: Mapping[str, Any], columns: Sequence[Column]) -> Iterator[RowBlock]:
    with _describe(path), zipfile.ZipFile(path) as archive:
        for key in dict.fromkeys(column.held_in for column in columns):
            mine = [column for column in columns if column.held_in == key]
            with archive.open(f"{key}.npy") as stream:
                _head(stream)
                yield from _array_blocks(stream, heads[key], mine)


def _array_blocks(stream: IO[bytes], head: Any, columns: Sequence[Column]) -> Iterator[RowBlock]:
    shape, by_columns, dtype = head
    count = 1 if len(shape) == 1 else shape[1]
    if by_columns:
        # one column after the other
        wanted = {column.place: column.name for column in columns}
        for k in range(count):
            for first, values in _pieces(stream, shape[0], 1, dtype):
                if k in wanted:
                    yield RowBlock(first, len(values), {wanted[k]: values[:, 0]})
        return
    for first, values in _pieces(stream, shape[0], count, dtype):
        yield RowBlock(first, len(values), {x.name: values[:, x.place] for x in columns})


def _pieces(
    stream: IO[bytes], rows: int, count: int, dtype: np.dtype[Any]
) -> Iterator[tuple[int, Array]]:
    each = max(1, _BLOCK_BYTES // (count * dtype.itemsize))
    for first in range(0, rows, each):
        here = min(each, rows - first)
        data = stream.read(here * count * dtype.itemsize)
        if len(data) < here * count * dtype.itemsize:
            raise ValueError("an array ends before its last row")
        yield first, np.frombuffer(data, dtype).reshape(here, count)


@contextmanager
def _describe(path: str) -> Iterator[None]:
    problems = (OSError, ValueError, LookupError, MemoryError, EOFError, zipfile.BadZipFile)
    try:
        yield
    except RneaError:
        raise
    except (*problems, zlib.error, NotImplementedError, RuntimeError) as problem:
        raise InputError(f"{path}: is not readable as NPZ: {problem}") from None
