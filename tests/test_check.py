"""What a check finds, in numbers; good robots are let be; safe repairs; the command."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.apps.check.lint.angles import truncated
from rnea.apps.check.lint.statics import worst_poses
from rnea.apps.check.lint.symmetry import mirrored_name
from rnea.check import ERROR, NOTE, WARNING, lint, repaired
from rnea.cli import app
from rnea.describe import Limits
from rnea.files.robots.toml import reader as toml_reader
from rnea.files.robots.urdf import reader as urdf_reader
from support.faulty_robots import (
    FORE,
    GOOD_TOML,
    GOOD_URDF,
    LIFT,
    MIDDLE,
    TURN,
    UPPER,
    changed,
    edit,
    found,
    limits,
)
from support.tiers import sample_cases


def test_equal_links_of_a_teaching_arm_are_no_copies():
    arm = rnea.Robot.planar(mass=[2] * 3, length=[1] * 3, com=[0.5] * 3, inertia=[0.2] * 3)
    assert "inertia-identical" not in {f.code for f in lint(arm.description)}


def test_a_helper_link_that_is_not_drawn_may_weigh_nothing():
    text = changed(
        GOOD_URDF, ('<child link="turret"/>', '<child link="mid"/>'), ("</robot>", MIDDLE)
    )
    text = text.replace('<axis xyz="0 0 1"/></joint>', '<axis xyz="1 0 0"/></joint>')
    (finding,) = [f for f in found(urdf_reader, text) if f.code == "inertial-missing"]
    assert finding.severity == NOTE


def test_a_rounded_plate_is_a_note_and_an_excused_table_cites_its_excuse():
    plate = changed(GOOD_URDF, (UPPER, 'ixx="0.0043" iyy="0.0555" izz="0.0599"'))
    (finding,) = found(urdf_reader, plate)
    assert (finding.code, finding.severity) == ("inertia-triangle", NOTE)
    notes = [f for f in lint(rnea.load("puma560").description) if f.code == "inertia-triangle"]
    assert [f.severity for f in notes] == [NOTE]
    assert "published as measured" in notes[0].why
    bare = replace(rnea.load("puma560").description, unrealizable="")
    assert WARNING in {f.severity for f in lint(bare) if f.code == "inertia-triangle"}


def test_every_fault_of_a_file_is_found_not_only_the_first():
    text = changed(
        GOOD_URDF,
        ('<mass value="4"/>', '<mass value="-4"/>'),
        limits(lower="2", upper="-2"),
        ('<axis xyz="0 -1 0"/>', '<axis xyz="0 0 0"/>'),
    )
    errors = {f.code: f for f in found(urdf_reader, text) if f.severity == ERROR}
    assert set(errors) == {"mass-negative", "limits-crossed", "axis-zero"}
    lines = text.splitlines()
    assert 'value="-4"' in lines[errors["mass-negative"].line - 1]
    assert 'lower="2"' in lines[errors["limits-crossed"].line - 1]
    assert 'xyz="0 0 0"' in lines[errors["axis-zero"].line - 1]
    assert errors["limits-crossed"].place.startswith("robot.file:")


# ---- single checks in numbers ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("angle", "text", "kept"),
    [
        (1.57, "pi/2", "2 decimals"),
        (-3.1416, "-pi", "4 decimals"),
        (3.1415, "pi", "4 decimals"),
        (0.785398, "pi/4", "6 decimals"),
        (2.0944, "2*pi/3", "4 decimals"),
        (float(np.float32(np.pi / 2)), "pi/2", "single precision"),
        (np.pi / 2 + 3e-11, "pi/2", "10 right decimals"),
    ],
)
def test_how_many_digits_of_pi_were_kept(angle, text, kept):
    cut = truncated(angle, angle)
    assert (cut.text, cut.kept) == (text, kept)
    assert cut.error == abs(angle - cut.meant)


@pytest.mark.parametrize("angle", [np.pi / 2, -np.pi, np.pi / 6, 1.6, 0.8, 0.52, 1.571e-3, 0.0])
def test_an_angle_that_is_exact_or_another_one_is_not_truncated(angle):
    assert truncated(angle, angle) is None


def test_the_worst_pose_of_a_planar_arm_is_stretched_out_level():
    # all links level: each joint carries the weights beyond it at their full lever arms
    mass, length, com = np.array([5, 3, 2.0]), np.array([1, 0.8, 0.5]), np.array([0.5, 0.4, 0.2])
    arm = rnea.Robot.planar(mass=mass, length=length, com=com, inertia=[0.1, 0.05, 0.02])
    start = np.concatenate([[0], np.cumsum(length)[:-1]])
    for k, (_, _, torque) in enumerate(worst_poses(arm.model, list(arm.model.bodies))):
        lever = start[k:] + com[k:] - start[k]
        assert abs(torque) == pytest.approx(9.81 * mass[k:] @ lever, rel=1e-4)


@pytest.mark.parametrize(("share", "expected"), [(0.999, True), (1.001, False)])
def test_the_effort_limit_is_judged_to_a_thousandth(share, expected):
    # the single link of one_link: m g a/2
    arm = rnea.load("one_link")
    worst = max(abs(arm.gravity_torque([[q] for q in np.linspace(-np.pi, np.pi, 2001)])[:, 0]))
    structure = arm.description.structure
    row = replace(structure.rows[0], limits=Limits(effort=worst * share))
    description = replace(arm.description, structure=replace(structure, rows=(row,)))
    assert ("gravity-beyond-effort" in {f.code for f in lint(description)}) is expected


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("left_arm", "right_arm"),
        ("arm_l", "arm_r"),
        ("LeftFoot", "RightFoot"),
        ("l_hip_1", "r_hip_1"),
        ("LF_HIP", "RF_HIP"),
        ("FL_calf", "FR_calf"),
        ("LHipYaw", "RHipYaw"),
        ("link1", ""),
        ("lower", ""),
        ("cleft", ""),
    ],
)
def test_names_of_counterparts(name, other):
    assert mirrored_name(name) == other


def test_a_mirrored_robot_is_symmetric_wherever_it_stands():
    arm = rnea.load("two_arms")
    for robot in (arm, arm.with_base((1, 2, 3))):
        assert not [f for f in lint(robot.description) if f.code.startswith("asymmetry")]


# ---- good robots -------------------------------------------------------------------------------


@sample_cases(10)
@pytest.mark.parametrize("name", rnea.robots())
def test_no_robot_of_the_catalogue_has_an_error(name):
    assert not [str(f) for f in lint(rnea.load(name).description) if f.severity == ERROR]


FILES = Path(
    *(sys.prefix, "lib", f"python3.{sys.version_info.minor}", "site-packages", "cmeel.prefix"),
    *("share", "example-robot-data", "robots"),
)
PUBLISHED = [
    ("ur_description/urdf/ur5_robot.urdf", set()),
    ("panda_description/urdf/panda.urdf", set()),
    ("talos_data/robots/talos_reduced.urdf", set()),
    # true errors, looked at by hand: see docs/look-up/check.md
    ("tiago_description/robots/tiago.urdf", {"inertia-negative"}),
    ("falcon_description/urdf/falcon.urdf", {"unknown-link"}),
    ("alex_description/urdf/alex_psyonic_hands.urdf", {"mimic-unknown"}),
    ("romeo_description/urdf/romeo.urdf", {"massless-tip"}),
]


@sample_cases(2)
@pytest.mark.parametrize(("file", "errors"), PUBLISHED)
def test_published_robots_have_the_errors_that_were_looked_at_and_no_others(file, errors):
    findings = found(urdf_reader, (FILES / file).read_text(encoding="utf-8-sig"))
    assert {f.code for f in findings if f.severity == ERROR} == errors


# ---- repairs -----------------------------------------------------------------------------------


REPAIRS = [
    (urdf_reader, GOOD_URDF, edit((LIFT, LIFT.replace("0 1 0", "0 2 0")))),
    (urdf_reader, GOOD_URDF, edit(limits(lower="2", upper="-2"))),
    (urdf_reader, GOOD_URDF, edit(limits(effort="-90"))),
    (urdf_reader, GOOD_URDF, edit((TURN, 'rpy="0 1.57079632679 0"'))),
    (urdf_reader, GOOD_URDF, edit((TURN, 'rpy="4.9e-12 1.5707963267948966 0"'))),
    (toml_reader, GOOD_TOML, edit(("[0.0043, 0.0011, 0]", "[0.0043, 0, 0]"))),
    (toml_reader, GOOD_TOML, edit(("[0.0011, 0.0555, 0]", "[0.00110001, 0.0555, 0]"))),
    (toml_reader, GOOD_TOML, edit(("[0, 0.8, -0.6]", "[0, 0.8000001, -0.6]"))),
]


@pytest.mark.parametrize(("reader", "text", "spoil"), REPAIRS)
def test_a_repair_takes_the_finding_away_and_is_told(reader, text, spoil):
    spoilt = reader.read(spoil(text))
    assert lint(spoilt)
    work = repaired(spoilt)
    assert len(work.changes) == 1
    assert lint(work.description) == []
    q = np.array([[0.3, -0.4, 0.02], [1.0, 0.7, 0.03]])
    q = np.pad(q, ((0, 0), (0, rnea.Robot(work.description).n - 3)))
    good, mended = rnea.Robot(reader.read(text)), rnea.Robot(work.description)
    assert np.allclose(good.inverse_dynamics(q, q, q), mended.inverse_dynamics(q, q, q), atol=1e-4)


@pytest.mark.parametrize(
    ("reader", "text", "spoil"),
    [
        # whose half is right nobody can tell; a reflection may be meant in many ways
        (toml_reader, GOOD_TOML, edit(("[0.0011, 0.0555, 0]", "[-0.0011, 0.0555, 0]"))),
        (toml_reader, GOOD_TOML, edit(("[0, 0.8, -0.6]", "[0, -0.8, 0.6]"))),
        (urdf_reader, GOOD_URDF, edit(('<mass value="4"/>', '<mass value="-4"/>'))),
        (urdf_reader, GOOD_URDF, edit((FORE, FORE.replace('"-', '"')))),
    ],
)
def test_what_would_need_a_guess_is_left_alone(reader, text, spoil):
    assert repaired(reader.read(spoil(text))).changes == []


def test_a_good_robot_is_not_changed():
    for reader, text in ((urdf_reader, GOOD_URDF), (toml_reader, GOOD_TOML)):
        given = reader.read(text)
        work = repaired(given)
        assert work.changes == []
        assert rnea.Robot(work.description).hash == rnea.Robot(given).hash


# ---- the command -------------------------------------------------------------------------------


def run(capsys, monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["rnea", "check", *map(str, arguments)])
    with pytest.raises(SystemExit) as stop:
        app.main()
    out, err = capsys.readouterr()
    return stop.value.code, out, err


@pytest.fixture
def faulty(tmp_path):
    path = tmp_path / "faulty.urdf"
    path.write_text(changed(GOOD_URDF, limits(lower="2", upper="-2"), (TURN, 'rpy="0 1.571 0"')))
    return path


def test_errors_give_exit_code_1_and_notes_do_not(capsys, monkeypatch, faulty):
    code, out, _ = run(capsys, monkeypatch, faulty)
    assert code == 1
    assert "limits-crossed: lift" in out
    assert f"{faulty}:" in out
    code, out, _ = run(capsys, monkeypatch, "one_link")
    assert code == 0
    assert "limits-missing" in out
    code, out, _ = run(capsys, monkeypatch, "one_link", "--severity", "warning")
    assert out.strip() == "one_link: nothing found"


def test_a_file_that_cannot_be_read_does_not_stop_the_others(capsys, monkeypatch, faulty, tmp_path):
    broken = tmp_path / "broken.urdf"
    broken.write_text("<robot>\n<link\n</robot>")
    code, out, _ = run(capsys, monkeypatch, broken, tmp_path / "none.urdf", faulty, "ur5")
    assert code == 1
    assert "no such file" in out
    assert "limits-crossed" in out
    assert "4 robots: 3 with errors, 0 with warnings only, 1 with neither" in out
    assert re.search(r"broken\.urdf:[23]\)", out)


def test_facts_for_programs(capsys, monkeypatch, faulty):
    code, out, _ = run(capsys, monkeypatch, faulty, "--json")
    (facts,) = json.loads(out)
    assert code == 1
    assert facts["counts"]["error"] == 1
    first = facts["findings"][0]
    assert (first["code"], first["where"], first["severity"]) == ("limits-crossed", "lift", "error")
    assert first["line"] > 0


@pytest.mark.parametrize("ending", ["urdf", "toml"])
def test_fix_writes_a_better_file_and_never_the_input(
    capsys, monkeypatch, faulty, tmp_path, ending
):
    before, out_file = faulty.read_text(), tmp_path / f"better.{ending}"
    code, _, err = run(capsys, monkeypatch, faulty, "--fix", out_file)
    assert code == 1
    assert "2 repairs" in err
    assert "2 to -2 becomes -2 to 2" in err
    assert faulty.read_text() == before
    code, out, _ = run(capsys, monkeypatch, out_file)
    assert code == 0
    assert "nothing found" in out


def test_fix_refuses_the_input_itself_and_endings_it_cannot_write(capsys, monkeypatch, faulty):
    code, _, err = run(capsys, monkeypatch, faulty, "--fix", faulty)
    assert code == 1
    assert "write to another one" in err
    code, _, err = run(capsys, monkeypatch, faulty, "--fix", "robot.docx")
    assert code == 2
    assert ".urdf" in err


def test_usage(capsys, monkeypatch):
    code, _, err = run(capsys, monkeypatch, "ur5", "--severity", "grave")
    assert code == 2
    assert "error, warning, note" in err
    code, _, err = run(capsys, monkeypatch, "ur5", "--against", "drake")
    assert code == 2
    assert "pinocchio" in err
    assert run(capsys, monkeypatch, "ur5", "panda", "--fix", "x.urdf")[0] == 2


# ---- the public module -------------------------------------------------------------------------


def test_a_robot_is_checked_as_its_description():
    arm = rnea.load("ur5")
    assert rnea.check.lint(arm) == rnea.check.lint(arm.description)
    assert rnea.check.repaired(arm).changes == rnea.check.repaired(arm.description).changes


def test_every_public_name_of_the_module_is_there_and_documented():
    for name in rnea.check.__all__:
        public = getattr(rnea.check, name)
        assert isinstance(public, str | tuple) or public.__doc__, name


def test_the_module_is_cheap_to_import():
    heavy = "('sympy', 'scipy', 'matplotlib', 'mujoco', 'pinocchio', 'rich', 'llvmlite')"
    code = f"import sys, rnea; rnea.check; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
