"""rnea torque --contacts: robots on their feet, from the command line."""

import csv
import json

import numpy as np
import pytest

import rnea
from support.command import run

FEET = "fl_foot,fr_foot,hl_foot,hr_foot"
STANDING = "0,0,0.3,1,0,0,0" + ",0,0.7,-1.4" * 4


@pytest.fixture
def state():
    robot = rnea.load("quadruped")
    return robot, np.array([float(x) for x in STANDING.split(",")])


def test_one_state_as_json_and_as_a_table(state):
    robot, q = state
    done = run("torque", "quadruped", "--q", STANDING, "--contacts", FEET, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    held = robot.contact_inverse_dynamics(q, contacts=FEET.split(","))
    np.testing.assert_allclose(told["tau"], held.tau, atol=1e-12)
    assert told["indeterminate"] == 6
    assert told["joints"][0] == "base_moment_x"
    total = sum(np.array(force["force"]) for force in told["contacts"].values())
    np.testing.assert_allclose(total, [0, 0, robot.mass * 9.81], atol=1e-9)
    shown = run("torque", "quadruped", "--q", STANDING, "--contacts", FEET).stdout
    assert "fl_knee          3.583307938    N m" in shown
    assert "e-1" not in shown


def test_feet_that_move_do_not_touch(state):
    """At 1 rad/s of the front left thigh that foot moves, and the other three carry the robot."""
    robot, _ = state
    speeds = ",".join("1" if x.name == "fl_thigh" else "0" for x in robot.model.dofs)
    asked = ("torque", "quadruped", "--q", STANDING, "--qd", speeds, "--contacts", FEET, "--json")
    standing = json.loads(run(*asked).stdout)["contacts"]
    lifted = json.loads(run(*asked, "--contact-speed", "0.05").stdout)["contacts"]
    assert abs(standing["fl_foot"]["force"][2]) > 1
    assert lifted["fl_foot"]["force"] == [0, 0, 0]


def test_a_motion_in_a_file(state, tmp_path):
    robot, q = state
    lower = q.copy()
    lower[8::3], lower[9::3] = 0.9, -1.8
    ends = [",".join(map(repr, x.tolist())) for x in (q, lower)]
    move, out = tmp_path / "move.csv", tmp_path / "tau.csv"
    done = run("motion", "quadruped", "--q", ends[0], "--to", ends[1], "--duration", 1,
               "--rate", 10, "-o", move)  # fmt: skip
    assert done.returncode == 0, done.stderr
    done = run("torque", "quadruped", move, "--contacts", FEET, "-o", out)
    assert done.returncode == 0, done.stderr
    assert "statically indeterminate (6 times)" in done.stderr
    # the trunk stands still while its legs bend: the feet slide, and that is said
    assert "moves at up to" in done.stderr
    lines = [line for line in out.read_text().splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines))
    motion = rnea.motion.read_motion(str(move), robot.model)
    held = robot.contact_inverse_dynamics(motion.q, motion.qd, motion.qdd, contacts=FEET.split(","))
    for name, values in (
        ("tau_hr_knee [N m]", held.tau[:, -1]),
        ("contact_fz_hl_foot [N]", held.forces["hl_foot"].force[:, 2]),
        ("remainder_base_force_z [N]", held.remainder[:, 5]),
    ):
        np.testing.assert_allclose([float(row[name]) for row in rows], values, atol=1e-12)


def test_feet_that_would_have_to_pull_are_named(state):
    text = "fl_foot:friction=0.6,fr_foot:friction=0.6"
    done = run("torque", "quadruped", "--q", STANDING, "--contacts", text, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    # two points in front cannot hold what lies behind them
    assert max(abs(x) for x in told["remainder"].values()) > 1
    shown = run("torque", "quadruped", "--q", STANDING, "--contacts", text).stdout
    for name, value in told["remainder"].items():
        line = next(line for line in shown.splitlines() if line.split()[:1] == [name])
        assert float(line.split()[1]) == pytest.approx(value, rel=1e-8, abs=1e-9)


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("--contacts", "fl_fot"), 1, "unknown frame 'fl_fot'"),
        (("--contacts", "fl_foot:frictoin=1"), 2, "unknown 'frictoin=1'"),
        (("--contacts", "fl_foot:friction=x"), 2, "'x' is not a number"),
        (("--contacts", FEET, "--budget"), 2, "--budget does not go with --contacts"),
        (("--contacts", FEET, "--wrenches"), 2, "--wrenches does not go with --contacts"),
        (("--contact-speed", "0.1"), 2, "--contact-speed belongs to --contacts"),
        (("--contacts", FEET, "--contact-speed", "-1"), 2, "a speed above zero"),
        (("--contacts", FEET, "--contact-speed", "nan"), 2, "a speed above zero"),
    ],
)
def test_mistakes(arguments, code, message):
    done = run("torque", "quadruped", "--q", STANDING, *arguments)
    assert done.returncode == code, done.stderr
    assert message in done.stderr
