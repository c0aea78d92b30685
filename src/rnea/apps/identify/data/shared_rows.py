"""Rows of a recording that another has too, whatever their files are called.

A recording, a piece of it, or one that was cut and put together anew, has rows that are numbers of
the other one. They are found by what they say, not by their times: positions and efforts that are
alike to a millionth of their ranges, in rows in which a joint moves. Two recordings of one motion
have different noise, and no such rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rnea.apps.identify.data.prepare import FEWEST_ROWS, Prepared
from rnea.apps.logs.log import Log
from rnea.core.spatial.numbers import Array

_ALIKE = 1e-6  # of the ranges: digits that a file rounds away
_LEFT = 0.1  # of its rows that must be its own, else it is the other recording
_SEED = 7


def without_rows_of(known: Sequence[Log], trial: Prepared) -> tuple[Prepared, float, bool]:
    """The trial without what the known logs have too, how much of its moving rows that is, and
    whether next to nothing else is left: then it comes back whole."""
    shared, moves = shared_rows(known, trial.log)
    if not shared.any():
        return trial, 0.0, False
    share = float(shared.sum() / moves.sum())
    # filters mix neighbours into a row
    stamps, margin = trial.log.t[shared], 0.5 / min(trial.bandwidth, trial.cutoff)
    place = np.searchsorted(stamps, trial.t)
    after, before = stamps[np.minimum(place, len(stamps) - 1)], stamps[np.maximum(place - 1, 0)]
    away = np.minimum(np.abs(after - trial.t), np.abs(trial.t - before))
    own = trial.inside & (away > margin)
    if own.sum() < max(FEWEST_ROWS, _LEFT * trial.inside.sum()):
        return trial, share, True
    return replace(trial, inside=own), share, False


def shared_rows(known: Sequence[Log], log: Log) -> tuple[Array, Array]:
    """(N,) each: rows of a log that one of the known logs has too, of those in which it moves."""
    own = _numbers(log)
    scale = np.maximum(np.ptp(own, axis=0), 1e-12)
    moves = np.zeros(len(log), bool)
    steps = np.abs(np.diff(log.q / scale[: log.q.shape[1]], axis=0)).max(axis=1, initial=0.0)
    moves[1:] = steps > _ALIKE
    found = np.zeros(len(log), bool)
    for other in known:
        if other.q.shape[1] == log.q.shape[1]:
            found |= _alike(own / scale, _numbers(other) / scale)
    return found & moves, moves


def _numbers(log: Log) -> Array:
    return log.q if log.effort is None else np.concatenate([log.q, log.effort], axis=1)


def _alike(rows: Array, known: Array) -> Array:
    """(N,): rows that are among the known ones. Along a direction at random neighbours are few."""
    way = np.random.default_rng(_SEED).normal(size=rows.shape[1])
    along = known @ way
    order = np.argsort(along)
    along, known = along[order], known[order]
    reach = _ALIKE * float(np.abs(way).sum())
    first, last = (np.searchsorted(along, rows @ way + x) for x in (-reach, reach))
    found = np.zeros(len(rows), bool)
    for step in range(int((last - first).max(initial=0))):
        open_ = np.flatnonzero(~found & (first + step < last))
        there = known[first[open_] + step]
        found[open_] = np.abs(rows[open_] - there).max(axis=1) <= _ALIKE
    return found
