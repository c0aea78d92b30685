"""Sums over lags, triangles and filters computed quickly are what their definitions say."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.identify.fit.autocovariance import (
    _fast_size,
    _parzen,
    correlations,
    rows_of_columns,
    summed,
)
from rnea.apps.identify.fit.base_fit import triangle_of
from rnea.apps.identify.fit.friction_choice import BLOCKS, TIMES, _Joint
from rnea.apps.trajectory.rates.smoothing import BandedCholesky, SmoothingSpline
from rnea.identify import prepare


@pytest.fixture
def rows():
    """Alike residuals of three joints in two recordings, one of them shorter than the lags."""
    rng = np.random.default_rng(0)
    noise = rng.normal(size=(430, 3))
    left = noise[:-30] + sum(np.exp(-h / 6) * noise[h : h - 30] for h in range(1, 30))
    used = rng.uniform(size=left.shape) > 0.2
    used[:, 2] = False
    part = np.repeat([0, 1], [390, 10])
    U = [np.where(own, rng.normal(size=(4, 400)), 0.0) for own in used.T]
    return U, np.where(used, left, 0.0), used, part


def test_covariances_over_all_lags_are_added(rows):
    U, left, used, part = rows
    shares = correlations(left, used, part)
    assert max(map(len, shares)) > 20
    total = np.zeros((4, 4))
    for j, share in enumerate(shares):
        if not len(share):
            continue
        variance = (left[used[:, j], j] ** 2).mean()
        for a in range(400):
            for b in range(max(0, a - len(share) + 1), min(400, a + len(share))):
                if part[a] == part[b] and used[a, j] and used[b, j]:
                    total += variance * share[abs(a - b)] * np.outer(U[j][:, a], U[j][:, b])
    np.testing.assert_allclose(
        summed(U, left, used, part, shares), total, rtol=1e-12, atol=1e-12 * np.abs(total).max()
    )


def test_correlations_are_means_over_pairs(rows):
    _, left, used, part = rows
    share = correlations(left, used, part)[0]
    values = []
    for h in range(len(share)):
        pairs = (part[h:] == part[: 400 - h]) & used[h:, 0] & used[: 400 - h, 0]
        values.append((left[h:, 0] * left[: 400 - h, 0])[pairs].mean())
    faded = np.array(values) / values[0] * _parzen(np.arange(len(share)) / len(share))
    np.testing.assert_allclose(share, faded, rtol=0, atol=1e-12)


def test_rows_at_the_frequencies_of_columns_are_counted(rows):
    U, left, used, part = rows
    shares = correlations(left, used, part)
    total = 0.0
    for j, share in enumerate(shares[:2]):
        u, length = U[j].T, len(share)
        r = np.array([
            (u[h:] * u[: 400 - h])[part[h:] == part[: 400 - h]].sum() for h in range(length)
        ])  # fmt: skip
        r = r / r[0] * np.sqrt(_parzen(np.arange(length) / length))
        total += used[:, j].sum() / (2 * (r**2).sum() - 1)
    assert rows_of_columns(U[:2], used[:, :2], part, shares[:2]) == pytest.approx(total)


def test_sizes_of_fast_transforms_are_not_much_larger():
    for least in [*range(1, 200), 10**5 + 3, 2**20 + 1]:
        size = _fast_size(least)
        assert least <= size < 1.2 * least + 1
        for factor in (2, 3, 5):
            while size % factor == 0:
                size //= factor
        assert size == 1


@pytest.mark.parametrize("shape", [(3, 5), (5, 5), (161, 5), (4000, 5), (999, 1)])
def test_a_triangle_in_pieces_is_that_of_the_whole(shape):
    tall = np.random.default_rng(1).normal(size=shape) * 10.0 ** -np.arange(shape[1])
    R, whole = triangle_of(tall), np.linalg.qr(tall, mode="r")
    signs = np.sign(np.diag(R) * np.diag(whole))
    np.testing.assert_allclose(signs[:, None] * R, whole, rtol=1e-9, atol=1e-13)


@pytest.mark.parametrize("every", [1, 2, 7, 48, 1000])
def test_what_a_filter_passes_is_its_curve_at_the_times_of_the_data(every):
    rng = np.random.default_rng(2)
    t = np.cumsum(rng.uniform(0.5, 1.5, 700)) / 100
    y = rng.normal(size=(700, 3))
    spline = SmoothingSpline(t, np.zeros((700, 0)), 5.0)
    expected = spline.of(y)(t)[::every]
    for _ in range(2):
        np.testing.assert_allclose(spline.passed(y, every), expected, rtol=0, atol=1e-12)
    np.testing.assert_allclose(SmoothingSpline(t, y, 5.0)(t)[::every], expected, atol=1e-12)


@pytest.mark.parametrize("sizes", [0, 1])
def test_blocks_are_left_out_one_by_one(sizes):
    rng = np.random.default_rng(3)
    A, used = rng.normal(size=(600, 4)), rng.uniform(size=600) > 0.1
    dry = np.abs(rng.normal(size=(600, 2)))
    y = A @ rng.normal(size=4) + dry @ [0.3, 0.7] + 0.1 * rng.normal(size=600)
    others = np.diag(rng.uniform(1, 2, 4))
    found = _Joint(A, y, used, others, np.ones(4)).left_out(dry, sizes)
    A, y, dry = A[used], y[used], dry[used]
    whole = np.column_stack([A, dry / np.sqrt((dry**2).mean(axis=0))])
    # as least squares: roots of the weights as further rows
    root = np.sqrt(others + np.eye(4))
    held = np.zeros((10, 6))
    held[:4, :4], held[4:] = root, np.eye(6) * np.sqrt(1e-6 * len(y))
    block = np.arange(len(y)) * (BLOCKS * TIMES) // len(y) % BLOCKS
    total = 0.0
    for b in range(BLOCKS):
        rest, own = block != b, block == b
        right = [y[rest], np.linalg.solve(root, np.ones(4)), np.zeros(6)]
        rows = np.vstack([whole[rest], held])
        z = np.linalg.lstsq(rows, np.concatenate(right), rcond=None)[0]
        total += ((y[own] - whole[own] @ z) ** 2).sum()
    assert found == pytest.approx(np.sqrt(total / len(y)), rel=1e-10)


@pytest.mark.parametrize("width", [1, 2, 6])
@pytest.mark.parametrize("size", [6, 47, 48, 49, 53, 97, 300])
def test_banded_equations_are_solved_whatever_is_left_for_the_last_block(size, width):
    rng = np.random.default_rng(4)
    bands = rng.normal(size=(width, size))
    bands[0] = 20
    whole = sum(np.diag(band[: size - k], -k) for k, band in enumerate(bands))
    whole = whole + np.tril(whole, -1).T
    right = rng.normal(size=(size, 3))
    found = BandedCholesky(bands).solve(right)
    np.testing.assert_allclose(found, np.linalg.solve(whole, right), rtol=0, atol=1e-14)


def test_filters_are_kept_for_one_clock_alone():
    log = rnea.load("one_link").simulate([0.5], duration=4.0).measured(rate=100.0)
    whole = prepare(log)
    values = np.random.default_rng(5).normal(size=(len(whole), 2))
    expected = whole.filtered(values)
    late = whole.with_efforts(lag=0.01)
    assert late._filters[-1] is whole._filters[-1]
    np.testing.assert_array_equal(late.filtered(values), expected)
    names = ("t", "q", "qd", "qdd", "tau", "inside", "still", "saturated")
    part = replace(whole, **{name: getattr(whole, name)[:300] for name in names})
    own = SmoothingSpline(part.t, values[:300], part.cutoff)(part.t)
    np.testing.assert_allclose(part.filtered(values[:300]), own, rtol=0, atol=1e-12)
    np.testing.assert_allclose(whole.filtered(values, 7), expected[::7], rtol=0, atol=1e-13)
