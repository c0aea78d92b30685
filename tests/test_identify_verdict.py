"""What an identification says of itself: validations, and recordings that tell next to nothing."""

import json
import re
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.identify.fit.pseudo_inertia import pseudo_inertia
from rnea.errors import RneaError
from rnea.identify import identify, verdict
from rnea.report.tables.identification_tables import identification_facts, identification_sheets
from support.identified import planar
from support.made_recordings import Logger, motion, recording, true_robot
from support.tiers import sample_cases


@pytest.fixture(scope="module", name="planar")
def _planar():
    return planar()


def test_a_repeat_is_no_validation():
    rng = np.random.default_rng(7)
    arm = rnea.load("planar_2r")
    truth, series = true_robot(arm, rng), motion(arm, rng)
    log, again = (recording(truth, series, rng, Logger(rate=100), 10.0, f) for f in ("a", "b"))
    other = recording(truth, motion(arm, rng), rng, Logger(rate=100), 10.0, "c")
    found = identify(arm, [log], validate_on=[log, again, other])
    assert [v.novelty.verdict for v in found.validations[:2]] == ["equal", "repeat"]
    assert found.validations[2].novelty.verdict in ("new", "partly new")
    said = " ".join(verdict(found).sentences)
    assert "a repeat, not held out" in said
    assert "the training itself" in said
    assert verdict(found).tone == "open"


@sample_cases(2)
@pytest.mark.parametrize("name", ["gantry", "pr_arm", "scara", "planar_2r"])
def test_a_file_that_is_right_is_called_so(name):
    arm, rng = rnea.load(name), np.random.default_rng(1)
    log, other = (
        recording(arm, motion(arm, rng), rng, Logger(encoder=0.0, rate=100), length=10.0)
        for _ in range(2)
    )
    found = verdict(identify(arm, [log], validate_on=[other]))
    assert found.tone != "bad"
    assert found.sentences[0].startswith("The file is right")


def test_a_fit_that_is_worse_elsewhere_is_called_so(planar):
    _, _, _, found = planar
    v = found.validations[0]
    swapped = replace(found, validations=(replace(v, before=v.after, after=v.before),))
    said = verdict(swapped)
    assert said.tone == "bad"
    assert said.sentences[0].startswith("Not better than the file on joint1, joint2, joint3")


def test_masses_far_from_the_file_are_asked_about(planar):
    """A smaller robot of the same build can be made to fit with other masses."""
    arm, _, log, _ = planar
    light = arm.with_linear_parameters(0.2 * arm.linear_parameters)
    said = verdict(identify(light, [log]))
    assert said.identified
    assert said.tone != "good"
    assert any("is it the file of this robot?" in line for line in said.sentences)


def test_too_short_a_recording_is_told_from_a_wrong_robot(planar):
    arm, _, log, _ = planar
    rows = slice(0, 120)
    short = replace(log, t=log.t[rows], q=log.q[rows], qd=None, effort=log.effort[rows])
    said = verdict(identify(arm, [short]))
    assert not said.identified
    assert "On the rows that were fitted it is at most" in said.sentences[0]
    assert not any("It holds for" in line for line in said.sentences)


def test_much_left_in_one_joint_is_identified_in_part(planar):
    arm, _, log, _ = planar
    wild = 0.3 * np.ptp(log.effort[:, 2]) * np.sign(np.sin(9 * log.t + np.sin(2 * log.t)))
    found = identify(arm, [replace(log, effort=log.effort + wild[:, None] * [0, 0, 0.5])])
    left = np.fmax.reduce([v.after.moving_share for v in found.validations])
    assert 0.1 < left[2] < 0.25
    said = verdict(found)
    assert said.tone == "open"
    assert re.match(r"Identified in part \(joint3 leaves \d+ % of its range\)", said.sentences[0])


def test_what_tells_nothing_is_refused(planar):
    arm, _, log, _ = planar
    still = replace(log, q=0 * log.q + log.q[0])
    short = replace(log, t=log.t[:15], q=log.q[:15], effort=log.effort[:15])
    foreign = replace(log, joint_names=("a", "b", "c"))
    two = log.of_columns([0, 1], log.joint_names[:2])
    for bad, match in (
        (replace(log, effort=None), "has no efforts"),
        (replace(log, effort=0 * log.effort), "all efforts are zero"),
        (still, "standstill"),
        (short, "rows are too few"),
        (foreign, "the recording has the joints a, b, c"),
        (two, "lock joints"),
    ):
        with pytest.raises(RneaError, match=match):
            identify(arm, [bad])


def test_one_joint_that_moves_tells_of_itself(planar):
    arm, truth, _, _ = planar
    rng = np.random.default_rng(0)
    series = motion(arm, rng)
    only = np.array([0.0, 1.0, 0.0])
    moved = type(series)(
        series.offset, series.cosine * only, series.sine * only, 10.0, series.joint_names
    )
    log = recording(truth, moved, rng, length=10.0)
    found = identify(arm, [log], hold_out=0.0)
    fit = found.fitted.base_fit
    assert (fit.rows[[0, 2]] == 0).all()
    assert not fit.identified.all()
    assert any("stand still" in note for note in found.notes)
    assert "of them is no measurement" in " ".join(verdict(found).sentences)
    dry = found.robot.model.bodies[1].losses
    wanted = truth.model.bodies[1].losses
    assert dry.viscous == pytest.approx(wanted.viscous, rel=0.2)


def test_a_joint_without_efforts_is_left_out_and_the_others_are_identified(planar):
    arm, truth, log, _ = planar
    effort = log.effort * [1, 0, 1]
    found = identify(arm, [replace(log, effort=effort)])
    assert any("joint2 were not measured" in note for note in found.notes)
    assert found.fitted.base_fit.rows[1] == 0
    for left in (found.validations[0].before, found.validations[0].after):
        assert np.isnan([left.all_rows[1], left.share[1]]).all()
        assert np.isfinite(left.share[[0, 2]]).all()
    said = verdict(found)
    assert said.tone != "bad"
    assert "nan" not in said.sentences[0] + repr(found)
    facts = identification_facts(found)
    assert facts["validation"][0]["rms"][1] is None
    json.dumps(facts, allow_nan=False)
    assert "nan" not in str([sheet.rows for sheet in identification_sheets(found)])
    # the others' torques are those of the true robot all the same
    state = motion(truth, np.random.default_rng(99)).at(np.linspace(0, 10, 500))
    wanted, got = (x.inverse_dynamics(state.q, state.qd, state.qdd) for x in (truth, found.robot))
    apart = np.sqrt(((got - wanted) ** 2).mean(axis=0)) / np.ptp(wanted, axis=0)
    assert apart[[0, 2]].max() < 0.03


def test_more_parameters_than_rows_keep_the_file(planar):
    arm, _, log, _ = planar
    few = slice(0, 30)
    tiny = replace(log, t=log.t[few], q=log.q[few], effort=log.effort[few])
    found = identify(arm, [tiny], hold_out=0.0)
    assert found.fitted.base_fit.dropped > 0
    for row in found.robot.linear_parameters.reshape(-1, 15):
        assert np.linalg.eigvalsh(pseudo_inertia(row[:10])).min() > 0
