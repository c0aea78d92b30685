"""A robot's states as scenes: links, joints and vectors in world axes, from the robot's results.

Everything is computed for all frames at once; `Staging.scene(k)` is the picture of frame k.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.core.recursions import NewtonEulerResult, body_poses, plane_of_motion
from rnea.core.spatial import Pose, times
from rnea.core.spatial.numbers import Array
from rnea.report.robot_figures.cut_forces import CutForce, cut_forces
from rnea.report.robot_figures.held_bodies import Shape, shapes_of
from rnea.report.robot_figures.joint_marks import Marks
from rnea.report.robot_figures.moving_joint_torques import actuators, moving_efforts
from rnea.report.robot_figures.robot_lines import (
    couplings_seen,
    cuts_seen,
    joint_seen,
    link_lines,
)
from rnea.report.robot_figures.states import checked_rows
from rnea.report.robot_figures.tips import Tip, tips_of
from rnea.report.rounding import largest, without_rounding
from rnea.report.scene.camera import Camera, aside_camera, plane_camera
from rnea.report.scene.scene import QUANTITIES, Ellipsoid, Line, Point, Scene, Vector
from rnea.robot import Robot
from rnea.system.cached import cached_property

_FAR = 5.0  # sizes of the robot that are still seen without following it
_ROOM = 4.5  # the size of marks, in distances of neighbouring joints
_LOOPS_ASIDE = -1.1  # where robots with loops are seen from, rad
_AT_CENTRE = ("vdc", "vc", "F", "N", "weight")


@dataclass(frozen=True)
class Extras:
    """What is drawn besides links and joints: the joints' frames, centres of mass, inertias as
    ellipsoids, the joints' axes."""

    frames: bool = False
    centers: bool = True
    inertias: bool = False
    axes: bool = False


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
        closure = self.robot.model.closure
        driven = closure is not None and closure.actuated
        ask = self.robot.motor_torque if driven else self.robot.inverse_dynamics
        tau = ask(self.q, self.qd, self.qdd)
        units = [freedom.effort_unit for freedom in actuators(self.robot.model)]
        return without_rounding(tau, np.array([self.carried[unit] for unit in units]))

    @cached_property
    def efforts(self) -> Array:
        """What each moving joint's actuator feels of its wrench (frames, moving efforts), in N m
        or N; the columns are those of `moving_efforts`.

        Zero where it is zero up to rounding, beside what the joints carry.
        """
        wrenches = self.result.wrenches
        columns = []
        for effort in moving_efforts(self.robot.model):
            body, k = self.robot.model.body(effort.body), effort.body - 1
            at = self.q[:, body.q]
            felt = body.joint.effort(at, wrenches.force[:, k], wrenches.moment[:, k])
            columns.append(without_rounding(felt[:, effort.number], self.carried[effort.unit]))
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
    def cut_forces(self) -> list[CutForce]:
        """What the joints that close loops exert."""
        return cut_forces(self)

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
    def centers(self) -> Array:
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
        """The ends of bodies that carry nothing."""
        return tips_of(self)

    def in_world(self, quantity: str) -> Array:
        """A quantity of the recursion (frames, bodies, 3) in world axes; f and n: at the joints."""
        if quantity not in self._turned:
            wrenches = self.result.wrenches
            through = {"f": wrenches.force, "n": wrenches.moment}
            local = through[quantity] if quantity in through else getattr(self.result, quantity)
            turned = np.asarray(times(self.rotations[:, 1:], local))
            size = self.carried.get(QUANTITIES[quantity].unit, largest(turned))
            self._turned[quantity] = without_rounding(turned, size)
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
        for number, shape in self.shapes.items():
            far = [float(np.linalg.norm(place)) for bar in shape.bars for place in bar]
            way.append((way[number] if number else 0.0) + max(far, default=0.0))
        # a body that flies alone is as large as its inertia says
        flying = [i for i in self.detached - set(self.shapes) if model.body(i).inertia.mass > 0]
        sizes = [float(np.linalg.norm(self._ellipsoid(0, i).axes, axis=0).max()) for i in flying]
        return max(max(way) / 2, *sizes, 0.0) or 1.0

    @cached_property
    def shapes(self) -> dict[int, Shape]:
        """How the bodies are drawn that loops hold, by number; none of a tree."""
        return shapes_of(self.robot.model)

    @cached_property
    def sleeved(self) -> frozenset[int]:
        """The sliding rods that end in a joint which closes a loop, as in the legs of hexapods."""
        model = self.robot.model
        return frozenset(
            i
            for i, shape in self.shapes.items()
            if i and model.body(i).joint.slides and not shape.bars
        )

    @cached_property
    def mark(self) -> float:
        """The size of joints' marks in m, as if the robot were so large: where loops bring joints
        close together, theirs must not overlap."""
        if not self.shapes:
            return self.reach
        own = [s.place for b in self.robot.model.bodies if (s := joint_seen(self, 0, b))]
        places = np.array([*own, *(seen.place for seen, _ in cuts_seen(self, 0))])
        apart = np.linalg.norm(places[:, None] - places, axis=-1)
        some = apart[apart > 0.02 * self.reach]
        return min(self.reach, _ROOM * float(some.min(initial=np.inf)))

    def pose(self, k: int, number: int) -> Pose:
        """X_WB of a body in frame k, 0 the base."""
        return Pose(self.rotations[k, number], self.origins[k, number])

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
        lines, points, ellipsoids = link_lines(self, k, active), [], []
        for body in self.robot.model.bodies:
            i, seen = body.index, joint_seen(self, k, body, active)
            if seen is not None:
                points.append(seen.point)
                lines += seen.lines(self.mark)
                if seen.marks.floats and body.inertia.mass > 0:
                    ellipsoids.append(replace(self._ellipsoid(k, i), role=f"{seen.lit}body"))
                for part in seen.axes(self.reach) if extras.axes else ():
                    if isinstance(part, Line):
                        lines.append(part)
                    else:
                        points.append(part)
            if body.inertia.mass > 0:
                if extras.centers:
                    points.append(Point(body.name, "com", self.centers[k, i - 1], carried=i))
                if inertias or extras.inertias:
                    ellipsoids.append(self._ellipsoid(k, i))
            if extras.frames:
                lines += self._axes(body.name, k, i)
        for seen, rail in cuts_seen(self, k):
            points.append(seen.point)
            lines += [*([] if rail is None else [rail]), *seen.lines(self.mark)]
            if extras.axes:
                lines += [part for part in seen.axes(self.reach) if isinstance(part, Line)]
        lines += couplings_seen(self, k)
        return Scene(tuple(lines), tuple(points), tuple(ellipsoids), scales=scales or {})

    def _axes(self, name: str, k: int, index: int) -> list[Line]:
        origin, rotation = self.origins[k, index], self.rotations[k, index]
        ends = [np.stack([origin, origin + axis * (0.22 * self.reach)]) for axis in rotation.T]
        return [
            Line(name, f"frame {letter}", end, carried=(index, index))
            for letter, end in zip("xyz", ends, strict=True)
        ]

    def _ellipsoid(self, k: int, index: int) -> Ellipsoid:
        """The homogeneous ellipsoid with the body's inertia: moments m/5 (b² + c²) and so on."""
        body = self.robot.model.body(index)
        principal = body.inertia.principal()
        second = principal.moments.sum() / 2 - principal.moments
        half = np.sqrt(np.maximum(second, 0) * 5 / float(body.inertia.mass))
        axes = times(self.rotations[k, index][None], (principal.axes * half).T).T
        return Ellipsoid(body.name, self.centers[k, index - 1], axes, carried=index)

    def vector(
        self, k: int, quantity: str, index: int, *, label: bool = True, opacity: float = 1.0
    ) -> Vector:
        """A quantity of body `index` as the recursion has it: at the joint or at the centre."""
        what = QUANTITIES[quantity]
        components = self.in_world(quantity)[k, index - 1]
        place = self.centers[k, index - 1] if quantity in _AT_CENTRE else self.origins[k, index]
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
        if normal is not None:
            return plane_camera(normal, self.up)
        # a little more from the side shows which bars run parallel
        return aside_camera(self.up, _LOOPS_ASIDE) if self.shapes else aside_camera(self.up)


def subscript(number: int) -> str:
    """12 as ₁₂."""
    return "".join("₀₁₂₃₄₅₆₇₈₉"[int(digit)] for digit in str(number))
