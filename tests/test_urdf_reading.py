"""URDF and xacro: what is read, what is decided, what is passed over, and how fast."""

import math
import sys
import time

import numpy as np
import pytest

import rnea
from rnea import RobotFileError
from support.urdf_peers import loaded
from support.urdf_text import BODY, LIMIT, TURNED, arm, placed


def test_limits():
    bounds = '<limit lower="-1" upper="2" effort="3" velocity="4"/>'
    limits = rnea.loads(arm(joint=bounds)).model.bodies[0].limits
    assert (limits.lower, limits.upper, limits.effort, limits.velocity) == (-1, 2, 3, 4)
    limits = rnea.loads(arm(joint=bounds, kind="continuous")).model.bodies[0].limits
    assert (limits.lower, limits.upper, limits.effort, limits.velocity) == (None, None, 3, 4)
    limits = rnea.loads(arm(joint='<limit upper="2"/>')).model.bodies[0].limits
    assert (limits.lower, limits.upper, limits.effort) == (0, 2, None)
    limits = rnea.loads(arm(joint=LIMIT)).model.bodies[0].limits
    assert (limits.lower, limits.upper) == (None, None)
    assert rnea.loads(arm()).model.bodies[0].limits.upper is None


@pytest.mark.parametrize("kind", ["floating", "planar"])
def test_floating_and_planar_joints_are_fixed_if_asked_for_and_said_to_be(kind):
    robot = rnea.loads(arm(inertial=BODY, kind=kind), base="fixed")
    assert robot.n == 0
    assert robot.model.mass == 1
    assert len(robot.description.remarks) == 1
    named = {"floating": "free"}.get(kind, kind)
    assert f"the {named} joint 'j' is taken as fixed" in robot.description.remarks[0]


@pytest.mark.parametrize(("kind", "numbers"), [("floating", (7, 6)), ("planar", (3, 3))])
def test_floating_and_planar_joints_move(kind, numbers):
    robot = rnea.loads(arm(inertial=BODY, kind=kind))
    assert (robot.nq, robot.nv) == numbers
    assert not robot.description.remarks


def test_a_link_without_inertial_is_massless_and_known_to_be():
    links = rnea.loads(arm(inertial=BODY)).description.structure.links
    assert [(link.name, link.inertial, link.body.mass) for link in links] == [
        ("base_link", False, 0.0),
        ("tip", True, 1.0),
    ]


def test_a_bare_world_with_a_weld_is_where_the_base_stands():
    weld = placed("w", "world", "base_link", 'xyz="1 2 3" rpy="0 0 1.5"', kind="fixed")
    text = arm(inertial=BODY, joint=LIMIT, more=weld + '<link name="world"/>')
    robot = rnea.loads(text)
    assert robot.frame_names == ("base_link", "tip", "tool", "base")
    assert robot.description.remarks == ()
    np.testing.assert_array_equal(robot.model.base.translation, [1, 2, 3])
    tip = robot.forward_kinematics([0.0])["tip"]
    np.testing.assert_allclose(tip.translation, [1, 2, 3])


def test_lines_stay_right_where_world_is_taken_out():
    weld = placed("w", "world", "base_link", "", kind="fixed")
    text = arm(inertial=BODY.replace('value="1"', 'value="-1"'), joint=LIMIT, more=weld)
    text = text.replace('<robot name="one">', '<robot name="one"><link name="world"/>')
    with pytest.raises(RobotFileError, match=r"f:3: links\[1\]\.mass: .*negative"):
        rnea.loads(text, "f")


MASSIVE = BODY.replace("0.5 0 0", "0 0 0")


@pytest.mark.parametrize(
    "text",
    [
        arm(inertial=BODY, joint=LIMIT).replace("base_link", "world"),
        arm(inertial=BODY, kind="fixed")
        .replace('<link name="base_link"/>', f'<link name="world">{MASSIVE}</link>')
        .replace("base_link", "world"),
        arm(inertial=BODY, joint=LIMIT).replace("tip", "world"),
        arm(
            inertial=BODY,
            kind="fixed",
            more='<link name="b"/>' + placed("k", "base_link", "b", "", kind="fixed"),
        ).replace("base_link", "world"),
    ],
    ids=["it carries a moving joint", "it has mass", "it is no root", "it carries two links"],
)
def test_any_other_link_named_world_is_called_otherwise(text):
    robot = rnea.loads(text)
    assert "world_link" in robot.frame_names
    assert "the link 'world' is called 'world_link'" in robot.description.remarks[0]
    taken = '<link name="world_link"/>' + placed("w", "world", "world_link", "", kind="fixed")
    again = rnea.loads(text.replace("</robot>", f"{taken}</robot>"))
    assert {"world_link", "world_link_2"} <= set(again.frame_names)


def test_a_link_named_base_may_hang_on_another():
    more = '<link name="base"/>' + placed(
        "b", "base_link", "base", 'rpy="0 0 3.14159"', kind="fixed"
    )
    robot = rnea.loads(arm(inertial=BODY, joint=LIMIT, more=more))
    assert robot.model.root == "base_link"
    assert robot.model.frames["base"].mount == "weld"
    ur5 = loaded("ur_description/urdf/ur5_robot.urdf")
    np.testing.assert_allclose(np.diag(ur5.model.frames["base"].pose.rotation), [-1, -1, 1])


def test_motor_inertias_are_remarked_on_and_the_rest_passed_over():
    motor = """<transmission name="t"><joint name="j"/><actuator name="m">
<mechanicalReduction>50</mechanicalReduction>{}</actuator></transmission>
<gazebo><plugin filename="${{x}}"/></gazebo>
<ros2_control name="c"><joint name="j"/></ros2_control>"""
    said = "^<rotorInertia> in line 6 is not read: URDF has no standard place for motor inertias$"
    with pytest.warns(rnea.ModelWarning, match=said):
        rnea.loads(arm(joint=LIMIT, more=motor.format("<rotorInertia>1e-4</rotorInertia>")))
    said = "gear ratios of transmissions are left out (j 50): torques are at the joints"
    (remark,) = rnea.loads(arm(joint=LIMIT, more=motor.format(""))).description.remarks
    assert remark.startswith(said)
    for nothing in ("", "<rotorInertia>0.0</rotorInertia>"):
        assert rnea.loads(arm(joint=LIMIT, more=motor.format(nothing))).description.cautions == ()


@pytest.mark.parametrize(
    ("ratio", "told"),
    [("1", ""), ("-1.0", ""), ("1e9999", ""), ("n/a", ""), ("", ""), ("-79.5", "j -79.5")],
)
def test_gear_ratios_are_remarked_on_and_change_no_torque(ratio, told):
    bare = arm(inertial=BODY, joint=LIMIT)
    given = f"<mechanicalReduction>{ratio}</mechanicalReduction>"
    geared = bare.replace(
        "</robot>",
        f'<transmission name="t"><joint name="j"/><actuator name="m">{given}</actuator>'
        "</transmission></robot>",
    )
    robot = rnea.loads(geared)
    assert bool(robot.description.remarks) == bool(told)
    assert all(f"({told})" in remark for remark in robot.description.remarks)
    codes = [x.code for x in rnea.check.lint(robot)]
    assert ("reader-remark" in codes) == bool(told)
    state = [[0.3], [0.5], [0.7]]
    plain = rnea.loads(bare)
    assert robot.inverse_dynamics(*state) == plain.inverse_dynamics(*state)


def test_shapes_are_kept_and_meshes_never_opened():
    text = arm(
        inertial='<visual><geometry><mesh filename="package://no/where.stl" scale="2 2 2"/>'
        '</geometry></visual><collision><origin xyz="1 2 3"/><geometry>'
        '<cylinder radius="0.1" length="0.2"/></geometry></collision>'
    )
    collision, visual = rnea.loads(text).description.structure.links[1].geometry
    assert (collision.shape, collision.sizes, collision.role) == (
        "cylinder",
        (0.1, 0.2),
        "collision",
    )
    assert collision.placement.xyz == (1.0, 2.0, 3.0)
    assert (visual.shape, visual.mesh, visual.sizes) == (
        "mesh",
        "package://no/where.stl",
        (2, 2, 2),
    )


def test_a_nameless_robot_and_blank_lines_above_the_declaration():
    text = "\n\n<?xml version='1.0'?>\n" + arm(joint=LIMIT).replace(' name="one"', "")
    assert rnea.loads(text).name == "robot"
    with pytest.raises(RobotFileError, match=r"f:7: .*no type"):
        rnea.loads(text.replace(' type="revolute"', ""), "f")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "iso-8859-1", "windows-1252"])
def test_encodings(tmp_path, encoding):
    path = tmp_path / "arm.urdf"
    declared = encoding.removesuffix("-sig")
    text = f'<?xml version="1.0" encoding="{declared}"?>\n' + arm(joint=LIMIT)
    path.write_bytes(text.replace('"tip"', '"pointe_é"').encode(encoding))
    assert "pointe_é" in rnea.load(path).frame_names


def test_what_a_file_is_its_content_says(tmp_path):
    path = tmp_path / "robot.toml"
    path.write_text(arm(joint=LIMIT))
    assert rnea.load(path).joint_names == ("j",)
    path = tmp_path / "robot.urdf"
    path.write_text(rnea.files.catalogs.robots.text("one_link"))
    with pytest.raises(RobotFileError, match="is not XML"):
        rnea.load(path)
    path.rename(tmp_path / "robot.txt")
    assert rnea.load(tmp_path / "robot.txt").n == 1


def test_unrealizable_inertias_are_warned_of_with_their_line(tmp_path):
    path = tmp_path / "arm.urdf"
    path.write_text(arm(inertial=BODY.replace('izz="0.02"', 'izz="0.2"'), joint=LIMIT))
    with pytest.warns(rnea.ModelWarning, match=r"arm\.urdf:4: links\[1\].*link 'tip'"):
        rnea.load(path)
    assert rnea.load(path, allow_infeasible_inertia="only planar motion").n == 1
    with pytest.warns(
        rnea.ModelWarning, match=r"rnea --allow-infeasible-inertia .* or rnea\.load\("
    ):
        rnea.load(path)


def test_negative_moments_are_computed_with_but_not_where_the_mass_matrix_must_be_positive():
    text = arm(inertial=BODY.replace('izz="0.02"', 'izz="-0.3"'), joint='<axis xyz="0 0 1"/>')
    with pytest.warns(rnea.ModelWarning, match=r"link 'tip'.*a moment is negative"):
        robot = rnea.loads(text, eager=True)
    # 1 kg at 0.5 m
    np.testing.assert_allclose(robot.inverse_dynamics([0], [0], [1]), [0.25 - 0.3], atol=1e-15)
    calls = (robot.forward_dynamics, robot.forward_dynamics_derivatives)
    for call in calls:
        with pytest.raises(rnea.InputError, match=r"mass matrix is not positive.* of tip"):
            call([0], [0], [1])
    with pytest.raises(rnea.InputError, match="mass matrix is not positive"):
        robot.simulate([0], [0], duration=0.1)


def test_a_refused_inertia_names_its_link_its_value_and_the_cure(tmp_path):
    path, cure = tmp_path / "arm.toml", 'unrealizable = "..." at the top of the robot file'
    path.write_text(
        'format = 1\nname = "a"\nconvention = "standard"\n'
        '[[links]]\nlink = "tip"\nmass = 1\ninertia = { izz = -0.2 }\n'
    )
    with pytest.raises(RobotFileError) as caught:
        rnea.load(path)
    message = str(caught.value)
    assert "link 'tip': the inertia about the centre of mass has a negative principal" in message
    assert f"(-0.2 kg m²). rnea check {path} shows all faults" in message
    assert message.endswith(f"If that is meant, say why: {cure}")


# ---- masses from shapes --------------------------------------------------------------------------

BOX = '<collision><origin xyz="0 0 0.5"/><geometry><box size="0.1 0.2 0.3"/></geometry></collision>'
BALL = '<visual><geometry><sphere radius="0.1"/></geometry></visual>'


def test_a_density_gives_links_without_inertial_the_mass_of_their_shapes():
    assert rnea.loads(arm(inertial=BOX)).model.mass == 0
    link = rnea.loads(arm(inertial=BOX + BALL), density=1000.0).link("tip")
    np.testing.assert_allclose(link.inertia.mass, 6.0)
    np.testing.assert_allclose(link.inertia.com, [0, 0, 0.5])
    np.testing.assert_allclose(np.diag(link.inertia.about_com), [0.065, 0.05, 0.025])
    ball = rnea.loads(arm(inertial=BALL), density=1000.0).link("tip")
    np.testing.assert_allclose(ball.inertia.mass, 4000 / 3 * math.pi * 1e-3)
    given = rnea.loads(arm(inertial=BODY + BOX), density=1000.0)
    assert given.model.mass == 1
    with pytest.raises(rnea.InputError, match="density must be a positive number"):
        rnea.loads(arm(inertial=BOX), density=-1.0)


def with_mesh(name):
    return arm(
        inertial=f'<visual><geometry><mesh filename="{name}" scale="2 1 1"/></geometry></visual>'
    )


def test_a_closed_mesh_has_the_mass_of_its_solid(tmp_path):
    trimesh = pytest.importorskip("trimesh")
    (tmp_path / "meshes").mkdir()
    box = trimesh.creation.box((0.1, 0.2, 0.3))
    box.export(tmp_path / "meshes" / "box.stl")
    box.faces = box.faces[:-1]
    box.export(tmp_path / "meshes" / "open.stl")
    path = tmp_path / "arm.urdf"
    path.write_text(with_mesh("package://parts/meshes/box.stl"))
    options = {"density": 500.0, "packages": {"parts": tmp_path}}
    inertia = rnea.load(path, **options).link("tip").inertia
    np.testing.assert_allclose(inertia.mass, 6.0, rtol=1e-6)
    np.testing.assert_allclose(np.diag(inertia.about_com), [0.065, 0.065, 0.04], rtol=1e-6)
    path.write_text(with_mesh("meshes/box.stl"))
    assert rnea.load(path, density=500.0).model.mass == pytest.approx(6.0)
    path.write_text(with_mesh("meshes/open.stl"))
    with pytest.raises(RobotFileError, match=r"arm\.urdf:3: .*link 'tip'.*not closed"):
        rnea.load(path, density=500.0)


@pytest.mark.parametrize(
    ("mesh", "reason"),
    [
        ("package://parts/../secret.stl", "outside the folders that may be read"),
        ("package://parts//etc/passwd", "outside the folders that may be read"),
        ("package://parts/link.stl", "outside the folders that may be read"),
        ("package://other/a.stl", "the folder of package 'other' is not given"),
        ("package://parts/none.stl", "no mesh file"),
        ("package://parts", "no mesh file"),
        ("../secret.stl", "outside the folders that may be read"),
        ("/etc/passwd", "outside the folders that may be read"),
        ("file:///etc/passwd", "outside the folders that may be read"),
        ("http://127.0.0.1:9/a.stl", "only paths, file://"),
        ("", "names no file"),
        ("package://parts/empty.stl", "cannot read the mesh|not closed"),
        ("package://parts/empty.xyz123", "cannot read the mesh"),
    ],
)
def test_meshes_stay_below_the_directories_that_were_named(tmp_path, mesh, reason):
    root = tmp_path / "parts"
    root.mkdir()
    (tmp_path / "secret.stl").write_text("solid a\nendsolid a\n")
    (root / "link.stl").symlink_to(tmp_path / "secret.stl")
    (root / "empty.stl").touch()
    (root / "empty.xyz123").touch()
    path = root / "arm.urdf"
    path.write_text(with_mesh(mesh))
    assert rnea.load(path).n == 1
    with pytest.raises(RobotFileError, match=reason) as caught:
        rnea.load(path, density=1000.0, packages={"parts": root})
    assert caught.value.line == 3


# ---- xacro ---------------------------------------------------------------------------------------

XACRO = """<?xml version="1.0"?>
<robot name="one" xmlns:xacro="http://www.ros.org/wiki/xacro">
<xacro:arg name="mass" default="2"/>
<xacro:property name="half" value="${1 / 2}"/>
<xacro:include filename="$(find parts)/body.xacro"/>
<link name="base_link"/>
<link name="tip"><xacro:body mass="$(arg mass)"/></link>
<joint name="j" type="revolute"><parent link="base_link"/><child link="tip"/>
<axis xyz="0 -1 0"/></joint></robot>"""
INCLUDED = """<robot xmlns:xacro="http://www.ros.org/wiki/xacro">
<xacro:macro name="body" params="mass">
<inertial><origin xyz="${half} 0 0"/><mass value="${mass}"/>
<inertia ixx="0.02" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.02"/></inertial>
</xacro:macro></robot>"""


def test_xacro_is_expanded_with_packages_and_arguments(tmp_path):
    pytest.importorskip("xacrodoc")
    path = tmp_path / "arm.xacro"
    path.write_text(XACRO)
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "body.xacro").write_text(INCLUDED)
    packages = {"parts": tmp_path / "parts"}
    robot = rnea.load(path, packages=packages)
    np.testing.assert_allclose(robot.gravity_torque([0.0]), [9.81])
    heavy = rnea.load(path, packages=packages, arguments={"mass": 3})
    np.testing.assert_allclose(heavy.gravity_torque([0.0]), [3 * 9.81 / 2])
    with pytest.raises(RobotFileError, match=r"arm\.xacro: xacro cannot expand it: .*parts"):
        rnea.load(path)
    with pytest.raises(RobotFileError, match=r"<mass> value: .*line \d+ of the expanded file"):
        rnea.load(path, packages=packages, arguments={"mass": "much"})


def test_without_xacrodoc_the_error_names_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "xacrodoc", None)
    path = tmp_path / "arm.xacro"
    path.write_text(XACRO)
    with pytest.raises(rnea.InputError, match=r"arm.xacro: .*pip install 'rnea\[files\]'"):
        rnea.load(path)


# ---- speed ---------------------------------------------------------------------------------------


def least_seconds(call, tries=5):
    seconds = []
    for _ in range(tries):
        start = time.process_time()
        call()
        seconds.append(time.process_time() - start)
    return min(seconds)


def test_seven_joints_load_within_50_ms():
    assert least_seconds(lambda: loaded("panda_description/urdf/panda.urdf")) < 0.05


def test_a_thousand_links_load_within_a_second():
    links = "".join(f'<link name="l{i}">{TURNED}</link>' for i in range(1000))
    joints = "".join(
        placed(f"j{i}", f"l{i}", f"l{i + 1}", 'xyz="0.1 0 0" rpy="0.1 0.2 0.3"') for i in range(999)
    )
    text = f'<robot name="long">{links}{joints}</robot>'
    assert rnea.loads(text).n == 999
    assert least_seconds(lambda: rnea.loads(text), tries=3) < 1.0
