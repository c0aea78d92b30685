"""Matrices made of pairs of speeds: against inverse dynamics on dual numbers, for any robot."""

from dataclasses import replace

import mpmath
import numpy as np
import pytest
import sympy

import rnea
import rnea.core.scalar_types.mpmath_numbers
from rnea.describe import Friction, Mimic
from rnea.model import rate
from rnea.recursions import QUANTITIES, BaseMotion, Conditions
from rnea.robot import Robot
from rnea.spatial import ForceMoment
from support import by_duals
from support.random_robots import any_joints, chain_of, floating, random_state, random_tree
from support.tiers import sample_cases

TOLERANCE = 1e-12
IN_TWO_PARTS = [row for row in QUANTITIES.values() if row.parts is not None]
SIZES = (1, 2, 3, 4, 6, 9, 14, 25, 40)

every_row = pytest.mark.parametrize("row", IN_TWO_PARTS, ids=lambda row: row.name)


def rubbing(robot, rng, *, load):
    """The same robot with friction of every law, each joint another one."""
    laws = (
        {"viscous": 0.3, "coulomb": (0.4, 0.2)},
        {"coulomb": (0.5, 0.5), "static": (0.8, 0.9), "stribeck": 0.7},
        {"coulomb": (0.1, 0.3), "static": (0.4, 0.4), "stribeck": 2.0, "stribeck_power": 3},
        {"viscous": 0.1, "coulomb": (0.6, 0.4), "smooth": 0.8},
        {"coulomb": (0.6, 0.7), "ripple": ((0.4, 3.0, 0.2), (0.1, 7.0, 0.0))},
        {"coulomb": (0.3, 0.1), "load": 0.2, "viscous": 0.2},
    )[: 6 if load else 5]
    tree = robot.description.structure
    joints = []
    for k, joint in enumerate(tree.joints):
        law = laws[k % len(laws)]
        single = joint.kind in ("revolute", "prismatic", "helical")
        if joint.kind != "fixed" and (single or "ripple" not in law) and joint.mimic is None:
            joint = replace(joint, friction=Friction(**law))
        joints.append(joint)
    structure = replace(tree, joints=tuple(joints))
    return Robot(replace(robot.description, structure=structure))


def robots(*, load=False):
    for seed, n in enumerate(SIZES):
        rng = np.random.default_rng([seed, n])
        robot = any_joints(rng, n, fixed=n // 8, losses=True)
        yield rng, rubbing(robot, rng, load=load)


def surroundings(rng, model, batch):
    """Gravity, a wrench on every body and a base that moves any way, each with its own batch."""
    vectors = rng.normal(size=(len(model.bodies) + 1, 2, *batch, 3)) * 5
    wrench = {k: ForceMoment(*pair) for k, pair in enumerate(vectors)}
    base = BaseMotion(*rng.normal(size=(4, 3)))
    return Conditions(gravity=rng.normal(size=(*batch, 3)) * 9.0, wrench=wrench, base=base)


def close(ours, theirs, what, tolerance=TOLERANCE):
    assert ours.shape == theirs.shape, what
    largest = np.abs(theirs).max(axis=(-1, -2), keepdims=True, initial=1e-300)
    apart = np.abs(ours - theirs) / largest
    assert np.all(apart <= tolerance), (what, apart.max())


def forgiven(row, robot, q):
    """Solving loses as many digits as the condition of M tells."""
    if row.name != "forward_derivatives":
        return TOLERANCE
    return 1e-15 * robot.n * float(np.max(robot.condition_number(q)))


@sample_cases(2)
@every_row
@pytest.mark.parametrize("around", [False, True], ids=["alone", "surrounded"])
def test_duals_agree_with_both_parts_and_with_the_quantity(row, around):
    for rng, robot in robots(load=row.name == "derivatives"):
        model, states = robot.model, random_state(rng, robot, 2)[: len(row.states)]
        case = (surroundings(rng, model, (2,)) if around else Conditions()).only(row.takes)
        theirs = getattr(by_duals, row.name)(model, case, *states)
        tolerance = forgiven(row, robot, states[0])
        close(row.compute(model, case, *states), theirs, model.title, tolerance)
        X = row.parts.ingredients(model, case, *states)
        assert (*X.shape[:-2], X.shape[-1]) == (2, robot.n)
        close(row.parts.finish(model, case)(model, X), theirs, model.title, tolerance)


@every_row
def test_switches_leave_terms_out(row):
    for rng, robot in list(robots())[2:5]:
        states = random_state(rng, robot, 2)[: len(row.states)]
        for friction, rotor in ((False, True), (True, False), (False, False)):
            case = Conditions(friction=friction, rotor=rotor).only(row.takes)
            theirs = getattr(by_duals, row.name)(robot.model, case, *states)
            tolerance = forgiven(row, robot, states[0])
            close(row.parts(robot.model, case, *states), theirs, robot.model.title, tolerance)


def following(robot, rng):
    """The same tree, half of its joints following one of the others."""
    tree = robot.description.structure
    joints, (leader, *others) = list(tree.joints), rng.permutation(len(tree.joints)).tolist()
    for k in others[: (len(others) + 1) // 2]:
        ratio, offset = rng.normal(size=2).tolist()
        joints[k] = replace(joints[k], mimic=Mimic(joints[leader].name, ratio, offset))
    changed = replace(tree, joints=tuple(joints))
    return Robot(replace(robot.description, structure=changed))


@every_row
def test_joints_that_follow_others_add_up(row):
    for seed in range(8):
        rng = np.random.default_rng(seed)
        robot = following(random_tree(rng, int(rng.integers(3, 9)), losses=True), rng)
        # the leader's friction by load counts the torques of its followers
        robot = rubbing(robot, rng, load=row.name == "derivatives")
        model, states = robot.model, random_state(rng, robot, 2)[: len(row.states)]
        assert not row.parts.applies(model)
        case = surroundings(rng, model, (2,)).only(row.takes)
        theirs = getattr(by_duals, row.name)(model, case, *states)
        tolerance = forgiven(row, robot, states[0])
        close(row.parts(model, case, *states), theirs, model.title, tolerance)


@every_row
def test_pairs_cover_coupled_speeds_once_and_no_others(row):
    for _, robot in robots():
        assert row.parts.applies(robot.model)
        for matrix in row.parts.finish(robot.model, Conditions()).matrices:
            upper, lower = matrix.masks(robot.model)
            assert not np.any(upper & lower)
            coupled = np.zeros((robot.n, robot.n), dtype=bool)
            for body in robot.model.bodies:
                for k in robot.model.support(body.index):
                    carrying = robot.model.body(k)
                    coupled[carrying.v, body.v] = coupled[body.v, carrying.v] = True
            np.testing.assert_array_equal(upper | lower, coupled)


def test_coriolis_torques_are_the_velocity_torques_and_do_no_work_of_their_own():
    """C qd = h and dM/dt = C + Cᵀ, for joints of every kind; the rate of M by a complex step."""
    for rng, robot in robots():
        model, (q, qd, _) = robot.model, random_state(rng, robot)
        C = QUANTITIES["coriolis_matrix"].compute(model, Conditions(), q, qd)
        h = QUANTITIES["bias"].compute(model, Conditions.weightless(model), q, qd)
        M, fast = (
            QUANTITIES["mass_matrix"].compute(model, Conditions(rotor=False), q),
            np.abs(qd).max(),
        )
        size = (np.abs(C) @ np.abs(qd)).max() + np.abs(M).max() * fast**2
        np.testing.assert_allclose(C @ qd, h, rtol=0, atol=TOLERANCE * size)
        for mass_matrix in (QUANTITIES["mass_matrix"].compute, QUANTITIES["mass_matrix"].parts):
            moved = mass_matrix(model, Conditions(), q + 1e-30j * rate(model, q, qd))
            turning = np.imag(moved) / 1e-30
            np.testing.assert_allclose(turning, C + C.T, rtol=0, atol=TOLERANCE * size / fast)


def test_christoffel_symbols_are_those_of_duals():
    row = QUANTITIES["christoffel"]
    for rng, robot in list(robots())[:7]:
        q, qd, _ = random_state(rng, robot, 2)
        ours = row.compute(robot.model, Conditions(), q)
        theirs = by_duals.christoffel(robot.model, Conditions(), q)
        largest = np.abs(by_duals.mass_matrix(robot.model, Conditions(rotor=False), q)).max()
        np.testing.assert_allclose(ours, theirs, rtol=0, atol=TOLERANCE * largest)
        C = QUANTITIES["coriolis_matrix"].compute(robot.model, Conditions(), q, qd)
        contracted = (ours * qd[:, None, None]).sum(axis=-1)
        np.testing.assert_allclose(contracted, C, rtol=0, atol=TOLERANCE * np.abs(C).max())
        if not robot.model.has_quasi_velocities:
            np.testing.assert_array_equal(ours, np.swapaxes(ours, -1, -2))


def test_christoffel_symbols_of_joints_that_follow_others_add_up():
    for seed in range(6):
        rng = np.random.default_rng(seed)
        model = following(random_tree(rng, int(rng.integers(3, 8))), rng).model
        q = rng.normal(size=(2, model.nq))
        ours = QUANTITIES["christoffel"].compute(model, Conditions(), q)
        theirs = by_duals.christoffel(model, Conditions(), q)
        np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-11)


def test_the_mass_matrix_is_symmetric_to_the_last_bit():
    for rng, robot in robots():
        q, qd, qdd = random_state(rng, robot, 3)
        M = QUANTITIES["mass_matrix"].parts(robot.model, Conditions(), q)
        np.testing.assert_array_equal(M, np.swapaxes(M, -1, -2))
        M = QUANTITIES["derivatives"].parts(robot.model, Conditions(), q, qd, qdd)[:, 2]
        np.testing.assert_array_equal(M, np.swapaxes(M, -1, -2))


@every_row
def test_a_row_of_a_batch_has_the_bits_of_the_row_alone(row):
    for rng, robot in list(robots())[:6]:
        states = random_state(rng, robot, 3)[: len(row.states)]
        together = row.parts(robot.model, Conditions(), *states)
        for k in range(3):
            alone = row.parts(robot.model, Conditions(), *(x[k] for x in states))
            np.testing.assert_array_equal(alone, together[k])


def test_a_floating_robot_is_as_exact_far_from_the_origin():
    """No matrix depends on where the robot stands, nor do its errors."""
    rng = np.random.default_rng(5)
    robot = floating(random_tree(rng, 6), rng)
    free = robot.model.bodies[0]
    q, *others = random_state(rng, robot)
    far = q.copy()
    far[free.q][:3] += 1e6
    for row in IN_TWO_PARTS:
        if row.name != "forward_derivatives":
            near, there = (
                row.parts(robot.model, Conditions(), x, *others[: len(row.states) - 1])
                for x in (q, far)
            )
            np.testing.assert_array_equal(there, near)


@every_row
def test_fifty_digits_go_through_the_same_functions(row):
    rng = np.random.default_rng(3)
    robot = rubbing(chain_of(("spherical", "universal", "planar"), rng), rng, load=False)
    states = random_state(rng, robot)[: len(row.states)]
    with mpmath.workdps(50):
        digits = [np.array([mpmath.mpf(x) for x in state], dtype=object) for state in states]
        exact = row.parts(robot.model, Conditions(), *digits)
        assert {type(x) for x in exact.flat} <= {mpmath.mpf, int}
    ours = row.parts(robot.model, Conditions(), *states)
    close(ours, exact.astype(float), row.name, forgiven(row, robot, states[0]))


def test_symbols_go_through_the_same_functions():
    """Two bodies that turn about one line."""
    inertia = {"ixx": 2.0, "iyy": 3.0, "izz": 4.0}
    arm = rnea.Robot.from_dh([{"mass": 1.0, "inertia": inertia}] * 2, convention="modified")
    q, qd, qdd = (np.array(sympy.symbols(f"{x}1 {x}2"), dtype=object) for x in ("q", "u", "a"))
    M = QUANTITIES["mass_matrix"].parts(arm.model, Conditions(), q)
    assert sympy.simplify(M[0, 0] - 8) == 0
    slopes = QUANTITIES["derivatives"].parts(arm.model, Conditions(), q, qd, qdd)
    assert slopes.shape == (3, 2, 2)
    assert sympy.simplify(slopes[2, 0, 1] - 4) == 0


def test_robots_without_joints_have_empty_matrices():
    empty = rnea.Robot.from_dh([], convention="standard").model
    for row in IN_TWO_PARTS:
        states = [np.zeros((2, 0))] * len(row.states)
        assert row.parts(empty, Conditions(), *states).shape == (2, *row.shape(empty))
