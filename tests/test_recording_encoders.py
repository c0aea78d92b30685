"""Noise of encoders in the balance of momentum, against drawn noise of a known size."""

import numpy as np
import pytest

from rnea import Robot
from rnea.apps.check.recordings import contacts, detector
from rnea.apps.check.recordings.encoders import Encoders, louder
from rnea.check.recordings import MeasuredMotion, find_contacts
from support.planted import ENCODER, filtered, robots, times
from support.pushes import pushed
from support.tiers import sample_cases

STEP = 0.01
MASS, LENGTH, COM, INERTIA = (5.0, 3.0), (1.0, 0.8), (0.5, 0.4), (0.1, 0.05)
ROWS = [5, 10, 20, 40]


def swing(seconds):
    """(N, 2): an elbow that opens and folds every 20 s, from the largest inertia to the least."""
    t = times(seconds)
    return t, np.stack([0.3 * np.sin(0.7 * t), np.pi / 2 * (1 - np.cos(2 * np.pi * t / 20))], -1)


def textbook_mass_matrix(q2):
    """(N, 2, 2) of two links, as textbooks print it."""
    cross = MASS[1] * LENGTH[0] * COM[1] * np.cos(q2)
    last = INERTIA[1] + MASS[1] * COM[1] ** 2 + 0 * q2
    first = INERTIA[0] + MASS[0] * COM[0] ** 2 + MASS[1] * LENGTH[0] ** 2 + last + 2 * cross
    return np.array([[first, last + cross], [last + cross, last]]).transpose(2, 0, 1)


def drawn_momentum(rng, q, count):
    """(count, N, 2): what noise of positions, behind the filter, makes of M qd."""
    noise = ENCODER * rng.normal(size=(len(q), count, 2))
    speeds = np.gradient(filtered(noise), STEP, axis=0)
    return np.einsum("rij,rcj->cri", textbook_mass_matrix(q[:, 1]), speeds)


def measured(rng, q, t):
    smooth = filtered(q + ENCODER * rng.normal(size=q.shape))
    qd = np.gradient(smooth, STEP, axis=0)
    used = (t > 0.3) & (t < t[-1] - 0.3)
    return MeasuredMotion.of(
        t, smooth, qd, np.gradient(qd, STEP, axis=0), 0 * q, used=used, filtered=filtered
    )


@pytest.mark.parametrize("rows", ROWS)
def test_means_are_as_noisy_in_every_pose_as_drawn_ones(rows):
    rng = np.random.default_rng(rows)
    t, q = swing(60.0)
    arm = Robot.planar(MASS, LENGTH, COM, INERTIA)
    said = np.sqrt(Encoders.of(arm, measured(rng, q, t)).of_means(rows))
    p = drawn_momentum(rng, q, 200)
    means = (p[:, rows:] - p[:, :-rows]) / (rows * STEP)
    # poses of half a second: 50 rows of 200 draws
    for begin in range(100, len(q) - 200, 250):
        part = slice(begin, begin + 50)
        drawn = means[:, part].std(axis=(0, 1))
        expected = np.sqrt(np.mean(said[rows:][part] ** 2, axis=0))
        assert expected == pytest.approx(drawn, rel=0.1)


@sample_cases(2)
@pytest.mark.parametrize("share", [0.2, 0.5, 0.9])
def test_what_is_allowed_follows_the_noise_and_quiet_poses_lose_nothing(share):
    """share: of the variance of the shortest means of the first joint, by encoders."""
    rng = np.random.default_rng(5)
    t, q = swing(600.0)
    arm = Robot.planar(MASS, LENGTH, COM, INERTIA)
    encoders = Encoders.of(arm, measured(rng, q, t))
    shaken = np.diff(drawn_momentum(rng, q, 1)[0], axis=0, prepend=0.0) / STEP
    size = encoders.of_means(5).mean(axis=0) * (1 / share - 1) * 5
    residual = shaken + np.sqrt(size) * rng.normal(size=q.shape)
    used, nowhere = (t > 0.3) & (t < t[-1] - 0.3), np.zeros(q.shape, bool)
    asked = residual, used, nowhere, 0 * residual, STEP, np.zeros(len(t), bool)
    told, without = detector.bank(*asked, encoders), detector.bank(*asked)
    for one, other in zip(told, without, strict=True):
        assert np.all(one.allowed >= other.allowed)
        assert np.all(one.excess.max(axis=1) <= other.excess.max(axis=1) * (1 + 1e-12))
        loudest = used & (encoders.momentum[:, 0] > np.quantile(encoders.momentum[:, 0], 0.9))
        spread = one.allowed[loudest, 0] / one.threshold[1, 0]
        assert np.nanstd(one.mean[loudest, 0] / spread) == pytest.approx(1.0, abs=0.08)


def test_chance_raises_no_more_alarms_where_inertia_is_large(monkeypatch):
    """One in ten seconds, so that they can be counted: in the poses of largest inertia that was
    exceeded, by noise that the whole recording has less of."""
    monkeypatch.setattr(detector, "ALARMS", 1 / 10.0)
    rng = np.random.default_rng(6)
    t, q = swing(1000.0)
    arm = Robot.planar(MASS, LENGTH, COM, INERTIA)
    encoders = Encoders.of(arm, measured(rng, q, t))
    residual = np.diff(drawn_momentum(rng, q, 1)[0], axis=0, prepend=0.0) / STEP
    size = encoders.of_means(5).mean(axis=0) * 5
    residual += np.sqrt(size) * rng.normal(size=q.shape)
    used, nowhere = (t > 0.3) & (t < t[-1] - 0.3), np.zeros(q.shape, bool)
    asked = residual, used, nowhere, 0 * residual, STEP, np.zeros(len(t), bool)
    loud = encoders.momentum[:, 0] > np.quantile(encoders.momentum[:, 0], 0.75)
    said = loud.sum() * STEP / 10.0
    told, without = (
        sum(bool(loud[begin]) for begin, _ in contacts._spans(windows, STEP))
        for windows in (detector.bank(*asked, encoders), detector.bank(*asked))
    )
    assert told <= 1.2 * said
    assert without > 2 * told


@pytest.mark.parametrize("too_much", [1.0, 100.0])
def test_encoders_have_no_more_than_all_of_the_noise(too_much):
    """Where speeds seem noisier than the residual is, only the ratio of poses counts."""
    rng = np.random.default_rng(7)
    size = np.where(np.arange(20_000) % 2, 1.0, 3.0)[:, None]
    means, known = size * rng.normal(size=size.shape), np.ones(size.shape, bool)
    found = louder(too_much * size**2, means, known, np.ones_like(size))
    unit = 1.4826 * np.median(np.abs(means))
    assert found == pytest.approx(np.maximum(1.0, size / unit), rel=0.05)
    for none in (
        louder(size**2, means, ~known, np.ones_like(size)),
        louder(0 * size, means, known, np.ones_like(size)),
        louder(size**2, 0 * means, known, np.ones_like(size)),
    ):
        assert np.all(none == 1)


def test_a_stretched_arm_raises_no_alarm(monkeypatch):
    """Ten minutes that had one, where the inertia about the first joint is largest."""
    monkeypatch.setattr(contacts, "smallest_forces", lambda *_: ())
    arm = robots()["kinova"]
    free, _ = pushed(arm, [77, 0, 101], 600.0, count=0, rubs=0.2)
    found = find_contacts(arm, free)
    assert not found.events
    assert found.highest < 0.9
