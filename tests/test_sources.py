"""The examples of the lecture notes, in numbers and as symbols, from the same recursion."""

import numpy as np
import pytest
import sympy as sp

import rnea
from rnea.describe import without_loops
from rnea.model import rate
from rnea.robot import Robot
from support.tiers import sample_cases

# source 004's own example
Q, QD, QDD = [np.pi / 4, np.pi / 6], [0.5, 0.3], [0.1, 0.2]


def planar_2r_lagrange(m1, m2, l1, r1, r2, I1, I2, g, q, qd, qdd, functions):
    """The right closed form: Lagrange's equations of the 2R, angles from the upward vertical."""
    sin, cos = functions.sin, functions.cos
    m11 = I1 + I2 + m1 * r1**2 + m2 * (l1**2 + r2**2 + 2 * l1 * r2 * cos(q[1]))
    m12 = I2 + m2 * r2 * (r2 + l1 * cos(q[1]))
    m22 = I2 + m2 * r2**2
    h = m2 * l1 * r2 * sin(q[1])
    g2 = -m2 * r2 * g * sin(q[0] + q[1])
    g1 = -(m1 * r1 + m2 * l1) * g * sin(q[0]) + g2
    return [
        m11 * qdd[0] + m12 * qdd[1] - h * (2 * qd[0] * qd[1] + qd[1] ** 2) + g1,
        m12 * qdd[0] + m22 * qdd[1] + h * qd[0] ** 2 + g2,
    ]


def test_planar_2r_in_numbers():
    arm = rnea.load("planar_2r")
    tau = arm.inverse_dynamics(Q, QD, QDD)
    np.testing.assert_allclose(tau, [-48.7471330, -10.9579558], atol=5e-8)
    closed = planar_2r_lagrange(5, 3, 1, 0.5, 0.4, 0.1, 0.05, 9.81, Q, QD, QDD, np)
    np.testing.assert_allclose(tau, closed, rtol=1e-14)
    assert arm.kinetic_energy(Q, QD) == pytest.approx(1.12904, abs=5e-6)


def symbolic(robot):
    names = {name: sp.Symbol(name, positive=True) for name in robot.description.parameters}
    g = sp.Symbol("g", positive=True)
    arm = robot.with_parameters(**names)
    state = [[sp.Symbol(f"{x}{i + 1}") for i in range(robot.n)] for x in ("q", "qd", "qdd")]
    return arm, names, g, state


def test_planar_2r_in_symbols():
    arm, p, g, (q, qd, qdd) = symbolic(rnea.load("planar_2r"))
    tau = arm.inverse_dynamics(q, qd, qdd, gravity=[0, 0, -g])
    values = [p[k] for k in ("m1", "m2", "l1", "r1", "r2", "I1", "I2")]
    closed = planar_2r_lagrange(*values, g, q, qd, qdd, sp)
    assert [sp.simplify(sp.expand_trig(a - b)) for a, b in zip(tau, closed, strict=True)] == [0, 0]


def test_planar_2r_from_its_energies():
    """Lagrange's equations applied to our kinetic and potential energy, by differentiation."""
    arm, _, g, (q, qd, qdd) = symbolic(rnea.load("planar_2r"))
    gravity = [0, 0, -g]
    lagrangian = sp.expand(arm.kinetic_energy(q, qd)) - arm.potential_energy(q, gravity=gravity)
    tau = arm.inverse_dynamics(q, qd, qdd, gravity=gravity)
    for i in range(2):
        momentum = sp.diff(lagrangian, qd[i])
        rate = sum(
            sp.diff(momentum, q[j]) * qd[j] + sp.diff(momentum, qd[j]) * qdd[j] for j in range(2)
        )
        assert sp.simplify(rate - sp.diff(lagrangian, q[i]) - tau[i]) == 0


def test_one_link_arm():
    arm, p, g, (q, qd, qdd) = symbolic(rnea.load("one_link"))
    m, a = p["m"], p["a"]
    tau = arm.inverse_dynamics(q, qd, qdd, gravity=[0, 0, -g])[0]
    assert sp.simplify(tau - (m * a**2 * qdd[0] / 3 + m * g * a * sp.sin(q[0]) / 2)) == 0
    arm = rnea.load("one_link").with_parameters(m=2.5, a=0.7)
    number = arm.inverse_dynamics([0.4], [3.0], [-1.5])[0]
    assert number == pytest.approx(
        2.5 * 0.49 * -1.5 / 3 + 2.5 * 9.81 * 0.7 * np.sin(0.4) / 2, rel=1e-15
    )


@sample_cases(8)
@pytest.mark.parametrize("name", rnea.robots())
def test_gravity_torque_is_the_gradient_of_the_potential_energy(name):
    """As source 004 checks it: central differences with δ = 1e-6, and then by complex step."""
    arm = rnea.load(name)
    q = np.linspace(0.2, 1.1, arm.nq) if arm.model.closure is None else arm.random_state(1)[0]
    # one small step along each speed, with all that follows it
    speeds = np.eye(arm.n)
    if arm.model.closure is not None:
        speeds = arm.joint_motion(np.tile(q, (arm.n, 1)), speeds)[0]
    along = rate(arm.model.tree, q, speeds)
    step = 1e-6 * along
    tree = Robot(without_loops(arm.description))
    numeric = (tree.potential_energy(q + step) - tree.potential_energy(q - step)) / 2e-6
    exact = arm.gravity_torque(q)
    np.testing.assert_allclose(numeric, exact, atol=1e-8 * (1 + np.abs(exact).max()))
    complex_step = arm.potential_energy(q + 1e-200j * along).imag / 1e-200
    np.testing.assert_allclose(complex_step, exact, atol=1e-13 * (1 + np.abs(exact).max()))


def test_symbols_and_numbers_agree_on_a_spatial_arm():
    """Puma with its numbers exact and the state in SymPy's 30-digit decimals."""
    from rnea.core.scalar_types.sympy_numbers import SYMPY

    arm = rnea.load("puma560")
    rng = np.random.default_rng(5)
    state = rng.normal(size=(3, 6))
    exact = [[sp.Float(x, 30) for x in row] for row in state.tolist()]
    numbers = arm.with_numbers(SYMPY).inverse_dynamics(*exact).astype(float)
    np.testing.assert_allclose(numbers, arm.inverse_dynamics(*state), rtol=1e-12)


def test_friction_in_symbols():
    qd = sp.Symbol("qd")
    row = {
        "friction": {"viscous": sp.Symbol("b"), "coulomb": sp.Symbol("c")},
        "mass": sp.Symbol("m"),
    }
    arm = rnea.Robot.from_dh([row], "modified")
    assert str(arm.inverse_dynamics([0], [qd], [0])[0]) == "b*qd + c*sign(qd)"
