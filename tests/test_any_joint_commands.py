"""Commands and files for joints of every kind and a free base: the library's numbers, by name."""

import csv
import io
import json
import re

import numpy as np
import pytest

import rnea
from rnea.cli.registry import NAMES
from rnea.engine.export.targets import TARGETS
from rnea.model import difference, integrate, normalized
from rnea.motion import (
    POINT_TO_POINT,
    Columns,
    MotionLimits,
    Trajectory,
    motion_bytes,
    point_to_point,
    read_motion,
    sampled,
)
from support.command import run
from support.every_joint import CHAIN, every_joint_toml
from support.tiers import sample_cases

pytest.importorskip("pyarrow")
ENDINGS = (".csv", ".npz", ".parquet")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    folder = tmp_path_factory.mktemp("every")
    (folder / "r.toml").write_text(every_joint_toml())
    return folder


@pytest.fixture(scope="module")
def robot(place):
    return rnea.load(str(place / "r.toml"))


@pytest.fixture(scope="module")
def motion(robot):
    """Somewhere, to somewhere else, all joints moving."""
    q = robot.random_state(3, 2)[0]
    return sampled(point_to_point(*q, "quintic", robot.model, duration=1.5), 31)


@pytest.fixture(scope="module", params=ENDINGS)
def file(request, place, motion):
    path = place / f"m{request.param}"
    path.write_bytes(motion_bytes(motion, str(path)))
    return path


def text(values):
    return ",".join(map(repr, np.asarray(values).tolist()))


def state(robot, seed=0):
    q, qd = robot.random_state(seed)
    return q, qd, np.random.default_rng(seed).normal(size=robot.nv)


def options(q, qd=None, qdd=None):
    """The command's options for a state; = because numbers may begin with a minus."""
    pairs = zip(("q", "qd", "qdd"), (q, qd, qdd), strict=True)
    return [f"--{name}={text(x)}" for name, x in pairs if x is not None]


def table(done):
    """The columns of a CSV, without their units, and the units by column."""
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if not line.startswith("#")]
    rows = list(csv.reader(io.StringIO("\n".join(lines))))
    names = [re.fullmatch(r"(\S+) \[(.*)\]", cell).groups() for cell in rows[0]]
    values = np.array(rows[1:], dtype=float).T
    return {name: column for (name, _), column in zip(names, values, strict=True)}, dict(names)


# ---- files of motions --------------------------------------------------------------------------


def test_names_of_columns_are_those_of_coordinates_and_speeds(robot, motion):
    header = motion_bytes(motion, "m.csv").decode().split("\nt,")[1].splitlines()[0].split(",")
    assert header[:7] == [f"q_base_{x}" for x in ("x", "y", "z", "qw", "qx", "qy", "qz")]
    assert header[robot.nq : robot.nq + 6] == [
        f"qd_base_{x}" for x in ("wx", "wy", "wz", "vx", "vy", "vz")
    ]
    assert {"q_revolute", "qd_revolute", "qdd_prismatic", "q_spherical_qw"} <= set(header)
    assert len(header) == robot.nq + 2 * robot.nv


def test_files_bring_every_bit_back(robot, motion, file):
    back = read_motion(str(file), robot.model)
    assert back.notes == ()
    for name in ("t", "q", "qd", "qdd"):
        np.testing.assert_array_equal(getattr(back, name), getattr(motion, name))


def test_torques_of_a_motion_are_those_of_the_library(place, robot, motion, file):
    done = run("torque", "r.toml", file, "--budget", "--wrenches", cwd=place)
    columns, units = table(done)
    tau = robot.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    for k, x in enumerate(robot.model.dofs):
        np.testing.assert_allclose(
            columns[f"tau_{x.effort_name}"], tau[:, k], rtol=1e-12, atol=1e-12
        )
        assert units[f"tau_{x.effort_name}"] == x.effort_unit
    assert units["tau_base_force_x"] == "N"
    assert units["tau_base_moment_z"] == "N m"
    budget = robot.torque_budget(motion.q, motion.qd, motion.qdd)
    np.testing.assert_allclose(columns["gravity_base_force_y"], budget.gravity[:, 4], atol=1e-10)
    carried = robot.joint_wrenches(motion.q, motion.qd, motion.qdd)
    np.testing.assert_allclose(
        columns["nz_spherical"], carried["spherical"].moment[:, 2], atol=1e-9
    )


def test_torque_files_are_read_back_by_their_names(place, robot, motion):
    (place / "m.csv").write_bytes(motion_bytes(motion, "m.csv"))
    done = run("torque", "r.toml", "m.csv", "-o", "tau.csv", cwd=place)
    assert done.returncode == 0
    assert "base_moment_x" in done.stderr
    from rnea.check import read_torques

    along = read_motion(str(place / "m.csv"), robot.model).trajectory()
    _, tau = read_torques((place / "tau.csv").read_text(), robot.model, along)
    expected = robot.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    np.testing.assert_allclose(tau, expected, rtol=1e-12, atol=1e-12)


def without(motion, *beginnings):
    """The CSV of a motion without some columns."""
    lines = motion_bytes(motion, "m.csv").decode().splitlines()
    head = next(k for k, line in enumerate(lines) if line.startswith("t,"))
    keep = [not name.startswith(beginnings) for name in lines[head].split(",")]
    rows = [
        ",".join(c for c, k in zip(line.split(","), keep, strict=True) if k)
        for line in lines[head:]
    ]
    return "\n".join(rows) + "\n"


MISSING = {
    "base": (("q_base", "qd_base", "qdd_base"), "missing columns q_base_x, q_base_y, q_base_z"),
    "quaternion": (("q_base_q",), "missing columns q_base_qw, q_base_qx, q_base_qy, q_base_qz"),
    "speeds": (("qd_spherical",), "missing columns qd_spherical_wx"),
}


@pytest.mark.parametrize("what", MISSING)
def test_missing_columns_are_named_and_explained(place, motion, what):
    gone, words = MISSING[what]
    done = run("torque", "r.toml", "-", text=without(motion, *gone), cwd=place)
    assert done.returncode == 1
    assert words in done.stderr
    joint, kind = ("spherical", "spherical") if what == "speeds" else ("base", "free")
    assert f"Joint '{joint}' is {kind}: q_{joint}_ has" in done.stderr
    assert "wx wy wz" in done.stderr
    assert "qw qx qy qz" in done.stderr


def test_rates_of_coordinates_are_no_speeds(place, motion):
    wrong = without(motion).replace("qd_base_vx", "qd_base_x", 1)
    done = run("torque", "r.toml", "-", text=wrong, cwd=place)
    assert done.returncode == 1
    assert "stdin:1: unknown column 'qd_base_x'" in done.stderr
    assert "qd_base_ and qdd_base_ have wx wy wz vx vy vz" in done.stderr


def test_an_archive_without_names_of_columns_is_refused(place, motion):
    np.savez(place / "bare.npz", t=motion.t, q=motion.q, joint_names=motion.joint_names)
    done = run("torque", "r.toml", "bare.npz", cwd=place)
    assert done.returncode == 1
    assert "q_names and qd_names are needed" in done.stderr


def scaled(motion, row, factor):
    """The CSV with the base's quaternion of one row longer or shorter, and in which line it is."""
    lines = without(motion).splitlines()
    cells = lines[row + 1].split(",")
    cells[4:8] = [repr(float(x) * factor) for x in cells[4:8]]
    lines[row + 1] = ",".join(cells)
    return "\n".join(lines) + "\n", row + 2


@pytest.mark.parametrize("factor", [0.0, 0.9, 1.002, 30.0])
def test_quaternions_far_from_length_one_are_refused_by_file_and_line(place, motion, factor):
    bad, line = scaled(motion, 4, factor)
    (place / "bad.csv").write_text(bad)
    done = run("torque", "r.toml", "bad.csv", cwd=place)
    assert done.returncode == 1
    assert f"bad.csv:{line}: the quaternion (base_qw, base_qx, base_qy, base_qz)" in done.stderr
    assert f"has length {factor:g}" in done.stderr


def test_quaternions_near_length_one_are_divided_by_it_and_noted(place, robot, motion):
    near, _ = scaled(motion, 4, 1.0005)
    done = run("torque", "r.toml", "-", text=near, cwd=place)
    columns, _ = table(done)
    assert "note: the quaternion of joint 'base' is up to 0.0005 off length 1" in done.stderr
    assert "# the quaternion of joint 'base'" in done.stdout
    tau = robot.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    np.testing.assert_allclose(columns["tau_base_moment_x"], tau[:, 0], rtol=1e-12, atol=1e-12)


def test_units_behind_the_names_must_be_the_joints_own(place, robot, motion):
    said = without(motion).replace("q_base_qw,", "q_base_qw [1],", 1)
    said = said.replace("qd_base_vx,", "qd_base_vx [m/s],", 1)
    said = said.replace("qdd_spherical_wx,", "qdd_spherical_wx [rad/s^2],", 1)
    assert run("torque", "r.toml", "-", text=said, cwd=place).returncode == 0
    for name, unit, right in (
        ("q_base_qw", "rad", "1"),
        ("qd_base_wx", "m/s", "rad/s"),
        ("qdd_planar_vx", "m/s", "m/s2 or m/s^2 or m/s²"),
    ):
        wrong = without(motion).replace(f"{name},", f"{name} [{unit}],", 1)
        done = run("torque", "r.toml", "-", text=wrong, cwd=place)
        assert f"column '{name} [{unit}]' is in {unit!r}; it must be in {right}" in done.stderr


def test_columns_of_two_joints_have_two_names(place):
    same = every_joint_toml().replace('name = "revolute"', 'name = "base_x"')
    (place / "same.toml").write_text(same)
    model = rnea.load(str(place / "same.toml")).model
    with pytest.raises(rnea.InputError, match=r"joints 'base' and 'base_x' would both .* 'base_x'"):
        Columns.of(model)


def test_a_motion_that_cannot_name_its_columns_is_not_written(motion):
    nameless = Trajectory(motion.t, motion.q, motion.qd, motion.qdd, motion.joint_names)
    with pytest.raises(rnea.InputError, match=r"needs columns=Columns.of\(model\)"):
        motion_bytes(nameless, "m.csv")


def test_swings_lead_there_and_back_without_a_jump(robot):
    q = robot.random_state(4, 2)[0]
    path = point_to_point(*q, "quintic", robot.model, duration=3.0, swings=3)
    t = np.linspace(0, 3, 3001)
    found = path.at(t)
    assert np.abs(np.diff(found.q, axis=0)).max() < 0.02
    for time, there in ((0, q[0]), (1, q[1]), (2, q[0]), (3, q[1])):
        assert not difference(robot.model, path.at(time).q, there).round(12).any()
    slopes = difference(robot.model, found.q[:-2], found.q[2:]) / (t[2] - t[0])
    np.testing.assert_allclose(slopes, found.qd[1:-1], atol=1e-4)


# ---- one state on the command line -------------------------------------------------------------


def test_torque_of_one_state(place, robot):
    q, qd, qdd = state(robot)
    done = run("torque", "r.toml", *options(q, qd, qdd), "--json", "--wrenches", cwd=place)
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["joints"] == [x.effort_name for x in robot.model.dofs]
    assert facts["units"] == [x.effort_unit for x in robot.model.dofs]
    np.testing.assert_allclose(facts["tau"], robot.inverse_dynamics(q, qd, qdd), rtol=1e-12)
    assert list(facts["joint_wrenches"]) == list(robot.joint_names)
    shown = run("torque", "r.toml", *options(q, qd, qdd), "--ignore", "coriolis", cwd=place).stdout
    for x in robot.model.dofs:
        assert re.search(rf"^ {x.effort_name} +\S+ +{x.effort_unit} ", shown, re.MULTILINE)


def test_wrong_counts_say_which_numbers_are_meant(place, robot):
    q, qd, _ = state(robot)
    done = run("torque", "r.toml", f"--q={text(qd)}", cwd=place)
    assert done.returncode == 1
    assert (
        f"--q has {robot.nv} values, but robot 'every joint' has {robot.nq} coordinates"
        in done.stderr
    )
    assert "an orientation is a quaternion of four" in done.stderr
    done = run("torque", "r.toml", *options(q, q), cwd=place)
    assert f"--qd has {robot.nq} values" in done.stderr
    assert f"{robot.nv} speeds" in done.stderr


@pytest.mark.parametrize("factor", [0.0, 0.5, 1.0009, 1.1])
def test_quaternions_on_the_command_line(place, robot, factor):
    q = state(robot)[0]
    off = q.copy()
    off[3:7] *= factor
    done = run("torque", "r.toml", *options(off), "--json", cwd=place)
    if abs(factor - 1) > 1e-3:
        assert done.returncode == 1
        assert "--q: the quaternion (base_qw, base_qx, base_qy, base_qz)" in done.stderr
        assert f"of joint 'base' has length {factor:g}" in done.stderr
    else:
        assert "note: --q: the quaternion of joint 'base'" in done.stderr
        np.testing.assert_allclose(
            json.loads(done.stdout)["tau"], robot.gravity_torque(q), atol=1e-9
        )


def test_ignoring_a_term_names_efforts_and_speeds(place, robot, motion):
    (place / "m.csv").write_bytes(motion_bytes(motion, "m.csv"))
    done = run("torque", "r.toml", "m.csv", "--ignore", "coriolis", "-o", "cut.csv", cwd=place)
    assert done.returncode == 0, done.stderr
    rows = (place / "cut.csv").read_text()
    assert "tau_reduced_base_force_z [N]" in rows
    assert "error_base_moment_x [N m]" in rows
    assert re.search(r"^ base_force_x .* N .* m/s $", done.stdout, re.MULTILINE)
    assert re.search(r"^ planar_moment .* N m .* rad/s $", done.stdout, re.MULTILINE)


def test_show_lists_every_number(place, robot):
    done = run("show", "r.toml", cwd=place)
    assert done.returncode == 0, done.stderr
    counts = f"{len(CHAIN) + 1} joints, {robot.nq} coordinates, {robot.nv} speeds"
    assert counts in done.stdout
    for x in (*robot.model.coordinates, *robot.model.dofs):
        assert x.name in done.stdout
    facts = json.loads(run("show", "r.toml", "--json", cwd=place).stdout)
    by_name = {joint["name"]: joint for joint in facts["joints"]}
    assert by_name["revolute"]["unit"] == "N m"
    assert by_name["base"]["efforts"]["base_force_x"] == "N"
    assert by_name["base"]["coordinates"]["base_qw"] == ""
    q = state(robot)[0]
    there = json.loads(run("show", "r.toml", *options(q), "--json", cwd=place).stdout)["frames"]
    for name, pose in robot.forward_kinematics(q).items():
        np.testing.assert_allclose(there[name], pose.matrix(), atol=1e-14)


def test_free_body_and_transform_at_a_state(place, robot):
    q, qd, qdd = state(robot)
    done = run(
        "show", "r.toml", "--link", "spherical_link", *options(q, qd, qdd), "--json", cwd=place
    )
    facts = json.loads(done.stdout)
    np.testing.assert_allclose(facts["missing_force"], 0, atol=1e-9)
    done = run("transform", "r.toml", "--wrench=1,2,3,4,5,6", "--from", "base_link",
               "--to", "spherical_link", *options(q), "--json", cwd=place)  # fmt: skip
    moved = json.loads(done.stdout)
    X = robot.forward_kinematics(q)
    R = X["spherical_link"].rotation.T @ X["base_link"].rotation
    np.testing.assert_allclose(moved["force (N)"], R @ [1, 2, 3], atol=1e-12)


# ---- rnea motion -------------------------------------------------------------------------------


@sample_cases(4)
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("profile", POINT_TO_POINT)
def test_point_to_point_of_all_joints(place, robot, profile, ending):
    start, end = robot.random_state(5, 2)[0]
    limits = ["--velocity", "2", "--acceleration", "5"] + (
        ["--jerk", "50"] if profile in ("scurve", "quintic") else []
    )
    ends = [f"--q={text(start)}", f"--to={text(end)}", "--profile", profile]
    done = run("motion", "r.toml", *ends, *limits, "-o", f"p{ending}", cwd=place)
    assert done.returncode == 0, done.stderr
    assert "base_qw" in done.stdout
    assert "base_wx" in done.stdout
    back = read_motion(str(place / f"p{ending}"), robot.model)
    assert back.notes == ()
    for place_in_time, there in ((0, start), (-1, end)):
        np.testing.assert_allclose(
            difference(robot.model, back.q[place_in_time], there), 0, atol=1e-12
        )
    assert np.abs(back.qd).max() <= 2 + 1e-9
    assert np.abs(back.qdd).max() <= 5 + 1e-9
    # the fastest speed is at a limit
    assert (
        max(np.abs(back.qd).max() / 2, np.abs(back.qdd).max() / 5) > 0.95 or "jerk" in done.stdout
    )
    # speeds are those of the positions, to second order in the step
    h = np.diff(back.t)[0]
    slopes = difference(robot.model, back.q[:-2], back.q[2:]) / (2 * h)
    np.testing.assert_allclose(
        slopes,
        back.qd[1:-1],
        atol=60 * h * h + 3 * h * (profile in ("cubic", "trapezoid", "sinusoid")),
    )


def test_splines_and_series_hold_what_cannot_be_added_up(place, robot):
    q = robot.neutral
    held = {name for body in Columns.of(robot.model).curved for name in [body.joint.name]}
    assert {"base", "spherical", "planar"} == held
    k = [x.name for x in robot.model.coordinates].index("cylindrical_slide")
    there = q.copy()
    there[k] = 0.4
    ends = [f"--q={text(q)}", f"--to={text(there)}"]
    done = run("motion", "r.toml", *ends, f"--via={text((q + there) / 2 + 0.1 * (there - q))}",
               "--profile", "spline", "--duration", "2", "-o", "s.csv", cwd=place)  # fmt: skip
    assert done.returncode == 0, done.stderr
    back = read_motion(str(place / "s.csv"), robot.model)
    np.testing.assert_allclose(back.q[[0, -1]], [q, there], atol=1e-12)
    v = [x.name for x in robot.model.dofs].index("cylindrical_slide")
    np.testing.assert_allclose(np.gradient(back.q[:, k], back.t)[1:-1], back.qd[1:-1, v], atol=1e-4)
    assert not np.delete(back.qd, v, axis=1).any()
    amplitude = np.zeros(robot.nv)
    amplitude[v] = 0.2
    done = run("motion", "r.toml", f"--q={text(q)}", f"--sin={text(amplitude)}", "--profile",
               "fourier", "--duration", "1", "-o", "f.csv", cwd=place)  # fmt: skip
    assert done.returncode == 0, done.stderr
    back = read_motion(str(place / "f.csv"), robot.model)
    np.testing.assert_allclose(back.q[:, k], 0.2 * np.sin(2 * np.pi * back.t), atol=1e-12)
    amplitude[0] = 0.1
    done = run("motion", "r.toml", f"--q={text(q)}", f"--sin={text(amplitude)}", "--profile",
               "fourier", "--duration", "1", cwd=place)  # fmt: skip
    assert done.returncode == 1
    assert "a Fourier series cannot move joint 'base', which is free" in done.stderr
    there[4] = 0.01
    ends = [f"--q={text(q)}", f"--to={text(there)}", "--profile", "spline"]
    done = run("motion", "r.toml", *ends, "--duration", "2", cwd=place)
    assert done.returncode == 1
    assert "a spline cannot move joint 'base'" in done.stderr
    assert "quintic" in done.stderr


def test_motion_facts_name_coordinates_and_speeds(place, robot):
    start, end = robot.random_state(6, 2)[0]
    done = run("motion", "r.toml", f"--q={text(start)}", f"--to={text(end)}", "--duration", "2",
               "--json", cwd=place)  # fmt: skip
    facts = json.loads(done.stdout)
    assert facts["coordinates"] == [x.name for x in robot.model.coordinates]
    assert facts["speeds"] == [x.name for x in robot.model.dofs]
    assert len(facts["lowest"]) == robot.nq
    assert len(facts["peaks"]["velocity"]) == robot.nv
    # a path found by many samples stays within what is said to be its span, and reaches it
    path = point_to_point(start, end, "quintic", robot.model, duration=2.0)
    q = path.at(np.linspace(0, 2, 20001)).q
    np.testing.assert_allclose(q.min(axis=0), facts["lowest"], atol=1e-7)
    np.testing.assert_allclose(q.max(axis=0), facts["highest"], atol=1e-7)


def test_motion_without_limits_names_the_speed(place, robot):
    start, end = robot.random_state(6, 2)[0]
    done = run("motion", "r.toml", f"--q={text(start)}", f"--to={text(end)}", cwd=place)
    assert done.returncode == 1
    assert "joint 'base_wx' has no limit" in done.stderr


# ---- rates from positions ----------------------------------------------------------------------


def test_a_file_of_positions_alone(place, robot):
    """A constant twist of every joint at once: rates are constant, along the bodies' own axes."""
    q0, v = robot.random_state(8)
    v = v / 2
    t = np.linspace(0, 3, 1501)
    q = integrate(robot.model, np.broadcast_to(q0, (len(t), robot.nq)), v * t[:, None])
    flipped = q.copy()
    flipped[700:, 3:7] *= -1
    columns = Columns.of(robot.model)
    lines = [",".join(columns.headings(["q"]))]
    lines += [",".join(map(repr, row)) for row in np.c_[t, flipped].tolist()]
    (place / "only_q.csv").write_text("\n".join(lines) + "\n")
    done = run("torque", "r.toml", "only_q.csv", "--bandwidth", "20", cwd=place)
    columns_of, _ = table(done)
    assert "the quaternion of joint 'base' changes its sign once" in done.stderr
    assert "qd and qdd are along the moved body's own axes" in done.stderr
    assert "noise (standard deviation) of base_wx: q" in done.stderr
    middle = slice(300, -300)
    tau = robot.inverse_dynamics(q, np.broadcast_to(v, (len(t), robot.nv)))
    for k, x in enumerate(robot.model.dofs):
        np.testing.assert_allclose(
            columns_of[f"tau_{x.effort_name}"][middle], tau[middle, k], atol=1e-5
        )


def test_velocities_that_do_not_match_are_suspected_by_their_speed(place, robot, motion):
    wrong = motion.qd.copy()
    wrong[:, 0] *= 180 / np.pi
    from dataclasses import replace

    (place / "w.csv").write_bytes(motion_bytes(replace(motion, qd=wrong), "w.csv"))
    done = run("torque", "r.toml", "w.csv", cwd=place)
    assert "note: qd of base_wx is about 57.3 times the slope of q over t" in done.stderr
    assert "note: qd" not in run("torque", "r.toml", "m.csv", cwd=place).stderr


# ---- every command -----------------------------------------------------------------------------

Q0 = "NEUTRAL"
# a call of each command that goes by joints, and words of what it must print; some have tests of
# their own
CALLS = {
    "torque": (["r.toml", Q0], "base_force_z"),
    "motion": (["r.toml", "--q", Q0, "--to", Q0, "--duration", "1"], "qdd_base_vz"),
    "size": (["r.toml", "m.csv"], "base_moment_x"),
    "diagnose": (["r.toml", "m.csv"], "joint 'base' is free"),
    "show": (["r.toml"], "spherical_qw"),
    "parameters": (["r.toml"], "base parameters of"),
    "log": (["r.toml", "m.csv"], "a base that is free to move"),
    "sample": (["r.toml", "--rows", "9", "--range", "prismatic=0:1"], "q_spherical_qw"),
    "exercise": (["r.toml"], "joint 'base' is free"),
    "excite": (["r.toml"], "joint 'base' is free: nothing drives a floating base"),
    "transform": (["r.toml", "--twist=1,2,3,4,5,6", "--from", "base_link", "--to", "tool"], "tool"),
    "export": (["r.toml", "--count"], "mass_matrix"),
    "robots": ([], "(free RRRRRRRRRRRR)"),
    "bench": (["r.toml", "--quick", "--sizes", "1,16", "--json"], '"joints": '),
}
ELSEWHERE = {
    *("plot", "animate", "simulate", "check", "explain", "derive", "convert", "demo", "payload"),
    "identify",
    "summary",  # reads no robot: test_scale_summary.py
    "vectors",  # nor does it: test_vectors.py
    "doctor",  # nor this one: test_doctor.py
    "catalogues",  # motors and gears, no robot
    "studio",  # its page is opened in a browser, in test_studio_page.py
}


def test_no_command_is_forgotten():
    names = set(NAMES)
    assert names == ELSEWHERE | set(CALLS)


@sample_cases(2)
@pytest.mark.parametrize("command", CALLS)
def test_every_command_takes_the_robot_or_refuses_it_by_name(place, robot, motion, command):
    (place / "m.csv").write_bytes(motion_bytes(motion, "m.csv"))
    arguments, words = CALLS[command]
    at = text(robot.neutral)
    arguments = [f"--q={at}" if x == Q0 and command == "torque" else x for x in arguments]
    done = run(command, *(at if x == Q0 else x for x in arguments), cwd=place)
    assert done.returncode == (command in ("diagnose", "excite", "exercise", "log")), done.stderr
    assert words in done.stdout + done.stderr


# ---- other commands ----------------------------------------------------------------------------


def test_sizing_goes_by_speeds_and_chooses_motors_for_single_joints(place, robot, motion):
    (place / "m.csv").write_bytes(motion_bytes(motion, "m.csv"))
    done = run("size", "r.toml", "m.csv", "--motors", "small_dc", "--json", cwd=place)
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)["payloads"][0]
    tau = robot.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    for k, (x, demand) in enumerate(zip(robot.model.dofs, facts["joints"], strict=True)):
        assert (demand["joint"], demand["unit"]) == (x.effort_name, x.effort_unit)
        assert demand["peak_torque"] == pytest.approx(np.abs(tau[:, k]).max(), rel=1e-12)
    single = [b.joint.name for b in robot.model.independent if b.joint.nv == 1]
    assert list(facts["candidates"]) == single
    axes = [b.joint.name for b in robot.model.independent if b.joint.turns or b.joint.slides]
    assert [load["joint"] for load in facts["bearings"]] == axes
    told = run("size", "r.toml", "m.csv", "--motors", "small_dc", cwd=place).stdout
    several = [b.joint.name for b in robot.model.independent if b.joint.nv > 1]
    assert f"No motor is chosen for {', '.join(several)}:" in told
    apart = [name for name in robot.joint_names if name not in axes]
    assert f"more than turn or slide: {', '.join(apart)}." in told


def test_a_motor_cannot_drive_several_speeds(place, motion):
    motor = "motor = { torque_constant = 0.1, resistance = 1.0 }"
    (place / "driven.toml").write_text(every_joint_toml(more={"universal": [motor]}))
    done = run("size", "driven.toml", "m.csv", cwd=place)
    assert done.returncode == 1
    assert "joint 'universal' is universal and has a motor" in done.stderr


@pytest.mark.parametrize("target", TARGETS)
def test_exports_list_coordinates_speeds_and_efforts(place, robot, target):
    suffix = TARGETS[target].suffix
    asked = ["--to", target, "--quantity", "gravity_torque", "-o", f"e{suffix}"]
    done = run("export", "r.toml", *asked, cwd=place)
    assert done.returncode == 0, done.stderr
    source = (place / f"e{suffix}").read_text()
    for k, x in enumerate(robot.model.coordinates):
        assert f" {k}  {x.name}{f' ({x.unit})' if x.unit else ''}\n" in source
    for k, x in enumerate(robot.model.dofs):
        unit = x.unit.replace("/", " per ")
        assert f" {k}  {x.name} ({unit}), {x.effort_name} ({x.effort_unit})\n" in source
    if target == "numpy":
        scope = {}
        exec(source, scope)
        q = state(robot)[0]
        np.testing.assert_allclose(scope["gravity_torque"](q), robot.gravity_torque(q), atol=1e-10)


def test_locking_joints_takes_all_their_coordinates(place, robot):
    q, qd, qdd = state(robot)
    base = robot.model.independent[0]
    fixed = robot.with_locked({"base": q[base.q]})
    held = np.r_[np.zeros(base.joint.nv), qd[base.joint.nv :]], np.r_[np.zeros(6), qdd[6:]]
    expected = robot.inverse_dynamics(q, *held)[6:]
    tau = fixed.inverse_dynamics(q[7:], qd[6:], qdd[6:])
    np.testing.assert_allclose(tau, expected, rtol=1e-10, atol=1e-10)
    for wrong, words in ((0.3, "at 7 numbers"), ([0, 0, 0, 0, 0, 0, 0], "length 0")):
        with pytest.raises(rnea.InputError, match=words):
            robot.with_locked({"base": wrong})
    done = run("convert", "r.toml", "-", "--to", "toml", "--lock", "spherical=1,0", cwd=place)
    assert done.returncode == 1
    assert (
        "joint 'spherical' is spherical and is locked at 4 numbers (qw, qx, qy, qz)" in done.stderr
    )


def test_locked_orientations_have_length_one(tmp_path):
    command = ("convert", "spherical_pendulum", "locked.toml", "--lock")
    far = run(*command, "pivot=0.9,0,0,0", cwd=tmp_path)
    assert far.returncode == 1
    assert "has length 0.9" in far.stderr
    near = run(*command, "pivot=0.9995,0,0,0", cwd=tmp_path)
    assert near.returncode == 0
    assert "divided by its length" in near.stderr


def test_a_diagnosis_is_refused_by_name(place, motion):
    (place / "m.csv").write_bytes(motion_bytes(motion, "m.csv"))
    done = run("diagnose", "r.toml", "m.csv", cwd=place)
    assert done.returncode == 1
    assert "joint 'base' is free" in done.stderr


def test_limits_of_speed_and_effort_hold_for_each(place):
    limits = "limits = { velocity = 1.0, effort = 0.5 }"
    (place / "bound.toml").write_text(every_joint_toml(more={"cylindrical": [limits]}))
    arm = rnea.load(str(place / "bound.toml"))
    done = run("torque", "bound.toml", *options(arm.neutral), cwd=place)
    assert "joint 'cylindrical_force' needs" in done.stderr
    assert "limit of 0.5 N\n" in done.stderr


def test_a_way_around_a_circle_spans_its_diameter(robot):
    """Sliding by v while turning by w is a circle of radius v/w; x and y have no ends inside it."""
    body = next(b for b in robot.model.independent if b.joint.kind == "planar")
    step = np.zeros(robot.nv)
    v, w = 3.0, 10.0
    step[body.v] = v, 0.0, w
    end = integrate(robot.model, robot.neutral, step)
    low, high = point_to_point(robot.neutral, end, "cubic", robot.model, duration=1.0).span
    np.testing.assert_allclose(low[body.q], [-v / w, 0, 0], atol=1e-14)
    np.testing.assert_allclose(high[body.q], [v / w, 2 * v / w, w], atol=1e-14)
    # a turn by 3 rad about z passes the neutral orientation, where qw is 1
    ball = next(b for b in robot.model.independent if b.joint.kind == "spherical")
    start = robot.neutral.copy()
    start[ball.q] = np.cos(1.0), 0.0, 0.0, -np.sin(1.0)
    end = start.copy()
    end[ball.q] = np.cos(0.5), 0.0, 0.0, np.sin(0.5)
    low, high = point_to_point(start, end, "cubic", robot.model, duration=1.0).span
    np.testing.assert_allclose(low[ball.q], [np.cos(1.0), 0, 0, -np.sin(1.0)], atol=1e-14)
    np.testing.assert_allclose(high[ball.q], [1, 0, 0, np.sin(0.5)], atol=1e-14)


def test_limits_are_of_speeds(robot):
    q = robot.random_state(1, 2)[0]
    wrong = MotionLimits.of(robot.joint_names, velocity=1.0)
    with pytest.raises(
        rnea.InputError, match=rf"limits of {len(CHAIN) + 1} speeds .*, but {robot.nv}"
    ):
        point_to_point(*q, "cubic", robot.model, wrong)


def test_normalized_start_and_end(robot):
    """In Python any length will do, as everywhere with arrays."""
    q = robot.random_state(1, 2)[0]
    longer = q.copy()
    longer[:, 3:7] *= [[2.0], [-0.3]]
    path = point_to_point(*longer, "cubic", robot.model, duration=1.0)
    np.testing.assert_allclose(normalized(robot.model, q)[0], path.at(0.0).q, atol=1e-15)
    assert not difference(robot.model, path.at(1.0).q, q[1]).round(12).any()
    longer[0, 3:7] = 0
    with pytest.raises(rnea.InputError, match="'base_qw' is part of a quaternion of length 0"):
        point_to_point(*longer, "cubic", robot.model, duration=1.0)
