"""What is done to a log before anything is fitted: rows that count, lags, bounds, gaps."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.identify.data.equations import EquationSource
from rnea.apps.identify.data.residuals import residuals
from rnea.errors import RneaError
from rnea.identify import base_parameters, identify, prepare
from rnea.logs import Log
from support.identified import made
from support.made_recordings import Logger, motion, recording


def _one(t, effort, q=None):
    q = np.sin(np.pi * t) if q is None else q
    return Log(t, q[:, None], None, np.asarray(effort, float)[:, None], ("a",), "one.csv")


@pytest.mark.parametrize("lag", [0.1, -0.1])
def test_rows_whose_efforts_lie_beyond_an_end_or_in_a_gap_do_not_count(lag):
    t = np.arange(400) / 100
    t = t[(t < 1.5) | (t > 2.0)]
    p = prepare(_one(t, np.sin(np.pi * t)))
    for late in (p.with_efforts(lag=lag), prepare(p.log, lag=lag)):
        when = late.t[late.inside] + lag
        margin = 0.5 / p.cutoff - 1e-9
        assert when.min() >= margin
        assert when.max() <= t[-1] - margin
        assert not ((when > 1.49 - margin) & (when < 2.01 + margin)).any()
        assert 0 < late.inside.sum() < p.inside.sum()


def test_a_log_of_which_no_row_counts_is_refused_by_name():
    arm = rnea.load("planar_2r")
    rng = np.random.default_rng(4)
    long = recording(arm, motion(arm, rng), rng, length=12.0)
    short = recording(arm, motion(arm, rng), rng, Logger(rate=1000), 0.105, file="short.csv")
    for logs, trials in (([long, short], []), ([long], [short])):
        with pytest.raises(RneaError, match=r"short\.csv.*too short"):
            identify(arm, logs, validate_on=trials, hold_out=0.0)
    p = prepare(replace(long, file="long.csv"))
    with pytest.raises(RneaError, match=r"long\.csv.*filter of 0.03 Hz"):
        residuals(arm, p.with_efforts(bandwidth=0.03))


def test_rows_of_a_fit_follow_the_lag():
    arm, _, log = made("planar_2r", 3, length=4.0)
    source = EquationSource(arm, base_parameters(arm.model), [prepare(log, fastest=12)])
    before = source.efforts()[1]
    late = EquationSource(arm, source.base, [prepare(log, lag=0.1, fastest=12)])
    used = late.efforts()[1]
    assert used.sum() < before.sum()
    np.testing.assert_array_equal(used, EquationSource(arm, source.base, late.parts).efforts()[1])


def test_saturation_is_a_plateau_and_no_rounded_peak():
    t = np.arange(400) / 100
    wave = np.sin(np.pi * t)

    def share(effort):
        return float(prepare(_one(t, effort)).saturated.mean())

    three, four = wave.copy(), wave.copy()
    three[49:52], four[49:53] = 1.5, 1.5
    assert share(three) == 0
    assert share(four) == pytest.approx(4 / 400)
    # peaks come in steps, at each value that rounding can have there; or are held for some rows
    for steps in (5, 25, 100, 500):
        for phase in np.linspace(0, 1, 7):
            assert share(np.round(wave * (1 + phase / steps) * steps) / steps) == 0
    assert share(wave[np.arange(400) // 8 * 8]) == 0
    assert share(np.where(wave > 0, 1.0, -1.0)) > 0.99
    # a bound is one all the same, in steps or not
    for steps in (25, 500, 1e9):
        clipped = np.clip(np.round(wave * steps) / steps, -0.6, 0.6)
        assert share(clipped) == pytest.approx(np.mean(np.abs(wave) >= 0.6), abs=0.03)


def test_nothing_counts_between_runs_and_hours_between_them_are_closed():
    t = np.arange(2000) / 100
    wave = np.sin(np.pi * t)
    for pause in (1.0, 60.0):
        both = np.concatenate([t, t + 20 + pause])
        p = prepare(_one(both, np.tile(wave, 2), np.tile(wave, 2)))
        assert not p.inside[(p.t > 20) & (p.t < 20 + pause)].any()
    apart = np.concatenate([t, t + 3600])
    p = prepare(_one(apart, np.tile(wave, 2), np.tile(wave, 2)))
    assert any(note.startswith("2 runs with 3580.01 s of gaps") for note in p.notes)
    assert len(p.t) < 2 * len(apart)
    alone = prepare(_one(t, wave, wave))
    assert p.inside.sum() >= 1.9 * alone.inside.sum()
