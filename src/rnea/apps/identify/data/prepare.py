"""A log made ready: an even clock, rates of the positions, and one filter for both sides.

Positions are smoothed by a spline (`rnea.apps.trajectory.rates.smoothing`), a filter without delay
whose curve
gives velocities and accelerations. Efforts pass the same filter, and what a model says of them is
compared after it has passed it too (`filtered`): then it falls out of the comparison. Efforts are
often smooth already when they are recorded. A model's torques go through a filter of that
bandwidth as well, the efforts do not: they have been there. Friction turns over within one sample;
a filtered effort does not.

Ends of the record and neighbourhoods of its gaps are known less well; `inside` leaves them out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

import numpy as np

from rnea.apps.logs.log import Log
from rnea.apps.trajectory.rates.smoothing import SmoothingSpline
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.cached import cached_property

HIGHEST_CUTOFF = 10.0  # Hz: arms' motions have nothing beyond
FEWEST_ROWS = 20
ROWS_PER_PERIOD = 12
"""Of the clock, to each 1/cutoff: more would only cost time."""
STILL = 0.02  # of a joint's usual speed, below which the sign of its friction is not known
SLOWEST = 4e-3  # rad/s or m/s: what is slower stands, whatever it does otherwise
_FLAT = 4  # equal efforts in a row at the extreme: saturated
_MOST_FILLED, _FILLED_SHARE = 20_000, 3  # rows of a clock in gaps, and for each row of the log
_CLOSED = 20  # periods of the filter: a curve from run to run must not swing into them
_HELD = 0.05  # share of values that are repeated at once: a slower clock's, or in steps
_FINEST = 1e5  # steps of the range: finer ones do not show
_ROUNDED = 5  # times as long as at the step before it: a plateau, and no peak that was rounded


@dataclass(frozen=True, eq=False)
class Prepared:
    """A log on an even clock: t (N,); q, qd, qdd (N, n), smoothed; tau (N, n), the efforts.

    rate: of the clock, Hz; cutoff: of the filter of both sides; bandwidth: of the filter that
    efforts went through before they were recorded, none where it is not below the cutoff;
    lag: how many seconds efforts were behind, taken out. inside (N,): rows away from ends and gaps.
    still, saturated (N, n): where a joint stands, where its effort stops at a bound.
    log: what it was made of; effort_curve: its smoothed efforts. notes: what was done

    >>> from rnea import load
    >>> ready = prepare(load("one_link").simulate([0.5], duration=4.0).measured(rate=100.0))
    >>> len(ready.motion), ready.q.shape, round(ready.rate), ready.cutoff
    (3, (401, 1), 100, 10.0)
    >>> ready.filtered(ready.tau).shape, ready.sure_direction().shape
    ((401, 1), (401, 1))
    >>> ready.with_efforts(lag=0.01).lag
    0.01
    """

    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    inside: Array
    still: Array
    saturated: Array
    rate: float
    cutoff: float
    bandwidth: float
    lag: float
    log: Log
    effort_curve: SmoothingSpline
    notes: tuple[str, ...] = ()
    # by bandwidth, of this clock alone: `replace` begins with none
    _splines: dict[float, SmoothingSpline] = field(default_factory=dict, init=False, repr=False)

    def __len__(self) -> int:
        return len(self.t)

    @property
    def motion(self) -> tuple[Array, Array, Array]:
        """q, qd, qdd: what a robot is asked with."""
        return self.q, self.qd, self.qdd

    def filtered(self, values: Array, every: int = 1) -> Array:
        """A model's values (N, ...) on this clock as the efforts are: through their filters.

        every: of the result each k-th row from the first alone.
        """
        columns = np.asarray(values, dtype=float).reshape(len(self.t), -1)
        *before, last = self._filters
        for one in before:
            columns = one.passed(columns)
        return last.passed(columns, every).reshape(-1, *np.shape(values)[1:])

    @property
    def unmeasured(self) -> Array:
        """(n,): joints whose effort never changes although they move, or is zero throughout: no
        sensor reads that, so it says nothing."""
        assert self.log.effort is not None
        moves = (self.inside[:, None] & ~self.still).any(axis=0)
        constant = np.array([(effort == effort[0]).all() for effort in self.log.effort.T])
        return np.asarray(constant & (moves | ~self.log.effort.any(axis=0)))

    @property
    def effort_derivatives(self) -> Array:
        """(N, n): of the efforts in time; what they are later by, for each second of lag."""
        return _at(self.effort_curve, self.t, self.lag, 1)

    @cached_property
    def _filters(self) -> list[SmoothingSpline]:
        """Their own first, if it is narrower, then that of the comparison."""
        nothing = np.zeros((len(self.t), 0))
        widths = sorted({min(self.bandwidth, self.cutoff), self.cutoff})
        for width in widths:
            if width not in self._splines:
                self._splines[width] = SmoothingSpline(self.t, nothing, width)
        return [self._splines[width] for width in widths]

    def sure_direction(self, most: float = 0.2) -> Array:
        """(N, n): where the direction of motion is known, throughout what the filter mixes."""
        return self.inside[:, None] & (self.filtered(self.still.astype(float)) < most)

    def with_efforts(self, bandwidth: float | None = None, lag: float | None = None) -> Prepared:
        """The same, of efforts that were recorded through another filter or with another lag."""
        bandwidth = self.bandwidth if bandwidth is None else bandwidth
        lag = self.lag if lag is None else lag
        if not (math.isfinite(bandwidth) and bandwidth > 0 and math.isfinite(lag)):
            raise InputError(
                f"no filter has a bandwidth of {bandwidth:g} Hz and a lag of {lag:g} s"
            )
        tau = _at(self.effort_curve, self.t, lag)
        inside = _inside(self.log.t, self.t, min(bandwidth, self.cutoff), lag)
        made = replace(self, tau=tau, inside=inside, bandwidth=bandwidth, lag=lag)
        object.__setattr__(made, "_splines", self._splines)
        return made


def prepare(
    log: Log,
    cutoff: float | None = None,
    bandwidth: float | None = None,
    lag: float = 0.0,
    fastest: float = math.inf,
) -> Prepared:
    """A log, in the robot's order of joints, on an even clock with rates and smooth efforts.

    cutoff: of the filter of both sides in Hz (default: a fifth of the rate, 10 at most); bandwidth:
    of the filter that efforts were recorded through (default: none); lag: of the efforts, in s;
    fastest: rows to each 1/cutoff of the clock, at most (default: as many as there are).

    >>> from rnea import load
    >>> ready = prepare(load("one_link").simulate([0.5], duration=4.0).measured(rate=100.0))
    >>> ready.qdd.shape, ready.cutoff  # a fifth of the rate, 10 Hz at most
    ((401, 1), 10.0)
    """
    if log.effort is None:
        raise log.error(
            "has no efforts, so nothing can be compared with a model; `rnea torque` tells what "
            "efforts its motion needs"
        )
    if len(log) < FEWEST_ROWS:
        rows = "1 row is" if len(log) == 1 else f"{len(log)} rows are"
        raise log.error(f"{rows} too few; at least {FEWEST_ROWS} are needed")
    step = float(np.median(np.diff(log.t)))
    rate, length = 1 / step, float(log.t[-1] - log.t[0])
    chosen = usual_cutoff(log) if cutoff is None else cutoff
    for name, value in (("cutoff", chosen), ("bandwidth", bandwidth)):
        if value is not None and not (value > 0 and 1 / length < value <= rate / 4 * (1 + 1e-9)):
            raise InputError(
                f"a {name} of {value:g} Hz does not suit {length:.3g} s at {rate:.4g} Hz; possible "
                f"are {1 / length:.3g} to {rate / 4:.4g} Hz"
            )
    step *= max(1, math.floor(rate / (fastest * chosen) + 1e-9))
    notes: list[str] = []
    if _mostly_gaps(log, length / step):
        log, said = _closed(log, _CLOSED / min(chosen, bandwidth or chosen) + abs(lag))
        length, notes = float(log.t[-1] - log.t[0]), [said]
        _refuse_gaps(log, length / step)
    # a last row that rounding puts behind the end is the end
    t = log.t[0] + step * np.arange(math.floor(length / step + 1e-6) + 1)
    t = np.minimum(t, log.t[-1])
    assert log.effort is not None
    inside = _inside(log.t, t, min(chosen, bandwidth or chosen), lag)
    if not inside.any():
        raise log.error(
            f"no row is {0.5 / min(chosen, bandwidth or chosen):.3g} s away from its ends and "
            f"gaps, as a filter of {chosen:.3g} Hz needs it: too short, leave it out"
        )
    curve = SmoothingSpline(log.t, log.q, chosen)
    efforts = curve.of(log.effort)
    q, qd, qdd = (curve(t, order) for order in range(3))
    width = chosen if bandwidth is None else bandwidth
    return Prepared(
        t=t,
        q=q,
        qd=qd,
        qdd=qdd,
        tau=_at(efforts, t, lag),
        inside=inside,
        still=np.abs(qd) < np.maximum(STILL * _usual_speed(qd), SLOWEST),
        saturated=_saturated(log, t),
        rate=1 / step,
        cutoff=chosen,
        bandwidth=width,
        lag=lag,
        log=log,
        effort_curve=efforts,
        notes=tuple(notes),
    )


def _mostly_gaps(log: Log, rows: float) -> bool:
    """An even clock has rows in gaps too: hours between two runs would be all that is computed."""
    return rows - len(log) > max(_MOST_FILLED, _FILLED_SHARE * len(log))


def _closed(log: Log, wide: float) -> tuple[Log, str]:
    """The same with longer gaps made so wide (s), and a sentence about it.

    No torque depends on when it was: rows of both sides stay apart for the filter, which leaves
    out the neighbourhood of a gap, and nothing else is changed.
    """
    steps = np.diff(log.t)
    long = steps > wide
    t = log.t[0] + np.concatenate([[0.0], np.cumsum(np.where(long, wide, steps))])
    k = int(np.argmax(steps))
    said = (
        f"{int(long.sum()) + 1} runs with {steps[long].sum():.6g} s of gaps between them, the "
        f"longest of {steps[k]:.6g} s from t = {log.t[k]:.6g} s: all runs are used, each filtered "
        f"by itself, and times are counted as if gaps took {wide:.2g} s"
    )
    return replace(log, t=t), said


def _refuse_gaps(log: Log, rows: float) -> None:
    if _mostly_gaps(log, rows):
        widest = int(np.argmax(np.diff(log.t)))
        begin, end = log.t[widest : widest + 2]
        raise log.error(
            f"{len(log)} rows in {log.t[-1] - log.t[0]:.6g} s are mostly gaps, the longest from "
            f"{begin:.6g} to {end:.6g} s: cut it there into recordings of one run each"
        )


def usual_cutoff(log: Log) -> float:
    """In Hz: a fifth of the rate, 10 at most."""
    return min(HIGHEST_CUTOFF, 0.2 / float(np.median(np.diff(log.t))))


def _at(curve: SmoothingSpline, t: Array, lag: float, order: int = 0) -> Array:
    """Efforts at times t, as they were `lag` later in the log, or their derivative."""
    begin, end = curve.span
    return curve(np.clip(t + lag, begin, end), order)


def _inside(stamps: Array, t: Array, bandwidth: float, lag: float) -> Array:
    """Away from both ends, and from gaps that the filter cannot bridge, by half its width.

    That holds for positions, at t, and for efforts, which are taken `lag` later.
    """
    margin = 0.5 / bandwidth
    early, late = t + min(lag, 0.0), t + max(lag, 0.0)
    inside = (early >= stamps[0] + margin) & (late <= stamps[-1] - margin)
    wide = np.flatnonzero(np.diff(stamps) > margin)
    for begin, end in zip(stamps[wide], stamps[wide + 1], strict=True):
        inside &= (late < begin - margin) | (early > end + margin)
    return np.asarray(inside)


def _usual_speed(qd: Array) -> Array:
    """(n,): exceeded a tenth of the time; of joints at rest, a hundredth of the fastest joint's."""
    fast = np.quantile(np.abs(qd), 0.9, axis=0)
    return np.asarray(np.maximum(fast, 0.01 * fast.max(initial=0.0)))


def _saturated(log: Log, t: Array) -> Array:
    """Where a joint's effort stays exactly at its largest or smallest value."""
    assert log.effort is not None
    out = np.zeros((len(t), log.effort.shape[1]), bool)
    nearest = np.clip(np.searchsorted(log.t, t), 0, len(log.t) - 1)
    for joint, effort in enumerate(log.effort.T):
        if effort.min() != effort.max():
            out[:, joint] = _plateaus(effort)[nearest]
    return out


def _plateaus(effort: Array) -> Array:
    """(N,): at the largest or smallest value for longer than rounding would keep it there.

    A smooth peak in whole steps stays at the last one for up to 2/(√2 - 1) = 4.8 times as long as
    at the one before.
    """
    starts = np.concatenate([[0], np.flatnonzero(np.diff(effort)) + 1])
    lengths = np.diff(np.append(starts, len(effort)))
    bound = (effort[starts] == effort.min()) | (effort[starts] == effort.max())
    flat = bound & (lengths >= _FLAT)
    others = lengths[~bound]
    if np.sum(others > 1) > _HELD * len(others) or _in_steps(effort):
        # between both bounds there is no step
        padded = np.concatenate([[0], np.where(bound, 0, lengths), [0]])
        # so many rows last up to one more
        flat &= lengths > _ROUNDED * (1 + np.maximum(padded[:-2], padded[2:]))
    return np.repeat(flat, lengths)


def _in_steps(values: Array) -> bool:
    """Whether all numbers are whole multiples of their smallest difference."""
    known = np.unique(values) - values.min()
    step = np.diff(known).min()
    if known[-1] > _FINEST * step:
        return False
    return bool(np.all(np.abs(known / step - np.round(known / step)) < 0.01))
