"""Rates from positions: the filter does what its formula says, and so does noise."""

import numpy as np
import pytest
from scipy.interpolate import BSpline, CubicSpline

from rnea import InputError, TrajectoryError
from rnea.apps.trajectory.profiles.unit_laws import Quintic
from rnea.apps.trajectory.rates.smoothing import (
    BandedCholesky,
    SmoothingSpline,
    _Rows,
    b_splines,
    shares_of_time,
)
from rnea.motion import Recording, RestToRest, estimate_rates


def recording(t, q, qd=None):
    q = np.reshape(q, (len(t), -1))
    names = tuple("abcdefgh"[: q.shape[1]])
    qd = None if qd is None else np.reshape(qd, q.shape)
    return Recording(np.asarray(t, dtype=float), q, qd, None, names, "m.csv")


def response(f, bandwidth, rate, derivative, wobble=0.0):
    """The factor with which a sinusoid of frequency f comes out in the middle of a record."""
    rng = np.random.default_rng(0)
    t = np.arange(0, 200 / bandwidth, 1 / rate)
    t[1:-1] += wobble / rate * rng.uniform(-0.5, 0.5, len(t) - 2)
    waves = np.stack([np.sin(2 * np.pi * f * t), np.cos(2 * np.pi * f * t)], axis=-1)
    out = SmoothingSpline(t, waves, bandwidth)(t, derivative)
    middle = slice(len(t) // 4, 3 * len(t) // 4)
    turned = [waves, waves[:, ::-1] * [1, -1], -waves][derivative] * (2 * np.pi * f) ** derivative
    # least squares of what came out on the true rate and on what is a quarter period off
    late = waves[:, ::-1] * [1, -1] if derivative != 1 else waves
    both = np.stack([turned[middle, 0], late[middle, 0] * np.abs(turned).max()], axis=-1)
    return np.linalg.lstsq(both, out[middle, 0], rcond=None)[0]


@pytest.mark.parametrize("rate", [200.0, 1000.0])
@pytest.mark.parametrize("derivative", [0, 1, 2])
def test_sinusoids_pass_as_the_formula_says(rate, derivative):
    bandwidth = 10.0
    for f in (0.5, 1.0, 3.0, 5.0, 10.0, 15.0, 20.0):
        gain, delayed = response(f, bandwidth, rate, derivative)
        assert gain == pytest.approx(1 / (1 + (f / bandwidth) ** 6), rel=1e-3)
        assert abs(delayed) < 1e-6
    gain, _ = response(3.0, bandwidth, rate, derivative)
    assert gain == pytest.approx(1, abs=1e-3)


def test_uneven_times_make_no_difference_to_the_bandwidth():
    for f in (1.0, 3.0, 8.0, 12.0):
        gain, _ = response(f, 10.0, 400.0, 1, wobble=0.8)
        assert gain == pytest.approx(1 / (1 + (f / 10.0) ** 6), rel=0.02)


def test_the_bandwidth_is_the_same_where_samples_are_denser():
    t = np.concatenate([np.arange(0, 10, 1 / 100), np.arange(10, 20, 1 / 1000)])
    for f in (3.0, 5.0, 8.0):
        wave = np.sin(2 * np.pi * f * t)
        out = SmoothingSpline(t, wave[:, None], 5.0)(t)[:, 0]
        for part in ((t > 2) & (t < 8), (t > 12) & (t < 18)):
            gain = (out[part] @ wave[part]) / (wave[part] @ wave[part])
            assert gain == pytest.approx(1 / (1 + (f / 5.0) ** 6), rel=2e-3)


@pytest.mark.parametrize("derivative", [0, 1, 2, 3])
def test_b_splines_are_those_of_scipy(derivative):
    u = np.linspace(0, 1, 9)[:-1]
    for m, ours in enumerate(b_splines(u, 5, derivative)):
        theirs = BSpline.basis_element(np.arange(m - 5.0, m + 2.0))
        theirs = theirs.derivative(derivative) if derivative else theirs
        np.testing.assert_allclose(ours, theirs(u), atol=1e-14)


@pytest.mark.parametrize("size", [1, 5, 47, 48, 49, 200])
def test_banded_solutions(size):
    rng = np.random.default_rng(size)
    full = np.tril(rng.normal(size=(size, size)))
    full[np.subtract.outer(np.arange(size), np.arange(size)) > 2] = 0
    full = full @ full.T + np.eye(size)
    bands = np.zeros((6, size))
    for k in range(min(6, size)):
        bands[k, : size - k] = np.diagonal(full, -k)
    right = rng.normal(size=(size, 3))
    ours = BandedCholesky(bands).solve(right)
    np.testing.assert_allclose(full @ ours, right, atol=1e-11)


@pytest.mark.parametrize(("pieces", "share"), [(60, 1e-9), (195, 0.03)])
def test_the_curve_minimises_what_it_says(pieces, share):
    """Against dense least squares over scipy's splines: on our own 60 pieces to rounding, on finer
    ones to a small share of what the noise makes uncertain anyway."""
    rng = np.random.default_rng(1)
    t = np.concatenate([[0], np.sort(rng.uniform(0, 1, 118)), [1]])
    y, bandwidth = np.sin(7 * t) + 0.1 * rng.normal(size=120), 6.0
    knots = np.arange(-5, pieces + 6) / pieces
    basis = BSpline(knots, np.eye(pieces + 5), 5)
    # ∫ f'''² by three Gauss points in each piece, as rows of the same least squares problem
    x, w = np.polynomial.legendre.leggauss(3)
    at = (knots[5:-6, None] + (x + 1) / (2 * pieces)).ravel()
    rough = basis.derivative(3)(at) * np.sqrt(np.tile(w / (2 * pieces), pieces))[:, None]
    weight = np.sqrt(shares_of_time(t))
    pace = 2 * np.pi * bandwidth
    rows = np.concatenate([basis(t) * weight[:, None], rough * pace**-3.0])
    c = np.linalg.lstsq(rows, np.concatenate([y * weight, np.zeros(len(rough))]), rcond=None)[0]
    ours = SmoothingSpline(t, y[:, None], bandwidth)
    for derivative, square in ((0, 5 / 18), (1, 1 / 12), (2, 1 / 18)):
        uncertain = 0.1 * np.sqrt(square * pace ** (2 * derivative + 1) / 120)
        theirs = (basis.derivative(derivative) if derivative else basis)(t) @ c
        np.testing.assert_allclose(
            ours(t, derivative)[:, 0], theirs, rtol=0, atol=share * uncertain
        )


def test_parabolas_are_reproduced_up_to_the_ends():
    t = np.linspace(0, 2, 401)
    q = np.stack([1 + 0 * t, 2 - 3 * t, 4 * t - 5 * t**2], axis=-1)
    motion, _ = estimate_rates(recording(t, q), 5.0)
    np.testing.assert_allclose(motion.q, q, atol=1e-9)
    np.testing.assert_allclose(motion.qd[:, 2], 4 - 10 * t, atol=1e-8)
    np.testing.assert_allclose(motion.qdd, np.broadcast_to([0, 0, -10], q.shape), atol=1e-6)


@pytest.mark.parametrize("bandwidth", [5.0, 10.0])
def test_at_the_ends_acceleration_misses_twice_the_jerk_over_the_bandwidth(bandwidth):
    t = np.linspace(0, 3, 3001)
    motion, _ = estimate_rates(recording(t, t**3), bandwidth)
    error = motion.qdd[:, 0] - 6 * t
    pace = 2 * np.pi * bandwidth
    wanted, close = 2 * 6 / pace, pace * 0.001 / 2  # the formula is for steps without length
    assert error[0] == pytest.approx(wanted, rel=close)
    assert error[-1] == pytest.approx(-wanted, rel=close)
    # no ringing: it fades as exp(-x) and, slower, exp(-x/2), x = ωt, as the half line's solution
    x, w = pace * t, np.exp(2j * np.pi / 3)
    fades = 6 / pace * (np.exp(-x) + 2 * (1j / 3**0.5 * w**2 * np.exp(w * x)).real)
    np.testing.assert_allclose(error, fades - fades[::-1], rtol=0, atol=close * wanted)
    # from velocities t³, the acceleration misses 2 · 6/ω²
    motion, _ = estimate_rates(recording(t, t**4 / 4, t**3), bandwidth)
    assert abs(motion.qdd[0, 0]) == pytest.approx(12 / pace**2, rel=2 * close)


@pytest.mark.parametrize("from_velocities", [False, True])
def test_noise_in_rates_is_as_predicted(from_velocities):
    """400 joints that stand still with an error of 1e-4 are as good as 400 records."""
    rng = np.random.default_rng(2)
    rate, bandwidth, sigma = 500.0, 15.0, 1e-4
    t = np.arange(0, 2, 1 / rate)
    noise = sigma * rng.normal(size=(len(t), 400))
    q = Recording(t, noise, noise if from_velocities else None, None, ("a",) * 400)
    motion, found = estimate_rates(q, bandwidth)
    np.testing.assert_allclose(found.noise.mean(), sigma, rtol=0.01)
    assert np.all(np.abs(found.smooth) < 0.2)
    inside = slice(100, -100)
    pairs = [(motion.qdd, found.qdd)] + ([] if from_velocities else [(motion.qd, found.qd)])
    for values, predicted in pairs:
        np.testing.assert_allclose(values[inside].std(), predicted.mean(), rtol=0.03)
    for k, row in enumerate((0, -1)):
        seen = motion.qdd[row].std() / motion.qdd[inside].std()
        assert seen == pytest.approx(found.ends[k], rel=0.15)
    # the closed form: σ √(ω⁵ Δt/18), or σ √(ω³ Δt/12) from velocities
    pace = 2 * np.pi * bandwidth
    formula = np.sqrt(pace**3 / 12 / rate) if from_velocities else np.sqrt(pace**5 / 18 / rate)
    np.testing.assert_allclose(found.qdd, found.noise * formula, rtol=1e-12)


@pytest.mark.parametrize("derivative", [0, 1, 2])
def test_noise_gain_at_one_time_is_the_norm_of_the_filter(derivative):
    t = np.linspace(0, 1, 150)
    curve = SmoothingSpline(t, np.eye(150), 8.0)
    weights = curve(t, derivative)
    for row in (0, 1, 75, 149):
        gain = curve.noise_gain(t[row], derivative)
        assert gain == pytest.approx(np.linalg.norm(weights[row]), rel=1e-9)


def test_rates_come_closer_to_the_truth_than_differences():
    rng = np.random.default_rng(3)
    true = RestToRest([0.0, 0.0], [2.0, -1.0], Quintic(), 2.0, ("a", "b"))
    t = np.arange(-0.5, 2.5, 0.001)
    state = true.at(t)
    measured = state.q + 1e-4 * rng.normal(size=state.q.shape)
    errors = {}
    for bandwidth in (5.0, 10.0, 50.0):
        motion, found = estimate_rates(recording(t, measured), bandwidth)
        errors[bandwidth] = np.abs(motion.qdd - state.qdd).max()
        np.testing.assert_allclose(found.noise, 1e-4, rtol=0.1)
    differences = np.abs(np.diff(measured, 2, axis=0) / 1e-6 - state.qdd[1:-1]).max()
    interpolated = np.abs(CubicSpline(t, measured)(t, 2) - state.qdd).max()
    assert errors[5.0] < errors[50.0] / 5
    assert errors[5.0] < 0.5
    assert min(differences, interpolated) > 100
    # without noise, more bandwidth is better
    clean = [
        np.abs(estimate_rates(recording(t, state.q), b)[0].qdd - state.qdd).max()
        for b in (5.0, 10.0, 20.0)
    ]
    assert clean[0] > 1.5 * clean[1] > 1.5**2 * clean[2]


def test_measured_velocities_stay():
    t = np.linspace(0, 2, 500)
    motion, found = estimate_rates(recording(t, np.sin(t), np.cos(t)), 20.0)
    np.testing.assert_array_equal(motion.q[:, 0], np.sin(t))
    np.testing.assert_array_equal(motion.qd[:, 0], np.cos(t))
    np.testing.assert_allclose(motion.qdd[:, 0], -np.sin(t), atol=2e-4)
    assert found.source == "qd"
    assert np.all(np.isnan(found.qd))


def test_smooth_residuals_betray_a_bandwidth_that_is_too_low():
    t = np.linspace(0, 2, 2000)
    _, found = estimate_rates(recording(t, np.sin(2 * np.pi * 4 * t)), 3.0)
    assert found.smooth[0] > 0.9


@pytest.mark.parametrize(
    ("count", "rate", "bandwidth", "words"),
    [
        (3001, 1000, 50, "1/20 of the sample rate of 1000 Hz"),
        (101, 10, 0.5, "1/20"),
        (51, 50, 5, "5 periods in the 1 s"),
        (6, 10, 2.4, "all that 10 samples a second"),
    ],
)
def test_default_bandwidth(count, rate, bandwidth, words):
    t = 100 + np.arange(count) / rate
    _, found = estimate_rates(recording(t, t))
    assert found.bandwidth == pytest.approx(bandwidth)
    assert words in found.chosen
    assert np.isnan(found.noise[0]) == (count < 10)


def test_large_time_stamps_and_scales():
    t = np.linspace(0, 2, 401)
    motion, _ = estimate_rates(recording(t, np.sin(3 * t)), 10.0)
    late, _ = estimate_rates(recording(t + 1.7e9, np.sin(3 * t)), 10.0)
    np.testing.assert_allclose(late.qdd, motion.qdd, atol=0.02)
    slow, _ = estimate_rates(recording(t * 1e6, np.sin(3 * t)), 10.0e-6)
    np.testing.assert_allclose(slow.qdd * 1e12, motion.qdd, atol=1e-6)


def test_what_cannot_be_estimated():
    t = np.linspace(0, 1, 101)
    for words, times, bandwidth in (
        ("m.csv: 1 row without all rates; to estimate them takes at least 5", [0.0], None),
        ("m.csv: 4 rows without", [0, 1, 2, 3], None),
        ("60 Hz is too much for samples every 0.01 s; use 25 Hz or less", t, 60.0),
        (r"row 51: 0.51 s pass between two samples before t = 1", np.r_[t[:50], t[50:] + 0.5], 5.0),
        ("too short for a bandwidth of 0.1 Hz; use 0.505 Hz or more", t, 0.1),
    ):
        with pytest.raises(TrajectoryError, match=words):
            estimate_rates(recording(times, times), bandwidth)
    for bad in (0.0, -1.0, np.nan, np.inf):
        with pytest.raises(InputError, match="positive number of Hz"):
            estimate_rates(recording(t, t), bad)


def test_a_long_record_in_little_time():
    t = np.arange(0, 200, 0.001)
    motion, found = estimate_rates(recording(t, np.sin(t)))
    assert found.bandwidth == 50
    np.testing.assert_allclose(motion.qdd[100:-100, 0], -np.sin(t[100:-100]), atol=1e-5)


def test_a_filter_is_the_same_for_other_data_of_its_times():
    from rnea.apps.trajectory.rates.smoothing import SmoothingSpline, shares_of_time

    rng = np.random.default_rng(0)
    t = np.sort(rng.uniform(0, 3, 400))
    y, other = rng.normal(size=(2, 400, 3))
    again = SmoothingSpline(t, y, 4.0).of(other)
    wanted = SmoothingSpline(t, other, 4.0)
    assert again.span == pytest.approx((t[0], t[-1]))
    for order in range(3):
        assert np.array_equal(again(t, order), wanted(t, order))
    # parabolas cost no roughness, so nothing of them is left: Σ w (y - f) t^p = 0
    left = (other - wanted(t)) * shares_of_time(t)[:, None]
    assert np.abs(np.vander(t, 3).T @ left).max() < 1e-10


CLOCKS = {
    "even": np.arange(400) / 80,
    "dense": np.arange(3000) / 1000,
    "sparse": np.arange(40) / 4.0,
    "gaps": np.concatenate([np.arange(700) / 2000, 3 + np.arange(30) / 20, [9.0]]),
    "one piece": np.arange(200) / 1e5,
}


@pytest.mark.parametrize("columns", [1, 60])
@pytest.mark.parametrize("clock", CLOCKS)
def test_rows_of_a_spline_are_its_sparse_matrix(clock, columns):
    t = CLOCKS[clock]
    spline = SmoothingSpline(t, np.zeros((len(t), 0)), 3.0)
    piece, basis = spline._at(t, 0)
    whole = np.zeros((len(t), spline._pieces + 5))
    for k in range(6):
        whole[np.arange(len(t)), piece + k] = basis[k]
    rng = np.random.default_rng(1)
    values = rng.normal(size=(len(t), columns))
    coefficients = rng.normal(size=(spline._pieces + 5, columns))
    for rows in (_Rows(piece, basis, spline._pieces), spline._rows.kept()):
        scale = np.abs(whole.T) @ np.abs(values) + 1e-300
        assert np.abs((rows.sums(values) - whole.T @ values) / scale).max() < 1e-14
        np.testing.assert_allclose(rows.curve(coefficients), whole @ coefficients, atol=1e-14)
