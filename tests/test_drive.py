"""Motors, gears, elasticity and backlash: balances, closed forms and numbers by hand."""

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rnea
from rnea import Gear, Motor
from rnea.apps.sizing import backlash, elastic
from rnea.apps.sizing.electrics import integral, rms
from rnea.apps.sizing.ratio_windows import by_ratio
from rnea.drive import (
    Transmission,
    available_torque,
    best_ratio,
    corner_speed,
    drives,
    electrics,
    gear_loss,
    in_continuous_region,
    in_peak_region,
    least_torque_ratio,
    rated_current,
    reflected_inertia,
    shaft_torque,
    spinning_rotor_torque,
    winding_rise,
    windows,
)
from rnea.errors import InputError, RneaError
from rnea.files.robots.toml import motor_catalog as motor_files
from rnea.files.robots.toml import writer as toml_writer
from rnea.model import dh_to_tree
from support.tiers import sample_cases

MOTOR = Motor(
    torque_constant=0.05,
    resistance=0.4,
    inductance=2e-4,
    inertia=3e-5,
    viscous=2e-6,
    coulomb=4e-3,
    rated_torque=0.3,
    peak_torque=1.0,
    max_speed=800.0,
    voltage=48.0,
)
GEAR = Gear(ratio=80.0, efficiency=0.75, inertia=1e-5)


def motion(rows=400):
    """A joint that is driven, brakes, stands and goes back, under a load of its own."""
    t = np.linspace(0, 2, rows)
    qd = 3 * np.sin(2 * math.pi * t / 2) ** 3
    qdd = 9 * math.pi * np.sin(math.pi * t) ** 2 * np.cos(math.pi * t)
    tau = 25 * np.cos(2.5 * t) + 4 * qdd
    return t, qd, qdd, tau


# ---- power ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("ratio", [80.0, -80.0, 1.0])
@pytest.mark.parametrize("efficiency", [1.0, 0.75, 0.3])
@pytest.mark.parametrize("back_emf", [None, 0.052])
def test_electrical_power_is_found_again_term_by_term(ratio, efficiency, back_emf):
    gear = replace(GEAR, ratio=ratio, efficiency=efficiency)
    t, qd, qdd, tau = motion()
    run = electrics(replace(MOTOR, back_emf=back_emf), gear, t, qd, qdd, tau)
    size = np.abs(run.electrical).max()
    assert np.abs(run.unexplained).max() < 1e-9 * size
    assert (run.mechanical > 0).any()
    assert (run.mechanical < 0).any()
    for heat in (run.copper, run.friction, run.gear):
        assert heat.min() >= 0
    if back_emf is None:
        assert np.abs(run.conversion).max() < 1e-12 * size


def test_energies_balance_over_a_motion_that_ends_as_it_began():
    t, qd, qdd, tau = motion(20001)
    run = electrics(MOTOR, GEAR, t, qd, qdd, tau)
    heat = sum(integral(t, x) for x in (run.copper, run.friction, run.gear))
    # nothing is left in the rotor, which starts and ends at rest
    assert integral(t, run.kinetic) == pytest.approx(0, abs=1e-5)
    assert run.energy == pytest.approx(
        integral(t, run.mechanical) + heat + integral(t, run.magnetic), rel=1e-6
    )
    assert run.regenerated > 0


def test_a_braking_motor_feeds_power_back():
    # lowering 20 N m at 2 rad/s: the load gives 40 W
    good = Motor(torque_constant=0.05, resistance=0.01)
    run = electrics(good, Gear(ratio=100), [0, 1], [-2, -2], [0, 0], [20, 20])
    assert run.mechanical[0] == -40.0
    # 4 A heat the winding with 0.16 W, the rest comes back
    assert run.electrical[0] == pytest.approx(-40 + 0.16, rel=1e-12)
    assert run.regenerated == pytest.approx(39.84, rel=1e-12)
    lossy = electrics(good, Gear(ratio=100, efficiency=0.5), [0, 1], [-2, -2], [0, 0], [20, 20])
    # half of it stays in the gear: 2 A are left
    assert lossy.current[0] == pytest.approx(2.0)
    assert lossy.electrical[0] == pytest.approx(-20 + 0.04, rel=1e-12)
    assert lossy.gear[0] == pytest.approx(20.0)


def test_current_and_voltage_of_a_lift_by_hand():
    """2 kg at 0.5 m, horizontal, lifted at 1.5 rad/s and 3 rad/s² through 50:1 at 80 %."""
    row = {
        "a": 0.5,
        "mass": 2.0,
        "com": (0, 0, 0),
        "inertia": {"ixx": 0, "iyy": 0, "izz": 0},
        "gear": {"ratio": 50, "efficiency": 0.8, "inertia": 2e-6},
        "motor": {"torque_constant": 0.06, "resistance": 0.5, "inertia": 1.8e-5, "coulomb": 0.01},
    }
    arm = rnea.Robot.from_dh([row], convention="standard", gravity=(0, -9.81, 0))
    tau = arm.inverse_dynamics([0.0], [1.5], [3.0], rotor=False)[0]
    assert tau == pytest.approx(2 * 9.81 * 0.5 + 2 * 0.25 * 3.0)  # 11.31 N m
    # with the rotor the joint feels 50² · 2e-5 = 0.05 kg m² more
    assert arm.inverse_dynamics([0.0], [1.5], [3.0])[0] == pytest.approx(tau + 0.15)
    drive = drives(arm.description)["joint1"]
    run = electrics(drive.motor, drive.gear, [0.0], [1.5], [3.0], [tau])
    shaft = 11.31 / 50 / 0.8
    torque = shaft + 2e-5 * 150 + 0.01
    assert run.shaft[0] == pytest.approx(shaft, rel=1e-12)
    assert run.torque[0] == pytest.approx(torque, rel=1e-12)
    assert run.current[0] == pytest.approx(torque / 0.06, rel=1e-12)  # 4.929 A
    assert run.voltage[0] == pytest.approx(0.5 * torque / 0.06 + 0.06 * 75, rel=1e-12)  # 6.965 V
    assert run.current[0] == pytest.approx(4.9292, abs=1e-4)
    assert run.voltage[0] == pytest.approx(6.9646, abs=1e-4)


def test_a_rising_current_needs_voltage_for_the_winding():
    t = np.linspace(0, 1, 11)
    coil = Motor(torque_constant=0.1, resistance=1.0, inductance=0.01)
    run = electrics(coil, Gear(), t, np.zeros(11), np.zeros(11), 0.3 * t)
    # i = 3 t
    np.testing.assert_allclose(run.voltage, 3 * t + 0.03, rtol=1e-12)
    np.testing.assert_allclose(run.magnetic, 0.03 * 3 * t, atol=1e-14)


# ---- gears ---------------------------------------------------------------------------------------


@given(tau=st.floats(-1e3, 1e3), qd=st.floats(-50, 50), efficiency=st.floats(0.05, 1.0))
@settings(max_examples=200, deadline=None)
def test_a_gear_loses_power_whichever_way_it_flows(tau, qd, efficiency):
    gear = Gear(ratio=-7.0, efficiency=efficiency)
    shaft = float(shaft_torque(gear, tau, qd))
    loss = float(gear_loss(gear, tau, qd))
    assert loss >= 0
    assert shaft * gear.ratio * qd == pytest.approx(tau * qd + loss, rel=1e-9, abs=1e-200)


def test_reflected_inertia_goes_with_the_square_of_the_ratio():
    assert reflected_inertia(Gear(ratio=-50), 2e-5) == pytest.approx(0.05)


def test_coupled_motors_keep_the_power():
    rng = np.random.default_rng(2)
    wrist = Transmission(rng.normal(size=(3, 3)) * 40)
    qd, tau = rng.normal(size=(2, 5, 3))
    motors = wrist.motor_torques(tau)
    np.testing.assert_allclose(wrist.joint_torques(motors), tau, rtol=1e-10)
    power = (wrist.motor_positions(qd) * motors).sum(-1)
    np.testing.assert_allclose(power, (qd * tau).sum(-1), rtol=1e-10)
    np.testing.assert_allclose(wrist.joint_positions(wrist.motor_positions(qd)), qd, rtol=1e-10)
    J = np.array([1e-5, 2e-5, 3e-5])
    energy = (wrist.motor_positions(qd) ** 2 * J).sum(-1)
    reflected = np.einsum("ti,ij,tj->t", qd, wrist.reflected_inertia(J), qd)
    np.testing.assert_allclose(reflected, energy, rtol=1e-10)
    with pytest.raises(InputError, match="singular"):
        Transmission([[1.0, 1.0], [1.0, 1.0]])
    with pytest.raises(InputError, match="square"):
        Transmission([[1.0, 1.0]])


ROTOR_AXIS = (0.3, -0.5, 0.81)


def _two_links(rotor_bodies):
    """Two links; the rotor of the second sits in the first, as a number or as a body of its own.

    The locked rotor's mass and inertia belong to the first link in both.
    """
    J, ratio = 4e-3, 30.0
    rotor = "" if rotor_bodies else f"rotor = {{ inertia = {J}, gear = {ratio} }}"
    text = f"""format = 1
name = "two"
unrealizable = "the spinning body has inertia about one axis only"
[[links]]
name = "one"
mass = 3.0
com = [0.1, 0.02, 0.03]
inertia = {{ ixx = 0.02, iyy = 0.03, izz = 0.04, ixy = 0.001 }}
[[links]]
name = "two"
mass = 2.0
com = [0.2, 0.0, -0.05]
inertia = {{ ixx = 0.01, iyy = 0.02, izz = 0.025 }}
[[joints]]
name = "a"
kind = "revolute"
parent = "base"
child = "one"
axis = [0.2, 0.1, 1.0]
[[joints]]
name = "b"
kind = "revolute"
parent = "one"
child = "two"
placement = {{ xyz = [0.4, 0, 0.1], rpy = [0.7, 0.2, 0] }}
axis = [1, 0.5, 0]
{rotor}
"""
    if rotor_bodies:
        a = np.array(ROTOR_AXIS) / np.linalg.norm(ROTOR_AXIS)
        # the spinning body has J about the axis; the first link has it taken out
        tensor = J * np.outer(a, a)
        whole = np.array([[0.02, 0.001, 0], [0.001, 0.03, 0], [0, 0, 0.04]])
        text = text.replace(
            "ixx = 0.02, iyy = 0.03, izz = 0.04, ixy = 0.001", _entries(whole - tensor)
        )
        text += f"[[links]]\nname = 'rotor'\nmass = 0.0\ninertia = {{ {_entries(tensor)} }}\n"
        text += f"""[[joints]]
name = "spin"
kind = "revolute"
parent = "one"
child = "rotor"
axis = {list(map(float, a))}
mimic = {{ joint = "b", ratio = {ratio} }}
"""
    return rnea.loads(text)


def _entries(tensor):
    names = {"ixx": (0, 0), "iyy": (1, 1), "izz": (2, 2)}
    names |= {"ixy": (0, 1), "ixz": (0, 2), "iyz": (1, 2)}
    return ", ".join(f"{name} = {float(tensor[at])!r}" for name, at in names.items())


def test_spinning_rotors_match_an_extra_body():
    number, body = _two_links(False), _two_links(True)
    rng = np.random.default_rng(3)
    q, qd, qdd = rng.normal(size=(3, 20, 2))
    spin = spinning_rotor_torque(number.model, q, qd, qdd, {"b": ROTOR_AXIS})
    full = number.inverse_dynamics(q, qd, qdd, eager=True) + spin
    exact = body.inverse_dynamics(q, qd, qdd, eager=True)
    np.testing.assert_allclose(full, exact, rtol=0, atol=1e-12 * np.abs(exact).max())
    # and it is no small thing here: what reflected inertia alone leaves out
    assert np.abs(spin).max() > 0.05
    with pytest.raises(RneaError, match="unknown joint 'c'"):
        spinning_rotor_torque(number.model, q, qd, qdd, {"c": ROTOR_AXIS})


# ---- elasticity ----------------------------------------------------------------------------------


def _swing(k, c, M, J, theta, q, seconds, steps, gap=0.0):
    """Two inertias without other torques, by Runge-Kutta on the equations of drive.elastic."""

    def rates(s):
        torque = elastic.transmitted_torque(k, c, s[0] - s[1], s[2] - s[3], gap)
        return np.array([s[2], s[3], elastic.motor_acceleration(0.0, torque, J), torque / M])

    h, s, out = seconds / steps, np.array([theta, q, 0.0, 0.0]), []
    for _ in range(steps):
        out.append(s)
        a = rates(s)
        b = rates(s + h / 2 * a)
        d = rates(s + h / 2 * b)
        e = rates(s + h * d)
        s = s + h / 6 * (a + 2 * b + 2 * d + e)
    return np.array([*out, s])


def test_two_inertias_swing_at_their_resonance():
    k, M, J = 8000.0, 1.6, 0.9
    known = elastic.resonance(k, M, J)
    period = 2 * math.pi / known.free
    s = _swing(k, 0.0, M, J, 0.01, 0.0, period, 2000)
    # after one period everything is back, and half-way it is reversed
    np.testing.assert_allclose(s[-1], s[0], atol=1e-9)
    twist = s[:, 0] - s[:, 1]
    t = np.linspace(0, period, 2001)
    np.testing.assert_allclose(twist, 0.01 * np.cos(known.free * t), atol=1e-10)
    assert known.locked == pytest.approx(math.sqrt(k / M))
    # a motor of infinite inertia is one that is held
    assert elastic.resonance(k, M, 1e12).free == pytest.approx(known.locked, rel=1e-10)


def test_damping_decays_as_the_closed_form_says():
    k, M, J, c = 8000.0, 1.6, 0.9, 12.0
    known = elastic.resonance(k, M, J, c)
    zeta, w = known.damping_ratio, known.free
    seconds = 0.2
    s = _swing(k, c, M, J, 0.01, 0.0, seconds, 4000)
    t = np.linspace(0, seconds, 4001)
    wd = w * math.sqrt(1 - zeta**2)
    closed = 0.01 * np.exp(-zeta * w * t) * (np.cos(wd * t) + zeta * w / wd * np.sin(wd * t))
    np.testing.assert_allclose(s[:, 0] - s[:, 1], closed, atol=1e-9)


def test_the_motor_stands_before_an_elastic_joint():
    gear = Gear(ratio=100, stiffness=1e4)
    assert float(elastic.motor_position(gear, 0.5, 20.0)) == pytest.approx(0.502)
    assert float(elastic.motor_position(Gear(), 0.5, 20.0)) == 0.5
    t = np.linspace(0, 1, 2001)
    q, tau = np.sin(t), 5 * np.cos(3 * t)
    theta, rate, acceleration = elastic.motor_motion(gear, t, q, np.cos(t), -np.sin(t), tau)
    np.testing.assert_allclose(theta, q + tau / 1e4, rtol=1e-14)
    np.testing.assert_allclose(rate, np.cos(t) - 15 * np.sin(3 * t) / 1e4, atol=1e-8)
    inner = slice(3, -3)
    closed = -np.sin(t) - 45 * np.cos(3 * t) / 1e4
    np.testing.assert_allclose(acceleration[inner], closed[inner], atol=1e-7)


# ---- backlash ------------------------------------------------------------------------------------


def test_teeth_transmit_nothing_within_the_gap():
    twist = np.linspace(-0.02, 0.02, 401)
    torque = elastic.transmitted_torque(1e4, 5.0, twist, np.full(401, 0.3), gap=0.01)
    free = np.abs(twist) < 0.005 - 1e-12
    assert np.array_equal(torque[free], np.zeros(free.sum()))
    beyond = np.abs(twist) > 0.005 + 1e-12
    expected = 1e4 * np.sign(twist) * (np.abs(twist) - 0.005) + 1.5
    # teeth push, they do not pull
    expected[expected * twist < 0] = 0.0
    np.testing.assert_allclose(torque[beyond], expected[beyond], atol=1e-9)
    assert np.all(torque * twist >= 0)


def test_a_thrown_rotor_travels_freely_across_the_play():
    gap, k, J, M = 0.02, 2e4, 0.5, 4.0
    s = _swing(k, 0.0, M, J, 0.012, 0.0, 0.3, 20000, gap)
    twist, rate = s[:, 0] - s[:, 1], s[:, 2] - s[:, 3]
    h = 0.3 / 20000
    free = np.flatnonzero(np.abs(twist) < gap / 2)
    crossing = free[free < free[0] + 10 * gap / abs(rate[free[0]]) / h]
    first = crossing[: np.flatnonzero(np.diff(np.r_[crossing, 1e9]) > 1)[0] + 1]
    # constant speed all the way, so the play takes gap / speed
    np.testing.assert_allclose(rate[first], rate[first[0]], rtol=1e-9)
    assert len(first) * h == pytest.approx(gap / abs(rate[first[0]]), abs=2 * h)


def test_flank_changes_are_where_the_load_changes_sign():
    t = np.linspace(0, 1, 101)
    changes = backlash.flank_changes(t, np.cos(2 * math.pi * t))
    assert [c.toward for c in changes] == [-1, 1]
    np.testing.assert_allclose([c.time for c in changes], [0.25, 0.75], atol=1e-9)
    gear = Gear(ratio=50, backlash=2e-3)
    lead = backlash.motor_lead(gear, np.cos(2 * math.pi * t))
    # crossing, the motor goes the whole play ahead of the joint
    assert set(np.round(lead, 12)) == {-1e-3, 1e-3}
    assert np.abs(np.diff(lead)).max() == pytest.approx(2e-3)
    touched = backlash.flank_changes([0, 1, 2, 3], [1.0, 0.0, 0.0, 2.0])
    assert touched == []
    rested = backlash.flank_changes([0, 1, 2, 3], [1.0, 0.0, 0.0, -2.0])
    assert rested == [backlash.FlankChange(1.5, -1, 1.0)]
    assert backlash.flanks([0.0, -1.0, 0.0]).tolist() == [-1, -1, -1]


# ---- what a motor can do -------------------------------------------------------------------------


def test_the_envelope_by_hand():
    speeds = np.array([0.0, 500.0, 799.0, 801.0])
    # 0.05 (48 - 0.05 ω) / 0.4, at most the peak torque
    np.testing.assert_allclose(available_torque(MOTOR, speeds), [1.0, 1.0, 1.0, 0.0])
    weak = replace(MOTOR, voltage=36.0, max_speed=None)
    np.testing.assert_allclose(available_torque(weak, np.array([640.0, 720.0])), [0.5, 0.0])
    assert corner_speed(weak, 1.0) == pytest.approx((36 - 8) / 0.05)
    assert rated_current(MOTOR) == pytest.approx(0.304 / 0.05)


def test_points_outside_are_found():
    t = np.arange(4.0)
    plain = Motor(torque_constant=0.1, resistance=1.0, rated_torque=0.5, peak_torque=2.0,
                  max_speed=100.0, voltage=20.0)  # fmt: skip
    qd, tau = np.array([10.0, 10.0, 110.0, 90.0]), np.array([0.4, 1.0, 0.1, 1.5])
    run = electrics(plain, Gear(), t, qd, np.zeros(4), tau)
    # too fast; 15 V + 9 V above the supply
    assert in_peak_region(plain, run).tolist() == [True, True, False, False]
    assert in_continuous_region(plain, run).tolist() == [True, False, False, False]
    braking = electrics(plain, Gear(), t, -qd, np.zeros(4), tau)
    # braking needs 15 V - 9 V only
    assert in_peak_region(plain, braking).tolist() == [True, True, False, True]


def test_the_best_ratio_minimises_the_torque():
    t, qd, qdd, tau = motion()
    dry = replace(MOTOR, coulomb=0.0, voltage=None, max_speed=None, peak_torque=None)
    best = best_ratio(dry, GEAR, t, qd, qdd, tau)

    def spent(ratio):
        return rms(t, electrics(dry, replace(GEAR, ratio=ratio), t, qd, qdd, tau).torque)

    assert spent(best) < min(spent(best * 1.01), spent(best / 1.01))
    found = least_torque_ratio(dry, GEAR, t, qd, qdd, tau, most=1000)
    assert found == pytest.approx(best, rel=0.01)
    assert spent(found) < min(spent(found * 1.0001), spent(found / 1.0001))
    # pure inertia: the ratio at which the reflected rotor equals the load
    inertia = 4.0
    ideal = best_ratio(replace(dry, viscous=0.0), Gear(), t, qd, qdd, inertia * qdd)
    assert ideal == pytest.approx(math.sqrt(inertia / dry.inertia), rel=1e-12)
    # a speed limit cuts the ratios off
    limited = least_torque_ratio(replace(dry, max_speed=90.0), GEAR, t, qd, qdd, tau, most=1000)
    assert limited * np.abs(qd).max() <= 90.0 * (1 + 1e-9)
    assert (
        least_torque_ratio(
            replace(dry, rated_torque=None, peak_torque=1e-3), GEAR, t, qd, qdd, tau, 1000
        )
        is None
    )


def test_torque_speed_and_voltage_go_with_the_ratio_as_said():
    t, qd, qdd, tau = motion()
    parts = by_ratio(MOTOR, GEAR, t, qd, qdd, tau)
    for ratio in (1.0, 37.0, 400.0):
        run = electrics(MOTOR, replace(GEAR, ratio=ratio), t, qd, qdd, tau)
        for name, part in parts.items():
            wanted = getattr(run, name)
            np.testing.assert_allclose(part(ratio), wanted, atol=1e-12 * np.abs(wanted).max())


@sample_cases(10)
@pytest.mark.parametrize("seed", range(40))
def test_windows_of_ratios_are_those_that_a_fine_scan_finds(seed):
    """Limits drawn so that few ratios are left, or none, or more than one window."""
    rng = np.random.default_rng(seed)
    t, qd, qdd, tau = motion(60)
    tau = tau * rng.uniform(0.2, 3, len(t))
    near = electrics(MOTOR, replace(GEAR, ratio=rng.uniform(5, 150)), t, qd, qdd, tau)
    room = rng.uniform(0.97, 1.2, 3)
    motor = replace(
        MOTOR,
        rated_torque=None,
        peak_torque=np.abs(near.torque).max() * room[0],
        max_speed=np.abs(near.speed).max() * room[1],
        voltage=np.abs(near.voltage).max() * room[2],
    )

    def inside(ratio):
        run = electrics(motor, replace(GEAR, ratio=ratio), t, qd, qdd, tau)
        return bool(in_peak_region(motor, run).all())

    found = windows(motor, GEAR, t, qd, qdd, tau, 200.0)
    for ratio in np.geomspace(1, 200, 400):
        assert inside(ratio) == any(low <= ratio <= high for low, high in found), ratio
    for low, high in found:
        assert all(inside(x) for x in (low, (low + high) / 2, high))
        assert not inside(low * (1 - 1e-7)) or low == 1
        assert not inside(high * (1 + 1e-7)) or high == 200
    best = least_torque_ratio(motor, GEAR, t, qd, qdd, tau, 200.0)
    assert (best is None) == (not found)
    if best is not None:
        torques = [
            by_ratio(motor, GEAR, t, qd, qdd, tau)["torque"](r) for r in (best, *sum(found, ()))
        ]
        assert inside(best)
        assert rms(t, torques[0]) == min(rms(t, torque) for torque in torques)


def test_a_window_between_steps_of_nine_percent_is_found():
    """Holding 80 N m with 1 N m, and 2 rad/s with 162 rad/s: ratios from 80 to 81."""
    held = Motor(torque_constant=0.1, resistance=0.0, peak_torque=1.0, max_speed=162.0)
    t, flat = np.linspace(0, 1, 5), np.ones(5)
    ((low, high),) = windows(held, Gear(), t, 2 * flat, 0 * flat, 80 * flat, 200.0)
    assert (low, high) == pytest.approx((80, 81), rel=1e-8)
    found = least_torque_ratio(held, Gear(), t, 2 * flat, 0 * flat, 80 * flat, 200.0)
    assert found == pytest.approx(81, rel=1e-8)
    assert windows(held, Gear(), t, 2 * flat, 0 * flat, 82 * flat, 200.0) == []
    assert least_torque_ratio(held, Gear(), t, flat, 0 * flat, flat, 1.0) == pytest.approx(1.0)


def test_a_winding_warms_as_the_closed_form_says():
    warm = replace(MOTOR, thermal_resistance=5.0, thermal_time=20.0)
    t = np.linspace(0, 10, 2001)
    assert winding_rise(warm, t, np.full(2001, 8.0)) == pytest.approx(40.0, rel=1e-12)
    # 30 W for 4 s of 10: the rise at the end of the hot part of an endless repetition
    hot = np.where(t <= 4.0, 30.0, 0.0)
    closed = 150 * (1 - math.exp(-4 / 20)) / (1 - math.exp(-10 / 20))
    assert winding_rise(warm, t, hot) == pytest.approx(closed, rel=2e-3)
    slow = replace(warm, thermal_time=1e6)
    assert winding_rise(slow, t, hot) == pytest.approx(5 * 12.0, rel=2e-3)
    assert winding_rise(replace(warm, thermal_time=None), t, hot) == pytest.approx(60, rel=2e-3)
    assert winding_rise(MOTOR, t, hot) is None


# ---- robot files and catalogues ------------------------------------------------------------------

FILE = """format = 1
name = "lift"
convention = "standard"
[parameters]
kt = 0.06
[[links]]
name = "hub"
mass = 1.0
motor = { name = "M1", torque_constant = "kt", resistance = 0.5, inertia = 2e-5, voltage = 24 }
gear = { ratio = 50, efficiency = 0.8, backlash = 0.001, stiffness = 1e4 }
"""


def test_motor_and_gear_of_a_robot_file():
    arm = rnea.loads(FILE)
    drive = drives(arm.description)["hub"]
    assert drive.motor.torque_constant == 0.06
    assert drive.motor.emf_constant == 0.06
    assert (drive.gear.ratio, drive.gear.backlash, drive.gear.stiffness) == (50, 0.001, 1e4)
    # the joint feels the motor's inertia: 50² · 2e-5
    assert arm.model.bodies[0].losses.rotor == pytest.approx(0.05)
    assert arm.mass_matrix([0.0])[0, 0] == pytest.approx(0.05)
    again = rnea.loads(toml_writer.write(arm.description)[0])
    assert again.description.structure == arm.description.structure
    assert drives(arm.with_payload(1.0).description)["hub"] == drive
    # and as a tree, there and back
    tree = dh_to_tree(arm.description)
    assert drives(tree)["hub"] == drive
    assert rnea.loads(toml_writer.write(tree)[0]).description.structure == tree.structure
    assert drives(arm.to_dh("modified").description)["hub"] == drive


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("efficiency = 0.8", "efficiency = 1.2", "links[0].gear.efficiency: must be above 0 and"),
        ("efficiency = 0.8", "efficiency = 0", "links[0].gear.efficiency: must be above 0 and"),
        ("ratio = 50", "ratio = 0", "links[0].gear.ratio: a gear ratio of zero moves nothing"),
        ("ratio = 50", "ratio = nan", "links[0].gear.ratio: nan is not a finite number"),
        ("resistance = 0.5", "resistance = -1", "links[0].motor.resistance: must not be negative"),
        ("resistance = 0.5, ", "", "motor.resistance: the key 'resistance' is missing"),
        ('"kt"', '"-kt"', "links[0].motor.torque_constant: must be above zero (got -0.06)"),
        ('"kt"', '"k"', "unknown parameter 'k'"),
        ("voltage = 24", "voltage = 0", "motor.voltage: must be above zero"),
        ("voltage", "volts", "unknown key 'volts'. Did you mean 'voltage'"),
        ("backlash = 0.001", "backlash = -1", "links[0].gear.backlash: must not be negative"),
        ("gear =", "rotor = { inertia = 1 }\ngear =", "links[0].rotor: said twice"),
        ("mass = 1.0", "mass = 1.0\nfriction = { load = 0.1 }", "friction.load: said twice"),
        (
            "voltage = 24",
            "rated_torque = 2, peak_torque = 1",
            "peak_torque: 1 is below rated",
        ),
    ],
)
def test_bad_drives_are_refused_where_they_stand(old, new, message):
    assert old in FILE
    with pytest.raises(RneaError) as caught:
        rnea.loads(FILE.replace(old, new))
    assert message in str(caught.value)


def test_motors_and_gears_made_in_python_are_checked():
    with pytest.raises(InputError, match="motor 'X': resistance: must not be negative"):
        Motor(torque_constant=0.1, resistance=-1.0, name="X")
    with pytest.raises(InputError, match="gear: efficiency: must be above 0 and at most 1"):
        Gear(efficiency=1.01)
    with pytest.raises(InputError, match="torque_constant: nan is not a finite number"):
        Motor(torque_constant=math.nan, resistance=1.0)
    row = {"mass": 1, "motor": Motor(0.1, 1.0, inertia=1e-4), "gear": Gear(ratio=10)}
    arm = rnea.Robot.from_dh([row], convention="standard")
    assert arm.model.bodies[0].losses.rotor == pytest.approx(0.01)


@pytest.mark.parametrize("motor", motor_files.read_shipped_motors("small_dc"), ids=lambda m: m.name)
def test_shipped_motors_agree_with_themselves(motor):
    """What a datasheet says twice: the watts in the name, and speeds within their limits."""
    no_load = motor.voltage / motor.emf_constant
    assert motor.source
    assert motor.stall_torque > 2 * motor.rated_torque
    assert motor.coulomb < 0.12 * motor.rated_torque
    assert motor.max_speed is None or motor.max_speed > no_load
    # the watts of its class: about the torque times the speed that the supply leaves at it
    power = motor.rated_torque * corner_speed(replace(motor, max_speed=None), motor.rated_torque)
    if " W," in motor.name:
        watts = float(motor.name.split(" W,")[0].split()[-1])
        assert 0.5 < power / watts < 1.4


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "starts with 'format = 1'"),
        ("format = 1\n", "the catalogue has no motors"),
        ("format = 1\n[[motors]]\nname = 'a'\ntorque_constant = 1\n", "'resistance' is missing"),
        ("format = 1\n[[motors]]\ntorque_constant = 1\nresistance = 1\n", "needs a name"),
        (
            "format = 1\n[[motors]]\nname='a'\ntorque_constant = 1\nresistance = -1\n",
            "m.toml:5: motors[0].resistance: must not be negative",
        ),
        (2 * "[[motors]]\nname='a'\ntorque_constant=1\nresistance=1\n", "two motors are named 'a'"),
        ("format = [", "not valid TOML"),
    ],
)
def test_bad_catalogues_are_refused(text, message):
    if "two motors" in message:
        text = "format = 1\n" + text
    with pytest.raises(RneaError) as caught:
        motor_files.read_motors(text, "m.toml")
    assert message in str(caught.value)
