"""The torque map: what one joint must hold, over all positions of two joints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.check.torque_map import TorqueMap
from rnea.errors import InputError
from rnea.views import panels
from rnea.views.joint_axes import EFFORT, EFFORT_WORD
from rnea.views.style import Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_WORD = {unit: EFFORT_WORD[position] for position, unit in EFFORT.items()}


def torque_map_figure(found: TorqueMap, look: Look | None = None) -> Figure:
    """Holding torque by colour; black where it is zero, thick and red where it is at the limit."""
    look = look or Look()
    tau = np.where(np.isfinite(found.tau), found.tau, np.nan)
    if not np.isfinite(tau).any():
        raise InputError("nothing to draw: the torque map has no finite number in it")
    floor = 1e-12 * max(1.0, float(np.nanmax(np.abs(tau))))
    largest = float(np.nanmax(np.abs(tau)))
    with look.drawing():
        figure = look.figure(15.5, 12.0)
        ax = figure.subplots()
        shown = max(largest, floor)
        mesh = ax.pcolormesh(
            found.x, found.y, tau, cmap=panels.colour_map(look, True), vmin=-shown, vmax=shown,
            shading="gouraud" if np.isfinite(tau).all() else "nearest", rasterized=True,
        )  # fmt: skip
        ax.set_xlim(found.x[0], found.x[-1])
        ax.set_ylim(found.y[0], found.y[-1])
        bar = figure.colorbar(mesh, ax=ax, pad=0.02, aspect=25)
        bar.outline.set_visible(False)  # type: ignore[operator]
        bar.set_label(f"holding {_WORD[found.unit]} of {found.joint} ({found.unit})")
        legend = _draw_levels(ax, found, tau, floor, look)
        for side, axis, unit in zip(found.over, (ax.xaxis, ax.yaxis), found.units, strict=True):
            axis.set_label_text(f"position of {panels.visible(side)} ({unit})")
        ax.grid(False)
        if legend:
            figure.legend(
                list(legend.values()), list(legend), loc="outside upper left", ncols=len(legend)
            )
    return figure


def _draw_levels(ax: Any, found: TorqueMap, tau: Any, floor: float, look: Look) -> dict[str, Any]:
    """Contours of plain torque, of zero and of the limit; what the legend must explain."""
    from matplotlib.lines import Line2D

    ink, legend = look.colours.ink, {}
    lowest, highest = float(np.nanmin(tau)), float(np.nanmax(tau))
    if highest - lowest > floor:
        plain = ax.contour(found.x, found.y, tau, 8, colors=[ink], linewidths=0.5, alpha=0.45)
        ax.clabel(plain, fontsize=6.5)
    if lowest < -floor and highest > floor:
        ax.contour(found.x, found.y, tau, [0.0], colors=[ink], linewidths=1.8)
        legend["zero"] = Line2D([], [], color=ink, linewidth=1.8)
    if np.isfinite(found.limit):
        beyond = [side for side in (-found.limit, found.limit) if lowest < side < highest]
        colour = "#d1006c" if look.theme == "light" else "#ff8fc7"
        style = {"linestyles": "dashed", "linewidths": 2.2}
        if beyond:
            ax.contour(found.x, found.y, tau, sorted(beyond), colors=[colour], **style)
            legend[f"effort limit ± {found.limit:g} {found.unit}"] = Line2D(
                [], [], color=colour, linestyle="--", linewidth=2.2
            )
        else:
            legend[f"within the effort limit ± {found.limit:g} {found.unit} everywhere"] = Line2D(
                [], [], linestyle="none"
            )
    return legend
