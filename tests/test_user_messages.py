"""What the command says when input is legal but odd, or wrong in a way that many have in common."""

import re

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea import RneaError
from rnea.apps.trajectory.rates.rate_notes import rate_findings
from rnea.cli.app import app
from rnea.errors import shortened
from rnea.motion import Recording, Trajectory, motion_bytes
from support.command import run

READY = np.array([0.0, -0.5, 0, -2.0, 0, 1.5, 0.5])
T = np.linspace(0, 2, 401)


def call(*args):
    done = run(*args)
    return done.returncode, done.stderr


def swing(t, centre, way=0.3):
    """All joints to and fro: q, qd, qdd by differentiating way·sin²(t)."""
    n = np.ones(len(centre))
    s = np.stack([np.sin(t) ** 2, np.sin(2 * t), 2 * np.cos(2 * t)])[..., None] * way * n
    return centre + s[0], s[1], s[2]


def written(path, robot, t, q, qd, qdd):
    names = rnea.load(robot).joint_names
    path.write_bytes(motion_bytes(Trajectory(t, q, qd, qdd, names), str(path)))
    return path


def test_a_motion_within_its_limits_is_computed_without_a_word(tmp_path):
    path = written(tmp_path / "m.csv", "panda", T, *swing(T, READY))
    assert call("torque", "panda", path) == (0, "")
    assert call("torque", "panda", "--q", ",".join(map(str, READY))) == (0, "")


@pytest.mark.parametrize(
    "command",
    [
        "torque planar_2r moved.csv -o tau.csv",
        "size planar_2r moved.csv",
        "plot phase planar_2r moved.csv -o phase.svg",
        "plot compare planar_2r torques.csv --motion moved.csv -o compare.svg",
        "animate planar_2r --kind playback --motion moved.csv --fps 1 --size 160x120 -o film.gif",
        "simulate planar_2r --controller pd --motion moved.csv --duration 0.01",
        "diagnose planar_2r torques.csv --motion moved.csv",
    ],
)
def test_every_command_estimates_missing_rates_and_says_so(tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    t, names = np.linspace(0, 2, 101), ("joint1", "joint2")
    q, qd, qdd = swing(t, np.zeros(2))
    tau = rnea.load("planar_2r").inverse_dynamics(q, qd, qdd)
    for file, what, values in (("moved.csv", "q", q), ("torques.csv", "tau", tau)):
        header = ",".join(["t", *(f"{what}_{name}" for name in names)])
        table = np.column_stack([t, values])
        np.savetxt(file, table, delimiter=",", header=header, comments="", fmt="%.17g")
    code, err = call(*command.split())
    # estimated accelerations put the torques 0.7 % off, which a diagnosis does not take for noise
    assert code == (1 if command.startswith("diagnose") else 0), err
    assert "rates estimated: the file has positions alone" in err
    assert "noise (standard deviation) of joint2" in err


def test_limits_that_a_motion_leaves_are_named(tmp_path):
    q, qd, qdd = swing(T, READY)
    q[:, 1] += 2
    qdd *= 100
    path = written(tmp_path / "m.csv", "panda", T, q, qd, qdd)
    code, err = call("torque", "panda", path, "-o", tmp_path / "tau.csv")
    tau = np.abs(rnea.load("panda").inverse_dynamics(q, qd, qdd))
    assert code == 0
    assert (
        "note: joint 'joint2' leaves its position limits: q reaches 1.8 rad, the limits are "
        "-1.7628 .. 1.7628 rad\n" in err
    )
    needed = dict(re.findall(r"joint '(\w+)' needs (\S+) N m, more than its effort limit", err))
    limits = [body.limits.effort for body in rnea.load("panda").model.independent]
    over = {f"joint{k + 1}" for k in range(7) if tau[:, k].max() > limits[k]}
    assert set(needed) == over
    assert "joint2" in over
    assert float(needed["joint2"]) == pytest.approx(tau[:, 1].max(), rel=1e-3)
    assert "more than its effort limit of 87 N m" in err


def test_one_state_in_degrees_and_in_millimetres():
    code, err = call("torque", "panda", "--q", "0,-30,0,-115,0,1.5,0.5")
    assert code == 0
    assert "joint 'joint2' leaves its position limits: q reaches -30 rad" in err
    assert err.count("(are these degrees?)") == 2
    code, err = call("torque", "gantry", "--q", ",".join(["500"] * rnea.load("gantry").n))
    assert code == 0
    assert "q reaches 500 m, the limits are 0 .. 2.5 m (are these millimetres?)" in err
    # without limits too
    code, err = call("torque", "planar_2r", "--q", "90,90")
    assert (code, err.count("90 rad, 14.3 turns: are these degrees?")) == (0, 1)


DEGREE = np.pi / 180
SUSPICIONS = [
    # (factors of t, q, qd, what is suspected)
    ((1, 1, 1 / DEGREE), "is about 57.3 times the slope of q over t: is qd in degrees a second?"),
    ((1, 1 / DEGREE, 1), "is about 0.0175 times the slope of q over t: is q in degrees?"),
    ((1000, 1, 1), "is about 1e+03 times the slope of q over t: is t in milliseconds?"),
    ((1, 1, 30 / np.pi), "is qd in turns a minute?"),
    ((1, 1, -1), "is the sign of one of them wrong?"),
    ((1, 1, 0), "does not match the slope of q over t"),
    ((1, 0, 1), "does not match the slope of q over t"),
    ((1, 1, 7), "does not match the slope of q over t"),
]


@pytest.mark.parametrize(("factors", "words"), SUSPICIONS)
def test_velocities_that_are_no_slopes_of_the_positions(tmp_path, factors, words):
    q, qd, qdd = swing(T, np.zeros(2))
    by_t, by_q, by_qd = factors
    path = written(tmp_path / "m.csv", "planar_2r", T * by_t, q * by_q, qd * by_qd, qdd)
    code, err = call("torque", "planar_2r", path)
    assert code == 0
    assert err.startswith("note: qd of joint1, joint2 ")
    assert words in err
    assert err.count("\n") == 1


def test_sliding_joints_are_suspected_of_other_units():
    model = rnea.load("gantry").model
    names = model.joint_names
    q, qd, qdd = swing(T, np.zeros(len(names)))
    lines = rate_findings(model, Recording(T, q, qd * 1000, qdd, names))
    assert lines == [
        f"qd of {', '.join(names)} is about 1e+03 times the slope of q over t: "
        "is t in milliseconds, or qd in mm/s? (--units t=ms or qd=mm/s)"
    ]
    assert "is q in millimetres?" in rate_findings(model, Recording(T, q * 1e3, qd, qdd, names))[0]


def test_noise_rest_and_few_rows_raise_no_suspicion():
    """Noise whose slopes are ten times the speed, a joint at rest, and rows too few to tell."""
    model = rnea.load("planar_2r").model
    names, rng = model.joint_names, np.random.default_rng(5)
    t = np.linspace(0, 2, 20_001)
    q, qd, qdd = swing(t, np.zeros(2))
    noisy = q + rng.normal(scale=2e-4, size=q.shape)
    assert np.median(np.abs(np.diff(noisy, axis=0))) / 1e-4 > 5 * np.abs(qd).max()
    assert rate_findings(model, Recording(t, noisy, qd, qdd, names)) == []
    still = rng.normal(scale=1e-5, size=q.shape)
    assert rate_findings(model, Recording(t, still, qd * 0, qdd, names)) == []
    assert rate_findings(model, Recording(t[:5], q[:5], 99 + qd[:5], qdd[:5], names)) == []


def test_a_long_simulation_says_how_long(tmp_path):
    slow = ("simulate", "one_link", "--q", "0.1")
    assert call(*slow, "--duration", 0.1) == (0, "")
    # refused only after the line: a run of its own would take minutes
    code, err = call(*slow, "--duration", 30_000)
    assert code == 1
    assert "more than 20000000 steps" in err
    assert err.startswith("30000 s in 30000000 steps of 0.001 s\n")


def test_what_was_simulated_is_said_to_be_kept_where_it_is(tmp_path):
    torque = tmp_path / "tau.csv"
    torque.write_text("t,tau_joint1\n0,0\n0.5,0\n0.6,1e307\n1,1e307\n", encoding="utf-8")
    run = ("simulate", "one_link", "--torque", torque, "--duration", 1)
    code, err = call(*run)
    assert code == 1
    assert "no finite state" in err
    assert "kept" not in err
    code, err = call(*run, "-o", tmp_path / "run.csv")
    assert code == 1
    assert "what was computed until then is kept" in err
    assert (tmp_path / "run.csv").exists()


GRIPPER = """
format = 1
name = "gripper"
[[links]]
name = "left"
mass = 0.1
[[links]]
name = "right"
mass = 0.1
[[joints]]
name = "left_finger"
kind = "prismatic"
parent = "base"
child = "left"
[[joints]]
name = "right_finger"
kind = "prismatic"
parent = "base"
child = "right"
mimic = { joint = "left_finger" }
"""
MOVE = ("motion", "panda", "--q", "0,0,0,-1.5,0,1,0")
SIX = "0,0,0,0,0,0"
MISTAKES = [
    # (arguments, exit code, words)
    (("torque", "m.csv", "puma560"), 1, "m.csv: looks like a motion (CSV), not a robot file"),
    (("show", "m.csv"), 1, "m.csv: looks like a motion (CSV), not a robot file"),
    (("torque", "panda", "m.csv", "-o", "tau.xlsx"), 2, "unknown ending .xlsx. Legal: .csv"),
    (("torque", "panda", "m.csv", "-o", "tau.docx"), 2, "unknown ending .docx"),
    (("torque", "hand.toml", "--q", "0,0"), 1, "right_finger follows left_finger; rnea --no-mimic"),
    (("torque", "puma560", "--q", "0,90deg,0,0,0,0"), 1, "angles are in radians, write pi/2"),
    (("torque", "puma560", "--q", "0,-135°,0,0,0,0"), 1, "write -3*pi/4"),
    (("torque", "puma560", "--q", "0,12.5 deg,0,0,0,0"), 1, "write 12.5*pi/180"),
    (("torque", "puma560", "--q", SIX, "--ignore", "corolis"), 2, "Did you mean 'coriolis'"),
    (("simulate", "one_link", "--controller", "pid"), 2, "unknown controller 'pid'"),
    (("simulate", "one_link", "--controller", "pd", "--ignore", "x"), 2, "unknown term to ignore"),
    (("simulate", "one_link", "--samples", 3, "--vary", "mass=5"), 1, "write 5%"),
    (("plot", "pie", "puma560", "-o", "a.png"), 2, "unknown picture 'pie'"),
    ((*MOVE, "--to", "90,0,0,-1.5,0,1,0"), 1, "(are these degrees?); change the motion, or ignore"),
    ((*MOVE, "--to", "3,0,0,-1.5,0,1,0"), 1, "2.8973 rad; change the motion"),
    ((*MOVE, "--to", "3,0,0,-1.5,0,1,0"), 1, "(--ignore-limits)"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "code", "words"), MISTAKES)
def test_mistakes(tmp_path, monkeypatch, arguments, code, words):
    monkeypatch.chdir(tmp_path)
    written(tmp_path / "m.csv", "panda", T, *swing(T, READY))
    (tmp_path / "hand.toml").write_text(GRIPPER, encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    got, err = call(*arguments)
    assert words in err
    assert got == code
    assert sorted(tmp_path.iterdir()) == before


def test_the_check_of_a_motion_finds_that_it_is_none_of_a_robot(tmp_path):
    path = written(tmp_path / "m.csv", "panda", T, *swing(T, READY))
    done = CliRunner().invoke(app, ["check", str(path)])
    assert done.exit_code == 1
    assert "looks like a motion (CSV), not a robot file" in done.stdout.replace("\n", " ")


def test_robot_files_in_toml_are_no_motions():
    """Commas in the first line do not make a table."""
    with pytest.raises(RneaError, match="not valid TOML"):
        rnea.loads("gravity = [0, 0\n", file="a.toml")


def test_long_lists_of_names_are_shortened():
    assert shortened("abc") == "a, b, c"
    many = shortened(f"j{k}" for k in range(30))
    assert many.startswith("j0, ")
    assert many.endswith(", j11, ...")
