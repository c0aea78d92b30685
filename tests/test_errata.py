"""Mistakes of the five lecture notes: their number, ours, and an independent third.

The third number comes from Lagrange's equations, applied to energies that are written out here
with plain SymPy and share no code with the package. Each wrong number is computed by coding the
source's own formula. docs/understand/errata.md tells the story of each.
"""

import re
from itertools import product as all_pairs
from pathlib import Path

import numpy as np
import pytest
import sympy as sp

import rnea
from rnea.units import DimensionedValue, UnitError

# the example of source 004
m1, m2, l1, l2, r1, r2, I1, I2, G = 5.0, 3.0, 1.0, 0.8, 0.5, 0.4, 0.1, 0.05, 9.81
Q, QD, QDD = (np.pi / 4, np.pi / 6), (0.5, 0.3), (0.1, 0.2)
q, qd, qdd = (sp.symbols(f"{x}1:3") for x in ("q", "qd", "qdd"))
AT = dict(zip((*q, *qd, *qdd), (*Q, *QD, *QDD), strict=True))


def lagrange(kinetic, potential, q, qd, qdd):
    """d/dt ∂L/∂qd - ∂L/∂q by differentiation."""
    difference = kinetic - potential
    torques = []
    for x, xd in zip(q, qd, strict=True):
        momentum = sp.diff(difference, xd)
        rate = sum(sp.diff(momentum, a) * b for a, b in zip((*q, *qd), (*qd, *qdd), strict=True))
        torques.append(rate - sp.diff(difference, x))
    return torques


def planar_energies(up=1):
    """Two links in a vertical plane, angles from the upward vertical; positions differentiated."""
    time = dict(zip(q, qd, strict=True))
    kinetic = potential = 0
    for mass, inertia, x, y, angle in (
        (m1, I1, r1 * sp.sin(q[0]), r1 * sp.cos(q[0]), q[0]),
        (
            m2,
            I2,
            l1 * sp.sin(q[0]) + r2 * sp.sin(q[0] + q[1]),
            l1 * sp.cos(q[0]) + r2 * sp.cos(q[0] + q[1]),
            q[0] + q[1],
        ),
    ):
        vx, vy, w = (sum(sp.diff(p, a) * b for a, b in time.items()) for p in (x, y, angle))
        kinetic += mass * (vx**2 + vy**2) / 2 + inertia * w**2 / 2
        potential += up * mass * G * y
    return kinetic, potential


def numbers(expressions):
    return np.array([float(sp.sympify(e).subs(AT)) for e in expressions])


def third():
    return numbers(lagrange(*planar_energies(), q, qd, qdd))


def source_mass_matrix(theta2):
    """M as source 004 prints it."""
    M11 = I1 + I2 + m2 * (l1**2 + r2**2 + 2 * l1 * r2 * np.cos(theta2))
    M12 = I2 + m2 * r2 * (r2 + l1 * np.cos(theta2))
    return np.array([[M11, M12], [M12, I2 + m2 * r2**2]])


# ---- 004: Lagrange and Newton-Euler side by side -----------------------------------------------


def test_004_mass_matrix_lacks_m1_r1_squared():
    ours = rnea.load("planar_2r").mass_matrix(Q)
    kinetic = planar_energies()[0]
    independent = numbers(sp.hessian(kinetic, qd)).reshape(2, 2)
    np.testing.assert_allclose(ours, independent, rtol=1e-14)
    missing = ours - source_mass_matrix(Q[1])
    np.testing.assert_allclose(missing, [[m1 * r1**2, 0], [0, 0]], atol=1e-14)


def test_004_lagrangian_torque():
    h = m2 * l1 * r2 * np.sin(Q[1])
    C = [-h * (2 * QD[0] * QD[1] + QD[1] ** 2), h * QD[0] ** 2]
    g2 = -m2 * r2 * G * np.sin(sum(Q))
    g1 = -(m1 * r1 + m2 * l1) * G * np.sin(Q[0]) + g2
    theirs = source_mass_matrix(Q[1]) @ QDD + C + [g1, g2]
    np.testing.assert_allclose(theirs, [-48.8721330, -10.9579558], atol=5e-8)
    ours = rnea.load("planar_2r").inverse_dynamics(Q, QD, QDD)
    np.testing.assert_allclose(ours, [-48.7471330, -10.9579558], atol=5e-8)
    np.testing.assert_allclose(ours, third(), rtol=1e-14)


def scalar_recursion(carry):
    """The two codes of source 004. `carry`: whether link 2 continues link 1's acceleration."""
    w = np.cumsum(QD)
    wd = np.cumsum(QDD)
    a1 = G + wd[0] * r1 - w[0] ** 2 * r1
    a2 = (a1 if carry else 0.0) + wd[1] * r2 - w[1] ** 2 * r2
    f2 = m2 * a2
    f1 = f2 + m1 * a1
    tau2 = r2 * f2 + I2 * wd[1]
    return [tau2 + r1 * f1 + I1 * wd[0], tau2]


def test_004_scalar_recursions():
    """Neither is right, they differ from each other, and no sign or scale repairs them."""
    recursive, explicit = scalar_recursion(carry=False), scalar_recursion(carry=True)
    np.testing.assert_allclose(recursive, [23.9953, -0.1482], atol=5e-5)
    np.testing.assert_allclose(explicit, [50.2798, 11.5338], atol=5e-5)
    ours = rnea.load("planar_2r").inverse_dynamics(Q, QD, QDD)
    np.testing.assert_allclose(ours, third(), rtol=1e-14)
    for theirs in (recursive, explicit):
        assert not np.allclose(np.abs(theirs), np.abs(ours), rtol=0.02)


def planar_newton_euler(weight_sign=-1, arm_of_next=True):
    """Newton-Euler with vectors in the plane (x horizontal, y up), as 004's text describes it.

    weight_sign: the balance is f = f_next + m a + weight_sign·m·g with g = (0, -9.81).
    """
    angle = np.cumsum(Q)
    w, wd = np.cumsum(QD), np.cumsum(QDD)
    along = np.stack([np.sin(angle), np.cos(angle)], axis=-1)
    across = np.stack([np.cos(angle), -np.sin(angle)], axis=-1)

    def relative(i, r):
        return wd[i] * r * across[i] - w[i] ** 2 * r * along[i]

    a1, a2 = relative(0, r1), relative(0, l1) + relative(1, r2)
    g = np.array([0, -G])
    f2 = m2 * a2 + weight_sign * m2 * g
    f1 = f2 + m1 * a1 + weight_sign * m1 * g

    def moment(r, f):
        # angles grow from y towards x: clockwise is positive
        return r[1] * f[0] - r[0] * f[1]

    # about each centre of mass, then moved to the joint
    tau2 = I2 * wd[1] + moment(r2 * along[1], f2)
    tau1 = tau2 + I1 * wd[0] + moment(r1 * along[0], f1)
    if arm_of_next:
        tau1 += moment((l1 - r1) * along[0], f2)
    return [tau1, tau2]


def test_004_force_balance_sign_and_lost_arm():
    ours = rnea.load("planar_2r").inverse_dynamics(Q, QD, QDD)
    right = planar_newton_euler()
    np.testing.assert_allclose(right, ours, rtol=1e-13)
    np.testing.assert_allclose(ours, third(), rtol=1e-14)
    # "- m g ŷ" with ŷ up is + m g with g the physical vector: as if the robot hung upside down
    flipped = planar_newton_euler(weight_sign=1)
    hanging = numbers(lagrange(*planar_energies(up=-1), q, qd, qdd))
    np.testing.assert_allclose(flipped, hanging, rtol=1e-13)
    np.testing.assert_allclose(flipped, [50.2985, 11.7838], atol=5e-5)
    # without the arm of the next link's force
    np.testing.assert_allclose(
        planar_newton_euler(arm_of_next=False), [-38.4559, -10.9580], atol=5e-5
    )


def test_004_kinetic_energy():
    theirs = 0.5 * np.array(QD) @ source_mass_matrix(Q[1]) @ QD
    assert theirs == pytest.approx(0.97279, abs=5e-6)
    ours = rnea.load("planar_2r").kinetic_energy(Q, QD)
    assert ours == pytest.approx(1.12904, abs=5e-6)
    assert ours == pytest.approx(float(planar_energies()[0].subs(AT)), rel=1e-14)


def test_004_angles_are_from_the_vertical():
    """The text: no effect at θ1 = 0 "horizontal", most at π/2 "vertical". The numbers say when."""
    arm = rnea.load("planar_2r")
    potential = planar_energies()[1]
    for angle, height in ((0.0, 1.0), (np.pi / 2, 0.0)):
        here = {q[0]: angle, q[1]: 0.0}
        torque = [float(sp.diff(potential, x).subs(here)) for x in q]
        np.testing.assert_allclose(arm.gravity_torque([angle, 0.0]), torque, atol=1e-13)
        # where the torque vanishes the elbow is straight above, not beside
        assert arm.forward_kinematics([angle, 0.0])["link2"].translation[2] == pytest.approx(height)
    largest = -(m1 * r1 + m2 * l1 + m2 * r2) * G
    assert arm.gravity_torque([np.pi / 2, 0.0])[0] == pytest.approx(largest)


def test_004_christoffel_symbols_are_incomplete():
    h = m2 * l1 * r2 * np.sin(Q[1])
    listed = {(1, 1, 1): 0, (1, 1, 2): -h, (1, 2, 1): -h, (1, 2, 2): -h}
    M = sp.hessian(planar_energies()[0], qd)
    ours = rnea.load("planar_2r").christoffel(Q)
    for i, j, k in all_pairs((1, 2), repeat=3):
        terms = (
            sp.diff(M[i - 1, j - 1], q[k - 1])
            + sp.diff(M[i - 1, k - 1], q[j - 1])
            - sp.diff(M[j - 1, k - 1], q[i - 1])
        )
        independent = float(terms.subs(AT)) / 2
        assert ours[i - 1, j - 1, k - 1] == pytest.approx(independent, abs=1e-14)
        if (i, j, k) in listed:
            assert listed[i, j, k] == pytest.approx(independent, abs=1e-14)
        else:
            # of those that are not listed only c_211 is not zero
            assert independent == pytest.approx(h if (i, j, k) == (2, 1, 1) else 0, abs=1e-14)
    # with the list alone the velocity torque of joint 2 would be 0 in place of h qd1²
    assert h * QD[0] ** 2 == pytest.approx(0.15)


# ---- 003: Craig's solution procedure -----------------------------------------------------------


def test_003_gravity_is_an_upward_acceleration_of_the_base():
    """v'_0 = g with the physical g = (0, 0, -9.81) would make the robot fall upwards."""
    arm, (q, qd, qdd) = rnea.load("planar_2r"), (Q, QD, QDD)
    g = np.array([0, 0, -G])
    R = arm.model.base.rotation
    no_gravity = {"gravity": (0, 0, 0)}
    theirs = arm.inverse_dynamics(q, qd, qdd, base={"vd": R.T @ g}, **no_gravity)
    ours = arm.inverse_dynamics(q, qd, qdd, base={"vd": R.T @ -g}, **no_gravity)
    np.testing.assert_allclose(ours, arm.inverse_dynamics(q, qd, qdd), rtol=1e-14)
    np.testing.assert_allclose(ours, third(), rtol=1e-14)
    np.testing.assert_allclose(theirs, [50.2985, 11.7838], atol=5e-5)


# ---- 002: derivation of the iterative form -----------------------------------------------------


def test_002_sign_of_the_force_in_the_moment_sum():
    """About the centre of mass f acts at -P_C: + P_C × f turns the link the other way."""
    arm = rnea.load("planar_2r")
    step = arm.newton_euler(Q, QD, QDD)
    carried = step.wrenches["joint2"]
    f, n = carried.force, carried.moment
    P_C = np.array([r2, 0, 0])
    np.testing.assert_allclose(step.N[1], n - np.cross(P_C, f), atol=1e-13)
    # the printed line, solved for n with the same N and f
    theirs = (step.N[1] - np.cross(P_C, f))[2]
    assert theirs == pytest.approx(10.98796, abs=5e-6)
    assert n[2] == pytest.approx(-10.95796, abs=5e-6)
    assert n[2] == pytest.approx(third()[1], rel=1e-14)


# ---- 001: Saha's form --------------------------------------------------------------------------


def test_001_transposed_rotation():
    theta, alpha = 0.4, 0.7
    c, s, ca, sa = np.cos(theta), np.sin(theta), np.cos(alpha), np.sin(alpha)
    theirs = np.array([[c, s, 0], [-s * ca, c * ca, -1], [s * sa, -c * sa, -1]])
    right = np.array([[c, s, 0], [-s * ca, c * ca, sa], [s * sa, -c * sa, ca]])
    arm = rnea.Robot.from_dh([rnea.DHLink(alpha=alpha)], convention="standard")
    ours = arm.forward_kinematics([theta])["link1"].rotation.T
    np.testing.assert_allclose(ours, right, atol=1e-15)
    # the third: Rz(θ) Rx(α) by SymPy's matrix exponential of the two axes
    z, x = sp.Matrix(3, 3, [0, -1, 0, 1, 0, 0, 0, 0, 0]), sp.Matrix(3, 3, [0] * 5 + [-1, 0, 1, 0])
    turned = np.array(((z * theta).exp() * (x * alpha).exp()).evalf(), dtype=complex).real
    np.testing.assert_allclose(ours, turned.T, atol=1e-14)
    assert np.abs(theirs @ theirs.T - np.eye(3)).max() > 0.5


def test_001_product_of_inertia():
    """A box beside the origin: ∫ y z in place of -∫ z x has the wrong value and the wrong sign."""
    x, y, z = sp.symbols("x y z")
    bounds = ((x, 0, 0.2), (y, 0, 0.3), (z, 0, 0.4))
    density = 1000.0
    theirs = float(sp.integrate(density * y * z, *bounds))
    independent = float(sp.integrate(-density * z * x, *bounds))
    box = {"box": (0.2, 0.3, 0.4), "density": density, "xyz": (0.1, 0.15, 0.2)}
    arm = rnea.Robot.from_dh([{"solid": box}], "modified")
    ours = arm.model.bodies[0].inertia.at_origin()[0, 2]
    assert ours == pytest.approx(independent, rel=1e-13) == pytest.approx(-0.48)
    assert theirs == pytest.approx(0.72)


def test_001_one_link_moment_has_an_acceleration():
    m, a, theta, rate, acceleration = 2.0, 0.6, 0.4, 1.5, -0.8
    weight = m * G * a * np.sin(theta) / 2
    theirs = m * a**2 / 12 * acceleration + m * a**2 / 4 * rate + weight
    arm = rnea.load("one_link").with_parameters(m=m, a=a)
    ours = arm.joint_wrenches([theta], [rate], [acceleration])["joint1"].moment[2]
    t, td, tdd = sp.symbols("t td tdd")
    s = sp.Symbol("s")
    # a slender beam: the kinetic energy of its points, the height of its middle
    kinetic = sp.integrate((s * td) ** 2 * m / a, (s, 0, a)) / 2
    potential = -m * G * a / 2 * sp.cos(t)
    values = {t: theta, td: rate, tdd: acceleration}
    independent = float(lagrange(kinetic, potential, [t], [td], [tdd])[0].subs(values))
    assert ours == pytest.approx(independent, rel=1e-14) == pytest.approx(2.10012, abs=5e-6)
    assert theirs == pytest.approx(2.51412, abs=5e-6)
    # the check of units alone finds it: N m + N m s
    kg_m2 = DimensionedValue(m * a**2, (2, 1, 0))
    with pytest.raises(UnitError, match=r"N m \+ .* N m s"):
        kg_m2 / 12 * DimensionedValue(acceleration, (0, 0, -2)) + kg_m2 / 4 * DimensionedValue(
            rate, (0, 0, -1)
        )


# ---- the documents -----------------------------------------------------------------------------

DOCS = Path(__file__).parent.parent / "docs" / "understand"


@pytest.mark.parametrize("name", [f"source-00{i}" for i in range(5)])
def test_worked_examples_print_what_they_show(name, capsys):
    text = (DOCS / "examples" / f"{name}.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```\n+```\n(.*?)```", text, flags=re.DOTALL)
    assert len(examples) == text.count("```python")
    assert examples
    with np.printoptions():
        names = {}
        for block, output in examples:
            exec(block, names)
            assert capsys.readouterr().out == output


def test_every_erratum_names_a_test_that_exists():
    text = (DOCS / "errata.md").read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+)`", text)
    assert len(named) >= 12
    assert set(named) <= set(globals())
    missing = {name for name in globals() if re.match(r"test_00\d_", name)} - set(named)
    assert not missing
