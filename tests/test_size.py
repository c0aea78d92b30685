"""rnea size: the numbers of a real arm checked by hand, its tables, and what it refuses."""

import json
import math

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea import Gear, Motor
from rnea.apps.sizing.electrics import mean
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.apps.sizing.rating import rate
from rnea.apps.sizing.sizing import joint_motions
from rnea.cli.app import app
from rnea.drive import bearing_loads, size
from rnea.errors import InputError, RneaError
from rnea.files.robots.toml import motor_catalog as motor_files
from rnea.motion import MotionLimits, motion_bytes, point_to_point, sampled
from rnea.report.tables.sizing.sizing_facts import facts as sizing_facts

PICK, PLACE = [0, 0.6, -2.5, 0, 0.5, 0], [1.2, 0.2, -2.0, 0.3, 0.9, 1.0]


@pytest.fixture(scope="module")
def arm():
    return rnea.load("puma560")


@pytest.fixture(scope="module")
def pick_and_place(arm):
    """There and back in 2 s, quintic; the joints' names and 501 rows."""
    limits = MotionLimits.of(arm.joint_names, None, None, None)
    made = point_to_point(
        np.array(PICK), np.array(PLACE), "quintic", arm.joint_names, limits, 2.0, 2
    )
    return sampled(made, 501)


@pytest.fixture(scope="module")
def file(pick_and_place, tmp_path_factory):
    path = tmp_path_factory.mktemp("motion") / "pick.csv"
    path.write_bytes(motion_bytes(pick_and_place, str(path)))
    return str(path)


def states(motion):
    return motion.t, motion.q, motion.qd, motion.qdd


RE50 = next(m for m in motor_files.read_shipped_motors("small_dc") if m.name.startswith("RE 50"))


def test_a_joint_of_the_puma_with_its_payload_by_hand(arm, pick_and_place):
    """Joint 2 of the Puma 560 with 2.5 kg, an RE 50 behind 107.815:1 at 80 %."""
    t, q, qd, qdd = states(pick_and_place)
    loaded = arm.with_payload(mass=2.5)
    motion = joint_motions(loaded, t, q, qd, qdd)[1]
    tau = loaded.inverse_dynamics(q, qd, qdd, rotor=False)[:, 1]
    v, a = qd[:, 1], qdd[:, 1]
    gear = Gear(ratio=107.815, efficiency=0.8)
    found = rate(RE50, gear, motion)

    # sums written out, no function of the package
    dt = t[1] - t[0]
    w = np.full(len(t), dt)
    w[[0, -1]] = dt / 2
    T = w.sum()
    factor = np.array([1 / 0.8 if p > 0 else 0.8 if p < 0 else 1.0 for p in tau * v])
    shaft = tau * factor / 107.815
    torque = shaft + RE50.inertia * 107.815 * a + RE50.coulomb * np.sign(v)
    current = torque / RE50.torque_constant
    assert found.rms_torque == pytest.approx(math.sqrt((w * torque**2).sum() / T), rel=1e-12)
    assert found.peak_torque == pytest.approx(np.abs(torque).max(), rel=1e-12)
    assert found.peak_speed == pytest.approx(107.815 * np.abs(v).max(), rel=1e-12)
    assert found.rms_current == pytest.approx(math.sqrt((w * current**2).sum() / T), rel=1e-12)
    rated = (RE50.rated_torque + RE50.coulomb) / RE50.torque_constant
    assert found.thermal == pytest.approx((found.rms_current / rated) ** 2, rel=1e-12)
    assert found.reflected_inertia == pytest.approx(107.815**2 * 584e-7, rel=1e-12)  # 0.68 kg m²
    own = (w * loaded.mass_matrix(q, rotor=False)[:, 1, 1]).sum() / T
    assert found.inertia_ratio == pytest.approx(own / found.reflected_inertia, rel=1e-12)
    lossy, accelerated = (w * (tau * factor) ** 2).sum(), (w * (RE50.inertia * a) ** 2).sum()
    assert found.best_ratio == pytest.approx((lossy / accelerated) ** 0.25, rel=1e-12)
    # no more than the copper: a gear this small cannot hold 70 N m with a 200 W motor
    assert found.thermal > 1
    assert "too hot" in found.problems[0]
    # the electrical mean is the joint's plus all heat; what is stored comes back
    run = found.run
    heat = mean(t, run.copper) + mean(t, run.friction) + mean(t, run.gear)
    stored = mean(t, run.kinetic) + mean(t, run.magnetic)
    assert found.mean_power == pytest.approx((w * tau * v).sum() / T + heat + stored, rel=1e-12)
    assert abs(stored) < 1e-3 * heat


def test_demands_are_those_of_inverse_dynamics(arm, pick_and_place):
    (light, heavy) = size(arm, *states(pick_and_place), payloads=(0.0, 2.5))
    tau = arm.inverse_dynamics(*states(pick_and_place)[1:])
    power = tau * pick_and_place.qd
    for i, demand in enumerate(light.demands):
        assert demand.peak_torque == np.abs(tau[:, i]).max()
        assert demand.peak_power == max(power[:, i].max(), 0.0)
        assert demand.braking_power == min(power[:, i].min(), 0.0)
        assert demand.unit == "N m"
    # joint 2 carries the payload; that of joint 1, whose axis is upright, only its inertia
    more = heavy.demands[1].peak_torque - light.demands[1].peak_torque
    reach = np.hypot(0.4318 + 0.0203, 0.4318 + 0.15)
    assert 5 < more < 2.5 * (9.81 + 5) * reach
    # there and back: all that is left of the mean power is friction, payload or not
    for a, b in zip(light.demands, heavy.demands, strict=True):
        assert a.mean_power == pytest.approx(b.mean_power, rel=1e-3, abs=1e-3)


def test_bearings_carry_the_weight(arm, pick_and_place):
    t, q, qd, qdd = states(pick_and_place)
    still = np.zeros_like(qd)
    loads = bearing_loads(arm.model, t, still, arm.joint_wrenches(q, still, still))
    weight = 9.81 * float(arm.model.mass)
    # joint 1 stands upright: at rest all weight is axial, nothing radial
    assert loads[0].axial.peak == pytest.approx(weight, rel=1e-12)
    assert loads[0].axial.cubic == pytest.approx(weight, rel=1e-12)
    assert loads[0].radial.peak < 1e-9
    # joint 2 lies: what it carries is radial
    beyond = weight - 9.81 * float(arm.model.bodies[0].inertia.mass)
    assert loads[1].radial.rms == pytest.approx(beyond, rel=1e-12)
    assert loads[1].axial.peak < 1e-9
    moving = bearing_loads(arm.model, t, qd, arm.joint_wrenches(q, qd, qdd))
    for b in moving:
        assert b.radial.rms <= b.radial.peak
        assert b.radial.cubic <= b.radial.peak * (1 + 1e-12)


def test_the_smallest_motor_that_fits_comes_first(arm, pick_and_place):
    motors = motor_files.read_shipped_motors("small_dc")
    (found,) = size(arm, *states(pick_and_place), motors, (2.5,), efficiency=0.8)
    for joint, ratings in found.candidates.items():
        assert len(ratings) == len(motors), joint
        fits = [r.fits for r in ratings]
        assert fits == sorted(fits, reverse=True)
        sizes = [r.motor.rated_torque for r in ratings if r.fits]
        assert sizes == sorted(sizes)
        for r in ratings:
            assert 1 <= r.gear.ratio <= 200 * (1 + 1e-12)
            assert r.gear.efficiency == 0.8
    # a shoulder needs the large ones, a wrist does not
    first = {joint: ratings[0].motor.rated_torque for joint, ratings in found.candidates.items()}
    assert first["joint2"] > 5 * first["joint6"]
    kept = size(arm, *states(pick_and_place), motors, (0.0,), most_ratio=None)[0]
    assert {r.gear.ratio for r in kept.candidates["joint2"]} == {107.815}


def test_a_slider_gets_gears_in_rad_per_metre(pick_and_place):
    arm = rnea.load("gantry")
    t = np.linspace(0, 1, 201)
    qd = np.stack([np.sin(np.pi * t) ** 2] * arm.n, -1) * 0.3
    qdd = np.gradient(qd, t, axis=0)
    q = np.cumsum(qd, axis=0) * t[1]
    found = size(arm, t, q, qd, qdd, motor_files.read_shipped_motors("small_dc"))[0]
    sliders = [d.joint for d in found.demands if d.unit == "N"]
    assert sliders
    assert max(r.gear.ratio for r in found.candidates[sliders[0]]) > 200


# ---- the command ---------------------------------------------------------------------------------


def run(*arguments):
    result = CliRunner().invoke(app, ["size", *arguments], catch_exceptions=True)
    problem = result.exception if isinstance(result.exception, RneaError) else None
    return result, problem


def test_the_command_prints_readable_tables(file):
    result, _ = run("puma560", file, "--payload", "0,2.5", "--motors", "small_dc")
    assert result.exit_code == 0, result.output
    for text in ("No payload", "Payload 2.5 kg", "joint6", "RE 50 200 W, 24 V", "tilting N m"):
        assert text in result.output
    assert "An RMS torque above the rated one may still fit" in result.output


def test_an_rms_torque_above_the_rated_one_fits_by_the_motors_own_friction():
    # slowly round, all torque is friction: RMS = load + coulomb, between rated and rated + coulomb
    motor = Motor(0.05, 1.0, rated_torque=0.1, coulomb=0.02)
    t = np.linspace(0, 1, 101)
    still = np.zeros_like(t)
    motion = JointMotion("joint1", t, still + 1.0, still, still + 0.095, 0.0)
    rating = rate(motor, Gear(), motion)
    assert rating.rms_torque == pytest.approx(0.115)
    assert rating.rms_torque > motor.rated_torque
    assert rating.thermal == pytest.approx((0.115 / 0.12) ** 2)
    assert rating.fits


def test_json_has_every_number(file, arm, pick_and_place):
    result, _ = run("puma560", file, "--payload", "2.5", "--json", "--motors", "small_dc")
    facts = json.loads(result.stdout)
    one = facts["payloads"][0]
    tau = arm.with_payload(mass=2.5).inverse_dynamics(*states(pick_and_place)[1:])
    assert one["payload"] == 2.5
    assert one["joints"][0]["peak_torque"] == pytest.approx(np.abs(tau[:, 0]).max(), rel=1e-9)
    assert {"fits", "ratio", "thermal", "rms_torque"} <= set(one["candidates"]["joint1"][0])
    assert one["bearings"][1]["radial"]["peak"] > 200


@pytest.mark.parametrize("suffix", ["html", "md"])
def test_reports_are_written_whole(file, tmp_path, suffix):
    target = tmp_path / f"report.{suffix}"
    result, _ = run("puma560", file, "-o", str(target), "--motors", "small_dc")
    assert result.exit_code == 0, result.output
    text = target.read_text()
    assert "What bearings and guides carry" in text
    assert "hash" in text
    if suffix == "html":
        assert text.endswith("</body></html>\n")
        assert "<script" not in text


MOTOR_LINE = 'motor = { name = "<M>", torque_constant = 0.1, resistance = 1.0, inertia = 1e-4 }'


def two_motors(second=MOTOR_LINE):
    link = "[[links]]\nmass = 1.0\na = 0.3\n"
    head = 'format = 1\nname = "two"\nconvention = "standard"\n'
    return f"{head}{link}{MOTOR_LINE}\ngear = {{ ratio = 20 }}\n{link}{second}\n"


def two_joint_file(tmp_path):
    t = np.linspace(0, 1, 50)
    rows = np.stack([t, t, t * 0, 1 + 0 * t, 0 * t, 0 * t, 0 * t], -1)
    path = tmp_path / "m.csv"
    header = "t,q_joint1,q_joint2,qd_joint1,qd_joint2,qdd_joint1,qdd_joint2"
    path.write_text(header + "\n" + "\n".join(",".join(map(repr, map(float, r))) for r in rows))
    return str(path)


def test_the_robots_own_motors_are_rated(tmp_path):
    robot = tmp_path / "two.toml"
    robot.write_text(two_motors())
    report = tmp_path / "report.html"
    result, _ = run(str(robot), two_joint_file(tmp_path), "-o", str(report))
    assert result.exit_code == 0, result.output
    # a name is text, never markup
    assert "&lt;M&gt;" in report.read_text()
    assert "<M>" not in report.read_text()
    result, _ = run(str(robot), two_joint_file(tmp_path))
    assert "The robot's own motors" in result.output
    assert "no limits known" in result.output


@pytest.mark.filterwarnings("ignore:.* are these millimetres")
def test_warnings_of_check_are_mentioned(tmp_path):
    robot = tmp_path / "two.toml"
    # a link of 1 kg whose centre of mass is a kilometre away
    robot.write_text(two_motors().replace("mass = 1.0", "mass = 1.0\ncom = [1000, 0, 0]", 1))
    result, _ = run(str(robot), two_joint_file(tmp_path), "--json")
    (line,) = (x for x in json.loads(result.stdout)["about"] if x.startswith("rnea check"))
    assert f"rnea check {robot.name} finds 2 warnings" in line
    named = line.split("choose: ")[1].split(", ")
    assert sorted(named) == ["com-outside (link1)", "unit-length (link1)"]
    shown, _ = run(str(robot), two_joint_file(tmp_path), "--motors", "servo")
    unconfirmed = "servo were not checked against the makers' sheets"
    assert shown.stdout.count("rnea check") == 0
    assert shown.stderr.count("rnea check") == 1
    assert unconfirmed in " ".join(shown.stdout.split())
    result, _ = run("planar_2r", two_joint_file(tmp_path), "--json")
    assert not any(x.startswith("rnea check") for x in json.loads(result.stdout)["about"])


def test_show_tells_of_motors_and_friction(tmp_path):
    robot = tmp_path / "two.toml"
    friction = "friction = { coulomb = 1, static = 2, stribeck = 0.1, ripple = [[0.5, 3, 0]] }"
    limited = two_motors().replace("ratio = 20", 'ratio = 20, name = "G", peak_torque = 321.5')
    robot.write_text(limited + friction)
    result = CliRunner().invoke(app, ["show", str(robot)])
    for text in ("Further friction", "0.5 cos(3 q + 0)", "Motors and gears", "<M>", "321.5"):
        assert text in result.output
    robot.write_text(two_motors())
    assert "Limits of gears" not in CliRunner().invoke(app, ["show", str(robot)]).output


def test_a_joint_without_its_motor_is_named(tmp_path):
    robot = tmp_path / "two.toml"
    robot.write_text(two_motors(second=""))
    result, _ = run(str(robot), two_joint_file(tmp_path))
    assert result.exit_code == 0
    assert "The robot's file has no motor for joint2" in " ".join(result.output.split())
    result, _ = run(str(robot), two_joint_file(tmp_path), "--motors", "small_dc")
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--motors", "big_ac"), "no file of motors 'big_ac'. Shipped catalogues: servo, small_dc"),
        (("--payload", "-1"), "a mass must not be negative"),
        (("--payload", "1,,2"), "--payload: a number is missing"),
        (("--payload", "nan"), "--payload"),
        (("--efficiency", "0.8"), "--efficiency is about motors to choose from: add --motors"),
        (("--most-ratio", "50"), "--most-ratio is about motors to choose from: add --motors"),
        (("--keep-gears",), "--keep-gears is about motors to choose from: add --motors"),
        (
            ("--motors", "small_dc", "--efficiency", "1.5"),
            "--efficiency must be above 0 and at most 1 (got 1.5)",
        ),
        (("--motors", "small_dc", "--most-ratio", "0"), "--most-ratio must be at least 1"),
        (("--payload", "1", "--payload-at", "1,2"), "--payload-at needs 3 numbers, got 2"),
        (("-o", "report.txt"), "unknown ending .txt. Legal: .html, .htm, .pdf, .md"),
        (("--dwell", "-1"), "a dwell is a time in s, not negative (got -1)"),
        (("--dwell", "nan"), "a dwell is a time in s"),
        (("--gearboxes", "planetary"), "--gearboxes are chosen together with motors"),
        (
            ("--motors", "servo", "--gearboxes", "planetary", "--keep-gears"),
            "--keep-gears keeps the joints' own gears",
        ),
        (
            ("--motors", "servo", "--gearboxes", "planetary", "--efficiency", "0.8"),
            "--efficiency is for gears without a catalogue",
        ),
        (
            ("--motors", "servo", "--gearboxes", "worm"),
            "no file of gearboxes 'worm'. Shipped catalogues: cycloidal, planetary, strain_wave",
        ),
        (
            ("--motors", "servo", "--gearboxes", "strain_wave", "--most-ratio", "20"),
            "no gearbox has a ratio of at most 20; the smallest is 30",
        ),
    ],
)
def test_bad_options_are_refused(file, options, message):
    _, problem = run("puma560", file, *options)
    assert message in str(problem)


def test_a_motion_without_rows_is_refused(arm):
    empty = np.zeros((0, 6))
    with pytest.raises(InputError, match="no rows"):
        size(arm, np.zeros(0), empty, empty, empty)


def test_a_motion_of_one_row_is_a_hold(arm):
    q = np.array([PICK], dtype=float)
    none = np.zeros((1, 6))
    (held,) = size(arm, np.zeros(1), q, none, none, [Motor(0.1, 1.0, rated_torque=1.0)])
    assert held.demands[1].rms_torque == held.demands[1].peak_torque
    assert sizing_facts(held)["candidates"]["joint2"][0]["best_ratio"] is None
