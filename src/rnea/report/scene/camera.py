"""From which side a robot is seen: cameras, the window that holds a film, the floor below it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Camera:
    """Rows of `axes`: right, up, towards the eye, in world axes. `planar`: seen along the axis
    about which everything turns, so that the drawing is the plane of motion itself."""

    axes: Array
    planar: bool = False

    def project(self, points: Array) -> Array:
        """Places (..., 3) on the picture plane (..., 2), in m."""
        return np.asarray(points @ self.axes[:2].T)

    def depth(self, points: Array) -> Array:
        """Nearness to the eye."""
        return np.asarray(points @ self.axes[2])


# x to the lower left and shortened, y to the right, z up: as robots are sketched in books
OBLIQUE = Camera(np.array([[-0.45, 1.0, 0.0], [-0.35, 0.0, 1.0], [1.0, 0.0, 0.0]]))


def plane_camera(normal: Array, up: Array) -> Camera:
    """The plane with this normal, upright. Of both sides the one that has x (or y) to the right."""
    normal = _unit(normal)
    up = up - normal * (up @ normal)
    if np.linalg.norm(up) < 1e-6:
        # a horizontal plane: gravity gives no direction, so y is up
        up = np.array([0.0, 1.0, 0.0]) - normal * normal[1]
        if np.linalg.norm(up) < 1e-6:
            up = np.array([0.0, 0.0, 1.0])
    up = _unit(up)
    right = np.cross(up, normal)
    if right @ np.array([1.0, 0.1, 0.01]) < 0:
        right, normal = -right, -normal
    return Camera(np.stack([right, up, normal]), planar=True)


def aside_camera(up: Array, azimuth: float = -0.9, elevation: float = 0.38) -> Camera:
    """Seen from aside and a little from above; angles in rad, azimuth from the world's x."""
    up = _unit(up) if np.linalg.norm(up) > 1e-9 else np.array([0.0, 0.0, 1.0])
    start = np.array([1.0, 0.0, 0.0]) if abs(up[0]) < 0.9 else np.array([0.0, 1.0, 0.0])
    x = _unit(start - up * (start @ up))
    y = np.cross(up, x)
    level = x * np.cos(azimuth) + y * np.sin(azimuth)
    towards = level * np.cos(elevation) + up * np.sin(elevation)
    right = _unit(np.cross(up, towards))
    return Camera(np.stack([right, np.cross(towards, right), towards]))


@dataclass(frozen=True, eq=False)
class Floor:
    """The level plane `height` m along `up`, a direction of length 1. middle (3,): where its grid
    is drawn, None: at the robot's foot."""

    up: Array
    height: float
    middle: Array | None = None

    def under(self, points: Array) -> Array:
        """The places (k, 3) of the floor that lie below points (k, 3): their shadows."""
        return np.asarray(points - np.outer(points @ self.up - self.height, self.up))


@dataclass(frozen=True)
class Viewport:
    """The part of the picture plane that is shown, in m."""

    left: float
    right: float
    bottom: float
    top: float

    @property
    def size(self) -> float:
        """The shorter side: what sizes of arrows and texts go by."""
        return min(self.right - self.left, self.top - self.bottom)


def window_around(flat: Array, aspect: float, margin: float = 0.12, below: float = 0.0) -> Viewport:
    """The smallest window of an aspect (width / height) around points (k, 2).

    below: part of the height kept free at the bottom, for a legend.
    """
    low, high = flat.min(axis=0), flat.max(axis=0)
    middle, half = (low + high) / 2, np.maximum((high - low) / 2, 1e-6) * (1 + 2 * margin)
    height = max(half[1] / (1 - below), half[0] / aspect, 1e-3 * (1 + float(np.abs(flat).max())))
    # the free strip pushes the middle down
    centre = middle[1] - below * height
    sides = (middle[0] - height * aspect, middle[0] + height * aspect)
    return Viewport(*map(float, (*sides, centre - height, centre + height)))


def _unit(vector: Array) -> Array:
    return np.asarray(vector / np.linalg.norm(vector))
