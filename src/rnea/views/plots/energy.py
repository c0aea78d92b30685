"""Energy and power over a motion, and whether they balance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rnea.check import EnergyHistory
from rnea.views.plots import panels
from rnea.views.plots.joint_axes import over_time
from rnea.views.style import Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def energy_figure(balance: EnergyHistory, look: Look | None = None) -> Figure:
    """Energies above, powers in the middle, below what the balance misses."""
    look = look or Look()
    over_time(balance.t, ("total energy", balance.total), ("power", balance.power))
    t, ink = balance.t, look.colours.ink
    upper = {
        "kinetic": balance.kinetic,
        "potential": balance.potential,
        "kinetic + potential": balance.total,
    }
    middle = {"put in": balance.power, "lost": balance.loss}
    with look.drawing():
        figure = look.figure(17.0, 14.0)
        axes = figure.subplots(3, 1, sharex=True, height_ratios=(3, 2.4, 1.4))
        panels.draw_lines(axes[0], look, t, np.stack(list(upper.values()), axis=-1), list(upper))
        few = slice(None, None, max(1, len(t) // 25))
        axes[0].plot(
            t[few], balance.expected[few], "o", color=ink, markersize=3.5, fillstyle="none",
            label="start + work put in − lost",
        )  # fmt: skip
        axes[0].set_ylabel("energy (J)")
        panels.draw_lines(
            axes[1], look, t, np.stack(list(middle.values()), axis=-1), list(middle), (4, 5)
        )
        axes[1].set_ylabel("power (W)")
        panels.zero_line(axes[2], look)
        axes[2].plot(t, balance.gap, color=look.line(2)["color"], label="missing")
        axes[2].set_ylabel("missing (J)")
        axes[2].set_xlabel(panels.time_label(t))
        for ax in axes:
            panels.side_legend(ax)
        figure.align_ylabels()
    return figure
