"""Compiled kernels: the same numbers as the recursion, the same bits for a row in any batch."""

import math

import mpmath
import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.compile.jit import Code, vector_width
from rnea.compile.llvm_printer import module_text
from rnea.compile.quantities import QUANTITIES, program
from rnea.compile.run_python import run_python
from rnea.compile.tape import record
from rnea.compile.trace import Graph, Traced, inputs
from support.random_robots import random_tree
from support.scale import torque_scale

BATCHES = (0, 1, 2, 7, 8, 9, 15, 16, 17, 1000)


def states(robot, quantity, *batch, seed=0):
    rng = np.random.default_rng(seed)
    return [rng.normal(size=(*batch, robot.n)) * 3 for _ in QUANTITIES[quantity][1]]


@pytest.mark.parametrize("name", rnea.robots())
def test_kernels_agree_with_the_recursion(name):
    robot = rnea.load(name)
    for quantity in QUANTITIES:
        given = states(robot, quantity, 20)
        compiled, eager = robot.kernel(quantity)(*given), getattr(robot, quantity)(*given)
        assert compiled.shape == eager.shape
        scale = max(1.0, np.abs(eager).max())
        np.testing.assert_allclose(compiled, eager, atol=1e-13 * scale, err_msg=quantity)


@pytest.mark.parametrize("n", [1, 2, 5, 12, 30])
def test_random_trees_within_the_size_of_their_terms(n):
    rng = np.random.default_rng(n)
    robot = random_tree(rng, n, fixed=2, losses=False)
    given = states(robot, "inverse_dynamics", 50, seed=n)
    scale = torque_scale(robot.model, *given, robot.gravity)
    apart = np.abs(robot.kernel("inverse_dynamics")(*given) - robot.inverse_dynamics(*given))
    assert np.all(apart <= 1e-13 * scale)


def test_switches():
    robot = rnea.load("puma560")
    given = states(robot, "inverse_dynamics", 40)
    given[1][::3] = 0.0
    for switches in ({"friction": False}, {"rotor": False}, {"friction": False, "rotor": False}):
        compiled = robot.kernel("inverse_dynamics", **switches)(*given)
        np.testing.assert_allclose(
            compiled, robot.inverse_dynamics(*given, **switches), rtol=1e-12, atol=1e-12
        )


def test_a_row_gives_the_same_bits_in_every_batch():
    robot = rnea.load("panda")
    kernel = robot.kernel("inverse_dynamics")
    given = states(robot, "inverse_dynamics", 1000)
    # huge angles, infinities and NaN in some rows must not touch their neighbours
    given[0][3, 2], given[0][11, 1], given[0][20, 1], given[1][21, 4] = 1e12, np.nan, np.inf, np.nan
    whole = kernel(*given)
    for size in BATCHES:
        np.testing.assert_array_equal(kernel(*(x[:size] for x in given)), whole[:size])
    for row in (0, 3, 4, 11, 12, 20, 999):
        np.testing.assert_array_equal(kernel(*(x[row] for x in given)), whole[row])
    wide = [np.repeat(x, 2, axis=0)[::2] for x in given]
    np.testing.assert_array_equal(kernel(*wide), whole)
    np.testing.assert_array_equal(kernel(*map(np.asfortranarray, given)), whole)
    shaped = kernel(*(x.reshape(10, 4, 25, 7) for x in given))
    np.testing.assert_array_equal(shaped.reshape(1000, 7), whole)
    assert np.isnan(whole[11]).any()
    assert np.isfinite(np.delete(whole, [11, 20, 21], axis=0)).all()


def test_broadcasting_and_out():
    robot = rnea.load("ur5")
    kernel = robot.kernel("inverse_dynamics")
    q = np.random.default_rng(0).normal(size=(5, 6))
    one = np.ones(6)
    out = np.empty((5, 6))
    assert kernel(q, one, one, out=out) is out
    np.testing.assert_array_equal(out[2], kernel(q[2], one, one))
    q.flags.writeable = False
    np.testing.assert_array_equal(kernel(q, one, one), out)


def sine_and_cosine():
    graph = Graph()
    (x,) = inputs(graph, 1, 0)
    both = [graph.function("sin", x.index), graph.function("cos", x.index)]
    return record(graph, both, 1)


@pytest.mark.parametrize("width", [1, 2, 4, vector_width()])
def test_sine_and_cosine_within_two_units_in_the_last_place(width):
    code = Code(module_text(sine_and_cosine(), [1], width), 1)
    rng = np.random.default_rng(width)
    near = np.arange(-400, 400) * (math.pi / 2)
    large = np.round(rng.uniform(1, 1e8 / (math.pi / 2), 300)) * (math.pi / 2)
    x = np.concatenate(
        [
            near,
            np.nextafter(near, 9e9),
            large,
            rng.uniform(-4, 4, 2000),
            rng.uniform(-1e8, 1e8, 2000),
            10.0 ** rng.uniform(-300, 8, 500),
            [0.0, -0.0, 5e-324, 1e8, -1e8],
        ]
    )
    out = np.empty((len(x), 2))
    code.call(x.ctypes.data, out.ctypes.data, len(x))
    with mpmath.workdps(60):
        for value, pair in zip(x.tolist(), out.tolist(), strict=True):
            for ours, exact in zip(pair, (mpmath.sin(value), mpmath.cos(value)), strict=True):
                assert abs(mpmath.mpf(ours) - exact) <= 2 * math.ulp(float(exact)), value


def test_huge_infinite_and_nan_angles_are_the_librarys():
    code = Code(module_text(sine_and_cosine(), [1], vector_width()), 1)
    x = np.array([1e9, -1e22, 1e300, np.inf, -np.inf, np.nan, 0.5])
    out = np.empty((len(x), 2))
    code.call(x.ctypes.data, out.ctypes.data, len(x))
    for value, (s, c) in zip(x[:3].tolist(), out.tolist(), strict=False):
        assert (s, c) == (math.sin(value), math.cos(value))
    assert np.isnan(out[3:6]).all()
    assert not np.isnan(out[6]).any()


@pytest.mark.parametrize("name", ["puma560", "scara", "two_arms"])
def test_the_tape_means_what_run_python_says(name):
    """Bit for bit, once sines and cosines are given: they are the only freedom of a target."""
    robot = rnea.load(name)
    tape = program(robot.model, "inverse_dynamics").tape
    given = states(robot, "inverse_dynamics")
    ours = run_python(tape, np.concatenate(given))
    np.testing.assert_allclose(ours, robot.inverse_dynamics(*given), rtol=1e-12, atol=1e-13)


def test_arithmetic_is_bit_identical_to_run_python():
    graph = Graph()
    a, b, c = inputs(graph, 3, 0)
    results = [a * b + c, b * c - a, b - a * c, a / b, (a + b) * (a - b), -(a * a) + b * 2]
    tape = record(graph, [r.index for r in results], 3)
    assert {"fma", "fms", "fnma"} <= set(tape.counts())
    code = Code(module_text(tape, [3], vector_width()), 1)
    x = np.random.default_rng(0).normal(size=(1000, 3)) * 10.0 ** np.arange(-3, 3, 2)
    out = np.empty((1000, len(results)))
    code.call(x.ctypes.data, out.ctypes.data, len(x))
    np.testing.assert_array_equal(out, [run_python(tape, row) for row in x.tolist()])


def test_folding():
    graph = Graph()
    x, y = inputs(graph, 2, 0)
    assert (x * 0.0).index == graph.constant(0.0)
    assert (x * 1.0).index == (x + 0.0).index == (0.0 - (0.0 - x)).index == x.index
    assert (x * y).index == (y * x).index
    assert (-x * y).index == (-(x * y)).index
    assert (x - y).index == (-(y - x)).index
    assert isinstance(x * 2, Traced)
    # what nobody asks for is not in the tape
    assert sum(record(graph, [(x + y).index], 2).counts().values()) == 1


def test_mistakes():
    robot = rnea.load("panda")
    with pytest.raises(InputError, match=r"unknown quantity 'torque'"):
        robot.kernel("torque")
    kernel = robot.kernel("bias")
    with pytest.raises(InputError, match="takes q, qd; got 1 arrays"):
        kernel(np.zeros(7))
    with pytest.raises(InputError, match=r"qd has shape \(6,\)"):
        kernel(np.zeros(7), np.zeros(6))
    with pytest.raises(InputError, match="must hold numbers"):
        kernel(["a"] * 7, np.zeros(7))
    with pytest.raises(InputError, match="do not fit together"):
        kernel(np.zeros((2, 7)), np.zeros((3, 7)))
    with pytest.raises(InputError, match="out must be"):
        kernel(np.zeros(7), np.zeros(7), out=np.zeros(6))
    with pytest.raises(InputError, match="too many for one kernel"):
        random_tree(np.random.default_rng(0), 400, shape="chain").kernel("inverse_dynamics")
    import sympy

    with pytest.raises(InputError, match="robot of numbers"):
        rnea.load("one_link").with_parameters(m=sympy.Symbol("m")).kernel("bias")


def test_a_robot_without_joints():
    stone = rnea.loads('format = 1\nname = "stone"\njoints = []\nlinks = [{ name = "rock" }]')
    assert stone.kernel("inverse_dynamics")(*[np.zeros((4, 0))] * 3).shape == (4, 0)


@pytest.mark.parametrize("name", ["puma560", "stanford", "two_arms", "pr_arm"])
def test_derivatives_against_complex_steps(name):
    robot = rnea.load(name)
    n = robot.n
    q, qd, qdd = states(robot, "inverse_dynamics", seed=4)
    found = robot.inverse_dynamics_derivatives(q, qd, qdd)
    step = 1e-200j * np.eye(n)
    for k, ours in enumerate(found):
        moved = [x + (step if i == k else 0) for i, x in enumerate((q, qd, qdd))]
        exact = robot.inverse_dynamics(*moved).imag.T / 1e-200
        scale = max(1.0, np.abs(exact).max())
        np.testing.assert_allclose(ours, exact, atol=1e-12 * scale)
    np.testing.assert_allclose(found[2], robot.mass_matrix(q), rtol=1e-12, atol=1e-12)


def test_derivatives_against_pinocchio():
    import pinocchio as pin

    from support.pinocchio_robot import pinocchio_model

    for seed in range(10):
        rng = np.random.default_rng(seed)
        robot = random_tree(rng, int(rng.integers(2, 12)))
        q, qd, qdd = states(robot, "inverse_dynamics", seed=seed)
        model, data = pinocchio_model(robot)
        theirs = pin.computeRNEADerivatives(model, data, q, qd, qdd)
        for ours, other in zip(robot.inverse_dynamics_derivatives(q, qd, qdd), theirs, strict=True):
            other = np.triu(other) + np.triu(other, 1).T if other is theirs[2] else other
            scale = max(1.0, np.abs(other).max())
            np.testing.assert_allclose(ours, other, atol=1e-12 * scale)


def test_derivatives_in_batches():
    robot = rnea.load("panda")
    given = states(robot, "inverse_dynamics", 3, 5)
    dq, dqd, M = robot.inverse_dynamics_derivatives(*given)
    assert dq.shape == dqd.shape == M.shape == (3, 5, 7, 7)
    alone = robot.inverse_dynamics_derivatives(*(x[1, 2] for x in given))
    np.testing.assert_array_equal(dq[1, 2], alone[0])


def test_kernels_are_kept():
    robot = rnea.load("panda")
    assert robot.kernel("bias") is robot.kernel("bias")
    assert robot.kernel("bias") is not robot.kernel("bias", rotor=False)
