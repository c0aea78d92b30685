"""Trajectories in NumPy's NPZ files: arrays t, q, qd, qdd and joint_names, one column per joint."""

from __future__ import annotations

import io
import math
import zipfile
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import IO

import numpy as np

from rnea.errors import TrajectoryError
from rnea.motion.recording import RATES, Recording, other_joints
from rnea.motion.trajectory import Trajectory
from rnea.spatial.numbers import Array

_KEYS = ("t", *RATES, "joint_names", "about")
_MOST_BYTES = 2**32
Error = Callable[[str], TrajectoryError]


def write(motion: Trajectory, about: Iterable[str] = ()) -> bytes:
    """The bytes of a file; nothing in it needs pickle."""
    stream = io.BytesIO()
    np.savez(
        stream,
        t=motion.t,
        q=motion.q,
        qd=motion.qd,
        qdd=motion.qdd,
        joint_names=np.array(motion.joint_names, dtype=np.str_),
        about=np.array(list(about), dtype=np.str_),
    )
    return stream.getvalue()


def read_recording(data: bytes, joint_names: Sequence[str], file: str = "") -> Recording:
    """Read a motion of the named joints; its columns may stand in another order."""
    error = partial(TrajectoryError, file=file)
    arrays = _arrays(data, error)
    for needed in ("t", "q", "joint_names"):
        if needed not in arrays:
            present = ", ".join(arrays) or "none"
            raise error(f"array {needed!r} is missing; there are: {present}")
    if "qdd" in arrays and "qd" not in arrays:
        raise error("there is an array 'qdd' but no 'qd'")
    t, names = arrays["t"], [str(name) for name in np.ravel(arrays["joint_names"])]
    if t.ndim != 1 or not len(t):
        raise error(f"t must be a row of times, not an array {t.shape}")
    order = _order(names, joint_names, error)
    states: dict[str, Array] = {}
    for rate in RATES:
        if rate not in arrays:
            continue
        values = arrays[rate]
        if values.shape != (len(t), len(names)):
            raise error(
                f"{rate} is an array {values.shape}, but {len(t)} times and {len(names)} "
                f"joint names need {(len(t), len(names))}"
            )
        states[rate] = values[:, order].astype(float)
    q, qd, qdd = states["q"], states.get("qd"), states.get("qdd")
    return Recording(t.astype(float), q, qd, qdd, tuple(joint_names), file).checked()


def _order(names: list[str], wanted: Sequence[str], error: Error) -> list[int]:
    for name in names:
        if names.count(name) > 1:
            raise error(f"joint {name[:80]!r} appears twice in joint_names")
        if name not in wanted:
            others = other_joints(names, wanted)
            raise error(f"unknown joint {name[:80]!r} in joint_names: {others}")
    for name in wanted:
        if name not in names:
            raise error(f"joint {name!r} is missing in joint_names")
    return [names.index(name) for name in wanted]


def _arrays(data: bytes, error: Error) -> dict[str, Array]:
    """Every array of the archive, after its header was held against the size of its entry."""
    arrays = {}
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > _MOST_BYTES:
                raise error(f"would unpack to more than {_MOST_BYTES} bytes")
            for entry in archive.infolist():
                key = entry.filename.removesuffix(".npy")
                if key not in _KEYS or key in arrays:
                    problem = "appears twice" if key in arrays else "is unknown"
                    raise error(f"array {key[:80]!r} {problem}; legal: {', '.join(_KEYS)}")
                with archive.open(entry) as stream:
                    arrays[key] = _array(stream, entry.file_size, key, error)
    except TrajectoryError:
        raise
    except (zipfile.BadZipFile, zlib.error, ValueError, EOFError, OSError, RuntimeError) as problem:
        raise error(f"is not a readable NPZ file: {problem}") from None
    return arrays


def _array(stream: IO[bytes], size: int, key: str, error: Error) -> Array:
    version = np.lib.format.read_magic(stream)
    read_header = {
        (1, 0): np.lib.format.read_array_header_1_0,
        (2, 0): np.lib.format.read_array_header_2_0,
    }.get(version)
    if read_header is None:
        raise error(f"array {key!r} has format version {version}")
    shape, by_columns, dtype = read_header(stream)
    legal, words = ("U", "text") if key in ("joint_names", "about") else ("fiu", "real numbers")
    if dtype.kind not in legal:
        raise error(f"array {key!r} holds {dtype}, not {words}")
    count = math.prod(map(int, shape))
    if count < 0 or count * dtype.itemsize > size:
        raise error(f"array {key!r} says it is {shape} of {dtype}, more than its {size} bytes")
    content = stream.read(count * dtype.itemsize)
    flat = np.frombuffer(content, dtype=dtype, count=count) if content else np.zeros(count, dtype)
    return flat.reshape(shape, order="F" if by_columns else "C")
