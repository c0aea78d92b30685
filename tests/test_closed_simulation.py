"""Robots with loops in time: closed forms, energy, closure, dead centres, friction and motors."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import rnea
from rnea import InputError, SimulationError
from rnea.describe import Friction, Limits, Tree
from support import command
from support.closed_forms import MECHANISMS, mechanism
from support.closed_forms.digits import mp, vector
from support.tiers import sample_cases

CLOSED = tuple(MECHANISMS)


def changed(name, joints=None, **closures):
    """A mechanism of the catalogue with other entries of some joints, or independent ones."""
    description = rnea.load(name).description
    tree = description.structure
    own = [replace(joint, **(joints or {}).get(joint.name, {})) for joint in tree.joints]
    said = replace(description.closures, **closures)
    return rnea.Robot(replace(description, structure=Tree(tree.links, tuple(own)), closures=said))


def rubbing(name, joint, coulomb=0.0, **numbers):
    friction = Friction(coulomb=(coulomb, coulomb), **numbers)
    return changed(name, {joint: {"friction": friction}})


def largest_gap(arm, run):
    return max(
        size for q in run.q[:: max(1, len(run) // 20)] for size, _ in arm.loop_gap(q).values()
    )


@pytest.mark.parametrize(("name", "speed"), [("four_bar", 14.0), ("slider_crank", 40.0)])
def test_a_crank_needs_the_time_that_its_energy_says(name, speed):
    """t = ∫ du / ud, with ud from kinetic and potential energy in closed form."""
    arm, form = rnea.load(name), mechanism(name)
    run = arm.simulate(arm.neutral, [speed], duration=0.25, step=2.5e-4, friction="off")
    start, end = run.q[0, 0], run.q[-1, 0]
    one = vector(1)
    (kinetic, potential), inertia = form.energies(vector(start), one * speed), mp.mpf(0)
    energy = kinetic + potential
    nodes, weights = np.polynomial.legendre.leggauss(60)
    total = mp.mpf(0)
    for x, w in zip(nodes, weights, strict=True):
        inertia, height = form.energies(vector((start + end) / 2 + (end - start) / 2 * x), one)
        total += mp.mpf(w) / mp.sqrt((energy - height) / inertia)
    assert abs(end - start) > 3
    assert float(total * (end - start) / 2) == pytest.approx(run.t[-1], abs=2e-9)


def own_columns(arm):
    return [arm.model.names("q").index(x) for x in arm.model.names("qd")]


def test_the_motion_is_that_of_the_reduced_equations():
    """Virtual work on closed-form kinematics, solved for accelerations and integrated by scipy."""
    arm, form, n = rnea.load("planar_5r"), mechanism("planar_5r"), 2
    columns, rates, torque = own_columns(arm), [0.8, -0.5], np.array([0.5, -0.4])

    def rate(t, y):
        u, ud = (vector(*part) for part in np.split(y, 2))
        none = ud * 0
        at_rest = form.virtual_work(u, none, none)
        M = [form.virtual_work(u, none, vector(*e)) - at_rest for e in np.eye(n)]
        h = form.virtual_work(u, ud, none)
        forces = torque - np.array(h, dtype=float)
        return np.concatenate([y[n:], np.linalg.solve(np.array(M, dtype=float).T, forces)])

    start = np.concatenate([arm.neutral[columns], rates])
    truth = solve_ivp(rate, (0, 0.03), start, method="DOP853", rtol=1e-7, atol=1e-9).y[:, -1]
    run = arm.simulate(arm.neutral, rates, duration=0.03, torque=torque, friction="off")
    np.testing.assert_allclose(run.q[-1][columns], truth[:n], atol=1e-9)
    np.testing.assert_allclose(run.qd[-1], truth[n:], atol=1e-8)


@pytest.mark.parametrize("name", ["delta", "palletizer"])
def test_the_motion_keeps_the_reduced_equations(name):
    """At the end accelerations need the torque given, by virtual work on closed-form kinematics;
    and speeds and positions are their integrals, by Simpson's rule."""
    arm, form = rnea.load(name), mechanism(name)
    torque, columns = np.linspace(0.5, -0.4, arm.n), own_columns(arm)
    rates = np.linspace(1.0, -0.6, arm.n)
    run = arm.simulate(arm.neutral, rates, duration=0.01, torque=torque, friction="off")
    at = [0, 5, 10]
    states = (run.q[-1][columns], run.qd[-1], run.qdd[-1])
    needed = form.virtual_work(*(vector(*x) for x in states))
    scale = max(1.0, np.abs(arm.gravity_torque(run.q[-1])).max())
    np.testing.assert_allclose(np.array(needed, dtype=float), torque, atol=1e-10 * scale)
    weights = np.array([1, 4, 1]) / 6 * 0.01
    np.testing.assert_allclose(weights @ run.qdd[at], run.qd[-1] - run.qd[0], atol=2e-8)
    moved = run.q[-1][columns] - run.q[0][columns]
    np.testing.assert_allclose(weights @ run.qd[at], moved, atol=1e-9)


@pytest.mark.parametrize("name", CLOSED)
def test_loops_stay_closed_and_energy_stays(name):
    arm = rnea.load(name)
    run = arm.simulate(arm.neutral, np.full(arm.n, 0.3), duration=0.1, friction="off")
    assert largest_gap(arm, run) < 1e-13
    assert np.ptp(run.energy) < 1e-8 * np.ptp(run.kinetic)


@pytest.mark.parametrize(
    ("method", "order"), [("semi_implicit_euler", 1), ("midpoint", 2), ("rk4", 4)]
)
def test_methods_keep_their_order(method, order):
    arm = rnea.load("planar_5r")

    def end(step):
        run = arm.simulate(
            arm.neutral, [2.0, -1.0], duration=0.16, step=step, method=method, friction="off"
        )
        assert largest_gap(arm, run) < 1e-11
        return run.q[-1]

    coarse, fine, finest = (end(0.02 / 2**k) for k in range(3))
    ratio = np.abs(coarse - fine).max() / np.abs(fine - finest).max()
    assert np.log2(ratio) == pytest.approx(order, abs=0.4)


def test_the_midpoint_of_the_independent_coordinates_lets_no_energy_drift():
    arm = rnea.load("slider_crank")
    run = arm.simulate(
        arm.neutral, [25.0], duration=1.5, step=5e-3, method="midpoint", friction="off"
    )
    first, last = (
        np.abs(run.energy[part] - run.energy[0]).max() for part in (slice(100), slice(-100, None))
    )
    assert last < 1.2 * first


def test_a_dead_centre_is_named_and_what_was_computed_is_kept():
    """Driven by its rocker, a four-bar cannot go on where crank and coupler are one line."""
    arm = changed("four_bar", independent=("rocker",), actuated=("rocker",))
    for compiled in (False, True):
        with pytest.raises(SimulationError) as told:
            arm.simulate(arm.neutral, [3.0], duration=1.0, friction="off", compiled=compiled)
        for word in ("loop 'pin'", "joint 'rocker'", "singular configuration", "t = 0."):
            assert word in str(told.value)
        assert largest_gap(arm, told.value.result) < 1e-13
        assert arm.mobility(told.value.result.q[-1]).condition < 0.3
    many = arm.rollouts(arm.neutral, [3.0], duration=1.0, samples=3)
    assert np.isfinite(many.blown_up).all()


def test_a_start_that_is_open_is_refused():
    arm = rnea.load("four_bar")
    for run in (arm.simulate, arm.rollouts):
        with pytest.raises(InputError, match="mm at pin"):
            run([0.3, 0.1, 0.2], duration=0.1)


def test_friction_of_led_joints_resists_through_the_loops():
    arm = rubbing("four_bar", "rocker", viscous=0.4, coulomb=0.3, smooth=0.05, offset=0.1)
    runs = [
        arm.simulate(arm.neutral, [12.0], duration=0.3, compiled=compiled)
        for compiled in (False, True)
    ]
    np.testing.assert_allclose(runs[0].q, runs[1].q, atol=1e-11)
    balance = runs[1].energy_balance()
    # what the rocker's own speed lost
    speeds, _ = arm.joint_motion(runs[1].q, runs[1].qd, runs[1].qdd)
    v = speeds[:, 2]
    lost = np.trapezoid(v * (0.4 * v + 0.3 * np.tanh(v / 0.05) + 0.1), runs[1].t)
    assert balance.friction == pytest.approx(lost, rel=1e-3)
    assert abs(balance.open) < 1e-7 * balance.scale
    viscous = arm.simulate(arm.neutral, [12.0], duration=0.1, friction="viscous")
    assert 0 < viscous.energy_balance().friction < runs[0].friction[100]


def test_led_joints_that_would_stick_are_refused_with_the_cure():
    arm = rubbing("four_bar", "rocker", coulomb=0.3)
    with pytest.raises(InputError, match=r"'rocker' follows .*smooth.*friction='viscous'"):
        arm.simulate(arm.neutral, duration=0.1)
    assert (
        arm.simulate(arm.neutral, duration=0.01, friction="viscous").energy_balance().friction == 0
    )


def test_independent_joints_stick():
    arm = rubbing("four_bar", "crank", coulomb=6.0)
    run = arm.simulate(arm.neutral, [8.0], duration=0.3)
    assert run.held[-1].all()
    assert np.array_equal(run.q[-1], run.q[-2])
    assert any("sticks" in words for _, words in run.events)


def test_a_led_joint_at_its_limit_ends_the_run_and_says_so():
    arm = changed("four_bar", {"rocker": {"limits": Limits(position=(-1.0, 2.0))}})
    run = arm.simulate(arm.neutral, [12.0], duration=1.0, stops=True)
    assert run.t[-1] < 1.0
    assert run.q[-1, 2] == pytest.approx(2.0, abs=1e-9)
    assert "rocker reaches its upper limit of 2" in run.events[-1][1]
    beyond = rnea.load("four_bar").simulate(arm.neutral, [12.0], duration=0.1).q[-1]
    with pytest.raises(InputError, match="'rocker' starts at"):
        arm.simulate(beyond, duration=0.1, stops=True)


@sample_cases(2)
@pytest.mark.parametrize("name", CLOSED)
def test_controllers_hold_every_mechanism(name):
    """By computed torque an error dies out as (1 + w t) exp(-w t), whatever the loops are."""
    arm, w, time = rnea.load(name), 40.0, 0.05
    start = arm.integrate(arm.neutral, np.full(arm.n, 0.03))
    held = arm.neutral, np.zeros(arm.n), np.zeros(arm.n)

    def stay(t):
        return tuple(np.broadcast_to(x, (*np.shape(t), len(x))) for x in held)

    run = arm.simulate(
        start,
        duration=time,
        controller="computed_torque",
        frequency=w,
        motion=stay,
        saturation=False,
    )
    decay = (1 + w * time) * np.exp(-w * time)
    np.testing.assert_allclose(run.error[-1], run.error[0] * decay, rtol=1e-3, atol=1e-6)


def test_a_recorded_motion_is_followed_between_its_samples():
    arm = rnea.load("planar_5r")
    first = arm.simulate(
        arm.neutral, [0.3, -0.2], duration=0.1, step=0.005, controller="pd_gravity"
    )
    run = arm.simulate(
        first.q[0],
        first.qd[0],
        duration=0.1,
        controller="computed_torque",
        motion=first.trajectory(),
    )
    assert np.abs(run.error).max() < 1e-7
    assert largest_gap(arm, replace(run, q=run.wanted)) < 1e-11


def test_motors_beside_the_independent_joints_hold_the_platform():
    arm = rnea.load("gough_stewart")
    legs = arm.motor_torque(arm.neutral)
    run = arm.simulate(arm.neutral, duration=0.02, tau_motors=legs)
    assert np.abs(run.qdd).max() < 1e-9
    named = arm.simulate(
        arm.neutral,
        duration=0.02,
        tau_motors=lambda t: dict(zip(arm.motor_names, legs, strict=True)),
    )
    np.testing.assert_allclose(named.q, run.q, atol=1e-14)
    with pytest.raises(InputError, match="one per motor"):
        arm.simulate(arm.neutral, duration=0.02, tau_motors=[1.0, 2.0])
    with pytest.raises(InputError, match="has no loops"):
        rnea.load("planar_2r").simulate([0, 0], duration=0.02, tau_motors=[0.0, 0.0])


def test_a_recording_is_of_the_independent_joints():
    arm = rnea.load("planar_5r")
    run = arm.simulate(arm.neutral, [0.3, -0.2], duration=0.05)
    log = run.measured()
    assert log.joint_names == ("left", "right")
    np.testing.assert_array_equal(log.q, run.q[:, [0, 2]])
    assert any("left_elbow, right_elbow" in note for note in log.notes)


def test_a_run_is_read_back_from_its_file(tmp_path):
    """As a new user would: simulate, and ask for the torques of the file."""
    out, tau = tmp_path / "run.csv", tmp_path / "tau.csv"
    options = ("--duration", "0.1", "--controller", "pd_gravity")
    told = command.run("simulate", "planar_5r", *options, "--qd", "0.3,-0.2", "-o", out)
    assert told.returncode == 0, told.stderr
    header = next(line for line in out.read_text().splitlines() if not line.startswith("#"))
    assert header == (
        "t,q_left,q_left_elbow,q_right,q_right_elbow,qd_left,qd_right,qdd_left,qdd_right"
    )
    again = command.run("torque", "planar_5r", out, "-o", tau)
    assert again.returncode == 0, again.stderr


def test_rollouts_are_the_runs():
    arm = rnea.load("planar_5r")
    many = arm.rollouts(arm.neutral, [[0.3, 0.1], [-0.2, 0.4]], duration=0.05, torque=[0.2, -0.1])
    for k, qd in enumerate(([0.3, 0.1], [-0.2, 0.4])):
        run = arm.simulate(arm.neutral, qd, duration=0.05, torque=[0.2, -0.1], friction="off")
        np.testing.assert_allclose(many.q[k], run.q[-1], atol=1e-14)
    varied = arm.rollouts(arm.neutral, duration=0.05, samples=5, vary="state=0.01,mass=5%")
    assert all(arm.loop_gap(q)["pin"][0] < 1e-13 for q in varied.q)
