"""Recordings in HDF5 files: data sets that the user names, or those that ALOHA and robomimic write.

ALOHA has observations/qpos, qvel and effort; robomimic an episode data/demo_N with obs/ in it. Both
tell neither times nor names of joints.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from rnea.apps.logs.blocks import MOST_BYTES
from rnea.apps.logs.formats import hdf5_sets
from rnea.apps.logs.formats.arrays import log_of_arrays, taken_arrays
from rnea.apps.logs.log import Log
from rnea.apps.logs.request import LogRequest
from rnea.core.spatial.numbers import Array
from rnea.errors import RobotFileError, TrajectoryError
from rnea.system.file_access import Packages
from rnea.system.optional_packages import require
from rnea.system.sandbox import call

KNOWN_SETS = {
    "t": "t", "time": "t", "timestamp": "t", "timestamps": "t",
    "q": "q", "qpos": "q", "joint_pos": "q", "joint_positions": "q", "robot0_joint_pos": "q",
    "qd": "qd", "qvel": "qd", "joint_vel": "qd", "joint_velocities": "qd", "robot0_joint_vel": "qd",
    "effort": "effort", "tau": "effort", "joint_torques": "effort", "joint_effort": "effort",
    "joint_names": "joint_names",
}  # fmt: skip
_DEMO = re.compile(r"demo_(\d{1,9})")
_FOLDERS = ("", "observations/", "obs/")


def read(path: str, request: LogRequest) -> Log:
    """The rows, as they are; data sets that are not asked for are not touched."""
    there = hdf5_names(path)
    begin = _episode(there, request, partial(TrajectoryError, file=path))
    known = {
        f"{begin}{folder}{name}": ours for folder in _FOLDERS for name, ours in KNOWN_SETS.items()
    }
    # the user may write a name with the stroke that paths of HDF5 begin with, or without
    spelt = {name.strip("/"): name for name in request.spelling.names}
    taken = taken_arrays([spelt.get(name, name) for name in there], request, known, path)
    own = {ours: name.strip("/") for ours, name in taken.items()}
    arrays = hdf5_arrays(path, own, request.packages)
    return log_of_arrays(arrays, request, path, begin.strip("/"), there)


def hdf5_names(path: str) -> list[str]:
    """The data sets of a file, each by its path in it."""
    require("h5py", "HDF5 files need")
    there: list[str] = _requested(hdf5_sets.names, path)
    return there


def hdf5_arrays(path: str, wanted: Mapping[str, str], packages: Packages) -> dict[str, Array]:
    """Data sets by other names than their paths."""
    folders = dict(packages)
    arrays: dict[str, Array] = _requested(hdf5_sets.arrays, path, dict(wanted), MOST_BYTES, folders)
    return arrays


def hdf5_episodes(
    there: Sequence[str], known: Mapping[str, str]
) -> dict[int | None, dict[str, str]]:
    """What each data set of a file is called here, by the number of its episode (None: the only
    one). known: what names of data sets mean, wherever they stand in the file."""
    numbered: dict[int | None, str] = {
        number: f"data/{name}/" for number, name in sorted(_numbered(there).items())
    }
    return {
        number: {
            f"{begin}{folder}{name}": ours for folder in _FOLDERS for name, ours in known.items()
        }
        for number, begin in (numbered or {None: ""}).items()
    }


def _requested(function: Callable[..., Any], path: str, *more: Any) -> Any:
    """An answer of the library, which hangs or crashes elsewhere if it does."""
    try:
        return call(function, path, *more, who="HDF5's library", file=path)
    except RobotFileError as problem:
        raise TrajectoryError(problem.message, file=path) from None


def _episode(there: Sequence[str], request: LogRequest, error: Any) -> str:
    """Where an episode's data sets lie, in a file that has several."""
    numbered = _numbered(there)
    if not numbered:
        return ""
    if request.episode is None and len(numbered) == 1:
        return f"data/{next(iter(numbered.values()))}/"
    if request.episode not in numbered:
        asked = "" if request.episode is None else f"no episode {request.episode}: "
        raise error(
            f"{asked}the file holds {len(numbered)} episodes from {min(numbered)} to "
            f"{max(numbered)}; --episode N says which"
        )
    return f"data/{numbered[request.episode]}/"


def _numbered(there: Sequence[str]) -> dict[int, str]:
    """The names of episodes by their numbers."""
    groups = {name.split("/")[1] for name in there if name.startswith("data/") and "/" in name[5:]}
    return {int(found[1]): x for x in groups if (found := _DEMO.fullmatch(x))}
