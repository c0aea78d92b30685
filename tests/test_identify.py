"""rnea identify as a whole: on recordings whose truth is known, and on two of real robots."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.identify.fit.pseudo_inertia import pseudo_inertia
from rnea.identify import find_payload, identify, predicted, unfiltered, verdict
from rnea.logs import read_log
from support.exact_rank import FILES as ROBOTS
from support.identified import apart, made, planar, sprung
from support.made_recordings import Logger, motion, recording, true_robot
from support.real_logs import PANDA, UR10, real_log
from support.tiers import sample_cases


@pytest.fixture(scope="module", name="planar")
def _planar():
    return planar()


def test_torques_on_a_new_motion_are_those_of_the_true_robot(planar):
    arm, truth, _, found = planar
    assert apart(truth, arm) > 0.05
    assert apart(truth, found.robot) < 0.02
    assert verdict(found).tone in ("good", "open")


def test_an_arm_in_space_that_no_body_describes_in_its_file():
    arm, truth, log = made(
        "puma560", logger=Logger(lag=0.008, low_pass=25.0, rate=100), length=10.0
    )
    found = identify(arm, [log], hold_out=0.0)
    assert apart(truth, found.robot) < 0.02
    for row in found.robot.linear_parameters.reshape(-1, 15):
        assert np.linalg.eigvalsh(pseudo_inertia(row[:10])).min() > 0
        assert (row[[10, 11, 12, 14]] >= 0).all()


def test_what_is_predicted_is_what_was_fitted(planar):
    """The robot that is written has the base parameters of the physical fit, and no others."""
    _, _, _, found = planar
    fitted = found.fitted
    p = fitted.source.parts[0]
    rows = slice(None, None, round(len(p) / len(fitted.equations.efforts)))
    left = (p.tau - predicted(found.robot, p))[rows][: len(fitted.equations.efforts)]
    ours = fitted.equations.residuals(fitted.physical.base_values)
    assert np.abs(left - ours).max() < 1e-6 * np.abs(p.tau).max()


def test_contacts_in_a_recording_count_less(planar):
    arm, truth, log, clean = planar
    pushed = log.effort.copy()
    pushed[400:440] += 0.5 * np.ptp(log.effort, axis=0)
    found = identify(arm, [replace(log, effort=pushed)])
    assert found.fitted.base_fit.outliers.max() > 0.01
    assert apart(truth, found.robot) < 0.02 + 2 * apart(truth, clean.robot)


def test_gaps_and_stumbling_clocks_do_no_harm(planar):
    arm, truth, log, _ = planar
    rng = np.random.default_rng(5)
    rows = np.ones(len(log), bool)
    rows[600:760] = False
    rows &= rng.random(len(log)) > 0.05
    t = log.t + rng.uniform(-3e-3, 3e-3, len(log))
    # efforts and positions of the times that are told
    q, effort = (
        np.stack([np.interp(t, log.t, column) for column in x.T], axis=-1)
        for x in (log.q, log.effort)
    )
    stumbling = replace(log, t=t[rows], q=q[rows], effort=effort[rows])
    found = identify(arm, [stumbling], hold_out=0.0)
    assert apart(truth, found.robot) < 0.02


def test_recordings_of_several_rates_share_one_filter():
    rng = np.random.default_rng(9)
    arm = rnea.load("planar_2r")
    truth = true_robot(arm, rng)
    logs = [
        recording(truth, motion(arm, rng), rng, Logger(rate=rate), length=8.0)
        for rate in (30.0, 200.0)
    ]
    found = identify(arm, logs, hold_out=0.0)
    assert [p.cutoff for p in found.training] == pytest.approx([6.0, 6.0])
    assert not found.fitted.filter.found
    assert apart(truth, found.robot) < 0.02


def test_springs_of_the_file_are_known():
    arm = sprung()
    rng = np.random.default_rng(6)
    truth = true_robot(arm, rng)
    log = recording(truth, motion(arm, rng), rng, Logger(rate=100), length=10.0)
    assert apart(truth, identify(arm, [log], hold_out=0.0).robot) < 0.02


FLOORS = {
    UR10: ("ur_description/urdf/ur10_robot.urdf", (3.7, 3.7, 2.4, 0.83, 0.79, 1.66)),
    PANDA: (
        "panda_description/urdf/panda.urdf",
        (0.53, 0.44, 0.53, 0.40, 0.13, 0.10, 0.07),
    ),
}


@sample_cases(1)
@pytest.mark.parametrize("name", FLOORS)
def test_real_robots_are_predicted_better_than_plain_least_squares_does(name):
    """The floors: regressor with friction and rotors, a Butterworth filter, last third held out."""
    urdf, floors = FLOORS[name]
    log = read_log(real_log(name))
    arm = rnea.load(str(ROBOTS / urdf))
    fingers = [joint for joint in arm.joint_names if "finger" in joint]
    arm = arm.with_locked(dict.fromkeys(fingers, 0.0))
    found = identify(arm, [replace(log, joint_names=arm.joint_names)], hold_out=1 / 3)
    held = found.validations[0]
    assert held.novelty.verdict == "new"
    assert (held.after.all_rows < floors).all()
    # a quarter below while the joint moves: at rest friction is any torque of an interval
    assert (held.after.moving_rows < 0.85 * np.array(floors)).all()
    assert found.fitted.physical.smallest.min() > 0
    # the page's plots and the recording have one clock
    assert held.prepared.t[0] == pytest.approx(log.t[len(log) - round(len(log) / 3)])
    said = verdict(found)
    assert said.identified
    # both figures are said: behind the filter, and without it
    own, joint = found.fitted.filter, arm.joint_names[0]
    plain = unfiltered(found.robot, held.prepared).all_rows
    assert (plain > held.after.all_rows).all()
    assert f"hold behind a low pass of {own.bandwidth:.2g} Hz" in said.sentences[1]
    assert f"{joint} {held.after.all_rows[0]:.2g} -> {plain[0]:.2g} N m" in said.sentences[1]
    assert own.between[0] < own.bandwidth < own.between[1]
    assert "is it the file" not in " ".join(said.sentences)
    if name == PANDA:
        assert any("panda_link7 with" in note and "panda_hand" in note for note in found.notes)
        _the_identified_file_holds_nothing(found.robot, held.prepared)
        _another_robot_is_called_so(log)


def _the_identified_file_holds_nothing(robot, prepared):
    told = find_payload(robot, [prepared], frame="panda_link8")
    assert told.is_explained
    assert not told.is_there
    assert abs(told.mass) < 2 * told.mass_deviation


def _another_robot_is_called_so(log):
    """Seven joints, and masses that can be made to fit somewhat."""
    other = rnea.load("iiwa14")
    said = verdict(identify(other, [replace(log, joint_names=other.joint_names)]))
    assert (said.identified, said.tone) == (False, "bad")
    assert "another robot" in said.sentences[0]
    assert not any("It holds for" in line for line in said.sentences)
