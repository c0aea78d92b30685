"""Logs cut in two: what a robot is identified with, and what it is tried on."""

from __future__ import annotations

import math
from dataclasses import replace

from rnea.apps.identify.data.prepare import FEWEST_ROWS
from rnea.apps.logs.log import Log
from rnea.errors import InputError


def held_out(log: Log, share: float) -> tuple[Log, Log]:
    """The first part of a log, and its last, a share of its rows, each at its own time."""
    if not (math.isfinite(share) and 0 < share <= 0.5):
        raise InputError(f"a share of {share:g} cannot be held out; possible are 0 to 1/2")
    cut = len(log) - round(share * len(log))
    if min(cut, len(log) - cut) < FEWEST_ROWS:
        raise log.error(
            f"{len(log)} rows are too few to hold out {share:.3g} of them; --hold-out 0 uses all"
        )
    return _rows(log, slice(0, cut)), _rows(log, slice(cut, None))


def _rows(log: Log, rows: slice) -> Log:
    qd, effort = (None if x is None else x[rows] for x in (log.qd, log.effort))
    return replace(log, t=log.t[rows], q=log.q[rows], qd=qd, effort=effort)
