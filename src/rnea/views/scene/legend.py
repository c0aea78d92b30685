"""The legend of a scene: what each arrow stands for and how long a round value of it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.spatial.numbers import Array
from rnea.views.scene.arrows import arc_arrow, straight_arrow
from rnea.views.scene.look import SceneLook
from rnea.views.scene.scene import QUANTITIES, legend_value, round_value

_LENGTH = 0.21  # of the window's shorter side: the longest arrow is about half of it
AXIS_DASHES = (0, (9, 2, 1.5, 2))


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

    def draw(self, axes: Any, at: Array, look: SceneLook) -> None:
        ends = ([at[0], at[0] + self.wide], [at[1], at[1]])
        if self.kind in QUANTITIES:
            for shape in self.shapes:
                axes.fill(*(shape + at).T, color=look.vector[self.kind], lw=0, zorder=4)
        elif self.kind.startswith("frame"):
            axes.plot(*ends, color=look.axes["xyz".index(self.kind[-1])], lw=1.6, zorder=4)
        elif self.kind == "axis":
            axes.plot(*ends, color=look.quiet, lw=0.9, ls=AXIS_DASHES, zorder=4)
        elif self.kind == "com":
            axes.plot(at[0] + self.wide / 2, at[1], "o", color=look.ink, ms=3.5, zorder=4)
        elif self.kind == "inertia":
            angle = np.linspace(0, 2 * np.pi, 40)
            x = at[0] + self.wide / 2 * (1 + np.cos(angle))
            y = at[1] + self.wide / 3.5 * np.sin(angle)
            axes.fill(x, y, fc=look.body + "28", ec=look.body + "a0", zorder=4)


def sample(
    key: Key, scales: Mapping[str, float], planar: bool, font: float, width: float, size: float
) -> Sample:
    """font: the height of letters; width: of an arrow's shaft; size: of the window; all in m."""
    if key.kind not in QUANTITIES:
        wide = {"": 0.0, "axis": 2.6 * font, "com": 0.8 * font}.get(key.kind, 1.6 * font)
        return Sample(key.kind, key.words, wide)
    what, zero = QUANTITIES[key.kind], np.zeros(2)
    scale = scales[what.unit]
    if what.turning and planar:
        value, radius = round_value(0.75 / scale), 0.8 * font
        shapes = arc_arrow(np.array([radius, 0.0]), radius, value * scale, 0.75 * width)
        wide = 2 * radius
    else:
        value = legend_value(scale, _LENGTH * size)
        wide = value * scale
        shapes = straight_arrow(zero, np.array([wide, 0.0]), width, 2 if what.turning else 1)
    return Sample(key.kind, f"{key.words}{value:g} {what.unit}", wide, tuple(shapes))


def text_width(text: str, font: float) -> float:
    """About so wide; a little more than needed."""
    return 0.51 * len(text) * font


def rows_needed(keys: Sequence[Key], width: float, height: float, font: float) -> int:
    """In how many rows a legend fits into so many pixels, before the scale of arrows is known."""
    rows, used = 1 if keys else 0, 0.8 * font
    for key in keys:
        unit = f"0.02 {QUANTITIES[key.kind].unit}" if key.kind in QUANTITIES else ""
        mark = max(2.6 * font, 0.55 * _LENGTH * min(width, height) if unit else 0.0)
        need = mark + 1.6 * font + text_width(key.words + unit, font)
        if used + need > width and used > 0.8 * font:
            rows, used = rows + 1, 0.8 * font
        used += need
    return rows
