"""What is drawn equals what was computed: arrows, sums at the joints, maps, units, labels."""

import itertools

import numpy as np
import pytest

import rnea
from rnea.errors import InputError, UnknownNameError
from rnea.files.catalogs.robots import names as catalogue_names
from rnea.recursions import plane_of_motion
from rnea.report.animation.panels import Bars, Curves, Map
from rnea.report.robot_figures.animate import animate, planned
from rnea.report.robot_figures.animations.animation_plan import scales_of
from rnea.report.robot_figures.animations.forces import force_polygon, side_by_side, steps_of
from rnea.report.robot_figures.staging import Staging
from rnea.report.scene.arrows import arc_arrow, outline, straight_arrow
from rnea.report.scene.camera import aside_camera, plane_camera, window_around
from rnea.report.scene.labels import Box, Labels, Wish
from rnea.report.scene.scene import QUANTITIES, round_value, scales_for
from support.tiers import sample_cases

STATE = {"q": [0.9, 0.7], "qd": [1.5, -2.0], "qdd": [2.0, 3.0]}
ROBOTS = [name for name in catalogue_names() if name not in ("iiwa14", "ur10")]


def staged(name, rows=3, seed=1):
    arm = rnea.load(name)
    rng = np.random.default_rng(seed)
    way, qd, qdd = (rng.uniform(-1, 1, (rows, arm.n)) for _ in range(3))
    return Staging.of(arm, arm.integrate(arm.neutral, way), qd, qdd)


def pendulum_by_hand(q, qd, qdd):
    """The double pendulum from Newton's law in its plane: x to the right, z up."""
    m1, m2, l1, l2, g = 1.0, 0.6, 0.5, 0.4, np.array([0.0, 0.0, -9.81])
    a, b = q[0], q[0] + q[1]
    w1, w2, d1, d2 = qd[0], qd[0] + qd[1], qdd[0], qdd[0] + qdd[1]

    def along(angle):
        return np.array([np.sin(angle), 0, -np.cos(angle)])

    def across(angle):
        return np.array([np.cos(angle), 0, np.sin(angle)])

    elbow, c1 = along(a) * l1, along(a) * l1 / 2
    c2 = elbow + along(b) * l2 / 2
    a1 = (across(a) * d1 - along(a) * w1**2) * l1 / 2
    a2 = 2 * a1 + (across(b) * d2 - along(b) * w2**2) * l2 / 2
    f2 = (a2 - g) * m2
    f1 = f2 + (a1 - g) * m1
    # about -y, the axis of both joints
    n2 = m2 * l2**2 / 12 * d2 - np.cross(c2 - elbow, f2)[1]
    n1 = n2 + m1 * l1**2 / 12 * d1 - np.cross(c1, (a1 - g) * m1)[1] - np.cross(elbow, f2)[1]
    axis = np.array([0.0, -1.0, 0.0])
    return {
        "w": (axis * w1, axis * w2),
        "wd": (axis * d1, axis * d2),
        "vdc": (a1, a2),
        "F": (a1 * m1, a2 * m2),
        "N": (axis * (m1 * l1**2 / 12 * d1), axis * (m2 * l2**2 / 12 * d2)),
        "weight": (g * m1, g * m2),
        "f": (f1, f2),
        "n": (axis * n1, axis * n2),
    }, (n1, n2)


def test_every_arrow_of_the_pendulums_film_is_newtons():
    arm = rnea.load("double_pendulum")
    film = animate(arm, **STATE, fps=10)
    by_hand, tau = pendulum_by_hand(*STATE.values())
    seen = set()
    for scene in film.scenes:
        for vector in scene.vectors:
            kind, _, link = vector.name.removeprefix("part ").partition(" ")
            index = [body.name for body in arm.model.bodies].index(link)
            sign = 1.0
            if kind == "lift":
                kind, sign = "weight", -1.0
            np.testing.assert_allclose(
                vector.components * sign, by_hand[kind][index], atol=1e-12, err_msg=vector.name
            )
            assert vector.unit == QUANTITIES[kind].unit
            seen.add((kind, index))
    assert seen == {(kind, i) for kind in by_hand for i in (0, 1)}
    (bars,) = (panel for panel in film.panels if isinstance(panel, Bars))
    np.testing.assert_allclose(bars.values[-1], tau, atol=1e-12)
    shown = {badge.name: badge.text for badge in film.scenes[-1].badges}
    assert shown["tau joint1"] == f"τ₁ = {tau[0]:.3g} N m"


@sample_cases(7)
@pytest.mark.parametrize("name", ROBOTS)
def test_arrows_equal_the_recursion_in_world_axes(name):
    cast = staged(name)
    wrenches = cast.robot.joint_wrenches(cast.q, cast.qd, cast.qdd, axes="world")
    for k in range(len(cast)):
        for body in cast.robot.model.bodies:
            f, n = (cast.vector(k, what, body.index) for what in "fn")
            scale = np.abs(wrenches.force).max() + np.abs(wrenches.moment).max()
            index = body.index - 1
            np.testing.assert_allclose(f.components, wrenches.force[k, index], atol=1e-13 * scale)
            np.testing.assert_allclose(n.components, wrenches.moment[k, index], atol=1e-13 * scale)
            # the link's own frame moves as the recursion says
            moved = cast.robot.motion_at(body.name, cast.q, cast.qd, cast.qdd, axes="world")
            np.testing.assert_allclose(
                cast.vector(k, "w", body.index).components, moved.w[k], atol=1e-12
            )


@pytest.mark.parametrize("name", ROBOTS)
def test_forces_and_moments_balance_at_every_joint_as_drawn(name):
    cast = staged(name)
    scales = scales_of(cast, ("F", "weight", "f"))
    model = cast.robot.model
    for k in range(len(cast)):
        for body in model.bodies:
            i = body.index
            f = cast.vector(k, "f", i)
            parts = force_polygon(cast, k, i, scales)
            end = parts[-1].tip(scales["N"]) - side_by_side(cast)
            np.testing.assert_allclose(end, f.tip(scales["N"]), atol=1e-12)
            # tip to tail
            for one, after in itertools.pairwise(parts):
                np.testing.assert_array_equal(one.tip(scales["N"]), after.origin)
            F, W, N, n = (cast.vector(k, what, i) for what in ("F", "weight", "N", "n"))
            moment = N.components + np.cross(F.origin - f.origin, F.components - W.components)
            for child in model.children[i]:
                fc, nc = cast.vector(k, "f", child), cast.vector(k, "n", child)
                moment = moment + nc.components + np.cross(fc.origin - f.origin, fc.components)
            for cut in cast.cut_forces:
                fc, nc = (cut.vector(k, what, sense=-cut.on(i)) for what in "fn")
                moment = moment + nc.components + np.cross(fc.origin - f.origin, fc.components)
            size = 1 + np.abs(cast.in_world("n")).max() + np.abs(cast.in_world("f")).max()
            np.testing.assert_allclose(n.components, moment, atol=1e-12 * size)


@pytest.mark.parametrize("name", ["puma560", "two_arms", "scara", "cylindrical_rpp"])
def test_torques_light_up_inward_and_equal_the_recursions(name):
    arm = rnea.load(name)
    film = animate(arm, fps=4)
    tau = arm.newton_euler(*(np.full(arm.n, x) for x in (0.5, 1.0, 1.0))).tau
    bars = [panel for panel in film.panels if isinstance(panel, Bars)]
    units = {body.joint.name: body.joint.effort_unit for body in arm.model.bodies}
    assert len(bars) == len(set(units.values()))
    for panel in bars:
        assert {units[joint] for joint in panel.names} == {panel.unit}
        columns = [arm.joint_names.index(joint) for joint in panel.names]
        np.testing.assert_allclose(panel.values[-1], tau[columns], rtol=1e-12, atol=1e-9)
        known = np.isfinite(panel.values)
        # once known, always known; nothing is known at first
        assert not known[0].any()
        assert (np.diff(known.astype(int), axis=0) >= 0).all()
        # of two joints of a chain the outer one is known first
        first = known.argmax(axis=0)
        for k, joint in enumerate(panel.names):
            body = next(b for b in arm.model.bodies if b.joint.name == joint)
            for index in arm.model.support(body.index)[:-1]:
                inner = arm.model.body(index).joint.name
                if inner in panel.names:
                    assert first[panel.names.index(inner)] > first[k]


def test_steps_go_out_to_the_tips_and_back():
    steps = steps_of(rnea.load("planar_3r"))
    assert [s.body for s in steps if s.what == "w"] == [1, 2, 3]
    assert [s.body for s in steps if s.what == "tau"] == [3, 2, 1]
    assert all(a.outward >= b.outward for a, b in itertools.pairwise(steps))


def test_a_freely_swinging_pendulum_needs_no_torque():
    arm = rnea.load("double_pendulum")
    q, qd = np.array([1.2, 0.4]), np.array([0.5, -1.0])
    qdd = arm.forward_dynamics(q, qd, np.zeros(2))
    film = animate(arm, q=q, qd=qd, qdd=qdd, fps=5)
    bars = next(panel for panel in film.panels if isinstance(panel, Bars))
    # rounding is not shown as a torque
    assert bars.values[-1].tolist() == [0.0, 0.0]
    assert film.scenes[-1].badges[0].text.endswith("= 0 N m")


def closed_form(q1, q2):
    g1 = -(5 * 0.5 + 3 * 1.0) * 9.81 * np.sin(q1) - 3 * 0.4 * 9.81 * np.sin(q1 + q2)
    return g1, -3 * 0.4 * 9.81 * np.sin(q1 + q2)


def test_torque_map_of_the_2r_is_the_closed_form():
    film = animate(rnea.load("planar_2r"), kind="torque-sweep", fps=10)
    bars, chart = film.panels
    assert isinstance(chart, Map)
    g1, _ = closed_form(chart.x[None, :], chart.y[:, None])
    np.testing.assert_allclose(chart.values, g1, atol=1e-10)
    lines = np.concatenate(chart.zero_lines())
    # straight pieces between lines 5 degrees apart: h²/8 of the curvature
    assert np.abs(closed_form(*lines.T)[0]).max() < 1.3 * (2 * np.pi / 72) ** 2 / 8 * 70
    assert len(lines) > 100
    # bars and the dot on the map are of the same configuration
    np.testing.assert_allclose(bars.values, np.stack(closed_form(*chart.path.T), -1), atol=1e-10)


def test_torque_curves_of_one_joint_are_the_closed_form():
    arm = rnea.load("planar_2r")
    film = animate(arm, kind="torque-sweep", joints=["joint2"], q=[0.3, 0], fps=10)
    curves = film.panels[1]
    assert isinstance(curves, Curves)
    for series, expected in zip(curves.series.values(), closed_form(0.3, curves.x), strict=True):
        np.testing.assert_allclose(series, expected, atol=1e-10)


def test_playback_shows_torques_energies_and_the_trail_of_the_tip():
    arm = rnea.load("scara")
    motion = planned(arm, np.zeros(4), np.array([1.0, -1.0, -0.1, 1.0]), 2.0)
    film = animate(motion, arm, fps=10)
    torque, force, energy = film.panels
    assert (torque.unit, force.unit, energy.unit) == ("N m", "N", "J")
    assert list(force.series) == ["quill"]
    tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    for panel in (torque, force):
        for joint, values in panel.series.items():
            np.testing.assert_allclose(values, tau[:, arm.joint_names.index(joint)], atol=1e-9)
    total = arm.kinetic_energy(motion.q, motion.qd) + arm.potential_energy(motion.q)
    np.testing.assert_allclose(energy.series["sum"], total, atol=1e-10)
    trail = next(line for line in film.scenes[-1].lines if line.role == "trail")
    ends = {tuple(np.round(line.points[-1], 9)) for line in film.scenes[-1].lines[:-1]}
    assert tuple(np.round(trail.points[-1], 9)) in ends


def test_free_body_is_drawn_with_all_its_loads():
    arm = rnea.load("puma560")
    state = [np.full(6, x) for x in (0.5, 1.0, 1.0)]
    film = animate(arm, kind="free-body", link=2)
    scene, cast = film.scenes[0], Staging.of(arm, *state)
    loads = arm.free_body(2, *state).loads
    assert {v.name for v in scene.vectors} >= {load.by for load in loads}
    straight = [v for v in scene.vectors if not v.turning and v.name != "F"]
    F = scene.vector("F")
    np.testing.assert_allclose(sum(v.components for v in straight), F.components, atol=1e-10)
    moments = sum(np.cross(v.origin - F.origin, v.components) for v in straight)
    moments = moments + sum(v.components for v in scene.vectors if v.turning and v.name != "N")
    np.testing.assert_allclose(moments, scene.vector("N").components, atol=1e-10)
    np.testing.assert_allclose(F.origin, cast.centers[0, 1], atol=1e-12)


@pytest.mark.parametrize(
    ("name", "flat"),
    [
        ("double_pendulum", True),
        ("planar_3r", True),
        ("rp_arm", True),
        ("one_link", True),
        ("scara", False),
        ("gantry", False),
        ("puma560", False),
        ("two_arms", False),
    ],
)
def test_planar_robots_are_seen_in_their_plane(name, flat):
    cast = staged(name)
    assert (plane_of_motion(cast.robot.model) is not None) == flat
    assert cast.camera.planar == flat
    np.testing.assert_allclose(cast.camera.axes @ cast.camera.axes.T, np.eye(3), atol=1e-12)
    if flat:
        # nothing is shortened, and up is up
        seen = cast.camera.project(cast.origins)
        lengths = np.linalg.norm(np.diff(cast.origins, axis=1), axis=-1)
        np.testing.assert_allclose(
            np.linalg.norm(np.diff(seen, axis=1), axis=-1), lengths, atol=1e-12
        )
        assert cast.camera.axes[1] @ cast.robot.gravity <= 0


def test_cameras_are_right_handed_and_windows_hold_everything():
    for camera in (aside_camera(np.array([0, 0, 9.81])), plane_camera(np.eye(3)[1], np.eye(3)[2])):
        assert np.linalg.det(camera.axes) == pytest.approx(1.0)
    flat = np.random.default_rng(0).normal(size=(50, 2))
    for aspect in (0.5, 1.0, 2.2):
        window = window_around(flat, aspect, below=0.1)
        assert (window.left, window.bottom) < tuple(flat.min(axis=0))
        assert window.right > flat[:, 0].max()
        assert window.top > flat[:, 1].max()
        wide, high = window.right - window.left, window.top - window.bottom
        assert wide / high == pytest.approx(aspect)


def test_arrows_have_the_length_and_the_turn_of_their_value():
    start, end = np.array([1.0, 2.0]), np.array([1.6, 2.8])
    for heads in (1, 2):
        corners = np.concatenate(straight_arrow(start, end, 0.02, heads))
        along = (corners - start) @ [0.6, 0.8]
        assert along.max() == pytest.approx(1.0)
        assert along.min() == pytest.approx(0.0, abs=1e-12)
    for turns in (0.1, 0.5, -0.6):
        (corners,) = arc_arrow(np.zeros(2), 1.0, turns, 0.02, begin=0.0)
        on_circle = corners[np.abs(np.hypot(*corners.T) - 1.0) < 1e-9]
        assert len(on_circle) == 1
        angle = np.arctan2(on_circle[0, 1], on_circle[0, 0]) / (2 * np.pi)
        assert angle % 1 == pytest.approx(turns % 1)
    assert straight_arrow(start, start, 0.02) == []
    assert arc_arrow(start, 1.0, 0.0, 0.02) == []


def test_legends_are_round_and_arrows_fit():
    scales = scales_for({"N": 37.0, "N m": 4.0, "m/s": 0.0}, 0.8, ["N m"])
    assert scales["N"] * 37.0 == pytest.approx(0.8)
    assert scales["N m"] * 4.0 == pytest.approx(0.75)
    assert np.isfinite(scales["m/s"])
    for value in np.geomspace(1e-7, 1e9, 60):
        assert 0.4 * value <= round_value(value) <= value * (1 + 1e-9)
    assert round_value(0.55 * 0.8 / scales["N"]) == 20.0


def test_no_arrow_of_a_film_leaves_the_picture_or_closes_to_a_ring():
    arm = rnea.load("double_pendulum")
    motion = planned(arm, np.array([0.9, 0.7]), np.array([-2.0, 1.6]), 1.0)
    film = animate(motion, arm, kind="force-propagation", fps=10)
    window = film.window(0.8, below=0.1)
    for scene in film.scenes:
        for vector in scene.vectors:
            size = np.linalg.norm(vector.components) * scene.scales[vector.unit]
            if vector.turning:
                assert size <= 0.75 * (1 + 1e-12)
            else:
                x, y = film.camera.project(vector.tip(scene.scales[vector.unit]))
                assert window.left < x < window.right
                assert window.bottom < y < window.top


def test_ellipsoids_have_the_bodies_inertia_and_their_true_outline():
    cast = staged("ur5")
    scene = cast.scene(0, inertias=True)
    for body, shape in zip(cast.robot.model.bodies, scene.ellipsoids, strict=True):
        second = shape.axes @ shape.axes.T * float(body.inertia.mass) / 5
        tensor = np.eye(3) * np.trace(second) - second
        R = cast.rotations[0, body.index]
        np.testing.assert_allclose(tensor, R @ body.inertia.about_com @ R.T, atol=1e-12)
    axes = cast.camera.axes[:2] @ shape.axes
    ring = outline(axes, 400)
    ball = np.random.default_rng(0).normal(size=(20000, 3))
    shadow = ball / np.linalg.norm(ball, axis=1, keepdims=True) @ axes.T
    for direction in np.eye(2):
        assert (ring @ direction).max() == pytest.approx((shadow @ direction).max(), rel=1e-3)


def test_labels_keep_apart_and_inside():
    labels = Labels(Box(0, 0, 300, 200), 11)
    wishes = [
        Wish(f"v{k}", f"f{k}", np.array([150.0 + k, 100.0]), np.array([1.0, 0.0])) for k in range(8)
    ]
    wishes.append(Wish("edge", "a long label", np.array([299.0, 199.0]), np.array([1.0, 1.0])))
    boxes = labels.place(wishes)
    for k, box in enumerate(boxes):
        assert box.outside(Box(0, 0, 300, 200)) == 0
        for other in boxes[:k]:
            assert box.overlap(other) == 0
    # a label that has room stays where it is
    assert labels.place(wishes) == boxes


def test_what_cannot_be_filmed_is_refused_by_name():
    arm = rnea.load("planar_2r")
    with pytest.raises(UnknownNameError, match="joint1, joint2"):
        animate(arm, kind="torque-sweep", joints=["elbow"])
    with pytest.raises(InputError, match="one joint or two"):
        animate(arm, kind="torque-sweep", joints=["joint1", "joint1"])
    with pytest.raises(UnknownNameError, match="force-propagation"):
        animate(arm, kind="dance")
    with pytest.raises(InputError, match="'joint2' in frame 1 is not finite"):
        animate(arm, q=[0.0, np.nan])
    with pytest.raises(InputError, match="qd has shape"):
        animate(arm, kind="torque-sweep", qd=[0.0, 0.0, 0.0])
    with pytest.raises(InputError, match="positive time"):
        animate(arm, duration=0)
    with pytest.raises(InputError, match="more than 20000"):
        animate(arm, kind="torque-sweep", duration=1e9)
    with pytest.raises(UnknownNameError, match="f link1"):
        animate(arm, fps=2).scenes[-1].vector("f elbow")
