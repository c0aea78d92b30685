"""A robot as a small drawing: bones between joints, frames as coloured axes. One SVG element."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from rnea.core.spatial import Pose, html_text
from rnea.core.spatial.numbers import Array
from rnea.report.scene.camera import OBLIQUE, Camera
from rnea.report.style import THEMES

_SHORT = 6
"""Dots below which a line leads nowhere."""


def skeleton_svg(
    poses: Mapping[str, Pose],
    bones: Iterable[tuple[str, str]],
    labels: Mapping[str, str],
    camera: Camera = OBLIQUE,
    size: int = 420,
) -> str:
    """Draw frames and the bones between two of them, seen from above and aside or as told.

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
    corners = camera.project(np.concatenate([list(origins.values()), *tips.values()]))
    low, high = corners.min(axis=0), corners.max(axis=0)
    scale = (size - 150) / max(float((high - low).max()), 1e-9)

    def place(point: Array) -> tuple[float, float]:
        x, y = (camera.project(point) - (low + high) / 2) * scale + size / 2
        return float(x), float(size - y)

    spots = {name: place(origin) for name, origin in origins.items()}
    bones = list(bones)
    parts = [_line(spots[start], spots[end], 'class="bone"') for start, end in bones]
    for name, ends in tips.items():
        parts += _frame(
            spots[name], [place(end) for end in ends], camera.depth(ends - origins[name])
        )
    # whatever leads away from a place, so that its label keeps clear of it
    lines = [(spots[start], spots[end]) for start, end in bones]
    lines += [(end, start) for start, end in lines]
    lines += [(spots[name], place(end)) for name, ends in tips.items() for end in ends]
    shared: dict[tuple[float, float], list[str]] = {}
    for name in tips:
        x, y = spots[name]
        shared.setdefault((round(x, 1), round(y, 1)), []).append(labels[name])
    for spot, names in shared.items():
        x, y = spot
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" class="joint"/>')
        away = [np.subtract(end, start) for start, end in lines if np.allclose(start, spot, atol=1)]
        parts.append(_label(", ".join(names), spot, away, size))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" '
        f'height="{size}" role="img" aria-label="the robot and its frames">{"".join(parts)}</svg>'
    )


def _label(text: str, spot: tuple[float, float], away: list[Array], size: int) -> str:
    """A name beside its place, where least leads away and the picture has room for it."""
    x, y = spot
    taken = [np.arctan2(dy, dx) for dx, dy in away if np.hypot(dx, dy) > _SHORT]

    def free(angle: float) -> float:
        fits = 0 < x + np.cos(angle) * (20 + 8 * len(text)) < size
        apart = [abs((angle - other + np.pi) % (2 * np.pi) - np.pi) for other in taken]
        return min(apart, default=np.pi) if fits else -1.0

    # of equals the first, which is below on the right
    angle = max((np.pi * (k + 2) / 8 for k in range(16)), key=lambda a: round(free(a), 3))
    side = np.cos(angle)
    anchor = "middle" if abs(side) < 0.3 else "start" if side > 0 else "end"
    at = f'x="{x + 14 * side:.1f}" y="{y + 5 + 20 * np.sin(angle):.1f}"'
    return f'<text {at} text-anchor="{anchor}" class="name">{html_text(text)}</text>'


def _line(start: tuple[float, float], end: tuple[float, float], look: str) -> str:
    (x1, y1), (x2, y2) = start, end
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {look}/>'


def _frame(
    origin: tuple[float, float], tips: list[tuple[float, float]], depths: Array
) -> list[str]:
    """Axes with their letters. One that points at the reader, or away, is a ring or a crossed one
    around the origin, as books draw it."""
    parts = []
    x0, y0 = origin
    for letter, colour, (x, y), depth in zip(
        "xyz", THEMES["light"].axes, tips, depths, strict=True
    ):
        look = f'stroke="{colour}" stroke-width="2.2"'
        if np.hypot(x - x0, y - y0) > _SHORT:
            parts.append(_line(origin, (x, y), look))
            at = f'x="{x + 2:.1f}" y="{y - 2:.1f}"'
        else:
            parts.append(f'<circle cx="{x0:.1f}" cy="{y0:.1f}" r="8" fill="none" {look}/>')
            if depth < 0:
                for way in (1, -1):
                    parts.append(_line((x0 - 6, y0 - 6 * way), (x0 + 6, y0 + 6 * way), look))
            at = f'x="{x0 + 6:.1f}" y="{y0 - 8:.1f}"'
        parts.append(f'<text {at} fill="{colour}" class="axis">{letter}</text>')
    return parts
