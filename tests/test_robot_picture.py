"""A still of a robot shows what the recursion computed, to the scale that its legend says."""

import itertools

import numpy as np
import pytest

import rnea
from rnea.files.catalogs.robots import names as catalogue_names
from rnea.report.animation.animation import AnimationCanvas, film_figure
from rnea.report.robot_figures.animate import animate
from rnea.report.robot_figures.plot import plot
from rnea.report.robot_figures.robot_pictures import VECTORS, robot_still
from rnea.report.robot_figures.staging import Extras
from rnea.report.scene.legend import Key, rows_needed, sample
from rnea.report.scene.scene import QUANTITIES
from rnea.report.style import THEMES
from rnea.views import Look

pytest.importorskip("matplotlib")
ALL = Extras(frames=True, centers=True, inertias=True, axes=True)


@pytest.fixture(autouse=True)
def eager(monkeypatch):
    monkeypatch.setenv("RNEA_EAGER", "1")


def state_of(arm, seed=2):
    way, qd, qdd = np.random.default_rng(seed).uniform(-1, 1, (3, arm.n))
    return arm.integrate(arm.neutral, way), qd, qdd


def pixels(figure, dpi=40):
    from io import BytesIO

    from PIL import Image

    stream = BytesIO()
    figure.savefig(stream, format="png", dpi=dpi)
    return np.asarray(Image.open(stream).convert("RGB"), dtype=int)


@pytest.mark.parametrize("name", ["puma560", "rp_arm", "two_arms"])
def test_arrows_are_the_recursions_in_world_axes(name):
    arm = rnea.load(name)
    q, qd, qdd = state_of(arm)
    scene = robot_still(arm, q, qd, qdd, extras=Extras(), vectors=VECTORS).scenes[0]
    carried = arm.joint_wrenches(q, qd, qdd, axes="world")
    for k, body in enumerate(arm.model.bodies):
        moved = arm.motion_at(body.name, q, qd, qdd, axes="world")
        for quantity, expected in (
            ("f", carried.force[k]),
            ("n", carried.moment[k]),
            ("w", moved.w),
            ("wd", moved.wd),
            ("weight", arm.gravity * np.array(body.inertia.mass)),
        ):
            if quantity == "weight" and not body.inertia.mass > 0:
                continue
            drawn = scene.vector(f"{quantity} {body.name}").components
            np.testing.assert_allclose(drawn, expected, atol=1e-10, err_msg=quantity)
    assert {vector.quantity for vector in scene.vectors} == set(VECTORS)


@pytest.mark.parametrize("name", ["double_pendulum", "puma560"])
def test_the_legend_is_drawn_to_the_scale_of_the_arrows(name):
    arm = rnea.load(name)
    film = robot_still(arm, *state_of(arm), extras=ALL, vectors=VECTORS)
    scales, planar = film.scenes[0].scales, film.camera.planar
    quantities = [key for key in film.legend if key.kind in QUANTITIES]
    assert [key.kind for key in quantities] == list(VECTORS)
    for key in quantities:
        what = QUANTITIES[key.kind]
        made = sample(key, scales, planar, 0.05, 0.01, 2.0)
        value = float(made.text.split(": ")[1].split()[0])
        assert made.text == f"{what.symbol} {what.title}: {value:g} {what.unit}"
        # a round value
        assert f"{value:e}"[0] in "125"
        if not (planar and what.turning):
            assert made.wide == pytest.approx(value * scales[what.unit])
            ends = np.concatenate(made.shapes)[:, 0]
            assert np.ptp(ends) == pytest.approx(made.wide)
    words = [key.words for key in film.legend if key.kind not in QUANTITIES]
    assert words[-4:-2] == ["z of the joints' frames", "joint axis"]


def test_what_is_zero_everywhere_says_so():
    arm = rnea.load("planar_2r")
    film = robot_still(arm, [0.3, 0.4], extras=Extras(), vectors=("w", "f"))
    assert film.legend[0] == Key("", "ω angular velocity: 0")
    assert film.legend[1].kind == "f"


def test_a_joints_axis_stays_while_that_joint_moves():
    arm = rnea.load("puma560")
    q = state_of(arm)[0]

    def axes_at(q):
        lines = robot_still(arm, q, extras=ALL).scenes[0].lines
        return {line.name: line.points for line in lines if line.role == "axis"}

    before = axes_at(q)
    assert list(before) == list(arm.joint_names)
    for k, joint in enumerate(arm.joint_names):
        after = axes_at(q + 0.7 * np.eye(6)[k])
        np.testing.assert_allclose(after[joint], before[joint], atol=1e-12)
        if k < 5:
            assert (
                np.abs(after[arm.joint_names[k + 1]] - before[arm.joint_names[k + 1]]).max() > 0.1
            )


def test_frames_are_right_handed_and_z_is_the_axis():
    arm = rnea.load("puma560")
    lines = robot_still(arm, state_of(arm)[0], extras=ALL).scenes[0].lines
    for body in arm.model.bodies:
        ways = {
            line.role: np.diff(line.points, axis=0)[0]
            for line in lines
            if line.name in (body.name, body.joint.name) and line.role.startswith(("frame", "axis"))
        }
        x, y, z, axis = (ways[role] for role in ("frame x", "frame y", "frame z", "axis"))
        np.testing.assert_allclose(np.cross(x, y), z * np.linalg.norm(x), atol=1e-12)
        np.testing.assert_allclose(np.cross(z, axis), 0, atol=1e-12)


def test_planar_robots_are_flat_and_others_are_not():
    for name, flat in (("planar_3r", True), ("double_pendulum", True), ("scara", False)):
        film = robot_still(rnea.load(name), extras=Extras())
        assert film.camera.planar == flat


def test_legends_take_as_many_rows_as_they_need():
    keys = [Key("f", "f force through a joint: ")] * 4
    assert rows_needed([], 400, 300, 9) == 0
    assert rows_needed(keys[:1], 400, 300, 9) == 1
    assert rows_needed(keys, 400, 300, 9) == 2
    assert rows_needed(keys, 200, 300, 9) == 4


@pytest.mark.parametrize("name", catalogue_names())
def test_every_robot_has_its_picture(name):
    """Nothing sticks out, and every option adds something to be seen."""
    arm = rnea.load(name)
    figure = plot(arm, q=state_of(arm)[0], size=(9, 8), frames=True, axes=True, inertias=True)
    with figure.look.drawing():
        figure.draw_without_rendering()
    for text in (text for ax in figure.axes for text in ax.texts):
        if text.get_visible() and text.get_text():
            box = text.get_window_extent()
            assert box.x0 > -1
            assert box.x1 < figure.bbox.width + 1, text.get_text()


def test_every_option_is_seen_in_either_theme():
    arm = rnea.load("puma560")
    q, qd, qdd = state_of(arm)
    for theme, ground in (("light", 255), ("dark", 22)):
        look = {"q": q, "qd": qd, "qdd": qdd, "theme": theme, "size": (9, 8)}
        plain = pixels(plot(arm, **look))
        assert plain[-1, -1, 0] == ground
        for more in ("frames", "centers", "inertias", "axes", "names"):
            seen = pixels(plot(arm, **{more: True}, **look))
            assert (np.abs(seen - plain).max(axis=-1) > 40).sum() > 20, more


def test_a_picture_is_the_same_at_any_resolution():
    """Arrows and texts stand where they stand: shrunk, the fine picture is the coarse one."""
    arm = rnea.load("double_pendulum")
    figure = plot(arm, q=[0.9, 0.7], vectors=("f", "weight"), names=True, size=(12.7, 12.7))
    coarse, fine = pixels(figure, 40), pixels(figure, 160)
    shrunk = fine.reshape(200, 4, 200, 4, 3).mean(axis=(1, 3))
    assert np.abs(shrunk - coarse).mean() < 2.5


def test_free_body_is_drawn_with_its_notes():
    arm = rnea.load("puma560")
    figure = plot(arm, what="free-body", link="link2", title="Upper arm")
    words = [text.get_text() for ax in figure.axes for text in ax.texts]
    assert "On link2" in words
    assert "    (0, 0, −171) N" in words
    assert "Upper arm" in [text.get_text() for text in figure.texts]


def test_titles_stand_above():
    figure = film_figure(animate(rnea.load("one_link"), kind="free-body"), 0, Look("dark"))
    assert [text.get_text() for text in figure.texts][-1] == "One-link arm: free body of link1"


# ---- themes ------------------------------------------------------------------------------------


def luminance(colour):
    parts = np.array([*bytes.fromhex(colour[1:7])]) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return float(linear @ [0.2126, 0.7152, 0.0722])


@pytest.mark.parametrize("theme", THEMES)
def test_colours_stand_out_from_their_paper(theme):
    look = THEMES[theme]
    drawn = {**look.vector, "ink": look.ink, "joint": look.joint, "edge": look.link_edge}
    drawn |= dict(zip("xyz", look.axes, strict=True))
    for name, colour in drawn.items():
        light, dark = sorted((luminance(colour), luminance(look.ground)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) > 3, name


@pytest.mark.parametrize("kind", ["force-propagation", "torque-sweep", "free-body"])
def test_films_have_a_dark_theme(kind):
    arm = rnea.load("planar_2r")
    shown = [
        AnimationCanvas(animate(arm, kind=kind, fps=2, theme=theme), 320, 240).picture(0)
        for theme in ("light", "dark")
    ]
    light, dark = ((np.asarray(picture).mean(axis=-1) < 128).mean() for picture in shown)
    assert light < 0.2
    assert dark > 0.75


def test_films_show_frames_and_inertias_where_asked():
    arm = rnea.load("scara")
    for frames, inertias in itertools.product((False, True), repeat=2):
        film = animate(arm, fps=2, frames=frames, inertias=inertias)
        scene = film.scenes[-1]
        assert any(line.role == "frame x" for line in scene.lines) == frames
        assert bool(scene.ellipsoids) == inertias
    with pytest.raises(rnea.RneaError, match=r"unknown theme 'pink'\. Legal: light, dark"):
        animate(arm, theme="pink")


def test_palettes_keep_the_paper_and_the_arrows():
    from rnea.report.animation.indexed import Palette

    stage = AnimationCanvas(animate(rnea.load("planar_2r"), fps=2, theme="dark"), 160, 120)
    palette = Palette.of_film(stage)
    picture = stage.picture(0)
    assert palette.colors[palette.index(picture)[-1, 0]].tolist() == [0x16, 0x19, 0x1D]
    for colour in stage.own_colors:
        wanted = np.array([[[*bytes.fromhex(colour[1:])]]], dtype=np.uint8)
        kept = palette.colors[palette.index(wanted)][0, 0]
        assert np.abs(kept.astype(int) - wanted[0, 0]).max() <= 8
