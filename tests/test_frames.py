"""Velocities, accelerations and forces at wrist, sensor, tool and base; sensors and contacts."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import InputError, Twist, Wrench
from rnea.core.spatial.screws import acceleration_of_moving_point
from support.random_robots import random_rotation, random_state, random_tree


def arm_with_sensor(seed=0):
    """A chain whose wrist carries a sensor, a flange and a tool, all with mass."""
    from dataclasses import replace

    from rnea.describe import ExtraFrame, Placement, Tree, TreeJoint, TreeLink
    from support.random_robots import random_body

    rng = np.random.default_rng(seed)
    robot = random_tree(rng, 5, shape="chain")
    tree = robot.description.structure
    links, joints, parent = list(tree.links), list(tree.joints), "link5"
    for name in ("wrist", "sensor", "gripper"):
        place = Placement(tuple(rng.normal(size=3).tolist()), random_rotation(rng))
        links.append(TreeLink(name, random_body(rng)))
        joints.append(TreeJoint(f"to_{name}", "fixed", parent, name, place))
        parent = name
    tool = ExtraFrame("tool", "gripper", Placement((0.1, 0.2, 0.3), random_rotation(rng)))
    structure = Tree(tuple(links), tuple(joints))
    return rnea.Robot(replace(robot.description, structure=structure, frames=(tool,))), rng


FRAMES = ("wrist", "sensor", "tool", "base", "wrist")


def test_wrench_round_trip_is_the_identity():
    for seed in range(20):
        arm, rng = arm_with_sensor(seed)
        q, _, _ = random_state(rng, arm)
        start = Wrench(rng.normal(size=3), rng.normal(size=3), frame="wrist")
        wrench = start
        for frame in FRAMES[1:]:
            wrench = arm.transform(wrench, to=frame, q=q)
        arms = [p.translation for p in arm.forward_kinematics(q).values()]
        reach = max(1.0, np.abs(arms).max())
        np.testing.assert_allclose(wrench.force, start.force, atol=1e-14)
        np.testing.assert_allclose(wrench.moment, start.moment, atol=1e-14 * reach)
        assert wrench.frame == "wrist"


def test_twist_round_trip_is_the_identity():
    for seed in range(20):
        arm, rng = arm_with_sensor(seed)
        q, _, _ = random_state(rng, arm)
        start = Twist(rng.normal(size=3), rng.normal(size=3), frame="wrist")
        twist = start
        for frame in FRAMES[1:]:
            twist = arm.transform(twist, to=frame, q=q)
        np.testing.assert_allclose(twist.angular, start.angular, atol=1e-14)
        np.testing.assert_allclose(twist.linear, start.linear, atol=5e-14)


def test_power_is_the_same_at_every_frame():
    arm, rng = arm_with_sensor()
    q, _, _ = random_state(rng, arm, 7)
    wrench = Wrench(rng.normal(size=(7, 3)), rng.normal(size=(7, 3)), frame="sensor")
    twist = Twist(rng.normal(size=(7, 3)), rng.normal(size=(7, 3)), frame="sensor")

    def power(w, t):
        return (w.force * t.linear + w.moment * t.angular).sum(-1)

    for frame in FRAMES:
        there = power(arm.transform(wrench, to=frame, q=q), arm.transform(twist, to=frame, q=q))
        np.testing.assert_allclose(there, power(wrench, twist), rtol=1e-12)


def test_virtual_work_at_any_frame_of_any_robot():
    """J(frame)ᵀ w equals the change of tau for a wrench at any frame."""
    robots = [rnea.load(name) for name in rnea.robots()]
    robots += [random_tree(np.random.default_rng(s), 6, fixed=3) for s in range(10)]
    rng = np.random.default_rng(1)
    for robot in robots:
        q, qd, qdd = random_state(rng, robot)
        still = robot.inverse_dynamics(q, qd, qdd)
        for frame in robot.frame_names:
            force, moment = rng.normal(size=(2, 3))
            wrench = Wrench(force, moment, frame=frame)
            change = still - robot.inverse_dynamics(q, qd, qdd, wrench=wrench)
            R = robot.forward_kinematics(q)[frame].rotation
            J = robot.jacobian(q, frame=frame)
            work = J[3:].T @ (R @ force) + J[:3].T @ (R @ moment)
            scale = 1 + np.abs(still).max() + np.abs(work).max()
            np.testing.assert_allclose(change, work, atol=1e-12 * scale)


def test_sensor_reading_and_the_contact_that_follows():
    for seed in range(20):
        arm, rng = arm_with_sensor(seed)
        state = random_state(rng, arm, 4)
        contact = Wrench(rng.normal(size=(4, 3)), rng.normal(size=(4, 3)), frame="tool")
        reading = arm.wrench_at("sensor", *state, wrench=contact)
        found = arm.contact_wrench(reading, *state, at="tool")
        load = arm.wrench_at("sensor", *state)
        scale = np.abs(load.force).max() + np.abs(load.moment).max()
        np.testing.assert_allclose(found.force, contact.force, atol=1e-12 * scale)
        np.testing.assert_allclose(found.moment, contact.moment, atol=1e-12 * scale)
        # the same reading told about another point
        point = rng.normal(size=3)
        moment = reading.moment - np.cross(point, reading.force)
        elsewhere = Wrench(reading.force, moment, frame="sensor", point=point)
        again = arm.contact_wrench(elsewhere, *state, at="tool")
        np.testing.assert_allclose(again.force, found.force, atol=1e-12 * scale)
        np.testing.assert_allclose(again.moment, found.moment, atol=1e-11 * scale)
        with pytest.raises(rnea.InputError, match="near side exerts on the far side"):
            arm.contact_wrench(replace(reading, sense="by"), *state, at="tool")


def test_a_sensor_at_rest_reads_the_weight_beyond_it():
    arm = rnea.load("panda").with_payload(2.0, com=(0, 0, 0.1))
    q = np.linspace(-1, 1, 7)
    reading = arm.wrench_at("payload", q)
    R = arm.forward_kinematics(q)["payload"].rotation
    np.testing.assert_allclose(R @ reading.force, [0, 0, 2 * 9.81], atol=1e-13)
    com = R @ np.array([0, 0, 0.1])
    np.testing.assert_allclose(R @ reading.moment, np.cross(com, [0, 0, 2 * 9.81]), atol=1e-13)


def test_motion_of_a_frame_is_the_rate_of_its_pose():
    arm, rng = arm_with_sensor(4)
    q, qd, qdd = random_state(rng, arm)
    step = 1e-200j
    for frame in ("tool", "sensor", "link3", "base"):
        world = arm.motion_at(frame, q, qd, qdd, axes="world")
        pose = arm.forward_kinematics(q + step * qd)[frame]
        np.testing.assert_allclose(world.v, pose.translation.imag / 1e-200, atol=1e-12)
        later = arm.motion_at(frame, q + step * qd, qd + step * qdd, axes="world")
        np.testing.assert_allclose(world.vd, later.v.imag / 1e-200, atol=1e-10)
        np.testing.assert_allclose(world.wd, later.w.imag / 1e-200, atol=1e-10)
        own = arm.motion_at(frame, q, qd, qdd)
        np.testing.assert_allclose(pose.rotation.real @ own.vd, world.vd, atol=1e-11)


def test_the_hand_is_one_rigid_body():
    """The twist of the tool follows from that of the sensor."""
    arm, rng = arm_with_sensor(2)
    q, qd, _ = random_state(rng, arm)
    sensor, tool = arm.motion_at("sensor", q, qd), arm.motion_at("tool", q, qd)
    moved = arm.transform(Twist(sensor.w, sensor.v, "sensor"), to="tool", q=q)
    np.testing.assert_allclose(moved.angular, tool.w, atol=1e-13)
    np.testing.assert_allclose(moved.linear, tool.v, atol=1e-12)


def test_five_terms_of_the_acceleration_in_a_moving_frame():
    """Against the second derivative of the position, by a Taylor expansion in exact arithmetic."""
    import sympy as sp

    t = sp.Symbol("t")
    angle, origin = 1 + 2 * t + 3 * t**2 / 2, sp.Matrix([t**2, 2 * t, 1 + t**2 / 2])
    point = sp.Matrix([1 + t, 2 - 3 * t + t**2, t**2 / 2])
    R = sp.Matrix(
        [[sp.cos(angle), -sp.sin(angle), 0], [sp.sin(angle), sp.cos(angle), 0], [0, 0, 1]]
    )
    acceleration = sp.diff(origin + R * point, t, 2).subs(t, 0)

    def at_zero(expression):
        return np.array(expression.subs(t, 0).evalf(30), dtype=float)

    a = acceleration_of_moving_point(
        at_zero(R),
        at_zero(sp.diff(origin, t, 2)).ravel(),
        np.array([0, 0, 2.0]),
        np.array([0, 0, 3.0]),
        at_zero(point).ravel(),
        at_zero(sp.diff(point, t)).ravel(),
        at_zero(sp.diff(point, t, 2)).ravel(),
    )
    np.testing.assert_allclose(a.total, np.array(acceleration.evalf(30), dtype=float).ravel())


def test_payload():
    arm = rnea.load("puma560")
    rng = np.random.default_rng(0)
    state = rng.normal(size=(3, 6))
    nothing = arm.with_payload(0.0, com=(0.3, 0.2, 0.1))
    np.testing.assert_array_equal(nothing.inverse_dynamics(*state), arm.inverse_dynamics(*state))
    np.testing.assert_array_equal(nothing.mass_matrix(state[0]), arm.mass_matrix(state[0]))
    # a point mass in the hand is the force that accelerates it
    com = np.array([0.05, -0.02, 0.12])
    loaded = arm.with_payload(2.5, com=com)
    tip = arm.with_tool(com).motion_at("tool", *state, axes="world")
    force = 2.5 * (tip.vd - arm.gravity)
    pose = arm.forward_kinematics(state[0])["link6"]
    wrench = Wrench(pose.rotation.T @ force, frame="link6", point=com, sense="by")
    np.testing.assert_allclose(
        loaded.inverse_dynamics(*state),
        arm.inverse_dynamics(*state, wrench=wrench),
        rtol=1e-12,
        atol=1e-12,
    )
    assert arm.frame_names == ("base", *(f"link{i}" for i in range(1, 7)), "tool")


def test_tool_base_and_gravity():
    arm = rnea.load("panda")
    q = np.linspace(-1, 1, 7)
    tooled = arm.with_tool((0, 0, 0.1034), rpy=(0, 0, -np.pi / 4))
    before, after = arm.forward_kinematics(q)["tool"], tooled.forward_kinematics(q)["tool"]
    np.testing.assert_allclose(after.translation, before.point(np.array([0, 0, 0.1034])))
    hanging = arm.with_base(rpy=(np.pi, 0, 0))
    np.testing.assert_allclose(hanging.gravity_torque(q), -arm.gravity_torque(q), atol=1e-13)
    weightless = arm.with_gravity((0, 0, 0))
    np.testing.assert_array_equal(weightless.gravity_torque(q), np.zeros(7))
    assert arm.hash != weightless.hash != hanging.hash


def test_bad_frames_and_payloads():
    arm = rnea.load("panda")
    q = [0] * 7
    with pytest.raises(InputError, match=r"unknown frame 'toool'. Did you mean 'tool'\?"):
        arm.transform(Wrench(frame="tool"), to="toool", q=q)
    with pytest.raises(InputError, match="unknown frame 'hand'"):
        arm.wrench_at("hand", q)
    with pytest.raises(InputError, match="needs the name of the frame"):
        Twist(angular=(0, 0, 1))
    with pytest.raises(rnea.RneaError, match="mass is negative"):
        arm.with_payload(-1.0)
    with pytest.raises(rnea.RneaError, match="unknown frame 'hand'"):
        arm.with_payload(1.0, frame="hand")
    with pytest.raises(rnea.RneaError, match="expected 3 numbers"):
        arm.with_payload(1.0, com=(1, 2))
    with pytest.raises(rnea.RneaError, match="two frames are named 'payload'"):
        arm.with_payload(1.0).with_payload(1.0, name="payload")
    with pytest.raises(rnea.RneaError, match="no rotation"):
        arm.with_base(matrix=[[1, 0, 0], [0, 1, 0.1], [0, 0, 1]])
    with pytest.raises(rnea.RneaError, match="two rotations"):
        arm.with_tool(rpy=(0, 0, 0), quaternion={"w": 1})
    with pytest.raises(InputError, match="moving links are numbered 1 to 7"):
        arm.free_body(8, q)
    with pytest.raises(InputError, match="unknown moving link 'tool'"):
        arm.free_body("tool", q)


@pytest.mark.parametrize("ending", [".toml", ".urdf", ".xml"])
def test_what_was_saved_with_a_gripper_carries_a_workpiece_too(tmp_path, ending):
    """Each further body has a name of its own, and weighs what both weigh."""
    arm, q = rnea.load("ur5"), [0.1, -1.2, 1.5, 0.3, 0.2, 0]
    file = tmp_path / f"gripper{ending}"
    arm.with_payload(2.0, com=(0, 0, 0.06)).save(str(file))
    loaded = rnea.load(str(file)).with_payload(1.0, com=(0, 0, 0.1)).with_payload(0.5)
    assert {"payload", "payload2", "payload3"} <= set(loaded.frame_names)
    once = arm.with_payload(3.5, com=(0, 0, (2 * 0.06 + 1 * 0.1) / 3.5))
    assert np.allclose(loaded.gravity_torque(q), once.gravity_torque(q), atol=1e-9)
