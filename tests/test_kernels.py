"""Compiled kernels: the same numbers as the recursion, the same bits for a row in any batch."""

import math
import subprocess
import sys

import mpmath
import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.engine import native
from rnea.engine.ir.run_python import run_python
from rnea.engine.ir.tape import record
from rnea.engine.llvm.jit import Code, object_code, vector_width
from rnea.engine.llvm.llvm_printer import module_text
from rnea.engine.llvm.llvm_rows import InputArray
from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.trace.tracer import Graph, Traced, inputs
from rnea.model import random_positions
from rnea.recursions import QUANTITIES
from support.programs import program
from support.random_robots import random_tree
from support.scale import torque_scale
from support.tiers import sample_cases

BATCHES = (0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 1000)
# what both a kernel and the plain recursion answer with one array
QUESTIONS = (
    *("inverse_dynamics", "gravity_torque", "bias", "mass_matrix", "coriolis_matrix"),
    *("kinetic_energy", "potential_energy", "jacobian"),
)


def states(robot, quantity, *batch, seed=0):
    rng = np.random.default_rng(seed)
    names = QUANTITIES[quantity].states
    given = [rng.normal(size=(*batch, robot.model.columns(state))) * 3 for state in names]
    if robot.model.closure is not None:
        # loops are closed
        given[0] = random_positions(robot.model, rng, math.prod(batch)).reshape(given[0].shape)
    return given


def in_memory(tape, columns, width, element="double"):
    """Compile a tape and return a function of arrays, one for each input array."""
    lanes = Lanes(width, element)
    code = Code(object_code(module_text(tape, [InputArray(n) for n in columns], lanes)))

    def call(*arrays):
        out = np.empty((len(arrays[0]), len(tape.outputs)), arrays[0].dtype)
        native.run(code.address, arrays, tuple(columns), out, len(tape.outputs), 0, len(out))
        return out

    return call


@sample_cases(2)
@pytest.mark.parametrize("name", rnea.robots())
def test_kernels_agree_with_the_recursion(name):
    robot = rnea.load(name)
    for quantity in QUESTIONS:
        if quantity == "jacobian" and "tool" not in robot.frame_names:
            continue
        given = states(robot, quantity, 20)
        compiled = getattr(robot, quantity)(*given)
        eager = getattr(robot, quantity)(*given, eager=True)
        assert compiled.shape == eager.shape
        scale = max(1.0, np.abs(eager).max())
        # where loops are solved for, as good as they are conditioned
        digits = 1e-13 if robot.model.closure is None else 1e-11
        np.testing.assert_allclose(compiled, eager, atol=digits * scale, err_msg=quantity)
        # methods of robots with loops look at the loops in the same program: it rounds otherwise
        bits = 0 if robot.model.closure is None else 1e-11 * scale
        np.testing.assert_allclose(robot.kernel(quantity)(*given), compiled, rtol=0, atol=bits)
        one = getattr(robot, quantity)(*(x[4] for x in given))
        np.testing.assert_array_equal(one, compiled[4])


@pytest.mark.parametrize("name", ["puma560", "two_arms", "stanford"])
def test_wrenches_and_poses_agree_with_the_recursion(name):
    robot = rnea.load(name)
    given = states(robot, "inverse_dynamics", 6)
    for axes in ("joint", "world"):
        compiled = robot.joint_wrenches(*given, axes=axes)
        eager = robot.joint_wrenches(*given, axes=axes, eager=True)
        for part in ("force", "moment", "base_force", "base_moment"):
            ours, other = getattr(compiled, part), getattr(eager, part)
            assert ours.shape == other.shape
            np.testing.assert_allclose(ours, other, atol=1e-12 * np.abs(other).max())
    compiled, eager = (robot.forward_kinematics(given[0], eager=e) for e in (False, True))
    assert list(compiled) == list(eager)
    for frame, pose in eager.items():
        np.testing.assert_allclose(compiled[frame].rotation, pose.rotation, atol=1e-14)
        np.testing.assert_allclose(compiled[frame].translation, pose.translation, atol=1e-14)


def test_gravity_wrenches_and_base_motion_are_inputs():
    robot = rnea.load("puma560")
    rng = np.random.default_rng(1)
    given = states(robot, "inverse_dynamics", 9)
    around = {
        "gravity": rng.normal(size=(9, 3)),
        "wrench": [
            rnea.Wrench(rng.normal(size=(9, 3)), rng.normal(size=3), frame="tool"),
            rnea.Wrench(rng.normal(size=3), frame="world", point="link3"),
        ],
        "base": {k: rng.normal(size=3) for k in ("w", "v", "wd", "vd")},
    }
    some = [{k: around[k]} for k in around] + [around, {k: around[k] for k in ("gravity", "base")}]
    for chosen in some:
        compiled = robot.inverse_dynamics(*given, **chosen)
        eager = robot.inverse_dynamics(*given, **chosen, eager=True)
        np.testing.assert_allclose(compiled, eager, atol=1e-12 * np.abs(eager).max())
    kept = len(robot._answers.codes)
    robot.inverse_dynamics(*given, gravity=(1.0, 2.0, 3.0))
    robot.inverse_dynamics(*given, wrench=rnea.Wrench((1, 2, 3), frame="link2"))
    assert len(robot._answers.codes) == kept, "another value must not compile anew"


def test_parameters_are_inputs():
    robot = rnea.load("puma560")
    heavy = robot.with_payload(2.5, com=(0.1, 0.2, 0.3), inertia=np.diag([0.1, 0.2, 0.25]))
    assert robot.parameters.shape == (6, len(rnea.PARAMETERS))
    for quantity in ("inverse_dynamics", "mass_matrix", "kinetic_energy", "bias"):
        kernel = robot.kernel(quantity, parameters=True)
        given = states(robot, quantity, 5)
        both = np.stack([robot.parameters.ravel(), heavy.parameters.ravel()])
        found = kernel(*given, both[:, None])
        for k, arm in enumerate((robot, heavy)):
            exact = getattr(arm, quantity)(*given, eager=True)
            np.testing.assert_allclose(found[k], exact, atol=1e-12 * np.abs(exact).max())


def test_float32_in_float32_out():
    for name, allowed in (("ur5", 2e-6), ("panda", 2e-6), ("scara", 2e-6)):
        robot = rnea.load(name)
        given = states(robot, "inverse_dynamics", 100)
        single = [x.astype(np.float32) for x in given]
        exactly = [x.astype(float) for x in single]
        found = robot.inverse_dynamics(*single, friction=False, rotor=False)
        assert found.dtype == np.float32
        scale = torque_scale(robot.model, *exactly, robot.gravity)
        exact = robot.inverse_dynamics(*exactly, friction=False, rotor=False, eager=True)
        assert np.all(np.abs(found - exact) <= allowed * scale)
        np.testing.assert_array_equal(
            robot.inverse_dynamics(*(x[7] for x in single), friction=False, rotor=False), found[7]
        )
        assert robot.inverse_dynamics(single[0], given[1]).dtype == np.float64
        assert robot.kernel("bias", dtype=np.float32)(*single[:2]).dtype == np.float32


@pytest.mark.parametrize("n", [1, 2, 5, 12, 30])
def test_random_trees_within_the_size_of_their_terms(n):
    rng = np.random.default_rng(n)
    robot = random_tree(rng, n, fixed=2, losses=False)
    given = states(robot, "inverse_dynamics", 50, seed=n)
    scale = torque_scale(robot.model, *given, robot.gravity)
    eager = robot.inverse_dynamics(*given, eager=True)
    apart = np.abs(robot.kernel("inverse_dynamics")(*given) - eager)
    assert np.all(apart <= 1e-13 * scale)


def test_switches():
    robot = rnea.load("puma560")
    given = states(robot, "inverse_dynamics", 40)
    given[1][::3] = 0.0
    for switches in ({"friction": False}, {"rotor": False}, {"friction": False, "rotor": False}):
        compiled = robot.kernel("inverse_dynamics", **switches)(*given)
        np.testing.assert_allclose(
            compiled, robot.inverse_dynamics(*given, **switches, eager=True), rtol=1e-12, atol=1e-12
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
    sincos = in_memory(sine_and_cosine(), [1], width)
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
    out = sincos(x[:, None])
    with mpmath.workdps(60):
        for value, pair in zip(x.tolist(), out.tolist(), strict=True):
            for ours, exact in zip(pair, (mpmath.sin(value), mpmath.cos(value)), strict=True):
                assert abs(mpmath.mpf(ours) - exact) <= 2 * math.ulp(float(exact)), value


@pytest.mark.parametrize("width", [1, 4, 2 * vector_width()])
def test_sine_and_cosine_in_float32(width):
    sincos = in_memory(sine_and_cosine(), [1], width, "float")
    rng = np.random.default_rng(width)
    near = np.arange(-300, 300) * (math.pi / 2)
    far = rng.uniform(-1e8, 1e8, 2000)
    x = np.concatenate([near, far, rng.uniform(-4, 4, 2000), [0.0, 1e8, 1e-30]])
    x = x.astype(np.float32)
    with mpmath.workdps(60):
        for value, pair in zip(x.tolist(), sincos(x[:, None]), strict=True):
            for ours, exact in zip(pair, (mpmath.sin(value), mpmath.cos(value)), strict=True):
                ulp = float(np.spacing(np.abs(np.float32(exact))))
                assert abs(mpmath.mpf(float(ours)) - exact) <= 2 * ulp, value
    strange = np.array([1e9, 3e38, np.inf, np.nan, 0.5], np.float32)
    out = sincos(strange[:, None])
    assert np.isfinite(out[[0, 1, 4]]).all()
    assert np.isnan(out[2:4]).all()


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
    x = np.random.default_rng(0).normal(size=(1000, 3)) * 10.0 ** np.arange(-3, 3, 2)
    out = in_memory(tape, [3], vector_width())(x)
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
    with pytest.raises(InputError, match=r"20³ numbers one by one: `Robot.christoffel` streams"):
        random_tree(np.random.default_rng(0), 20, shape="chain").kernel("christoffel")
    with pytest.raises(InputError, match="wrench cannot be an input of bias; possible inputs"):
        robot.kernel("bias", wrench=True)
    with pytest.raises(InputError, match="float64 or float32"):
        robot.kernel("bias", dtype=int)
    with pytest.raises(rnea.UnknownNameError, match="unknown frame 'hand'"):
        robot.kernel("jacobian", frame="hand")
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
    for ours, duals in zip(
        found, robot.inverse_dynamics_derivatives(q, qd, qdd, eager=True), strict=True
    ):
        np.testing.assert_allclose(ours, duals, atol=1e-12 * max(1.0, np.abs(duals).max()))


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


def test_a_bound_kernel_computes_in_its_own_arrays():
    robot = rnea.load("panda")
    kernel = robot.kernel("inverse_dynamics")
    q, qd, qdd = states(robot, "inverse_dynamics", seed=5)
    kernel.q[:], kernel.qd[:], kernel.qdd[:] = q, qd, qdd
    tau = kernel()
    assert tau is kernel.out
    np.testing.assert_array_equal(tau, robot.inverse_dynamics(q, qd, qdd))
    kernel.q[0] += 1.0
    assert kernel() is tau
    np.testing.assert_array_equal(tau, robot.inverse_dynamics(kernel.q, qd, qdd))
    kernel.q = q
    assert kernel() is tau
    np.testing.assert_array_equal(tau, robot.inverse_dynamics(q, qd, qdd))
    other = robot.kernel("inverse_dynamics")
    assert other.out is not kernel.out, "every kernel has arrays of its own"
    given = robot.kernel("inverse_dynamics", gravity=True)
    given.gravity[:] = robot.gravity
    given.q[:], given.qd[:], given.qdd[:] = kernel.q, qd, qdd
    np.testing.assert_allclose(given(), tau, atol=1e-12)
    with pytest.raises(AttributeError, match="torque"):
        kernel.torque  # noqa: B018


@pytest.mark.parametrize("threads", [1, 2, 3, 7])
def test_results_do_not_depend_on_the_number_of_threads(threads, monkeypatch):
    robot = rnea.load("ur5")
    given = states(robot, "inverse_dynamics", 30_001)
    kernel = robot.kernel("inverse_dynamics")
    alone = kernel(*given, threads=1)
    np.testing.assert_array_equal(kernel(*given, threads=threads), alone)
    monkeypatch.setenv("RNEA_THREADS", str(threads))
    np.testing.assert_array_equal(robot.inverse_dynamics(*given), alone)
    monkeypatch.setenv("RNEA_THREADS", "many")
    with pytest.raises(InputError, match="RNEA_THREADS is 'many'"):
        robot.inverse_dynamics(*given)


def test_a_million_rows():
    robot = rnea.load("planar_2r")
    q = np.random.default_rng(0).normal(size=(1_000_003, 2))
    whole = robot.inverse_dynamics(q, q, q)
    for row in (0, 1, 500_000, 1_000_002):
        np.testing.assert_array_equal(whole[row], robot.inverse_dynamics(*[q[row]] * 3))
    np.testing.assert_array_equal(whole[123_456:123_473], robot.inverse_dynamics(
        *[q[123_456:123_473]] * 3))  # fmt: skip


def test_without_the_extension_the_results_are_the_same():
    """In a process of its own, because the extension is chosen when rnea is imported."""
    script = (
        "import sys; sys.modules['rnea.engine.native._calls'] = None\n"
        "import numpy as np, rnea\n"
        "from rnea.engine import native as calling\n"
        "assert not calling.have_extension()\n"
        "arm = rnea.load('panda'); x = np.linspace(-1, 1, 210).reshape(3, 10, 7)\n"
        "tau = arm.inverse_dynamics(*x); k = arm.kernel('inverse_dynamics')\n"
        "k.q[:], k.qd[:], k.qdd[:] = x[:, 3]\n"
        "assert (k() == tau[3]).all() and (k() == tau[3]).all()\n"
        "sys.stdout.write(tau.tobytes().hex())"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    x = np.linspace(-1, 1, 210).reshape(3, 10, 7)
    assert done.stdout == rnea.load("panda").inverse_dynamics(*x).tobytes().hex()


@pytest.mark.parametrize(
    ("rows", "calls", "told"), [(None, 300, 1), (5, 300, 1), (None, 20, 0), (50_000, 3, 0)]
)
def test_without_the_extension_who_asks_row_by_row_is_told_once(rows, calls, told):
    script = (
        "import sys; sys.modules['rnea.engine.native._calls'] = None\n"
        "import warnings; warnings.simplefilter('always')\n"
        "import numpy as np, rnea\n"
        f"x = np.ones(2 if {rows} is None else ({rows}, 2)); arm = rnea.load('planar_2r')\n"
        f"for _ in range({calls}): arm.inverse_dynamics(x, x, x)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("without rnea's C extension") == told, done.stderr
    # what is missing, what is lost, what helps
    for word in ("not part of this installation", "microseconds", "pip install"):
        assert done.stderr.count(word) == told


def test_without_llvm_numpy_computes_and_says_so_once():
    script = (
        "import sys; sys.modules['llvmlite'] = sys.modules['llvmlite.binding'] = None\n"
        "import warnings; warnings.simplefilter('always')\n"
        "import numpy as np, rnea\n"
        "arm = rnea.load('panda'); x = np.linspace(-1, 1, 210).reshape(3, 10, 7)\n"
        "tau = arm.inverse_dynamics(*x); k = arm.kernel('inverse_dynamics', gravity=True)\n"
        "k.q[:], k.qd[:], k.qdd[:] = x[:, 3]; k.gravity[:] = arm.gravity\n"
        "assert np.allclose(k(), tau[3], rtol=0, atol=1e-12)\n"
        "assert (arm.inverse_dynamics(*x[:, 3]) == tau[3]).all()\n"
        "assert abs(tau - arm.inverse_dynamics(*x, eager=True)).max() < 1e-12\n"
        "arm.mass_matrix(x[0]); arm.forward_kinematics(x[0]); arm.jacobian(x[0, 0])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("pip install llvmlite") == 1


def test_eager_robots_compile_nothing():
    robot = rnea.load("panda").with_eager()
    assert robot.eager
    robot.inverse_dynamics(np.ones(7), np.ones(7), np.ones(7))
    assert not robot._answers.codes
    assert robot.with_payload(1.0).eager
    assert not robot.with_eager(False).eager


def test_a_bound_kernel_allocates_nothing():
    import tracemalloc

    kernel = rnea.load("panda").kernel("inverse_dynamics")
    kernel()
    tracemalloc.start()
    try:
        for _ in range(10):
            kernel()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(1000):
            kernel()
        after, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 200
    assert peak - before < 1000


def test_kernels_agree_with_pinocchio():
    import pinocchio as pin

    from support.pinocchio_robot import pinocchio_model

    for seed, n in enumerate((1, 3, 7, 20, 50)):
        robot = random_tree(np.random.default_rng(seed), n, fixed=2)
        model, data = pinocchio_model(robot)
        given = states(robot, "inverse_dynamics", 6, seed=seed)
        ours = robot.inverse_dynamics(*given)
        scale = torque_scale(robot.model, *given, robot.gravity)
        for row in range(6):
            theirs = pin.rnea(model, data, *(x[row] for x in given))
            assert np.all(np.abs(ours[row] - theirs) <= 1e-13 * scale[row])


def test_out_is_written_whatever_way_a_call_takes():
    robot = rnea.load("ur5")
    kernel = robot.kernel("inverse_dynamics")
    given = states(robot, "inverse_dynamics", 5000)
    whole = kernel(*given)
    for rows in (1, 2, 3, 17, 4096, 4097, 5000):
        out = np.full((rows, 6), np.nan)
        for _ in range(2):
            assert kernel(*(x[:rows] for x in given), out=out) is out
            np.testing.assert_array_equal(out, whole[:rows])
    backwards = np.empty((6, 5), order="F").T[::-1]
    with pytest.raises(InputError, match="out must be a writable C-ordered"):
        kernel(*(x[:5] for x in given), out=backwards)
    locked = np.empty((5, 6))
    locked.flags.writeable = False
    with pytest.raises(InputError, match="out must be"):
        kernel(*(x[:5] for x in given), out=locked)
    # in place: the result takes the place of an input
    q, qd, qdd = (x[:100].copy() for x in given)
    assert kernel(q, qd, qdd, out=qdd) is qdd
    np.testing.assert_array_equal(qdd, whole[:100])
