"""What goes wrong on the way through a data set: it stops the run, or is told at its end."""

from __future__ import annotations

from dataclasses import dataclass, field

from rnea.errors import RneaError

_MOST = 1000


@dataclass
class Problems:
    """keep_going: whether rows that cannot be worked become NaN, and the rest is worked.

    reported: a line for each problem; rows: how many were lost to them.
    """

    keep_going: bool = False
    reported: list[str] = field(default_factory=list)
    rows: int = 0

    def met(self, problem: RneaError, rows: int) -> None:
        """Stop for a problem, or remember it."""
        if not self.keep_going:
            raise problem
        self.rows += rows
        if len(self.reported) < _MOST:
            self.reported.append(str(problem))
