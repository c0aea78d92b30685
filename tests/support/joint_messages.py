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
        # nothing is lost if a test is
        db.execute("PRAGMA synchronous = OFF")
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


def rosbag2(folder, rows, plugin="SQLITE3", mode=None):
    """A folder as rosbags writes it; mode: MESSAGE or FILE, of packing."""
    from rosbags.rosbag2 import CompressionFormat, CompressionMode, StoragePlugin, Writer

    writer = Writer(folder, version=9, storage_plugin=getattr(StoragePlugin, plugin))
    if mode:
        writer.set_compression(getattr(CompressionMode, mode), CompressionFormat.ZSTD)
    with writer:
        typestore = _STORES["cdr"]
        states = writer.add_connection("/joint_states", JOINT_STATE, typestore=typestore)
        other = writer.add_connection("/note", "std_msgs/msg/String", typestore=typestore)
        for received, data in rows:
            writer.write(other, received - 7, b"\0\1\0\0\2\0\0\0x\0")
            writer.write(states, received, data)
    return str(folder)


def rosbag1(path, rows, way=None):
    """A .bag file as rosbags writes it; way: BZ2 or LZ4."""
    from rosbags.rosbag1 import Writer

    writer = Writer(path)
    if way:
        writer.set_compression(getattr(Writer.CompressionFormat, way))
    with writer:
        store = _STORES["ros1"]
        other = writer.add_connection("/note", "std_msgs/msg/String", typestore=store)
        states = writer.add_connection("/joint_states", JOINT_STATE, typestore=store)
        for received, data in rows:
            writer.write(other, received - 7, b"\1\0\0\0x")
            writer.write(states, received, data)
    return str(path)


def mcap(path, rows, way="cdr", kind=JOINT_STATE, noise=b"x", **options):
    """An .mcap file as the package mcap writes it; options: of its writer."""
    from mcap.writer import Writer

    with open(path, "wb") as stream:
        writer = Writer(stream, **options)
        writer.start()
        schema = writer.register_schema(kind, "ros2msg", b"")
        text = writer.register_schema("std_msgs/msg/String", "ros2msg", b"")
        states = writer.register_channel("/joint_states", way, schema)
        other = writer.register_channel("/note", way, text)
        for received, data in rows:
            writer.add_message(other, received, noise, received)
            writer.add_message(states, received, data, received)
        writer.finish()
    return str(path)


def other_formats(log, folder):
    """The same recording in files that need a package to be read."""
    import h5py
    from mcap.writer import CompressionType

    stamps = np.round(log.t * 1e9).astype(np.int64) + 10**18
    rows = [
        (int(t), message(int(t), log.joint_names, q, qd, effort))
        for t, q, qd, effort in zip(stamps, log.q, log.qd, log.effort, strict=True)
    ]
    for way in ("ZSTD", "LZ4"):
        mcap(folder / f"{way.lower()}.mcap", rows, compression=CompressionType[way])
    with h5py.File(folder / "recorded.h5", "w") as file:
        file["t"], file["q"], file["effort"] = log.t, log.q, log.effort
        file["joint_names"] = list(log.joint_names)
