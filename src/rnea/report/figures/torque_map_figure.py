"""The torque map: what one joint must hold, over all positions of two joints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import InputError
from rnea.report.figures import panels
from rnea.report.figures.joint_columns import EFFORT, EFFORT_WORD
from rnea.report.rounding import without_rounding
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from rnea.apps.check.torque_map import TorqueMap

_WORD = {unit: EFFORT_WORD[position] for position, unit in EFFORT.items()}


def torque_map_figure(held: TorqueMap, look: Look = PLAIN) -> Figure:
    """Holding torque by colour; black where it is zero, thick and red where it is at the limit."""
    tau = np.where(np.isfinite(held.tau), held.tau, np.nan)
    if not np.isfinite(tau).any():
        raise InputError("nothing to draw: the torque map has no finite number in it")
    tau = without_rounding(tau, max(1.0, float(np.nanmax(np.abs(tau)))))
    largest = float(np.nanmax(np.abs(tau)))
    with look.drawing():
        figure = look.figure(15.5, 12.0)
        ax = figure.subplots()
        ax.set_xlim(held.x[0], held.x[-1])
        ax.set_ylim(held.y[0], held.y[-1])
        label = f"holding {_WORD[held.unit]} of {held.joint} ({held.unit})"
        # colours of rounding errors would tell of something that is not there
        nothing = largest == 0
        shown = 1.0 if nothing else largest
        mesh = ax.pcolormesh(
            held.x, held.y, tau, cmap=panels.color_map(look, True),
            vmin=-shown, vmax=shown, rasterized=True,
            shading="gouraud" if np.isfinite(tau).all() else "nearest",
        )  # fmt: skip
        bar = panels.color_bar(ax, mesh, label, pad=0.02, aspect=25)
        if nothing:
            bar.set_ticks([0])
            words = f"no {_WORD[held.unit]} is needed anywhere"
            ax.text(0.5, 0.5, words, transform=ax.transAxes, ha="center", va="center")
        legend = _draw_levels(ax, held, tau, look)
        for side, axis, unit in zip(held.over, (ax.xaxis, ax.yaxis), held.units, strict=True):
            axis.set_label_text(f"position of {panels.visible(side)} ({unit})")
            if unit == "rad":
                _turn_ticks(axis)
        ax.set_title(_subtitle(held, tau), fontweight="normal", fontsize=8)
        ax.grid(False)
        if legend:
            panels.shared_legend(figure, look, legend)
    return figure


def _turn_ticks(axis: Any) -> None:
    """Quarter turns as multiples of π, where the axis spans enough of them."""
    from matplotlib.ticker import FuncFormatter, MultipleLocator

    low, high = axis.get_view_interval()
    if high - low < np.pi:
        return
    names = {1: "π/2", 2: "π", 3: "3π/2", 4: "2π"}

    def quarter(angle: float, _: Any) -> str:
        number = round(angle / (np.pi / 2))
        word = names.get(abs(number), f"{abs(number)}π/2")
        return "0" if not number else f"−{word}" if number < 0 else word

    axis.set_major_locator(MultipleLocator(np.pi / 2))
    axis.set_major_formatter(FuncFormatter(quarter))


def _subtitle(held: TorqueMap, tau: Any) -> str:
    """Where the joints stand that the map does not move, and a limit that is nowhere crossed."""
    places = zip(held.joint_names, held.at, held.at - held.neutral, strict=True)
    still, moved = {}, False
    for name, place, away in places:
        if name not in held.over:
            still[name] = float(place)
            moved = moved or bool(away)
    lines = []
    if still and not moved:
        lines.append("other joints at 0")
    elif still:
        said = ", ".join(f"{name} {place:.4g}" for name, place in still.items())
        lines.append(f"at {said}" if len(said) < 80 else "other joints as given")
    if np.isfinite(held.limit) and not _crossed(held, tau):
        where = "within" if float(np.nanmax(np.abs(tau))) <= held.limit else "beyond"
        lines.append(f"everywhere {where} the effort limit ± {held.limit:g} {held.unit}")
    return "\n".join(lines)


def _crossed(held: TorqueMap, tau: Any) -> list[float]:
    """The sides of the effort limit that lie between the lowest and the highest torque."""
    lowest, highest = float(np.nanmin(tau)), float(np.nanmax(tau))
    return [side for side in (-held.limit, held.limit) if lowest < side < highest]


def _draw_levels(ax: Any, held: TorqueMap, tau: Any, look: Look) -> dict[str, Any]:
    """Contours of plain torque, of zero and of the limit; what the legend must explain."""
    from matplotlib.lines import Line2D
    from matplotlib.patheffects import withStroke
    from matplotlib.ticker import MaxNLocator

    ink, legend = look.colors.ink, {}
    lowest, highest = float(np.nanmin(tau)), float(np.nanmax(tau))
    if highest - lowest > 1e-12 * max(1.0, -lowest, highest):
        levels = [level for level in MaxNLocator(8).tick_values(lowest, highest) if level]
        plain = ax.contour(held.x, held.y, tau, levels, colors=[ink], linewidths=0.5, alpha=0.6)
        halo = withStroke(linewidth=2.2, foreground=look.colors.ground, alpha=0.75)
        for number in ax.clabel(plain, fontsize=7, colors=[ink]):
            number.set(path_effects=[halo], alpha=1.0)
    if lowest < 0 < highest:
        ax.contour(held.x, held.y, tau, [0.0], colors=[ink], linewidths=1.8)
        legend["zero"] = Line2D([], [], color=ink, linewidth=1.8)
    if crossed := _crossed(held, tau):
        colour = "#d1006c" if look.theme == "light" else "#ff8fc7"
        style = {"linestyles": "dashed", "linewidths": 2.2}
        ax.contour(held.x, held.y, tau, crossed, colors=[colour], **style)
        legend[f"effort limit ± {held.limit:g} {held.unit}"] = Line2D(
            [], [], color=colour, linestyle="--", linewidth=2.2
        )
    return legend
