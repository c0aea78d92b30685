"""Recordings of simulated robots: what was asked for is in them, and nothing else."""

import io
import sqlite3

import numpy as np
import pytest
from rosbags.typesys import Stores, get_typestore

import rnea
from rnea import InputError
from rnea.drive import torque_per_ampere
from rnea.logs import log_bytes, read_log
from rnea.simulate import MEASURED, Measurement, measurement
from support.command import run as command
from support.every_joint import every_joint_toml

GEARED = """
format = 1
name = "geared"
convention = "standard"
[[links]]
a = 0.4
mass = 2.0
motor = { torque_constant = 0.05, resistance = 0.5 }
gear = { ratio = 100 }
limits = { position = [-1, 2] }
[[links]]
a = 0.3
mass = 1.0
motor = { torque_constant = 0.02, resistance = 0.5 }
gear = { ratio = -50 }
"""


@pytest.fixture(scope="module")
def run():
    """A double pendulum that swings under torques of known form, in steps of 1 ms."""
    arm = rnea.load("double_pendulum")
    torque = lambda t: np.array([0.8 * np.sin(7 * t), 0.3 * np.cos(5 * t)])  # noqa: E731
    return arm.simulate([0.3, 0.1], duration=4.0, torque=torque)


def test_without_options_a_recording_is_the_run(run):
    log = run.measured()
    for name, truth in (("t", run.t), ("q", run.q), ("qd", run.qd), ("effort", run.tau)):
        np.testing.assert_array_equal(getattr(log, name), truth)
    assert log.joint_names == run.joint_names


def test_noise_has_the_spread_that_was_asked_for(run):
    log = run.measured("noise=0.2:0.05,position=1e-3,velocity=0.01,seed=4")
    for got, truth, spread in (
        (log.effort, run.tau, [0.2, 0.05]),
        (log.q, run.q, [1e-3, 1e-3]),
        (log.qd, run.qd, [0.01, 0.01]),
    ):
        off = got - truth
        # 4001 draws: the spread is known to 1.1 %, the mean to spread/63
        np.testing.assert_allclose(off.std(axis=0) / spread, 1.0, atol=0.05)
        assert np.all(np.abs(off.mean(axis=0)) < 4 * np.array(spread) / 63)
        assert abs(np.corrcoef(off.T)[0, 1]) < 0.06
    relative = run.measured("noise=10%").effort - run.tau
    largest = np.abs(run.tau).max(axis=0)
    np.testing.assert_allclose(relative.std(axis=0) / largest, 0.1, rtol=0.05)


def test_encoders_count(run):
    log = run.measured(encoder=(0.01, 0.0))
    counts = log.q[:, 0] / 0.01
    np.testing.assert_allclose(counts, np.round(counts), atol=1e-9)
    assert np.abs(log.q[:, 0] - run.q[:, 0]).max() <= 0.005 + 1e-12
    np.testing.assert_array_equal(log.q[:, 1], run.q[:, 1])


def test_efforts_are_late_by_the_lag(run):
    log = run.measured(lag=0.0125)
    late = run.t > 0.0125
    at = run.t[late] - 0.0125
    # the torques are given in closed form; lines between steps of 1 ms miss them by h²/8 |tau''|
    truth = np.stack([0.8 * np.sin(7 * at), 0.3 * np.cos(5 * at)], axis=1)
    np.testing.assert_allclose(log.effort[late], truth, atol=1e-6 / 8 * 0.8 * 49 * 1.01)
    np.testing.assert_array_equal(log.q, run.q)


def test_a_logger_has_a_rate_of_its_own(run):
    log = run.measured(rate=130.0)
    np.testing.assert_allclose(log.t, np.arange(521) / 130, atol=1e-14)
    # another run that has rows at these very times
    arm = rnea.load("double_pendulum")
    torque = lambda t: np.array([0.8 * np.sin(7 * t), 0.3 * np.cos(5 * t)])  # noqa: E731
    fine = arm.simulate([0.3, 0.1], duration=4.0, torque=torque, step=1 / 1300)
    np.testing.assert_allclose(log.q, fine.q[::10], atol=2e-10)
    np.testing.assert_allclose(log.qd, fine.qd[::10], atol=1e-6)
    assert len(run.measured(rate=1000.0)) == len(run)


def test_clocks_jitter_and_messages_get_lost(run):
    log = run.measured(jitter=5e-4, drop=0.1, seed=2)
    assert 0.08 < 1 - len(log) / len(run) < 0.12
    assert log.t[0] == 0
    assert np.all(np.diff(log.t) >= 0)
    whole = run.measured(jitter=5e-4, seed=2)
    assert np.any(np.diff(whole.t) == 0)
    assert 3e-4 < np.std(whole.t - run.t) < 6e-4


def test_sensors_saturate_and_currents_are_parts_of_torques(run):
    log = run.measured(saturation=(0.5, 10.0), current=(4.0, 2.0))
    np.testing.assert_allclose(log.effort[:, 0], np.clip(run.tau[:, 0], -0.5, 0.5) / 4, rtol=1e-14)
    np.testing.assert_allclose(log.effort[:, 1], run.tau[:, 1] / 2, rtol=1e-14)
    with pytest.raises(InputError, match="torque_per_ampere"):
        run.measured("current")


def test_motors_of_the_file_tell_their_currents(tmp_path):
    (tmp_path / "arm.toml").write_text(GEARED)
    arm = rnea.load(tmp_path / "arm.toml")
    np.testing.assert_allclose(torque_per_ampere(arm.description), [5.0, -1.0])
    with pytest.raises(InputError, match="joint1, joint2 have no motor"):
        torque_per_ampere(rnea.load("planar_2r").description, ["joint1", "joint2"])
    done = command(
        *("simulate", "arm.toml", "--controller", "pd_gravity", "--duration", 0.1),
        *("--measure", "current", "-o", "log.csv"), cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    effort = np.loadtxt(tmp_path / "log.csv", delimiter=",", skiprows=4)[:, 5:]
    assert effort[0] == pytest.approx(arm.gravity_torque([0, 0]) / [5.0, -1.0], rel=1e-6)


def test_one_kind_of_noise_does_not_change_another(run):
    plain = run.measured(noise=0.1, seed=3)
    with_more = run.measured(noise=0.1, position=1e-3, velocity=0.1, jitter=1e-4, seed=3)
    np.testing.assert_array_equal(plain.effort, with_more.effort)
    np.testing.assert_array_equal(plain.effort, run.measured(noise=0.1, seed=3).effort)
    assert np.any(plain.effort != run.measured(noise=0.1, seed=5).effort)


@pytest.mark.parametrize("form", ["csv", "npz", "db3"])
def test_recordings_are_written_and_read(run, form, tmp_path):
    log = run.measured("noise=0.1,rate=100")
    data = log_bytes(log, form, ["robot so-and-so"])
    if form == "csv":
        lines = data.decode().splitlines()
        assert lines[:2] == ["# robot so-and-so", "# measured: noise=0.1,rate=100,seed=0"]
        heading = "t," + ",".join(
            f"{k}_{j}" for k in ("q", "qd", "effort") for j in log.joint_names
        )
        assert lines[2] == heading
        table = np.loadtxt(lines[3:], delimiter=",")
        np.testing.assert_array_equal(table, np.column_stack([log.t, log.q, log.qd, log.effort]))
    elif form == "npz":
        with np.load(io.BytesIO(data)) as arrays:
            np.testing.assert_array_equal(arrays["effort"], log.effort)
            assert tuple(arrays["joint_names"]) == log.joint_names
            assert "noise=0.1" in arrays["about"][1]
    (tmp_path / f"log.{form}").write_bytes(data)
    back = read_log(str(tmp_path / f"log.{form}"))
    np.testing.assert_allclose(back.t, log.t, atol=1e-9 if form == "db3" else 0)
    for name in ("q", "qd", "effort"):
        np.testing.assert_array_equal(getattr(back, name), getattr(log, name))
    assert back.joint_names == log.joint_names


def test_others_read_our_messages(run, tmp_path):
    log = run.measured("rate=50", position=1e-3)
    (tmp_path / "log.db3").write_bytes(log_bytes(log, "db3"))
    types = get_typestore(Stores.ROS2_HUMBLE)
    with sqlite3.connect(tmp_path / "log.db3") as db:
        messages = db.execute("SELECT timestamp, data FROM messages ORDER BY id").fetchall()
    for k in (0, 7, len(log) - 1):
        stamp, data = messages[k]
        state = types.deserialize_cdr(data, "sensor_msgs/msg/JointState")
        assert stamp == state.header.stamp.sec * 10**9 + state.header.stamp.nanosec
        assert stamp == round(log.t[k] * 1e9)
        assert tuple(state.name) == log.joint_names
        for theirs, ours in (("position", log.q), ("velocity", log.qd), ("effort", log.effort)):
            np.testing.assert_array_equal(getattr(state, theirs), ours[k])


def test_joints_with_several_coordinates_are_left_out():
    arm = rnea.loads(every_joint_toml(("revolute", "spherical")))
    log = arm.simulate(None, duration=0.01).measured()
    assert log.joint_names == ("revolute",)
    assert log.q.shape == log.effort.shape == (11, 1)
    assert "spherical" in log.notes[1]
    with pytest.raises(InputError, match="one coordinate each"):
        rnea.loads(every_joint_toml(())).simulate(None, duration=0.01).measured()


BAD = [
    ("noize=1", "'noize'. Did you mean 'noise'"),
    ("noise", "measure noise: write it once, as noise=VALUE"),
    ("noise=1,noise=2", "measure noise: write it once"),
    ("noise=nan", "'nan' is not a number"),
    ("noise=-1", "must be a number from 0 on: standard deviation"),
    ("rate=0", "must be a number above 0: messages a second"),
    ("current=0", "must be a number that is not 0"),
    ("lag=1:2", "one value is for all joints"),
    ("drop=1", "loses every message"),
    ("lag=5%", "'5%' is not a number"),
    ("seed=1.5", "not a whole number"),
    ("noise=1:2:3", "3 values for 2 joints (joint1, joint2)"),
    ("current", "no motor with a torque constant"),
]


@pytest.mark.parametrize(("text", "words"), BAD)
def test_what_cannot_be_is_refused_before_the_run(text, words, tmp_path):
    done = command("simulate", "planar_2r", "--measure", text, "-o", "log.csv", cwd=tmp_path)
    assert done.returncode in (1, 2)
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_command_writes_a_recording_and_says_what_is_true(tmp_path):
    options = ("simulate", "planar_2r", "--duration", 0.5, "--measure", "noise=0.1,lag=0.002")
    done = command(*options, "-o", "log.csv", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    head = (tmp_path / "log.csv").read_text().splitlines()[:4]
    arm = rnea.load("planar_2r")
    assert f"hash {arm.hash}" in head[0]
    assert head[2] == "# measured: noise=0.1,lag=0.002,seed=0"
    assert head[3].startswith("t,q_joint1,q_joint2,qd_joint1")
    assert command(*options, cwd=tmp_path).returncode == 2
    assert command(*options, "-o", "log.parquet", cwd=tmp_path).returncode == 2
    assert (
        "--measure does not go with --samples"
        in command(*options, "--samples", 3, "-o", "x.npz").stderr
    )


def test_every_key_is_told_in_help_and_documents():
    from pathlib import Path

    help_text = " ".join(command("simulate", "--help").stdout.split())
    page = (Path(__file__).parent.parent / "docs" / "look-up" / "simulation.md").read_text()
    for key in MEASURED:
        assert f"{key}: " in help_text
        assert f"| `{key}` |" in page
    text = (
        "noise=0.1:0.2,encoder=0.001,position=0.01,velocity=0.1,lag=0.01,rate=50,current,drop=0.1"
    )
    assert measurement(measurement(text).describe()) == measurement(text)
    assert set(MEASURED) | {"relative_noise"} == set(Measurement.__dataclass_fields__)


def test_percent_and_newton_metres_do_not_mix():
    for text in ("noise=1%:2", "noise=2:1%"):
        with pytest.raises(rnea.InputError, match="some joints in % and others not"):
            measurement(text)
    assert measurement("noise=1%:2%").relative_noise == (0.01, 0.02)
