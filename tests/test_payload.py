"""What a robot holds: found within its deviations, and not claimed where data cannot tell."""

import json
import re
import sysconfig
import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.apps.identify.payload.payload_rows import ROWS_PER_PERIOD, rows_of
from rnea.apps.identify.payload.payload_search import found
from rnea.check.recordings import MeasuredMotion, classify_effort
from rnea.identify import Lag, find_payload, prepare
from rnea.logs import log_bytes, matched, read_log
from rnea.report.tables.payload_tables import payload_line, untold_lines
from rnea.robot.writing import written
from rnea.spatial import Inertia
from support.command import run
from support.held_things import (
    BODY,
    HELD,
    linear,
    noise_of,
    recorded,
    rubbing,
    stood,
    waves,
)
from support.made_recordings import true_robot
from support.real_logs import PANDA, UR10, real_log
from support.tiers import full_only, sample_cases

FILES = Path(sysconfig.get_paths()["purelib"]) / "cmeel.prefix/share/example-robot-data/robots"


def test_columns_are_the_torques_of_a_welded_body():
    """At any frame of any body, turned as it may be."""
    for name, frame in (("ur10", "tool"), ("two_arms", "left_tool"), ("stanford", "link3")):
        arm = rnea.load(name)
        held = arm.with_payload(**HELD, frame=frame)
        p = prepare(recorded(arm, waves(arm, 1, 5.0)))
        p = replace(p, tau=p.filtered(held.inverse_dynamics(*p.motion)))
        rows = rows_of(arm, arm.model.frame(frame), [p], [])
        torques = rows.columns[..., rows.payload] @ linear()
        np.testing.assert_allclose(rows.left, torques, atol=1e-9 * np.abs(p.tau).max())


@full_only
def test_a_joint_without_efforts_says_nothing_of_a_payload(tmp_path):
    real = rubbing("ur10")
    log = recorded(real.with_payload(**HELD), waves(real, 1), noise_of(real))
    blind = replace(log, effort=log.effort * [1, 1, 0, 1, 1, 1])
    told = find_payload(real, [prepare(blind)])
    assert abs(told.mass - HELD["mass"]) < 4 * told.mass_deviation < 0.3
    assert np.flatnonzero(np.isnan(told.rms_after)).tolist() == [2]
    robot, file = tmp_path / "robot.toml", tmp_path / "blind.npz"
    robot.write_text(written(real, "toml")[0])
    file.write_bytes(log_bytes(blind, "npz"))
    done = run("payload", robot, file, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["rms_found"][real.joint_names[2]] is None
    assert f"efforts of {real.joint_names[2]} never change" in done.stderr


def draws(name, with_empty, count):
    """Errors of the ten parameters in deviations (count, 10), for new noise on the same motion."""
    arm, real = rnea.load(name), rubbing(name)
    robot = arm if with_empty else real
    parts = [prepare(recorded(real.with_payload(**HELD), waves(real, 1)))]
    empty = [prepare(recorded(real, waves(real, 2)))] if with_empty else []
    frame = robot.model.frame("tool")
    rows = rows_of(robot, frame, parts, empty)
    rng, noise, out = np.random.default_rng(4), noise_of(real), []
    for _ in range(count):
        drawn = []
        for p in (*empty, *parts):
            thin = slice(None, None, max(1, int(p.rate / (ROWS_PER_PERIOD * p.cutoff))))
            drawn.append(p.filtered(noise * rng.normal(size=p.tau.shape))[thin])
        told = found(
            replace(rows, left=rows.left + np.concatenate(drawn)),
            robot.model, frame, len(empty),
        )  # fmt: skip
        out.append((told.values - linear()) / np.sqrt(np.diag(told.covariance)))
    return np.array(out)


@full_only
def test_two_deviations_hold_the_truth_as_often_as_they_should():
    """Of four robots beside their model, and of one beside itself without the load."""
    cases = [(name, False, 14) for name in ("ur10", "panda", "puma560", "stanford")]
    inside = [np.abs(draws(*case)) < 2 for case in (*cases, ("panda", True, 8))]
    assert 0.90 <= np.concatenate(inside).mean() <= 0.99
    # no single one is far off: 80 numbers or more, alike among themselves
    assert min(each.mean() for each in inside) > 0.82


def test_nothing_held_is_nothing():
    real = rubbing("panda")
    noise = noise_of(real)
    logs = [prepare(recorded(real, waves(real, k), noise, seed=k)) for k in (1, 2)]
    told = find_payload(rnea.load("panda"), logs[:1], logs[1:])
    assert told.identifies_mass
    assert not told.is_there
    assert abs(told.mass) < 3 * told.mass_deviation
    assert told.body().mass == 0


@full_only
def test_standing_tells_mass_and_centre_alone():
    real = rubbing("panda")
    held, noise = real.with_payload(**HELD), noise_of(real)
    rubs = real.linear_parameters.reshape(-1, 15)[:, 11]
    told = find_payload(real, [prepare(stood(held, 1, 12, noise, 0.2 * rubs))])
    assert told.poses == 12
    assert not told.moved
    assert told.identifies_mass
    assert abs(told.mass - HELD["mass"]) < 3 * told.mass_deviation
    assert told.identifies_com.all()
    assert np.all(np.abs(told.com - HELD["com"]) < 3 * told.com_deviations)
    assert not told.identifies_inertia.any()
    assert not told.body().about_com.any()
    # the same poses without the load: offsets and the file's errors fall out
    empty = prepare(stood(real, 1, 12, noise, 0.2 * rubs))
    both = find_payload(
        rnea.load("panda"), [prepare(stood(held, 1, 12, noise, 0.2 * rubs))], [empty]
    )
    assert abs(both.mass - HELD["mass"]) < 3 * both.mass_deviation


def test_one_pose_tells_nothing():
    real = rubbing("ur10")
    log = stood(real.with_payload(**HELD), 1, 1, noise_of(real), 0.0, hold=4.0)
    told = find_payload(real, [prepare(log)])
    assert not told.identifies_mass
    assert told.mass_deviation > 0.5


@pytest.mark.parametrize(("joint", "tells"), [(0, False), (1, False), (5, False)])
def test_one_joint_alone_does_not_tell_the_mass(joint, tells):
    """The first stands upright and the last is near the load; the second feels mass times lever."""
    real = rubbing("ur10")
    t, q, qd, qdd = waves(real, 1)
    only = np.arange(real.nv) == joint
    motion = t, q[0] + (q - q[0]) * only, qd * only, qdd * only
    told = find_payload(
        real, [prepare(recorded(real.with_payload(**HELD), motion, noise_of(real)))]
    )
    assert told.moved == (real.joint_names[joint],)
    assert told.identifies_mass == tells
    assert not told.identifies_com.any()


@full_only
def test_late_efforts_are_noticed_and_taken_into_account():
    real = rubbing("ur10")
    t, *motion = waves(real, 1)
    held = real.with_payload(**HELD)
    late = np.array([np.interp(t - 0.012, t, x) for x in held.inverse_dynamics(*motion).T]).T
    drawn = noise_of(real) * np.random.default_rng(1).normal(size=late.shape)
    log = replace(recorded(real, (t, *motion)), effort=late + drawn)
    told = find_payload(real, [prepare(log)])
    assert told.lag.is_identified
    # each joint by itself and any plausible masses: wider than a fit that believes the file
    assert abs(told.lag.value - 0.012) < 2 * told.lag.deviation
    assert told.lag.deviation < 2.5e-3
    assert abs(told.mass - HELD["mass"]) < 4 * told.mass_deviation
    assert "behind the motion; taken into account" in untold_lines(told)[-1]
    none = find_payload(real, [prepare(recorded(held, (t, *motion), noise_of(real)))])
    assert not none.lag.is_identified


def test_a_lag_that_is_off_is_part_of_the_deviations():
    """By as much as another fit of efforts that are later moves."""
    real = rubbing("planar_3r")
    p = prepare(recorded(real.with_payload(**HELD), waves(real, 1), noise_of(real)))
    frame, late = real.model.frame("tool"), 1e-3
    rows, later = (rows_of(real, frame, [x], []) for x in (p, p.with_efforts(lag=late)))
    sure, unsure = (found(rows, real.model, frame, lags=[x]) for x in (0.0, late))
    moved = found(later, real.model, frame).values - sure.values
    added = unsure.covariance - sure.covariance
    size = np.sqrt(np.diag(added))
    both = rows.used & later.used
    change = (later.left - rows.left)[both] / late
    np.testing.assert_allclose(change, rows.derivatives[both], atol=0.1 * np.abs(change).max())
    # another fit has other weights too
    felt = sure.observable
    assert np.all((size < 3 * np.abs(moved)) & (size > np.abs(moved) / 3) | ~felt)
    assert np.linalg.matrix_rank(added, tol=1e-6 * np.trace(added)) == 1
    # a lag that is not taken out may be what it seems, and one that is not told is some
    assert Lag(0.003, 0.004).uncertainty == pytest.approx(0.005)
    assert Lag().uncertainty == 0.01


def test_a_mass_behind_the_flange_is_called_so():
    """Links that are heavier than the file says, which a fit that believes it takes for a load."""
    real = rubbing("ur10")
    frame = real.model.frame("tool")
    inside = real.with_payload(3.0, com=-0.06 * np.array([0, 0, 1.0]))
    rows = rows_of(real, frame, [prepare(recorded(inside, waves(real, 1), noise_of(real)))], [])
    told = found(rows, real.model, frame)
    assert told.is_inside
    assert payload_line(told).endswith("(inside the robot)")
    assert any("heavier than the file says" in line for line in untold_lines(told))
    outside = replace(told, values=linear())
    assert not outside.is_inside


def test_long_recordings_are_taken_in_pieces(monkeypatch):
    """Rows near a cut are the same as without it."""
    real = rubbing("planar_2r")
    p = prepare(recorded(real, waves(real, 1)))
    frame = real.model.frame("tool")
    whole = rows_of(real, frame, [p], [p])
    monkeypatch.setattr("rnea.apps.identify.payload.payload_rows._PIECE", 700)
    cut = rows_of(real, frame, [p], [p])
    assert np.array_equal(cut.used, whole.used)
    size = np.abs(whole.columns).max()
    np.testing.assert_allclose(cut.columns, whole.columns, atol=1e-5 * size)
    np.testing.assert_allclose(cut.left, whole.left, atol=1e-5 * np.abs(p.tau).max())


def test_efforts_that_are_none():
    arm = rnea.load("ur10")
    log = recorded(arm, waves(arm, 1))
    with pytest.raises(rnea.TrajectoryError, match="all efforts are zero"):
        find_payload(arm, [prepare(replace(log, effort=np.zeros_like(log.q)))])
    slow = replace(log, q=np.tile(0.015 * log.t[:, None], 6), qd=None)
    with pytest.raises(rnea.TrajectoryError, match="nothing is told"):
        find_payload(arm, [prepare(slow)])


def test_a_plane_hides_the_rest():
    arm = rnea.load("planar_2r")
    held = arm.with_payload(1.0, com=(0.1, 0.05, 0.3), inertia={"izz": 0.02})
    empty = prepare(recorded(arm, waves(arm, 2), 0.05, seed=2))
    told = find_payload(arm, [prepare(recorded(held, waves(arm, 1), 0.05))], [empty])
    assert abs(told.mass - 1.0) < 3 * told.mass_deviation
    assert list(told.identifies_com) == [True, True, False]
    assert list(told.identifies_inertia) == [False, False, True, False, False, False]
    assert abs(told.inertia[2] - 0.02) < 3 * told.inertia_deviations[2]
    assert "the centre along z, ixx, iyy, ixy, ixz, iyz: no joint" in " ".join(untold_lines(told))
    assert told.body().com[2] == 0
    assert told.body().about_com[2, 2] > 0


def test_physical_consistency():
    """A flat thing whose thickness noise hides is still a thing; a swinging one is none."""
    real = rubbing("ur10")
    told = find_payload(
        real, [prepare(recorded(real.with_payload(**HELD), waves(real, 1), noise_of(real)))]
    )
    least, deviation = told.least_eigenvalue()
    assert least > -2 * deviation
    wrong = replace(told, values=linear(Inertia(1.2, BODY.com, np.diag([1.0, 0.1, 0.1]))))
    assert wrong.least_eigenvalue()[0] < -2 * wrong.least_eigenvalue()[1]
    assert not wrong.body().about_com.any()


@sample_cases(1)
@pytest.mark.parametrize("which", [UR10, PANDA])
def test_real_recordings(which):
    """Of one recording without load the second half holds nothing more than the first; with the
    torques of a thing added, it holds that thing."""
    log = read_log(real_log(which))
    file = (
        "ur_description/urdf/ur10_robot.urdf"
        if which == UR10
        else "panda_description/urdf/panda.urdf"
    )
    if not (FILES / file).is_file():
        pytest.skip("example-robot-data is not installed")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        arm = rnea.load(FILES / file)
        names = {name: name.replace("fer_", "panda_") for name in log.joint_names if "fer_" in name}
        match = matched(log, arm.model, names)
        arm = arm.with_locked(dict.fromkeys(match.missing, 0.0))
    frame = "tool0" if which == UR10 else "panda_link8"
    logs = [_rows(match.log, *ends) for ends in ((0, 0.5), (0.5, 1))]
    first, second = map(prepare, logs)
    nothing = find_payload(arm, [second], [first], frame)
    assert not nothing.is_there
    assert abs(nothing.mass) < 2.5 * nothing.mass_deviation < 0.2
    held = arm.with_payload(**HELD, frame=frame)
    more = held.inverse_dynamics(*second.motion) - arm.inverse_dynamics(*second.motion)
    added = np.array([np.interp(logs[1].t, second.t, x) for x in more.T]).T
    loaded = prepare(replace(logs[1], effort=logs[1].effort + added))
    told = find_payload(arm, [loaded], [first], frame)
    assert abs(told.mass - HELD["mass"]) < 2.5 * told.mass_deviation
    assert np.all(np.abs(told.com - HELD["com"]) < 3 * told.com_deviations)
    if which == PANDA:
        # the file has a hand of 0.73 kg and fingers, which the recorded robot did not carry
        alone = find_payload(arm, [prepare(match.log)], frame="panda_hand")
        assert not alone.is_explained
        # behind the filter that its positions need, that is what is told
        alone = find_payload(arm, [prepare(match.log, bandwidth=1.6)], frame=frame)
        assert alone.is_explained
        assert abs(alone.mass + 0.76) < alone.mass_deviation < 0.5
    else:
        # wrists are heavier than in the file: no phantom inside of them
        alone = find_payload(arm, [prepare(match.log, bandwidth=1.7)], frame=frame)
        assert alone.mass > 1
        assert not alone.is_there
    # two seconds of it claim no more than the whole of it, which finds the file's own errors
    whole = find_payload(arm, [prepare(match.log)], frame=frame)
    for begin in (0.0, 0.25, 0.5, 0.75):
        short = _rows(match.log, begin, begin + 2.0 / match.log.t[-1])
        told = find_payload(arm, [prepare(short)], frame=frame)
        sure = np.hypot(told.mass_deviation, whole.mass_deviation)
        assert not told.is_explained or abs(told.mass - whole.mass) < 3 * sure


def _rows(log, begin, end):
    k = slice(int(begin * len(log)), int(end * len(log)))
    return replace(log, t=log.t[k] - log.t[k][0], q=log.q[k], qd=None, effort=log.effort[k])


@sample_cases(2)
@pytest.mark.parametrize(("name", "seed"), [("ur5", 1), ("panda", 2), ("puma560", 3), ("ur10", 4)])
def test_a_wrong_file_is_no_payload(name, seed):
    """Masses some tens of percent off, and nothing held: within deviations, or not told."""
    arm, rng = rnea.load(name), np.random.default_rng(seed)
    truth = true_robot(arm, rng)
    for length in (20.0, 2.5):
        log = recorded(truth, waves(arm, seed, length), noise_of(arm), seed=seed)
        told = find_payload(arm, [prepare(log)])
        assert not (told.is_explained and told.is_there)
        assert abs(told.mass) < 3 * told.mass_deviation or not told.is_explained


# ---- the command -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("held")
    real = rubbing("ur10")
    held, noise = real.with_payload(**HELD), noise_of(real)
    logs = {
        "empty": recorded(real, waves(real, 2), noise, seed=5),
        "loaded": recorded(held, waves(real, 1), noise, seed=6),
        "pose": stood(held, 1, 1, noise, 0.0, hold=3.0),
    }
    for name, log in logs.items():
        (place / f"{name}.db3").write_bytes(log_bytes(log, "db3"))
    (place / "real.toml").write_text(written(real, "toml")[0])
    return place


def test_the_command(folder):
    done = run("payload", "ur10", "empty.db3", "loaded.db3", "--json", cwd=folder)
    facts = json.loads(done.stdout)
    mass = facts["mass"]
    assert abs(mass["value"] - HELD["mass"]) < 3 * mass["deviation"] < 0.1
    assert facts["is_there"]
    assert facts["consistent"]
    assert len(facts["moved"]) == 6
    shown = run("payload", "real.toml", "loaded.db3", "-o", "with.toml", cwd=folder)
    assert shown.returncode == 0
    told, deviation = re.match(r"([\d.]+) ± ([\d.]+) kg at \(0\.0", shown.stdout).groups()
    assert abs(float(told) - HELD["mass"]) < 2 * float(deviation) < 0.15
    again = rnea.load(folder / "with.toml")
    assert abs(again.mass - rnea.load(folder / "real.toml").mass - HELD["mass"]) < 0.02


def test_the_command_says_what_it_cannot_tell(folder):
    one = run("payload", "real.toml", "pose.db3", cwd=folder)
    assert "the data cannot tell the mass" in one.stdout
    assert "the robot stands, in 1 pose" in one.stdout
    asked = run("payload", "real.toml", "pose.db3", "-o", "no.toml", cwd=folder)
    assert asked.returncode == 1
    assert "not written" in asked.stderr
    back = run("payload", "ur10", "loaded.db3", "empty.db3", cwd=folder)
    assert "less than nothing" in back.stdout
    assert "wrong way round" in back.stdout
    assert back.returncode == 1
    asked = run("payload", "ur10", "loaded.db3", "empty.db3", "-o", "no.toml", cwd=folder)
    assert asked.returncode == 1
    same = run("payload", "ur10", "empty.db3", "empty.db3", cwd=folder)
    assert same.stdout.startswith("nothing at tool that weighs more than 0.")


def test_currents_are_noticed(folder):
    log = read_log(str(folder / "loaded.db3"))
    amperes = replace(log, effort=log.effort / 9)
    (folder / "amperes.db3").write_bytes(log_bytes(amperes, "db3"))
    told = run("payload", "real.toml", "amperes.db3", cwd=folder)
    assert (told.returncode, told.stdout) == (1, "")
    assert "its effort is not in N m, so that no mass is in kg" in told.stderr
    assert "as a motor's current does" in told.stderr
    assert "Currents need motor constants" in told.stderr
    fine = run("payload", "real.toml", "loaded.db3", cwd=folder)
    assert "effort" not in fine.stderr
    said = run("payload", "real.toml", "amperes.db3", "--units", "effort=A", cwd=folder)
    assert (said.returncode, said.stdout) == (1, "")
    assert "efforts are currents, as was said" in said.stderr


@sample_cases(1)
@pytest.mark.parametrize("words", [("loaded",), ("empty", "loaded")], ids=("alone", "both"))
def test_torques_in_another_unit_are_no_kilograms(folder, words):
    """Of efforts in N mm nothing is told or written, until their unit is said."""
    for name in words:
        log = read_log(str(folder / f"{name}.db3"))
        other = replace(log, effort=1e3 * log.effort)
        (folder / f"{name}_mm.db3").write_bytes(log_bytes(other, "db3"))
    files = [f"{name}_mm.db3" for name in words]
    bare = run("payload", "real.toml", *files, "-o", "no.toml", cwd=folder)
    assert (bare.returncode, bare.stdout) == (1, "")
    assert "so that no mass is in kg" in bare.stderr
    assert not (folder / "no.toml").exists()
    cured = run("payload", "real.toml", *files, "--units", "effort=Nmm", "--json", cwd=folder)
    mass = json.loads(cured.stdout)["mass"]
    assert abs(mass["value"] - HELD["mass"]) < 3 * mass["deviation"] < 0.2


@full_only
def test_torques_in_another_unit_under_a_load_are_told_beside_currents(tmp_path):
    """5 kg make the large joints' factors half as large again; the last one turns about the load,
    and shows the unit."""
    arm = rnea.load("ur10")
    loaded = arm.with_payload(5.0, com=(0, 0, 0.05))
    log = recorded(loaded, waves(arm, 1, length=5.0), 0.002, seed=5)
    for per_newton_metre, unit in ((1e3, "mNm"), (1e2, "Ncm"), (20.0, "")):
        other = replace(log, effort=per_newton_metre * log.effort)
        (tmp_path / "other.db3").write_bytes(log_bytes(other, "db3"))
        told = run("payload", "ur10", "other.db3", cwd=tmp_path).stderr
        assert "as a motor's current does" in told
        assert "Currents need motor constants" in told
        assert (f"If it is such a torque: --units effort={unit}. " in told) == bool(unit)
        assert ("under a load that the file lacks" in told) == bool(unit)


@sample_cases(1)
@pytest.mark.parametrize("times", [1000, 100])
@pytest.mark.parametrize("share", [1.0, 0.1])
def test_newton_millimetres_of_a_loaded_robot_are_no_load_of_half_a_ton(tmp_path, times, share):
    arm = rnea.load("ur10")
    held = arm.with_payload(5.0, com=(0, 0, 0.05))
    log = recorded(held, waves(arm, 1), share * noise_of(arm), seed=5)
    log = replace(log, effort=log.effort * times)
    (tmp_path / "mine.db3").write_bytes(log_bytes(log, "db3"))
    done = run("payload", "ur10", "mine.db3", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "no payload is told: its effort is not in N m" in done.stderr


def test_a_load_that_is_heavy_for_the_arm_is_no_current(tmp_path):
    """Factors of a Panda that holds 10 kg are beyond 2, as a current's are; a payload explains them
    better than factors do."""
    arm = rnea.load("panda")
    log = recorded(arm.with_payload(10.0, com=(0, 0, 0.1)), waves(arm, 1), noise_of(arm), seed=5)
    effort = classify_effort(arm, MeasuredMotion.of_log(prepare(log)))
    assert effort.kind == "current"
    (tmp_path / "heavy.db3").write_bytes(log_bytes(log, "db3"))
    done = run("payload", "panda", "heavy.db3", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    mass = json.loads(done.stdout)["mass"]
    assert abs(mass["value"] - 10.0) < 3 * mass["deviation"]


@pytest.mark.parametrize(
    "words", [("loaded.db3",), ("exchanged.db3", "exchanged.db3", "--json")], ids=("alone", "both")
)
def test_another_robots_file_tells_no_payload(folder, words):
    """ur5 and ur10 have the same names; the loaded recording alone, and beside an empty one."""
    log = read_log(str(folder / "loaded.db3"))
    swapped = replace(log, effort=log.effort[:, ::-1])
    (folder / "exchanged.db3").write_bytes(log_bytes(swapped, "db3"))
    done = run("payload", "ur5", *words, cwd=folder)
    assert done.returncode == 1
    assert not done.stdout
    if len(words) == 1:
        # ur10's torques are a multiple of ur5's, as a current's would be
        assert "the file is that wrong or another robot's: --units effort=Nm" in done.stderr
        done = run("payload", "ur5", *words, "--units", "effort=Nm", cwd=folder)
        assert (done.returncode, done.stdout) == (1, "")
    assert "no robot like ur5 explains these efforts" in done.stderr
    assert "`rnea log` names causes" in done.stderr
    # no advice that leads back here
    assert "rnea identify" not in done.stderr


def test_wrong_usage(folder):
    many = run("payload", "ur10", *["empty.db3"] * 3, cwd=folder)
    assert many.returncode == 2
    base = run("payload", "ur10", "empty.db3", "--at", "base", cwd=folder)
    assert base.returncode == 1
    assert "stands still" in base.stderr
    nowhere = run("payload", "two_arms", "empty.db3", cwd=folder)
    assert "--at" in nowhere.stderr
    short = run("payload", "ur10", "empty.db3", "--cutoff", "80", cwd=folder)
    assert "cutoff of 80 Hz" in short.stderr
    other = run("payload", "panda", "empty.db3", cwd=folder)
    assert other.returncode == 1
    assert "--map" in other.stderr
