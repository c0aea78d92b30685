"""Data sets of HDF5 files; run in a process apart, since a damaged file may hang the library."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from rnea.apps.logs.blocks import too_many
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, RneaError, TrajectoryError
from rnea.system.file_access import Packages, referenced_file
from rnea.system.optional_packages import optional

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


def arrays(path: str, wanted: Mapping[str, str], most: int, packages: Packages) -> dict[str, Array]:
    """Data sets by other names than their paths, each of at most so many bytes."""
    with _opened(path) as file:
        return {
            ours: _array(_data_set(file, name, path, packages), ours, path, most)
            for ours, name in wanted.items()
        }


def _data_set(file: Any, name: str, path: str, packages: Packages) -> Any:
    """A data set whose bytes are where files may be opened (`file_access`).

    They may be in other files: raw ones, or those of which a virtual data set is put together. What
    is put together must be data sets that have their own bytes.
    """
    h5py = optional("h5py", "HDF5 files need")
    access = h5py.h5p.create(h5py.h5p.DATASET_ACCESS)
    # relative names begin there, and not in the working directory
    folder = os.fsencode(os.path.realpath(os.path.dirname(path)))
    access.set_efile_prefix(folder)
    access.set_virtual_prefix(folder)
    data = h5py.Dataset(h5py.h5d.open(file.id, name.encode(), access))
    external = data.external or ()
    sources = data.virtual_sources() if data.is_virtual else ()
    try:
        used = data.id.get_access_plist()
        if external:
            _require_prefix("HDF5_EXTFILE_PREFIX", used.get_efile_prefix(), folder)
        if sources:
            _require_prefix("HDF5_VDS_PREFIX", used.get_virtual_prefix(), folder)
        for raw, _, _ in external:
            _referenced(raw, path, packages)
        for source in sources:
            _require_plain(file, source, path, packages)
    except InputError as problem:
        raise TrajectoryError(f"data set {name[:80]}: {problem}", file=path) from None
    return data


def _require_prefix(variable: str, used: bytes, folder: bytes) -> None:
    """Refuse a folder that the environment puts in place of the file's own; HDF5 prefers it."""
    # HDF5 reads the variable when it is loaded, or when it opens a file
    if os.environ.get(variable) or used != folder:
        raise InputError(
            f"its values are in other data sets or files, and {variable} changes in which; "
            f"unset {variable}"
        )


def _referenced(name: str, path: str, packages: Packages) -> Path:
    """The file that HDF5 opens by a name; InputError if it may not be opened.

    HDF5 reads "file://a" and "package://a" as paths, so they must not be read as anything else.
    """
    if "://" in name:
        raise InputError(f"{name!r}: names in HDF5 files are paths, without a scheme")
    return referenced_file(name, Path(path), packages)


def _require_plain(file: Any, source: Any, path: str, packages: Packages) -> None:
    """Refuse a source of a virtual data set that may not be opened, or leads further."""
    if "%" in source.file_name or "%" in source.dset_name:
        # %b becomes the number of a block and %% becomes %: other names than those checked here
        raise InputError(
            f"its source {source.dset_name!r} in {source.file_name!r} has a name with %, which "
            "HDF5 expands; copy the data into one file, for example with h5repack"
        )
    if source.file_name == ".":
        inner = _plain(file, source)
    else:
        place = _referenced(source.file_name, path, packages)
        h5py = optional("h5py", "HDF5 files need")
        with h5py.File(place, "r") as other:
            inner = _plain(other, source)
    if not inner:
        raise InputError(
            f"its source {source.dset_name!r} in {source.file_name!r} is not a data set with bytes "
            "of its own; copy the data into one file, for example with h5repack"
        )


def _plain(file: Any, source: Any) -> bool:
    """Whether a data set is reached without links to elsewhere, and holds its own bytes."""
    inside = file
    for name in source.dset_name.strip("/").split("/"):
        link = inside.get(name, getclass=True, getlink=True) if hasattr(inside, "keys") else None
        if link is None or link.__name__ != "HardLink":
            return False
        inside = inside[name]
    return hasattr(inside, "shape") and not (inside.external or inside.is_virtual)


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
