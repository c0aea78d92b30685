"""Recordings in NumPy's NPZ files: arrays t, q, qd, effort (or tau) and joint_names."""

from __future__ import annotations

import zipfile
from functools import partial

from rnea.apps.logs.formats.arrays import log_of_arrays, taken_arrays
from rnea.apps.logs.log import Log
from rnea.apps.logs.request import LogRequest
from rnea.apps.trajectory.files.trajectory_npz import npz_arrays
from rnea.errors import TrajectoryError

_KNOWN = {name: name for name in ("t", "q", "qd", "joint_names")} | {
    "tau": "effort",
    "effort": "effort",
}


def read(path: str, request: LogRequest) -> Log:
    """The rows, as they are; other arrays are not touched."""
    error = partial(TrajectoryError, file=path)
    try:
        with zipfile.ZipFile(path) as archive:
            there = [name.removesuffix(".npy") for name in archive.namelist()]
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as problem:
        raise error(f"is not a readable NPZ file: {problem}") from None
    taken = taken_arrays(there, request, _KNOWN, path)
    texts = [taken.get("joint_names", "joint_names")]
    found = npz_arrays(path, error, wanted=list(taken.values()), texts=texts)
    arrays = {ours: found[name] for ours, name in taken.items()}
    return log_of_arrays(arrays, request, path, "", there)
