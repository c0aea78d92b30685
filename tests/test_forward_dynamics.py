"""Forward dynamics: laws, closed forms, published numbers, and what must be refused."""

import warnings
from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest
import sympy

import rnea
from rnea import BaseMotion, InputError, Robot, Wrench
from rnea.core.recursions.joint.joint_friction import rotor_inertia
from rnea.describe import LinkMass, Rotor
from rnea.errors import ModelWarning
from rnea.recursions import condition_number, friction_torque
from support.pinocchio_robot import pinocchio_model
from support.random_robots import random_state, random_tree
from support.scale import torque_scale
from test_mimic import pairs

TREES = 200
EPS = np.finfo(float).eps


def trees(count=TREES, losses=False, largest=10):
    """Chains, stars and trees of up to `largest` joints; each walks its links."""
    for seed in range(count):
        rng = np.random.default_rng(seed)
        shape = ("tree", "chain", "star", "tree")[seed % 4]
        n = int(rng.integers(1, largest + 1))
        robot = random_tree(rng, n, fixed=seed % 3, shape=shape, losses=losses)
        yield rng, robot.with_eager()


def allowed(robot, q, qd, qdd, tau, extra=0.0, rotor=True):
    """10 n κ(M) ε times the size of the torques' terms: as accelerations, and as torques."""
    M = robot.mass_matrix(q, eager=True, rotor=rotor)
    terms = torque_scale(robot.model, q, qd, qdd, robot.gravity) + np.abs(tau) + extra
    terms = terms + np.abs(friction_torque(robot.model, qd))
    terms = terms + rotor_inertia(robot.model) * np.abs(qdd)
    size = np.linalg.norm(M, 2)
    bound = 10 * robot.n * np.linalg.cond(M) * EPS * np.linalg.norm(terms)
    return bound / size, bound


def surroundings(rng, robot):
    """A wrench on some link, another in world axes, a moving base and an odd gravity."""
    links = [body.name for body in robot.model.bodies]
    one, other = rng.choice(links, 2)
    return {
        "wrench": [
            Wrench(rng.normal(size=3), rng.normal(size=3), frame=one),
            Wrench(rng.normal(size=3), frame="world", point=other),
        ],
        "base": BaseMotion(*rng.normal(size=(4, 3))),
        "gravity": rng.normal(size=3) * 5,
    }


def test_pinocchio_agrees_on_random_trees():
    """With a wrench on every body; rigid bodies, since Pinocchio has no friction."""
    for rng, robot in trees():
        q, qd, tau = random_state(rng, robot)
        model, data = pinocchio_model(robot)
        loads, ours = pin.StdVec_Force(), []
        loads.append(pin.Force.Zero())
        for body in robot.model.bodies:
            force, moment = rng.normal(size=(2, 3))
            loads.append(pin.Force(force, moment))
            ours.append(Wrench(force, moment, frame=body.name))
        theirs = pin.aba(model, data, q, qd, tau, loads)
        near, _ = allowed(robot, q, qd, theirs, tau, extra=3.0 * robot.n)
        for method in ("aba", "mass"):
            found = robot.forward_dynamics(q, qd, tau, wrench=ours, method=method)
            assert np.linalg.norm(found - theirs) <= near, method


def test_pinocchio_agrees_with_rotors():
    for rng, robot in trees(40, losses=True):
        q, qd, tau = random_state(rng, robot)
        model, data = pinocchio_model(robot)
        model.armature = np.array([body.losses.rotor for body in robot.model.bodies])
        theirs = pin.aba(model, data, q, qd, tau)
        near, _ = allowed(robot, q, qd, theirs, tau)
        found = robot.forward_dynamics(q, qd, tau, friction=False)
        assert np.linalg.norm(found - theirs) <= near


def test_inverse_after_forward_is_the_identity():
    """Friction, rotors, wrenches, a moving base and any gravity included; a batch at once."""
    for rng, robot in trees(losses=True, largest=7):
        around = surroundings(rng, robot)
        q, qd, tau = random_state(rng, robot, 2)
        qd[0, 0] = 0.0
        switches = {"friction": bool(rng.integers(2)), "rotor": bool(rng.integers(2))}
        qdd = robot.forward_dynamics(q, qd, tau, **around, **switches)
        back = robot.inverse_dynamics(q, qd, qdd, **around, **switches)
        for k in range(2):
            _, near = allowed(robot, q[k], qd[k], qdd[k], tau[k], 50.0, switches["rotor"])
            assert np.linalg.norm(back[k] - tau[k]) <= near


def test_forward_after_inverse_is_the_identity():
    for rng, robot in trees(losses=True, largest=6):
        around = surroundings(rng, robot)
        q, qd, qdd = random_state(rng, robot)
        tau = robot.inverse_dynamics(q, qd, qdd, **around)
        near, _ = allowed(robot, q, qd, qdd, tau, extra=50.0)
        assert np.linalg.norm(robot.forward_dynamics(q, qd, tau, **around) - qdd) <= near


def test_articulated_bodies_and_mass_matrix_agree():
    for rng, robot in trees(losses=True, largest=7):
        around = surroundings(rng, robot)
        state = random_state(rng, robot)
        one = robot.forward_dynamics(*state, **around, method="aba")
        other = robot.forward_dynamics(*state, **around, method="mass")
        near, _ = allowed(robot, *state[:2], one, state[2], extra=50.0)
        assert np.linalg.norm(one - other) <= near


def test_power_balance():
    """d/dt of all energy is what the torques bring minus what friction takes (complex step)."""
    for rng, robot in trees(losses=True, largest=7):
        q, qd, tau = random_state(rng, robot)
        qdd, h = robot.forward_dynamics(q, qd, tau), 1e-30
        soon = (q + 1j * h * qd, qd + 1j * h * qdd)
        energy = robot.kinetic_energy(*soon) + robot.potential_energy(soon[0])
        _, near = allowed(robot, q, qd, qdd, tau)
        power = (tau - friction_torque(robot.model, qd)) @ qd
        assert abs(energy.imag / h - power) <= near * np.linalg.norm(qd)


def test_joints_that_follow_others():
    """Gᵀ M G qdd = tau - Gᵀ bias of the free robot, friction and rotors included."""
    for rng, full, robot, G, offset in pairs(40):
        q, qd, tau = random_state(rng, robot)
        at, rates = G @ q + offset, G @ qd
        M = G.T @ full.mass_matrix(at, eager=True) @ G
        left = tau - G.T @ full.inverse_dynamics(at, rates, eager=True)
        # of the free robot at its own accelerations, those of the followers too
        expected = np.linalg.solve(M, left)
        terms = torque_scale(full.model, at, rates, G @ expected, full.gravity)
        terms = terms + np.abs(friction_torque(full.model, rates))
        terms = terms + rotor_inertia(full.model) * np.abs(G @ expected)
        terms = np.abs(G).T @ terms + np.abs(tau)
        near = 10 * full.n * np.linalg.cond(M) * EPS * np.linalg.norm(terms)
        qdd = robot.forward_dynamics(q, qd, tau, eager=True)
        assert np.linalg.norm(qdd - expected) <= near / np.linalg.norm(M, 2)
        back = robot.inverse_dynamics(q, qd, qdd, eager=True)
        assert np.linalg.norm(back - tau) <= near
        if robot.n < full.n:
            with pytest.raises(InputError, match=r"articulated-body.*joint\d+' follows"):
                robot.forward_dynamics(q, qd, tau, method="aba")


QN = [0, np.pi / 4, np.pi, 0, np.pi / 4, 0]
PUMA = ([0.1, 0.2, 0.8, 0.2, 0.5, 1], [1, 3.2, 1.8, 0.1, 0.7, 4.6])


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("method", ["auto", "aba", "mass"])
def test_puma_with_and_without_friction(method, eager):
    """Robotics Toolbox for Python, Puma560.accel at its pose qn: digits as it prints them."""
    arm, how = rnea.load("puma560"), {"method": method, "eager": eager}
    with_friction = [-7.4102, -9.8432, -10.9694, -4.4314, -0.9881, 21.0228]
    without = [-0.35405, -6.39893, -2.06849, 0.51124, 4.02122, 23.69845]
    found = arm.forward_dynamics(QN, *PUMA, **how)
    np.testing.assert_allclose(found, with_friction, atol=5.1e-5)
    found = arm.forward_dynamics(QN, *PUMA, friction=False, **how)
    np.testing.assert_allclose(found, without, atol=5.1e-6)


def test_one_link_in_symbols():
    m, a, q, qd, tau = sympy.symbols("m a q qd tau", positive=True)
    arm = rnea.load("one_link").with_parameters(m=m, a=a)
    g = sympy.Rational(981, 100)
    # m a² / 3 about the joint, its weight at half length, hanging at q = 0
    expected = 3 * (tau - m * g * a / 2 * sympy.sin(q)) / (m * a**2)
    for method in ("aba", "mass"):
        (qdd,) = arm.forward_dynamics([q], [qd], [tau], method=method)
        assert sympy.simplify(qdd - expected) == 0
    dq, dqd, dtau = arm.forward_dynamics_derivatives([q], [qd], [tau])
    assert sympy.simplify(dq[0, 0] - sympy.diff(expected, q)) == 0
    assert sympy.simplify(dqd[0, 0]) == 0
    assert sympy.simplify(dtau[0, 0] - 3 / (m * a**2)) == 0


def test_two_links_in_symbols():
    """The textbook's 2R arm, solved by Cramer's rule; compared in 40 digits."""
    names = "m1 m2 l1 l2 c1 c2 J1 J2 q1 q2 v1 v2 t1 t2"
    m1, m2, l1, l2, c1, c2, J1, J2, q1, q2, v1, v2, t1, t2 = sympy.symbols(names)
    arm = Robot.planar(mass=[m1, m2], length=[l1, l2], com=[c1, c2], inertia=[J1, J2])
    g, cos, sin = sympy.Rational(981, 100), sympy.cos, sympy.sin
    M11 = J1 + J2 + m1 * c1**2 + m2 * (l1**2 + c2**2 + 2 * l1 * c2 * cos(q2))
    M12 = J2 + m2 * (c2**2 + l1 * c2 * cos(q2))
    M22 = J2 + m2 * c2**2
    k = m2 * l1 * c2 * sin(q2)
    # angles from the upward vertical: the weight pulls over
    b1 = t1 + k * (2 * v1 * v2 + v2**2) + (m1 * c1 + m2 * l1) * g * sin(q1)
    b1, b2 = b1 + m2 * c2 * g * sin(q1 + q2), t2 - k * v1**2 + m2 * c2 * g * sin(q1 + q2)
    det = M11 * M22 - M12**2
    expected = ((M22 * b1 - M12 * b2) / det, (M11 * b2 - M12 * b1) / det)
    values = {
        x: sympy.Rational(37 + 11 * i, 60) for i, x in enumerate(sympy.symbols(names), start=1)
    }
    for method in ("aba", "mass"):
        found = arm.forward_dynamics([q1, q2], [v1, v2], [t1, t2], method=method)
        for ours, theirs in zip(found, expected, strict=True):
            apart = (ours - theirs).evalf(40, subs=values)
            assert abs(apart) < 1e-30 * abs(theirs.evalf(40, subs=values))


# ---- what cannot be answered -------------------------------------------------------------------


def changed(robot, link, body=None, rotor=None):
    """The robot with another mass of one link, or another rotor of the joint that carries it."""
    tree = robot.description.structure
    links = [replace(x, body=body) if body and x.name == link else x for x in tree.links]
    joints = [
        replace(x, rotor=rotor) if rotor is not None and x.child == link else x for x in tree.joints
    ]
    structure = replace(tree, links=tuple(links), joints=tuple(joints))
    return Robot(replace(robot.description, structure=structure))


NOTHING = LinkMass(0.0, (0.0, 0.0, 0.0), ((0.0,) * 3,) * 3)


def chain(kinds=("revolute", "prismatic")):
    return random_tree(np.random.default_rng(4), 4, shape="chain", kinds=list(kinds))


@pytest.mark.parametrize("kind", ["revolute", "prismatic"])
@pytest.mark.parametrize("eager", [False, True])
def test_a_massless_tip_is_refused_by_name(kind, eager):
    robot = changed(chain([kind]), "link4", NOTHING)
    zero = np.zeros(4)
    assert np.isfinite(robot.inverse_dynamics(zero, zero, zero)).all()
    for method in ("aba", "mass"):
        with pytest.raises(InputError, match=r"joint 'joint4' moves no inertia .*'link4'"):
            robot.forward_dynamics(zero, zero, zero, method=method, eager=eager)
    with pytest.raises(InputError, match="joint4"):
        robot.forward_dynamics_derivatives(zero, zero, zero, eager=eager)
    with pytest.raises(InputError, match="joint4"):
        robot.kernel("forward_dynamics")
    # a rotor gives it inertia, unless it is switched off
    driven = changed(robot, "link4", rotor=Rotor(1e-3, 10.0))
    assert np.isfinite(driven.forward_dynamics(zero, zero, zero, eager=eager)).all()
    with pytest.raises(InputError, match=r"joint4.*with rotor=False"):
        driven.forward_dynamics(zero, zero, zero, rotor=False, eager=eager)


def test_every_way_to_move_nothing():
    zero = np.zeros(4)
    both = changed(changed(chain(), "link4", NOTHING), "link3", NOTHING)
    with pytest.raises(InputError, match="joint3"):
        both.forward_dynamics(zero)
    # a point mass on the axis of a revolute joint
    robot = chain(["revolute"])
    axis = robot.model.bodies[-1].joint.axis
    on_axis = LinkMass(2.0, tuple((0.3 * axis).tolist()), ((0.0,) * 3,) * 3)
    with pytest.raises(InputError, match=r"joint4.*about"):
        changed(robot, "link4", on_axis).forward_dynamics(zero)
    # a massless link between others is as good as any
    inner = changed(chain(["revolute"]), "link2", NOTHING)
    q, qd, tau = np.random.default_rng(0).normal(size=(3, 4))
    qdd = inner.forward_dynamics(q, qd, tau)
    np.testing.assert_allclose(inner.inverse_dynamics(q, qd, qdd), tau, atol=1e-10)


def coaxial(inner_inertia):
    """Two joints about one axis, the inner one with hardly a link of its own."""
    light = {"ixx": inner_inertia, "iyy": inner_inertia, "izz": inner_inertia}
    rows = [
        {"mass": 0.0, "inertia": light},
        {"mass": 1.0, "com": (0.5, 0, 0), "inertia": np.eye(3) * 0.1},
    ]
    return Robot.from_dh(rows, "standard")


@pytest.mark.filterwarnings("ignore:.*without mass:rnea.errors.ModelWarning")
def test_a_singular_mass_matrix_names_its_joints():
    with pytest.raises(InputError, match=r"singular in every pose.*joints joint1, joint2"):
        coaxial(0.0).forward_dynamics([0, 0], [0, 0], [0, 0])
    with pytest.raises(InputError, match="singular in every pose"):
        coaxial(0.0).kernel("forward_dynamics")
    near, good = coaxial(1e-12), coaxial(1e-3)
    with pytest.warns(ModelWarning, match=r"nearly singular.*κ up to \d\.\de\+1\d.*joint1, joint2"):
        near.forward_dynamics([0, 0], [0, 0], [0, 0])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        near.forward_dynamics([0, 0], [0, 0], [0, 0])  # said once
        good.forward_dynamics([0, 0], [0, 0], [0, 0])


def test_condition_number_does_not_depend_on_units():
    robot = rnea.load("stanford")
    q = np.random.default_rng(0).normal(size=(5, robot.n))
    kappa = robot.condition_number(q)
    assert kappa.shape == (5,)
    units = np.diag([1.0, 1, 1000, 1, 1e-3, 1])
    M = robot.mass_matrix(q)
    np.testing.assert_allclose(condition_number(units @ M @ units), kappa, rtol=1e-9)
    scaled = M[0] / np.sqrt(np.outer(np.diag(M[0]), np.diag(M[0])))
    np.testing.assert_allclose(kappa[0], np.linalg.cond(scaled), rtol=1e-12)


def test_bad_arguments_are_named():
    arm = rnea.load("panda")
    zero = np.zeros(7)
    with pytest.raises(InputError, match="Legal: auto, aba, mass"):
        arm.forward_dynamics(zero, zero, zero, method="cholesky")
    for eager in (False, True):
        with pytest.raises(InputError, match="tau has 6 values"):
            arm.forward_dynamics(zero, zero, np.zeros(6), eager=eager)
        with pytest.raises(InputError, match=r"q \(2, 7\), qd \(7,\), tau \(3, 7\)"):
            arm.forward_dynamics(np.zeros((2, 7)), zero, np.zeros((3, 7)), eager=eager)
    np.testing.assert_array_equal(
        arm.forward_dynamics(zero), arm.forward_dynamics(zero, zero, zero)
    )


def test_friction_that_depends_on_the_position():
    friction = {"viscous": 0.1, "coulomb": 0.2, "ripple": [[0.1, 3, 0.5]]}
    row = {"a": 1.0, "mass": 1.0, "com": (-0.5, 0, 0), "friction": friction}
    inertia = {"iyy": 0.1, "izz": 0.1}
    arm = rnea.Robot.from_dh([row | {"inertia": inertia}] * 2, convention="standard")
    state = [0.3, -0.2], [0.4, -0.7]
    tau = arm.inverse_dynamics(*state, [0.5, 0.6])
    for options in ({}, {"eager": True}, {"method": "mass", "eager": True}):
        qdd = arm.forward_dynamics(*state, tau, **options)
        np.testing.assert_allclose(qdd, [0.5, 0.6], rtol=1e-12)
