"""A robot in MuJoCo: built body by body from our Model, or compiled by MuJoCo from the file.

MuJoCo has hinges, slides, balls and, in the world, free joints; several can move one body. So we
build a free joint elsewhere of three slides and a ball, a planar one of two slides and a hinge, a
screw of a hinge and a slide. Their linear speeds are then along the axes that the body moves in,
ours along the body's own: v there is R v, its rate R (dv/dt + w × v), and forces come back by Rᵀ.
The same holds for its free joints.
"""

from __future__ import annotations

import importlib
import os
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from rnea.core.model import Body, Joint, Model
from rnea.core.spatial import Pose, quaternions
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, counted
from rnea.files.robots.mjcf import require_compilable
from rnea.system.file_access import Packages

# numbers of q and of v by MuJoCo's type of joint: free, ball, slide, hinge
_COUNTS = {0: (7, 6), 1: (4, 3), 2: (1, 1), 3: (1, 1)}
_FREE = 0


class MujocoPeer:
    """Torques of rigid bodies by MuJoCo's recursion; coordinates are those of our bodies."""

    def __init__(
        self, compiled: Any, model: Model, joints: Sequence[Sequence[int]], remark: str = ""
    ) -> None:
        """joints: the numbers there of the joints that move each of our bodies."""
        self._model, self._data, self._ours = compiled, _mujoco().MjData(compiled), model
        compiled.opt.gravity[:] = np.array(model.gravity, dtype=float)
        self._bodies = []
        for body, numbers in zip(model.bodies, joints, strict=True):
            there = _There(compiled, model, body, numbers)
            if not there.fits:
                raise InputError(f"joint {body.joint.name!r} moves in another way there")
            self._bodies.append(there)
        flat = [number for numbers in joints for number in numbers]
        in_order, extra = flat == sorted(flat), compiled.njnt - len(flat)
        remarks = (
            remark,
            "" if in_order else "joints in another order there, matched by name",
            f"moving only there, held at rest: {counted(extra, 'joint')}" if extra else "",
        )
        self.remark = "; ".join(filter(None, remarks))

    @classmethod
    def building(cls, model: Model, *, frames: bool = False) -> MujocoPeer:
        """frames: with our frames as sites, in our order."""
        mujoco = _mujoco()
        spec = mujoco.MjSpec()
        spec.compiler.degree = False
        spec.compiler.balanceinertia = False
        bodies, made = [spec.worldbody.add_body(**_placed(model.base))], []
        for body in model.bodies:
            own = body.inertia
            moments, axes = np.linalg.eigh(np.array(own.about_com, dtype=float))
            axes[:, 2] *= np.sign(np.linalg.det(axes))
            floats = body.parent == 0 and body.joint.kind == "free"
            # its free joints are in the world, and start anywhere
            their_parent = spec.worldbody if floats else bodies[body.parent]
            their_body = their_parent.add_body(
                **_placed(body.joint.placement),
                mass=float(own.mass),
                ipos=np.array(own.com, dtype=float),
                inertia=moments,
                iquat=_quaternion(axes),
                explicitinertial=True,
            )
            joints = [("FREE", np.zeros(3))] if floats else _joints(body.joint)
            made.append([f"{body.index} {k}" for k, _ in enumerate(joints)])
            for name, (word, axis) in zip(made[-1], joints, strict=True):
                kind = getattr(mujoco.mjtJoint, f"mjJNT_{word}")
                their_body.add_joint(name=name, type=kind, axis=axis)
            bodies.append(their_body)
        for name, frame in model.frames.items() if frames else ():
            bodies[frame.body].add_site(name=name, **_placed(frame.pose))
        compiled = spec.compile()
        return cls(compiled, model, [[compiled.joint(name).id for name in one] for one in made])

    @classmethod
    def reading(cls, model: Model, file: str, packages: Packages) -> MujocoPeer:
        mujoco = _mujoco()
        text = Path(file).read_text(encoding="utf-8-sig").lstrip()
        if ElementTree.fromstring(text).tag == "mujoco":
            require_compilable(file, packages)
            compiled, remark = mujoco.MjSpec.from_file(os.path.realpath(file)).compile(), ""
        else:
            compiled, remark = _from_urdf(text, model), "read without shapes"
        theirs = {compiled.joint(i).name: i for i in range(compiled.njnt)}
        joints = []
        for body in model.bodies:
            found = theirs.get(body.joint.name)
            if found is None and body.name:
                # a free joint need not have a name there
                found = _only_joint(compiled, body.name)
            if found is None:
                raise InputError(f"joint {body.joint.name!r} does not move there")
            joints.append([found])
        return cls(compiled, model, joints, remark)

    @property
    def inside(self) -> tuple[Any, Any]:
        """Its own model and data."""
        return self._model, self._data

    def state(self, q: Array, v: Array, a: Array) -> tuple[Array, Array, Array]:
        """qpos, qvel and qacc there of one state of ours."""
        full = self._model.qpos0.copy(), np.zeros(self._model.nv), np.zeros(self._model.nv)
        for body, there in zip(self._ours.bodies, self._bodies, strict=True):
            place, speed, change = there.state(q[body.q], v[body.v], a[body.v])
            full[0][there.q], full[1][there.v], full[2][there.v] = place, speed, change
        return full

    def speed_map(self, q: Array) -> Array:
        """T(q) (theirs, ours) with v there = T v; forces and columns come back by it."""
        full = np.zeros((self._model.nv, self._ours.nv))
        for body, there in zip(self._ours.bodies, self._bodies, strict=True):
            full[there.v, body.v] = there.speed_map(q[body.q])
        return full

    def torque(self, q: Sequence[Array], qd: Sequence[Array], qdd: Sequence[Array]) -> list[Array]:
        """The efforts of every body's joint at its own coordinates, speeds and accelerations."""
        mujoco, model, data = _mujoco(), self._model, self._data
        mujoco.mj_resetData(model, data)
        for there, *state in zip(self._bodies, q, qd, qdd, strict=True):
            place, speed, change = there.state(*state)
            data.qpos[there.q], data.qvel[there.v], data.qacc[there.v] = place, speed, change
        # positions and velocities only: no contacts, springs or armature come in
        mujoco.mj_kinematics(model, data)
        mujoco.mj_comPos(model, data)
        mujoco.mj_comVel(model, data)
        tau = np.zeros(model.nv)
        mujoco.mj_rne(model, data, 1, tau)
        return [there.back(tau[there.v], own) for there, own in zip(self._bodies, q, strict=True)]


class _There:
    """One of our bodies in MuJoCo: where its numbers stand, and how they are turned."""

    def __init__(self, compiled: Any, model: Model, body: Body, joints: Sequence[int]) -> None:
        self._joint = body.joint
        self.q: list[int] = []
        self.v: list[int] = []
        for number in joints:
            nq, nv = _COUNTS[int(compiled.jnt_type[number])]
            self.q += range(compiled.jnt_qposadr[number], compiled.jnt_qposadr[number] + nq)
            self.v += range(compiled.jnt_dofadr[number], compiled.jnt_dofadr[number] + nv)
        # what a free joint's coordinates are told from: ours from its placement, its from the world
        free = any(int(compiled.jnt_type[number]) == _FREE for number in joints)
        self._from_world = model.base if free else None
        # a screw is a hinge and a slide there, which goes on by so many metres per radian
        turns, slides = (np.array(part) for part in self._joint.motion_axes(self._joint.neutral))
        self._lead = float(slides[0] @ turns[0]) if self._joint.nv < len(self.v) else 0.0
        self.fits = len(self.v) == self._joint.nv + (self._lead != 0)

    def state(self, q: Array, v: Array, a: Array) -> tuple[Array, Array, Array]:
        """Their coordinates, speeds and accelerations."""
        if self._lead:
            place, speed, change = (np.concatenate([x, x * self._lead]) for x in (q, v, a))
            return place, speed, change
        if self._joint.nv not in (3, 6) or self._joint.nq == 4:
            return q, v, a
        R, place = self._turned(q), q
        if self._joint.nv == 6:
            if self._from_world is not None:
                pose = self._from_world @ self._joint.pose(q)
                place = np.concatenate([pose.translation, _quaternion(pose.rotation)])
            w, linear, change = v[:3], v[3:], a[3:] + np.cross(v[:3], v[3:])
            return (
                place,
                np.concatenate([R @ linear, w]),
                np.concatenate([R @ change, a[:3]]),
            )
        across = np.array([-v[1], v[0]]) * v[2]
        return (
            q,
            np.concatenate([R @ v[:2], v[2:]]),
            np.concatenate([R @ (a[:2] + across), a[2:]]),
        )

    def speed_map(self, q: Array) -> Array:
        """Their speeds (theirs, ours) of each of our speeds alone."""
        none = np.zeros(self._joint.nv)
        return np.array([self.state(q, one, none)[1] for one in np.eye(self._joint.nv)]).T

    def back(self, tau: Array, q: Array) -> Array:
        """Our efforts."""
        if self._lead:
            return tau[:1] + tau[1:] * self._lead
        if self._joint.nv not in (3, 6) or self._joint.nq == 4:
            return tau
        R = self._turned(q)
        if self._joint.nv == 6:
            return np.concatenate([tau[3:], R.T @ tau[:3]])
        return np.concatenate([R.T @ tau[:2], tau[2:]])

    def _turned(self, q: Array) -> Array:
        """The body's axes in those that it moves along."""
        if self._joint.nv == 3:
            c, s = np.cos(q[2]), np.sin(q[2])
            return np.array([[c, -s], [s, c]])
        if self._from_world is None:
            return quaternions.matrix(q[3:])
        return np.array((self._from_world @ self._joint.pose(q)).rotation)


def _joints(joint: Joint) -> list[tuple[str, Array]]:
    """Theirs that together move as ours does, as words and axes."""
    turns, slides = (np.array(part, dtype=float) for part in joint.motion_axes(joint.neutral))
    match joint.kind:
        case "spherical":
            return [("BALL", np.array([0.0, 0.0, 1.0]))]
        case "free":
            return [*(("SLIDE", axis) for axis in slides[3:]), ("BALL", slides[5])]
        case "planar":
            return [("SLIDE", slides[0]), ("SLIDE", slides[1]), ("HINGE", turns[2])]
        case "universal":
            return [("HINGE", turns[0]), ("HINGE", turns[1])]
        case "cylindrical":
            return [("HINGE", turns[0]), ("SLIDE", slides[1])]
        case "helical":
            axis = np.array(joint.axis, dtype=float)
            return [("HINGE", axis), ("SLIDE", axis)]
    # a joint that follows another one has its own axis there, and moves by itself
    word = "SLIDE" if joint.kind == "prismatic" else "HINGE"
    return [(word, np.array(joint.axis, dtype=float))]


def _mujoco() -> Any:
    return importlib.import_module("mujoco")


def _quaternion(rotation: Array) -> Array:
    """(w, x, y, z) by MuJoCo's own conversion."""
    mujoco = _mujoco()
    out = np.zeros(4)
    mujoco.mju_mat2Quat(out, np.ascontiguousarray(rotation, dtype=float).ravel())
    return out


def _placed(pose: Pose) -> dict[str, Any]:
    return {"pos": np.array(pose.translation, dtype=float), "quat": _quaternion(pose.rotation)}


def _only_joint(compiled: Any, name: str) -> int | None:
    """The only joint of a body there."""
    mujoco = _mujoco()
    number = mujoco.mj_name2id(compiled, mujoco.mjtObj.mjOBJ_BODY, name)
    if number < 0 or int(compiled.body_jntnum[number]) != 1:
        return None
    return int(compiled.body_jntadr[number])


def _from_urdf(text: str, model: Model) -> Any:
    """Compiled; with a free joint on the root, where our robot floats by the user's wish."""
    root = ElementTree.fromstring(text)
    named = {joint.get("name") for joint in root.findall("joint")}
    first = model.bodies[0] if model.bodies else None
    floats = first is not None and first.joint.nv == 6 and first.joint.name not in named
    spec = _mujoco().MjSpec.from_string(_bare(root, fuse=not floats))
    if floats and first is not None:
        body = spec.body(first.name)
        if body is None:
            raise InputError(f"link {first.name!r} cannot float there")
        body.add_freejoint(name=first.joint.name)
    return spec.compile()


def _bare(root: ElementTree.Element, fuse: bool) -> str:
    """A URDF with links, inertials and joints only: meshes need not be found."""
    keep = {"link": ("inertial",), "joint": ("origin", "parent", "child", "axis")}
    for child in list(root):
        if child.tag not in keep:
            root.remove(child)
            continue
        for part in [part for part in child if part.tag not in keep[child.tag]]:
            child.remove(part)
    fused = "true" if fuse else "false"
    options = f"<compiler balanceinertia='false' fusestatic='{fused}' discardvisual='false'/>"
    root.append(ElementTree.fromstring(f"<mujoco>{options}</mujoco>"))
    return ElementTree.tostring(root, encoding="unicode")
