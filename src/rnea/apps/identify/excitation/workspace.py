"""Where a robot's links may be: boxes that stay empty, a box, a floor or a ball to stay within."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

Box = Sequence[float]
"""xmin, ymin, zmin, xmax, ymax, zmax in m, in the world."""


@dataclass(frozen=True)
class Room:
    """keep_out: boxes that no frame's origin may enter; stay_in: a box that none may leave; floor:
    the least z; radius: the largest distance from the world's origin. All in m.

    >>> import numpy as np
    >>> room = Room(floor=0.1, radius=1.0)
    >>> point = np.array([0.0, 0.0, 0.5])
    >>> room.clearance(point), sorted(room.clearances(point))
    (np.float64(0.4), ['the floor at 0.1 m', 'the radius of 1 m'])
    """

    keep_out: tuple[Box, ...] = ()
    stay_in: Box | None = None
    floor: float | None = None
    radius: float | None = None

    def __post_init__(self) -> None:
        for box in (*self.keep_out, *(() if self.stay_in is None else (self.stay_in,))):
            corners = np.asarray(box, dtype=float)
            if corners.shape != (6,) or not np.all(np.isfinite(corners)):
                raise InputError(
                    f"a box is xmin,ymin,zmin,xmax,ymax,zmax in m, got {len(corners)} values"
                )
            for axis, low, high in zip("xyz", corners[:3], corners[3:], strict=True):
                if not low < high:
                    raise InputError(
                        f"a box from {axis} = {low:g} to {high:g} is empty; its lower corner "
                        "comes first: xmin,ymin,zmin,xmax,ymax,zmax"
                    )
        for name, value in (("floor", self.floor), ("radius", self.radius)):
            if value is not None and not np.isfinite(value):
                raise InputError(f"{name} must be a finite number of metres, got {value:g}")

    def __bool__(self) -> bool:
        bounds = (self.stay_in, self.floor, self.radius)
        return bool(self.keep_out) or any(one is not None for one in bounds)

    def clearances(self, points: Array) -> dict[str, Array]:
        """By what bounds them, how far points (..., 3) are on the right side of it: m, below 0
        where they are not."""
        out: dict[str, Array] = {}
        for box in self.keep_out:
            low, high = np.asarray(box[:3]), np.asarray(box[3:])
            beside = np.maximum(low - points, points - high)
            out[f"the keep-out box {_describe(box)}"] = beside.max(axis=-1)
        if self.stay_in is not None:
            low, high = np.asarray(self.stay_in[:3]), np.asarray(self.stay_in[3:])
            inside = np.minimum(points - low, high - points)
            out[f"the box {_describe(self.stay_in)} to stay in"] = inside.min(axis=-1)
        if self.floor is not None:
            out[f"the floor at {self.floor:g} m"] = points[..., 2] - self.floor
        if self.radius is not None:
            out[f"the radius of {self.radius:g} m"] = self.radius - np.linalg.norm(points, axis=-1)
        return out

    def clearance(self, points: Array) -> Array:
        """The least of them at each point (...)."""
        return np.min(np.stack(list(self.clearances(points).values())), axis=0)


def _describe(box: Box) -> str:
    return ",".join(f"{x:g}" for x in box)
