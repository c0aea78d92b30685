"""A picture of a cycle over time: some quantities along a motion, and the dwell after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.figures import panels
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# of the motion's length: a long dwell would leave no room for what moves
_MOST_DWELL = 0.4


@dataclass(frozen=True, eq=False)
class CyclePanel:
    """A panel: values (N, k) along the motion and (k,) in the dwell.

    looks: the number of each line's colour, so that a joint keeps its own in every panel
    """

    label: str
    values: Array
    held: Array
    names: Sequence[str]
    looks: Sequence[int]


def cycle_figure(t: Array, dwell: float, rows: Sequence[CyclePanel], look: Look = PLAIN) -> Figure:
    """One panel below the other over t (N,) in s and the dwell behind it, which is shaded.

    A dwell longer than two fifths of the motion is cut, and the picture says so.
    """
    length = float(t[-1] - t[0])
    shown = min(dwell, _MOST_DWELL * length)
    end = float(t[-1]) + shown
    most = max(len(row.names) for row in rows)
    many = most > panels.MOST_LINES
    with look.drawing():
        high = max(4.6, 0.34 * most if many else 0.0) * len(rows)
        figure = look.figure(19.0 if many else 17.0, high + 0.6)
        axes = figure.subplots(len(rows), 1, squeeze=False, sharex=True)[:, 0]
        for k, (ax, row) in enumerate(zip(axes, rows, strict=True)):
            times, values = t, row.values
            if dwell:
                times = np.append(t, [t[-1], end])
                values = np.vstack([values, row.held, row.held])
            if many:
                panels.draw_rows(ax, look, times, values, row.names, row.label)
            else:
                panels.draw_lines(ax, look, times, values, row.names, row.looks)
                ax.set_ylabel(row.label)
                if k == 0 or row.names != rows[k - 1].names:
                    panels.side_legend(ax)
            if dwell:
                _mark_dwell(ax, look, (float(t[-1]), end), dwell, cut=shown < dwell, told=k == 0)
        axes[-1].set_xlabel(panels.time_label(t))
        axes[-1].set_xlim(float(t[0]), end)
        if shown < dwell:
            # beyond the motion the axis is no time
            axes[-1].set_xticks([x for x in axes[-1].get_xticks() if t[0] <= x <= t[-1]])
        figure.align_ylabels()
    return figure


def _mark_dwell(
    ax: Axes, look: Look, span: tuple[float, float], dwell: float, *, cut: bool, told: bool
) -> None:
    ax.axvspan(*span, color=look.colors.ink, alpha=0.07, label="_dwell")
    if told:
        text = f"dwell, {dwell:g} s" + (" (cut)" if cut else "")
        ax.text(
            sum(span) / 2, 1.02, text, transform=ax.get_xaxis_transform(),
            ha="center", va="bottom", fontsize=7.5, label="_note",
        )  # fmt: skip
