"""Pictures of robots with 1, 2, 7, 12 and 30 joints: nothing collides, nothing leaves the page."""

import itertools

import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.transforms import Bbox

import rnea
from rnea.drive import size
from rnea.motion import point_to_point, sampled
from rnea.report.animation.animation import AnimationCanvas
from rnea.report.animation.slot import short_names
from rnea.report.robot_figures.animate import animate
from rnea.report.robot_figures.plot import plot
from rnea.report.robot_figures.robot_pictures import robot_still
from rnea.report.robot_figures.staging import Extras
from rnea.report.scene.labels import Box, Labels, Wish
from rnea.views.plots import Envelope
from support.tiers import sample_cases

MOTOR = {"torque_constant": 0.05, "resistance": 0.3, "voltage": 48, "rated_torque": 0.5}


def chain(count):
    """A planar chain with names that no panel has room for."""
    link = {"mass": 1.0, "com": (0.15, 0, 0), "inertia": {"izz": 0.02}}
    joint = {"motor": MOTOR, "gear": {"ratio": 100}, "limits": {"velocity": 3.0, "effort": 200.0}}
    names = [f"left_front_wheel_suspension_joint_{k + 1}" for k in range(count)]
    rows = [{"name": name, "a": 0.3 * (k > 0)} | link | joint for k, name in enumerate(names)]
    return rnea.Robot.from_dh(rows, "modified", name=f"chain of {count}", gravity=(0, -9.81, 0))


ROBOTS = {
    1: lambda: rnea.load("one_link"),
    2: lambda: rnea.load("planar_2r"),
    7: lambda: rnea.load("panda"),
    12: lambda: chain(12),
    30: lambda: chain(30),
}


def motion_of(arm):
    path = point_to_point(np.full(arm.nq, 0.1), np.linspace(0.2, 0.9, arm.nq), "quintic", arm.model,
                          duration=2.0, swings=2)  # fmt: skip
    return sampled(path, 41)


def drawn(figure):
    """The figure laid out, at the size of a page on a screen."""
    figure.set_dpi(70)
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    return canvas.get_renderer()


def inside(box, figure, slack=2.0):
    page = figure.bbox
    low, high = (page.x0 - slack, page.y0 - slack), (page.x1 + slack, page.y1 + slack)
    return np.all(box.min >= low) and np.all(box.max <= high)


def complaints(figure):
    """Titles, legends and labels beyond the page, ticks over each other, squashed panels."""
    renderer = drawn(figure)
    found = []
    for ax in figure.axes:
        texts = [text for text in (ax.title, ax._left_title, ax._right_title) if text.get_text()]
        texts += [label for label in (ax.xaxis.label, ax.yaxis.label) if label.get_text()]
        for text in texts:
            if not inside(text.get_window_extent(renderer), figure):
                found.append(f"{text.get_text()!r} leaves the page")
        for axis in (ax.xaxis, ax.yaxis):
            labels = [x for x in axis.get_ticklabels() if x.get_text() and x.get_visible()]
            boxes = [label.get_window_extent(renderer) for label in labels]
            for one, other in itertools.pairwise(boxes):
                # rows of colour have small names close to each other
                if one.x0 < other.x1 - 1 and other.x0 < one.x1 - 1:
                    high = min(one.y1, other.y1) - max(one.y0, other.y0)
                    if high > 0.5 * min(one.height, other.height):
                        found.append(f"ticks collide: {[x.get_text() for x in labels]}")
                        break
    heights = [ax.get_window_extent(renderer).height for ax in figure.axes if ax.lines]
    if heights and max(heights) > 2.2 * min(heights):
        found.append(f"panels of {min(heights):.0f} and {max(heights):.0f} pixels")
    legends = [*figure.legends, *(ax.get_legend() for ax in figure.axes if ax.get_legend())]
    found += [
        "a legend leaves the page"
        for legend in legends
        if not inside(legend.get_window_extent(renderer), figure)
    ]
    return found


# panels take a second to lay out, and many are laid out alike: each sort where it is tightest
CASES = {
    1: ("motion", "torque-speed"),
    2: ("budget", "torque-speed"),
    7: ("motion", "torque", "torque-speed"),
    12: ("phase", "wrenches"),
    30: ("motion", "torque-speed"),
}


@sample_cases(2)
@pytest.mark.parametrize(
    ("count", "what"), [(count, what) for count, all_of in CASES.items() for what in all_of]
)
def test_nothing_collides_and_nothing_leaves_the_page(count, what):
    arm = ROBOTS[count]()
    assert complaints(plot(motion_of(arm), arm, what=what)) == []


def test_a_long_legend_leaves_the_panels_their_height():
    arm = chain(10)
    figure = plot(motion_of(arm), arm)
    assert complaints(figure) == []
    heights = [ax.get_window_extent().height for ax in figure.axes]
    assert sum(heights) > 0.75 * figure.bbox.height


@pytest.mark.parametrize("count", [2, 7, 30])
def test_nor_does_it_in_pictures_of_robots(count):
    arm = ROBOTS[count]()
    assert complaints(plot(arm, what="mass-matrix")) == []
    if count < 30:
        assert complaints(plot(arm, what="torque-map", points=21)) == []


@pytest.mark.parametrize("count", [2, 7])
def test_motor_panels_name_joint_and_motor_and_show_the_motion(count):
    """The motor's name has a line of its own; its stall torque leaves the motion its height."""
    arm = ROBOTS[2]() if count == 2 else chain(count)
    motion = motion_of(arm)
    name = "EC 90 flat, 260 W, 48 V"
    strong = rnea.Motor(name=name, torque_constant=0.2, resistance=0.01, voltage=48, inertia=1e-5,
                        rated_torque=50.0)  # fmt: skip
    (found,) = size(arm, motion.t, motion.q, motion.qd, motion.qdd, [strong])
    figure = plot(found, arm)
    assert complaints(figure) == []
    for ax in figure.axes:
        # the chain has motors of its own, which nobody named
        shown = name[:5] if count == 2 else "motor, 100:1"
        assert any(text.get_text().startswith(shown) for text in ax.texts)


def test_a_stall_torque_does_not_squash_the_motion():
    arm = rnea.load("planar_2r")
    motion = motion_of(arm)
    tau = np.abs(arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)).max(axis=0)
    for times in (1.5, 30.0, 3000.0):
        curves = {
            name: Envelope("motor", np.array([0.0, 9.0]), np.full(2, times * most))
            for name, most in zip(arm.joint_names, tau, strict=True)
        }
        figure = plot(motion, arm, what="torque-speed", envelopes=curves)
        for ax, most in zip(figure.axes, tau, strict=True):
            low, high = ax.get_ylim()
            assert most < high < 3.5 * most
            assert low < -most * 1.2 or times < 3
            beyond = [text.get_text() for text in ax.texts]
            assert beyond == ([f"peak ±{times * most:.3g}"] if times > 3 else [])


def test_a_map_of_nothing_says_so():
    """Rounding errors have no colours and no scale."""
    weightless = rnea.load("planar_2r").with_gravity((0, 0, 0))
    puma = rnea.load("puma560")
    for figure in (
        plot(weightless, what="torque-map", points=21),
        plot(puma, what="torque-map", joint="joint1", over=("joint2", "joint3"), points=21),
    ):
        (words,) = (text.get_text() for text in figure.axes[0].texts)
        assert words == "no torque is needed anywhere"
        drawn(figure)
        (mesh,) = figure.axes[0].collections
        assert not np.any(mesh.get_array())
        bar = figure.axes[1]
        assert [text.get_text() for text in bar.get_yticklabels()] == ["0"]
        assert "e−" not in bar.yaxis.get_offset_text().get_text()
    film = animate(weightless, kind="torque-sweep", fps=2)
    panel = film.panels[-1]
    assert panel.nothing
    assert panel.zero_lines() == []


@pytest.mark.parametrize("count", [2, 7, 12])
def test_the_last_frame_of_the_recursion_names_its_forces(count):
    film = animate(ROBOTS[count](), fps=2)
    stage = AnimationCanvas(film, 640, 480)
    stage.picture(len(film) - 1)
    shown = {text.get_text() for text in stage._set._painter._texts if text.get_visible()}
    named = {text for text in shown if text.startswith("f")}
    # some have no room
    assert len(named) >= 0.7 * count


def test_texts_keep_off_joints_and_each_other():
    """Of robots with many names and arrows too: what finds no room stays away."""
    for count, build in ROBOTS.items():
        arm = build()
        film = robot_still(arm, np.linspace(0.1, 0.9, arm.nq), extras=Extras(), names=True,
                           vectors=("f", "weight"))  # fmt: skip
        stage = AnimationCanvas(film, 640, 480)
        stage.picture(0)
        painter = stage._set._painter
        shown = [text for text in painter._texts if text.get_visible()]
        assert len(shown) >= min(count, 10)
        renderer = stage._canvas.get_renderer()
        boxes = [text.get_window_extent(renderer) for text in shown]
        shares = [shared(a, b) for a, b in itertools.combinations(boxes, 2)]
        assert max(shares, default=0.0) < 0.65, count
        assert np.mean(np.array([*shares, 0.0]) > 0.3) < 0.02
        if count <= 2:
            view = painter._view
            joints = [p.position for p in film.scenes[0].points if p.role == "joint"]
            for x, y in view.to_pixels(view.camera.project(np.array(joints))):
                mark = Bbox([[x - 4, y - 4], [x + 4, y + 4]])
                assert not any(shared(box, mark) > 0 for box in boxes), count


def shared(one, other):
    """The area that boxes share, over that of the smaller one."""
    low, high = np.maximum(one.min, other.min), np.minimum(one.max, other.max)
    return np.prod(np.maximum(high - low, 0)) / min(np.prod(one.size), np.prod(other.size))


def test_a_text_without_room_is_left_out_and_comes_back():
    labels = Labels(Box(0, 0, 120, 60), 11)
    here, up = np.array([60.0, 30.0]), np.array([0.0, 1.0])
    crowd = [Wish(f"v{k}", "a long label", here, up) for k in range(12)]
    placed = labels.place(crowd)
    assert None in placed
    assert placed[0] is not None
    assert all(box is not None for box in labels.place(crowd[-1:]))


def test_short_names_still_differ():
    names = [f"left_front_wheel_suspension_joint_{k}" for k in range(1, 8)]
    for room in (20, 30, 40, 80, 400):
        texts = short_names(names, room)
        assert len(set(texts)) == 7, (room, texts)
        assert all(str(k) in text for k, text in enumerate(texts, start=1))


def test_a_text_goes_around_a_joint():
    labels = Labels(Box(0, 0, 300, 200), 11)
    here, right = np.array([150.0, 100.0]), np.array([1.0, 0.0])
    for k in range(1, 4):
        wish, joint = Wish("v", "f1", here, right), here + 8.0 * k * right
        (box,) = Labels(Box(0, 0, 300, 200), 11).place([wish], marks=[joint])
        assert not (box.left < joint[0] < box.right and box.bottom < joint[1] < box.top)
    (free,) = labels.place([Wish("v", "f1", here, right)])
    assert free.left > here[0]
