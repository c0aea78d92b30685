"""Data sets of HDF5 files; run in a process apart, since a damaged file may hang the library."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from rnea.errors import RneaError, TrajectoryError
from rnea.extras import optional
from rnea.logs.blocks import too_many
from rnea.spatial.numbers import Array

_MOST_SETS = 10_000


def names(path: str) -> list[str]:
    """All data sets, each by its path in the file."""
    found: list[str] = []

    def visit(name: str, thing: Any) -> bool | None:
        # a name that is no text cannot be asked for
        if hasattr(thing, "shape") and isinstance(name, str):
            found.append(name)
        return True if len(found) >= _MOST_SETS else None

    with _opened(path) as file:
        file.visititems(visit)
    return found


def arrays(path: str, wanted: Mapping[str, str], most: int) -> dict[str, Array]:
    """Data sets by other names than their paths, each of at most so many bytes."""
    with _opened(path) as file:
        return {ours: _array(file[name], ours, path, most) for ours, name in wanted.items()}


@contextmanager
def _opened(path: str) -> Iterator[Any]:
    h5py = optional("h5py", "HDF5 files need")
    try:
        with h5py.File(path, "r") as file:
            yield file
    except RneaError:
        raise
    except (OSError, RuntimeError, LookupError, ValueError, TypeError, ArithmeticError) as problem:
        first_line = (str(problem).splitlines() or [""])[0][:200]
        raise TrajectoryError(f"is not a readable HDF5 file: {first_line}", file=path) from None


def _array(data: Any, ours: str, path: str, most: int) -> Array:
    """A data set, after a look at its size and at what it holds."""
    kind = data.dtype
    if not data.shape:
        raise TrajectoryError(f"data set {str(data.name)[:80]} is a single value", file=path)
    if math.prod(data.shape) * 8 > most:
        raise too_many(int(data.shape[0]), path)
    if ours == "joint_names":
        texts = np.ravel(data.asstr()[()]) if kind.kind in "OS" else np.ravel(data[()])
        return np.array([str(text) for text in texts])
    if kind.kind not in "fiu":
        said = f"data set {str(data.name)[:80]} holds {kind}, not real numbers"
        raise TrajectoryError(said, file=path)
    return np.asarray(data[()])
