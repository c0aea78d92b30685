"""Spelling: how a file says what our own files say otherwise, by the word of its user."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from rnea.apps.trajectory.columns import RATES
from rnea.apps.trajectory.files.column_units import OURS, Units
from rnea.errors import InputError, TrajectoryError, suggestion
from rnea.files.tables.csv_table import SEPARATORS

_UNIT = re.compile(r"(.*?\S)(\s*\[[^\[\]]*\])?", re.DOTALL)
_RATES = (*RATES, "tau", "effort")
LEFT_OUT = "\0"
"""The heading of a column that is passed over; no file can say it."""


@dataclass(frozen=True)
class ColumnMapping:
    """names: of columns or of joints in the file, and what they are here; separator: between cells;
    units: of columns whose headings name none, where they are not ours.

    A column becomes the column of ours that it is mapped to, or, mapped to a joint, the joint's
    positions. A joint's name stands for it in every column of it. What is mapped to nothing is left
    out. Where a comma separates nothing, it is the decimal point. alone: the file is the only one,
    so that every name must be in it.

    >>> file = ColumnMapping({"time": "t", "a1": "hip"})
    >>> file.headings(["time [s]", "a1", "qd_a1"], ["hip"], TrajectoryError)
    ['t [s]', 'q_hip', 'qd_hip']
    """

    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    separator: str = ","
    alone: bool = True
    units: Units = OURS

    def __post_init__(self) -> None:
        if self.separator not in SEPARATORS:
            legal = ", ".join(f"{key!r} ({word})" for key, word in SEPARATORS.items())
            raise InputError(f"unknown separator {self.separator!r}. Legal: {legal}")
        ours = [name for name in self.names.values() if name]
        for name in ours:
            if ours.count(name) > 1:
                raise InputError(f"two names are mapped to {name!r}")

    def headings(
        self, header: Sequence[str], known: Sequence[str], error: Callable[[str], TrajectoryError]
    ) -> list[str]:
        """The names of a file's columns as we write them; known: those of coordinates, speeds and
        efforts."""
        used: set[str] = set()
        out = [self._heading(name, known, used) for name in header]
        self.refuse_unused(used, header, error)
        return out

    def _heading(self, heading: str, known: Sequence[str], used: set[str]) -> str:
        match = _UNIT.fullmatch(heading)
        name, unit = (heading, "") if match is None else (match[1], match[2] or "")
        if name in self.names:
            used.add(name)
            ours = self.names[name]
            if not ours:
                return LEFT_OUT
            return (f"q_{ours}" if ours in known else ours) + unit
        rate, _, joint = name.partition("_")
        if rate in _RATES and joint in self.names:
            used.add(joint)
            return f"{rate}_{self.names[joint]}{unit}"
        return heading

    def refuse_unused(
        self, used: Collection[str], there: Sequence[str], error: Callable[[str], TrajectoryError]
    ) -> None:
        """An error for a name that is not in the file, and would be in no other.

        >>> ColumnMapping({"time": "t"}).refuse_unused(["time"], ["time", "a1"], TrajectoryError)
        """
        for name in self.names:
            if self.alone and name not in used:
                raise error(f"no column {name!r} to be mapped. {suggestion(name, there)}")


PLAIN = ColumnMapping()
"""As our own files have it."""
