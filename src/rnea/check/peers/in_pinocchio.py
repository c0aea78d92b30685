"""A robot in Pinocchio: built joint by joint from our Model, or read by Pinocchio from the file."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.model import Model
from rnea.spatial.numbers import Array


class PinocchioPeer:
    """Torques of rigid bodies by Pinocchio; coordinates in the order of our bodies."""

    def __init__(self, theirs: Any, model: Model, remark: str = "") -> None:
        self._model, self._data = theirs, theirs.createData()
        # laws of the joints are left out on both sides
        for name in ("armature", "damping", "friction", "rotorInertia"):
            if hasattr(theirs, name):
                setattr(theirs, name, np.zeros_like(getattr(theirs, name)))
        theirs.gravity.linear = np.array(model.gravity, dtype=float)
        names = [body.joint.name for body in model.bodies]
        for name in names:
            if not theirs.existJointName(name):
                raise InputError(f"joint {name!r} does not move there")
        self._ids = [theirs.getJointId(name) for name in names]
        in_order, extra = self._ids == sorted(self._ids), theirs.njoints - 1 - len(names)
        circles = sum(theirs.nqs[i] == 2 for i in self._ids)
        remarks = (
            remark,
            "" if in_order else "joints in another order there, matched by name",
            f"{circles} continuous joints as (cos, sin) there" if circles else "",
            f"{extra} joints move only there and are held at rest" if extra else "",
        )
        self.remark = "; ".join(filter(None, remarks))

    @classmethod
    def building(cls, model: Model) -> PinocchioPeer:
        pin = _pinocchio()
        theirs = pin.Model()
        ids = [0]
        for body in model.bodies:
            placement = body.joint.placement
            placement = model.base @ placement if body.parent == 0 else placement
            pose = pin.SE3(np.array(placement.rotation), np.array(placement.translation))
            joint = _joint(pin, body.joint.kind, np.array(body.joint.axis, dtype=float))
            ids.append(theirs.addJoint(ids[body.parent], joint, pose, body.joint.name))
            own = body.inertia
            inertia = pin.Inertia(float(own.mass), np.array(own.com), np.array(own.about_com))
            theirs.appendBodyToJoint(ids[-1], inertia, pin.SE3.Identity())
        return cls(theirs, model)

    @classmethod
    def reading(cls, model: Model, file: str) -> PinocchioPeer:
        pin = _pinocchio()
        text = Path(file).read_text(encoding="utf-8-sig")
        if "<mujoco" in text[:2000] and "<robot" not in text[:2000]:
            theirs = pin.buildModelFromMJCF(file)
            theirs = theirs[0] if isinstance(theirs, tuple) else theirs
        else:
            theirs = pin.buildModelFromXML(text.lstrip())
        return cls(theirs, model, _mass_remark(theirs, model))

    @property
    def inside(self) -> tuple[Any, Any, list[int]]:
        """Its own model and data, and the column there of each of our bodies."""
        return self._model, self._data, [int(self._model.idx_vs[i]) for i in self._ids]

    def torque(self, q: Array, qd: Array, qdd: Array) -> Array:
        pin, theirs = _pinocchio(), self._model
        full, v, a = pin.neutral(theirs), np.zeros(theirs.nv), np.zeros(theirs.nv)
        columns = [theirs.idx_vs[i] for i in self._ids]
        for i, value in zip(self._ids, q, strict=True):
            at = theirs.idx_qs[i]
            both = theirs.nqs[i] == 2
            full[at : at + 1 + both] = (np.cos(value), np.sin(value)) if both else value
        v[columns], a[columns] = qd, qdd
        return np.array(pin.rnea(theirs, self._data, full, v, a))[columns]


def _pinocchio() -> Any:
    return importlib.import_module("pinocchio")


def _joint(pin: Any, kind: str, axis: Array) -> Any:
    """Along x, y or z the joint that it has for this axis, which is its fastest."""
    letter, word = {"revolute": ("R", "Revolute"), "prismatic": ("P", "Prismatic")}[kind]
    for name, unit in zip("XYZ", np.eye(3), strict=True):
        if np.array_equal(axis, unit):
            return getattr(pin, f"JointModel{letter}{name}")()
    return getattr(pin, f"JointModel{word}Unaligned")(axis)


def _mass_remark(theirs: Any, model: Model) -> str:
    """Moving mass as the other package read it, where it is another."""
    ours = sum(float(body.inertia.mass) for body in model.bodies)
    read = sum(float(inertia.mass) for inertia in list(theirs.inertias)[1:])
    if abs(ours - read) <= 1e-9 * max(ours, read):
        return ""
    return f"moving mass {read:.6g} kg there, {ours:.6g} kg here"
