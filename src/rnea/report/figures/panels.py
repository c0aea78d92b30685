"""Building blocks of pictures: lines over time, small panels for many joints, rows of colour."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.style import Look

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# more lines than this on one axis cannot be told apart
MOST_LINES = 10
# areas of so many columns fill any page; outlines keep every sample
MOST_COLUMNS = 4000
# lines that no legend names
ZERO, LONELY = "_zero line", "_lonely points"


def time_label(t: Any) -> str:
    return "row" if t is None else "time (s)"


def draw_lines(
    ax: Axes,
    look: Look,
    x: Array,
    columns: Array,
    names: Sequence[str],
    numbers: Sequence[int] | None = None,
) -> None:
    """One line per column of (N, k), with a zero line behind them; NaN leaves a gap.

    numbers: which colour and dashes each line has; a joint keeps its own in every panel.
    """
    zero_line(ax, look)
    looks = [look.line(k) for k in (range(len(names)) if numbers is None else numbers)]
    for k, name in enumerate(names):
        ax.plot(x, columns[:, k], label=name, **looks[k])
    # a number between two gaps has no line; it gets a dot
    finite = np.isfinite(columns)
    gap_before = np.vstack([np.ones_like(finite[:1]), ~finite[:-1]])
    gap_after = np.vstack([~finite[1:], np.ones_like(finite[:1])])
    alone = finite & gap_before & gap_after
    for k in np.flatnonzero(alone.any(axis=0)).tolist():
        rows = alone[:, k]
        ax.plot(x[rows], columns[rows, k], ".", color=looks[k]["color"], label=LONELY)


def zero_line(ax: Axes, look: Look) -> None:
    ax.axhline(0.0, color=look.colors.ink, linewidth=0.6, alpha=0.55, zorder=1.5, label=ZERO)


def side_legend(ax: Axes, title: str = "", of_all: bool = False) -> None:
    """Beside the axes, so that it never covers a line; beside the whole figure where it is of all
    panels: there it may be higher than one of them."""
    drawn = [line for line in ax.lines if line.get_label() not in (ZERO, LONELY)]
    names = [visible(str(artist.get_label())) for artist in drawn]
    style: dict[str, Any] = {"title": title or None, "alignment": "left"}
    if of_all and ax.figure is not None:
        ax.figure.legend(drawn, names, loc="outside right upper", **style)
    else:
        ax.legend(drawn, names, loc="upper left", bbox_to_anchor=(1.0, 1.02), **style)


def shared_legend(figure: Figure, look: Look, entries: dict[str, Any]) -> None:
    """Above all panels; below them where a title stands above."""
    # in one row every entry takes its own width, in several the widest one's
    inches = [len(visible(name)) * 0.07 + 0.48 for name in entries]
    wide = float(figure.get_size_inches()[0])
    fitting = len(entries) if sum(inches) < wide else max(1, int(wide / max(inches)))
    style: dict[str, Any] = {"ncols": fitting, "handlelength": 2.2, "columnspacing": 1.4}
    style["loc"] = "outside lower center" if look.title else "outside upper center"
    names = [visible(name) for name in entries]
    figure.legend(list(entries.values()), names, **style)


def visible(name: str, longest: int = 28) -> str:
    """A name as legends show it: long ones lose their middle, where names differ least."""
    if len(name) > longest:
        half = (longest - 1) // 2
        name = f"{name[:half]}…{name[-half:]}"
    return name


def named_panels(
    look: Look, names: Sequence[str], *, sharex: bool = False, notes: Sequence[str] = ()
) -> tuple[Figure, list[Axes]]:
    """A figure of small panels with their names above, row by row; empty places are left out.

    notes: a second line for each, in plain letters.
    """
    count = len(names)
    columns = panel_columns(count)
    rows = math.ceil(count / columns)
    wide = {1: 15.0, 2: 9.0, 3: 7.0}.get(columns, 6.0)
    high = {1: 9.0, 2: 6.5}.get(rows, 5.0 if rows < 5 else 4.2)
    figure = look.figure(columns * wide, rows * high + 0.8)
    axes = figure.subplots(rows, columns, squeeze=False, sharex=sharex).ravel()
    for spare in axes[count:]:
        spare.remove()
    if sharex:
        # the last panel of a column may stand above an empty place
        for k in range(max(0, count - columns), count):
            axes[k].tick_params(labelbottom=True)
    _write_titles(figure, axes[:count], names, notes, columns)
    return figure, list(axes[:count])


def _write_titles(
    figure: Figure, axes: Any, names: Sequence[str], notes: Sequence[str], columns: int
) -> None:
    """As much of the names as fits over a panel, and few enough ticks below it."""
    # cm over a panel, beside its numbers; bold letters take 0.21 of them, plain ones 0.16
    wide = float(figure.get_size_inches()[0]) * 2.54 / columns - 1.7
    for ax, name in zip(axes, names, strict=True):
        ax.set_title(visible(name, max(8, int(wide / 0.21))), pad=16 if notes else None)
        ax.locator_params(axis="x", nbins=max(3, min(8, int(wide / 1.1))))
    for ax, note in zip(axes, notes, strict=bool(notes)):
        text = visible(note, max(8, int(wide / 0.16)))
        ax.text(0.0, 1.02, text, transform=ax.transAxes, fontsize=7.5, va="bottom", label="_note")


def panel_columns(count: int) -> int:
    """As square as reads well, with few places left empty."""
    few = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3, 9: 3}
    many = (4,) if count <= 16 else (5, 4, 6)
    return few.get(count) or min(many, key=lambda columns: -count % columns)


def is_bottom(k: int, count: int) -> bool:
    """Whether no panel stands below the k-th one."""
    return k + panel_columns(count) >= count


def draw_rows(
    ax: Axes,
    look: Look,
    t: Array,
    columns: Array,
    names: Sequence[str],
    label: str,
    signed: bool = True,
) -> None:
    """Values (N, k) by colour, one row per name: for more joints than lines can show."""
    from matplotlib.colors import Normalize, PowerNorm

    largest = float(np.nanmax(np.abs(columns), initial=0.0)) or 1.0
    # lengths range widely: square roots leave the small ones some colour
    norm = Normalize(-largest, largest) if signed else PowerNorm(0.5, 0.0, largest)
    # cells reach half a step to either side; thinned rows keep the picture small
    step = max(1, len(t) // MOST_COLUMNS)
    rows = np.arange(len(names) + 1)
    cmap = color_map(look, signed)
    mesh = ax.pcolormesh(edges(t[::step]), rows, columns[::step].T, cmap=cmap, norm=norm)
    mesh.set_rasterized(True)
    ax.set_ylim(len(names), 0)
    ax.set_yticks(rows[:-1] + 0.5, [visible(name, 24) for name in names], fontsize=6.5)
    ax.tick_params(axis="y", length=0)
    ax.grid(False)
    color_bar(ax, mesh, label, pad=0.01, aspect=25)


def color_bar(ax: Axes, drawn: Any, label: str, **options: Any) -> Any:
    """Beside the axes: which colour stands for which value."""
    bar: Any = ax.figure.colorbar(drawn, ax=ax, **options)
    bar.outline.set_visible(False)
    bar.set_label(label)
    return bar


def pile(parts: Mapping[str, Array]) -> Iterator[tuple[str, Array, Array, Array, Array]]:
    """Each part (k,) on top of those before it: its name, from where and how far up and down.

    What is positive piles up above zero, what is negative below it.
    """
    above = below = np.zeros_like(next(iter(parts.values())))
    for name, values in parts.items():
        up, down = np.clip(values, 0, None), np.clip(values, None, 0)
        yield name, above, below, up, down
        above, below = above + up, below + down


def color_map(look: Look, signed: bool) -> Any:
    """Two-sided around zero for signed values; where a number is missing: plain grey."""
    import matplotlib

    theme = look.colors
    chosen = matplotlib.colormaps[theme.diverging if signed else "viridis"]
    return chosen.with_extremes(bad=theme.missing)


def edges(centres: Array) -> Array:
    """Bounds (N + 1,) of cells around their centres (N,)."""
    if len(centres) == 1:
        return np.array([centres[0] - 0.5, centres[0] + 0.5])
    middles = (centres[1:] + centres[:-1]) / 2
    first = centres[0] - (middles[0] - centres[0])
    return np.array([first, *middles, centres[-1] + (centres[-1] - middles[-1])])
