"""Pictures show the numbers they were given, with names and units, and look as they should."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.drive import size
from rnea.motion import Trajectory
from rnea.report.figures import motion_figures as plots_motion
from rnea.report.figures import torque_figures as plots_torque
from rnea.report.figures import torque_map_figure as plots_map
from rnea.report.robot_figures.plot import plot
from rnea.report.robot_figures.sources import energy_of, envelope_at_joint, holding_map
from rnea.simulate import Rollouts
from rnea.views.plots import Envelope, Joints
from support.drawn import assert_drawn
from support.plot_references import PICTURES, moved, pixels, planar, stanford, stored
from support.tiers import sample_cases

pytest.importorskip("matplotlib")
OF_MOTIONS = ("motion", "phase", "torque", "budget", "wrenches", "energy", "torque-speed")


@pytest.fixture(autouse=True)
def eager(monkeypatch):
    """Pictures of compiled and of eager numbers are the same: nothing is compiled for them."""
    monkeypatch.setenv("RNEA_EAGER", "1")


def lines(ax):
    """The named lines of an axes: name -> (x, y)."""
    return {
        line.get_label(): (np.asarray(line.get_xdata()), np.asarray(line.get_ydata()))
        for line in ax.lines
        if not line.get_label().startswith("_")
    }


def legend_names(ax):
    return [text.get_text() for text in ax.get_legend().get_texts()]


def many_joints(count=18):
    """More than fit on one axis or into sixteen panels; every third one slides."""
    kinds = ["prismatic" if k % 3 == 2 else "revolute" for k in range(count)]
    rows = [
        {
            "joint": kind,
            "a": 0.1,
            "alpha": 0.4,
            "mass": 1.0,
            "com": (0.05, 0, 0),
            "name": f"axis_{k}",
        }
        for k, kind in enumerate(kinds)
    ]
    for row in rows:
        row["inertia"] = np.eye(3) * 1e-3
    return rnea.Robot.from_dh(rows, "standard")


def swinging(arm):
    return moved(arm, np.zeros(arm.n), np.linspace(0.3, 1, arm.n), samples=21)


# ---- what is drawn is what was given -----------------------------------------------------------


def test_motion_shows_every_joint_on_an_axis_of_its_unit():
    arm, motion = stanford()
    figure = plot(motion, arm)
    assert len(figure.axes) == 6
    for column, (unit, names) in enumerate(
        (("rad", ["joint1", "joint2", "joint4", "joint5", "joint6"]), ("m", ["joint3"]))
    ):
        for row, (word, per, values) in enumerate(
            (
                ("position", "", motion.q),
                ("velocity", "/s", motion.qd),
                ("acceleration", "/s²", motion.qdd),
            )
        ):
            ax = figure.axes[2 * row + column]
            assert ax.get_ylabel() == f"{word} ({unit}{per})"
            assert list(lines(ax)) == names
            for name, (x, y) in lines(ax).items():
                assert_drawn(x, motion.t)
                assert_drawn(y, values[:, arm.joint_names.index(name)])
        assert legend_names(figure.axes[column]) == names
        assert figure.axes[4 + column].get_xlabel() == "time (s)"


def test_torques_are_those_of_inverse_dynamics():
    arm, motion = stanford()
    tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    turning, sliding = plot(motion, arm, what="torque").axes
    assert (turning.get_ylabel(), sliding.get_ylabel()) == ("torque (N m)", "force (N)")
    drawn = lines(turning) | lines(sliding)
    assert set(drawn) == set(arm.joint_names)
    for name, (_, y) in drawn.items():
        assert_drawn(y, tau[:, arm.joint_names.index(name)])


def test_a_panel_per_joint_has_the_effort_limits():
    arm = rnea.load("ur5")
    tau = np.full((5, 6), 20.0) * [1, 2, 5, 1, 1, 1]
    figure = plot(tau, arm, what="torque", t=np.arange(5.0), subplots=True)
    limits = [
        [line.get_ydata()[0] for line in ax.lines if line.get_label() == "_limit"]
        for ax in figure.axes
    ]
    # 150 N m is too far from 20 N m to be drawn; 28 N m is near
    assert limits == [[], [150.0], [150.0], [28.0], [28.0], [28.0]]
    assert figure.axes[0].get_ylabel() == "torque (N m), limit ± 150"


def test_stacked_budget_reaches_the_sums_of_positive_and_negative_parts():
    arm, motion = planar()
    budget = arm.torque_budget(motion.q, motion.qd, motion.qdd)
    figure = plot(motion, arm, what="budget")
    parts = np.array([part for _, part in budget.items()])
    for k, ax in enumerate(figure.axes):
        assert ax.get_title(loc="left") == arm.joint_names[k]
        assert_drawn(lines(ax)["total"][1], sum(parts[:, :, k]))
        areas = np.vstack([path.vertices for area in ax.collections for path in area.get_paths()])
        for row, t in enumerate(motion.t):
            heights = areas[areas[:, 0] == t, 1]
            assert heights.max() == pytest.approx(
                np.clip(parts[:, row, k], 0, None).sum(), abs=1e-9
            )
            assert heights.min() == pytest.approx(
                np.clip(parts[:, row, k], None, 0).sum(), abs=1e-9
            )
    # this arm has neither friction nor rotors
    names = [text.get_text() for text in figure.legends[0].get_texts()]
    assert names == ["inertia", "coriolis", "centrifugal", "gravity", "total"]


def test_bars_of_one_state_end_at_its_torques():
    arm, motion = stanford()
    budget = arm.torque_budget(motion.q[60], motion.qd[60], motion.qdd[60])
    turning, sliding = plot(budget, arm).axes
    assert (turning.get_xlabel(), sliding.get_xlabel()) == ("torque (N m)", "force (N)")
    total = arm.inverse_dynamics(motion.q[60], motion.qd[60], motion.qdd[60])
    np.testing.assert_allclose(sliding.lines[-1].get_xdata(), total[[2]], rtol=1e-12)
    np.testing.assert_allclose(turning.lines[-1].get_xdata(), total[[0, 1, 3, 4, 5]], atol=1e-12)
    widths = sum(bar.get_width() for bar in sliding.patches)
    assert widths == pytest.approx(total[2])


def test_reactions_are_the_joint_wrenches():
    arm, motion = planar()
    carried = arm.joint_wrenches(motion.q, motion.qd, motion.qdd)
    figure = plot(carried, t=motion.t)
    shown = [("base", carried.base_force, carried.base_moment)]
    shown += [(name, carried[name].force, carried[name].moment) for name in arm.joint_names]
    for row, (name, force, moment) in enumerate(shown):
        for column, (values, label) in enumerate(((force, "force (N)"), (moment, "moment (N m)"))):
            ax = figure.axes[2 * row + column]
            assert (ax.get_title(loc="left"), ax.get_ylabel()) == (name, label)
            for k, axis in enumerate("xyz"):
                assert_drawn(lines(ax)[axis][1], values[:, k])


def test_energy_that_is_put_in_is_found_again():
    """The trapezoidal rule is of second order: twice the samples, a quarter of the gap."""
    arm = rnea.load("puma560")
    gaps = []
    for samples in (401, 801):
        motion = moved(arm, [0] * 6, [1, 0.5, -1, 1, 1, 1], samples=samples)
        gaps.append(np.abs(energy_of(motion, arm).gap).max())
    assert gaps[0] / gaps[1] == pytest.approx(4, rel=0.05)
    figure = plot(motion, arm, what="energy")
    assert [ax.get_ylabel() for ax in figure.axes] == ["energy (J)", "power (W)", "missing (J)"]
    drawn = lines(figure.axes[0])
    assert_drawn(drawn["kinetic"][1], arm.kinetic_energy(motion.q, motion.qd))
    assert_drawn(drawn["potential"][1], arm.potential_energy(motion.q))
    tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    power = lines(figure.axes[1])["put in"][1]
    np.testing.assert_allclose(power, np.einsum("ij,ij->i", tau, motion.qd), rtol=1e-12)


def test_phase_portrait_and_its_ends():
    arm, motion = planar()
    for k, ax in enumerate(plot(motion, arm, what="phase").axes):
        x, y = lines(ax)[arm.joint_names[k]]
        assert_drawn(np.array([x, y]), [motion.q[:, k], motion.qd[:, k]])
        assert (ax.get_xlabel(), ax.get_ylabel()) == ("position (rad)", "velocity (rad/s)")
        ends = [line.get_xdata()[0] for line in ax.lines if line.get_label() in ("_start", "_end")]
        assert ends == [motion.q[0, k], motion.q[-1, k]]


def test_torque_over_speed_with_an_envelope_in_four_quadrants():
    arm, motion = planar()
    tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    speed, peak = np.array([0.0, 2.0, 4.0]), np.array([100.0, 100.0, 0.0])
    curve = Envelope("drive", speed, peak, peak / 2)
    figure = plot(motion, arm, what="torque-speed", envelopes={"joint1": curve})
    first, second = figure.axes
    assert_drawn(lines(first)["joint1"], [motion.qd[:, 0], tau[:, 0]])
    x, y = next(line.get_data() for line in first.lines if line.get_label() == "_peak")
    corners = set(zip(x.tolist(), y.tolist(), strict=True))
    assert {
        (2, 100),
        (2, -100),
        (-2, -100),
        (-2, 100),
        (4, 0),
        (-4, 0),
        (0, 100),
        (0, -100),
    } <= corners
    assert not [line for line in second.lines if line.get_label() == "_peak"]
    rms = next(line for line in first.lines if line.get_label() == "_rms").get_ydata()[0]
    assert abs(rms) == pytest.approx(np.sqrt(np.mean(tau[:, 0] ** 2)))
    with pytest.raises(rnea.RneaError, match=r"unknown joint of an envelope 'elbow'"):
        plot(motion, arm, what="torque-speed", envelopes={"elbow": curve})


def test_envelope_of_a_motor_behind_its_gear():
    """Kt (U - Ke ω) / R, cut at the peak torque; at the joint times ratio and efficiency."""
    motor = rnea.Motor(
        torque_constant=0.05, resistance=0.5, voltage=48, peak_torque=1.2, rated_torque=0.4
    )
    curve = envelope_at_joint(motor, rnea.Gear(ratio=100, efficiency=0.8))
    shaft = curve.speed * 100
    np.testing.assert_allclose(
        curve.peak, np.minimum(1.2, 0.05 * (48 - 0.05 * shaft) / 0.5) * 80, atol=1e-9
    )
    np.testing.assert_allclose(curve.continuous, np.minimum(0.4 * 80, curve.peak))
    assert curve.speed[-1] == pytest.approx(48 / 0.05 / 100)
    assert envelope_at_joint(rnea.Motor(torque_constant=0.05, resistance=0.5), rnea.Gear()) is None


def test_mass_matrix_has_a_panel_for_each_unit():
    arm, _ = stanford()
    q = np.full(6, 0.3)
    M = arm.mass_matrix(q)
    figure = plot(arm, what="mass-matrix", q=q)
    images = [ax.images[0] for ax in figure.axes if ax.images]
    turn, slide = [0, 1, 3, 4, 5], [2]
    for image, block in zip(
        images,
        (M[np.ix_(turn, turn)], M[np.ix_(turn, slide)], M[np.ix_(slide, slide)]),
        strict=True,
    ):
        assert_drawn(image.get_array(), block)
    labels = [ax.get_ylabel() for ax in figure.axes if ax.get_ylabel()]
    assert labels == ["M (kg m²)", "M (kg m)", "M (kg)"]
    assert [text.get_text() for text in images[0].axes.get_yticklabels()] == [
        f"joint{k + 1}" for k in turn
    ]


def test_comparison_shows_both_runs_and_their_difference():
    arm, motion = planar()
    one = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    other = one + 0.5
    figure = plot(one, arm, what="compare", t=motion.t, other=other, names=("model", "measured"))
    for k in range(2):
        left, right = figure.axes[2 * k : 2 * k + 2]
        assert_drawn(lines(left)["model"][1], one[:, k])
        assert_drawn(lines(left)["measured"][1], other[:, k])
        assert_drawn(lines(right)["measured − model"][1], other[:, k] - one[:, k])
        assert right.get_title(loc="left") == "RMS 0.5 N m"
        assert right.get_ylabel() == "difference (N m)"


def test_histogram_counts_every_finite_sample():
    samples = np.random.default_rng(0).normal(50, 4, (1000, 2))
    samples[:7, 1] = np.nan
    figure = plot(samples, planar()[0], what="histogram", nominal=[50, 51])
    for k, (ax, count) in enumerate(zip(figure.axes, (1000, 993), strict=True)):
        assert sum(bar.get_height() for bar in ax.patches) == count
        marks = sorted(line.get_xdata()[0] for line in ax.lines)
        low, high = np.nanpercentile(samples[:, k], (5, 95))
        np.testing.assert_allclose(marks, sorted([low, high, 50 + k]))
    assert figure.axes[1].get_ylabel() == "samples (7 not finite)"
    assert figure.axes[0].get_xlabel() == "peak torque (N m)"


def test_rollouts_are_spread_over_their_final_states():
    for what, values, label in (
        ("", ROLLED.q, "final position (rad)"),
        ("velocity", ROLLED.qd, "final velocity (rad/s)"),
    ):
        figure = plot(ROLLED, ARM, what=what)
        for k, ax in enumerate(figure.axes):
            # four of the fifty blew up
            assert sum(bar.get_height() for bar in ax.patches) == 46
            marks = sorted(line.get_xdata()[0] for line in ax.lines)
            np.testing.assert_allclose(marks, np.percentile(values[4:, k], (5, 95)))
            assert ax.get_xlabel() == label
            assert ax.get_ylabel() == "samples (4 not finite)"


def test_torques_in_an_array_need_no_further_word():
    arm, motion = planar()
    result = arm.newton_euler(motion.q, motion.qd, motion.qdd)
    for figure in (
        plot(result.tau, arm, t=motion.t),
        plot(result, arm, what="torque", t=motion.t),
    ):
        assert figure.axes[0].get_ylabel() == "torque (N m)"
        assert_drawn(lines(figure.axes[0])["joint2"][1], result.tau[:, 1])


def test_wrenches_of_one_state_are_bars():
    arm, motion = planar()
    carried = arm.newton_euler(motion.q[7], motion.qd[7], motion.qdd[7])
    left, right = plot(carried).axes
    for ax, base, rest, label in (
        (left, carried.wrenches.base_force, carried.wrenches.force, "force (N)"),
        (right, carried.wrenches.base_moment, carried.wrenches.moment, "moment (N m)"),
    ):
        assert ax.get_xlabel() == label
        widths = np.array([bar.get_width() for bar in ax.patches]).reshape(3, 3)
        assert_drawn(widths.T, [base, *rest])
    assert [text.get_text() for text in left.get_yticklabels()] == ["base", *arm.joint_names]


def test_motors_are_drawn_at_their_shafts():
    """τ_m ω_m of a motor behind a gear without losses is what joint and rotor take."""
    arm, motion = planar()
    motor = rnea.Motor(
        name="servo", torque_constant=0.1, resistance=0.4, voltage=48, peak_torque=6.0,
        rated_torque=2.0, inertia=2e-4,
    )  # fmt: skip
    found = size(arm, motion.t, motion.q, motion.qd, motion.qdd, [motor], [0.0, 1.0])
    figure = plot(found, arm)
    heavy = max(found, key=lambda one: one.payload)
    for k, (name, ax) in enumerate(zip(arm.joint_names, figure.axes, strict=True)):
        best = heavy.candidates[name][0]
        assert ax.get_title(loc="left") == name
        assert ax.texts[0].get_text() == f"servo, {best.gear.ratio:.4g}:1"
        ((speed, torque),) = lines(ax).values()
        ratio = best.gear.ratio
        np.testing.assert_allclose(speed, motion.qd[:, k] * ratio, rtol=1e-12)
        moved = heavy.motions[k].tau / ratio + motor.inertia * ratio * motion.qdd[:, k]
        np.testing.assert_allclose(torque, moved, atol=1e-9)
        assert [line for line in ax.lines if line.get_label() == "_peak"]
    bare = plot(size(arm, motion.t, motion.q, motion.qd, motion.qdd)[0], arm)
    assert_drawn(
        lines(bare.axes[0])["joint1"],
        [motion.qd[:, 0], arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)[:, 0]],
    )


# ---- the torque map ----------------------------------------------------------------------------


def holding(q1, q2):
    """Gravity on planar_2r (m 5, 3; l 1; r 0.5, 0.4), angles from the upward vertical."""
    return -9.81 * ((5 * 0.5 + 3 * 1.0) * np.sin(q1) + 3 * 0.4 * np.sin(q1 + q2))


def test_torque_map_of_the_planar_arm_is_the_closed_form():
    found = holding_map(rnea.load("planar_2r"), points=61)
    assert (found.joint, found.over, found.unit) == ("joint1", ("joint1", "joint2"), "N m")
    x, y = np.meshgrid(found.x, found.y)
    np.testing.assert_allclose(found.tau, holding(x, y), atol=1e-12)
    second = holding_map(rnea.load("planar_2r"), "joint2", points=61)
    np.testing.assert_allclose(second.tau, -9.81 * 1.2 * np.sin(x + y), atol=1e-12)


def test_zero_lines_lie_where_the_torque_is_zero():
    found = holding_map(rnea.load("planar_2r"), points=181)
    ax = plots_map.torque_map_figure(found).axes[0]
    zero = next(c for c in ax.collections if list(getattr(c, "levels", [])) == [0.0])
    points = np.vstack([path.vertices for path in zero.get_paths()])
    # linear interpolation on a grid of 2°: within (step²/8) of the curvature
    assert np.abs(holding(points[:, 0], points[:, 1])).max() < 66 * (2 * np.pi / 180) ** 2 / 8 * 2
    # upright and hanging, stretched or folded, nothing is to be held
    for place in ((0, 0), (0, np.pi), (0, -np.pi)):
        assert np.hypot(*(points - place).T).min() < 0.02


def test_effort_limits_are_contours():
    arm = rnea.load("panda").with_payload(8.0)
    found = holding_map(arm, "joint2", ("joint2", "joint4"), q=[0, 0, 0, -1, 0, 2, 0], points=121)
    figure = plots_map.torque_map_figure(found)
    limit = next(
        c for c in figure.axes[0].collections if list(getattr(c, "levels", [])) == [-87.0, 87.0]
    )
    points = np.vstack([path.vertices for path in limit.get_paths()])
    q = np.tile(found.at, (len(points), 1))
    q[:, 1], q[:, 3] = points.T
    np.testing.assert_allclose(np.abs(arm.gravity_torque(q)[:, 1]), 87, atol=0.05)
    assert "effort limit ± 87 N m" in [t.get_text() for t in figure.legends[0].get_texts()]
    light = plots_map.torque_map_figure(holding_map(rnea.load("panda"), points=31))
    assert "everywhere within the effort limit ± 87 N m" in light.axes[0].get_title(loc="left")


def test_a_map_without_gravity_is_flat():
    found = holding_map(
        rnea.load("planar_2r").with_gravity([0, 0, 0]), "joint1", ("joint1", "joint2"), points=5
    )
    assert not plots_map.torque_map_figure(found).legends


# ---- hard cases --------------------------------------------------------------------------------


with pytest.MonkeyPatch.context() as patch:
    patch.setenv("RNEA_EAGER", "1")
    ONE, MANY = rnea.load("one_link"), many_joints()
    ARM, MOTION = planar()


ALL = (*OF_MOTIONS, "compare", "mass-matrix", "histogram")
# phase, torque-speed and histogram stand in the same small panels as torque and budget
OTHERWISE = ("motion", "torque", "budget", "wrenches", "compare", "mass-matrix")


@sample_cases(4)
@pytest.mark.parametrize(
    ("what", "arm"),
    [*((what, ONE) for what in ALL), *((what, MANY) for what in OTHERWISE)],
    ids=[*(f"{what}-one" for what in ALL), *(f"{what}-many" for what in OTHERWISE)],
)
def test_few_and_many_joints_stay_within_the_picture(what, arm):
    """No text sticks out of the picture or covers another text of its axes."""
    motion = swinging(arm)
    if what == "mass-matrix":
        figure = plot(arm, what=what)
    elif what in ("compare", "histogram"):
        tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
        figure = plot(tau, arm, what=what, **({"other": tau * 2} if what == "compare" else {}))
    else:
        figure = plot(motion, arm, what=what)
    with figure.look.drawing():
        figure.draw_without_rendering()
    for ax in figure.axes:
        texts = [ax.title, ax._left_title, ax._right_title, ax.xaxis.label, ax.yaxis.label]
        boxes = [text.get_window_extent() for text in texts if text.get_text()]
        for k, box in enumerate(boxes):
            inside = figure.bbox.intersection(box, figure.bbox.padded(1))
            assert inside is not None
            np.testing.assert_allclose(inside.extents, box.extents, err_msg=what)
            assert not any(box.overlaps(other) for other in boxes[k + 1 :])
        assert ax.bbox.width > (5 if ax.get_label() == "<colorbar>" else 50)
        assert ax.bbox.height > 8


def test_numbers_that_are_missing_leave_gaps():
    arm, motion = planar()
    q = motion.q.copy()
    q[50:60] = np.nan
    q[54, 0] = 0.1
    q[70, 1] = np.inf
    broken = Trajectory(motion.t, q, motion.qd, motion.qdd, motion.joint_names)
    ax = plot(broken, arm).axes[0]
    assert_drawn(lines(ax)["joint2"][1], np.where(np.isfinite(q[:, 1]), q[:, 1], np.nan))
    dots = [line for line in ax.lines if line.get_marker() == "."]
    assert [line.get_ydata().tolist() for line in dots] == [[0.1]]
    for what in OF_MOTIONS:
        figure = plot(broken, arm, what=what)
        figure.set_layout_engine("none")
        figure.savefig("/dev/null", format="png", dpi=30)


def test_names_are_names_and_never_formulas():
    names = ["$x_1$", "_hidden", "a" * 60, "α"]
    joints = Joints.named(names, ["rad"] * 4)
    t = np.linspace(0, 1, 5)
    figure = plots_torque.torque_figure(t, np.ones((5, 4)), joints)
    figure.savefig("/dev/null", format="png")
    assert legend_names(figure.axes[0])[:2] == names[:2]
    assert len(legend_names(figure.axes[0])) == 4


def test_lines_differ_by_colour_and_dashes():
    joints = Joints.named([f"j{k}" for k in range(10)], ["rad"] * 10)
    t = np.linspace(0, 1, 5)
    for theme in ("light", "dark"):
        figure = plots_motion.motion_figure(
            *[t] + [np.ones((5, 10))] * 3, joints, plots_motion.Look(theme)
        )
        drawn = [line for line in figure.axes[0].lines if line.get_label().startswith("j")]
        assert len({line.get_color() for line in drawn}) == 10
        assert len({str(line.get_linestyle()) + str(line._dash_pattern) for line in drawn}) == 4


ONE_ROW = Trajectory(MOTION.t[:1], MOTION.q[:1], MOTION.qd[:1], MOTION.qdd[:1], MOTION.joint_names)
EMPTY = Trajectory(MOTION.t[:0], MOTION.q[:0], MOTION.qd[:0], MOTION.qdd[:0], MOTION.joint_names)
ROLLED = Rollouts(
    ARM.joint_names,
    *(1.0, 0.1),
    *np.random.default_rng(3).normal(size=(2, 50, 2)),
    *(np.zeros(0), np.zeros((0, 50, 2)), np.zeros((0, 50, 2))),
    np.where(np.arange(50) < 4, 0.5, np.nan),
)
STILL = Trajectory(MOTION.t * 0, MOTION.q, MOTION.qd, MOTION.qdd, MOTION.joint_names)
REFUSED = {
    "nothing to draw over time: 0 row": lambda: plot(EMPTY, ARM),
    "nothing to draw over time: 1 row": lambda: plot(ONE_ROW, ARM, what="budget"),
    "of zero length; at least two": lambda: plot(STILL, ARM, what="torque"),
    "tau has no finite number": lambda: plot(np.full((3, 2), np.nan), ARM, what="torque"),
    "say whose it is": lambda: plot(MOTION),
    r"picture of this 'film'. Legal: motion, phase": lambda: plot(MOTION, ARM, what="film"),
    "what is in the array": lambda: plot(np.ones((2, 2)), ARM),
    "torques of one state are no curve": lambda: plot(np.ones(2), ARM),
    "equations hold symbols": lambda: plot(ARM.derive(), ARM),
    "followed no motion, so they have no error": lambda: plot(ROLLED, ARM, what="error"),
    r"picture of this 'peak'. Legal: final, velocity, error": lambda: plot(
        ROLLED, ARM, what="peak"
    ),
    "unknown vector 'tau'. Legal: w, wd": lambda: plot(ARM, vectors=["tau"]),
    "moving links are numbered 1 to 2": lambda: plot(ARM, what="free-body", link=3),
    "q has shape": lambda: plot(ARM, q=[0.0]),
    r"needs an array \(N, 2\), got \(3, 3\)": lambda: plot(np.ones((3, 3)), ARM, what="torque"),
    "nothing to draw in a str": lambda: plot("planar_2r"),
    "unknown theme 'pink'": lambda: plot(MOTION, ARM, theme="pink"),
    "no option 'colour'": lambda: plot(MOTION, ARM, colour="red"),
    "unknown joint 'joint9'": lambda: plot(MOTION, ARM, joints=["joint9"]),
    "the motion moves joint1, joint2, but robot": lambda: plot(MOTION, rnea.load("one_link")),
    "two positive lengths": lambda: plot(MOTION, ARM, size=(10, -1)),
    "needs two joints; robot": lambda: plot(rnea.load("one_link"), what="torque-map"),
    "two different joints": lambda: plot(ARM, what="torque-map", over=("joint1", "joint1")),
    "must rise between finite": lambda: plot(ARM, what="torque-map", spans=[(1, 0), None]),
    "from 2 to 2000; got 1": lambda: plot(ARM, what="torque-map", points=1),
    "S of 2 or more": lambda: plot(np.ones((1, 2)), ARM, what="histogram"),
    "compare needs the other": lambda: plot(np.ones((3, 2)), ARM, what="compare"),
    r"Legal: \.png, \.svg, \.pdf": lambda: plot(MOTION, ARM, file="a.jpeg"),
    r"no ending. Legal: \.png": lambda: plot(MOTION, ARM, file="picture"),
    "million": lambda: plot(MOTION, ARM, file="/tmp/never.png", dpi=2000),
    "no side may have 65536": lambda: plot(
        MOTION, ARM, file="/tmp/never.png", size=(9999, 1), dpi=200
    ),
}


@pytest.mark.parametrize("message", REFUSED)
def test_bad_input_is_refused_with_one_clear_message(message):
    with pytest.raises(rnea.RneaError, match=message):
        REFUSED[message]()
    assert not Path("/tmp/never.png").exists()


# ---- files, windows and settings ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "magic"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")]
)
def test_files_are_the_same_every_time(tmp_path, ending, magic):
    first, second = tmp_path / f"a.{ending}", tmp_path / f"b.{ending}"
    for path in (first, second):
        plot(MOTION, ARM, what="torque", file=str(path), dpi=40)
    assert first.read_bytes().startswith(magic)
    assert first.read_bytes() == second.read_bytes()


def test_size_and_resolution_are_as_asked(tmp_path):
    figure = plot(MOTION, ARM, size=(12.7, 7.62))
    assert pixels(figure, dpi=100).shape == (300, 500, 3)
    assert figure._repr_png_().startswith(b"\x89PNG")


def test_settings_of_the_user_stay():
    import matplotlib

    before = dict(matplotlib.rcParams)
    plot(MOTION, ARM, theme="dark")._repr_png_()
    assert dict(matplotlib.rcParams) == before


def test_nothing_is_imported_until_a_picture_is_asked_for():
    code = (
        "import sys, rnea; from rnea.report.robot_figures.plot import plot; "
        "print({'matplotlib', 'PIL', 'rich', 'sympy'} & set(sys.modules)); "
        "plot(rnea.load('planar_2r'), what='mass-matrix'); "
        "print('matplotlib.pyplot' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "set()\nFalse\n"


def test_windows_need_a_display(monkeypatch):
    from rnea.views.plots import show_window

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with pytest.raises(rnea.RneaError, match="no display to show the picture on; write"):
        show_window(plot(MOTION, ARM))
    monkeypatch.setenv("DISPLAY", ":77")
    import matplotlib

    monkeypatch.setitem(matplotlib.rcParams, "backend", "agg")
    with pytest.raises(rnea.RneaError, match="'agg' opens no windows; write"):
        show_window(plot(MOTION, ARM))


def test_a_window_shows_our_figure(monkeypatch):
    """matplotlib's template backend stands for a toolkit: all of one, but nothing on a screen."""
    import matplotlib
    import matplotlib.pyplot as plt

    from rnea.views.plots import show_window

    monkeypatch.setenv("DISPLAY", ":77")
    monkeypatch.setitem(
        matplotlib.rcParams, "backend", "module://matplotlib.backends.backend_template"
    )
    shown = []
    monkeypatch.setattr(
        plt, "show", lambda: shown.append([plt.figure(k).canvas.figure for k in plt.get_fignums()])
    )
    figure = plot(MOTION, ARM)
    show_window(figure)
    assert shown == [[figure]]
    plt.close("all")
    plt.switch_backend("agg")


# ---- looks -------------------------------------------------------------------------------------


def difference(one, other):
    """RMS difference in blocks of 4 × 4 pixels, 0 to 255; the edges of letters even out."""
    assert one.shape == other.shape
    high, wide = (side // 4 * 4 for side in one.shape[:2])
    blocks = (one - other)[:high, :wide].reshape(high // 4, 4, wide // 4, 4, 3).mean(axis=(1, 3))
    return float(np.sqrt(np.mean(blocks**2)))


@sample_cases(4)
@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_like_the_stored_ones(name):
    """tests/support/plot_references.py stores them anew."""
    assert difference(pixels(PICTURES[name]()), stored(name)) < 4


def test_a_picture_with_one_joint_less_does_not_pass():
    figure = PICTURES["torque"]()
    figure.axes[0].lines[-1].set_visible(False)
    assert difference(pixels(figure), stored("torque")) > 4
