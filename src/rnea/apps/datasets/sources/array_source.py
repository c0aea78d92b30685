"""Files of arrays, NPZ and HDF5: t, q, qd, qdd and effort side by side, an episode at a time."""

from __future__ import annotations

import zipfile
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from rnea.apps.datasets.block import BLOCK_ROWS, Block, tiles
from rnea.apps.datasets.layout import STATES, ReadOptions
from rnea.apps.datasets.sources.source import Source
from rnea.apps.logs.formats.hdf5_log import KNOWN_SETS, hdf5_arrays, hdf5_episodes, hdf5_names
from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.files.trajectory_npz import npz_arrays
from rnea.core.spatial.numbers import Array

_ARRAYS = ("t", *STATES)
_NAMES = ("joint_names", "q_names", "qd_names")
_KNOWN = {name: name for name in (*_ARRAYS, *_NAMES)} | {"tau": "effort"}
_OF_SETS = KNOWN_SETS | {"qdd": "qdd", "qacc": "qdd", "joint_acc": "qdd"}
EPISODE = "episode_index"


class ArraySource(Source):
    """Episodes of arrays (rows, n); a file has one or several, each of which fits into memory."""

    def __init__(self, path: str, columns: Columns, reading: ReadOptions) -> None:
        super().__init__(path, columns, reading)
        self._episodes = self._found()
        self.reading = self._without_arrays()
        first = next(iter(self._episodes.values()))
        if "q" not in first:
            there = ", ".join(sorted(self._there)[:40]) or "none"
            raise self.error(
                f"no array of positions: --map THEIRS=q says which it is. There are: {there}"
            )
        self._headings = self._named(self._load(first))
        numbered = () if None in self._episodes else (EPISODE,)
        named = [x for names in self._headings.values() for x in names]
        self.headings = self.names = (*numbered, *named)

    _there: Sequence[str] = ()

    @abstractmethod
    def _found(self) -> Mapping[int | None, Mapping[str, str]]:
        """By episode (None: the only one), the arrays of ours and what the file calls them."""

    @abstractmethod
    def _load(self, wanted: Mapping[str, str]) -> dict[str, Array]:
        """Arrays by our names."""

    def close(self) -> None:
        # opened anew by every look
        pass

    def kind_of(self, name: str) -> Any:
        return "int64" if name == EPISODE else None

    def _describe(self, known: Mapping[str, str], there: Sequence[str]) -> dict[str, str]:
        """Which array of the file is which of ours, the user's word first."""
        spelt = self.reading.spelling.names
        # paths of HDF5 may begin with a stroke, or not
        spelt = {name.strip("/"): ours for name, ours in spelt.items()}
        said = {ours: name for name, ours in spelt.items() if ours in _ARRAYS and name in there}
        for name, ours in known.items():
            if name in there and name not in spelt:
                said.setdefault(ours, name)
        return said

    def _without_arrays(self) -> ReadOptions:
        """What the user says of columns, as what he says of arrays is done."""
        spelling = self.reading.spelling
        left = {k: x for k, x in spelling.names.items() if k.strip("/") not in self._there}
        return replace(self.reading, spelling=replace(spelling, names=left))

    def _named(self, arrays: Mapping[str, Array]) -> dict[str, list[str]]:
        """The headings of each array's columns."""
        names: dict[str, list[str]] = {}
        for state, values in arrays.items():
            if state == "t":
                names[state] = ["t"]
            elif state in STATES:
                own = arrays.get(
                    "q_names" if state == "q" else "qd_names", arrays.get("joint_names")
                )
                if values.ndim != 2:
                    raise self.error(f"{state} must be rows of joints, not an array {values.shape}")
                width = values.shape[1]
                listed = None if own is None else [f"{state}_{x}" for x in np.ravel(own)]
                if listed is not None and len(listed) != width:
                    raise self.error(f"{len(listed)} names for the {width} columns of {state}")
                names[state] = listed or self.list_headings(state, width) or []
        return names

    def blocks(self, headings: Sequence[str], kept: Sequence[str]) -> Iterator[Block]:
        first = 0
        for number, wanted in self._episodes.items():
            arrays = self._load(wanted)
            names = self._named(arrays)
            if names != self._headings:
                raise self.error(f"episode {number} has other columns than the first")
            rows = len(arrays["q"])
            columns = self._columns(arrays, names, rows, number)
            for part in tiles(rows, BLOCK_ROWS):
                count = part.stop - part.start
                yield Block(
                    first, count, {x: columns[x][part] for x in headings},
                    {x: self._whole(x, columns[x][part]) for x in kept},
                )  # fmt: skip
                first += count

    def _columns(
        self, arrays: Mapping[str, Array], names: Mapping[str, list[str]], rows: int, number: Any
    ) -> dict[str, Array]:
        columns: dict[str, Array] = {}
        for state, listed in names.items():
            values = arrays[state].reshape(len(arrays[state]), -1)
            if values.shape != (rows, len(listed)):
                raise self.error(
                    f"{state} is an array {arrays[state].shape}, and positions have {rows} rows"
                )
            with np.errstate(over="ignore"):
                columns |= dict(zip(listed, values.astype(float).T, strict=True))
        return columns | ({} if number is None else {EPISODE: np.full(rows, float(number))})

    def _whole(self, name: str, values: Array) -> Array:
        return values.astype(np.int64) if name == EPISODE else values


class NpzSource(ArraySource):
    """An archive of NumPy's."""

    def _found(self) -> Mapping[int | None, Mapping[str, str]]:
        try:
            with zipfile.ZipFile(self.path) as archive:
                self._there = [name.removesuffix(".npy") for name in archive.namelist()]
        except (zipfile.BadZipFile, ValueError, NotImplementedError) as problem:
            raise self.error(f"is not a readable NPZ file: {problem}") from None
        return {None: self._describe(_KNOWN, self._there)}

    def _load(self, wanted: Mapping[str, str]) -> dict[str, Array]:
        texts = [own for ours, own in wanted.items() if ours in _NAMES]
        found = npz_arrays(self.path, self.error, wanted=list(wanted.values()), texts=texts)
        return {ours: found[name] for ours, name in wanted.items()}


class Hdf5Source(ArraySource):
    """A file of HDF5: ALOHA's, robomimic's with many episodes, or data sets that the user names."""

    def _found(self) -> Mapping[int | None, Mapping[str, str]]:
        self._there = hdf5_names(self.path)
        known = hdf5_episodes(self._there, _OF_SETS)
        return {number: self._describe(names, self._there) for number, names in known.items()}

    def _load(self, wanted: Mapping[str, str]) -> dict[str, Array]:
        return hdf5_arrays(self.path, wanted, self.reading.packages)
