"""A robot as a small drawing: bones between joints, frames as coloured axes. One SVG element."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

import numpy as np

from rnea.spatial import Pose
from rnea.spatial.numbers import Array
from rnea.views.scene import OBLIQUE
from rnea.views.style import THEMES


def skeleton_svg(
    poses: Mapping[str, Pose],
    bones: Iterable[tuple[str, str]],
    labels: Mapping[str, str],
    size: int = 420,
) -> str:
    """Draw frames and the bones between two of them, seen from above and aside.

    Frames without a label are not drawn; those at one place share theirs.
    """
    origins = {name: np.asarray(pose.translation, dtype=float) for name, pose in poses.items()}
    spread = float(np.ptp(list(origins.values()), axis=0).max(initial=0.0)) if origins else 1.0
    length = 0.16 * (spread or 1.0)
    # origins and the three tips of every frame
    tips = {
        name: origins[name] + np.asarray(pose.rotation, dtype=float).T * length
        for name, pose in poses.items()
        if name in labels
    }
    corners = OBLIQUE.project(np.concatenate([list(origins.values()), *tips.values()]))
    low, high = corners.min(axis=0), corners.max(axis=0)
    scale = (size - 150) / max(float((high - low).max()), 1e-9)

    def place(point: Array) -> tuple[float, float]:
        x, y = (OBLIQUE.project(point) - (low + high) / 2) * scale + size / 2
        return float(x), float(size - y)

    spots = {name: place(origin) for name, origin in origins.items()}
    parts = [_line(spots[start], spots[end], 'class="bone"') for start, end in bones]
    for name, ends in tips.items():
        parts += _frame(spots[name], [place(end) for end in ends])
    shared: dict[tuple[float, float], list[str]] = {}
    for name in tips:
        x, y = spots[name]
        shared.setdefault((round(x, 1), round(y, 1)), []).append(labels[name])
    for (x, y), names in shared.items():
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" class="joint"/>')
        text = ", ".join(names)
        # a label that would leave the picture on the right ends at its frame
        fits = x + 8 + 8 * len(text) < size
        at = f'x="{x + 8 if fits else x - 8:.1f}" y="{y + 16:.1f}"'
        anchor = "start" if fits else "end"
        parts.append(f'<text {at} text-anchor="{anchor}" class="name">{escape(text)}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" '
        f'height="{size}" role="img" aria-label="the robot and its frames">{"".join(parts)}</svg>'
    )


def _line(start: tuple[float, float], end: tuple[float, float], look: str) -> str:
    (x1, y1), (x2, y2) = start, end
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {look}/>'


def _frame(origin: tuple[float, float], tips: list[tuple[float, float]]) -> list[str]:
    """Axes with their letters, where these are long enough to be told apart."""
    parts = []
    for letter, colour, (x, y) in zip("xyz", THEMES["light"].axes, tips, strict=True):
        parts.append(_line(origin, (x, y), f'stroke="{colour}" stroke-width="2.2"'))
        if np.hypot(x - origin[0], y - origin[1]) > 6:
            at = f'x="{x + 2:.1f}" y="{y - 2:.1f}"'
            parts.append(f'<text {at} fill="{colour}" class="axis">{letter}</text>')
    return parts
