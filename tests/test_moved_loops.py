"""Loops stay in place when a robot is locked, converted or cut, or they are refused by name."""

import numpy as np
import pytest

import rnea
from rnea.errors import RneaError
from rnea.model import plain_tree


def same_motors(one, other, motion):
    """Motor efforts of two robots at the same independent motion from their assembled places."""
    q, qd, qdd = motion
    return np.allclose(one.motor_torque(q, qd, qdd), other.motor_torque(q, qd, qdd), rtol=1e-12)


def test_a_locked_joint_is_no_speed_any_more_and_the_motors_are_unchanged():
    arm = rnea.load("palletizer")
    q, _ = arm.random_state(3)
    names = arm.model.names("q")
    locked = arm.with_locked({"turn": q[names.index("turn")]})
    free = [k for k, name in enumerate(names) if name != "turn"]
    moving = [k for k, name in enumerate(arm.model.names("qd")) if name != "turn"]
    qd, qdd = np.zeros(arm.n), np.zeros(arm.n)
    qd[moving], qdd[moving] = [0.3, -0.2, 0.5], [1.0, 2.0, -1.0]
    whole = arm.inverse_dynamics(q, qd, qdd)[moving]
    part = locked.inverse_dynamics(q[free], qd[moving], qdd[moving])
    assert np.allclose(part, whole, rtol=1e-12)


def test_a_locked_joint_of_a_coupling_becomes_its_constant():
    arm = rnea.load("planar_3r").with_coupling(
        "level", {"joint1": 1, "joint2": [1, 0.5], "joint3": 1}, independent=("joint1", "joint2")
    )
    q = arm.assemble({"joint1": 0.4, "joint2": -0.3})
    locked = arm.with_locked({"joint2": -0.3})
    there = locked.assemble({"joint1": 0.4})
    assert np.allclose(there, q[[0, 2]], atol=1e-12)
    assert q[0] + q[1] + 0.5 * q[1] ** 2 + q[2] == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("name", ["four_bar", "palletizer", "delta", "gough_stewart"])
def test_numbers_in_place_of_formulas_are_the_same_robot(name):
    arm = rnea.load(name)
    plain = rnea.Robot(plain_tree(arm.description))
    q, qd = arm.random_state(1)
    assert same_motors(arm, plain, (q, qd, qd))


def test_a_dh_table_with_a_loop_is_the_same_robot_as_a_tree():
    rows = [{"a": 0.3, "mass": 1.0, "com": [-0.1, 0, 0]} for _ in range(4)]
    arm = rnea.Robot.from_dh(rows, convention="standard").with_loop(
        "pin",
        "revolute",
        "base",
        "link4",
        placement={"xyz": [0.4, 0, 0]},
        assembly={"joint1": 1.0, "joint2": -1.5, "joint3": -1.0, "joint4": -1.0},
    )
    tree = arm.to_tree()
    q, qd = arm.random_state(2)
    assert arm.n == 2
    assert np.allclose(arm.inverse_dynamics(q, qd, qd), tree.inverse_dynamics(q, qd, qd))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda arm: arm.with_locked({"crank": float(arm.neutral[0])}), "cannot move"),
        (lambda arm: arm.chain("base", "coupler"), "tear loop 'pin'"),
        (lambda arm: arm.to_dh("standard"), "DH table"),
    ],
)
def test_what_would_tear_a_loop_is_refused(change, told):
    with pytest.raises(RneaError, match=told):
        change(rnea.load("four_bar"))
