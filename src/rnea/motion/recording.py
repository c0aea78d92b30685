"""Recording: what a file says of a motion. Positions always; velocities and accelerations maybe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.errors import TrajectoryError, shortened, suggestion
from rnea.motion.csv_table import refuse_missing, stacked
from rnea.motion.trajectory import Trajectory
from rnea.spatial.numbers import Array

RATES = ("q", "qd", "qdd")


@dataclass(frozen=True, eq=False)
class Recording:
    """t (N,) and q (N, n); qd and qdd (N, n) or None. `place` says where a row stands in the file.

    Rows count from 0; `place` answers (words for the message, line or 0).
    """

    t: Array
    q: Array
    qd: Array | None
    qdd: Array | None
    joint_names: tuple[str, ...]
    file: str = ""
    place: Callable[[int], tuple[str, int]] = lambda row: (f"row {row + 1}: ", 0)

    def __len__(self) -> int:
        return len(self.t)

    def error(self, message: str, row: int | None = None) -> TrajectoryError:
        words, line = ("", 0) if row is None else self.place(row)
        return TrajectoryError(words + message, file=self.file, line=line)

    @property
    def has_rates(self) -> bool:
        return self.qd is not None and self.qdd is not None

    def trajectory(self) -> Trajectory:
        """The motion, where the file says all of it."""
        if self.qd is None or self.qdd is None:
            missing = "qd_ and qdd_" if self.qd is None else "qdd_"
            raise self.error(f"the file has no {missing} columns; their values must be estimated")
        return Trajectory(self.t, self.q, self.qd, self.qdd, self.joint_names)

    def checked(self) -> Recording:
        """The same, after making sure that all numbers are finite and time increases."""
        for name, values in self._columns():
            bad = np.flatnonzero(~np.isfinite(values))
            if len(bad):
                row = int(bad[0])
                raise self.error(f"column {name!r}: {values[row]} is not a finite number", row)
        backwards = np.flatnonzero(np.diff(self.t) <= 0)
        if len(backwards):
            k = int(backwards[0])
            message = f"time must increase: t = {self.t[k + 1]:.12g} follows t = {self.t[k]:.12g}"
            raise self.error(message, k + 1)
        return self

    def _columns(self) -> Iterator[tuple[str, Array]]:
        yield "t", self.t
        for rate, values in zip(RATES, (self.q, self.qd, self.qdd), strict=True):
            if values is not None:
                for joint, column in zip(self.joint_names, values.T, strict=True):
                    yield f"{rate}_{joint}", column


def column_names(rates: Sequence[str], joint_names: Sequence[str]) -> list[str]:
    """t, then rate_<joint> of each rate and joint."""
    return ["t", *(f"{rate}_{joint}" for rate in rates for joint in joint_names)]


def checked_rates(
    header: Sequence[str], joint_names: Sequence[str], error: Callable[[str], TrajectoryError]
) -> tuple[str, ...]:
    """The rates that a file has, after making sure of its columns: none unknown, none twice, and
    each rate for every joint.
    """
    known = column_names(RATES, joint_names)
    for name, count in Counter(header).items():
        if name not in known:
            raise error(_unknown_column(name, header, joint_names))
        if count > 1:
            raise error(f"column {name!r} appears twice")
    rates = _rates_present(header, joint_names)
    refuse_missing(
        header,
        column_names(rates, joint_names),
        f"needed are t and {', '.join(f'{rate}_' for rate in rates)} of every joint "
        f"({shortened(joint_names)})",
        error,
    )
    return rates


def _rates_present(header: Sequence[str], joint_names: Sequence[str]) -> tuple[str, ...]:
    """Which rates a file's columns speak of; positions are always needed.

    A file with qdd but no qd is taken to need both, so that the missing ones get named.
    """
    present = [any(f"{rate}_{joint}" in header for joint in joint_names) for rate in RATES]
    return RATES if present[2] else RATES[:2] if present[1] else RATES[:1]


def from_columns(
    columns: Mapping[str, Array], joint_names: Sequence[str], rates: Sequence[str], file: str
) -> Recording:
    """Columns t, q_<joint>, ... side by side; they are known to be there and of one length."""
    q, *more = (stacked(columns, rate, joint_names) for rate in rates)
    qd, qdd = (*more, None, None)[:2]
    return Recording(columns["t"], q, qd, qdd, tuple(joint_names), file)


def _unknown_column(name: str, header: Sequence[str], joint_names: Sequence[str]) -> str:
    """What to say of a column that no joint has; names out of all proportion are cut."""
    unknown = f"unknown column {_cut(name)!r}"
    if name.partition("[")[0].strip().lower() in ("time", "timestamp"):
        return f"{unknown}. Time is the column t, in s"
    parts = (cell.partition("_") for cell in header)
    theirs = dict.fromkeys(
        joint if joint in joint_names else joint.partition(" [")[0]
        for rate, _, joint in parts
        if rate in RATES
    )
    ours = set(column_names(_rates_present(header, joint_names), joint_names)) - {"t"}
    # no joint in common, or more joints than ours; else a name is misspelt
    others = not set(theirs) & set(joint_names) or ours <= set(header)
    if others and name.partition("_")[0] in RATES:
        return f"{unknown}: {other_joints(list(theirs), joint_names)}"
    return f"{unknown}. {suggestion(_cut(name), column_names(RATES, joint_names))}"


def other_joints(theirs: Sequence[str], ours: Sequence[str]) -> str:
    """A file that was made for another robot."""
    return (
        f"the file has the joints {shortened(map(_cut, theirs))}; "
        f"the robot has {shortened(map(_cut, ours))}"
    )


def _cut(name: str) -> str:
    return name if len(name) <= 80 else name[:80] + "..."
