"""Rates of orientations and free bodies from positions: closed forms, noise, refusals."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation, RotationSpline

import rnea
from rnea import TrajectoryError
from rnea.apps.trajectory.rates.rate_notes import rate_findings, rate_notes
from rnea.model import difference, integrate
from rnea.motion import Columns, Recording, estimate_rates
from support.every_joint import every_joint_toml

BALL = rnea.loads(every_joint_toml(("spherical", "planar")))
MODEL = BALL.model
COLUMNS = Columns.of(MODEL)
# where the numbers of each joint stand
BASE_Q, BALL_Q, PLANE_Q = (body.q for body in MODEL.independent)
BASE, BALL_V, PLANE = (body.v for body in MODEL.independent)


def recording(t, q, qd=None):
    return Recording(t, q, qd, None, MODEL.joint_names, "m.csv", columns=COLUMNS)


def scalar_first(rotation):
    return rotation.as_quat()[:, [3, 0, 1, 2]]


def tumbling(t):
    """A closed form: R = Rz(a) Ry(b) with a = 2 sin t, b = cos 1.3 t; a point p = (sin t, t, t²).

    In the body's axes w = b' e_y + a' Ry(b)ᵀ e_z and v = Rᵀ p'.
    """
    a, a1, a2 = 2 * np.sin(t), 2 * np.cos(t), -2 * np.sin(t)
    b, b1, b2 = np.cos(1.3 * t), -1.3 * np.sin(1.3 * t), -1.69 * np.cos(1.3 * t)
    zero = 0 * t
    w = np.stack([-np.sin(b) * a1, b1, np.cos(b) * a1], axis=-1)
    wd = np.stack(
        [-np.sin(b) * a2 - np.cos(b) * a1 * b1, b2, np.cos(b) * a2 - np.sin(b) * a1 * b1], axis=-1
    )
    R = Rotation.from_euler("ZY", np.stack([a, b], axis=-1))
    p = np.stack([np.sin(t), t, t * t], axis=-1)
    p1 = np.stack([np.cos(t), 1 + zero, 2 * t], axis=-1)
    p2 = np.stack([-np.sin(t), zero, 2 + zero], axis=-1)
    v = R.inv().apply(p1)
    vd = R.inv().apply(p2) - np.cross(w, v)
    quaternion = scalar_first(R)
    plane = np.stack([np.sin(t), np.cos(2 * t), 0.8 * t], axis=-1)
    c, s = np.cos(0.8 * t), np.sin(0.8 * t)
    x1, y1, x2, y2 = np.cos(t), -2 * np.sin(2 * t), -np.sin(t), -4 * np.cos(2 * t)
    u = np.stack([c * x1 + s * y1, -s * x1 + c * y1, 0.8 + zero], axis=-1)
    turn = 0.8 * np.stack([u[:, 1], -u[:, 0], zero], axis=-1)
    ud = np.stack([c * x2 + s * y2, -s * x2 + c * y2, zero], axis=-1) + turn
    q, qd, qdd = np.empty((len(t), MODEL.nq)), *np.empty((2, len(t), MODEL.nv))
    q[:, BASE_Q] = np.c_[p, quaternion]
    q[:, BALL_Q], q[:, PLANE_Q] = quaternion, plane
    for out, turning, along, flat in ((qd, w, v, u), (qdd, wd, vd, ud)):
        out[:, BASE] = np.c_[turning, along]
        out[:, BALL_V], out[:, PLANE] = turning, flat
    return q, qd, qdd


def middle(t):
    return slice(len(t) // 4, -len(t) // 4)


def test_the_closed_form_is_one():
    """By central differences on the joints, which err with the square of the step."""
    errors = []
    for h in (2e-3, 1e-3):
        t = np.arange(0.3, 2.0, 0.1)
        before, now, after = (tumbling(t + step) for step in (-h, 0.0, h))
        slope = difference(MODEL, before[0], after[0]) / (2 * h)
        curve = (after[1] - before[1]) / (2 * h)
        errors.append([np.abs(slope - now[1]).max(), np.abs(curve - now[2]).max()])
    assert np.max(errors[1]) < 1e-4
    np.testing.assert_allclose(np.divide(*errors), 4, rtol=0.02)


def test_rates_of_a_tumbling_body_converge_with_the_sixth_power_of_the_bandwidth():
    t = np.linspace(0, 12, 12001)
    q, qd, qdd = tumbling(t)
    errors = []
    for bandwidth in (2.0, 4.0):
        found, _ = estimate_rates(recording(t, q), bandwidth)
        off = [np.abs((x - y)[middle(t)]).max() for x, y in ((found.qd, qd), (found.qdd, qdd))]
        errors.append(off)
        np.testing.assert_allclose(np.linalg.norm(found.q[:, BALL_Q], axis=-1), 1, atol=1e-14)
    assert np.max(errors[1]) < 2e-3
    assert np.all(np.divide(*errors) > 40)


def test_a_spline_of_orientations_as_scipy_has_it():
    rng = np.random.default_rng(2)
    knots = np.linspace(0, 8, 9)
    turns = Rotation.from_rotvec(np.cumsum(rng.normal(scale=0.5, size=(9, 3)), axis=0))
    path, t = RotationSpline(knots, turns), np.linspace(0, 8, 16001)
    q = np.tile(BALL.neutral, (len(t), 1))
    q[:, BALL_Q] = scalar_first(path(t))
    found, _ = estimate_rates(recording(t, q), 20.0)
    inside = middle(t)
    np.testing.assert_allclose(found.qd[inside, BALL_V], path(t, 1)[inside], atol=2e-3)
    # accelerations have kinks at the knots, which a smooth curve rounds off
    off = np.abs(found.qdd[inside, BALL_V] - path(t, 2)[inside])
    assert np.median(off) < 2e-3
    assert off.max() < 0.2 * np.abs(path(t, 2)).max()


@pytest.mark.parametrize("bandwidth", [1.0, 5.0, 20.0])
def test_a_constant_spin_passes_at_any_bandwidth(bandwidth):
    t = np.linspace(0, 20, 4001)
    v = np.zeros(MODEL.nv)
    v[BALL_V] = 1.0, -2.0, 1.5
    q = integrate(MODEL, np.tile(BALL.neutral, (len(t), 1)), v * t[:, None])
    found, _ = estimate_rates(recording(t, q), bandwidth)
    np.testing.assert_allclose(found.qd[middle(t)], np.tile(v, (len(t), 1))[middle(t)], atol=1e-6)
    np.testing.assert_allclose(found.qdd[middle(t)], 0, atol=1e-5)


def test_signs_of_quaternions_make_no_difference():
    t = np.linspace(0, 3, 601)
    q, *_ = tumbling(t)
    flipped = q.copy()
    flipped[:, BALL_Q] *= np.random.default_rng(0).choice([-1, 1], (len(t), 1))
    plain, jumping = (estimate_rates(recording(t, x), 10.0)[0] for x in (q, flipped))
    np.testing.assert_allclose(jumping.qd, plain.qd, atol=1e-9)
    np.testing.assert_allclose(jumping.qdd, plain.qdd, atol=1e-6)
    note = recording(t, flipped).checked().notes[-1]
    assert "the quaternion of joint 'spherical' changes its sign" in note


def test_noise_of_orientations_is_told_as_angles_and_comes_through_as_said():
    rng = np.random.default_rng(3)
    t = np.linspace(0, 30, 15001)
    q, qd, _qdd = tumbling(t)
    sigma = 1e-3
    noisy = integrate(MODEL, q, rng.normal(scale=sigma, size=qd.shape))
    found, estimate = estimate_rates(recording(t, noisy), 5.0)
    np.testing.assert_allclose(estimate.noise, sigma, rtol=0.05)
    clean, _ = estimate_rates(recording(t, q), 5.0)
    for rate in ("qd", "qdd"):
        off = (getattr(found, rate) - getattr(clean, rate))[middle(t)]
        # a free body's own axes turn, which brings some noise of turning into its speeds
        turning = [k for k, x in enumerate(MODEL.dofs) if x.unit == "rad/s"]
        spread = np.sqrt(np.mean(off * off, axis=0))
        np.testing.assert_allclose(spread[turning], getattr(estimate, rate)[turning], rtol=0.15)


def test_notes_name_speeds_and_say_what_was_done():
    t = np.linspace(0, 3, 601)
    _, estimate = estimate_rates(recording(t, tumbling(t)[0]), 10.0)
    lines = rate_notes(estimate, MODEL, BALL.mass_matrix(tumbling(t)[0][::100]))
    assert any(line.startswith("base, spherical, planar: the spline is of") for line in lines)
    told = [line for line in lines if line.startswith("noise")]
    assert len(told) == MODEL.nv
    assert "of base_vx: q " in told[3]
    assert " m/s2 -> tau " in told[3]


def test_accelerations_from_measured_speeds():
    t = np.linspace(0, 6, 6001)
    q, qd, qdd = tumbling(t)
    found, estimate = estimate_rates(recording(t, q, qd), 10.0)
    assert estimate.source == "qd"
    np.testing.assert_array_equal(found.q, q)
    np.testing.assert_allclose(found.qdd[middle(t)], qdd[middle(t)], atol=1e-4)


def test_what_cannot_be_told_is_refused_by_row():
    t = np.arange(200) * 0.1
    v = np.zeros(MODEL.nv)
    v[BALL_V] = 0.0, 0.0, 17.0
    q = integrate(MODEL, np.tile(BALL.neutral, (len(t), 1)), v * t[:, None])
    with pytest.raises(TrajectoryError, match=r"m.csv: row 2: joint 'spherical' turns by"):
        estimate_rates(recording(t, q), 2.0)
    q = integrate(MODEL, np.tile(BALL.neutral, (len(t), 1)), v * t[:, None] / 2)
    with pytest.raises(TrajectoryError, match=r"too fast for a bandwidth of 0.5 Hz"):
        estimate_rates(recording(t, q), 0.5)


def test_suspicions_follow_the_axes_of_the_body():
    t = np.linspace(0, 3, 601)
    q, qd, _ = tumbling(t)
    assert rate_findings(MODEL, recording(t, q, qd)) == []
    in_degrees = qd.copy()
    in_degrees[:, BALL_V] *= 180 / np.pi
    told = rate_findings(MODEL, recording(t, q, in_degrees))
    assert len(told) == 1
    assert "spherical_wx, spherical_wy, spherical_wz is about 57.3 times" in told[0]
    # angular velocity in the wrong axes is no slope of the orientation
    elsewhere = qd.copy()
    R = Rotation.from_quat(q[:, BALL_Q][:, [1, 2, 3, 0]])
    elsewhere[:, BALL_V] = R.apply(qd[:, BALL_V])
    assert rate_findings(MODEL, recording(t, q, elsewhere))
