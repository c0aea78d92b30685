"""In every picture what is zero to rounding is drawn as zero, and signs are kept."""

import numpy as np
import pytest
from matplotlib.collections import LineCollection, QuadMesh

import rnea
from rnea.report.animation.panels import Bars
from rnea.report.robot_figures.animate import FILMS
from rnea.report.robot_figures.animations.animation_plan import AnimationPlan
from rnea.report.robot_figures.motion_pictures import MOTION_PICTURES, RUN_PICTURES
from rnea.report.robot_figures.plot import _SUBJECTS, plot
from rnea.report.robot_figures.result_pictures import ARRAY_PICTURES, ROLLOUT_PICTURES
from rnea.report.robot_figures.robot_pictures import ROBOT_PICTURES
from rnea.report.rounding import largest, without_rounding
from rnea.views.plots import Joints, torque_speed_figure, wrench_figure
from support.drawn import NOISE
from support.tiers import sample_cases

# gravity turns no upright axis; forces of planar arms have no component along theirs; a closed loop
ROBOTS = ("puma560", "planar_2r", "rp_arm", "four_bar")


def numbers(figure):
    """All numbers that a figure shows, but for places in the page."""
    for ax in figure.axes:
        for line in ax.lines:
            if line.get_transform().contains_branch(ax.transData) and line.get_label()[:1] != "_":
                yield from (np.asarray(values, dtype=float) for values in line.get_data())
        for patch in ax.patches:
            if hasattr(patch, "get_width"):
                yield np.array([patch.get_width(), patch.get_height()], dtype=float)
        for drawn in ax.collections:
            if isinstance(drawn, QuadMesh) and drawn.get_array() is not None:
                yield np.ma.getdata(drawn.get_array())
            elif not isinstance(drawn, LineCollection):
                yield from (path.vertices for path in drawn.get_paths())
        for image in ax.images:
            yield np.ma.getdata(image.get_array())


def assert_no_noise(figure):
    for ax in figure.axes:
        for low, high in (ax.get_xlim(), ax.get_ylim()):
            assert abs(high - low) > NOISE, (low, high)
    for values in numbers(figure):
        size = np.abs(values[np.isfinite(values)])
        assert not ((size > 0) & (size < NOISE)).any(), size[(size > 0) & (size < NOISE)][:5]


def moved(name, only=None):
    """There and back; only: the joint that moves. A robot with loops stands still."""
    arm = rnea.load(name)
    t = np.linspace(0, 1, 41)
    span = np.zeros(arm.n)
    if arm.model.closure is None:
        span[slice(None) if only is None else only] = 0.3
    s, sd, sdd = np.sin(np.pi * t), np.pi * np.cos(np.pi * t), -(np.pi**2) * np.sin(np.pi * t)
    q = arm.integrate(np.tile(arm.neutral, (len(t), 1)), s[:, None] * span)
    qd, qdd = (x[:, None] * span for x in (sd, sdd))
    return arm, rnea.motion.Trajectory(t, q, qd, qdd, arm.joint_names)


@sample_cases(10)
@pytest.mark.parametrize("what", MOTION_PICTURES)
@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("only", [None, 0])
def test_pictures_of_motions_show_no_rounding(name, what, only):
    arm, motion = moved(name, only)
    assert_no_noise(plot(motion, arm, what=what))


@pytest.mark.sample_cases(3)
@pytest.mark.parametrize("what", RUN_PICTURES)
def test_pictures_of_runs_show_no_rounding(what):
    arm, motion = moved("planar_2r")
    run = arm.simulate(
        motion.q[0],
        motion.qd[0],
        duration=0.2,
        step=1e-3,
        controller="computed_torque",
        motion=motion,
    )
    figure = plot(run, arm, what=what)
    if what not in ("tracking", "energy"):
        # a simulation's own errors are larger than rounding, and are to be seen
        assert_no_noise(figure)


@pytest.mark.parametrize("what", ROBOT_PICTURES)
@pytest.mark.parametrize("name", ROBOTS)
def test_pictures_of_robots_show_no_rounding(name, what):
    arm = rnea.load(name)
    if what == "torque-map" and arm.n < 2:
        pytest.skip("a map needs two joints")
    figure = plot(arm, what=what)
    if what in ("mass-matrix", "torque-map"):
        assert_no_noise(figure)


@pytest.mark.parametrize("what", ARRAY_PICTURES)
@pytest.mark.parametrize("name", ["puma560", "planar_2r"])
def test_pictures_of_arrays_show_no_rounding(name, what):
    arm = rnea.load(name)
    rng = np.random.default_rng(1)
    values = rng.normal(size=(50, arm.n)) * np.where(np.arange(arm.n) % 2, 1e-16, 20.0)
    if what == "mass-matrix":
        values = np.diag(np.arange(1.0, arm.n + 1)) + 1e-17 * rng.normal(size=(arm.n, arm.n))
    options = {"other": values + 1e-15 * rng.normal(size=values.shape)} if what == "compare" else {}
    assert_no_noise(plot(values, arm, what=what, **options))


def test_every_table_of_pictures_is_asked_here():
    """A new table, or one of a result that is made of these pictures, is named here."""
    asked = [MOTION_PICTURES, RUN_PICTURES, ROBOT_PICTURES, ARRAY_PICTURES, ROLLOUT_PICTURES]
    drawn_by = {"torque-speed", "loads", "cycle", "budget", "wrenches", "torque", "energy"}
    for kind, (_, pictures) in _SUBJECTS.items():
        assert any(pictures is table for table in asked) or set(pictures) <= {
            *drawn_by,
            "torque-map",
        }, kind


@pytest.mark.parametrize("kind", FILMS)
@pytest.mark.parametrize("name", ["puma560", "planar_2r"])
def test_films_show_no_rounding(name, kind):
    arm, motion = moved(name)
    film = FILMS[kind](
        AnimationPlan(arm, motion=None if "sweep" in kind else motion, fps=10, seconds=0.5)
    )
    for scene in film.scenes:
        for vector in scene.vectors:
            size = np.abs(vector.components)
            assert not ((size > 0) & (size < NOISE)).any(), vector
    for panel in film.panels:
        if isinstance(panel, Bars):
            size = np.abs(panel.values)
            assert not ((size > 0) & (size < NOISE)).any(), panel.title


@pytest.mark.parametrize("signs", [(1, 1), (1, -1), (-1, 1), (-1, -1)])
def test_the_mean_stands_in_the_quadrant_of_the_work(signs):
    joints = Joints.named(["a"], ["rad"])
    speed, torque = (sign * np.linspace(1.0, 3.0, 20)[:, None] for sign in signs)
    for means in (None, np.array([[1.5], [2.5]])):
        figure = torque_speed_figure(speed, torque, joints, {}, means=means)
        (cross,) = [line for line in figure.axes[0].lines if line.get_label() == "_rms"]
        place = np.ravel(cross.get_data())
        assert np.sign(place).tolist() == list(signs)
        wanted = np.sqrt(np.mean(speed**2)) if means is None else 1.5
        assert abs(place[0]) == pytest.approx(wanted)


def test_a_torque_of_rounding_is_a_flat_line_beside_its_speed():
    joints = Joints.named(["a", "b"], ["rad", "rad"])
    t = np.linspace(0, 1, 50)
    speed = np.stack([np.cos(t), np.cos(3 * t)], -1)
    torque = np.stack([1e-16 * np.sin(40 * t), 5 * np.cos(t)], -1)
    figure = torque_speed_figure(speed, torque, joints, {})
    low, high = figure.axes[0].get_ylim()
    assert low < -0.01 < 0.01 < high
    assert_no_noise(figure)


def test_moments_of_a_planar_arm_have_no_noise_out_of_its_plane():
    arm, motion = moved("planar_2r")
    carried = arm.joint_wrenches(motion.q, motion.qd, motion.qdd)
    assert_no_noise(wrench_figure(motion.t, carried))


def test_rounding_goes_by_what_stands_beside():
    assert without_rounding([1e-16, 1e-3, np.nan], 1.0)[:2].tolist() == [0.0, 1e-3]
    assert np.isnan(without_rounding([np.nan], 1.0)).all()
    # small numbers beside small ones are numbers
    assert without_rounding([1e-16], 1e-15).tolist() == [1e-16]
    assert largest([1, -3.0, np.nan], [np.inf, 2]) == 3.0
    assert largest([]) == 0.0
