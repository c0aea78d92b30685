"""Elastic joints and backlash in simulations: closed forms, energy, an independent integration."""

import json
from dataclasses import replace

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from typer.testing import CliRunner

import rnea
from rnea import DHLink, Gear, InputError, RneaError, Robot
from rnea.apps.simulate.control.elastic_gears import LOOSE
from rnea.cli.app import app
from rnea.cli.options.values import UsageError
from rnea.describe import Mimic
from rnea.drive import transmitted_torque
from rnea.simulate import Gears
from support.tiers import sample_cases

G = 9.81


def one_joint(M=2.0, J=0.5, *, k=1000.0, c=0.0, play=0.0, ratio=10.0, lever=0.0, **more):
    """A link of inertia M behind a motor of inertia J (joint side); its weight has a lever."""
    gear = Gear(ratio=ratio, inertia=J / ratio**2, stiffness=k, damping=c, backlash=play)
    own = np.eye(3) * (M - lever**2)
    row = DHLink(mass=1.0, com=(lever, 0, 0), inertia=own, gear=gear, **more)
    # q = 0: level, so that the weight turns it by -lever g cos q
    return Robot.from_dh([row], "standard").with_base(rpy=(np.pi / 2, 0, 0))


def twist_of(run):
    return run.motor_q - run.q


# ---- two inertias --------------------------------------------------------------------------------


@sample_cases(2)
@pytest.mark.parametrize(("M", "J"), [(2.0, 0.5), (2.0, 2.0), (0.1, 10.0), (30.0, 0.02)])
@pytest.mark.parametrize("ratio", [1.0, -80.0])
def test_two_inertias_swing_at_the_root_of_k_over_the_reduced_inertia(M, J, ratio):
    k = 1000.0
    w = np.sqrt(k * (1 / J + 1 / M))
    period = 2 * np.pi / w
    arm = one_joint(M, J, k=k, ratio=ratio)
    run = arm.simulate(
        [0.3], duration=10 * period, step=period / 100, drive="elastic", q_motor=[0.301]
    )
    twist = twist_of(run)[:, 0]
    passes = np.flatnonzero(twist[:-1] * twist[1:] < 0)
    share = twist[passes] / (twist[passes] - twist[passes + 1])
    times = run.t[passes] + share * run.step
    measured = np.pi * (len(times) - 1) / (times[-1] - times[0])
    assert measured == pytest.approx(w, rel=1e-6)
    np.testing.assert_allclose(twist, 0.001 * np.cos(w * run.t), atol=1e-8)
    # nothing from outside: the common centre of inertia stands still
    centre = (M * run.q + J * run.motor_q)[:, 0] / (M + J)
    np.testing.assert_allclose(centre, centre[0], atol=1e-14)
    balance = run.energy_balance()
    # Runge-Kutta's step shrinks a swinging by (w h)^6 / 144, and that is all that is missing
    shrinks = (w * run.step) ** 6 / 144 * (len(run) - 1)
    assert balance.open == pytest.approx(2 * shrinks * balance.scale, rel=0.01)


@pytest.mark.parametrize("c", [2.0, 10.0])
def test_the_swinging_decays_as_the_damper_says(c):
    k, M, J = 1000.0, 2.0, 0.5
    both = 1 / M + 1 / J
    w, zeta = np.sqrt(k * both), c / 2 * np.sqrt(both / k)
    wd = w * np.sqrt(1 - zeta**2)
    run = one_joint(M, J, k=k, c=c).simulate([0.0], duration=1, drive="elastic", q_motor=[0.01])
    fading = np.exp(-zeta * w * run.t)
    closed = 0.01 * fading * (np.cos(wd * run.t) + zeta * w / wd * np.sin(wd * run.t))
    np.testing.assert_allclose(twist_of(run)[:, 0], closed, atol=2e-8)
    # all that is gone went into the damper
    lost = run.energy[0] - run.energy[-1]
    assert run.gears[-1] == pytest.approx(lost, rel=1e-5)
    assert np.all(np.diff(run.gears) >= 0)


def test_a_gear_is_wound_up_by_the_weight_over_its_stiffness():
    lever, k = 0.4, 800.0
    arm = one_joint(2.0, 0.5, k=k, c=30.0, lever=lever, friction={"coulomb": 900, "side": "motor"})
    # the motor is held by its own friction; the joint swings until it hangs in the spring
    run = arm.simulate([0.2], duration=4, step=2e-3, drive="elastic")
    assert np.all(run.motor_q == 0.2)
    q = run.q[-1, 0]
    weight = G * lever * np.cos(q)
    assert 0.2 - q == pytest.approx(weight / k, rel=1e-9)
    assert run.transmitted[-1, 0] == pytest.approx(weight, rel=1e-9)
    assert not run.held.any()


@pytest.mark.parametrize("play", [0.0, 0.02])
def test_balanced_motors_stand_where_the_weight_is_carried(play):
    lever, k = 0.4, 800.0
    arm = one_joint(k=k, c=5.0, play=play, lever=lever)
    weight = G * lever * np.cos(0.7)
    start = {"drive": "elastic", "q_motor": "balanced", "torque": [weight]}
    run = arm.simulate([0.7], duration=1, **start)
    np.testing.assert_allclose(twist_of(run), play / 2 + weight / k, rtol=1e-10)
    np.testing.assert_allclose(run.q, 0.7, rtol=1e-12)


def test_a_stiff_gear_moves_like_a_rigid_one():
    def push(t):
        return np.array([6 * np.cos(3 * t)])

    options = {"duration": 0.5, "step": 0.01, "method": "dop853", "torque": push}
    rigid = one_joint(lever=0.4, c=0.5).simulate([0.2], **options)
    errors = []
    for k in (1e4, 1e5, 1e6):
        arm = one_joint(lever=0.4, k=k, c=0.5)
        run = arm.simulate([0.2], drive="elastic", q_motor="balanced", **options)
        errors.append(np.abs(run.q - rigid.q).max())
    assert rigid.motor_q is rigid.motor_qd is rigid.transmitted is None
    # of first order in 1/k
    assert errors[-1] < 1e-6
    np.testing.assert_allclose(np.divide(errors[:-1], errors[1:]), 10, rtol=0.2)


# ---- play ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["rk4", "midpoint", "dop853"])
def test_a_reversing_motor_crosses_the_play_while_the_joint_stands_still(method):
    J, k, play, v = 0.5, 2e4, 0.03, 0.4
    arm = one_joint(J=J, k=k, play=play, friction={"coulomb": 100.0})
    # from the forward edge onto the teeth of a joint that its friction holds, and back
    run = arm.simulate(
        [0.1], duration=0.12, drive="elastic", q_motor=[0.1 + play / 2], qd_motor=[v], method=method
    )
    assert np.all(run.q == 0.1)
    touched = [(t, what) for t, what in run.events if "teeth" in what]
    words = [what.partition("teeth ")[2] for _, what in touched]
    assert words[:3] == ["touch, forward", "come free", "touch, backward"]
    times = [t for t, _ in touched]
    assert times[0] == pytest.approx(0, abs=1e-12)
    # half a swing of the motor on its spring
    assert times[1] == pytest.approx(np.pi * np.sqrt(J / k), abs=2e-6 if method == "rk4" else 2e-4)
    crossing = (run.t > times[1]) & (run.t < times[2])
    back = run.motor_qd[crossing][0, 0]
    assert back == pytest.approx(-v, rel=1e-5)
    assert np.all(run.motor_qd[crossing] == back)
    assert times[2] - times[1] == pytest.approx(play / -back, rel=1e-9)
    assert np.all(run.transmitted[crossing] == 0)


def test_a_motor_at_rest_in_the_play_transmits_exactly_nothing():
    arm = one_joint(play=0.02)
    run = arm.simulate([0.5], duration=1, drive="elastic", q_motor=[0.509])
    assert np.all(run.transmitted == 0)
    assert np.all(run.q == 0.5)
    assert np.all(run.motor_q == 0.509)
    assert not run.events
    # and so does one that drifts across it
    run = arm.simulate([0.5], duration=1, drive="elastic", q_motor=[0.491], qd_motor=[0.017])
    assert np.all(run.transmitted == 0)
    assert np.all(run.q == 0.5)


def rattling(method, step, c):
    def shake(t):
        return np.array([3 * np.cos(9 * t) + 0.5])

    arm = one_joint(k=3000.0, c=c, play=0.01)
    return arm.simulate([0.0], duration=1, step=step, method=method, drive="elastic", torque=shake)


# of the energy that goes to and fro; the midpoint rule keeps the balance of springs and dampers
CLOSES = {"rk4": 2e-6, "midpoint": 1e-13, "dop853": 1e-8}


@sample_cases(2)
@pytest.mark.parametrize("c", [0.0, 4.0, 60.0])
@pytest.mark.parametrize("method", CLOSES)
def test_rattling_loses_no_energy_but_in_the_damper(method, c):
    run = rattling(method, 1e-3, c)
    balance = run.energy_balance()
    assert abs(balance.open) < CLOSES[method] * balance.scale
    assert sum("touch" in what for _, what in run.events) > 2
    # teeth push and never pull; dampers take and never give
    assert np.all(run.transmitted * twist_of(run) >= 0)
    assert np.all(np.diff(run.gears) >= 0)
    assert (run.gears[-1] > 1e-3) == (c > 0)
    if method == "rk4":
        # events are located, so play does not cost the order
        coarse = rattling(method, 4e-3, c).energy_balance()
        assert abs(balance.open) < abs(coarse.open) / 200


def test_the_phases_add_up_to_the_law_of_the_gear():
    rng = np.random.default_rng(4)
    k, c, play = rng.uniform(10, 100, 50), rng.uniform(0, 5, 50), rng.uniform(0.1, 0.2, 50)
    gears = Gears(50, np.arange(50), k, c, play, np.ones(50))
    seen = set()
    for _ in range(40):
        q, qd = rng.normal(0, 0.1, 100), rng.normal(0, 1, 100)
        flanks = gears.flanks(q, qd)
        seen |= set(flanks)
        twist, rate = gears.twist(q), gears.twist(qd)
        rows = zip(k, c, twist, rate, play, strict=True)
        law = [float(transmitted_torque(*row)) for row in rows]
        tau, lost = gears.through(flanks, q, qd)
        np.testing.assert_allclose(tau, law, rtol=1e-12, atol=1e-13)
        # what goes in and is not stored; the spring's power by a difference of its energy
        by = 1e-7
        stored = (gears.energy(q + qd * by) - gears.energy(q - qd * by)) / (2 * by)
        assert lost == pytest.approx(tau @ rate - stored, rel=1e-6)
        assert np.all(gears.guards(flanks, q, qd) >= 0)
        # any other way to stand on this side is seen to be wrong
        side = np.sign(twist)
        for other in (side, side * LOOSE, side * 0):
            wrong = (flanks != other) & (flanks != 0)
            assert np.all(gears.guards(other, q, qd)[wrong] <= 0)
    assert seen == {-1.0, -LOOSE, 0.0, LOOSE, 1.0}


def test_a_hit_at_a_stop_reaches_the_motor_through_the_gear_only():
    M, J, k = 2.0, 0.5, 5000.0
    arm = one_joint(M, J, k=k, limits={"position": (-1.0, 0.2003)})
    run = arm.simulate([0.0], [1.0], duration=0.4, step=5e-4, drive="elastic", stops=True)
    hit = next(t for t, what in run.events if "hits" in what)
    assert hit == pytest.approx(0.2003, abs=1e-9)
    # the joint's own energy is lost there, the motor's goes into the spring and comes back
    assert run.stops[-1] == pytest.approx(M / 2, rel=1e-6)
    leaves = next(t for t, what in run.events if "breaks away" in what)
    assert leaves - hit == pytest.approx(np.pi * np.sqrt(J / k), abs=1e-6)
    assert abs(run.energy_balance().open) < 1e-6


# ---- a robot -------------------------------------------------------------------------------------

TWO = {"m": (1.0, 0.6), "l": (0.5, 0.4), "rotor": (0.3, 0.08)}


def two_rods(k, c, play, rubs=0.0, first=None):
    rows = []
    for i, (m, length, rotor) in enumerate(zip(TWO["m"], TWO["l"], TWO["rotor"], strict=True)):
        inertia = m * length**2 / 12 * np.diag([1e-3, 1, 1])
        gear = {"ratio": 20, "inertia": rotor / 400}
        if i == 1 or first:
            gear |= first or {"stiffness": k, "damping": c, "backlash": play}
        friction = {"viscous": rubs / 400, "side": "motor"} if i else {"viscous": rubs}
        common = {"a": length, "mass": m, "com": (-length / 2, 0, 0), "inertia": inertia}
        rows.append(DHLink(**common, gear=gear, friction=friction))
    return Robot.from_dh(rows, "standard").with_base(rpy=(np.pi / 2, 0, 0))


def by_hand(k, c, play, rubs, push):
    """Lagrange's equations of two rods from the horizontal, the second behind a spring with play.

    y = a, b, th, their rates: a of the first rod, b = a + q2 of the second, th of its motor.
    """
    (m1, m2), (l1, l2), (R1, R2) = TWO["m"], TWO["l"], TWO["rotor"]
    P, R, K = (m1 / 3 + m2) * l1**2, m2 * l2**2 / 3, m2 * l1 * l2 / 2

    def rates(t, y):
        a, q2, th, ad, qd2, thd = y
        b, bd = a + q2, ad + qd2
        u1, u2 = push(t)
        twist, rate = th - q2, thd - qd2
        if play == 0:
            tau = k * twist + c * rate
        elif twist > play / 2:
            tau = max(0.0, k * (twist - play / 2) + c * rate)
        elif twist < -play / 2:
            tau = min(0.0, k * (twist + play / 2) + c * rate)
        else:
            tau = 0.0
        cos, sin = np.cos(a - b), np.sin(a - b)
        # joint 1 pushes rod 1 from the ground, joint 2 pushes rod 2 from rod 1; rotor 1 is rigid
        right = [
            -K * sin * bd**2 - (m1 / 2 + m2) * G * l1 * np.cos(a) + u1 - rubs * ad - tau,
            K * sin * ad**2 - m2 * G * l2 / 2 * np.cos(b) + tau,
        ]
        add, bdd = np.linalg.solve([[P + R1, K * cos], [K * cos, R]], right)
        return [ad, qd2, thd, add, bdd - add, (u2 - rubs * thd - tau) / R2]

    return rates


@sample_cases(1)
@pytest.mark.parametrize(("play", "near"), [(0.0, 1e-9), (0.03, 2e-7)])
def test_two_rods_with_one_elastic_joint_move_as_the_equations_by_hand(play, near):
    k, c, rubs = 400.0, 0.8, 0.05

    def push(t):
        return np.array([5 + np.cos(4 * t), 1.2 * np.cos(7 * t)])

    arm = two_rods(k, c, play, rubs)
    options = {"step": 0.05, "method": "dop853", "rtol": 1e-11, "atol": 1e-13, "torque": push}
    run = arm.simulate([0.4, -0.3], duration=2, drive="elastic", q_motor=[9.9, -0.29], **options)
    start = [0.4, -0.3, -0.29, 0, 0, 0]
    with_steps = {"rtol": 1e-11, "atol": 1e-13, "max_step": 2e-3 if play else np.inf}
    theirs = solve_ivp(
        by_hand(k, c, play, rubs, push), (0, 2), start, "DOP853", run.t, **with_steps
    )
    np.testing.assert_allclose(run.q, theirs.y[:2].T, atol=near)
    np.testing.assert_allclose(run.motor_q[:, 1], theirs.y[2], atol=near)
    np.testing.assert_allclose(run.motor_qd[:, 1], theirs.y[5], atol=100 * near)
    # the first motor goes with its joint
    assert np.array_equal(run.motor_q[:, 0], run.q[:, 0])
    assert abs(run.energy_balance().open) < 1e-8
    fixed = arm.simulate(
        [0.4, -0.3], duration=2, step=5e-4, drive="elastic", q_motor=[0, -0.29], torque=push
    )
    np.testing.assert_allclose(fixed.q[::100], run.q, atol=1e-6)


def test_a_run_is_of_the_joints_and_can_be_written_and_shown():
    arm = one_joint()
    run = arm.simulate([0.1], duration=0.01, drive="elastic")
    assert run.joint_names == run.trajectory().joint_names == arm.joint_names
    assert run._repr_html_().count("<tr>") == 2


def test_two_elastic_joints_conserve_energy():
    arm = two_rods(0, 0, 0, first={"stiffness": 500.0})
    run = arm.simulate([0.4, -0.3], [1.0, -2.0], duration=2, step=5e-4, drive="elastic")
    assert run.elastic.max() > 0.01
    np.testing.assert_allclose(run.energy, run.energy[0], atol=1e-7)


# ---- controllers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["motor", "joint"])
def test_controllers_see_the_side_that_has_the_encoder(side):
    lever, k, kp = 0.4, 800.0, 300.0
    arm = one_joint(k=k, c=20.0, lever=lever)
    run = arm.simulate(
        [0.0],
        duration=5,
        step=2e-3,
        drive="elastic",
        controller="pd",
        kp=kp,
        kd=40.0,
        encoder_side=side,
    )
    q, theta = run.q[-1, 0], run.motor_q[-1, 0]
    weight = G * lever * np.cos(q)
    assert theta - q == pytest.approx(weight / k, rel=1e-6)
    assert {"motor": theta, "joint": q}[side] == pytest.approx(-weight / kp, rel=1e-6)


def test_sampled_encoders_count_at_the_motor_and_limits_hold_there():
    arm = one_joint(k=3e3, c=20.0, lever=0.4, limits={"effort": 3.0})
    options = {"controller": "pd", "kp": 300.0, "kd": 40.0, "sampling": 2e-3, "encoder": 1e-3}
    run = arm.simulate([0.3], duration=0.5, drive="elastic", q_motor=[0.3004], **options)
    assert np.abs(run.tau).max() == 3.0
    # the controller holds where it starts, and the count nearest to the motor is there
    assert run.tau[0, 0] == pytest.approx(0.0, abs=1e-9)


@sample_cases(2)
@pytest.mark.parametrize("friction", ["set", "viscous", "off", "lugre"])
def test_every_friction_goes_with_elastic_gears(friction):
    arm = one_joint(k=500.0, friction={"viscous": 0.01, "coulomb": 0.05, "side": "motor"})
    run = arm.simulate(
        [0.0], duration=0.5, step=2e-4, drive="elastic", torque=[2], friction=friction
    )
    balance = run.energy_balance()
    # LuGre's bristles keep a little that they do not tell of
    assert abs(balance.open) < 1e-5 * balance.scale
    assert (balance.friction > 0) == (friction != "off")
    if friction == "lugre":
        assert run.bristles.shape == run.q.shape
        assert np.abs(run.bristles).max() > 0


# ---- steps and bad input -------------------------------------------------------------------------


def test_a_step_too_long_for_the_gear_is_refused_with_one_that_would_do():
    arm = one_joint(2.0, 0.5, k=1e6)
    fast = np.sqrt(1e6 * 2.5)
    with pytest.raises(InputError) as caught:
        arm.simulate([0.0], duration=1, step=0.01, drive="elastic")
    said = str(caught.value)
    assert f"the gear of joint 'joint1' swings at {fast:.3g} rad/s" in said
    # Runge-Kutta stands 2.83 rad a step
    advice = float(said.partition("A step of ")[2].split()[0])
    assert 0.9 < advice * fast / np.sqrt(8) <= 1.02
    run = arm.simulate([0.0], duration=advice * 10, step=advice, drive="elastic")
    assert "swings with a period" in run.notes[0]
    # a twentieth of 2 pi / fast, rounded down: taken at its word, the note has nothing to add
    advice = float(run.notes[0].partition("a coarse part: ")[2].split()[0])
    assert 0.95 < advice * fast / (2 * np.pi / 20) <= 1
    fine = arm.simulate([0.0], duration=advice * 50, step=advice, drive="elastic")
    assert not fine.notes


def robot_with(**gear):
    return Robot.from_dh([DHLink(mass=1, inertia=np.eye(3), gear=gear)], "standard")


@pytest.mark.parametrize(
    ("make", "options", "said"),
    [
        (lambda: rnea.load("puma560"), {}, r"no elastic joint.*gear = \{.*stiffness = 1e4"),
        (lambda: robot_with(backlash=0.1, inertia=1), {}, "'joint1' has a backlash, which needs"),
        (lambda: robot_with(stiffness=10.0), {}, "'joint1' is elastic but nothing turns.*inertia"),
        (lambda: one_joint(), {"drive": "flexible"}, "unknown drive 'flexible'. Legal: rigid, ela"),
        (lambda: one_joint(), {"encoder_side": "link"}, "side of the encoders 'link'. Legal: moto"),
        (lambda: one_joint(), {"q_motor": "wound"}, "start of the motors 'wound'. Legal: balanced"),
        (lambda: one_joint(), {"q_motor": [1, 2]}, "q_motor needs 1 numbers"),
        (lambda: one_joint(), {"drive": "rigid", "q_motor": [0.0]}, "belong to drive='elastic'"),
        (lambda: robot_with(stiffness=-1.0), {}, "stiffness: must be above zero"),
        (lambda: robot_with(stiffness=1.0, backlash=-0.1), {}, "backlash: must not be negative"),
    ],
)
def test_what_cannot_be_simulated_is_refused_by_name(make, options, said):
    def simulated():
        arm = make()
        arm.simulate(np.zeros(arm.n), duration=0.1, **({"drive": "elastic"} | options))

    with pytest.raises(RneaError, match=said):
        simulated()


def test_a_joint_that_follows_another_cannot_be_elastic():
    two = two_rods(100.0, 0.0, 0.0).to_tree()
    first, second = two.description.structure.joints[:2]
    follows = replace(second, mimic=Mimic(first.name, 0.5, 0.0))
    joints = (first, follows, *two.description.structure.joints[2:])
    structure = replace(two.description.structure, joints=joints)
    arm = Robot(replace(two.description, structure=structure))
    with pytest.raises(InputError, match=f"'{second.name}' follows joint '{first.name}'"):
        arm.simulate([0.0], duration=0.1, drive="elastic")


FILE = """
format = 1
name = "geared"
convention = "standard"
gravity = [0, -9.81, 0]
source = "made up"
licence = "CC0-1.0"
[[links]]
a = 0.5
mass = 2.0
com = [-0.25, 0, 0]
inertia = { ixx = 0.01, iyy = 0.05, izz = 0.05 }
gear = { ratio = 50, inertia = 1e-4, stiffness = 2000, damping = 5, backlash = 0.002 }
[[links]]
a = 0.5
mass = 1.0
com = [-0.25, 0, 0]
inertia = { ixx = 0.01, iyy = 0.05, izz = 0.05 }
gear = { ratio = 50, inertia = 1e-4, backlash = 0.001 }
"""


def test_the_command_simulates_elastic_joints(tmp_path):
    path = tmp_path / "arm.toml"
    path.write_text(FILE)
    call = ["simulate", str(path), "--duration", "0.2", "--drive", "elastic"]
    result = CliRunner().invoke(app, [*call, "--q-motor", "balanced", "--json"])
    assert result.exit_code == 0, result.output
    facts = json.loads(result.stdout)
    assert facts["final"]["q_motor"][0] != facts["final"]["q"][0]
    assert facts["final"]["q_motor"][1] == facts["final"]["q"][1]
    assert facts["energy_balance"]["gears"] >= 0
    assert "'joint2' has a backlash but no stiffness" in facts["notes"][0]
    shown = CliRunner().invoke(app, [*call, "--q-motor", "0.001,0"])
    assert "stored in elastic gears" in shown.stdout
    for wrong in (
        [*call, "--samples", "3"],
        ["simulate", str(path), "--q-motor", "balanced"],
    ):
        refused = CliRunner().invoke(app, wrong)
        assert isinstance(refused.exception, UsageError)
