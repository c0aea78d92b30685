"""Rates of an episode that is too long for memory: rows come in blocks, and so do the answers.

The numbers are those that `estimate_rates` finds for all rows at once, to rounding: within 2e-13 of
|q|, |q| ω_c and |q| ω_c² for q, qd and qdd (the error of rounding that the whole curve has as
well). Which rows are answered together depends on the episode and not on the blocks, so these may
be cut anywhere without changing a bit. (Positions of a robot with loops that a file rounds are
closed block by block, and may differ by what closing leaves open.)

Held at a time are some 10⁵ rows (`together`), or those of 33/f_c where these are more. What must
be known beforehand is in `EpisodeTimes`: one pass over the times alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import final

import numpy as np

from rnea.apps.trajectory.columns import Columns, Joints
from rnea.apps.trajectory.profiles.assembled import closed_along
from rnea.apps.trajectory.rates.body_velocities import body_speeds
from rnea.apps.trajectory.rates.episode_times import EpisodeTimes
from rnea.apps.trajectory.rates.incoming_rows import IncomingRows, RawRows
from rnea.apps.trajectory.rates.rate_estimate import (
    RateEstimate,
    SmoothingResiduals,
    rate_estimate,
)
from rnea.apps.trajectory.rates.rates import bandwidth_for
from rnea.apps.trajectory.rates.smoothing import SmoothingSpline, shares_of_time
from rnea.apps.trajectory.rates.spline_windows import SplineWindows
from rnea.apps.trajectory.recording import Place, by_row
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

# rows of a block that are looked at together
_AT_ONCE = 1 << 17


@final
class LongRates:
    """Takes blocks of rows of one episode by `add`, which returns what is then known.

    times: of the whole episode. bandwidth: in Hz, by default as `estimate_rates` chooses it; chosen
    says how it was. together: rows that are answered together, about; a cut of the rows that
    depends on nothing else, so it changes results by rounding. file, place: for errors.

    >>> t = np.arange(3000) * 0.01
    >>> rates = LongRates(["hip"], EpisodeTimes.of(t))
    >>> parts = [rates.add(block, block[:, None] ** 2) for block in np.split(t, 10)]
    >>> parts[-1][-1].qdd[-1].round(6)
    array([2.])
    """

    def __init__(
        self,
        joints: Joints,
        times: EpisodeTimes,
        bandwidth: float | None = None,
        *,
        together: int = 1 << 17,
        file: str = "",
        place: Place = by_row,
    ) -> None:
        self.columns, self.times = Columns.of(joints), times
        self._rows = IncomingRows(self.columns, times, file, place)
        self.bandwidth, self.chosen = bandwidth_for(times, bandwidth, self._rows.error)
        self._windows = SplineWindows(times.length, times.rows, self.bandwidth, together)
        self._held: list[RawRows] = []
        # rows that came and are no longer held, and stretches that were answered
        self._dropped = self._answered = 0
        self._near: Array | None = None
        self._residuals = SmoothingResiduals(len(self._rows.moving.speeds))
        self._gains = NoiseGains(times.length, self.bandwidth)

    @property
    def estimate(self) -> RateEstimate:
        """How the rates were found and how uncertain they are, once all rows came."""
        self.end()
        source, order = ("qd", 1) if self._rows.by_speeds else ("q", 2)
        chosen, gains = (self.bandwidth, self.chosen), self._gains.gains(order)
        return rate_estimate(source, self.times, chosen, self._residuals, gains)

    @property
    def notes(self) -> tuple[str, ...]:
        """What had to be done to the numbers so far."""
        return tuple(self._rows.notes)

    def over(self, blocks: Iterable[tuple[Array, Array, Array | None]]) -> Iterator[Trajectory]:
        """All rows with their rates, in their order, of all blocks (t, q, qd or None).

        >>> t = np.arange(2000) * 0.01
        >>> rates = LongRates(["hip"], EpisodeTimes.of(t))
        >>> sum(len(part) for part in rates.over([(t, t[:, None] ** 2, None)]))
        2000
        """
        for t, q, qd in blocks:
            yield from self.add(t, q, qd)
        self.end()

    def add(self, t: Array, q: Array, qd: Array | None = None) -> list[Trajectory]:
        """The next rows, t (N,), q (N, nq) and maybe qd (N, nv); back come the rows, with their
        rates, that are known by now: each once, in their order, the last ones with the last block.

        Of a robot with loops q may be of the independent joints alone.
        """
        for name, values in (("q", q), ("qd", qd)):
            if values is not None and len(values) != len(t):
                raise InputError(f"{name} has {len(values)} rows, and t has {len(t)}")
        out: list[Trajectory] = []
        for begin in range(0, len(t), _AT_ONCE):
            rows = slice(begin, begin + _AT_ONCE)
            some = self._rows.entered(t[rows], q[rows], None if qd is None else qd[rows])
            self._held.append(some)
            if self._ready():
                out += self._results()
        return out

    def end(self) -> None:
        """Make sure that all rows came.

        >>> rates = LongRates(["hip"], EpisodeTimes.of(np.arange(5) * 0.1))
        >>> rates.end()
        Traceback (most recent call last):
            ...
        rnea.errors.TrajectoryError: the episode ends after 0 of the 5 rows of its times
        """
        came, rows = self._rows.came, self.times.rows
        if came < rows:
            raise self._rows.error(f"the episode ends after {came} of the {rows} rows of its times")

    def _ready(self) -> bool:
        """Whether the rows are here that the next stretch follows from, and one behind them."""
        windows, following = self._windows, self._answered + 1
        if self._rows.came == self.times.rows:
            return self._answered < windows.stretches
        newest = self._held[-1].t[-1:] - self.times.first
        return bool(windows.piece(newest)[0] >= windows.begin(following) + windows.margin)

    def _results(self) -> list[Trajectory]:
        """All that the rows held are enough for."""
        rows, out = RawRows.joined(self._held), []
        while self._ready():
            answer, done = self._result(rows)
            out.append(answer)
            rows = rows.part(done)
            self._dropped += done
        # copied, so that what was dropped is let go
        self._held = [rows.copy()]
        return out

    def _result(self, rows: RawRows) -> tuple[Trajectory, int]:
        """The next stretch, and how many of the rows are needed no more."""
        windows, stretch = self._windows, self._answered
        t = rows.t - self.times.first
        low, high = windows.begin(stretch), windows.begin(stretch + 1)
        edges = low - windows.margin, low, high, high + windows.margin, high - windows.margin
        first, begin, end, last, next_first = np.searchsorted(windows.piece(t), edges).tolist()
        # a row's share of time reaches to its neighbours
        around = slice(max(first - 1, 0), last + 1)
        weight = shares_of_time(t[around])[first - around.start :][: last - first]
        curve = windows.curve(stretch, t[first:last], weight, rows.measured[first:last])
        self._gains.add(t[begin:end])
        self._answered += 1
        answer = self._rated(rows.part(begin, end), curve, self._dropped + begin)
        return answer, max(0, next_first - 1)

    def _rated(self, rows: RawRows, curve: Sequence[Array], begin: int) -> Trajectory:
        """The rows, of which the first is the row `begin` of all, with rates by the curve."""
        if self._rows.by_speeds:
            q, qd, qdd = rows.q, rows.measured, curve[1]
            self._residuals.add(rows.measured - curve[0])
        else:
            moving = self._rows.moving
            measured = self._rows.recording(rows.t, rows.measured, None, moving, begin)
            q, qd, qdd = body_speeds(measured, self.bandwidth, *curve)
            self._residuals.add(moving.difference(q, rows.measured))
        return Trajectory(
            rows.t, self._closed(q, begin), qd, qdd, self.columns.joints, self.columns
        )

    def _closed(self, q: Array, begin: int) -> Array:
        """With the joints that follow, each row closed from the one before it."""
        looped = self.columns.looped
        if looped is None or q.shape[1] == looped.nq:
            return q
        near = self._rows.start if self._near is None else self._near
        try:
            q = closed_along(looped, q, near, begin)
        except InputError as problem:
            raise self._rows.error(str(problem)) from None
        self._near = q[-1].copy()
        return q


# in 1/f_c: what lies farther away has faded to 1e-16
_REACH = 12


@final
class NoiseGains:
    """Of a curve over `length` seconds, with a bandwidth in Hz."""

    def __init__(self, length: float, bandwidth: float) -> None:
        self._bandwidth, self._reach = bandwidth, _REACH / bandwidth
        self._places = (0.0, length / 2, length)
        self._near: tuple[list[Array], ...] = ([], [], [])

    def add(self, t: Array) -> None:
        """Further times, since the first row of all."""
        for place, near in zip(self._places, self._near, strict=True):
            begin, end = np.searchsorted(t, (place - self._reach, place + self._reach))
            near.append(t[begin:end].copy())

    def gains(self, derivative: int) -> tuple[float, float, float]:
        """`noise_gain` at the first time, in the middle and at the last."""
        begin, middle, end = (
            self._curve(near).noise_gain(place, derivative)
            for place, near in zip(self._places, self._near, strict=True)
        )
        return begin, middle, end

    def _curve(self, near: list[Array]) -> SmoothingSpline:
        t = np.concatenate(near)
        return SmoothingSpline(t, np.empty((len(t), 0)), self._bandwidth)
