"""What stays in a film: the grid or the floor behind a robot, and the legend below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rnea.spatial.numbers import Array
from rnea.views.scene.camera import Camera, Window
from rnea.views.scene.legend import Key, Sample, sample, text_width
from rnea.views.scene.look import SceneLook


class Backdrop:
    """A window of the picture plane in matplotlib axes, and what is drawn there once."""

    def __init__(
        self, axes: Any, camera: Camera, window: Window, font: float, look: SceneLook
    ) -> None:
        self._axes, self._camera, self._window, self._font = axes, camera, window, font
        self._look = look
        axes.set_xlim(window.left, window.right)
        axes.set_ylim(window.bottom, window.top)
        axes.set_axis_off()
        box = axes.get_window_extent()
        self._pixels = float(box.width) / (window.right - window.left)
        self._corner = np.array([box.x0, box.y0])
        self._up: Array | None = None
        self._floor_height = 0.0

    @property
    def _width(self) -> float:
        """The width of an arrow's shaft, in m on the picture plane."""
        return 0.26 * self._font / self._pixels

    def _to_pixels(self, flat: Array) -> Array:
        low = np.array([self._window.left, self._window.bottom])
        return np.asarray((flat - low) * self._pixels + self._corner)

    def _from_pixels(self, place: Array) -> Array:
        low = np.array([self._window.left, self._window.bottom])
        return np.asarray((place - self._corner) / self._pixels + low)

    def floor(self, height: float, up: Array, spacing: float, centre: Array, count: int) -> None:
        """A grid on the floor of a picture in space, or the line of the ground in a plane."""
        from matplotlib.collections import LineCollection

        self._floor_height, self._up = height, up
        if self._camera.planar:
            return
        first = np.cross(up, [0.0, 1.0, 0.0] if abs(up[1]) < 0.9 else [0.0, 0.0, 1.0])
        first = first / np.linalg.norm(first)
        second = np.cross(up, first)
        middle = centre - up * (centre @ up - height)
        reach = spacing * count
        lines = []
        for k in range(-count, count + 1):
            for a, b in ((first, second), (second, first)):
                ends = np.stack([middle + a * spacing * k - b * reach, middle + a * spacing * k])
                ends[1] = ends[1] + b * reach
                lines.append(self._camera.project(ends))
        grid = LineCollection(lines, colors=self._look.floor, linewidths=0.8)
        self._axes.add_collection(grid, False)

    def grid(self, spacing: float) -> None:
        """Squares in the plane of motion."""
        w, colour = self._window, self._look.floor
        for k in range(int(np.ceil(w.left / spacing)), int(w.right / spacing) + 1):
            self._axes.axvline(k * spacing, color=colour, lw=0.8, zorder=0)
        for k in range(int(np.ceil(w.bottom / spacing)), int(w.top / spacing) + 1):
            self._axes.axhline(k * spacing, color=colour, lw=0.8, zorder=0)

    def legend(self, keys: Sequence[Key], scales: Mapping[str, float], grid: float) -> list[str]:
        """The scale of every kind of arrow along the lower edge; returns the texts."""
        w, font = self._window, self._font / self._pixels
        rows: list[list[tuple[Sample, float]]] = [[]]
        used = 0.8 * font
        for key in keys:
            made = sample(key, scales, self._camera.planar, font, self._width, w.size)
            need = made.wide + 1.6 * font + text_width(made.text, font)
            if used + need > w.right - w.left and rows[-1]:
                rows.append([])
                used = 0.8 * font
            used += need
            rows[-1].append((made, need))
        texts: list[str] = []
        for k, row in enumerate(reversed(rows)):
            x, y = w.left + 0.8 * font, w.bottom + (1.1 + 2.2 * k) * font
            for made, need in row:
                made.draw(self._axes, np.array([x, y]), self._look)
                self._write(x + made.wide + 0.4 * font * (made.wide > 0), y, made.text)
                x += need
            texts[:0] = [made.text for made, _ in row]
        text = f"1 grid = {grid:g} m"
        place = (w.right - 0.5 * font, w.top - 1.1 * font)
        self._write(*place, text, ha="right", color=self._look.quiet)
        return [*texts, text]

    def _write(self, x: float, y: float, text: str, ha: str = "left", color: str = "") -> None:
        style = {"fontsize": 0.92 * self._font, "color": color or self._look.ink, "zorder": 5}
        self._axes.text(x, y, text, ha=ha, va="center", **style)
