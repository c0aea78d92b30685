"""Equations of motion of joints whose speeds are rates of coordinates; the others are refused."""

import numpy as np
import pytest
import sympy as sp

import rnea
from rnea import InputError
from rnea.engine.symbolic.printing import TARGETS, show
from support.tiers import sample_cases
from test_textbook_joints import chain_with

RATES = ("cylindrical", "universal", "helical")

PENDULUM = """format = 1
name = "pendulum"
[parameters]
m = 2.0
l = 0.5
[[links]]
name = "wall"
[[links]]
name = "bob"
mass = "m"
com = {com}
[[joints]]
name = "joint"
kind = "{kind}"
parent = "wall"
child = "bob"
{entries}
"""


def pendulum(kind, com, entries):
    return rnea.loads(PENDULUM.format(kind=kind, com=com, entries=entries))


def test_cardan_pendulum_in_closed_form():
    """A point at (-l sin q2, l sin q1 cos q2, -l cos q1 cos q2): Lagrange's equations by hand."""
    robot = pendulum("universal", '[0, 0, "-l"]', "axis = [1, 0, 0]\naxis2 = [0, 1, 0]")
    m, length, g = sp.symbols("m l g")
    t = sp.Symbol("t")
    q1, q2 = sp.Function("q1")(t), sp.Function("q2")(t)
    place = length * sp.Matrix([-sp.sin(q2), sp.sin(q1) * sp.cos(q2), -sp.cos(q1) * sp.cos(q2)])
    v = place.diff(t)
    L = m * v.dot(v) / 2 - m * g * place[2]
    tau = robot.derive().sympy()["tau"]
    for i, q in enumerate((q1, q2)):
        by_hand = (L.diff(q.diff(t))).diff(t) - L.diff(q)
        names = {}
        for k, x in enumerate((q1, q2), start=1):
            names[x.diff(t, 2)] = sp.Symbol(f"qdd{k}")
            names[x.diff(t)] = sp.Symbol(f"qd{k}")
            names[x] = sp.Symbol(f"q{k}")
        for derivative, name in names.items():
            by_hand = by_hand.subs(derivative, name)
        assert sp.simplify(by_hand - tau[i]) == 0


def test_cylindrical_pendulum_in_closed_form():
    robot = pendulum("cylindrical", '["l", 0, 0]', "axis = [0, 1, 0]")
    text = show(robot.derive(), "text")
    assert "pendulum: 2 coordinates" in text
    assert "Coordinates: q1 is joint_angle, q2 is joint_slide." in text
    assert "torque tau1 (N m) and force tau2 (N)" in text
    assert "tau1 = m l² q1'' - m l g cos(q1)" in text
    assert "tau2 = m q2''" in text


def test_a_screw_has_the_inertia_of_its_slide():
    """tau = (m l² + m (p / 2 pi)²) q'' - m l g cos q; shared form, with the reason."""
    robot = pendulum("helical", '["l", 0, 0]', "axis = [0, 1, 0]\npitch = 0.05")
    equations = robot.derive()
    assert "no place for the angle of helical joint 'joint'" in equations.notes[-1]
    m, length, g, q, qdd = sp.symbols("m l g q1 qdd1")
    expected = m * (length**2 + (0.05 / (2 * np.pi)) ** 2) * qdd - m * length * g * sp.cos(q)
    difference = sp.expand(equations.sympy()["tau"][0] - expected)
    assert all(abs(c) < 1e-15 for c in difference.as_coefficients_dict().values())


@sample_cases(2)
@pytest.mark.parametrize("kind", RATES)
@pytest.mark.parametrize("form", ["tau", "mcg", "energy", "christoffel"])
def test_equations_are_those_of_the_recursion(kind, form):
    robot = chain_with(kind, seed=3, n=2)
    equations = robot.derive(form=form).sympy()
    rng = np.random.default_rng(0)
    q, qd, qdd = rng.uniform(-1, 1, (3, robot.n))
    names = {
        f"{letter}{i + 1}": x
        for letter, values in (("q", q), ("qd", qd), ("qdd", qdd))
        for i, x in enumerate(values)
    }

    def number(formula):
        free = {sp.Symbol(name): value for name, value in names.items()}
        return np.array(sp.Matrix([formula]).subs(free).evalf(), dtype=float)

    if form == "tau":
        expected = robot.inverse_dynamics(q, qd, qdd)
        np.testing.assert_allclose(number(equations["tau"]).ravel(), expected, rtol=1e-9, atol=1e-9)
    elif form == "mcg":
        M, C = robot.mass_matrix(q), robot.coriolis_matrix(q, qd)
        np.testing.assert_allclose(number(equations["M"]), M, rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(number(equations["C"]), C, rtol=1e-9, atol=1e-9)
        g = number(equations["g"]).ravel()
        np.testing.assert_allclose(g, robot.gravity_torque(q), rtol=1e-9, atol=1e-9)
    elif form == "energy":
        T = number(equations["T"]).item()
        np.testing.assert_allclose(T, robot.kinetic_energy(q, qd), rtol=1e-9)
    else:
        c = np.array([number(part) for part in equations["c"]])
        np.testing.assert_allclose(c, robot.christoffel(q), rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("to", TARGETS)
def test_every_target_writes_them(to):
    robot = pendulum("universal", '[0, 0, "-l"]', "axis = [1, 0, 0]\naxis2 = [0, 1, 0]")
    assert "q2" in show(robot.derive(form="mcg"), to) or to == "latex"


@pytest.mark.parametrize("kind", ["spherical", "planar", "free"])
def test_speeds_that_are_no_rates_are_refused_with_what_works(kind):
    robot = chain_with(kind)
    with pytest.raises(InputError, match=rf"{kind} joint 'joint2' .* Possible: numbers"):
        robot.derive()
