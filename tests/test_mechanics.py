"""What must hold between the answers of one robot: welds, cuts, bases, budgets, energies."""

import numpy as np
import pytest

import rnea
from rnea import BaseMotion, Wrench
from rnea.core.spatial import dual
from rnea.spatial import transposed_times
from support.random_robots import random_state, random_tree
from support.tiers import generator


@pytest.fixture(params=range(6))
def case(request):
    rng = generator(request.param)
    robot = random_tree(rng, 6, fixed=3, losses=True)
    return robot, rng, random_state(rng, robot)


def test_budget_sums_to_tau(case):
    robot, rng, state = case
    options = {
        "gravity": rng.normal(size=3) * 9,
        "wrench": Wrench(force=rng.normal(size=3), moment=rng.normal(size=3), frame="link4"),
        "base": BaseMotion(*rng.normal(size=(4, 3))),
    }
    for switches in ({}, {"friction": False}, {"rotor": False}):
        budget = robot.torque_budget(*state, **options, **switches)
        tau = robot.inverse_dynamics(*state, **options, **switches)
        scale = sum(np.abs(part) for _, part in budget.items()).max()
        np.testing.assert_allclose(budget.total(), tau, atol=1e-13 * scale)


def test_budget_parts_are_what_they_say(case):
    robot, _, (q, qd, qdd) = case
    budget = robot.torque_budget(q, qd, qdd)
    c = robot.christoffel(q)
    M = robot.mass_matrix(q, rotor=False)
    centrifugal = np.einsum("ijj,j,j->i", c, qd, qd)
    np.testing.assert_allclose(budget.inertia, M @ qdd, rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(budget.centrifugal, centrifugal, rtol=1e-11, atol=1e-10)
    both = np.einsum("ijk,j,k->i", c, qd, qd)
    np.testing.assert_allclose(budget.coriolis, both - centrifugal, rtol=1e-11, atol=1e-10)


def test_mass_matrix_rate_minus_twice_coriolis_is_skew(case):
    robot, _, (q, qd, _) = case
    rate = robot.mass_matrix(q + 1e-200j * qd).imag / 1e-200
    C = robot.coriolis_matrix(q, qd)
    np.testing.assert_allclose(rate, C + C.T, rtol=1e-11, atol=1e-11)


def test_power_balance(case):
    robot, _, (q, qd, qdd) = case
    # energy along the motion by complex step: d/dt E(q + qd t, qd + qdd t)
    step = 1e-200j
    energy = robot.kinetic_energy(q + step * qd, qd + step * qdd)
    energy = energy + robot.potential_energy(q + step * qd)
    power = qd @ robot.inverse_dynamics(q, qd, qdd, friction=False)
    assert energy.imag / 1e-200 == pytest.approx(power, rel=1e-11)


def test_duals_differentiate_the_recursion(case):
    robot, _, (q, qd, qdd) = case
    from rnea.recursions import Conditions, rigid_torque

    frozen = [dual.constants(x) for x in (qd, qdd)]
    tau = rigid_torque(robot.model, Conditions(), dual.seed(q), *frozen)
    for j in range(robot.n):
        step = q + 1e-200j * np.eye(robot.n)[j]
        column = robot.inverse_dynamics(step, qd, qdd, friction=False).imag / 1e-200
        np.testing.assert_allclose(dual.jacobian(tau, like=q)[:, j], column, rtol=1e-10, atol=1e-10)


def test_gravity_is_an_upward_acceleration_of_the_base(case):
    robot, _, state = case
    up = transposed_times(robot.model.base.rotation, -robot.gravity)
    lifted = robot.inverse_dynamics(*state, gravity=[0, 0, 0], base={"vd": up})
    np.testing.assert_allclose(lifted, robot.inverse_dynamics(*state), rtol=1e-13, atol=1e-12)


def test_moving_base_equals_extra_joints():
    """A base that turns and slides is a robot on two more joints."""
    rng = generator(8)
    from rnea.describe import Description, LinkMass, Tree, TreeJoint, TreeLink

    robot = random_tree(rng, 4)
    tree = robot.description.structure
    carrier = (
        TreeLink("ground"),
        TreeLink("cart", LinkMass()),
    )
    joints = (
        TreeJoint("slide", "prismatic", "ground", "cart", axis=(1.0, 2.0, 3.0)),
        TreeJoint("turn", "revolute", "cart", "base", axis=(0.0, 1.0, 0.0)),
    )
    bigger = rnea.Robot(Description("carried", Tree(carrier + tree.links, joints + tree.joints)))
    q, qd, qdd = random_state(rng, bigger)
    result = bigger.newton_euler(q, qd, qdd)
    k = result.link_names.index("base")
    base = BaseMotion(result.w[k], result.v[k], result.wd[k], result.vd[k])
    R = bigger.forward_kinematics(q)["base"].rotation
    world_gravity = robot.model.base.rotation @ R.T @ bigger.gravity
    own = robot.inverse_dynamics(q[2:], qd[2:], qdd[2:], base=base, gravity=world_gravity)
    np.testing.assert_allclose(own, result.tau[2:], rtol=1e-11, atol=1e-11)


def test_velocities_are_rates_of_poses(case):
    robot, _, (q, qd, _) = case
    result = robot.newton_euler(q, qd)
    poses = robot.forward_kinematics(q + 1e-200j * qd)
    for k, body in enumerate(robot.model.bodies):
        X = poses[body.name]
        velocity = X.translation.imag / 1e-200
        np.testing.assert_allclose(X.rotation.real @ result.v[k], velocity, rtol=1e-11, atol=1e-11)
        J = robot.jacobian(q, frame=body.name)
        np.testing.assert_allclose(J[3:] @ qd, velocity, rtol=1e-11, atol=1e-11)
        np.testing.assert_allclose(J[:3] @ qd, X.rotation.real @ result.w[k], atol=1e-11)


def test_accelerations_are_rates_of_velocities(case):
    robot, _, (q, qd, qdd) = case
    step = 1e-200j
    result = robot.newton_euler(q, qd, qdd)
    later = robot.newton_euler(q + step * qd, qd + step * qdd)
    poses = robot.forward_kinematics(q + step * qd)
    for k, body in enumerate(robot.model.bodies):
        R = poses[body.name].rotation
        for speed, rate in ((later.vc, result.vdc), (later.v, result.vd), (later.w, result.wd)):
            in_world = (R @ speed[k]).imag / 1e-200
            np.testing.assert_allclose(R.real @ rate[k], in_world, rtol=1e-10, atol=1e-10)


def test_free_body_balance_of_every_link(case):
    robot, _, state = case
    result = robot.newton_euler(*state)
    poses = robot.forward_kinematics(state[0])
    for k, body in enumerate(robot.model.bodies):
        total = result.wrenches.force[k] + result.weight[k]
        for child in robot.model.children[body.index]:
            R = poses[body.name].rotation.T @ poses[robot.model.body(child).name].rotation
            total = total - R @ result.wrenches.force[child - 1]
        np.testing.assert_allclose(total, result.F[k], rtol=1e-10, atol=1e-10)


def test_cutting_a_weld_equals_a_locked_joint(case):
    """The wrench through a welded link is that of a joint there which does not move."""
    from dataclasses import replace

    robot, rng, (q, qd, qdd) = case
    tree = robot.description.structure
    wrench = Wrench(force=rng.normal(size=3), moment=rng.normal(size=3), frame="link5")
    fixed = [joint for joint in tree.joints if joint.kind == "fixed"]
    result = robot.newton_euler(q, qd, qdd, wrench=wrench)
    assert set(result.welds) == {joint.child for joint in fixed}
    for weld in fixed:
        joints = tuple(
            replace(j, kind="revolute", axis=(0.0, 0.0, 1.0)) if j is weld else j
            for j in tree.joints
        )
        loose = rnea.Robot(replace(robot.description, structure=replace(tree, joints=joints)))
        index = loose.joint_names.index(weld.name)
        states = [np.insert(x, index, 0.0) for x in (q, qd, qdd)]
        carried = loose.joint_wrenches(*states, wrench=wrench)[weld.name]
        force, moment = carried.force, carried.moment
        cut = robot.wrench_at(weld.child, q, qd, qdd, wrench=wrench)
        np.testing.assert_allclose(cut.force, force, rtol=1e-11, atol=1e-11)
        np.testing.assert_allclose(cut.moment, moment, rtol=1e-11, atol=1e-11)
        # the same terms, added in another order where links branch
        last = 4 * np.finfo(float).eps * np.linalg.norm(cut.force)
        np.testing.assert_allclose(result.welds[weld.child].force, cut.force, rtol=0, atol=last)


def test_massless_fixed_link_changes_no_bit(case):
    from dataclasses import replace

    from rnea.describe import Placement, TreeJoint, TreeLink

    robot, _, state = case
    tree = robot.description.structure
    placement = Placement((0.3, 0.1, 0.2), ("rpy", (0.1, 0.2, 0.3)))
    extra = TreeJoint("extra_joint", "fixed", "link3", "extra", placement)
    richer = replace(tree, links=(*tree.links, TreeLink("extra")), joints=(*tree.joints, extra))
    same = rnea.Robot(replace(robot.description, structure=richer))
    np.testing.assert_array_equal(same.inverse_dynamics(*state), robot.inverse_dynamics(*state))
    np.testing.assert_array_equal(same.mass_matrix(state[0]), robot.mass_matrix(state[0]))


def test_the_same_wrench_said_in_four_ways():
    arm = rnea.load("panda")
    q = np.linspace(-1, 1, 7)
    pose = arm.forward_kinematics(q)["tool"]
    force, moment = np.array([1.0, 2.0, 3.0]), np.array([0.3, 0.2, 0.1])
    R = pose.rotation
    ways = [
        Wrench(force, moment, frame="tool"),
        Wrench(R @ force, R @ moment, frame="world", point="tool"),
        Wrench(R @ force, R @ moment, frame="world", point=pose.translation, link="link7"),
        [
            Wrench(force=-force, frame="tool", sense="by"),
            Wrench(moment=-moment, frame="tool", sense="by"),
        ],
    ]
    answers = [arm.inverse_dynamics(q, wrench=way) for way in ways]
    for answer in answers[1:]:
        np.testing.assert_allclose(answer, answers[0], rtol=1e-13, atol=1e-13)
    J = arm.jacobian(q, frame="tool")
    virtual_work = J[3:].T @ (R @ force) + J[:3].T @ (R @ moment)
    np.testing.assert_allclose(
        arm.gravity_torque(q) - answers[0], virtual_work, rtol=1e-12, atol=1e-12
    )


def test_a_robot_without_joints():
    arm = rnea.loads(
        'format = 1\nname = "stone"\njoints = []\nlinks = [{ name = "rock", mass = 2 }]'
    )
    assert arm.n == 0
    assert arm.inverse_dynamics(np.zeros((5, 0))).shape == (5, 0)
    assert arm.mass_matrix(np.zeros(0)).shape == (0, 0)
    assert arm.kinetic_energy(np.zeros((5, 0)), np.zeros((5, 0))).shape == (5,)
    np.testing.assert_allclose(arm.joint_wrenches(np.zeros(0)).base_force, [0, 0, 2 * 9.81])
