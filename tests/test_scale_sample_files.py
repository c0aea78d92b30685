"""Files of sampled states: whole, the same bytes whoever writes them, and words of the command."""

import hashlib
import json
import os
import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import rnea
from rnea.apps.datasets.sampling.sample_folder import SamplePlan, write_states
from rnea.apps.datasets.sampling.uniforms import METHODS
from rnea.cli.options.values import UsageError, count
from rnea.scale import Sampler, ranges_for
from support.command import on_a_terminal, run
from support.tiers import full_only

parquet = pytest.importorskip("pyarrow.parquet")


def sampler(name):
    model = rnea.load(name).model
    return Sampler(model, ranges_for(model))


def digests(folder):
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(Path(folder).iterdir())
    }


def write(folder, *more, rows=10_000, robot="planar_2r"):
    done = run("sample", robot, "--rows", rows, "--rows-per-file", 999, "-o", folder, *more)
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.parametrize("method", METHODS)
def test_shards_and_threads_write_the_same_bytes(tmp_path, method):
    write(tmp_path / "one", "--threads", 1, "--method", method)
    write(tmp_path / "threads", "--threads", 3, "--method", method)
    for k in range(1, 8):
        done = write(tmp_path / "seven", "--shard", f"{k}/7", "--method", method)
        assert "of 11 files written" in done.stderr
    whole = digests(tmp_path / "one")
    assert list(whole) == [f"states-{k:05}.parquet" for k in range(11)]
    assert digests(tmp_path / "threads") == whole == digests(tmp_path / "seven")
    write(tmp_path / "more", "--shard", "20/20", "--method", method)
    assert digests(tmp_path / "more") == {}


def test_files_have_the_rows_of_their_numbers_and_say_what_they_are(tmp_path):
    write(tmp_path / "a", "--seed", 5, "--velocity", 1, robot="ur5")
    arm = rnea.load("ur5")
    made = Sampler(arm.model, ranges_for(arm.model, speed=1), 5)
    expected = made.rows(0, 10_000)
    at = 0
    for path in sorted((tmp_path / "a").iterdir()):
        table = parquet.read_table(path)
        columns = rnea.motion.Columns.of(arm.model)
        assert table.column_names == columns.headings()[1:]
        values = np.stack([table.column(name).to_numpy() for name in table.column_names])
        np.testing.assert_array_equal(values, expected[:, at : at + table.num_rows])
        about = json.loads(table.schema.metadata[b"rnea"])
        assert about == {
            "robot": "UR5",
            "hash": arm.hash,
            "version": rnea.__version__,
            "seed": 5,
            "method": "random",
            "first_row": at,
            "rows": table.num_rows,
            "ranges": made.ranges.facts(),
        }
        units = {field.name: field.metadata[b"unit"].decode() for field in table.schema}
        assert {units[f"{rate}_elbow_joint"] for rate in ("q", "qd", "qdd")} == {
            "rad",
            "rad/s",
            "rad/s2",
        }
        at += table.num_rows
    assert at == 10_000


@pytest.mark.parametrize("robot", ["planar_2r", "satellite", "planar_5r"])
def test_one_file_of_each_format_has_the_same_rows(tmp_path, robot):
    for ending in ("parquet", "npz", "csv", "CSV"):
        done = run("sample", robot, "--rows", 90, "-o", tmp_path / f"a.{ending}")
        assert (done.returncode, f"90 rows written to {tmp_path}" in done.stderr) == (0, True)
    expected = sampler(robot).rows(0, 90).T
    table = parquet.read_table(tmp_path / "a.parquet")
    columns = [table.column(name).to_numpy() for name in table.column_names]
    np.testing.assert_array_equal(np.stack(columns, axis=1), expected)
    with np.load(tmp_path / "a.npz") as kept:
        values = np.concatenate([kept[rate] for rate in ("q", "qd", "qdd")], axis=1)
        np.testing.assert_array_equal(values, expected)
        assert len(kept["q_names"]) == kept["q"].shape[1]
        assert json.loads(str(kept["about"][0]))["rows"] == 90
    about, header, *lines = (tmp_path / "a.csv").read_text().splitlines()
    assert about.startswith('# {"robot": ')
    assert header.split(",") == table.column_names
    np.testing.assert_array_equal(np.array([x.split(",") for x in lines], float), expected)
    assert (tmp_path / "a.CSV").read_bytes() == (tmp_path / "a.csv").read_bytes()
    printed = run("sample", robot, "--rows", 90, "-o", "-").stdout
    assert printed.encode() == (tmp_path / "a.csv").read_bytes()


def test_resuming_writes_what_is_missing_and_nothing_else(tmp_path):
    write(tmp_path / "a")
    whole, folder = digests(tmp_path / "a"), tmp_path / "a"
    (folder / "states-00003.parquet").unlink()
    (folder / ".states-00003.parquet.0123456789abcdef.partial").write_bytes(b"half")
    stamps = {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}
    done = write(folder, "--resume")
    assert "1 file written, 10 were there" in done.stderr
    assert digests(folder) == whole
    assert [x for x in whole if (folder / x).stat().st_mtime_ns != stamps.get(x)] == [
        "states-00003.parquet"
    ]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--seed", "1"], "has seed 0, not 1: --resume goes on with the same command"),
        (["--method", "kronecker"], "has method random, not kronecker"),
        (["--velocity", "1"], "has other ranges"),
    ],
)
def test_files_of_another_run_are_not_resumed(tmp_path, more, words):
    write(tmp_path / "a", rows=100)
    before = digests(tmp_path / "a")
    base = ["sample", "planar_2r", "--rows", 100, "--rows-per-file", 999, "-o", tmp_path / "a"]
    done = run(*base, "--resume", *more)
    assert (done.returncode, words in done.stderr) == (1, True), done.stderr
    assert digests(tmp_path / "a") == before
    (tmp_path / "a" / "states-00000.parquet").write_bytes(b"PAR1 spoilt")
    done = run(*base, "--resume")
    assert "is not a readable Parquet file" in done.stderr
    assert done.stderr.count("\n") == 1


def test_samples_that_do_not_fit_on_the_disk_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("shutil.disk_usage", lambda place: SimpleNamespace(free=479_000))
    done = run("sample", "planar_2r", "--rows", 10000, "-o", f"{tmp_path / 'a'}/")
    assert done.returncode == 1
    assert "10000 rows need 0.00048 GB on disk, and 0.000479 GB are free at" in done.stderr
    assert list((tmp_path / "a").iterdir()) == []
    assert "are free at" not in write(tmp_path / "b", rows=9000).stderr


def test_files_that_would_be_read_along_are_refused(tmp_path):
    write(tmp_path / "a", rows=3000)
    done = run("sample", "planar_2r", "--rows", 1000, "--rows-per-file", 999, "-o", tmp_path / "a")
    assert done.returncode == 1
    assert "states-00002.parquet is of another run" in done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full disk on this system")
@pytest.mark.parametrize("ending", ["parquet", "npz", "csv"])
def test_a_full_disk_is_told_with_the_file(tmp_path, ending):
    (tmp_path / f"a.{ending}").symlink_to("/dev/full")
    done = run("sample", "ur5", "--rows", 900, "-o", tmp_path / f"a.{ending}")
    assert done.returncode == 1
    assert f"a.{ending}: " in done.stderr
    assert "No space left on device" in done.stderr
    assert "make room" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("threads", [1, 2])
def test_a_writer_that_fails_leaves_whole_files_only(tmp_path, threads):
    made = sampler("planar_2r")
    plan = SamplePlan(tmp_path, 5000, 500)
    (tmp_path / "states-00004.parquet").mkdir()
    with pytest.raises(rnea.InputError, match="states-00004"):
        write_states(made, plan, {}, threads=threads)
    for path in tmp_path.iterdir():
        assert not path.name.startswith(".")
        assert path.is_dir() or parquet.read_table(path).num_rows == 500
    (tmp_path / "states-00004.parquet").rmdir()
    written, there = write_states(made, plan, {}, resume=True)
    assert written + there == 10
    assert written >= 1


# ---- words -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rows"),
    [("1e8", 10**8), ("100000000", 10**8), ("2^20", 2**20), ("2**3", 8), ("1.5e3", 1500),
     ("1_000", 1000), (" 7 ", 7), ("3.0", 3), ("1E2", 100)],
)  # fmt: skip
def test_counts_are_read(text, rows):
    assert count(text, "--rows", 10**9) == rows


@pytest.mark.parametrize(
    "text",
    ["0", "-5", "0.5", "1e-3", "1.25", "nan", "inf", "many", "", "1e", "2^", "1e8 rows", "0x10",
     "1e99", "9999^999", "²", "1,000", "0^0.5", "--", "1e10"],
)  # fmt: skip
def test_counts_that_are_none_are_refused(text):
    with pytest.raises(UsageError, match="--rows"):
        count(text, "--rows", 10**9)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--rows", "0"], "must be a whole number from 1"),
        (["--rows", "1e8", "-o", "a.csv"], "are too many for one csv file"),
        (["--rows", "1e8", "-o", "a.npz"], "give a folder for Parquet files: -o states/"),
        (["--rows", "9", "--method", "sobol"], "unknown --method 'sobol'. Legal: random, kron"),
        (["--rows", "9", "--seed", str(2**64)], "seeds are below 2^64"),
        (["--rows", "9", "-o", "a/", "--shard", "0/3"], "from 1/N to N/N"),
        (["--rows", "9", "-o", "a/", "--shard", "4/3"], "from 1/N to N/N"),
        (["--rows", "9", "-o", "a/", "--shard", "x"], "write I/N"),
        (["--rows", "9", "-o", "a.csv", "--shard", "1/2"], "--shard belongs to a folder"),
        (["--rows", "9", "--resume"], "--resume belongs to a folder"),
        (["--rows", "9", "--rows-per-file", "0"], "--rows-per-file 0"),
        (["--rows", "9", "--range", "joint1"], "write --range COORDINATE=LOW:HIGH"),
        (["--rows", "9", "--range", "joint1=1"], "write --range COORDINATE=LOW:HIGH"),
        (["--rows", "9", "--range", "joint1=1,2:3"], "one number on either side"),
        (["--rows", "9", "--range", "joint1=0:1", "--range", "joint1=0:1"], "given already"),
        (["--rows", "9", "--json", "-o", "-"], "cannot both go to stdout"),
    ],
)
def test_wrong_usage_is_told_in_one_line(tmp_path, words, told):
    done = run("sample", "planar_2r", *words, cwd=tmp_path)
    assert (done.returncode, told in done.stderr) == (2, True), done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_was_taken_is_said(tmp_path):
    shown = run("sample", "pr_arm", "--rows", "1e9", "--range", "slide=-pi/2:1", "--seed", 3)
    assert "nothing is written" in shown.stderr
    for words in ("1000000000 rows, method random, seed 3", "-1.5708", "--range", "default"):
        assert words in shown.stdout
    facts = json.loads(run("sample", "ur5", "--rows", 5, "--json").stdout)
    assert facts["ranges"]["qdd_elbow_joint"] == [-10, 10]
    assert (facts["hash"], facts["seed"]) == (rnea.load("ur5").hash, 0)
    blocked = tmp_path / "file"
    blocked.write_text("")
    many = run("sample", "ur5", "--rows", "1e8", "--rows-per-file", 1, "-o", "a/", cwd=tmp_path)
    assert (many.returncode, "raise --rows-per-file" in many.stderr) == (1, True)
    done = run("sample", "ur5", "--rows", 5, "-o", f"{blocked}/", cwd=tmp_path)
    assert (done.returncode, "cannot make the folder" in done.stderr) == (1, True)


def test_joints_that_are_locked_have_no_column(tmp_path):
    done = run("sample", "ur5", "--rows", 2, "--lock", "elbow_joint=1", "-o", "-")
    assert "elbow" not in done.stdout.splitlines()[1]


@full_only
def test_a_bar_advances_within_a_file(tmp_path):
    """On a terminal alone; a file of robots with loops takes seconds."""
    slow = (
        "import time; from rnea.apps.datasets.sampling.closed_samples import Closing\n"
        "closed = Closing.closed\n"
        "def slow(*args):\n    time.sleep(0.3)\n    return closed(*args)\n"
        "Closing.closed = slow\n"
    )
    words = ["sample", "four_bar", "--rows", 30_000, "-o"]
    for name in ("states", "states.npz"):
        code, shown = on_a_terminal(*words, tmp_path / name, before=slow)
        assert code == 0
        assert " rows/s" in shown
        percents = {int(x) for x in re.findall(r"(\d+)%", shown)}
        assert len(percents - {0, 100}) > 1
    quiet = run(*words, tmp_path / "quiet")
    assert "%" not in quiet.stderr
