"""The legend of a scene: what each arrow stands for and how long a round value of it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.scene.arrows import arc_arrow, straight_arrow
from rnea.report.scene.scene import QUANTITIES, round_value
from rnea.report.scene.view import View
from rnea.report.style import Theme

_LENGTH = 0.21  # of the window's shorter side: the longest arrow is about half of it
AXIS_DASHES = (0, (9, 2, 1.5, 2))
BODY: dict[str, Any] = {"fc": "#7fa3c728", "ec": "#7fa3c7a0"}  # an ellipsoid of inertia


@dataclass(frozen=True)
class Key:
    """One entry. kind: a quantity (an arrow, its value after the words), "frame x", "frame y",
    "frame z", "axis", "com", "inertia", or "" for words alone."""

    kind: str
    words: str = ""


@dataclass(frozen=True, eq=False)
class Sample:
    """An entry ready to be drawn: polygons about (0, 0) of an arrow, or a mark `wide` m wide."""

    kind: str
    text: str
    wide: float
    shapes: tuple[Array, ...] = ()

    def draw(self, axes: Any, at: Array, theme: Theme) -> None:
        ends = ([at[0], at[0] + self.wide], [at[1], at[1]])
        if self.kind in QUANTITIES:
            for shape in self.shapes:
                axes.fill(*(shape + at).T, color=theme.vector[self.kind], lw=0, zorder=4)
        elif self.kind.startswith("frame"):
            axes.plot(*ends, color=theme.axes["xyz".index(self.kind[-1])], lw=1.6, zorder=4)
        elif self.kind in ("axis", "coupling"):
            axes.plot(*ends, color=theme.quiet, lw=0.9, ls=AXIS_DASHES, zorder=4)
        elif self.kind == "com":
            axes.plot(at[0] + self.wide / 2, at[1], "o", color=theme.ink, ms=3.5, zorder=4)
        elif self.kind == "inertia":
            angle = np.linspace(0, 2 * np.pi, 40)
            x = at[0] + self.wide / 2 * (1 + np.cos(angle))
            y = at[1] + self.wide / 3.5 * np.sin(angle)
            axes.fill(x, y, **BODY, zorder=4)


def sample(
    key: Key, scales: Mapping[str, float], planar: bool, font: float, width: float, size: float
) -> Sample:
    """font: the height of letters; width: of an arrow's shaft; size: of the window; all in m."""
    if key.kind not in QUANTITIES:
        wide = {"": 0.0, "axis": 2.6 * font, "coupling": 2.6 * font, "com": 0.8 * font}.get(
            key.kind, 1.6 * font
        )
        return Sample(key.kind, key.words, wide)
    what, zero = QUANTITIES[key.kind], np.zeros(2)
    scale = scales[what.unit]
    if what.turning and planar:
        value, radius = round_value(0.75 / scale), 0.8 * font
        shapes = arc_arrow(np.array([radius, 0.0]), radius, value * scale, 0.75 * width)
        wide = 2 * radius
    else:
        value = round_value(0.55 * _LENGTH * size / scale)
        wide = value * scale
        shapes = straight_arrow(zero, np.array([wide, 0.0]), width, 2 if what.turning else 1)
    return Sample(key.kind, f"{key.words}{value:g} {what.unit}", wide, tuple(shapes))


def draw_legend(view: View, keys: Sequence[Key], scales: Mapping[str, float], grid: float) -> None:
    """The scale of every kind of arrow along the lower edge; above, how wide the grid is."""
    w, font, planar = view.window, view.font / view.pixels, view.camera.planar
    samples = [sample(key, scales, planar, font, view.shaft, w.size) for key in keys]
    needs = [entry.wide + 1.6 * font + _text_width(entry.text, font) for entry in samples]
    rows = _rows(needs, w.right - w.left, font)
    for k, row in enumerate(reversed(rows)):
        x, y = w.left + 0.8 * font, w.bottom + (1.1 + 2.2 * k) * font
        for number in row:
            entry = samples[number]
            entry.draw(view.axes, np.array([x, y]), view.theme)
            view.write(x + entry.wide + 0.4 * font * (entry.wide > 0), y, entry.text)
            x += needs[number]
    place = (w.right - 0.5 * font, w.top - 1.1 * font)
    view.write(*place, f"1 grid = {grid:g} m", ha="right", color=view.theme.quiet)


def rows_needed(keys: Sequence[Key], width: float, height: float, font: float) -> int:
    """In how many rows a legend fits into so many pixels, before the scale of arrows is known."""
    needs = []
    for key in keys:
        unit = f"0.02 {QUANTITIES[key.kind].unit}" if key.kind in QUANTITIES else ""
        mark = max(2.6 * font, 0.55 * _LENGTH * min(width, height) if unit else 0.0)
        needs.append(mark + 1.6 * font + _text_width(key.words + unit, font))
    return len(_rows(needs, width, font))


def _rows(needs: Sequence[float], width: float, font: float) -> list[list[int]]:
    """Entries by number, so many in each row as fit."""
    rows: list[list[int]] = []
    used = np.inf
    for number, need in enumerate(needs):
        if used + need > width:
            rows.append([])
            used = 0.8 * font
        rows[-1].append(number)
        used += need
    return rows


def _text_width(text: str, font: float) -> float:
    """About so wide; a little more than needed."""
    return 0.51 * len(text) * font
