"""How large, how heavy and how spread out a robot's links are: what unit errors show up against."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from rnea.apps.check.lint.shapes import space
from rnea.core.description import Description, Tree
from rnea.core.model import Model, ParameterEvaluator
from rnea.core.spatial.numbers import FLOAT, Array

NEGLIGIBLE = 1e-7
"""Of the robot's mass times its reach squared: a smaller inertia is felt nowhere."""


@dataclass(frozen=True)
class LinkSize:
    """A moving body in four numbers.

    size      the longest of: centre of mass, frames and next joints from its own joint, the
              distance of its joint from the previous one, and the span of its shapes (m)
    known     whether anything tells its size; if not, half of the robot's reach stands for it
    gyration  radius of gyration about the worst axis: sqrt(largest moment / mass) (m)
    density   that of the homogeneous box with the same mass and moments (kg/m³); None if flat
    """

    name: str
    mass: float
    size: float
    gyration: float
    density: float | None
    largest_moment: float
    known: bool = True

    @property
    def slenderness(self) -> float:
        """Radius of gyration over size: 0.29 for a rod; 0.08 to 3.4 in the robots we have seen."""
        return self.gyration / self.size if self.size else 0.0


def _length(vector: Array) -> float:
    return float(np.linalg.norm(vector))


def _points(model: Model, index: int) -> list[Array]:
    """What lies on a body, seen from its joint: centre of mass, frames, next joints."""
    frames = [frame.pose.translation for frame in model.frames_on[index]]
    joints = [model.body(child).joint.placement.translation for child in model.children[index]]
    return [model.body(index).inertia.com, *frames, *joints, *loop_points(model, index)]


def loop_points(model: Model, index: int) -> list[Array]:
    """Where loops are closed on a body."""
    cuts = () if model.closure is None else model.closure.cuts
    ends = [end for x in cuts for end in ((x.parent, x.X_PA), (x.child, x.X_CB))]
    return [pose.translation for body, pose in ends if body == index]


def joint_distances(model: Model) -> list[float]:
    """The way along the joints from the base to each body's joint (m); the base's is 0."""
    distances = [0.0]
    for body in model.bodies:
        distances.append(distances[body.parent] + _length(body.joint.placement.translation))
    return distances


def reach(model: Model) -> float:
    """The longest way along the joints from the base to a point of a body (m), with sliders as far
    out as their limits let them."""
    far, out = joint_distances(model), [0.0]
    for body in model.bodies:
        bounds = (body.limits.lower, body.limits.upper) if body.joint.slides else ()
        travel = max((abs(x) for x in bounds if x is not None and math.isfinite(x)), default=0.0)
        out.append(out[body.parent] + travel)
        far[body.index] += out[-1]
    ends = (far[b.index] + _length(p) for b in model.bodies for p in _points(model, b.index))
    return max(ends, default=0.0)


def shape_spans(description: Description) -> dict[str, float]:
    """Diagonals (m) of the shapes that links have by numbers."""
    structure, numbers = description.structure, ParameterEvaluator(description, FLOAT)
    links = structure.links if isinstance(structure, Tree) else ()
    corners = {link.name: space(link.geometry, numbers).corners for link in links}
    return {name: _length(np.ptp(x, axis=0)) for name, x in corners.items() if len(x)}


def link_sizes(model: Model, spans: Mapping[str, float] | None = None) -> list[LinkSize]:
    """Every moving body, measured; spans: those of the shapes of its links."""
    total, spans = reach(model), spans or {}
    sizes = []
    for body in model.bodies:
        lengths = map(_length, [*_points(model, body.index), body.joint.placement.translation])
        links = [frame.name for frame in model.frames_on[body.index]]
        size = max(*lengths, *(spans.get(name, 0.0) for name in links), 0.0)
        # a wrist whose frames all coincide says nothing about its size
        known = size > total / 50
        inertia = body.inertia
        measured = _measured(body.name, float(inertia.mass), inertia.about_com, known, size, total)
        sizes.append(measured)
    return sizes


def _measured(
    name: str, mass: float, tensor: Array, known: bool, size: float, total: float
) -> LinkSize:
    size = size if known else total / 2
    moments = np.linalg.eigvalsh(tensor)
    largest = float(moments[-1])
    if mass <= 0:
        return LinkSize(name, mass, size, 0.0, None, largest, known)
    gyration = math.sqrt(max(largest, 0.0) / mass)
    # a box's edge squared is 12 times the second moment of mass along it, over the mass
    edges_squared = np.clip(moments.sum() / 2 - moments, 0.0, None) * 12 / mass
    # flat and slender bodies have no volume: an edge below a hundredth of the longest is none
    solid = edges_squared.min() > 1e-4 * edges_squared.max() > 0
    # the product of the squares would be too small for a double long before the volume is
    volume = math.prod(map(math.sqrt, edges_squared))
    density = (mass / volume if volume else math.inf) if solid else None
    return LinkSize(name, mass, size, gyration, density, largest, known)
