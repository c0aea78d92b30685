"""A picture of how much of each limit the drives of a robot use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rnea.report.figures import panels
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

# loads far beyond a limit are all the same: the picture keeps room for those that matter
_MOST = 2.0
_MARKS = "osD^vPX*"


def load_figure(shares: Mapping[str, Mapping[str, float]], look: Look = PLAIN) -> Figure:
    """Shares of limits by joint and by name of the limit, 1 is all of it: a row for each joint.

    What is beyond twice a limit stands at the edge with its number.
    """
    kinds = list(dict.fromkeys(name for of_joint in shares.values() for name in of_joint))
    with look.drawing():
        figure = look.figure(17.0, 3.2 + 0.8 * len(shares))
        ax = figure.subplots()
        ax.axvspan(100, 100 * _MOST, color=look.colors.series[2], alpha=0.08, label="_beyond")
        ax.axvline(100, color=look.colors.series[2], linewidth=1.4, label="_limit")
        drawn = {}
        for number, kind in enumerate(kinds):
            rows = [k for k, of_joint in enumerate(shares.values()) if kind in of_joint]
            values = [of_joint[kind] for of_joint in shares.values() if kind in of_joint]
            # marks of one row must not hide each other
            offset = 0.5 * ((number + 0.5) / len(kinds) - 0.5)
            (drawn[kind],) = ax.plot(
                [100 * min(x, _MOST) for x in values], [k + offset for k in rows],
                _MARKS[number % len(_MARKS)], markersize=6,
                color=look.colors.series[number % len(look.colors.series)], label=kind,
            )  # fmt: skip
            for x, k in zip(values, rows, strict=True):
                if x > _MOST:
                    ax.annotate(
                        f"{100 * x:.0f} %", (100 * _MOST, k + offset), xytext=(-6, 0),
                        textcoords="offset points", ha="right", va="center", fontsize=7,
                    )  # fmt: skip
        ax.set_yticks(range(len(shares)), [panels.visible(name) for name in shares])
        ax.set_ylim(len(shares) - 0.5, -0.5)
        highest = max((x for of_joint in shares.values() for x in of_joint.values()), default=0.0)
        ax.set_xlim(0, 100 * min(_MOST, max(1.15, 1.1 * highest)))
        ax.set_xlabel("part of the limit that is used (%)")
        panels.shared_legend(figure, look, drawn)
    return figure
