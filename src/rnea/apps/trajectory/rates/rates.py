"""Rates from positions: velocities and accelerations that a file does not have, estimated.

At the ends the curve has no jerk. Where the motion has one, J, its acceleration is off by 2 J/ω_c
in the first and last sample (solve f - f⁽⁶⁾/ω_c⁶ = y on a half line, with f''' = f'''' = f''''' = 0
at its end), which fades within 1/f_c. From velocities it is 2 J'/ω_c², J' = dJ/dt.

All this is of coordinates. Where speeds are not their rates, `body_speeds` makes them of these;
errors and residuals are then steps along the speeds, so that an orientation's are angles.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.profiles.assembled import (
    closed_along,
    independent_part,
    independent_places,
)
from rnea.apps.trajectory.rates.body_velocities import body_speeds, refuse_far_turns
from rnea.apps.trajectory.rates.episode_times import EpisodeTimes
from rnea.apps.trajectory.rates.rate_estimate import (
    RateEstimate,
    SmoothingResiduals,
    rate_estimate,
)
from rnea.apps.trajectory.rates.smoothing import SmoothingSpline
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.model import Model
from rnea.errors import InputError, TrajectoryError, counted

FEWEST_ROWS = 5


def estimate_rates(
    recording: Recording, bandwidth: float | None = None
) -> tuple[Trajectory, RateEstimate]:
    """The motion with its rates. From positions alone all three are those of the smooth curve;
    where velocities were measured, they and the positions stay, and accelerations are estimated.

    >>> import numpy as np
    >>> from rnea.motion import Recording
    >>> t = np.linspace(0, 1, 101)
    >>> motion, _ = estimate_rates(Recording(t, (t**2)[:, None], None, None, ("hip",)))
    >>> motion.qd[50].round(3), motion.qdd[50].round(3)
    (array([1.]), array([2.]))
    """
    if recording.columns.looped is not None:
        return _of_loops(recording, recording.columns.looped, bandwidth)
    if recording.columns.curved:
        # one that was not read from a file may still hold jumps of a quaternion's sign
        recording = recording.checked()
    t = recording.t - recording.t[0]
    measured, source = (recording.q, "q") if recording.qd is None else (recording.qd, "qd")
    times = EpisodeTimes.of(recording.t)
    width, chosen = bandwidth_for(times, bandwidth, recording.error)
    curve = SmoothingSpline(t, measured, width)
    smoothed = curve(t)
    if source == "q":
        refuse_far_turns(recording)
        q, qd, qdd = body_speeds(recording, width, smoothed, curve(t, 1), curve(t, 2))
        order, residual = 2, recording.columns.difference(q, measured)
    else:
        q, qd, qdd, order, residual = recording.q, measured, curve(t, 1), 1, measured - smoothed
    residuals = SmoothingResiduals(residual.shape[1])
    residuals.add(residual)
    begin, middle, end = (curve.noise_gain(part * times.length, order) for part in (0.0, 0.5, 1.0))
    estimate = rate_estimate(source, times, (width, chosen), residuals, (begin, middle, end))
    names = recording.joint_names, recording.columns
    return Trajectory(recording.t, q, qd, qdd, *names), estimate


def _of_loops(
    recording: Recording, model: Model, bandwidth: float | None
) -> tuple[Trajectory, RateEstimate]:
    """Of a robot with loops the independent joints are smoothed, and the others follow."""
    own = recording.q[:, independent_places(model)]
    alone = Columns.of(independent_part(model))
    part = replace(recording, q=own, columns=alone, joint_names=alone.joints, notes=())
    motion, estimate = estimate_rates(part, bandwidth)
    q = recording.q if recording.qd is not None else closed_along(model, motion.q, recording.q[0])
    names = recording.joint_names, recording.columns
    return Trajectory(recording.t, q, motion.qd, motion.qdd, *names), estimate


def bandwidth_for(
    times: EpisodeTimes, asked: float | None, error: Callable[..., TrajectoryError]
) -> tuple[float, str]:
    """The bandwidth and how it came about; refused where the samples cannot carry it.

    error: makes the exception, of words and maybe a row.
    """
    if times.rows < FEWEST_ROWS:
        raise error(
            f"{counted(times.rows, 'row')} without all rates; to estimate them takes at least "
            f"{FEWEST_ROWS} rows"
        )
    length, usual, widest = times.length, times.usual, times.widest
    if asked is None:
        bandwidth, chosen = _default_bandwidth(1 / usual, length)
    else:
        if not (math.isfinite(asked) and asked > 0):
            raise InputError(f"the bandwidth must be a positive number of Hz, got {asked:g}")
        bandwidth, chosen = asked, "as asked"
    if bandwidth * widest > 0.25 * (1 + 1e-9):
        use = f"use {_rounded_down(0.25 / widest)} Hz or less"
        if bandwidth * usual > 0.25:
            raise error(
                f"a bandwidth of {bandwidth:g} Hz is too much for samples every {usual:.4g} s; "
                + use
            )
        raise error(
            f"{widest:.4g} s pass between two samples before t = {times.wide_at:.9g}, too long for "
            f"a bandwidth of {bandwidth:g} Hz; {use}",
            times.wide_row,
        )
    if bandwidth * length < 0.5:
        raise error(
            f"the record lasts {length:.4g} s, too short for a bandwidth of {bandwidth:g} Hz; "
            f"use {0.5 / length * 1.01:.3g} Hz or more"
        )
    return bandwidth, chosen


def _rounded_down(value: float) -> str:
    """Three digits of a number, never more than it, rounding aside."""
    scale = 10.0 ** (2 - math.floor(math.log10(value)))
    return f"{math.floor(value * scale * (1 + 1e-10)) / scale:.3g}"


def _default_bandwidth(rate: float, length: float) -> tuple[float, str]:
    """A twentieth of the sample rate; more for a short record, as far as it has the samples."""
    twentieth = rate / 20, f"default: 1/20 of the sample rate of {rate:.4g} Hz"
    periods = 5 / length, f"default: 5 periods in the {length:.4g} s of this short record"
    most = 0.24 * rate, f"default: all that {rate:.4g} samples a second can carry"
    wanted, chosen = min(max(twentieth, periods), most)
    return float(f"{wanted:.3g}"), chosen
