"""Rates of an episode in blocks: the numbers of the whole, whatever the blocks are."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import InputError, RneaError, TrajectoryError
from rnea.apps.trajectory.rates import median_step
from rnea.apps.trajectory.rates.smoothing import SmoothingSpline, shares_of_time
from rnea.apps.trajectory.rates.spline_windows import SplineWindows
from rnea.model import integrate
from rnea.motion import (
    Columns,
    EpisodeTimes,
    LongRates,
    Recording,
    closed_along,
    estimate_rates,
    independent_part,
    independent_places,
)
from support.every_joint import every_joint_toml

NAMES = ("hip", "knee")
PARTS = ("t", "q", "qd", "qdd")


def steps(kind, count, rng):
    """About 1 ms each."""
    if kind == "even":
        return np.full(count, 1e-3)
    if kind == "uneven":
        return rng.uniform(2e-4, 1.8e-3, count)
    # ten times as many rows in some tenths of a second as in others
    return np.where(np.arange(count) // 700 % 5 == 0, 1e-4, 1e-3)


def episode(kind="uneven", count=9000):
    rng = np.random.default_rng(3)
    t = 50 + np.concatenate([[0.0], np.cumsum(steps(kind, count - 1, rng))])
    pace = np.array([1.0, 2.5])
    q = np.sin(t[:, None] * pace) + 1e-4 * rng.standard_normal((count, 2))
    return t, q, pace * np.cos(t[:, None] * pace) + 1e-3 * rng.standard_normal((count, 2))


def blocks_of(cuts, *arrays):
    return (tuple(None if x is None else x[a:b] for x in arrays) for a, b in cuts)


def evenly(count, size):
    return [(begin, begin + size) for begin in range(0, count, size)]


def in_blocks(joints, t, q, qd, bandwidth=None, size=500, cuts=None, together=2000):
    rates = LongRates(joints, EpisodeTimes.of(t), bandwidth, together=together)
    out = list(rates.over(blocks_of(cuts or evenly(len(t), size), t, q, qd)))
    return [np.concatenate([getattr(part, name) for part in out]) for name in PARTS], len(out)


def errors(found, whole, bandwidth, measured, orders):
    """In units of what the bandwidth can make of what was smoothed."""
    size, pace = np.abs(measured).max(), 2 * np.pi * bandwidth
    pairs = zip(PARTS[1:], found[1:], orders, strict=True)
    return [np.abs(x - getattr(whole, name)).max() / (size * pace**k) for name, x, k in pairs]


@pytest.mark.parametrize("kind", ["even", "uneven", "bursts"])
@pytest.mark.parametrize("bandwidth", [None, 12.0, 135.0])
def test_the_numbers_are_those_of_the_whole(kind, bandwidth):
    t, q, qd = episode(kind)
    for speeds, measured, orders in ((None, q, (0, 1, 2)), (qd, qd, (0, 0, 1))):
        whole, estimate = estimate_rates(Recording(t, q, speeds, None, NAMES), bandwidth)
        found, parts = in_blocks(NAMES, t, q, speeds, bandwidth)
        assert parts > 1 or bandwidth == 12.0
        assert np.array_equal(found[0], t)
        assert max(errors(found, whole, estimate.bandwidth, measured, orders)) < 1e-13


@pytest.mark.parametrize("kind", ["even", "uneven", "bursts"])
def test_constant_accelerations_pass_unchanged(kind):
    """Parabolas are curves without roughness, also where stretches meet and at the ends."""
    t, _, _ = episode(kind)
    s = (t - t[0])[:, None]
    q, qd, qdd = 1 + 2 * s - 3 * s**2, 2 - 6 * s, np.full_like(s, -6.0)
    found, parts = in_blocks(["hip"], t, q, None, 50.0)
    assert parts > 1
    pairs = enumerate(zip(found[1:], (q, qd, qdd), strict=True))
    off = [np.abs(x - y).max() / (np.abs(q).max() * (100 * np.pi) ** k) for k, (x, y) in pairs]
    assert max(off) < 1e-13


def test_sinusoids_pass_by_the_response_of_the_filter():
    """1/(1 + (f/f_c)⁶), without delay, in every stretch; to what pieces of .1/f_c can follow."""
    t = np.arange(9000) * 1e-3
    for frequency in (10.0, 50.0, 70.0):
        pace, passed = 2 * np.pi * frequency, 1 / (1 + (frequency / 50) ** 6)
        found, parts = in_blocks(["hip"], t, np.sin(pace * t)[:, None], None, 50.0)
        assert parts > 1
        inner = slice(500, -500)
        for k, values in enumerate(found[1:]):
            wanted = passed * np.sin(pace * t + k * np.pi / 2)
            off = values[inner, 0] / pace**k - wanted[inner]
            assert np.abs(off).max() < 1e-3


@pytest.mark.parametrize("count", [5, 6, 40, 300])
def test_short_episodes_have_no_margins(count):
    t, q, _ = episode("even", count)
    whole, estimate = estimate_rates(Recording(t, q, None, None, NAMES))
    found, _ = in_blocks(NAMES, t, q, None, size=7)
    assert max(errors(found, whole, estimate.bandwidth, q, (0, 1, 2))) < 1e-13


def test_many_rows_in_a_piece():
    t, q, _ = episode("uneven", 60_000)
    whole, _ = estimate_rates(Recording(t, q, None, None, NAMES), 2.0)
    found, parts = in_blocks(NAMES, t, q, None, 2.0, 7000)
    assert parts == 11
    assert max(errors(found, whole, 2.0, q, (0, 1, 2))) < 1e-13


def test_blocks_may_be_cut_anywhere():
    """Bit by bit; single rows and empty blocks are blocks too."""
    rng = np.random.default_rng(0)
    for t, q, qd in (episode("uneven", 5000), episode("bursts", 5000)):
        for speeds in (None, qd):
            wanted, parts = in_blocks(NAMES, t, q, speeds, size=len(t))
            assert parts > 1
            for number in (1, 30, 200):
                inner = np.sort(rng.integers(0, len(t), number)).tolist()
                cuts = list(zip([0, 0, *inner], [0, *inner, len(t)], strict=True))
                found, _ = in_blocks(NAMES, t, q, speeds, cuts=cuts)
                assert all(map(np.array_equal, found, wanted))


def test_memory_of_blocks_may_be_used_again():
    t, q, qd = episode("even", 4000)
    wanted, _ = in_blocks(NAMES, t, q, qd)
    memory = [x[:500].copy() for x in (t, q, qd)]

    def blocks():
        for k in range(0, len(t), 500):
            for held, x in zip(memory, (t, q, qd), strict=True):
                held[:] = x[k : k + 500]
            yield memory

    rates = LongRates(NAMES, EpisodeTimes.of(t), together=2000)
    out = list(rates.over(blocks()))
    for name, values in zip(PARTS, wanted, strict=True):
        assert np.array_equal(np.concatenate([getattr(part, name) for part in out]), values)


@pytest.mark.parametrize("bandwidth", [50.0, 240.0])
def test_what_lies_behind_a_margin_fades_by_the_poles(bandwidth):
    """exp(-π f_c t): each further 1/f_c divides it by 23, up to rounding."""
    t = np.arange(8000) * 1e-3
    y = (1 + np.sin(t[:, None] * [3.0, 40.0])) / 2
    curve, pace = SmoothingSpline(t, y, bandwidth), 2 * np.pi * bandwidth
    factors = []
    for margin in (2.0, 3.5, 5.0):
        windows = SplineWindows(t[-1], len(t), bandwidth, 3000, margin)
        piece, weight = windows.piece(t), shares_of_time(t)
        edges = windows.begin(1) - windows.margin, windows.begin(2) + windows.margin
        rows = slice(*np.searchsorted(piece, edges))
        found = windows.curve(1, t[rows], weight[rows], y[rows])
        own = t[(piece >= windows.begin(1)) & (piece < windows.begin(2))]
        off = [np.abs(f - curve(own, k)).max() / pace**k for k, f in enumerate(found)]
        factors.append(np.array(off) * np.exp(np.pi * windows.margin / 10))
    assert np.max(factors) < 5
    assert np.all(np.ptp(np.log(factors), axis=0) < np.log(3))
    assert 5 * np.exp(-11 * np.pi) < 1e-14


@pytest.mark.parametrize("count", [5, 60, 3000, 9000])
def test_uncertainty_is_that_of_the_whole(count):
    """Residuals to rounding; gains of noise at the ends by curves with knots of their own."""
    t, q, qd = episode("uneven" if count > 60 else "even", count)
    for speeds in (None, qd):
        _, whole = estimate_rates(Recording(t, q, speeds, None, NAMES))
        rates = LongRates(NAMES, EpisodeTimes.of(t), together=2000)
        list(rates.over(blocks_of(evenly(count, 700), t, q, speeds)))
        for name, wanted in vars(whole).items():
            found = getattr(rates.estimate, name)
            if isinstance(wanted, str | float):
                assert found == wanted
            else:
                near = 2e-3 if name == "ends" else 1e-8
                np.testing.assert_allclose(found, wanted, rtol=near)
    waiting = LongRates(NAMES, EpisodeTimes.of(t))
    with pytest.raises(TrajectoryError, match="the episode ends after 0 of"):
        _ = waiting.estimate


def test_memory_is_bounded():
    """Rows that wait for an answer: those of a stretch, its margins and a block."""
    t, q, _ = episode("even", 40_000)
    rates, out, most = LongRates(NAMES, EpisodeTimes.of(t), together=2000), 0, 0
    for k in range(0, len(t), 100):
        out += sum(len(part.t) for part in rates.add(t[k : k + 100], q[k : k + 100]))
        most = max(most, k + 100 - out)
    assert out == len(t)
    assert most < 2000 + 2 * 220 + 100


# ---- robots with orientations and loops ----------------------------------------------------------

BALL = rnea.loads(every_joint_toml(("spherical", "planar")))


def tumbling(count=6000):
    t = np.arange(count) * 1e-3
    pace = np.linspace(1.0, 2.0, BALL.model.nv)
    start = np.tile(BALL.neutral, (count, 1))
    q = integrate(BALL.model, start, 0.7 * np.sin(t[:, None] * pace))
    return t, q, 0.7 * pace * np.cos(t[:, None] * pace)


def test_orientations_are_read_on_across_blocks():
    """Quaternions change their sign here and there, also where a block begins."""
    t, q, qd = tumbling()
    columns = Columns.of(BALL.model)
    spoilt, (parts,) = q.copy(), [b.q for b in columns.curved if b.joint.name == "spherical"]
    for row in (500, 1700, 2000, 5001):
        spoilt[row:, parts] *= -1
    for speeds, orders in ((None, (0, 1, 2)), (qd, (0, 0, 1))):
        recording = Recording(t, spoilt, speeds, None, columns.joints, columns=columns)
        whole, _ = estimate_rates(recording, 20.0)
        rates = LongRates(BALL.model, EpisodeTimes.of(t), 20.0, together=2000)
        out = list(rates.over(blocks_of(evenly(len(t), 500), t, spoilt, speeds)))
        assert len(out) > 1
        found = [np.concatenate([getattr(part, name) for part in out]) for name in PARTS]
        assert max(errors(found, whole, 20.0, 1.0, orders)) < 1e-12
        assert len(rates.notes) == 4
        assert rates.notes[0].startswith("rows 501 to 1000: the quaternion of joint 'spherical'")


@pytest.mark.parametrize("name", ["four_bar", "gough_stewart"])
def test_loops_are_closed_from_block_to_block(name):
    """A swing about where the robot is assembled; the four-bar's crank goes round."""
    arm = rnea.load(name)
    model, columns = arm.model, Columns.of(arm.model)
    t, own = np.arange(1100) * 1e-3, independent_places(model)
    pace = np.linspace(2.0, 3.0, model.nv)
    way, qd = 0.05 * np.sin(t[:, None] * pace), 0.05 * pace * np.cos(t[:, None] * pace)
    if name == "four_bar":
        way, qd = way + 7 * t[:, None], qd + 7
    start = np.tile(arm.neutral[own], (len(t), 1))
    rows = integrate(independent_part(model), start, way)
    q = closed_along(model, rows)
    for speeds, orders in ((None, (0, 1, 2)), (qd, (0, 0, 1))):
        recording = Recording(t, q, speeds, None, columns.joints, columns=columns)
        whole, _ = estimate_rates(recording.checked(), 200.0)
        for given in (q, rows):
            found, parts = in_blocks(model, t, given, speeds, 200.0, 300, together=400)
            assert parts > 1
            assert max(errors(found, whole, 200.0, 1.0 + np.abs(q).max(), orders)) < 1e-11


# ---- refusals ------------------------------------------------------------------------------------


def refused(match, t, q, qd=None, error=TrajectoryError, joints=NAMES, size=500, times=None):
    rates = LongRates(joints, times or EpisodeTimes.of(t), 20.0, file="m.parquet")
    with pytest.raises(error, match=match):
        list(rates.over(blocks_of(evenly(len(t), size), t, q, qd)))


def test_wrong_rows_are_named_by_their_number():
    t, q, qd = episode("even", 2000)
    times = EpisodeTimes.of(t)
    for place in (0, 500, 1234, 1999):
        bad = q.copy()
        bad[place, 1] = np.nan
        refused(rf"m.parquet: row {place + 1}: column 'q_knee': nan is not", t, bad)
        bad = qd.copy()
        bad[place, 0] = 1e40
        refused(rf"row {place + 1}: column 'qd_hip': 1e\+40 is too large", t, q, bad)
    for place in (500, 501, 1999):
        back = t.copy()
        back[place] = t[place - 1]
        refused(rf"row {place + 1}: time must increase", back, q, times=times)
        with pytest.raises(TrajectoryError, match=rf"m.csv: row {place + 1}: time must increase"):
            EpisodeTimes.over(lambda back=back: np.split(back, 4), "m.csv")


def test_far_turns_are_seen_across_blocks():
    t, q, _ = tumbling(2000)
    turned = q.copy()
    (ball,) = [b.q for b in Columns.of(BALL.model).curved if b.joint.name == "spherical"]
    # half a turn about the body's own x
    turned[1000:, ball] = q[1000:, ball][:, [1, 0, 3, 2]] * [-1, 1, 1, -1]
    refused(r"row 1001: joint 'spherical' turns by more", t, turned, joints=BALL.model)


def test_loops_that_cannot_close_are_named_by_row():
    """Crank and rod reach 0.18 m; the piston is there after 1.1 s."""
    piston = rnea.load("slider_crank").description
    closures = replace(piston.closures, independent=("piston",), actuated=None)
    model = rnea.Robot(replace(piston, closures=closures)).model
    t = np.arange(1500) * 1e-3
    q = 0.125 + 0.05 * t[:, None]
    refused(r"m.parquet: the loops .* in row 11\d\d, at piston = 0.18", t, q, joints=model)


def test_rows_that_are_not_the_episode_are_refused():
    t, q, qd = episode("even", 2000)
    times = EpisodeTimes.of(t)
    refused("ends after 1500 of the 2000 rows", t[:1500], q, times=times)
    refused("row 2000: t = .*; the episode's times end at 51.999", t + (t > 51), q, times=times)
    refused("row 1: t = 50.5; the episode's times begin at 50", t + 0.5, q, times=times)
    longer = np.append(t, 53.0)
    refused("row 2001: a row more than the 2000", longer, np.append(q, q[:1], 0), times=times)
    refused(r"q: expected an array \(500, 2\) \(hip, knee\)", t, q[:, :1], error=InputError)
    rates = LongRates(NAMES, times)
    with pytest.raises(InputError, match="q has 9 rows, and t has 10"):
        rates.add(t[:10], q[:9])
    rates.add(t[:10], q[:10])
    with pytest.raises(TrajectoryError, match=r"row 11: .*qd"):
        rates.add(t[10:], q[10:], qd[10:])


def test_bandwidths_are_refused_as_of_the_whole():
    t, q, _ = episode("even", 2000)
    t[1200:] += 0.3
    recording = Recording(t, q, None, None, NAMES)
    for bandwidth in (None, 20.0, 400.0, 0.01, -1.0):
        with pytest.raises(RneaError) as whole:
            estimate_rates(recording, bandwidth)
        with pytest.raises(RneaError) as ours:
            LongRates(NAMES, EpisodeTimes.over(lambda: np.array_split(t, 7)), bandwidth)
        assert str(ours.value) == str(whole.value)


# ---- what must be known beforehand ---------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 2, 3, 500, 5001])
@pytest.mark.parametrize("kind", ["even", "uneven", "bursts"])
def test_times_in_blocks_are_those_of_the_whole(kind, count, monkeypatch):
    """Also where all steps differ, and the table is far too small for them."""
    t = episode(kind, max(count, 2))[0][:count]
    passes = []

    def read():
        passes.append(1)
        return np.array_split(t, 9)

    for entries, most in ((1 << 16, 1), (64, 12)):
        monkeypatch.setattr(median_step, "_ENTRIES", entries)
        passes.clear()
        np.testing.assert_equal(vars(EpisodeTimes.over(read)), vars(EpisodeTimes.of(t)))
        assert len(passes) <= most
