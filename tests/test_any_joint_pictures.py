"""Pictures and films of joints with several coordinates: names, units, numbers, looks."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.errors import InputError, UnknownNameError
from rnea.model import rate
from rnea.recursions import plane_of_motion
from rnea.report.animation.panels import Bars, Curves, Map, Notes
from rnea.report.robot_figures.animate import KINDS, animate, planned
from rnea.report.robot_figures.motion_pictures import MOTION_PICTURES
from rnea.report.robot_figures.plot import plot
from rnea.report.robot_figures.robot_pictures import ROBOT_PICTURES, VECTORS, robot_still
from rnea.report.robot_figures.staging import Extras, Staging
from support.command import run
from support.drawn import assert_drawn
from support.every_joint import every_joint_toml
from support.moving_bases import POSES, ROBOTS, rover
from support.plot_references import pixels
from support.tiers import full_only, sample_cases

pytest.importorskip("matplotlib")
NAMES = tuple(ROBOTS)


@pytest.fixture(autouse=True)
def eager(monkeypatch):
    monkeypatch.setenv("RNEA_EAGER", "1")


def moved(name, seconds=2.0):
    arm = ROBOTS[name]()
    return arm, planned(arm, arm.neutral, np.array(POSES[name]), seconds)


def of_unit(columns, unit, name="name", of="unit"):
    return [getattr(x, name) for x in columns if getattr(x, of) == unit]


def lines(ax):
    return {
        line.get_label(): np.asarray(line.get_ydata())
        for line in ax.lines
        if not line.get_label().startswith("_")
    }


def titles(axes):
    return [ax.get_title(loc="left") for ax in axes]


def by_label(figure):
    """What the axes show, by the text beside them."""
    return {ax.get_ylabel(): lines(ax) for ax in figure.axes}


# ---- plots: every column by its own name, on an axis of its own unit ----------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_motion_shows_coordinates_and_speeds_by_name_and_unit(name):
    arm, motion = moved(name)
    model, shown = arm.model, by_label(plot(motion, arm))
    labels = {"rad": "position (rad)", "m": "position (m)", "": "quaternion"}
    for unit, label in labels.items():
        wanted = of_unit(model.coordinates, unit)
        assert list(shown.get(label, {})) == wanted
    for word, unit_of, values in (
        ("velocity", {"rad/s": "rad/s", "m/s": "m/s"}, motion.qd),
        ("acceleration", {"rad/s": "rad/s²", "m/s": "m/s²"}, motion.qdd),
    ):
        for speed_unit, unit in unit_of.items():
            wanted = of_unit(model.dofs, speed_unit)
            assert list(shown.get(f"{word} ({unit})", {})) == wanted
            for k, x in enumerate(model.dofs):
                if x.unit == speed_unit:
                    drawn = shown[f"{word} ({unit})"][x.name]
                    assert_drawn(drawn, values[:, k])
    for k, x in enumerate(model.coordinates):
        assert_drawn(shown[labels[x.unit]][x.name], motion.q[:, k])


@pytest.mark.parametrize("name", NAMES)
def test_phase_portraits_are_rates_over_coordinates(name):
    arm, motion = moved(name)
    figure = plot(motion, arm, what="phase")
    # dq/dt by central differences of the motion itself
    slopes = np.gradient(motion.q, motion.t, axis=0)
    assert titles(figure.axes) == [x.name for x in arm.model.coordinates]
    for k, (ax, x) in enumerate(zip(figure.axes, arm.model.coordinates, strict=True)):
        unit = x.unit
        assert ax.get_xlabel() == (f"position ({unit})" if unit else "quaternion")
        assert ax.get_ylabel() == (f"velocity ({unit}/s)" if unit else "its rate (1/s)")
        drawn = lines(ax)[x.name]
        size = np.abs(drawn).max() + 1e-9
        np.testing.assert_allclose(drawn[1:-1], slopes[1:-1, k], atol=3e-3 * size)


@pytest.mark.parametrize("name", NAMES)
def test_torques_and_their_budget_have_the_names_of_efforts(name):
    arm, motion = moved(name)
    tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    freedoms = arm.model.dofs
    shown = by_label(plot(motion, arm, what="torque"))
    for label, unit in (("torque (N m)", "N m"), ("force (N)", "N")):
        assert list(shown.get(label, {})) == of_unit(freedoms, unit, "effort_name", "effort_unit")
    words = {"N m": "torque (N m)", "N": "force (N)"}
    for k, x in enumerate(freedoms):
        assert_drawn(shown[words[x.effort_unit]][x.effort_name], tau[:, k])
    for what in ("budget", "torque-speed"):
        figure = plot(motion, arm, what=what)
        assert titles(figure.axes) == [x.effort_name for x in freedoms]
        assert [ax.get_ylabel() for ax in figure.axes] == [words[x.effort_unit] for x in freedoms]
    assert [ax.get_xlabel() for ax in figure.axes] == [f"speed ({x.unit})" for x in freedoms]
    state = np.array(POSES[name]), np.ones(arm.n), np.ones(arm.n)
    bars = plot(arm.torque_budget(*state), arm)
    written = [text.get_text() for ax in bars.axes for text in ax.get_yticklabels()]
    assert sorted(written) == sorted(x.effort_name for x in freedoms)


@pytest.mark.parametrize("name", NAMES)
def test_energy_put_in_along_the_speeds_is_found_again(name):
    arm, motion = moved(name)
    energy, _, missing = plot(motion, arm, what="energy").axes
    total = lines(energy)["kinetic + potential"]
    assert np.abs(lines(missing)["missing"]).max() < 2e-3 * np.ptp(total)


@pytest.mark.parametrize("name", NAMES)
def test_reactions_have_a_row_for_each_joint(name):
    arm, motion = moved(name)
    figure = plot(motion, arm, what="wrenches")
    ground = "ground" if "base" in arm.joint_names else "base"
    assert titles(figure.axes[::2]) == [ground, *arm.joint_names]
    carried = arm.joint_wrenches(motion.q, motion.qd, motion.qdd)
    assert_drawn(lines(figure.axes[2])["x"], carried.force[:, 0, 0])
    alone = plot(motion, arm, what="wrenches", joints=[ground])
    assert_drawn(lines(alone.axes[0])["x"], carried.base_force[:, 0])


@pytest.mark.parametrize("name", NAMES)
def test_the_mass_matrix_is_split_by_the_units_of_its_speeds(name):
    arm = ROBOTS[name]()
    figure = plot(arm, what="mass-matrix", q=POSES[name])
    M = arm.mass_matrix(POSES[name])
    turning = [k for k, x in enumerate(arm.model.dofs) if x.unit == "rad/s"]
    sliding = [k for k, x in enumerate(arm.model.dofs) if x.unit == "m/s"]
    pairs = [(turning, turning, "kg m²"), (turning, sliding, "kg m"), (sliding, sliding, "kg")]
    blocks = [ax for ax in figure.axes if ax.images]
    bars = [ax for ax in figure.axes if not ax.images]
    wanted = [pair for pair in pairs if pair[0] and pair[1]]
    assert len(blocks) == len(wanted)
    for ax, bar, (rows, columns, unit) in zip(blocks, bars, wanted, strict=True):
        assert_drawn(ax.images[0].get_array(), M[np.ix_(rows, columns)])
        ticks = [text.get_text() for text in ax.get_yticklabels()]
        assert ticks == [arm.model.dofs[k].name for k in rows]
        assert bar.get_ylabel() == f"M ({unit})"


@sample_cases(1)
@pytest.mark.parametrize("name", NAMES)
def test_arrays_are_compared_and_counted_by_their_own_columns(name):
    arm, motion = moved(name)
    for quantity, values, columns in (
        ("position", motion.q, [x.name for x in arm.model.coordinates]),
        ("velocity", motion.qd, [x.name for x in arm.model.dofs]),
        ("effort", motion.qdd, [x.effort_name for x in arm.model.dofs]),
    ):
        figure = plot(values, arm, what="histogram", quantity=quantity)
        assert titles(figure.axes) == columns
        figure = plot(values, arm, what="compare", other=values + 1, quantity=quantity, t=motion.t)
        if len(columns) <= 8:
            assert titles(figure.axes[::2]) == columns
    with pytest.raises(InputError, match=rf"needs an array \(N, {arm.n}\)"):
        plot(np.ones((5, arm.n + 1)), arm, what="torque")


def test_joints_are_chosen_whole_or_by_column():
    arm, motion = moved("satellite")
    whole = plot(motion, arm, what="torque", joints=["base"], subplots=True)
    assert titles(whole.axes) == [x.effort_name for x in arm.model.dofs[:6]]
    some = plot(motion, arm, what="torque", joints=["base_force_y", "elbow"], subplots=True)
    assert titles(some.axes) == ["base_force_y", "elbow"]
    assert some.axes[0].get_ylabel() == "force (N)"
    with pytest.raises(UnknownNameError, match="base_moment_x"):
        plot(motion, arm, what="torque", joints=["base_momentx"])


# ---- maps and sweeps ----------------------------------------------------------------------------


def gradient(arm, q, column, step=1e-6):
    """∂U/∂q by a central difference of the potential energy: what holds against gravity."""
    way = step * np.eye(arm.nq)[column]
    return (arm.potential_energy(q + way) - arm.potential_energy(q - way)) / (2 * step)


def test_a_map_over_coordinates_of_a_universal_joint_is_the_slope_of_the_energy():
    arm = ROBOTS["cardan_chain"]()
    figure = plot(arm, what="torque-map", over=("cardan_angle1", "cardan_angle2"), points=13)
    ax, bar = figure.axes
    assert ax.get_xlabel() == "position of cardan_angle1 (rad)"
    assert bar.get_ylabel() == "holding torque of cardan_moment1 (N m)"
    assert ax.get_title(loc="left") == "other joints at 0"
    film = animate(arm, kind="torque-sweep", joints=["ram_slide", "cardan_angle1"], fps=4)
    chart = film.panels[-1]
    assert isinstance(chart, Map)
    assert (chart.unit, chart.title) == ("N", "force of ram_force")
    assert (chart.x_title, chart.y_title) == ("ram_slide (m)", "cardan_angle1 (rad)")
    for i, j in ((3, 5), (40, 60), (72, 10)):
        q = np.zeros(5)
        q[[3, 0]] = chart.x[i], chart.y[j]
        assert chart.values[j, i] == pytest.approx(gradient(arm, q, 3), abs=1e-6)


def test_one_coordinate_of_several_is_swept_alone():
    arm = ROBOTS["cardan_chain"]()
    film = animate(
        arm, kind="torque-sweep", joints=["cardan_angle2"], q=POSES["cardan_chain"], fps=4
    )
    curves = [panel for panel in film.panels if isinstance(panel, Curves)]
    assert {p.unit: list(p.series) for p in curves} == {
        "N m": ["cardan_moment1", "cardan_moment2", "ram_moment", "wrist"],
        "N": ["ram_force"],
    }
    assert {panel.x_title for panel in curves} == {"cardan_angle2 (rad)"}
    q = np.array(POSES["cardan_chain"])
    for x, *held in zip(
        curves[0].x[::30], *(s[::30] for s in curves[0].series.values()), strict=True
    ):
        q[1] = x
        expected = [gradient(arm, q, k) for k in (0, 1, 2, 4)]
        np.testing.assert_allclose(held, expected, atol=1e-6)


def test_where_a_body_stands_is_varied_last():
    """Gravity's torque does not depend on where a robot flies or drives to."""
    film = animate(ROBOTS["mobile_arm"](), kind="torque-sweep", fps=4)
    assert film.panels[-1].x_title == "lift (rad)"
    ax = plot(ROBOTS["mobile_arm"](), what="torque-map", points=5).axes[0]
    assert (ax.get_xlabel(), ax.get_ylabel()) == (
        "position of lift (rad)",
        "position of turret (rad)",
    )
    ax = plot(rnea.load("satellite"), what="torque-map", points=5).axes[0]
    assert "base" not in ax.get_xlabel() + ax.get_ylabel()


REFUSED = {
    "joint 'pivot' is spherical; torques of a motion can be drawn of every joint": lambda: plot(
        rnea.load("spherical_pendulum"), what="torque-map"
    ),
    "joint 'pivot' is spherical, and a sweep goes through ranges": lambda: animate(
        rnea.load("spherical_pendulum"), kind="torque-sweep"
    ),
    "'pivot_qx' does not vary alone; torques of a motion": lambda: animate(
        rnea.load("spherical_pendulum"), kind="torque-sweep", joints=["pivot_qx"]
    ),
    "'base' is free: 'base' does not vary alone; .* these do: base_x, base_y, base_z": lambda: plot(
        rnea.load("satellite"), what="torque-map", over=("base", "yaw")
    ),
    "'base' is free and has several efforts; name one: base_moment_x": lambda: plot(
        rnea.load("satellite"), what="torque-map", joint="base", over=("yaw", "pitch")
    ),
    "unknown joint 'base_xx'.*base_x": lambda: animate(
        rnea.load("satellite"), kind="torque-sweep", joints=["base_xx"]
    ),
    "q has shape .* 10 coordinates .base_x, .*base_qw": lambda: plot(
        rnea.load("satellite"), q=np.zeros(9)
    ),
    "qd has shape .* 9 speeds .base_wx": lambda: plot(rnea.load("satellite"), qd=np.zeros(10)),
    "'base_qw' in frame 1 is not finite": lambda: plot(
        rnea.load("satellite"), q=[0, 0, 0, np.nan, 0, 0, 0, 0, 0, 0]
    ),
    "'base' in frame 1: a quaternion of length 0": lambda: plot(
        rnea.load("satellite"), q=np.zeros(10)
    ),
    "q needs 10 finite numbers, one per coordinate": lambda: plot(
        rnea.load("satellite"), what="torque-map", q=np.zeros(9)
    ),
}


@pytest.mark.parametrize("message", REFUSED)
def test_what_makes_no_sense_is_refused_by_name(message):
    with pytest.raises(InputError, match=message):
        REFUSED[message]()


# ---- drawings -----------------------------------------------------------------------------------


def roles(scene, joint):
    """How often each role occurs among a joint's lines and points."""
    marks = [*scene.lines, *scene.points]
    found = [mark.role for mark in marks if mark.name == joint]
    return {role: found.count(role) for role in found}


def test_every_kind_of_joint_is_drawn_in_its_own_way():
    arm = rnea.loads(every_joint_toml())
    scene = robot_still(arm, extras=Extras(centers=False)).scenes[0]
    assert roles(scene, "revolute") == {"hub": 1, "joint": 1}
    assert roles(scene, "prismatic") == {"rail": 1, "hub": 1, "slider": 1}
    assert roles(scene, "cylindrical") == {"rail": 2, "hub": 2, "joint": 1}
    assert roles(scene, "helical") == {"rail": 2, "hub": 2, "joint": 1}
    assert roles(scene, "universal") == {"cross": 2, "joint": 1}
    assert roles(scene, "spherical") == {"ball": 1}
    assert roles(scene, "planar") == {"hub": 1, "plate": 1, "joint": 1}
    assert roles(scene, "base") == {"joint": 1}
    assert [(e.name, e.role) for e in scene.ellipsoids] == [("base_link", "body")]


def test_marks_lie_along_the_joints_own_axes():
    arm, q = ROBOTS["cardan_chain"](), np.array(POSES["cardan_chain"])
    scene = robot_still(arm, q, extras=Extras(axes=True)).scenes[0]
    first, second = (
        np.diff(line.points, axis=0)[0] / np.linalg.norm(np.diff(line.points, axis=0))
        for line in scene.lines
        if line.name == "cardan" and line.role == "axis"
    )
    # the first axis stands in the ground, the second is turned about it by the first angle
    np.testing.assert_allclose(first, [1, 0, 0], atol=1e-12)
    np.testing.assert_allclose(second, [0, np.cos(q[0]), np.sin(q[0])], atol=1e-12)
    shaft = next(line for line in scene.lines if line.name == "shaft").points
    rail = next(line for line in scene.lines if line.role == "rail").points
    np.testing.assert_allclose(rail[0], shaft[1], atol=1e-12)
    assert np.linalg.norm(rail[1] - rail[0]) == pytest.approx(q[3])


@pytest.mark.parametrize("name", ["satellite", "mobile_arm"])
def test_nothing_leads_from_the_ground_to_what_flies_or_drives(name):
    arm = ROBOTS[name]()
    scene = robot_still(arm, POSES[name], extras=Extras()).scenes[0]
    assert all(line.role != "base" for line in scene.lines)
    size = Staging.of(arm, POSES[name]).reach
    far = np.linalg.norm(scene.extent() - Staging.of(arm, POSES[name]).origins[0, 1], axis=1)
    assert far.max() < 2.5 * size


@pytest.mark.parametrize(("name", "x"), [("satellite", 0), ("mobile_arm", 0)])
def test_a_picture_is_the_same_wherever_the_robot_is(name, x):
    arm, q = ROBOTS[name](), np.array(POSES[name])
    options = {"frames": True, "axes": True, "names": True, "vectors": ("f", "n")}
    here = pixels(plot(arm, q=q, **options))
    q[x : x + 2] += (700.0, -300.0)
    apart = np.abs(pixels(plot(arm, q=q, **options)) - here).max(axis=-1)
    # rounding may move an edge by a fraction of a dot
    assert (apart > 60).mean() < 1e-3


def test_a_robot_that_drives_in_its_plane_is_seen_from_above():
    np.testing.assert_allclose(plane_of_motion(rover().model), [0, 0, 1], atol=1e-12)
    assert robot_still(rover(), extras=Extras()).camera.planar
    for name in NAMES:
        assert plane_of_motion(ROBOTS[name]().model) is None


@pytest.mark.parametrize("name", NAMES)
def test_every_option_of_a_robots_picture_is_drawn(name):
    arm, q = ROBOTS[name](), POSES[name]
    rates = np.linspace(0.3, 1.0, arm.n)
    more = dict.fromkeys(("frames", "centers", "inertias", "axes", "names"), True)
    for theme in ("light", "dark"):
        figure = plot(arm, q=q, qd=rates, qdd=rates, vectors=VECTORS, theme=theme, **more)
        written = [text.get_text() for ax in figure.axes for text in ax.texts]
        assert set(arm.joint_names) <= set(written)
    for body in arm.model.bodies:
        plot(arm, what="free-body", q=q, qd=rates, qdd=rates, link=body.name)


# ---- films --------------------------------------------------------------------------------------


@sample_cases(2)
@pytest.mark.parametrize("name", NAMES)
def test_forces_travel_through_every_joint(name):
    arm, q = ROBOTS[name](), np.array(POSES[name])
    qd, qdd = np.linspace(0.3, 1.0, arm.n), np.linspace(-1.0, 1.0, arm.n)
    film = animate(arm, q=q, qd=qd, qdd=qdd, fps=2, duration=10)
    tau = arm.newton_euler(q, qd, qdd).tau
    bars = [panel for panel in film.panels if isinstance(panel, Bars)]
    shown = {n: v for panel in bars for n, v in zip(panel.names, panel.values[-1], strict=True)}
    assert list(shown.values()) == pytest.approx(
        [tau[[x.effort_name for x in arm.model.dofs].index(n)] for n in shown], abs=1e-9
    )
    assert sorted(shown) == sorted(x.effort_name for x in arm.model.dofs)
    for panel in bars:
        units = {x.effort_unit for x in arm.model.dofs if x.effort_name in panel.names}
        assert units == {panel.unit}
        # all bars of a joint light up together, and those of no other
        for row in panel.active:
            lit = {x.body.joint.name for x in arm.model.dofs if x.effort_name in
                   np.array(panel.names)[row]}  # fmt: skip
            assert len(lit) <= 1
    assert bars[0].active.any()
    (notes,) = (panel for panel in film.panels if isinstance(panel, Notes))
    text = "\n".join(line for page in notes.lines for line in page)
    for body in arm.model.bodies:
        efforts = dict(zip(arm.model.dofs, tau, strict=True))
        own = {x.effort_unit: x.effort_name for x in arm.model.dofs[body.v][::-1]}
        for unit, first in own.items():
            # the first of each unit is named, and all have their values behind it
            mine = [y for x, y in efforts.items() if x.body is body and x.effort_unit == unit]
            said = text.split(first)[1].split(unit)[0] if body.joint.nv > 1 else ""
            assert not said or f"{abs(mine[-1]):.3g}" in said
    for k in (0, len(film) // 2, len(film) - 1):
        film.still(k, (320, 240))


@sample_cases(1)
@pytest.mark.parametrize("name", NAMES)
def test_a_motion_is_played_back_with_its_torques(name):
    arm, motion = moved(name)
    film = animate(motion, arm, fps=4)
    tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    *torques, energy = film.panels
    drawn = {n: s for panel in torques for n, s in panel.series.items()}
    assert sorted(drawn) == sorted(x.effort_name for x in arm.model.dofs)
    for k, x in enumerate(arm.model.dofs):
        np.testing.assert_allclose(drawn[x.effort_name], tau[:, k], atol=1e-9)
    total = arm.kinetic_energy(motion.q, motion.qd) + arm.potential_energy(motion.q)
    np.testing.assert_allclose(energy.series["sum"], total, atol=1e-10)
    # there and back, and the far end in the middle
    cast = Staging.of(arm, POSES[name])
    middle = film.scenes[len(film) // 2]
    for body in arm.model.bodies:
        place = next(p.position for p in middle.points if p.name == body.joint.name)
        np.testing.assert_allclose(place, cast.origins[0, body.index], atol=1e-9)
    for k in (0, len(film) - 1):
        film.still(k, (320, 240))
    free = animate(motion, arm, kind="free-body", fps=2)
    assert len(free) == 5
    free.still(2, (320, 240))


def test_quaternions_of_either_sign_are_the_same_motion():
    arm, motion = moved("satellite")
    few = slice(None, None, 20)
    thin = replace(motion, **{x: getattr(motion, x)[few] for x in ("t", "q", "qd", "qdd")})
    flipped = thin.q.copy()
    flipped[1::2, 3:7] *= -1
    one, other = (animate(m, arm, fps=13) for m in (thin, replace(thin, q=flipped)))
    for here, there in zip(one.scenes, other.scenes, strict=True):
        np.testing.assert_allclose(here.extent(), there.extent(), atol=1e-12)


def test_a_view_follows_what_flies_far_and_shows_it_in_full_size():
    arm = rnea.load("satellite")
    near, far = (
        animate(planned(arm, arm.neutral, np.array(q), 2.0), arm, fps=5)
        for q in (
            [0.5, 0.3, 0.2, 1, 0, 0, 0, 0.3, 0.6, -0.9],
            [500.0, 300.0, 200.0, 1, 0, 0, 0, 0.3, 0.6, -0.9],
        )
    )
    assert near.way is None
    assert far.way.shape == (len(far), 3)
    sizes = [film.window(1.0, 0.1).size for film in (near, far)]
    assert sizes[1] < sizes[0]
    start = far.scenes[0].points[0].position
    for k in range(len(far)):
        np.testing.assert_allclose(far.seen(k).points[0].position, start, atol=1e-9)
    # the scene itself stays where it was computed
    np.testing.assert_allclose(np.ptp(far.way, axis=0), [500, 300, 200])
    middle = far.scenes[len(far) // 2].points[0].position
    np.testing.assert_allclose(middle - start, [500, 300, 200])
    for film in (near, far):
        film.still(len(film) // 2, (320, 240))
    drive = animate(
        planned(rover(), np.zeros(5), np.array([60.0, 20, 1, 0.5, 0.5]), 2.0), rover(), fps=5
    )
    assert drive.camera.planar
    assert drive.way is not None
    one, other = (np.asarray(drive.still(k, (320, 240)), dtype=int) for k in (2, 3))
    # the grid runs past
    assert (np.abs(one - other).max(axis=-1) > 8).any(axis=1).mean() > 0.5


def test_rates_of_a_played_motion_are_those_of_its_positions():
    for name in NAMES:
        arm, motion = moved(name)
        slopes = np.gradient(motion.q, motion.t, axis=0)
        expected = rate(arm.model, motion.q, motion.qd)
        inner = slice(2, -2)
        size = np.abs(expected).max()
        np.testing.assert_allclose(slopes[inner], expected[inner], atol=3e-3 * size)


# ---- the commands -------------------------------------------------------------------------------


@full_only
def test_the_commands_draw_every_picture_and_film(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    robot = tmp_path / "every.toml"
    robot.write_text(every_joint_toml())
    for what in ROBOT_PICTURES:
        few = ["--points", "11"] if what == "torque-map" else []
        told = run("plot", what, str(robot), *few, "-o", f"{what}.png", "--dpi", "20")
        assert told.returncode == 0, told.stderr
    to = "3,1,0,0.6,0.8,0,0,0.2,-0.4,1"
    way = ["--q", "0,0,0,1,0,0,0,0,0,0", "--to", to, "--duration", "8", "--rate", "50"]
    told = run("motion", "satellite", *way, "-o", "m.csv")
    assert told.returncode == 0, told.stderr
    for what in MOTION_PICTURES:
        told = run("plot", what, "satellite", "m.csv", "-o", f"{what}.png", "--dpi", "20")
        assert told.returncode == 0, told.stderr
    assert run("torque", "satellite", "m.csv", "-o", "tau.csv").returncode == 0
    compared = run("plot", "compare", "satellite", "tau.csv", "--motion", "m.csv", "-o", "c.svg")
    assert compared.returncode == 0, compared.stderr
    small = ["--fps", "2", "--duration", "2", "--size", "160x120"]
    for kind in KINDS:
        more = ["--motion", "m.csv"] if kind == "playback" else []
        told = run("animate", "satellite", "--kind", kind, *more, *small, "-o", f"{kind}.gif")
        assert told.returncode == 0, told.stderr
    told = run("animate", "spherical_pendulum", "--kind", "playback", "--to", "0,1,0,0", *small)
    assert told.returncode == 0, told.stderr
    refused = run("animate", "spherical_pendulum", "--kind", "torque-sweep", *small)
    assert refused.returncode != 0
    assert "joint 'pivot' is spherical" in refused.stderr
