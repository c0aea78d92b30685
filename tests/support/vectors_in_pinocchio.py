"""Robots of the test vectors in Pinocchio, from the plain numbers of the file or from its URDF.

Nothing of our own package reads the file here: what is compared is what a stranger would make of
it. Quaternions have the scalar last there, a free joint velocity before angular velocity.
"""

import numpy as np
import pinocchio as pin

_FREE = [3, 4, 5, 0, 1, 2]


class InPinocchio:
    """One robot; every method takes a state of the file and answers in the file's conventions."""

    def __init__(self, robot):
        self.model, self.kinds = pin.Model(), [b["joint"]["kind"] for b in robot["bodies"]]
        for body in robot["bodies"]:
            place = body["placement"]
            pose = pin.SE3(_matrix(place["rotation"]), np.array(place["translation"]))
            joint = _joint(body["joint"])
            index = self.model.addJoint(body["parent"], joint, pose, body["joint"]["name"])
            inertia = pin.Inertia(body["mass"], np.array(body["com"]), _matrix(body["inertia"]))
            self.model.appendBodyToJoint(index, inertia, pin.SE3.Identity())
        self.model.gravity.linear = np.array(robot["gravity"])
        self.data = self.model.createData()
        # of every column of theirs, ours; joints stand in the file's order
        self.order = _order(self.kinds)

    def position(self, q):
        parts, at = [], 0
        for kind in self.kinds:
            if kind == "free":
                x, (w, *vector) = q[at : at + 3], q[at + 3 : at + 7]
                parts += [*x, *vector, w]
            elif kind == "spherical":
                w, *vector = q[at : at + 4]
                parts += [*vector, w]
            else:
                parts.append(q[at])
            at += {"free": 7, "spherical": 4}.get(kind, 1)
        return np.array(parts)

    def _motion(self, state, *names):
        return [self.position(state["q"]), *(np.array(state[x])[self.order] for x in names)]

    def _back(self, numbers):
        out = np.empty_like(numbers)
        out[self.order] = numbers
        return out

    def _square(self, matrix):
        out = np.empty_like(matrix)
        out[np.ix_(self.order, self.order)] = matrix
        return out

    def tau(self, state):
        return self._back(pin.rnea(self.model, self.data, *self._motion(state, "qd", "qdd")))

    def gravity_torque(self, state):
        q = self.position(state["q"])
        return self._back(pin.computeGeneralizedGravity(self.model, self.data, q))

    def coriolis(self, state):
        q, qd = self._motion(state, "qd")
        gravity = self.model.gravity.linear.copy()
        self.model.gravity.linear = np.zeros(3)
        both = pin.nonLinearEffects(self.model, self.data, q, qd).copy()
        self.model.gravity.linear = gravity
        return self._back(both)

    def mass_matrix(self, state):
        M = pin.crba(self.model, self.data, self.position(state["q"]))
        return self._square(np.triu(M) + np.triu(M, 1).T)

    def joint_wrenches(self, state):
        self.tau(state)
        return np.array([[*f.angular, *f.linear] for f in list(self.data.f)[1:]])

    def _slopes(self, state):
        motion = self._motion(state, "qd", "qdd")
        return pin.computeRNEADerivatives(self.model, self.data, *motion)

    def tau_by_q(self, state):
        return self._square(np.array(self._slopes(state)[0]))

    def tau_by_qd(self, state):
        return self._square(np.array(self._slopes(state)[1]))

    def acceleration(self, state):
        return self._back(pin.aba(self.model, self.data, *self._motion(state, "qd", "effort")))


class UrdfInPinocchio(InPinocchio):
    """The same of its URDF: joints by name, in whatever order the reader has put them."""

    def __init__(self, robot):
        self.model = pin.buildModelFromXML(robot["urdf"])
        self.model.gravity.linear = np.array(robot["gravity"])
        self.data = self.model.createData()
        self.names = [b["joint"]["name"] for b in robot["bodies"]]
        self.kinds = [b["joint"]["kind"] for b in robot["bodies"]]
        self.order = self._by_name(_order(self.kinds), "idx_vs", "nvs")

    def _by_name(self, ours, first, count):
        """Numbers of theirs, joint by joint in our order, put where they have them."""
        out, at = np.empty_like(ours), 0
        for name in self.names:
            joint = self.model.getJointId(name)
            start, n = getattr(self.model, first)[joint], getattr(self.model, count)[joint]
            out[start : start + n] = ours[at : at + n]
            at += n
        assert at == len(ours)
        return out

    def position(self, q):
        return self._by_name(super().position(q), "idx_qs", "nqs")


def _order(kinds):
    order, at = [], 0
    for kind in kinds:
        own = {"free": _FREE, "spherical": [0, 1, 2]}.get(kind, [0])
        order += [at + k for k in own]
        at += len(own)
    return np.array(order)


def _matrix(nine):
    return np.array(nine).reshape(3, 3)


def _joint(joint):
    match joint["kind"]:
        case "revolute":
            return pin.JointModelRevoluteUnaligned(_unit(joint["axis"]))
        case "prismatic":
            return pin.JointModelPrismaticUnaligned(_unit(joint["axis"]))
        case "spherical":
            return pin.JointModelSpherical()
        case "free":
            return pin.JointModelFreeFlyer()


def _unit(axis):
    return np.array(axis) / np.linalg.norm(axis)
