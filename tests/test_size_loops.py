"""Drives of robots with loops are their motors: what a motion asks of each, by virtual work."""

import numpy as np
import pytest

from rnea import InputError, load
from rnea.drive import size
from rnea.files.catalogs import robots
from rnea.motion import demo_trajectory, sampled
from support.tiers import sample_cases

LOOPED = ["four_bar", "slider_crank", "planar_5r", "palletizer", "delta", "gough_stewart"]


def changed(tmp_path, name, old, new):
    text = robots.text(name)
    assert old in text
    file = tmp_path / f"{name}.toml"
    file.write_text(text.replace(old, new))
    return load(file)


def powers(arm, path):
    """Of the motors, and of the independent joints, without rotors."""
    one = size(arm, path.t, path.q, path.qd, path.qdd)[0]
    tau = arm.inverse_dynamics(path.q, path.qd, path.qdd, rotor=False)
    return one, sum(motion.qd * motion.tau for motion in one.motions), (tau * path.qd).sum(axis=-1)


@sample_cases(2)
@pytest.mark.parametrize("name", LOOPED)
def test_motors_give_the_power_that_the_motion_takes(name):
    arm = load(name)
    one, by_motors, needed = powers(arm, sampled(demo_trajectory(arm.model), 21))
    assert [demand.joint for demand in one.demands] == list(arm.motor_names)
    assert np.abs(by_motors - needed).max() < 1e-11 * np.abs(needed).max()


def test_a_hexapods_legs_move_as_its_platform_takes_them():
    """Length of a leg from the places of its joints; its force at rest from virtual work."""
    arm = load("gough_stewart")
    path = sampled(demo_trajectory(arm.model), 2001)
    one = size(arm, path.t, path.q, path.qd, path.qdd)[0]
    for number, motion in enumerate(one.motions, start=1):
        column = arm.model.names("q").index(f"leg{number}")
        by_differences = np.gradient(path.q[:, column], path.t)
        assert np.abs(motion.qd - by_differences)[2:-2].max() < 1e-5
    assert {demand.unit for demand in one.demands} == {"N"}


def test_more_motors_than_freedoms_share_the_work(tmp_path):
    arm = changed(
        tmp_path,
        "planar_5r",
        'actuated = ["left", "right"]',
        'actuated = ["left", "right", "left_elbow"]',
    )
    one, by_motors, needed = powers(arm, sampled(demo_trajectory(arm.model), 21))
    assert len(one.demands) == 3
    assert np.abs(by_motors - needed).max() < 1e-11 * np.abs(needed).max()
    # the smallest efforts that do it are smaller than those of two motors
    path = sampled(demo_trajectory(arm.model), 21)
    two = load("planar_5r").motor_torque(path.q, path.qd, path.qdd, rotor=False)
    three = np.stack([motion.tau for motion in one.motions], axis=-1)
    assert np.all((three**2).sum(axis=-1) < (two**2).sum(axis=-1))


def test_motors_elsewhere_than_the_independent_joints(tmp_path):
    """A four-bar driven at its rocker: the crank's torque by the ratio of speeds."""
    arm = changed(tmp_path, "four_bar", 'actuated = ["crank"]', 'actuated = ["rocker"]')
    end = arm.assemble({"crank": 1.3})
    q = np.stack([arm.neutral, end])
    qd, qdd = np.array([[1.0], [0.5]]), np.array([[0.2], [-0.3]])
    one = size(arm, np.array([0.0, 1.0]), q, qd, qdd)[0]
    (motion,) = one.motions
    ratio = arm.joint_motion(q, np.ones((2, 1)))[0][:, 2]
    crank = load("four_bar")
    by_crank = crank.inverse_dynamics(q, qd, qdd)[:, 0]
    assert np.allclose(motion.tau, by_crank / ratio, rtol=1e-12)
    M = crank.mass_matrix(q)[:, 0, 0]
    assert motion.inertia == pytest.approx(np.mean(M / ratio**2), rel=1e-12)


def test_a_robot_without_motors_is_refused(tmp_path):
    arm = changed(tmp_path, "four_bar", 'actuated = ["crank"]', "actuated = []")
    q = arm.neutral[None]
    with pytest.raises(InputError, match=r"has no motors.*actuated"):
        size(arm, np.zeros(1), q, np.zeros((1, 1)), np.zeros((1, 1)))
