"""What noise of the encoders does to the balance of momentum, pose by pose.

The mean torque from outside over T seconds is the change of M(q) qd over T, less what else is
known. A speed that is off by e, in noise of the standard deviation s, moves it by (M e) / T at both
ends, and e at the two ends is alike by a correlation r that the filter of the positions makes:

    variance = (1 - r) (m² at the begin + m² at the end) / T²,   m_i² = Σ_j M_ij² s_j²,

where M changes little over the time in which r is not zero. Rotors count, as accelerations are
differences of the same speeds. What noise of q does to gravity and to M itself is smaller by the
time in which these change over that of the filter, and is left out.

So the same encoders are louder in poses of large inertia. Noise of efforts is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.recordings.measured import MeasuredMotion
from rnea.apps.check.recordings.reversals import rates_of_a_pulse, speed_noise
from rnea.apps.identify.fit.robust import mad_std
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_AT_ONCE = 20_000  # rows: matrices of so many lie in memory together
_FEW, _ENOUGH = 20, 5000  # rows that tell a spread, and tell it to 2 %
_HALVINGS = 20


@dataclass(frozen=True, eq=False)
class Encoders:
    """momentum (N, n): variance of M qd by noise of speeds; alike (N,): correlation of that noise
    between rows that are 0, 1, ... apart; step in s."""

    momentum: Array
    alike: Array
    step: float

    @classmethod
    def of(cls, robot: Robot, measured: MeasuredMotion) -> Encoders:
        squares, found = speed_noise(measured) ** 2, np.empty_like(measured.q)
        for begin in range(0, len(found), _AT_ONCE):
            part = slice(begin, begin + _AT_ONCE)
            found[part] = robot.mass_matrix(measured.q[part]) ** 2 @ squares
        rates = rates_of_a_pulse(measured)[:, 0]
        spectrum = np.abs(np.fft.rfft(rates, 2 * len(rates))) ** 2
        alike = np.fft.irfft(spectrum)[: len(rates)]
        return cls(found, alike / alike[0], measured.step)

    def of_means(self, rows: int) -> Array:
        """(N, n): variance of means of the residual over so many rows up to each."""
        begin = np.maximum(np.arange(len(self.momentum)) - rows, 0)
        both = self.momentum + self.momentum[begin]
        alike = self.alike[min(rows, len(self.alike) - 1)]
        return np.asarray((1 - alike) * both / (rows * self.step) ** 2)


def louder(variance: Array, means: Array, known: Array, usually: Array) -> Array:
    """(N, n): how many times what is usual there noise of means (N, n) has by its pose, one at
    least.

    variance (N, n): by encoders; known (N, n): rows that tell; usually (N, n): spreads that are
    counted with already, in any unit. Poses in which encoders are less loud are not trusted to be
    quiet: faults of a model are not.
    """
    found = np.ones_like(means)
    for j, rows in enumerate(known.T):
        if rows.sum() > _FEW and variance[rows, j].all():
            unit = mad_std(means[rows, j] / usually[rows, j])
            if unit:
                by_pose = np.sqrt(_with_rest(variance[:, j], means[:, j], rows, unit))
                found[:, j] = np.maximum(1.0, by_pose / (unit * usually[:, j]))
    return found


def _with_rest(variance: Array, means: Array, rows: Array, most: float) -> Array:
    """Variance (N,) of means by encoders and by what is the same in all poses: so much of that
    that means in units of both are unit noise, and a spread of `most` at most, so that without
    encoders nothing is changed. Encoders that alone are more count less."""
    some = np.flatnonzero(rows)[:: max(1, int(rows.sum()) // _ENOUGH)]
    x, v = means[some], variance[some]
    alone = mad_std(x / np.sqrt(v))
    if alone <= 1:
        return np.asarray(variance * alone**2)
    low, high = 0.0, most**2
    for _ in range(_HALVINGS):
        rest = (low + high) / 2
        low, high = (rest, high) if mad_std(x / np.sqrt(rest + v)) > 1 else (low, rest)
    return variance + high
