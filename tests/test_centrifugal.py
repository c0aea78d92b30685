"""Centrifugal torques: the sum over joints that move one at a time, taken in one recursion."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.engine.ir.program import program
from rnea.recursions import Conditions, rigid_torque, rows_of
from support.programs import request
from support.random_robots import any_joints, random_state, random_tree
from test_mimic import with_mimics


def one_at_a_time(robot, q, qd):
    """As it is defined: every speed by itself, without gravity."""
    model, none, still = robot.model, Conditions.weightless(robot.model), np.zeros(robot.n)
    if model.closure is None:
        alone = [rigid_torque(model, none, q, row, still) for row in np.diag(qd)]
    else:
        # of loops with what their own bending takes
        row = rows_of(model)["inverse_dynamics"]
        rigid = replace(none, friction=False, rotor=False, spring=False)
        alone = [row.compute(model, rigid, q, one, still) for one in np.diag(qd)]
    return np.sum(alone, axis=0), np.sum(np.abs(alone), axis=0)


def robots():
    for name in rnea.robots():
        yield rnea.load(name)
    for seed in range(30):
        rng = np.random.default_rng(seed)
        yield any_joints(rng, int(rng.integers(1, 8)))
        yield with_mimics(rng, random_tree(rng, int(rng.integers(2, 9))))[0]


def test_it_is_what_the_joints_take_one_at_a_time():
    for robot in robots():
        q, qd, qdd = random_state(np.random.default_rng(robot.n), robot)
        budget = robot.torque_budget(q, qd, qdd, eager=True)
        wanted, size = one_at_a_time(robot, q, qd)
        apart = np.abs(budget.centrifugal - wanted)
        assert np.all(apart <= 1e-13 * (1 + size.max(initial=0.0))), robot.name


@pytest.mark.parametrize("shape", ["chain", "tree"])
def test_a_budget_grows_with_the_bodies(shape):
    """Operations of twice as many bodies: hardly more than twice as many, and not four times."""
    counts = []
    for n in (20, 40):
        model = random_tree(np.random.default_rng(3), n, shape=shape).model
        counts.append(program(model, request("torque_budget")).operations)
    assert counts[1] < 2.5 * counts[0]
