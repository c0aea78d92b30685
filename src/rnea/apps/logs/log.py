"""Log: what a robot's logger wrote down, by the names that it used."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.apps.trajectory.files.column_units import Units
from rnea.core.spatial.numbers import Array
from rnea.errors import TrajectoryError, counted, shortened


@dataclass(frozen=True, eq=False)
class Log:
    """t (N,) in s from the first row; q (N, n); qd and effort (N, n), None where there are none.

    joint_names: of the columns, as the file has them or as its reader was told to call them.
    effort: as it is in the file, whatever it is. file, source: where it was read from, and which
    topic or table of it. notes: what had to be done to the numbers of the file.
    mapped: names of the file that the reader was told to write otherwise.

    >>> import numpy as np
    >>> log = Log(np.arange(3.0), np.ones((3, 2)), None, None, ("hip", "knee"), file="a.csv")
    >>> log.of_columns([1], ["knee"]).q.shape, log.of_rows(np.array([0])).t
    ((3, 1), array([0.]))
    >>> log.noted(["cut"]).notes, log.spelt(frozenset({"j1"})).mapped
    (('cut',), frozenset({'j1'}))
    >>> print(log.error("no efforts"))
    a.csv: no efforts
    """

    t: Array
    q: Array
    qd: Array | None
    effort: Array | None
    joint_names: tuple[str, ...]
    file: str = ""
    source: str = ""
    notes: tuple[str, ...] = ()
    mapped: frozenset[str] = frozenset()

    def __len__(self) -> int:
        return len(self.t)

    def __repr__(self) -> str:
        when = f", {self.t[-1] - self.t[0]:g} s" if len(self) else ""
        there = [name for name in ("q", "qd", "effort") if getattr(self, name) is not None]
        joints = shortened(self.joint_names)
        rows = counted(len(self), "row")
        return f"<Log {self.file!r}: {rows}{when}, {', '.join(there)} of {joints}>"

    def error(self, message: str) -> TrajectoryError:
        """An error that names the file."""
        return TrajectoryError(message, file=self.file)

    def noted(self, notes: Iterable[str]) -> Log:
        """The same with more notes."""
        return replace(self, notes=(*self.notes, *notes))

    def spelt(self, mapped: frozenset[str]) -> Log:
        """The same, whose reader has used these names of a map."""
        return replace(self, mapped=mapped)

    def in_si_units(self, units: Units) -> Log:
        """The log in SI units, with a note of what was converted.

        >>> from rnea.apps.trajectory.files.column_units import Units
        >>> log = Log(np.array([0.0, 1.0]), np.array([[180.0], [90]]), None, None, ("hip",))
        >>> log.in_si_units(Units.read("q=deg")).q.ravel().round(4)
        array([3.1416, 1.5708])
        """
        if not units.of:
            return self
        # NaN stays NaN, and what overflows becomes infinite: later checks name the row
        with np.errstate(over="ignore", invalid="ignore"):
            q, qd, effort = (
                None if x is None else x * [units.factor(quantity, j) for j in self.joint_names]
                for quantity, x in (("q", self.q), ("qd", self.qd), ("effort", self.effort))
            )
            assert q is not None
            log = replace(self, t=self.t * units.factor("t"), q=q, qd=qd, effort=effort)
        # nobody records accelerations
        given = {key: unit for key, unit in units.of.items() if key.partition("_")[0] != "qdd"}
        return log.noted(units.notes(given))

    def of_columns(self, columns: Sequence[int], names: Sequence[str]) -> Log:
        """These columns alone, in this order and by these names."""
        return self._taken(np.s_[:, list(columns)], joint_names=tuple(names))

    def of_rows(self, rows: Array) -> Log:
        """These rows alone, in this order."""
        return self._taken(rows, t=self.t[rows])

    def _taken(self, which: Any, **more: Any) -> Log:
        """Part of the numbers, row behind row in memory as machine code wants them."""
        qd, effort = (
            None if x is None else np.ascontiguousarray(x[which]) for x in (self.qd, self.effort)
        )
        return replace(self, q=np.ascontiguousarray(self.q[which]), qd=qd, effort=effort, **more)
