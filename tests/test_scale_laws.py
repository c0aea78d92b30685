"""What must not matter: in which pieces rows are read, by how many threads, into which format."""

import os

import numpy as np
import pytest

from support.command import on_a_terminal, run
from support.data_sets import (
    files_in,
    motion,
    read,
    robot,
    same_bits,
    tau_in,
    torque,
    write_csv,
    write_npz,
    write_parquet,
)

GROUPS = (7, 100, 1000)


@pytest.fixture(scope="module")
def whole():
    arm = robot("ur5")
    made = motion(arm, 1000)
    made.more |= {
        "episode_index": np.repeat(np.arange(10), 100),
        "note": np.array([f"row {k % 17}" for k in range(1000)]),
        "forces": np.arange(3000.0).reshape(1000, 3),
    }
    return made


def results(tmp_path, whole, options, rates, groups=GROUPS):
    for size in groups:
        name = tmp_path / f"{size}.parquet"
        write_parquet(name, whole.named(rates), row_group_size=size)
        torque(
            "ur5", name, "-o", tmp_path / f"out{size}.parquet", "--keep", "note,forces", *options
        )
        yield (tmp_path / f"out{size}.parquet").read_bytes()


@pytest.mark.parametrize("rates", [("q", "qd", "qdd"), ("q",)])
def test_the_cut_of_row_groups_does_not_matter(tmp_path, whole, rates):
    options = ["--power", "--quantity", "mass_matrix"]
    assert len(set(results(tmp_path, whole, options, rates))) == 1


def test_the_number_of_threads_does_not_matter(tmp_path, whole):
    def made(threads):
        return list(results(tmp_path, whole, ["--budget", "--threads", threads],
                            ("q", "qd", "qdd"), (700,)))  # fmt: skip

    assert made(1) == made(2) == made(3)
    assert "RNEA_THREADS" not in os.environ


def test_blocks_of_other_sizes_give_the_same_bytes(tmp_path, whole, monkeypatch):
    """A row group of the result is full of rows, however they come."""
    columns = whole.named()
    write_parquet(tmp_path / "in.parquet", columns, row_group_size=240)
    sizes = {}
    for size in (170, 480, 1 << 18):
        monkeypatch.setattr("rnea.apps.datasets.sources.parquet_source.BLOCK_ROWS", size)
        monkeypatch.setattr("rnea.apps.datasets.sources.parquet_source._WHOLE_GROUP", size)
        monkeypatch.setattr("rnea.apps.datasets.sinks.parquet_sink.BLOCK_ROWS", 256)
        torque("ur5", tmp_path / "in.parquet", "-o", tmp_path / "out.parquet", "--keep", "*")
        sizes[size] = (tmp_path / "out.parquet").read_bytes()
    assert len(set(sizes.values())) == 1


@pytest.mark.parametrize("form", ["parquet", "csv", "npz"])
@pytest.mark.parametrize("source", ["parquet", "csv", "npz"])
def test_rows_in_are_rows_out_in_their_order(tmp_path, form, source):
    arm = robot()
    parts = [motion(arm, rows, seed=rows, begin=rows) for rows in (1, 2, 17, 300)]
    (tmp_path / "in").mkdir()
    for k, one in enumerate(parts):
        path = tmp_path / "in" / f"{k}.{source}"
        if source == "npz":
            write_npz(path, one)
        else:
            (write_csv if source == "csv" else write_parquet)(path, one.named())
    done = torque("planar_2r", tmp_path / "in", "-o", tmp_path / "out", "--to", form)
    assert "320 rows of 4 files" in done.stderr
    assert files_in(tmp_path / "out") == [f"{k}.{form}" for k in range(4)]
    for k, one in enumerate(parts):
        same_bits(read(tmp_path / "out" / f"{k}.{form}")["t"], one.t)
        want = arm.inverse_dynamics(one.q, one.qd, one.qdd)
        same_bits(tau_in(tmp_path / "out" / f"{k}.{form}", arm), want)


def test_the_same_run_twice_gives_the_same_bytes(tmp_path, whole):
    first = next(results(tmp_path, whole, [], ("q",), (100,)))
    assert next(results(tmp_path, whole, [], ("q",), (100,))) == first


def test_a_bar_says_rows_a_second_and_the_time_left(tmp_path):
    """On a terminal alone."""
    arm = robot()
    (tmp_path / "in").mkdir()
    for k in range(3):
        write_parquet(tmp_path / "in" / f"{k}.parquet", motion(arm, 20_000).named())
    slow = (
        "import time; from rnea.apps.datasets import run_dataset as run\n"
        "work_file = run.work_file\n"
        "def slow(*args):\n    time.sleep(0.6)\n    return work_file(*args)\n"
        "run.work_file = slow\n"
    )
    words = ["torque", "planar_2r", tmp_path / "in", "-o", tmp_path / "a"]
    code, said = on_a_terminal(*words, before=slow)
    assert code == 0
    assert " rows/s" in said
    assert "0:00:0" in said
    quiet = torque("planar_2r", tmp_path / "in", "-o", tmp_path / "b")
    assert quiet.stderr.count("\n") == 1
    assert "60,000 rows of 3 files" in quiet.stderr


def test_help_fits_a_terminal():
    said = run("torque", "--help").stdout
    assert max(map(len, said.splitlines())) <= 80
    assert "Data sets:" in said
    for option in ("--resume", "--shard", "--keep-going", "--engine", "--quantity"):
        assert option in said.partition("Data sets:")[2]
