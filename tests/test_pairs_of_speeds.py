"""Matrices made of pairs of speeds: against inverse dynamics on dual numbers, any robot."""

import numpy as np
import pytest

import rnea
from rnea.recursions import QUANTITIES, Case
from support import by_duals
from support.random_robots import any_joints, random_state

TOLERANCE = 1e-12
IN_TWO_PARTS = [row for row in QUANTITIES.values() if row.parts is not None]
SIZES = (1, 2, 3, 4, 6, 9, 14, 25, 40)


def robots():
    for seed, n in enumerate(SIZES):
        rng = np.random.default_rng([seed, n])
        yield rng, any_joints(rng, n, fixed=n // 8, losses=True)


def close(ours, theirs, what):
    assert ours.shape == theirs.shape, what
    largest = np.abs(theirs).max(axis=(-1, -2), keepdims=True, initial=1e-300)
    apart = np.abs(ours - theirs) / largest
    assert np.all(apart <= TOLERANCE), (what, apart.max())


@pytest.mark.parametrize("row", IN_TWO_PARTS, ids=lambda row: row.name)
def test_duals_agree_with_both_parts_and_with_the_quantity(row):
    for rng, robot in robots():
        states = random_state(rng, robot, 2)[: len(row.states)]
        theirs = getattr(by_duals, row.name)(robot.model, Case(), *states)
        case, parts = Case().only(row.takes), row.parts
        close(row.compute(robot.model, case, *states), theirs, robot.model.title)
        X = parts.ingredients(robot.model, case, *states)
        assert (*X.shape[:-2], X.shape[-1]) == (2, robot.n)
        close(parts.finish(robot.model, case)(robot.model, X), theirs, robot.model.title)


@pytest.mark.parametrize("row", IN_TWO_PARTS, ids=lambda row: row.name)
def test_pairs_cover_coupled_speeds_once_and_no_others(row):
    for _, robot in robots():
        for matrix in row.parts.finish(robot.model, Case()).matrices:
            upper, lower = matrix.masks(robot.model)
            assert not np.any(upper & lower)
            coupled = np.zeros((robot.n, robot.n), dtype=bool)
            for body in robot.model.bodies:
                for k in robot.model.support(body.index):
                    carrying = robot.model.body(k)
                    coupled[carrying.v, body.v] = coupled[body.v, carrying.v] = True
            np.testing.assert_array_equal(upper | lower, coupled)


def test_the_mass_matrix_is_symmetric_to_the_last_bit():
    row = QUANTITIES["mass_matrix"]
    for rng, robot in robots():
        M = row.parts(robot.model, Case(), random_state(rng, robot, 3)[0])
        np.testing.assert_array_equal(M, np.swapaxes(M, -1, -2))


@pytest.mark.parametrize("row", IN_TWO_PARTS, ids=lambda row: row.name)
def test_a_row_of_a_batch_has_the_bits_of_the_row_alone(row):
    for rng, robot in list(robots())[:6]:
        states = random_state(rng, robot, 3)[: len(row.states)]
        together = row.parts(robot.model, Case(), *states)
        for k in range(3):
            alone = row.parts(robot.model, Case(), *(x[k] for x in states))
            np.testing.assert_array_equal(alone, together[k])


def test_a_floating_robot_is_as_exact_far_from_the_origin():
    """M and C do not depend on where the robot stands, nor do their errors."""
    rng = np.random.default_rng(5)
    robot = next(x for x in (any_joints(rng, 6) for _ in range(9)) if x.nq > x.n + 1)
    q, qd, _ = random_state(rng, robot)
    far = q.copy()
    assert robot.model.bodies[0].joint.kind == "free"
    far[:3] += 1e6
    for row, states in ((QUANTITIES["mass_matrix"], ()), (QUANTITIES["coriolis_matrix"], (qd,))):
        near = row.parts(robot.model, Case(), q, *states)
        np.testing.assert_array_equal(row.parts(robot.model, Case(), far, *states), near)


def test_robots_without_joints_have_empty_matrices():
    empty = rnea.Robot.from_dh([], convention="standard").model
    for row in IN_TWO_PARTS:
        states = [np.zeros((2, 0))] * len(row.states)
        assert row.parts(empty, Case(), *states).shape == (2, *row.shape(empty))
