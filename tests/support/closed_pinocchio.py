"""The closed mechanisms in Pinocchio: its tree, a 3-row point for every loop, constrained dynamics.

Pinocchio has no hinge of five rows. A point in its place closes a planar loop as well: the row
across the plane is redundant, which its proximal iteration bears.
"""

import numpy as np
import pinocchio as pin

from support.closed_files import ClosedFile


class ClosedPinocchio:
    """A mechanism there; joints in depth-first order, universal ones as two."""

    def __init__(self, name):
        self.file = ClosedFile(name)
        self.model = pin.Model()
        self.ids = {"base": 0}
        waiting = self.file.children("base")
        while waiting:
            joint = waiting.pop(0)
            self._add(joint)
            waiting = [*self.file.children(joint.child), *waiting]
        self.data = self.model.createData()
        self.rows = pin.StdVec_RigidConstraintModel()
        for loop in self.file.loops:
            place = [pin.SE3(x.rotation, x.point) for x in (loop.place, loop.child_place)]
            self.rows.append(
                pin.RigidConstraintModel(
                    pin.ContactType.CONTACT_3D,
                    self.model,
                    self.ids[loop.parent],
                    place[0],
                    self.ids[loop.child],
                    place[1],
                    pin.ReferenceFrame.LOCAL,
                )
            )
        self.rows_data = pin.StdVec_RigidConstraintData()
        for row in self.rows:
            self.rows_data.append(row.createData())
        pin.initConstraintDynamics(self.model, self.data, self.rows, self.rows_data)
        self.settings = pin.ProximalSettings(1e-14, 1e-14, 1e-8, 200)

    def _add(self, joint):
        place = pin.SE3(joint.place.rotation, joint.place.point)
        if joint.parent == "base":
            place = pin.SE3(self.file.base.rotation, self.file.base.point) * place
        on = self.ids[joint.parent]
        for kind, name in _joints(joint):
            on = self.model.addJoint(on, kind, place, name)
            place = pin.SE3.Identity()
        self.ids[joint.child] = on
        self.model.appendBodyToJoint(on, pin.Inertia(*self.file.links[joint.child]), place)
        if joint.rotor:
            self.model.armature[self.model.joints[on].idx_v] = joint.rotor

    def accelerations(self, q, speeds, efforts):
        """Rates of all joints' speeds, by joint; q, speeds and efforts are lists by joint."""
        there, v, tau = np.zeros(self.model.nq), np.zeros(self.model.nv), np.zeros(self.model.nv)
        for joint in self.file.joints:
            at_q, at_v = self._slices(joint)
            own = q[joint.name]
            if joint.kind in ("spherical", "free"):
                own = [*own[:-4], *own[-3:], own[-4]]
            there[at_q] = own
            v[at_v] = _swapped(joint, speeds[joint.name])
            tau[at_v] = _swapped(joint, efforts.get(joint.name, np.zeros(at_v.stop - at_v.start)))
        rates = pin.constraintDynamics(
            self.model, self.data, there, v, tau, self.rows, self.rows_data, self.settings
        )
        return {
            joint.name: _swapped(joint, rates[self._slices(joint)[1]]) for joint in self.file.joints
        }

    def _slices(self, joint):
        last = self.model.joints[self.ids[joint.child]]
        first = last
        if joint.kind == "universal":
            first = self.model.joints[self.ids[joint.child] - 1]
        return slice(first.idx_q, last.idx_q + last.nq), slice(first.idx_v, last.idx_v + last.nv)


def _swapped(joint, speeds):
    """A free joint's velocity comes before its angular velocity there; both in the child's axes."""
    speeds = np.asarray(speeds, dtype=float)
    return np.concatenate([speeds[3:], speeds[:3]]) if joint.kind == "free" else speeds


def _joints(joint):
    match joint.kind:
        case "revolute":
            yield pin.JointModelRevoluteUnaligned(joint.axes[0]), joint.name
        case "prismatic":
            yield pin.JointModelPrismaticUnaligned(joint.axes[0]), joint.name
        case "universal":
            for axis, part in zip(joint.axes, ("angle1", "angle2"), strict=True):
                yield pin.JointModelRevoluteUnaligned(axis), f"{joint.name}_{part}"
        case "spherical":
            yield pin.JointModelSpherical(), joint.name
        case "free":
            yield pin.JointModelFreeFlyer(), joint.name
