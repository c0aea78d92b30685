"""Robots of the test vectors in MuJoCo, from the plain numbers of the file or from its URDF.

Nothing of our own package reads the file here. A free joint there has its pose in the world,
velocity before angular velocity, and velocity along the world's axes: speeds are T v with
T = (0 R; 1 0), their rates T dv/dt + (R (w × v), 0). Its derivatives
of torques are finite differences, and left out.
"""

import mujoco
import numpy as np

_SIZES = {"free": (7, 6), "spherical": (4, 3)}
_TYPES = {"revolute": "hinge", "prismatic": "slide", "spherical": "ball"}


class InMujoco:
    """One robot; every method takes a state of the file and answers in the file's conventions.

    Raises ValueError where MuJoCo refuses the robot, with its words.
    """

    def __init__(self, robot):
        self.robot = robot
        self.model = self._compiled(robot)
        self.model.opt.gravity[:] = robot["gravity"]
        off = mujoco.mjtDisableBit
        for bit in (off.mjDSBL_CONTACT, off.mjDSBL_LIMIT):
            self.model.opt.disableflags |= int(bit)
        self.data = mujoco.MjData(self.model)
        self.joints, q, v = [], 0, 0
        for body in robot["bodies"]:
            kind = body["joint"]["kind"]
            nq, nv = _SIZES.get(kind, (1, 1))
            there = self.model.joint(body["joint"]["name"])
            self.joints.append((body, slice(q, q + nq), slice(v, v + nv), there))
            q, v = q + nq, v + nv
        assert (self.model.nq, self.model.nv) == (q, v)

    def _compiled(self, robot):
        return mujoco.MjModel.from_xml_string(_mjcf(robot))

    def _place(self, state):
        """Positions there, and T with their speeds = T ours."""
        q, T = np.empty(self.model.nq), np.zeros((self.model.nv, self.model.nv))
        rates = np.zeros(self.model.nv)
        for body, own_q, own_v, there in self.joints:
            at, first = int(there.qposadr[0]), int(there.dofadr[0])
            values, speeds = state["q"][own_q], np.array(state["qd"][own_v])
            turn = np.eye(len(speeds))
            if body["joint"]["kind"] == "free":
                place = body["placement"]
                R_WJ, quaternion = np.array(place["rotation"]).reshape(3, 3), np.empty(4)
                own = np.array(place["quaternion"]) / np.linalg.norm(place["quaternion"])
                mujoco.mju_mulQuat(quaternion, own, np.array(values[3:]))
                values = [*(np.array(place["translation"]) + R_WJ @ values[:3]), *quaternion]
                R = np.empty(9)
                mujoco.mju_quat2Mat(R, quaternion)
                R, none = R.reshape(3, 3), np.zeros((3, 3))
                turn = np.block([[none, R], [np.eye(3), none]])
                rates[first : first + 3] = R @ np.cross(speeds[:3], speeds[3:])
            q[at : at + len(values)] = values
            T[first : first + len(speeds), own_v] = turn
        return q, T, rates

    def _set(self, state, moving=True):
        q, T, rates = self._place(state)
        self.data.qpos[:] = q
        self.data.qvel[:] = T @ state["qd"] if moving else 0
        return T, rates if moving else 0 * rates

    def _inverse(self, state, moving=True, acceleration=None):
        T, rates = self._set(state, moving)
        own = np.zeros(self.model.nv) if acceleration is None else acceleration
        self.data.qacc[:] = T @ own + rates
        mujoco.mj_inverse(self.model, self.data)
        return T.T @ self.data.qfrc_inverse

    def tau(self, state):
        return self._inverse(state, acceleration=state["qdd"])

    def gravity_torque(self, state):
        return self._inverse(state, moving=False)

    def coriolis(self, state):
        self.model.opt.gravity[:] = 0
        bias = self._inverse(state)
        self.model.opt.gravity[:] = self.robot["gravity"]
        return bias

    def mass_matrix(self, state):
        T, _ = self._set(state)
        mujoco.mj_forward(self.model, self.data)
        M = np.zeros((self.model.nv, self.model.nv))
        mujoco.mj_fullM(self.model, self.data, M)
        return T.T @ M @ T

    def joint_wrenches(self, state):
        """They keep them about the whole tree's centre of mass, along the world's axes."""
        self.tau(state)
        mujoco.mj_rnePostConstraint(self.model, self.data)
        rows = []
        for _, _, _, there in self.joints:
            body = int(self.model.jnt_bodyid[there.id])
            moment, force = self.data.cfrc_int[body][:3], self.data.cfrc_int[body][3:]
            about = self.data.subtree_com[self.model.body_rootid[body]]
            moment = moment + np.cross(about - self.data.xpos[body], force)
            R = self.data.xmat[body].reshape(3, 3)
            rows.append([*(R.T @ moment), *(R.T @ force)])
        return np.array(rows)

    def acceleration(self, state):
        T, rates = self._set(state)
        self.data.qfrc_applied[:] = np.linalg.solve(T.T, state["effort"])
        mujoco.mj_forward(self.model, self.data)
        self.data.qfrc_applied[:] = 0
        return np.linalg.solve(T, self.data.qacc - rates)


class UrdfInMujoco(InMujoco):
    """The same of its URDF."""

    def _compiled(self, robot):
        return mujoco.MjModel.from_xml_string(robot["urdf"])


def _mjcf(robot):
    children = {}
    for index, body in enumerate(robot["bodies"], start=1):
        children.setdefault(body["parent"], []).append((index, body))

    def under(parent):
        return "".join(_body(body, under(index)) for index, body in children.get(parent, []))

    return (
        '<mujoco><compiler angle="radian"/><option integrator="Euler"><flag eulerdamp="disable"/>'
        f"</option><worldbody>{under(0)}</worldbody></mujoco>"
    )


def _body(body, inside):
    place, joint = body["placement"], body["joint"]
    six = [body["inertia"][k] for k in (0, 4, 8, 1, 2, 5)]
    told = '<freejoint name="{name}"/>' if joint["kind"] == "free" else "<joint {words}/>"
    words = f'name="{joint["name"]}" type="{_TYPES.get(joint["kind"])}"'
    if "axis" in joint:
        words += f' axis="{_words(joint["axis"])}"'
    return (
        f'<body name="{body["name"]}" pos="{_words(place["translation"])}" '
        f'quat="{_words(place["quaternion"])}">'
        f'<inertial pos="{_words(body["com"])}" mass="{body["mass"]!r}" '
        f'fullinertia="{_words(six)}"/>' + told.format(name=joint["name"], words=words) + inside
    ) + "</body>"


def _words(numbers):
    return " ".join(map(repr, numbers))
