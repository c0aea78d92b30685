"""Columns of tables side by side as the rows that kernels take, and rows apart as columns again."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.engine.native.extension import _calls

_MOST = 64


def side_by_side(columns: Sequence[Array], out: Array) -> None:
    """Fill the rows (rows, n) of `out` from n columns (rows,).

    >>> out = np.empty((2, 2))
    >>> side_by_side([np.array([1.0, 2.0]), np.array([3.0, 4.0])], out)
    >>> out.tolist()
    [[1.0, 3.0], [2.0, 4.0]]
    """
    if _plain(columns, out):
        _calls.side_by_side(tuple(columns), 0, out)
        return
    for k, column in enumerate(columns):
        out[:, k] = column


def split_columns(rows: Array, columns: Sequence[Array]) -> None:
    """Fill n columns (rows,) from rows (rows, n)."""
    if _plain(columns, rows):
        _calls.apart(tuple(columns), 0, rows)
        return
    for k, column in enumerate(columns):
        column[:] = rows[:, k]


def _plain(columns: Sequence[Array], rows: Array) -> bool:
    """Whether the extension can do it: doubles, each array in one piece."""
    return (
        _calls is not None
        and len(columns) <= _MOST
        and all(x.flags.c_contiguous and x.dtype == np.float64 for x in (rows, *columns))
    )
