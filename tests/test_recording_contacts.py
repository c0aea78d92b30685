"""Contacts: pushes are found in time, free motion is left alone, forces come back."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.check.recordings import contacts, detector
from rnea.apps.check.recordings import false_alarms as chance
from rnea.apps.check.recordings.observer import row_to_row
from rnea.apps.check.recordings.sensitivity import point_jacobians
from rnea.check.recordings import MeasuredMotion, compare, find_contacts, momentum_residual
from rnea.describe import Rotor, Spring
from rnea.spatial import Wrench
from support.forces import shares_found
from support.planted import CUTOFF, RATE, Motion, filtered, recorded, robots, times
from support.pushes import IN_TIME, possible, pushed
from support.tiers import sample_cases


def test_the_balance_of_momentum_gives_what_the_surroundings_exert():
    arm, rng = robots()["ur3"], np.random.default_rng(0)
    step = 1e-3
    t = np.arange(0, 1, step)
    q, qd, qdd = Motion.of(arm, rng).at(t)
    outside = np.array([3.0, -2.0, 1.0, 0.5, 0.2, -0.1]) * (t > 0.4)[:, None]
    tau = arm.inverse_dynamics(q, qd, qdd) - outside
    found = momentum_residual(arm, q, qd, row_to_row(tau), step)
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
    free = momentum_residual(arm, q, qd, row_to_row(bare), float(t[1] - t[0]))
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


@sample_cases(2)
@pytest.mark.parametrize(("name", "rubs"), [("kinova", 0.0), ("xarm7", 0.0), ("z1", 0.2)])
@pytest.mark.parametrize("turning", [False, True], ids=["anywhere", "turning"])
def test_pushes_beyond_five_deviations_of_what_is_left_are_told_within_50_ms(name, rubs, turning):
    arm = robots()[name]
    recording, pushes = pushed(arm, [3, len(name)], 80.0, 8, rubs=rubs, turning=turning)
    events = find_contacts(arm, recording).events
    for push in pushes:
        assert any(-0.05 <= event.begin - push.at <= 0.05 for event in events)
    for event in events:
        assert any(-0.1 <= event.begin - push.at <= 0.4 for push in pushes)


@pytest.mark.parametrize("name", ["kinova", "z1"])
def test_pushes_beyond_five_deviations_as_recorded_raise_an_alarm_within_50_ms(name):
    arm = robots()[name]
    recording, pushes = pushed(arm, [5, len(name)], 80.0, 12, raw=True)
    events = find_contacts(arm, recording).events
    told = [push for push in pushes if not push.turning]
    assert len(told) >= 4
    for push in told:
        assert any(0 <= event.alarm - push.at <= 0.05 for event in events)


def test_an_alarm_takes_nothing_of_what_comes_later():
    """Efforts behind it may be anything."""
    recording, pushes = pushed(robots()["kinova"], [5, 6], 40.0, 3, raw=True)
    at = round(pushes[1].at / recording.step) + 5
    raw = recording.raw.copy()
    raw[at + 1 :] = 1e3
    before, after = recording.recorded, replace(recording, raw=raw).recorded
    assert np.array_equal(before[: at + 1], after[: at + 1])
    assert not np.array_equal(before[at + 1], after[at + 1])


def test_efforts_of_another_clock_are_means_from_row_to_row():
    """Means of neighbours hold between them; by hand."""
    when, efforts = np.array([0.0, 0.5, 1.5, 2.0, 3.0]), np.array([[1.0, 3, 5, 5, 1]]).T
    none = np.zeros((4, 1))
    rows = MeasuredMotion.of(np.arange(4.0), none, none, none, none, efforts, raw_t=when)
    np.testing.assert_allclose(rows.recorded[:, 0], [0, 0.5 * 2 + 0.5 * 4, 0.5 * 4 + 0.5 * 5, 3])


def test_the_residual_is_told_behind_the_filter_and_as_recorded():
    """White noise keeps 2 B dt of its power, and two passes of a Butterworth filter of fourth order
    have B = (7/8) (π/8) / sin(π/8) of their cutoff."""
    arm, rng = robots()["xarm7"], np.random.default_rng(6)
    motion, t = Motion.of(arm, rng), times(120.0)
    state = motion.at(t)
    tau = arm.inverse_dynamics(*state)
    noise = 0.02 * tau.std(axis=0)
    joints = compare(arm, recorded(t, state[0], tau, rng, encoder=0.0, sigma=noise)).joints
    assert [joint.recorded for joint in joints] == pytest.approx(noise, rel=0.04)
    kept = np.sqrt(2 * CUTOFF / RATE * (7 / 8) * (np.pi / 8) / np.sin(np.pi / 8))
    assert [joint.rest for joint in joints] == pytest.approx(kept * noise, rel=0.1)


def test_no_detector_finds_five_deviations_behind_the_filter_for_certain():
    """A step known beforehand in white noise, tried: the bound is what its likelihood ratio has."""
    rng, count, h = np.random.default_rng(9), 400_000, 2.0
    free, there = rng.normal(size=(2, count, 6)) + np.array([0, h])[:, None, None]
    alarms = 1e-3
    level = np.quantile(free.sum(axis=1), 1 - alarms)
    found = np.mean(there.sum(axis=1) > level)
    assert found == pytest.approx(possible(h * np.sqrt(6), alarms / IN_TIME), abs=0.01)
    assert possible(5 * np.sqrt(6), detector.ALARMS) > 1 - 1e-8
    assert possible(5 * 0.424 * np.sqrt(6), 0.05 / 600) < 0.8


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


@pytest.mark.parametrize("squares", [1, 2, 7])
def test_roots_of_squares_leave_a_level_as_often_as_is_said(squares):
    """Once in 200 s, extrapolated from a level that is left many times a second."""
    rng, step, every = np.random.default_rng(squares), 0.01, 200.0
    noise = filtered(rng.normal(size=(1_000_000, squares)))
    sizes = np.linalg.norm(noise / noise.std(axis=0), axis=1)
    assert np.mean(sizes > chance.low_level(squares)) == pytest.approx(chance.BEYOND, rel=0.05)
    assert chance.tail(sizes, squares) == pytest.approx(1.0, abs=0.06)
    beyond = sizes > chance.level(sizes, step, 1.0, 1 / every, squares)
    count = int((beyond[1:] & ~beyond[:-1]).sum())
    assert count == pytest.approx(len(sizes) * step / every, abs=3 * np.sqrt(50))


def test_a_push_that_several_joints_feel_a_little_is_found():
    """Four deviations of the shortest mean in each of five: none of them alone suffices."""
    rng, step = np.random.default_rng(3), 0.01
    residual = rng.normal(size=(12_000, 5))
    residual[6000:6040] += 4.0 / np.sqrt(5)
    used = np.ones(len(residual), bool)
    nowhere = np.zeros(residual.shape, bool)
    windows = detector.bank(residual, used, nowhere, 0.0 * residual, step, ~used)
    alone = np.abs(windows[0].mean / windows[0].allowed)[6005:6040].max()
    assert np.nanmax(alone) < 1
    assert windows[0].excess[6005:6040].max() > 1
    assert windows[0].excess[5:6000].max() < 0.9


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


@sample_cases(1)
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
    raw = free.raw + rubbing * np.sign(free.qd)
    hidden = find_contacts(arm, replace(free, effort=more, raw=raw)).sensitivity[-1]
    assert hidden.lasting == pytest.approx(plain.lasting, rel=0.3)
    J = point_jacobians(arm, free.q[::100], arm.model.bodies[-1].index)
    least = np.median((4 * rubbing / np.linalg.norm(J, axis=1)).min(axis=1))
    assert hidden.standing > plain.standing + 0.5 * least
