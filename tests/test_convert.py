"""Robots written as TOML, URDF and MJCF: what is read back is the same robot."""

import itertools
from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest
from typer.testing import CliRunner

import rnea
from rnea import InputError, Robot
from rnea.cli.app import app
from rnea.core.spatial.rotations import from_quaternion, from_rpy, to_rpy
from rnea.describe import (
    Description,
    ExtraFrame,
    Geometry,
    Limits,
    Mimic,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.files.robots.toml import reader as toml_reader
from rnea.files.robots.urdf import reader as urdf_reader
from rnea.robot.writing import written
from support.command import run
from support.random_robots import random_body, random_dh, random_state, random_tree
from support.scale import torque_scale
from support.tiers import sample_cases

pytestmark = pytest.mark.filterwarnings("ignore::rnea.errors.ModelWarning")

SERIAL = [
    name
    for name, model in ((name, rnea.load(name).model) for name in rnea.robots())
    if model.is_serial and model.nq == len(model.bodies)
]


def through(robot, *forms):
    """The robot written and read in one format after the other."""
    for form in forms:
        robot = rnea.loads(written(robot, form)[0], allow_infeasible_inertia="as written")
    return robot


def same_robot(one, two, rng, frames=()):
    """Equal joints and rigid-body torques, and frames that stand where they stood."""
    assert one.joint_names == two.joint_names
    state = random_state(rng, one)
    scale = np.maximum(*(torque_scale(r.model, *state, one.gravity) for r in (one, two)))
    options = {"gravity": one.gravity, "friction": False, "rotor": False}
    apart = one.inverse_dynamics(*state, **options) - two.inverse_dynamics(*state, **options)
    assert np.all(np.abs(apart) <= 1e-12 * scale)
    here, there = one.forward_kinematics(state[0]), two.forward_kinematics(state[0])
    for name in frames:
        wanted = here[name].matrix()
        near = 1e-12 * (1 + np.abs(wanted).max())
        np.testing.assert_allclose(there[name].matrix(), wanted, atol=near, err_msg=name)


def random_robot(seed):
    """A tree with welded links, mimics, limits, symmetric friction, a payload and a tool."""
    rng = np.random.default_rng(seed)
    robot = random_tree(rng, int(rng.integers(1, 8)), fixed=seed % 3, losses=True)
    joints = list(robot.description.structure.joints)
    moving = [i for i, joint in enumerate(joints) if joint.kind != "fixed"]
    for place, i in enumerate(moving):
        low, high, speed, effort = rng.uniform(0, 3, size=4).tolist()
        limits = Limits((-low, high), speed, effort) if rng.random() < 0.5 else Limits()
        friction = replace(joints[i].friction, coulomb=(low, low))
        mimic = None
        if place and rng.random() < 0.3:
            leader = joints[moving[int(rng.integers(0, place))]].name
            mimic = Mimic(leader, *rng.normal(size=2).tolist())
        joints[i] = replace(joints[i], limits=limits, friction=friction, mimic=mimic)
    tree = replace(robot.description.structure, joints=tuple(joints))
    camera = ExtraFrame("camera", "link1", Placement((0.1, 0.2, 0.3), ("rpy", (0.3, 0.2, 0.1))))
    made = Robot(replace(robot.description, structure=tree, frames=(camera,)))
    return made.with_payload(2.0, (0.1, 0.0, 0.2), frame="camera"), rng


# ---- rotations -----------------------------------------------------------------------------------


def test_right_angles_come_back_exactly():
    """All 24 rotations that permute the axes, gimbal lock among them."""
    found = 0
    for order in itertools.permutations(range(3)):
        for signs in itertools.product((1.0, -1.0), repeat=3):
            R = np.zeros((3, 3))
            R[range(3), order] = signs
            if np.linalg.det(R) > 0:
                found += 1
                assert np.array_equal(from_rpy(*to_rpy(R)), R)
    assert found == 24


def test_any_rotation_comes_back_to_rounding():
    rng = np.random.default_rng(1)
    for k in range(3000):
        R = from_quaternion(*rng.normal(size=4))
        if k % 2:
            # at and around a pitch of a right angle, where roll and yaw are one
            off = rng.choice([0, 1e-16, 1e-12, 1e-8, 1e-5]) * rng.normal()
            R = from_rpy(rng.normal() * 3, np.pi / 2 * rng.choice([-1, 1]) + off, rng.normal())
        assert np.abs(from_rpy(*to_rpy(R)) - R).max() <= 1e-15


# ---- URDF ----------------------------------------------------------------------------------------


@sample_cases(10)
@pytest.mark.parametrize("seed", range(40))
def test_urdf_gives_the_robot_back(seed):
    robot, rng = random_robot(seed)
    text, losses = written(robot, "urdf")
    again = rnea.loads(text)
    joints, read = (
        {j.name: j for j in r.description.structure.joints if j.kind != "fixed"}
        for r in (robot, again)
    )
    assert joints.keys() == read.keys()
    for name, joint in joints.items():
        assert read[name].mimic == joint.mimic
        assert read[name].friction == joint.friction
        if None not in (joint.limits.position, joint.limits.effort):
            assert read[name].limits == joint.limits
    assert any("rotors" in loss for loss in losses)
    full = [rnea.loads(written(r, "toml")[0], mimic=False) for r in (robot, again)]
    same_robot(*full, rng, [*robot.frame_names])
    # and with mimics: both reduce by the same numbers
    q, qd, qdd = random_state(rng, robot)
    ours, theirs = (r.inverse_dynamics(q, qd, qdd, rotor=False) for r in (robot, again))
    np.testing.assert_allclose(theirs, ours, atol=1e-10 * np.abs(ours).max())


def pinocchio_torques(model, robot, q, qd, qdd):
    """Their torques of our state, joints matched by name."""
    position, rates = pin.neutral(model), np.zeros((2, model.nv))
    for name, *values in zip(robot.joint_names, q, qd, qdd, strict=True):
        joint = model.joints[model.getJointId(name)]
        angle = values[0]
        # a continuous joint is the cosine and sine of its angle there
        here = (np.cos(angle), np.sin(angle)) if joint.nq == 2 else angle
        position[joint.idx_q : joint.idx_q + joint.nq] = here
        rates[:, joint.idx_v] = values[1:]
    tau = pin.rnea(model, model.createData(), position, *rates)
    return [tau[model.joints[model.getJointId(name)].idx_v] for name in robot.joint_names]


@pytest.mark.parametrize("seed", range(40))
def test_pinocchio_reads_our_urdf(seed):
    """An independent reader of what we wrote; it passes over mimics unless asked."""
    robot, rng = random_robot(seed)
    model = pin.buildModelFromXML(written(robot, "urdf")[0])
    full = rnea.loads(written(robot, "toml")[0], mimic=False)
    assert set(model.names[1:]) == set(full.joint_names) == set(robot.model.moving_joint_names)
    state = random_state(rng, full)
    ours = full.inverse_dynamics(*state, friction=False, rotor=False)
    scale = torque_scale(full.model, *state, full.gravity)
    assert np.all(np.abs(pinocchio_torques(model, full, *state) - ours) <= 1e-12 * scale)


@pytest.mark.parametrize("seed", range(20))
def test_pinocchio_reduces_our_mimics_likewise(seed):
    """Its mimicking joints follow an independent one before them, both with limits."""
    rng = np.random.default_rng(seed)
    chain = random_tree(rng, 6, shape="chain")
    joints = [replace(j, limits=Limits((-9.0, 9.0), 1.0, 1.0)) for j in
              chain.description.structure.joints]  # fmt: skip
    for follower, leader in ((3, 1), (4, 0), (5, 1)):
        ratio, offset = rng.normal(size=2).tolist()
        joints[follower] = replace(
            joints[follower], mimic=Mimic(joints[leader].name, ratio, offset)
        )
    tree = replace(chain.description.structure, joints=tuple(joints))
    robot = Robot(replace(chain.description, structure=tree))
    assert robot.n == 3
    model = pin.buildModelFromXML(written(robot, "urdf")[0], mimic=True)
    state = random_state(rng, robot)
    ours = robot.inverse_dynamics(*state)
    theirs = pinocchio_torques(model, robot, *state)
    np.testing.assert_allclose(theirs, ours, atol=1e-11 * np.abs(ours).max())


def test_what_urdf_cannot_say_is_told():
    lossy = random_dh(np.random.default_rng(3), 2, "standard", losses=True)
    lossy = lossy.with_gravity((0, 0, -1.62))
    _, losses = written(lossy, "urdf")
    told = "\n".join(losses)
    for piece in ("gravity [0.0, 0.0, -1.62]", "the inertia of the rotors of joint1, joint2"):
        assert piece in told
    assert "Coulomb friction that differs by direction, written as the mean" in told
    row = {"mass": 1, "gear": rnea.Gear(ratio=50, peak_torque=90)}
    driven = rnea.Robot.from_dh([row, {"mass": 1}], convention="standard")
    for form in ("urdf", "mjcf"):
        said = [x for x in written(driven, form)[1] if "gears of" in x]
        assert said == ["constants, efficiencies and limits of the motors and gears of joint1"]
    assert written(driven, "toml")[1] == []
    _, losses = written(rnea.load("planar_2r"), "urdf")
    assert "the names of the parameters m1, m2, l1" in "\n".join(losses)
    assert written(random_tree(np.random.default_rng(0), 1, kinds=["revolute"]), "urdf")[1] == []


def test_names_are_escaped_and_shapes_kept():
    shapes = (
        Geometry("box", (0.1, 0.2, 0.3), Placement((1.0, 2.0, 3.0), ("rpy", (0.1, 0.2, 0.3)))),
        Geometry("cylinder", (0.1, 0.4), role="visual"),
        Geometry("mesh", (1.0, 1.0, 1e-3), mesh="a & b.stl", role="visual"),
    )
    body = random_body(np.random.default_rng(0))
    links = (TreeLink("<base> & co", body, geometry=shapes), TreeLink("größe", body))
    joint = TreeJoint("a > b", "revolute", "<base> & co", "größe")
    robot = Robot(Description("R&D -- <arm>", Tree(links, (joint,)), source="a---b -- c"))
    text, _ = written(robot, "urdf")
    again = rnea.loads(text)
    assert again.name == "R&D -- <arm>"
    assert again.description.structure.links[0].geometry == shapes
    assert again.joint_names == ("a > b",)
    assert again.frame_names == robot.frame_names


def test_a_base_elsewhere_hangs_on_the_world():
    arm = rnea.load("panda").with_base((1, 2, 3), rpy=(0.1, 0.2, 0.3))
    text, _ = written(arm, "urdf")
    assert '<link name="world" />' in text
    same_robot(arm, rnea.loads(text), np.random.default_rng(0), arm.frame_names)
    assert "world" not in written(rnea.load("panda"), "urdf")[0]


# ---- TOML ----------------------------------------------------------------------------------------


def comparable(description):
    """Without what names the file it came from, and what our format has no words for."""
    structure = description.structure
    if isinstance(structure, Tree):
        links = tuple(replace(k, inertial=True, geometry=()) for k in structure.links)
        structure = replace(structure, links=links)
    return replace(description, structure=structure, file="")


@pytest.mark.parametrize("name", rnea.robots())
def test_toml_of_the_catalogue_is_the_identity(name):
    description = rnea.load(name).description
    text, losses = written(rnea.load(name), "toml")
    assert comparable(toml_reader.read(text)) == comparable(description)
    assert losses == []


@pytest.mark.parametrize("seed", range(30))
def test_toml_of_any_tree_is_the_identity(seed):
    robot, _ = random_robot(seed)
    text, _ = written(robot, "toml")
    assert comparable(toml_reader.read(text)) == comparable(robot.description)
    dh = random_dh(np.random.default_rng(seed), 4, "modified", losses=True)
    turned = {"w": 1, "x": 0.5, "y": 0, "z": 0}
    dh = dh.with_payload(1.0, frame="link2").with_base((1, 2, 3), quaternion=turned)
    assert comparable(toml_reader.read(written(dh, "toml")[0])) == comparable(dh.description)


def test_toml_keeps_solids_text_and_placements():
    text = r"""
format = 1
name = "all of it"
source = "a \"quoted\" \\ path\nwith lines \u0007 and µ"
unrealizable = "because"
angles = "degrees"
[parameters]
l = 0.5
half = "l/2"
[[links]]
name = "arm"
solid = [
  { tube = { outer = 0.05, inner = 0.045, length = "l" }, density = 2700, rpy = [0, 90, 0] },
  { extrusion = { polygon = [[0, 0], [1, 0], [0, "half"]], height = 0.1 }, mass = 2 },
  { box = [0.01, 0.02, 0.03], density = 2700, hole = true },
]
[[links]]
name = "hand"
mass = "l*2"
inertia = { ixx = 1, iyy = 2, izz = 2.5, ixy = 0.1 }
about = "origin"
[[joints]]
name = "elbow"
kind = "revolute"
parent = "base"
child = "arm"
placement = { xyz = [0, 0, "l"], axis_angle = { axis = [1, 1, 0], angle = 30 } }
limits = { position = [-90, 90], velocity = 180, effort = 5 }
friction = { viscous = 1, coulomb = [1, 2], side = "motor" }
rotor = { inertia = 1e-5, gear = -100 }
[[joints]]
name = "wrist"
kind = "revolute"
parent = "arm"
child = "hand"
axis = [0, 1, 1e-99]
placement = { matrix = [[0, -1, 0], [1, 0, 0], [0, 0, 1]] }
mimic = { joint = "elbow", ratio = "-1/3", offset = 45 }
[[frames]]
name = "tool"
link = "arm"
[[attachments]]
name = "camera"
frame = "tool"
mass = 0.3
placement = { quaternion = { w = 0.6, x = 0, y = 0.8, z = 0 } }
"""
    robot = rnea.loads(text)
    again = rnea.loads(written(robot, "toml")[0])
    assert comparable(again.description) == comparable(robot.description)
    assert again.hash == robot.hash
    assert again.link("camera").inertia.mass == 0.3


def test_symbols_cannot_be_written():
    import sympy

    arm = rnea.load("one_link").with_parameters(m=sympy.Symbol("m"))
    with pytest.raises(InputError, match="holds numbers"):
        written(arm, "toml")
    with pytest.raises(InputError, match="unknown format 'yaml'"):
        written(rnea.load("one_link"), "yaml")


# ---- round trips ---------------------------------------------------------------------------------


@sample_cases(8)
@pytest.mark.parametrize("convention", ["standard", "modified"])
@pytest.mark.parametrize("name", SERIAL)
def test_catalogue_through_every_format(name, convention):
    """DH -> URDF -> MJCF -> DH -> TOML."""
    robot = rnea.load(name)
    table = through(robot.to_dh(convention), "urdf", "mjcf").to_dh(convention)
    again = through(table, "toml")
    assert again.description.structure.convention == convention
    same_robot(robot, again, np.random.default_rng(5), ["tool"])


@sample_cases(2)
@pytest.mark.parametrize("block", range(4))
def test_random_chains_through_every_format(block):
    for seed in range(block * 25, block * 25 + 25):
        rng = np.random.default_rng(seed)
        convention = ("standard", "modified")[seed % 2]
        robot = random_dh(rng, int(rng.integers(1, 8)), convention, right_angles=seed % 3 == 0)
        again = through(robot, "urdf", "mjcf").to_dh(convention)
        same_robot(robot, again, rng, ["tool"])


@sample_cases(8)
@pytest.mark.parametrize("seed", range(20))
def test_any_tree_through_every_format(seed):
    """Mimics, welded links, frames and a payload: URDF -> MJCF -> TOML."""
    robot, rng = random_robot(seed)
    again = through(robot, "urdf", "mjcf", "toml")
    for ours, theirs in zip(robot.model.bodies, again.model.bodies, strict=True):
        assert (ours.follows is None) == (theirs.follows is None)
        if ours.follows is not None:
            assert theirs.follows.joint == ours.follows.joint
            np.testing.assert_allclose(theirs.follows.ratio, ours.follows.ratio, rtol=1e-14)
            np.testing.assert_allclose(theirs.follows.offset, ours.follows.offset, atol=1e-14)
    full = [rnea.loads(written(r, "toml")[0], mimic=False) for r in (robot, again)]
    same_robot(*full, rng, robot.frame_names)


def test_payloads_on_links_move_with_conversions():
    """A payload on the far frame of a standard DH link stays where it is when the frame moves."""
    for seed in range(20):
        rng = np.random.default_rng(seed)
        arm = random_dh(rng, 4, ("standard", "modified")[seed % 2])
        for frame in ("base", "link2", "link4", "tool"):
            loaded = arm.with_payload(3.0, (0.1, 0.2, 0.3), frame=frame)
            for other in (loaded.to_tree(), loaded.to_dh("modified"), loaded.to_dh("standard")):
                same_robot(loaded, other, rng, ["payload"])


# ---- parts of robots -----------------------------------------------------------------------------


def test_locked_joints_are_joints_that_stand_still():
    for seed in range(40):
        rng = np.random.default_rng(seed)
        n = int(rng.integers(2, 8))
        dh = seed % 3 == 0
        arm = random_dh(rng, n, "modified") if dh else random_tree(rng, n, fixed=1, losses=True)
        names = rng.permutation(arm.joint_names)[: int(rng.integers(1, n))].tolist()
        q, qd, qdd = random_state(rng, arm)
        free = [i for i, name in enumerate(arm.joint_names) if name not in names]
        still = np.isin(np.arange(n), free)
        part = arm.with_locked({name: q[arm.joint_names.index(name)] for name in names})
        assert part.joint_names == tuple(arm.joint_names[i] for i in free)
        tau = part.inverse_dynamics(q[free], qd[free], qdd[free])
        wanted = arm.inverse_dynamics(q, qd * still, qdd * still)[free]
        scale = torque_scale(arm.model, q, qd, qdd, arm.gravity)[free] + np.abs(wanted)
        assert np.all(np.abs(tau - wanted) <= 1e-13 * scale)
        here, there = arm.forward_kinematics(q), part.forward_kinematics(q[free])
        assert here.keys() == there.keys()
        for name, pose in here.items():
            np.testing.assert_allclose(there[name].matrix(), pose.matrix(), atol=1e-12)


def test_followers_lock_with_their_leader():
    robot = next(r for r, _ in map(random_robot, range(40)) if r.model.has_mimics and r.n > 1)
    follower = next(body for body in robot.model.bodies if body.follows)
    leader = follower.follows.joint
    part = robot.with_locked({leader: 0.7})
    assert follower.joint.name not in part.model.moving_joint_names
    q = np.full(robot.n, 0.7)
    here, there = robot.forward_kinematics(q), part.forward_kinematics(np.full(part.n, 0.7))
    for name in here:
        np.testing.assert_allclose(there[name].matrix(), here[name].matrix(), atol=1e-13)
    with pytest.raises(InputError, match=f"lock '{leader}' instead"):
        robot.with_locked({follower.joint.name: 0.1})


def test_what_cannot_be_locked():
    arm = rnea.load("puma560")
    with pytest.raises(InputError, match="unknown joint 'joint9'"):
        arm.with_locked({"joint9": 0})
    for value in ("pi", None, float("nan"), True):
        with pytest.raises(InputError, match="'joint2' is locked at a finite number"):
            arm.with_locked({"joint2": value})
    assert arm.with_locked({}) is arm
    assert arm.with_locked({"joint2": 0.1, "joint3": 0.2}).n == 4


def test_a_chain_is_the_arm_alone():
    """One arm of two: joints that carry this arm only feel no difference."""
    both = rnea.load("two_arms")
    left = both.chain("base", "left_hand")
    assert left.model.is_serial
    assert "left_tool" in left.frame_names
    assert "right_tool" not in left.frame_names
    own = random_state(np.random.default_rng(0), left)
    at = [both.joint_names.index(name) for name in left.joint_names]
    state = [np.zeros(both.n) for _ in range(3)]
    for whole, part in zip(state, own, strict=True):
        whole[at] = part
    alone = [i for i, name in enumerate(left.joint_names) if name.startswith("left")]
    assert len(alone) >= 2
    wanted = both.inverse_dynamics(*state)[at][alone]
    np.testing.assert_allclose(left.inverse_dynamics(*own)[alone], wanted, rtol=1e-12)


def test_a_chain_that_starts_within_stands_as_at_zero():
    for seed in range(20):
        rng = np.random.default_rng(seed)
        arm = random_tree(rng, 6, fixed=2, shape="chain")
        links = [f"link{i}" for i in range(1, 9)]
        first, last = sorted(rng.choice(8, size=2, replace=False).tolist())
        part = arm.chain(links[first], links[last])
        moving = [b.joint.name for b in arm.model.bodies]
        wanted = [f"joint{i}" for i in range(first + 2, last + 2) if f"joint{i}" in moving]
        assert list(part.joint_names) == wanted
        q = rng.normal(size=part.n)
        whole = np.zeros(arm.n)
        whole[[arm.joint_names.index(name) for name in wanted]] = q
        here, there = arm.forward_kinematics(whole), part.forward_kinematics(q)
        for name in links[first : last + 1]:
            np.testing.assert_allclose(there[name].matrix(), here[name].matrix(), atol=1e-12)
        # outside of the path only what is welded to it
        beyond = [n for n in links if n in there and n not in links[first : last + 1]]
        assert all(arm.model.frame(n).mount == "weld" for n in beyond)


def test_what_is_no_chain():
    arm = rnea.load("panda")
    with pytest.raises(InputError, match="no way outward from 'link4' to 'link2'"):
        arm.chain("link4", "link2")
    with pytest.raises(InputError, match="unknown link 'hand'"):
        arm.chain("base", "hand")
    star = random_tree(np.random.default_rng(0), 2, shape="star").description
    one, two = star.structure.joints
    following = replace(star.structure, joints=(one, replace(two, mimic=Mimic(one.name))))
    with pytest.raises(InputError, match=r"'joint2' follows 'joint1'.*; lock 'joint1' first"):
        Robot(replace(star, structure=following)).chain("base", "link2")


# ---- the command ---------------------------------------------------------------------------------


def convert(*arguments):
    return CliRunner().invoke(app, ["convert", *map(str, arguments)])


def test_every_format_by_the_name_of_the_file(tmp_path):
    arm = rnea.load("stanford")
    given = "stanford"
    for name in ("a.urdf", "b.xml", "c.toml", "d.mjcf"):
        target = tmp_path / name
        found = convert(given, target)
        assert found.exit_code == 0, found.output
        same_robot(
            arm, rnea.load(target, allow_infeasible_inertia="as written"), np.random.default_rng(0)
        )
        given = str(target)
    found = convert(given, tmp_path / "e.toml", "--convention", "standard")
    assert found.exit_code == 0
    table = rnea.load(tmp_path / "e.toml").description.structure
    assert table.convention == "standard"


def test_the_report_says_what_moved_and_what_was_lost(tmp_path):
    found = convert("puma560", tmp_path / "puma.urdf")
    assert "moved:\n" in found.stderr
    assert "link2: frame moved by [-0.4318 0 0] m, centre of mass [-0.3638 0.006 0.2275] -> " in (
        found.stderr
    )
    assert "not said in this format:\n  the inertia of the rotors of joint1" in found.stderr
    assert found.stdout == ""
    target = tmp_path / "puma.toml"
    quiet = convert("puma560", target)
    assert (quiet.exit_code, quiet.stdout) == (0, "")
    assert quiet.stderr == f"robot written to {target}\n"


def test_stdout_carries_the_text_alone():
    found = convert("one_link", "-", "--to", "urdf")
    assert found.stdout.startswith('<?xml version="1.0"')
    assert urdf_reader.read(found.stdout).name == rnea.load("one_link").name


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-",), "say the format with --to"),
        (("arm.step",), "unknown ending .step. Legal: .toml, .urdf, .xml, .mjcf"),
        (("arm.urdf", "--to", "yaml"), "unknown --to 'yaml'"),
        (("arm.toml", "--convention", "craig"), "unknown --convention 'craig'"),
        (("arm.urdf", "--convention", "standard"), "URDF has no DH tables"),
        (("arm.urdf", "--chain", "base"), "write --chain FROM,TO"),
        (("arm.urdf", "--chain", "base,"), "write --chain FROM,TO"),
        (("arm.urdf", "--lock", "joint1"), "write --lock JOINT=VALUE"),
        (("arm.urdf", "--lock", "joint1=1,2"), "one number for one joint"),
        (("arm.urdf", "--lock", "joint1=1", "--lock", "joint1=2"), "locked already"),
    ],
)
def test_wrong_usage(arguments, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = convert("one_link", *arguments)
    assert type(found.exception).__name__ == "UsageError"
    assert message in str(found.exception)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "text", "code", "message"),
    [
        (("-", "-", "--to", "toml"), "planar_2r", 0, ""),
        (("-", "-", "--to", "urdf"), "format = 2", 1, "error: stdin:1: format: a robot file"),
        (("nowhere.urdf", "a.toml"), "", 1, "error: nowhere.urdf: no such file"),
        (("one_link", "nowhere/a.toml"), "", 1, "error: cannot write nowhere/a.toml"),
        (("one_link", "a.step"), "", 2, "error: OUT a.step: unknown ending .step"),
        (("one_link",), "", 2, "missing argument 'OUT'"),
    ],
)
def test_exit_codes_and_messages(arguments, text, code, message, tmp_path):
    given = written(rnea.load(text), "toml")[0] if text in rnea.robots() else text
    done = run("convert", *arguments, text=given, cwd=tmp_path)
    assert done.returncode == code
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == (given if code == 0 else "")
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_not_written_over_itself(tmp_path):
    path = tmp_path / "arm.toml"
    path.write_text(written(rnea.load("planar_2r"), "toml")[0], encoding="utf-8")
    before = path.read_bytes()
    found = convert(path, tmp_path / "." / "arm.toml")
    assert "is the file to be converted" in str(found.exception)
    assert path.read_bytes() == before


def test_what_branches_becomes_no_table(tmp_path):
    found = convert("two_arms", tmp_path / "arms.toml", "--convention", "modified")
    assert "branches" in str(found.exception)
    # the cure, and what it may be told
    assert "--chain FROM,TO; its tips: left_wrist_link, right_wrist_link" in str(found.exception)
    assert list(tmp_path.iterdir()) == []


def test_a_chain_of_a_robot_that_branches_becomes_a_table(tmp_path):
    target = tmp_path / "left.toml"
    locked = ("--lock", "torso_turn=pi/6")
    found = convert(
        "two_arms", target, *locked, "--chain", "base,left_hand", "--convention", "standard"
    )
    assert found.exit_code == 0, found.output
    assert f"robot written to {target}" in found.stderr
    arm = rnea.load(target)
    assert arm.description.structure.convention == "standard"
    assert arm.joint_names == ("left_shoulder", "left_elbow", "left_wrist")
    # the left arm's torques are those that it has in the whole robot, whose torso stands still
    whole = rnea.load("two_arms")
    rng = np.random.default_rng(5)
    own = [rng.uniform(-1, 1, 3) for _ in range(3)]
    full = [np.concatenate([[torso], part, np.zeros(3)]) for torso, part in zip(
        (np.pi / 6, 0, 0), own, strict=True)]  # fmt: skip
    wanted = whole.inverse_dynamics(*full)[1:4]
    np.testing.assert_allclose(arm.inverse_dynamics(*own), wanted, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--lock", "torso=1"), "unknown joint 'torso'"),
        (("--lock", "torso_turn=one"), "--lock torso_turn: "),
        (("--chain", "base,left"), "unknown link 'left'"),
    ],
)
def test_parts_that_are_not_there(arguments, message, tmp_path):
    found = convert("two_arms", tmp_path / "part.urdf", *arguments)
    assert message in str(found.exception)
    assert list(tmp_path.iterdir()) == []


@sample_cases(8)
@pytest.mark.parametrize(
    "name", ["four_bar", "slider_crank", "planar_5r", "palletizer", "delta", "gough_stewart"]
)
@pytest.mark.parametrize("ending", ["toml", "urdf", "xml"])
def test_robots_with_loops_are_converted_and_what_is_lost_is_told(tmp_path, name, ending):
    """URDF has the tree alone; MJCF does not say which joints are independent, as in the platform
    on six legs, whose motors are elsewhere."""
    found = convert(name, tmp_path / f"made.{ending}")
    if (name, ending) == ("delta", "urdf"):
        assert "URDF has no spherical joints" in str(found.exception)
        return
    assert found.exit_code == 0, found.output
    again = rnea.load(tmp_path / f"made.{ending}")
    assert (again.model.closure is None) == (ending == "urdf")
    assert ("URDF knows no loops" in found.output) == (ending == "urdf")
    # no frame moved: both are looked at where the robot is assembled, or both trees at their zero
    assert "frame moved" not in found.output
