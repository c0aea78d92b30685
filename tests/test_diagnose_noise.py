"""A diagnosis in noise: right torques stay right, and what is on no list is given no name."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.check import diagnose
from support.tiers import full_only, sample_cases
from test_diagnose import state_of


def rms(x):
    return np.sqrt(np.mean(x * x, axis=0))


def _noise(tau, seed):
    return np.random.default_rng(seed).normal(size=tau.shape)


NOISES = {
    "none": lambda tau, seed: tau,
    "relative": lambda tau, seed: tau + 0.01 * rms(tau) * _noise(tau, seed),
    "by row": lambda tau, seed: tau * (1 + 0.01 * _noise(tau, seed)),
    "absolute": lambda tau, seed: tau + 0.005 * rms(tau).max() * _noise(tau, seed),
    "loud": lambda tau, seed: tau + 0.03 * rms(tau).max() * _noise(tau, seed),
}


@sample_cases(2)
@pytest.mark.parametrize("kind", NOISES)
@pytest.mark.parametrize("robot", ["one_link", "planar_2r", "scara", "puma560", "ur5", "two_arms"])
def test_right_torques_are_right_in_every_noise(robot, kind):
    arm = rnea.load(robot)
    state = state_of(arm, rows=40, seed=3)
    tau = arm.inverse_dynamics(*state)
    found = diagnose(arm, *state, NOISES[kind](tau, 5))
    assert found.verdict == "right", found.nearest
    assert found.random


# ---- mistakes that are on no list --------------------------------------------------------------


def _with_bodies(arm, change):
    """The robot with the inertia of every body changed, past its file."""
    inertias = {body.name: change(body.index, body.inertia) for body in arm.model.bodies}
    return lambda s: _torques(arm, inertias, s)


def _torques(arm, inertias, s):
    from rnea.apps.check.diagnose.calculation import Calculation

    bodies = tuple(replace(b, inertia=inertias[b.name]) for b in arm.model.bodies)
    model = replace(arm.model, bodies=bodies)
    return Calculation(arm.description, model, *s, np.asarray(arm.gravity)).torques()


def _last_heavier(arm, s):
    last = len(arm.model.bodies)
    return _with_bodies(arm, lambda i, x: replace(x, mass=x.mass * (1 + (i == last))))(s)


def _first_centre(arm, s):
    by = np.array([0.1, 0.15, 0.1])
    return _with_bodies(arm, lambda i, x: replace(x, com=x.com + by * (i == 1)))(s)


def _zero_moved(arm, s):
    return arm.inverse_dynamics(s[0] + 0.2 * np.eye(arm.n)[1], *s[1:])


def _mirrored(arm, s):
    sign = 1 - 2 * np.eye(arm.n)[1]
    return arm.inverse_dynamics(*(x * sign for x in s))


def _one_scaled(arm, s):
    return arm.inverse_dynamics(*s) * (1 + 0.2 * np.eye(arm.n)[0])


def _coulomb(arm, s):
    tau = arm.inverse_dynamics(*s)
    return tau + 0.1 * rms(tau) * np.sign(s[1])


def _viscous(arm, s):
    tau = arm.inverse_dynamics(*s)
    return tau + 0.1 * rms(tau) * s[1] / rms(s[1])


def _no_acceleration(arm, s):
    return arm.inverse_dynamics(s[0], s[1], 0 * s[2])


def _diagonal_only(arm, s):
    M = arm.mass_matrix(s[0])
    coupled = np.einsum("nij,nj->ni", M, s[2]) - np.einsum("nii,ni->ni", M, s[2])
    return arm.inverse_dynamics(*s) - coupled


def _late_by_three(arm, s):
    tau = arm.inverse_dynamics(*s)
    return np.vstack([tau[:1], tau[:1], tau[:1], tau[:-3]])


def _gravity_of_the_start(arm, s):
    weight = arm.gravity_torque(s[0])
    return arm.inverse_dynamics(*s) - weight + weight[:1]


def _chance(arm, s):
    tau = arm.inverse_dynamics(*s)
    return rms(tau) * _noise(tau, 9)


UNLISTED = [
    _last_heavier,
    _first_centre,
    _zero_moved,
    _mirrored,
    _one_scaled,
    _coulomb,
    _viscous,
    _no_acceleration,
    _diagonal_only,
    _late_by_three,
    _gravity_of_the_start,
    _chance,
]


@full_only
def test_what_is_on_no_list_is_given_no_name():
    """Counted: effects of 3 % of the torques and more are unknown, whatever the noise."""
    verdicts = []
    cases = [("planar_2r", plant, kind) for plant in UNLISTED for kind in ("none", "absolute")]
    cases += [("rp_arm", plant, "relative") for plant in UNLISTED[::3]]
    for robot, plant, kind in cases:
        arm = rnea.load(robot)
        state = state_of(arm, rows=60, seed=1)
        right, tau = arm.inverse_dynamics(*state), plant(arm, state)
        if np.linalg.norm(rms(tau - right)) > 0.03 * np.linalg.norm(rms(right)):
            found = diagnose(arm, *state, NOISES[kind](tau, 7))
            verdicts.append((robot, plant.__name__, kind, found.verdict))
    assert len(verdicts) >= 28
    assert [v for v in verdicts if v[-1] != "unknown"] == []


def test_an_offset_is_named_only_where_the_difference_is_constant():
    arm = rnea.load("planar_2r")
    still = [x * 0.02 for x in state_of(arm, rows=60)]
    still[0] = still[0] + np.array([0.4, 0.8])
    # hardly any motion: a heavier link is a constant too, but for noise
    for kind in ("none", "relative", "absolute"):
        tau = NOISES[kind](_last_heavier(arm, still), 3)
        assert "offset" not in [m.key for m in diagnose(arm, *still, tau).mistakes]
    swings = state_of(arm, rows=60)
    shifted = arm.inverse_dynamics(*swings) + np.array([3.0, 0.5])
    for kind in ("none", "relative", "absolute"):
        found = diagnose(arm, *swings, NOISES[kind](shifted, 3))
        assert [m.key for m in found.mistakes] == ["offset"]
