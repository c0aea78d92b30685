"""A robot in Pinocchio: built joint by joint from our Model, or read by Pinocchio from the file.

Its coordinates differ from ours where a joint has several: quaternions have their scalar last, a
free joint has velocity before angular velocity, a plane's normal is z and its angle is told by
cosine and sine. Universal and cylindrical joints are built as two joints.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from rnea.core.model import Body, Joint, Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, counted
from rnea.system.cached import cached_property
from rnea.system.file_access import Packages

# the name that it gives the joint of a floating base
_ROOT = "root_joint"


class PinocchioPeer:
    """Torques of rigid bodies by Pinocchio; coordinates are those of our bodies, one by one."""

    def __init__(
        self,
        theirs: Any,
        model: Model,
        joints: Sequence[Sequence[str]],
        remark: str = "",
        placing: Sequence[Any] = (),
    ) -> None:
        """joints: the names there of the joints that move each of our bodies.

        placing: our frame of every body, the base first, seen from theirs, where it was built.
        """
        self._model, self._data, self._ours = theirs, theirs.createData(), model
        self.placing = tuple(placing)
        # laws of the joints are left out on both sides
        for name in ("armature", "damping", "friction", "rotorInertia"):
            if hasattr(theirs, name):
                setattr(theirs, name, np.zeros_like(getattr(theirs, name)))
        theirs.gravity.linear = np.array(model.gravity, dtype=float)
        for body, names in zip(model.bodies, joints, strict=True):
            if not all(theirs.existJointName(name) for name in names):
                raise InputError(f"joint {body.joint.name!r} does not move there")
        self._ids = [[theirs.getJointId(name) for name in names] for names in joints]
        for body, ids in zip(model.bodies, self._ids, strict=True):
            if sum(theirs.nvs[i] for i in ids) != body.joint.nv:
                raise InputError(f"joint {body.joint.name!r} moves in another way there")
        flat = [i for ids in self._ids for i in ids]
        in_order, extra = flat == sorted(flat), theirs.njoints - 1 - len(flat)
        circles = sum(theirs.nqs[i] == 2 for i in flat)
        remarks = (
            remark,
            "" if in_order else "joints in another order there, matched by name",
            f"{counted(circles, 'continuous joint')} as (cos, sin) there" if circles else "",
            f"moving only there, held at rest: {counted(extra, 'joint')}" if extra else "",
        )
        self.remark = "; ".join(filter(None, remarks))

    @classmethod
    def building(cls, model: Model) -> PinocchioPeer:
        pin = _pinocchio()
        theirs, joints = pin.Model(), []
        # of every body, the base first: their joint, and our frame seen from theirs
        ids, offsets = [0], [pin.SE3.Identity()]
        for body in model.bodies:
            placement = body.joint.placement
            placement = model.base @ placement if body.parent == 0 else placement
            pose = pin.SE3(np.array(placement.rotation), np.array(placement.translation))
            offset = _plane(pin, body.joint)
            pose = offsets[body.parent] * pose * offset.inverse()
            on, names = ids[body.parent], []
            for k, joint in enumerate(_joints(pin, body.joint)):
                names.append(body.joint.name if k == 0 else f"{body.joint.name} {k + 1}")
                on, pose = theirs.addJoint(on, joint, pose, names[-1]), pin.SE3.Identity()
            ids.append(on)
            offsets.append(offset)
            joints.append(names)
            own = body.inertia
            inertia = pin.Inertia(float(own.mass), np.array(own.com), np.array(own.about_com))
            theirs.appendBodyToJoint(on, inertia, offset)
        for name, frame in model.frames.items():
            seen = frame.pose if frame.body else model.base @ frame.pose
            place = pin.SE3(np.array(seen.rotation), np.array(seen.translation))
            place, kind = offsets[frame.body] * place, pin.FrameType.OP_FRAME
            theirs.addFrame(pin.Frame(_of_ours(name), ids[frame.body], 0, place, kind))
        return cls(theirs, model, joints, placing=offsets)

    @classmethod
    def reading(cls, model: Model, file: str, _: Packages) -> PinocchioPeer:
        pin = _pinocchio()
        text = Path(file).read_text(encoding="utf-8-sig")
        names = [body.joint.name for body in model.bodies]
        if "<mujoco" in text[:2000] and "<robot" not in text[:2000]:
            theirs = pin.buildModelFromMJCF(file)
            theirs = theirs[0] if isinstance(theirs, tuple) else theirs
        else:
            theirs = pin.buildModelFromXML(text.lstrip())
            if _floats_by_wish(theirs, model):
                theirs, names[0] = pin.buildModelFromXML(text, pin.JointModelFreeFlyer()), _ROOT
        for body in model.bodies:
            if _is_planar(body.joint) and not np.array_equal(body.joint.axis, (0, 0, 1)):
                raise InputError(f"planes have the normal z there; {body.joint.name!r} has another")
        return cls(theirs, model, [[name] for name in names], _mass_remark(theirs, model))

    @property
    def inside(self) -> tuple[Any, Any]:
        """Its own model and data."""
        return self._model, self._data

    def frame(self, name: str) -> int:
        """The number there of one of our frames; of a robot that was built."""
        return int(self._model.getFrameId(_of_ours(name)))

    def joint(self, body: Body) -> int:
        """The number there of the joint that carries one of our bodies."""
        return int(self._ids[body.index - 1][-1])

    def positions(self, q: Array) -> Array:
        """Our positions (..., nq) in its coordinates."""
        theirs = self._model
        full = np.empty((*q.shape[:-1], theirs.nq))
        full[...] = _pinocchio().neutral(theirs)
        for body, ids in zip(self._ours.bodies, self._ids, strict=True):
            numbers = _position(body, q[..., body.q], [theirs.nqs[i] for i in ids])
            for i, part in zip(ids, numbers, strict=True):
                full[..., theirs.idx_qs[i] : theirs.idx_qs[i] + theirs.nqs[i]] = part
        return full

    @cached_property
    def columns(self) -> Array:
        """Where each of our speeds stands there: x[..., columns] are ours of its vector x."""
        found = np.empty(self._ours.nv, dtype=int)
        for body, ids in zip(self._ours.bodies, self._ids, strict=True):
            found[body.v] = self._places(body, ids)
        return found

    def speeds(self, v: Array) -> Array:
        """Our speeds, accelerations or efforts (..., nv) in its order."""
        full = np.zeros((*v.shape[:-1], self._model.nv))
        full[..., self.columns] = v
        return full

    def torque(self, q: Sequence[Array], qd: Sequence[Array], qdd: Sequence[Array]) -> list[Array]:
        """The efforts of every body's joint at its own coordinates, speeds and accelerations."""
        pin, theirs = _pinocchio(), self._model
        full, v, a = pin.neutral(theirs), np.zeros(theirs.nv), np.zeros(theirs.nv)
        columns = []
        for body, ids, own, speed, change in zip(
            self._ours.bodies, self._ids, q, qd, qdd, strict=True
        ):
            numbers = _position(body, own, [theirs.nqs[i] for i in ids])
            for i, part in zip(ids, numbers, strict=True):
                full[theirs.idx_qs[i] : theirs.idx_qs[i] + theirs.nqs[i]] = part
            there = self._places(body, ids)
            v[there], a[there] = speed, change
            columns.append(there)
        tau = np.array(pin.rnea(theirs, self._data, full, v, a))
        return [tau[there] for there in columns]

    def _places(self, body: Body, ids: Sequence[int]) -> list[int]:
        """Columns there of one body's speeds, in our order."""
        theirs = self._model
        there = [theirs.idx_vs[i] + k for i in ids for k in range(theirs.nvs[i])]
        # a free joint has its linear part first
        return there[3:] + there[:3] if body.joint.nv == 6 else there


def _of_ours(name: str) -> str:
    """Under which name one of our frames is there: no frame of its own has such a one."""
    return f"frame {name}"


def _pinocchio() -> Any:
    return importlib.import_module("pinocchio")


def _position(body: Body, q: Array, counts: Sequence[int]) -> list[Array]:
    """The coordinates (..., count) of each of their joints, given ours (..., nq) of one body."""
    if body.joint.nv == 6:
        return [q[..., [0, 1, 2, 4, 5, 6, 3]]]
    if body.joint.nq == 4:
        return [q[..., [1, 2, 3, 0]]]
    if _is_planar(body.joint):
        return [np.concatenate([q[..., :2], _on_circle(q[..., 2:])], axis=-1)]
    parts = (q[..., k : k + 1] for k in range(len(counts)))
    return [
        _on_circle(part) if count == 2 else part for part, count in zip(parts, counts, strict=True)
    ]


def _on_circle(angle: Array) -> Array:
    return np.concatenate([np.cos(angle), np.sin(angle)], axis=-1)


def _floats_by_wish(theirs: Any, model: Model) -> bool:
    """Whether our robot floats although its file says nothing of it."""
    if not model.bodies or model.bodies[0].joint.nv != 6:
        return False
    if theirs.existJointName(model.bodies[0].joint.name):
        return False
    if not np.array_equal((model.base @ model.bodies[0].joint.placement).matrix(), np.eye(4)):
        raise InputError("its floating base starts at the origin, and ours does not")
    return True


def _is_planar(joint: Joint) -> bool:
    return joint.kind == "planar"


def _plane(pin: Any, joint: Joint) -> Any:
    """Our child's frame in theirs, in which a plane's normal is z."""
    if not _is_planar(joint):
        return pin.SE3.Identity()
    turns, slides = joint.motion_axes(joint.neutral)
    return pin.SE3(np.array([slides[0], slides[1], turns[2]], dtype=float), np.zeros(3))


def _joints(pin: Any, joint: Joint) -> list[Any]:
    """Theirs that together move as ours does; none of them composite."""
    turns, slides = (np.array(part, dtype=float) for part in joint.motion_axes(joint.neutral))
    match joint.kind:
        case "spherical":
            return [pin.JointModelSpherical()]
        case "planar":
            return [pin.JointModelPlanar()]
        case "free":
            return [pin.JointModelFreeFlyer()]
        case "universal":
            return [_about(pin, turns[0]), _about(pin, turns[1])]
        case "cylindrical":
            return [_about(pin, turns[0]), _along(pin, slides[1])]
        case "helical":
            axis = np.array(joint.axis, dtype=float)
            return [pin.JointModelHelicalUnaligned(axis, float(slides[0] @ axis))]
    # a joint that follows another one has its own axis there, and moves by itself
    axis = np.array(joint.axis, dtype=float)
    return [_along(pin, axis) if joint.kind == "prismatic" else _about(pin, axis)]


def _about(pin: Any, axis: Array) -> Any:
    return _aligned(pin, "R", axis) or pin.JointModelRevoluteUnaligned(axis)


def _along(pin: Any, axis: Array) -> Any:
    return _aligned(pin, "P", axis) or pin.JointModelPrismaticUnaligned(axis)


def _aligned(pin: Any, letter: str, axis: Array) -> Any:
    """Along x, y or z the joint that it has for this axis, which is its fastest."""
    for name, unit in zip("XYZ", np.eye(3), strict=True):
        if np.array_equal(axis, unit):
            return getattr(pin, f"JointModel{letter}{name}")()
    return None


def _mass_remark(theirs: Any, model: Model) -> str:
    """Moving mass as the other package read it, where it is another."""
    ours = sum(float(body.inertia.mass) for body in model.bodies)
    read = sum(float(inertia.mass) for inertia in list(theirs.inertias)[1:])
    if abs(ours - read) <= 1e-9 * max(ours, read):
        return ""
    return f"moving mass {read:.6g} kg there, {ours:.6g} kg here"
