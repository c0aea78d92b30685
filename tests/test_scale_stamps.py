"""--resume recognizes files by size, time and hashes; results never get among the data."""

import json
import os

import pytest

from rnea.apps.datasets.stamps import is_same, stamp_of
from support.data_sets import files_in, motion, robot, torque, write_csv

MIB = 2**20


def flip(path, place):
    """One byte of a file, with its size and time as they were."""
    before = os.stat(path)
    with open(path, "r+b") as stream:
        stream.seek(place, os.SEEK_END if place < 0 else os.SEEK_SET)
        byte = stream.read(1)
        stream.seek(-1, os.SEEK_CUR)
        stream.write(b"7" if byte != b"7" else b"3")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.mark.parametrize("size", [1, 1000, MIB, MIB + 1, 2 * MIB, 5 * MIB])
def test_a_changed_byte_is_seen(tmp_path, size):
    path = tmp_path / "a"
    for place in {0, size // 2, min(size, MIB) - 1, max(size - MIB, 0), -1}:
        path.write_bytes(b"1" * size)
        ends, whole = stamp_of(str(path)), stamp_of(str(path), verify=True)
        assert is_same(str(path), ends)
        assert is_same(str(path), whole, verify=True)
        flip(path, place)
        middle = MIB <= place % size < size - MIB
        assert is_same(str(path), ends) == middle, place
        assert not is_same(str(path), whole, verify=True)
        # the ends alone do not stand for all bytes
        assert not is_same(str(path), ends, verify=True)


def test_time_and_size_count_and_results_may_be_copied(tmp_path):
    path = tmp_path / "a"
    path.write_bytes(b"1" * 100)
    stamp = stamp_of(str(path))
    os.utime(path, ns=(1, 1))
    assert (is_same(str(path), stamp), is_same(str(path), stamp, moved=True)) == (False, True)
    path.write_bytes(b"1" * 101)
    assert not is_same(str(path), stamp, moved=True)
    path.unlink()
    assert not is_same(str(path), stamp, moved=True)
    assert not is_same(str(path), None)
    assert not is_same(str(path), [100, 1])


@pytest.fixture
def data(tmp_path):
    """Two files, of which the first is longer than the two ends that are hashed."""
    folder = tmp_path / "data"
    folder.mkdir()
    for name, rows in (("a", 28_000), ("b", 40)):
        write_csv(folder / f"{name}.csv", motion(robot(), rows, seed=1).named())
    assert os.path.getsize(folder / "a.csv") > 3 * MIB
    return folder


def test_resume_sees_changed_bytes_and_damaged_results(tmp_path, data):
    out, middle = tmp_path / "out", os.path.getsize(data / "a.csv") // 2

    def again(*more):
        return torque("planar_2r", data, "-o", out, "--resume", *more).stderr

    torque("planar_2r", data, "-o", out)
    assert "; 2 were done before" in again()
    flip(data / "b.csv", -3)
    flip(out / "a.parquet", 1000)
    assert "of 2 files" in again()
    assert "; 2 were done before" in again()
    # hashes of all bytes were not taken so far
    assert "of 2 files" in again("--verify")
    assert "; 2 were done before" in again("--verify")
    flip(data / "a.csv", middle)
    assert "; 2 were done before" in again()
    assert "; 1 were done before" in again("--verify")
    lines = [json.loads(x) for x in (out / "_rnea" / "done.jsonl").read_text().splitlines()]
    assert set(lines[-1]["stamp"]) == {"size", "mtime_ns", "ends", "all"}


def test_verify_belongs_to_a_folder(tmp_path, data):
    said = torque("planar_2r", data / "b.csv", "-o", tmp_path / "b.npz", "--verify", code=2).stderr
    assert "--verify belongs to an output folder" in said


@pytest.mark.parametrize("asked", ["", "**/*.csv", "**/*"])
def test_results_below_a_data_set_of_one_file_are_refused_at_once(tmp_path, data, asked):
    (data / "a.csv").unlink()
    for out in (data / "out", data / "x" / "out", data):
        said = torque("planar_2r", data / asked, "-o", f"{out}/", "--to", "csv", code=1).stderr
        assert f"lies in the data set's own folder {data}" in " ".join(said.split())
    assert files_in(data) == ["b.csv"]
    # a file that is named alone is found again, whatever lies beside it
    for more in ([], ["--resume"]):
        torque("planar_2r", data / "b.csv", "-o", f"{data}/out/", *more)
