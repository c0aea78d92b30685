"""Controllers: exact models track exactly, wrong ones by how much they are wrong."""

import numpy as np
import pytest

import rnea
from rnea import InputError, UnknownNameError
from rnea.apps.simulate.control.references import through
from rnea.motion import MotionLimits, point_to_point, sampled
from rnea.simulate import given_torques
from test_simulate import slider

HERE = np.array([0.0, 0.5, -1.5, 0.0, 0.5, 0.0])
THERE = np.array([1.2, 1.6, -0.2, 1.0, -0.8, 1.5])


@pytest.fixture(scope="module")
def arm():
    return rnea.load("puma560")


@pytest.fixture(scope="module")
def motion(arm):
    """There and back in 1.2 s: up to 9 rad/s and 96 rad/s²."""
    return point_to_point(
        HERE, THERE, "quintic", arm.joint_names, MotionLimits.of(arm.joint_names), 0.6, 2
    )


def worst(arm, motion, **options):
    run = arm.simulate(HERE, duration=0.6, step=4e-3, motion=motion, **options)
    return run.tracking_error().largest.max()


def test_computed_torque_with_the_exact_model_tracks_a_fast_motion(arm, motion):
    run = arm.simulate(
        HERE, duration=1.2, step=1e-3, motion=motion, controller="computed_torque", saturation=False
    )
    assert np.abs(run.qd).max() > 8
    assert run.tracking_error().largest.max() < 1e-6
    assert np.all(run.tracking_error().rms <= run.tracking_error().largest)
    balance = run.energy_balance()
    assert balance.friction > 100
    assert abs(balance.open) < 1e-6 * balance.scale


@pytest.mark.parametrize("term", ["coriolis", "gravity", "friction"])
def test_a_term_that_is_left_out_costs_tracking(arm, motion, term):
    error = worst(arm, motion, controller="computed_torque", ignore=[term])
    assert 0.01 < error < 0.1


def test_what_computed_torque_leaves_out_is_a_load_on_its_spring():
    """Held still, an ignored weight g sinks the joint by g/(M kp)."""
    arm = rnea.load("one_link")
    q, w = np.array([0.7]), 20.0
    run = arm.simulate(
        q, duration=2, step=1e-3, controller="computed_torque", frequency=w, ignore=["gravity"]
    )
    sunk = run.q[-1]
    weight, inertia = arm.gravity_torque(sunk), arm.mass_matrix(sunk)[0]
    np.testing.assert_allclose(q - sunk, weight / (inertia * w**2), rtol=1e-9)


def test_each_controller_is_better_than_the_simpler_one(arm, motion):
    errors = [
        worst(arm, motion, controller=name)
        for name in ("pd", "pd_gravity", "feed_forward", "computed_torque")
    ]
    assert errors[0] > errors[1] > 10 * errors[2] > errors[3]


def test_sampling_and_delay_cost_tracking(arm, motion):
    options = {"controller": "computed_torque"}
    coarse, fine = (worst(arm, motion, sampling=h, **options) for h in (8e-3, 4e-3))
    late = worst(arm, motion, sampling=4e-3, delay=4e-3, **options)
    assert coarse == pytest.approx(2 * fine, rel=0.25)
    assert late > 1.5 * fine


def test_a_wrong_model_costs_tracking(arm, motion):
    heavy = arm.with_payload(2.5)
    assert worst(arm, motion, controller="computed_torque", model=heavy) > 1e-3


def test_pd_is_a_spring_and_a_damper():
    """m q'' = -kp q - kd q' in closed form."""
    m, kp, kd = 2.0, 50.0, 4.0

    def at_zero(t):
        return (np.zeros((*np.shape(t), 1)),) * 3

    run = slider(m).simulate(
        [0.1], duration=2, step=5e-3, controller="pd", kp=kp, kd=kd, motion=at_zero
    )
    a = kd / (2 * m)
    w = np.sqrt(kp / m - a * a)
    wanted = 0.1 * np.exp(-a * run.t) * (np.cos(w * run.t) + a / w * np.sin(w * run.t))
    np.testing.assert_allclose(run.q[:, 0], wanted, atol=1e-8)


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_sampled_controller_is_the_discrete_system(method):
    """Held torques on a free mass: x⁺ = x + T v + T²/2m u, v⁺ = v + T/m u, to the last digits."""
    m, kp, kd, T, late = 2.0, 30.0, 9.0, 0.05, 2
    run = slider(m).simulate(
        [0.1], [0.3], duration=1, step=0.01, method=method, controller="pd", kp=kp, kd=kd,
         sampling=T,
        delay=late * T,
    )  # fmt: skip
    assert len(run) == 101
    x, v, waiting = 0.0, 0.3, [0.0] * late
    for k in range(21):
        assert run.q[5 * k, 0] - 0.1 == pytest.approx(x, abs=1e-13)
        waiting.append(-kp * x - kd * v)
        u = waiting.pop(0)
        x, v = x + T * v + T * T / (2 * m) * u, v + T / m * u


def test_encoders_count():
    counts = []

    class Listening:
        def torque(self, t, q, qd):
            counts.append((t, q.copy(), qd.copy()))
            return np.zeros(1)

    run = slider(1.0).simulate(
        [0.0], [0.123], duration=0.5, step=0.01, controller=Listening(), sampling=0.02,
         encoder=0.01,
        check_step=False,
    )  # fmt: skip
    t, q, qd = (np.array(x) for x in zip(*counts, strict=True))
    np.testing.assert_allclose(q[:, 0], np.round(0.123 * t / 0.01) * 0.01, atol=1e-12)
    np.testing.assert_allclose(qd[1:, 0], np.diff(q[:, 0]) / 0.02, atol=1e-12)
    assert run.q[-1, 0] == pytest.approx(0.123 * 0.5)


def test_gains_too_high_for_the_sampling_are_told(arm):
    run = slider(1.0).simulate([0.0], duration=0.1, controller="pd", kp=10, kd=300, sampling=0.01)
    assert "samples too slowly" in run.notes[0]
    run = slider(1.0).simulate([0.0], duration=0.1, controller="pd", kp=10, kd=100, sampling=0.01)
    assert not run.notes


def test_saturation_limits_what_a_controller_gets(arm, motion):
    run = arm.simulate(
        HERE, duration=0.3, step=2e-3, motion=motion, controller="computed_torque", saturation=60
    )
    assert np.abs(run.tau).max() == 60
    assert run.tracking_error().largest.max() > 0.1


def test_samples_of_a_motion_are_followed_between_them(arm, motion):
    reference = through(sampled(motion, 61))
    t = np.linspace(0, 1.2, 777)
    wanted = motion.at(t)
    # a quintic is met exactly by quintics
    for got, exact in zip(reference(t), wanted, strict=False):
        np.testing.assert_allclose(got, exact, atol=1e-9 * np.abs(exact).max())
    # each is the derivative of the one before, and outside all is at rest
    q, qd, qdd = reference(np.array([-1.0, 2.0]))
    np.testing.assert_allclose(q, [HERE, HERE], atol=1e-12)
    assert not qd.any()
    assert not qdd.any()


def test_a_file_of_torques_says_where_it_is_wrong():
    tau = given_torques("t,tau_a [N m],q_a\n0,1,5\n1,3,5\n", ["a"], "f.csv")
    np.testing.assert_allclose(tau(np.array([0.5, 7])), [[2], [3]])
    for text, message in {
        "t,tau_b\n0,1\n": "f.csv:1: unknown column 'tau_b'",
        "t,q_a\n0,1\n": "f.csv:1: missing column tau_a",
        "t,tau_a\n0,1\n0,2\n": "f.csv:3: time must increase",
        "t,tau_a\n0,nan\n": "f.csv:2: column 'tau_a'",
    }.items():
        with pytest.raises(rnea.TrajectoryError, match=message):
            given_torques(text, ["a"], "f.csv")


def test_bad_controllers_are_refused(arm):
    with pytest.raises(UnknownNameError, match="Did you mean 'computed_torque'"):
        arm.simulate(HERE, duration=1, controller="computed-torque")
    with pytest.raises(InputError, match="has 2 joints, the robot 6"):
        arm.simulate(HERE, duration=1, controller="pd", model=rnea.load("planar_2r"))
    with pytest.raises(InputError, match="frequency must be positive"):
        arm.simulate(HERE, duration=1, controller="pd", frequency=0)
