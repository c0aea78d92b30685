"""Which means of a residual are too large for chance: a bank of windows with a stated alarm rate.

A push is a step. Of all linear filters the mean over a window as long as the push tells it from
noise best, and a bank of lengths, each twice the one before, loses little where the length is not
known. Every joint and every length has a spread of its own, taken from the recording: noise is
correlated, and faults of a model do not average out as noise does.

Most pushes are felt in several joints. So the root of the sum of the joints' squares, each over
what that joint must exceed, is held against chance as well.

Where friction may be anything between its bounds, either that much is allowed besides, or those
rows are left out (`left_out`), whichever wants less of a push. Noise has no say in the choice.

Noise of encoders weighs more in poses of large inertia (`encoders`): there more is allowed, and
nowhere less than without it.

The threshold is where chance (`chance`), of all joints and lengths, raises one alarm a year.

Power. A push whose window has a mean of h deviations is found with the probability of a normal
deviate below h - z: at 90 %, h = z + 1.28.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.apps.check.recordings.encoders import Encoders, louder
from rnea.apps.check.recordings.false_alarms import BEYOND, level, low_level, tail
from rnea.apps.check.recordings.masked_means import rest_of_windows, variances_of_sums
from rnea.core.spatial.numbers import Array

LENGTHS = (0.05, 0.1, 0.2, 0.4)
"""s: of the windows."""
ALARMS = 1 / (365.25 * 86400)
"""1/s: what chance may raise, one alarm in a year of motion."""
POWER = 1.645
"""Deviations beyond the threshold that noise does not take away in 95 of 100 cases."""
SLOWLY = 4.0
"""s: what is the same for half of this is a fault of the model."""
_ROWS = 5  # at least: motion is known to a tenth of the rate, half a period of which this is
_STRETCH, _STRETCHES = 2.0, 12  # s, and how many at least: stretches that tell a spread
_HALF = 0.5  # of a window's rows: fewer are no mean over its length
_MORE = 1.2  # so much more noise some seconds may have by chance
_FEW = 20  # rows that say a median


@dataclass(frozen=True, eq=False)
class Window:
    """Means over some rows up to each row.

    rows       how many; mean (N, n), nan where the window is not whole; without rows that friction
               may have made, where that tells more
    sigma, threshold (2, n)   spread of the means, and deviations that chance does not reach: where
               a joint turns round or stands, infinite where it does so too seldom to tell; and
               everywhere else
    allowed    (N, n): what a mean must exceed
    together   (N, n): the root of all joints' squares over what it must exceed, for the joint that
               feels most; for others their part of that
    """

    rows: int
    mean: Array
    sigma: Array
    threshold: Array
    allowed: Array
    together: Array

    @property
    def excess(self) -> Array:
        """(N, n): above one is no chance."""
        return np.maximum(np.nan_to_num(np.abs(self.mean) / self.allowed), self.together)


def bank(
    residual: Array,
    used: Array,
    turning: Array,
    hidden: Array,
    step: float,
    pushed: Array,
    encoders: Encoders | None = None,
) -> list[Window]:
    """Windows over a residual (N, n) on a clock of `step` s.

    used (N,): rows that count; turning (N, n): where a joint's friction may turn over; hidden
    (N, n): what friction may hide or feign by itself in some of these; pushed (N,): rows that are
    known to tell nothing of what is usual; encoders: their noise, where poses are known.
    """
    lengths = sorted({max(_ROWS, round(length / step)) for length in LENGTHS})
    alarms = ALARMS / len(lengths) / (residual.shape[1] + 1)
    found: list[Window] = []
    more, tails = np.ones_like(residual), np.full((2, residual.shape[1]), np.nan)
    free = (used & ~pushed)[:, None] & ~turning
    sums = variances_of_sums(residual, free, lengths[-1])
    for rows in lengths:
        whole = trailing(~used[:, None], rows) == 0
        tells = whole & (trailing(pushed[:, None], rows) == 0)
        mean = np.where(whole, trailing(residual, rows), np.nan)
        turns, holds = trailing(turning, rows) > 0, trailing(hidden, rows)
        if not found:
            # there are most of the shortest windows: they tell best
            more = _noisier(mean, tells & ~turns, step)
        usually = np.where(turns, 1.0, more)
        there = _levels(mean / usually, tells & ~turns, step, tails[1], alarms)
        # without rows that friction may have made, if that costs less than to allow for it
        rest = rest_of_windows(residual, hidden > 0, rows, sums)
        costs = np.nan_to_num((rest.noisier - 1) * (there[0] * there[1]), nan=np.inf)
        fewer = whole & (rest.share >= _HALF) & (costs < holds)
        mean, holds = np.where(fewer, rest.mean, mean), np.where(fewer, 0.0, holds)
        usually = np.where(fewer, rest.noisier, usually)
        here = _levels(mean / usually, tells & turns, step, tails[0], alarms)
        sigma, threshold = np.stack([here, there], axis=1)
        chance = np.where(turns, sigma[0] * threshold[0], sigma[1] * threshold[1]) * usually
        loud = np.ones_like(mean)
        if encoders is not None:
            loud = _louder_by_pose(encoders.of_means(rows), mean, tells, turns, usually)
        allowed = np.where(whole, chance * loud + holds, np.inf)
        shares = np.where(whole, np.maximum(np.abs(mean) - holds, 0.0) / chance, 0.0)
        together = _together(np.nan_to_num(shares), loud, tells[:, 0], step, alarms)
        found.append(Window(rows, mean, sigma, threshold, allowed, together))
    return found


def _louder_by_pose(noise: Array, mean: Array, tells: Array, turns: Array, usually: Array) -> Array:
    """(N, n): how many times what is usual there chance may reach by encoders, one at least; noise
    (N, n): variance of means by these."""
    # away from reversals, seconds that are noisier than others are so by the same noise
    there = louder(noise, mean, tells & ~turns, usually)
    here = louder(noise, mean / usually, tells & turns, np.ones_like(mean))
    return np.where(turns, here, there)


def _levels(
    mean: Array, tells: Array, step: float, tails: Array, alarms: float
) -> tuple[Array, Array]:
    """Spread (n,) of means (N, n) in rows that tell (N, n), and how many of it chance does not
    reach; tails (n,) are told by the first windows that ask, and kept."""
    sigma, threshold = np.empty((2, len(tails)))
    for j, rows in enumerate(tells.T):
        sigma[j] = spread(mean[rows, j], step)
        sizes = np.abs(mean[rows, j]) / sigma[j]
        tails[j] = tail(sizes) if np.isnan(tails[j]) else tails[j]
        threshold[j] = level(sizes, step, tails[j], alarms)
    return sigma, threshold


def _together(shares: Array, loud: Array, tells: Array, step: float, alarms: float) -> Array:
    """(N, n): parts of the joints in the root of the squares of shares (N, n), over what chance
    does not reach; tells (N,): rows that say what is usual; loud (N, n): how many times its usual
    noise each share has, which says nothing of quiet rows."""
    root = np.linalg.norm(shares, axis=1)
    count = int(shares.any(axis=0).sum())
    if count < 2 or tells.sum() <= _FEW:
        return np.zeros_like(shares)
    scale = low_level(count) / float(np.quantile(root[tells], 1 - BEYOND))
    usually = scale * root[tells]
    scale /= level(usually, step, tail(usually, count), alarms, count)
    parts = shares / loud
    root, most = scale * np.linalg.norm(parts, axis=1), parts.max(axis=1)
    return np.asarray(parts * (root / np.maximum(most, 1e-12))[:, None])


def trailing(values: Array, rows: int) -> Array:
    """Means (N, n) over so many rows up to each; over those there are at the beginning."""
    total = np.cumsum(np.concatenate([np.zeros((1, values.shape[1])), values]), axis=0)
    last = np.arange(1, len(values) + 1)
    first = np.maximum(last - rows, 0)
    return np.asarray((total[last] - total[first]) / (last - first)[:, None])


def usual(values: Array) -> float:
    """Standard deviation that a few large values do not change."""
    return max(1.4826 * float(np.median(np.abs(values - np.median(values)))), 1e-12)


def spread(values: Array, step: float) -> float:
    """The same, where some rows of most stretches reach farther than normal ones do; infinite
    where too few rows tell."""
    if len(values) <= _FEW:
        return np.inf
    count = max(_STRETCHES, int(step * len(values) / _STRETCH))
    parts = [part for part in np.array_split(np.abs(values), count) if len(part)]
    return max(usual(values), float(np.median([np.quantile(x, 0.98) for x in parts])) / 2.326)


def _noisier(mean: Array, free: Array, step: float) -> Array:
    """(N, n): how much more noise there is around than usually, one at least.

    Noise of rates weighs more in poses of large inertia.
    """
    whole = np.where(free, mean, 0.0)
    here = over_seconds(whole, free, step, usual) / _MORE
    all_over = [usual(x[k]) if k.any() else np.inf for x, k in zip(whole.T, free.T, strict=True)]
    return np.maximum(1.0, here / np.array(all_over))


def over_seconds(values: Array, known: Array, step: float, what: Callable[[Array], float]) -> Array:
    """A number of some seconds around, joined by lines (N, n): what a short push does not move."""
    half = max(2, round(SLOWLY / 2 / step))
    if len(values) <= 2 * half:
        centres = np.array([len(values) // 2])
        half = len(values)
    else:
        count = 2 * len(values) // half
        centres = np.unique(np.linspace(half, len(values) - half, count).astype(int))
    out = np.empty_like(values)
    for j, column in enumerate(values.T):
        found = []
        for k in centres:
            part = slice(max(0, k - half), k + half)
            inside = column[part][known[part, j]]
            found.append(what(inside if len(inside) > _FEW else column[part]))
        out[:, j] = np.interp(np.arange(len(values)), centres, found)
    return out
