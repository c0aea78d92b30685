"""`gravity-unfelt`: told of arms that lie level, with a cure that works; of no other robots."""

import numpy as np
import pytest

import rnea
from rnea.files.catalogs import robots
from support.command import run
from support.tiers import full_only

PLANAR = """format = 1
name = "on paper"
convention = "{convention}"
[[links]]
a = 1
mass = 2
com = [{near}, 0, 0]
inertia = {{ izz = 0.1 }}
[[links]]
a = 0.5
mass = 1
com = [{near}, 0, 0]
inertia = {{ izz = 0.05 }}
"""
CURE = 'base = { rpy = ["pi/2", 0, 0] }'
POINTS_UP = "base = { matrix = [[0, 1, 0], [0, 0, 1], [1, 0, 0]] }"


def told(robot):
    return [f for f in rnea.check.lint(robot) if f.code == "gravity-unfelt"]


@pytest.mark.parametrize(("convention", "near"), [("standard", -0.3), ("modified", 0.3)])
def test_an_arm_on_paper_is_told_how_to_stand_up(convention, near):
    text = PLANAR.format(convention=convention, near=near)
    lying = rnea.loads(text)
    (note,) = told(lying)
    assert note.severity == "note"
    assert CURE in note.probably
    assert np.all(lying.gravity_torque([0.4, -0.7]) == 0)
    standing = rnea.loads(text.replace("[[links]]", f"{CURE}\n[[links]]", 1))
    assert told(standing) == []
    # distances of both masses from their joints, and of the elbow: standard frames are at the ends
    first, second, elbow = (0.7, 0.2, 1.0) if convention == "standard" else (0.3, 0.3, 0.5)
    low = 9.81 * 1 * second * np.cos(0.4 - 0.7)
    high = 9.81 * (2 * first + 1 * elbow) * np.cos(0.4) + low
    assert np.allclose(standing.gravity_torque([0.4, -0.7]), [high, low], rtol=1e-12)
    # at q = 0 it is stretched out level, with the longest arms
    level = 9.81 * np.array([2 * first + elbow + second, second])
    assert np.allclose(standing.gravity_torque([0, 0]), level, rtol=1e-12)


@pytest.mark.parametrize(("convention", "near"), [("standard", -0.3), ("modified", 0.3)])
def test_an_arm_on_paper_is_told_how_to_point_up(convention, near):
    text = PLANAR.format(convention=convention, near=near)
    (note,) = told(rnea.loads(text))
    assert f"{CURE} has q = 0 level, {POINTS_UP} has q = 0 point up" in note.probably
    standing = rnea.loads(text.replace("[[links]]", f"{POINTS_UP}\n[[links]]", 1))
    assert told(standing) == []
    assert np.allclose(standing.gravity_torque([0, 0]), 0, atol=1e-12)
    # up, not down: a little off it falls further, so that a negative torque holds it
    first, second, elbow = (0.7, 0.2, 1.0) if convention == "standard" else (0.3, 0.3, 0.5)
    high = -9.81 * (2 * first + elbow + second) * np.sin(0.1)
    assert np.allclose(standing.gravity_torque([0.1, 0])[0], high, rtol=1e-12)


def test_an_arm_that_would_hang_is_not_told_to_point_up():
    (note,) = told(dh({}, {}, gravity=(0, 0, 9.81)))
    assert "point up" not in note.probably


@full_only
def test_none_of_the_catalogue_is_told():
    for name in robots.names():
        assert told(rnea.load(name)) == [], name


ROD = {"mass": 2, "com": (-0.3, 0, 0), "inertia": {"izz": 0.1}}
UP = (np.pi / 2, 0, 0)


def dh(*rows, **given):
    return rnea.Robot.from_dh([{"a": 1, **ROD, **row} for row in rows], "standard", **given)


def test_who_feels_gravity_on_some_joint_or_has_none():
    scara = dh({}, {"alpha": "pi"}, {"joint": "prismatic", "a": 0})
    assert told(scara) == []
    assert told(dh({}, {}, gravity=(0, 0, 0))) == []
    assert told(dh({}, {}, gravity=(0, -9.81, 0))) == []
    # a wheel on a level shaft is balanced: no base makes it feel gravity
    assert told(dh({"com": (-1, 0, 0)}).with_base(rpy=UP)) == []
    assert told(dh({"com": (-1, 0, 0)})) == []


def test_other_ways_to_lie():
    assert CURE in told(dh({}))[0].probably
    assert CURE in told(dh({}, {}, gravity=(0, 0, 9.81)))[0].probably
    along_x = dh({}, {}, gravity=(-9.81, 0, 0)).with_base(rpy=(0, np.pi / 2, 0))
    assert "another base" in told(along_x)[0].probably
    sledge = dh({"joint": "prismatic"}).with_base(rpy=UP)
    assert len(told(sledge)) == 1


def test_loops_that_lie():
    upright = rnea.load("four_bar")
    assert told(upright) == []
    lying = [told(upright.with_gravity(9.81 * axis)) for axis in np.eye(3)]
    assert sum(map(len, lying)) == 1


def test_the_command_tells_it(tmp_path):
    (tmp_path / "paper.toml").write_text(PLANAR.format(convention="standard", near=-0.3))
    done = run("check", "paper.toml", cwd=tmp_path)
    assert done.returncode == 0
    assert "note    gravity-unfelt: on paper (paper.toml" in done.stdout
    assert CURE in " ".join(done.stdout.split())


QUESTIONS = {
    "torque": (),
    "explain": (),
    "diagnose": ("--tau", "0,0"),
}
UNFELT = "note: gravity asks nothing of this robot's joints"


@pytest.mark.parametrize(("command", "more"), QUESTIONS.items())
def test_who_asks_for_torques_of_an_arm_that_lies_is_told_once(tmp_path, command, more):
    text = PLANAR.format(convention="standard", near=-0.3)
    (tmp_path / "paper.toml").write_text(text)
    (tmp_path / "stands.toml").write_text(text.replace("[[links]]", f"{CURE}\n[[links]]", 1))
    (tmp_path / "floats.toml").write_text("gravity = [0, 0, 0]\n" + text)

    def said(name):
        return " ".join(run(command, name, "--q", "0.4,0.2", *more, cwd=tmp_path).stderr.split())

    assert said("paper.toml").count(UNFELT) == 1
    assert "rnea check paper.toml tells which" in said("paper.toml")
    assert UNFELT not in said("stands.toml")
    assert UNFELT not in said("floats.toml")


CHOSEN = "note: this gravity asks nothing of this robot's joints: it points along the axes that"


def test_who_chooses_a_gravity_along_the_axes_is_told():
    """The joints of planar_2r turn about the world's y, as those of rp_arm; its slide is across."""

    def said(robot, *gravity):
        done = run("torque", robot, "--q", "0,0", "--gravity", ",".join(map(str, gravity)))
        assert done.returncode == 0
        return " ".join(done.stderr.split())

    for along in (-9.81, 9.81, -1.62):
        assert said("planar_2r", 0, along, 0).startswith(CHOSEN)
    assert said("planar_2r", 0, -9.81, 0).endswith(
        "--gravity is in world axes, where the robot's own is 0,0,-9.81"
    )
    slide = said("rp_arm", 0, -9.81, 0)
    assert slide.startswith(f"{CHOSEN} they turn about and across the slides.")
    for gravity in ((0, 0, -9.81), (0, -9.81, -0.01), (9.81, 0, 0), (0, 0, 0)):
        assert said("planar_2r", *gravity) == ""


def test_who_locks_the_joints_that_feel_gravity_is_not_told():
    welded = [word for k in range(2, 7) for word in ("--lock", f"joint{k}=0")]
    turning = run("torque", "puma560", *welded, "--q", "0")
    assert turning.returncode == 0
    assert UNFELT not in turning.stderr


def test_an_angle_in_degrees_stands_before_what_follows_from_it():
    with (
        pytest.warns(rnea.ModelWarning, match="no rigid body"),
        pytest.warns(rnea.ModelWarning, match="are these degrees"),
    ):
        degrees = dh({"alpha": 90}, {})
    codes = [f.code for f in rnea.check.lint(degrees)]
    assert codes.index("unit-angle") < codes.index("inertia-triangle")


def test_one_link_turns_and_several_turn():
    (one,) = (f for f in rnea.check.lint(dh({})) if f.code == "inertia-unfelt")
    assert one.measured.startswith("1 link has one moment of inertia and turns about")
    (two,) = (f for f in rnea.check.lint(dh({}, {})) if f.code == "inertia-unfelt")
    assert two.measured.startswith("2 links have one moment of inertia and turn about")
