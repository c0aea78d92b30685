"""Units of a table's columns: as a heading says in brackets, else as the user says, else ours."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.apps.trajectory.files.column_units import OURS, TORQUES, UNITS, Units, alike
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, TrajectoryError

_UNIT = re.compile(r"(.*\S)\s*\[([^\[\]]*)\]", re.DOTALL)
# of a heading that can be one of ours
_LONGEST = 1000
_OF = {"t": "t", "q": "q", "qd": "qd", "qdd": "qdd", "tau": "effort", "effort": "effort"}


@dataclass(frozen=True)
class HeadingUnits:
    """header: without units. scales: what one of a column's numbers is in our unit, by heading,
    where it is not one of ours. notes: what is converted.

    >>> table = measured(["t [ms]", "q_hip"], {"t": "s", "q_hip": "rad"}, Units.read("q=deg"))
    >>> table.header, table.scales["t"], table.notes[0]
    (['t', 'q_hip'], 0.001, 'converted, as headings say: t in ms')
    """

    header: list[str]
    scales: Mapping[str, float]
    notes: tuple[str, ...] = ()

    def converted(self, values: Mapping[str, Array]) -> dict[str, Array]:
        """Columns by heading, in our units.

        >>> told = measured(["t [ms]"], {"t": "s"})
        >>> told.converted({"t": np.array([0.0, 500.0])})
        {'t': array([0. , 0.5])}
        """
        with np.errstate(over="ignore"):
            return {x: v * self.scales[x] if x in self.scales else v for x, v in values.items()}


def measured(
    header: Sequence[str],
    known: Mapping[str, str | None],
    units: Units = OURS,
    error: Callable[[str], Exception] = TrajectoryError,
) -> HeadingUnits:
    """The headings of a table and what their numbers are in our units.

    known: our headings, each with our unit: rad, m, s, or per s of qdd too, "" of a number without
    one, None where it may be any of its quantity. Headings that are not known stay as they are.
    """
    parts = [_parted(heading, known) for heading in header]
    of = {own: unit for own, unit in parts if own in known}
    without = {own: known[own] or "" for own in of if of[own] is None}
    try:
        units.refuse_misfits(without)
    except InputError as problem:
        raise error(f"units: {problem}") from None
    scales, told = {}, dict[str, None]()
    for heading, (own, unit) in zip(header, parts, strict=True):
        if own not in known:
            continue
        rate, _, name = own.partition("_")
        if unit is not None:
            scales[own] = _factor(heading, unit.strip(), rate, known[own], error)
            told |= {f"{rate} in {unit.strip()}": None} if scales[own] != 1 else {}
        elif known[own] != "":
            scales[own] = units.factor(_OF[rate], name)
    notes = [f"converted, as headings say: {', '.join(told)}"] if told else []
    kinds = {_OF[own.partition("_")[0]] for own in without}
    if said := {x: unit for x, unit in units.of.items() if x.partition("_")[0] in kinds}:
        notes += units.notes(said)
    return HeadingUnits([own for own, _ in parts], _other(scales), tuple(notes))


def _other(scales: Mapping[str, float]) -> dict[str, float]:
    return {own: scale for own, scale in scales.items() if scale != 1}


def _parted(heading: str, known: Mapping[str, str | None]) -> tuple[str, str | None]:
    """Our heading and the unit behind it; a joint's own name may end in brackets too."""
    match = _UNIT.fullmatch(heading) if heading not in known and len(heading) < _LONGEST else None
    return (match[1], match[2]) if match is not None and match[1] in known else (heading, None)


def _factor(
    heading: str, unit: str, rate: str, ours: str | None, error: Callable[[str], Exception]
) -> float:
    legal = _legal(rate, ours)
    if unit not in legal:
        raise error(f"column {heading!r} is in {unit!r}; it must be in {' or '.join(legal)}")
    return legal[unit]


def _legal(rate: str, ours: str | None) -> dict[str, float]:
    """What one of each legal unit of a column is in ours; ours first."""
    if ours == "":
        return {"1": 1.0}
    if rate in ("tau", "effort"):
        # of a current nobody knows the torque
        return dict(TORQUES)
    if rate == "t":
        return dict(alike("s"))
    return dict(UNITS[rate] if ours is None else alike(ours + "2" * (rate == "qdd")))
