"""Rows of a file made fit for use: finite, in the order of time, each time once. All is counted."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rnea.apps.logs.clock import Clock
from rnea.apps.logs.log import Log
from rnea.apps.trajectory.recording import LARGEST
from rnea.core.spatial.numbers import Array
from rnea.errors import shortened

# how many rows may stand behind a later one, and how many steps late: more is another clock
_STRAY, _LATE = 0.01, 20


def tidied(log: Log) -> Log:
    """What a reader made of a file, in which numbers may be missing (NaN) and time may do anything.

    A joint whose positions are mostly missing is left out; a rate that some joint mostly lacks is
    left out for all. Then rows with a number missing are dropped.
    """
    if not len(log):
        raise log.error("there are no rows")
    log = _whole_rows(_whole_columns(log))
    log = _in_order(log)
    return _each_time_once(log)


def _whole_columns(log: Log) -> Log:
    known = _mostly_there(log.q)
    if not known.any():
        raise log.error(f"most rows have no positions of the joints {shortened(log.joint_names)}")
    if not known.all():
        names = [name for name, good in zip(log.joint_names, known, strict=True) if good]
        left_out = [name for name in log.joint_names if name not in names]
        log = log.of_columns(np.flatnonzero(known).tolist(), names)
        log = log.noted([f"mostly without positions, and left out: {shortened(left_out)}"])
    if log.qd is not None and not _mostly_there(log.qd).all():
        absent = _names(log, ~_mostly_there(log.qd))
        log = replace(log, qd=None).noted([f"velocities are left out: {absent} mostly has none"])
    if log.effort is None:
        return log
    known = _mostly_there(log.effort)
    if not known.any():
        return replace(log, effort=None).noted(["efforts are left out: most rows have none"])
    if not known.all():
        # others' efforts are worth keeping, and a sensor that is not there reads nothing
        effort = np.where(known, log.effort, 0.0)
        words = f"{_names(log, ~known)} mostly has no effort, which is taken as 0 throughout"
        return replace(log, effort=effort).noted([words])
    return log


def _mostly_there(values: Array) -> Array:
    return np.asarray(np.mean(_usable(values), axis=0) > 0.5)


def _usable(values: Array) -> Array:
    """Finite, and not out of all proportion."""
    return np.abs(values) < LARGEST


def _names(log: Log, which: Array) -> str:
    return shortened(name for name, x in zip(log.joint_names, which, strict=True) if x)


def _whole_rows(log: Log) -> Log:
    good = _usable(log.t)
    for values in (log.q, log.qd, log.effort):
        if values is not None:
            good &= _usable(values).all(axis=1)
    bad = len(log) - int(good.sum())
    if 2 * bad > len(log):
        raise log.error(f"{bad} of {len(log)} rows hold numbers that are missing or not finite")
    if not bad:
        return log
    return log.of_rows(np.flatnonzero(good)).noted(
        [f"{bad} of {len(log)} rows hold numbers that are missing or not finite, and are dropped"]
    )


def late_rows(t: Array) -> tuple[int, bool]:
    """How many rows stand behind a later one, and whether that is all: a few, hardly late."""
    steps = np.diff(t)
    back = steps < 0
    count = int(back.sum())
    if not count:
        return 0, True
    usual = float(np.median(np.abs(steps)))
    return count, bool(count <= _STRAY * len(t) and -steps[back].min() <= _LATE * usual)


def _in_order(log: Log) -> Log:
    count, few = late_rows(log.t)
    if not count:
        return log
    if not few:
        row = int(np.flatnonzero(np.diff(log.t) < 0)[0]) + 1
        before, after = log.t[row - 1], log.t[row]
        raise log.error(
            f"time goes back at row {row + 1}, from {before:.9g} s to {after:.9g} s"
            f"{f', and {count - 1} times more' if count > 1 else ''}: cut it into recordings of "
            "one run each"
        )
    rows = np.argsort(log.t, kind="stable")
    came = "1 row came late and is" if count == 1 else f"{count} rows came late and are"
    return log.of_rows(rows).noted([f"{came} put in the order of time"])


def _each_time_once(log: Log) -> Log:
    again = np.flatnonzero(np.diff(log.t) < 1e-9) + 1
    if len(again):
        log = log.of_rows(np.delete(np.arange(len(log)), again))
    if len(log) < 2:
        raise log.error("there are no two rows at different times")
    clock = Clock.of(log.t, len(again))
    return replace(log, t=log.t - log.t[0]).noted(clock.notes())
