"""Trajectory files by their ending: .csv, .txt, .npz, .parquet; a name without one is CSV."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from rnea.apps.trajectory.columns import RATES, Joints
from rnea.apps.trajectory.files import trajectory_csv, trajectory_npz, trajectory_parquet
from rnea.apps.trajectory.files.column_mapping import PLAIN, ColumnMapping
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.errors import InputError, TrajectoryError
from rnea.system.input_files import ending_of, read_bytes

_BINARY = {".npz": trajectory_npz, ".parquet": trajectory_parquet}
MOTION_ENDINGS = {"csv": ("", ".csv", ".txt"), "npz": (".npz",), "parquet": (".parquet",)}
"""Endings of files that can be read and written, by format; names without one are CSV."""
ENDINGS = [ending for endings in MOTION_ENDINGS.values() for ending in endings]
_CONVENTIONS = (
    "SI units, radians; t in s, q in rad or m, qd and qdd per s and per s2; columns by joint name",
)
_BODY_AXES = (
    "{joints}: speeds are along the moved body's own axes; quaternions are qw qx qy qz, the scalar "
    "part first"
)


def read_motion(
    path: str, joint_names: Joints, units: Sequence[str] = (), spelling: ColumnMapping = PLAIN
) -> Recording:
    r"""What a file says of a motion; columns in any order.

    joint_names: a model, or the names of joints with one coordinate each. units: then "rad" or "m"
    of each, held against units that a CSV's columns may name. spelling: names of the file's own.

    >>> import tempfile
    >>> from pathlib import Path
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     place = Path(folder, "hip.csv")
    ...     _ = place.write_text("t,q_hip\n0,0\n0.5,1\n")
    ...     read_motion(str(place), ["hip"]).q.ravel()
    array([0., 1.])
    """
    ending = ending_of(path, ENDINGS) if os.path.isfile(path) else Path(path).suffix.lower()
    data = read_bytes(path, TrajectoryError)
    kind = _BINARY.get(ending)
    if kind is not None:
        return kind.read_recording(data, joint_names, path, spelling)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TrajectoryError("is not UTF-8 text", file=path) from None
    return trajectory_csv.read_recording(text, joint_names, path, units, spelling)


def motion_bytes(motion: Trajectory, path: str, about: Iterable[str] = ()) -> bytes:
    """The content of a file whose name is `path`; an ending that is no motion's is refused.

    >>> import numpy as np
    >>> still = np.zeros((1, 1))
    >>> motion = Trajectory(np.zeros(1), still, still, still, ("hip",))
    >>> motion_bytes(motion, "hip.csv").decode().splitlines()[1:]
    ['t,q_hip,qd_hip,qdd_hip', '0.0,0.0,0.0,0.0']
    """
    ending = Path(path).suffix.lower()
    if ending not in ENDINGS:
        shown = ", ".join(known for known in ENDINGS if known)
        raise InputError(f"{path}: unknown ending {ending}. Legal: {shown}")
    _refuse_nameless(motion)
    lines = [*about, *_CONVENTIONS]
    if curved := [body.joint.name for body in motion.columns.curved]:
        lines.append(_BODY_AXES.format(joints=", ".join(curved)))
    kind = _BINARY.get(ending)
    if kind is not None:
        return kind.write(motion, lines)
    return trajectory_csv.write(motion, lines).encode()


def _refuse_nameless(motion: Trajectory) -> None:
    for rate in RATES:
        there, names = getattr(motion, rate).shape[-1], motion.columns.names(rate)
        if there != len(names):
            raise InputError(
                f"{rate} has {there} columns, but {len(names)} names ({', '.join(names[:12])}); of "
                "joints with several coordinates a Trajectory needs columns=Columns.of(model)"
            )
