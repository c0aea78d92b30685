"""Axes, titles and numbers of the panels beside a scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rnea.spatial import number
from rnea.views.scene import SceneLook


def signed(value: float, digits: int = 3) -> str:
    """A number with a true minus and three digits; never '-0'."""
    return number(float(f"{value:.{digits}g}"), digits).replace("-", "−")


def short_names(names: Sequence[str], room: float) -> list[str]:
    """Names that fit side by side: what all begin with is said once, then letters are cut."""
    if sum(len(name) + 1 for name in names) <= room or len(names) < 2:
        return list(names)
    pairs = zip(min(names), max(names), strict=False)
    start = next((k for k, (a, b) in enumerate(pairs) if a != b), 0)
    texts = [names[0], *(name[start:] or name for name in names[1:])]
    if sum(len(text) + 1 for text in texts) <= room:
        return texts
    most = max(3, int(room / len(names)) - 1)
    return [cut(name, most) for name in names]


def cut(name: str, most: int) -> str:
    """At most so many letters."""
    return name if len(name) <= most else name[: most - 1] + "…"


def panel_axes(
    figure: Any,
    box: tuple[float, ...],
    font: float,
    look: SceneLook,
    left: float,
    right: float,
    bottom: float = 0.0,
    top: float = 0.0,
) -> Any:
    """Axes inside a box, with room in pixels for labels around them."""
    width, height = figure.bbox.width, figure.bbox.height
    bottom, top = bottom or 2.2 * font, top or 1.9 * font
    place = (
        box[0] + left / width,
        box[1] + bottom / height,
        max(box[2] - (left + right) / width, 0.05),
        max(box[3] - (bottom + top) / height, 0.03),
    )
    axes = figure.add_axes(place)
    axes.tick_params(labelsize=0.82 * font, length=2.5, pad=1.5, colors=look.ink, width=0.6)
    for name, spine in axes.spines.items():
        spine.set_visible(name in ("left", "bottom"))
        spine.set(color=look.quiet, linewidth=0.7)
    return axes


def ticks(most: int) -> Any:
    from matplotlib.ticker import MaxNLocator

    return MaxNLocator(most, steps=[1, 2, 2.5, 5, 10])


def title(figure: Any, box: tuple[float, ...], font: float, look: SceneLook, text: str) -> None:
    """Above a panel, from its left edge on; a long one is set smaller."""
    width, height = figure.bbox.width, figure.bbox.height
    room = (box[2] * width - font) / (0.62 * max(len(text), 1))
    place = (box[0] + 0.6 * font / width, box[1] + box[3] - 0.35 * font / height)
    figure.text(*place, text, fontsize=min(font, room), color=look.ink, va="top", weight="bold")
