"""SDF files: poses relative to any frame, axes expressed in any frame, turned inertials."""

import math

import numpy as np
import pytest

import rnea
from rnea.describe import Spring
from rnea.errors import RobotFileError
from rnea.files.robots.sdf import reader as sdf_reader
from support.hostile_mjcf_sdf import BAD_SDF
from support.random_robots import random_state, random_tree
from support.scale import torque_scale


def document(body, version="1.7", around=""):
    model = f'<model name="m">{body}</model>'
    return f'<sdf version="{version}">{around or "{}"}</sdf>'.replace("{}", model)


def inertial(mass=2.0, pose="0.5 0 0 0 0 0", moments=(0.1, 0.2, 0.3)):
    entries = "".join(
        f"<{k}>{v}</{k}>" for k, v in zip(("ixx", "iyy", "izz"), moments, strict=True)
    )
    return (
        f"<inertial><pose>{pose}</pose><mass>{mass}</mass><inertia>{entries}</inertia></inertial>"
    )


def link(name, more="", pose=""):
    placed = f"<pose>{pose}</pose>" if pose else ""
    return f'<link name="{name}">{placed}{inertial()}{more}</link>'


def joint(name, parent, child, axis="<axis><xyz>0 1 0</xyz></axis>", kind="revolute", more=""):
    return (
        f'<joint name="{name}" type="{kind}"><parent>{parent}</parent><child>{child}</child>'
        f"{axis}{more}</joint>"
    )


def read(text):
    """The robot held where the file draws it."""
    return rnea.loads(text, base="fixed")


# ---- a robot said in many ways: relative_to chains, expressed_in, turned inertials ---------------


def homogeneous(pose):
    return np.block(
        [[np.asarray(pose.rotation), np.asarray(pose.translation)[:, None]], [np.zeros(3), 1.0]]
    )


def pose_text(X, rng, relative=""):
    """A 4x4 matrix as <pose>, by angles or by a quaternion, in radians or in degrees."""
    R, p = X[:3, :3], " ".join(repr(float(v)) for v in X[:3, 3])
    said = f' relative_to="{relative}"' if relative else ""
    if rng.random() < 0.5:
        w = math.sqrt(max(1 + np.trace(R), 0)) / 2
        if w > 0.3:
            q = [(R[2, 1] - R[1, 2]) / (4 * w), (R[0, 2] - R[2, 0]) / (4 * w)]
            q += [(R[1, 0] - R[0, 1]) / (4 * w), w]
            numbers = " ".join(repr(float(v)) for v in q)
            return f'<pose rotation_format="quat_xyzw"{said}>{p} {numbers}</pose>'
    pitch = math.atan2(-R[2, 0], math.hypot(R[0, 0], R[1, 0]))
    angles = [math.atan2(R[2, 1], R[2, 2]), pitch, math.atan2(R[1, 0], R[0, 0])]
    if rng.random() < 0.3:
        said += ' degrees="true"'
        angles = [math.degrees(angle) for angle in angles]
    return f"<pose{said}>{p} {' '.join(repr(float(a)) for a in angles)}</pose>"


def random_matrix(rng):
    Q, R = np.linalg.qr(rng.normal(size=(3, 3)))
    Q = Q * np.sign(np.diag(R))
    X = np.eye(4)
    X[:3, :3] = Q * np.linalg.det(Q)
    X[:3, 3] = rng.normal(size=3)
    return X


def as_sdf(robot, rng):
    """The robot's links at q = 0 in the model's frame, each said relative to whatever."""
    model, zero = robot.model, np.zeros(robot.n)
    X_WM = random_matrix(rng)
    world = {name: homogeneous(pose) for name, pose in robot.forward_kinematics(zero).items()}
    in_model = {name: np.linalg.inv(X_WM) @ X for name, X in world.items()}
    known = {"": np.eye(4), "__model__": np.eye(4)}
    parts = []

    def said(name, X, default=None):
        """<pose> of X, relative to a frame that was said before or is said later."""
        relative = str(rng.choice(list(known))) if default is None or rng.random() < 0.5 else ""
        origin = known[relative] if relative or default is None else default
        known[name] = X
        return pose_text(np.linalg.inv(origin) @ X, rng, relative)

    for i in range(3):
        X = random_matrix(rng)
        parts.append(f'<frame name="f{i}">{said(f"f{i}", X)}</frame>')
    links = [f for f in model.frames.values() if f.mount in ("root", "joint", "weld")]
    links = [f for f in links if f.mount != "root" or f.name == model.root]
    for frame in links:
        own = frame.inertia.seen_from(frame.pose.inverse())
        X = np.eye(4)
        X[:3, :3] = random_matrix(rng)[:3, :3]
        X[:3, 3] = own.com
        tensor = X[:3, :3].T @ own.about_com @ X[:3, :3]
        keys = {
            "ixx": (0, 0),
            "iyy": (1, 1),
            "izz": (2, 2),
            "ixy": (0, 1),
            "ixz": (0, 2),
            "iyz": (1, 2),
        }
        entries = "".join(f"<{k}>{float(tensor[ij])!r}</{k}>" for k, ij in keys.items())
        mass = f"<mass>{float(own.mass)!r}</mass><inertia>{entries}</inertia>"
        placed = said(frame.name, in_model[frame.name])
        held = f"<inertial>{pose_text(X, rng)}{mass}</inertial>"
        parts.append(f'<link name="{frame.name}">{placed}{held}</link>')
    moved = {body.name: body for body in model.bodies}
    order = list(range(len(links)))[1:]
    for frame in (links[i] for i in order):
        name, kind, axis = f"weld_{frame.name}", "fixed", ""
        placed = ""
        if frame.name in moved:
            body = moved[frame.name]
            name, kind = body.joint.name, body.joint.kind
            # anywhere on the axis, turned in any way
            X_LJ = random_matrix(rng)
            X_LJ[:3, 3] = body.joint.axis * rng.normal() if kind == "revolute" else X_LJ[:3, 3]
            X_MJ = in_model[frame.name] @ X_LJ
            placed = said(name, X_MJ, in_model[frame.name])
            expressed = str(rng.choice([*known, "(joint)"]))
            R = X_MJ if expressed in ("(joint)", "") else known[expressed]
            in_axes = R[:3, :3].T @ in_model[frame.name][:3, :3] @ body.joint.axis
            key = f' expressed_in="{expressed}"' if expressed not in ("(joint)", "") else ""
            xyz = " ".join(repr(float(v)) for v in in_axes * 3)
            axis = f"<axis><xyz{key}>{xyz}</xyz></axis>"
        parts.append(joint(name, frame.parent, frame.name, axis, kind, placed))
    parts.append(joint("stand", "world", model.root, "", "fixed"))
    return document(pose_text(X_WM, rng) + "".join(parts), "1.9")


@pytest.mark.parametrize("seed", range(30))
def test_a_robot_said_with_any_frames_is_the_same_robot(seed):
    rng = np.random.default_rng(seed)
    robot = random_tree(rng, int(rng.integers(1, 9)), fixed=int(rng.integers(0, 3)))
    again = read(as_sdf(robot, rng))
    assert again.joint_names == robot.joint_names
    q, qd, qdd = random_state(rng, robot, 5)
    scale = torque_scale(robot.model, q, qd, qdd, robot.gravity)
    error = np.abs(again.inverse_dynamics(q, qd, qdd) - robot.inverse_dynamics(q, qd, qdd))
    # poses of several metres were multiplied and rounded on the way
    assert np.all(error <= 1e-12 * (scale + 1))
    poses, others = robot.forward_kinematics(q), again.forward_kinematics(q)
    for name in set(robot.frame_names) - {"tool"}:
        np.testing.assert_allclose(others[name].translation, poses[name].translation, atol=1e-12)
        np.testing.assert_allclose(others[name].rotation, poses[name].rotation, atol=1e-12)


# ---- each rule of the format by hand -------------------------------------------------------------


def test_a_pendulum_has_the_torque_of_the_textbook():
    text = document(link("a") + link("b") + joint("j", "a", "b"))
    robot = read(text)
    # 2 kg at 0.5 m, iyy 0.2 about its centre, turning about y: +y lowers the mass on +x
    tau = robot.inverse_dynamics([0.3], [0.0], [2.0])
    np.testing.assert_allclose(tau, [(0.2 + 2 * 0.25) * 2.0 - 2 * 9.81 * 0.5 * math.cos(0.3)])
    assert robot.gravity[2] == -9.81
    (remark,) = robot.description.remarks
    assert "'a' stands still" in remark


AXIS = "<axis><xyz{}>1 0 0</xyz>{}</axis>"
MODEL_FRAME = "<use_parent_model_frame>{}</use_parent_model_frame>"


@pytest.mark.parametrize(
    ("version", "axis", "expected"),
    [
        # the child is turned by 90 degrees about z, its joint by 90 degrees about x on it
        ("1.7", AXIS.format("", ""), (0, 1, 0)),
        ("1.11", AXIS.format(' expressed_in="__model__"', ""), (1, 0, 0)),
        ("1.7", AXIS.format(' expressed_in="a"', ""), (1, 0, 0)),
        ("1.7", AXIS.format(' expressed_in="b"', ""), (0, 1, 0)),
        ("1.7", AXIS.format(' expressed_in="f"', ""), (0, 0, -1)),
        ("1.7", AXIS.format(' expressed_in="j"', "").replace("1 0 0", "0 0 1"), (1, 0, 0)),
        ("1.7", AXIS.format("", MODEL_FRAME.format("true")), (0, 1, 0)),
        ("1.6", AXIS.format("", MODEL_FRAME.format("true")), (1, 0, 0)),
        ("1.5", AXIS.format("", MODEL_FRAME.format("1")), (1, 0, 0)),
        ("1.6", AXIS.format("", MODEL_FRAME.format("0")), (0, 1, 0)),
        ("1.5", AXIS.format("", ""), (0, 1, 0)),
        ("1.4", AXIS.format("", ""), (1, 0, 0)),
        ("1.7", "<axis/>", (1, 0, 0)),
    ],
)
def test_the_axis_is_expressed_in_the_joints_frame_unless_said(version, axis, expected):
    quarter = math.pi / 2
    text = document(
        link("a")
        + link("b", pose=f"0 0 1 0 0 {quarter!r}")
        + f'<frame name="f"><pose>0 0 0 0 {quarter!r} 0</pose></frame>'
        + joint("j", "a", "b", axis, more=f"<pose>0 0 0 {quarter!r} 0 0</pose>"),
        version,
    )
    robot = read(text)
    np.testing.assert_allclose(robot.jacobian([0.0], frame="b")[:3, 0], expected, atol=1e-15)


@pytest.mark.parametrize(
    ("placed", "expected"),
    [
        ("", (1, 0, 0)),
        ("<pose>0 0 0 0 0 0</pose>", (1, 0, 0)),
        ("<pose>0 .5 0 0 0 0</pose>", (1, 0.5, 0)),
        ('<pose relative_to="a">0 0 0 0 0 0</pose>', (0, 0, 2)),
        ('<pose relative_to="__model__">0 3 0 0 0 0</pose>', (0, 3, 0)),
        ('<pose relative_to="f">0 0 .5 0 0 0</pose>', (0, 0, 2.5)),
    ],
)
def test_a_joint_stands_on_its_child_unless_said(placed, expected):
    """The point of the child's axis, told from how the child moves."""
    text = document(
        link("a", pose="0 0 2 0 0 0")
        + link("b", pose="1 0 0 0 0 0")
        + '<frame name="f" attached_to="a"/>'
        + joint("j", "a", "b", more=placed)
    )
    robot = read(text)
    start = np.array([1.0, 0.0, 0.0])
    half_turn = robot.forward_kinematics([math.pi])["b"].translation
    np.testing.assert_allclose(
        (half_turn + start)[[0, 2]] / 2, np.array(expected)[[0, 2]], atol=1e-15
    )
    np.testing.assert_allclose(robot.forward_kinematics([0.0])["b"].translation, start)


def test_inertials_may_be_turned_and_missing_numbers_are_those_of_the_format():
    quarter = math.pi / 2
    turned = f'<link name="b">{inertial(pose=f"0 0 1 0 0 {quarter!r}")}</link>'
    text = document('<link name="a"/>' + turned + joint("j", "a", "b"))
    robot = read(text)
    body = robot.model.bodies[0].inertia
    np.testing.assert_allclose(body.about_com, np.diag([0.2, 0.1, 0.3]), atol=1e-16)
    np.testing.assert_array_equal(body.com, [0, 0, 1])
    base = robot.model.base_inertia
    np.testing.assert_array_equal(base.about_com, np.eye(3))
    assert base.mass == 1
    assert any(
        "1 kg and 1 kg m²" in remark and "a" in remark for remark in robot.description.remarks
    )
    assert [said.inertial for said in robot.description.structure.links] == [False, True]


def test_masses_of_collision_shapes_are_those_of_solids():
    shape = "<geometry><box><size>.1 .2 .3</size></box></geometry>"
    ball = "<geometry><sphere><radius>.1</radius></sphere></geometry><density>500</density>"
    inside = (
        '<inertial auto="true"><density>2000</density></inertial>'
        f'<collision name="c"><pose>1 0 0 0 0 0</pose>{shape}</collision>'
        f'<collision name="d">{ball}</collision>'
    )
    own = read(document(f'<link name="a">{inside}</link>', "1.11")).model.base_inertia
    heavy, light = 2000 * 0.1 * 0.2 * 0.3, 500 * 4 / 3 * math.pi * 0.1**3
    assert own.mass == pytest.approx(heavy + light, rel=1e-14)
    np.testing.assert_allclose(own.com, [heavy / (heavy + light), 0, 0], rtol=1e-14)


@pytest.mark.parametrize(
    ("around", "gravity"),
    [
        ('<world name="w">{}</world>', -9.8),
        ('<world name="w"><gravity>0 0 -1.6</gravity>{}</world>', -1.6),
        ('<world name="w"><physics type="ode"><gravity>0 0 -2</gravity></physics>{}</world>', -2),
        ('<world name="w"><include><uri>model://sun</uri></include>{}</world>', -9.8),
        ("{}", -9.81),
    ],
)
def test_gravity_is_the_worlds(around, gravity):
    assert read(document(link("a"), around=around)).gravity[2] == gravity


@pytest.mark.parametrize(
    ("fixed", "static", "root", "height"),
    [(False, False, "a", 6), (False, True, "a", 6), (True, False, "a", 6)],
)
def test_the_base_stands_where_the_model_and_its_root_say(fixed, static, root, height):
    text = document(
        "<pose>0 0 5 0 0 0</pose>"
        + ("<static>true</static>" if static else "")
        + link("a", pose="0 0 1 0 0 0")
        + link("b", pose="0 0 3 0 0 0")
        + joint("j", "a", "b")
        + (joint("w", "world", "a", "", "fixed") if fixed else "")
    )
    robot = read(text)
    assert robot.model.root == root
    assert robot.forward_kinematics([0.0])["a"].translation[2] == height
    assert robot.forward_kinematics([0.0])["b"].translation[2] == 8
    assert bool(robot.description.remarks) is not (fixed or static)


def test_a_model_may_turn_on_the_world_and_be_placed_by_one_of_its_frames():
    text = document(
        "<pose>0 0 5 0 0 0</pose>" + link("a", pose="0 0 1 0 0 0") + joint("w", "world", "a")
    )
    robot = read(text)
    assert robot.joint_names == ("w",)
    assert robot.forward_kinematics([0.0])["a"].translation[2] == 6
    by_frame = read(text.replace('name="m"', 'name="m" placement_frame="a"'))
    assert by_frame.forward_kinematics([0.0])["a"].translation[2] == 5


def test_nested_models_are_reached_by_their_names():
    inner = f'<model name="n"><pose>0 0 1 0 0 0</pose>{link("x", pose="0 0 1 0 0 0")}{link("y")}'
    inner += joint("k", "x", "y") + "</model>"
    text = document(link("a") + inner + joint("j", "a", "n::x", kind="prismatic"), "1.8")
    robot = read(text)
    assert robot.joint_names == ("j", "n::k")
    assert robot.forward_kinematics([0.0, 0.0])["n::x"].translation[2] == 2
    assert robot.forward_kinematics([0.0, 0.0])["n::y"].translation[2] == 1


def test_frames_are_kept_and_may_stand_for_links():
    text = document(
        '<frame name="grip" attached_to="wrist"><pose>0 0 1 0 0 0</pose></frame>'
        '<frame name="wrist" attached_to="b"><pose>1 0 0 0 0 0</pose></frame>'
        + link("a")
        + link("b")
        + joint("j", "a", "wrist", kind="prismatic")
    )
    robot = read(text)
    np.testing.assert_array_equal(robot.forward_kinematics([2.0])["grip"].translation, [1, 2, 1])


def test_limits_friction_springs_and_mimics():
    axis = """<axis><xyz>0 0 1</xyz><limit><lower>-1</lower><upper>2</upper><effort>{}</effort>
      <velocity>{}</velocity></limit><dynamics><damping>.5</damping><friction>.25</friction>
      <spring_stiffness>{}</spring_stiffness></dynamics>{}</axis>"""
    follow = '<mimic joint="j"><multiplier>2</multiplier><offset>.5</offset><reference>.1</reference></mimic>'  # noqa: E501
    text = document(
        link("a") + link("b") + link("c") + link("d")
        + joint("j", "a", "b", axis.format(3, 4, 0, ""))
        + joint("k", "b", "c", axis.format(-1, "inf", 2, follow))
        + joint("l", "c", "d", axis.format("1e16", -1, 0, ""), "continuous"),
        "1.11",
    )  # fmt: skip
    description = sdf_reader.read(text)
    _, j, k, continuous = description.structure.joints
    assert (j.limits.position, j.limits.velocity, j.limits.effort) == ((-1, 2), 4, 3)
    assert (k.limits.velocity, k.limits.effort) == (None, None)
    assert continuous.limits.position is None
    assert (j.friction.viscous, j.friction.coulomb) == (0.5, (0.25, 0.25))
    assert (k.mimic.joint, k.mimic.ratio, k.mimic.offset) == ("j", 2.0, 0.5 - 0.2)
    assert (j.spring, k.spring) == (None, Spring(2.0))


def test_the_same_arm_as_urdf_has_the_same_torques():
    urdf = """<robot name="m"><link name="a"/>{}{}
      <joint name="j" type="revolute"><parent link="a"/><child link="b"/>
        <limit effort="1" velocity="1"/><origin xyz="0 0 1" rpy=".1 .2 .3"/><axis xyz="0 1 0"/>
      </joint>
      <joint name="k" type="prismatic"><parent link="b"/><child link="c"/>
        <limit effort="1" velocity="1"/><origin xyz="1 0 0" rpy="0 .5 0"/><axis xyz="1 0 1"/>
      </joint>
      </robot>"""
    mass = """<link name="{}"><inertial><origin xyz=".5 0 0" rpy=".3 .2 .1"/><mass value="2"/>
      <inertia ixx=".1" iyy=".2" izz=".3" ixy="0" ixz="0" iyz="0"/></inertial></link>"""
    theirs = rnea.loads(urdf.format(mass.format("b"), mass.format("c")))
    held = inertial(pose=".5 0 0 .3 .2 .1")
    sdf = document(
        '<link name="a"/>'
        f'<link name="b"><pose relative_to="a">0 0 1 .1 .2 .3</pose>{held}</link>'
        f'<link name="c"><pose relative_to="b">1 0 0 0 .5 0</pose>{held}</link>'
        + joint("j", "a", "b")
        + joint("k", "b", "c", "<axis><xyz>1 0 1</xyz></axis>", "prismatic")
    )
    ours = rnea.loads(sdf, base="fixed")
    q, qd, qdd = random_state(np.random.default_rng(3), ours, 4)
    expected = theirs.inverse_dynamics(q, qd, qdd)
    np.testing.assert_allclose(ours.inverse_dynamics(q, qd, qdd), expected, rtol=1e-13)


@pytest.mark.parametrize(
    ("text", "line", "part"), [pytest.param(*case[1:], id=case[0]) for case in BAD_SDF]
)
def test_a_broken_file_gives_one_error_with_its_line(text, line, part):
    read = rnea.loads if text.startswith("<sdf") else sdf_reader.read
    with pytest.raises(RobotFileError) as caught:
        read(text, "robot.sdf")
    assert part in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith("robot.sdf")
