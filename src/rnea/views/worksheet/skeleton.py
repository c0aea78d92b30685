"""A robot as a small drawing: bones between joints, frames as coloured axes. One SVG element."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from rnea.spatial import Pose
from rnea.spatial.numbers import Array

# x, y, z of a frame: colour-safe, and each letter is written at its tip
_COLOURS = ("#bd1f01", "#1b7837", "#3f54c8")


@dataclass(frozen=True)
class Bone:
    """From one frame to the next, by name; kind is how the joint at its start moves."""

    start: str
    end: str


def skeleton_svg(
    poses: Mapping[str, Pose], bones: Sequence[Bone], labels: Mapping[str, str], size: int = 420
) -> str:
    """Draw frames and bones, seen from above and aside; those at one place share a label."""
    points = {name: np.asarray(pose.translation, dtype=float) for name, pose in poses.items()}
    spread = max((float(np.ptp([p[k] for p in points.values()])) for k in range(3)), default=1.0)
    length = 0.16 * (spread or 1.0)
    drawn = [name for name in poses if name in labels]
    corners = [_project(points[name]) for name in points]
    for name in drawn:
        R = np.asarray(poses[name].rotation, dtype=float)
        corners += [_project(points[name] + R[:, k] * length) for k in range(3)]
    low, high = np.min(corners, axis=0), np.max(corners, axis=0)
    scale = (size - 150) / max(float((high - low).max()), 1e-9)
    middle = (low + high) / 2

    def place(p: Array) -> tuple[float, float]:
        flat = (_project(p) - middle) * scale + size / 2
        return float(flat[0]), float(size - flat[1])

    parts = [_bone(place(points[b.start]), place(points[b.end])) for b in bones]
    for name in drawn:
        parts.append(_frame(points[name], np.asarray(poses[name].rotation, float), length, place))
    for (x, y), text in _labels(drawn, labels, points, place).items():
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" class="joint"/>')
        # a label that would leave the picture on the right ends at its frame
        fits = x + 8 + 8 * len(text) < size
        at = f'x="{x + 8 if fits else x - 8:.1f}" y="{y + 16:.1f}"'
        anchor = "start" if fits else "end"
        parts.append(f'<text {at} text-anchor="{anchor}" class="name">{escape(text)}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" '
        f'height="{size}" role="img" aria-label="the robot and its frames">{"".join(parts)}</svg>'
    )


def _project(p: Array) -> Array:
    """Oblique view: x to the lower left, y to the right, z up."""
    return np.array([p[1] - 0.45 * p[0], p[2] - 0.35 * p[0]])


def _labels(
    drawn: Sequence[str], labels: Mapping[str, str], points: Mapping[str, Array], place: Any
) -> dict[tuple[float, float], str]:
    """One label per place: frames on the same spot share it."""
    out: dict[tuple[float, float], str] = {}
    for name in drawn:
        x, y = place(points[name])
        spot = (round(x, 1), round(y, 1))
        out[spot] = f"{out[spot]}, {labels[name]}" if spot in out else labels[name]
    return out


def _bone(start: tuple[float, float], end: tuple[float, float]) -> str:
    (x1, y1), (x2, y2) = start, end
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="bone"/>'


def _frame(p: Array, R: Array, length: float, place: Any) -> str:
    x0, y0 = place(p)
    parts = []
    for k, colour in enumerate(_COLOURS):
        x, y = place(p + R[:, k] * length)
        parts.append(
            f'<line x1="{x0:.1f}" y1="{y0:.1f}" x2="{x:.1f}" y2="{y:.1f}" '
            f'stroke="{colour}" stroke-width="2.2"/>'
        )
        if np.hypot(x - x0, y - y0) > 6:
            at = f'x="{x + 2:.1f}" y="{y - 2:.1f}"'
            parts.append(f'<text {at} fill="{colour}" class="axis">{"xyz"[k]}</text>')
    return "".join(parts)
