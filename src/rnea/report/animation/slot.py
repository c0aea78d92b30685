"""A panel's place beside a scene: its axes and title; names and numbers that fit there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rnea.core.spatial import number
from rnea.report.style import Theme


@dataclass(frozen=True)
class Slot:
    """box: left, bottom, width, height as parts of the figure, room for labels included; font:
    the height of letters in pixels."""

    figure: Any
    box: tuple[float, float, float, float]
    font: float
    theme: Theme

    @property
    def width(self) -> float:
        """In pixels."""
        return float(self.box[2] * self.figure.bbox.width)

    @property
    def height(self) -> float:
        return float(self.box[3] * self.figure.bbox.height)

    def axes(self, left: float, right: float, bottom: float = 0.0, top: float = 0.0) -> Any:
        """Axes with room in pixels for labels around them."""
        width, height = self.figure.bbox.width, self.figure.bbox.height
        bottom, top = bottom or 2.2 * self.font, top or 1.9 * self.font
        place = (
            self.box[0] + left / width,
            self.box[1] + bottom / height,
            max(self.box[2] - (left + right) / width, 0.05),
            max(self.box[3] - (bottom + top) / height, 0.03),
        )
        axes = self.figure.add_axes(place)
        colour = self.theme.ink
        axes.tick_params(labelsize=0.82 * self.font, length=2.5, pad=1.5, colors=colour, width=0.6)
        for name, spine in axes.spines.items():
            spine.set_visible(name in ("left", "bottom"))
            spine.set(color=self.theme.quiet, linewidth=0.7)
        return axes

    def write_title(self, text: str) -> None:
        """Above the panel, from its left edge on; a long one is set smaller."""
        room = (self.width - self.font) / (0.62 * max(len(text), 1))
        x = self.box[0] + 0.6 * self.font / self.figure.bbox.width
        y = self.box[1] + self.box[3] - 0.35 * self.font / self.figure.bbox.height
        style = {"color": self.theme.ink, "va": "top", "weight": "bold"}
        self.figure.text(x, y, text, fontsize=min(self.font, room), **style)

    def label_axes(self, axes: Any, x_title: str, y_title: str = "") -> None:
        """Titles and at most four round numbers along each side."""
        style = {"fontsize": 0.9 * self.font, "color": self.theme.ink}
        axes.set_xlabel(x_title, labelpad=1, **style)
        if y_title:
            axes.set_ylabel(y_title, labelpad=0, **style)
        axes.xaxis.set_major_locator(ticks(4))
        axes.yaxis.set_major_locator(ticks(4))


def ticks(most: int) -> Any:
    from matplotlib.ticker import MaxNLocator

    return MaxNLocator(most, steps=[1, 2, 2.5, 5, 10])


def signed(value: float, digits: int = 3) -> str:
    """A number with a true minus and three digits; never '-0'."""
    return number(float(f"{value:.{digits}g}"), digits).replace("-", "−")


def short_names(names: Sequence[str], room: float) -> list[str]:
    """Names that fit side by side: what all begin with is said once, then letters are cut."""
    if sum(len(name) + 1 for name in names) <= room or len(names) < 2:
        return list(names)
    start = _shared_start(names)
    texts = [names[0], *(name[start:] or name for name in names[1:])]
    if sum(len(text) + 1 for text in texts) <= room:
        return texts
    left = int(room - sum(len(text) + 1 for text in texts[1:])) - 1
    if start and left >= 4:
        # of the first the end, which tells it from the others
        return [f"…{names[0][1 - left :]}", *texts[1:]]
    most = max(3, int(room / len(names)) - 1)
    return split_lines(names, most)


def shared_label(names: Sequence[str], owners: Sequence[str]) -> list[str]:
    """Of names that one owner has, what they begin with is said of the first one only.

    >>> shared_label(["base_moment_x", "base_moment_y", "knee"], ["base", "base", "knee"])
    ['base_moment_x', 'y', 'knee']
    """
    texts: list[str] = []
    for name, owner in zip(names, owners, strict=True):
        alike = [other for other, of in zip(names, owners, strict=True) if of == owner]
        texts.append(name if name == alike[0] else name[_shared_start(alike) :])
    return texts


def _shared_start(names: Sequence[str]) -> int:
    """How many letters all of them begin with."""
    pairs = zip(min(names), max(names), strict=False)
    return next((k for k, (a, b) in enumerate(pairs) if a != b), 0)


def split_lines(names: Sequence[str], most: int) -> list[str]:
    """At most so many letters each; where beginnings are alike, the middle is left out.

    >>> split_lines(["floating_base_force_x", "floating_base_force_y"], 13)
    ['floati…orce_x', 'floati…orce_y']
    """
    texts = [cut(name, most) for name in names]
    if len(set(texts)) == len(set(names)):
        return texts
    half = (most - 1) // 2
    return [x if len(x) <= most else f"{x[:half]}…{x[-half:]}" for x in names]


def cut(name: str, most: int) -> str:
    """At most so many letters."""
    return name if len(name) <= most else name[: most - 1] + "…"
