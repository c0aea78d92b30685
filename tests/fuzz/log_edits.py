"""Edits of recordings: messages spoilt before a bag is written, and bytes of files afterwards."""

import struct
import tempfile
from pathlib import Path

import numpy as np
import text_edits
import words

from support import joint_messages

_NAMES = ("joint1", "joint2", "wrist")


def _rows(rng, way):
    """Messages of a short motion, some of them spoilt."""
    rows = joint_messages.messages(
        _NAMES[: rng.choice((1, 2, 3))], way, rows=rng.choice((3, 12, 40))
    )
    if rng.random() < 0.3:
        # a second sender
        more = joint_messages.messages(("finger",), way, rows=12, rate=30.0)
        rows = sorted(rows + more)
    for _ in range(rng.choice((0, 1, 3, 20))):
        k = rng.randrange(len(rows))
        received, data = rows[k]
        match rng.randrange(6):
            case 0:
                data = text_edits.damaged(rng, data)
            case 1:
                data = data[: rng.randrange(len(data) + 1)]
            case 2:
                received = rng.choice((0, 1, -1, 2**62, received + 10**9))
            case 3:
                at = 4 * rng.randrange(len(data) // 4 + 1)
                odd = rng.choice((0, 1, 2, 255, 2**31 - 1, 2**32 - 1))
                data = data[:at] + struct.pack("<I", odd) + data[at + 4 :]
            case 4:
                odd = rng.choice((np.nan, np.inf, 1e300, -1e-300, 0.0))
                data = data[:-8] + struct.pack("<d", odd)
            case _:
                data = rows[rng.randrange(len(rows))][1]
        rows[k] = received, data
    return rows


def _written(write):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x")
        write(path)
        return path.read_bytes()


def _damaged(rng, data):
    match rng.randrange(4):
        case 0:
            return data
        case 1:
            return data[: rng.randrange(len(data) + 1)]
        case _:
            return text_edits.damaged(rng, data)


def db3_mutant(rng, _):
    rows = _rows(rng, "cdr")
    kind = rng.choice((joint_messages.JOINT_STATE,) * 5 + ("std_msgs/msg/String", words.word(rng)))
    kind = kind.encode("utf-8", "replace").decode()
    return _damaged(rng, _written(lambda path: joint_messages.db3(path, rows, kind)))


def mcap_mutant(rng, _):
    from mcap.writer import CompressionType

    way = rng.choice(("cdr", "cdr", "ros1", "json"))
    rows = _rows(rng, "ros1" if way == "ros1" else "cdr")
    rows = [(max(0, received), data) for received, data in rows]
    options = {
        "compression": rng.choice(list(CompressionType)),
        "chunk_size": rng.choice((300, 10**6)),
    }
    options |= {"use_chunking": rng.random() < 0.8, "enable_crcs": rng.random() < 0.5}
    return _damaged(rng, _written(lambda path: joint_messages.mcap(path, rows, way, **options)))


def bag_mutant(rng, _):
    rows = [(min(max(7, received), 2**61), data) for received, data in _rows(rng, "ros1")]
    way = rng.choice((None, None, "BZ2", "LZ4"))
    return _damaged(rng, _written(lambda path: joint_messages.rosbag1(path, rows, way)))


def hdf5_mutant(rng, _):
    import h5py

    t, q, qd, effort = joint_messages.motion(rng.choice((2, 12)))
    arrays = {"t": (t - t[0]) * 1e-9, "q": q, "qd": qd, "effort": effort}
    arrays["joint_names"] = rng.choice((list(_NAMES), ["a"], [1, 2, 3]))
    if rng.random() < 0.3:
        arrays = {
            f"observations/{name}": x for name, x in zip(("qpos", "qvel"), (q, qd), strict=True)
        }
    for _ in range(rng.choice((0, 1, 2))):
        key = rng.choice(list(arrays))
        values = np.atleast_1d(arrays[key])
        odd = (values[:1], values.T, values[None], values.astype(str), values[..., :1], values[:0])
        arrays[key] = rng.choice(odd)

    def write(path):
        with h5py.File(path, "w") as file:
            for name, values in arrays.items():
                values = np.asarray(values)
                file[name] = values.tolist() if values.dtype.kind == "U" else values

    return _damaged(rng, _written(write))


def lerobot_mutant(rng, _):
    import io

    import pyarrow
    from pyarrow import parquet

    t, q, _, effort = joint_messages.motion(20)
    columns = {
        "observation.state": q.tolist(),
        "observation.effort": effort.tolist(),
        "timestamp": ((t - t[0]) * 1e-9).tolist(),
        "episode_index": rng.choice(([0] * 20, [0] * 10 + [1] * 10)),
    }
    for _ in range(rng.choice((0, 1, 2))):
        key = rng.choice(list(columns))
        match rng.randrange(5):
            case 0:
                del columns[key]
            case 1:
                columns[key] = [x if rng.random() < 0.9 else None for x in columns[key]]
            case 2:
                columns[key] = [str(x) for x in columns[key]]
            case 3:
                columns[key] = [x[:2] if isinstance(x, list) else [x] for x in columns[key]]
            case _:
                columns[key] = [[x] for x in columns[key]]
        if len(columns) < 2:
            break
    stream = io.BytesIO()
    parquet.write_table(pyarrow.table(columns), stream)
    return _damaged(rng, stream.getvalue())
