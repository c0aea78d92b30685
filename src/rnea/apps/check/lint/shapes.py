"""The space that a link's shapes take up, as far as the file itself tells it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.description import Geometry
from rnea.core.model import ParameterEvaluator
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError

HALF_SIZES: dict[str, Callable[..., tuple[float, float, float]]] = {
    "box": lambda x, y, z: (x / 2, y / 2, z / 2),
    "cylinder": lambda radius, length: (radius, radius, length / 2),
    "capsule": lambda radius, length: (radius, radius, length / 2 + radius),
    "sphere": lambda radius: (radius, radius, radius),
    "ellipsoid": lambda x, y, z: (x, y, z),
}
"""Half the edges of the box around a shape, from its sizes."""

DENSEST = 11_340.0
"""kg/m³, lead: heavier than that for its shapes, a link has shapes that only stand for it."""


@dataclass(frozen=True, eq=False)
class Space:
    """Corners (k, 3) of the boxes around the shapes that are given by numbers.

    complete  whether what the link is touched with is all among them; a mesh is in another file
    exact     whether what is seen of it is among them too, so that nothing is coarse
    """

    corners: Array
    complete: bool
    exact: bool

    def holds(self, mass: float) -> bool:
        """Whether a link of this mass fits in, be it solid lead. A contact point of 1 mm does
        not hold a fingertip."""
        if not len(self.corners):
            return False
        return float(np.prod(np.ptp(self.corners, axis=0))) * DENSEST >= mass


def space(shapes: Sequence[Geometry], numbers: ParameterEvaluator) -> Space:
    """What is touched and what is seen, together: either may be left coarse."""
    touched = [shape for shape in shapes if shape.role == "collision"] or list(shapes)
    told = {shape: _corners(shape, numbers) for shape in shapes}
    corners = [corner for several in told.values() for corner in several or ()]
    complete = bool(touched) and all(told[shape] is not None for shape in touched)
    return Space(np.array(corners).reshape(-1, 3), complete, complete and None not in told.values())


def _corners(shape: Geometry, numbers: ParameterEvaluator) -> list[Array] | None:
    """The corners of the box around a shape; None for a mesh, whose size is in another file."""
    if shape.shape not in HALF_SIZES:
        return None
    try:
        pose = numbers.pose(shape.placement, "geometry")
    except RneaError:
        return None
    half = np.array(HALF_SIZES[shape.shape](*shape.sizes))
    return [pose.point(half * signs) for signs in itertools.product((-1.0, 1.0), repeat=3)]
