"""Against Pinocchio on random trees: every result within 1e-12 of the scale of its own terms."""

import mpmath
import numpy as np
import pinocchio as pin
import pytest

import rnea.core.scalar_types.mpmath_numbers  # noqa: F401
from rnea.recursions import Conditions, coriolis_matrix
from support.pinocchio_robot import pinocchio_model
from support.random_robots import random_state, random_tree
from support.scale import coriolis_scale, mass_matrix_scale, recursion_scale
from support.tiers import generator, sample_cases

TREES = 200
TOLERANCE = 1e-12


def agree(ours, theirs, scale, exact=None):
    assert ours.shape == theirs.shape == scale.shape
    # where no term of ours is left (scale 0) we return exactly 0; their rounding there is
    # measured by the largest term
    assert np.all(ours[scale == 0] == 0)
    scale = np.where(scale == 0, scale.max(), scale)
    apart = np.abs(ours - theirs) > TOLERANCE * scale
    if apart.any():
        # two codes differ: 50 digits decide, and must find ours right
        assert exact is not None
        reference = exact().astype(float)
        assert np.all(np.abs(ours - reference) <= 0.1 * TOLERANCE * scale)


@sample_cases(4)
@pytest.mark.parametrize("block", range(10))
def test_random_trees(block):
    for seed in range(block * TREES // 10, (block + 1) * TREES // 10):
        rng = generator(seed)
        robot = random_tree(rng, int(rng.integers(1, 31)), fixed=int(rng.integers(0, 4)))
        compare(robot, *random_state(rng, robot))


def fifty_digits(x):
    return np.array([mpmath.mpf(value) for value in x], dtype=object)


def compare(robot, q, qd, qdd):
    model, data = pinocchio_model(robot)
    ours = robot.model
    scale = recursion_scale(ours, q, qd, qdd, ours.gravity)

    tau = pin.rnea(model, data, q, qd, qdd)
    agree(robot.inverse_dynamics(q, qd, qdd), tau, scale.tau)

    # after pin.rnea, data.f holds the wrench of parent on child in the joint's axes
    wrenches = robot.joint_wrenches(q, qd, qdd)
    for i in range(1, robot.n + 1):
        agree(wrenches.force[i - 1], data.f[i].linear, np.full(3, scale.force[i]))
        agree(wrenches.moment[i - 1], data.f[i].angular, np.full(3, scale.moment[i]))

    M = pin.crba(model, data, q)
    M = np.triu(M) + np.triu(M, 1).T
    agree(robot.mass_matrix(q), M, mass_matrix_scale(ours, q))

    def exact():
        with mpmath.workdps(50):
            return coriolis_matrix(ours, Conditions(), fifty_digits(q), fifty_digits(qd))

    C = pin.computeCoriolisMatrix(model, data, q, qd)
    agree(robot.coriolis_matrix(q, qd), C, coriolis_scale(ours, q, qd), exact)

    pin.computeJointJacobians(model, data, q)
    for body in ours.bodies:
        theirs = pin.getJointJacobian(model, data, body.index, pin.LOCAL_WORLD_ALIGNED)
        theirs = theirs.reshape(6, robot.n)  # one column comes flat
        poses = [X.translation for X in robot.forward_kinematics(q).values()]
        reach = np.full((6, robot.n), 1 + np.abs(poses).max())
        agree(robot.jacobian(q, frame=body.name), theirs[[3, 4, 5, 0, 1, 2]], reach)


def test_energies():
    for seed in range(20):
        rng = generator(seed)
        robot = random_tree(rng, 8)
        q, qd, _ = random_state(rng, robot)
        model, data = pinocchio_model(robot)
        # the base does not move, but its mass has a height
        base = robot.model.base_inertia
        height = -base.mass * robot.gravity @ robot.model.base.point(base.com)
        kinetic = pin.computeKineticEnergy(model, data, q, qd)
        potential = pin.computePotentialEnergy(model, data, q) + height
        assert robot.kinetic_energy(q, qd) == pytest.approx(kinetic, rel=1e-12)
        assert robot.potential_energy(q) == pytest.approx(potential, rel=1e-11, abs=1e-11)


def test_external_wrenches():
    from rnea import Wrench

    for seed in range(20):
        rng = generator(seed)
        robot = random_tree(rng, 9)
        q, qd, qdd = random_state(rng, robot)
        model, data = pinocchio_model(robot)
        given = rng.normal(size=(robot.n + 1, 6)) * 20
        wrenches = [
            Wrench(force=given[b.index, :3], moment=given[b.index, 3:], frame=b.name)
            for b in robot.model.bodies
        ]
        forces = [pin.Force(g[:3], g[3:]) for g in given]
        forces[0].setZero()
        theirs = pin.rnea(model, data, q, qd, qdd, forces)
        ours = robot.inverse_dynamics(q, qd, qdd, wrench=wrenches)
        np.testing.assert_allclose(ours, theirs, rtol=1e-12, atol=1e-11)
