"""Which drive is chosen: every pair and every ratio tried in other code, limits that files give."""

import math
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import Gear, Motor, check
from rnea.apps.sizing.choosing import rank
from rnea.apps.sizing.cycle import standing_time
from rnea.apps.sizing.pairing import rank_pairs
from rnea.apps.sizing.rating import rate
from rnea.drive import Gearbox, JointMotion, rate_pair, size
from rnea.files.robots.toml import read_shipped_gearboxes, read_shipped_motors
from rnea.motion import MotionLimits, point_to_point, sampled
from rnea.report.tables.sizing.sizing_remarks import remarks as sizing_remarks
from support.drives_by_hand import every_pair, over_all, shares
from support.tiers import sample_cases

SERVO = read_shipped_motors("servo")


@pytest.fixture(scope="module")
def pick():
    arm = rnea.load("puma560")
    start, goal = np.array([0, 0.6, -2.5, 0, 0.5, 0]), np.array([1.2, 0.2, -2.0, 0.3, 0.9, 1.0])
    limits = MotionLimits.of(arm.joint_names, None, None, None)
    path = sampled(point_to_point(start, goal, "quintic", arm.joint_names, limits, 2.0, 2), 201)
    return arm, (path.t, path.q, path.qd, path.qdd)


def by_product(boxes):
    """Rated torque of the motor times the largest peak torque of the gearbox's family."""
    largest = {}
    for box in boxes:
        largest[box.family] = max(largest.get(box.family, 0), box.peak_torque)
    return lambda motor, box: motor.rated_torque * largest[box.family]


def by_mass(motor, box):
    return motor.mass + box.mass


# ---- pairs ---------------------------------------------------------------------------------------


@sample_cases(2)
@pytest.mark.parametrize("payloads", [(2.5,), (0.0, 8.0)])
@pytest.mark.parametrize("catalogue", ["strain_wave", "planetary", "cycloidal"])
def test_pairs_are_those_that_every_pair_tried_gives(pick, catalogue, payloads):
    arm, states = pick
    boxes = read_shipped_gearboxes(catalogue)
    hold_against_every_pair(arm, states, SERVO, boxes, payloads, by_product(boxes))


def test_pairs_with_masses_are_ordered_by_them(pick):
    arm, states = pick
    masses = [4.0, 0.5, 3.0, 1.0, 2.0, 9.0, 2.5, 2.6, 8.0, 12.0, 11.0, 10.0]
    motors = [replace(m, mass=mass) for m, mass in zip(SERVO, masses, strict=True)]
    boxes = read_shipped_gearboxes("planetary")
    assert all(box.mass is not None for box in boxes)
    hold_against_every_pair(arm, states, motors, boxes, (2.5,), by_mass)


def hold_against_every_pair(arm, states, motors, boxes, payloads, size_of):
    found = size(arm, *states, motors, payloads, gearboxes=boxes, dwell=1.0)
    fits = misses = 0
    for joint in found[0].candidates:
        motions = [next(m for m in one.motions if m.joint == joint) for one in found]
        fitting, failing = every_pair(motors, boxes, motions, size_of)
        best = {}
        for _, _, motor, box in fitting:
            best.setdefault(motor, box)
        nearest = {}
        for _, _, motor, box in failing:
            if motor not in best:
                nearest.setdefault(motor, box)
        got = [(r.motor.name, r.gearbox.name) for r in found[0].candidates[joint]]
        # dicts keep the order of their first entries, which is the order of the ranking
        assert got == [*best.items(), *nearest.items()]
        assert all(one.suiting[joint] == len(best) for one in found)
        for one in found[1:]:
            assert [(r.motor.name, r.gearbox.name) for r in one.candidates[joint]] == got
        fits, misses = fits + len(best), misses + len(nearest)
    assert fits > 20
    assert misses > 0


def test_a_small_joint_gets_no_huge_gearbox():
    """The smallest motor fits behind the huge gearbox only; the next one behind the small one."""
    t = np.linspace(0, 1, 101)
    motion = JointMotion("j", t, t * 0 + 1.0, t * 0, t * 0 + 20.0, 0.1)
    motors = [Motor(0.1, 1.0, rated_torque=x, name=f"{x}") for x in (0.15, 0.3)]
    huge = Gearbox(160, average_torque=1500, peak_torque=3000, mass=26, name="huge")
    small = Gearbox(80, average_torque=30, peak_torque=60, mass=1, name="small")
    first, second = (drive[0] for drive in rank_pairs(motors, [huge, small], [motion]))
    assert (first.motor.name, first.gearbox.name) == ("0.3", "small")
    assert first.fits
    assert not first.remarks
    assert (second.motor.name, second.gearbox.name) == ("0.15", "huge")
    assert second.fits
    # 20 of 1500 N m
    assert second.remarks == ("only 1.33 % of the gearbox's torque is used",)


def test_a_motor_without_a_rated_torque_comes_last_behind_the_smallest_gearbox():
    t = np.linspace(0, 1, 11)
    motion = JointMotion("j", t, t * 0 + 1.0, t * 0, t * 0 + 20.0, 0.1)
    motors = [Motor(0.1, 1.0, name="unknown"), Motor(0.1, 1.0, rated_torque=9.0, name="known")]
    boxes = [Gearbox(50, peak_torque=x, name=f"{x}") for x in (300, 30)]
    got = [(d[0].motor.name, d[0].gearbox.name) for d in rank_pairs(motors, boxes, [motion])]
    assert got == [("known", "30"), ("unknown", "30")]


# ---- what does not fit ---------------------------------------------------------------------------


@pytest.mark.parametrize(("load", "speed"), [(30, 1), (1, 12), (300, 30), (8, 6)])
def test_beyond_all_gearboxes_the_nearest_of_all_pairs_is_shown(pick, load, speed):
    """Torques and speeds many times those of the arm; limits of gearboxes are broken too."""
    arm, states = pick
    boxes = read_shipped_gearboxes("strain_wave")
    motion = size(arm, *states)[0].motions[1]
    hard = replace(motion, tau=load * motion.tau, qd=speed * motion.qd, qdd=speed**2 * motion.qdd)
    fitting, failing = every_pair(SERVO, boxes, [hard], by_product(boxes))
    ranked = [drive[0] for drive in rank_pairs(SERVO, boxes, [hard])]
    best = {}
    for _, _, motor, box in (*fitting, *failing):
        best.setdefault(motor, box)
    assert {r.motor.name: r.gearbox.name for r in ranked} == best
    broken = [(len(r.broken), r.worst) for r in ranked if not r.fits]
    assert broken == sorted(broken)
    assert len(broken) > 5


@sample_cases(2)
@pytest.mark.parametrize("catalogue", ["servo", "small_dc"])
@pytest.mark.parametrize("payloads", [(5.0,), (0.0, 5.0, 12.0)])
def test_no_ratio_breaks_fewer_limits_or_by_less(pick, catalogue, payloads):
    """Against 600 ratios each; of those that fit, none leaves the motor cooler."""
    arm, states = pick
    motors = read_shipped_motors(catalogue)[::3]
    found = size(arm, *states, motors, payloads, efficiency=0.8, most_ratio=60)
    ratios = np.geomspace(1, 60, 600)
    failing = 0
    for joint in ("joint1", "joint2", "joint4"):
        motions = [next(m for m in one.motions if m.joint == joint) for one in found]
        keys = []
        for place, rating in enumerate(found[0].candidates[joint]):
            gears = [Gear(float(r), 0.8) for r in ratios]
            tried = [over_all(rating.motor, gear, motions) for gear in gears]
            broken, worst, heat = over_all(rating.motor, rating.gear, motions)
            assert broken == min(x[0] for x in tried)
            fits = all(one.candidates[joint][place].fits for one in found)
            assert fits == (broken == 0)
            if fits:
                assert heat <= min(x[2] for x in tried if x[0] == 0) * (1 + 1e-9)
            else:
                failing += 1
                assert worst <= min(x[1] for x in tried if x[0] == broken) * (1 + 1e-6)
                keys.append((broken, worst))
        assert keys == sorted(keys)
    assert failing > 2


def test_every_limit_broken_is_named_with_its_excess():
    t = np.linspace(0, 1, 101)
    motion = JointMotion("j", t, t * 0 + 3.0, t * 0, t * 0 + 90.0, 0.1)
    motor = Motor(0.5, 1.0, rated_torque=1.0, peak_torque=1.5, max_speed=100.0)
    box = Gearbox(50, average_torque=60, peak_torque=75, average_speed=100, max_speed=120, name="g")
    pair = rate_pair(motor, box, motion)
    assert pair.problems == (
        "too hot: 324 % of what the winding bears",
        "torque 1.8 of 1.5 N m (+20 %)",
        "speed 150 of 100 rad/s (+50 %)",
        "gearbox average torque 90 of 60 N m (+50 %)",
        "gearbox peak torque 90 of 75 N m (+20 %)",
        "gearbox average speed 150 of 100 rad/s (+50 %)",
        "gearbox peak speed 150 of 120 rad/s (+25 %)",
    )
    assert len(pair.broken) == len(pair.problems)
    assert pair.shares == pytest.approx(shares(motor, box, motion), rel=1e-9)


def test_a_motor_that_is_too_slow_at_its_coolest_ratio_is_shown_where_one_limit_is_broken():
    """Peak torque asks for a ratio of 40, speed allows 30."""
    t = np.linspace(0, 1, 11)
    motion = JointMotion("j", t, t * 0 + 2.0, t * 0, t * 0 + 20.0, 0.0)
    motor = Motor(0.1, 1.0, peak_torque=0.5, max_speed=60.0)
    ((rating,),) = rank([motor], Gear(), [motion], 200.0)
    # between them both are broken by less, but they are two; at 30 or 40 one, by a third
    assert len(rating.broken) == 1
    assert rating.worst == pytest.approx(4 / 3, rel=1e-6)


# ---- several payloads ----------------------------------------------------------------------------


def test_one_free_ratio_for_all_payloads_is_the_coolest_in_the_worst_of_them(pick):
    arm, states = pick
    motor = SERVO[4]
    found = size(arm, *states, [motor], (0.0, 6.0), most_ratio=150)
    for place, motion in enumerate(found[0].motions):
        motions = [motion, found[1].motions[place]]
        light, heavy = (one.candidates[motion.joint][0] for one in found)
        assert light.gear == heavy.gear
        for ratio in np.geomspace(1, 150, 500):
            broken, _, heat = over_all(motor, replace(light.gear, ratio=float(ratio)), motions)
            if not broken:
                assert heat >= max(light.thermal, heavy.thermal) * (1 - 1e-9)


# ---- limits of gears in robot files --------------------------------------------------------------

FILE = """format = 1
name = "lift"
convention = "standard"
[[links]]
name = "hub"
joint = "{kind}"
mass = 2.0
a = 0.5
{motor}
gear = {{ ratio = -50, name = "G-20", efficiency = 0.8, {limits} }}
"""
MOTOR = "motor = { torque_constant = 0.1, resistance = 1.0, rated_torque = 1.0 }"
LIMITS = "average_torque = 4.0, peak_torque = 9.0, average_speed = 25, max_speed = 40"


def turning(limits, kind="revolute", **options):
    arm = rnea.loads(FILE.format(kind=kind, motor=MOTOR, limits=limits))
    t = np.linspace(0, 1, 101)
    q, qd = t[:, None], np.ones((101, 1))
    return size(arm, t, q, qd, 0 * qd, **options)[0]


def test_limits_of_a_gear_in_a_robot_file_are_checked():
    found = turning(LIMITS)
    (rating,) = found.fitted
    (motion,) = found.motions
    assert rating.shares == pytest.approx(shares(rating.motor, rating.gear, motion), rel=1e-9)
    # 50 times 1 rad/s beside 40
    assert "gearbox peak speed 50 of 40 rad/s (+25 %)" in rating.problems
    assert rating.gearbox_load.shares["average speed"] == pytest.approx(2.0)
    assert turning("backlash = 0").fitted[0].fits


def test_candidates_keep_a_gears_limits_only_with_the_gear():
    motor = Motor(0.1, 1.0, rated_torque=9.0, name="strong")
    kept = turning(LIMITS, motors=[motor], most_ratio=None).candidates["hub"][0]
    assert not kept.fits
    assert kept.gear.name == "G-20"
    free = turning(LIMITS, motors=[motor]).candidates["hub"][0]
    assert free.fits
    assert not free.gearbox_load.shares
    assert free.gear.name == ""


def test_the_gear_of_a_slider_is_limited_in_newtons():
    found = turning("peak_torque = 0.5", kind="prismatic").fitted[0]
    assert any(problem.endswith(" N (+" + problem.split("(+")[1]) for problem in found.problems)
    assert found.gearbox_load.peak_torque == pytest.approx(9.81 * 2.0)


@pytest.mark.parametrize(
    ("limits", "message"),
    [
        ("average_torque = 5, peak_torque = 4", "gear.peak_torque: 4 is below average_torque, 5"),
        ("average_speed = 5, max_speed = 4", "gear.max_speed: 4 is below average_speed, 5"),
        ("peak_torque = 0", "gear.peak_torque: must be above zero (got 0)"),
        ("life_exponent = 0.5", "gear.life_exponent: must be from 1 to 10 (got 0.5)"),
        ("max_torque = 5", "unknown key 'max_torque'"),
    ],
)
def test_limits_that_cannot_be(limits, message):
    with pytest.raises(rnea.RneaError) as caught:
        rnea.loads(FILE.format(kind="revolute", motor=MOTOR, limits=limits))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("limits", "doubted"),
    [
        ("max_speed = 5600", ["max_speed"]),
        ("max_speed = 586", []),
        ('max_speed = "5600 rpm"', []),
        ("peak_torque = 50, stiffness = 4.5", ["stiffness"]),
        ("peak_torque = 50, stiffness = 15000", []),
    ],
)
def test_limits_in_other_units_are_doubted(limits, doubted):
    arm = rnea.loads(FILE.format(kind="revolute", motor=MOTOR, limits=limits))
    found = [one.path for one in check.lint(arm) if one.code == "unit-drive"]
    assert found == [f"links[0].gear.{key}" for key in doubted]


# ---- duty ----------------------------------------------------------------------------------------


def test_rows_that_stand_are_no_motion():
    """0.4 s of motion, 0.4 s of standing, 0.2 s of motion, then 1 s of dwell."""
    arm = rnea.load("planar_2r")
    t = np.linspace(0, 1, 11)
    qd = np.where((t < 0.35) | (t > 0.85), 1.0, 0.0)[:, None] * np.array([1.0, 0.0])
    assert standing_time(t, qd) == pytest.approx(0.4)
    (found,) = size(arm, t, np.zeros((11, 2)), qd, 0 * qd, dwell=1.0)
    assert found.cycle.duty_factor == pytest.approx(0.6 / 2)
    # joint 2 never moves
    assert [d.duty_factor for d in found.demands] == pytest.approx([0.3, 0.0])


def test_a_single_row_moves_all_the_time_or_never():
    arm, state = rnea.load("planar_2r"), np.zeros((1, 2))
    for speeds, joints, whole in (([0, 0], [0, 0], 0), ([1, 0], [1, 0], 1)):
        (found,) = size(arm, np.zeros(1), state, state + speeds, state)
        assert [d.duty_factor for d in found.demands] == joints
        assert found.cycle.duty_factor == whole


def test_a_motion_that_only_passes_through_rest_is_all_motion():
    t = np.linspace(0, 2 * math.pi, 101)
    assert standing_time(t, np.sin(t)) == 0.0
    assert standing_time(t, 0 * t) == pytest.approx(2 * math.pi)
    assert standing_time(t[:1], 0 * t[:1]) == 0.0


def test_rating_means_the_speed_over_the_cycle():
    """2 rad/s for half of the cycle behind 50."""
    t = np.linspace(0, 1, 11)
    motion = JointMotion("j", t, t * 0 - 2.0, t * 0, t * 0 + 1.0, 0.0, dwell=1.0)
    found = rate(Motor(0.1, 1.0), Gear(50), motion)
    assert (found.mean_speed, found.peak_speed) == (pytest.approx(50.0), 100.0)


# ---- remarks -------------------------------------------------------------------------------------


def test_friction_and_efficiency_together_are_remarked(pick):
    arm, states = pick
    (lossless,) = size(arm, *states, SERVO[:2])
    (lossy,) = size(arm, *states, SERVO[:2], efficiency=0.9)
    assert not any("counted twice" in remark for remark in sizing_remarks([lossless]))
    (remark,) = (x for x in sizing_remarks([lossy]) if "counted twice" in x)
    assert "friction of joint1, joint2" in remark
    planar = rnea.load("planar_2r")
    t = np.linspace(0, 1, 5)
    still = np.zeros((5, 2))
    (free,) = size(planar, t, still, still, still, SERVO[:2], efficiency=0.9)
    assert not any("counted twice" in remark for remark in sizing_remarks([free]))


def test_gears_without_limits_are_said_not_to_be_checked():
    limited, free = (turning(x) for x in (LIMITS, "backlash = 0"))
    assert not any("not checked" in remark for remark in sizing_remarks([limited]))
    assert any("gears of hub were not checked" in remark for remark in sizing_remarks([free]))


def test_a_gearbox_is_too_large_where_no_payload_uses_it(pick):
    arm, states = pick
    boxes = read_shipped_gearboxes("cycloidal")
    both = size(arm, *states, SERVO, (0.0, 8.0), gearboxes=boxes)
    light, _ = both
    said = [remark.split(":")[0] for remark in sizing_remarks(both) if "much too large" in remark]
    used = {
        joint: max(
            max(shares(r.motor, r.gearbox, motion)[f"gearbox {what} torque"] for what in KINDS)
            for one in both
            for r, motion in [(one.candidates[joint][0], one.motions[place])]
        )
        for place, joint in enumerate(light.candidates)
    }
    assert said == [joint for joint, share in used.items() if share < 0.1]
    assert 0 < len(said) < 6
    # joint 3 is hardly loaded without a payload; its remark belongs to that payload alone
    assert light.candidates["joint3"][0].remarks
    assert "joint3" not in said


KINDS = ("average", "peak")
