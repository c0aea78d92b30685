"""The histograms of a summary as a picture has them."""

from __future__ import annotations

import math

from rnea.apps.datasets.summary.summary import ColumnSummary, Summary
from rnea.report.figures.spread import Spread

# bars of a panel; every one is some bins of the histogram
_BARS = 60


def spreads(summary: Summary) -> list[Spread]:
    """A panel's worth of each column."""
    return [_spread(name, member) for name, member in summary.columns.items()]


def _spread(name: str, member: ColumnSummary) -> Spread:
    tally, unit = member.tally, member.column.unit
    edges, counts = tally.bars(_BARS)
    label = f"{member.quantity} ({unit})" if unit else member.quantity
    usual = tally.quantile(0.999)
    return Spread(name, label, edges, counts, member.column.limit, usual, _note(member))


def _note(member: ColumnSummary) -> str:
    """RMS, and how often the limit is passed; of more there is a table."""
    words = f"RMS {member.tally.rms:.3g}"
    if math.isnan(member.column.limit) or not member.tally.limited:
        return words
    share = member.tally.share_above
    often = f"{100 * share:.2g} %" if share else "none"
    return f"{words}, {often} > {member.column.limit:g}"
