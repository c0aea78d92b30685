"""Equality constraints of MJCF: what our loops and couplings miss is what MuJoCo's own miss."""
# ruff: noqa: E501 - one constraint a line reads best

from dataclasses import replace

import mujoco
import numpy as np
import pytest

import rnea
from rnea import RobotFileError
from rnea.core.description.closure_tables import in_numbers
from rnea.describe import (
    Coupling,
    Mimic,
    Placement,
    pose_of,
    with_closure,
    with_coupling,
    with_free_base,
    with_loop,
    without_loops,
)
from rnea.files.robots import mjcf
from rnea.files.robots.mjcf import reader
from rnea.files.robots.mjcf import writer as mjcf_writer
from rnea.robot import Robot
from support.mjcf_models import I1
from support.random_robots import chain_of, random_state, random_tree

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


# ---- writing -------------------------------------------------------------------------------------


def closed_tree(seed):
    """A random tree with loops between any of its links and frames, and couplings."""
    rng = np.random.default_rng(seed)
    robot = random_tree(rng, 5, fixed=1).with_tool((0.1, 0.2, 0.3), link="link2")
    if seed % 2:
        robot = Robot(with_free_base(replace(robot.description, base=Placement())))
    names = [name for name in robot.frame_names if name != "base"]
    single = [b.joint.name for b in robot.model.bodies if b.joint.nq == 1]
    closed = replace(robot.description, parameters={"l": 0.5})
    for i, kind in enumerate(["spherical", "fixed", "spherical"]):
        parent = str(rng.choice(names))
        own = robot.model.frames[parent].body
        child = str(rng.choice([n for n in names if robot.model.frames[n].body != own]))
        xyz, rpy = rng.normal(size=(2, 3)).tolist()
        said = {"name": f"loop {i}", "kind": kind, "parent": parent, "child": child}
        said |= {"placement": {"xyz": ["l", *xyz[1:]], "rpy": rpy}} if i < 2 else {}
        closed = with_loop(closed, said | {"child_placement": {"xyz": rpy} if i else None})
    a, b = rng.choice(single, size=2, replace=False).tolist()
    polynomial = {a: 2.0, b: rng.normal(size=4).tolist()}
    closed = with_coupling(closed, {"name": "bent", "terms": polynomial, "constant": "l"})
    closed = with_coupling(closed, {"name": "held", "terms": {b: -4.0}, "constant": 1.0})
    return closed, robot, rng


@pytest.mark.parametrize("seed", range(8))
def test_written_loops_and_couplings_are_the_same(seed):
    description, robot, rng = closed_tree(seed)
    text, losses = mjcf_writer.write(description, robot.model)
    again = reader.read(text)
    assert not any("left out" in loss and "friction" not in loss for loss in losses), losses
    there = Robot(without_loops(again))
    plain = in_numbers(description)
    q = random_state(rng, robot)[0]
    frames = robot.forward_kinematics(q)
    # coordinates by their names: the order of joints may be another one
    at = dict(zip((c.name for c in robot.model.coordinates), q, strict=True))
    read = there.forward_kinematics(np.array([at[c.name] for c in there.model.coordinates]))
    for ours, theirs in zip(plain.loops, again.closures.loops, strict=True):
        assert (ours.name, ours.kind) == (theirs.name, theirs.kind)
        np.testing.assert_allclose(gap(theirs, read), gap(ours, frames), atol=1e-12)
    # in MuJoCo's own numbers too
    model = mujoco.MjSpec.from_string(text).compile()
    names = [model.joint(i).name for i in range(model.njnt)]
    qpos = np.concatenate([q[b.q] for n in names for b in robot.model.bodies if b.joint.name == n])
    for ours, theirs in zip(plain.loops, misses(model, qpos), strict=False):
        found = gap(ours, frames)
        theirs[3:] *= np.sign(theirs[3:] @ found[3:]) if len(found) > 3 else 1
        np.testing.assert_allclose(theirs, found, atol=1e-12)
    by = {"bent": 2.0, "held": -4.0}
    for ours, theirs in zip(plain.couplings, again.closures.couplings, strict=True):
        np.testing.assert_allclose(miss(theirs, at) * by[ours.name], miss(ours, at), atol=1e-12)
    # and what is read back is written and read the same
    rewritten = reader.read(mjcf_writer.write(again, there.model)[0])
    assert rewritten.closures.loops == again.closures.loops
    assert [f.name for f in rewritten.frames] == [f.name for f in again.frames]


def test_what_mjcf_cannot_say_of_loops_is_said():
    arm = rnea.load("planar_3r").description
    first, second, third = (name for name, _ in arm.structure.joint_kinds())
    closed = with_loop(arm, {"name": "slot", "kind": "planar", "parent": "link3", "child": "base"})
    for name, terms in (
        ("level", {first: 1, second: 1, third: 1}),
        ("bent", {first: [1, 1], second: [1, 1]}),
        ("high", {first: 1, second: [1, 1, 1, 1, 1]}),
        ("square", {first: [1, 1]}),
        ("even", {first: 1, second: -2}),
    ):
        closed = with_coupling(closed, {"name": name, "terms": terms})
    closed = with_closure(closed, independent=[first], actuated=[first, third])
    text, losses = mjcf_writer.write(closed, Robot(arm).model)
    for part in (
        "a loop of kind 'planar' is left out: slot",
        "no polynomial of one joint by another are left out: level, bent, high, square",
        "takes joints in proportion to follow: even",
        "which joints are independent is left out; motors are written",
    ):
        assert any(part in loss for loss in losses), losses
    assert text.count("<motor") == 2
    assert text.count("<equality>") == text.count('<joint name="even"') == 1
    # an open robot has no word on motors and loses nothing by it
    text, losses = mjcf_writer.write(arm, Robot(arm).model)
    assert not any(word in text for word in ("actuator", "keyframe", "equality"))
    assert not any("loop" in loss for loss in losses)


CLOSED = [name for name in rnea.robots() if rnea.load(name).description.closures]


@pytest.mark.parametrize("name", CLOSED)
def test_a_mechanism_of_the_catalogue_is_the_same_in_mjcf(name):
    robot = rnea.load(name)
    independent = robot.description.closures.independent
    text, losses = mjcf_writer.write(robot.description, robot.model)
    again = Robot(with_closure(reader.read(text), independent=independent), eager=True)
    assert [x.name for x in again.model.dofs] == [x.name for x in robot.model.dofs]
    # assembled as the file says, on the same branch
    np.testing.assert_allclose(again.neutral, robot.neutral, atol=1e-9)
    rng = np.random.default_rng(1)
    q = robot.integrate(robot.neutral, rng.normal(size=robot.n) * 0.1)
    qd, qdd = rng.normal(size=(2, robot.n))
    options = {"friction": False, "rotor": False}
    wanted = robot.inverse_dynamics(q, qd, qdd, **options)
    found = again.inverse_dynamics(q, qd, qdd, **options)
    np.testing.assert_allclose(found, wanted, atol=1e-9 * np.abs(wanted).max())
    if any("compiler refuses" in loss for loss in losses):
        return
    # and MuJoCo has the loops closed where we have
    model = mujoco.MjSpec.from_string(text).compile()
    assert model.nq == robot.nq
    for position in (q, model.key_qpos[0]):
        for gap_there in misses(model, position):
            np.testing.assert_allclose(gap_there, 0, atol=1e-9)


def test_a_hinge_is_two_points_of_its_axis():
    arm = rnea.load("planar_2r").description
    ends = {"parent": "link2", "child": "base", "placement": {"xyz": [0.1, 0.2, 0.3]}}
    closed = with_loop(arm, {"name": "pin", "kind": "revolute", "axis": [0, 3, 4], **ends})
    text, losses = mjcf_writer.write(closed, Robot(arm).model)
    assert any("written as two points each, and one row says nothing new: pin" in x for x in losses)
    read = reader.read(text)
    assert [(x.name, x.kind) for x in read.closures.loops] == [
        ("pin", "spherical"),
        ("pin_2", "spherical"),
    ]
    places = {frame.name: np.array(frame.placement.xyz) for frame in read.frames}
    for end in ("link2", "base"):
        np.testing.assert_allclose(
            places[f"pin_2_{end}"] - places[f"pin_{end}"], [0, 0.06, 0.08], atol=1e-15
        )


def test_where_it_is_assembled_is_a_keyframe():
    description, robot, rng = closed_tree(1)
    q = random_state(rng, robot)[0]
    at = {b.joint.name: tuple(q[b.q].tolist()) for b in robot.model.bodies}
    said = {name: x[0] if len(x) == 1 else x for name, x in at.items()}
    text, _ = mjcf_writer.write(with_closure(description, assembly=said), robot.model)
    read = reader.read(text).closures.assembly
    assert {name: np.ravel(x).tolist() for name, x in read.items()} == {
        n: list(x) for n, x in at.items()
    }
    model = mujoco.MjSpec.from_string(text).compile()
    names = [model.joint(i).name for i in range(model.njnt)]
    np.testing.assert_array_equal(model.key_qpos[0], np.concatenate([at[name] for name in names]))
    short = text.replace(' qpos="', ' qpos="1 ')
    with pytest.raises(RobotFileError, match=f"has {model.nq + 1} positions, not {model.nq}"):
        reader.read(short)


def test_motors_are_written_and_read():
    description, robot, _ = closed_tree(0)
    names = [b.joint.name for b in robot.model.bodies if b.joint.nq == 1][:2]
    text, _ = mjcf_writer.write(with_closure(description, actuated=names), robot.model)
    assert reader.read(text).closures.actuated == tuple(names)


def test_motors_of_joints_with_several_speeds():
    arm = chain_of(["universal", "spherical", "revolute"], np.random.default_rng(2))
    names = list(arm.joint_names)
    closed = with_loop(
        arm.description,
        {"name": "x", "kind": "fixed", "parent": "base", "child": arm.model.bodies[-1].name},
    )
    text, losses = mjcf_writer.write(with_closure(closed, actuated=names), arm.model)
    assert reader.read(text).closures.actuated == (
        f"{names[0]}_angle1",
        f"{names[0]}_angle2",
        names[2],
    )
    assert any(f"motors of balls and free joints are left out: {names[1]}" in x for x in losses)
