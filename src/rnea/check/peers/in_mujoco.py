"""A robot in MuJoCo: built body by body from our Model, or compiled by MuJoCo from the file."""

from __future__ import annotations

import importlib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.model import Model
from rnea.spatial import Pose
from rnea.spatial.numbers import Array


class MujocoPeer:
    """Torques of rigid bodies by MuJoCo's recursion; coordinates in the order of our bodies."""

    def __init__(self, compiled: Any, model: Model, remark: str = "") -> None:
        self._model, self._data = compiled, _mujoco().MjData(compiled)
        compiled.opt.gravity[:] = np.array(model.gravity, dtype=float)
        theirs = {compiled.joint(i).name: compiled.joint(i) for i in range(compiled.njnt)}
        names = [body.joint.name for body in model.bodies]
        for name in names:
            if name not in theirs:
                raise InputError(f"joint {name!r} does not move there")
        joints = [theirs[name] for name in names]
        self._q = [int(joint.qposadr[0]) for joint in joints]
        self._v = [int(joint.dofadr[0]) for joint in joints]
        in_order, extra = self._v == sorted(self._v), compiled.njnt - len(names)
        remarks = (
            remark,
            "" if in_order else "joints in another order there, matched by name",
            f"{extra} joints move only there, held at rest" if extra else "",
        )
        self.remark = "; ".join(filter(None, remarks))

    @classmethod
    def building(cls, model: Model) -> MujocoPeer:
        mujoco = _mujoco()
        spec = mujoco.MjSpec()
        spec.compiler.degree = False
        spec.compiler.balanceinertia = False
        kinds = {"revolute": mujoco.mjtJoint.mjJNT_HINGE, "prismatic": mujoco.mjtJoint.mjJNT_SLIDE}
        bodies = [spec.worldbody.add_body(**_placed(model.base))]
        for body in model.bodies:
            own = body.inertia
            moments, axes = np.linalg.eigh(np.array(own.about_com, dtype=float))
            axes[:, 2] *= np.sign(np.linalg.det(axes))
            their_body = bodies[body.parent].add_body(
                **_placed(body.joint.placement),
                mass=float(own.mass),
                ipos=np.array(own.com, dtype=float),
                inertia=moments,
                iquat=_quaternion(axes),
                explicitinertial=True,
            )
            their_body.add_joint(
                name=body.joint.name,
                type=kinds[body.joint.kind],
                axis=np.array(body.joint.axis, dtype=float),
            )
            bodies.append(their_body)
        return cls(spec.compile(), model)

    @classmethod
    def reading(cls, model: Model, file: str) -> MujocoPeer:
        mujoco = _mujoco()
        text = Path(file).read_text(encoding="utf-8-sig").lstrip()
        if ElementTree.fromstring(text).tag == "mujoco":
            return cls(mujoco.MjSpec.from_file(file).compile(), model)
        return cls(mujoco.MjSpec.from_string(_bare(text)).compile(), model, "read without shapes")

    @property
    def inside(self) -> tuple[Any, Any, list[int]]:
        """Its own model and data, and the column there of each of our bodies."""
        return self._model, self._data, list(self._v)

    def torque(self, q: Array, qd: Array, qdd: Array) -> Array:
        mujoco, model, data = _mujoco(), self._model, self._data
        mujoco.mj_resetData(model, data)
        data.qpos[self._q], data.qvel[self._v], data.qacc[self._v] = q, qd, qdd
        # positions and velocities only: no contacts, springs or armature come in
        mujoco.mj_kinematics(model, data)
        mujoco.mj_comPos(model, data)
        mujoco.mj_comVel(model, data)
        tau = np.zeros(model.nv)
        mujoco.mj_rne(model, data, 1, tau)
        return tau[self._v]


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


def _bare(text: str) -> str:
    """A URDF with links, inertials and joints only: meshes need not be found."""
    keep = {"link": ("inertial",), "joint": ("origin", "parent", "child", "axis")}
    root = ElementTree.fromstring(text)
    for child in list(root):
        if child.tag not in keep:
            root.remove(child)
            continue
        for part in [part for part in child if part.tag not in keep[child.tag]]:
            child.remove(part)
    options = "<compiler balanceinertia='false' fusestatic='true' discardvisual='false'/>"
    root.append(ElementTree.fromstring(f"<mujoco>{options}</mujoco>"))
    return ElementTree.tostring(root, encoding="unicode")
