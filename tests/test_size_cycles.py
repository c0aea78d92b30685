"""Dwells and gearboxes in a sizing: numbers by hand and closed forms."""

import math
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import Gear, Motor
from rnea.apps.sizing.electrics import mean, rms
from rnea.apps.sizing.rating import rate
from rnea.drive import Cycle, Gearbox, JointMotion, gearbox_load, rate_pair, size, winding_rise
from rnea.drive import electrics as run_of
from rnea.errors import InputError, RobotFileError
from rnea.files.robots.toml import (
    read_gearboxes,
    read_motors,
    read_shipped_gearboxes,
    read_shipped_motors,
    shipped_gearboxes,
)
from rnea.motion import MotionLimits, point_to_point, sampled
from rnea.report.robot_figures.plot import plot

MOTOR = Motor(0.5, 2.0, inertia=1e-3, rated_torque=3.0, peak_torque=30.0, name="M")
# speed up in 1 s, on for 1 s, down in 1 s; the torque jumps within a nanosecond
JUMP = 1e-9
T = np.array([0.0, 1.0, 1.0 + JUMP, 2.0, 2.0 + JUMP, 3.0])
QD = np.array([0.0, 2.0, 2.0, 2.0, 2.0, 0.0])
QDD = np.array([2.0, 2.0, 0.0, 0.0, -2.0, -2.0])
TAU = np.array([10.0, 10.0, 4.0, 4.0, -10.0, -10.0])
TRAPEZOID = JointMotion("j", T, QD, QDD, TAU, 0.5, dwell=3.0, hold=5.0, lever=0.8)


# ---- a dwell -------------------------------------------------------------------------------------


def test_rms_over_a_cycle_with_its_dwell_by_hand():
    """(10² + 4² + 10² + 5² · 3) / 6 without a rotor."""
    found = rate(replace(MOTOR, inertia=0.0), Gear(), TRAPEZOID)
    assert found.rms_torque == pytest.approx(math.sqrt((100 + 16 + 100 + 75) / 6), rel=1e-8)
    assert found.rms_current == pytest.approx(found.rms_torque / 0.5, rel=1e-12)
    assert found.thermal == pytest.approx((found.rms_torque / 3.0) ** 2, rel=1e-12)
    # R i² flows in the dwell too: 2 · 10² W for 3 s
    without = rate(replace(MOTOR, inertia=0.0), Gear(), replace(TRAPEZOID, dwell=0.0))
    assert found.energy - without.energy == pytest.approx(2.0 * 10.0**2 * 3, rel=1e-9)


def test_a_holding_torque_beyond_the_peak_is_refused():
    weak = replace(MOTOR, inertia=0.0, peak_torque=12.0)
    assert rate(weak, Gear(), TRAPEZOID).peak == 1.0
    heavy = rate(weak, Gear(), replace(TRAPEZOID, hold=20.0))
    assert heavy.peak_torque == 20.0
    assert any("torque 20 of 12" in problem for problem in heavy.problems)


def test_a_swing_without_gravity_then_rest_in_closed_form():
    """tau = I A w² cos(w t) over a period, then nothing: RMS = I A w² √(T / 2 (T + D))."""
    arm = rnea.load("one_link").with_gravity([0, 0, 0])
    A, w, D = 0.7, 3.0, 1.3
    t = np.linspace(0, 2 * math.pi / w, 401)
    q = (A * (1 - np.cos(w * t)))[:, None]
    qd, qdd = (A * w * np.sin(w * t))[:, None], (A * w * w * np.cos(w * t))[:, None]
    (found,) = size(arm, t, q, qd, qdd, dwell=D)
    expected = 1 / 3 * A * w * w * math.sqrt(t[-1] / (2 * (t[-1] + D)))
    assert found.demands[0].rms_torque == pytest.approx(expected, rel=1e-10)
    assert found.demands[0].holding_torque == pytest.approx(0.0, abs=1e-12)
    assert found.cycle.duty_factor == pytest.approx(t[-1] / (t[-1] + D), rel=1e-15)


def test_gravity_is_held_at_the_last_pose():
    arm = rnea.load("one_link")
    t = np.linspace(0, 1, 51)
    q = np.linspace(0, math.pi / 6, 51)[:, None]
    still = np.zeros_like(q)
    (found,) = size(arm, t, q, still, still, payloads=(2.0,), payload_com=(0, 0, 0), dwell=4.0)
    # m g a/2 sin q and the payload at the tip, a = m = 1
    held = 9.81 * (0.5 + 2.0) * math.sin(math.pi / 6)
    assert found.demands[0].holding_torque == pytest.approx(held, rel=1e-12)
    tau = 9.81 * 2.5 * np.sin(q[:, 0])
    moving = np.trapezoid(tau**2, t)
    expected = math.sqrt((moving + 4 * held**2) / 5)
    assert found.demands[0].rms_torque == pytest.approx(expected, rel=1e-10)
    # the bearing carries the weight all the time
    assert found.bearings[0].radial.rms == pytest.approx(9.81 * 3.0, rel=1e-10)


def test_the_winding_of_a_cycle_in_two_steps():
    """Two levels of loss, each approached with the time constant, for ever."""
    motor = Motor(0.1, 1.0, thermal_resistance=5.0, thermal_time=20.0)
    t = np.linspace(0, 10, 41)
    high, low = 8.0 * 5.0, 1.0 * 5.0
    a, b = math.exp(-10 / 20), math.exp(-30 / 20)
    # top = high + (bottom - high) a and bottom = low + (top - low) b
    top = (high * (1 - a) + low * (1 - b) * a) / (1 - a * b)
    found = winding_rise(motor, t, np.full_like(t, 8.0), dwell=30.0, held=1.0)
    assert found == pytest.approx(top, rel=1e-12)
    plain = replace(motor, thermal_time=None)
    mean_loss = (8.0 * 10 + 1.0 * 30) / 40
    assert winding_rise(plain, t, np.full_like(t, 8.0), 30.0, 1.0) == pytest.approx(5 * mean_loss)


@pytest.fixture(scope="module")
def pick():
    arm = rnea.load("puma560")
    start, goal = np.array([0, 0.6, -2.5, 0, 0.5, 0]), np.array([1.2, 0.2, -2.0, 0.3, 0.9, 1.0])
    limits = MotionLimits.of(arm.joint_names, None, None, None)
    path = sampled(point_to_point(start, goal, "quintic", arm.joint_names, limits, 2.0, 2), 201)
    return arm, (path.t, path.q, path.qd, path.qdd)


def test_without_a_dwell_every_bit_is_as_before(pick):
    """The sums as they stood before there were dwells, written out."""
    arm, states = pick
    (found,) = size(arm, *states, read_shipped_motors("small_dc"), (2.5,), efficiency=0.8)
    t = states[0]
    for demand, column in zip(found.demands, found.motions, strict=True):
        assert demand.rms_speed == rms(t, column.qd)
        assert demand.holding_torque is None
    for ratings in found.candidates.values():
        for r in ratings:
            assert r.rms_torque == rms(t, r.run.torque)
            assert r.rms_current == rms(t, r.run.current)
            assert r.mean_power == mean(t, r.run.electrical)
            assert r.energy == r.run.energy
            assert r.peak_torque == float(np.abs(r.run.torque).max())
            assert r.hold is None
    assert found.cycle.duty_factor == 1.0


@pytest.mark.parametrize("motors", [(), ("small_dc",)])
def test_the_cross_in_the_picture_is_that_of_the_whole_cycle(pick, motors):
    """Where the verdict on heat is taken; the dwell holds, and nothing turns in it."""
    arm, states = pick
    offered = [motor for name in motors for motor in read_shipped_motors(name)]
    (found,) = size(arm, *states, offered, (2.5,), dwell=1.5)
    axes = plot(found, arm).axes
    t = states[0]
    for ax, column in zip(axes, found.motions, strict=True):
        speed, torque, hold = column.qd, column.tau, column.hold
        if motors:
            first = found.candidates[column.joint][0]
            speed, torque, hold = first.run.speed, first.run.torque, float(first.hold.torque[0])
        (cross,) = (line for line in ax.lines if line.get_label() == "_rms")
        squares = np.trapezoid(speed**2, t), np.trapezoid(torque**2, t) + 1.5 * hold**2
        expected = np.sqrt(np.array(squares) / (t[-1] + 1.5))
        assert np.allclose(np.abs(cross.get_xydata()[0]), expected, rtol=1e-9)


def test_a_dwell_changes_which_ratio_is_best(pick):
    """Found by the closed form; a fine search finds no better one."""
    arm, states = pick
    motor = read_shipped_motors("small_dc")[-1]
    (found,) = size(arm, *states, [motor], (2.5,), dwell=5.0)
    chosen, motion = found.candidates["joint3"][0], found.motions[2]
    for ratio in np.linspace(1, 200, 800):
        other = rate(motor, replace(chosen.gear, ratio=float(ratio)), motion)
        if not [problem for problem in other.problems if not problem.startswith("too hot")]:
            assert other.rms_torque >= chosen.rms_torque * (1 - 1e-9)


@pytest.mark.parametrize("dwell", [-1.0, math.nan, math.inf])
def test_a_dwell_that_is_no_time(dwell):
    with pytest.raises(InputError, match="a dwell is a time in s"):
        Cycle(1.0, dwell)


# ---- gearboxes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("p", [3.0, 10 / 3])
def test_the_mean_torque_of_a_gear_by_hand(p):
    """Way 1 rad with 10 N m, 2 rad with 4, 1 rad with 10; the dwell turns nothing."""
    box = Gearbox(100, life_exponent=p, average_torque=8.0, average_speed=100, max_speed=199)
    load = gearbox_load(box, TRAPEZOID)
    expected = ((10**p + 2 * 4**p + 10**p) / 4) ** (1 / p)
    assert load.average_torque == pytest.approx(expected, rel=1e-8)
    # 4 rad in 6 s, and 2 rad/s at most
    assert load.average_speed == pytest.approx(100 * 4 / 6, rel=1e-8)
    assert load.peak_speed == 200
    assert load.shares["average torque"] == pytest.approx(expected / 8, rel=1e-8)
    assert load.problems[-1] == "gearbox peak speed 200 of 199 rad/s (+0.503 %)"


def test_holding_is_a_peak_of_a_gear():
    box = Gearbox(50, peak_torque=12.0)
    assert not gearbox_load(box, TRAPEZOID).problems
    held = gearbox_load(box, replace(TRAPEZOID, hold=-15.0))
    assert held.problems == ("gearbox peak torque 15 of 12 N m (+25 %)",)
    assert gearbox_load(box, replace(TRAPEZOID, hold=-15.0, dwell=0.0)).peak_torque == 10


def test_a_gear_that_never_turns_is_loaded_by_time():
    still = replace(TRAPEZOID, qd=QD * 0, tau=TAU * 0 + 2.0, dwell=1.0, hold=2.0)
    assert gearbox_load(Gearbox(50), still).average_torque == pytest.approx(2.0, rel=1e-12)


def test_the_inertia_of_a_gearbox_is_the_motors_too():
    """T = tau/(η r) + (Jm + Jg) r qdd where the motor drives, by hand at the first sample."""
    box = Gearbox(20, efficiency=0.8, inertia=4e-3, backlash=0.002)
    pair = rate_pair(MOTOR, box, TRAPEZOID)
    assert pair.reflected_inertia == pytest.approx(400 * (1e-3 + 4e-3), rel=1e-12)
    assert pair.run.torque[1] == pytest.approx(10 / (0.8 * 20) + 5e-3 * 20 * 2, rel=1e-12)
    # the load drives while it brakes
    assert pair.run.torque[4] == pytest.approx(-10 * 0.8 / 20 - 5e-3 * 20 * 2, rel=1e-12)
    assert pair.tool_backlash == pytest.approx(0.8 * 0.002, rel=1e-12)


def test_the_lever_of_a_joint_is_the_tools_distance_from_its_axis():
    """Links of 1.0 and 0.8 m, from a right angle at the elbow to 2 rad."""
    arm = rnea.load("planar_2r")
    t = np.linspace(0, 1, 5)
    q = np.stack([np.zeros(5), np.linspace(math.pi / 2, 2, 5)], -1)
    still = np.zeros_like(q)
    (found,) = size(arm, t, q, still, still)
    assert found.motions[0].lever == pytest.approx(math.hypot(1.0, 0.8), rel=1e-12)
    assert found.motions[1].lever == pytest.approx(0.8, rel=1e-12)


def test_sliders_get_no_gearbox_and_say_so():
    arm = rnea.load("gantry")
    t = np.linspace(0, 1, 51)
    qd = np.stack([np.sin(np.pi * t) ** 2] * arm.n, -1) * 0.3
    q, qdd = np.cumsum(qd, axis=0) * t[1], np.gradient(qd, t, axis=0)
    boxes = read_shipped_gearboxes("planetary")
    (found,) = size(arm, t, q, qd, qdd, read_shipped_motors("servo"), gearboxes=boxes)
    sliding = [d.joint for d in found.demands if d.unit == "N"]
    assert list(found.ungeared) == sliding
    for name in sliding:
        assert all(r.gearbox is None for r in found.candidates[name])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "gearboxes are chosen together with motors"),
        ({"motors": [MOTOR], "most_ratio": None}, "joints keep their own gears, or gearboxes"),
        ({"motors": [MOTOR], "efficiency": 0.9}, "an efficiency of its own"),
        ({"motors": [MOTOR], "most_ratio": 10}, "no gearbox has a ratio of at most 10"),
    ],
)
def test_contradictions_are_refused(pick, options, message):
    arm, states = pick
    with pytest.raises(InputError, match=message):
        size(arm, *states, gearboxes=[Gearbox(50, name="g")], **options)


# ---- catalogues ----------------------------------------------------------------------------------

GOOD = '[[gearboxes]]\nname = "G"\nratios = [50, 100]\n'


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "starts with 'format = 1'"),
        ("format = 1", 0, r"no gearboxes: add \[\[gearboxes\]\]"),
        ("format = 1\n[[gearboxes]]\nratios = [5]", 2, "needs a name"),
        ('format = 1\n[[gearboxes]]\nname = "G"', 2, "a list of 1 to 1000 ratios"),
        ('format = 1\n[[gearboxes]]\nname = "G"\nratios = []', 4, "a list of 1 to 1000 ratios"),
        (f"format = 1\n{GOOD}mass = [1]", 5, "one number for all ratios or 2, one for each; got 1"),
        (f"format = 1\n{GOOD}mas = 1", 5, "unknown key 'mas'"),
        (f"format = 1\n{GOOD}mass = 0", 5, "at ratio 50: must be above zero"),
        (f"format = 1\n{GOOD}mass = true", 5, "expected a number"),
        (f'format = 1\n{GOOD}mass = "2 * m"', 5, "m"),
        (f"format = 1\n{GOOD}efficiency = 1.2", 5, "above 0 and at most 1"),
        (f"format = 1\n{GOOD}backlash = -1", 5, "must not be negative"),
        (f"format = 1\n{GOOD}life_exponent = 0", 5, "must be from 1 to 10"),
        (
            f"format = 1\n{GOOD}average_torque = 9\npeak_torque = [10, 8]",
            6,
            "at ratio 100: 8 is be",
        ),
        (f"format = 1\n{GOOD}{GOOD}", 7, "two gearboxes are named 'G 50:1'"),
    ],
)
def test_bad_catalogues_of_gearboxes_name_line_and_cure(text, line, message):
    with pytest.raises(RobotFileError, match=message) as caught:
        read_gearboxes(text, "g.toml")
    assert caught.value.line == line


def test_formulas_of_a_catalogue_are_numbers():
    text = 'format = 1\n[[motors]]\nname = "M"\ntorque_constant = 1\nresistance = "3 * 2"\n'
    (motor,) = read_motors(text + 'max_speed = "3000 * pi / 30"')
    assert (motor.resistance, motor.max_speed) == (6.0, pytest.approx(314.1592653589793))
    with pytest.raises(RobotFileError, match="above zero") as caught:
        read_motors(text + 'max_speed = "1 - 1"')
    assert caught.value.line == 6


def test_parts_of_shipped_catalogues_say_how_far_they_are_confirmed():
    parts = [box for name in shipped_gearboxes() for box in read_shipped_gearboxes(name)]
    for part in (*parts, *read_shipped_motors("servo")):
        assert "transcribed" in part.source or "recalled" in part.source, part.name
    # a second writing of what was found in public transcriptions
    by_name = {box.name: box for box in parts}
    found = {
        "CSG-20 100:1": (64, 107, 191),
        "CSG-14 50:1": (9, 23, 46),
        "RV-20E 81:1": (167, 412, 833),
        "RV-40E 105:1": (412, 1029, 2058),
        "AF042 20:1": (19, 0.6 * 3 * 19, 3 * 19),
        "AF060 50:1": (60, 0.6 * 3 * 60, 3 * 60),
        "CSF-11 50:1": (5.5, 8.3, 17),
    }
    for name, torques in found.items():
        box = by_name[name]
        given = (box.average_torque, box.peak_torque, box.momentary_torque)
        assert given == pytest.approx(torques), name
    assert by_name["RV-20E 81:1"].max_speed == pytest.approx(81 * 75 * math.pi / 30)
    assert by_name["GP 42 C 12.25:1"].efficiency == 0.81


def test_motors_of_the_manual_accelerate_as_the_manual_says():
    """Rated torque over inertia is a line of the manual's tables too, in rad/s²."""
    told = {
        "7J-A5A": 40200, "7J-01A": 48200, "7J-C2A": 52100, "7J-02A": 24200, "7J-04A": 26100,
        "7J-06A": 23800, "7J-08A": 15000, "7A-15A": 24500, "7A-20A": 25700, "7A-25A": 24900,
        "7A-30A": 14000, "7A-40A": 13100, "7A-50A": 12800, "7G-03A": 7900, "7G-05A": 8590,
        "7G-09A": 3880, "7G-13A": 4190, "7G-20A": 4420,
    }  # fmt: skip
    motors = {m.name.split(",")[0][3:]: m for m in read_shipped_motors("synchronous")}
    assert list(motors) == list(told)
    for name, motor in motors.items():
        assert motor.rated_torque / motor.inertia == pytest.approx(told[name], rel=5e-3)
        assert 2.4 <= motor.peak_torque / motor.rated_torque <= 3.6
    assert motors["7J-04A"].torque_constant == 0.544
    assert motors["7G-20A"].torque_constant == 0.748


def test_strain_wave_gears_bear_what_the_makers_actuators_tell():
    """Stall and largest torque of CHA-14A and CHA-17A by ratio; CSG bears 1.3 times as much."""
    boxes = {box.name: box for box in read_shipped_gearboxes("strain_wave")}
    told = {
        "CSG-14": {50: (6.9, 18), 80: (11, 23), 100: (11, 28)},
        "CSG-17": {50: (26, 34), 80: (27, 43), 100: (39, 54), 120: (39, 54)},
    }
    for family, ratios in told.items():
        for ratio, (stall, largest) in ratios.items():
            box = boxes[f"{family} {ratio}:1"]
            assert box.average_torque == pytest.approx(1.3 * stall, abs=0.5)
            assert box.peak_torque == pytest.approx(1.3 * largest, abs=0.5)


def test_a_servo_motor_loses_what_three_phases_lose():
    """C20604: 3 R i² at rated current, and torque times speed is induced power."""
    motor = next(m for m in read_shipped_motors("servo") if "C20604" in m.name)
    t = np.array([0.0, 1.0])
    run = run_of(motor, Gear(), t, [100.0] * 2, [0.0] * 2, [1.27] * 2)
    current = 1.27 / 0.49
    assert run.copper[0] == pytest.approx(3 * 1.55 * current**2, rel=1e-12)
    assert run.electrical[0] - run.copper[0] == pytest.approx(
        3 * 17.4e-3 * 30 / math.pi * 100 * current, rel=1e-12
    )
