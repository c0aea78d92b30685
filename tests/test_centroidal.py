"""Centre of mass and momentum of whole robots: Pinocchio, conservation, derivatives."""

from dataclasses import replace

import mpmath
import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea import BaseMotion
from rnea.apps.units.numbers_with_units import unit_name
from rnea.apps.units.result_units import dimensioned, dimensioned_state
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.describe import TreeLink
from rnea.model import integrate
from support.pinocchio_robot import InPinocchioCoordinates
from support.random_robots import EVERY_KIND, floating, random_state, random_tree
from support.tiers import sample_cases

TOLERANCE = 1e-12
NAMES = (
    "center_of_mass",
    "center_of_mass_jacobian",
    "centroidal_momentum",
    "centroidal_momentum_matrix",
    "centroidal_momentum_rate",
)


def six(motion):
    return np.array([*motion.angular, *motion.linear])


class There:
    """Pinocchio's answers in our order; what stands still has no mass there."""

    def __init__(self, robot, q, qd, qdd):
        self.there = InPinocchioCoordinates(robot)
        model, data = self.there.model, self.there.data
        q = self.there.position(q)
        qd, qdd = self.there.speeds(qd), self.there.speeds(qdd)
        self.center_of_mass = pin.centerOfMass(model, data, q).copy()
        self.center_of_mass_jacobian = self.there.back(
            pin.jacobianCenterOfMass(model, data, q).copy()
        )
        pin.ccrba(model, data, q, qd)
        # linear rows stand first there
        self.centroidal_momentum_matrix = self.there.back(data.Ag[[3, 4, 5, 0, 1, 2]])
        self.centroidal_momentum = six(data.hg)
        pin.dccrba(model, data, q, qd)
        self.drift = (data.dAg @ qd)[[3, 4, 5, 0, 1, 2]]
        pin.computeCentroidalMomentumTimeVariation(model, data, q, qd, qdd)
        self.centroidal_momentum_rate = six(data.dhg)


def sizes(robot, q, qd, qdd):
    """Of the terms: masses times speeds and distances, none subtracted."""
    places = [pose.translation for pose in robot.forward_kinematics(q).values()]
    reach = 1 + np.abs(places).max()
    speed, rate = 1 + np.abs(qd).sum(), 1 + np.abs(qdd).sum() + np.abs(qd).sum() ** 2
    m = float(robot.mass)
    whole = (reach, reach, m * reach**2 * speed, m * reach**2, m * reach**2 * rate)
    return dict(zip(NAMES, whole, strict=True))


@sample_cases(5)
@pytest.mark.parametrize("seed", range(60))
def test_pinocchio_agrees_on_trees_of_any_joints(seed):
    rng = np.random.default_rng(seed)
    robot = several_kinds(rng)
    robot = floating(robot, rng) if seed % 2 else on_a_massless_base(robot)
    state = random_state(rng, robot)
    robot, there, scale = robot.with_eager(), There(robot, *state), sizes(robot, *state)
    for name in NAMES:
        given = state[: len(rnea.QUANTITIES[name].states)]
        ours, theirs = robot.evaluate(name, *given), getattr(there, name)
        assert np.abs(ours - theirs).max(initial=0) <= TOLERANCE * scale[name], name
    drift = robot.centroidal_momentum_rate(*state[:2])
    assert np.abs(drift - there.drift).max() <= TOLERANCE * scale["centroidal_momentum_rate"]


def several_kinds(rng):
    kinds = [kind for kind in EVERY_KIND if kind != "free"]
    return random_tree(rng, int(rng.integers(1, 20)), kinds=kinds)


def on_a_massless_base(robot):
    tree = robot.description.structure
    bare = replace(tree, links=(TreeLink(tree.links[0].name), *tree.links[1:]))
    return rnea.Robot(replace(robot.description, structure=bare))


@pytest.fixture
def robot_and_state():
    rng = np.random.default_rng(7)
    robot = floating(several_kinds(rng), rng)
    return robot.with_eager(), random_state(rng, robot, 4)


def test_the_matrix_times_speeds_is_the_momentum(robot_and_state):
    robot, (q, qd, _) = robot_and_state
    A, J = robot.centroidal_momentum_matrix(q), robot.center_of_mass_jacobian(q)
    h = robot.centroidal_momentum(q, qd)
    np.testing.assert_allclose((A @ qd[..., None])[..., 0], h, atol=1e-11)
    np.testing.assert_allclose((J @ qd[..., None])[..., 0], h[..., 3:] / robot.mass, atol=1e-12)


def test_rates_are_derivatives_along_the_motion(robot_and_state):
    robot, (q, qd, qdd) = robot_and_state
    step = 1e-5

    def along(answer):
        ahead, behind = (
            answer(integrate(robot.model, q, s * qd + s**2 / 2 * qdd), qd + s * qdd)
            for s in (step, -step)
        )
        return (ahead - behind) / (2 * step)

    def close(ours, slope):
        np.testing.assert_allclose(ours, slope, atol=1e-7 * (1 + np.abs(slope).max()))

    close(robot.center_of_mass_velocity(q, qd), along(lambda q, qd: robot.center_of_mass(q)))
    close(robot.center_of_mass_acceleration(q, qd, qdd), along(robot.center_of_mass_velocity))
    close(robot.centroidal_momentum_rate(q, qd, qdd), along(robot.centroidal_momentum))


def test_what_acts_from_outside_is_weight_and_the_base_joint(robot_and_state):
    """Falling freely, the centre of mass falls with g and angular momentum stays."""
    robot, (q, qd, _) = robot_and_state
    rng = np.random.default_rng(1)
    tau = rng.normal(size=qd.shape)
    tau[..., :6] = 0
    qdd = robot.forward_dynamics(q, qd, tau, friction=False, rotor=False)
    rate = robot.centroidal_momentum_rate(q, qd, qdd)
    wanted = np.array([0, 0, 0, *(robot.mass * robot.gravity)])
    kappa = robot.condition_number(q).max()
    np.testing.assert_allclose(rate - wanted, 0, atol=1e-12 * kappa * np.abs(qdd).max())


def test_a_moving_base_moves_everything():
    """A base that turns with all joints still: one rigid body, L = I w about its centre."""
    arm = rnea.load("puma560")
    q, w, v = np.full(6, 0.3), np.array([0.2, -0.4, 0.5]), np.array([1.0, 2.0, -1.0])
    base = BaseMotion(w=w, v=v, wd=(1.0, 0.5, 0.2), vd=(0.1, 0.2, 0.3))
    h = arm.centroidal_momentum(q, np.zeros(6), base=base)
    c = arm.center_of_mass(q) - arm.model.base.translation
    # base axes are the world's here
    np.testing.assert_allclose(h[3:], arm.mass * (v + np.cross(w, c)), rtol=1e-13)
    energy = arm.kinetic_energy(q, np.zeros(6), base=base, rotor=False)
    np.testing.assert_allclose(h[:3] @ w + h[3:] @ (v + np.cross(w, c)), 2 * energy, rtol=1e-13)
    rate = arm.centroidal_momentum_rate(q, np.zeros(6), base=base)
    wrench = arm.joint_wrenches(q, base=base, gravity=(0, 0, 0), axes="world")
    np.testing.assert_allclose(rate[3:], wrench.base_force, atol=1e-11)
    about_c = wrench.base_moment - np.cross(c, wrench.base_force)
    np.testing.assert_allclose(rate[:3], about_c, atol=1e-11)


def test_bodies_parameters_are_inputs():
    arm = rnea.load("puma560")
    q, qd = np.full((3, 6), 0.3), np.full((3, 6), 0.7)
    heavier = arm.parameters.copy()
    heavier[:, 0] *= 2
    heavier[:, 4:10] *= 2
    for name in ("centroidal_momentum", "centroidal_momentum_matrix", "centroidal_momentum_rate"):
        states = (q, qd, qd)[: len(rnea.QUANTITIES[name].states)]
        twice = arm.kernel(name, parameters=True)(*states, heavier.ravel())
        linear = (..., slice(3, None), *(slice(None) for _ in range(twice.ndim - 2)))
        np.testing.assert_allclose(twice[linear], 2 * arm.evaluate(name, *states)[linear])


def test_fifty_digits_and_symbols_agree_with_floats():
    import sympy

    arm = rnea.load("planar_2r")
    precise = arm.with_numbers(MPMATH)
    with mpmath.workdps(50):
        state = [np.array([mpmath.mpf("0.3"), mpmath.mpf("0.5")], dtype=object)] * 3
        for name in NAMES:
            given = state[: len(rnea.QUANTITIES[name].states)]
            digits = precise.evaluate(name, *given).astype(float)
            floats = arm.evaluate(name, *(x.astype(float) for x in given))
            np.testing.assert_allclose(floats, digits, atol=1e-14, err_msg=name)
    m, a, q = sympy.symbols("m a q")
    one = rnea.load("one_link").with_parameters(m=m, a=a)
    x, _, z = one.center_of_mass([q])
    assert sympy.simplify(x - a / 2 * sympy.sin(q)) == 0
    assert sympy.simplify(z + a / 2 * sympy.cos(q)) == 0


def test_a_robot_without_mass_has_no_centre_of_mass():
    arm = rnea.loads(
        'format = 1\nname = "ghost"\n[[links]]\nname="base"\n[[links]]\nname="arm"\n'
        '[[joints]]\nname="j"\nkind="revolute"\nparent="base"\nchild="arm"\naxis=[0,0,1]\n'
    )
    for eager in (True, False):
        with pytest.raises(rnea.InputError, match="'ghost' has no mass"):
            arm.center_of_mass([0.0], eager=eager)


def test_every_sum_adds_like_to_like():
    arm = dimensioned(rnea.load("scara"))
    state = dimensioned_state(arm.model)
    units = {
        "center_of_mass": "m",
        "centroidal_momentum": "kg m/s",
        "centroidal_momentum_rate": "N",
    }
    for name, unit in units.items():
        answer = arm.evaluate(name, *state[: len(rnea.QUANTITIES[name].states)])
        assert {unit_name(x.dimension) for x in answer[-3:]} == {unit}


@pytest.mark.parametrize("name", ["quadruped", "gyroscope", "spherical_pendulum"])
def test_kernels_agree_with_the_walk_on_free_and_turning_bodies(name):
    robot = rnea.load(name)
    rng = np.random.default_rng(0)
    q, qd = robot.random_state(rng, rows=5)
    state = (q, qd, rng.normal(size=qd.shape))
    for quantity in NAMES:
        given = state[: len(rnea.QUANTITIES[quantity].states)]
        walked = robot.evaluate(quantity, *given, eager=True)
        compiled = robot.evaluate(quantity, *given)
        np.testing.assert_allclose(compiled, walked, atol=1e-13 * (1 + np.abs(walked).max()))
