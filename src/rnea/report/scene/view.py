"""A scene's place in a picture, and what stands behind the robot: a grid or a floor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.scene.camera import Camera, Floor, Viewport
from rnea.report.style import Theme


class View:
    """A window of the picture plane in matplotlib axes; letters are `font` pixels high."""

    def __init__(
        self, axes: Any, camera: Camera, window: Viewport, font: float, theme: Theme
    ) -> None:
        self.axes, self.camera, self.window = axes, camera, window
        self.font, self.theme = font, theme
        axes.set_xlim(window.left, window.right)
        axes.set_ylim(window.bottom, window.top)
        axes.set_axis_off()
        self.box = axes.get_window_extent()
        self.pixels = float(self.box.width) / (window.right - window.left)
        """For each metre of the picture plane."""
        self._low = np.array([window.left, window.bottom])
        self._corner = np.array([self.box.x0, self.box.y0])

    @property
    def shaft(self) -> float:
        """The width of an arrow's shaft, in m on the picture plane."""
        return 0.26 * self.font / self.pixels

    def to_pixels(self, flat: Array) -> Array:
        return np.asarray((flat - self._low) * self.pixels + self._corner)

    def from_pixels(self, place: Array) -> Array:
        return np.asarray((place - self._corner) / self.pixels + self._low)

    def draw_floor(self, floor: Floor, spacing: float, centre: Array) -> None:
        """Some squares of a level grid to each side of a place (3,)."""
        from matplotlib.collections import LineCollection

        lines = self._floor_lines(floor, spacing, centre, np.zeros(3))
        self.axes.add_collection(
            LineCollection(lines, colors=self.theme.floor, linewidths=0.8), False
        )

    def _floor_lines(
        self, floor: Floor, spacing: float, centre: Array, by: Array, count: int = 4
    ) -> list[Array]:
        """The grid that runs past by a way (3,): it lies in the world, the view does not."""
        up = floor.up
        first = np.cross(up, [0.0, 1.0, 0.0] if abs(up[1]) < 0.9 else [0.0, 0.0, 1.0])
        first = first / np.linalg.norm(first)
        second = np.cross(up, first)
        middle = floor.under(centre[None])[0]
        for across in (first, second):
            middle = middle - across * float((by @ across) % spacing)
        lines = []
        for k in range(-count, count + 1):
            for across, along in ((first, second), (second, first)):
                foot, reach = middle + across * spacing * k, along * (spacing * count)
                lines.append(self.camera.project(np.stack([foot - reach, foot + reach])))
        return lines

    def moving_grid(
        self, floor: Floor, spacing: float, centre: Array
    ) -> tuple[Any, Callable[[Array], None]]:
        """A grid that runs past a view that follows a robot: its artist, and what moves it."""
        from matplotlib.collections import LineCollection

        grid: Any = LineCollection([], colors=self.theme.floor, linewidths=0.8, animated=True)
        self.axes.add_collection(grid, False)

        def show(by: Array) -> None:
            if self.camera.planar:
                grid.set_segments(self._squares(spacing, self.camera.project(by)))
            else:
                grid.set_segments(self._floor_lines(floor, spacing, centre, by))

        return grid, show

    def _squares(self, spacing: float, by: Array) -> list[Array]:
        w, lines = self.window, []
        for k in range(
            int(np.ceil((w.left + by[0]) / spacing)), int((w.right + by[0]) // spacing) + 1
        ):
            x = k * spacing - by[0]
            lines.append(np.array([[x, w.bottom], [x, w.top]]))
        for k in range(
            int(np.ceil((w.bottom + by[1]) / spacing)), int((w.top + by[1]) // spacing) + 1
        ):
            y = k * spacing - by[1]
            lines.append(np.array([[w.left, y], [w.right, y]]))
        return lines

    def draw_grid(self, spacing: float) -> None:
        """Squares in the plane of motion."""
        w, style = self.window, {"color": self.theme.floor, "lw": 0.8, "zorder": 0}
        for k in range(int(np.ceil(w.left / spacing)), int(w.right / spacing) + 1):
            self.axes.axvline(k * spacing, **style)
        for k in range(int(np.ceil(w.bottom / spacing)), int(w.top / spacing) + 1):
            self.axes.axhline(k * spacing, **style)

    def write(self, x: float, y: float, text: str, ha: str = "left", color: str = "") -> None:
        style = {"fontsize": 0.92 * self.font, "color": color or self.theme.ink, "zorder": 5}
        self.axes.text(x, y, text, ha=ha, va="center", **style)
