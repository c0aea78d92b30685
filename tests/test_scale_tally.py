"""One pass over a column: whatever the blocks and their order, the same counts, peaks and bins."""

import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest

from rnea.apps.datasets.summary.histogram import BINS, LEAST_EXPONENT, exponent_of
from rnea.apps.datasets.summary.tally import Place, Tally

RNG = np.random.default_rng(20)
LARGEST = np.finfo(float).max
COLUMNS = {
    "normal": RNG.normal(size=20_000) * 40 + 3,
    "heavy tails": RNG.standard_cauchy(size=20_000),
    "offset": RNG.normal(size=20_000) + 1e8,
    "growing": np.sort(np.abs(RNG.standard_cauchy(size=20_000))),
    "constant": np.full(1000, 0.1),
    "negative constant": np.full(1000, -7.3),
    "zeros": np.zeros(1000),
    "zeros of both signs": np.tile([-0.0, 0.0], 500),
    "whole numbers": RNG.integers(-5, 6, size=5000).astype(float),
    "edges of bins": np.tile([1.0, -1.0, 0.5, -0.5, 2.0**-12, -(2.0**-12), 1 - 2.0**-53], 100),
    "huge": RNG.normal(size=3000) * 1e307,
    "largest": np.array([LARGEST, -LARGEST, LARGEST, 1.0]),
    "tiny": RNG.normal(size=3000) * 1e-307,
    "subnormal": RNG.integers(-9, 9, size=3000) * 5e-324,
    "all sizes": RNG.choice([-1.0, 1.0], 5000) * 10.0 ** RNG.uniform(-320, 308, 5000),
    "gaps": np.where(RNG.random(5000) < 0.3, np.nan, RNG.normal(size=5000)),
    "infinities": np.where(RNG.random(5000) < 0.1, -np.inf, RNG.normal(size=5000)),
    "nothing": np.full(300, np.nan),
    "infinite": np.array([np.inf, np.nan, -np.inf]),
    "one": np.array([-3.25]),
}


def tallied(values, limit=math.nan):
    tally = Tally()
    tally.add(values, Place(0, 0), limit)
    return tally


def exact(tally):
    """What must not depend on cuts and order at all."""
    counted = (tally.count, tally.missing, tally.infinite, tally.limited, tally.above)
    h = tally.histogram
    peaks = (tally.least, tally.most, tally.peak, tally.place)
    return counted, peaks, h.exponent, h.positive.tolist(), h.negative.tolist()


def close(tally, other):
    """Moments agree to rounding, as the size of the numbers has it."""
    if not tally.count:
        return math.isnan(tally.mean) and math.isnan(other.rms)
    floor = 1e-14 * other.rms
    return (
        abs(tally.rms - other.rms) <= floor
        and abs(tally.mean - other.mean) <= floor
        and abs(tally.deviation - other.deviation) <= 1e-14 * other.deviation + 1e-16 * other.rms
    )


@pytest.mark.parametrize("name", COLUMNS)
def test_no_cut_and_no_order_changes_anything(name):
    values = COLUMNS[name]
    whole = tallied(values, 1.0)
    for seed in range(4):
        rng = np.random.default_rng(seed)
        cuts = np.sort(rng.integers(0, len(values) + 1, size=rng.integers(1, 12)))
        pieces = list(zip([0, *cuts], [*cuts, len(values)], strict=True))
        rng.shuffle(pieces)
        # into one tally, and into several that are merged as a tree
        one, several = Tally(), []
        for begin, end in pieces:
            one.add(values[begin:end], Place(0, int(begin)), 1.0)
            several.append(Tally())
            several[-1].add(values[begin:end], Place(0, int(begin)), 1.0)
        while len(several) > 1:
            first = several.pop(rng.integers(len(several)))
            first.merge(several.pop(rng.integers(len(several))))
            several.append(first)
        for other in (one, several[0]):
            assert exact(other) == exact(whole)
            assert close(other, whole)


@pytest.mark.parametrize("name", COLUMNS)
def test_numpy_agrees(name):
    values = COLUMNS[name]
    tally, finite = tallied(values, 1.0), values[np.isfinite(values)]
    assert tally.count == len(finite)
    assert tally.missing == np.isnan(values).sum()
    assert tally.infinite == np.isinf(values).sum()
    assert tally.limited == tally.count + tally.infinite
    assert tally.above == (np.abs(values) > 1).sum()
    if not len(finite):
        assert tally.place is None
        assert all(math.isnan(x) for x in (tally.mean, tally.rms, tally.quantile(0.5)))
        return
    assert (tally.least, tally.most) == (finite.min(), finite.max())
    assert tally.peak == np.abs(finite).max()
    sized = np.where(np.isfinite(values), np.abs(values), -1)
    assert tally.place == Place(0, int(np.argmax(sized)))
    assert tally.histogram.exponent == exponent_of(tally.peak)
    assert tally.histogram.positive.sum() + tally.histogram.negative.sum() == tally.count
    assert tally.histogram.negative.sum() == (finite < 0).sum()


@pytest.mark.parametrize("name", [x for x in COLUMNS if np.isfinite(COLUMNS[x]).any()])
def test_bins_hold_what_fractions_say(name):
    """Every number is in its bin by exact arithmetic, and quantiles are within a bin's width."""
    values = COLUMNS[name][np.isfinite(COLUMNS[name])][:2000]
    tally = tallied(values)
    width = Fraction(2) ** (tally.histogram.exponent - 12)
    places = [abs(Fraction(x)) // width for x in values.tolist()]
    for side, sign in ((tally.histogram.positive, 1), (tally.histogram.negative, -1)):
        mine = [int(k) for k, x in zip(places, values, strict=True) if (x < 0) == (sign < 0)]
        assert side.tolist() == np.bincount(np.array(mine, int), minlength=BINS).tolist()
    sizes = np.sort(np.abs(values))
    for share in (0.0, 0.5, 0.95, 0.99, 0.999, 1.0):
        told = sizes[max(0, math.ceil(share * len(sizes)) - 1)]
        assert abs(Fraction(tally.quantile(share)) - Fraction(told)) <= width
    edges, counts = tally.bars(40)
    assert counts.sum() == tally.count
    assert len(counts) <= 2 * 40
    assert len(edges) == len(counts) + 1
    # bars have their numbers between their edges, as far as these are doubles
    if tally.peak < 1e308 and tally.histogram.exponent > LEAST_EXPONENT:
        for low, high, count in zip(edges[:-1], edges[1:], counts, strict=True):
            inside = (values >= low) & (values < high) if low >= 0 else (values > low)
            inside &= (values < 0) & (values <= high) if low < 0 else values >= 0
            # what is 0, or -0, lies above zero
            assert inside.sum() == count


def with_fifty_digits(values):
    """Mean, RMS and deviation."""
    with mpmath.workdps(50):
        whole = sum(map(Fraction, values.tolist()))
        squares = sum(Fraction(x) ** 2 for x in values.tolist())
        n = len(values)
        mean, square = whole / n, squares / n
        return [
            float(mean),
            float(mpmath.sqrt(mpmath.mpf(square.numerator) / square.denominator)),
            float(
                mpmath.sqrt(
                    mpmath.mpf((square - mean**2).numerator) / (square - mean**2).denominator
                )
            ),
        ]


@pytest.mark.parametrize("name", ["normal", "heavy tails", "offset", "huge", "tiny", "constant"])
def test_fifty_digits_agree(name):
    values = COLUMNS[name][:5000]
    tally = Tally()
    for begin in range(0, len(values), 700):
        tally.add(values[begin : begin + 700], Place(0, begin))
    mean, rms, deviation = with_fifty_digits(values)
    assert abs(tally.mean - mean) <= 2e-16 * rms + abs(mean) * 2e-16
    assert tally.rms == pytest.approx(rms, rel=1e-15)
    assert tally.deviation == pytest.approx(deviation, rel=2e-15, abs=1e-17 * rms)


def test_a_million_rows_beside_an_offset_lose_no_digit():
    """Numbers 1e8 + x with x a multiple of 2**-20, so that integers tell what is exact."""
    ticks = np.random.default_rng(3).integers(-(2**20), 2**20, size=10**6)
    values = 1e8 + ticks * 2.0**-20
    assert np.all((values - 1e8) * 2.0**20 == ticks)
    tally = Tally()
    for begin in range(0, len(values), 12_345):
        tally.add(values[begin : begin + 12_345], Place(0, begin))
    n, total = len(ticks), int(ticks.sum())
    # the sum of squares of 2**20 fits into 64 bits
    squares = int((ticks * ticks).sum())
    with mpmath.workdps(50):
        mean = mpmath.mpf(total) / n
        deviation = mpmath.sqrt(mpmath.mpf(squares) / n - mean**2) / 2**20
        rms = mpmath.sqrt((10**8 + mean / 2**20) ** 2 + deviation**2)
        assert abs(tally.deviation / deviation - 1) < 1e-15
        assert abs(tally.rms / rms - 1) < 3e-16
        assert abs(tally.mean / (10**8 + mean / 2**20) - 1) < 2e-16
    # where the offset is lost, so are half the digits
    naive = math.sqrt(max(0.0, (values**2).mean() - values.mean() ** 2))
    assert abs(naive / float(deviation) - 1) > 1e-6


def test_a_hundred_thousand_merges_lose_no_digit():
    """As many blocks as 6e9 rows have: a sum of squares that is added up plainly drifts."""
    part = tallied(np.array([0.1, 0.3]))
    total = Tally()
    for _ in range(100_000):
        total.moments.merge(part.moments)
    assert total.moments.deviation == pytest.approx(part.moments.deviation, rel=3e-16)


def test_of_equal_peaks_the_first_by_file_and_row_counts():
    later, earlier = Tally(), Tally()
    later.add(np.array([1.0, -2.0]), Place(1, 0))
    earlier.add(np.array([0.0, 2.0, -2.0]), Place(0, 7))
    for one, other in ((later, earlier), (earlier, later)):
        both = Tally()
        both.merge(one)
        both.merge(other)
        assert (both.peak, both.place) == (2.0, Place(0, 8))
    late = Tally()
    late.add(np.array([5.0]), Place(2, 5))
    late.add(np.array([5.0, 5.0]), Place(2, 1))
    assert late.place == Place(2, 1)


@pytest.mark.parametrize("dtype", [np.float32, np.int64, np.int8, np.uint16, np.float16])
def test_other_kinds_of_number_count_as_doubles(dtype):
    values = np.random.default_rng(1).integers(0, 100, size=1000).astype(dtype)
    assert exact(tallied(values)) == exact(tallied(values.astype(float)))
    assert exact(tallied(values[::3])) == exact(tallied(values[::3].astype(float)))
