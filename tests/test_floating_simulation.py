"""Free bases and joints with several speeds in simulation: momentum, control, friction."""

import json

import numpy as np
import pinocchio as pin
import pytest
from scipy.integrate import solve_ivp

import rnea
from rnea import Gear, Wrench
from rnea.describe import (
    Description,
    Friction,
    Limits,
    LinkMass,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.errors import InputError, RneaError
from rnea.model import random_positions
from rnea.motion import Trajectory
from rnea.robot import Robot
from rnea.simulate import along, positions_of
from support import command
from support.pinocchio_robot import InPinocchioCoordinates
from support.random_robots import any_joints
from support.single_bodies import NO_GRAVITY, one_body
from support.tiers import sample_cases


def satellite(gravity=NO_GRAVITY, gear=None, limits=None):
    """A base of 20 kg with an arm of three joints."""

    def link(mass, com, *moments):
        return LinkMass(mass, com, tuple(map(tuple, np.diag(moments).tolist())))

    links = (
        TreeLink("space"),
        TreeLink("bus", link(20.0, (0.02, -0.01, 0.03), 1.2, 1.0, 0.8)),
        TreeLink("upper", link(3.0, (0.2, 0.0, 0.01), 0.01, 0.05, 0.05)),
        TreeLink("lower", link(2.0, (0.15, 0.02, 0.0), 0.01, 0.03, 0.03)),
        TreeLink("hand", link(1.0, (0.05, 0.0, 0.04), 0.004, 0.005, 0.003)),
    )
    at = [Placement(xyz) for xyz in ((0.3, 0.1, 0.2), (0.4, 0.0, 0.0), (0.3, 0.0, 0.0))]
    more = {"gear": gear, "limits": limits or Limits()}
    joints = (
        TreeJoint("base", "free", "space", "bus"),
        TreeJoint("shoulder", "revolute", "bus", "upper", at[0], (0, 0, 1), **more),
        TreeJoint("elbow", "revolute", "upper", "lower", at[1], (0, 1, 0), **more),
        TreeJoint("wrist", "revolute", "lower", "hand", at[2], (1, 0, 0), **more),
    )
    return Robot(Description("satellite", Tree(links, joints), gravity=gravity))


def momentum(robot, q, qd):
    """Linear momentum, and angular momentum about the origin, in world axes: each (N, 3)."""
    poses = robot.forward_kinematics(q)
    linear, angular = np.zeros((2, len(q), 3))
    for body in robot.model.bodies:
        X, motion = poses[body.name], robot.motion_at(body.name, q, qd, axes="world")
        to_com = X.rotation @ body.inertia.com
        v = motion.v + np.cross(motion.w, to_com)
        p = body.inertia.mass * v
        about_com = X.rotation @ body.inertia.about_com @ np.swapaxes(X.rotation, -1, -2)
        linear += p
        angular += np.cross(X.translation + to_com, p) + (about_com @ motion.w[..., None])[..., 0]
    return linear, angular


def arm_torque(t):
    return np.array([0.0] * 6 + [0.6 * np.cos(2 * t), -0.4 * np.sin(3 * t), 0.005 * np.cos(5 * t)])


START = np.array([0.1, -0.2, 0.3, 1.0, 0.0, 0.0, 0.0, 0.4, -0.7, 0.2])
DRIFT = np.array([0.1, -0.05, 0.2, 0.3, 0.1, -0.2, 0.0, 0.0, 0.0])


def test_a_satellite_whose_arm_moves_keeps_both_momenta():
    """10 s by dop853 at rtol 1e-13: 1e-12 of each; by rk4 in steps of 2 ms a hundred times that,
    which is its error of fourth order (1.3e-12 in steps of 1 ms)."""
    robot = satellite()
    exact = {"method": "dop853", "rtol": 1e-13, "atol": 1e-15, "step": 0.1}
    for options, allowed in ((exact, 1e-12), ({"method": "rk4", "step": 2e-3}, 1e-10)):
        run = robot.simulate(START, DRIFT, duration=10, torque=arm_torque, **options)
        for values in momentum(robot, run.q, run.qd):
            off = np.abs(values - values[0]).max()
            assert off < allowed * np.linalg.norm(values[0])
        balance = run.energy_balance()
        assert abs(balance.open) < allowed * balance.scale
        assert np.ptp(run.q[:, 7]) > 1


def test_the_base_turns_against_an_arm_that_was_at_rest():
    robot = satellite()
    q = robot.neutral
    torque = [0.0] * 6 + [0.3, 0.0, 0.0]
    run = robot.simulate(q, duration=0.5, torque=torque)
    assert run.qd[-1, 6] > 0.1
    assert run.qd[-1, 2] < -0.01
    for values in momentum(robot, run.q, run.qd):
        assert np.abs(values).max() < 1e-12


def test_a_satellite_moves_as_pinocchio_s_articulated_bodies_say():
    """Their accelerations, quaternion rates of our own making, and scipy, for 5 s."""
    robot = satellite()
    there = InPinocchioCoordinates(robot)

    def rates(t, y):
        q, v = y[:10], y[10:]
        x, quaternion, arm = q[:3], q[3:7] / np.linalg.norm(q[3:7]), q[7:]
        at = there.position(np.concatenate([x, quaternion, arm]))
        a = pin.aba(there.model, there.data, at, there.speeds(v), there.speeds(arm_torque(t)))
        R = pin.Quaternion(quaternion[0], *quaternion[1:]).toRotationMatrix()
        s, u, w = q[3], q[4:7], v[:3]
        turning = [-u @ w / 2, *((s * w + np.cross(u, w)) / 2)]
        return np.concatenate([R @ v[3:6], turning, v[6:], there.back(a)])

    start = np.concatenate([START, DRIFT])
    end = solve_ivp(rates, (0, 5), start, method="DOP853", rtol=1e-13, atol=1e-14).y[:, -1]
    for options in ({"method": "dop853", "rtol": 1e-13}, {"method": "rk4"}, {"method": "radau"}):
        run = robot.simulate(START, DRIFT, duration=5, step=2e-3, torque=arm_torque, **options)
        assert np.abs(robot.difference(run.q[-1], end[:10])).max() < 1e-9
        np.testing.assert_allclose(run.qd[-1], end[10:], rtol=0, atol=1e-9)


@sample_cases(2)
@pytest.mark.parametrize("seed", range(6))
def test_trees_of_any_joints_keep_their_energy(seed):
    rng = np.random.default_rng(seed)
    robot = any_joints(rng, 5)
    q, qd = random_positions(robot.model, rng, 1)[0], rng.normal(size=robot.nv)
    run = robot.simulate(q, qd, duration=0.5, step=0.05, method="dop853", rtol=1e-11, atol=1e-12)
    balance = run.energy_balance()
    assert abs(balance.open) < 1e-8 * (balance.scale + run.kinetic.max())


def test_a_force_from_outside_drives_a_free_body_that_spins():
    """A force along the world's x at the centre of mass: the centre goes x = F t²/(2 m)."""
    body = one_body("free", (1.0, 2.0, 3.0), mass=4.0, gravity=NO_GRAVITY)
    push = Wrench(force=(2.0, 0.0, 0.0), frame="world", point="body")
    run = body.simulate(
        None, [1.0, 0.1, 1.2, 0, 0, 0], duration=2.0, step=1e-2, wrench=push, method="dop853"
    )
    np.testing.assert_allclose(run.q[:, 0], 2.0 / 4.0 * run.t**2 / 2, rtol=0, atol=1e-8)
    np.testing.assert_allclose(run.q[:, 1:3], 0, atol=1e-8)
    balance = run.energy_balance()
    assert balance.external == pytest.approx(2.0 * run.q[-1, 0], rel=1e-8)
    assert abs(balance.open) < 1e-8 * balance.scale


# ---- many at once --------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["semi_implicit_euler", "midpoint", "rk4"])
def test_rollouts_of_any_joints_are_the_simulation_of_each(method):
    rng = np.random.default_rng(11)
    robot = any_joints(rng, 4)
    while not robot.model.has_quasi_velocities:
        robot = any_joints(rng, 4)
    q, qd = random_positions(robot.model, rng, 3), rng.normal(size=(3, robot.nv))
    options = {"duration": 0.1, "step": 1e-3, "method": method}
    many = robot.rollouts(q, qd, every=10, **options)
    assert many.q_kept.shape == (11, 3, robot.nq)
    assert many.qd_kept.shape == (11, 3, robot.nv)
    for k in range(3):
        run = robot.simulate(q[k], qd[k], check_step=False, **options)
        scale = np.abs(run.qd).max()
        assert np.abs(robot.difference(many.q[k], run.q[-1])).max() < 1e-11 * scale
        np.testing.assert_allclose(many.qd[k], run.qd[-1], rtol=0, atol=1e-10 * scale)
        alone = robot.rollouts(q[k], qd[k], **options)
        np.testing.assert_array_equal(alone.q[0], many.q[k])


def test_a_start_without_orientation_is_lost_alone_or_refused():
    robot, nowhere = satellite(), np.zeros(10)
    many = robot.rollouts([nowhere, START], duration=0.01)
    assert np.isnan(many.q[0]).any()
    assert np.isfinite(many.q[1]).all()
    np.testing.assert_array_equal(np.isnan(many.blown_up), [False, True])
    with pytest.raises(InputError, match=r"'base_qw' is none .a quaternion of length 0"):
        robot.rollouts(nowhere, duration=0.01)


def test_varied_starts_go_along_each_speed():
    robot = satellite()
    many = robot.rollouts(None, duration=1e-3, step=1e-3, samples=20, vary="state=0.01", every=1)
    drawn = many.drawn["state"]
    assert drawn.shape == (20, robot.nv)
    np.testing.assert_allclose(np.linalg.norm(many.q_kept[0, :, 3:7], axis=-1), 1.0, atol=1e-14)
    gone = robot.difference(robot.neutral, many.q_kept[0])
    np.testing.assert_allclose(gone, drawn, rtol=0, atol=1e-14)


def test_tracking_errors_of_rollouts_are_steps_along_each_speed():
    robot = satellite()
    many = robot.rollouts(
        START, DRIFT * 0, duration=0.2, samples=5, vary="mass=5%", controller="computed_torque"
    )
    assert many.largest_error.shape == (5, robot.nv)
    assert np.isfinite(many.largest_error).all()
    assert "leaves base_wx .. base_vz alone" in many.notes[0]


# ---- control -------------------------------------------------------------------------------------


def test_computed_torque_turns_a_ball_joint_back_as_a_critically_damped_angle():
    """About one axis, e = a (1 + f t) exp(-f t): the shorter way around, also from -quaternion."""
    body = one_body("spherical", (0.3, 0.5, 0.6), com=(0.1, 0.2, 0.3))
    axis, angle, f = np.array([0.6, 0.0, 0.8]), 2.5, 5.0
    for sign in (1, -1):
        wanted = sign * np.array([np.cos(angle / 2), *(np.sin(angle / 2) * axis)])

        def reference(t, wanted=wanted):
            rest = np.zeros((*np.shape(t), 3))
            return np.broadcast_to(wanted, (*np.shape(t), 4)), rest, rest

        run = body.simulate(
            None,
            duration=1.0,
            step=2e-3,
            controller="computed_torque",
            motion=reference,
            frequency=f,
        )
        left = angle * (1 + f * run.t) * np.exp(-f * run.t)
        np.testing.assert_allclose(run.error, -left[:, None] * axis, rtol=0, atol=1e-7)
        assert run.tracking_error().largest == pytest.approx(np.abs(angle * axis), abs=1e-12)


@pytest.mark.parametrize("kind", ["spherical", "planar"])
def test_an_error_dies_out_as_that_of_a_hinge_however_the_wanted_motion_tumbles(kind):
    """Computed torque makes e = e0 (1 + f t) exp(-f t) of any wanted motion, where at the start
    the wanted speeds are met as they are seen from the body."""
    f, away = 5.0, np.array([0.5, -0.8, 1.1])
    body = one_body(kind, (0.3, 0.5, 0.6), com=(0.1, 0.2, 0.3))
    wanted = body.simulate(
        None, [1.0, 2.0, 3.0], duration=1.0, step=0.01, method="dop853", rtol=1e-12
    )
    motion = wanted.trajectory()
    q = body.integrate(wanted.q[0], -away)
    positions = positions_of(body.model)
    qd, _ = positions.seen_from(away, wanted.qd[0], wanted.qd[0], wanted.qdd[0])
    run = body.simulate(
        q, qd, duration=1.0, step=5e-3, controller="computed_torque", motion=motion, frequency=f
    )
    left = (1 + f * run.t) * np.exp(-f * run.t)
    np.testing.assert_allclose(-run.error, left[:, None] * away, rtol=0, atol=2e-6)


@pytest.mark.parametrize("kind", ["spherical", "planar", "free"])
def test_a_place_away_is_seen_as_finite_differences_see_it(kind):
    """Speeds: those of one who goes along, fixed to the other. Accelerations: their rates."""
    rng = np.random.default_rng(2)
    body = one_body(kind, (1.0, 2.0, 3.0))
    positions, h = positions_of(body.model), 1e-5
    q, qd, v, a = body.random_state(rng)[0], *rng.normal(size=(3, body.nv))
    e = rng.normal(size=body.nv) * 0.5
    there = body.integrate(q, e)

    def seen(t):
        here, away = body.integrate(q, qd * t), body.integrate(there, v * t + a * t * t / 2)
        return positions.seen_from(positions.difference(here, away), qd, v + a * t, a)

    speeds, rates = seen(0.0)
    # one who is fixed to the other place stands at q now and goes by `speeds` along his axes
    moved = body.integrate(body.integrate(there, v * h), -e)
    np.testing.assert_allclose(body.difference(q, moved) / h, speeds, rtol=0, atol=1e-8)
    slope = (seen(h)[0] - seen(-h)[0]) / (2 * h)
    np.testing.assert_allclose(slope, rates, rtol=0, atol=1e-7)


def test_a_held_arm_on_a_free_base_falls_as_a_whole_and_the_base_is_left_alone():
    robot = satellite(gravity=(0.0, 0.0, -9.81))
    q = robot.neutral.copy()
    q[7:] = 0.3, -0.5, 0.2
    run = robot.simulate(q, duration=0.5, controller="pd")
    assert run.notes == (
        "the controller leaves base_wx .. base_vz alone: a free joint has no actuator",
    )
    assert not run.tau[:, :6].any()
    # in free fall nothing loads the arm
    expected = q + np.array([0, 0, -9.81 / 2, *[0.0] * 7]) * run.t[:, None] ** 2
    np.testing.assert_allclose(run.q, expected, rtol=0, atol=1e-9)
    kp = np.ones(9)
    with pytest.raises(
        InputError, match=r"kp of 'base_wx': joint 'base' is free and has no actuator"
    ):
        robot.simulate(q, duration=0.1, controller="pd", kp=kp)


def test_samples_of_a_turning_motion_are_followed_between_and_at_the_samples():
    body = one_body("free", (0.3, 0.5, 0.6), com=(0.1, 0.2, 0.3), gravity=NO_GRAVITY)
    q = np.concatenate([[0.1, 0.2, 0.3], [0.5, -0.5, 0.5, 0.5]])
    free = body.simulate(
        q, [1.0, 2.0, 0.5, 0.1, 0.2, 0.3], duration=2.0, step=0.05, method="dop853", rtol=1e-12
    )
    signs = np.where(np.arange(len(free)) % 3 == 0, -1.0, 1.0)[:, None]
    flipped = np.concatenate([free.q[:, :3], free.q[:, 3:] * signs], axis=-1)
    samples = Trajectory(free.t, flipped, free.qd, free.qdd, free.joint_names, free.columns)
    reference = along(samples, positions_of(body.model))
    q_w, qd_w, qdd_w = reference(free.t)
    np.testing.assert_allclose(body.difference(free.q, q_w), 0, atol=1e-12)
    np.testing.assert_allclose(qd_w, free.qd, rtol=0, atol=1e-12)
    np.testing.assert_allclose(qdd_w, free.qdd, rtol=0, atol=1e-10)
    # speeds and accelerations are rates of one another between the samples too
    t, h = np.linspace(0.1, 1.9, 57), 1e-6
    before, at, after = (reference(t + k * h) for k in (-1, 0, 1))
    np.testing.assert_allclose(body.difference(before[0], after[0]) / (2 * h), at[1], atol=1e-8)
    np.testing.assert_allclose((after[1] - before[1]) / (2 * h), at[2], atol=1e-7)
    again = body.simulate(
        q, [1.0, 2.0, 0.5, 0.1, 0.2, 0.3], duration=2.0, step=0.05, motion=samples, method="dop853"
    )
    assert again.tracking_error().largest.max() < 1e-7
    for where, words in ((free.t[0] - 1, flipped[0]), (free.t[-1] + 1, flipped[-1])):
        q_w, qd_w, qdd_w = reference(where)
        np.testing.assert_allclose(body.difference(words, q_w), 0, atol=1e-12)
        assert not np.any(qd_w)
        assert not np.any(qdd_w)


# ---- friction, stops, gears ----------------------------------------------------------------------


@pytest.mark.parametrize("method", ["rk4", "dop853", "midpoint"])
def test_a_ball_with_viscous_friction_slows_down_exponentially(method):
    body = one_body(
        "spherical", (0.5, 0.5, 0.5), gravity=NO_GRAVITY, friction=Friction(viscous=0.2)
    )
    w = np.array([1.0, -2.0, 0.5])
    run = body.simulate(None, w, duration=2.0, step=1e-2, method=method)
    off = 1e-5 if method == "midpoint" else 1e-9
    np.testing.assert_allclose(run.qd, w * np.exp(-0.4 * run.t)[:, None], rtol=0, atol=off)
    balance = run.energy_balance()
    assert balance.friction == pytest.approx(run.kinetic[0] - run.kinetic[-1], rel=1e-6)


@pytest.mark.parametrize("method", ["rk4", "dop853", "midpoint"])
def test_a_ball_with_coulomb_friction_along_each_speed_sticks_speed_by_speed(method):
    """I w' = -F sgn w of each: it stops after I w/F, and stands exactly still in the end."""
    inertia, F = 0.5, 0.4
    body = one_body(
        "spherical", (inertia,) * 3, gravity=NO_GRAVITY, friction=Friction(coulomb=(F, F))
    )
    w = np.array([1.0, -0.5, 0.25])
    run = body.simulate(None, w, duration=1.6, step=1e-2, method=method)
    slowed = np.maximum(np.abs(w) - F / inertia * run.t[:, None], 0) * np.sign(w)
    np.testing.assert_allclose(run.qd, slowed, rtol=0, atol=1e-9)
    assert [what for _, what in run.events] == [f"base_w{x} sticks" for x in "zyx"]
    np.testing.assert_allclose([t for t, _ in run.events], np.abs(w[::-1]) * inertia / F, atol=1e-9)
    still = run.t > 1.26
    assert np.all(run.q[still] == run.q[-1])
    assert not run.qd[still].any()
    np.testing.assert_allclose(np.linalg.norm(run.q, axis=-1), 1.0, atol=1e-14)
    assert run.energy_balance().friction == pytest.approx(run.kinetic[0], rel=1e-6)


def test_bristles_hold_a_ball_joint_as_they_hold_a_hinge():
    rubs = {"gravity": NO_GRAVITY, "friction": Friction(coulomb=(0.4, 0.4))}
    options = {"duration": 0.2, "step": 1e-4, "friction": "lugre"}
    ball = one_body("spherical", (0.5,) * 3, **rubs)
    hinge = one_body("revolute", (0.5,) * 3, **rubs).simulate(None, torque=-0.3, **options)
    run = ball.simulate(None, torque=[0.0, 0.0, -0.3], **options)
    np.testing.assert_allclose(
        ball.difference(ball.neutral, run.q)[:, 2], hinge.q[:, 0], rtol=0, atol=1e-15
    )
    np.testing.assert_allclose(run.bristles[:, 2], hinge.bristles[:, 0], rtol=0, atol=1e-15)
    assert 1e-5 < np.abs(hinge.q[-1, 0]) < 2e-4


def test_an_arm_on_a_free_base_hits_its_stop_and_momentum_stays():
    robot = satellite(limits=Limits((-0.5, 0.2)))
    qd = np.zeros(9)
    qd[6] = 1.0
    for method in ("rk4", "dop853"):
        run = robot.simulate(None, qd, duration=0.5, stops=True, restitution=0.5, method=method)
        assert run.events[0][1] == "shoulder hits its stop"
        assert run.q[:, 7].max() <= 0.2
        assert run.qd[-1, 6] < 0
        assert run.stops[-1] > 0
        for values in momentum(robot, run.q, run.qd):
            assert np.abs(values - values[0]).max() < 1e-10
        assert abs(run.energy_balance().open) < 1e-9


def test_elastic_gears_of_an_arm_on_a_free_base():
    """The joints' coordinates are not in the places of their speeds."""
    robot = satellite(
        gear=Gear(ratio=50.0, inertia=1e-5, stiffness=200.0, damping=0.5, backlash=1e-3)
    )
    run = robot.simulate(START, DRIFT, duration=1.0, torque=arm_torque, drive="elastic", step=2e-4)
    assert run.motor_q.shape == (len(run), 10)
    np.testing.assert_array_equal(run.motor_q[:, :7], run.q[:, :7])
    assert np.abs(run.motor_q[:, 7:] - run.q[:, 7:]).max() < 0.1
    assert np.abs(run.motor_q[-1, 7:] - run.q[-1, 7:]).min() > 0
    balance = run.energy_balance()
    assert balance.elastic != 0
    assert abs(balance.open) < 1e-8 * balance.scale
    rigid = robot.simulate(START, DRIFT, duration=1.0, torque=arm_torque, step=1e-3)
    assert np.abs(robot.difference(rigid.q[-1], run.q[-1])).max() < 0.05


def test_what_joints_with_several_speeds_cannot_have_is_refused_by_name():
    with pytest.raises(RneaError, match=r"'base' is cylindrical and has 2 coordinates"):
        one_body("cylindrical", (1.0, 2.0, 3.0), limits=Limits((-1.0, 1.0)))
    geared = one_body(
        "spherical", (1.0, 2.0, 3.0), gear=Gear(ratio=10.0, inertia=1e-3, stiffness=100.0)
    )
    with pytest.raises(InputError, match=r"joint 'base' is spherical, and an elastic gear"):
        geared.simulate(None, duration=0.1, drive="elastic")
    body = one_body("free", (1.0, 2.0, 3.0))
    with pytest.raises(InputError, match=r"encoder: 'base_wx' is not the rate of a coordinate"):
        body.simulate(None, duration=0.1, sampling=0.01, encoder=[1e-3] * 6)
    with pytest.raises(InputError, match=r"q needs 7 numbers, one per coordinate \(base_x, "):
        body.simulate([0.0] * 6, duration=0.1)
    with pytest.raises(InputError, match=r"'base_qw' has length 0"):
        body.simulate([0.0] * 7, duration=0.1)
    with pytest.raises(InputError, match=r"qd needs 6 numbers, one per speed \(base_wx, "):
        body.simulate(None, [0.0] * 7, duration=0.1)


def test_encoders_of_an_arm_on_a_free_base_count_the_arm_alone():
    robot = satellite()
    q = robot.neutral.copy()
    q[7:] = 0.3, -0.5, 0.2
    seen = []

    class Watching:
        def torque(self, t, q, qd):
            seen.append(q)
            return np.zeros(9)

    robot.simulate(
        q,
        DRIFT,
        duration=0.02,
        controller=Watching(),
        sampling=0.01,
        encoder=0.01,
        check_step=False,
    )
    np.testing.assert_allclose(np.linalg.norm([x[3:7] for x in seen], axis=-1), 1.0, atol=1e-12)
    counts = np.array(seen)[:, 7:] / 0.01
    np.testing.assert_allclose(counts, np.round(counts), atol=1e-9)
    assert np.any(np.array(seen)[1:, :3] % 0.01 > 1e-6)


# ---- the command ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def floating_file(tmp_path_factory):
    file = tmp_path_factory.mktemp("robots") / "satellite.toml"
    file.write_text(
        """
format = 1
name = "satellite"
gravity = [0, 0, -9.81]
[[links]]
name = "space"
[[links]]
name = "bus"
mass = 20
inertia = { ixx = 1.2, iyy = 1.0, izz = 0.8 }
[[links]]
name = "arm"
mass = 3
com = [0.2, 0, 0]
inertia = { ixx = 0.01, iyy = 0.05, izz = 0.05 }
[[joints]]
name = "base"
kind = "free"
parent = "space"
child = "bus"
[[joints]]
name = "shoulder"
kind = "revolute"
parent = "bus"
child = "arm"
placement = { xyz = [0.3, 0, 0] }
axis = [0, 0, 1]
"""
    )
    return str(file)


def test_the_command_names_coordinates_and_speeds(floating_file, tmp_path):
    out = tmp_path / "fall.csv"
    done = command.run(
        "simulate",
        floating_file,
        "--duration",
        "0.2",
        "--qd",
        "0,0,1,0,0,0,2",
        "-o",
        out,
        "--json",
    )
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["coordinates"][3:] == ["base_qw", "base_qx", "base_qy", "base_qz", "shoulder"]
    assert facts["speeds"][:2] == ["base_wx", "base_wy"]
    assert len(facts["final"]["q"]) == 8
    robot = rnea.load(floating_file)
    run = robot.simulate(None, [0, 0, 1, 0, 0, 0, 2], duration=0.2)
    np.testing.assert_array_equal(facts["final"]["q"], run.q[-1])
    header = next(line for line in out.read_text().splitlines() if not line.startswith("#"))
    assert header.startswith("t,q_base_x,q_base_y,q_base_z,q_base_qw,q_base_qx")
    assert ",qd_base_wx,qd_base_wy," in header
    assert header.endswith(",qdd_shoulder")
    # and read back as a motion to follow
    again = command.run(
        "simulate", floating_file, "--motion", out, "--controller", "computed_torque", "--json"
    )
    assert again.returncode == 0, again.stderr
    tracked = json.loads(again.stdout)["tracking_error"]["largest"]
    assert len(tracked) == 7
    assert max(tracked) < 1e-6


def test_the_command_takes_quaternions_torques_and_rollouts(floating_file, tmp_path):
    start = "0,0,0,0.7071,0,0,0.7071,0.5"
    done = command.run("simulate", floating_file, "--q", start, "--duration", "0.1")
    assert done.returncode == 0, done.stderr
    assert "off length 1" in done.stderr
    assert "base_qw" in done.stdout
    assert "rad/s" in done.stdout
    wrong = command.run(
        "simulate", floating_file, "--q", "0,0,0,0.5,0,0,0.5,0.5", "--duration", "0.1"
    )
    assert wrong.returncode != 0
    assert "has length 0.707107" in wrong.stderr
    short = command.run("simulate", floating_file, "--q", "0,0,0,0,0,0,0.5", "--duration", "0.1")
    assert "an orientation is a quaternion of four" in short.stderr
    torques = tmp_path / "torque.csv"
    torques.write_text("t [s],tau_shoulder [N m]\n0,1\n1,1\n")
    driven = command.run(
        "simulate", floating_file, "--torque", torques, "--duration", "0.1", "--json"
    )
    assert driven.returncode == 0, driven.stderr
    facts = json.loads(driven.stdout)
    assert facts["peak_torque"] == [0, 0, 0, 0, 0, 0, 1]
    many = tmp_path / "many.npz"
    rolled = command.run(
        "simulate", floating_file, "--duration", "0.1", "--samples", "4", "--vary", "state=0.01",
        "--controller", "pd", "-o", many,
    )  # fmt: skip
    assert rolled.returncode == 0, rolled.stderr
    assert "leaves base_wx .. base_vz alone" in rolled.stderr
    assert "base_vz" in rolled.stdout
    with np.load(many) as arrays:
        assert arrays["q"].shape == (4, 8)
        assert arrays["largest_error"].shape == (4, 7)
        assert "base_qw" in str(arrays["about"])
