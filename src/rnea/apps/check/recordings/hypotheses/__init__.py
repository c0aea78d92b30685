"""Suspects: why a recording and a model may disagree, one file per family.

A family is a function of the evidence and of mistakes that are taken as made already; it yields
`Mistake`s whose sizes fit what is left. They are those of `rnea.apps.check.diagnose` wherever a
learner
makes them too; the words are for somebody with a robot. To add one: a function in the file where
it belongs, listed in FAMILIES; plant it in tests/support/planted.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.recordings.hypotheses.columns import columns
from rnea.apps.check.recordings.hypotheses.fitted import FittedHypothesis, Size
from rnea.apps.check.recordings.hypotheses.loads import payloads
from rnea.apps.check.recordings.hypotheses.mounting import mounting
from rnea.apps.check.recordings.hypotheses.sizes import sizes, unit_of
from rnea.apps.check.recordings.hypotheses.terms import terms
from rnea.apps.check.recordings.hypotheses.timing import lags
from rnea.apps.check.recordings.hypotheses.units import units
from rnea.apps.check.recordings.hypotheses.zeros import zeros

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence

Family = Callable[["Evidence", tuple[Mistake, ...]], Iterator[Mistake]]
FAMILIES: tuple[Family, ...] = (terms, units, columns, sizes, mounting, payloads, zeros, lags)
"""Simple ones first: of explanations that are as good, the first counts."""

__all__ = ["FAMILIES", "Family", "FittedHypothesis", "Size", "columns", "unit_of", "units"]
