"""Free bodies of MJCF whose frame MuJoCo moves into the inertial frame, and masses from bounds.

`compiler alignfree` and `freejoint align` change what `qpos` is: masses, biases and the poses of
bodies and sites are compared with MuJoCo's at random positions.
"""
# ruff: noqa: E501 - one case a line reads best

import numpy as np
import pytest

import rnea
from rnea.errors import RobotFileError
from support.compare_with_mujoco import TOLERANCE, compiled_tree, errors, read_as_tree

I1 = '<inertial pos=".3 .1 0" mass="2" fullinertia=".3 .4 .5 .01 -.02 .03"/>'
UNBALANCED = '<inertial pos="1 0 0" euler="10 20 30" mass="1" diaginertia="1 1 5"/>'
SITE = '<site name="s" pos=".1 0 0" euler="0 0 30"/>'
BALL = '<geom size=".1" pos=".3 0 0"/>'


def document(world, compiler='alignfree="true"', tail=""):
    return f"<mujoco><compiler {compiler}/><worldbody>{world}</worldbody>{tail}</mujoco>"


def free(inner, joint="<freejoint/>"):
    return f'<body name="b" pos="1 2 3" euler="10 20 30">{joint}{inner}</body>'


def child(inner="", more=""):
    return f'<body name="c" pos="1 0 0" euler="40 0 20" {more}>{inner}</body>'


FUSE = 'alignfree="true" fusestatic="true"'
BOUNDS = 'alignfree="true" boundmass="1" boundinertia=".45"'
DOCUMENTS = {
    "alignfree": document(free(I1 + SITE)),
    "of a joint of type free": document(free(I1, '<joint type="free" damping="2"/>')),
    "align true": document(free(I1, '<freejoint align="true"/>'), ""),
    "align false": document(free(I1, '<freejoint align="false"/>')),
    "align auto": document(free(I1, '<freejoint align="auto"/>')),
    "a body that carries another": document(free(I1 + child("<joint/>" + I1))),
    "a body that carries a welded one": document(free(I1 + child(I1 + SITE))),
    "welded bodies that are fused": document(free(I1 + child(I1 + SITE + '<body name="d" pos="0 1 0"><geom size=".1"/></body>')), FUSE),
    "a welded body that may not be fused": document(free(I1 + child(I1, 'fuse="false"')), FUSE),
    "a welded body that a sensor names": document(free(I1 + child(I1)), FUSE, '<sensor><framepos objtype="body" objname="c"/></sensor>'),
    "inertia from geoms": document(free(BALL + '<geom type="capsule" size=".1" fromto="0 0 0 1 2 1"/>')),
    "geoms in place of the inertial": document(free(I1 + BALL), 'alignfree="true" inertiafromgeom="true"'),
    "visual geoms discarded": document(free('<geom size=".1" pos=".3 0 0" contype="0" conaffinity="0"/><geom size=".1"/>'), 'alignfree="true" discardvisual="true"'),
    "several, one without a name": document(free(I1) + f'<body pos="1 2 3"><freejoint/>{I1}</body><body name="arm"><joint/>{I1}</body>'),
    "within a frame": document(f'<frame pos="0 0 1" euler="0 90 0">{free(I1)}</frame>'),
    "replicated": document(f'<replicate count="3" offset="1 0 0" euler="0 0 30">{free(I1 + SITE)}</replicate>'),
    "a total mass": document(free(I1), 'alignfree="true" settotalmass="5"'),
    "balanced": document(free(UNBALANCED), 'alignfree="true" balanceinertia="true"'),
    "bounds": document(free(I1), BOUNDS),
    "bounds and fused": document(free(I1 + child()), f'{BOUNDS} fusestatic="true"'),
    "bounds and a fused inertial that is lost": document(f'<body name="b"><joint/>{I1}{child(I1)}</body>', 'inertiafromgeom="true" fusestatic="true" boundmass="1" boundinertia=".01"'),
    "bounds that keep a body from being fused": document(f'<body name="b"><joint/>{BALL}{child(BALL)}</body>', 'inertiafromgeom="true" fusestatic="true" boundinertia="2"'),
    "bounds and no inertial": document(free(""), BOUNDS),
    # MuJoCo's compiler takes `pos` of such a body for its center of mass as well
    "bounds and no inertial on a hinge": document('<body pos="1 2 3" euler="10 20 30"><joint axis="0 1 0"/><body pos=".5 0 0"><joint axis="0 1 0"/></body></body>', BOUNDS),
    "bounds and no inertial in a frame": document('<frame pos="5 0 0"><body name="b" pos="1 2 3"><joint axis="0 1 0"/></body></frame>', BOUNDS),
    "bounds and an inertial without mass": document('<body name="b" pos="1 2 3"><joint axis="0 1 0"/><inertial pos=".1 0 0" mass="0"/></body>', BOUNDS),
    "bounds and geoms without mass": document('<body name="b" pos="1 2 3"><joint axis="0 1 0"/><geom size=".1" pos=".2 0 0" mass="0"/></body>', BOUNDS),
    "bounds and geoms of another group": document('<body name="b" pos="1 2 3"><joint axis="0 1 0"/><geom size=".1" group="5"/></body>', f'{BOUNDS} inertiagrouprange="0 1"'),
    "a site from one point to another": document(free(I1 + '<site name="s" type="capsule" size=".1" fromto="0 0 0 .1 .2 .3"/>')),
}  # fmt: skip


@pytest.mark.parametrize("name", DOCUMENTS)
def test_mass_matrix_bias_and_poses_are_those_of_mujoco(name):
    robot, description = read_as_tree(DOCUMENTS[name])
    assert not description.cautions
    for quantity, error in errors(robot, compiled_tree(DOCUMENTS[name])).items():
        assert error <= TOLERANCE, quantity


def test_the_bias_of_an_aligned_body_has_no_moment():
    inertial = '<inertial pos=".3 0 0" mass="2" diaginertia=".1 .2 .25"/>'
    for compiler, moment in (("", -5.886), ('alignfree="true"', 0)):
        robot = rnea.loads(document(f'<body name="b"><freejoint/>{inertial}</body>', compiler))
        np.testing.assert_allclose(robot.gravity_torque(robot.neutral)[1], moment, atol=1e-15)


def test_constraints_and_shapes_are_where_they_are_in_mujoco():
    tail = '<equality><weld body1="b" body2="arm" anchor=".1 0 0"/><connect body1="b" body2="arm" anchor=".1 .2 0"/></equality>'
    arm = f'<body name="arm"><joint/>{I1}</body>'
    text = document(free(I1 + BALL) + arm, tail=tail)
    model, robot = compiled_tree(text), rnea.loads(text)
    weld, connect = robot.description.closures.loops
    # anchors count in the aligned frame, of the body that MuJoCo measures them on
    np.testing.assert_allclose(weld.placement.xyz, model.eq_data[0][3:6], atol=1e-14)
    np.testing.assert_allclose(weld.child_placement.xyz, model.eq_data[0][:3], atol=1e-14)
    np.testing.assert_allclose(connect.placement.xyz, model.eq_data[1][:3], atol=1e-14)
    np.testing.assert_allclose(connect.child_placement.xyz, model.eq_data[1][3:6], atol=1e-14)
    shape = next(link for link in robot.description.structure.links if link.name == "b").geometry[0]
    np.testing.assert_allclose(shape.placement.xyz, model.geom(0).pos, atol=1e-14)


def test_masses_that_mujoco_refuses_are_aligned_unless_its_axes_depend_on_the_refused_ones():
    point = '<inertial pos=".5 0 0" mass="2" diaginertia="0 0 0"/>'
    robot = rnea.loads(document(free(point)))
    pose = robot.description.drawn["base"]
    np.testing.assert_allclose(robot.gravity_torque(robot.neutral), [0, 0, 0, 0, 0, 19.62])
    unaligned = rnea.loads(document(free(point), ""), base="fixed").model.base
    np.testing.assert_allclose(pose.xyz, unaligned.point(np.array([0.5, 0, 0])), atol=1e-15)
    refused = '<inertial pos=".5 0 0" mass="2" fullinertia="-1 1 1 0 0 0"/>'
    with pytest.raises(RobotFileError, match=r"eigenvalues.*alignfree moves frames .* frame: b"):
        rnea.loads(document(free(refused)))


def test_a_free_joint_within_the_robot_is_refused_by_name():
    inner = f'<body name="c"><freejoint name="loose"/>{I1}</body>'
    with pytest.raises(RobotFileError, match="'loose' of body 'c' is a free joint"):
        rnea.loads(document(free(I1 + inner)))
