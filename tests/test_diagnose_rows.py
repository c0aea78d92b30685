"""A verdict is one on all rows of a long file, though only some of them are searched."""

import numpy as np
import pytest

import rnea
from rnea.apps.check.diagnose.residual import ROWS
from rnea.check import diagnose
from rnea.errors import InputError
from support.tiers import sample_cases
from test_diagnose import state_of
from test_diagnose_noise import rms

LONG = 4 * ROWS  # one row of four is searched: 0, 4, 8, ...


def case(robot, rows=LONG):
    arm = rnea.load(robot)
    state = state_of(arm, rows=rows)
    return arm, state, arm.inverse_dynamics(*state)


def white(tau, seed=0):
    return rms(tau) * np.random.default_rng(seed).normal(size=tau.shape)


def _row(tau):
    tau[1001] *= 1.5


def _few(tau):
    tau[1001:1004] *= -1


def _last(tau):
    tau[-1] *= -1


def _one_joint(tau):
    tau[1001:1004, -1] += 2 * rms(tau)[-1]


def _all_but_the_searched(tau):
    tau[np.arange(len(tau)) % 4 > 0] *= -1


def _a_little(tau):
    tau[np.arange(len(tau)) % 4 > 0] *= 0.98


UNSEEN = [_row, _few, _last, _one_joint, _all_but_the_searched, _a_little]
CASES = [
    *(("planar_2r", wrong, 0.0) for wrong in UNSEEN),
    *(("planar_2r", wrong, 0.003) for wrong in UNSEEN[1::2]),
    *(("one_link", wrong, 0.0) for wrong in UNSEEN[::2]),
    ("scara", _one_joint, 0.0),
    ("puma560", _few, 0.0),
]


@sample_cases(2)
@pytest.mark.parametrize(("robot", "wrong", "level"), CASES)
def test_wrong_rows_that_are_not_searched_are_not_right(robot, wrong, level):
    arm, state, tau = case(robot)
    given = tau.copy()
    wrong(given)
    assert np.array_equal(given[::4], tau[::4])
    found = diagnose(arm, *state, given + level * white(tau))
    assert found.verdict == "unknown"
    assert not found.random
    assert found.rows == LONG


def test_a_file_of_wrong_rows_has_no_right_joint():
    """Of three rows of four with the other sign 2 sqrt(3/4) of the torques are left, all in all."""
    arm, state, tau = case("planar_2r")
    _all_but_the_searched(tau)
    found = diagnose(arm, *state, tau)
    assert found.right_joints == ()
    assert found.before.overall == pytest.approx(2 * np.sqrt(3 / 4), rel=1e-3)
    assert all(left > 1 for _, left in found.nearest)


def test_a_stretch_of_rows_that_strays_less_than_the_noise_is_seen():
    arm, state, tau = case("planar_2r", 10 * ROWS)
    given = tau + 0.01 * white(tau)
    given[1000:1100] += 0.03 * rms(tau)
    assert diagnose(arm, *state, given).verdict == "unknown"


def _filtered(tau, seed):
    """Neighbours share most of their noise."""
    noise = white(tau, seed)
    return np.stack([np.convolve(x, np.ones(3) / np.sqrt(3), "same") for x in noise.T], axis=-1)


@sample_cases(2)
@pytest.mark.parametrize("noise", [white, _filtered])
@pytest.mark.parametrize("robot", ["one_link", "planar_2r", "scara"])
def test_right_torques_of_a_long_file_are_right(robot, noise):
    arm, state, tau = case(robot)
    found = diagnose(arm, *state, tau + 0.02 * noise(tau, 1))
    assert found.verdict == "right"
    assert found.random


def test_the_last_row_of_a_long_file_may_have_more_noise_than_most():
    """1601 rows leave one over, whatever they are parted into: two and a half sigma are noise."""
    arm, state, tau = case("planar_2r", LONG + 1)
    noise = white(tau, 1)
    noise[-1] = 2.5 * rms(tau)
    assert diagnose(arm, *state, tau + 0.02 * noise).verdict == "right"


def test_a_mistake_is_named_only_if_all_rows_have_it():
    arm, state, tau = case("planar_2r")
    wrong = arm.inverse_dynamics(*state, gravity=-arm.gravity)
    found = diagnose(arm, *state, wrong)
    assert [m.key for m in found.mistakes] == ["gravity_sign"]
    assert found.verdict == "mistake"
    wrong[1001:1011] = tau[1001:1011]
    assert diagnose(arm, *state, wrong).verdict == "unknown"


SIZES = {
    "common_factor": lambda arm, state, tau: 1.37 * tau,
    "offset": lambda arm, state, tau: tau + 0.4 * rms(tau),
    "other_g": lambda arm, state, tau: arm.inverse_dynamics(*state, gravity=1.2 * arm.gravity),
}


@pytest.mark.parametrize(("key", "seed"), [("common_factor", 5), ("offset", 4), ("other_g", 5)])
def test_a_size_is_fitted_to_all_rows(key, seed):
    """In this noise of 5 % a fit to the searched rows is off by more than all rows forgive."""
    arm, state, tau = case("planar_2r", 30 * ROWS)
    wrong = SIZES[key](arm, state, tau)
    found = diagnose(arm, *state, wrong + 0.05 * white(wrong, seed))
    assert [m.key for m in found.mistakes] == [key]
    assert found.verdict == "mistake"


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("what", ["q", "qd", "qdd", "tau"])
def test_what_is_no_number_is_refused_by_row_and_joint(what, bad):
    arm, state, tau = case("scara", 30)
    given = dict(zip(("q", "qd", "qdd", "tau"), (*state, tau), strict=True))
    given[what] = given[what].copy()
    given[what][11, 2] = bad
    with pytest.raises(InputError, match=f"^{what} of {arm.joint_names[2]} in row 12 of 30 is "):
        diagnose(arm, **given)
