"""Units of recordings: suspected and named, converted only where somebody says so."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.logs import Clock, Log, Units, findings, matched, read_log
from support.real_logs import PANDA, UR10, real_log
from support.urdf_peers import ROBOTS

FILES = {
    "panda": "panda_description/urdf/panda.urdf",
    "ur10": "ur_description/urdf/ur10_robot.urdf",
    "kinova": "kinova_description/robots/kinova.urdf",
    "talos": "talos_data/robots/talos_left_arm.urdf",
}


def _arm(name):
    return rnea.load(str(ROBOTS / FILES[name]))


def _log(arm, rate=100.0, seconds=10.0):
    """A motion through most of every joint's range, with velocities."""
    t = np.arange(0, seconds, 1 / rate)
    low, high = np.empty(len(arm.joint_names)), np.empty(len(arm.joint_names))
    for k, body in enumerate(arm.model.independent):
        ends = (body.limits.lower, body.limits.upper)
        wide = 0.02 if body.joint.slides else 2.5
        low[k], high[k] = (-wide, wide) if None in ends else np.clip(ends, -2 * wide, 2 * wide)
    pace = 2 * np.pi / seconds * np.arange(1, len(low) + 1)
    middle, half = (low + high) / 2, 0.45 * (high - low)
    q, qd = middle + half * np.sin(np.outer(t, pace)), half * pace * np.cos(np.outer(t, pace))
    return Log(t, q, qd, np.zeros_like(q), arm.joint_names, "x.csv")


def _kinds(log, arm):
    return [x.what for x in findings(log, arm.model)]


@pytest.mark.parametrize("name", FILES)
def test_our_units_raise_no_suspicion(name):
    arm = _arm(name)
    log = _log(arm)
    assert findings(log, arm.model) == []
    assert findings(replace(log, qd=None), arm.model) == []
    rng = np.random.default_rng(3)
    noisy = replace(log, q=log.q + rng.normal(0, 1e-4, log.q.shape), qd=log.qd * 1.1)
    assert findings(noisy, arm.model) == []
    still = replace(log, q=np.full_like(log.q, 0.02), qd=0 * log.q)
    assert _kinds(still, arm) in ([], ["limits"])


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    ("said", "spoil"),
    [
        ("q=deg", lambda x: replace(x, q=np.rad2deg(x.q), qd=np.rad2deg(x.qd))),
        ("q=deg", lambda x: replace(x, q=np.rad2deg(x.q), qd=None)),
        ("q=deg,qd=rad/s", lambda x: replace(x, q=np.rad2deg(x.q))),
        ("qd=deg/s", lambda x: replace(x, qd=np.rad2deg(x.qd))),
        ("qd=rpm", lambda x: replace(x, qd=x.qd * 30 / np.pi)),
        ("qd=rev/s", lambda x: replace(x, qd=x.qd / (2 * np.pi))),
        ("t=ms", lambda x: replace(x, t=1e3 * x.t)),
        ("t=us", lambda x: replace(x, t=1e6 * x.t)),
        ("t=ns", lambda x: replace(x, t=1e9 * x.t)),
    ],
)
def test_other_units_are_suspected_and_their_cure_cures(name, said, spoil):
    arm = _arm(name)
    log = _log(arm)
    spoilt = spoil(log)
    found = findings(spoilt, arm.model)
    assert found
    assert f"--units {said}" in [x.remedy for x in found]
    assert all(x.remedy in str(x) and x.words in str(x) for x in found)
    cured = spoilt.in_si_units(Units.read(said))
    assert np.allclose(cured.t, log.t)
    assert np.allclose(cured.q, log.q)
    assert cured.qd is None or np.allclose(cured.qd, log.qd)
    assert findings(replace(cured, notes=()), arm.model) == []


def test_times_are_suspected_without_velocities_too():
    arm = _arm("panda")
    log = replace(_log(arm), qd=None)
    for factor, unit in ((1e3, "ms"), (1e6, "us"), (1e9, "ns")):
        (found,) = findings(replace(log, t=factor * log.t), arm.model)
        assert (found.what, found.remedy) == ("time", f"--units t={unit}")


def test_counts_of_encoders_and_positions_that_are_not_there():
    arm = _arm("panda")
    log = replace(_log(arm), qd=None)
    counts = replace(log, q=np.round(log.q * 4096 / (2 * np.pi) * 100))
    (found,) = findings(counts, arm.model)
    assert found.what == "counts"
    assert found.remedy == "--units q=RAD_PER_COUNT"
    per_count = 2 * np.pi / 409600
    cured = counts.in_si_units(Units.read(f"q={per_count!r}"))
    assert np.allclose(cured.q, log.q, atol=per_count)
    assert _kinds(replace(log, q=0 * log.q), arm) == ["still"]


def test_the_cure_for_degrees_leaves_sliding_joints_alone():
    arm = _arm("panda")
    log = replace(_log(arm), qd=None)
    q = np.concatenate([np.rad2deg(log.q[:, :7]), log.q[:, 7:]], axis=1)
    (found,) = findings(replace(log, q=q), arm.model)
    assert found.remedy == "--units q=deg,q_panda_finger_joint1=m"
    cured = replace(log, q=q).in_si_units(Units.read(found.remedy.partition(" ")[2]))
    assert np.allclose(cured.q, log.q)


def test_another_zero_is_no_degree_and_another_sign_is_named():
    arm = _arm("panda")
    log = _log(arm)
    q, qd = log.q.copy(), log.qd.copy()
    q[:, 1] += 1.5
    (found,) = findings(replace(log, q=q), arm.model)
    assert (found.what, found.joints) == ("limits", ("panda_joint2",))
    qd[:, 2] *= -1
    (found,) = findings(replace(log, qd=qd), arm.model)
    assert (found.what, found.joints, found.remedy) == ("velocity", ("panda_joint3",), "")
    assert "wrong sign" in str(found)


def test_real_recordings_raise_none():
    names = {f"fer_joint{k}": f"panda_joint{k}" for k in range(1, 8)}
    for file, arm, said in ((PANDA, "panda", names), (UR10, "ur10", {})):
        robot = _arm(arm)
        log = matched(read_log(real_log(file)), robot.model, said).log
        assert findings(log, robot.model) == []


def test_a_log_that_is_not_matched_is_refused():
    with pytest.raises(rnea.RneaError, match="not matched"):
        findings(_log(_arm("panda")), _arm("ur10").model)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("q=cubits", "unknown unit 'cubits' of q. Legal: rad, deg"),
        ("w=deg", "unknown quantity 'w'. Legal: t, q, qd, qdd, effort"),
        ("deg", "'deg' is no unit"),
        ("q=", "'q=' is no unit"),
        ("q=0", "unknown unit '0'"),
        ("q=nan", "unknown unit 'nan'"),
    ],
)
def test_units_that_are_none_are_refused(text, words):
    with pytest.raises(rnea.RneaError) as raised:
        Units.read(text)
    assert words in str(raised.value)


def test_a_joint_may_have_a_unit_of_its_own():
    log = _log(_arm("panda"))
    units = Units.read("q=deg,q_panda_finger_joint1=mm,effort_panda_joint1=mNm")
    again = log.in_si_units(units)
    assert np.allclose(again.q[:, :7], np.deg2rad(log.q[:, :7]))
    assert np.allclose(again.q[:, 7], 1e-3 * log.q[:, 7])
    assert np.allclose(again.qd[:, 7], 1e-3 * log.qd[:, 7])
    assert units.factor("effort", "panda_joint1") == 1e-3
    assert units.factor("effort", "panda_joint2") == 1


def test_the_clock_tells_rate_jitter_and_gaps():
    rng = np.random.default_rng(4)
    t = np.arange(1000) * 0.008
    assert Clock.of(t) == Clock(125.0)
    shaken = Clock.of(t + rng.normal(0, 1e-4, 1000))
    assert shaken.rate == pytest.approx(125, rel=0.01)
    assert shaken.jitter == pytest.approx(np.sqrt(2) * 1e-4, rel=0.1)
    assert shaken.gaps == 0
    holes = Clock.of(np.delete(t, [100, 200, 201, 500]), 7)
    assert (holes.gaps, holes.lost, holes.repeats) == (3, 4, 7)
    assert holes.longest == pytest.approx(0.024)
    assert holes.longest_at == pytest.approx(t[199])
    assert len(holes.notes()) == 2
