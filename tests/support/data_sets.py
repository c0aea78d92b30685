"""Data sets in every format, made for tests; and the numbers that must come out of them."""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import rnea
from rnea.motion import Columns

from .command import run


@dataclass
class Motion:
    """t (N,), q (N, nq), qd and qdd (N, nv) of a robot; qd and qdd may be left out of files."""

    t: np.ndarray
    q: np.ndarray
    qd: np.ndarray
    qdd: np.ndarray
    columns: Columns
    more: dict = field(default_factory=dict)

    def __len__(self):
        return len(self.t)

    def __getitem__(self, part):
        more = {name: values[part] for name, values in self.more.items()}
        return Motion(self.t[part], self.q[part], self.qd[part], self.qdd[part], self.columns, more)

    def named(self, rates=("q", "qd", "qdd")):
        """Columns by their headings."""
        out = {"t": self.t}
        for rate in rates:
            names = self.columns.names(rate)
            values = getattr(self, rate)
            out |= {f"{rate}_{x}": values[:, k] for k, x in enumerate(names)}
        return out | self.more


@cache
def robot(name="planar_2r", base=None):
    return rnea.load(name) if base is None else rnea.load(name, base=base)


def motion(arm, rows=50, seed=0, begin=0.0, step=0.01):
    """A smooth motion of any robot without loops, with rates that belong to its positions."""
    rng = np.random.default_rng(seed)
    t = begin + step * np.arange(rows)
    w = rng.uniform(1, 4, arm.nv)
    size, phase = rng.uniform(0.1, 0.5, arm.nv), rng.uniform(0, 6, arm.nv)
    angle = w * (t[:, None] - begin) + phase
    qd, qdd = size * np.cos(angle), -size * w * np.sin(angle)
    if arm.model.nq == arm.nv:
        q = size / w * np.sin(angle)
    else:
        q = np.array([arm.neutral] * rows) + 0.1 * rng.normal(size=arm.model.nq)
    return Motion(t, q, qd, qdd, Columns.of(arm.model))


def write_csv(path, columns, separator=",", comments=(), units=None):
    heads = [f"{x} [{units[x]}]" if units and x in units else x for x in columns]
    lines = [*(f"# {x}" for x in comments), separator.join(heads)]
    point = "." if separator == "," else ","
    for row in zip(*(np.asarray(x).tolist() for x in columns.values()), strict=True):
        cells = (x if isinstance(x, str) else "" if x != x else repr(x) for x in row)
        lines.append(separator.join(x.replace(".", point) for x in cells))
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def write_parquet(path, columns, **options):
    options = {"use_dictionary": False} | options
    pq.write_table(pa.table({k: pa_array(x) for k, x in columns.items()}), path, **options)
    return path


def pa_array(values):
    values = values if isinstance(values, pa.Array | pa.ChunkedArray) else np.asarray(values)
    if isinstance(values, np.ndarray) and values.ndim == 2:
        return pa.array(values.tolist())
    return values if not isinstance(values, np.ndarray) else pa.array(values)


def write_npz(path, motion, rates=("q", "qd", "qdd"), **more):
    names = {"joint_names": np.array(motion.columns.joints)}
    arrays = {rate: getattr(motion, rate) for rate in ("t", *rates)}
    np.savez(path, **(names | arrays | more))
    return path


def write_lerobot(root, names, episodes, version="v3.0", split=False, more=None):
    """A data set in LeRobot's layout: a file per episode (v2.1), or all of them in one (v3).

    episodes: motions; the states are their positions, as single floats. more: further columns.
    """
    data = Path(root, "data", "chunk-000")
    data.mkdir(parents=True)
    Path(root, "meta").mkdir()
    info = {
        "codebase_version": version,
        "fps": 100,
        "total_episodes": len(episodes),
        "features": {
            "observation.state": {"dtype": "float32", "shape": [len(names)], "names": list(names)}
        },
    }
    Path(root, "meta", "info.json").write_text(json.dumps(info))
    tables = []
    for k, one in enumerate(episodes):
        rows = len(one)
        states = pa.FixedSizeListArray.from_arrays(
            pa.array(one.q.astype(np.float32).reshape(-1)), one.q.shape[1]
        )
        columns = {
            "observation.state": states,
            "timestamp": pa.array(one.t.astype(np.float32)),
            "frame_index": pa.array(np.arange(rows)),
            "episode_index": pa.array(np.full(rows, k)),
            "task_index": pa.array(np.zeros(rows, dtype=np.int64)),
        }
        tables.append(pa.table(columns))
    if version.startswith("v2"):
        for k, table in enumerate(tables):
            pq.write_table(table, data / f"episode_{k:06d}.parquet")
    else:
        pq.write_table(pa.concat_tables(tables), data / "file-000.parquet")
    return Path(root)


def torque(*args, code=0):
    """`rnea torque ...`, which must end so; what it said."""
    done = run("torque", *args)
    assert done.returncode == code, (done.returncode, done.stderr, done.stdout)
    return done


def read(path):
    """All columns of a result, whatever its format: floats, or what it holds."""
    path = str(path)
    if path.endswith(".parquet"):
        table = pq.read_table(path)
        return {x: _array(table.column(x)) for x in table.column_names}
    if path.endswith(".npz"):
        with np.load(path) as found:
            return dict(found)
    lines = [x for x in Path(path).read_text(encoding="utf-8").split("\n") if x and x[0] != "#"]
    heads = [x.partition(" [")[0] for x in lines[0].split(",")]
    cells = zip(*(line.split(",") for line in lines[1:]), strict=True)
    return {x: _cells(c) for x, c in zip(heads, cells, strict=True)}


def _cells(texts):
    try:
        return np.array([float(x or "nan") for x in texts])
    except ValueError:
        return np.array(texts)


def _array(column):
    values = column.to_numpy()
    if values.dtype == object and len(values) and isinstance(values[0], np.ndarray):
        return np.stack(list(values))
    return values


def tau_in(path, arm):
    """(rows, nv): the torques of a result."""
    found = read(path)
    if "tau" in found:
        return found["tau"]
    return np.stack([found[f"tau_{x.effort_name}"] for x in arm.model.dofs], axis=1)


def same_bits(a, b):
    """Whether numbers are the same to the last bit; what is none equals what is none."""
    np.testing.assert_array_equal(np.asarray(a, dtype=float), np.asarray(b, dtype=float))


def tau_of(arm, motion, **options):
    return arm.inverse_dynamics(motion.q, motion.qd, motion.qdd, **options)


def spoil(path, group, column=0):
    """Flip bytes inside one column chunk of a Parquet file."""
    chunk = pq.ParquetFile(path).metadata.row_group(group).column(column)
    begin = chunk.dictionary_page_offset or chunk.data_page_offset
    data = bytearray(Path(path).read_bytes())
    for k in range(begin, begin + chunk.total_compressed_size):
        data[k] ^= 0x5A
    Path(path).write_bytes(bytes(data))


def files_in(folder):
    """Names of all files below a folder but the manifest's."""
    found = (x.relative_to(folder) for x in Path(folder).rglob("*") if x.is_file())
    return sorted(x.as_posix() for x in found if x.parts[0] != "_rnea")
