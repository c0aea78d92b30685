"""What a scene draws of a robot in one frame: its links, its joints, and those that close loops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.model import Body
from rnea.core.spatial import times
from rnea.core.spatial.numbers import Array
from rnea.report.robot_figures.joint_marks import PLATE, ROD, Marks
from rnea.report.scene.scene import Line, Point

if TYPE_CHECKING:
    from rnea.report.robot_figures.staging import Staging


@dataclass(frozen=True, eq=False)
class JointSeen:
    """A joint in one frame, as it is drawn.

    place (3,), rotation (3, 3): where it is, and of the axes that its marks are told in
    carried: the body that carries it along; slides: whether it does nothing else
    """

    name: str
    marks: Marks
    place: Array
    rotation: Array
    carried: int
    slides: bool
    lit: str = ""

    def lines(self, size: float) -> Iterator[Line]:
        """size: of the marks, in m."""
        own = (self.carried, self.carried)
        for hub, axis, begin, end in self.marks.hubs():
            ends = self.along(axis, begin * size, end * size)
            yield Line(self.name, self.lit + hub, ends, carried=own)
        corners = self.marks.plate(PLATE * size)
        if corners is not None:
            flat = self.place + times(self.rotation, corners)
            yield Line(self.name, f"{self.lit}plate", flat, carried=own)

    def axes(self, size: float) -> Iterator[Line | Point]:
        """The axes that it moves about or along."""
        for axis in self.marks.axes:
            ends = self.along(axis, -0.55 * size, 0.55 * size)
            yield Line(self.name, "axis", ends, carried=(self.carried, self.carried))
            if self.role == "joint":
                yield Point(self.name, "axis", self.place, carried=self.carried)

    @property
    def role(self) -> str:
        return "slider" if self.slides else f"{self.lit}ball" if self.marks.ball else "joint"

    @property
    def point(self) -> Point:
        return Point(self.name, self.role, self.place, carried=self.carried)

    def along(self, axis: Array, begin: float, end: float) -> Array:
        """Two points (2, 3) of an axis, so many metres from the joint."""
        way = times(self.rotation, axis)
        return np.stack([self.place + way * begin, self.place + way * end])


def joint_seen(cast: Staging, k: int, body: Body, active: int = 0) -> JointSeen | None:
    """The joint that carries a body; None where loops hold the body and the joint is but a way to
    tell where it is."""
    i, marks = body.index, Marks.of(body.joint, cast.q[k, body.q])
    if marks.detached and i in cast.shapes:
        return None
    # a rod that ends in another joint slides in a sleeve at the end of what holds it
    place = cast.anchors[k, i - 1] if i in cast.sleeved else cast.origins[k, i]
    lit = "active " if i == active else ""
    return JointSeen(body.joint.name, marks, place, cast.rotations[k, i], i, body.joint.slides, lit)


def cuts_seen(cast: Staging, k: int) -> list[tuple[JointSeen, Line | None]]:
    """The joints that close loops, and the way that a sliding one has gone."""
    closure, found = cast.robot.model.closure, []
    for cut in closure.cuts if closure is not None else ():
        X_WA, X_WB = cast.pose(k, cut.parent) @ cut.X_PA, cast.pose(k, cut.child) @ cut.X_CB
        marks = Marks(*cut.allowed(X_WA, X_WB))
        seen = JointSeen(
            cut.name,
            marks,
            X_WB.translation,
            np.eye(3),
            cut.child,
            len(marks.sliding) == 1 and not len(marks.turning),
        )
        way = np.stack([X_WA.translation, X_WB.translation])
        rail = Line(cut.name, "rail", way, carried=(cut.parent, cut.child))
        found.append((seen, rail if len(marks.sliding) == 1 else None))
    return found


def couplings_seen(cast: Staging, k: int) -> list[Line]:
    """Dashes between the joints that an equation couples."""
    closure, model = cast.robot.model.closure, cast.robot.model
    lines = []
    for coupling in closure.couplings if closure is not None else ():
        bodies = [model.moving_body(term.joint) for term in coupling.terms]
        ends = (bodies[0], bodies[-1])
        lines.append(Line(coupling.name, "coupling", cast.origins[k, bodies], carried=ends))
    return lines


def link_lines(cast: Staging, k: int, active: int) -> list[Line]:
    """Spokes of the tree, bars and plates of loops, rails, and what sticks out at the tips."""
    model, lines, shapes = cast.robot.model, [], cast.shapes
    for body in model.bodies:
        if body.index in cast.detached:
            continue
        anchor = cast.anchors[k, body.index - 1]
        if body.parent not in shapes:
            ends = np.stack([cast.origins[k, body.parent], anchor])
            lines.append(_link(cast, body.parent, active, ends))
        seen = joint_seen(cast, k, body)
        if seen is not None and seen.marks.rail is not None:
            rail = np.stack([anchor, cast.origins[k, body.index]])
            both = (body.parent, body.index)
            lines.append(Line(body.joint.name, "rail", rail, carried=both))
            if len(seen.marks.turning):
                rod = seen.along(seen.marks.rail, -ROD * cast.mark, ROD * cast.mark)
                own = (body.index, body.index)
                lines.append(Line(body.joint.name, "rail", rod, carried=own))
    for number, shape in shapes.items():
        pose = cast.pose(k, number)
        if shape.plate is not None:
            corners = pose.point(shape.plate)
            name = _name(cast, number)
            lines.append(Line(name, "web", corners, carried=(number, number)))
        lines += [_link(cast, number, active, pose.point(bar)) for bar in shape.bars]
    for tip in cast.tips:
        if tip.body not in shapes:
            ends = np.stack([cast.origins[k, tip.body], tip.places[k]])
            lines.append(_link(cast, tip.body, active, ends))
    return lines


def _name(cast: Staging, number: int) -> str:
    return cast.robot.model.body(number).name if number else "base"


def _link(cast: Staging, number: int, active: int, ends: Array) -> Line:
    role = "base" if not number else "active link" if number == active else "link"
    return Line(_name(cast, number), role, ends, carried=(number, number))
