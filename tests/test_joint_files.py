"""Robot files with joints of every kind: what each format says of them, round trips, bad input."""
# ruff: noqa: E501 - one case a line reads best

import math

import numpy as np
import pytest

import rnea
from rnea.describe import JOINT_KINDS
from rnea.robot.writing import moved, require_same_torques, written
from support.command import run
from support.random_robots import any_joints, floating, random_state, random_tree
from support.scale import torque_scale
from support.tiers import sample_cases

MASS = "mass = 2.0\ncom = [0.1, 0.2, 0.3]\ninertia = { ixx = 1, iyy = 1, izz = 1 }"
SDF = """<sdf version="1.10"><model name="m">{more}<link name="a"/><link name="b"><pose>1 0 0 0 0 0</pose>
<inertial><pose>.1 .2 .3 0 0 0</pose><mass>2</mass></inertial></link>
<joint name="j" type="{kind}"><parent>a</parent><child>b</child>{axes}</joint></model></sdf>"""


def toml(kind, more="", head=""):
    return f"""format = 1
name = "one joint"
{head}
[[links]]
name = "body"
{MASS}
[[joints]]
name = "j"
kind = "{kind}"
parent = "base"
child = "body"
{more}
"""


def same(one, other, seed=0, *, losses=True):
    """The same robot by its coordinates: names, torques, and frames that both have."""
    for names in ("coordinates", "dofs"):
        here, there = (getattr(robot.model, names) for robot in (one, other))
        assert [(x.name, x.unit) for x in here] == [(x.name, x.unit) for x in there]
    q, qd, qdd = random_state(np.random.default_rng(seed), one, 4)
    options = {"friction": losses, "rotor": losses}
    ours, theirs = (r.inverse_dynamics(q, qd, qdd, **options) for r in (one, other))
    scale = torque_scale(one.model, q, qd, qdd, one.gravity) + 10 * np.abs(qd) + np.abs(ours)
    assert np.all(np.abs(ours - theirs) <= 1e-12 * scale)
    assert [change for change in moved(one, other) if "no such" not in change] == []


# ---- every kind through every format that can say it ---------------------------------------------


@sample_cases(2)
@pytest.mark.parametrize("seed", range(20))
def test_toml_says_every_kind(seed):
    rng = np.random.default_rng(seed)
    robot = any_joints(rng, int(rng.integers(1, 9)), losses=True, fixed=int(rng.integers(0, 3)))
    text, losses = written(robot, "toml")
    again = rnea.loads(text)
    assert losses == []
    same(robot, again, seed)
    assert written(again, "toml")[0] == text


URDF_KINDS = ("revolute", "prismatic", "planar", "universal", "cylindrical")


@sample_cases(2)
@pytest.mark.parametrize("seed", range(20))
def test_urdf_says_floating_planar_and_pairs(seed):
    rng = np.random.default_rng(seed)
    robot = random_tree(rng, int(rng.integers(1, 9)), kinds=URDF_KINDS, fixed=1)
    robot = floating(robot, rng) if seed % 2 else robot
    text, losses = written(robot, "urdf")
    same(robot, rnea.loads(text), seed)
    kinds = {body.joint.kind for body in robot.model.bodies}
    assert ("free" in kinds) == ('type="floating"' in text)
    pairs = bool(kinds & {"universal", "cylindrical"})
    assert pairs == any("written as two joints" in sentence for sentence in losses)


MJCF_KINDS = ("revolute", "prismatic", "spherical", "universal", "cylindrical")


@sample_cases(2)
@pytest.mark.parametrize("seed", range(20))
def test_mjcf_says_free_ball_and_pairs(seed):
    rng = np.random.default_rng(seed)
    robot = random_tree(rng, int(rng.integers(1, 9)), kinds=MJCF_KINDS, losses=True, fixed=1)
    if seed % 2:
        # free bodies are told from the origin there
        robot = rnea.loads(written(robot.with_base((0, 0, 0)), "toml")[0], base="free")
    text, _ = written(robot, "mjcf")
    again = rnea.loads(text)
    same(robot, again, seed, losses=False)
    for here, there in zip(robot.model.dofs, again.model.dofs, strict=True):
        assert here.body.losses.viscous == there.body.losses.viscous
    assert all(one.residual is None or one.agrees for one in rnea.check.against(robot))


@pytest.mark.parametrize(
    ("form", "kind", "more", "reason"),
    [
        ("urdf", "spherical", "", "URDF has no spherical joints, and joint 'j' is one"),
        ("urdf", "helical", "pitch = 0.01", "URDF has no helical joints"),
        ("mjcf", "helical", "pitch = 0.01", "MJCF has no helical joints"),
        ("mjcf", "planar", "", r"MJCF has no planar joints.*speeds are along the axes of the world"),
    ],
)  # fmt: skip
def test_what_a_format_has_no_joint_for_is_refused_with_what_works(form, kind, more, reason):
    with pytest.raises(rnea.InputError, match=reason) as caught:
        written(rnea.loads(toml(kind, more)), form)
    assert "TOML has every kind" in str(caught.value)
    assert "--lock j=" in str(caught.value)


def test_mjcf_has_free_joints_at_the_origin_of_the_world_only():
    elsewhere = rnea.loads(toml("free", "placement = { xyz = [1, 0, 0] }"))
    with pytest.raises(
        rnea.InputError, match=r"joint 'j' are told from elsewhere; give base and joint no"
    ):
        written(elsewhere, "mjcf")
    inside = toml("revolute") + toml("free").split("\n\n", 1)[1].replace('"body"', '"tip"').replace(
        '"j"', '"k"'
    ).replace('"base"', '"body"')
    with pytest.raises(rnea.InputError, match=r"in the world only.*'k' hangs on 'body'"):
        written(rnea.loads(inside), "mjcf")


def test_a_file_with_other_speeds_is_not_the_same():
    """Two slides and a hinge have the coordinates of a planar joint, and other speeds."""
    slides = """<mujoco><worldbody><body name="body"><joint name="j_x" type="slide" axis="1 0 0"/>
      <joint name="j_y" type="slide" axis="0 1 0"/><joint name="j_angle" axis="0 0 1"/>
      <inertial pos=".1 .2 .3" mass="2" diaginertia="1 1 1"/></body></worldbody></mujoco>"""
    with pytest.raises(rnea.InputError, match="would have other joints"):
        require_same_torques(rnea.loads(toml("planar")), rnea.loads(slides), "out.xml")


# ---- the base ------------------------------------------------------------------------------------

ARM = """<robot name="arm"><link name="{root}"><inertial><mass value="3"/><inertia ixx="1" iyy="1"
 izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link><link name="{link}"/>
<joint name="{joint}" type="continuous"><parent link="{root}"/><child link="{link}"/></joint></robot>"""


def test_names_of_the_ground_and_its_joint_are_fresh():
    robot = rnea.loads(ARM.format(root="ground", link="tip", joint="base"), base="free")
    assert robot.model.root == "ground_2"
    assert robot.joint_names == ("base_2", "base")
    assert robot.model.frame("base").body == robot.model.frame("ground").body == 1
    own = rnea.loads(ARM.format(root="trunk", link="base", joint="j"), base="free")
    assert own.model.frame("base").body == 2
    twice = rnea.loads(written(own, "toml")[0], base="free")
    assert twice.model.title == own.model.title


@sample_cases(8)
@pytest.mark.parametrize("name", rnea.robots())
def test_every_robot_of_the_catalogue_floats(name):
    free, plain = rnea.load(name, base="free"), rnea.load(name)
    joint = free.model.bodies[0].joint
    assert (joint.nq, joint.nv) == (7, 6)
    assert free.model.frame("base").body == 1
    if plain.model.bodies[0].joint.nv == 6:
        assert free.nv == plain.nv
        held = rnea.load(name, base="fixed")
        assert (held.nv, held.model.root) == (free.nv - 6, free.model.bodies[0].name)
        return
    # standing still it has the torques of the one that stands
    q, qd, qdd = random_state(np.random.default_rng(1), plain)
    still = np.zeros(6)
    tau = free.inverse_dynamics([*joint.neutral, *q], [*still, *qd], [*still, *qdd])
    scale = torque_scale(plain.model, q, qd, qdd, plain.gravity)
    expected = plain.inverse_dynamics(q, qd, qdd)
    assert np.all(np.abs(tau[6:] - expected) <= 1e-12 * (scale + np.abs(expected)))
    assert rnea.load(name, base="fixed").hash == plain.hash


def test_formulas_of_a_floating_table_are_numbers_and_said_to_be():
    robot = rnea.load("planar_2r", base="free")
    assert not robot.description.parameters
    assert "m1, m2" in robot.description.remarks[0]
    with pytest.raises(rnea.InputError, match="unknown parameter"):
        robot.with_parameters(m1=2.0)


def test_a_faulty_table_is_refused_with_its_line_floating_or_not():
    text = 'format = 1\nname = "x"\nconvention = "modified"\n[[links]]\nmass = "m"\n'
    for base in (None, "free", "fixed"):
        with pytest.raises(rnea.RobotFileError, match=r"^arm.toml:5: links\[0\].mass: .*'m'"):
            rnea.loads(text, "arm.toml", base=base)


def test_a_prescribed_motion_of_a_floating_base_is_refused():
    robot = rnea.load("ur5", base="free")
    moving = rnea.BaseMotion(vd=(0, 0, 1))
    with pytest.raises(rnea.InputError, match="floats on joint 'base': give its motion"):
        robot.inverse_dynamics(robot.neutral, np.zeros(12), np.zeros(12), base=moving)
    fixed = rnea.load("ur5")
    assert fixed.inverse_dynamics(np.zeros(6), base=moving).shape == (6,)


def test_the_command_line_floats_and_holds():
    done = run("--base", "free", "convert", "ur5", "-", "--to", "urdf")
    assert done.returncode == 0, done.stderr
    assert '<joint name="base" type="floating">' in done.stdout
    held = run("--base", "fixed", "convert", "-", "-", "--to", "toml", text=done.stdout)
    assert held.returncode == 0
    assert rnea.loads(held.stdout).n == 6
    for arguments, part in (
        (("--base", "floating", "show", "ur5"), "unknown --base 'floating'. Legal: free, fixed"),
        (("--base", "free", "robots"), "--base is for commands that read a robot file"),
    ):
        done = run(*arguments)
        assert done.returncode == 2
        assert part in done.stderr


# ---- SDF -----------------------------------------------------------------------------------------


def test_an_sdf_model_floats_unless_something_holds_it():
    axes = "<axis><xyz>0 1 0</xyz></axis>"
    robot = rnea.loads(SDF.format(kind="revolute", axes=axes, more="<pose>0 0 3 0 0 0</pose>"))
    assert robot.model.title == "1 free, 1 revolute"
    assert (robot.model.root, robot.joint_names) == ("ground", ("base", "j"))
    drawn = robot.forward_kinematics(robot.neutral)
    np.testing.assert_array_equal(drawn["base"].translation, [0, 0, 3])
    static = SDF.format(kind="revolute", axes=axes, more="<static>true</static>")
    assert rnea.loads(static).model.title == "1 revolute"
    anchor = '<joint name="w" type="fixed"><parent>world</parent><child>a</child></joint>'
    assert rnea.loads(SDF.format(kind="revolute", axes=axes, more=anchor)).n == 1


@pytest.mark.parametrize(
    ("kind", "axes", "ours", "more"),
    [
        ("ball", "", "spherical", ""),
        ("universal", "<axis><xyz>0 0 1</xyz></axis><axis2><xyz>1 1 0</xyz></axis2>", "universal",
         "axis2 = [1, 1, 0]"),
        ("revolute2", "<axis><xyz>0 0 1</xyz></axis><axis2><xyz>1 1 0</xyz></axis2>", "universal",
         "axis2 = [1, 1, 0]"),
        ("screw", "<axis/><screw_thread_pitch>.02</screw_thread_pitch>", "helical", "pitch = 0.02"),
        ("screw", f"<axis/><thread_pitch>{-100 * math.pi!r}</thread_pitch>", "helical", "pitch = 0.02"),
    ],
)  # fmt: skip
def test_joints_of_sdf_are_those_of_toml(kind, axes, ours, more):
    sdf = rnea.loads(SDF.format(kind=kind, axes=axes, more=""), base="fixed")
    assert sdf.model.title == f"1 {ours}"
    same(sdf, rnea.loads(toml(ours, more + "\nplacement = { xyz = [1, 0, 0] }")))
    # away from the child's origin it turns about its own point
    apart = SDF.format(kind=kind, axes=axes + "<pose>0 .5 .1 0 0 0</pose>", more="")
    pose = rnea.loads(apart, base="fixed")
    at = pose.forward_kinematics(pose.neutral)
    np.testing.assert_allclose(at["b"].translation, [1, 0, 0], atol=1e-15)
    np.testing.assert_allclose(at["j_frame"].translation, [1, 0.5, 0.1], atol=1e-15)


def test_a_universal_joint_with_bounds_of_its_own_for_each_axis_is_two():
    axis = "<{0}><xyz>{1}</xyz><limit><lower>-1</lower><upper>{2}</upper></limit></{0}>"
    axes = axis.format("axis", "0 0 1", 1) + axis.format("axis2", "1 1 0", 2)
    robot = rnea.loads(SDF.format(kind="universal", axes=axes, more=""), base="fixed")
    assert robot.joint_names == ("j_angle1", "j_angle2")
    assert [body.limits.upper for body in robot.model.bodies] == [1, 2]
    assert any("two revolute joints" in remark for remark in robot.description.remarks)
    universal = toml("universal", "axis2 = [1, 1, 0]\nplacement = { xyz = [1, 0, 0] }")
    q, qd, qdd = random_state(np.random.default_rng(3), robot)
    np.testing.assert_allclose(
        robot.inverse_dynamics(q, qd, qdd),
        rnea.loads(universal).inverse_dynamics(q, qd, qdd),
        rtol=1e-12,
    )


# ---- what TOML says of joints --------------------------------------------------------------------


def test_a_continuous_joint_is_revolute_without_bounds():
    robot = rnea.loads(toml("continuous", "limits = { velocity = 2, effort = 3 }"))
    (body,) = robot.model.bodies
    assert (body.joint.kind, body.limits.velocity, body.limits.effort) == ("revolute", 2, 3)
    with pytest.raises(rnea.RobotFileError, match=r"r.toml:14: joints\[0\].limits: .*continuous"):
        rnea.loads(toml("continuous", "limits = { position = [-1, 1] }"), "r.toml")


@pytest.mark.parametrize(
    ("kind", "more", "velocity"),
    [
        ("revolute", "", math.pi / 2),
        ("universal", "", math.pi / 2),
        ("spherical", "", math.pi / 2),
        ("helical", "pitch = 0.01", math.pi / 2),
        ("cylindrical", "", 90.0),
        ("planar", "", 90.0),
        ("free", "", 90.0),
        ("prismatic", "", 90.0),
    ],
)
def test_degrees_are_for_joints_that_only_turn(kind, more, velocity):
    more += "\nlimits = { velocity = 90 }\nfriction = { viscous = 1.5 }"
    robot = rnea.loads(toml(kind, more, 'angles = "degrees"'))
    (body,) = robot.model.bodies
    assert body.limits.velocity == pytest.approx(velocity, rel=1e-15)
    assert body.losses.viscous == 1.5


SEVERAL = [
    kind for kind in JOINT_KINDS if kind not in ("revolute", "prismatic", "helical", "fixed")
]
BOUNDS = "limits = { position = [-1, 1] }"
RIPPLE = "friction = { coulomb = 1, ripple = [[0.1, 2, 0]] }"
BAD = [
    *((f"bounds of {kind}", toml(kind, BOUNDS), 14, "one pair of bounds cannot say of which") for kind in SEVERAL),
    *((f"ripple of {kind}", toml(kind, RIPPLE), 14, "friction by position is for joints with one") for kind in SEVERAL),
    ("parallel axes", toml("universal", "axis = [1, 0, 0]\naxis2 = [-2, 0, 0]"), 9, "axes of a universal joint are parallel"),
    ("no second axis", toml("universal", "axis2 = [0, 0, 0]"), 14, "'j': the axis has length zero"),
    ("an axis too many", toml("spherical", "axis = [0, 0, 1]"), 14, "a spherical joint has no axis"),
    ("a second axis too many", toml("revolute", "axis2 = [0, 0, 1]"), 14, "a revolute joint has no axis2"),
    ("no pitch", toml("helical"), 9, "a helical joint needs its pitch"),
    ("an unknown kind", toml("ball"), 11, "unknown kind 'ball'. Legal: revolute"),
    ("a quaternion of no length", toml("free", "placement = { quaternion = { w = 0 } }"), 14, "zero length"),
    ("a long quaternion", toml("free", "placement = { quaternion = { w = 1, x = 1 } }"), 14, "length 1.41421, not 1; are its numbers cut off"),
    ("a quaternion in another order", toml("fixed", "placement = { quaternion = { w = 0.7, z = 0.7 } }"), 14, "length 0.989949, not 1"),
    ("a formula of a long quaternion", toml("free", 'placement = { quaternion = { w = "1/2" } }'), 14, "length 0.5, not 1"),
    ("a huge quaternion", toml("free", "placement = { quaternion = { w = 1e99, x = 1e99 } }"), 14, "length"),
    ("mimic of several", toml("spherical", 'mimic = { joint = "j" }'), 14, "in a loop"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "part"), [pytest.param(*b[1:], id=b[0]) for b in BAD])
@pytest.mark.parametrize("base", [None, "free"])
def test_bad_joints_are_refused_with_file_and_line(text, line, part, base):
    with pytest.raises(rnea.RobotFileError) as caught:
        rnea.loads(text, "r.toml", base=base)
    assert part in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"r.toml:{line}: ")


def test_a_quaternion_a_little_off_is_brought_to_length_1_with_a_note():
    robot = rnea.loads(toml("free", "placement = { quaternion = { w = 0.7071, x = 0.7071 } }"))
    assert robot.description.remarks == ("joints[0].placement.quaternion is brought to length 1",)
    R = np.array(robot.model.bodies[0].joint.placement.rotation)
    np.testing.assert_allclose(R.T @ R, np.eye(3), atol=1e-15)
    axes = "<axis/><pose rotation_format='quat_xyzw'>0 0 0 0 0 {} .7071</pose>"
    noted = rnea.loads(SDF.format(kind="revolute", axes=axes.format(".7071"), more=""))
    assert any("quaternion in line 3 is brought" in remark for remark in noted.description.remarks)
    with pytest.raises(rnea.RobotFileError, match=r"^r.sdf:3: .*<pose>: the quaternion has length"):
        rnea.loads(SDF.format(kind="revolute", axes=axes.format("1"), more=""), "r.sdf")
    exact = rnea.loads(toml("free", "placement = { quaternion = { w = 0.6, x = 0.8 } }"))
    assert exact.description.remarks == ()


@pytest.mark.parametrize("source", ["ur5", "no such file.urdf"])
@pytest.mark.parametrize("value", ["floating", "Free", True, 0, ("free",)])
def test_an_unknown_base_is_refused(source, value):
    with pytest.raises(rnea.InputError, match=r"^base must be 'free' or 'fixed', got "):
        rnea.load(source, base=value)


@pytest.mark.parametrize("form", ["toml", "urdf", "mjcf"])
def test_base_names_what_floats_in_every_format_for_payloads_tools_and_chains(form):
    robot = rnea.load("quadruped").with_payload(2.0, frame="base").with_tool((0, 0, 1), link="base")
    again = rnea.loads(written(robot, form)[0])
    same(robot, again, losses=form == "toml")
    for one in (robot, again):
        assert one.model.frame("base").body == one.model.frame("tool").body == 1
        assert one.model.bodies[0].inertia.mass == pytest.approx(8.8)
        leg = one.chain("base", "fl_shank")
        assert (leg.model.root, leg.n) == ("trunk", 3)
