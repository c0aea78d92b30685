"""Joints that follow others: coordinates reduce by G, torques by its transpose."""

from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea import InputError, Robot, RobotFileError
from rnea.describe import Mimic
from support.pinocchio_robot import pinocchio_model
from support.random_robots import random_state, random_tree
from support.scale import coriolis_scale, mass_matrix_scale, torque_scale

TREES = 60


def with_mimics(rng, full, share=0.4):
    """The robot with some joints following others, chains of followers among them; G and offset."""
    tree = full.description.structure
    joints = list(tree.joints)
    moving = [i for i, joint in enumerate(joints) if joint.kind != "fixed"]
    order = rng.permutation(moving).tolist()
    for place, i in enumerate(order):
        if place and rng.random() < share:
            # any joint earlier in a random order: never a loop, often a follower itself
            leader = joints[order[int(rng.integers(0, place))]].name
            ratio, offset = rng.normal(size=2).tolist()
            joints[i] = replace(joints[i], mimic=Mimic(leader, ratio, offset))
    described = replace(tree, joints=tuple(joints))
    reduced = Robot(replace(full.description, structure=described))
    G, offset = np.zeros((full.n, reduced.n)), np.zeros(full.n)
    said = {joint.name: joint.mimic for joint in joints}
    for row, name in enumerate(full.joint_names):
        ratio, shift = 1.0, 0.0
        while said[name] is not None:
            ratio, shift = ratio * said[name].ratio, ratio * said[name].offset + shift
            name = said[name].joint
        G[row, reduced.joint_names.index(name)], offset[row] = ratio, shift
    return reduced, G, offset


def pairs(count=TREES, losses=True, largest=10):
    for seed in range(count):
        rng = np.random.default_rng(seed)
        n = int(rng.integers(2, largest))
        full = random_tree(rng, n, fixed=seed % 3, losses=losses)
        yield rng, full, *with_mimics(rng, full)


def test_torques_reduce_by_the_transpose():
    """tau = Gᵀ tau_full, friction and rotors included; for a batch, and against Pinocchio."""
    followers = 0
    for rng, full, robot, G, offset in pairs():
        followers += full.n - robot.n
        q, qd, qdd = random_state(rng, robot, 3)
        every = (q @ G.T + offset, qd @ G.T, qdd @ G.T)
        scale = torque_scale(full.model, *every, full.gravity) @ np.abs(G)
        rigid = robot.inverse_dynamics(q, qd, qdd, friction=False, rotor=False)
        model, data = pinocchio_model(full)
        theirs = [pin.rnea(model, data, *row) @ G for row in zip(*every, strict=True)]
        assert np.all(np.abs(rigid - theirs) <= 1e-13 * scale)
        losses = np.abs(full.torque_budget(*every).friction) + np.abs(
            full.torque_budget(*every).rotor
        )
        scale = scale + losses @ np.abs(G)
        apart = robot.inverse_dynamics(q, qd, qdd) - full.inverse_dynamics(*every) @ G
        assert np.all(np.abs(apart) <= 1e-13 * scale)
        budget = robot.torque_budget(q, qd, qdd)
        apart = budget.total() - robot.inverse_dynamics(q, qd, qdd)
        assert np.all(np.abs(apart) <= 1e-12 * scale)
    assert followers > 100


def test_mass_matrix_coriolis_and_gravity_reduce():
    for rng, full, robot, G, offset in pairs():
        q, qd, _ = random_state(rng, robot)
        at, rates = G @ q + offset, G @ qd
        absolute = np.abs(G)
        M = robot.mass_matrix(q)
        scale = absolute.T @ (mass_matrix_scale(full.model, at) + full.mass_matrix(at)) @ absolute
        assert np.all(np.abs(M - G.T @ full.mass_matrix(at) @ G) <= 1e-13 * scale)
        assert np.array_equal(M, M.T)
        assert np.linalg.eigvalsh(M).min() > 0
        scale = absolute.T @ coriolis_scale(full.model, at, rates) @ absolute
        apart = robot.coriolis_matrix(q, qd) - G.T @ full.coriolis_matrix(at, rates) @ G
        assert np.all(np.abs(apart) <= 1e-12 * scale)
        zero = np.zeros(full.n)
        scale = torque_scale(full.model, at, zero, zero, full.gravity) @ absolute
        apart = robot.gravity_torque(q) - full.gravity_torque(at) @ G
        assert np.all(np.abs(apart) <= 1e-13 * scale)


def test_energies_and_kinematics_are_those_of_the_full_robot():
    for rng, full, robot, G, offset in pairs():
        q, qd, _ = random_state(rng, robot)
        at, rates = G @ q + offset, G @ qd
        kinetic = full.kinetic_energy(at, rates)
        assert abs(robot.kinetic_energy(q, qd) - kinetic) <= 1e-12 * kinetic
        np.testing.assert_allclose(
            robot.potential_energy(q), full.potential_energy(at), rtol=1e-12, atol=1e-10
        )
        poses, theirs = robot.forward_kinematics(q), full.forward_kinematics(at)
        for frame in full.frame_names:
            expected = theirs[frame].matrix()
            near = 1e-13 * (1 + np.abs(expected).max())
            np.testing.assert_allclose(poses[frame].matrix(), expected, atol=near)
            J = full.jacobian(at, frame=frame)
            scale = np.abs(J) @ np.abs(G) + np.abs(J).max()
            apart = robot.jacobian(q, frame=frame) - J @ G
            assert np.all(np.abs(apart) <= 1e-12 * scale)


def test_every_moving_joint_carries_a_wrench():
    for rng, full, robot, G, offset in pairs(20):
        q, qd, qdd = random_state(rng, robot)
        ours = robot.joint_wrenches(q, qd, qdd)
        theirs = full.joint_wrenches(G @ q + offset, G @ qd, G @ qdd)
        assert ours.joint_names == theirs.joint_names == full.joint_names
        largest = np.abs(theirs.force).max() + np.abs(theirs.moment).max()
        np.testing.assert_allclose(ours.force, theirs.force, atol=1e-12 * largest)
        np.testing.assert_allclose(ours.moment, theirs.moment, atol=1e-12 * largest)
        assert robot.newton_euler(q, qd, qdd).w.shape == (full.n, 3)


def test_kernels_and_their_derivatives_agree():
    for rng, full, robot, G, offset in pairs(6, largest=6):
        state = random_state(rng, robot, 4)
        eager = robot.inverse_dynamics(*state)
        near = 1e-12 * np.abs(eager).max()
        kernel = robot.kernel("inverse_dynamics")(*state)
        np.testing.assert_allclose(kernel, eager, atol=near)
        M = robot.mass_matrix(state[0])
        np.testing.assert_allclose(robot.kernel("mass_matrix")(state[0]), M, rtol=1e-11, atol=1e-11)
        by_q, by_qd, by_qdd = robot.inverse_dynamics_derivatives(*state)
        every = (state[0] @ G.T + offset, state[1] @ G.T, state[2] @ G.T)
        for ours, theirs in zip(
            (by_q, by_qd, by_qdd), full.inverse_dynamics_derivatives(*every), strict=True
        ):
            expected = G.T @ theirs @ G
            np.testing.assert_allclose(ours, expected, atol=1e-12 * np.abs(theirs).max() * 10)


GRIPPER = """
format = 1
name = "gripper"
[[links]]
name = "left"
mass = 0.1
[[links]]
name = "right"
mass = 0.1
[[links]]
name = "tip"
mass = 0.02
[[joints]]
name = "right_finger"
kind = "prismatic"
parent = "base"
child = "right"
axis = [0, -1, 0]
mimic = { joint = "left_finger" }
[[joints]]
name = "left_finger"
kind = "prismatic"
parent = "base"
child = "left"
axis = [0, 1, 0]
[[joints]]
name = "curl"
kind = "revolute"
parent = "left"
child = "tip"
mimic = { joint = "right_finger", ratio = "2/0.1", offset = "-pi/2" }
"""


def test_a_gripper_from_its_file():
    """Both fingers move outward by q; the tip turns 20 rad per metre from a right angle."""
    hand = rnea.loads(GRIPPER)
    assert (hand.n, hand.joint_names) == (1, ("left_finger",))
    assert repr(hand) == (
        "<Robot 'gripper': 2 prismatic, 1 revolute, 2 of them following others; left_finger (m)>"
    )
    poses = hand.forward_kinematics([0.03])
    np.testing.assert_allclose(poses["left"].translation, [0, 0.03, 0], atol=1e-16)
    np.testing.assert_allclose(poses["right"].translation, [0, -0.03, 0], atol=1e-16)
    angle = 20 * 0.03 - np.pi / 2
    np.testing.assert_allclose(poses["tip"].rotation[0, 0], np.cos(angle), atol=1e-15)
    # two fingers and the tip accelerate: 0.22 kg
    np.testing.assert_allclose(hand.inverse_dynamics([0.0], [0.0], [1.0]), [0.22])
    np.testing.assert_allclose(hand.mass_matrix([0.0]), [[0.22]])


def test_friction_counts_at_the_followers_own_rate():
    """viscous b at rate r·qd resists with r·b·r·qd; Coulomb by the direction of r·qd."""
    text = GRIPPER.replace(
        'axis = [0, -1, 0]\nmimic = { joint = "left_finger" }',
        'axis = [0, -1, 0]\nmimic = { joint = "left_finger", ratio = -3 }\n'
        "friction = { viscous = 2, coulomb = [5, 7] }\nrotor = { inertia = 1e-3, gear = 10 }",
    )
    hand = rnea.loads(text)
    np.testing.assert_allclose(hand.torque_budget([0], [0.5]).friction, [9 * 2 * 0.5 + 3 * 7])
    np.testing.assert_allclose(hand.torque_budget([0], [-0.5]).friction, [-9 * 2 * 0.5 - 3 * 5])
    np.testing.assert_allclose(hand.torque_budget([0], [0], [2.0]).rotor, [9 * 0.1 * 2])
    apart = hand.mass_matrix([0]) - hand.mass_matrix([0], rotor=False)
    np.testing.assert_allclose(apart, [[0.9]])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"left_finger" }', '"lefty" }', "'right_finger' follows an unknown joint 'lefty'"),
        ('"left_finger" }', '"curl" }', "in a loop: right_finger -> curl -> right_finger"),
        ('"left_finger" }', '"right_finger" }', "in a loop: right_finger -> right_finger"),
        ('name = "left_finger"\nkind = "prismatic"', 'name = "left_finger"\nkind = "fixed"',
         "'right_finger' follows 'left_finger', which is fixed"),
        ('kind = "revolute"', 'kind = "fixed"', "'curl' is fixed and cannot follow 'right_finger'"),
        ("ratio =", "factor =", "unknown key 'factor'"),
        ('"2/0.1"', '"k"', "unknown parameter 'k'"),
    ],
)  # fmt: skip
def test_what_cannot_be_followed(old, new, message):
    assert old in GRIPPER
    with pytest.raises(RobotFileError, match=message):
        rnea.loads(GRIPPER.replace(old, new))


def test_the_error_names_the_line():
    with pytest.raises(RobotFileError, match=r"hand.toml:31: joints\[2\].mimic.ratio"):
        rnea.loads(GRIPPER.replace('"2/0.1"', '"k"'), file="hand.toml")


def test_rooms_without_a_place_for_followers_say_so():
    hand = rnea.loads(GRIPPER)
    with pytest.raises(InputError, match=r"derivation has no place.*'right_finger' follows"):
        hand.derive()
    serial = GRIPPER.replace('parent = "base"\nchild = "left"', 'parent = "right"\nchild = "left"')
    with pytest.raises(InputError, match="a DH table has no place"):
        rnea.loads(serial).to_dh("modified")
    from rnea.report.worksheets import worksheet
    from rnea.units import check_units

    with pytest.raises(InputError, match="worksheet has no place"):
        worksheet(hand, "lagrange")
    with pytest.raises(InputError, match="check of units has no place"):
        check_units(hand)


def test_the_command_shows_followers_and_counts_coordinates(tmp_path):
    """Tables and columns have one entry per coordinate, wrenches one per moving joint."""
    import json

    from typer.testing import CliRunner

    from rnea.cli.app import app

    path = tmp_path / "hand.toml"
    path.write_text(GRIPPER, encoding="utf-8")
    motion = tmp_path / "motion.csv"
    columns = ",".join(f"{rate}_left_finger" for rate in ("q", "qd", "qdd"))
    motion.write_text(f"t,{columns}\n0,0,0,1\n1,0,0,1\n", encoding="utf-8")

    def run(*arguments):
        found = CliRunner().invoke(app, [*map(str, arguments)], catch_exceptions=False)
        assert found.exit_code == 0
        return found.stdout

    assert "prismatic, follows left_finger" in run("show", path)
    joints = json.loads(run("show", path, "--json"))["joints"]
    assert joints[2]["mimic"] == {"joint": "left_finger", "ratio": 20.0, "offset": -np.pi / 2}
    facts = json.loads(run("torque", path, "--q", "0.01", "--qdd", "1", "--json", "--wrenches"))
    assert (facts["joints"], facts["units"]) == (["left_finger"], ["N"])
    np.testing.assert_allclose(facts["tau"], [0.22])
    assert list(facts["joint_wrenches"]) == ["right_finger", "left_finger", "curl"]
    table = run("torque", path, motion, "--wrenches", "--budget").splitlines()
    header, row = (table[-3].split(","), table[-2].split(","))
    assert len(header) == len(row)
    assert header[1] == "tau_left_finger [N]"
    assert "fx_curl [N]" in header


def test_symbols_follow_too():
    """One finger and its tip in closed form: SymPy through the same recursion."""
    import sympy

    q, qd, qdd = sympy.symbols("q qd qdd")
    tau = rnea.loads(GRIPPER).inverse_dynamics([q], [qd], [qdd])[0]
    assert sympy.simplify(sympy.nsimplify(tau, rational=True) - sympy.Rational(22, 100) * qdd) == 0
