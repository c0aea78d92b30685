"""Files that others read: what is wrong in them and touches no torque is warned of, not refused."""

import mujoco
import numpy as np
import pytest

import rnea
from support.urdf_text import BODY, LIMIT, arm

SDF = """<sdf version="1.8"><model name="m"><link name="a"/><link name="b"/>
<joint name="j" type="revolute"><parent>a</parent><child>b</child>
<axis><xyz>0 1 0</xyz>{}</axis></joint>
<joint name="w" type="fixed"><parent>world</parent><child>a</child></joint>{}</model></sdf>"""
INERTIAL = '<inertial pos=".1 0 0" mass="1" diaginertia="1 1 1"/>'
MJCF = (
    f'<mujoco><worldbody><body name="a">{INERTIAL}<body name="b">\n'
    f'<joint name="j" axis="0 1 0" {{}}/>{INERTIAL}{{}}</body></body></worldbody></mujoco>'
)
URDF = arm(inertial=BODY, joint='<axis xyz="0 1 0"/>' + LIMIT)
MESH = '<visual><geometry><mesh filename="a.stl" scale="1 1 1 1"/></geometry></visual>'

# a good file, the same with a fault, and what is said of it
FAULTS = {
    "a second axis": (
        URDF,
        URDF.replace("<axis", '<axis xyz="0 1 0"/>\n<axis', 1).replace(
            '\n<axis xyz="0 1 0"', '\n<axis xyz="1 0 0"'
        ),
        "joint 'j': a second <axis> in line .* is passed over",
    ),
    "a mesh scale of four": (
        URDF,
        URDF.replace("<inertial>", MESH + "<inertial>", 1),
        "scale: expected 3 numbers.*the mesh is left out",
    ),
    "a leftover macro": (
        URDF,
        URDF.replace("</robot>", '<xacro:gripper_gazebo prefix="x"/></robot>'),
        "left over from xacro and passed over: <xacro:gripper_gazebo> in line",
    ),
    "crossed limits of URDF": (
        URDF,
        URDF.replace("<limit", '<limit lower="1" upper="-1"', 1),
        "lower 1 is above upper -1: the joint is taken without bounds",
    ),
    "crossed limits of SDF": (
        SDF.format("", ""),
        SDF.format("<limit><lower>1</lower><upper>-1</upper></limit>", ""),
        "lower 1 is above upper -1",
    ),
    "crossed limits of MJCF": (
        MJCF.format("", ""),
        MJCF.format('range="57.29577951308232 -57.29577951308232" limited="true"', ""),
        "lower 1 is above upper -1",
    ),
    "a motor's inertia in SDF": (
        SDF.format("", ""),
        SDF.format("", "").replace(
            "</axis>", "</axis><drake:rotor_inertia>0.1</drake:rotor_inertia>"
        ),
        "<drake:rotor_inertia> in line 3 is not read",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_fault_is_warned_of_and_the_torques_are_those_of_the_good_file(tmp_path, fault):
    good, faulty, said = FAULTS[fault]
    assert faulty != good
    path = tmp_path / ("arm.urdf" if "<robot" in good else "arm.xml")
    path.write_text(faulty, encoding="utf-8")
    with pytest.warns(rnea.ModelWarning, match=said) as caught:
        robot = rnea.load(path, eager=True)
    assert len(caught) == 1
    assert str(path) in str(caught[0].message)
    tau = rnea.loads(good, eager=True).inverse_dynamics([0.3], [0.2], [0.1])
    np.testing.assert_array_equal(robot.inverse_dynamics([0.3], [0.2], [0.1]), tau)


@pytest.mark.parametrize("good", [URDF, SDF.format("", ""), MJCF.format("", "")])
def test_dashes_in_comments(good):
    first = good.index("\n")
    robot = rnea.loads(f"{good[:first]}<!-- a -- b --->{good[first:]}", eager=True)
    assert robot.joint_names == ("j",)


def test_comments_without_an_end_take_no_time():
    with pytest.raises(rnea.RobotFileError, match="not valid XML"):
        rnea.loads("<robot name='r'>" + "<!--" * 400_000)


def test_a_mesh_that_is_left_out_gives_no_mass():
    bare = URDF.replace(BODY, MESH)
    with pytest.raises(rnea.RobotFileError, match=r"follows from its shapes: .*scale"):
        rnea.loads(bare, density=1000.0)


def test_sites_and_frames_named_base_get_another_name():
    robot = rnea.loads(MJCF.format("", '<site name="base" pos="1 2 3"/><site name="b"/>'))
    assert robot.description.remarks == (
        "the site 'base' is called 'base_site' here",
        "the site 'b' is called 'b_site' here",
    )
    np.testing.assert_array_equal(robot.model.frames["base_site"].pose.translation, [1, 2, 3])
    robot = rnea.loads(SDF.format("", '<frame name="base" attached_to="b"/>'))
    assert robot.model.frames["base_frame"].body == 1
    assert "the frame 'base' is called 'base_frame' here" in robot.description.remarks


def test_a_model_of_models_stands_on_the_first_link_within():
    inner = '<model name="shallow"><model name="deep"><link name="c"/></model></model>'
    weld = '<joint name="k" type="fixed"><parent>b</parent><child>shallow</child></joint>'
    robot = rnea.loads(SDF.format("", inner + weld))
    assert robot.model.frames["shallow::deep::c"].body == robot.model.frames["b"].body


# what is taken out before masses follow from geoms is taken out with what refers to it
BESIDE_GEOMS = {
    "a site's material": ("", '<joint axis="0 1 0"/><site material="m"/>'),
    "a geom's material": ("", '<joint axis="0 1 0"/><geom size=".2" material="m"/>'),
    "a body that never sleeps": ('sleep="never"', "<freejoint/>"),
    "a body that may sleep": ('sleep="allowed"', "<freejoint/>"),
    "a body that sleeps first": ('sleep="init"', "<freejoint/>"),
}


@pytest.mark.parametrize("case", BESIDE_GEOMS)
def test_masses_from_geoms_beside_what_has_none(case):
    said, inside = BESIDE_GEOMS[case]
    text = (
        f'<mujoco><asset><material name="m"/></asset><worldbody><body name="a" {said}>{inside}'
        '<geom size=".1"/></body></worldbody></mujoco>'
    )
    theirs = mujoco.MjModel.from_xml_string(text)
    robot = rnea.loads(text, eager=True)
    np.testing.assert_allclose(robot.model.bodies[0].inertia.mass, theirs.body_mass[1], rtol=1e-12)
