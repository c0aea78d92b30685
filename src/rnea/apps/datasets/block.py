"""Block: rows of a file that follow one another, as columns; and the way to rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.engine import native

BLOCK_ROWS = 1 << 18
"""Rows that are read, computed and written at a time: some ten MB for an arm."""
TILE_ROWS = 4096
"""Rows that are computed at once: states and torques of an arm stay in a core's own cache."""
ALL = slice(None)


@dataclass(frozen=True, eq=False)
class Block:
    """first: the number of its first row in the file, from 0. columns: floats (rows,) by heading,
    NaN where there is no number. kept: columns that are handed on as they are, by name.
    broken: why the rows could not be read; then all of their numbers are NaN.
    """

    first: int
    rows: int
    columns: Mapping[str, Array]
    kept: Mapping[str, Any] = field(default_factory=dict)
    broken: str = ""


def side_by_side(
    columns: Sequence[Array], scales: Sequence[float], out: Array | None = None
) -> Array:
    """Columns (rows,) as the rows (rows, n) that kernels take, each column times its scale.

    >>> side_by_side([np.array([1.0, 2.0]), np.array([3.0, 4.0])], [1, 10])
    array([[ 1., 30.],
           [ 2., 40.]])
    """
    rows = len(columns[0]) if columns else 0
    out = np.empty((rows, len(columns))) if out is None else out[:rows]
    native.side_by_side(columns, out)
    if any(scale != 1 for scale in scales):
        with np.errstate(over="ignore", invalid="ignore"):
            out *= scales
    return out


def tiles(rows: int, size: int) -> Iterator[slice]:
    """Slices that together are all rows."""
    for begin in range(0, rows, size):
        yield slice(begin, min(begin + size, rows))
