"""Recordings in HDF5 files: data sets that the user names, or those that ALOHA and robomimic write.

ALOHA has observations/qpos, qvel and effort; robomimic an episode data/demo_N with obs/ in it. Both
tell neither times nor names of joints.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from rnea.errors import TrajectoryError
from rnea.extras import optional
from rnea.logs.arrays import log_of_arrays, taken_arrays
from rnea.logs.blocks import MOST_BYTES, too_many
from rnea.logs.log import Log
from rnea.logs.request import Request
from rnea.spatial.numbers import Array

_KNOWN = {
    "t": "t", "time": "t", "timestamp": "t", "timestamps": "t",
    "q": "q", "qpos": "q", "joint_pos": "q", "joint_positions": "q", "robot0_joint_pos": "q",
    "qd": "qd", "qvel": "qd", "joint_vel": "qd", "joint_velocities": "qd", "robot0_joint_vel": "qd",
    "effort": "effort", "tau": "effort", "joint_torques": "effort", "joint_effort": "effort",
    "joint_names": "joint_names",
}  # fmt: skip
_FOLDERS = ("", "observations/", "obs/")
_MOST_SETS = 10_000


def read(path: str, request: Request) -> Log:
    """The rows, as they are; data sets that are not asked for are not touched."""
    h5py = optional("h5py", "HDF5 files need")
    try:
        with h5py.File(path, "r") as file:
            return _read(file, path, request)
    except (OSError, RuntimeError, KeyError, ValueError, TypeError) as problem:
        if isinstance(problem, TrajectoryError):
            raise
        first_line = (str(problem).splitlines() or [""])[0][:200]
        said = f"is not a readable HDF5 file: {first_line}"
        raise TrajectoryError(said, file=path) from None


def _read(file: Any, path: str, request: Request) -> Log:
    error = partial(TrajectoryError, file=path)
    there = _names(file)
    begin = _episode(there, request, error)
    known = {f"{begin}{folder}{name}": ours for folder in _FOLDERS for name, ours in _KNOWN.items()}
    # the user may write a name with the stroke that paths of HDF5 begin with, or without
    spelt = {name.strip("/"): name for name in request.spelling.names}
    taken = taken_arrays([spelt.get(name, name) for name in there], request, known, path)
    arrays: dict[str, Array] = {}
    for ours, name in taken.items():
        arrays[ours] = _array(file[name.strip("/")], ours, path)
    return log_of_arrays(arrays, request, path, begin.strip("/"), there)


def _names(file: Any) -> list[str]:
    """The data sets, each by its path."""
    found: list[str] = []

    def visit(name: str, thing: Any) -> bool | None:
        if hasattr(thing, "shape"):
            found.append(name)
        return True if len(found) >= _MOST_SETS else None

    file.visititems(visit)
    return found


def _episode(there: list[str], request: Request, error: Any) -> str:
    """Where an episode's data sets lie, in a file that has several."""
    groups = {name.split("/")[1] for name in there if name.startswith("data/") and "/" in name[5:]}
    numbered = {int(x.removeprefix("demo_")): x for x in groups if x[5:].isdecimal()}
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


def _array(data: Any, ours: str, path: str) -> Array:
    """A data set, after a look at its size and at what it holds."""
    name, kind = str(data.name)[:80], data.dtype
    if int(np.prod(data.shape, dtype=float)) * 8 > MOST_BYTES:
        raise too_many(int(data.shape[0]), path)
    if ours == "joint_names":
        texts = np.ravel(data.asstr()[()]) if kind.kind in "OS" else np.ravel(data[()])
        return np.array([str(text) for text in texts])
    if kind.kind not in "fiu":
        raise TrajectoryError(f"data set {name} holds {kind}, not real numbers", file=path)
    return np.asarray(data[()])
