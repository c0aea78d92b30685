"""Messages of joints, one after the other, gathered into a log.

A message may name its joints in any order, or only some of them: an arm and its gripper often share
a topic. Messages of the same joints are a group; the rows of a log are those of the largest group,
and the joints of others are added where these were recorded all the while.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.apps.logs.blocks import MOST_BYTES, SampleBuffer, too_many
from rnea.apps.logs.formats.messages import JointState
from rnea.apps.logs.log import Log
from rnea.apps.logs.tidy import late_rows
from rnea.core.spatial.numbers import Array
from rnea.errors import TrajectoryError, shortened

_MOST_GROUPS = 64
# a group is added where it covers this much of the rows' time
_COVERS = 0.5
# and nothing is told of it while it is silent for longer than this: in s, or in its usual steps
_SILENT, _SILENT_STEPS = 1.0, 5.0


@dataclass(frozen=True, eq=False)
class _Rows:
    """What a group says: names, t in ns, and values (N, 3, n) of q, qd and effort.

    t: (N,), but (N, 2) of receipt and stamp as long as it is open which of them are the times
    """

    names: tuple[str, ...]
    t: Array
    values: Array

    def __len__(self) -> int:
        return len(self.t)


class Gathered:
    """Takes messages and gives a log; wanted: which joints, by the file's names, where not all."""

    def __init__(self, file: str, source: str, wanted: Callable[[str], bool]) -> None:
        self._file, self._source, self._wanted = file, source, wanted
        self._groups: dict[frozenset[str], tuple[tuple[str, ...], SampleBuffer]] = {}
        self._places: dict[tuple[str, ...], tuple[SampleBuffer, list[int] | None] | None] = {}
        self.messages, self._nameless, self._uneven, self._bytes = 0, 0, 0, 0

    def add(self, received: int, state: JointState) -> None:
        """One message."""
        self.messages += 1
        if state.names not in self._places:
            self._places[state.names] = self._place(state.names)
        place = self._places[state.names]
        if place is None:
            self._nameless += 1
            return
        blocks, order = place
        self._bytes += 8 * blocks.width
        if self._bytes > MOST_BYTES:
            raise too_many(self.messages, self._file)
        row = blocks.add(received, state.stamp).reshape(3, -1)
        for k, values in enumerate((state.position, state.velocity, state.effort)):
            if len(values) == len(state.names):
                row[k] = values if order is None else values[order]
            elif len(values):
                self._uneven += 1

    def _place(self, names: tuple[str, ...]) -> tuple[SampleBuffer, list[int] | None] | None:
        """The group of these names, and where its columns stand among them if elsewhere."""
        if len(self._places) > 1000:
            self._places.clear()
        if not names or len(set(names)) < len(names):
            return None
        key = frozenset(names)
        if key not in self._groups:
            if len(self._groups) == _MOST_GROUPS:
                raise self._error(
                    f"messages have more than {_MOST_GROUPS} different sets of joints"
                )
            self._groups[key] = names, SampleBuffer(3 * len(names))
        own, blocks = self._groups[key]
        return blocks, None if names == own else [names.index(name) for name in own]

    def log(self) -> Log:
        """All messages, as they are: numbers may be missing."""
        notes: list[str] = []
        if not any(map(self._wanted, frozenset().union(*self._groups))):
            # of another robot, as who wants joints shall hear by their names
            self._wanted = lambda name: True
        groups = [self._rows(own, blocks) for own, blocks in self._groups.values()]
        self._groups.clear()
        self._places.clear()
        if not groups:
            what = "messages without names of joints" if self.messages else "no messages"
            raise self._error(f"topic {self._source} has {what}")
        if self._nameless:
            notes.append(f"{self._nameless} messages without proper names of joints are left out")
        if self._uneven:
            notes.append(f"{self._uneven} arrays have more or fewer numbers than joints: not used")
        rows = _one(_of_one_clock([x for x in groups if x.names], notes), notes)
        t, q = (rows.t - rows.t[0]) * 1e-9, rows.values[:, 0]
        qd, effort = (None if np.isnan(x).all() else x for x in np.moveaxis(rows.values, 1, 0)[1:])
        return Log(t, q, qd, effort, rows.names, self._file, self._source, tuple(notes))

    def _rows(self, own: tuple[str, ...], blocks: SampleBuffer) -> _Rows:
        times, numbers = blocks.joined()
        columns = [k for k, name in enumerate(own) if self._wanted(name)]
        values = numbers.reshape(len(times), 3, -1)[:, :, columns]
        if np.any(np.diff(times[:, 0]) < 0):
            # chunks of a file may be written in another order than they came
            order = np.argsort(times[:, 0], kind="stable")
            times, values = times[order], values[order]
        return _Rows(tuple(own[k] for k in columns), times, values)

    def _error(self, message: str) -> TrajectoryError:
        return TrajectoryError(message, file=self._file)


def _of_one_clock(groups: list[_Rows], notes: list[str]) -> list[_Rows]:
    """The groups by times of one kind: stamps where all have such as can be used, else receipt.

    Stamps come from the source, but two clocks may be far apart, and joints with them.
    """
    main = max(groups, key=_size)
    asked = [x for x in groups if _is_used(x, main)]
    kind, faults = 1, [(x, why) for x in asked if (why := _fault(x.t[:, 1]))]
    if faults and len(np.unique(main.t[:, 0])) > 1:
        kind, (worst, why) = 0, faults[0]
        whose = f" (those of {shortened(worst.names)})" if len(asked) > 1 else ""
        for_all = " for all joints" if len(asked) > 1 else ""
        notes.append(f"{why}{whose}: times are those of receipt{for_all}")
    return [_Rows(x.names, x.t[:, kind], x.values) for x in groups]


def _size(rows: _Rows) -> tuple[int, int]:
    return len(rows.names), len(rows)


def _is_used(other: _Rows, main: _Rows) -> bool:
    """Whether a group gives rows or joints to the main one, as times of receipt tell."""
    if set(other.names) <= set(main.names):
        return set(other.names) == set(main.names)
    return bool(np.mean(_heard(main.t[:, 0], other.t[:, 0])) >= _COVERS)


def _fault(stamps: Array) -> str:
    """Why stamps (N,) cannot be times; empty where they can."""
    zero = int(np.sum(stamps == 0))
    repeats = len(stamps) - len(np.unique(stamps))
    # a clock that begins at zero says so once
    if zero > 1:
        return f"{zero} of {len(stamps)} messages have no time stamp"
    if not late_rows(stamps)[1]:
        count = late_rows(stamps)[0]
        return f"time stamps go back {'once' if count == 1 else f'{count} times'}"
    if 2 * repeats > len(stamps):
        return f"{repeats} of {len(stamps)} time stamps repeat others"
    return ""


def _one(groups: list[_Rows], notes: list[str]) -> _Rows:
    """The rows of the largest group, with the joints of others where these can be added."""
    joined: dict[tuple[str, ...], _Rows] = {}
    for group in groups:
        _join(joined, group)
    main, *others = sorted(joined.values(), key=_size, reverse=True)
    for other in others:
        main = _added(main, other, notes)
    return main


def _join(joined: dict[tuple[str, ...], _Rows], group: _Rows) -> None:
    """Add a group to those before it; one of the same joints gives them more rows."""
    for names, known in joined.items():
        if set(names) == set(group.names):
            order = [group.names.index(name) for name in names]
            t = np.concatenate([known.t, group.t])
            values = np.concatenate([known.values, group.values[:, :, order]])
            rows = np.argsort(t, kind="stable")
            joined[names] = _Rows(names, t[rows], values[rows])
            return
    joined[group.names] = group


def _added(main: _Rows, other: _Rows, notes: list[str]) -> _Rows:
    """The rows of one group with the joints that only another has, at the times of the first."""
    new = [k for k, name in enumerate(other.names) if name not in main.names]
    told = f"{len(other)} messages of {shortened(other.names)}"
    if not new:
        notes.append(f"{told} alone lack the other joints and are left out")
        return main
    order = np.argsort(other.t, kind="stable")
    at, values = other.t[order], other.values[order][:, :, new]
    within = _heard(main.t, at)
    if np.mean(within) < _COVERS:
        notes.append(f"{told} do not last as long as the others and are left out")
        return main
    begin = int(at[0])
    inside = (main.t[within] - begin).astype(float)
    flat = values.reshape(len(at), -1)
    seen = [np.interp(inside, (at - begin).astype(float), column) for column in flat.T]
    added = np.stack(seen, axis=1).reshape(len(inside), 3, len(new))
    lost = int(np.sum(~within))
    notes.append(
        f"{told} come apart from the others; their numbers are interpolated to the times of these"
        + (f", and {lost} rows before, after or in gaps of them are left out" if lost else "")
    )
    return _Rows(
        (*main.names, *(other.names[k] for k in new)),
        main.t[within],
        np.concatenate([main.values[within], added], axis=2),
    )


def _heard(t: Array, at: Array) -> Array:
    """Which times (N,) lie between two messages that are not too far apart; at (M,) rises."""
    if len(at) < 2:
        return np.zeros(len(t), bool)
    steps = np.diff(at)
    most = max(1e9 * _SILENT, _SILENT_STEPS * float(np.median(steps)))
    before = np.clip(np.searchsorted(at, t, side="right") - 1, 0, len(steps) - 1)
    # at a message itself there is nothing to be made up
    spoken = (steps[before] <= most) | (t == at[before]) | (t == at[before + 1])
    return np.asarray((t >= at[0]) & (t <= at[-1]) & spoken)
