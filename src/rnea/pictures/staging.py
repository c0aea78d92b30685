"""A robot's states as scenes: links, joints and vectors in world axes, from the robot's results.

Everything is computed for all frames at once; `Staging.scene(k)` is the picture of frame k.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.kept import cached_property
from rnea.model import Body
from rnea.pictures.joint_marks import PLATE, ROD, Marks
from rnea.pictures.moving_efforts import moving_efforts
from rnea.pictures.states import checked_rows
from rnea.recursions import NewtonEulerResult, body_poses, plane_of_motion
from rnea.robot import Robot
from rnea.spatial import Pose, times
from rnea.spatial.numbers import Array
from rnea.views.scene import (
    QUANTITIES,
    Camera,
    Ellipsoid,
    Line,
    Point,
    Scene,
    Vector,
    aside_camera,
    plane_camera,
)

_FAR = 5.0  # sizes of the robot that are still seen without following it
_AT_CENTRE = ("vdc", "vc", "F", "N", "weight")


@dataclass(frozen=True)
class Extras:
    """What is drawn besides links and joints: the joints' frames, centres of mass, inertias as
    ellipsoids, the joints' axes."""

    frames: bool = False
    centres: bool = True
    inertias: bool = False
    axes: bool = False


@dataclass(frozen=True, eq=False)
class Tip:
    """The end of a body that carries nothing, in every frame (frames, 3)."""

    body: int
    name: str
    places: Array


@dataclass(frozen=True, eq=False)
class Staging:
    """A robot at the states q (frames, nq), qd and qdd (frames, nv)."""

    robot: Robot
    q: Array
    qd: Array
    qdd: Array
    extras: Extras = Extras()

    @classmethod
    def of(
        cls, robot: Robot, q: Any, qd: Any = None, qdd: Any = None, *, extras: Extras | None = None
    ) -> Staging:
        """States with a frame axis; rates that are not given are zero."""
        return cls(robot, *checked_rows(robot, q, qd, qdd), extras or Extras())

    def __len__(self) -> int:
        return len(self.q)

    # ---- what the robot answers ----------------------------------------------------------------

    @cached_property
    def result(self) -> NewtonEulerResult:
        return self.robot.newton_euler(self.q, self.qd, self.qdd)

    @cached_property
    def tau(self) -> Array:
        """What the actuators deliver, friction, rotors and springs included; rounding as zero."""
        tau = self.robot.inverse_dynamics(self.q, self.qd, self.qdd)
        units = [freedom.effort_unit for freedom in self.robot.model.freedoms]
        return without_rounding(tau, np.array([self.carried[unit] for unit in units]))

    @cached_property
    def efforts(self) -> Array:
        """What each moving joint's actuator feels of its wrench (frames, moving efforts), in N m
        or N; the columns are those of `moving_efforts`.

        Zero where it is zero up to rounding, beside what the joints carry.
        """
        wrenches = self.result.wrenches
        columns = []
        for k, body in enumerate(self.robot.model.bodies):
            at = self.q[:, body.q]
            efforts = body.joint.effort(at, wrenches.force[:, k], wrenches.moment[:, k])
            for speed, effort in zip(body.joint.speeds, efforts.T, strict=True):
                columns.append(without_rounding(effort, self.carried[speed.effort_unit]))
        return np.stack(columns, axis=-1)

    def efforts_of(self, k: int, index: int) -> list[tuple[str, float, str]]:
        """Name, value in frame k, and unit of every effort of a body's joint."""
        named = zip(moving_efforts(self.robot.model), self.efforts[k], strict=True)
        return [(x.name, float(value), x.unit) for x, value in named if x.body == index]

    @cached_property
    def carried(self) -> dict[str, float]:
        """The largest moment and force through any joint, by unit: what rounding goes by."""
        wrenches = self.result.wrenches
        force = float(np.abs(wrenches.force).max(initial=0.0))
        moment = float(np.abs(wrenches.moment).max(initial=0.0))
        return {"N m": moment + force * self.reach, "N": force}

    @cached_property
    def _poses(self) -> list[Pose]:
        return body_poses(self.robot.model, self.q)

    @cached_property
    def rotations(self) -> Array:
        """R_WB (frames, bodies + 1, 3, 3), the base first."""
        shape = (len(self), 3, 3)
        return np.stack([np.broadcast_to(p.rotation, shape) for p in self._poses], axis=1)

    @cached_property
    def origins(self) -> Array:
        """Origins of the bodies' frames (frames, bodies + 1, 3), the base first."""
        shape = (len(self), 3)
        return np.stack([np.broadcast_to(p.translation, shape) for p in self._poses], axis=1)

    @cached_property
    def centres(self) -> Array:
        """Centres of mass of the moving bodies (frames, bodies, 3)."""
        local = np.array([body.inertia.com for body in self.robot.model.bodies])
        return np.asarray(self.origins[:, 1:] + times(self.rotations[:, 1:], local))

    @cached_property
    def anchors(self) -> Array:
        """Where each joint sits on its parent (frames, bodies, 3): a slider leaves it."""
        parents = [body.parent for body in self.robot.model.bodies]
        local = np.array([body.joint.placement.translation for body in self.robot.model.bodies])
        return np.asarray(self.origins[:, parents] + times(self.rotations[:, parents], local))

    @cached_property
    def tips(self) -> list[Tip]:
        """Of the bodies that carry nothing: their farthest frame, or their mass."""
        model, tips = self.robot.model, []
        for body in model.bodies:
            if all(child in self.detached for child in model.children[body.index]):
                places = [f.pose.translation for f in model.frames.values() if f.body == body.index]
                far = max((*places, body.inertia.com), key=lambda p: float(np.linalg.norm(p)))
                turned = times(self.rotations[:, body.index], far)
                tips.append(Tip(body.index, body.name, self.origins[:, body.index] + turned))
        return tips

    def in_world(self, quantity: str) -> Array:
        """A quantity of the recursion (frames, bodies, 3) in world axes; f and n: at the joints."""
        if quantity not in self._turned:
            wrenches = self.result.wrenches
            through = {"f": wrenches.force, "n": wrenches.moment}
            local = through[quantity] if quantity in through else getattr(self.result, quantity)
            self._turned[quantity] = np.asarray(times(self.rotations[:, 1:], local))
        return self._turned[quantity]

    @cached_property
    def _turned(self) -> dict[str, Array]:
        return {}

    # ---- pictures ------------------------------------------------------------------------------

    @cached_property
    def detached(self) -> frozenset[int]:
        """The bodies that nothing solid leads to from their parents: they fly, or drive about."""
        bodies = self.robot.model.bodies
        return frozenset(
            body.index for body in bodies if Marks.of(body.joint, body.joint.neutral).detached
        )

    @property
    def grounded(self) -> bool:
        """Whether anything stands on the ground."""
        return any(child not in self.detached for child in self.robot.model.children[0])

    @cached_property
    def way(self) -> Array | None:
        """How far a robot that flies or drives has come since the first frame (frames, 3); None
        where it stays within a few of its own sizes, so that a view can hold it all."""
        if self.grounded:
            return None
        roots = self.origins[:, list(self.robot.model.children[0])].mean(axis=1)
        far = float(np.linalg.norm(np.ptp(roots, axis=0)))
        return roots - roots[0] if far > _FAR * self.reach else None

    @cached_property
    def reach(self) -> float:
        """The size of the robot in m: half of its longest way from base to tip."""
        model, way = self.robot.model, [0.0]
        for body in model.bodies:
            step = self.origins[0, body.index] - self.origins[0, body.parent]
            length = 0.0 if body.index in self.detached else float(np.linalg.norm(step))
            way.append(way[body.parent] + length)
        for tip in self.tips:
            step = tip.places[0] - self.origins[0, tip.body]
            way.append(way[tip.body] + float(np.linalg.norm(step)))
        # a body that flies alone is as large as its inertia says
        flying = [i for i in self.detached if model.body(i).inertia.mass > 0]
        sizes = [float(np.linalg.norm(self._ellipsoid(0, i).axes, axis=0).max()) for i in flying]
        return max(max(way) / 2, *sizes, 0.0) or 1.0

    def scene(
        self,
        k: int,
        *,
        active: int = 0,
        inertias: bool = False,
        scales: dict[str, float] | None = None,
    ) -> Scene:
        """The robot in frame k without arrows; `active` is a body to point out (1 is the first).

        inertias: as ellipsoids, even where the extras do not ask for them.
        """
        extras = self.extras
        lines, points, ellipsoids = self._links(k, active), [], []
        for body in self.robot.model.bodies:
            i, marks = body.index, self._marks(k, body)
            lit = "active " if i == active else ""
            role = "slider" if body.joint.slides else f"{lit}ball" if marks.ball else "joint"
            points.append(Point(body.joint.name, role, self.origins[k, i], carried=i))
            for hub, axis, begin, end in marks.hubs():
                ends = self._axis(k, i, axis, begin, end)
                lines.append(Line(body.joint.name, lit + hub, ends, carried=(i, i)))
            for axis in marks.axes if extras.axes else ():
                ends = self._axis(k, i, axis, -0.55, 0.55)
                lines.append(Line(body.joint.name, "axis", ends, carried=(i, i)))
                if role == "joint":
                    points.append(Point(body.joint.name, "axis", self.origins[k, i], carried=i))
            corners = marks.plate(PLATE * self.reach)
            if corners is not None:
                flat = self.origins[k, i] + times(self.rotations[k, i], corners)
                lines.append(Line(body.joint.name, f"{lit}plate", flat, carried=(i, i)))
            if marks.floats and body.inertia.mass > 0:
                ellipsoids.append(replace(self._ellipsoid(k, i), role=f"{lit}body"))
            if body.inertia.mass > 0:
                if extras.centres:
                    points.append(Point(body.name, "com", self.centres[k, i - 1], carried=i))
                if inertias or extras.inertias:
                    ellipsoids.append(self._ellipsoid(k, i))
            if extras.frames:
                lines += self._axes(body.name, k, i)
        return Scene(tuple(lines), tuple(points), tuple(ellipsoids), scales=scales or {})

    def _links(self, k: int, active: int) -> list[Line]:
        model, lines = self.robot.model, []
        for body in model.bodies:
            if body.index in self.detached:
                continue
            start = self.origins[k, body.parent]
            role = "link" if body.parent else "base"
            role = "active link" if body.parent and body.parent == active else role
            name = model.body(body.parent).name if body.parent else "base"
            ends = np.stack([start, self.anchors[k, body.index - 1]])
            lines.append(Line(name, role, ends, carried=(body.parent, body.parent)))
            marks = self._marks(k, body)
            if marks.rail is not None:
                rail = np.stack([self.anchors[k, body.index - 1], self.origins[k, body.index]])
                both = (body.parent, body.index)
                lines.append(Line(body.joint.name, "rail", rail, carried=both))
                if len(marks.turning):
                    rod = self._axis(k, body.index, marks.rail, -ROD, ROD)
                    own = (body.index, body.index)
                    lines.append(Line(body.joint.name, "rail", rod, carried=own))
        for tip in self.tips:
            role = "active link" if tip.body == active else "link"
            ends = np.stack([self.origins[k, tip.body], tip.places[k]])
            lines.append(Line(tip.name, role, ends, carried=(tip.body, tip.body)))
        return lines

    def _axes(self, name: str, k: int, index: int) -> list[Line]:
        origin, rotation = self.origins[k, index], self.rotations[k, index]
        ends = [np.stack([origin, origin + axis * (0.22 * self.reach)]) for axis in rotation.T]
        return [
            Line(name, f"frame {letter}", end, carried=(index, index))
            for letter, end in zip("xyz", ends, strict=True)
        ]

    def _marks(self, k: int, body: Body) -> Marks:
        return Marks.of(body.joint, self.q[k, body.q])

    def _axis(self, k: int, index: int, axis: Array, begin: float, end: float) -> Array:
        """Two points (2, 3) of an axis in a body's frame; from it in sizes of the robot."""
        origin, along = self.origins[k, index], times(self.rotations[k, index], axis)
        return np.stack([origin + along * (part * self.reach) for part in (begin, end)])

    def _ellipsoid(self, k: int, index: int) -> Ellipsoid:
        """The homogeneous ellipsoid with the body's inertia: moments m/5 (b² + c²) and so on."""
        body = self.robot.model.body(index)
        principal = body.inertia.principal()
        second = principal.moments.sum() / 2 - principal.moments
        half = np.sqrt(np.maximum(second, 0) * 5 / float(body.inertia.mass))
        axes = times(self.rotations[k, index][None], (principal.axes * half).T).T
        return Ellipsoid(body.name, self.centres[k, index - 1], axes, carried=index)

    def vector(
        self, k: int, quantity: str, index: int, *, label: bool = True, opacity: float = 1.0
    ) -> Vector:
        """A quantity of body `index` as the recursion has it: at the joint or at the centre."""
        what = QUANTITIES[quantity]
        components = self.in_world(quantity)[k, index - 1]
        place = self.centres[k, index - 1] if quantity in _AT_CENTRE else self.origins[k, index]
        text = f"{what.symbol}{subscript(index)}" if label else ""
        name = f"{quantity} {self.robot.model.body(index).name}"
        return Vector(name, quantity, place, components, what.unit, text, opacity)

    @property
    def up(self) -> Array:
        gravity = np.asarray(self.robot.gravity, dtype=float)
        return -gravity if np.linalg.norm(gravity) > 0 else np.array([0.0, 0.0, 1.0])

    @cached_property
    def camera(self) -> Camera:
        """Along the common axis of a planar robot; else from aside."""
        normal = plane_of_motion(self.robot.model)
        return aside_camera(self.up) if normal is None else plane_camera(normal, self.up)


def without_rounding(values: Array, scale: Any) -> Array:
    """Zero for what is zero up to rounding, beside values of a scale."""
    return np.where(np.abs(values) < 1e-12 * scale, 0.0, values)


def subscript(number: int) -> str:
    """12 as ₁₂."""
    return "".join("₀₁₂₃₄₅₆₇₈₉"[int(digit)] for digit in str(number))
