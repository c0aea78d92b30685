"""Layout: which columns of a file are the states of a robot, in the robot's order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rnea.apps.datasets.block import ALL, Block, side_by_side
from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.files.column_mapping import LEFT_OUT, PLAIN, ColumnMapping
from rnea.apps.trajectory.files.column_units import OURS, UNITS, Units, factor
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, TrajectoryError, shortened
from rnea.files.tables.csv_table import refuse_missing
from rnea.system.file_access import Packages

_COLUMN = re.compile(r"(?:(t)|(q|qd|qdd|effort|tau)_(.*?\S))(?:\s*\[([^\[\]]*)\])?", re.DOTALL)
_TIMES = ("t", "timestamp", "time")
_EPISODES = ("episode_index", "episode")
# of LeRobot, and of whoever counts rows
_KEYS = ("frame_index", "index")
STATES = ("q", "qd", "qdd", "effort")
# of a heading that can be one of ours
_LONGEST = 1000


@dataclass(frozen=True)
class ReadOptions:
    """What the user says of his files.

    spelling: names that differ from ours. units: those that are not ours. rate: rows in a second,
    of files without times. bandwidth: in Hz, of rates that are estimated. episodes: the column that
    tells episodes apart. keep: columns that are handed on beside times and episodes. packages:
    folders beside its own in which a file may name others.
    """

    spelling: ColumnMapping = PLAIN
    units: Units = OURS
    rate: float | None = None
    bandwidth: float | None = None
    episodes: str | None = None
    keep: tuple[str, ...] = ()
    packages: Packages = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.rate is not None and not 0 < self.rate < 1e9:
            raise InputError(f"rate must be a number of Hz above 0, not {self.rate}")

    def facts(self) -> dict[str, Any]:
        """What of it decides the numbers that come out."""
        said = {
            "map": dict(self.spelling.names),
            "units": dict(self.units.of),
            "rate": self.rate,
            "bandwidth": self.bandwidth,
            "episodes": self.episodes,
            "keep": list(self.keep),
        }
        return {key: value for key, value in said.items() if value}


@dataclass(frozen=True)
class ColumnLayout:
    """states: q, and qd, qdd and effort where they are there: a heading for each of the robot's
    columns, and what one of its numbers is in our unit. t, episode: headings, "" where there is
    none. kept: columns to be handed on.
    """

    t: str
    states: Mapping[str, tuple[str, ...]]
    scales: Mapping[str, tuple[float, ...]]
    episode: str = ""
    kept: tuple[str, ...] = ()

    @property
    def headings(self) -> tuple[str, ...]:
        """All columns whose numbers are read, each once."""
        named = [self.t, self.episode, *(x for names in self.states.values() for x in names)]
        return tuple(dict.fromkeys(filter(None, named)))

    @property
    def has_rates(self) -> bool:
        """Whether every row can be computed by itself."""
        return "qd" in self.states and "qdd" in self.states

    @property
    def describe(self) -> str:
        """What the states of a file are, by which files of one data set must be alike."""
        return ", ".join(self.states)

    def rows(self, block: Block, state: str, part: slice = ALL, out: Array | None = None) -> Array:
        """(rows, n) of a state, in our units; into `out` where it is given."""
        columns = [block.columns[name][part] for name in self.states[state]]
        return side_by_side(columns, self.scales[state], out)

    def times(self, block: Block) -> Array | None:
        """(rows,) in s, where the file has them."""
        return block.columns[self.t] * self.scales["t"][0] if self.t else None


def list_headings(
    name: str,
    width: int | None,
    columns: Columns,
    reading: ReadOptions,
    error: Callable[[str], Exception],
) -> list[str] | None:
    """Of a column that is, or is mapped to, q, qd, qdd or effort as a whole: the robot's.

    width: how long its lists are, None where there is no row to tell.
    """
    ours = reading.spelling.names.get(name, name)
    state = "effort" if ours == "tau" else ours
    if state not in STATES:
        return None
    rate = "qd" if state == "effort" else state
    legal = [columns.names(rate), columns.required([]).names(rate)]
    for names in legal:
        if width in (None, len(names)):
            return [f"{state}_{own}" for own in names]
    raise error(
        f"rows of {name!r} have {width} numbers; the robot needs {len(legal[-1])} of {ours}: "
        f"{', '.join(legal[-1][:12])}"
    )


_Found = dict[tuple[str, str], tuple[str, str | None]]
_Error = Callable[[str], TrajectoryError]


def layout_of(
    headings: Sequence[str], names: Sequence[str], columns: Columns, reading: ReadOptions, file: str
) -> ColumnLayout:
    """headings: of all numbers. names: of all columns as the file has them, which can be kept."""

    def error(message: str) -> TrajectoryError:
        return TrajectoryError(message, file=file)

    others = [x for x in names if x not in headings]
    known = (*columns.positions, *columns.speeds)
    spelt = reading.spelling.headings([*headings, *others], known, error)[: len(headings)]
    found = _found(headings, spelt, error)
    states = {state: _names(state, found, columns, error) for state in STATES}
    states = {state: listed for state, listed in states.items() if listed}
    if ("t", "") not in found and (t := next((x for x in _TIMES if x in headings), "")):
        found["t", ""] = t, None
    time = [found["t", ""]] if ("t", "") in found else []
    episode = _episode(reading, headings, error)
    kept = [*(x for x, _ in time), episode, *(x for x in _KEYS if x in names)]
    kept = [x for x in dict.fromkeys([*kept, *_kept(reading, names, error)]) if x]
    ours = dict(zip(headings, spelt, strict=True))
    scales = {
        state: tuple(_scale(state, own, unit, ours[own], reading, error) for own, unit in listed)
        for state, listed in (*states.items(), ("t", time))
    }
    return ColumnLayout(
        t=time[0][0] if time else "",
        states={state: tuple(own for own, _ in listed) for state, listed in states.items()},
        scales=scales,
        episode=episode,
        kept=tuple(kept),
    )


def _found(headings: Sequence[str], spelt: Sequence[str], error: _Error) -> _Found:
    """Own heading and unit by (q, joint), (qd, joint), ..., (t, "")."""
    found: _Found = {}
    for own, heading in zip(headings, spelt, strict=True):
        match = _COLUMN.fullmatch(heading) if len(heading) < _LONGEST else None
        if match is None or heading == LEFT_OUT:
            continue
        key = ("effort" if match[2] == "tau" else match[1] or match[2], match[3] or "")
        if key in found:
            twice = f"columns {found[key][0]!r} and {own!r} tell the same"
            raise error(f"{twice}; --map {own}= leaves the second out")
        found[key] = own, match[4]
    return found


def _names(
    state: str, found: _Found, columns: Columns, error: _Error
) -> list[tuple[str, str | None]]:
    """The headings and units of a state, all of them or none."""
    rate = "qd" if state == "effort" else state
    told = columns.required([f"q_{joint}" for kind, joint in found if kind == "q"])
    names = told.names(rate)
    present = [name for name in names if (state, name) in found]
    if not present and state == "q":
        there = [f"{kind}_{joint}" for kind, joint in found if joint]
        other = f" There are {shortened(there)}." if there else ""
        raise error(
            f"no positions of this robot: columns q_<joint>, qd_<joint>, qdd_<joint> are needed, "
            f"or lists q, qd, qdd.{other} The robot has {shortened(names)}. "
            "--map THEIRS=OURS,... says which is which"
        )
    if present and len(present) < len(names):
        here = [f"{state}_{name}" for name in present]
        wanted = [f"{state}_{name}" for name in names]
        refuse_missing(here, wanted, f"{state}_ is needed of every joint", columns.joints, error)
    return [found[state, name] for name in present]


def _scale(
    state: str, own: str, unit: str | None, spelt: str, reading: ReadOptions, error: _Error
) -> float:
    """What one of a column's numbers is in our unit: its heading says so, or the user."""
    joint = spelt.partition("_")[2].partition(" [")[0]
    if unit is None:
        return reading.units.factor(state, joint)
    bare = unit.strip()
    if bare not in UNITS[state]:
        legal = ", ".join(UNITS[state])
        raise error(f"column {own[:80]!r} is in {unit[:40]!r}; legal: {legal}")
    return factor(state, bare)


def _episode(reading: ReadOptions, headings: Sequence[str], error: _Error) -> str:
    if reading.episodes is None:
        return next((x for x in _EPISODES if x in headings), "")
    if reading.episodes not in headings:
        there = shortened(headings, most=40)
        raise error(
            f"no column {reading.episodes!r} of numbers to tell episodes; there are {there}"
        )
    return reading.episodes


def _kept(reading: ReadOptions, there: Sequence[str], error: _Error) -> Sequence[str]:
    if reading.keep == ("*",):
        return there
    for name in reading.keep:
        if name not in there:
            raise error(f"no column {name!r} to keep; there are {shortened(there, most=40)}")
    return reading.keep
