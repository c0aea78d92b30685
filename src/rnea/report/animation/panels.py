"""Panels beside a scene: notes, torque bars, curves with a cursor, a map with a dot.

A panel is data; `set_up` draws what stays and returns the artists that `show` moves to a frame.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.animation.slot import Slot, shared_label, short_names, signed, split_lines, ticks
from rnea.report.rounding import largest, without_rounding

_MOST_CURVES = 7
_MOST_VALUES = 12


class Panel(Protocol):
    @property
    def weight(self) -> float: ...
    def set_up(self, slot: Slot) -> Any: ...
    def show(self, state: Any, k: int) -> Sequence[Any]: ...


@dataclass(frozen=True, eq=False)
class Notes:
    """Lines of text for every frame; the first one is a heading."""

    lines: Sequence[Sequence[str]]
    weight: float = 1.0

    def set_up(self, slot: Slot) -> Any:
        axes = slot.figure.add_axes(slot.box)
        axes.set_axis_off()
        most = max((len(lines) for lines in self.lines), default=1)
        step = min(1.5 * slot.font, slot.height / (most + 1)) / slot.height
        style = {"fontsize": slot.font, "animated": True, "color": slot.theme.ink, "va": "top"}
        heading = axes.text(0.02, 0.97, "", weight="bold", **style)
        return [heading] + [
            axes.text(0.02, 0.97 - (k + 0.35) * step, "", **style) for k in range(1, most)
        ]

    def show(self, state: Any, k: int) -> Sequence[Any]:
        lines = self.lines[k]
        for text, line in zip(state, lines, strict=False):
            text.set_text(line)
        return state[: len(lines)]


@dataclass(frozen=True, eq=False)
class Bars:
    """One bar per joint (frames, n), all of one unit; NaN: not known yet. `active` (frames, n)
    says which bars light up."""

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

    def set_up(self, slot: Slot) -> Any:
        from matplotlib.collections import PolyCollection

        n, font = len(self.names), slot.font
        few = n <= _MOST_VALUES
        # of many joints every second or third is named, in letters that can be read
        every = -(-n // _MOST_VALUES)
        size = float(np.clip(0.62 * slot.height / (n / every + 4), 5.0, font))
        longest = min(max((len(name) for name in self.names), default=1), 16)
        left = 0.62 * size * longest + size
        right = (4.2 * size if few else 0.6 * size) + 0.3 * font
        axes = slot.axes(left, right)
        slot.write_title(f"{self.title} ({self.unit})")
        axes.grid(visible=False, axis="y")
        axes.set_ylim(n - 0.4, -0.6)
        axes.set_xlim(-1.05 * self.reach, 1.05 * self.reach)
        shown = split_lines(self.names[::every], 15)
        axes.set_yticks(range(0, n, every), shown, fontsize=size)
        axes.tick_params(axis="y", length=0)
        axes.xaxis.set_major_locator(ticks(4 if slot.width > 180 else 3))
        axes.axvline(0, color=slot.theme.quiet, lw=0.8)
        bars = PolyCollection([], animated=True)
        axes.add_collection(bars, autolim=False)
        texts = []
        if few:
            at = 1 + (right - 0.2 * font) / max(slot.width - left - right, 1)
            style = {"transform": axes.get_yaxis_transform(), "ha": "right", "va": "center"}
            texts = [axes.text(at, k, "", fontsize=size, animated=True, **style) for k in range(n)]
        return bars, texts, slot.theme

    def show(self, state: Any, k: int) -> Sequence[Any]:
        bars, texts, theme = state
        row = self.values[k]
        lit = np.zeros(len(row), dtype=bool) if self.active is None else self.active[k]
        shapes, colours = [], []
        for i in np.flatnonzero(np.isfinite(row)):
            x = row[i]
            shapes.append([(0, i - 0.36), (x, i - 0.36), (x, i + 0.36), (0, i + 0.36)])
            colours.append(theme.active if lit[i] else theme.torque)
        bars.set_verts(shapes)
        bars.set(fc=colours or "none", ec="none")
        # digits far below the largest bar would only take room
        decimals = 5 - int(np.floor(np.log10(self.reach)))
        for text, value in zip(texts, row, strict=False):
            text.set_text(signed(round(value, decimals)) if np.isfinite(value) else "?")
            text.set_color(theme.ink if np.isfinite(value) else theme.quiet)
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
    owners: Mapping[str, str] = field(default_factory=dict)
    """The joint of a series, where joints have several: what these begin with is said once."""

    def drawn(self) -> list[str]:
        """The series that are drawn: all, or those that vary most."""
        names = list(self.series)
        if len(names) <= _MOST_CURVES:
            return names
        size = {name: float(np.ptp(self.series[name])) for name in names}
        largest = sorted(names, key=lambda name: -size[name])[:_MOST_CURVES]
        return [name for name in names if name in largest]

    def set_up(self, slot: Slot) -> Any:
        font, theme = slot.font, slot.theme
        axes = slot.axes(4.3 * font, 0.8 * font, 3.2 * font, 3.0 * font)
        names = self.drawn()
        more = "" if len(names) == len(self.series) else f", {len(names)} of {len(self.series)}"
        slot.write_title(f"{self.title} ({self.unit}){more}")
        slot.label_axes(axes, self.x_title)
        axes.axhline(0, color=theme.faint, lw=0.8)
        x0, x1 = float(self.x.min()), float(self.x.max())
        axes.set_xlim(x0, x1 if x1 > x0 else x0 + 1)
        values = np.concatenate([self.series[name] for name in names])
        values = values[np.isfinite(values)]
        low, high = float(values.min(initial=0.0)), float(values.max(initial=0.0))
        pad = 0.08 * (high - low) or 1.0
        axes.set_ylim(low - pad, high + pad)
        lines, dots, spot = [], [], 0.0
        written = shared_label(names, [self.owners.get(name, name) for name in names])
        texts = short_names(written, (slot.width - 5.2 * font) / (0.5 * font))
        for index, (name, text) in enumerate(zip(names, texts, strict=True)):
            colour = theme.series[index % len(theme.series)]
            axes.plot(self.x, self.series[name], color=colour, lw=1.0, alpha=0.35)
            if self.grow:
                lines += axes.plot([], [], color=colour, lw=1.6, animated=True)
            dots += axes.plot([], [], "o", color=colour, ms=0.4 * font, animated=True)
            # names stand above the curves, from left to right
            above = {"xycoords": "axes fraction", "textcoords": "offset points"}
            style = {"fontsize": 0.85 * font, "color": colour}
            shown = axes.annotate(text, (0, 1), (spot, 2), **above, **style)
            wide = float(shown.get_window_extent().width) * 72 / slot.figure.dpi
            spot += max(0.52 * font * (len(text) + 1), wide + 0.3 * font)
        cursor = axes.axvline(x0, color=theme.quiet, lw=0.9, animated=True)
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

    @property
    def nothing(self) -> bool:
        """Whether there are but rounding errors to show."""
        return not self._shown.any()

    @property
    def _shown(self) -> Array:
        return without_rounding(self.values, max(1.0, largest(self.values)))

    def zero_lines(self) -> list[Array]:
        """Polylines (k, 2) along which the value vanishes, as drawn."""
        from matplotlib.figure import Figure

        if not self._shown.min() < 0 < self._shown.max():
            return []
        contours = Figure().add_subplot().contour(self.x, self.y, self._shown, levels=[0.0])
        return [np.asarray(line) for line in contours.allsegs[0] if len(line) > 1]

    def set_up(self, slot: Slot) -> Any:
        font, theme = slot.font, slot.theme
        axes = slot.axes(4.3 * font, 4.6 * font, 3.2 * font)
        slot.write_title(f"{self.title} ({self.unit})")
        slot.label_axes(axes, self.x_title, self.y_title)
        axes.grid(visible=False)
        most, nothing = float(np.abs(self.values).max()), self.nothing
        most = 1.0 if nothing else most
        colours = {"cmap": theme.diverging, "vmin": -most, "vmax": most, "shading": "gouraud"}
        mesh = axes.pcolormesh(self.x, self.y, self._shown, **colours)
        for line in self.zero_lines():
            axes.plot(*line.T, color=theme.ink, lw=1.1)
        axes.plot(*self.path.T, color=theme.ink, lw=0.6, alpha=0.35)
        axes.set_xlim(self.x[0], self.x[-1])
        axes.set_ylim(self.y[0], self.y[-1])
        place, letter = axes.get_position(), font / slot.figure.bbox.width
        beside = (place.x1 + 0.5 * letter, place.y0, 0.8 * letter, place.height)
        bar = slot.figure.colorbar(mesh, cax=slot.figure.add_axes(beside))
        bar.outline.set_visible(False)
        bar.ax.tick_params(labelsize=0.8 * font, length=2, pad=1, colors=theme.ink)
        if nothing:
            bar.set_ticks([0])
            middle = {"ha": "center", "va": "center", "transform": axes.transAxes}
            axes.text(0.5, 0.5, "zero everywhere", fontsize=font, color=theme.ink, **middle)
        else:
            bar.locator = ticks(4)
            bar.update_ticks()
        dot = axes.plot([], [], "o", ms=0.65 * font, mfc=theme.active, mec=theme.ink, animated=True)
        trail = axes.plot([], [], color=theme.ink, lw=1.3, animated=True)
        return [*trail, *dot]

    def show(self, state: Any, k: int) -> Sequence[Any]:
        trail, dot = state
        trail.set_data(*self.path[max(0, k - 60) : k + 1].T)
        dot.set_data(*self.path[k : k + 1].T)
        return state
