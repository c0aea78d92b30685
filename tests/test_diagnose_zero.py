"""Right torques that are zero to rounding: a remainder of cancelled parts is no torque."""

import numpy as np
import pytest

import rnea
from rnea.check import diagnose
from support.command import run

PI = np.pi
# robot, q, qd, qdd of states whose torques cancel
CANCELLED = [
    ("one_link", [PI], [0], [0]),
    ("one_link", [3 * PI], [0], [0]),
    ("one_link", [PI / 2], [0], [-14.715]),
    ("planar_2r", [PI, 0], [0, 0], [0, 0]),
    ("planar_2r", [0, PI], [0, 0], [0, 0]),
    ("planar_3r", [PI / 2, 0, 0], [0, 0, 0], [0, 0, 0]),
    ("scara", [0.3, 0.4, 0.1, 0.2], [0, 0, 0, 0], [0, 0, -9.81, 0]),
    ("rp_arm", [PI / 2, 0.5], [0, 0], [0, 0]),
]  # fmt: skip


def zeros_of(tau):
    """What a learner writes down: remainders of rounding as zeros, of which there must be some."""
    assert np.any(np.abs(tau) < 1e-12)
    return np.where(np.abs(tau) < 1e-12, 0.0, tau)


@pytest.mark.parametrize(("robot", "q", "qd", "qdd"), CANCELLED)
def test_zeros_are_right_where_the_parts_cancel(robot, q, qd, qdd):
    arm = rnea.load(robot)
    state = [np.array([x], dtype=float) for x in (q, qd, qdd)]
    given = zeros_of(arm.inverse_dynamics(*state))
    found = diagnose(arm, *state, given)
    assert found.verdict == "right", [m.title for m in found.mistakes]
    assert found.before.overall < 1e-9
    assert found.hint is None
    many = [np.repeat(x, 30, axis=0) for x in state]
    rows = diagnose(arm, *many, np.repeat(given, 30, axis=0))
    assert rows.verdict == "right"
    assert rows.before.overall < 1e-9


def test_a_torque_where_none_is_needed_is_wrong():
    """The floor forgives rounding, not a hundredth of the arm's weight at its length."""
    arm = rnea.load("one_link")
    still = np.zeros((1, 1))
    for tau in (4.905, 0.04905, -0.04905):
        assert diagnose(arm, [[PI]], still, still, [[tau]]).verdict != "right"


@pytest.mark.parametrize(
    "arguments",
    [
        ("one_link", "--q", "pi", "--tau", "0"),
        ("planar_2r", "--q", "pi,0", "--tau", "0,0"),
        ("one_link", "--q", "pi/2", "--qdd=-14.715", "--tau", "0"),
        ("one_link", "--q", "3.1415926536", "--tau", "0"),
    ],
)
def test_the_command_calls_them_right(arguments):
    done = run("diagnose", *arguments)
    assert done.returncode == 0, done.stdout
    assert "The torques are right (residual" in done.stdout
