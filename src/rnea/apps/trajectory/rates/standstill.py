"""Where a joint stands still in a motion whose rates were estimated.

An estimated speed is never exactly zero: a smooth curve swings a little about a pause. What counts
standing still, the sign of dry friction or the changes of a torque's sign would count this swinging
as motion. So a joint is held to stand in stretches that last longer than the estimate's own memory,
1/bandwidth, in which its speed is below the estimate's error and it does not turn round.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rnea.apps.trajectory.rates.rate_estimate import RateEstimate
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.spatial.numbers import Array

# of the highest speed: what the curve still swings with beside a pause
STILL = 0.003
# of the highest acceleration: a joint that turns round has much more
_TURNING = 0.05
# deviations of the noise
_SURE = 4.0


def with_standstill(motion: Trajectory, estimate: RateEstimate) -> Trajectory:
    """The same motion with rates of exactly zero where a joint stands; only where positions alone
    were known.

    >>> from rnea.motion import Recording, estimate_rates
    >>> t = np.linspace(0, 4, 401)
    >>> s = np.clip(t - 1, 0, 1)
    >>> q = (10 * s**3 - 15 * s**4 + 6 * s**5)[:, None]  # it moves from 1 s to 2 s
    >>> found, estimate = estimate_rates(Recording(t, q, None, None, ("hip",)))
    >>> moving = t[np.flatnonzero(with_standstill(found, estimate).qd[:, 0])]
    >>> # to half the memory of an estimate up to 5 Hz
    >>> bool(abs(moving[0] - 1) < 0.1), bool(abs(moving[-1] - 2) < 0.1)
    (True, True)
    """
    if estimate.source != "q" or len(motion) < 2:
        return motion
    qd, qdd = motion.qd.copy(), motion.qdd.copy()
    for k in range(qd.shape[1]):
        for rows in _pauses(motion.t, qd[:, k], qdd[:, k], estimate, k):
            qd[rows, k] = qdd[rows, k] = 0.0
    return replace(motion, qd=qd, qdd=qdd)


def _pauses(t: Array, qd: Array, qdd: Array, estimate: RateEstimate, k: int) -> list[slice]:
    speed, push = np.abs(qd), np.abs(qdd)
    slow = speed <= max(STILL * speed.max(), _SURE * _known(estimate.qd[k]))
    most = max(_TURNING * push.max(), _SURE * _known(estimate.qdd[k]))
    edges = np.flatnonzero(np.diff(np.concatenate([[False], slow, [False]])))
    stretches = [slice(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]
    return [
        rows
        for rows in stretches
        if t[rows.stop - 1] - t[rows.start] >= 1 / estimate.bandwidth
        and np.median(push[rows]) <= most
    ]


def _known(deviation: float) -> float:
    return 0.0 if np.isnan(deviation) else float(deviation)
