"""A sizing over the time of its cycle: what is drawn is what was computed, the dwell included."""

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea.cli.app import app
from rnea.drive import size
from rnea.files.robots.toml import read_shipped_gearboxes, read_shipped_motors
from rnea.motion import Trajectory, motion_bytes
from rnea.report.robot_figures.plot import plot
from support.command import run


def swung(robot, seconds=1.0, rows=51):
    """Every joint there and back, at rest at both ends."""
    arm = rnea.load(robot)
    t = np.linspace(0, seconds, rows)
    w = 2 * np.pi / seconds
    way = 0.2 * (1 - np.cos(w * t))[:, None] * np.ones(arm.n)
    rate = 0.2 * w * np.sin(w * t)[:, None] * np.ones(arm.n)
    faster = 0.2 * w**2 * np.cos(w * t)[:, None] * np.ones(arm.n)
    return arm, (t, arm.neutral + way, rate, faster)


def lines(ax):
    return {line.get_label(): line.get_xydata() for line in ax.lines if line.get_label()[0] != "_"}


@pytest.fixture(scope="module")
def sized():
    arm, states = swung("planar_2r")
    motors, boxes = read_shipped_motors("servo"), read_shipped_gearboxes("planetary")
    return arm, size(arm, *states, motors, (0.0, 1.5), gearboxes=boxes, dwell=0.3)


def test_torques_speeds_and_motors_stand_over_time(sized):
    arm, sizings = sized
    heaviest = sizings[1]
    torque, speed, motor = plot(sizings, arm, what="cycle").axes
    assert [ax.get_ylabel() for ax in (torque, speed, motor)] == [
        "torque (N m)", "speed (rad/s)", "motor (rpm)",
    ]  # fmt: skip
    for k, motion in enumerate(heaviest.motions):
        best = heaviest.candidates[motion.joint][0]
        drawn = [lines(ax)[motion.joint] for ax in (torque, speed, motor)]
        rpm = best.gear.ratio * motion.qd * 60 / (2 * np.pi)
        for points, values in zip(drawn, (motion.tau, motion.qd, rpm), strict=True):
            np.testing.assert_allclose(points[:51], np.stack([motion.t, values], -1), rtol=1e-12)
        # the dwell behind it holds, and turns nothing
        np.testing.assert_allclose(drawn[0][51:], [[1.0, motion.hold], [1.3, motion.hold]])
        np.testing.assert_allclose(drawn[2][51:], [[1.0, 0.0], [1.3, 0.0]])
        assert heaviest.demands[k].holding_torque == pytest.approx(motion.hold)


@pytest.mark.parametrize(
    ("dwell", "end", "told"), [(0.3, 1.3, "dwell, 0.3 s"), (60.0, 1.4, "dwell, 60 s (cut)")]
)
def test_a_long_dwell_is_cut_and_says_so(dwell, end, told):
    arm, states = swung("planar_2r")
    axes = plot(size(arm, *states, dwell=dwell), arm, what="cycle").axes
    assert axes[0].get_xlim() == (0.0, pytest.approx(end))
    assert [text.get_text() for text in axes[0].texts] == [told]
    # no tick tells a time where the axis is none
    assert bool(max(axes[-1].get_xticks()) > 1.0) is (dwell < 1)


def test_without_a_dwell_nothing_is_shaded():
    arm, states = swung("planar_2r")
    axes = plot(size(arm, *states), arm, what="cycle").axes
    assert not axes[0].patches
    assert not axes[0].texts
    # without motors there are no speeds of motors
    assert len(axes) == 2


def test_what_slides_and_what_turns_have_panels_of_their_own():
    arm, states = swung("stanford")
    labels = [ax.get_ylabel() for ax in plot(size(arm, *states), arm, what="cycle").axes]
    assert labels == ["torque (N m)", "force (N)", "speed (rad/s)", "speed (m/s)"]


def report(folder, robot, *options):
    arm, states = swung(robot)
    path = Trajectory(*states, arm.joint_names)
    (folder / "swing.csv").write_bytes(motion_bytes(path, "swing.csv"))
    run("size", robot, "swing.csv", *options, "-o", "r.html", cwd=folder)
    return (folder / "r.html").read_text()


@pytest.mark.parametrize("robot", ["stanford", "one_link"])
def test_reports_have_all_pictures(tmp_path, robot):
    text = report(tmp_path, robot, "--dwell", "1")
    assert text.count("<img ") == 3
    assert "The robot where the motion starts" in text


def test_the_report_of_a_mechanism_has_all_pictures(tmp_path):
    way = ("--q", "0.9", "--to", "1.5", "--duration", "1", "--rate", "50")
    run("motion", "four_bar", *way, "-o", "swing.csv", cwd=tmp_path)
    run("size", "four_bar", "swing.csv", "--dwell", "1", "-o", "r.html", cwd=tmp_path)
    assert (tmp_path / "r.html").read_text().count("<img ") == 3


def test_project_and_author_stand_at_the_head(tmp_path):
    text = report(tmp_path, "one_link", "--project", "Cell <7>", "--author", "A. Engineer")
    assert "Cell &lt;7&gt;" in text
    assert text.index("Cell &lt;7&gt;") < text.index("A. Engineer") < text.index("one_link")


def test_project_without_a_report_is_refused(tmp_path):
    found = CliRunner().invoke(app, ["size", "one_link", "swing.csv", "--project", "x"])
    assert "--project and --author stand in a report: add -o report.html" in str(found.exception)


@pytest.mark.parametrize(
    ("robot", "said"),
    [
        ("one_link", "none in the robot&#x27;s file: real joints need more"),
        ("puma560", "of the robot&#x27;s file, in every joint"),
    ],
)
def test_the_report_says_which_friction_counts(tmp_path, robot, said):
    assert said in report(tmp_path, robot)
