"""rnea motion, and rnea torque on what it wrote and on files without rates."""

import csv
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea.apps.trajectory.files.trajectory_csv import read_recording
from rnea.cli.app import app
from rnea.motion import read_motion
from support.command import run

pytest.importorskip("pyarrow")
ENDINGS = (".csv", ".npz", ".parquet")


def call(*args):
    done = run(*args)
    return done.returncode, done.stdout, done.stderr


MOVE = ("motion", "planar_2r", "--q", "0,0", "--to", "1,-2")


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_motion_and_its_torques(tmp_path, ending):
    path, out = tmp_path / f"m{ending}", tmp_path / "tau.csv"
    code, shown, err = call(*MOVE, "--velocity", 1.5, "--acceleration", "2,4", "-o", path)
    assert code == 0, err
    assert "Joint joint2 decides the time" in shown
    motion = read_motion(str(path), ["joint1", "joint2"])
    np.testing.assert_array_equal(motion.q[[0, -1]], [[0, 0], [1, -2]])
    assert motion.t[-1] == pytest.approx(2 * 15 / 8 / 1.5)
    assert np.abs(motion.qd).max(axis=0)[1] == pytest.approx(1.5, rel=1e-3)
    code, _, err = call("torque", "planar_2r", path, "-o", out)
    assert code == 0, err
    rows = list(csv.DictReader(x for x in out.read_text().splitlines() if x[0] != "#"))
    tau = rnea.load("planar_2r").inverse_dynamics(motion.q, motion.qd, motion.qdd)
    np.testing.assert_array_equal([float(row["tau_joint2 [N m]"]) for row in rows], tau[:, 1])
    assert "estimated" not in out.read_text()


def test_a_time_that_was_given_is_decided_by_no_joint(tmp_path):
    """A quintic over 2 rad needs 15/8 · 2 / 1.5 s at 1.5 rad/s."""
    limited = (*MOVE, "--velocity", 1.5, "--duration", 5, "-o", tmp_path / "m.csv")
    code, shown, err = call(*limited)
    assert code == 0, err
    assert "decides the time" not in shown
    assert "The time was given. The limits allow 2.5 s: joint joint2, by its velocity." in shown


@pytest.mark.parametrize(
    "profile", ["cubic", "quintic", "sinusoid", "trapezoid", "scurve", "spline"]
)
def test_every_profile_keeps_the_limits_and_the_rate(tmp_path, profile):
    jerk = ["--jerk", 9] if profile in ("quintic", "scurve") else []
    path = tmp_path / "m.npz"
    code, text, err = call(
        *MOVE, "--profile", profile, "--velocity", 1, "--acceleration", 3, *jerk,
        "--rate", 250, "--json", "-o", path,
    )  # fmt: skip
    assert code == 0, err
    facts = json.loads(text)
    assert facts["decides"]["joint"] == "joint2"
    assert facts["rate"] == pytest.approx(250, rel=1e-12)
    motion = read_motion(str(path), ["joint1", "joint2"])
    assert len(motion) == facts["samples"]
    np.testing.assert_allclose(np.diff(motion.t), 1 / 250, rtol=1e-9)
    for word, limit, values in (("velocity", 1, motion.qd), ("acceleration", 3, motion.qdd)):
        assert np.all(np.abs(values).max(axis=0) <= np.array(facts["peaks"][word]) * (1 + 1e-12))
        assert max(facts["peaks"][word]) <= limit * (1 + 1e-12)
        np.testing.assert_allclose(
            facts["utilisation"][word], np.array(facts["peaks"][word]) / limit
        )
    shares = [s for row in facts["utilisation"].values() for s in row if s is not None]
    # rounding up to whole samples costs less than one of them
    slack = 1 / facts["samples"]
    assert 1 - 4 * slack < max(shares) <= 1 + 1e-12


def test_splines_and_series_from_the_command_line(tmp_path):
    path = tmp_path / "m.csv"
    code, text, err = call(
        *MOVE, "--profile", "spline", "--via", "0.5,1", "--via", "1,1", "--times", "0,1,1.5,3",
        "--rate", 100, "-o", path, "--json",
    )  # fmt: skip
    assert code == 0, err
    motion = read_motion(str(path), ["joint1", "joint2"])
    np.testing.assert_allclose(motion.q[[100, 150]], [[0.5, 1], [1, 1]], atol=1e-12)
    assert json.loads(text)["duration"] == 3
    code, text, err = call(
        "motion", "planar_2r", "--q", "1,2", "--profile", "fourier", "--sin", "0.1,0.2",
        "--sin", "0,0.1", "--cos", "0.3,0", "--velocity", 1, "--cycles", 2, "-o", path, "--json",
    )  # fmt: skip
    assert code == 0, err
    facts = json.loads(text)
    assert max(facts["peaks"]["velocity"]) == pytest.approx(1, rel=1e-3)
    motion = read_motion(str(path), ["joint1", "joint2"])
    np.testing.assert_allclose(motion.q[0], [1.3, 2], atol=1e-12)
    np.testing.assert_allclose(motion.q[-1], motion.q[0], atol=1e-12)


def test_to_and_fro_and_standing_still(tmp_path):
    path = tmp_path / "m.npz"
    assert call(*MOVE, "--swings", 2, "--duration", 1.0005, "--rate", 100, "-o", path)[0] == 0
    motion = read_motion(str(path), ["joint1", "joint2"])
    np.testing.assert_array_equal(motion.q[-1], [0, 0])
    assert (motion.t[-1], len(motion)) == (1.0005, 102)
    still = ("motion", "planar_2r", "--q", "1,1", "--to", "1,1")
    assert call(*still, "--duration", 1, "-o", path)[0] == 0
    assert np.all(read_motion(str(path), ["joint1", "joint2"]).qdd == 0)


def test_summary_alone_and_csv_alone(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, text, _ = call(*MOVE, "--duration", 1, "--json")
    assert code == 0
    assert json.loads(text)["limits"]["velocity"] == [None, None]
    code, text, _ = call(*MOVE, "--duration", 1, "--rate", 10)
    assert code == 0
    assert len(read_recording(text, ["joint1", "joint2"])) == 11
    assert list(tmp_path.iterdir()) == []


PANDA = ("motion", "panda", "--q", "0,0,0,-1.5,0,1,0")
MISTAKES = [
    # (arguments, exit code, words)
    ((*MOVE,), 1, "joint 'joint1' has no limit"),
    ((*MOVE, "--duration", 0), 1, "positive number of seconds"),
    ((*MOVE, "--velocity", 0), 1, "velocity limit is 0"),
    ((*MOVE, "--velocity", "1,2,3"), 1, "--velocity has 3 values"),
    ((*MOVE, "--velocity", "x"), 1, "--velocity: 'x' is no number"),
    ((*MOVE, "--velocity", "1", "--duration", 1), 1, "joint 'joint2' needs at least 3.75 s"),
    ((*MOVE, "--profile", "trapezoid", "--velocity", 1, "--jerk", 1), 1, "use the profile scurve"),
    ((*MOVE, "--profile", "bang"), 2, "unknown profile 'bang'"),
    ((*MOVE, "--duration", 1, "--rate", 0), 1, "--rate must be"),
    ((*MOVE, "--duration", "1e9"), 1, "use --rate 0.01 or less"),
    ((*MOVE, "--duration", 1, "--via", "0,0"), 2, "--via belongs to --profile spline"),
    ((*MOVE, "--duration", 1, "--sin", "0,0"), 2, "--sin belongs to --profile fourier"),
    ((*MOVE, "--duration", 1, "--json", "-o", "-"), 2, "cannot both go to stdout"),
    ((*MOVE, "--duration", 1, "--swings", 0), 1, "at least one swing"),
    ((*MOVE, "--duration", 1, "-o", "none/m.csv"), 1, "cannot write none/m.csv"),
    ((*MOVE, "--profile", "fourier", "--sin", "1,1"), 2, "leave --to away"),
    (("motion", "planar_2r", "--q", "0,0", "--profile", "fourier"), 2, "needs amplitudes"),
    (("motion", "planar_2r", "--q", "0,0"), 2, "--profile quintic needs --to"),
    (("motion", "planar_2r", "--q", "0", "--to", "1,1"), 1, "--q has 1 value,"),
    (("motion", "planar_2r", "--to", "1,1"), 2, "missing option"),
    ((*PANDA, "--to", "0,0,0,0,0,1,0"), 1, "joint 'joint4' would reach 0 rad, outside its limits"),
    ((*PANDA, "--to", "1,0,0,-1,0,1,0", "--velocity", 9), 1, "above the robot's own limit of 2"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "code", "words"), MISTAKES)
def test_mistakes(tmp_path, monkeypatch, arguments, code, words):
    monkeypatch.chdir(tmp_path)
    target = () if "-o" in arguments else ("-o", "m.csv")
    got, shown, err = call(*arguments, *target)
    assert words in err
    assert got == code
    assert shown == ""
    assert list(tmp_path.iterdir()) == []


def test_a_robots_limits_can_be_ignored(tmp_path):
    there = (*PANDA, "--to", "0,0,0,0,0,1,0", "-o", tmp_path / "m.csv")
    assert call(*there, "--ignore-limits", "--velocity", 9)[0] == 0
    assert call(*PANDA, "--to", "1,0,0,-1,0,1,0", "-o", tmp_path / "m.csv")[0] == 0


# ---- torques without rates ---------------------------------------------------------------------


def positions_only(path, noise=0.0, rates=("q",)):
    """A quintic of planar_2r with half a second of rest on both sides, at 500 Hz."""
    from rnea.apps.trajectory.profiles.unit_laws import Quintic
    from rnea.motion import RestToRest

    true = RestToRest([0, 0], [1, -2], Quintic(), 2.0, ["joint1", "joint2"])
    t = np.arange(-250, 1251) / 500
    state = true.at(t)
    rng = np.random.default_rng(0)
    names = [f"{rate}_{joint}" for rate in rates for joint in true.joint_names]
    values = np.concatenate([getattr(state, rate) for rate in rates], axis=1)
    values[:, -2:] += noise * rng.normal(size=(len(t), 2))
    rows = [",".join(map(repr, row)) for row in np.c_[t, values].tolist()]
    path.write_text("\n".join([",".join(["t", *names]), *rows]) + "\n")
    return rnea.load("planar_2r").inverse_dynamics(state.q, state.qd, state.qdd)


@pytest.mark.parametrize(("rates", "noise"), [(("q",), 1e-5), (("q", "qd"), 0.001)])
def test_torques_from_positions(tmp_path, rates, noise):
    path, out = tmp_path / "m.csv", tmp_path / "tau.csv"
    true = positions_only(path, noise, rates)
    code, _, err = call("torque", "planar_2r", path, "--bandwidth", 8, "-o", out)
    assert code == 0, err
    text = out.read_text()
    for words in (
        "# rates estimated: the file has",
        "# bandwidth 8 Hz (as asked): a sinusoid of frequency f passes with the factor 1/(1 + (f/8",
        "# ends are free",
        f"# noise (standard deviation) of joint2: {rates[-1]} ",
    ):
        assert words in text
        assert words.removeprefix("# ") in err
    rows = list(csv.DictReader(x for x in text.splitlines() if x[0] != "#"))
    tau = np.array([[float(row[f"tau_joint{k} [N m]"]) for k in (1, 2)] for row in rows])
    assert np.abs(tau - true).max() < 0.02 * np.abs(true).max()
    said = [float(x) for x in re.findall(rf": {rates[-1]} (\S+) rad", err)]
    np.testing.assert_allclose(said, noise, rtol=0.1)
    # the largest deviation of torques that is said is not exceeded while the arm rests
    said = [float(x) for x in re.findall(r"-> tau (\S+) N m", err)]
    seen = (tau - true)[70:180].std(axis=0)
    assert np.all(seen < 1.5 * np.array(said))
    assert np.all(seen > 0.05 * np.array(said))


def test_bandwidth_is_chosen_and_said(tmp_path):
    path = tmp_path / "m.csv"
    positions_only(path)
    code, shown, err = call("torque", "planar_2r", path)
    assert code == 0
    assert "bandwidth 25 Hz (default: 1/20 of the sample rate of 500 Hz)" in err
    assert shown.startswith("# rnea")
    assert "bandwidth 25 Hz" in shown


@pytest.mark.parametrize(
    ("text", "options", "code", "words"),
    [
        ("t,q_joint1,q_joint2\n0,0,0\n", (), 1, "m.csv: 1 row without all rates"),
        ("t,q_joint1\n0,0\n", (), 1, "m.csv:1: missing column q_joint2"),
        ("t,q_joint1,q_joint2\n0,0,0\n0.1,1\n", (), 1, "m.csv:3: 2 values"),
        (
            None,
            ("--bandwidth", 1000),
            1,
            "m.csv: a bandwidth of 1000 Hz is too much for samples every 0.002 s",
        ),
        (None, ("--bandwidth", -1), 1, "positive number of Hz"),
        (None, ("--bandwidth", 0.01), 1, "too short for a bandwidth"),
        ("full", ("--bandwidth", 5), 2, "this one has them all"),
    ],
)
def test_torques_refused(tmp_path, monkeypatch, text, options, code, words):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "m.csv"
    if text in (None, "full"):
        positions_only(path, rates=("q",) if text is None else ("q", "qd", "qdd"))
    else:
        path.write_text(text)
    got, shown, err = call("torque", "planar_2r", "m.csv", *options, "-o", "tau.csv")
    assert words in err
    assert (got, shown) == (code, "")
    assert os.listdir() == ["m.csv"]


def test_bandwidth_belongs_to_files():
    code, _, err = call("torque", "planar_2r", "--q", "0,0", "--bandwidth", 5)
    assert (code, "--bandwidth belongs to" in err) == (2, True)


def test_in_a_process_of_its_own(tmp_path):
    """Pipes, exit codes and help as a user meets them."""
    run = [sys.executable, "-m", "rnea"]
    made = subprocess.run([*run, *MOVE, "--duration", "1"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    piped = subprocess.run(
        [*run, "torque", "planar_2r", "-"], input=made.stdout, capture_output=True, text=True
    )
    assert (piped.returncode, piped.stderr) == (0, "")
    helped = subprocess.run([*run, "motion", "--help"], capture_output=True, text=True)
    assert "Examples:\n  rnea motion" in helped.stdout
    wrong = subprocess.run([*run, *MOVE], capture_output=True, text=True, cwd=tmp_path)
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("error: joint 'joint1' has no limit")


def test_the_manual_names_no_option_that_is_not_there():
    text = (Path(__file__).parent.parent / "docs" / "look-up" / "motion.md").read_text()
    helped = "".join(
        CliRunner().invoke(app, [command, "--help"]).stdout for command in ("motion", "torque")
    )
    options = set(re.findall(r"`(--[a-z0-9-]+)", text))
    assert len(options) > 10
    for option in options:
        assert option in helped, option
