"""Centres of mass and inertias against the space that a link takes up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rnea.check.faults.finding import NOTE, WARNING, Finding
from rnea.check.faults.inertias import ENTRIES, is_placeholder
from rnea.check.faults.link_sizes import NEGLIGIBLE, joint_distances, loop_points
from rnea.check.faults.shapes import space
from rnea.check.faults.subject import LinkFacts, Subject
from rnea.model import Body, Evaluator, Model
from rnea.spatial import vector
from rnea.spatial.numbers import FLOAT, Array


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


def check(subject: Subject) -> Iterator[Finding]:
    model = subject.model
    if model is None:
        return
    far = max(joint_distances(model))
    whole_file = _all_may_be_about_origin(subject)
    for link in subject.links:
        if link.name not in model.frames or link.body.solid or not link.mass > 0:
            continue
        extent = _extent(subject, link, model, far)
        outside = extent.distance(link.com)
        # shapes given: half a diagonal outside them is too far, and a whole one for shapes that
        # only stand for a mesh. Else joints and frames are all that is known, and a motor may hang
        # beside its joint: the link must be missed by one and a half times its size and by half of
        # the whole robot, or by all of it where nothing but its origin is known
        known = far / 2 if extent.diagonal else far
        if extent.complete:
            bound = extent.diagonal * (0.5 if extent.exact else 1.0)
        else:
            bound = max(1.5 * extent.diagonal, known)
        if outside > bound > 0:
            yield Finding(
                *(WARNING, "com-outside", link.name, f"{link.path}.com"),
                f"{vector(link.com)} m lies {outside:.3g} m outside the link's "
                f"{'shapes' if extent.complete else 'joints and frames'}, which span "
                f"{extent.diagonal:.3g} m",
                "gravity's lever arm is wrong: another frame, another unit or a lost sign",
            )
        if not np.any(link.tensor) or not link.is_symmetric:
            continue
        if extent.complete or whole_file:
            yield from _about_origin(link, extent, subject.unrealizable)
        moment = float(np.linalg.eigvalsh(link.about_com)[-1])
        # coarse shapes without the centre of mass are not all of the link, and what a marker
        # without weight has for an inertia is felt nowhere
        all_of_it = extent.exact or (extent.complete and outside < 0.1 * extent.diagonal)
        if all_of_it and moment > NEGLIGIBLE * float(model.mass) * far**2:
            yield from _beyond(link, extent)


def _extent(subject: Subject, link: LinkFacts, model: Model, far: float) -> Extent:
    """From the link's own frame: its origin, the joints and frames on it, and its shapes."""
    own = model.frame(link.name)
    back = own.pose.inverse()
    points: list[Array] = [np.zeros(3)]
    for frame in model.frames.values():
        if frame.parent == link.name and frame.body == own.body:
            points.append((back @ frame.pose).translation)
    for body in model.bodies:
        if body.mounted_on == link.name:
            points.append((back @ body.joint.placement).translation)
        rail = _rail(body)
        if rail is not None and link.name in (body.mounted_on, body.name):
            # a slide and its rail are as long as the travel, and lie to either side
            bounds = (body.limits.lower, body.limits.upper) if body.joint.slides else ()
            travel = max((abs(b) for b in bounds if b), default=far)
            seen = back if body.name == link.name else back @ body.joint.placement
            points += [seen.point(rail * t) for t in (-travel, travel)]
    points += [back.point(point) for point in loop_points(model, own.body)]
    if not subject.is_tree:
        # a DH link reaches from its joint to its frame, whichever end the frame is at
        points.append(back.translation)
    taken = space(link.geometry, Evaluator(subject.description, FLOAT))
    known = taken.complete and taken.holds(link.mass)
    return Extent(np.array([*points, *taken.corners]), known, known and taken.exact)


def _rail(body: Body) -> Array | None:
    """The direction of the one line along which a joint slides; None where there is none, and
    where it slides more ways than a rail would let it."""
    _, linear = body.joint.motion_axes(body.joint.neutral)
    ways = [way / np.linalg.norm(way) for way in linear if np.any(way)]
    if not ways or any(np.linalg.norm(np.cross(ways[0], way)) > 1e-9 for way in ways):
        return None
    return body.joint.axis if body.joint.slides else ways[0]


def _all_may_be_about_origin(subject: Subject) -> bool:
    """Whether the tensors of three links and more, of all that have a centre to be moved from, are
    possible about the origin. Who takes them there takes all of them there; a single link may
    stick out of the joints and frames that are known of it."""
    moved = [
        link.may_have(link.about_com - link.shift)
        for link in subject.links
        if link.mass > 0 and link.is_finite and link.is_symmetric and not link.body.solid
        # nothing that counts: about either point
        if np.abs(link.shift).max() > 0.01 * np.abs(link.about_com).max() > 0
    ]
    return len(moved) > 2 and all(moved)


def _about_origin(link: LinkFacts, extent: Extent, excuse: str) -> Iterator[Finding]:
    """A tensor given about the centre of mass that is probably one about the origin.

    Let s be the second moment of the mass along the line from the origin to the centre of mass,
    at distance c. A tensor about the origin has s = s_com + m c² ≥ m c²: 4/3 m c² for a rod, m c²
    for a point. About the centre of mass, mass that lies between a and b on that line has at most
    m (c - a)(b - c), half of it at either end; a uniform rod has m c²/3. So s is judged if it is
    between 1 and 2 m c² and more than the link's known length allows, with 5 % to spare.
    Stout links stick out behind their joints: only tensors are judged whose s is four times the
    second moments across.
    """
    c = float(np.linalg.norm(link.com))
    if link.body.about == "origin" or c == 0:
        return
    second = np.eye(3) * (np.trace(link.about_com) / 2) - link.about_com
    along = link.com / c
    s, point = float(along @ second @ along), link.mass * c * c
    across = (np.trace(second) - s) / 2
    low, high = float((extent.points @ along).min()), float((extent.points @ along).max())
    spare = 0.05 * (high - low)
    moved = link.about_com - link.shift
    if (
        point <= s <= 2 * point
        and s >= 4 * across
        # a centre beyond everything that is known of the link says nothing about its length
        and high > c
        and s > link.mass * (c - low + spare) * (high + spare - c)
        and link.may_have(moved)
    ):
        tensor = ", ".join(f"i{name} {moved[index]:.5g}" for name, index in ENTRIES.items())
        yield Finding(
            # a published table that is excused as a whole is meant as it stands
            *(NOTE if excuse else WARNING, "inertia-about-origin", link.name),
            f"{link.path}.inertia",
            f"the mass would be spread {np.sqrt(s / link.mass):.3g} m about a centre {c:.3g} m "
            f"away in a link {high - low:.3g} m long, as if it were about the link's origin",
            "the parallel-axis term would be counted twice: accelerations feel too heavy",
            f"about the centre of mass: {tensor}",
        )


def _beyond(link: LinkFacts, extent: Extent) -> Iterator[Finding]:
    """Mass within a length d is spread by d/2 at most, root mean square, half of it at either end.

    Collision shapes are coarse, so that twice this bound over the shapes' diagonal is needed.
    """
    spread = float(np.sqrt(max(np.linalg.eigvalsh(link.about_com)[-1], 0.0) / link.mass))
    if spread > extent.diagonal > 0 and not is_placeholder(link.tensor):
        yield Finding(
            *(WARNING, "inertia-beyond-shape", link.name, f"{link.path}.inertia"),
            f"its mass would be spread {spread:.3g} m from its centre, but its shapes span "
            f"{extent.diagonal:.3g} m",
            "torques of accelerations are too large",
            "another unit, or the inertia of another link",
        )
