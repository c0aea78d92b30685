"""Data sets of LeRobot: episodes in Parquet files, and meta/info.json that names their columns.

Version 2 has a file for each episode, version 3 many episodes in a file. Positions are the list
column observation.state; observation.velocity and observation.effort are there for some robots. A
name may tell what it is of a joint: shoulder.pos, shoulder.vel, shoulder.effort.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from rnea.apps.logs.formats.parquet_log import numbers, opened, read_columns
from rnea.apps.logs.log import Log
from rnea.apps.logs.request import LogRequest
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, TrajectoryError
from rnea.system.file_access import Packages, referenced_file
from rnea.system.optional_packages import optional

STATE = "observation.state"
INFO = Path("meta", "info.json")
_LISTS = {"q": STATE, "qd": "observation.velocity", "effort": "observation.effort"}
_ENDS = {
    "q": (".pos", ".position", ".q"),
    "qd": (".vel", ".velocity"),
    "effort": (".effort", ".eff", ".torque", ".tau", ".current"),
}


def is_data_set(folder: str) -> bool:
    """Whether a folder is one of LeRobot's."""
    return Path(folder, INFO).is_file()


def is_episode(path: str) -> bool:
    """Whether a Parquet file holds episodes of a data set."""
    with opened(path) as source:
        return STATE in source.schema_arrow.names


def info_of(path: str, packages: Packages) -> dict[str, Any]:
    """What the data set says of itself that a file lies in; nothing, if it lies in none."""
    root = next((x for x in Path(path).resolve().parents if (x / INFO).is_file()), None)
    return _info(root, packages) if root is not None else {}


def list_headings(name: str, width: int, info: dict[str, Any]) -> list[str] | None:
    """What each number of a column of lists tells, as a heading of ours; None of other columns."""
    if name not in _LISTS.values():
        return None
    key = next(key for key, own in _LISTS.items() if own == name)
    parts = [_part(joint) for joint in _names(info, width)[0]]
    return [f"{own if key == 'q' else key}_{joint}" for own, joint in parts]


def read_data_set(folder: str, request: LogRequest) -> Log:
    """An episode of a folder; which, must be said if there are several."""
    info = _info(Path(folder), request.packages)
    files = sorted(Path(folder, "data").glob("chunk-*/*.parquet"))
    for file in files:
        _allowed(file, Path(folder), request.packages)
    if not files:
        raise TrajectoryError("the data set has no data/chunk-*/*.parquet", file=folder)
    if len(files) == 1:
        return read(str(files[0]), request)
    if request.episode is None:
        count = info.get("total_episodes", len(files))
        raise TrajectoryError(
            f"the data set has {count} episodes: --episode N says which", file=folder
        )
    for path in files:
        if request.episode in _episodes(str(path)):
            return read(str(path), request)
    raise TrajectoryError(f"the data set has no episode {request.episode}", file=folder)


def _episodes(path: str) -> frozenset[int]:
    """The episodes that a file holds."""
    with opened(path) as source:
        if "episode_index" not in source.schema_arrow.names:
            return frozenset()
        index = read_columns(source, ["episode_index"], path).column(0)
        return frozenset(index.unique().to_pylist())


def read(path: str, request: LogRequest) -> Log:
    """An episode of one file."""
    error = partial(TrajectoryError, file=path)
    info = info_of(path, request.packages)
    with opened(path) as source:
        there = source.schema_arrow.names
        wanted = {key: name for key, name in _LISTS.items() if name in there}
        wanted |= {name: name for name in ("timestamp", "episode_index") if name in there}
        table = read_columns(source, list(wanted.values()), path)
        if "episode_index" in wanted:
            index = numbers(table.column(list(wanted).index("episode_index")), path)
            if np.isnan(index).any():
                raise error("some rows belong to no episode")
            table = table.filter(_rows_of(index, request.episode, path))
        columns = {key: table.column(k) for k, key in enumerate(wanted)}
        lists = {key: _matrix(columns[key], wanted[key], path) for key in _LISTS if key in wanted}
        own = numbers(columns["timestamp"], path) if "timestamp" in columns else None
        if own is None and request.rate is None:
            raise error("no column timestamp: --rate HZ says how many rows come in a second")
        t, told = request.times(len(table), own)
    names, notes = _names(info, lists["q"].shape[1])
    notes += _drop_other_widths(lists)
    parts = _parted(lists, names, error)
    log = Log(t, *parts, file=path, source=_describe(request.episode), notes=(*told, *notes))
    return request.converted(request.renamed(log))


def _describe(episode: int | None) -> str:
    return "" if episode is None else f"episode {episode}"


def _allowed(path: Path, root: Path, packages: Packages) -> None:
    """Refuse a link of a data set that leaves it for where no files may be opened."""
    try:
        referenced_file(str(path.relative_to(root)), root, packages)
    except InputError as problem:
        raise TrajectoryError(str(problem), file=str(root)) from None


def _info(root: Path, packages: Packages) -> dict[str, Any]:
    _allowed(root / INFO, root, packages)
    try:
        info = json.loads((root / INFO).read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as problem:
        raise TrajectoryError(f"is no JSON: {problem}", file=str(root / INFO)) from None
    if not isinstance(info, dict):
        raise TrajectoryError("is no table of names", file=str(root / INFO))
    return info


def _rows_of(index: Array, episode: int | None, path: str) -> Array:
    """The rows of an episode; of the only one, where none is asked for."""
    there = np.unique(index)
    if episode is None and len(there) == 1:
        return np.ones(len(index), bool)
    if episode is None or episode not in there:
        asked = "" if episode is None else f"no episode {episode}: "
        raise TrajectoryError(
            f"{asked}the file holds {len(there)} episodes from {there[0]:g} to {there[-1]:g}; "
            "--episode N says which",
            file=path,
        )
    return np.asarray(index == episode)


def _matrix(column: Any, name: str, path: str) -> Array:
    """A column of lists as (rows, n); they must be equally long."""
    arrow = optional("pyarrow", "Parquet files need")
    rows = column.combine_chunks()
    said = f"column {name} holds {column.type}, not lists of one length"
    if not (arrow.types.is_list(rows.type) or arrow.types.is_fixed_size_list(rows.type)):
        raise TrajectoryError(said, file=path)
    flat = rows.flatten()
    count = len(flat) // max(1, len(rows))
    lengths = optional("pyarrow.compute", "Parquet files need").list_value_length(rows)
    if rows.null_count or not count or set(lengths.unique().to_pylist()) != {count}:
        raise TrajectoryError(said, file=path)
    return numbers(flat, path).reshape(len(rows), count)


def _names(info: dict[str, Any], count: int) -> tuple[list[str], list[str]]:
    """What the numbers of a state are called, and what to say where nobody knows."""
    features = info.get("features")
    state = features.get(STATE) if isinstance(features, dict) else None
    names = state.get("names") if isinstance(state, dict) else None
    if isinstance(names, dict):
        # older ones put them under a word for what they are
        names = next((x for x in names.values() if isinstance(x, list)), None)
    if isinstance(names, list) and len(names) == count == len(set(map(str, names))):
        return [str(name) for name in names], []
    numbered = [str(k + 1) for k in range(count)]
    return numbered, [f"joints have no names in meta/info.json, and are called 1 to {count}"]


def _drop_other_widths(lists: dict[str, Array]) -> list[str]:
    """Take away lists that are not as long as states, as nobody says whose numbers they are."""
    width = lists["q"].shape[1]
    others = [key for key, values in lists.items() if values.shape[1] != width]
    return [
        f"not used: {_LISTS[key]}, which has {lists.pop(key).shape[1]} numbers a row where "
        f"{STATE} has {width}"
        for key in others
    ]


def _parted(
    lists: dict[str, Array], names: list[str], error: Any
) -> tuple[Array, Array | None, Array | None, tuple[str, ...]]:
    """q, qd, effort and the joints, where a state may hold all of them side by side."""
    found: dict[str, dict[str, Array]] = {"q": {}, "qd": {}, "effort": {}}
    for k, name in enumerate(names):
        key, joint = _part(name)
        if joint in found[key]:
            raise error(f"two columns of {STATE} are {key} of {joint!r}")
        found[key][joint] = lists["q"][:, k]
    for key in ("qd", "effort"):
        if key in lists:
            found[key] |= {_part(name)[1]: lists[key][:, k] for k, name in enumerate(names)}
    joints = tuple(found["q"])
    if not joints:
        raise error(f"{STATE} holds no positions: {', '.join(names[:12])}")
    rows = len(lists["q"])
    empty = np.full(rows, np.nan)
    q, qd, effort = (
        np.stack([found[key].get(joint, empty) for joint in joints], axis=1) for key in found
    )
    absent = [np.isnan(x).all() for x in (qd, effort)]
    return q, None if absent[0] else qd, None if absent[1] else effort, joints


def _part(name: str) -> tuple[str, str]:
    """Which quantity a name tells, and of which joint."""
    for key, ends in _ENDS.items():
        for end in ends:
            if name.endswith(end) and len(name) > len(end):
                return key, name.removesuffix(end)
    return "q", name
