"""Efforts that are behind the motion, or before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.mistakes import Mistake, Work
from rnea.check.recordings.suspects.linear import refined
from rnea.spatial import number
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.check.recordings.evidence import Evidence

LONGEST = 0.2
"""s: what is farther apart is no lag."""
_TRIED = np.array([-0.15, -0.1, -0.06, -0.03, 0.03, 0.06, 0.1, 0.15])
_SMALL = 1e-4  # s: the step of a slope, and the least that is told


def lags(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    trials = [(evidence.explain((*made, delay(evidence, float(x)))).score, x) for x in _TRIED]

    def torques(by: float) -> tuple[Work, Array]:
        work = evidence.work_of((*made, delay(evidence, by)))
        return work, work.torques()

    for start in (0.0, float(max(trials)[1])):
        for found in refined(evidence, start, torques, _SMALL, 0.05):
            if _SMALL < abs(found) < LONGEST:
                yield delay(evidence, found)


def delay(evidence: Evidence, by: float) -> Mistake:
    """Efforts that belong to the motion `by` seconds before; negative: after."""
    whole, chosen = evidence.whole, evidence.chosen

    def make(work: Work) -> Work:
        rows = (chosen if len(work.q) == len(chosen) else np.arange(len(whole.t))) - by / whole.step
        q, qd, qdd = (between(x, rows) for x in (whole.q, whole.qd, whole.qdd))
        return work.but(q=q, qd=qd, qdd=qdd)

    late = "behind" if by > 0 else "before"
    return Mistake(
        "lag",
        f"efforts {number(abs(1e3 * by), 2)} ms {late} the motion",
        "Filters, buses and time stamps delay one column more than another.",
        f"Shift the efforts by {number(1e3 * by, 2)} ms, or record both with the same stamp and "
        "filter.",
        make,
        "-",
        family="time",
        numbers=1,
    )


def between(values: Array, rows: Array) -> Array:
    """Values (N, ...) at rows that need not be whole numbers, by cubics through four neighbours."""
    last = len(values) - 1
    rows = np.clip(rows, 0, last)
    at = np.clip(np.floor(rows).astype(int), 0, last - 1)
    u = (rows - at)[:, None]
    a, b, c, d = (values[np.clip(at + k, 0, last)] for k in (-1, 0, 1, 2))
    # Hermite's, with the slopes of neighbours two rows apart
    here, there = (c - a) / 2, (d - b) / 2
    square = 3 * (c - b) - 2 * here - there
    cube = 2 * (b - c) + here + there
    return np.asarray(b + u * (here + u * (square + u * cube)))
