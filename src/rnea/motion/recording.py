"""Recording: what a file says of a motion. Positions always; velocities and accelerations maybe."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.errors import TrajectoryError, shortened, suggestion
from rnea.motion.csv_table import stacked
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

    def _columns(self) -> list[tuple[str, Array]]:
        out = [("t", self.t)]
        for rate, values in zip(RATES, (self.q, self.qd, self.qdd), strict=True):
            if values is not None:
                named = zip(self.joint_names, values.T, strict=True)
                out += [(f"{rate}_{joint}", column) for joint, column in named]
        return out


def rates_present(header: Sequence[str], joint_names: Sequence[str]) -> tuple[str, ...]:
    """Which rates a file's columns speak of; positions are always needed.

    A file with qdd but no qd is taken to need both, so that the missing ones get named.
    """
    there = [any(f"{rate}_{joint}" in header for joint in joint_names) for rate in RATES]
    return RATES[: max((k + 1 for k, present in enumerate(there) if present), default=1)]


def from_columns(
    columns: Mapping[str, Array], joint_names: Sequence[str], rates: Sequence[str], file: str
) -> Recording:
    """Columns t, q_<joint>, ... side by side; they are known to be there and of one length."""
    q, *more = (stacked(dict(columns), rate, joint_names) for rate in rates)
    qd, qdd = (*more, None, None)[:2]
    return Recording(columns["t"], q, qd, qdd, tuple(joint_names), file)


def unknown_column(name: str, header: Sequence[str], joint_names: Sequence[str]) -> str:
    """What to say of a column that no joint has; names out of all proportion are cut."""
    said = f"unknown column {_cut(name)!r}"
    if name.partition("[")[0].strip().lower() in ("time", "timestamp"):
        return f"{said}. Time is the column t, in s"
    parts = [cell.partition("_") for cell in header]
    theirs = {
        joint if joint in joint_names else joint.partition(" [")[0]: 0
        for rate, _, joint in parts
        if rate in RATES
    }
    rates = rates_present(header, joint_names)
    ours = {f"{rate}_{joint}" for rate in rates for joint in joint_names}
    strangers = name.partition("_")[0] in RATES
    # no joint in common, or more joints than ours; else a name is misspelt
    if strangers and (not set(theirs) & set(joint_names) or ours <= set(header)):
        return f"{said}: {other_joints(list(theirs), joint_names)}"
    possible = ["t", *(f"{rate}_{joint}" for rate in RATES for joint in joint_names)]
    return f"{said}. {suggestion(_cut(name), possible)}"


def other_joints(theirs: Sequence[str], ours: Sequence[str]) -> str:
    """A file that was made for another robot."""
    return (
        f"the file has the joints {shortened(map(_cut, theirs))}; "
        f"the robot has {shortened(map(_cut, ours))}"
    )


def _cut(name: str) -> str:
    return name if len(name) <= 80 else name[:80] + "..."
