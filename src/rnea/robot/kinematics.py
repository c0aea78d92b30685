"""Where a robot's frames are and how they move, and the recursion that every question may need."""

from __future__ import annotations

from typing import Any, overload

import numpy as np

from rnea.errors import InputError, UnknownNameError
from rnea.model import gravity_vector, joint_state
from rnea.recursions import (
    Applied,
    BaseMotion,
    Steps,
    body_poses,
    by_body,
    frame_pose,
    one_batch,
    origin_velocities,
)
from rnea.recursions import jacobian as kinematics_jacobian
from rnea.recursions import newton_euler as newton_euler_of
from rnea.robot.accelerations import RobotAccelerations
from rnea.robot.compiled import Motion, Wrenches, base_motion
from rnea.robot.making import know_symbols
from rnea.spatial import (
    FrameMotion,
    Pose,
    Twist,
    Wrench,
    acceleration_of_point,
    cross,
    product,
    times,
    transpose,
    twist_at,
    wrench_at,
)
from rnea.spatial.numbers import Array


class RobotPlaces(RobotAccelerations):
    """A robot asked for poses, velocities and Jacobians; `Robot` adds torques and energies."""

    def forward_kinematics(self, q: Any, *, eager: bool = False) -> dict[str, Pose]:
        """The pose of every frame in the world, by name."""
        found = self._answer("frame_poses", (q,), eager=eager)
        if found is not None:
            R = found[..., :9].reshape(*found.shape[:-1], 3, 3)
            return {
                name: Pose(R[..., k, :, :], found[..., k, 9:])
                for k, name in enumerate(self.frame_names)
            }
        q, _, _ = self._state(q)
        world = body_poses(self._model, q)
        poses = {}
        for name in self.frame_names:
            pose = frame_pose(self._model, name, world)
            R = np.broadcast_to(pose.rotation, (*q.shape[:-1], 3, 3))
            poses[name] = Pose(R, np.broadcast_to(pose.translation, (*q.shape[:-1], 3)))
        return poses

    def jacobian(self, q: Any, *, frame: str = "tool", eager: bool = False) -> Array:
        """The geometric Jacobian (..., 6, n) of a frame, world axes, angular rows first."""
        self._model.frame(frame)
        found = self._answer("jacobian", (q,), frame=frame, eager=eager)
        if found is not None:
            return found
        q, _, _ = self._state(q)
        return kinematics_jacobian(self._model, q, frame)

    def motion_at(
        self, frame: str, q: Any, qd: Any, qdd: Any = None, *, axes: str = "", base: Motion = None
    ) -> FrameMotion:
        """Velocity and acceleration of a frame, in its own axes or in those of another frame."""
        on = self._model.frame(frame)
        q, qd, qdd = self._state(q, qd, qdd)
        moving = base_motion(base)
        # without gravity the carried accelerations are the true ones
        _, steps, _ = self._steps(q, qd, qdd, self._model.kind.zeros(3), None, moving)
        moving = moving or BaseMotion.none(self._model.kind)
        v = origin_velocities(self._model, steps.poses, steps.w, qd, moving.v)[on.body]
        w, wd, p = steps.w[on.body], steps.wd[on.body], on.pose.translation
        v = v + cross(w, p)
        vd = acceleration_of_point(w, wd, steps.vd_felt[on.body], p)
        world = body_poses(self._model, q)
        R_WA = frame_pose(self._model, axes or frame, world).rotation
        R_AB = product(transpose(R_WA), world[on.body].rotation)
        shape = (*q.shape[:-1], 3)
        turned = (np.broadcast_to(times(R_AB, part), shape) for part in (w, v, wd, vd))
        return FrameMotion(frame, axes or frame, *turned)

    @overload
    def transform(self, thing: Wrench, *, to: str, q: Any) -> Wrench: ...
    @overload
    def transform(self, thing: Twist, *, to: str, q: Any) -> Twist: ...
    def transform(self, thing: Wrench | Twist, *, to: str, q: Any) -> Wrench | Twist:
        """The same wrench or twist at the origin and in the axes of another frame, at pose q.

        A twist belongs to one rigid body: between wrist, sensor and tool it is that of the hand.
        """
        q, _, _ = self._state(q)
        world = body_poses(self._model, q)
        X_WA = frame_pose(self._model, thing.frame, world)
        X_AB = X_WA.inverse() @ frame_pose(self._model, to, world)
        if isinstance(thing, Twist):
            return Twist(*twist_at(X_AB, thing.angular, thing.linear), frame=to)
        moment = thing.moment
        if isinstance(thing.point, str):
            X_WP = frame_pose(self._model, thing.point, world)
            moment = moment + cross((X_WA.inverse() @ X_WP).translation, thing.force)
        elif thing.point is not None:
            moment = moment + cross(thing.point, thing.force)
        force, moment = wrench_at(X_AB, thing.force, moment)
        named = thing.point if isinstance(thing.point, str) else thing.frame
        return Wrench(force, moment, frame=to, link=thing.link or named, sense=thing.sense)

    # ---- inside --------------------------------------------------------------------------------

    def _state(self, q: Any, qd: Any = None, qdd: Any = None) -> tuple[Array, ...]:
        know_symbols()
        return joint_state(self._model, q, qd, qdd)

    def moving_body(self, link: str | int) -> int:
        """The index of a moving link by its name, its joint's name, or its number from 1."""
        bodies = self._model.bodies
        if isinstance(link, int) or link.isdecimal():
            if not 1 <= int(link) <= len(bodies):
                raise InputError(f"link {link}: moving links are numbered 1 to {len(bodies)}")
            return int(link)
        for body in bodies:
            if link in (body.name, body.joint.name):
                return body.index
        raise UnknownNameError("moving link", link, [body.name for body in bodies])

    def _steps(
        self, q: Any, qd: Any, qdd: Any, gravity: Any, wrench: Wrenches, base: Motion
    ) -> tuple[Array, Steps, list[Applied]]:
        q, qd, qdd = self._state(q, qd, qdd)
        applied = self._applied(q, wrench)
        g, moving = gravity_vector(self._model, gravity), base_motion(base)
        one_batch(q, g, applied, moving)
        steps = newton_euler_of(self._model, q, qd, qdd, g, by_body(applied), moving)
        return q, steps, applied
