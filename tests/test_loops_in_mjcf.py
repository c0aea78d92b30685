"""Equality constraints of MJCF: what our loops and couplings miss is what MuJoCo's own miss."""
# ruff: noqa: E501 - one constraint a line reads best

import mujoco
import numpy as np
import pytest

from rnea import RobotFileError
from rnea.describe import Coupling, Mimic, mjcf, pose_of, without_loops
from rnea.describe.mjcf import reader
from rnea.robot import Robot
from support.mjcf_models import I1

WORLD = f"""<worldbody>
<site name="stake" pos="1 2 3" euler="10 0 30"/>
{{root}}
<body name="a" pos="0 .1 1" euler="10 20 30"><joint name="ja" axis="0 1 1" pos=".1 0 .2" ref="20"/>{I1}
  <site name="sa" pos=".1 .2 .3" euler="10 20 30"/>
  <body name="b" pos=".3 0 0" euler="0 0 30"><joint name="jb" type="ball" pos="0 .1 0"/>{I1}
    <frame pos=".1 0 0" euler="0 40 0"><body name="fused" pos="0 .2 0" euler="5 6 7">{I1}
      <site name="base" pos=".3 0 .1" euler="0 50 0"/></body></frame></body></body>
<body name="c" pos="0 1 0" euler="40 0 10"><joint name="jc" type="slide" axis="1 2 3" ref=".2"/>{I1}
  <body name="d" pos=".2 .1 0"><joint name="jd" axis="1 0 0"/><joint name="je" axis="0 1 0" ref="-15"/>{I1}
    </body></body>
{{more}}
</worldbody>"""
FREE = f'<body name="f" pos=".5 0 .3" euler="0 70 0"><freejoint name="float"/>{I1}<site name="sf" pos="0 0 .2"/></body>'

CONSTRAINTS = {
    "connect bodies": '<connect name="x" body1="b" body2="d" anchor=".1 .2 .3"/>',
    "connect to the world": '<connect body1="d" anchor=".1 .2 .3"/>',
    "connect the world first": '<connect body1="world" body2="d" anchor=".1 .2 .3"/>',
    "connect sites": '<connect site1="sa" site2="base"/>',
    "connect a site of the world": '<connect site1="stake" site2="sa"/>',
    "connect a body without joints": '<connect body1="fused" body2="d" anchor="0 0 .1"/>',
    "connect what floats": '<connect body1="f" body2="d" anchor="0 0 .1"/>',
    "weld bodies": '<weld body1="b" body2="d" anchor=".1 .2 .3"/>',
    "weld by relpose": '<weld body1="b" body2="d" anchor=".1 .2 .3" relpose="1 2 3 .1 .5 .3 .5" torquescale="3"/>',
    "weld by relpose without anchor": '<weld body1="d" body2="b" relpose="1 2 3 0 1 0 0"/>',
    "weld to the world": '<weld body1="b" anchor=".1 .2 .3"/>',
    "weld sites": '<weld site1="sa" site2="sf" torquescale=".5"/>',
    "weld what floats": '<weld body1="f" body2="d"/>',
    "polynomial": '<joint joint1="ja" joint2="jc" polycoef=".1 -2 3 .5 -1.5"/>',
    "no slope": '<joint joint1="ja" joint2="je" polycoef=".1 0 3 0 0"/>',
    "held": '<joint joint1="je" polycoef=".1 7 8 9 1"/>',
    "constant of another": '<joint joint1="je" joint2="ja" polycoef=".1 0 0 0 0"/>',
    "of one that follows": '<joint joint1="jd" joint2="ja" polycoef=".2 -3 0 0 0"/>'
    '<joint joint1="jc" joint2="jd" polycoef=".1 1 2 3 4"/>',
    "by one that follows": '<joint joint1="jd" joint2="je" polycoef=".2 -3 0 0 0"/>'
    '<joint joint1="ja" joint2="jd" polycoef="0 .5 0 0 0"/><joint joint1="ja" joint2="jc" polycoef="0 1 0 0 0"/>',
    "all at once": '<connect body1="b" body2="d" anchor=".1 .2 .3"/><weld site1="sa" site2="sf"/>'
    '<joint joint1="ja" joint2="jc" polycoef=".1 -2 3 .5 -1.5"/>',
}  # fmt: skip


def document(constraints, root="", more=FREE):
    world = WORLD.format(root=root, more=more)
    return f"<mujoco>{world}<equality>{constraints}</equality></mujoco>"


def vector_part(R):
    """Of the quaternion of a rotation, scalar part not negative."""
    quaternion = np.zeros(4)
    mujoco.mju_mat2Quat(quaternion, R.flatten())
    return quaternion[1:] * np.sign(quaternion[0])


def gap(loop, frames):
    """How far the loop is from closed: a way in world axes and, of a weld, half an angle's sine."""
    parent = frames[loop.parent] @ pose_of(loop.placement)
    child = frames[loop.child] @ pose_of(loop.child_placement)
    way = parent.translation - child.translation
    if loop.kind == "spherical":
        return way
    return np.append(way, vector_part(child.rotation.T @ parent.rotation))


def miss(coupling, q):
    """What the sum of the polynomials is; q by the joint's name."""
    powers = [
        c * q[joint] ** (k + 1) for joint, cs in coupling.terms.items() for k, c in enumerate(cs)
    ]
    return sum(powers) + coupling.constant


def random_position(model, rng):
    qpos = rng.normal(size=model.nq)
    data = mujoco.MjData(model)
    data.qpos[:] = qpos
    mujoco.mj_normalizeQuat(model, data.qpos)
    return data.qpos.copy()


def misses(model, qpos):
    """efc_pos of every equality, rotations of welds per unit of torquescale and of either sign."""
    data = mujoco.MjData(model)
    data.qpos[:] = qpos
    mujoco.mj_forward(model, data)
    found = []
    for i in range(model.neq):
        rows = data.efc_pos[data.efc_id == i]
        if model.eq_type[i] == mujoco.mjtEq.mjEQ_WELD:
            rows[3:] /= model.eq_data[i][10]
        found.append(rows)
    return found


def assert_the_same_gaps(text, ours, rng):
    """ours: which loops and couplings say MuJoCo's constraints, in their order; None: a mimic."""
    description = reader.read(text)
    model = mujoco.MjSpec.from_string(text).compile()
    tree = Robot(without_loops(description))
    mimic = {j.name: j.mimic for j in description.structure.joints if j.mimic}
    names = [model.joint(i).name for i in range(model.njnt)]
    parts = ours or [*description.closures.loops, *description.closures.couplings]
    assert len(parts) == model.neq
    for _ in range(3):
        qpos = random_position(model, rng)
        at = {n: int(model.joint(n).qposadr[0]) for n in names}
        for name in names:
            leader, ratio, offset = name, 1.0, 0.0
            while leader in mimic:
                m = mimic[leader]
                leader, ratio, offset = m.joint, ratio * m.ratio, ratio * m.offset + offset
            qpos[at[name]] = ratio * qpos[at[leader]] + offset
        q = np.concatenate(
            [
                qpos[at[b.joint.name] : at[b.joint.name] + b.joint.nq]
                for b in tree.model.bodies
                if b.follows is None
            ]
        )
        frames = tree.forward_kinematics(q)
        for part, theirs in zip(parts, misses(model, qpos), strict=True):
            if part is None:
                found = np.zeros(1)
            elif isinstance(part, Coupling):
                found = [miss(part, {name: qpos[at[name]] for name in at})]
            else:
                found = gap(part, frames)
                theirs[3:] *= np.sign(theirs[3:] @ found[3:]) if len(found) > 3 else 1
            np.testing.assert_allclose(found, theirs, atol=1e-12 * (1 + np.abs(theirs).max()))


@pytest.mark.parametrize("name", CONSTRAINTS)
def test_gaps_are_mujocos(name):
    text = document(CONSTRAINTS[name])
    closures = reader.read(text).closures
    ours = None
    if "follows" in name:
        ours = [None] * (CONSTRAINTS[name].count("<joint") - 1) + [closures.couplings[0]]
    assert_the_same_gaps(text, ours, np.random.default_rng(len(name)))


@pytest.mark.parametrize("name", ["connect to the world", "weld to the world", "connect the world first", "connect a site of the world"])  # fmt: skip
def test_the_world_is_seen_from_a_base_that_stands_elsewhere(name):
    """A body without joints is the root, and the world's own frame stands somewhere on it."""
    opened = WORLD.format(root="", more="").split('"stake" pos="1 2 3" euler="10 0 30"/>\n')
    stand = (
        '"stake" pos="1 2 3" euler="10 0 30"/><body name="stand" pos=".1 .2 .3" euler="20 0 60">'
    )
    world = stand.join(opened).replace("</worldbody>", "</body></worldbody>")
    text = f"<mujoco>{world}<equality>{CONSTRAINTS[name]}</equality></mujoco>"
    description = reader.read(text)
    assert description.structure.links[0].name == "stand"
    assert_the_same_gaps(text, None, np.random.default_rng(1))


@pytest.mark.parametrize("name", [n for n in CONSTRAINTS if "site" not in n and "relpose" not in n])
def test_bodies_are_joined_as_drawn_and_drawn_is_where_they_are_assembled(name):
    description = reader.read(document(CONSTRAINTS[name]))
    tree = Robot(without_loops(description))
    q = {c.name: value for c, value in zip(tree.model.coordinates, tree.neutral, strict=True)}
    for body in tree.model.bodies:
        if body.joint.name in description.closures.assembly and body.follows is None:
            said = np.atleast_1d(description.closures.assembly[body.joint.name])
            for coordinate, value in zip(tree.model.coordinates[body.q], said, strict=True):
                q[coordinate.name] = value
    frames = tree.forward_kinematics(np.array(list(q.values())))
    for loop in description.closures.loops:
        if loop.parent != "sa":
            np.testing.assert_allclose(gap(loop, frames), 0, atol=1e-14)


def test_joints_in_proportion_follow_and_others_are_coupled():
    text = document(
        '<joint joint1="jd" joint2="ja" polycoef=".2 -3 0 0 0"/>'
        '<joint joint1="ja" joint2="jd" polycoef="0 1 0 0 0"/>'
    )
    description = reader.read(text)
    mimics = [j.mimic for j in description.structure.joints if j.name == "jd"]
    assert mimics == [Mimic("ja", -3.0, 0.2 + 3 * np.radians(20))]
    (coupling,) = description.closures.couplings
    # q_d - 0.2 = -3 (q_a - 20°) and q_a - 20° = q_d: q_a is held
    assert coupling.terms == {"ja": (4.0,)}
    a = -coupling.constant / 4
    assert np.isclose(a - np.radians(20), 0.2 - 3 * (a - np.radians(20)))


def test_what_is_said_twice_is_dropped_with_a_remark():
    both = '<joint joint1="jd" joint2="ja" polycoef="0 {} 0 0 0"/><joint joint1="ja" joint2="jd" polycoef="{} {} 0 0 0"/>'
    third = 1 / 3
    for there, constant, back in ((1, 0, 1), (3, 0, third), (0.1, 0, 10)):
        read = reader.read(document(both.format(there, constant, back)))
        assert not read.closures
        assert any("says what others say already" in remark for remark in read.remarks)
    read = reader.read(document(both.format(1, 0.5, 1)))
    assert not read.closures
    assert any("contradicts others" in caution for caution in read.cautions)


def test_motors_are_the_joints_that_actuators_drive():
    actuators = """<actuator><motor joint="jc"/><position joint="jd" kp="3"/><motor joint="jd"/>
      <motor joint="jb"/></actuator>"""
    connect = CONSTRAINTS["connect bodies"]
    text = document(connect).replace("</mujoco>", actuators + "</mujoco>")
    read = reader.read(text)
    assert read.closures.actuated == ("jc", "jd")
    assert any("not among the motors" in caution for caution in read.cautions)
    assert reader.read(document(connect)).closures.actuated is None
    # a motor on a joint that follows drives what it follows
    tied = text.replace("<connect", '<joint joint1="jd" joint2="ja"/><connect')
    assert reader.read(tied).closures.actuated == ("jc", "ja")
    # a tree has a motor on every joint and says nothing of it
    assert reader.read(text.replace(connect, "")).closures.actuated is None


def test_names_lines_and_assembly():
    text = document(
        '\n<connect body1="b" body2="d" anchor="0 0 0"/>\n<connect body1="b" body2="d" anchor="1 0 0"/>'
        '\n<joint joint1="je"/>\n<weld name="w" body1="a" body2="d"/>'
    )
    read = reader.read(text)
    assert [loop.name for loop in read.closures.loops] == ["b_d", "b_d_2", "w"]
    assert [coupling.name for coupling in read.closures.couplings] == ["je_coupling"]
    line = text[: text.index("<equality>")].count("\n") + 1
    for path, below in (("loops[0]", 1), ("loops[1]", 2), ("couplings[0]", 3), ("loops[2]", 4)):
        assert read.line_of(f"{path}.name") == line + below
    assembly = read.closures.assembly
    assert {key: assembly[key] for key in ("ja", "jc", "je")} == {
        "ja": np.radians(20),
        "jc": 0.2,
        "je": np.radians(-15),
    }
    assert assembly["float"][:3] == (0.5, 0.0, 0.3)
    half = np.radians(35)
    np.testing.assert_allclose(assembly["float"][3:], [np.cos(half), 0, np.sin(half), 0])


@pytest.mark.parametrize(
    ("constraint", "part"),
    [
        ('<connect body1="bb" body2="d" anchor="0 0 0"/>', "unknown body 'bb'. Did you mean"),
        ('<weld body1="b" body2="e"/>', "unknown body 'e'"),
        ('<connect site1="sb" site2="base"/>', "unknown site 'sb'"),
        ('<joint joint1="jx"/>', "no hinge or slide has the name 'jx'"),
        ('<joint joint1="ja" joint2="jb"/>', "no hinge or slide has the name 'jb'"),
        ('<joint joint1="ja" joint2="jc" polycoef="1e99 0 0 0 1e300"/>', "1e300"),
        ('<connect body1="b" body2="d"/>', "anchor"),
        ('<joint joint1="ja" polycoef="nan 0 0 0 0"/>', "no number"),
        ('<weld body1="b" relpose="inf 0 0 1 0 0 0"/>', "not finite"),
    ],
)
def test_constraints_on_what_is_not_there_are_refused(constraint, part):
    with pytest.raises(RobotFileError) as caught:
        reader.read(document("\n" + constraint))
    assert part in str(caught.value)
    assert caught.value.line == WORLD.count("\n") + 2


def test_coefficients_beyond_all_measure_are_refused():
    text = document('<joint joint1="ja" joint2="jc" polycoef="0 0 0 0 1e99"/>')
    with pytest.raises(RobotFileError, match="has too large numbers"):
        reader.read(text.replace('ref=".2"', 'ref="1e90"'))


def test_the_process_apart_sends_loops_back():
    text = document(CONSTRAINTS["all at once"])
    assert mjcf.read(text).closures == reader.read(text).closures
