"""Request: what is asked of a recording besides its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from rnea.apps.logs.log import Log
from rnea.apps.trajectory.files.column_mapping import PLAIN, ColumnMapping
from rnea.apps.trajectory.files.column_units import OURS, Units
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, suggestion
from rnea.system.file_access import Packages


@dataclass(frozen=True)
class LogRequest:
    """topic: which one, where a file has several. spelling: how the file calls what we call
    otherwise. joints: whose rows are wanted, where not everybody's. episode: which one of a data
    set. units: those of the file. rate: in Hz, of a file without
    times, or with wrong ones. packages: folders beside its own in which a file may name others.
    """

    topic: str = ""
    spelling: ColumnMapping = PLAIN
    joints: Sequence[str] = ()
    episode: int | None = None
    units: Units = OURS
    rate: float | None = None
    packages: Packages = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.rate is not None and not 0 < self.rate < 1e9:
            raise InputError(f"rate must be a number of Hz above 0, not {self.rate}")

    def wants(self, name: str) -> bool:
        """Whether a joint is wanted that the file calls so."""
        return not self.joints or name in self.joints or name in self.spelling.names

    def times(self, rows: int, own: Array | None) -> tuple[Array, list[str]]:
        """By the rate that the user says, else the file's; and a note where that passes some over.

        own: what the file has, None only where a rate is said.
        """
        if self.rate is None:
            assert own is not None
            return own, []
        told = f"times are by the rate of {self.rate:g} Hz that was said, not the file's"
        return np.arange(rows) / self.rate, [told] if own is not None else []

    def converted(self, log: Log) -> Log:
        """The log in our units; times by a rate are in s already."""
        of = {key: unit for key, unit in self.units.of.items() if key != "t" or self.rate is None}
        return log.in_si_units(Units(of))

    def renamed(self, log: Log, used: Sequence[str] = ()) -> Log:
        """The joints by the names that the user gives them; those named nothing are left out.

        used: names that served for something else.
        """
        names = {name: ours for name, ours in self.spelling.names.items() if name not in used}
        for name in names:
            if self.spelling.alone and name not in log.joint_names:
                hint = suggestion(name, log.joint_names)
                raise log.error(f"no joint {name!r} to be mapped. {hint}")
        kept = [k for k, name in enumerate(log.joint_names) if names.get(name, name)]
        ours = [names.get(log.joint_names[k], log.joint_names[k]) for k in kept]
        return log.of_columns(kept, ours).spelt(frozenset(self.spelling.names))
