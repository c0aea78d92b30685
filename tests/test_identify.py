"""rnea identify on recordings whose truth is known, and on two of real robots."""

import json
import re
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.errors import RneaError
from rnea.identify import (
    base_parameters,
    find_payload,
    identify,
    predicted,
    prepare,
    unfiltered,
    verdict,
)
from rnea.identify.bandwidth import EffortFilter
from rnea.identify.base_fit import base_fit
from rnea.identify.equations import Source
from rnea.identify.friction_laws import Law
from rnea.identify.motor_constants import motor_constants
from rnea.identify.physical_fit import physical_fit
from rnea.identify.pseudo_inertia import body_parameters, pseudo_inertia
from rnea.identify.residuals import residuals
from rnea.identify.scales import plausible
from rnea.identify.stages import own_filter
from rnea.logs import Log, read_log
from rnea.motion import SmoothingSpline
from rnea.views.tables import identification_facts
from rnea.views.tables.identification import identification_sheets
from support.exact_rank import FILES as ROBOTS
from support.made_recordings import Logger, motion, recording, true_robot
from support.real_logs import PANDA, UR10, real_log


def _made(name, seed=0, logger=None, **options):
    """The file's robot, the true one, and a recording of it."""
    rng = np.random.default_rng(seed)
    arm = rnea.load(name)
    truth = true_robot(arm, rng)
    return arm, truth, recording(truth, motion(arm, rng), rng, logger, **options)


def _apart(truth, found, seed=99):
    """Worst joint's rms error along a new motion, as a share of range."""
    state = motion(truth, np.random.default_rng(seed)).at(np.linspace(0, 10, 500))
    states = state.q, state.qd, state.qdd
    wanted = truth.inverse_dynamics(*states)
    rms = np.sqrt(((found.inverse_dynamics(*states) - wanted) ** 2).mean(axis=0))
    return float((rms / np.ptp(wanted, axis=0)).max())


# ---- the whole ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def planar():
    arm, truth, log = _made("planar_3r", logger=Logger(lag=0.008, low_pass=25.0, rate=100))
    return arm, truth, log, identify(arm, [log])


def test_torques_on_a_new_motion_are_those_of_the_true_robot(planar):
    arm, truth, _, found = planar
    assert _apart(truth, arm) > 0.05
    assert _apart(truth, found.robot) < 0.02
    assert verdict(found).tone in ("good", "open")


def test_an_arm_in_space_that_no_body_describes_in_its_file():
    arm, truth, log = _made(
        "puma560", logger=Logger(lag=0.008, low_pass=25.0, rate=100), length=10.0
    )
    found = identify(arm, [log], hold_out=0.0)
    assert _apart(truth, found.robot) < 0.02
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


# ---- deviations --------------------------------------------------------------------------------


def test_two_deviations_cover_the_truth():
    arm, truth, log = _made("planar_3r", 5, Logger(noise=0, encoder=0, rate=50), length=12.0)
    rng = np.random.default_rng(1)
    p, base = prepare(log), base_parameters(arm.model)
    equations = Source(arm, base, [p]).equations([Law()] * arm.n)
    sums = base.sums(equations.names, base.total)
    start, true = sums @ arm.linear_parameters, sums @ truth.linear_parameters
    scale = plausible(arm, equations.names, [p])
    clean = equations.columns @ true
    size = 0.01 * np.ptp(clean, axis=0)
    thin = max(1, int(p.rate / (5 * p.cutoff)))
    inside = np.zeros(len(start))
    filtered = SmoothingSpline(log.t, np.zeros((len(log), 0)), p.cutoff)
    for _ in range(200):
        noise = filtered.of(rng.normal(size=log.q.shape) * size)(p.t)[::thin]
        fit = base_fit(replace(equations, efforts=clean + noise), start, scale)
        assert fit.dropped == 0
        inside += np.abs(fit.values - true) < 2 * fit.deviations
    assert inside.min() / 200 >= 0.9
    assert inside.max() / 200 <= 0.995
    assert 0.93 < inside.mean() / 200 < 0.975


# ---- bodies that exist -------------------------------------------------------------------------


def test_both_solvers_find_the_same(planar):
    arm, _, _, found = planar
    fitted = found.fitted
    # a fit that no body has: one moment of inertia far below zero
    wrong = fitted.base_fit.values.copy()
    wrong[0] -= 60 * fitted.base_fit.deviations[0] + abs(wrong[0])
    bad = replace(fitted.base_fit, values=wrong)
    for fit in (fitted.base_fit, bad):
        one, other = (
            physical_fit(arm.model, fitted.source.base, fit, fitted.file, fitted.scale, name)
            for name in ("clarabel", "barrier")
        )
        apart = np.abs(one.base_values - other.base_values) / fit.deviations
        assert apart.max() < 5e-3
        assert one.smallest.min() > 0.99e-3


def test_pseudo_inertias_say_which_bodies_exist():
    rng = np.random.default_rng(0)
    for _ in range(50):
        # point masses: a body, by definition
        x, m = rng.normal(size=(6, 3)), rng.uniform(0.1, 1, 6)
        tensor = sum(
            mass * (np.eye(3) * (r @ r) - np.outer(r, r)) for mass, r in zip(m, x, strict=True)
        )
        entries = tensor[[0, 1, 2, 0, 0, 1], [0, 1, 2, 1, 2, 2]]
        row = np.array([m.sum(), *(m @ x), *entries])
        P = pseudo_inertia(row)
        homogeneous = np.column_stack([x, np.ones(6)])
        assert np.allclose(P, (homogeneous.T * m) @ homogeneous, rtol=1e-13)
        assert np.allclose(body_parameters(P), row, rtol=1e-13)
    # a moment of inertia above the sum of the two others
    assert np.linalg.eigvalsh(pseudo_inertia(np.array([1.0, 0, 0, 0, 1, 1, 3, 0, 0, 0])))[0] < 0


# ---- filters, laws of friction -----------------------------------------------------------------


def test_the_filter_of_the_efforts_is_found_with_its_lag():
    _, truth, log = _made("planar_3r", 2, Logger(noise=0.002, rate=100))
    smooth = SmoothingSpline(log.t, log.effort, 2.0)(log.t)
    late = np.stack([np.interp(log.t - 0.02, log.t, column) for column in smooth.T], axis=-1)
    noise = np.random.default_rng(0).normal(size=late.shape) * 0.002 * np.ptp(late, axis=0)
    found = identify(rnea.load("planar_3r"), [replace(log, effort=late + noise)], hold_out=0.0)
    assert found.fitted.filter.bandwidth == pytest.approx(2.0, rel=0.05)
    assert found.lags[0].value == pytest.approx(0.02, abs=1e-3)
    assert found.training[0].lag == found.lags[0].value
    assert _apart(truth, found.robot) < 0.02
    plain = identify(rnea.load("planar_3r"), [log], hold_out=0.0).fitted.filter
    assert not plain.found


def test_a_low_pass_is_told_with_its_evidence():
    """Smoothed efforts are called so; rough positions are not blamed on the efforts."""
    _, _, log = _made("planar_3r", 2, Logger(noise=0.002, rate=100))
    smooth = SmoothingSpline(log.t, log.effort, 1.5)(log.t)
    found = own_filter(rnea.load("planar_3r"), [prepare(replace(log, effort=smooth), fastest=12)])
    assert (found.found, found.why) == (True, "friction")
    assert found.beyond < 0.003
    assert "as if they had been smoothed before they were recorded" in str(found)
    # as on the Panda, whose accelerations are noise beyond 1.5 Hz
    rng = np.random.default_rng(1)
    rough = replace(log, q=log.q + 2e-3 * rng.normal(size=log.q.shape))
    found = own_filter(rnea.load("planar_3r"), [prepare(rough, fastest=12)])
    assert (found.found, found.why) == (True, "motion")
    assert "were not cut there" in str(found)


def test_the_law_of_friction_is_found():
    arm, truth, _ = _made("planar_3r", 3)
    names = arm.joint_names
    losses = [body.losses for body in truth.model.bodies]
    plain, load, creep = (
        rnea.describe.Friction(x.viscous, (x.coulomb_forward, x.coulomb_backward)) for x in losses
    )
    load = replace(load, load=0.15)
    size = creep.coulomb[0]
    creep = replace(creep, static=(2.5 * size, 2.5 * size), stribeck=0.2, coulomb=(size, size))
    rubbing = truth.with_friction(dict(zip(names, (plain, load, creep), strict=True)))
    rng = np.random.default_rng(4)
    log = recording(rubbing, motion(arm, rng), rng, Logger(noise=0.002, rate=100), length=20.0)
    found = identify(arm, [log], hold_out=0.0)
    laws = found.fitted.laws
    assert laws[0] == Law()
    assert laws[1].load
    assert laws[2].stribeck > 0
    assert found.robot.model.bodies[1].losses.load == pytest.approx(0.15, rel=0.05)
    assert _apart(rubbing, found.robot) < 0.02


# ---- validation --------------------------------------------------------------------------------


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


# ---- currents ----------------------------------------------------------------------------------


def test_a_known_load_tells_the_motors_constants():
    arm, truth, _ = _made("planar_3r", 8)
    rng = np.random.default_rng(2)
    constants = np.array([11.0, -7.0, 0.5])
    load = {"mass": 2.805, "com": (0.1, 0.02, 0.0), "frame": "tool"}
    empty, held = (
        replace(log, effort=log.effort / constants)
        for log in (
            recording(robot, motion(arm, rng), rng, Logger(rate=100), length=12.0)
            for robot in (truth, truth.with_payload(**load))
        )
    )
    found = identify(arm, [empty], loaded=[held], carrying=arm.with_payload(**load), hold_out=0.0)
    motors = found.motors
    assert np.abs(motors.constants - constants).max() < 0.02 * np.abs(constants).max()
    assert (np.abs(motors.constants - constants) < 4 * motors.deviations).all()
    assert _apart(truth, found.robot) < 0.02
    with pytest.raises(RneaError, match="without and with the known load"):
        identify(arm, [empty], carrying=arm.with_payload(**load), hold_out=0.0)


# ---- bad input ---------------------------------------------------------------------------------


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


# ---- real robots -------------------------------------------------------------------------------

FLOORS = {
    UR10: ("ur_description/urdf/ur10_robot.urdf", (3.7, 3.7, 2.4, 0.83, 0.79, 1.66)),
    PANDA: (
        "panda_description/urdf/panda.urdf",
        (0.53, 0.44, 0.53, 0.40, 0.13, 0.10, 0.07),
    ),
}


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


def test_a_short_recording_does_not_say_what_a_filter_is():
    told = EffortFilter(3.5, True, ((10.0, 1.0), (3.5, 0.9)), "friction", 0.001, periods=7.0)
    assert "too short" in str(told)
    assert "smoothed" not in str(told)
    assert "without delay" in str(replace(told, periods=40.0))
    assert "late by 45 ms" in str(replace(told, periods=40.0))


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


# ---- what recordings and robots also have ------------------------------------------------------


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
    assert _apart(truth, found.robot) < 0.02


def test_contacts_in_a_recording_count_less(planar):
    arm, truth, log, clean = planar
    pushed = log.effort.copy()
    pushed[400:440] += 0.5 * np.ptp(log.effort, axis=0)
    found = identify(arm, [replace(log, effort=pushed)])
    assert found.fitted.base_fit.outliers.max() > 0.01
    assert _apart(truth, found.robot) < 0.02 + 2 * _apart(truth, clean.robot)


def _sprung():
    from rnea.describe import Spring

    arm = rnea.load("planar_2r")
    rows = arm.description.structure.rows
    sprung = replace(rows[0], spring=Spring(30.0, 0.4))
    structure = replace(arm.description.structure, rows=(sprung, *rows[1:]))
    return rnea.Robot(replace(arm.description, structure=structure))


def test_springs_are_torques_beside_efforts_that_are_currents():
    arm, rng = _sprung(), np.random.default_rng(6)
    truth, constants = true_robot(arm, rng), np.array([10.0, -4.0])
    load = {"mass": 3.0, "com": (0.1, 0.02, 0.0), "frame": "tool"}
    empty, held = (
        prepare(replace(log, effort=log.effort / constants), fastest=12)
        for log in (
            recording(robot, motion(arm, rng), rng, Logger(noise=0.002, rate=100), length=10.0)
            for robot in (truth, truth.with_payload(**load))
        )
    )
    motors = motor_constants(arm, arm.with_payload(**load), [empty], [held])
    assert motors.constants == pytest.approx(constants, rel=0.02)
    assert (np.abs(motors.constants - constants) < 4 * motors.deviations).all()


def test_springs_of_the_file_are_known():
    arm = _sprung()
    rng = np.random.default_rng(6)
    truth = true_robot(arm, rng)
    log = recording(truth, motion(arm, rng), rng, Logger(rate=100), length=10.0)
    assert _apart(truth, identify(arm, [log], hold_out=0.0).robot) < 0.02


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
    assert _apart(truth, found.robot) < 0.02


# ---- what is done to a log before anything is fitted ---------------------------------------------


def _one(t, effort, q=None):
    q = np.sin(np.pi * t) if q is None else q
    return Log(t, q[:, None], None, np.asarray(effort, float)[:, None], ("a",), "one.csv")


@pytest.mark.parametrize("lag", [0.1, -0.1])
def test_rows_whose_efforts_lie_beyond_an_end_or_in_a_gap_do_not_count(lag):
    t = np.arange(400) / 100
    t = t[(t < 1.5) | (t > 2.0)]
    p = prepare(_one(t, np.sin(np.pi * t)))
    for late in (p.with_efforts(lag=lag), prepare(p.log, lag=lag)):
        when = late.t[late.inside] + lag
        margin = 0.5 / p.cutoff - 1e-9
        assert when.min() >= margin
        assert when.max() <= t[-1] - margin
        assert not ((when > 1.49 - margin) & (when < 2.01 + margin)).any()
        assert 0 < late.inside.sum() < p.inside.sum()


def test_a_log_of_which_no_row_counts_is_refused_by_name():
    arm = rnea.load("planar_2r")
    rng = np.random.default_rng(4)
    long = recording(arm, motion(arm, rng), rng, length=12.0)
    short = recording(arm, motion(arm, rng), rng, Logger(rate=1000), 0.105, file="short.csv")
    for logs, trials in (([long, short], []), ([long], [short])):
        with pytest.raises(RneaError, match=r"short\.csv.*too short"):
            identify(arm, logs, validate_on=trials, hold_out=0.0)
    p = prepare(replace(long, file="long.csv"))
    with pytest.raises(RneaError, match=r"long\.csv.*filter of 0.03 Hz"):
        residuals(arm, p.with_efforts(bandwidth=0.03))


def test_rows_of_a_fit_follow_the_lag():
    arm, _, log = _made("planar_2r", 3, length=4.0)
    source = Source(arm, base_parameters(arm.model), [prepare(log, fastest=12)])
    before = source.efforts()[1]
    late = Source(arm, source.base, [prepare(log, lag=0.1, fastest=12)])
    used = late.efforts()[1]
    assert used.sum() < before.sum()
    np.testing.assert_array_equal(used, Source(arm, source.base, late.parts).efforts()[1])


def test_saturation_is_a_plateau_and_no_rounded_peak():
    t = np.arange(400) / 100
    wave = np.sin(np.pi * t)

    def share(effort):
        return float(prepare(_one(t, effort)).saturated.mean())

    three, four = wave.copy(), wave.copy()
    three[49:52], four[49:53] = 1.5, 1.5
    assert share(three) == 0
    assert share(four) == pytest.approx(4 / 400)
    # peaks come in steps, at each value that rounding can have there; or are held for some rows
    for steps in (5, 25, 100, 500):
        for phase in np.linspace(0, 1, 7):
            assert share(np.round(wave * (1 + phase / steps) * steps) / steps) == 0
    assert share(wave[np.arange(400) // 8 * 8]) == 0
    assert share(np.where(wave > 0, 1.0, -1.0)) > 0.99
    # a bound is one all the same, in steps or not
    for steps in (25, 500, 1e9):
        clipped = np.clip(np.round(wave * steps) / steps, -0.6, 0.6)
        assert share(clipped) == pytest.approx(np.mean(np.abs(wave) >= 0.6), abs=0.03)


def test_nothing_counts_between_runs_and_hours_between_them_are_closed():
    t = np.arange(2000) / 100
    wave = np.sin(np.pi * t)
    for pause in (1.0, 60.0):
        both = np.concatenate([t, t + 20 + pause])
        p = prepare(_one(both, np.tile(wave, 2), np.tile(wave, 2)))
        assert not p.inside[(p.t > 20) & (p.t < 20 + pause)].any()
    apart = np.concatenate([t, t + 3600])
    p = prepare(_one(apart, np.tile(wave, 2), np.tile(wave, 2)))
    assert any(note.startswith("2 runs with 3580.01 s of gaps") for note in p.notes)
    assert len(p.t) < 2 * len(apart)
    alone = prepare(_one(t, wave, wave))
    assert p.inside.sum() >= 1.9 * alone.inside.sum()


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
