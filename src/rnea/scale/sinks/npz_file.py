"""Results as an archive of NumPy: tau, power, ... as arrays (rows, n), and the joints' names."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.scale.sinks.sink import Head, Sink

_MOST_BYTES = 2**31


class NpzSink(Sink):
    """Arrays stand one behind the other in an archive, so all rows are kept until its end."""

    def __init__(self, partial: str, head: Head) -> None:
        super().__init__(partial, head)
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
        whole = {name: np.concatenate(parts) for name, parts in self._parts.items() if parts}
        arrays: dict[str, Any] = {name: whole[name] for name in self.head.kept if name in whole}
        groups: dict[str, list[str]] = {}
        for field in self.head.fields:
            if field.width:
                arrays[field.name] = whole[field.name].reshape(-1, *field.shape)
            else:
                groups.setdefault(field.group or field.name, []).append(field.name)
        for group, names in groups.items():
            alone = names == [group]
            arrays[group] = whole[group] if alone else np.stack([whole[x] for x in names], axis=1)
            if not alone:
                ends = [name.removeprefix(f"{group}_") for name in names]
                arrays[f"{group}_names"] = np.array(ends, dtype=np.str_)
        arrays["about"] = np.array(json.dumps(self.head.about, sort_keys=True))
        with open(self.partial, "wb") as stream:
            np.savez(stream, **arrays)

    def abandon(self) -> None:
        self._parts.clear()


def _numpy(values: Any) -> Any:
    if isinstance(values, np.ndarray):
        return values
    found = (
        values.to_numpy(zero_copy_only=False)
        if not hasattr(values, "chunks")
        else values.to_numpy()
    )
    # texts as NumPy's own, which need no pickle
    return found if found.dtype.kind != "O" else found.astype(np.str_)
