"""A panel with a map: a torque over two joints, its zero lines, and a dot where the film is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.spatial.numbers import Array
from rnea.views.film.axes import panel_axes, ticks, title
from rnea.views.scene import SceneLook


@dataclass(frozen=True, eq=False)
class Map:
    """A value over two coordinates (rows follow y); `path` (frames, 2) is where the film is.

    The line where the value is zero is drawn; `zero_lines` returns it.
    """

    title: str
    unit: str
    x: Array
    y: Array
    values: Array
    path: Array
    x_title: str
    y_title: str
    weight: float = 1.6

    def zero_lines(self) -> list[Array]:
        """Polylines (k, 2) along which the value vanishes, as drawn."""
        from matplotlib.figure import Figure

        if not (self.values.min() < 0 < self.values.max()):
            return []
        found = Figure().add_subplot().contour(self.x, self.y, self.values, levels=[0.0])
        return [np.asarray(line) for line in found.allsegs[0] if len(line) > 1]

    def set_up(self, figure: Any, box: tuple[float, ...], font: float, look: SceneLook) -> Any:
        axes = panel_axes(figure, box, font, look, 4.3 * font, 4.6 * font, 3.2 * font)
        title(figure, box, font, look, f"{self.title} ({self.unit})")
        axes.grid(visible=False)
        axes.set_xlabel(self.x_title, fontsize=0.9 * font, labelpad=1, color=look.ink)
        axes.set_ylabel(self.y_title, fontsize=0.9 * font, labelpad=0, color=look.ink)
        most = float(np.abs(self.values).max()) or 1.0
        mesh = axes.pcolormesh(
            self.x,
            self.y,
            self.values,
            cmap=look.colours.diverging,
            vmin=-most,
            vmax=most,
            shading="gouraud",
        )
        for line in self.zero_lines():
            axes.plot(*line.T, color=look.ink, lw=1.1)
        axes.plot(*self.path.T, color=look.ink, lw=0.6, alpha=0.35)
        axes.set_xlim(self.x[0], self.x[-1])
        axes.set_ylim(self.y[0], self.y[-1])
        axes.xaxis.set_major_locator(ticks(4))
        axes.yaxis.set_major_locator(ticks(4))
        place = axes.get_position()
        width = figure.bbox.width
        bar = figure.add_axes(
            (place.x1 + 0.5 * font / width, place.y0, 0.8 * font / width, place.height)
        )
        key = figure.colorbar(mesh, cax=bar)
        key.outline.set_visible(False)
        key.ax.tick_params(labelsize=0.8 * font, length=2, pad=1, colors=look.ink)
        key.locator = ticks(4)
        key.update_ticks()
        dot = axes.plot([], [], "o", ms=0.65 * font, mfc=look.active, mec=look.ink, animated=True)
        trail = axes.plot([], [], color=look.ink, lw=1.3, animated=True)
        return [*trail, *dot]

    def show(self, state: Any, k: int) -> Sequence[Any]:
        trail, dot = state
        trail.set_data(*self.path[max(0, k - 60) : k + 1].T)
        dot.set_data(*self.path[k : k + 1].T)
        return state
