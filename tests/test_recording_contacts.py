"""Contacts: pushes are found in time, free motion is left alone, forces come back."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.check.recordings import contacts, find_contacts, momentum_residual
from rnea.check.recordings.observer import GAIN
from rnea.describe import Rotor, Spring
from rnea.spatial import Wrench
from support.planted import Motion, pushed, recorded, robots, times


def test_the_observer_approaches_a_push_with_its_time_constant():
    arm, rng = robots()["ur3"], np.random.default_rng(0)
    step = 1e-3
    t = np.arange(0, 1, step)
    q, qd, qdd = Motion.of(arm, rng).at(t)
    outside = np.array([3.0, -2.0, 1.0, 0.5, 0.2, -0.1])
    tau = arm.inverse_dynamics(q, qd, qdd) - outside
    r = momentum_residual(arm, q, qd, tau, step)
    expected = outside * (1 - np.exp(-GAIN * t))[:, None]
    assert np.abs(r - expected).max() < 0.02 * np.abs(outside).max()
    free = momentum_residual(arm, q, qd, tau + outside, step)
    assert np.abs(free).max() < 1e-3


def sprung():
    """A Panda with springs in two joints and rotors in all."""
    arm = rnea.load("panda")
    tree = arm.to_tree().description
    spring = Spring((60.0,), (0.0,))
    joints = [
        replace(joint, spring=spring if k in (1, 3) else None, rotor=Rotor(2e-5, 100.0))
        for k, joint in enumerate(tree.structure.joints)
    ]
    return rnea.Robot(replace(tree, structure=replace(tree.structure, joints=tuple(joints))))


@pytest.mark.parametrize("make", [sprung, lambda: rnea.load("puma560")], ids=["sprung", "puma"])
def test_rotors_and_springs_are_no_contact(make):
    """What the file says of rotors and springs leaves nothing, and hides no push."""
    arm, rng = make(), np.random.default_rng(2)
    motion, t = Motion.of(arm, rng), times(40.0)
    state = motion.at(t)
    tau = arm.inverse_dynamics(*state)
    bare = arm.inverse_dynamics(*state, friction=False, rotor=False, spring=False)
    q, qd, _ = state
    free = momentum_residual(arm, q, qd, bare, float(t[1] - t[0]))
    assert np.abs(free).max() < 0.01 * np.abs(bare).max()
    plain = rnea.Robot(arm.description)
    found = find_contacts(plain, recorded(t, q, tau, rng, sigma=0.01 * tau.std(axis=0)))
    assert np.all(found.sigma < 0.05 * tau.std(axis=0))


def test_lengths_are_measured_in_half_metres_where_poses_are_called_singular(monkeypatch):
    """The condition that decides is that of angles and half metres, by hand."""
    arm = rnea.load("ur5")
    q = np.array([0.3, -1.2, 1.4, -0.4, 0.8, 0.2])
    J = arm.jacobian(q, frame="tool", eager=True)
    by_hand = float(np.linalg.cond(np.concatenate([J[:3], J[3:] / 0.5])))
    monkeypatch.setattr(contacts, "_WELL", by_hand * 0.99)
    assert f"condition {by_hand:.0f}" in contacts._at_tool(arm, q, np.ones(6), np.ones(6))[2]
    monkeypatch.setattr(contacts, "_WELL", by_hand * 1.01)
    assert contacts._at_tool(arm, q, np.ones(6), np.ones(6))[2] == ""


@pytest.mark.parametrize(("name", "rubs"), [("kinova", 0.0), ("xarm7", 0.0), ("z1", 0.2)])
def test_pushes_are_found_within_50_ms_and_free_motion_is_left_alone(name, rubs):
    arm = robots()[name]
    recording, pushes = pushed(arm, [3, len(name)], 120.0, count=5, rubs=rubs)
    events = find_contacts(arm, recording).events
    for at, _ in pushes:
        assert any(-0.03 <= event.begin - at <= 0.05 for event in events)
    free, _ = pushed(arm, [4, len(name)], 100.0, count=0, rubs=rubs)
    assert not find_contacts(arm, free).events


def test_the_force_at_the_tool_comes_back():
    arm, rng = rnea.load("ur5"), np.random.default_rng(1)
    motion, t = Motion.of(arm, rng), times(30.0)
    q, qd, qdd = motion.at(t)
    tau = arm.inverse_dynamics(q, qd, qdd)
    force = np.array([20.0, -12.0, 8.0])
    # where all six numbers are felt well
    inner = np.flatnonzero((t > 5) & (t < 25))
    J = arm.jacobian(q[inner], frame="tool", eager=True)
    at = float(t[inner[np.linalg.cond(J).argmin()]])
    rows = (t >= at - 0.2) & (t < at + 0.2)
    push = Wrench(force, frame="world", point="tool")
    noise = 0.02 * tau.std(axis=0)
    tau[rows] = arm.inverse_dynamics(q[rows], qd[rows], qdd[rows], wrench=push)
    found = find_contacts(arm, recorded(t, q, tau, rng, sigma=noise))
    (event,) = found.events
    assert event.begin == pytest.approx(at - 0.2, abs=0.12)
    assert event.end == pytest.approx(at + 0.2, abs=0.25)
    assert found.tip == "tool"
    assert np.linalg.norm(event.force - force) < 0.2 * np.linalg.norm(force)
    assert np.linalg.norm(event.moment) < 1.0
    near = {item.link: item for item in found.sensitivity}
    assert all(item.best <= item.usual for item in near.values())
    # a force along the first axis, at a point on it, moves no joint
    assert near[arm.model.bodies[0].name].best > 5 * near[arm.model.bodies[-1].name].best


def test_the_smallest_force_is_the_one_that_reaches_the_threshold():
    arm, rng = robots()["kinova"], np.random.default_rng(6)
    motion, t = Motion.of(arm, rng), times(20.0)
    state = motion.at(t)
    measured = recorded(t, state[0], arm.inverse_dynamics(*state), rng)
    found = find_contacts(arm, measured)
    body = arm.model.bodies[-1]
    best = []
    rows = np.flatnonzero(measured.used)
    for k in rows[np.linspace(0, len(rows) - 1, 15).astype(int)]:
        frame = arm.forward_kinematics(measured.q[k], eager=True)[body.name]
        own = arm.model.frame(body.name).pose
        com = own.rotation.T @ (body.inertia.com - own.translation)
        J = arm.jacobian(measured.q[k], frame=body.name, eager=True)
        columns = J[3:] + np.cross(J[:3].T, frame.rotation @ com).T
        best.append((found.threshold / np.linalg.norm(columns, axis=0)).min())
    assert found.sensitivity[-1].best == pytest.approx(np.median(best), rel=1e-9)
