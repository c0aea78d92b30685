"""Contacts: pushes are found in time, free motion is left alone, forces come back."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.check.recordings import contacts, detector, find_contacts, momentum_residual
from rnea.check.recordings.sensitivity import point_jacobians
from rnea.describe import Rotor, Spring
from rnea.spatial import Wrench
from support.forces import shares_found
from support.planted import Motion, filtered, recorded, robots, times
from support.pushes import pushed


def test_the_balance_of_momentum_gives_what_the_surroundings_exert():
    arm, rng = robots()["ur3"], np.random.default_rng(0)
    step = 1e-3
    t = np.arange(0, 1, step)
    q, qd, qdd = Motion.of(arm, rng).at(t)
    outside = np.array([3.0, -2.0, 1.0, 0.5, 0.2, -0.1]) * (t > 0.4)[:, None]
    tau = arm.inverse_dynamics(q, qd, qdd) - outside
    found = momentum_residual(arm, q, qd, tau, step)
    away = np.abs(t - 0.4) > 2 * step
    assert np.abs(found - outside)[away].max() < 1e-3


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
@pytest.mark.parametrize("turning", [False, True], ids=["anywhere", "turning"])
def test_pushes_beyond_five_deviations_of_what_is_left_are_told_within_50_ms(name, rubs, turning):
    arm = robots()[name]
    recording, pushes = pushed(arm, [3, len(name)], 80.0, 8, rubs=rubs, turning=turning)
    events = find_contacts(arm, recording).events
    for push in pushes:
        # strong pushes ring before they begin, in a filter without delay
        assert any(-0.08 <= event.begin - push.at <= 0.05 for event in events)
    for event in events:
        assert any(-0.1 <= event.begin - push.at <= 0.4 for push in pushes)


@pytest.mark.parametrize("name", ["kinova", "z1"])
def test_pushes_beyond_five_deviations_of_the_recorded_noise_raise_an_alarm_within_50_ms(name):
    arm = robots()[name]
    recording, pushes = pushed(arm, [5, len(name)], 80.0, 8, raw=True)
    events = find_contacts(arm, recording).events
    told = [push for push in pushes if not push.turning]
    assert len(told) >= 4
    for push in told:
        assert any(-0.1 <= event.alarm - push.at <= 0.05 for event in events)


def test_free_motion_is_left_alone_even_where_noise_has_a_once_in_thousands_peak():
    arm = robots()["kinova"]
    recording, _ = pushed(arm, 0, 600.0, count=0)
    found = find_contacts(arm, recording)
    assert not found.events
    assert (np.abs(found.residual) / found.sigma).max() > 5.5


@pytest.mark.parametrize("heavy", [False, True], ids=["normal", "heavy tails"])
def test_chance_raises_as_many_alarms_as_are_said(monkeypatch, heavy):
    """One in ten seconds, so that they can be counted; noise is that of a filter."""
    rng, step, every = np.random.default_rng(8), 0.01, 10.0
    monkeypatch.setattr(detector, "ALARMS", 1 / every)
    noise = rng.normal(size=(100_000, 5)) if not heavy else rng.standard_t(4, (100_000, 5))
    residual = filtered(noise) * [1.0, 3.0, 10.0, 0.1, 1.0]
    nowhere = np.zeros(residual.shape, bool)
    used = np.ones(len(residual), bool)
    windows = detector.bank(residual, used, nowhere, 0.0 * residual, step, ~used)
    count = len(contacts._spans(windows, step))
    said = len(residual) * step / every
    # windows overlap, and so do some of their alarms; Student's tails fall by a power, and no
    # stretched normal tail follows them far
    assert 0.25 * said < count < (2.0 if heavy else 1.2) * said


def test_a_step_in_white_noise_begins_where_it_is_most_likely():
    rng = np.random.default_rng(4)
    values = rng.normal(size=(60, 3))
    values[41:] += [3.0, -2.0, 0.0]
    assert abs(contacts._onset(values) - 41) <= 1


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
    assert all(item.best <= item.most for item in near.values())
    # the first link's far end is near its axis; at rest levers and thresholds alone count
    assert near[arm.model.bodies[0].name].standing > 5 * near[arm.model.bodies[-1].name].standing


@pytest.mark.parametrize(
    ("name", "kind", "parts"),
    [("kinova", "best", (1.0, 0.5)), ("xarm7", "lasting", (1.0,)), ("xarm7", "standing", (1.0,))],
)
def test_the_smallest_forces_are_found_and_half_of_them_mostly_not(name, kind, parts):
    """At random moments and links. All arms and columns: benchmarks/pushes.py --forces."""
    found = shares_found(robots()[name], [99, 7], (kind,), parts, count=10, rubs=0.2)
    assert found[kind, 1.0].mean() >= 0.9
    assert all(found[kind, part].mean() <= 0.5 for part in parts[1:])


def test_friction_hides_what_it_can_where_joints_stand():
    """The file lacks Coulomb friction of a known size: at rest, four times that is wanted besides:
    friction may err by two, is allowed to, and hides as much."""
    arm = robots()["kinova"]
    free, _ = pushed(arm, [10, 1], 60.0, count=0)
    plain = find_contacts(arm, free).sensitivity[-1]
    rubbing = 0.5 * free.effort.std(axis=0)
    more = free.effort + rubbing * free.filtered(np.sign(free.qd))
    hidden = find_contacts(arm, replace(free, effort=more)).sensitivity[-1]
    assert hidden.lasting == pytest.approx(plain.lasting, rel=0.3)
    J = point_jacobians(arm, free.q[::100], arm.model.bodies[-1].index)
    least = np.median((4 * rubbing / np.linalg.norm(J, axis=1)).min(axis=1))
    assert hidden.standing > plain.standing + 0.5 * least
