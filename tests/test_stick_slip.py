"""Dry friction that really holds: stick-slip against its closed form, rest on a slope, LuGre."""

import itertools
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import InputError, SimulationError
from rnea.apps.simulate.friction.rest import at_rest, held_still, released
from rnea.apps.simulate.runs.plants import plant_of
from rnea.simulate import ControlLoop, Event, GivenTorque, LuGre, RunSettings, Stops
from rnea.simulate import run as simulate
from support.random_robots import random_tree
from test_simulate import slider

# A mass drawn over the floor by a spring whose end moves at constant speed; seen from the spring's
# end it is the mass on a moving belt of every book on vibrations. Values are ours.
MASS, SPRING, SPEED, STATIC, KINETIC = 2.0, 50.0, 0.1, 8.0, 5.0


def stick_slip_times():
    """Durations of sticking and slipping.

    With e = elongation: slipping m e'' = -(k e - Fk) from k e = Fs, e' = v, until e' = v again,
    which is an arc of a circle about Fk: its end mirrors its start, k e = 2 Fk - Fs. Sticking, the
    spring is stretched back to Fs at the rate k v.
    """
    w = np.sqrt(SPRING / MASS)
    slip = 2 / w * (np.pi - np.arctan((STATIC - KINETIC) * w / (SPRING * SPEED)))
    return 2 * (STATIC - KINETIC) / (SPRING * SPEED), slip


def drawn(t):
    t = np.asarray(t, dtype=float)[..., None]
    return t * SPEED, np.full_like(t, SPEED), np.zeros_like(t)


def belt(step, method="rk4", friction=None, **options):
    mass = slider(MASS, coulomb=KINETIC)
    law = plant_of(mass).friction.changed(static_forward=STATIC, static_backward=STATIC)
    law = law if friction is None else friction(law)
    return mass.simulate(
        [0.0], duration=10, step=step, method=method, controller="pd", kp=SPRING, kd=0.0,
        motion=drawn, friction=law, **options,
    )  # fmt: skip


def times_of(run, word):
    return np.array([t for t, what in run.events if word in what])


@pytest.mark.parametrize(
    ("method", "step", "off"),
    [("rk4", 0.01, 1e-7), ("midpoint", 0.01, 1e-3), ("dop853", 0.05, 1e-8)],
)
def test_a_mass_on_a_belt_sticks_and_slips_with_the_known_times(method, step, off):
    run = belt(step, method)
    stick, slip = stick_slip_times()
    leaves, sticks = times_of(run, "breaks away"), times_of(run, "sticks")
    assert len(leaves) >= 4
    assert leaves[0] == pytest.approx(STATIC / (SPRING * SPEED), abs=1e-9)
    np.testing.assert_allclose(sticks - leaves[: len(sticks)], slip, atol=off)
    np.testing.assert_allclose(leaves[1:] - sticks[: len(leaves) - 1], stick, atol=off)
    # held means held
    assert np.all(run.qd[run.held] == 0)
    assert abs(run.energy_balance().open) < off


def test_slipping_times_converge_with_the_order_of_the_method():
    _, slip = stick_slip_times()
    errors = []
    for h in (0.04, 0.02, 0.01):
        run = belt(h)
        errors.append(abs(times_of(run, "sticks")[0] - times_of(run, "breaks away")[0] - slip))
    assert np.log2(errors[0] / errors[2]) / 2 > 3.5


def test_a_faster_belt_than_the_friction_can_follow_slides_smoothly():
    mass = slider(MASS, coulomb=KINETIC)
    law = plant_of(mass).friction.changed(viscous=10.0)
    run = mass.simulate(
        [0.0],
        duration=12,
        step=0.01,
        controller="pd",
        kp=SPRING,
        kd=0.0,
        motion=drawn,
        friction=law,
    )
    # static = kinetic: after one break-away the mass goes at the belt's speed for good
    assert len(times_of(run, "breaks away")) == 1
    assert run.qd[-1, 0] == pytest.approx(SPEED, abs=1e-6)
    assert run.tau[-1, 0] == pytest.approx(KINETIC + 10.0 * SPEED, abs=1e-5)


@pytest.mark.parametrize("method", ["rk4", "dop853"])
@pytest.mark.parametrize("share", [0.5, 0.999])
def test_a_joint_on_a_slope_below_break_away_does_not_move_at_all(share, method):
    tilt = 0.2
    weight = 3.0 * 9.81 * np.sin(tilt)
    mass = slider(3.0, coulomb=weight / share, tilt=tilt)
    run = mass.simulate([0.3], duration=60, step=0.05, method=method)
    assert np.all(run.qd == 0)
    assert np.all(run.qdd == 0)
    assert np.all(run.q == 0.3)
    assert run.held.all()


def test_a_joint_on_a_slope_beyond_break_away_slides_as_it_must():
    tilt, coulomb = 0.2, 4.0
    mass = slider(3.0, coulomb=coulomb, tilt=tilt)
    run = mass.simulate([0.3], duration=2, step=0.01)
    a = 9.81 * np.sin(tilt) - coulomb / 3.0
    np.testing.assert_allclose(run.q[:, 0], 0.3 - a * run.t**2 / 2, atol=1e-12)


def test_a_thrown_mass_comes_to_rest_where_it_must_and_stays():
    mass = slider(2.0, coulomb=6.0)
    run = mass.simulate([0.0], [1.5], duration=3, step=0.01)
    assert run.q[-1, 0] == pytest.approx(1.5**2 / (2 * 6.0 / 2.0), abs=1e-12)
    assert run.events[0][0] == pytest.approx(1.5 / 3.0, abs=1e-12)
    assert np.all(run.qd[run.t > 0.51] == 0)
    assert run.energy_balance().friction == pytest.approx(2.0 * 1.5**2 / 2, rel=1e-12)


def test_on_a_steep_slope_a_thrown_mass_turns_round():
    tilt = 0.6
    mass = slider(2.0, coulomb=2.0, tilt=tilt)
    run = mass.simulate([0.0], [2.0], duration=2, step=0.01)
    up = 9.81 * np.sin(tilt) + 1.0
    assert run.events == ((pytest.approx(2 / up, abs=1e-12), "joint1 turns round"),)
    down = run.t[-1] - 2 / up
    fall = (9.81 * np.sin(tilt) - 1.0) * down**2 / 2
    assert run.q[-1, 0] == pytest.approx(2 / up - fall, abs=1e-10)


# ---- LuGre ------------------------------------------------------------------------------------


def test_lugre_stays_within_its_bristles_on_a_slope():
    tilt = 0.2
    weight = 3.0 * 9.81 * np.sin(tilt)
    mass = slider(3.0, coulomb=weight / 0.5, tilt=tilt)
    law = LuGre(plant_of(mass).friction, 1e4, 5e2)
    run = mass.simulate([0.3], duration=60, step=0.01, friction=law)
    assert np.abs(run.q - 0.3).max() < law.deflection[0]
    assert np.abs(run.bristles).max() <= law.deflection[0]
    # it creeps no further once the bristles carry the weight
    assert np.ptp(run.q[run.t > 1]) < 1e-9 * law.deflection[0]
    assert run.bristles[-1, 0] == pytest.approx(-weight / 1e4, rel=1e-9)


def test_lugre_gives_way_before_it_slides_by_the_known_law():
    """Loaded slowly, dz/dx = 1 - s0 z/F: the way under a load f is -(F/s0) ln(1 - f/F)."""
    mass, s0, most, time = slider(1.0, coulomb=5.0), 1e4, 4.5, 4.0
    law = LuGre(plant_of(mass).friction, s0, 2e2)
    run = mass.simulate(
        [0.0], duration=time, step=2e-3, friction=law, torque=lambda t: np.array([most * t / time])
    )
    load = s0 * run.bristles[-1, 0]
    # the rest is damping of the bristles
    assert load == pytest.approx(most, rel=1e-2)
    assert run.q[-1, 0] == pytest.approx(-5.0 / s0 * np.log(1 - load / 5.0), rel=1e-3)


@pytest.mark.parametrize("speed", [0.05, 0.2, -0.4])
def test_lugre_slides_with_the_friction_of_its_speed(speed):
    mass = slider(2.0, coulomb=5.0)
    dry = plant_of(mass).friction.changed(static_forward=8.0, static_backward=8.0, stribeck=0.1)
    dry = dry.changed(viscous=3.0)
    run = mass.simulate(
        [0.0], [speed], duration=1.5, step=1e-3, friction=LuGre(dry, 2e3, 20.0), controller="pd",
        kp=0.0, kd=1000.0, motion=lambda t: (np.zeros(1), np.array([speed]), np.zeros(1)),
    )  # fmt: skip
    v = run.qd[-1, 0]
    wanted = 3.0 * v + np.sign(v) * (5.0 + 3.0 * np.exp(-((v / 0.1) ** 2)))
    assert run.tau[-1, 0] == pytest.approx(wanted, rel=1e-6)


def test_lugre_breaks_away_near_the_static_friction():
    mass = slider(2.0, coulomb=5.0)
    dry = plant_of(mass).friction.changed(static_forward=8.0, static_backward=8.0, stribeck=0.1)
    run = mass.simulate(
        [0.0], duration=10, step=4e-3, friction=LuGre(dry, 1e4, 1e2),
         torque=lambda t: np.array([t]),
        events=[Event("goes", lambda t, q, qd: qd[0] - 0.005, stops=True)],
    )  # fmt: skip
    assert run.tau[-1, 0] == pytest.approx(8.0, rel=2e-2)


def test_bristles_too_stiff_for_the_step_are_told():
    with pytest.raises(SimulationError) as told:
        belt(5e-3, friction=lambda law: LuGre(law, 1e5, 3e2))
    assert "bristles of joint 'joint1'" in told.value.result.notes[0]


def test_lugre_needs_a_stiffness():
    with pytest.raises(InputError, match="s0 > 0"):
        LuGre(plant_of(slider()).friction, 0.0, 1.0)


def test_friction_is_that_of_the_description():
    row = {"mass": 2.0, "joint": "prismatic"}
    row["friction"] = {"coulomb": [2.0, 3.0], "static": [4.0, 5.0], "stribeck": 0.1, "viscous": 0.5}
    arm = rnea.Robot.from_dh([row], "standard", gravity=(0, 0, 0))
    law = plant_of(arm).friction
    for v in (0.02, 0.3, -0.02, -0.3):
        qd = np.array([v])
        wanted = arm.inverse_dynamics([0.0], qd, [0.0])
        np.testing.assert_allclose(law.sliding(qd, np.sign(qd)), wanted, rtol=1e-14)
    for torque, moves in ((3.99, False), (4.01, True), (-4.99, False), (-5.01, True)):
        assert arm.simulate([0.0], duration=0.1, step=0.01, torque=[torque]).qd.any() == moves


def test_friction_by_load_is_refused_by_name():
    row = {"mass": 2.0, "com": (0.1, 0, 0), "friction": {"coulomb": 1.0, "load": 0.1}}
    arm = rnea.Robot.from_dh([row], "standard")
    with pytest.raises(
        InputError, match=r"joint 'joint1': sticking is not known with friction.load"
    ):
        arm.simulate([0.0], duration=1)
    assert arm.simulate([0.0], duration=0.1, friction="viscous")


# ---- several joints at once --------------------------------------------------------------------


def by_enumeration(M, b, lower, upper):
    """The answer among all ways to hold some joints, and let others go up or down."""
    n = len(b)
    for ways in itertools.product((0, 1, -1), repeat=n):
        ways = np.array(ways)
        held = ways == 0
        given = np.where(ways > 0, upper, np.where(ways < 0, lower, 0.0))
        qdd, hold = held_still(M, b - given, held)
        if np.all(ways * qdd >= 0) and np.all(((hold >= lower) & (hold <= upper)) | ~held):
            return held, qdd
    raise AssertionError("no way fits")


@pytest.mark.parametrize("seed", range(60))
def test_who_is_held_is_what_enumeration_finds(seed):
    rng = np.random.default_rng(seed)
    arm = random_tree(rng, 4)
    M = arm.mass_matrix(rng.normal(size=4))
    b = rng.normal(size=4) * np.sqrt(np.diag(M)) * 3
    lower, upper = (
        -rng.uniform(0, 3, 4) * np.diag(M) ** 0.5,
        rng.uniform(0, 3, 4) * np.diag(M) ** 0.5,
    )
    found = at_rest(M, b, np.ones(4, dtype=bool), lower, upper)
    held, qdd = by_enumeration(M, b, lower, upper)
    np.testing.assert_array_equal(found.held, held)
    np.testing.assert_allclose(found.qdd, qdd, rtol=1e-9, atol=1e-9 * np.abs(qdd).max(initial=1))
    assert np.all(found.qdd[found.held] == 0)


@pytest.mark.parametrize("seed", range(20))
def test_the_hold_of_many_joints_is_a_solution(seed):
    """Also where M is badly conditioned and sweeps settle slowly; stops hold on one side only."""
    rng = np.random.default_rng(seed)
    V = np.linalg.qr(rng.normal(size=(9, 9)))[0]
    M = (V * 10 ** rng.uniform(-3, 3, 9)) @ V.T
    M = (M + M.T) / 2
    b, bound = rng.normal(size=9) * 3, rng.uniform(0, 2, (2, 9))
    lower, upper = -bound[0], bound[1]
    lower[0], upper[1] = -np.inf, np.inf
    resting = rng.uniform(size=9) < 0.8
    found = at_rest(M, b, resting, lower, upper)
    np.testing.assert_allclose(M @ found.qdd, b - found.hold, atol=1e-9)
    going = resting & ~found.held
    assert np.all(found.qdd[found.held] == 0)
    assert np.all((found.hold >= lower - 1e-9) & (found.hold <= upper + 1e-9) | ~resting)
    at_bound = np.where(found.qdd > 0, upper, lower)
    np.testing.assert_array_equal(found.hold[going], at_bound[going])


def test_a_joint_that_breaks_away_pulls_another_along():
    # held, joint 2 carries less than its static friction; once joint 1 goes, it carries more
    M = np.array([[2.0, 1.5], [1.5, 2.0]])
    both, limit = np.ones(2, dtype=bool), np.array([3.0, 3.0])
    _, away = released(M, np.array([3.5, 0.0]), both, -limit, limit, (limit / 10, limit / 10))
    np.testing.assert_array_equal(away, [1, 0])
    _, away = released(M, np.array([4.5, 0.0]), both, -limit, limit, (limit / 10, limit / 10))
    np.testing.assert_array_equal(away, [1, -1])


def test_all_joints_of_an_arm_come_to_rest_and_hold_its_weight():
    arm = rnea.load("puma560")
    law = plant_of(arm).friction
    strong = law.changed(
        coulomb_forward=law.coulomb_forward * 12, coulomb_backward=law.coulomb_backward * 12
    )
    start = [0.3, 0.5, -0.4, 0.2, 0.3, 0.1]
    run = arm.simulate(start, [1, -0.5, 0.8, 2, -2, 3], duration=1.0, step=2e-3, friction=strong)
    assert run.held[-1].all()
    assert np.all(run.qd[-1] == 0)
    # no chatter: each joint meets few events
    assert len(run.events) < 40
    # and nothing moves once all are held
    resting = run.held.all(axis=1)
    assert np.all(run.q[resting] == run.q[-1])
    balance = run.energy_balance()
    assert abs(balance.open) < 1e-7 * balance.friction


@pytest.mark.parametrize("seed", [2, 14, 15, 22])
def test_two_methods_agree_on_robots_that_stick_slip_and_hit_their_stops(seed):
    rng = np.random.default_rng(seed)
    n = int(rng.integers(1, 6))
    arm = random_tree(rng, n)
    weight = np.abs(arm.gravity_torque(rng.normal(size=(20, n)))).max(axis=0) + 0.1
    c = weight * rng.uniform(0.1, 1.2, n)
    plant = plant_of(arm, "off")
    plant = replace(
        plant,
        friction=plant.friction.changed(
            viscous=np.diag(arm.mass_matrix(np.zeros(n))) * rng.uniform(0, 2, n),
            coulomb_forward=c,
            coulomb_backward=c * rng.uniform(0.5, 1.5, n),
            static_forward=c * rng.uniform(1, 1.5, n),
        ),
        stops=Stops(np.full(n, -1.0), np.full(n, 1.0), rng.uniform(0, 0.8, n)),
    )
    rate = rng.uniform(2, 12, n)
    swinging = GivenTorque(lambda t: weight * 1.5 * np.sin(rate * t))
    control = ControlLoop(swinging, np.full(n, np.inf))
    runs = [
        simulate(plant, control, np.zeros(n), np.zeros(n), RunSettings(1.0, 4e-3, method))
        for method in ("rk4", "dop853")
    ]
    assert len(runs[0].events) == len(runs[1].events) > 5
    np.testing.assert_allclose(runs[0].q[-1], runs[1].q[-1], atol=1e-5)
    for run in runs:
        balance = run.energy_balance()
        assert abs(balance.open) < 1e-6 * balance.scale
        assert np.all(np.abs(run.q) <= 1)
        assert np.all(run.qd[run.held] == 0)
