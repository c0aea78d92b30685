"""rnea log: on the terminal, as JSON, as a page; and recordings that say little or nothing."""

import json

import numpy as np
import pytest

import rnea
from support.command import run

NAMES = ("joint1", "joint2")


def _csv(path, t, q, effort=None):
    columns = {"t": t, **{f"q_{name}": q[:, k] for k, name in enumerate(NAMES)}}
    if effort is not None:
        columns |= {f"effort_{name}": effort[:, k] for k, name in enumerate(NAMES)}
    rows = zip(*columns.values(), strict=True)
    lines = [",".join(columns), *(",".join(f"{x:.9g}" for x in row) for row in rows)]
    path.write_text("\n".join(lines) + "\n")


def _motion(seconds=10.0):
    t = np.arange(0, seconds, 0.01)
    w, size = 2 * np.pi * np.array([0.31, 0.47]), np.array([0.8, 0.6])
    angle = t[:, None] * w + [0.2, 1.0]
    return t, size * np.sin(angle), size * w * np.cos(angle), -size * w**2 * np.sin(angle)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("logs")
    arm, rng = rnea.load("planar_2r"), np.random.default_rng(3)
    t, q, qd, qdd = _motion()
    tau = arm.inverse_dynamics(q, qd, qdd)

    def noisy(effort):
        return effort + 0.02 * tau.std(axis=0) * rng.normal(size=effort.shape)

    _csv(place / "right.csv", t, q, noisy(tau))
    _csv(place / "sign.csv", t, q, noisy(tau * [1, -1]))
    _csv(place / "bare.csv", t, q)
    _csv(place / "zero.csv", t, q, 0 * tau)
    still = 0 * q[:200] + q[0]
    _csv(place / "still.csv", t[:200], still, noisy(0 * still + arm.gravity_torque(q[0])))
    rate = np.array([1.0, 0.0])
    alone = q * rate + [0.0, 0.4]
    _csv(place / "one.csv", t, alone, noisy(arm.inverse_dynamics(alone, qd * rate, qdd * rate)))
    _csv(place / "other.csv", t, q, rng.normal(size=tau.shape).cumsum(axis=0))
    return place


def test_a_right_recording_agrees(folder):
    done = run("log", "planar_2r", "right.csv", cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "Recording and model agree" in done.stdout
    assert "effort is torque" in done.stdout
    assert "nothing looks like a contact" in done.stdout
    assert "likely causes" not in done.stdout


def test_a_cause_is_named_with_its_cure_and_what_it_leaves(folder):
    done = run("log", "planar_2r", "sign.csv", cwd=folder)
    assert "Likely cause: the effort of joint2 has the opposite sign" in done.stdout
    assert "Cure: Negate this column of efforts." in done.stdout
    facts = json.loads(run("log", "planar_2r", "sign.csv", "--json", cwd=folder).stdout)
    assert facts["causes"]["found"][0]["key"] == "effort_sign"
    assert facts["causes"]["after"] < 0.05 * facts["causes"]["before"]
    assert facts["agrees"] is False
    assert [joint["name"] for joint in facts["comparison"]["joints"]] == list(NAMES)


def test_the_page_and_the_picture(folder):
    done = run(
        *("log", "planar_2r", "sign.csv", "--report", "page.html", "--plot", "p.svg"), cwd=folder
    )
    assert done.returncode == 0, done.stderr
    page = (folder / "page.html").read_text()
    for words in ("the effort of joint2 has the opposite sign", "Measured and model", "Friction"):
        assert words in page
    assert page.count("data:image/") >= 3
    assert "http" not in page.replace("http-equiv", "")
    assert (folder / "p.svg").stat().st_size > 1000
    wrong = run("log", "planar_2r", "sign.csv", "--report", "page.pdf", cwd=folder)
    assert (wrong.returncode, "Legal: .html" in wrong.stderr) == (2, True)


@pytest.mark.parametrize(
    ("name", "code", "told"),
    [
        ("bare", 1, "has no efforts"),
        ("zero", 0, "every number is zero"),
        ("still", 0, "Causes were not looked for: the robot stands still"),
        ("one", 0, "joint2 never move"),
        ("other", 0, "of another robot"),
    ],
)
def test_recordings_that_say_little(folder, name, code, told):
    page = ("--report", "page.html") if name in ("zero", "still") else ()
    done = run("log", "planar_2r", f"{name}.csv", *page, cwd=folder)
    assert done.returncode == code, done.stderr
    assert told in done.stdout + done.stderr
    if page:
        asked = run("log", "planar_2r", f"{name}.csv", "--json", cwd=folder)
        assert json.loads(asked.stdout)["effort"]["kind"]


def test_a_floating_base_is_refused_with_the_reason(folder):
    done = run("log", "quadruped", "right.csv", cwd=folder)
    assert done.returncode == 1
    assert "a base that is free to move" in done.stderr


def test_joints_that_the_recording_lacks_are_held_and_that_is_said(folder):
    done = run("log", "planar_3r", "right.csv", cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "locked: joint3=0" in done.stderr
    done = run("log", "planar_3r", "right.csv", "--lock", "joint3=0.5", cwd=folder)
    assert "locked" not in done.stderr


def test_a_joint_without_efforts_is_not_compared(tmp_path):
    arm = rnea.load("planar_2r")
    t, *motion = _motion()
    tau = arm.inverse_dynamics(*motion)
    rng = np.random.default_rng(3)
    noisy = tau + 0.02 * tau.std(axis=0) * rng.normal(size=tau.shape)
    for constant in (0.0, 1.5):
        _csv(tmp_path / "blind.csv", t, motion[0], np.stack([noisy[:, 0], 0 * t + constant], 1))
        facts = json.loads(run("log", "planar_2r", "blind.csv", "--json", cwd=tmp_path).stdout)
        assert facts["effort"]["kind"] == "torque"
        assert facts["comparison"]["overall"] < 0.05
        assert facts["comparison"]["joints"][0]["residual"] < 0.05 * tau[:, 0].std()
        assert facts["comparison"]["joints"][1]["residual"] is None
        assert "causes" not in facts
        assert "contacts" not in facts
        assert any("joint2 never changes" in note for note in facts["notes"])
    done = run("log", "planar_2r", "blind.csv", "--report", "page.html", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "nan" not in done.stdout
