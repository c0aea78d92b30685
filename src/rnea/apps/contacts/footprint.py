"""The outline of a sole: its corners, and on which side of its edges a point lies."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


def corners_of(size: Any, frame: str) -> Array:
    """Corners (k, 2), counterclockwise, of half lengths (a, b) or of the hull of points.

    >>> corners_of((2, 1), "foot").tolist()
    [[-2.0, -1.0], [2.0, -1.0], [2.0, 1.0], [-2.0, 1.0]]
    """
    try:
        given = np.array(size, dtype=float)
    except (TypeError, ValueError):
        given = np.zeros(0)
    if given.shape == (2,) and np.isfinite(given).all() and (given > 0).all():
        a, b = given
        given = np.array([(-a, -b), (a, -b), (a, b), (-a, b)])
    elif given.ndim != 2 or given.shape[-1] != 2 or not np.isfinite(given).all():
        raise InputError(
            f"size of contact {frame} is two half lengths (a, b) greater than 0, or corners "
            f"[(x, y), ...]; got {size!r}"
        )
    hull = _hull(given)
    if len(hull) < 3:
        raise InputError(f"the corners of contact {frame} lie on one line; a sole has an area")
    hull.flags.writeable = False
    return hull


def edges(corners: Array) -> Array:
    """(a, b, c) of every edge: a x + b y <= c inside, a² + b² = 1."""
    along = np.roll(corners, -1, axis=0) - corners
    outward = np.stack([along[:, 1], -along[:, 0]], axis=1)
    outward = outward / np.linalg.norm(outward, axis=1, keepdims=True)
    return np.column_stack([outward, (outward * corners).sum(axis=1)])


def _hull(points: Array) -> Array:
    """The convex hull by Andrew's monotone chain: lower side, then upper side."""
    ordered = np.unique(points, axis=0)

    def side(given: Array) -> list[Array]:
        chain: list[Array] = []
        for point in given:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return np.array([*side(ordered), *side(ordered[::-1])])


def _turn(a: Array, b: Array, c: Array) -> float:
    (x, y), (u, v) = b - a, c - b
    return float(x * v - y * u)
