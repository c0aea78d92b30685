"""What is known of friction where joints turn round.

A joint passes zero speed at a time that positions tell to a fraction of a row. Its friction turns
over then, and what it is on either side the rest of the recording tells. Two things are left. How
sharply it turns over is the same in every reversal, so that the recording's own ones tell
(`turning_over`). And in some rows nobody knows which side it is on (`unsure`): rows so slow that
noise of the speed may have turned its sign, or so near to the reversal that efforts which are a
little late belong to the other side. There friction is anything between its bounds. Where a joint
stands, all rows are such rows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import numpy as np

from rnea.apps.check.recordings.joint_terms import SLOW
from rnea.apps.check.recordings.measured import MeasuredMotion
from rnea.apps.check.recordings.observer import row_to_row
from rnea.apps.identify.fit.robust import mad_std
from rnea.core.spatial.numbers import Array

WIDTHS = (0.0, SLOW / 10, SLOW / 5, SLOW / 2, SLOW)
"""rad/s or m/s, over which friction may turn over; the first is a jump."""
LATE = 0.005
"""s: efforts are late or early by less, five deviations of a lag that is known badly."""
_CUBIC = 1.0  # widths of the filter to each side: a cubic follows any motion over so little
_STRAYS = 3.0  # deviations beyond which a row tells no more: it may be a push
_HALF_WITHIN = 1.35  # deviations: twice what half of normal noise lies within
_AGAINST = 9.0  # squares of deviations by which a law must be worse to be refuted


def direction(qd: Array, width: float) -> Array:
    """-1 to 1: which way friction acts, by a law that turns over within a width of speed."""
    return np.asarray(np.tanh(qd / width) if width else np.sign(qd))


def speed_noise(measured: MeasuredMotion) -> Array:
    """(n,): standard deviation of speeds, from what a cubic over some rows does not follow.

    Noise of positions has passed a filter: what that does to a single row says how many rows, and
    which share of the noise a cubic follows too.
    """
    kernel = _pulse(measured)
    half = max(2, math.ceil(_CUBIC / float(np.sum(kernel**2))))
    rates = rates_of_a_pulse(measured)
    share = np.linalg.norm(_relative_to_cubics(rates, half)) / np.linalg.norm(rates)
    off = _relative_to_cubics(measured.qd, half)[measured.used]
    return np.array([mad_std(x) for x in off.T]) / share


def rates_of_a_pulse(measured: MeasuredMotion) -> Array:
    """(N, 1): what one row of a position leaves in the speeds of all rows, by row."""
    return np.asarray(np.gradient(_pulse(measured), axis=0))


def _pulse(measured: MeasuredMotion) -> Array:
    """(N, 1): what the filter makes of a one in the middle."""
    pulse = np.zeros((len(measured.t), 1))
    pulse[len(pulse) // 2] = 1.0
    return measured.filtered(pulse)


def _relative_to_cubics(values: Array, half: int) -> Array:
    """(N, n): less the cubic that is nearest over so many rows to each side."""
    at = np.arange(-half, half + 1) / half
    middle = np.linalg.pinv(np.vander(at, 4))[-1]
    return np.stack([x - np.convolve(x, middle, mode="same") for x in values.T], axis=-1)


def unsure(measured: MeasuredMotion, widths: Array, alarms: float) -> Array:
    """(N, n): where friction may be anything between its bounds: slower than noise of the speed
    reaches by chance so many times a second, or than friction takes to turn over, or than a joint
    is that turns round within `LATE`."""
    reach = NormalDist().inv_cdf(1 - alarms * measured.step)
    slow = np.maximum(reach * speed_noise(measured), 2 * widths)
    slow = np.maximum(slow, LATE * np.abs(measured.qdd))
    return np.asarray((np.abs(measured.qd) < slow) & measured.moving)


def turning_over(
    residual: Array, measured: MeasuredMotion, laws: Sequence[Sequence[tuple[float, float]]]
) -> tuple[Array, Array]:
    """How sharply friction turns over: what that adds to a residual (N, n), from row to row; and
    the width in each joint (n,).

    laws: sizes and widths of the dry friction that the residual was freed of, by joint. Of the
    widths it may have instead, the sharpest is taken that slow rows do not speak against.
    """
    adds, widths = np.zeros_like(residual), np.full(residual.shape[1], SLOW)
    slow = (np.abs(measured.qd) < 4 * SLOW) & measured.moving & measured.used[:, None]
    for j, rows in enumerate(slow.T):
        if not rows.any():
            continue
        qd, noise = measured.qd[:, j], mad_std(residual[measured.used, j]) or 1.0
        known = sum(size * direction(qd, width) for size, width in laws[j])
        total = sum(size for size, _ in laws[j])
        tried = [row_to_row(total * direction(qd, width) - known) for width in WIDTHS]
        tried.append(np.zeros_like(qd))
        off = [np.minimum(np.abs(residual[:, j] + x)[rows] / noise, _STRAYS) for x in tried]
        left = [float(np.sum(x**2)) for x in off]
        k = next(k for k, x in enumerate(left) if x <= min(left) + _AGAINST)
        # rows that none of them explains speak for none
        k = k if float(np.median(off[k])) < _HALF_WITHIN else len(WIDTHS)
        adds[:, j], widths[j] = tried[k], (*WIDTHS, SLOW)[k]
    return adds, widths
