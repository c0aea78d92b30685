"""Forward dynamics compiled: the recursion's numbers, the same bits in any batch, its slopes."""

import mpmath
import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea import BaseMotion, Wrench
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.core.spatial import dual
from rnea.engine.ir.run_python import run_python
from rnea.model import fewer_operations
from rnea.recursions import Conditions, articulated_body, mass_solve
from support.pinocchio_robot import pinocchio_model
from support.programs import program, request
from support.random_robots import random_state, random_tree
from support.scale import mass_matrix_scale, torque_scale
from support.tiers import sample_cases
from test_mimic import with_mimics

SHAPES = [(0,), (1,), (2,), (7,), (8,), (15,), (16,), (17,), (3, 5), (2, 1, 4), (1000,)]
EPS = np.finfo(float).eps


def around(rng, tip):
    return {
        "gravity": rng.normal(size=3) * 5,
        "wrench": Wrench(rng.normal(size=3), rng.normal(size=3), frame="world", point=tip),
        "base": BaseMotion(*rng.normal(size=(4, 3))),
    }


def tip_of(robot):
    return robot.model.bodies[-1].name


def near(robot, q, exact):
    """10 n κ ε of the largest acceleration, κ in units of each joint's inertia."""
    kappa = np.max(robot.condition_number(q))
    return 10 * robot.n * kappa * EPS * max(1.0, np.abs(exact).max())


@sample_cases(8)
@pytest.mark.parametrize("name", rnea.robots())
def test_kernels_agree_with_the_recursion(name):
    robot = rnea.load(name)
    rng = np.random.default_rng(0)
    q, qd, tau = random_state(rng, robot, 20)
    qd[::4] = 0.0
    eager = robot.forward_dynamics(q, qd, tau, eager=True)
    assert eager.shape == (20, robot.n)
    compiled = robot.forward_dynamics(q, qd, tau)
    np.testing.assert_allclose(compiled, eager, atol=near(robot, q, eager))
    # methods of robots with loops look at the loops in the same program: it rounds otherwise
    bits = 0 if robot.model.closure is None else near(robot, q, eager)
    np.testing.assert_allclose(
        robot.kernel("forward_dynamics")(q, qd, tau), compiled, atol=bits, rtol=0
    )
    np.testing.assert_array_equal(robot.forward_dynamics(q[4], qd[4], tau[4]), compiled[4])


@sample_cases(2)
@pytest.mark.parametrize("name", ["puma560", "two_arms", "cylindrical_rpp"])
def test_surroundings_switches_and_methods(name):
    robot = rnea.load(name)
    rng = np.random.default_rng(1)
    state = random_state(rng, robot, 9)
    acting = around(rng, tip_of(robot))
    some = [{}, *({key: acting[key]} for key in acting), acting | {"friction": False}]
    some += [{"rotor": False}, {"method": "aba"}, {"method": "mass"}]
    for options in some:
        compiled = robot.forward_dynamics(*state, **options)
        eager = robot.forward_dynamics(*state, **options, eager=True)
        np.testing.assert_allclose(compiled, eager, atol=10 * near(robot, state[0], eager))


@pytest.mark.parametrize(("n", "shape"), [(1, "chain"), (6, "tree"), (13, "chain"), (30, "tree")])
def test_random_robots(n, shape):
    robot = random_tree(np.random.default_rng(n), n, shape=shape, fixed=1, losses=True)
    q, qd, tau = random_state(np.random.default_rng(0), robot, 20)
    eager = robot.forward_dynamics(q, qd, tau, eager=True)
    compiled = robot.forward_dynamics(q, qd, tau)
    np.testing.assert_allclose(compiled, eager, atol=near(robot, q, eager))
    assert robot._answers.codes[request("forward_dynamics"), False] is not None


def test_parameters_are_inputs():
    robot = rnea.load("puma560")
    heavy = robot.with_payload(2.5, com=(0.1, 0.2, 0.3), inertia=np.diag([0.1, 0.2, 0.25]))
    kernel = robot.kernel("forward_dynamics", parameters=True)
    state = random_state(np.random.default_rng(0), robot, 5)
    both = np.stack([robot.parameters.ravel(), heavy.parameters.ravel()])
    found = kernel(*state, both[:, None])
    for k, arm in enumerate((robot, heavy)):
        exact = arm.forward_dynamics(*state, eager=True)
        np.testing.assert_allclose(found[k], exact, atol=10 * near(arm, state[0], exact))


def test_fifty_digits_agree_also_for_slender_links():
    """Frames and masses are chosen anew before tracing; that must not cost digits."""
    mpmath.mp.dps = 50
    for name in ("two_arms", "panda", "iiwa14"):
        robot = rnea.load(name)
        q, qd, tau = random_state(np.random.default_rng(3), robot)
        precise = robot.with_numbers(MPMATH).model
        given = [np.array([mpmath.mpf(float(x)) for x in row]) for row in (q, qd, tau)]
        exact = articulated_body(precise, Conditions(), *given).astype(float)
        for method in ("auto", "aba", "mass"):
            found = robot.forward_dynamics(q, qd, tau, method=method)
            kappa = robot.condition_number(q)
            assert np.abs(found - exact).max() <= 2 * robot.n * kappa * EPS * np.abs(exact).max()


def test_the_cheaper_method_is_compiled():
    """Arms by the mass matrix, long chains by articulated bodies; never the dearer one."""

    def operations(robot, method):
        model = fewer_operations(robot.model)
        tape = program(model, "forward_dynamics", method=method).tape
        return sum(tape.counts().values())

    long = random_tree(np.random.default_rng(0), 20, shape="chain", losses=True)
    for robot, method in ((rnea.load("panda"), "mass"), (long, "aba")):
        both = {name: operations(robot, name) for name in ("aba", "mass")}
        assert min(both, key=both.get) == method
        assert operations(robot, "") == both[method]
    assert operations(rnea.load("panda"), "") < 1000


def test_printed_program_is_the_kernel():
    robot = rnea.load("scara")
    q, qd, tau = random_state(np.random.default_rng(0), robot, 5)
    kernel = robot.kernel("forward_dynamics")
    tape = program(fewer_operations(robot.model), "forward_dynamics").tape
    found = kernel(q, qd, tau)
    for k in range(5):
        expected = run_python(tape, [*q[k], *qd[k], *tau[k]])
        # but for sines and cosines, bit for bit
        np.testing.assert_allclose(found[k], expected, rtol=1e-13, atol=1e-12)


# ---- batches -----------------------------------------------------------------------------------


def questions(robot):
    rng = np.random.default_rng(5)
    acting = around(rng, tip_of(robot))
    for eager in (False, True):
        for method in ("aba", "mass"):
            how = {"eager": eager, "method": method}
            yield lambda *s, how=how: robot.forward_dynamics(*s, **how)
        yield lambda *s, e=eager: robot.forward_dynamics(*s, **acting, eager=e)
        for k in range(3):
            yield lambda *s, e=eager, k=k: robot.forward_dynamics_derivatives(*s, eager=e)[k]


def robots():
    yield "puma", rnea.load("puma560")
    yield "tree", random_tree(np.random.default_rng(3), 4, fixed=2, losses=True)


@pytest.mark.parametrize(("name", "robot"), list(robots()))
def test_rows_are_bit_identical(name, robot):
    for shape in SHAPES:
        state = random_state(np.random.default_rng(11), robot, *shape)
        rows = [np.reshape(x, (-1, robot.n)) for x in state]
        picked = range(0, len(rows[0]), 7) if len(rows[0]) <= 20 else (1, 999)
        for ask in questions(robot):
            together = ask(*state)
            assert together.shape[: len(shape)] == shape
            flat = together.reshape(-1, *together.shape[len(shape) :])
            for k in picked:
                np.testing.assert_array_equal(flat[k], ask(*(x[k] for x in rows)))


@pytest.mark.parametrize("eager", [False, True])
def test_strides_and_nan(eager):
    arm = rnea.load("panda")
    wide = np.random.default_rng(2).normal(size=(3, 40, 14))
    plain = np.ascontiguousarray(wide[:, ::2, ::2])
    found = arm.forward_dynamics(*plain, eager=eager)
    np.testing.assert_array_equal(arm.forward_dynamics(*wide[:, ::2, ::2], eager=eager), found)
    fortran = [np.asfortranarray(x) for x in plain]
    np.testing.assert_array_equal(arm.forward_dynamics(*fortran, eager=eager), found)
    dirty = plain.copy()
    dirty[0, 3, 2], dirty[1, 9, 4], dirty[2, 11, 0] = np.nan, np.inf, np.nan
    with np.errstate(invalid="ignore"):
        spoilt = arm.forward_dynamics(*dirty, eager=eager)
    assert np.isnan(spoilt[[3, 9, 11]]).any(axis=1).all()
    left = [k for k in range(20) if k not in (3, 9, 11)]
    np.testing.assert_array_equal(spoilt[left], found[left])


def test_a_batch_of_forces_and_gravities():
    arm = rnea.load("panda")
    rng = np.random.default_rng(1)
    q, fields, forces = rng.normal(size=7), rng.normal(size=(4, 3)), rng.normal(size=(4, 3))
    for eager in (False, True):
        for method in ("aba", "mass"):
            how = {"eager": eager, "method": method}
            wrench = Wrench(forces, frame="world", point="tool")
            together = arm.forward_dynamics(q, gravity=fields, wrench=wrench, **how)
            assert together.shape == (4, 7)
            one = Wrench(forces[2], frame="world", point="tool")
            alone = arm.forward_dynamics(q, gravity=fields[2], wrench=one, **how)
            np.testing.assert_array_equal(together[2], alone)


# ---- slopes ------------------------------------------------------------------------------------


def by_complex_step(robot, state, **options):
    """Each derivative from one complex evaluation of the recursion; h so small that it is exact."""
    n, h, found = robot.n, 1e-30, []
    for moved in range(3):
        step = [x + (1j * h * np.eye(n) if k == moved else 0j) for k, x in enumerate(state)]
        found.append(robot.forward_dynamics(*step, eager=True, **options).imag.T / h)
    return found


@sample_cases(2)
@pytest.mark.parametrize("name", ["puma560", "cylindrical_rpp", "planar_2r"])
def test_derivatives_by_complex_step(name):
    robot = rnea.load(name)
    rng = np.random.default_rng(2)
    state = random_state(rng, robot)
    fixed = around(rng, tip_of(robot)) | {"wrench": Wrench((1, 2, 3), frame=tip_of(robot))}
    for options in ({}, fixed, {"friction": False, "rotor": False}):
        expected = by_complex_step(robot, state, **options)
        for eager in (False, True):
            found = robot.forward_dynamics_derivatives(*state, **options, eager=eager)
            for ours, theirs in zip(found, expected, strict=True):
                scale = 1 + np.abs(theirs).max()
                np.testing.assert_allclose(ours, theirs, atol=1e-11 * scale)


@pytest.mark.parametrize("recursion", [articulated_body, mass_solve])
def test_the_recursions_differentiate_themselves_on_dual_numbers(recursion):
    robot = random_tree(np.random.default_rng(1), 5, losses=True)
    state = random_state(np.random.default_rng(2), robot, 3)
    expected = robot.forward_dynamics_derivatives(*state, eager=True)
    for moved, theirs in enumerate(expected):
        given = [dual.seed(x) if k == moved else dual.constants(x) for k, x in enumerate(state)]
        found = recursion(robot.model, Conditions(), *given)
        values = np.stack([x.value for x in found], axis=-1)
        np.testing.assert_allclose(values, robot.forward_dynamics(*state, eager=True), rtol=1e-9)
        slopes = dual.jacobian(found, like=state[0])
        np.testing.assert_allclose(slopes, theirs, atol=1e-11 * np.abs(theirs).max())


def test_quotients_of_dual_numbers():
    x, y = dual.seed(np.array([3.0, 4.0]))
    slopes = dual.jacobian(np.array([x / y, 2.0 / y, x / 4.0]), like=np.zeros(2))
    np.testing.assert_array_equal(slopes, [[0.25, -3 / 16], [0.0, -1 / 8], [0.25, 0.0]])


def test_derivatives_of_random_trees_are_pinocchios():
    for seed in range(40):
        rng = np.random.default_rng(seed)
        robot = random_tree(rng, int(rng.integers(1, 10)), fixed=seed % 3)
        state = random_state(rng, robot)
        model, data = pinocchio_model(robot)
        theirs = pin.computeABADerivatives(model, data, *state)
        ours = robot.forward_dynamics_derivatives(*state, eager=True)
        # the terms of ∂tau/∂q are those of tau, turned; ∂tau/∂qd is bilinear in qd and 1
        q, qd, _ = state
        qdd, M = pin.aba(model, data, *state), robot.mass_matrix(q, eager=True)
        terms = torque_scale(robot.model, q, np.abs(qd) + 1, qdd, robot.gravity)
        # an entry of M may be a small difference: κ by the size of its terms
        inverse = np.linalg.norm(np.linalg.inv(M), 2)
        kappa = inverse * np.linalg.norm(mass_matrix_scale(robot.model, q), 2)
        size = np.linalg.norm(terms) / np.linalg.norm(M, 2)
        sizes = (size, size, inverse)
        for mine, reference, allowed in zip(ours, theirs, sizes, strict=True):
            assert np.abs(mine - reference).max() <= 10 * robot.n * kappa * EPS * allowed


def test_derivatives_with_followers():
    rng = np.random.default_rng(8)
    robot, _, _ = with_mimics(rng, random_tree(rng, 6, losses=True), share=0.6)
    assert robot.n < 6
    state = random_state(rng, robot)
    expected = by_complex_step(robot, state)
    for eager in (False, True):
        found = robot.forward_dynamics_derivatives(*state, eager=eager)
        for ours, theirs in zip(found, expected, strict=True):
            np.testing.assert_allclose(ours, theirs, atol=1e-10 * (1 + np.abs(theirs).max()))
    np.testing.assert_allclose(
        robot.forward_dynamics(*state), robot.forward_dynamics(*state, eager=True), rtol=1e-10
    )


def test_no_joints():
    robot = random_tree(np.random.default_rng(0), 0, fixed=1)
    empty = np.zeros((3, 0))
    for eager in (False, True):
        assert robot.forward_dynamics(empty, empty, empty, eager=eager).shape == (3, 0)
        found = robot.forward_dynamics_derivatives(empty, empty, empty, eager=eager)
        assert [x.shape for x in found] == [(3, 0, 0)] * 3
