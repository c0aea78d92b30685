"""Episodes too long for memory are worked in parts, with the numbers of the whole."""

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import rnea
from rnea.apps.datasets import dataset_rates, long_episodes
from rnea.motion import Columns, Recording, estimate_rates
from support.command import run


@pytest.fixture
def short(monkeypatch):
    """Long is what has more than a thousand rows."""
    monkeypatch.setattr(long_episodes, "LONG", 1000)
    monkeypatch.setattr(dataset_rates, "LONG", 1000)


def moved(rows, seed):
    t = np.arange(rows) * 0.004 + seed
    way = np.random.default_rng(seed).uniform(0.5, 2, (2, 3, 1))
    return t, np.concatenate([np.sin(way[0] * t), np.cos(way[1] * t)]).T[:, :2]


def table(parts, **more):
    t = np.concatenate([t for t, _ in parts])
    q = np.concatenate([q for _, q in parts])
    number = np.repeat(np.arange(len(parts)), [len(t) for t, _ in parts])
    columns = {"t": t, "q_joint1": q[:, 0], "q_joint2": q[:, 1], "episode_index": number}
    return pa.table(columns | more)


def alone(arm, t, q, bandwidth=None):
    recording = Recording(t, q, None, None, arm.joint_names, columns=Columns.of(arm.model))
    motion, _ = estimate_rates(recording.checked(), bandwidth)
    return arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)


@pytest.mark.parametrize("group", [700, 4096, 100_000])
def test_long_and_short_episodes_have_the_torques_of_each_alone(tmp_path, short, group):
    arm = rnea.load("planar_2r")
    parts = [moved(rows, seed) for seed, rows in enumerate((300, 5000, 20, 9000, 999))]
    effort = np.arange(sum(len(t) for t, _ in parts), dtype=float)
    file = str(tmp_path / "a.parquet")
    whole = table(parts, effort_joint1=effort, effort_joint2=-effort)
    pq.write_table(whole, file, row_group_size=group)
    batches = list(arm.over(file, ["residual"]))
    tau = np.concatenate([batch.tau for batch in batches])
    expected = np.concatenate([alone(arm, t, q) for t, q in parts])
    assert len(batches) > len(parts)
    assert np.abs(tau - expected).max() < 1e-9 * np.abs(expected).max()
    assert np.array_equal(np.concatenate([x.t for x in batches]), whole.column("t"))
    residual = np.concatenate([x.results["residual_joint1"] for x in batches])
    assert np.array_equal(residual, effort - tau[:, 0])
    firsts = np.cumsum([0, *(len(x) for x in batches)])
    assert [x.first for x in batches] == firsts[:-1].tolist()


def test_the_same_bits_however_a_file_is_cut(tmp_path, short):
    arm, parts = rnea.load("planar_2r"), [moved(9000, 1)]
    found = []
    for group in (700, 4096, 100_000):
        file = str(tmp_path / f"{group}.parquet")
        pq.write_table(table(parts), file, row_group_size=group)
        found.append(np.concatenate([x.tau for x in arm.over(file)]))
    assert np.array_equal(found[0], found[1])
    assert np.array_equal(found[0], found[2])


def test_by_a_rate_without_times(tmp_path, short):
    arm, (_, q) = rnea.load("planar_2r"), moved(5000, 0)
    pq.write_table(pa.table({"q_joint1": q[:, 0], "q_joint2": q[:, 1]}), tmp_path / "a.parquet")
    tau = np.concatenate([x.tau for x in arm.over(str(tmp_path / "a.parquet"), rate=250)])
    expected = alone(arm, np.arange(5000) / 250, q)
    assert np.abs(tau - expected).max() < 1e-9 * np.abs(expected).max()


def test_a_row_that_is_no_number_is_named_and_the_others_stay(tmp_path, short):
    (t, q), other = moved(9000, 1), moved(3000, 2)
    q[6000, 1] = np.nan
    pq.write_table(table([(t, q), other]), tmp_path / "a.parquet", row_group_size=700)
    out = str(tmp_path / "b.parquet")
    line = ["torque", "planar_2r", str(tmp_path / "a.parquet"), "-o", out]
    stopped = run(*line)
    assert stopped.returncode == 1
    assert "episode 0: row 6001: column 'q_joint2': nan is not a finite number" in stopped.stderr
    assert run(*line, "--keep-going").returncode == 1
    tau = pq.read_table(out).column("tau_joint1").to_numpy()
    assert len(tau) == 12_000
    assert np.isnan(tau[6000:9000]).all()
    assert np.isfinite(tau[:3000]).all()
    assert np.isfinite(tau[9000:]).all()
    expected = alone(rnea.load("planar_2r"), *other)
    assert np.abs(tau[9000:] - expected[:, 0]).max() < 1e-9 * np.abs(expected).max()
