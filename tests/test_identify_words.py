"""What rnea identify says: of validations that are none, of names, of what a file had to change,
and the same on the terminal, on the page and for programs."""

import json
import re
import warnings
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.identify.fit.parameter_changes import COSTLY, cost_notes
from rnea.identify import base_parameters, identify, made_of, verdict
from rnea.logs import findings, log_bytes
from rnea.report.document.identification_report import identification_report
from rnea.report.tables.identification_tables import IDENTIFICATION_LEGEND, PARAMETER_LEGEND
from support.command import run
from support.made_recordings import Logger, motion, recording, true_robot


def _part(log, begin, end):
    rows = slice(int(begin * len(log)), int(end * len(log)))
    qd = None if log.qd is None else log.qd[rows]
    return replace(log, t=log.t[rows] - log.t[rows][0], q=log.q[rows], qd=qd,
                   effort=log.effort[rows])  # fmt: skip


@pytest.fixture(scope="module")
def logs():
    """Three recordings of a robot that its file describes badly."""
    rng = np.random.default_rng(11)
    arm = rnea.load("planar_2r")
    truth = true_robot(arm, rng)
    made = (motion(arm, rng) for _ in range(3))
    return arm, [recording(truth, m, rng, Logger(rate=100), length=10.0) for m in made]


@pytest.fixture(scope="module")
def place(logs, tmp_path_factory):
    folder = tmp_path_factory.mktemp("words")
    for name, log in zip("abc", logs[1], strict=True):
        (folder / f"{name}.csv").write_bytes(log_bytes(log))
    a, b = logs[1][:2]
    other = replace(a, t=a.t * 1.0000001 + 3.0, q=np.round(a.q, 9), effort=np.round(a.effort, 8))
    (folder / "copy.csv").write_bytes(log_bytes(other))
    deg = np.pi / 180
    speeds = np.gradient(a.q, a.t, axis=0)
    wrong = {
        "degrees": replace(a, q=a.q / deg),
        "degrees_all": replace(a, q=a.q / deg, qd=speeds / deg),
        "degrees_half": replace(a, q=a.q / deg, qd=speeds),
        "ms": replace(a, t=a.t * 1e3),
        "ms_qd": replace(a, t=a.t * 1e3, qd=speeds),
        "us": replace(a, t=a.t * 1e6, qd=speeds),
    }
    for name, log in wrong.items():
        (folder / f"{name}.csv").write_bytes(log_bytes(log))
    joined = replace(
        b,
        t=np.concatenate([b.t, b.t[-1] + 0.01 + a.t[:400]]),
        q=np.concatenate([b.q, a.q[:400]]),
        qd=None,
        effort=np.concatenate([b.effort, a.effort[:400]]),
    )
    (folder / "joined.csv").write_bytes(log_bytes(joined))
    return folder


@pytest.fixture(scope="module")
def said(place):
    """The same identification on the terminal, on its page and for programs."""
    words = ("identify", "planar_2r", "a.csv", "-v", "--report", "said.html")
    shown = run(*words, cwd=place).stdout
    facts = json.loads(run(*words[:3], "--json", cwd=place).stdout)
    return shown, _words(place / "said.html"), facts


def _words(page):
    """Of a page: what is typed stands in elements of its own there, and in no backticks."""
    text = page.read_text()
    assert "`" not in re.sub(r"<(script|style).*?</\1>", "", text, flags=re.S)
    for sign, plain in (("&#x27;", "'"), ("&gt;", ">"), ("<code>", "`"), ("</code>", "`")):
        text = text.replace(sign, plain)
    return text


# ---- validations that are none ------------------------------------------------------------------


def test_rows_of_the_training_validate_nothing(logs):
    arm, (a, b, _) = logs
    same = identify(arm, [a], validate_on=[a])
    piece = identify(arm, [a], validate_on=[_part(a, 0.3, 0.8)])
    second = identify(arm, [b, a], validate_on=[a])
    for found in (same, piece, second):
        assert not found.validations[0].counts
        assert found.validations[0].novelty.shared > 0.99
        said = verdict(found)
        assert said.tone == "open"
        assert said.sentences[0].startswith("Identified, and not validated")
        words = " ".join(said.sentences)
        assert "not fitted" not in words
        assert "held out within" not in repr(found)
        title = identification_report(found).sections[0].title
        assert title == "Not held out"


def test_shared_rows_are_left_out_of_a_validation(logs):
    """Half of it is the training's: what counts is the other half."""
    arm, (a, b, _) = logs
    half = _part(b, 0.5, 1.0)
    t = np.concatenate([a.t[:500], a.t[499] + 1.0 + half.t])
    mixed = replace(a, t=t, q=np.concatenate([a.q[:500], half.q]), qd=None,
                    effort=np.concatenate([a.effort[:500], half.effort]))  # fmt: skip
    found = identify(arm, [a], validate_on=[mixed, half])
    trial, alone = found.validations
    assert trial.counts
    assert 0.4 < trial.novelty.shared < 0.6
    assert not trial.prepared.inside[trial.prepared.t < a.t[499]].any()
    np.testing.assert_allclose(trial.after.all_rows, alone.after.all_rows, rtol=0.1)
    assert "rows of the training, and are left out" in " ".join(verdict(found).sentences)
    # another recording of the same motion shares its states, and no row
    again = identify(arm, [a], validate_on=[b]).validations[0]
    assert again.novelty.shared == 0.0


def test_a_fit_that_explains_nothing_is_none_even_without_validation(logs):
    arm, (a, *_) = logs
    rng = np.random.default_rng(2)
    # to and fro at random every half second
    steps = np.repeat(rng.choice([-1.0, 1.0], (21, 2)), 50, axis=0)[: len(a)]
    noise = replace(a, effort=steps + 0.01 * rng.normal(size=steps.shape))
    for trials, share in (([noise], 1 / 3), ([], 0.0)):
        said = verdict(identify(arm, [noise], validate_on=trials, hold_out=share))
        assert not said.identified
        assert "even on the fitted rows" in said.sentences[0]


@pytest.mark.parametrize(("trial", "share"), [("copy.csv", 1.0), ("joined.csv", 0.28)])
def test_the_command_says_it_everywhere(place, trial, share):
    """Another name, other times, fewer digits: equal by content. And some of the rows alone."""
    words = ("identify", "planar_2r", "a.csv", "--validate", trial, "--json")
    shown = run(*words[:-1], cwd=place)
    facts = json.loads(run(*words, "--report", "page.html", cwd=place).stdout)
    page = (place / "page.html").read_text()
    known = facts["validation"][0]
    assert known["counts"] == (share < 1)
    assert abs(known["shared"] - share) < 0.02
    told = "are rows of the training"
    assert all(told in text for text in (shown.stdout, page, " ".join(facts["verdict"])))
    if share == 1:
        assert facts["tone"] == "open"
        for text in (shown.stdout, page):
            assert "Rows of the training, not held out" in text
            assert "not fitted to" not in text


# ---- names, counts and criteria -----------------------------------------------------------------


def test_a_parameter_has_one_name_and_the_robot_one_count(place, said):
    shown, page, facts = said
    listed = run("parameters", "planar_2r", "--drives", "--json", cwd=place)
    names = [row["name"] for row in json.loads(listed.stdout)["base_parameters"]]
    found = [row["name"] for row in facts["base_parameters"]]
    extra = [name for name in found if re.match("Fs|mu", name)]
    assert sorted(found) == sorted(names + extra)
    excited = run(
        "excite", "planar_2r", "--duration", "4", "--velocity", "2", "--reach", "1", "--noise",
        "0.1", "--restarts", "0", "--json", cwd=place,
    )  # fmt: skip
    expected = [row["name"] for row in json.loads(excited.stdout)["base_parameters"]]
    assert sorted(expected) == sorted(names)
    count = facts["base_parameters_made_of"]
    assert sum(map(int, re.findall(r"\d+", count))) == len(found)
    assert count.startswith("6 inertial + 6 friction + 1 rotor")
    for text in (shown, page):
        assert f"{len(found)} base parameters: {count}" in text
        assert all(name in text for name in found)
    # sentences use these names too
    weak = [row["name"] for row in facts["base_parameters"] if not row["identified"]]
    listed = [line for line in facts["verdict"] if "no measurement" in line]
    assert bool(weak) == bool(listed)
    assert all(weak[0] in line for line in listed)


def test_every_base_parameter_of_arms_is_counted_once():
    for name, inertial in (("ur10", 36), ("panda", 43), ("puma560", 36)):
        base = base_parameters(rnea.load(name).model)
        counts = dict(part.split(" ")[::-1] for part in made_of(base.kept, base).split(" + "))
        assert int(counts["inertial"]) == inertial
        assert sum(map(int, counts.values())) == len(base) == len(set(base.names))


def test_the_criterion_of_identified_is_said_and_kept(said, logs):
    arm, (a, *_) = logs
    fit = identify(arm, [a]).fitted.base_fit
    size = np.maximum(np.abs(fit.values), np.abs(fit.start))
    sure = (fit.deviations < size / 3) | (fit.deviations < 0.005 * fit.scale)
    np.testing.assert_array_equal(fit.identified, sure & (fit.kept_share < 0.5))
    shown, page, facts = said
    assert "33 % of the parameter" in PARAMETER_LEGEND
    for text in (shown, page, facts["identified_means"] + IDENTIFICATION_LEGEND):
        assert PARAMETER_LEGEND in text
        assert IDENTIFICATION_LEGEND in text


# ---- what the written robot changes -------------------------------------------------------------


def test_what_is_fitted_below_zero_is_told_with_its_cost(logs):
    """A torque against the acceleration of the second joint: a rotor of less than nothing."""
    arm, (a, *_) = logs
    accelerations = np.gradient(np.gradient(a.q, a.t, axis=0), a.t, axis=0)
    odd = replace(a, effort=a.effort - accelerations * [0.0, 3.0])
    found = identify(arm, [odd], hold_out=0.0)
    changes = found.fitted.changes
    names = [changes.names[k] for k in changes.below_zero]
    assert "Ia2" in names
    assert found.robot.model.bodies[1].losses.rotor == 0
    notes = " ".join(found.notes)
    assert re.search(r"Fitted below zero, and written as 0 .*Ia2 -\d", notes)
    assert changes.cost[1] > COSTLY
    assert changes.without["rotors"][1] < 0.5 * changes.written[1]
    assert "if rotors could be negative" in notes
    # the rms is that of equations with these parameters
    used = found.fitted.equations.used
    left = found.fitted.equations.residuals(found.fitted.physical.base_values)
    rms = np.sqrt((left**2 * used).sum(axis=0) / used.sum(axis=0))
    np.testing.assert_allclose(changes.written, rms)


def test_a_robot_that_exists_costs_next_to_nothing(logs):
    arm, (a, *_) = logs
    found = identify(arm, [a])
    assert found.fitted.changes.cost.max() < COSTLY
    (line,) = cost_notes(found.fitted.changes, arm.joint_names, ["N m"] * 2)
    assert line.startswith("That the written robot must exist costs no joint more than")
    assert line in found.notes


# ---- the same everywhere ------------------------------------------------------------------------


def test_notes_are_the_same_on_terminal_page_and_for_programs(place):
    """A joint that the recording has not, another name, a format that drops something."""
    log_words = ("identify", "planar_3r", "a.csv", "--map", "joint1=joint1", "-o", "found.urdf")
    done = run(*log_words, "--report", "notes.html", cwd=place)
    assert done.returncode in (0, 1)
    page = _words(place / "notes.html")
    facts = json.loads(run(*log_words, "--json", cwd=place).stdout)
    told = [line.removeprefix("note: ") for line in done.stderr.splitlines()]
    told = [line for line in told if not re.search("written|warning", line)]
    assert any("locked: joint3=0" in line for line in told)
    assert any("at 100 Hz" in line and "--cutoff" in line for line in facts["notes"])
    for line in told:
        assert line in facts["notes"]
    for line in facts["notes"]:
        assert line in page
        assert line in done.stdout + done.stderr
    assert "joint1=joint1" in page


# ---- units -------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["identify", "payload"])
@pytest.mark.parametrize(
    ("file", "cure"),
    [
        ("degrees", "--units q=deg;"),
        ("degrees_all", "--units q=deg;"),
        ("degrees_half", "--units q=deg,qd=rad/s;"),
        ("ms", "--units t=ms;"),
        ("ms_qd", "--units t=ms;"),
        ("us", "--units t=us;"),
    ],
)
def test_other_units_are_one_error_with_one_cure(place, command, file, cure):
    done = run(command, "planar_2r", f"{file}.csv", cwd=place)
    assert done.returncode == 1
    assert not done.stdout
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"error: {file}.csv: ")
    assert f"If so: {cure}" in line
    assert line.count("--units") == 2
    assert "nan" not in line


def test_velocities_of_joints_that_stand_give_no_numbers_that_are_none(logs):
    """Infinitely many times a slope of 0, one way and the other."""
    arm, (a, *_) = logs
    still = replace(a, q=np.zeros_like(a.q) + 0.1, qd=np.ones_like(a.q) * [1.0, -1.0])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        told = [str(one) for one in findings(still, arm.model)]
    assert any("positions stand" in line for line in told)
    assert not any("nan" in line for line in told)
