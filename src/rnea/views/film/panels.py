"""Panels beside a scene: notes, torque bars, curves with a cursor (a map: `film_map`).

A panel is data; `set_up` draws what stays and returns the artists that `show` moves to a frame.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from rnea.spatial.numbers import Array
from rnea.views.film.axes import cut, panel_axes, short_names, signed, ticks, title
from rnea.views.scene import SceneLook

_MOST_CURVES = 7
_MOST_VALUES = 12


class Panel(Protocol):
    @property
    def weight(self) -> float: ...
    def set_up(self, figure: Any, box: tuple[float, ...], font: float, look: SceneLook) -> Any: ...
    def show(self, state: Any, k: int) -> Sequence[Any]: ...


@dataclass(frozen=True, eq=False)
class Notes:
    """Lines of text for every frame; the first one is a heading."""

    lines: Sequence[Sequence[str]]
    weight: float = 1.0

    def set_up(self, figure: Any, box: tuple[float, ...], font: float, look: SceneLook) -> Any:
        axes = figure.add_axes(box)
        axes.set_axis_off()
        height = box[3] * figure.bbox.height
        most = max((len(lines) for lines in self.lines), default=1)
        step = min(1.5 * font, height / (most + 1)) / height
        texts = []
        for k in range(most):
            style = {"fontsize": font, "animated": True, "color": look.ink, "va": "top"}
            if k == 0:
                style |= {"weight": "bold"}
            texts.append(axes.text(0.02, 0.97 - (k + 0.35 * (k > 0)) * step, "", **style))
        return texts

    def show(self, state: Any, k: int) -> Sequence[Any]:
        lines = self.lines[k]
        for text, line in zip(state, lines, strict=False):
            text.set_text(line)
        return state[: len(lines)]


@dataclass(frozen=True, eq=False)
class Bars:
    """One bar per joint (frames, n), all of one unit; NaN: not known yet. `active` (frames,) is the
    bar that lights up, -1 for none."""

    title: str
    unit: str
    names: tuple[str, ...]
    values: Array
    active: Array | None = None
    weight: float = 1.0

    @property
    def reach(self) -> float:
        finite = np.abs(self.values[np.isfinite(self.values)])
        return float(finite.max(initial=0.0)) or 1.0

    def set_up(self, figure: Any, box: tuple[float, ...], font: float, look: SceneLook) -> Any:
        from matplotlib.collections import PolyCollection

        n = len(self.names)
        few = n <= _MOST_VALUES
        # of many joints every second or third is named, in letters that can be read
        every = -(-n // _MOST_VALUES)
        size = float(np.clip(0.62 * box[3] * figure.bbox.height / (n / every + 4), 5.0, font))
        longest = min(max((len(name) for name in self.names), default=1), 16)
        wide = box[2] * figure.bbox.width
        left = 0.62 * size * longest + size
        right = (4.2 * size if few else 0.6 * size) + 0.3 * font
        axes = panel_axes(figure, box, font, look, left, right)
        title(figure, box, font, look, f"{self.title} ({self.unit})")
        axes.grid(visible=False, axis="y")
        axes.set_ylim(n - 0.4, -0.6)
        axes.set_xlim(-1.05 * self.reach, 1.05 * self.reach)
        shown = [cut(name, 15) for name in self.names[::every]]
        axes.set_yticks(range(0, n, every), shown, fontsize=size)
        axes.tick_params(axis="y", length=0)
        axes.xaxis.set_major_locator(ticks(4 if wide > 180 else 3))
        axes.axvline(0, color=look.quiet, lw=0.8)
        bars = PolyCollection([], animated=True)
        axes.add_collection(bars, autolim=False)
        texts = []
        if few:
            for k in range(n):
                place = {"transform": axes.get_yaxis_transform(), "ha": "right", "va": "center"}
                at = 1 + (right - 0.2 * font) / max(wide - left - right, 1)
                texts.append(axes.text(at, k, "", fontsize=size, animated=True, **place))
        return bars, texts, look

    def show(self, state: Any, k: int) -> Sequence[Any]:
        bars, texts, look = state
        row = self.values[k]
        active = -1 if self.active is None else int(self.active[k])
        shapes, colours = [], []
        for i in np.flatnonzero(np.isfinite(row)):
            x = row[i]
            shapes.append([(0, i - 0.36), (x, i - 0.36), (x, i + 0.36), (0, i + 0.36)])
            colours.append(look.active if i == active else look.torque)
        bars.set_verts(shapes)
        bars.set_facecolor(colours or "none")
        bars.set_edgecolor("none")
        # digits far below the largest bar would only take room
        decimals = 5 - int(np.floor(np.log10(self.reach)))
        for text, value in zip(texts, row, strict=False):
            text.set_text(signed(round(value, decimals)) if np.isfinite(value) else "?")
            text.set_color(look.ink if np.isfinite(value) else look.quiet)
        return [bars, *texts]


@dataclass(frozen=True, eq=False)
class Curves:
    """Series over x, each (samples,), of one unit; `cursor` (frames,) is where the film is, in x.
    `grow`: draw strongly only what has passed."""

    title: str
    unit: str
    x: Array
    series: Mapping[str, Array]
    cursor: Array
    x_title: str = "t (s)"
    weight: float = 1.0
    grow: bool = True

    def drawn(self) -> list[str]:
        """The series that are drawn: all, or those that vary most."""
        names = list(self.series)
        if len(names) <= _MOST_CURVES:
            return names
        size = {name: float(np.ptp(self.series[name])) for name in names}
        largest = sorted(names, key=lambda name: -size[name])[:_MOST_CURVES]
        return [name for name in names if name in largest]

    def set_up(self, figure: Any, box: tuple[float, ...], font: float, look: SceneLook) -> Any:
        axes = panel_axes(figure, box, font, look, 4.3 * font, 0.8 * font, 3.2 * font, 3.0 * font)
        names = self.drawn()
        more = "" if len(names) == len(self.series) else f", {len(names)} of {len(self.series)}"
        title(figure, box, font, look, f"{self.title} ({self.unit}){more}")
        axes.set_xlabel(self.x_title, fontsize=0.9 * font, labelpad=1, color=look.ink)
        axes.axhline(0, color=look.faint, lw=0.8)
        x0, x1 = float(self.x.min()), float(self.x.max())
        axes.set_xlim(x0, x1 if x1 > x0 else x0 + 1)
        drawn = np.concatenate([self.series[name] for name in names])
        drawn = drawn[np.isfinite(drawn)]
        low, high = float(drawn.min(initial=0.0)), float(drawn.max(initial=0.0))
        pad = 0.08 * (high - low) or 1.0
        axes.set_ylim(low - pad, high + pad)
        axes.yaxis.set_major_locator(ticks(4))
        axes.xaxis.set_major_locator(ticks(4))
        lines, dots = [], []
        room = figure.bbox.width * box[2] - 5.2 * font
        spot = 0.0
        for index, (name, text) in enumerate(
            zip(names, short_names(names, room / (0.5 * font)), strict=True)
        ):
            colour = look.curve(index)
            axes.plot(self.x, self.series[name], color=colour, lw=1.0, alpha=0.35)
            if self.grow:
                lines += axes.plot([], [], color=colour, lw=1.6, animated=True)
            dots += axes.plot([], [], "o", color=colour, ms=0.4 * font, animated=True)
            place: dict[str, Any] = {
                "xy": (0, 1),
                "xycoords": "axes fraction",
                "textcoords": "offset points",
            }
            place |= {"xytext": (spot, 2), "fontsize": 0.85 * font, "color": colour}
            axes.annotate(text, **place)
            spot += 0.52 * font * (len(text) + 1)
        cursor = axes.axvline(x0, color=look.quiet, lw=0.9, animated=True)
        return lines, dots, cursor, names

    def show(self, state: Any, k: int) -> Sequence[Any]:
        lines, dots, cursor, names = state
        now = float(self.cursor[k])
        cursor.set_xdata([now, now])
        passed = int(np.searchsorted(self.x, now, side="right"))
        for line, name in zip(lines, names, strict=False):
            line.set_data(self.x[:passed], self.series[name][:passed])
        for dot, name in zip(dots, names, strict=True):
            dot.set_data([now], [np.interp(now, self.x, self.series[name])])
        return [cursor, *lines, *dots]
