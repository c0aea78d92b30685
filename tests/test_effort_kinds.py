"""What `effort` is, told beside a model: on recordings of several robots, simulated and real."""

import numpy as np
import pytest

from rnea.check.recordings import MeasuredMotion, classify_effort, examine, likely_causes
from rnea.identify import prepare
from rnea.logs import Log
from support.planted import Motion, planted, recorded, right, robots, rubbing, times, tip_of
from support.real_logs import PANDA, UR10, real_log
from support.tiers import sample_cases

NAMES = ("kinova", "xarm7", "z1", "ur3")
# the files of two of them have friction that no sensor behind a gear would feel
TORQUE = {"kinova": "torque", "xarm7": "motor torque", "z1": "motor torque", "ur3": "torque"}


def _clean(name, seed=0):
    arm, rng = robots()[name], np.random.default_rng([seed, len(name)])
    motion, t = Motion.of(arm, rng), times()
    return arm, t, *right(arm, motion, t, rng), rng


@sample_cases(2)
@pytest.mark.parametrize("name", NAMES)
def test_torques_with_noise_are_torques(name):
    arm, t, q, tau, rng = _clean(name)
    noise = 0.05 if name == "ur3" else 0.005
    assert classify_effort(arm, recorded(t, q, tau, rng, noise)).kind == TORQUE[name]


@pytest.mark.parametrize("name", NAMES)
def test_currents_carry_factors_of_their_own(name):
    arm, t, q, tau, rng = _clean(name)
    factors = rng.uniform(0.02, 0.4, arm.n) * rng.choice([-1, 1], arm.n)
    found = classify_effort(arm, recorded(t, q, tau * factors, rng))
    assert found.kind == "current"
    assert "only if the file's masses are right" in found.why
    for joint, factor in zip(found.joints, factors, strict=True):
        if joint.is_identified:
            assert joint.factor == pytest.approx(factor, rel=0.1)


@pytest.mark.parametrize("name", NAMES)
def test_commands_have_no_noise_of_their_own(name):
    # positions are measured with noise, the command is computed from what was planned
    arm, t, q, tau, rng = _clean(name)
    assert classify_effort(arm, recorded(t, q, tau, rng, noise=0.0)).kind == "computed"
    held = arm.gravity_torque(q)
    found = classify_effort(arm, recorded(t, q, held, rng, noise=0.0))
    assert (found.kind, "gravity" in found.why) == ("computed", True)


def _kind(arm, t, q, effort):
    log = Log(t, q, None, effort, arm.joint_names)
    return classify_effort(arm, MeasuredMotion.of_log(prepare(log))).kind


@pytest.mark.parametrize("name", NAMES)
def test_commands_of_feedback_carry_the_noise_of_positions(name):
    """Kp (q_ref - q) - Kd qd + g(q), where the arm is where it should be, and nothing else."""
    arm, t, q, tau, rng = _clean(name)
    seen = q + 2e-5 * rng.normal(size=q.shape)
    rate, size = np.gradient(q, t, axis=0), tau.std(axis=0)
    aim = q + (tau - arm.gravity_torque(q) + 30 * size * rate) / (300 * size)
    law = 300 * size * (aim - seen) - 30 * size * np.gradient(seen, t, axis=0)
    found = _kind(arm, t, seen, law + arm.gravity_torque(seen))
    # where the file's friction puts steps into the reference, these hide it in some arms
    assert (found == "computed") == (name != "z1")
    measured = tau + 0.005 * size * rng.normal(size=tau.shape)
    assert _kind(arm, t, seen, measured) == TORQUE[name]


def test_an_arm_that_shakes_commands_nothing():
    arm, t, q, tau, rng = _clean("ur3")
    shaken = q + 1e-4 * np.sin(2 * np.pi * 31 * t)[:, None] + 1e-7 * rng.normal(size=q.shape)
    felt = tau - 0.05 * tau.std(axis=0) * np.sin(2 * np.pi * 31 * t)[:, None]
    assert _kind(arm, t, shaken, felt) != "computed"


def test_smooth_torques_with_friction_that_no_file_has_are_measured():
    arm, t, q, tau, rng = _clean("ur3")
    qd = np.gradient(q, t, axis=0)
    rubbed = tau + 0.1 * tau.std(axis=0) * np.tanh(qd / 0.05)
    assert classify_effort(arm, recorded(t, q, rubbed, rng, noise=0.0)).kind == "torque"


def test_much_friction_is_felt_at_the_motor():
    arm = robots()["kinova"]
    found = classify_effort(arm, planted("", arm, 1, rubs=0.6))
    assert found.kind == "motor torque"
    assert classify_effort(arm, planted("", arm, 1, rubs=0.05)).kind == "torque"


def test_what_an_effort_is_does_not_change_with_a_better_file():
    """A file that has learnt the friction makes no other sensor of the one that felt it."""
    arm, rng = robots()["kinova"], np.random.default_rng(1)
    motion, t = Motion.of(arm, rng), times()
    better = rubbing(arm, motion, t, rng, 0.6)
    measured = recorded(t, *right(better, motion, t, rng), rng)
    bare, known = (classify_effort(robot, measured) for robot in (arm, better))
    assert bare.kind == known.kind == "motor torque"
    shares = [np.linalg.norm([joint.friction for joint in x.joints]) for x in (bare, known)]
    assert shares[0] == pytest.approx(shares[1], rel=0.05)


@pytest.mark.parametrize("times_heavier", [2.4, 0.4])
def test_the_file_of_a_smaller_or_larger_robot_is_suspected(times_heavier):
    """Factors of some twos are another arm's masses as well as a current's."""
    arm, t, q, tau, rng = _clean("ur3")
    spread = rng.uniform(0.9, 1.1, arm.n)
    found = classify_effort(arm, recorded(t, q, tau * times_heavier * spread, rng))
    assert found.stranger
    assert "another, larger or smaller robot's torque" in found.why
    causes = likely_causes(arm, recorded(t, q, tau * times_heavier * spread, rng))
    assert causes.found[0].title.startswith("the recording is of another robot than the file, or")
    assert "Make sure that the file is this robot's" in causes.found[0].remedy


@pytest.mark.parametrize("name", NAMES)
def test_right_files_and_currents_are_not_taken_for_other_robots(name):
    arm, t, q, tau, rng = _clean(name)
    assert not classify_effort(arm, recorded(t, q, tau, rng)).stranger
    amperes = tau * rng.uniform(0.02, 0.15, arm.n)
    assert not classify_effort(arm, recorded(t, q, amperes, rng)).stranger


def test_zeros_constants_and_standstill():
    arm, t, q, tau, rng = _clean("ur3")
    zero = recorded(t, q, 0 * tau, rng, noise=0.0)
    assert classify_effort(arm, zero).kind == "zero"
    constant = recorded(t, q, 0 * tau + 3, rng, noise=0.0)
    assert classify_effort(arm, constant).kind == "constant"
    still = recorded(t, 0 * q + q[0], tau, rng, encoder=0.0)
    assert classify_effort(arm, still).kind == "untold"


def test_efforts_of_something_else_follow_nothing():
    arm, t, q, tau, rng = _clean("ur3")
    other = rng.normal(size=tau.shape).cumsum(axis=0)
    assert classify_effort(arm, recorded(t, q, other, rng)).kind == "unlike"


@sample_cases(1)
@pytest.mark.parametrize(("recording", "kind"), [(UR10, "motor torque"), (PANDA, "torque")])
def test_real_recordings(recording, kind):
    from support.planted import real

    arm, log = real(recording, real_log(recording))
    examined = examine(arm, log)
    assert examined.effort.kind == kind
    keys = [cause.key for cause in examined.causes.found]
    if recording == PANDA:
        # recorded without its hand, of 0.73 kg, which the file has
        assert keys[0] == "payload"
        assert "0.66 kg" in examined.causes.found[0].title
        assert "taken off" in examined.causes.found[0].title
        assert examined.causes.after.overall < 0.03
    else:
        assert keys[0] == "friction"
        assert examined.causes.after.overall < 0.1
        assert all(event.turns for event in examined.contacts.events)
        # links that are wrong look like a payload in the wrist: no number is to be entered
        load = next(cause for cause in examined.causes.found if cause.key == "payload")
        assert "--payload" not in load.remedy
        assert "weighs 0.202 kg" in load.explanation
        # and the picture crosses its line where a contact is told, nowhere else
        assert bool(examined.contacts.events) == bool((examined.contacts.excess > 1).any())
    assert examined.causes.before.overall > 4 * examined.causes.after.overall


@sample_cases(1)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mass", [1.0, 3.0, 10.0])
def test_what_an_effort_is_is_asked_again_with_the_payload_that_was_found(name, mass):
    """A load that the file lacks makes factors like a current's, and no current."""
    arm, rng = robots()[name], np.random.default_rng(3)
    motion, t = Motion.of(arm, rng), times()
    loaded = arm.with_payload(mass, (0.05, 0.02, 0.1), frame=tip_of(arm))
    q, tau = right(loaded, motion, t, rng)
    felt = tau + 0.005 * tau.std(axis=0) * rng.normal(size=tau.shape)
    seen = q + 1e-5 * rng.normal(size=q.shape)
    examined = examine(arm, Log(t, seen, None, felt, arm.joint_names))
    (cause,) = examined.causes.found
    assert (cause.key, cause.sizes[0].value) == ("payload", pytest.approx(mass, rel=0.05))
    # of the file that knows the load, the same is said
    assert examined.effort.kind == classify_effort(loaded, examined.measured).kind
    assert examined.effort.is_torque
    assert examined.contacts is not None
    first = classify_effort(arm, examined.measured)
    if first.kind != examined.effort.kind:
        assert examined.effort.why.startswith("once the causes named here are corrected")
    # amperes of the same robot stay amperes
    amperes = felt * rng.uniform(0.02, 0.1, arm.n)
    assert not examine(arm, Log(t, seen, None, amperes, arm.joint_names)).effort.is_torque
