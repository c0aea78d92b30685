"""Recording: what a file says of a motion. Positions always; velocities and accelerations maybe."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import numpy as np

from rnea.apps.trajectory.columns import RATES, Columns
from rnea.apps.trajectory.orientations import same_side, unit_quaternions
from rnea.apps.trajectory.profiles.assembled import closed_along, independent_places
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.model import (
    CLOSED,
    LoopsAt,
    Model,
    closed_from,
    length_of,
    refuse_gaps,
    warn_of_degrees,
)
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, TrajectoryError, counted, shortened
from rnea.files.tables.csv_table import stacked

# larger numbers, and shorter steps of time than one over it, tell of no robot; within them every
# square and product of an estimate is a finite number
LARGEST = 1e30
# what six printed digits leave of closed loops, in parts of a robot's size
_ROUNDED = 1e-5


Place: TypeAlias = Callable[[int], tuple[str, int]]
"""Where a row, counted from 0, is in a file: words for the message, and a line or 0."""


def by_row(row: int) -> tuple[str, int]:
    """The place of a row that is known by its number alone."""
    return f"row {row + 1}: ", 0


@dataclass(frozen=True, eq=False)
class Recording:
    """t (N,) and q (N, nq); qd and qdd (N, nv) or None; `place` says where a row is in the file.

    Rows count from 0; `place` answers (words for the message, line or 0). columns: as for a
    `Trajectory`. notes: what had to be done to the numbers of the file.
    joint_names: the joints; file: where it was read from

    >>> t = np.linspace(0, 1, 11)
    >>> file = Recording(t, t[:, None], None, None, ("hip",), file="hip.csv")
    >>> file.has_rates, file.checked() is not None, len(file.t)
    (False, True, 11)
    >>> print(file.error("too short", 3))
    hip.csv: row 4: too short
    >>> file.counted_from(100, file.place).place(0)
    ('row 101: ', 0)
    """

    t: Array
    q: Array
    qd: Array | None
    qdd: Array | None
    joint_names: tuple[str, ...]
    file: str = ""
    place: Place = by_row
    columns: Columns = field(default=None, repr=False)  # type: ignore[assignment]
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.columns is None:
            object.__setattr__(self, "columns", Columns.of(self.joint_names))
        self.columns.put_in_order(self)

    def __len__(self) -> int:
        return len(self.t)

    def __repr__(self) -> str:
        rates = [rate for rate in RATES if getattr(self, rate) is not None]
        when = f", t {self.t[0]:g} to {self.t[-1]:g} s" if len(self) else ""
        joints = shortened(self.joint_names)
        rows = counted(len(self), "row")
        return f"<Recording {self.file!r}: {rows}{when}, {', '.join(rates)} of {joints}>"

    def error(self, message: str, row: int | None = None) -> TrajectoryError:
        """An error that names the file, and the row if one is to blame."""
        words, line = ("", 0) if row is None else self.place(row)
        return TrajectoryError(words + message, file=self.file, line=line)

    def counted_from(self, begin: int, place: Place) -> Recording:
        """The same as a part of more rows, the first of which is the row `begin` of these."""
        return replace(self, place=lambda row: place(begin + row))

    def noted(self, notes: Sequence[str]) -> Recording:
        """The same with these notes in front of the others.

        >>> t = np.linspace(0, 1, 11)
        >>> Recording(t, t[:, None], None, None, ("hip",)).noted(["t was in ms"]).notes
        ('t was in ms',)
        """
        return replace(self, notes=(*notes, *self.notes))

    @property
    def has_rates(self) -> bool:
        """Whether speeds and accelerations were recorded."""
        return self.qd is not None and self.qdd is not None

    def trajectory(self) -> Trajectory:
        """The motion, where the file says all of it.

        >>> t = np.linspace(0, 1, 11)
        >>> one = np.ones((11, 1))
        >>> len(Recording(t, t[:, None], one, 0 * one, ("hip",)).trajectory())
        11
        """
        if self.qd is None or self.qdd is None:
            missing = "qd_ and qdd_" if self.qd is None else "qdd_"
            raise self.error(
                f"the file has no {missing} columns; "
                "motion, how_sure = rnea.motion.estimate_rates(recording) makes them"
            )
        return Trajectory(self.t, self.q, self.qd, self.qdd, self.joint_names, self.columns)

    def checked(self) -> Recording:
        """The same, after making sure that all numbers are finite and none is out of all
        proportion, time increases and quaternions have length 1."""
        arrays = (x for x in (self.t, self.q, self.qd, self.qdd) if x is not None)
        plain = all(np.all(np.abs(x) <= LARGEST) for x in arrays)
        for name, values in () if plain else self._columns():
            bad = np.flatnonzero(~np.isfinite(values))
            if len(bad):
                row = int(bad[0])
                raise self.error(f"column {name!r}: {values[row]} is not a finite number", row)
            huge = np.flatnonzero(np.abs(values) > LARGEST)
            if len(huge):
                row = int(huge[0])
                raise self.error(
                    f"column {name!r}: {values[row]:.6g} is too large for a motion; numbers up to "
                    f"{LARGEST:g} are read",
                    row,
                )
        short = np.flatnonzero(np.diff(self.t) < 1 / LARGEST)
        if len(short):
            k = int(short[0])
            says = "time must increase" if self.t[k + 1] <= self.t[k] else "a step is too short"
            message = f"{says}: t = {self.t[k + 1]:.12g} follows t = {self.t[k]:.12g}"
            raise self.error(message, k + 1)
        model = self.columns.model
        if model is None:
            return self
        warn_of_degrees(model, self.q)
        q, lengths = unit_quaternions(model, self.q, self.error)
        q, signs = same_side(model, q)
        q, closed = self._closed(model, q)
        return replace(self, q=q, notes=(*self.notes, *lengths, *signs, *closed))

    def _closed(self, model: Model, q: Array) -> tuple[Array, tuple[str, ...]]:
        """Positions at which loops are closed: to the rounding of a file's digits they are closed,
        and what is open farther is refused."""
        closure = model.closure
        if closure is None:
            return q, ()
        gaps = LoopsAt.of(model.tree, closure.cuts, closure.couplings, q).residuals()
        sizes = np.abs(gaps) / np.where(closure.angular, 1.0, length_of(model.tree, closure.cuts))
        most = sizes.max(axis=-1, initial=0.0)
        row = int(most.argmax()) if len(most) else 0
        if not len(most) or most[row] <= CLOSED:
            return q, ()
        if most[row] > _ROUNDED:
            try:
                refuse_gaps(model, q[row], gaps[row])
            except InputError as problem:
                raise self.error(
                    f"{problem}. In a file the columns of these will do", row
                ) from None
        note = f"loops were open by {most[row]:.2g} of the robot's size, and have been closed"
        return closed_from(model, q).q, (note,)

    def _columns(self) -> Iterator[tuple[str, Array]]:
        yield "t", self.t
        for rate, values in zip(RATES, (self.q, self.qd, self.qdd), strict=True):
            if values is not None:
                for name, column in zip(self.columns.names(rate), values.T, strict=True):
                    yield f"{rate}_{name}", column


def from_columns(
    values: Mapping[str, Array], columns: Columns, rates: Sequence[str], file: str
) -> Recording:
    """Columns t, q_<name>, ... side by side; they are known to be there and of one length."""
    told = columns.required(values)
    q, *more = (stacked(values, rate, told.names(rate)) for rate in rates)
    qd, qdd = (*more, None, None)[:2]
    return whole_recording(values["t"], q, qd, qdd, columns, file)


def whole_recording(
    t: Array, q: Array, qd: Array | None, qdd: Array | None, columns: Columns, file: str
) -> Recording:
    """Of a robot with loops q may be of the independent joints alone: the others are found."""
    model = columns.looped
    notes: tuple[str, ...] = ()
    if model is not None and q.shape[-1] != model.nq and np.all(np.abs(q) < LARGEST):
        own = independent_places(model)
        found = [name for k, name in enumerate(columns.positions) if k not in own]
        try:
            q = closed_along(model, q)
        except InputError as problem:
            raise TrajectoryError(str(problem), file=file) from None
        notes = (f"assembled: {shortened(found)} were found from the independent joints",)
    elif model is not None and q.shape[-1] != model.nq:
        # which of them are no numbers, or out of all proportion, is told later
        whole = np.zeros((len(q), model.nq))
        whole[:, independent_places(model)] = q
        q = whole
    return Recording(t, q, qd, qdd, columns.joints, file, columns=columns, notes=notes)
