"""Trajectories in NumPy's NPZ files: arrays t, q, qd, qdd and joint_names, one column per joint.

Where joints have several coordinates, q_names and qd_names tell the columns of q, of qd and qdd.
"""

from __future__ import annotations

import io
import math
import zipfile
import zlib
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import IO

import numpy as np

from rnea.apps.trajectory.columns import RATES, Columns, Joints
from rnea.apps.trajectory.files.column_mapping import PLAIN, ColumnMapping
from rnea.apps.trajectory.files.heading_units import measured
from rnea.apps.trajectory.files.known_columns import other_joints
from rnea.apps.trajectory.recording import Recording, whole_recording
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.spatial.numbers import Array
from rnea.errors import TrajectoryError
from rnea.files.tables.csv_table import lock_hint

_OF_COLUMNS = ("q_names", "qd_names")
_TEXTS = ("joint_names", *_OF_COLUMNS, "about")
_KEYS = ("t", *RATES, *_TEXTS)
_MOST_BYTES = 2**32
Error = Callable[[str], TrajectoryError]


def write(motion: Trajectory, about: Iterable[str] = ()) -> bytes:
    """The bytes of a file; nothing in it needs pickle."""
    stream, columns = io.BytesIO(), motion.columns
    names = {"joint_names": motion.joint_names}
    if columns.positions != columns.joints or columns.speeds != columns.joints:
        names |= dict(zip(_OF_COLUMNS, (columns.positions, columns.speeds), strict=True))
    arrays = {"t": motion.t, "q": motion.q, "qd": motion.qd, "qdd": motion.qdd}
    texts = {key: np.array(list(text), dtype=np.str_) for key, text in names.items()}
    arrays |= texts | {"about": np.array(list(about), dtype=np.str_)}
    np.savez(stream, **arrays)  # type: ignore[arg-type]
    return stream.getvalue()


def read_recording(
    data: bytes, joint_names: Joints, file: str = "", spelling: ColumnMapping = PLAIN
) -> Recording:
    """Read a motion of these joints; its columns may stand in another order."""
    error, columns = partial(TrajectoryError, file=file), Columns.of(joint_names)
    arrays = npz_arrays(data, error, _KEYS)
    for needed in ("t", "q", "joint_names"):
        if needed not in arrays:
            present = ", ".join(arrays) or "none"
            raise error(f"array {needed!r} is missing; there are: {present}")
    arrays |= _renamed(arrays, spelling, error)
    if "qdd" in arrays and "qd" not in arrays:
        raise error("there is an array 'qdd' but no 'qd'")
    t = arrays["t"]
    if t.ndim != 1 or not len(t):
        raise error(f"t must be a row of times, not an array {t.shape}")
    headings = columns.headings([rate for rate in RATES if rate in arrays])
    units = measured(headings, columns.measures(), spelling.units, error)
    states: dict[str, Array] = {}
    for rate in RATES:
        if rate not in arrays:
            continue
        key, names = _names(arrays, rate)
        told = columns.required([f"{rate}_{name}" for name in names])
        order = _order(names, told.names(rate), key, error)
        values = arrays[rate]
        if values.shape != (len(t), len(names)):
            raise error(
                f"{rate} is an array {values.shape}, but {len(t)} times and {len(names)} "
                f"{key.replace('_', ' ')} need {(len(t), len(names))}"
            )
        scales = [units.scales.get(f"{rate}_{name}", 1.0) for name in told.names(rate)]
        states[rate] = _floats(values[:, order]) * scales
    q, qd, qdd = states["q"], states.get("qd"), states.get("qdd")
    t = units.converted({"t": _floats(t)})["t"]
    return whole_recording(t, q, qd, qdd, columns, file).noted(units.notes).checked()


def _renamed(arrays: dict[str, Array], spelling: ColumnMapping, error: Error) -> dict[str, Array]:
    """The names of joints and columns as we write them."""
    keys = [key for key in ("joint_names", *_OF_COLUMNS) if key in arrays]
    there = {key: [str(name) for name in np.ravel(arrays[key])] for key in keys}
    every = [name for names in there.values() for name in names]
    spelling.refuse_unused(every, every, error)
    return {key: np.array([spelling.names.get(x, x) for x in there[key]], np.str_) for key in keys}


def _floats(values: Array) -> Array:
    """What a double cannot hold becomes infinite, and is then refused with its row."""
    with np.errstate(over="ignore"):
        return values.astype(float)


def _names(arrays: dict[str, Array], rate: str) -> tuple[str, list[str]]:
    """What the file calls the columns of a rate, and which of its arrays says so."""
    own = "q_names" if rate == "q" else "qd_names"
    key = own if own in arrays else "joint_names"
    return key, [str(name) for name in np.ravel(arrays[key])]


def _order(names: list[str], wanted: Sequence[str], key: str, error: Error) -> list[int]:
    what = "joint" if key == "joint_names" else "column"
    for name in names:
        if names.count(name) > 1:
            raise error(f"{what} {name[:80]!r} appears twice in {key}")
        if name not in wanted:
            others = other_joints(names, wanted)
            several = any(each.startswith(f"{name}_") for each in wanted)
            more = "; of joints with several coordinates the arrays q_names and qd_names are needed"
            raise error(f"unknown {what} {name[:80]!r} in {key}: {others}{more * several}")
    for name in wanted:
        if name not in names:
            absent = [x for x in wanted if x not in names]
            hint = lock_hint(absent, wanted) if what == "joint" else ""
            raise error(f"{what} {name!r} is missing in {key}{hint}")
    return [names.index(name) for name in wanted]


def npz_arrays(
    data: bytes | str,
    error: Error,
    legal: Sequence[str] = (),
    wanted: Collection[str] | None = None,
    texts: Collection[str] = _TEXTS,
) -> dict[str, Array]:
    """Every array of an archive, or of the file of that name, after its header was held against the
    size of its entry. legal: what may be there, where not anything may; wanted: what is read, where
    not everything; texts: which are no numbers.
    """
    arrays = {}
    try:
        with zipfile.ZipFile(io.BytesIO(data) if isinstance(data, bytes) else data) as archive:
            named = [(entry.filename.removesuffix(".npy"), entry) for entry in archive.infolist()]
            named = [(key, entry) for key, entry in named if wanted is None or key in wanted]
            if sum(entry.file_size for _, entry in named) > _MOST_BYTES:
                raise error(f"would unpack to more than {_MOST_BYTES} bytes")
            for key, entry in named:
                if key in arrays or (legal and key not in legal):
                    problem = "appears twice" if key in arrays else "is unknown"
                    may = f"; legal: {', '.join(legal)}" if legal else ""
                    raise error(f"array {key[:80]!r} {problem}{may}")
                with archive.open(entry) as stream:
                    arrays[key] = _array(stream, entry.file_size, key, key in texts, error)
    except TrajectoryError:
        raise
    except (zipfile.BadZipFile, zlib.error, ValueError, EOFError, OSError, RuntimeError) as problem:
        raise error(f"is not a readable NPZ file: {problem}") from None
    return arrays


def _array(stream: IO[bytes], size: int, key: str, is_text: bool, error: Error) -> Array:
    version = np.lib.format.read_magic(stream)
    read_header = {
        (1, 0): np.lib.format.read_array_header_1_0,
        (2, 0): np.lib.format.read_array_header_2_0,
    }.get(version)
    if read_header is None:
        raise error(f"array {key!r} has format version {version}")
    try:
        shape, by_columns, dtype = read_header(stream)
    except Exception as problem:
        # NumPy reads it as Python source: tokenizer, parser and dtypes raise what they like
        words = (str(problem).splitlines() or [""])[0][:200]
        raise error(f"array {key!r} has a damaged header: {words}") from None
    legal, words = ("U", "text") if is_text else ("fiu", "real numbers")
    if dtype.kind not in legal:
        raise error(f"array {key!r} holds {dtype}, not {words}")
    count = math.prod(map(int, shape))
    if count < 0 or count * dtype.itemsize > size:
        raise error(f"array {key!r} says it is {shape} of {dtype}, more than its {size} bytes")
    content = stream.read(count * dtype.itemsize)
    flat = np.frombuffer(content, dtype=dtype, count=count) if content else np.zeros(count, dtype)
    return flat.reshape(shape, order="F" if by_columns else "C")
