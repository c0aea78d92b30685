"""Accuracy of float64 against 50-digit arithmetic through the same recursion."""

import mpmath
import numpy as np
import pytest

from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.recursions import Conditions, rigid_torque
from support.random_robots import random_state, random_tree
from support.scale import torque_scale
from support.tiers import sample_cases


def fifty_digits(x):
    out = np.empty(len(x), dtype=object)
    out[:] = [mpmath.mpf(float(value)) for value in x]
    return out


def worst_error(n, seed=0, shape="chain"):
    """Largest error of tau, as a part of the size of the terms that it is made of."""
    rng = np.random.default_rng(seed)
    robot = random_tree(rng, n, shape=shape)
    state = random_state(rng, robot)
    # long chains at high joint speeds whirl: keep the tip's speed that of a short one
    state = [state[0], state[1] / n, state[2] / n]
    tau = robot.inverse_dynamics(*state)
    scale = torque_scale(robot.model, *state, robot.gravity)
    with mpmath.workdps(50):
        exact = robot.with_numbers(MPMATH)
        reference = rigid_torque(exact.model, Conditions(), *map(fifty_digits, state))
        error = np.array([float(abs(a - b)) for a, b in zip(tau, reference, strict=True)])
    return float((error / scale).max())


@sample_cases(2)
@pytest.mark.parametrize(("n", "promise"), [(2, 1e-13), (7, 1e-13), (30, 1e-13), (100, 1e-12)])
@pytest.mark.parametrize("shape", ["chain", "tree"])
def test_torques(n, promise, shape):
    assert max(worst_error(n, seed, shape) for seed in range(3)) <= promise


def test_a_chain_of_a_thousand_joints():
    assert worst_error(1000) <= 1e-12
