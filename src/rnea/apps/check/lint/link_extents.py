"""The space that a link takes up: joints and frames on it, and its shapes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.apps.check.lint.link_sizes import loop_points
from rnea.apps.check.lint.shapes import space
from rnea.apps.check.lint.subject import LinkFacts, Subject
from rnea.core.model import Body, Frame, Model, ParameterEvaluator
from rnea.core.spatial import Pose
from rnea.core.spatial.numbers import FLOAT, Array


@dataclass(frozen=True, eq=False)
class Extent:
    """Points (k, 3) of a link, seen from its frame.

    complete: its shapes are among them; exact: and they are no coarse stand-ins for a mesh.
    """

    points: Array
    complete: bool
    exact: bool

    @property
    def diagonal(self) -> float:
        return float(np.linalg.norm(np.ptp(self.points, axis=0)))

    def distance(self, point: Array) -> float:
        """How far a point lies outside the box around them (m); 0 within."""
        low, high = self.points.min(axis=0), self.points.max(axis=0)
        return float(np.linalg.norm(point - np.clip(point, low, high)))


class Extents:
    """The extents of a robot's links; far (m): how long a slide without limits may be."""

    def __init__(self, subject: Subject, model: Model, far: float) -> None:
        self._subject, self._model, self._far = subject, model, far
        self._frames: dict[tuple[str, int], list[Frame]] = {}
        for frame in model.frames.values():
            self._frames.setdefault((frame.parent, frame.body), []).append(frame)
        # a body's joint is on the link that it is mounted on, and on its own
        self._bodies: dict[str, list[Body]] = {}
        for body in model.bodies:
            for name in dict.fromkeys((body.mounted_on, body.name)):
                self._bodies.setdefault(name, []).append(body)
        self._numbers = ParameterEvaluator(subject.description, FLOAT)

    def of(self, link: LinkFacts) -> Extent:
        """From the link's own frame: its origin, the joints and frames on it, and its shapes."""
        model = self._model
        own = model.frame(link.name)
        back = own.pose.inverse()
        points: list[Array] = [np.zeros(3)]
        for frame in self._frames.get((link.name, own.body), ()):
            points.append((back @ frame.pose).translation)
        for body in self._bodies.get(link.name, ()):
            points += self._joint(body, link, back)
        points += [back.point(point) for point in loop_points(model, own.body)]
        if not self._subject.is_tree:
            # a DH link reaches from its joint to its frame, whichever end the frame is at
            points.append(back.translation)
        taken = space(link.geometry, self._numbers)
        known = taken.complete and taken.holds(link.mass)
        return Extent(np.array([*points, *taken.corners]), known, known and taken.exact)

    def _joint(self, body: Body, link: LinkFacts, back: Pose) -> list[Array]:
        """The joint of a body that is mounted on a link, and the rail of a slide, on both sides."""
        points = []
        if body.mounted_on == link.name:
            points.append((back @ body.joint.placement).translation)
        rail = _rail(body)
        if rail is not None:
            # a slide and its rail are as long as the travel, and lie to either side
            bounds = (body.limits.lower, body.limits.upper) if body.joint.slides else ()
            travel = max((abs(b) for b in bounds if b), default=self._far)
            seen = back if body.name == link.name else back @ body.joint.placement
            points += [seen.point(rail * t) for t in (-travel, travel)]
        return points


def _rail(body: Body) -> Array | None:
    """The direction of the one line along which a joint slides; None where there is none, and
    where it slides more ways than a rail would let it."""
    _, linear = body.joint.motion_axes(body.joint.neutral)
    ways = [way / np.linalg.norm(way) for way in linear if np.any(way)]
    if not ways or any(np.linalg.norm(np.cross(ways[0], way)) > 1e-9 for way in ways):
        return None
    return body.joint.axis if body.joint.slides else ways[0]
