"""What a simplification costs: against torques computed without the ignored terms."""

import csv
import json

import numpy as np
import pytest

import rnea
from rnea.apps.check.ignoring import COMMAND_TERMS, TERMS, TOLERATED, checked
from rnea.check import cost, growth
from rnea.motion import point_to_point, sampled
from support.command import run


@pytest.fixture
def motion(tmp_path):
    arm = rnea.load("puma560")
    there = [1, -0.8, 0.6, 0.5, 0.4, -0.3]
    motion = point_to_point([0.0] * 6, there, "quintic", arm.joint_names, duration=1.5)
    path = sampled(motion, 40)
    names = [f"{x}_{joint}" for x in ("q", "qd", "qdd") for joint in arm.joint_names]
    table = np.column_stack([path.t, path.q, path.qd, path.qdd])
    rows = [",".join(["t", *names]), *(",".join(map(repr, row)) for row in table.tolist())]
    file = tmp_path / "motion.csv"
    file.write_text("\n".join(rows) + "\n")
    return file, arm, path


def test_the_error_is_what_the_recursion_gives_without_the_terms(motion):
    _, arm, path = motion
    state = (path.q, path.qd, path.qdd)
    loss = cost(arm.torque_budget(*state), path.qd, ["coriolis", "centrifugal", "friction"])
    slow = arm.inverse_dynamics(path.q, None, path.qdd)
    full = arm.inverse_dynamics(*state)
    np.testing.assert_allclose(loss.reduced, slow, atol=1e-12)
    error = np.abs(slow - full)
    np.testing.assert_allclose(loss.peak, error.max(axis=0), atol=1e-12)
    np.testing.assert_allclose(loss.rms, np.sqrt((error**2).mean(axis=0)), atol=1e-12)
    np.testing.assert_allclose(
        loss.relative, error.max(axis=0) / np.abs(full).max(axis=0), atol=1e-12
    )
    for j in range(arm.n):
        assert loss.speed_at_peak[j] in path.qd[np.isclose(error[:, j], error[:, j].max()), j]


@pytest.mark.parametrize("terms", [["coriolis"], ["friction"], ["rotor", "gravity"]])
def test_growth_is_that_of_the_motion_run_faster(motion, terms):
    _, arm, path = motion
    state = (path.q, path.qd, path.qdd)
    grown = growth(arm.model, arm.torque_budget(*state), path.qd, terms)
    for row, k in enumerate(grown.factors):
        faster = arm.torque_budget(path.q, path.qd * k, path.qdd * k**2)
        left_out = sum(getattr(faster, term) for term in terms)
        expected = np.abs(left_out).max(axis=0) / np.abs(faster.total()).max(axis=0)
        np.testing.assert_allclose(grown.relative[row], expected, rtol=1e-9, atol=1e-12)


def test_the_limit_is_where_the_error_reaches_the_tolerated_one(motion):
    _, arm, path = motion
    terms = ["coriolis", "centrifugal"]
    parts = arm.torque_budget(path.q, path.qd, path.qdd)
    limit = growth(arm.model, parts, path.qd, terms).limit
    assert limit is not None
    for k, fails in ((limit, False), (limit * 1.05, True)):
        faster = arm.torque_budget(path.q, path.qd * k, path.qdd * k**2)
        assert (cost(faster, path.qd * k, terms).relative.max() > TOLERATED) == fails


def test_every_term_can_be_ignored_once():
    assert checked(["gravity", "gravity"]) == ("gravity",)
    arm = rnea.load("puma560")
    rng = np.random.default_rng(3)
    state = rng.normal(size=(3, 4, 6))
    nothing = cost(arm.torque_budget(*state), state[1], TERMS)
    np.testing.assert_allclose(nothing.reduced, 0, atol=1e-12)


def test_the_command_for_a_trajectory(tmp_path, motion):
    file, arm, path = motion
    out = tmp_path / "out.csv"
    done = run("torque", "puma560", str(file), "--ignore", "coriolis", "-o", str(out))
    assert done.returncode == 0, done.stderr
    for word in ("Error of ignoring coriolis", "peak error", "RMS error", "10 x", "0.1 x", "rad/s"):
        assert word in done.stdout
    lines = [line for line in out.read_text().splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines))
    budget = arm.torque_budget(path.q, path.qd, path.qdd)
    full, part = budget.total(), budget.coriolis
    right = arm.inverse_dynamics(path.q, path.qd, path.qdd)
    np.testing.assert_allclose(full, right, rtol=1e-14, atol=1e-13)
    for k, row in enumerate(rows):
        assert float(row["tau_joint2 [N m]"]) == full[k, 1]
        np.testing.assert_allclose(
            float(row["tau_reduced_joint2 [N m]"]), full[k, 1] - part[k, 1], atol=1e-12
        )
        np.testing.assert_allclose(float(row["error_joint2 [N m]"]), -part[k, 1], atol=1e-12)
    # without a file the tables alone are printed
    assert "tau_joint1" not in run("torque", "puma560", str(file), "--ignore", "coriolis").stdout


def test_the_command_for_one_state():
    state = ("--q", "0.3,0.5", "--qd", "1,1", "--ignore", "coriolis", "--ignore", "centrifugal")
    shown = run("torque", "planar_2r", *state)
    assert "Error of ignoring coriolis, centrifugal" in shown.stdout
    facts = json.loads(run("torque", "planar_2r", *state, "--json").stdout)
    slow = rnea.load("planar_2r").inverse_dynamics([0.3, 0.5])
    np.testing.assert_allclose(facts["ignored"]["tau_reduced"], slow, atol=1e-12)


def test_an_unknown_term_is_refused():
    done = run("torque", "planar_2r", "--q", "0,0", "--ignore", "corolis")
    assert done.returncode == 2
    assert "Did you mean 'coriolis'" in done.stderr
    assert all(term in done.stderr for term in COMMAND_TERMS)
    assert "external" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("term", ["external", "base"])
def test_a_term_that_is_always_zero_is_refused_with_the_reason(term):
    done = run("torque", "planar_2r", "--q", "0,0", "--ignore", term)
    assert done.returncode == 2
    assert "command line, so it is zero" in done.stderr


def test_a_zero_term_is_said_to_be_zero(tmp_path):
    still = run("torque", "planar_2r", "--q", "0.3,0.5", "--ignore", "friction")
    assert "Planar 2R arm has no friction" in still.stdout
    assert "Error of ignoring" not in still.stdout
    file = tmp_path / "motion.csv"
    names = [f"{x}_joint{j}" for x in ("q", "qd", "qdd") for j in (1, 2)]
    file.write_text(",".join(["t", *names]) + "\n0,0.1,0.2,0,0,0,0\n1,0.2,0.3,0,0,0,0\n")
    moved = run("torque", "planar_2r", str(file), "--ignore", "coriolis", "--ignore", "rotor")
    assert "The coriolis term is zero in this motion" in moved.stdout
    assert "Planar 2R arm has no rotor inertia" in moved.stdout
    assert "peak error" not in moved.stdout
