"""Between which numbers states are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rnea.core.spatial import number
from rnea.errors import counted
from rnea.report.tables.terminal import plain_table

if TYPE_CHECKING:
    from rnea.apps.datasets.sampling.state_ranges import StateRanges


def sample_table(robot: str, rows: int, method: str, seed: int, ranges: StateRanges) -> Any:
    """One line for each column that is drawn, and who says its range."""
    shown = [
        (
            f"{rate}_{span.name}",
            *((number(span.low, 5), number(span.high, 5)) if span.is_drawn else ("", "")),
            span.unit,
            span.why,
        )
        for rate, spans in (("q", ranges.q), ("qd", ranges.qd), ("qdd", ranges.qdd))
        for span in spans
    ]
    title = f"{robot}: {counted(rows, 'row')}, method {method}, seed {seed}"
    return plain_table(title, ("column", "from", "to", "unit", "by"), shown)
