"""Large robots: a loop over the bodies gives what a straight program would, in bounded time."""

import numpy as np
import pytest

import rnea
from rnea.engine.runtime import machine_code
from support.programs import request
from support.random_robots import random_tree
from support.scale import torque_scale
from support.tiers import full_only, sample_cases


def large(n, shape, seed=0, **options):
    return random_tree(np.random.default_rng(seed), n, shape=shape, **options)


def states(robot, *batch):
    rng = np.random.default_rng(1)
    return [rng.normal(size=(*batch, robot.n)) for _ in range(3)]


@sample_cases(2)
@pytest.mark.parametrize(
    ("n", "shape"), [(70, "chain"), (70, "star"), (100, "tree"), (150, "tree"), (1000, "chain")]
)
def test_the_walk_agrees_with_the_recursion(n, shape):
    robot = large(n, shape, losses=True, fixed=3)
    given = states(robot, 11)
    assert robot.kernel("inverse_dynamics")._code.loops
    compiled = robot.inverse_dynamics(*given)
    scale = torque_scale(robot.model, *given, robot.gravity)
    eager = robot.inverse_dynamics(*given, eager=True)
    assert np.all(np.abs(compiled - eager) <= 1e-13 * (scale + 1))
    # the row alone, in the code for single rows
    for row in (0, 10):
        np.testing.assert_array_equal(
            compiled[row], robot.inverse_dynamics(*(x[row] for x in given))
        )


def test_small_robots_give_the_same_when_they_walk(monkeypatch):
    """Every catalogue robot through the loop, beside its straight program."""
    monkeypatch.setattr(machine_code, "LOOP_FROM", 1)
    for name in ("puma560", "two_arms", "stanford", "gantry"):
        robot = rnea.load(name)
        given = states(robot, 9)
        for switches in ({}, {"friction": False}, {"rotor": False}):
            walked = robot.inverse_dynamics(*given, **switches)
            eager = robot.inverse_dynamics(*given, **switches, eager=True)
            np.testing.assert_allclose(walked, eager, atol=1e-13 * np.abs(eager).max())


def test_gravity_wrenches_and_base_motion():
    robot = large(80, "tree", seed=3)
    given = states(robot, 5)
    rng = np.random.default_rng(2)
    around = {
        "gravity": rng.normal(size=(5, 3)),
        "base": {"w": (0.1, 0.2, 0.3), "wd": (1.0, -1.0, 0.5), "vd": (1.0, 2.0, 3.0)},
        "wrench": [
            rnea.Wrench(rng.normal(size=(5, 3)), (4.0, 5.0, 6.0), frame="link50"),
            rnea.Wrench((1.0, 2.0, 3.0), frame="world", point="link7"),
        ],
    }
    scale = torque_scale(robot.model, *given, robot.gravity) + 100
    for chosen in [{k: around[k]} for k in around] + [around]:
        compiled = robot.inverse_dynamics(*given, **chosen)
        eager = robot.inverse_dynamics(*given, **chosen, eager=True)
        assert np.all(np.abs(compiled - eager) <= 1e-13 * scale), list(chosen)


def test_the_other_questions():
    robot = large(100, "chain", seed=4)
    q, qd, _ = states(robot, 3)
    scale = torque_scale(robot.model, q, qd, 0 * q, robot.gravity)
    for ours, eager in (
        (robot.bias(q, qd), robot.bias(q, qd, eager=True)),
        (robot.gravity_torque(q), robot.gravity_torque(q, eager=True)),
    ):
        assert np.all(np.abs(ours - eager) <= 1e-13 * scale)


@full_only
def test_machine_code_of_matrices():
    robot = large(100, "chain", seed=4)
    q, qd, _ = states(robot, 3)
    C, eager = robot.coriolis_matrix(q, qd), robot.coriolis_matrix(q, qd, eager=True)
    assert np.abs(C - eager).max() <= 1e-13 * np.abs(eager).max()
    np.testing.assert_array_equal(C[1], robot.coriolis_matrix(q[1], qd[1]))
    assert robot._answers.codes[request("coriolis_matrix"), False].finish is not None


def test_float32_along_a_long_chain():
    robot = large(1000, "chain", seed=5)
    single = [x.astype(np.float32) for x in states(robot, 4)]
    exactly = [x.astype(float) for x in single]
    found = robot.inverse_dynamics(*single)
    assert found.dtype == np.float32
    scale = torque_scale(robot.model, *exactly, robot.gravity)
    exact = robot.inverse_dynamics(*exactly, eager=True)
    assert np.all(np.abs(found - exact) <= 1e-5 * scale)


def test_nan_stays_in_its_row():
    robot = large(90, "tree", seed=6)
    q, qd, qdd = states(robot, 20)
    whole = robot.inverse_dynamics(q, qd, qdd)
    q[7, 3] = np.nan
    spoilt = robot.inverse_dynamics(q, qd, qdd)
    assert np.isnan(spoilt[7]).any()
    np.testing.assert_array_equal(np.delete(spoilt, 7, axis=0), np.delete(whole, 7, axis=0))
