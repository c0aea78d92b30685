"""Springs in simulations: oscillations in closed form, sticking, energy, controllers, rollouts."""

import numpy as np
import pytest

import rnea
from support.random_robots import chain_of, floating, with_springs

MASS, STIFFNESS, REST = 2.0, 50.0, 0.1
OMEGA = np.sqrt(STIFFNESS / MASS)
# of adaptive methods
EXACT = {"rtol": 1e-12, "atol": 1e-14}


def slider(mass=MASS, gravity=(0, 0, 0), rest=REST, **more):
    row = {"joint": "prismatic", "mass": mass, "spring": {"stiffness": STIFFNESS, "rest": rest}}
    return rnea.Robot.from_dh([row | more], "standard", gravity=gravity)


@pytest.mark.parametrize(("method", "tolerance"), [("dop853", 1e-11), ("rk4", 1e-9)])
def test_a_mass_on_a_spring_swings_as_a_cosine(method, tolerance):
    run = slider().simulate([0.3], [0.4], duration=3.0, method=method, **EXACT)
    wanted = REST + 0.2 * np.cos(OMEGA * run.t) + 0.4 / OMEGA * np.sin(OMEGA * run.t)
    np.testing.assert_allclose(run.q[:, 0], wanted, rtol=0, atol=tolerance)
    whole = MASS * 0.4**2 / 2 + STIFFNESS * 0.2**2 / 2
    np.testing.assert_allclose(run.energy, whole, rtol=1e-7)
    assert abs(run.energy_balance().open) < 1e-7


def test_weight_moves_the_middle_and_a_rotor_slows_the_swing():
    heavy = slider(gravity=(0, 0, -10), rest=0.0, rotor={"inertia": 1e-3, "gear": 40.0})
    omega = np.sqrt(STIFFNESS / (MASS + 1e-3 * 40**2))
    run = heavy.simulate([0.0], duration=2.0, method="dop853", **EXACT)
    middle = -MASS * 10 / STIFFNESS
    wanted = middle * (1 - np.cos(omega * run.t))
    np.testing.assert_allclose(run.q[:, 0], wanted, rtol=0, atol=1e-11)


def test_a_damped_swing():
    run = slider(rest=0.0, friction={"viscous": 3.0}).simulate(
        [0.2], duration=2.0, method="dop853", **EXACT
    )
    fading = 3.0 / (2 * MASS)
    w = np.sqrt(OMEGA**2 - fading**2)
    wanted = 0.2 * np.exp(-fading * run.t) * (np.cos(w * run.t) + fading / w * np.sin(w * run.t))
    np.testing.assert_allclose(run.q[:, 0], wanted, rtol=0, atol=1e-11)
    balance = run.energy_balance()
    assert abs(balance.open) < 1e-9
    lost = STIFFNESS * 0.2**2 / 2 - run.energy[-1]
    assert balance.friction == pytest.approx(lost, abs=1e-9)


def test_a_joint_sticks_where_friction_takes_the_spring():
    dry = {"friction": {"coulomb": 3.0}}
    held = slider(rest=0.0, **dry).simulate([0.05], duration=0.5)
    np.testing.assert_array_equal(held.q, 0.05)
    # each half swing is about a middle that friction moves by 3/50 m: 0.25, -0.13, 0.01
    run = slider(rest=0.0, **dry).simulate([0.25], duration=3.0, method="dop853")
    assert run.q[:, 0].min() == pytest.approx(-0.13, abs=1e-6)
    assert run.q[-1, 0] == pytest.approx(0.01, abs=1e-6)
    assert run.qd[-1, 0] == 0
    balance = run.energy_balance()
    assert balance.friction == pytest.approx(3.0 * (0.38 + 0.14), rel=1e-6)
    assert abs(balance.open) < 1e-6


@pytest.mark.parametrize("name", ["pairs", "floating", "single"])
def test_energy_is_kept(name):
    rng = np.random.default_rng(4)
    kinds = {"pairs": ("cylindrical", "universal"), "single": ("helical", "prismatic", "revolute")}
    robot = chain_of(kinds.get(name, ("revolute",)), rng)
    robot = with_springs(floating(robot, rng) if name == "floating" else robot, rng)
    run = robot.simulate(robot.integrate(robot.neutral, 0.3 * np.ones(robot.n)), duration=0.5)
    balance = run.energy_balance()
    assert abs(balance.open) < 1e-8 * balance.scale
    held = robot.potential_energy(run.q) - robot.potential_energy(run.q, spring=False)
    # the springs did work
    assert np.ptp(held) > 1e-2 * balance.scale


def test_elastic_gears_start_balanced_against_the_spring_too():
    gear = {"ratio": 100.0, "inertia": 1e-5, "stiffness": 2e4, "damping": 10.0}
    robot = slider(gear=gear, rest=0.0)
    pull = STIFFNESS * 0.3
    run = robot.simulate([0.3], duration=0.05, drive="elastic", q_motor="balanced", torque=[pull])
    np.testing.assert_allclose(run.q[:, 0], 0.3, atol=1e-12)


def test_a_controller_may_know_of_springs_or_not():
    robot = slider()
    known = robot.simulate([0.3], duration=1.5, controller="computed_torque", frequency=20.0)
    np.testing.assert_allclose(known.q, 0.3, atol=1e-9)
    blind = robot.simulate(
        [0.3], duration=1.5, controller="computed_torque", frequency=20.0, ignore=["spring"]
    )
    # kp M e = k (q - rest)
    e = 0.3 - blind.q[-1, 0]
    assert MASS * 20.0**2 * e == pytest.approx(STIFFNESS * (blind.q[-1, 0] - REST), rel=1e-6)


def test_rollouts_swing_too():
    starts = np.linspace(-0.4, 0.4, 5)[:, None]
    ends = slider().rollouts(starts, duration=1.0, step=1e-3).q
    np.testing.assert_allclose(ends, REST + (starts - REST) * np.cos(OMEGA), atol=1e-9)


def test_a_step_too_long_for_the_spring_is_refused():
    with pytest.raises(rnea.RneaError, match="step"):
        slider().simulate([0.3], duration=10.0, step=0.7, method="rk4")
