"""Efforts that are behind the motion, or before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.recordings.hypotheses.fitted import FittedHypothesis, Size
from rnea.apps.check.recordings.joint_terms import between
from rnea.core.spatial import number

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence


def lags(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    """The recording's own: one number, whatever else is wrong."""
    if evidence.lag.is_identified:
        yield delay(evidence, evidence.lag.value)


def delay(evidence: Evidence, by: float) -> Mistake:
    """Efforts that belong to the motion `by` seconds before; negative: after."""
    whole, chosen = evidence.whole, evidence.chosen

    def make(work: Calculation) -> Calculation:
        rows = (chosen if len(work.q) == len(chosen) else np.arange(len(whole.t))) - by / whole.step
        q, qd, qdd = (between(x, rows) for x in (whole.q, whole.qd, whole.qdd))
        return work.but(q=q, qd=qd, qdd=qdd)

    late = "behind" if by > 0 else "before"
    return FittedHypothesis(
        "lag",
        f"efforts {number(abs(1e3 * by), 2)} ms {late} the motion",
        "Filters, buses and time stamps delay one column more than another.",
        f"Shift the efforts by {number(1e3 * by, 2)} ms, or record both with the same stamp and "
        "filter.",
        make,
        "-",
        family="time",
        numbers=1,
        sizes=(Size("lag", 1e3 * by, "ms", 1e3 * evidence.lag.deviation),),
    )
