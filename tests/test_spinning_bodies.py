"""Bodies that turn any way, in simulation: closed forms, what is conserved, orders of methods."""

import re

import numpy as np
import pytest
from scipy.special import ellipj

from rnea.apps.simulate.runs.robot_rollouts import step_kernel
from rnea.errors import InputError
from rnea.robot import Robot
from rnea.simulate import METHODS
from support.single_bodies import NO_GRAVITY, one_body, turned
from support.tiers import sample_cases

MOMENTS = np.array([1.0, 2.0, 3.0])
KINDS = ("spherical", "free")


def speeds(kind, w, v=(0.0, 0.0, 0.0)):
    return [*w, *v] if kind == "free" else list(w)


# ---- closed forms --------------------------------------------------------------------------------


def free_top(moments, a, c, t):
    """w(t) of a torque-free body with I1 < I2 < I3 that starts at (a, 0, c), by Jacobi's functions.

    Euler's equations are met by w = (a cn, b sn, c dn) of u = p t with modulus m, where
    p a I1 = (I3 - I2) b c, p b I2 = (I3 - I1) c a, m p c I3 = (I2 - I1) a b.
    """
    one, two, three = moments
    b = a * np.sqrt(one * (three - one) / (two * (three - two)))
    p = (three - one) * c * a / (b * two)
    m = (two - one) * a * b / (p * c * three)
    assert 0 < m < 1
    sn, cn, dn, _ = ellipj(p * t, m)
    return np.stack([a * cn, b * sn, c * dn], axis=-1)


@sample_cases(1)
@pytest.mark.parametrize("kind", KINDS)
def test_a_torque_free_top_turns_by_jacobi_s_functions_for_100_s(kind):
    """dop853 at rtol 1e-13, and rk4 in compiled steps of 2 ms: w to 1e-10, energy and |L|."""
    body = one_body(kind, MOMENTS, gravity=NO_GRAVITY)
    start = speeds(kind, (1.0, 0.0, 1.2))
    run = body.simulate(
        None, start, duration=100, step=0.1, method="dop853", rtol=1e-13, atol=1e-14
    )
    many = body.rollouts(None, start, duration=100, step=2e-3, method="rk4", every=50)
    for t, qd in ((run.t, run.qd), (many.t_kept, many.qd_kept[:, 0])):
        w = qd[:, :3]
        np.testing.assert_allclose(w, free_top(MOMENTS, 1.0, 1.2, t), rtol=0, atol=1e-10)
        energy, momentum = (MOMENTS * w * w).sum(axis=1) / 2, np.linalg.norm(MOMENTS * w, axis=1)
        assert np.ptp(energy) < 1e-11 * energy[0]
        assert np.ptp(momentum) < 1e-11 * momentum[0]
    # in space the angular momentum stands still
    for q, qd in ((run.q, run.qd), (many.q_kept[:, 0], many.qd_kept[:, 0])):
        L = turned(q[:, -4:], MOMENTS * qd[:, :3])
        np.testing.assert_allclose(L, np.broadcast_to(L[0], L.shape), rtol=0, atol=1e-10)


def test_the_midpoint_step_keeps_energy_and_momentum_of_a_top_to_rounding():
    """Both are quadratic in w, so the implicit midpoint keeps them: 1000 steps of 50 ms."""
    body = one_body("spherical", MOMENTS, gravity=NO_GRAVITY)
    run = body.simulate(None, [1.0, 0.1, 1.2], duration=50, step=0.05, method="midpoint")
    assert np.ptp(run.kinetic) < 1e-13 * run.kinetic[0]
    momentum = np.linalg.norm(MOMENTS * run.qd, axis=1)
    assert np.ptp(momentum) < 1e-13 * momentum[0]


@pytest.mark.parametrize("precession", [2.0, 12.0])
def test_a_gyroscope_precesses_steadily_at_the_rate_of_the_closed_form(precession):
    """A symmetric top at the angle a precesses uniformly at W where its spin w3 meets
    I1 W² cos a - I3 w3 W + m g l = 0 exactly (slow and fast precession)."""
    mass, length, across, about, angle = 0.5, 0.1, 2e-3, 1e-3, np.radians(60)
    body = one_body("spherical", (across, across, about), mass=mass, com=(0.0, 0.0, length))
    at_pivot = across + mass * length**2
    spin = (at_pivot * precession**2 * np.cos(angle) + mass * 9.81 * length) / (about * precession)
    # leaning about x; seen from the body the vertical stands at (0, sin a, cos a)
    q = [np.cos(angle / 2), np.sin(angle / 2), 0.0, 0.0]
    w = [0.0, precession * np.sin(angle), spin]
    run = body.simulate(q, w, duration=1.5, step=0.01, method="dop853", rtol=1e-12, atol=1e-13)
    axis = turned(run.q, np.array([0.0, 0.0, 1.0]))
    turn = precession * run.t
    expected = [
        np.sin(turn) * np.sin(angle),
        -np.cos(turn) * np.sin(angle),
        np.cos(angle) + 0 * turn,
    ]
    np.testing.assert_allclose(axis, np.stack(expected, axis=-1), rtol=0, atol=1e-8)
    assert abs(run.energy_balance().open) < 1e-9 * run.kinetic[0]


@pytest.mark.parametrize("method", METHODS)
def test_a_free_body_falls_along_a_parabola_and_keeps_turning_about_a_principal_axis(method):
    """By default nothing drives a free joint. The centre of mass is off the origin of the frame."""
    com = np.array([0.0, 0.0, 0.4])
    body = one_body("free", MOMENTS, mass=2.0, com=tuple(com))
    v, w = np.array([1.0, -0.5, 3.0]), np.array([0.0, 0.0, 2.0])
    run = body.simulate(None, speeds("free", w, v), duration=0.5, step=1e-3, method=method)
    off = {"semi_implicit_euler": 5e-3, "midpoint": 1e-6}.get(method, 1e-9)
    t = run.t[:, None]
    centre = run.q[:, :3] + turned(run.q[:, 3:], com)
    np.testing.assert_allclose(centre, com + v * t + [0, 0, -9.81 / 2] * t**2, rtol=0, atol=off)
    np.testing.assert_allclose(run.qd[:, :3], np.broadcast_to(w, (len(t), 3)), rtol=0, atol=1e-13)
    # half of 2 rad/s
    expected = np.stack([np.cos(run.t), 0 * run.t, 0 * run.t, np.sin(run.t)], axis=-1)
    np.testing.assert_allclose(run.q[:, 3:], expected, rtol=0, atol=off)
    balance = run.energy_balance()
    assert abs(balance.open) < 10 * off * balance.scale
    assert balance.input == 0
    assert not run.tau.any()


@pytest.mark.parametrize("method", METHODS)
def test_a_puck_slides_straight_on_while_it_spins(method):
    body = one_body("planar", MOMENTS, gravity=NO_GRAVITY)
    run = body.simulate([0.5, -0.2, 0.3], [1.0, 0.5, 3.0], duration=0.3, step=1e-3, method=method)
    c, s = np.cos(0.3), np.sin(0.3)
    v = np.array([c * 1.0 - s * 0.5, s * 1.0 + c * 0.5])
    off = {"semi_implicit_euler": 3e-3, "midpoint": 1e-6}.get(method, 1e-8)
    expected = np.array([0.5, -0.2]) + v * run.t[:, None]
    np.testing.assert_allclose(run.q[:, :2], expected, rtol=0, atol=off)
    np.testing.assert_allclose(run.q[:, 2], 0.3 + 3 * run.t, rtol=0, atol=1e-12)


# ---- length and order ----------------------------------------------------------------------------


@sample_cases(1)
@pytest.mark.parametrize("method", ["semi_implicit_euler", "midpoint", "rk4"])
def test_quaternions_keep_their_length_for_ten_minutes_of_compiled_steps(method):
    body = one_body("free", MOMENTS, com=(0.1, 0.2, 0.3), gravity=NO_GRAVITY)
    start = np.array(speeds("free", (1.0, 0.1, 1.2), (0.3, 0.0, 0.1)))
    if method == "semi_implicit_euler":
        # it gains energy where bodies spin
        start = start / 10
    many = body.rollouts(None, start, duration=600, step=1e-2, method=method, every=100)
    length = np.linalg.norm(many.q_kept[..., 3:], axis=-1)
    np.testing.assert_allclose(length, 1.0, rtol=0, atol=1e-12)


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_quaternions_keep_their_length_for_ten_minutes_of_a_simulation(method):
    body = one_body("spherical", MOMENTS)
    run = body.simulate(None, [1.0, 0.1, 1.2], duration=600, step=0.1, method=method)
    np.testing.assert_allclose(np.linalg.norm(run.q, axis=-1), 1.0, rtol=0, atol=1e-12)


def heavy_top(kind):
    """A body without any symmetry whose centre of mass is off the joint."""
    return one_body(kind, (0.3, 0.5, 0.6), com=(0.1, 0.2, 0.3), mass=1.5)


def start_of(body, kind):
    rng = np.random.default_rng(3)
    q = body.neutral.copy()
    q[-4:] = np.array([0.8, 0.2, -0.4, 0.4]) / np.linalg.norm([0.8, 0.2, -0.4, 0.4])
    return q, rng.normal(size=body.nv)


def distance(body, run, other):
    """How far two ends are apart, along each speed and in speed."""
    return max(
        np.abs(body.difference(run.q[-1], other.q[-1])).max(),
        np.abs(run.qd[-1] - other.qd[-1]).max(),
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("method", ["semi_implicit_euler", "midpoint", "rk4"])
def test_fixed_steps_keep_their_order_where_quaternions_turn(kind, method):
    body = heavy_top(kind)
    q, qd = start_of(body, kind)
    exact = body.simulate(q, qd, duration=1.0, step=1.0, method="dop853", rtol=1e-13, atol=1e-14)
    steps = {"semi_implicit_euler": 1e-3, "midpoint": 1e-2, "rk4": 2e-2}[method] / 2.0 ** np.arange(
        3
    )
    off = [
        distance(
            body, body.simulate(q, qd, duration=1.0, step=h, method=method, check_step=False), exact
        )
        for h in steps
    ]
    order = METHODS[method].order
    ratios = np.log2(off[:-1]) - np.log2(off[1:])
    np.testing.assert_allclose(ratios, order, atol=0.15, err_msg=str(off))


@pytest.mark.parametrize(
    ("method", "turn"),
    [("semi_implicit_euler", 2 * np.arctan(1.0)), ("midpoint", 4 * np.arctan(0.5))],
)
def test_the_longest_step_is_still_a_rotation(method, turn):
    """2 rad in one step, about an axis that stays: by 2 atan(w h/2), or 4 atan(w h/4)."""
    body = one_body("free", (2.0, 2.0, 2.0), gravity=NO_GRAVITY)
    w = np.array([0.0, 1.2, 1.6])
    run = body.simulate(
        None, [*w, 0, 0, 0], duration=1.0, step=1.0, method=method, check_step=False
    )
    step = body.difference(body.neutral, run.q[-1])
    np.testing.assert_allclose(step, [*(w / 2 * turn), 0, 0, 0], rtol=0, atol=1e-15)


@pytest.mark.parametrize("kind", KINDS)
def test_the_midpoint_step_goes_back_the_way_it_came(kind):
    """Symmetric in time, quaternions included: reversed speeds lead back to the start."""
    body = heavy_top(kind)
    q, qd = start_of(body, kind)
    options = {"duration": 1.0, "step": 1e-2, "method": "midpoint"}
    there = body.simulate(q, qd, **options)
    back = body.simulate(there.q[-1], -there.qd[-1], **options)
    np.testing.assert_allclose(body.difference(q, back.q[-1]), 0, atol=1e-12)
    np.testing.assert_allclose(back.qd[-1], -qd, rtol=0, atol=1e-12)


@pytest.mark.parametrize("method", ["rk45", "dop853", "radau"])
def test_methods_with_steps_of_their_own_come_as_near_as_they_are_told(method):
    body = heavy_top("free")
    q, qd = start_of(body, "free")
    exact = body.simulate(q, qd, duration=1.0, step=1e-3, method="rk4")
    off = [
        distance(
            body, body.simulate(q, qd, duration=1.0, step=1.0, method=method, rtol=r, atol=r), exact
        )
        for r in (1e-4, 1e-7, 1e-10)
    ]
    assert off[0] < 1e-2
    assert off[1] < off[0] / 50
    assert off[2] < off[1] / 50
    assert off[2] < 1e-8


@pytest.mark.parametrize("kind", [*KINDS, "planar"])
@pytest.mark.parametrize("method", ["semi_implicit_euler", "midpoint", "rk4"])
def test_the_compiled_step_of_a_turning_body_is_the_step(kind, method):
    body = heavy_top(kind)
    rng = np.random.default_rng(4)
    q, (qd, tau) = body.random_state(rng, 20)[0], rng.normal(size=(2, 20, body.nv))
    after = step_kernel(body, method)(q, qd, tau, [1e-2])
    for k in (0, 7, 19):
        run = body.simulate(
            q[k], qd[k], duration=1e-2, step=1e-2, method=method, torque=tau[k], check_step=False
        )
        np.testing.assert_allclose(after[k, : body.nq], run.q[-1], rtol=0, atol=1e-13)
        np.testing.assert_allclose(after[k, body.nq :], run.qd[-1], rtol=0, atol=1e-11)
        np.testing.assert_array_equal(
            step_kernel(body, method)(q[k], qd[k], tau[k], [1e-2]), after[k]
        )


@pytest.mark.parametrize("kind", [*KINDS, "planar"])
def test_steps_without_kernels_are_those_with(kind):
    body = heavy_top(kind)
    slow = Robot(body.description, eager=True)
    rng = np.random.default_rng(5)
    q, qd = body.random_state(rng)
    for method in METHODS:
        runs = [x.simulate(q, qd, duration=0.02, step=1e-2, method=method) for x in (body, slow)]
        for name in ("q", "qd", "qdd"):
            fast, eager = (getattr(run, name) for run in runs)
            np.testing.assert_allclose(fast, eager, rtol=0, atol=1e-11)


def test_a_step_too_long_for_a_stiff_controller_of_a_ball_joint_is_refused():
    body = heavy_top("spherical")
    q, qd = start_of(body, "spherical")
    follow = {"duration": 0.1, "controller": "computed_torque", "frequency": 3000.0}
    with pytest.raises(
        InputError, match=r"'base_w.' moves with rates up to .* A step of (\S+) s"
    ) as refused:
        body.simulate(q, qd, step=2e-3, **follow)
    good = float(re.search(r"A step of (\S+) s", str(refused.value))[1])
    assert 1e-4 < good < 2e-3
    # at the limit itself errors neither grow nor shrink
    run = body.simulate(q, qd, step=0.1 / np.ceil(0.2 / good), **follow)
    assert np.abs(run.error[-1]).max() < 1e-9


@pytest.mark.parametrize("method", METHODS)
def test_events_see_quaternions_of_length_one(method):
    """A body that turns about x at 2 rad/s: its z axis lies level after a quarter turn."""
    body = one_body("spherical", MOMENTS, gravity=NO_GRAVITY)
    lengths = []

    def height(t, q, qd):
        lengths.append(np.linalg.norm(q))
        return turned(q, np.array([0.0, 0.0, 1.0]))[2]

    run = body.simulate(
        None, [2.0, 0.0, 0.0], duration=1.0, step=1e-2, method=method, events={"level": height}
    )
    assert [what for _, what in run.events] == ["level"]
    off = {"semi_implicit_euler": 1e-4, "midpoint": 1e-4}.get(method, 1e-8)
    assert run.events[0][0] == pytest.approx(np.pi / 4, abs=off)
    np.testing.assert_allclose(lengths, 1.0, rtol=0, atol=1e-14)


def test_where_speeds_are_rates_a_step_is_the_plain_one_bit_for_bit():
    """The textbook's formulas for q'' = a(q, q'), written out once more."""
    rng = np.random.default_rng(6)
    A, B = rng.normal(size=(2, 4, 4))
    q, v, none, h = *rng.normal(size=(2, 4)), np.zeros(0), 0.037

    def a(q, v):
        return A @ np.sin(q) + B @ v

    def rate(t, q, qd, x):
        return a(q, qd), x

    after = {
        name: METHODS[name].step(rate, 0.0, q, v, none, h)
        for name in ("semi_implicit_euler", "rk4", "midpoint")
    }
    faster = v + a(q, v) * h
    np.testing.assert_array_equal(after["semi_implicit_euler"][0], q + faster * h)
    a1 = a(q, v)
    v2 = v + a1 * (h / 2)
    a2 = a(q + v * (h / 2), v2)
    v3 = v + a2 * (h / 2)
    a3 = a(q + v2 * (h / 2), v3)
    v4 = v + a3 * h
    a4 = a(q + v3 * h, v4)
    np.testing.assert_array_equal(after["rk4"][0], q + (v + (v2 + v3) * 2 + v4) * (h / 6))
    np.testing.assert_array_equal(after["rk4"][1], v + (a1 + (a2 + a3) * 2 + a4) * (h / 6))
    middle = (v + after["midpoint"][1]) / 2
    np.testing.assert_allclose(after["midpoint"][0], q + middle * h, rtol=0, atol=1e-15)
    np.testing.assert_allclose(
        after["midpoint"][1], v + a(q + middle * (h / 2), middle) * h, rtol=1e-13
    )
