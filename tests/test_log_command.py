"""rnea log: on the terminal, as JSON, as a page; and recordings that say little or nothing."""

import html
import json
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.check.recordings import examine
from rnea.identify import prepare
from rnea.logs import read_log
from support.command import run

NAMES = ("joint1", "joint2")


def _csv(path, t, q, effort=None, names=NAMES):
    columns = {"t": t, **{f"q_{name}": q[:, k] for k, name in enumerate(names)}}
    if effort is not None:
        columns |= {f"effort_{name}": effort[:, k] for k, name in enumerate(names)}
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


@pytest.fixture(scope="module")
def sign(folder):
    """What is said of an effort of the opposite sign: on the terminal, and on a page."""
    done = run(
        *("log", "planar_2r", "sign.csv", "--report", "sign.html", "--plot", "p.svg"), cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, html.unescape((folder / "sign.html").read_text())


@pytest.fixture(scope="module")
def right(folder):
    return json.loads(run("log", "planar_2r", "right.csv", "--json", cwd=folder).stdout)


def test_a_right_recording_agrees(folder):
    done = run("log", "planar_2r", "right.csv", cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "Recording and model agree" in done.stdout
    assert "effort is torque" in done.stdout
    assert "nothing looks like a contact" in done.stdout
    assert "likely causes" not in done.stdout


def test_a_cause_is_named_with_its_cure_and_what_it_leaves(folder, sign):
    shown, _ = sign
    assert "Likely cause: the effort of joint2 has the opposite sign" in shown
    assert "Cure: Negate this column of efforts." in shown
    facts = json.loads(run("log", "planar_2r", "sign.csv", "--json", cwd=folder).stdout)
    assert facts["causes"]["found"][0]["key"] == "effort_sign"
    assert facts["causes"]["after"] < 0.05 * facts["causes"]["before"]
    assert facts["agrees"] is False
    assert [joint["name"] for joint in facts["comparison"]["joints"]] == list(NAMES)


def test_the_page_and_the_picture(folder, sign):
    page = (folder / "sign.html").read_text()
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
        assert not facts["causes"]["found"]
        assert facts["contacts"]["threshold"]["joint2"] is None
        assert not facts["contacts"]["events"]
        assert any("joint2 never changes" in note for note in facts["notes"])
    done = run("log", "planar_2r", "blind.csv", "--report", "page.html", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "nan" not in done.stdout


def test_a_joint_without_efforts_hides_no_cause_at_the_others(tmp_path):
    arm = rnea.load("planar_3r")
    t, q, qd, qdd = (np.column_stack([x, x[:, :1] * 0.7]) if x.ndim > 1 else x for x in _motion())
    tau = arm.inverse_dynamics(q, qd, qdd)
    rng = np.random.default_rng(3)
    noisy = tau * [-1, 1, 0] + 0.02 * tau.std(axis=0) * rng.normal(size=tau.shape) * [1, 1, 0]
    # and somebody pushes for a moment
    noisy[500:540, 1] += 12 * 0.02 * tau[:, 1].std()
    _csv(tmp_path / "blind.csv", t, q, noisy, names=arm.joint_names)
    facts = json.loads(run("log", "planar_3r", "blind.csv", "--json", cwd=tmp_path).stdout)
    assert facts["causes"]["found"][0]["title"] == "the effort of joint1 has the opposite sign"
    assert facts["causes"]["after"] < 0.1
    assert [event["joints"] for event in facts["contacts"]["events"]] == [["joint2"]]


@pytest.mark.parametrize("seconds", [0.22, 0.4, 0.9])
def test_too_short_is_said_once_and_by_all(folder, tmp_path, seconds):
    arm = rnea.load("planar_2r")
    t, *motion = _motion(seconds)
    tau = arm.inverse_dynamics(*motion)
    tau = tau + 0.02 * np.random.default_rng(1).normal(size=tau.shape)
    _csv(tmp_path / "short.csv", t, motion[0], tau)
    done = run("log", "planar_2r", "short.csv", "--report", "page.html", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    facts = json.loads(run("log", "planar_2r", "short.csv", "--json", cwd=tmp_path).stdout)
    assert facts["verdict"][0].startswith("Too short to tell")
    assert (facts["agrees"], facts["effort"]["kind"]) == (False, "untold")
    assert not {"causes", "contacts", "comparison"} & set(facts)
    for text in (done.stdout, (tmp_path / "page.html").read_text()):
        assert "Too short to tell" in text
        assert "agree" not in text
        assert "nothing that follows" not in text
        # a filter that was made up for so little is no finding
        assert "too short for" in text
        assert "count up to" not in text


def test_the_page_and_the_facts_have_every_note_of_the_terminal(folder, tmp_path):
    source = (folder / "right.csv").read_text().replace("joint1", "J1").splitlines()
    # a gap in time besides
    (tmp_path / "log.csv").write_text("\n".join(source[:300] + source[340:]) + "\n")
    command = ("log", "planar_3r", "log.csv", "--map", "q_J1=q_joint1,effort_J1=effort_joint1")
    done = run(*command, "--report", "page.html", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    told = [
        line.removeprefix("note: ")
        for line in (done.stderr + done.stdout).replace("\n ", " ").splitlines()
        if line.startswith("note: ")
    ]
    facts = json.loads(run(*command, "--json", cwd=tmp_path).stdout)
    page = html.unescape((tmp_path / "page.html").read_text())
    for words in ("--map", "locked: joint3=0", "gap in time", "Hz (--cutoff)"):
        assert sum(words in note for note in told) == 1
        assert sum(words in note for note in facts["notes"]) == 1
        assert words in page
    for note in facts["notes"]:
        assert note in page
    locked = run(*command, "--lock", "joint3=0.5", "--json", cwd=tmp_path)
    notes = json.loads(locked.stdout)["notes"]
    assert any("held" in note and "joint3=0.5" in note for note in notes)


def test_shares_beside_causes_say_what_they_are_of(sign):
    shown, page = " ".join(sign[0].split()), sign[1]
    for text in (shown, page):
        assert "Unexplained: RMS of measured effort less the torque of the model, over" in text
        assert "only this corrected" in text
        assert "the model as it is leaves" in text
    assert "Alone it leaves" not in shown


def test_hours_between_runs_are_closed_and_every_run_counts(right, tmp_path):
    arm, rng = rnea.load("planar_2r"), np.random.default_rng(3)
    t, q, qd, qdd = _motion()
    tau = arm.inverse_dynamics(q, qd, qdd)
    runs = [
        (t + start, q, tau + 0.02 * tau.std(axis=0) * rng.normal(size=tau.shape))
        for start in (0.0, 3 * 3600.0, 9 * 3600.0)
    ]
    _csv(tmp_path / "day.csv", *(np.concatenate(x) for x in zip(*runs, strict=True)))
    facts = json.loads(run("log", "planar_2r", "day.csv", "--json", cwd=tmp_path).stdout)
    assert facts["rows"] < 3500
    assert facts["agrees"]
    assert any("3 runs with" in note and "all runs are used" in note for note in facts["notes"])
    both = [x["comparison"]["joints"][0]["residual"] for x in (facts, right)]
    assert both[0] == pytest.approx(both[1], rel=0.15)
    # pushes are not seen where one run ends and another begins
    assert not facts["contacts"]["events"]


def test_one_recording_has_one_lag_in_every_command(tmp_path):
    """Of commands, pages and facts; late efforts are told with the same number everywhere."""
    arm, rng = rnea.load("planar_2r"), np.random.default_rng(3)
    t, q, qd, qdd = _motion(20.0)
    tau = arm.inverse_dynamics(q, qd, qdd)
    late = np.stack([np.interp(t - 0.03, t, x) for x in tau.T], axis=1)
    _csv(tmp_path / "late.csv", t, q, late + 0.02 * tau.std(axis=0) * rng.normal(size=tau.shape))
    log = json.loads(run("log", "planar_2r", "late.csv", "--json", cwd=tmp_path).stdout)
    everything = ("identify", "planar_2r", "late.csv", "--hold-out", "0", "--json")
    fit = json.loads(run(*everything, cwd=tmp_path).stdout)
    load = json.loads(run("payload", "planar_2r", "late.csv", "--json", cwd=tmp_path).stdout)
    told = log["comparison"]["lag_s"]
    assert told == pytest.approx(0.03, abs=4 * log["comparison"]["lag_sigma_s"])
    assert fit["filter"]["lags"][0]["value"] == pytest.approx(told, rel=1e-9)
    assert load["lag"]["value"] == pytest.approx(told, rel=1e-9)
    words = f"{1e3 * told:.1f} ± {1e3 * log['comparison']['lag_sigma_s']:.1f} ms behind the motion"
    assert words in " ".join(run("log", "planar_2r", "late.csv", cwd=tmp_path).stdout.split())
    assert any(words in note for note in fit["notes"])


@pytest.mark.parametrize(
    ("command", "share"), [("log", "tenth"), ("identify", "fifth"), ("payload", "fifth")]
)
def test_help_tells_the_filter_that_is_used_unasked(command, share, folder):
    told = " ".join(run(command, "--help").stdout.replace("│", " ").split())
    assert f"default: a {share} of the rate, 10 at most" in told
    log = read_log(str(folder / "right.csv"), joints=NAMES)
    assert prepare(log).cutoff == 10.0
    few = slice(0, 30)
    slow = replace(log, t=4 * log.t[few], q=log.q[few], effort=log.effort[few])
    used = examine(rnea.load("planar_2r"), slow).prepared if share == "tenth" else prepare(slow)
    assert used.cutoff == pytest.approx(25 / {"tenth": 10, "fifth": 5}[share])


@pytest.mark.parametrize("beside", [False, True], ids=("positions alone", "velocities too"))
def test_times_in_milliseconds_are_the_verdict_until_their_unit_is_said(tmp_path, beside):
    arm, rng = rnea.load("planar_2r"), np.random.default_rng(3)
    t, q, qd, qdd = _motion()
    tau = arm.inverse_dynamics(q, qd, qdd)
    tau += 0.02 * tau.std(axis=0) * rng.normal(size=tau.shape)
    columns = {"q": q, "qd": qd, "effort": tau} if beside else {"q": q, "effort": tau}
    heads = ",".join(["t", *(f"{x}_{name}" for x in columns for name in NAMES)])
    table = np.column_stack([1e3 * t, *columns.values()])
    np.savetxt(tmp_path / "ms.csv", table, delimiter=",", header=heads, comments="", fmt="%.12g")

    def told(*words):
        done = run("log", "planar_2r", "ms.csv", "--json", *words, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    facts = told()
    assert facts["verdict"][0].endswith("times may be in ms.")
    assert facts["verdict"][1].startswith("Read it again with --units t=ms; if times are in s: ")
    assert facts["times_are_doubted"]
    # no cause, no rotor and no contact of rates that are a thousandth
    assert not {"comparison", "causes", "contacts"} & set(facts)
    cured = told("--units", "t=ms")
    assert (cured["times_are_doubted"], cured["agrees"]) == (False, True)
    # who names the unit is believed
    assert "comparison" in told("--units", "t=s")


def test_one_joint_that_stands_is_one(folder):
    done = run("log", "planar_2r", "one.csv", cwd=folder)
    assert "note: joint2 never moves: its friction" in " ".join(done.stdout.split())
