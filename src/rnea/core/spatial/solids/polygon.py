"""Area, centroid and second moments of a plane polygon, by Green's theorem."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rnea.core.spatial.numbers import FLOAT, ScalarType
from rnea.errors import InputError

Corner = Sequence[Any]


def area_moments(
    corners: Sequence[Corner], kind: ScalarType = FLOAT
) -> tuple[Any, tuple[Any, Any], tuple[Any, Any, Any]]:
    """Signed area, centroid (x, y), and mean of x², y², x·y about the centroid.

    The area is negative if the corners run clockwise; the means do not depend on the sense.

    >>> area_moments([(1, 1), (3, 1), (3, 2), (1, 2)])[:2]
    (2.0, (2.0, 1.5))
    """
    if len(corners) < 3:
        raise InputError(f"a polygon needs at least 3 corners, got {len(corners)}")
    if kind is FLOAT:
        _require_simple(corners)
    # about the first corner, then about the centroid: far from the origin the squares would cancel
    (x0, y0), *_ = corners
    area, sum_x, sum_y = kind.constant(0), kind.constant(0), kind.constant(0)
    for (ax, ay), (bx, by) in _edges([(x - x0, y - y0) for x, y in corners]):
        double = ax * by - bx * ay
        area = area + double / 2
        sum_x = sum_x + (ax + bx) * double / 6
        sum_y = sum_y + (ay + by) * double / 6
    if area == 0:
        raise InputError("the polygon has no area: its corners lie on one line")
    cx, cy = sum_x / area + x0, sum_y / area + y0
    xx, yy, xy = kind.constant(0), kind.constant(0), kind.constant(0)
    for (ax, ay), (bx, by) in _edges([(x - cx, y - cy) for x, y in corners]):
        double = ax * by - bx * ay
        xx = xx + (ax * ax + ax * bx + bx * bx) * double / 12
        yy = yy + (ay * ay + ay * by + by * by) * double / 12
        xy = xy + (ax * by + ax * ay * 2 + bx * by * 2 + bx * ay) * double / 24
    return area, (cx, cy), (xx / area, yy / area, xy / area)


def _edges(corners: Sequence[Corner]) -> list[tuple[Corner, Corner]]:
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def _require_simple(corners: Sequence[Corner]) -> None:
    """Refuse edges that cross or touch: such corners bound no single area."""
    edges = _edges(corners)
    for i, (a, b) in enumerate(edges):
        if tuple(a) == tuple(b):
            last = (i + 1) % len(edges)
            raise InputError(f"polygon corners {i} and {last} coincide at ({a[0]:g}, {a[1]:g})")
    for i, (a, b) in enumerate(edges):
        for j in range(i + 1, len(edges)):
            c, d = edges[j]
            if j == i + 1 or (i == 0 and j == len(edges) - 1):
                # neighbours share a corner; they may not fold back onto each other
                shared, one, other = (b, a, d) if j == i + 1 else (a, b, c)
                crossing = _turn(one, shared, other) == 0 and _dot(shared, one, other) > 0
            else:
                crossing = _touch(a, b, c, d)
            if crossing:
                raise InputError(
                    f"the polygon crosses or touches itself: edge {_shown(a, b)} (from corner {i}) "
                    f"and edge {_shown(c, d)} (from corner {j})"
                )


def _turn(a: Corner, b: Corner, c: Corner) -> float:
    """Twice the area of a triangle: positive if a, b, c turn to the left."""
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def _dot(origin: Corner, a: Corner, b: Corner) -> float:
    along_x = (a[0] - origin[0]) * (b[0] - origin[0])
    return float(along_x + (a[1] - origin[1]) * (b[1] - origin[1]))


def _touch(a: Corner, b: Corner, c: Corner, d: Corner) -> bool:
    """Whether the segments ab and cd have a point in common."""
    for k in (0, 1):
        if max(a[k], b[k]) < min(c[k], d[k]) or max(c[k], d[k]) < min(a[k], b[k]):
            return False
    return not (
        _same_side(_turn(a, b, c), _turn(a, b, d)) or _same_side(_turn(c, d, a), _turn(c, d, b))
    )


def _same_side(one: float, other: float) -> bool:
    return (one > 0 and other > 0) or (one < 0 and other < 0)


def _shown(a: Corner, b: Corner) -> str:
    return f"({a[0]:g}, {a[1]:g})-({b[0]:g}, {b[1]:g})"
