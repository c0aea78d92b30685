"""How the numbers of a whole data set are spread: a panel for each column, counts by their log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.figures import panels
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

# more panels than this are no picture that anybody reads
MOST_PANELS = 150


@dataclass(frozen=True, eq=False)
class Spread:
    """A column's histogram: edges (m + 1,) and counts (m,), with its limit (nan: none), the size
    that 99.9 % of the rows do not exceed, and a line about it."""

    name: str
    label: str
    edges: Array
    counts: Array
    limit: float = float("nan")
    usual: float = float("nan")
    note: str = ""


def spread_figure(spreads: Sequence[Spread], look: Look = PLAIN) -> Figure:
    """Every column has axes of its own, so nothing shares one with another unit."""
    drawn = [spread for spread in spreads if len(spread.counts)]
    if not drawn:
        raise InputError("nothing to draw: no column has a number in it")
    if len(drawn) > MOST_PANELS:
        raise InputError(
            f"{len(drawn)} columns would need as many panels; {MOST_PANELS} can be drawn. Choose "
            "some, such as --columns 'tau_*'"
        )
    with look.drawing():
        names, notes = [x.name for x in drawn], [x.note for x in drawn]
        figure, axes = panels.named_panels(look, names, notes=notes)
        legend: dict[str, Any] = {}
        for k, (ax, spread) in enumerate(zip(axes, drawn, strict=True)):
            legend |= _panel(ax, spread, look)
            if k % panels.panel_columns(len(drawn)) == 0:
                ax.set_ylabel("rows")
        panels.shared_legend(figure, look, legend)
    return figure


def _panel(ax: Any, spread: Spread, look: Look) -> dict[str, Any]:
    series, ink = look.colors.series, look.colors.ink
    # a bin of one row must be seen beside none: the axis begins below 1
    bars = ax.stairs(spread.counts, spread.edges, baseline=0.5, fill=True, color=series[0])
    drawn: dict[str, Any] = {"rows in a bin": bars}
    low, high = float(spread.edges[0]), float(spread.edges[-1])
    for side in (-spread.usual, spread.usual):
        if low < side < high:
            mark = ax.axvline(side, color=ink, linestyle=(0, (4, 2)), linewidth=1.0)
            drawn["99.9 % of |x|"] = mark
    room = 0.35 * (high - low)
    for side in (-spread.limit, spread.limit):
        # far limits would squeeze the bars; they stand in the note
        if low - room < side < high + room:
            mark = ax.axvline(side, color=series[2], linewidth=1.6, linestyle="-.")
            drawn["limit"] = mark
    ax.set_yscale("log")
    ax.set_ylim(bottom=0.5, top=max(3.0, 3.0 * float(np.max(spread.counts))))
    # names are never formulas, so neither are powers of ten
    ax.yaxis.set_major_formatter(lambda count, _: _power(count))
    ax.yaxis.set_minor_formatter(lambda *_: "")
    ax.margins(x=0.04)
    ax.set_xlabel(spread.label)
    return drawn


def _power(count: float) -> str:
    """A power of ten, as axes of logarithms have them.

    >>> _power(1.0), _power(10.0), _power(1e4)
    ('1', '10', '10⁴')
    """
    exponent = round(np.log10(count))
    digits = str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return "1" if exponent == 0 else "10" if exponent == 1 else f"10{digits}"
