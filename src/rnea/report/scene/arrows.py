"""Arrows as polygons on the picture plane: straight, with two heads, and bent to an arc."""

from __future__ import annotations

import numpy as np

from rnea.core.spatial.numbers import Array

_HEAD = 4.2  # length of a head, in widths of the shaft
_WING = 1.75  # half width of a head, in widths of the shaft


def straight_arrow(start: Array, end: Array, width: float, heads: int = 1) -> list[Array]:
    """Polygons of an arrow from start to end (2,); short ones have smaller heads, never longer
    than the arrow. An arrow too short to see has none."""
    along = np.asarray(end, float) - start
    length = float(np.hypot(*along))
    if not length > 0.35 * width:
        return []
    along = along / length
    across = np.array([-along[1], along[0]])
    head = min(_HEAD * width, 0.55 * length / heads)
    wing = min(_WING * width, 0.55 * head)
    half = min(width / 2, wing / 2)
    neck = length - head * (1 + 0.8 * (heads - 1))
    shaft = [(0, -half), (neck, -half), (neck, half), (0, half)]
    shapes = [shaft]
    for k in range(heads):
        tip = length - 0.8 * head * k
        shapes.append([(tip - head, -wing), (tip, 0), (tip - head, wing)])
    if heads == 1:
        shapes = [[*shaft[:2], *shapes[1], *shaft[2:]]]
    return [
        np.array([start + along * x + across * y for x, y in corners], dtype=float)
        for corners in shapes
    ]


def arc_arrow(
    centre: Array, radius: float, turns: float, width: float, begin: float = -0.25
) -> list[Array]:
    """Polygons of a bent arrow about a centre (2,): positive turns run counter-clockwise.

    `turns` and `begin` count whole turns; from `begin` the arc runs by `turns`.
    """
    sweep = 2 * np.pi * float(np.clip(turns, -0.95, 0.95))
    if not abs(sweep) * radius > 0.35 * width:
        return []
    head = min(_HEAD * width / radius, 0.6 * abs(sweep))
    wing = min(_WING * width, 0.55 * head * radius)
    half = min(width / 2, wing / 2)
    start = 2 * np.pi * begin
    neck = start + sweep - np.sign(sweep) * head
    angles = np.linspace(start, neck, max(3, int(abs(neck - start) / 0.15) + 2))
    ring = np.stack([np.cos(angles), np.sin(angles)], axis=-1)
    tip = start + sweep
    # a head that follows the arc: its tip on the circle, its wings on the radius through the neck
    foot = ring[-1]
    corners = np.concatenate(
        [
            ring * (radius + half),
            foot[None] * (radius + wing),
            np.array([[np.cos(tip), np.sin(tip)]]) * radius,
            foot[None] * (radius - wing),
            ring[::-1] * (radius - half),
        ]
    )
    return [corners + centre]


def outline(axes: Array, corners: int = 40) -> Array:
    """The outline (corners, 2) of an ellipsoid whose half-axes are seen as the columns (2, 3).

    The shadow of the unit ball under a linear map A is the ellipse with matrix A Aᵀ.
    """
    U, s, _ = np.linalg.svd(axes, full_matrices=False)
    angle = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    circle = np.stack([np.cos(angle), np.sin(angle)])
    return np.asarray((U @ (s[:, None] * circle)).T)
