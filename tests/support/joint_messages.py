"""Recordings made for tests: messages by the packages of others, and files of every format."""

import sqlite3
from pathlib import Path

import numpy as np
from rosbags.typesys import Stores, get_typestore

JOINT_STATE = "sensor_msgs/msg/JointState"
_STORES = {"cdr": get_typestore(Stores.ROS2_HUMBLE), "ros1": get_typestore(Stores.ROS1_NOETIC)}


def message(stamp, names, position=(), velocity=(), effort=(), way="cdr", frame="base"):
    """The bytes of a JointState; stamp in ns."""
    types = _STORES[way].types
    time = types["builtin_interfaces/msg/Time"](int(stamp // 10**9), int(stamp % 10**9))
    more = {"seq": 7} if way == "ros1" else {}
    header = types["std_msgs/msg/Header"](**more, stamp=time, frame_id=frame)
    rows = (np.array(x, dtype=float) for x in (position, velocity, effort))
    state = types[JOINT_STATE](header, list(names), *rows)
    if way == "ros1":
        return bytes(_STORES[way].serialize_ros1(state, JOINT_STATE))
    return bytes(_STORES[way].serialize_cdr(state, JOINT_STATE))


def motion(rows=200, joints=3, rate=100.0):
    """t in ns, q, qd and effort of a made-up motion: no number twice."""
    t = (np.arange(rows) * 1e9 / rate).astype(np.int64) + 1_700_000_000_123_456_789
    phase = np.outer(np.arange(rows) / rate, np.arange(1, joints + 1))
    return t, np.sin(phase), np.cos(phase) * np.arange(1, joints + 1), 3 * np.cos(phase + 1)


def messages(names=("a", "b", "c"), way="cdr", **more):
    """(time of receipt in ns, bytes) of the motion."""
    t, q, qd, effort = motion(joints=len(names), **more)
    return [
        (int(t[k]) + 50_000, message(t[k], names, q[k], qd[k], effort[k], way))
        for k in range(len(t))
    ]


def db3(path, rows, kind=JOINT_STATE, others=()):
    """A .db3 file as rosbag2 lays it out; others: (topic, type, rows) besides /joint_states."""
    with sqlite3.connect(path) as db:
        db.execute(
            "CREATE TABLE topics(id INTEGER PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, "
            "serialization_format TEXT NOT NULL, offered_qos_profiles TEXT NOT NULL)"
        )
        db.execute(
            "CREATE TABLE messages(id INTEGER PRIMARY KEY, topic_id INTEGER NOT NULL, "
            "timestamp INTEGER NOT NULL, data BLOB NOT NULL)"
        )
        db.execute("CREATE INDEX timestamp_idx ON messages (timestamp ASC)")
        for number, (topic, of, content) in enumerate([("/joint_states", kind, rows), *others], 1):
            db.execute("INSERT INTO topics VALUES (?, ?, ?, 'cdr', '')", (number, topic, of))
            content = [(number, *row) for row in content]
            db.executemany("INSERT INTO messages VALUES (NULL, ?, ?, ?)", content)
    db.close()
    return str(Path(path))
