"""The same messages in every format of bags: equal numbers; and bags that are spoilt."""

import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import h5py
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import zstandard
from mcap.writer import CompressionType

import rnea
from rnea.apps.logs import gathering
from rnea.apps.logs.formats import csv_log, hdf5_log, packed, parquet_log
from rnea.logs import read_log
from support.joint_messages import db3, mcap, message, messages, motion, rosbag1, rosbag2
from support.real_logs import PANDA, UR10, real_log

T, Q, QD, EFFORT = motion()
NAMES = ("a", "b", "c")
SMALL = {"chunk_size": 2000}
NONE, ZSTD, LZ4 = CompressionType.NONE, CompressionType.ZSTD, CompressionType.LZ4
WRITERS = {
    "db3": lambda folder, rows: db3(folder / "x.db3", rows("cdr")),
    "rosbag2 folder": lambda folder, rows: rosbag2(folder / "bag", rows("cdr")),
    "rosbag2 packed messages": lambda folder, rows: rosbag2(
        folder / "bag", rows("cdr"), mode="MESSAGE"
    ),
    "rosbag2 packed file": lambda folder, rows: rosbag2(folder / "bag", rows("cdr"), mode="FILE"),
    "rosbag2 mcap": lambda folder, rows: rosbag2(folder / "bag", rows("cdr"), "MCAP"),
    "mcap": lambda folder, rows: mcap(folder / "x.mcap", rows("cdr"), compression=NONE, **SMALL),
    "mcap zstd": lambda folder, rows: mcap(
        folder / "x.mcap", rows("cdr"), compression=ZSTD, **SMALL
    ),
    "mcap lz4": lambda folder, rows: mcap(folder / "x.mcap", rows("cdr"), compression=LZ4, **SMALL),
    "mcap one chunk": lambda folder, rows: mcap(folder / "x.mcap", rows("cdr")),
    "mcap without chunks": lambda folder, rows: mcap(
        folder / "x.mcap", rows("cdr"), use_chunking=False
    ),
    "mcap of ros 1": lambda folder, rows: mcap(
        folder / "x.mcap", rows("ros1"), "ros1", "sensor_msgs/JointState"
    ),
    "bag": lambda folder, rows: rosbag1(folder / "x.bag", rows("ros1")),
    "bag bz2": lambda folder, rows: rosbag1(folder / "x.bag", rows("ros1"), "BZ2"),
    "bag lz4": lambda folder, rows: rosbag1(folder / "x.bag", rows("ros1"), "LZ4"),
}

# in many parts, or not packed
STURDY = ["db3", "mcap", "mcap zstd", "mcap lz4", "mcap without chunks", "bag", "rosbag2 mcap"]


@pytest.mark.parametrize("name", WRITERS)
def test_every_format_gives_the_numbers_that_were_sent(name, tmp_path):
    log = read_log(WRITERS[name](tmp_path, lambda way: messages(way=way)))
    assert log.joint_names == NAMES
    assert np.allclose(log.t, (T - T[0]) * 1e-9, atol=1e-12, rtol=0)
    assert np.array_equal(log.q, Q)
    assert np.array_equal(log.qd, QD)
    assert np.array_equal(log.effort, EFFORT)
    assert log.notes == ()
    assert log.source == "/joint_states"


@pytest.mark.parametrize("name", [PANDA, UR10])
@pytest.mark.parametrize("form", ["rosbag2 folder", "mcap zstd", "bag lz4"])
def test_real_recordings_are_the_same_in_every_format(name, form, tmp_path):
    log = read_log(real_log(name))

    def rows(way):
        stamps = np.round(log.t * 1e9).astype(np.int64) + 10**18
        for t, q, qd, effort in zip(stamps, log.q, log.qd, log.effort, strict=True):
            yield int(t), message(int(t), log.joint_names, q, qd, effort, way)

    again = read_log(WRITERS[form](tmp_path, rows))
    assert again.joint_names == log.joint_names
    assert np.allclose(again.t, log.t, atol=1e-9, rtol=0)
    for mine, theirs in ((again.q, log.q), (again.qd, log.qd), (again.effort, log.effort)):
        assert np.array_equal(mine, theirs)


def test_parts_of_a_folder_follow_each_other(tmp_path):
    rows, folder = messages(), tmp_path / "bag"
    folder.mkdir()
    for k in range(12):
        db3(folder / f"bag_{k}.db3", rows[17 * k : 17 * k + 17])
    parts = "".join(f"    - bag_{k}.db3\n" for k in range(12))
    text = f"rosbag2_bagfile_information:\n  relative_file_paths:\n{parts}  duration:\n    x: 1\n"
    (folder / "metadata.yaml").write_text(text)
    log = read_log(str(folder))
    assert np.array_equal(log.q, Q)
    assert log.notes == ()
    (folder / "bag_7.db3").unlink()
    with pytest.raises(rnea.RneaError, match=r"part bag_7.db3 is missing"):
        read_log(str(folder))


def test_only_parts_that_are_listed_are_read(tmp_path):
    folder = tmp_path / "bag"
    folder.mkdir()
    db3(folder / "bag_0.db3", messages())
    mcap(folder / "bag_0.mcap", messages())
    with pytest.raises(rnea.RneaError, match=r"several kinds \(.db3, .mcap\)"):
        read_log(str(folder))
    (folder / "metadata.yaml").write_text("relative_file_paths:\n  - bag_0.mcap\n")
    assert np.array_equal(read_log(str(folder)).q, Q)


def test_what_is_still_in_the_journal_is_read_too(tmp_path):
    path = db3(tmp_path / "x.db3", messages()[:100])
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA journal_mode = WAL")
        for row in messages()[100:]:
            db.execute("INSERT INTO messages VALUES (NULL, 1, ?, ?)", row)
        db.commit()
        folder = tmp_path / "copied"
        folder.mkdir()
        for name in ("x.db3", "x.db3-wal"):
            shutil.copy(tmp_path / name, folder / name)
    db.close()
    assert np.array_equal(read_log(str(folder / "x.db3")).q, Q)


def test_a_folder_without_recordings_is_refused(tmp_path):
    with pytest.raises(rnea.RneaError, match="folder without a recording"):
        read_log(str(tmp_path))


@pytest.mark.parametrize("name", [name for name in WRITERS if "folder" not in name])
@pytest.mark.parametrize("share", [0.0, 0.02, 0.5, 0.9])
def test_of_a_truncated_bag_what_is_whole_is_read(name, share, tmp_path):
    path = Path(WRITERS[name](tmp_path, lambda way: messages(way=way)))
    if path.is_dir():
        shutil.rmtree(path / "metadata.yaml", ignore_errors=True)
        path = next(x for x in path.iterdir() if x.suffix != ".yaml")
    data = path.read_bytes()
    path.write_bytes(data[: int(share * len(data))])
    if share < 0.5 or name not in STURDY:
        # what is packed as a whole, or told in a table at the end, may be lost with the end
        with suppress(rnea.RneaError):
            _is_the_begin(read_log(str(path)))
        return
    log = read_log(str(path))
    _is_the_begin(log)
    assert 0.4 * share * 200 < len(log) <= 200


def _is_the_begin(log):
    assert "damaged or cut off behind" in log.notes[0]
    assert f"behind {len(log)} whole messages" in log.notes[0]
    assert np.array_equal(log.q, Q[: len(log)])


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("x.db3", b"", "is not a readable .db3 recording: no such table: topics"),
        ("x.db3", b"hello" * 100, "file is not a database"),
        ("x.mcap", b"", "is not an MCAP file"),
        ("x.mcap", b"hello" * 100, "is not an MCAP file"),
        ("x.mcap", b"\x89MCAP0\r\n", "cut off before the first message: the file has no end"),
        ("x.bag", b"", "is no bag of ROS 1"),
        ("x.bag", b"#ROSBAG V1.2\n", "is of another version than 2.0"),
        ("x.bag", b"#ROSBAG V2.0\n", "cut off before the first message: a record is cut"),
        ("x.mcap.zstd", b"hello", "zstd"),
        ("x.pcap", b"", "unknown ending .pcap. Expected one of .db3"),
        ("x", b"", "x: no ending. Expected one of .db3"),
    ],
)
def test_what_is_no_recording_is_refused(tmp_path, name, content, words):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(rnea.RneaError) as raised:
        read_log(str(path))
    assert words in str(raised.value)
    assert name.removesuffix(".zstd") in str(raised.value)


@pytest.mark.parametrize("short_of", ["size", "disk"])
def test_a_file_that_unpacks_to_far_more_than_its_size_is_refused(short_of, tmp_path, monkeypatch):
    path, room = tmp_path / "x.mcap.zst", tmp_path / "room"
    path.write_bytes(zstandard.compress(bytes(2**26)))
    room.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(room))
    if short_of == "size":
        monkeypatch.setattr(packed, "_LEAST_LIMIT", 2**22)
    else:
        free = shutil.disk_usage(room)._replace(free=2**23)
        monkeypatch.setattr(packed.shutil, "disk_usage", lambda folder: free)
    with pytest.raises(rnea.RneaError, match=r"unpacks to more than [47] MiB.*zstd -d"):
        read_log(str(path))
    assert list(room.iterdir()) == []


def test_a_file_packed_in_several_frames_is_read_whole(tmp_path):
    data = Path(db3(tmp_path / "x.db3", messages())).read_bytes()
    half = len(data) // 2
    frames = zstandard.compress(data[:half]) + zstandard.compress(data[half:])
    (tmp_path / "y.db3.zstd").write_bytes(frames)
    log = read_log(str(tmp_path / "y.db3.zstd"))
    assert np.array_equal(log.q, Q)
    assert log.notes == ()


def test_a_file_that_is_not_there_and_a_folder_by_its_name(tmp_path):
    with pytest.raises(rnea.RneaError, match="no such file"):
        read_log(str(tmp_path / "x.mcap"))
    (tmp_path / "y.mcap").mkdir()
    with pytest.raises(rnea.RneaError, match="folder without a recording"):
        read_log(str(tmp_path / "y.mcap"))


def test_other_ways_of_writing_are_named(tmp_path):
    path = mcap(tmp_path / "x.mcap", [(1, b"{}")], "json")
    with pytest.raises(rnea.RneaError, match=r"JointState as json"):
        read_log(path)


@pytest.mark.parametrize("form", ["db3", "mcap", "bag"])
def test_images_beside_the_joints_are_not_read(form, tmp_path):
    """A bag of 96 MB in a process that may have 40 MB more than it has."""
    image, rows = bytes(2_000_000), messages(way="ros1" if form == "bag" else "cdr")
    path = tmp_path / f"x.{form}"
    if form == "db3":
        others = [
            ("/camera", "sensor_msgs/msg/Image", [(rows[4 * k][0], image) for k in range(48)])
        ]
        db3(path, rows, others=others)
    elif form == "mcap":
        mcap(path, rows[:48], noise=image, compression=NONE)
    else:
        from rosbags.rosbag1 import Writer
        from rosbags.typesys import Stores, get_typestore

        store = get_typestore(Stores.ROS1_NOETIC)
        with Writer(path) as writer:
            camera = writer.add_connection("/camera", "sensor_msgs/msg/Image", typestore=store)
            kind = "sensor_msgs/msg/JointState"
            states = writer.add_connection("/joint_states", kind, typestore=store)
            for received, data in rows[:48]:
                writer.write(camera, received, image)
                writer.write(states, received, data)
    assert path.stat().st_size > 96_000_000
    code = f"""
import resource, sys
from rnea.logs import read_log
read_log({real_or(tmp_path)!r})
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
log = read_log({str(path)!r})
print(len(log), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    count, grown = map(int, said.stdout.split())
    assert count == (200 if form == "db3" else 48)
    assert grown < 20_000  # kB


def real_or(folder):
    """A small recording, so that what is imported once is there."""
    return mcap(folder / "small.mcap", messages()[:10])


@pytest.mark.parametrize("form", ["db3", "csv", "parquet", "h5"])
def test_more_numbers_than_memory_should_hold_are_refused(form, tmp_path, monkeypatch):
    path = tmp_path / f"x.{form}"
    columns = {"t": T * 1e-9, "q_a": Q[:, 0]}
    if form == "db3":
        db3(path, messages())
    elif form == "csv":
        np.savetxt(path, np.stack(list(columns.values()), axis=1), header="t,q_a", comments="")
    elif form == "parquet":
        pq.write_table(pa.table(columns), path)
    else:
        with h5py.File(path, "w") as file:
            file["t"], file["q"] = T, Q
    for module in (gathering, csv_log, parquet_log, hdf5_log):
        monkeypatch.setattr(module, "MOST_BYTES", 1000)
    with pytest.raises(rnea.RneaError, match=r"x\.\w+: .*[GM]iB"):
        read_log(str(path))


@pytest.mark.parametrize("name", ["db3", "mcap", "bag"])
def test_messages_may_be_written_in_another_order_than_they_came(name, tmp_path):
    rng = np.random.default_rng(5)

    def rows(way):
        sent = [(int(t), message(0, NAMES, q, way=way)) for t, q in zip(T, Q, strict=True)]
        return [sent[k] for k in rng.permutation(len(sent))]

    log = read_log(WRITERS[name](tmp_path, rows))
    assert np.array_equal(log.q, Q)
    assert np.allclose(log.t, (T - T[0]) * 1e-9, atol=1e-12, rtol=0)


def test_times_beyond_all_clocks_and_names_that_are_no_text_are_no_crash(tmp_path):
    rows = messages()
    rows[-1] = 2**64 - 1, rows[-1][1]
    assert len(read_log(mcap(tmp_path / "x.mcap", rows))) == 200
    path = Path(db3(tmp_path / "x.db3", messages()))
    path.write_bytes(
        path.read_bytes().replace(b"CREATE TABLE messages", b"CREATE TAB\xff\xfe messages")
    )
    with pytest.raises(rnea.RneaError, match="not a readable"):
        read_log(str(path))
