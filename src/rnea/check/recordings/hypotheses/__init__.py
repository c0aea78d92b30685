"""Suspects: why a recording and a model may disagree, one file per family.

A family is a function of the evidence and of mistakes that are taken as made already; it yields
`Mistake`s whose sizes fit what is left. They are those of `rnea.check.mistakes` wherever a learner
makes them too; the words are for somebody with a robot. To add one: a function in the file where
it belongs, listed in FAMILIES; plant it in tests/support/planted.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rnea.check.mistakes import Mistake
from rnea.check.recordings.hypotheses.columns import columns
from rnea.check.recordings.hypotheses.fitted import FittedHypothesis, Size
from rnea.check.recordings.hypotheses.loads import payloads
from rnea.check.recordings.hypotheses.mounting import mounting
from rnea.check.recordings.hypotheses.sizes import sizes, unit_of
from rnea.check.recordings.hypotheses.terms import terms
from rnea.check.recordings.hypotheses.timing import lags
from rnea.check.recordings.hypotheses.units import units
from rnea.check.recordings.hypotheses.zeros import zeros

if TYPE_CHECKING:
    from rnea.check.recordings.evidence import Evidence

Family = Callable[["Evidence", tuple[Mistake, ...]], Iterator[Mistake]]
FAMILIES: tuple[Family, ...] = (terms, units, columns, sizes, mounting, payloads, zeros, lags)
"""Simple ones first: of explanations that are as good, the first counts."""

__all__ = ["FAMILIES", "Family", "FittedHypothesis", "Size", "columns", "unit_of", "units"]
