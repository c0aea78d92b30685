"""A row of a batch is bit-identical to the row alone, for every question and every shape."""

import numpy as np
import pytest

import rnea
from rnea import BaseMotion, Wrench
from support.random_robots import random_state, random_tree
from support.tiers import sample_cases

SHAPES = [(0,), (1,), (2,), (7,), (8,), (15,), (16,), (17,), (3, 5), (2, 1, 4), (1000,)]


def questions(robot):
    tip = robot.model.bodies[-1].name
    wrench = Wrench(force=[1.0, 2.0, 3.0], moment=[0.1, 0.2, 0.3], frame="world", point=tip)
    base = BaseMotion([0.1, 0.2, 0.3], [1, 2, 3], [4, 5, 6], [7, 8, 9])
    yield "inverse_dynamics", lambda q, v, a: robot.inverse_dynamics(q, v, a)
    yield (
        "with wrench and base",
        lambda q, v, a: robot.inverse_dynamics(q, v, a, wrench=wrench, base=base),
    )
    yield "gravity", lambda q, v, a: robot.gravity_torque(q)
    yield "mass matrix", lambda q, v, a: robot.mass_matrix(q)
    yield "coriolis", lambda q, v, a: robot.coriolis_matrix(q, v)
    yield "kinetic", lambda q, v, a: robot.kinetic_energy(q, v)
    yield "potential", lambda q, v, a: robot.potential_energy(q)
    yield "jacobian", lambda q, v, a: robot.jacobian(q, frame=tip)
    yield "forces", lambda q, v, a: robot.joint_wrenches(q, v, a, axes="world").force
    yield "moments", lambda q, v, a: robot.newton_euler(q, v, a).wrenches.moment
    yield "accelerations", lambda q, v, a: robot.newton_euler(q, v, a).vdc
    yield "coriolis part", lambda q, v, a: robot.torque_budget(q, v, a).coriolis
    yield "base part", lambda q, v, a: robot.torque_budget(q, v, a, base=base).base


def robots():
    yield "puma", rnea.load("puma560")
    yield "tree", random_tree(np.random.default_rng(3), 6, fixed=2, losses=True)


@sample_cases(6)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(("name", "robot"), list(robots()))
def test_rows_are_bit_identical(name, robot, shape):
    rng = np.random.default_rng(11)
    state = random_state(rng, robot, *shape)
    rows = [np.reshape(x, (-1, robot.n)) for x in state]
    picked = range(len(rows[0])) if len(rows[0]) <= 20 else (0, 1, 500, 998, 999)
    for question, ask in questions(robot):
        together = ask(*state)
        assert together.shape[: len(shape)] == shape, question
        flat = together.reshape(-1, *together.shape[len(shape) :])
        for k in picked:
            alone = ask(*(x[k] for x in rows))
            np.testing.assert_array_equal(flat[k], alone, err_msg=question)


def test_christoffel_rows():
    arm = rnea.load("panda")
    q = np.random.default_rng(0).normal(size=(4, 7))
    together = arm.christoffel(q)
    for k in range(4):
        np.testing.assert_array_equal(together[k], arm.christoffel(q[k]))


def test_strides_orders_and_read_only_inputs():
    arm = rnea.load("puma560")
    rng = np.random.default_rng(2)
    wide = rng.normal(size=(3, 40, 12))
    plain = arm.inverse_dynamics(*np.ascontiguousarray(wide[:, ::2, ::2]))
    np.testing.assert_array_equal(arm.inverse_dynamics(*wide[:, ::2, ::2]), plain)
    fortran = [np.asfortranarray(x) for x in wide[:, ::2, ::2]]
    np.testing.assert_array_equal(arm.inverse_dynamics(*fortran), plain)
    frozen = np.ascontiguousarray(wide[:, ::2, ::2])
    frozen.flags.writeable = False
    np.testing.assert_array_equal(arm.inverse_dynamics(*frozen), plain)


def test_nan_stays_in_its_row():
    arm = rnea.load("puma560")
    q, qd, qdd = np.random.default_rng(1).normal(size=(3, 5, 6))
    clean = arm.inverse_dynamics(q, qd, qdd)
    q[2, 3] = np.nan
    dirty = arm.inverse_dynamics(q, qd, qdd)
    assert np.isnan(dirty[2]).any()
    np.testing.assert_array_equal(np.delete(dirty, 2, 0), np.delete(clean, 2, 0))


def test_gravity_and_wrench_broadcast_against_the_batch():
    arm = rnea.load("panda")
    q = np.random.default_rng(1).normal(size=(4, 7))
    fields = np.random.default_rng(2).normal(size=(4, 3))
    forces = np.random.default_rng(3).normal(size=(4, 3))
    together = arm.inverse_dynamics(
        q, gravity=fields, wrench=Wrench(force=forces, frame="world", point="tool")
    )
    for k in range(4):
        wrench = Wrench(force=forces[k], frame="world", point="tool")
        alone = arm.inverse_dynamics(q[k], gravity=fields[k], wrench=wrench)
        np.testing.assert_array_equal(together[k], alone)
