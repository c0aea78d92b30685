"""Rows of one episode as they come in blocks: checked like a whole recording's, and laid out.

Each block is checked behind the last row of the one before it, so that time increases across
blocks and orientations do not jump to their other sign. Errors count rows from the episode's first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple, final

import numpy as np

from rnea.apps.trajectory.columns import Columns, quaternions
from rnea.apps.trajectory.profiles.assembled import independent_part, independent_places
from rnea.apps.trajectory.rates.body_velocities import refuse_far_turns
from rnea.apps.trajectory.rates.episode_times import EpisodeTimes
from rnea.apps.trajectory.recording import Place, Recording
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, TrajectoryError, shortened

# more notes than these on an episode say no more
_NOTES = 20


class RawRows(NamedTuple):
    """Times t (N,), what is smoothed (N, n), and positions that are handed on as they came; these
    have no columns where positions are what is smoothed."""

    t: Array
    measured: Array
    q: Array

    @classmethod
    def joined(cls, parts: Sequence[RawRows]) -> RawRows:
        """One behind the other."""
        return cls(*(np.concatenate(x) for x in zip(*parts, strict=True)))

    def part(self, begin: int, end: int | None = None) -> RawRows:
        """The rows from begin to end, as views."""
        return RawRows(*(x[begin:end] for x in self))

    def copy(self) -> RawRows:
        """Apart from what it is a view of."""
        return RawRows(*(x.copy() for x in self))


@final
class IncomingRows:
    """Takes blocks by `entered`; their times are known beforehand.

    columns: of all joints. moving: of those that are smoothed, with loops the independent ones
    came: how many rows there were so far. by_speeds: whether they had qd, None before the first
    start: positions (nq,) of the first row, None where it told of the independent joints alone
    notes: what had to be done to the numbers, block by block, up to some of them
    """

    def __init__(self, columns: Columns, times: EpisodeTimes, file: str, place: Place) -> None:
        self.columns, self._times, self._file, self._place = columns, times, file, place
        looped = columns.looped
        self.moving = columns if looped is None else Columns.of(independent_part(looped))
        self.came = 0
        self.by_speeds: bool | None = None
        self.start: Array | None = None
        self.notes: list[str] = []
        # -1 for the numbers of q that are read with the other sign by now
        self._sides: Array | None = None
        # the last row, checked: t (1,), q (1, nq) and qd (1, nv) or None
        self._last: tuple[Array, Array, Array | None] | None = None

    def recording(
        self, t: Array, q: Array, qd: Array | None, columns: Columns, begin: int
    ) -> Recording:
        """Rows of which the first is the row `begin` of all."""
        rows = Recording(t, q, qd, None, columns.joints, self._file, columns=columns)
        return rows.counted_from(begin, self._place)

    def error(self, message: str, row: int | None = None) -> TrajectoryError:
        """One that names the file, and the row of the episode if one is to blame."""
        none = np.empty(0)
        return self.recording(none, none[:, None], None, Columns.of(["t"]), 0).error(message, row)

    def entered(self, t: Any, q: Any, qd: Any) -> RawRows:
        """The next rows, t (N,), q (N, nq) and qd (N, nv) or None."""
        # rows are held, and whoever hands them in may use the memory again: only the first block is
        # copied for that, as others are put behind a row
        t, q, qd = (_numbers(x, copied=self._last is None) for x in (t, q, qd))
        columns = self._describe(t, q, qd)
        raw = q[-1]
        q = q if self._sides is None else q * self._sides
        known = 0
        if self._last is not None:
            known = 1
            t, q, qd = self._behind_last(t, q, qd)
        block = self.recording(t, q, qd, columns, self.came - known).checked()
        rows = self._laid_out(block)
        self.came += len(t) - known
        self._refuse_other_times(t[known], t[-1])
        self._note(block, len(t) - known)
        self._sides = _sides(block, raw)
        if self._last is None:
            self.by_speeds = qd is not None
            self.start = block.q[0].copy() if columns is self.columns else None
        self._last = t[-1:].copy(), block.q[-1:].copy(), None if qd is None else qd[-1:].copy()
        return rows.part(known)

    def _describe(self, t: Array, q: Array, qd: Array | None) -> Columns:
        """Which columns q has: of a robot with loops maybe the independent joints' alone."""
        columns = self.columns
        if self.columns.looped is not None and q.shape[1:] == (len(self.moving.positions),):
            columns = self.moving
        self._refuse_shape("t", t, (len(t),), ("t",))
        self._refuse_shape("q", q, (len(t), len(columns.positions)), columns.positions)
        if qd is not None:
            self._refuse_shape("qd", qd, (len(t), len(columns.speeds)), columns.speeds)
        return columns

    def _refuse_shape(
        self, what: str, given: Array, wanted: tuple[int, ...], names: Sequence[str]
    ) -> None:
        if given.shape != wanted:
            said = f"expected an array {wanted} ({shortened(names)}), got {given.shape}"
            raise InputError(f"{what}: {said}")

    def _behind_last(
        self, t: Array, q: Array, qd: Array | None
    ) -> tuple[Array, Array, Array | None]:
        assert self._last is not None
        old_t, old_q, old_qd = self._last
        if old_q.shape[1] != q.shape[1]:
            raise self.error("q has other columns than in the rows before", self.came)
        if qd is None or old_qd is None:
            if qd is not old_qd:
                has, had = ("no", "had") if qd is None else ("a", "had none")
                raise self.error(f"{has} qd from here on, and the rows before {had}", self.came)
            return np.concatenate([old_t, t]), np.concatenate([old_q, q]), None
        pairs = (old_t, t), (old_q, q), (old_qd, qd)
        return tuple(np.concatenate(pair) for pair in pairs)  # type: ignore[return-value]

    def _laid_out(self, block: Recording) -> RawRows:
        """What is smoothed of a block, and what is not."""
        if block.qd is not None:
            return RawRows(block.t, block.qd, block.q)
        if self.columns.looped is not None and block.columns is self.columns:
            own = block.q[:, independent_places(self.columns.looped)]
            block = replace(block, q=own, columns=self.moving, joint_names=self.moving.joints)
        refuse_far_turns(block)
        return RawRows(block.t, block.q, np.empty((len(block), 0)))

    def _refuse_other_times(self, first: float, last: float) -> None:
        """Rows that are not those whose times were looked at before."""
        times = self._times
        if self.came > times.rows:
            raise self.error(f"a row more than the {times.rows} of the episode's times", times.rows)
        if self._last is None and first != times.first:
            raise self.error(
                f"t = {first:.12g}; the episode's times begin at {times.first:.12g}", 0
            )
        if self.came == times.rows and last != times.last:
            row = self.came - 1
            raise self.error(f"t = {last:.12g}; the episode's times end at {times.last:g}", row)

    def _note(self, block: Recording, rows: int) -> None:
        for note in block.notes:
            if len(self.notes) < _NOTES:
                self.notes.append(f"rows {self.came - rows + 1} to {self.came}: {note}")
            elif len(self.notes) == _NOTES:
                self.notes.append("more of these in later rows")


def _numbers(values: Any, copied: bool) -> Any:
    if values is None:
        return None
    return np.array(values, dtype=float) if copied else np.asarray(values, dtype=float)


def _sides(block: Recording, raw: Array) -> Array | None:
    """Which numbers (nq,) of the last row have another sign than in the file, as -1."""
    model = block.columns.model
    turned = [
        parts
        for _, parts in (() if model is None else quaternions(model))
        if (block.q[-1, parts] * raw[parts]).sum() < 0
    ]
    if not turned:
        return None
    sides = np.ones(len(raw))
    sides[np.concatenate(turned)] = -1.0
    return sides
