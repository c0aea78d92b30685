"""Results as an archive of NumPy: tau, power, ... as arrays (rows, n), and the joints' names."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rnea.apps.datasets.outputs import Field
from rnea.apps.datasets.sinks.sink import Head, Sink
from rnea.errors import InputError

_MOST_BYTES = 2**31
_ABOUT = "about"


class NpzSink(Sink):
    """Arrays stand one behind the other in an archive, so all rows are kept until its end."""

    def __init__(self, partial: str, head: Head) -> None:
        super().__init__(partial, head)
        _refuse_equal(head)
        self._parts: dict[str, list[Any]] = {
            name: [] for name in [*head.kept, *(field.name for field in head.fields)]
        }
        self._bytes = 0

    def write(self, kept: Sequence[Mapping[str, Any]], columns: Mapping[str, Any]) -> None:
        for name in self.head.kept:
            self._parts[name] += [_numpy(part[name]) for part in kept]
        for name, values in columns.items():
            self._parts[name].append(values)
            self._bytes += values.nbytes
        if self._bytes > _MOST_BYTES:
            raise InputError(
                f"an archive .npz is made in memory, and this one has more than "
                f"{_MOST_BYTES >> 30} GiB; write .parquet"
            )

    def close(self) -> None:
        widths = {field.name: field.width for field in self.head.fields}
        whole = {
            name: _joined(name, parts) if parts else _none(widths.get(name, 0))
            for name, parts in self._parts.items()
        }
        arrays: dict[str, Any] = {name: whole[name] for name in self.head.kept}
        groups: dict[str, list[str]] = {}
        for field in self.head.fields:
            if field.width:
                arrays[field.name] = whole[field.name].reshape(-1, *field.shape)
            else:
                groups.setdefault(_group(field), []).append(field.name)
        for group, names in groups.items():
            alone = names == [group]
            arrays[group] = whole[group] if alone else np.stack([whole[x] for x in names], axis=1)
            if not alone:
                ends = [name.removeprefix(f"{group}_") for name in names]
                arrays[f"{group}_names"] = np.array(ends, dtype=np.str_)
        arrays[_ABOUT] = np.array(json.dumps(self.head.about, sort_keys=True))
        with open(self.partial, "wb") as stream:
            np.savez(stream, **arrays)

    def abandon(self) -> None:
        self._parts.clear()


def _group(field: Field) -> str:
    return field.group or field.name


def _refuse_equal(head: Head) -> None:
    """Columns of all joints are one array, which must not be called as one that is handed on."""
    groups = [_group(x) for x in head.fields]
    made = {*groups, *(f"{x}_names" for x in groups), _ABOUT}
    for name in head.kept:
        if name in made:
            raise InputError(f"column {name!r} cannot be kept in .npz: a result is called so")


def _joined(name: str, parts: list[Any]) -> Any:
    """Parts that follow one another; lists of nothing are filled with what is none."""
    known = [x for x in parts if isinstance(x, np.ndarray)]
    if len({(x.ndim, x.shape[1:], x.dtype.kind == "U") for x in known}) > 1:
        raise InputError(
            f"column {name!r} cannot be kept in .npz: its lists are not equally long; "
            "write .parquet"
        )
    like = known[0] if known else np.empty(0)
    none: Any = "" if like.dtype.kind == "U" else np.nan
    if like.dtype.kind == "M":
        none = np.datetime64("NaT")
    return np.concatenate([
        x if isinstance(x, np.ndarray) else np.full((len(x), *like.shape[1:]), none) for x in parts
    ])  # fmt: skip


def _none(width: int) -> Any:
    return np.empty((0, width) if width else 0)


def _numpy(values: Any) -> Any:
    """A column that is handed on, as numbers or texts: what needs no pickle."""
    if isinstance(values, np.ndarray):
        return values
    if isinstance(values, list):
        # of rows that could not be read; what they would have been the others tell
        return values
    found = values.to_numpy() if hasattr(values, "chunks") else values.to_numpy(False)
    return found if found.dtype.kind != "O" else _unpacked(found)


def _unpacked(found: Any) -> Any:
    """Lists of one length side by side; whatever else is there as texts, nothing as none."""
    lengths = {len(x) if isinstance(x, np.ndarray) else -1 for x in found}
    if len(lengths) == 1 and lengths != {-1}:
        together = np.stack(list(found))
        if together.dtype.kind in "fiub":
            return together
    return np.array(["" if x is None else str(x) for x in found], dtype=np.str_)
