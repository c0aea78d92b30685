"""Pushes where joints turn round: what is known of friction there, and what can be found at all."""

import numpy as np
import pytest
from scipy.stats import norm

from rnea.apps.check.recordings import detector
from rnea.apps.check.recordings.joint_terms import SLOW
from rnea.apps.check.recordings.masked_means import rest_of_windows, variances_of_sums
from rnea.apps.check.recordings.observer import row_to_row
from rnea.apps.check.recordings.reversals import WIDTHS, speed_noise, turning_over, unsure
from rnea.check.recordings import find_contacts
from support.friction_laws import free
from support.planted import Motion, filtered, recorded, robots, times
from support.pushes import A_YEAR, IN_TIME, beside_friction, possible, pushed
from support.tiers import sample_cases


@pytest.mark.parametrize(("name", "rubs"), [("kinova", 0.2), ("z1", 0.0)])
def test_pushes_at_reversals_raise_an_alarm_within_50_ms(name, rubs):
    """Of those that anybody could find who does not know friction where directions are open. All
    arms: benchmarks/pushes.py."""
    arm = robots()[name]
    recording, pushes = pushed(arm, [6, len(name)], 60.0, 10, rubs=rubs, turning=True, raw=True)
    events = find_contacts(arm, recording).events
    told = [x for x in pushes if x.turning and possible(x.beside_friction, A_YEAR) > 0.99]
    assert len(told) >= 4
    for push in told:
        assert any(0 <= event.alarm - push.at <= 0.05 + 1e-9 for event in events)
    for event in events:
        assert any(-0.1 <= event.begin - push.at <= 0.4 for push in pushes)


@sample_cases(2)
@pytest.mark.parametrize(
    ("name", "law", "late"),
    [("z1", "Coulomb", 0.0), ("kinova", "Coulomb", 0.004), ("z1", "smooth, 10 mrad/s", 0.0)],
)
def test_friction_that_turns_over_is_no_push(name, law, late):
    """Free motion with friction that the file lacks, also where efforts are late by less than
    anybody would notice. All arms and other laws: benchmarks/pushes.py --laws."""
    arm = robots()[name]
    assert not find_contacts(arm, free(arm, 7, law, 120.0, late=late)).events


def test_the_nearest_means_of_two_convex_sets_give_the_bound():
    """Four rows of which one has friction from -F to F, tried: the likelihood ratio of the nearest
    means raises no more alarms for any friction, and finds at least as many as is said."""
    rng, count, alarms = np.random.default_rng(12), 400_000, 1e-2
    for push, dry in ((1.2, 0.3), (1.2, 2.0)):
        effort, unknown = np.full((4, 1), push), np.array([[0], [1], [0], [0]], bool)
        left = beside_friction(effort, unknown, dry)[:, 0]
        d = np.linalg.norm(left)
        assert d**2 == pytest.approx(3 * push**2 + max(push - 2 * dry, 0) ** 2)
        noise = rng.normal(size=(count, 4)) @ left / d
        # friction of the nearest means: as far towards each other as it goes
        level = norm.isf(alarms) + left[1] / d * dry
        for friction in np.linspace(-dry, dry, 5):
            mean = left[1] / d * friction
            assert np.mean(noise + mean > level) <= alarms * 1.06
            found = np.mean(noise + mean + push * left.sum() / d > level)
            assert found >= possible(d, alarms / IN_TIME) - 0.004
        worst = np.mean(noise - left[1] / d * dry + push * left.sum() / d > level)
        assert worst == pytest.approx(possible(d, alarms / IN_TIME), abs=0.004)


def test_noise_of_speeds_is_found_and_directions_that_are_told_are_right():
    arm, rng = robots()["xarm7"], np.random.default_rng(3)
    motion, t = Motion.of(arm, rng), times(300.0)
    q, qd, _ = motion.at(t)
    rows = recorded(t, q, q, rng, sigma=1e-3, encoder=1e-4)
    off = (rows.qd - qd)[rows.used]
    assert speed_noise(rows) == pytest.approx(off.std(axis=0), rel=0.1)
    open_ones = unsure(rows, np.zeros(arm.n), detector.ALARMS)
    wrong = (np.sign(rows.qd) != np.sign(qd)) & rows.used[:, None]
    assert wrong.any()
    assert not (wrong & ~open_ones).any()
    assert open_ones.mean() < 0.05


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("file", [0.0, 1.0], ids=["not in the file", "in the file"])
def test_how_sharply_friction_turns_over_comes_back(width, file):
    """Whatever part of it is taken for a jump, and whatever for a wide law."""
    arm, rng = robots()["ur3"], np.random.default_rng(4)
    motion, t = Motion.of(arm, rng), times(60.0)
    q, qd, _ = motion.at(t)
    rows = recorded(t, q, q, rng, sigma=1e-3)
    size, noise = 8.0, rng.normal(size=qd.shape)
    real = size * (np.tanh(qd / width) if width else np.sign(qd))
    taken = size * (file * np.sign(rows.qd) + (1 - file) * np.tanh(rows.qd / SLOW))
    laws = [[(file * size, 0.0), ((1 - file) * size, SLOW)]] * arm.n
    adds, widths = turning_over(row_to_row(taken - real) + noise, rows, laws)
    # the sharpest that is not refuted; below SLOW / 5 noise of the speed is as wide
    assert np.all(widths <= max(width, SLOW / 5))
    told = rows.used[:, None] & (row_to_row(1.0 * unsure(rows, widths, detector.ALARMS)) == 0)
    left = np.where(told, row_to_row(taken - real) + adds, 0.0)
    assert np.sum(left**2, axis=0).max() < 40.0


def test_rows_that_are_left_out_do_not_count():
    """Beside windows that are gone through one by one; what comes later is in none."""
    rng, rows = np.random.default_rng(5), 7
    residual, out = rng.normal(size=(200, 3)), rng.random((200, 3)) < 0.1
    sums = np.tile(np.arange(rows + 1.0), (3, 1))
    found = rest_of_windows(residual, out, rows, sums)
    for k in range(200):
        window = slice(max(0, k - rows + 1), k + 1)
        for j in range(3):
            gone = np.flatnonzero(out[window, j])
            kept = np.ones(len(out[window, j]), bool)
            if len(gone):
                kept[gone[0] : gone[-1] + 1] = False
            assert found.share[k, j] == kept.sum() / rows
            if kept.any():
                assert found.mean[k, j] == pytest.approx(residual[window, j][kept].mean())
                assert found.noisier[k, j] == pytest.approx(np.sqrt(len(kept) / kept.sum()))
            else:
                assert found.noisier[k, j] == np.inf


@pytest.mark.parametrize("kind", ["white", "alike", "opposite"])
def test_noise_of_what_is_left_of_windows_is_as_large_as_is_said(kind):
    rng, rows, count = np.random.default_rng(6), 10, 200_000
    noise = rng.normal(size=(count, 1))
    if kind == "alike":
        noise = filtered(noise) + 0.3 * rng.normal(size=noise.shape)
    if kind == "opposite":
        noise = np.diff(noise, axis=0, prepend=0.0) + 0.3 * rng.normal(size=noise.shape)
    sums = variances_of_sums(noise, np.ones(noise.shape, bool), rows)
    for hole in (slice(0, 2), slice(3, 5), slice(4, 9), slice(8, 10)):
        # a hole at the same place of one window in ten
        out = np.zeros((count // rows, rows, 1), bool)
        out[:, hole] = True
        found = rest_of_windows(noise, out.reshape(-1, 1), rows, sums)
        ends = slice(rows - 1, None, rows)
        whole = noise.reshape(-1, rows).mean(axis=1)
        said = found.noisier[ends][0, 0]
        assert said == pytest.approx(max(1.0, found.mean[ends].std() / whole.std()), rel=0.03)
