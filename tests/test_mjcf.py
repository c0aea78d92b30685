"""MJCF files: read as MuJoCo reads them, and beyond what its compiler accepts."""

import re
import sys
from pathlib import Path

import mujoco
import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea.describe import pose_of
from rnea.errors import RobotFileError
from rnea.files.catalogs import robots
from rnea.files.robots.mjcf import reader as mjcf_reader
from rnea.files.robots.mjcf import writer as mjcf_writer
from rnea.robot import Robot
from support.hostile_mjcf_sdf import BAD_MJCF
from support.mjcf_models import FINGERS, I1, LEFT_OUT, MODELS, chain, document
from support.mujoco_robot import (
    body_pose,
    inverse_dynamics,
    joint_names,
    mass_matrix,
    mujoco_model,
)
from support.pinocchio_robot import pinocchio_model
from support.random_robots import random_dh, random_state, random_tree
from support.scale import mass_matrix_scale, torque_scale
from support.tiers import sample_cases

RNG = np.random.default_rng(7)


@pytest.mark.parametrize("name", MODELS)
def test_torques_and_mass_matrix_are_mujocos(name):
    assert_same_as_mujoco(Robot(mjcf_reader.read(MODELS[name])), MODELS[name])


def assert_same_as_mujoco(robot, text_or_path, tolerance=1e-12):
    model, data = mujoco_model(text_or_path)
    assert robot.n == model.nv
    for ours, theirs in zip(robot.joint_names, joint_names(model), strict=True):
        assert theirs in (ours, "")
    dry = model.dof_frictionloss
    for _ in range(5):
        q, qd, qdd = (RNG.normal(size=robot.n) * size for size in (1.0, 2.0, 4.0))
        scale = torque_scale(robot.model, q, qd, qdd, model.opt.gravity)
        scale += np.abs(qd) * model.dof_damping + np.abs(qdd) * model.dof_armature + dry
        ours = robot.inverse_dynamics(q, qd, qdd) - dry * np.sign(qd)
        theirs = inverse_dynamics(model, data, q, qd, qdd)
        assert np.all(np.abs(ours - theirs) <= tolerance * scale)
        scale = mass_matrix_scale(robot.model, q) + np.diag(model.dof_armature)
        error = np.abs(robot.mass_matrix(q) - mass_matrix(model, data, q))
        assert np.all(error <= tolerance * scale)
        for name in robot.frame_names:
            if mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_BODY, name) > 0:
                rotation, position = body_pose(model, data, q, name)
                pose = robot.forward_kinematics(q)[name]
                np.testing.assert_allclose(pose.rotation, rotation, atol=1e-13)
                np.testing.assert_allclose(pose.translation, position, atol=1e-13)


def written(robot):
    text, said = mjcf_writer.write(robot.description, robot.model)
    return text, said, rnea.loads(text, allow_infeasible_inertia="as written")


def assert_same_robot(robot, again, tolerance=1e-12):
    for names in ("coordinates", "dofs"):
        here, there = (getattr(r.model, names) for r in (robot, again))
        assert [x.name for x in here] == [x.name for x in there]
    # a root that says nothing is the world
    bare = robot.model.root if robot.model.base_inertia.is_zero else ""
    frames = set(robot.frame_names) & ({*again.frame_names} | ({*robot.frame_names} - {bare}))
    assert frames <= set(again.frame_names)
    q, qd, qdd = random_state(RNG, robot, 7)
    scale = torque_scale(robot.model, q, qd, qdd, robot.gravity)
    ours, theirs = (r.inverse_dynamics(q, qd, qdd, friction=False) for r in (robot, again))
    assert np.all(np.abs(ours - theirs) <= tolerance * (scale + np.abs(ours)))
    poses, others = robot.forward_kinematics(q), again.forward_kinematics(q)
    for name in frames:
        np.testing.assert_allclose(poses[name].rotation, others[name].rotation, atol=1e-12)
        np.testing.assert_allclose(poses[name].translation, others[name].translation, atol=1e-12)
        link, other = robot.model.frame(name).inertia, again.model.frame(name).inertia
        np.testing.assert_allclose(other.mass, link.mass, rtol=1e-15)
    if not any(body.follows for body in robot.model.bodies):
        pairs = zip(robot.model.dofs, again.model.dofs, strict=True)
        bodies = [(freedom.body, other.body) for freedom, other in pairs]
    else:
        bodies = list(zip(robot.model.bodies, again.model.bodies, strict=True))
    for body, other in bodies:
        assert other.losses.rotor == body.losses.rotor
        assert other.losses.viscous == body.losses.viscous
        for key in ("lower", "upper", "effort"):
            limit = getattr(body.limits, key)
            if key == "effort" or None not in (body.limits.lower, body.limits.upper):
                assert getattr(other.limits, key) == (limit or None if key == "effort" else limit)


OPEN = [name for name in robots.names() if not rnea.load(name).description.closures]


@pytest.mark.parametrize("name", OPEN)
def test_written_and_read_back_a_catalogue_robot_is_the_same(name):
    robot = rnea.load(name)
    _, _, again = written(robot)
    assert_same_robot(robot, again)
    friction = [r.inverse_dynamics(r.neutral, np.ones(r.n)) for r in (robot, again)]
    if all(b.losses.coulomb_forward == b.losses.coulomb_backward for b in robot.model.bodies):
        np.testing.assert_allclose(*friction, rtol=1e-9, atol=1e-9)


@sample_cases(12)
@pytest.mark.parametrize("seed", range(30))
def test_written_and_read_back_a_random_robot_is_the_same(seed):
    rng = np.random.default_rng(seed)
    if seed % 5 == 4:
        robot = random_dh(rng, 6, ("standard", "modified")[seed % 2], losses=True)
    else:
        robot = random_tree(
            rng, int(rng.integers(1, 12)), fixed=int(rng.integers(0, 4)), losses=True
        )
    text, _, again = written(robot)
    assert_same_robot(robot, again)
    # and once more: from then on every digit stays
    assert written(again)[0].count("<body") == written(written(again)[2])[0].count("<body")
    assert_same_as_mujoco(again, text)


# ---- what MuJoCo's compiler refuses, and what it would need files for ----------------------------


POINT = '<inertial pos=".5 0 0" mass="2" diaginertia="0 0 0"/>'
ROD = '<inertial pos=".5 0 0" mass="2" diaginertia="0 .1 .1"/>'


@pytest.mark.parametrize("inertial", [POINT, ROD, POINT.replace(' diaginertia="0 0 0"', "")])
def test_point_masses_and_rods_are_read_though_mujoco_refuses_them(inertial):
    text = document(chain('<joint axis="0 1 0"/>', inertial))
    with pytest.raises(ValueError, match="mass and inertia of moving bodies"):
        mujoco_model(text)
    robot = Robot(mjcf_reader.read(text))
    model, data = pinocchio_model(robot)
    q, qd, qdd = random_state(RNG, robot)
    ours = robot.inverse_dynamics(q, qd, qdd)
    np.testing.assert_allclose(ours, pin.rnea(model, data, q, qd, qdd), rtol=1e-12)
    # a point on an arm of 0.5 m about y, at rest: m g r cos q
    text = document(f'<body name="b"><joint axis="0 -1 0"/>{inertial}</body>')
    tau = Robot(mjcf_reader.read(text)).gravity_torque([0.3])
    np.testing.assert_allclose(tau, 2 * 9.81 * 0.5 * np.cos(0.3), rtol=1e-14)


def test_the_table_of_puma_560_is_written_and_read_though_mujoco_refuses_it():
    robot = rnea.load("puma560")
    text, said, again = written(robot)
    assert any("no rigid body has" in sentence for sentence in said)
    with pytest.raises(ValueError, match="inertia must satisfy"):
        mujoco_model(text)
    assert_same_robot(robot, again)
    with pytest.warns(rnea.ModelWarning, match="no rigid body has the inertia of link"):
        Robot(mjcf_reader.read(text))


def test_explicit_masses_are_read_to_the_last_digit_without_their_meshes():
    text = document(
        chain("<joint/>", I1 + '<geom type="mesh" mesh="gone"/>'),
        '<compiler meshdir="nowhere"/>'
        '<asset><mesh name="gone" file="gone.stl" scale="2 2 2"/></asset>',
    )
    link = mjcf_reader.read(text).structure.links[1]
    assert link.body.inertia == ((0.3, 0.01, -0.02), (0.01, 0.4, 0.03), (-0.02, 0.03, 0.5))
    assert (link.body.mass, link.body.com) == (2.0, (0.1, 0.02, -0.03))
    assert (link.geometry[0].mesh, link.geometry[0].sizes) == ("gone.stl", (2.0, 2.0, 2.0))


def test_drawn_meshes_without_mass_are_not_opened_and_others_say_whose_mass_they_are():
    drawn = '<geom type="mesh" mesh="gone" mass="0"/><geom type="box" size=".1 .1 .1"/>'
    head = '<asset><texture name="t" type="2d" file="gone.png"/><material name="m" texture="t"/>'
    head += '<mesh name="gone" file="gone.stl"/></asset><default><geom material="m"/></default>'
    robot = Robot(mjcf_reader.read(document(f'<body name="b"><joint/>{drawn}</body>', head)))
    assert robot.model.mass == pytest.approx(8, rel=1e-14)
    heavy = document(f'<body name="b"><joint/>{drawn.replace("mass", "density", 1)}</body>', head)
    assert Robot(mjcf_reader.read(heavy)).model.mass == pytest.approx(8, rel=1e-14)
    with pytest.raises(RobotFileError, match=r"gone.stl'; masses follow from meshes: b"):
        mjcf_reader.read(heavy.replace('density="0"', 'density="1"'))


def test_includes_attached_models_and_meshes_are_found_from_the_file(tmp_path, monkeypatch):
    (tmp_path / "parts" / "deep").mkdir(parents=True)
    (tmp_path / "parts" / "hand.xml").write_text(
        f'<mujoco><worldbody><body name="hand"><joint name="grip"/>{I1}</body></worldbody></mujoco>'
    )
    (tmp_path / "parts" / "arm.xml").write_text(
        '<mujocoinclude><include file="deep/classes.xml"/><worldbody><body name="arm" pos="0 0 1">'
        f'<joint name="j" class="stiff" axis="1 0 0"/>{I1}</body></worldbody></mujocoinclude>'
    )
    (tmp_path / "parts" / "deep" / "classes.xml").write_text(
        '<mujocoinclude><default><default class="stiff"><joint damping="3"/></default></default>'
        "</mujocoinclude>"
    )
    tetrahedron = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
    (tmp_path / "parts" / "t.obj").write_text(tetrahedron)
    (tmp_path / "robot.xml").write_text(
        '<mujoco><compiler meshdir="parts"/>\n<include file="parts/arm.xml"/>'
        '<asset><mesh file="t.obj"/><model name="h" file="parts/hand.xml"/></asset>\n<worldbody>'
        '<body name="own"><joint axis="0 1 0"/><geom type="mesh" mesh="t"/>'
        '\n<frame pos="0 0 2"><attach model="h" body="hand" prefix="left_"/></frame></body>'
        "</worldbody></mujoco>"
    )
    monkeypatch.chdir("/")
    path = str(tmp_path / "robot.xml")
    robot = rnea.load(path)
    assert robot.joint_names == ("j", "own_joint", "left_grip")
    assert_same_as_mujoco(robot, path)
    np.testing.assert_allclose(robot.model.frame("own").inertia.mass, 1000 / 6, rtol=1e-12)
    lines = robot.description.lines
    assert lines["joints[0]"] == 2
    assert lines["joints[1]"] == 3
    (tmp_path / "parts" / "arm.xml").write_text("<!DOCTYPE a []><mujocoinclude/>")
    with pytest.raises(RobotFileError, match=r"arm.xml:1: a document type"):
        rnea.load(path)
    (tmp_path / "parts" / "arm.xml").unlink()
    with pytest.raises(RobotFileError, match=r"robot.xml:2: MuJoCo refuses it: .*arm.xml"):
        rnea.load(path)


# ---- friction, limits, coupled joints, what is left out ------------------------------------------


def test_dry_friction_is_what_mujocos_constraint_gives_once_it_slides():
    text = document(chain('<joint axis="0 1 0" frictionloss=".7" damping=".1"/>'))
    robot = Robot(mjcf_reader.read(text))
    model, data = mujoco_model(text)
    q, qd, qdd = RNG.normal(size=2), np.array([30.0, -40.0]), np.zeros(2)
    theirs = inverse_dynamics(model, data, q, qd, qdd, dry=True)
    np.testing.assert_allclose(robot.inverse_dynamics(q, qd, qdd), theirs, rtol=1e-10)
    still = robot.inverse_dynamics(q, qd, qdd, friction=False)
    assert np.all(np.abs(theirs - still) > 0.7)


def test_limits_in_degrees_and_radians_and_the_least_of_the_efforts():
    joints = '<joint name="a" range="-90 45"/><joint name="s" type="slide" range="-90 45"/>'
    joints += (
        '<joint name="c" limited="false" range="-1 1"/><joint name="d" actuatorfrcrange="-5 5"/>'
    )
    acting = """<actuator><motor joint="a" gear="-3" forcerange="-2 2" ctrlrange="-1 1"/>
      <position joint="s" forcerange="-7 7"/><motor joint="c" forcerange="-1 2"/>
      <motor joint="d" gear="2" ctrlrange="-4 4"/></actuator>"""
    description = mjcf_reader.read(document(f"<body>{joints}{I1}</body>", tail=acting))
    limits = {joint.name: joint.limits for joint in description.structure.joints}
    assert limits["a"].position == (-np.pi / 2, np.pi / 4)
    assert limits["s"].position == (-90, 45)
    assert limits["c"].position is None
    assert [limits[name].effort for name in "ascd"] == [3.0, 7.0, None, 5.0]
    assert any("'c'" in remark and "-1 to 2" in remark for remark in description.remarks)
    unlimited = document(f"<body>{joints}{I1}</body>", '<compiler autolimits="false"/>')
    joint = mjcf_reader.read(unlimited).structure.joints[0]
    assert joint.limits.position is None


def test_joints_tied_linearly_are_mimics_and_their_torques_add_up():
    text = FINGERS.format(I=I1, poly=".1 -3 0 0 0")
    robot = Robot(mjcf_reader.read(text))
    assert robot.joint_names == ("left",)
    model, data = mujoco_model(text)
    q, qd, qdd = 0.05, 0.7, -1.3
    # MuJoCo: right - ref = 0.1 - 3 (left - ref)
    both = np.array([q, np.radians(10) + 0.1 - 3 * (q - 0.02)])
    theirs = inverse_dynamics(model, data, both, [qd, -3 * qd], [qdd, -3 * qdd])
    ours = robot.inverse_dynamics([q], [qd], [qdd])
    np.testing.assert_allclose(ours, [theirs[0] - 3 * theirs[1]], rtol=1e-12)
    # and MuJoCo's own constraint is at rest there
    model.opt.disableflags &= ~int(mujoco.mjtDisableBit.mjDSBL_EQUALITY)
    data.qpos[:] = both
    mujoco.mj_forward(model, data)
    np.testing.assert_allclose(data.efc_pos, 0, atol=1e-15)
    again = written(robot)[2]
    np.testing.assert_allclose(again.inverse_dynamics([q], [qd], [qdd]), ours, rtol=1e-12)


@pytest.mark.parametrize(("text", "said"), LEFT_OUT)
def test_what_has_no_place_here_is_said(text, said):
    read = mjcf_reader.read(text)
    remarks = read.remarks + read.cautions
    assert any(said in remark for remark in remarks), remarks


def test_names_are_made_for_what_has_none_and_sites_are_frames():
    text = document(
        '<body><joint/><joint axis="1 0 0"/>' + I1 + '<site name="tip" pos="0 0 .5"/>'
        f'<site name="b" pos="9 9 9"/><body name="b"><joint name="body1_joint"/>{I1}</body></body>'
    )
    robot = Robot(mjcf_reader.read(text))
    assert robot.joint_names == ("body1_joint_2", "body1_joint_3", "body1_joint")
    assert {"body1", "b", "tip", "body1_joint_2_frame"} <= set(robot.frame_names)
    np.testing.assert_array_equal(
        robot.forward_kinematics([0, 0, 0])["tip"].translation, [0, 0, 0.5]
    )


def test_shapes_stand_where_mujoco_puts_them():
    text = document(
        '<body name="b"><frame pos="0 0 1" euler="10 20 30">'
        '<geom name="g0" type="box" size=".1 .2 .3" pos="1 0 0" euler="40 0 0"/>'
        '<geom name="g1" type="capsule" size=".1" fromto="1 2 3 3 2 2"/>'
        '</frame><geom name="g2" type="cylinder" size=".1 .4" contype="0" conaffinity="0"/></body>'
    )
    shapes = mjcf_reader.read(text).structure.links[0].geometry
    model, data = mujoco_model(text)
    mujoco.mj_kinematics(model, data)
    for i, shape in enumerate(shapes):
        pose, geom = pose_of(shape.placement), data.geom(f"g{i}")
        np.testing.assert_allclose(pose.translation, geom.xpos, atol=1e-14)
        np.testing.assert_allclose(pose.rotation, geom.xmat.reshape(3, 3), atol=1e-14)
    assert [shape.shape for shape in shapes] == ["box", "capsule", "cylinder"]
    assert shapes[0].sizes == (0.2, 0.4, 0.6)
    np.testing.assert_allclose(shapes[1].sizes, (0.1, np.sqrt(5)))
    assert [shape.role for shape in shapes] == ["collision", "collision", "visual"]


# ---- writing -------------------------------------------------------------------------------------


def test_what_mjcf_cannot_say_is_said():
    rows = [
        {"mass": 1.0, "friction": {"coulomb": [0.2, 0.1]}, "rotor": {"inertia": 1e-3, "gear": 50},
         "limits": {"velocity": 2.0, "effort": 0.0, "position": [1, 1]}, "name": "a", "a": 1.0},
        {"name": "b"},
    ]  # fmt: skip
    arm = rnea.Robot.from_dh(rows, "standard")
    text, said = mjcf_writer.write(arm.description, arm.model)
    for part in (
        *("differs by direction", "gear ratio", "limits of speed", "effort limit of zero"),
        *("refuses limits without room", "refuses moving bodies"),
    ):
        assert any(part in sentence for sentence in said), (part, said)
    assert 'armature="2.5"' in text
    assert 'frictionloss="0.15000000000000002"' in text


def test_payloads_tools_and_shapes_survive_writing():
    robot = rnea.load("puma560").with_payload(2.0, com=(0, 0, 0.1))
    again = written(robot)[2]
    assert_same_robot(robot, again)
    text = document(
        f'<body name="b"><joint/>{I1}<geom type="box" size=".1 .2 .3" pos="0 0 1"/></body>'
    )
    robot = Robot(mjcf_reader.read(text))
    assert written(robot)[2].description.structure.links[1] == robot.description.structure.links[1]


@pytest.mark.parametrize("links", [495, 496])
def test_chains_are_written_to_any_length_and_read_to_mujocos(links):
    robot = random_tree(np.random.default_rng(1), links, shape="chain", mass_scale=1e-3)
    text, said = mjcf_writer.write(robot.description, robot.model)
    if links == 495:
        assert said == []
        assert Robot(mjcf_reader.read(text)).n == links
    else:
        assert "nested 497 deep" in said[0]
        with pytest.raises(RobotFileError, match="nested more than 498 deep"):
            mjcf_reader.read(text)


def test_names_are_quoted_and_control_characters_refused():
    text = document(
        f"<body name='a &amp; &quot;b&quot; &lt;c&gt;'><joint name='j\u00e9'/>{I1}</body>"
    )
    robot = Robot(mjcf_reader.read(text))
    assert 'a & "b" <c>' in robot.frame_names
    assert_same_robot(robot, written(robot)[2])


# ---- bad files -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "part"), [pytest.param(*case[1:], id=case[0]) for case in BAD_MJCF]
)
def test_a_broken_file_gives_one_error_with_its_line(text, line, part):
    read = rnea.loads if text.startswith("<mujoco>") else mjcf_reader.read
    with pytest.raises(RobotFileError) as caught:
        read(text, "robot.xml")
    assert part in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith("robot.xml")


def test_mujoco_writes_no_log_and_its_absence_is_said(tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RobotFileError):
        mjcf_reader.read(document('<body user="nan"><joint range="nan 1"/></body>'))
    mjcf_reader.read(
        document(
            f"<body><joint/>{I1}</body>", tail='<custom><numeric name="n" data="nan"/></custom>'
        )
    )
    assert list(tmp_path.iterdir()) == []
    assert capfd.readouterr() == ("", "")
    monkeypatch.setitem(sys.modules, "mujoco", None)
    with pytest.raises(rnea.RneaError, match=r"pip install 'rnea\[files\]'"):
        mjcf_reader.read(document("<body/>"))


EXAMPLES = Path(mujoco.__file__).parent / "testdata"


def test_a_file_that_comes_with_mujoco_is_refused_for_what_it_holds():
    with pytest.raises(RobotFileError, match="no robot in this file"):
        rnea.load(EXAMPLES / "msh.xml")


def test_the_file_that_comes_with_mujoco_is_the_same_robot_once_its_balls_are_hinges():
    text = (EXAMPLES / "model.xml").read_text(encoding="utf-8").replace('type="ball"', "")
    # the keyframe has places for the balls' quaternions
    text = re.sub("<keyframe>.*</keyframe>", "", text, flags=re.DOTALL)
    with pytest.warns(rnea.ModelWarning, match=r"fluid.*gravity compensation is left out"):
        robot = rnea.loads(text, base="fixed")
    # a weld to the world of what stands still there
    assert not robot.description.closures
    said = " ".join(robot.description.remarks + robot.description.cautions)
    for part in ("is taken as fixed", "are one rigid body", "gravity compensation", "fluid"):
        assert part in said
    assert robot.model.has_springs
    model, data = mujoco_model(text)
    model.opt.density = model.opt.viscosity = 0
    model.body_gravcomp[:] = 0
    moving = [i for i in range(model.njnt) if model.jnt_type[i] in (2, 3)]
    columns, places = model.jnt_dofadr[moving], model.jnt_qposadr[moving]
    assert robot.n == len(moving) > 5
    for _ in range(3):
        q, qd, qdd = random_state(RNG, robot)
        state = [model.qpos0.copy(), np.zeros(model.nv), np.zeros(model.nv)]
        state[0][places], state[1][columns], state[2][columns] = q, qd, qdd
        theirs = inverse_dynamics(model, data, *state)[columns]
        scale = torque_scale(robot.model, q, qd, qdd, robot.gravity) + 10 * np.abs([qd, qdd]).sum(0)
        ours = robot.inverse_dynamics(q, qd, qdd)
        assert np.all(np.abs(ours - theirs) <= 1e-12 * scale)


def test_comments_with_dashes_and_byte_order_marks_are_read():
    text = "\ufeff<!-- a -- b\n--->\n".replace("--->", "-->") + document(chain())
    assert mjcf_reader.read(text).lines["links[1]"] == 3
