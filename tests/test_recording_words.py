"""What `rnea log` says of a recording is one thing everywhere, and no surer than it can be."""

import json
import math
import re

import numpy as np
import pytest

from rnea.apps.check.recordings.causes import HypothesisSearch
from rnea.apps.check.recordings.evidence import Evidence
from rnea.apps.check.recordings.hypotheses.loads import payloads
from rnea.apps.check.recordings.hypotheses.sizes import sizes
from rnea.apps.trajectory.files.column_units import Units
from rnea.check.recordings import examine, find_contacts, likely_causes
from rnea.logs import Log
from rnea.report.document import recording_report as recording
from rnea.report.document.page import report_page
from rnea.report.document.recording_report import recording_report
from rnea.report.tables.recording_causes import cause_heading, cause_lines, spent_sheets
from rnea.report.tables.recording_tables import (
    comparison_sheet,
    contact_line,
    effort_line,
    effort_sheet,
    recording_facts,
)
from rnea.views.plots import Joints, contact_figure, speed_figure
from support.planted import Motion, planted, recorded, right, robots, rubbing, times
from support.tiers import full_only, sample_cases

RUBS = 0.3


def _noisy(arm, seconds, change=lambda q, tau: (q, tau), seed=3):
    """A log of an arm that has friction beyond its file, with noise, and something done to it."""
    rng, t = np.random.default_rng(seed), times(seconds)
    motion = Motion.of(arm, rng)
    q, tau = right(rubbing(arm, motion, t, rng, RUBS), motion, t, rng)
    q, tau = change(q, tau + 0.02 * tau.std(axis=0) * rng.normal(size=tau.shape))
    return Log(t, q, None, tau, arm.joint_names)


@pytest.fixture(scope="module")
def arm():
    return robots()["ur3"]


@pytest.fixture(scope="module")
def offset(arm):
    """20 s with friction and constants that the file lacks."""
    return examine(arm, _noisy(arm, 20.0, lambda q, tau: (q, tau + 0.6 * tau.std(axis=0))))


@pytest.fixture(scope="module")
def page(arm, offset):
    """Its text, and what the picture of friction is drawn of."""
    drawn = []

    def keep(qd, left, fitted, joints):
        drawn.extend((left, fitted))
        return speed_figure(qd, left, fitted, joints)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recording, "speed_figure", keep)
        return _page(offset, arm), drawn


def _page(examined, arm):
    return report_page(recording_report(examined, arm.model, "a page"))


def test_unexplained_is_one_number_and_that_of_the_table(offset):
    facts = recording_facts(offset)
    joints = facts["comparison"]["joints"]
    table = math.hypot(*(joint["residual"] for joint in joints)) / math.hypot(
        *(joint["measured"] for joint in joints)
    )
    assert facts["causes"]["before"] == pytest.approx(table, rel=1e-12)
    assert facts["comparison"]["overall"] == pytest.approx(table, rel=1e-12)
    # and what is left is the same, of all rows whose directions are certain
    left = offset.measured.effort - offset.causes.explained
    rows = offset.measured.used[:, None] & offset.measured.sure
    both = [
        math.sqrt(np.sum(np.mean(x**2, axis=0, where=rows))) for x in (left, offset.measured.effort)
    ]
    assert facts["causes"]["after"] == pytest.approx(both[0] / both[1], rel=1e-12)


def test_a_motion_in_degrees_has_one_cure_and_shares_of_the_effort(arm):
    log = _noisy(arm, 20.0, lambda q, tau: (np.degrees(q), tau))
    examined = examine(arm, log)
    assert examined.causes.found[0].key == "motion_in_degrees"
    assert "--units q=deg." in examined.causes.found[0].remedy
    assert examined.verdict[1].startswith("Read it again with --units q=deg")
    # of the effort, whatever the model made of degrees
    assert examined.causes.before.overall > 1
    inside = examine(arm, Log(log.t, np.radians(log.q), None, log.effort, log.joint_names))
    assert examined.causes.after.overall == pytest.approx(inside.causes.after.overall, rel=0.1)


def test_an_agreement_tells_the_share_of_the_table(arm):
    rng, t = np.random.default_rng(2), times()
    q, tau = right(arm, Motion.of(arm, rng), t, rng)
    effort = tau + 0.02 * tau.std(axis=0) * rng.normal(size=tau.shape)
    examined = examine(arm, Log(t, q, None, effort, arm.joint_names))
    assert examined.agrees
    assert examined.verdict[0] == (
        f"Recording and model agree: {100 * examined.compared.overall:.2g} % of the effort is left."
    )
    # and nothing is told as corrected
    assert spent_sheets(examined.causes) == []


def test_constants_of_offsets_are_told_with_deviations(arm, offset, page):
    given = 0.6 * _noisy(arm, 20.0).effort.std(axis=0)
    cause = next(cause for cause in offset.causes.found if cause.key == "offset")
    for size in cause.sizes:
        right_one = given[arm.joint_names.index(size.name)]
        assert size.value == pytest.approx(right_one, abs=4 * size.deviation)
        assert 0 < size.deviation < 0.2 * abs(right_one)
        assert size.unit == "N m"
    facts = recording_facts(offset)
    told = [size["value"] for size in _of(facts, "offset")["sizes"]]
    (sheet,) = spent_sheets(offset.causes)
    for name, value in zip([size.name for size in cause.sizes], told, strict=True):
        row = next(row for row in sheet.rows if row[0] == name)
        assert float(row[1].split(" ± ")[0]) == pytest.approx(value, rel=0.02)
        assert facts["causes"]["joints"][name]["offset"]["value"] == value
        assert row[1] in page[0]


def _of(facts, key):
    return next(cause for cause in facts["causes"]["found"] if cause["key"] == key)


@sample_cases(2)
@pytest.mark.parametrize("what", ["payload", "masses", "zero", "mounting"])
def test_sizes_are_as_far_off_as_their_deviations_say(arm, what):
    scores = []
    for seed in range(2):
        rng, t = np.random.default_rng([seed, len(what)]), times(10.0)
        motion, real, shift = Motion.of(arm, rng), arm, 0.0
        if what == "payload":
            real = arm.with_payload(0.5, (0.0, 0.02, 0.08), frame=arm.model.bodies[-1].name)
        elif what == "masses":
            p = arm.linear_parameters.reshape(-1, 15).copy()
            p[:, :10] *= 1.2
            real = arm.with_linear_parameters(p.ravel())
        elif what == "mounting":
            real = arm.with_gravity((4.0, 0.0, -8.96))
        else:
            shift = -0.1 * (np.arange(arm.n) == 1)
        q, tau = right(real, motion, t, rng)
        causes = likely_causes(arm, recorded(t, q + shift, tau, rng))
        cause = next(cause for cause in causes.found if cause.key == what)
        true = {
            "payload": [0.5],
            "masses": [1.2],
            "zero": [math.degrees(0.1)],
            "mounting": [4.0, 0.0, -8.96],
        }[what]
        for size, value in zip(cause.sizes, true, strict=False):
            assert 0 < size.deviation < 0.1 * max(map(abs, true))
            scores.append((size.value - value) / size.deviation)
    assert np.sqrt(np.mean(np.square(scores))) < 2.5


def test_a_payload_is_entered_only_where_it_is_sure_and_alone(arm):
    """Masses that are wrong look like one: where both are named, no number is given."""
    real = arm.with_payload(0.5, (0.0, 0.02, 0.08), frame=arm.model.bodies[-1].name)
    rng, t = np.random.default_rng(4), times(10.0)
    search = HypothesisSearch(
        Evidence(arm, recorded(t, *right(real, Motion.of(arm, rng), t, rng), rng))
    )
    (load,) = search.best.mistakes
    heavier = next(x for x in sizes(search.evidence, (load,)) if x.key == "masses")
    for made, sigma, entered in (((load,), 0.01, True), ((load,), 0.2, False)):
        off = [np.full(4, sigma)]
        (cause,) = search._mistakes(search.evidence.explain(made), off)
        assert ("--payload " in cause.remedy) == entered
        assert cause.remedy.startswith("If something is mounted there")
        assert "If nothing is, masses of links are wrong" in cause.remedy
    both = search.evidence.explain((load, heavier))
    first, _ = search._mistakes(both, [np.full(4, 0.01), np.full(1, 0.01)])
    assert "--payload" not in first.remedy


def test_masses_in_words_are_those_of_the_file(arm):
    """Another cause that changes masses does not change what the file says."""
    last = arm.model.bodies[-1].inertia.mass
    evidence = Evidence(arm, planted("payload", arm, 6))
    heavier = next(mistake for mistake in sizes(evidence, ()) if mistake.key == "masses")
    found = list(payloads(evidence, (heavier,)))
    assert found
    assert all(f"the last body weighs {last:.3g} kg" in one.explanation for one in found)


def test_two_seconds_are_sure_of_nothing(arm):
    examined = examine(arm, _noisy(arm, 2.5))
    assert "too short to be sure" in examined.verdict[0]
    assert examined.is_short
    assert not examined.agrees
    assert examined.contacts is None
    lines = "\n".join(cause_lines(examined))
    for text in (lines, cause_heading(examined), " ".join(examined.verdict)):
        assert "Likely cause" not in text
        assert "likely causes" not in text
        assert "Cure:" not in text
    assert any("Contacts were not looked for" in note for note in examined.skipped)
    assert recording_facts(examined)["too_short_to_be_sure"]


def test_what_nothing_explains_has_no_cures_and_no_contacts(arm):
    """Another robot's recording: the links of the file are put in another order."""
    other = robots()["kinova"]
    rng, t = np.random.default_rng(8), times(10.0)
    q, tau = right(other, Motion.of(other, rng), t, rng)
    tau = tau + 0.02 * tau.std(axis=0) * rng.normal(size=tau.shape)
    examined = examine(arm, Log(t, q, None, tau, arm.joint_names))
    assert examined.is_unexplained
    assert "of another robot than the file" in examined.verdict[0]
    assert examined.contacts is None
    assert not any(cause.remedy for cause in examined.causes.found)
    assert next(cause_lines(examined)).startswith("nearest causes, none of which explains it")


def test_no_column_of_one_page_means_two_things(offset):
    first = set(effort_sheet(offset.effort).columns) - {"joint"}
    assert not first & set(comparison_sheet(offset.compared).columns)


def test_factors_are_not_called_near_1(offset):
    assert "near 1" not in effort_line(offset.effort)
    assert "between 1/2 and 2" in effort_line(offset.effort)


# ---- pictures ------------------------------------------------------------------------------------


def test_the_picture_of_contacts_crosses_its_line_where_one_is_told(arm):
    """The line that is drawn is the one that decides, at rest and where joints turn round too."""
    for push in (0.0, 25.0):
        rng, t = np.random.default_rng(5), times()
        motion = Motion.of(arm, rng)
        q, tau = right(arm, motion, t, rng)
        tau[900:940, 1] += push * 0.02 * tau[:, 1].std()
        contacts = find_contacts(arm, recorded(t, q, tau, rng))
        figure = contact_figure(contacts.t, contacts.excess, [], Joints.of(arm.model))
        above = False
        for ax in figure.axes:
            line, bound = (
                next(x for x in ax.lines if x.get_color() == colour)
                for colour in (ax.lines[1].get_color(), ax.lines[2].get_color())
            )
            assert set(bound.get_ydata()) == {1.0}
            above |= bool((line.get_ydata() > 1).any())
        assert above == bool(contacts.events)
        assert bool(contacts.events) == bool(push)
        assert contact_line(contacts).startswith("nothing") != bool(push)


def test_friction_is_drawn_with_other_causes_corrected(offset, page):
    """What is left beside the line is noise: no cloud of the cause that was corrected."""
    left, fitted = page[1]
    rows = offset.measured.sure[offset.measured.used]
    beside = np.sqrt(np.mean((left - fitted) ** 2, axis=0, where=rows))
    size = np.sqrt(np.mean(fitted**2, axis=0, where=rows))
    assert np.all(beside < 0.3 * size)


def test_pictures_are_of_one_width_and_words_of_code_are_code(page):
    text = page[0]
    shown = re.findall(r'<img src="data:image/[^"]*" alt="[^"]*" width="(\d+)"', text)
    assert len(shown) == 4
    assert len(set(shown)) == 1
    assert "`" not in text
    assert "<code>rnea identify</code>" in text
    # a title does not scroll away with its table
    assert "<caption" not in text


def test_facts_are_json(offset):
    json.dumps(recording_facts(offset), allow_nan=False)


@sample_cases(2)
@pytest.mark.parametrize(("rows", "late"), [(0, False), (1, False), (4, True), (-4, True)])
def test_a_lag_of_some_rows_stands_beside_the_verdict(arm, rows, late):
    """Efforts that are four rows late leave little of a slow motion, and matter to a controller."""
    rng, t = np.random.default_rng(7), times(20.0)
    motion = Motion.of(arm, rng)
    q, tau = right(arm, motion, t, rng)
    tau = np.roll(tau, rows, axis=0) + 0.01 * tau.std(axis=0) * rng.normal(size=tau.shape)
    log = Log(t[5:-5], q[5:-5], None, tau[5:-5], arm.joint_names)
    examined = examine(arm, log)
    facts = recording_facts(examined)
    named = [cause.key for cause in examined.causes.found] == ["lag"]
    assert facts["comparison"]["is_late"] == (late and not named)
    shown = f"{'behind' if rows > 0 else 'before'} the motion"
    assert (shown in " ".join(examined.verdict)) == (late or named)
    assert facts["verdict"] == list(examined.verdict)
    step = t[1] - t[0]
    assert examined.compared.lag.value == pytest.approx(rows * step, abs=0.3 * step)


@full_only
def test_factors_that_a_payload_makes_are_no_other_robots(arm):
    """Of a payload that is named, factors are told once it is corrected, whatever the kind."""
    rng, t = np.random.default_rng(4), times(20.0)
    motion = Motion.of(arm, rng)
    for mass in (1.0, 2.0, 3.0):
        held = arm.with_payload(mass, com=(0, 0.02, 0.05), frame="tool0")
        q, tau = right(rubbing(held, motion, t, rng, RUBS), motion, t, rng)
        tau += 0.01 * tau.std(axis=0) * rng.normal(size=tau.shape)
        examined = examine(arm, Log(t, q, None, tau, arm.joint_names))
        assert "payload" in [cause.key for cause in examined.causes.found]
        assert examined.effort.is_torque
        assert not recording_facts(examined)["effort"]["may_be_another_robot"]
        assert "another robot" not in effort_line(examined.effort)


@pytest.mark.parametrize(("unit", "factor"), [("mNm", 1e3), ("Ncm", 1e2)])
def test_torques_in_another_unit_have_the_option_for_a_cure(arm, unit, factor):
    log = _noisy(arm, 20.0, lambda q, tau: (q, factor * tau))
    examined = examine(arm, log)
    assert examined.verdict[1].startswith(f"Read it again with --units effort={unit}.")
    assert recording_facts(examined)["effort"]["may_be_in"] == unit
    cured = log.in_si_units(Units.read(f"effort={unit}"))
    np.testing.assert_allclose(factor * cured.effort, log.effort, rtol=1e-12)
