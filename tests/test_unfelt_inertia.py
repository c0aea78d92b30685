"""What turns about one axis feels one moment of inertia: leaving out the rest is no fault."""

import warnings

import numpy as np
import pytest

import rnea
from rnea.cli.registry import NAMES
from rnea.motion import motion_bytes, point_to_point, sampled
from support.command import run
from support.held_things import short_recording

HOMEWORK = """format = 1
name = "homework"
convention = "modified"
gravity = [0, -9.81, 0]
[[links]]
mass = 1.0
com = [0.5, 0, 0]
inertia = { izz = 0.083 }
[[links]]
a = 1.0
mass = 1.0
com = [0.5, 0.1, 0]
inertia = { izz = 0.083 }
"""
URDF = """<robot name="homework"><link name="base"/><link name="a"><inertial>
<origin xyz=".5 0 0"/><mass value="1"/>
<inertia ixx="0" iyy="0" izz=".083" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="j" type="continuous"><parent link="base"/><child link="a"/><axis xyz="0 0 1"/></joint>
</robot>"""
PLANAR = ("revolute", "prismatic", "planar", "cylindrical", "helical")
# no robot file of one's own is read, or by the same reader
UNTOLD = {"demo", "robots", "bench", "summary", "vectors", "doctor", "catalogues"}


def quietly(make, *args, **options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return make(*args, **options)


def chain(kinds, inertia, rng, about="com"):
    """Joints about z, or along x, one behind the other; what slides may do so on the z axis too."""
    lines = ["format = 1", 'name = "planar"', "base = { rpy = [0.3, 0.2, 0.1] }"]
    for k, kind in enumerate(kinds):
        x, y = rng.uniform(0.1, 0.5, 2)
        lines += ["[[links]]", f'name = "l{k}"', f"mass = {1 + k}", f"com = [{x}, {y}, 0]"]
        lines += [f'inertia = {{ {inertia} }}\nabout = "{about}"']
        lines += ["[[joints]]", f'name = "j{k}"', f'kind = "{kind}"', f'child = "l{k}"']
        lines += [f'parent = "{f"l{k - 1}" if k else "base"}"']
        lines += [f"placement = {{ xyz = [{y}, {x}, 0], rpy = [0, 0, {x}] }}"]
        lines += ["axis = [1, 0, 0]" if kind == "prismatic" else "axis = [0, 0, 1]"]
        lines += ["pitch = 0.1"] if kind == "helical" else []
    return "\n".join(lines)


def test_torques_do_not_depend_on_what_is_left_out():
    for seed in range(30):
        rng = np.random.default_rng(seed)
        kinds = rng.choice(PLANAR, size=1 + seed % 4)
        bare = quietly(rnea.loads, chain(kinds, "izz = 0.2", np.random.default_rng(seed)))
        full = "izz = 0.2, ixx = 0.15, iyy = 0.25, ixy = 0.07"
        whole = quietly(rnea.loads, chain(kinds, full, np.random.default_rng(seed)))
        q, qd = bare.random_state(seed, 5)
        qdd = rng.normal(size=qd.shape)
        a, b = (robot.inverse_dynamics(q, qd, qdd, eager=True) for robot in (bare, whole))
        np.testing.assert_allclose(a, b, rtol=0, atol=1e-12 * np.abs(b).max())
        assert [f.code for f in rnea.check.lint(bare)].count("inertia-unfelt") == 1
        assert not {f.code for f in rnea.check.lint(whole)} & {"inertia-unfelt", "inertia-triangle"}


def test_the_moment_about_the_origin_may_stand_alone_too():
    """About the centre of mass the entries that were left out come out negative, unfelt as ever."""
    moved = HOMEWORK.replace("{ izz = 0.083 }", '{ izz = 0.6 }\nabout = "origin"')
    arm = quietly(rnea.loads, moved)
    # about the axis of the elbow: the moment as it stands in the file
    assert arm.mass_matrix([0.3, 0.4])[1, 1] == pytest.approx(0.6, rel=1e-14)
    too_small = moved.replace("0.6", "0.2")
    with pytest.raises(rnea.RobotFileError, match="negative principal moment"):
        rnea.loads(too_small)


SPOILT = {
    "more than one axis": (HOMEWORK.replace("a = 1.0", "a = 1.0\nalpha = 0.5"), "link2"),
    "numbers that contradict each other": (
        HOMEWORK.replace("izz = 0.083 }", "izz = 0.083, ixx = 0.01 }", 1),
        "link1",
    ),
    "a moment about another axis": (HOMEWORK.replace("izz", "ixx", 1), "link1"),
    "no mass": (HOMEWORK.replace("mass = 1.0", "mass = 0.0", 1), "link1"),
    "a joint that turns every way": (
        chain(["spherical"], "izz = 0.2", np.random.default_rng(0)).replace("axis = [0, 0, 1]", ""),
        "l0",
    ),
}


@pytest.mark.parametrize(("text", "link"), SPOILT.values(), ids=SPOILT)
def test_what_is_felt_or_contradicts_itself_is_warned_of(text, link):
    with pytest.warns(rnea.ModelWarning) as caught:
        robot = rnea.loads(text)
    (warning,) = caught
    assert f"no rigid body has the inertia of link {link!r}" in str(warning.message)
    found = {f.where for f in rnea.check.lint(robot) if f.severity == "warning"}
    assert link in found


def test_payloads_and_other_formats_are_judged_alike():
    arm = quietly(rnea.loads, URDF)
    quietly(arm.with_payload, 1.0, com=(0.1, 0, 0), inertia={"izz": 0.1}, frame="a")
    with pytest.warns(rnea.ModelWarning, match="'payload'"):
        arm.with_payload(1.0, com=(0.1, 0, 0), inertia={"ixx": 0.1}, frame="a")
    row = {"mass": 1.0, "inertia": {"izz": 0.1}}
    quietly(rnea.Robot.from_dh, [row, {"a": 1.0} | row], "modified")


def _lines():
    state = ["--q", "0.1,0.2"]
    yield "torque", ["arm.toml", *state]
    yield "parameters", ["arm.toml"]
    yield "payload", ["arm.toml", "recorded.db3"]
    yield "log", ["arm.toml", "recorded.db3"]
    bounds = ["--velocity", "2", "--reach", "1", "--noise", "0.1"]
    yield "excite", ["arm.toml", *bounds, "--duration", "2", "--restarts", "0"]
    yield "sample", ["arm.toml", "--rows", "9"]
    yield "identify", ["arm.toml", "recorded.db3"]
    yield "show", ["arm.toml"]
    yield "explain", ["arm.toml", *state]
    yield "exercise", ["arm.toml"]
    yield "derive", ["arm.toml"]
    yield "check", ["arm.toml"]
    yield "convert", ["arm.toml", "out.urdf"]
    yield "export", ["arm.toml", "--count"]
    yield "motion", ["arm.toml", "--q", "0,0", "--to", "1,1", "--duration", "1", "-o", "a.csv"]
    yield "size", ["arm.toml", "m.csv"]
    yield "simulate", ["arm.toml", "--duration", "0.01"]
    yield "diagnose", ["arm.toml", "tau.csv", "--motion", "m.csv"]
    yield "plot", ["torque", "arm.toml", "m.csv", "-o", "out.svg"]
    yield "animate", ["arm.toml", "--fps", "1", "--size", "160x120", "-o", "out.gif"]
    yield "studio", ["arm.toml", "m.csv", "-o", "out.html"]
    yield "transform", ["arm.toml", "--twist=1,2,3,4,5,6", "--from", "link1", "--to", "link2"]


def test_no_command_complains_and_check_says_it_once(tmp_path):
    names = set(NAMES) - UNTOLD
    assert names == {name for name, _ in _lines()}
    (tmp_path / "arm.toml").write_text(HOMEWORK)
    arm = rnea.loads(HOMEWORK)
    motion = sampled(point_to_point([0, 0], [0.5, 1], "quintic", arm.model, duration=1.0), 11)
    (tmp_path / "m.csv").write_bytes(motion_bytes(motion, "m.csv"))
    tau = arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    table = np.column_stack([motion.t, tau])
    header = "t,tau_joint1,tau_joint2"
    np.savetxt(tmp_path / "tau.csv", table, delimiter=",", header=header, comments="")
    (tmp_path / "recorded.db3").write_bytes(short_recording(arm))
    for name, arguments in _lines():
        done = run(name, *arguments, cwd=tmp_path)
        assert done.returncode == 0, (name, done.stderr)
        assert "rigid body" not in done.stderr, (name, done.stderr)
        assert done.stdout.count("inertia-unfelt") == (name == "check"), name
