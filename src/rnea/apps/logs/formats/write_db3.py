"""Recordings as ROS 2 keeps them in sqlite3 files: one topic of joint states, in plain CDR."""

from __future__ import annotations

import sqlite3
import struct

import numpy as np

from rnea.apps.logs.formats.messages import JOINT_STATE
from rnea.apps.logs.log import Log
from rnea.core.spatial.numbers import Array

TOPIC = "/joint_states"
_LITTLE_ENDIAN = b"\x00\x01\x00\x00"
_TABLES = """
CREATE TABLE topics (id INTEGER PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL,
    serialization_format TEXT NOT NULL, offered_qos_profiles TEXT NOT NULL);
CREATE TABLE messages (id INTEGER PRIMARY KEY, topic_id INTEGER NOT NULL,
    timestamp INTEGER NOT NULL, data BLOB NOT NULL);
CREATE INDEX timestamp_idx ON messages (timestamp ASC);
"""


def written(log: Log) -> bytes:
    """The bytes of a file; times are rounded to nanoseconds."""
    db = sqlite3.connect(":memory:")
    try:
        db.executescript(_TABLES)
        db.execute("INSERT INTO topics VALUES (1, ?, ?, 'cdr', '')", (TOPIC, JOINT_STATE))
        rows = ((stamp, message) for stamp, message in zip(*_messages(log), strict=True))
        db.executemany("INSERT INTO messages (topic_id, timestamp, data) VALUES (1, ?, ?)", rows)
        db.commit()
        return db.serialize()
    finally:
        db.close()


def _messages(log: Log) -> tuple[list[int], list[bytes]]:
    """Stamps in ns, and what was sent."""
    stamps = [round(t * 1e9) for t in log.t.tolist()]
    nothing = np.zeros((len(log), 0))
    parts = [nothing if x is None else x for x in (log.q, log.qd, log.effort)]
    texts = [name.encode() + b"\0" for name in log.joint_names]
    rows = zip(stamps, *parts, strict=True)
    return stamps, [_message(stamp, texts, numbers) for stamp, *numbers in rows]


def _message(stamp: int, names: list[bytes], numbers: list[Array]) -> bytes:
    """A sensor_msgs/msg/JointState: stamp, frame, names, positions, velocities, efforts."""
    seconds, nanoseconds = divmod(stamp, 1_000_000_000)
    # the frame is an empty text: its closing zero alone
    body = bytearray(struct.pack("<iIIc", seconds, nanoseconds, 1, b"\0"))
    body += _aligned(body, 4) + struct.pack("<I", len(names))
    for name in names:
        body += _aligned(body, 4) + struct.pack("<I", len(name)) + name
    for values in numbers:
        body += _aligned(body, 4) + struct.pack("<I", len(values))
        if len(values):
            body += _aligned(body, 8) + values.astype("<f8").tobytes()
    return _LITTLE_ENDIAN + bytes(body)


def _aligned(body: bytearray, size: int) -> bytes:
    """Zeros up to the next multiple of a number's size."""
    return bytes(-len(body) % size)
